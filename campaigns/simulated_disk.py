"""A disk in memory that can lose its power: what was not flushed is dropped, reordered or torn then."""

from __future__ import annotations

import random
import threading
from dataclasses import dataclass, field

import apsw

SECTOR = 512
POWERSAFE_OVERWRITE = 0x1000  # as SQLite assumes of every real disk: a torn write spoils nothing beside it


class PowerCutError(apsw.IOError):
    """The machine is off."""


@dataclass
class Content:
    """A file: what has reached the disk, and what has been written since."""

    durable: bytearray | None = None
    """None as long as its name has not reached the disk either."""
    now: bytearray = field(default_factory=bytearray)
    pending: list[tuple[int, bytes | None]] = field(default_factory=list)
    """Writes (where, what) and truncations (length, None), in order."""

    def flush(self) -> None:
        """Everything so far reaches the disk."""
        self.durable = bytearray(self.now)
        self.pending = []


class Disk:
    """Files by name, a clock of operations, and faults that come at one of them."""

    def __init__(self, seed: int, files: dict[str, bytes] | None = None) -> None:
        self.picks = random.Random(seed)
        self.files = {name: Content(bytearray(data), bytearray(data)) for name, data in (files or {}).items()}
        self.operations = 0
        """Writes, truncations and flushes so far."""
        self.cut_at: int | None = None
        self.fail_at: int | None = None
        """The operation that fails with an I/O error ..."""
        self.fail_always = False
        """... and whether all later ones do."""
        self.off = False
        self.lock = threading.RLock()

    def tick(self) -> None:
        """One more operation begins.

        Raises:
            PowerCutError: the power is off.
            apsw.IOError: the operation was to fail.
        """
        self.alive()
        self.operations += 1
        if self.cut_at is not None and self.operations >= self.cut_at:
            self.off = True
        self.alive()
        if self.fail_at is not None and (
            self.operations == self.fail_at or (self.fail_always and self.operations > self.fail_at)
        ):
            raise apsw.IOError("simulated")

    def alive(self) -> None:
        """Raises PowerCutError: the power is off."""
        if self.off:
            raise PowerCutError

    def survivors(self) -> dict[str, bytes]:
        """What is found on the disk when the power is back."""
        return {name: data for name, file in self.files.items() if (data := self._survives(file)) is not None}

    def _survives(self, file: Content) -> bytes | None:
        if file.durable is None and self.picks.random() < 0.5:
            return None
        data = bytearray(file.durable or b"")
        share = self.picks.choice((0.0, 0.1, 0.5, 0.9, 1.0))
        for where, what in file.pending:
            if what is not None:
                self._write_some(data, where, what, share)
            elif self.picks.random() < share:
                del data[where:]
        return bytes(data)

    def _write_some(self, data: bytearray, where: int, what: bytes, share: float) -> None:
        """Each sector of a write arrives or not, on its own."""
        at = where
        while at < where + len(what):
            end = min((at // SECTOR + 1) * SECTOR, where + len(what))
            if self.picks.random() < share:
                data.extend(bytes(max(0, end - len(data))))
                data[at:end] = what[at - where : end - where]
            at = end


class SimulatedVFS(apsw.VFS):
    """SQLite's door to a disk that can be exchanged."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "")
        self.disk = Disk(0)

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> apsw.VFSFile:
        assert name is not None
        path = name if isinstance(name, str) else name.filename()
        flags[1] = flags[0]
        return OpenFile(self.disk, self.disk.files.setdefault(path, Content()))  # type: ignore[return-value]

    def xDelete(self, filename: str, syncdir: bool) -> None:
        with self.disk.lock:
            self.disk.tick()
            self.disk.files.pop(filename, None)

    def xAccess(self, pathname: str, flags: int) -> bool:
        return pathname in self.disk.files

    def xFullPathname(self, name: str) -> str:
        return name


class OpenFile:
    """A file on the simulated disk, in the words of SQLite. Only one connection uses it, so locks are no-ops."""

    def __init__(self, disk: Disk, content: Content) -> None:
        self._disk = disk
        self._content = content

    def xRead(self, amount: int, offset: int) -> bytes:
        self._disk.alive()
        return bytes(self._content.now[offset : offset + amount])

    def xWrite(self, data: bytes, offset: int) -> None:
        with self._disk.lock:
            self._disk.tick()
            now = self._content.now
            now.extend(bytes(max(0, offset + len(data) - len(now))))
            now[offset : offset + len(data)] = data
            self._content.pending.append((offset, bytes(data)))

    def xTruncate(self, size: int) -> None:
        with self._disk.lock:
            self._disk.tick()
            del self._content.now[size:]
            self._content.pending.append((size, None))

    def xSync(self, flags: int) -> None:
        with self._disk.lock:
            self._disk.tick()
            self._content.flush()

    def xFileSize(self) -> int:
        return len(self._content.now)

    def xLock(self, level: int) -> None:
        pass

    def xUnlock(self, level: int) -> None:
        pass

    def xCheckReservedLock(self) -> bool:
        return False

    def xFileControl(self, op: int, pointer: int) -> bool:
        return False

    def xSectorSize(self) -> int:
        return SECTOR

    def xDeviceCharacteristics(self) -> int:
        return POWERSAFE_OVERWRITE

    def xClose(self) -> None:
        pass
