"""Builds the browser's part with npm, outside the source tree."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import node

SOURCE = Path("web")
PREBUILT = Path("src/rollout/static")
STAMP = ".lock-digest"
"""A file in `node_modules` that says for which lock file it was installed."""

INSTALL = ("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund")
BUILD = ("npm", "run", "build")


class FrontEndError(Exception):
    """The front end cannot be built; says why and what helps."""


def add_front_end(static: Path, work: Path) -> None:
    """Put the built front end into the folder `static`; `work` is a scratch folder.

    ROLLOUT_NO_WEB leaves it out, for those who want the library alone.

    Raises:
        FrontEndError: it cannot be built.
    """
    if os.environ.get("ROLLOUT_NO_WEB"):
        print("rollout: ROLLOUT_NO_WEB is set, so this build has NO front end", file=sys.stderr)
        return
    if (PREBUILT / "index.html").exists():
        print(f"rollout: using the front end that lies in {PREBUILT}", file=sys.stderr)
        built = PREBUILT
    else:
        built = _build(work)
    if built.resolve() != static.resolve():
        shutil.rmtree(static, ignore_errors=True)
        shutil.copytree(built, static)


def lock_digest(folder: Path) -> str:
    """A fingerprint of the packages that the lock file in `folder` asks for."""
    return hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()


def _build(work: Path) -> Path:
    if not (SOURCE / "package.json").exists():
        raise FrontEndError(f"there is no {SOURCE}/package.json; set ROLLOUT_NO_WEB=1 to build the library alone")
    folder = work / "web"
    shutil.copytree(SOURCE, folder, ignore=shutil.ignore_patterns("node_modules", "dist"))
    environment = {**node.environment(work / "node"), "npm_config_update_notifier": "false"}
    if not _reuse_packages(folder):
        _run(INSTALL, folder, environment)
    _run(BUILD, folder, environment)
    if not (folder / "dist/index.html").exists():
        raise FrontEndError("npm run build left no dist/index.html")
    return folder / "dist"


def _reuse_packages(folder: Path) -> bool:
    """Whether the developer's installed packages fit the lock file; then they are used and not fetched again."""
    packages = (SOURCE / "node_modules").resolve()
    stamp = packages / STAMP
    if not stamp.exists() or stamp.read_text() != lock_digest(SOURCE):
        return False
    (folder / "node_modules").symlink_to(packages, target_is_directory=True)
    return True


def _run(command: tuple[str, ...], folder: Path, environment: dict[str, str]) -> None:
    program = shutil.which(command[0], path=environment["PATH"])
    if program is None:
        raise FrontEndError(f"{command[0]} is not on PATH")
    try:
        subprocess.run([program, *command[1:]], cwd=folder, env=environment, check=True)
    except subprocess.CalledProcessError as error:
        raise FrontEndError(f"{' '.join(command)} ended with {error.returncode}; its messages are above") from None
