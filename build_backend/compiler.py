"""Tells whether the rules can be compiled on this machine."""

from __future__ import annotations

import os
import shlex
import shutil
import sysconfig
from pathlib import Path


def missing() -> str:
    """What compiling lacks, in words; empty when all is there (on Windows setuptools finds out later)."""
    if os.name != "posix":
        return ""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(shlex.split(command)[0]) is None:
        return f"C compiler ({shlex.split(command)[0]})"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return "" if header.exists() else f"header of Python ({header})"
