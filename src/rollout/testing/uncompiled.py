"""Runs a module of this package with the rules uncompiled, even where they are installed as machine code.

    python .../rollout/testing/uncompiled.py rollout.testing.parity --print

A script, because it has to be there before anything of the package is imported.
"""

from __future__ import annotations

import runpy
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).resolve().parent.parent


class SourceFinder(MetaPathFinder):
    """Finds the modules of one package as source files only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] != PACKAGE.name:
            return None
        for folder in path or [str(PACKAGE.parent)]:
            if spec := FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname, target):
                return spec
        return None


def main() -> None:
    """Run the module that is named, with the remaining arguments."""
    sys.path[:] = [folder for folder in sys.path if Path(folder).resolve() != Path(__file__).resolve().parent]
    sys.meta_path.insert(0, SourceFinder())
    sys.argv = sys.argv[1:]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
