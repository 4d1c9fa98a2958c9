"""One server a database: a lock that the operating system takes back when its holder dies."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from rollout.core.errors import RolloutError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class FolderLock:
    """Holds a folder until it is released or the process ends, in whichever way."""

    def __init__(self, folder: Path) -> None:
        """Take the lock.

        Raises:
            RolloutError: another process holds it.
        """
        self._file = os.open(folder / "rollout.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if sys.platform == "win32":
                msvcrt.locking(self._file, msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._file)
            raise RolloutError(
                f"another rollout server uses the games in {folder}; stop it first, or name another folder with --data"
            ) from None

    def release(self) -> None:
        """Let others have the folder."""
        os.close(self._file)
