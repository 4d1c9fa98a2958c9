"""Compiles the rules with mypyc: every module of the list, or none.

Compiled are `core/{state,chance,codec,lists}.py`, `search/*.py` and, in every game, the modules named in
`IN_A_GAME` and each further one that holds a line `# compiled`.

ROLLOUT_PURE=1 leaves all uncompiled; ROLLOUT_REQUIRE_COMPILED=1 makes a failure to compile an error
instead of a fallback to the same rules uncompiled.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import compiler
from setuptools import Extension
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/rollout")
IN_CORE = ("state", "chance", "codec", "lists")
IN_A_GAME = ("tables", "state", "belief", "heuristics")
MARK = "# compiled"


class CompileError(Exception):
    """The rules cannot be compiled, and ROLLOUT_REQUIRE_COMPILED asks for it."""


def compiled_modules() -> list[str]:
    """The source files that are compiled, in a fixed order."""
    core = [PACKAGE / f"core/{name}.py" for name in IN_CORE]
    search = sorted((PACKAGE / "search").glob("*.py"))
    games = [path for path in sorted((PACKAGE / "games").glob("*/*.py")) if _is_compiled(path)]
    return [str(path) for path in (*core, *search, *games) if path.name != "__init__.py"]


def _is_compiled(path: Path) -> bool:
    return path.stem in IN_A_GAME or MARK in path.read_text(encoding="utf-8").splitlines()


def extensions(work: Path) -> list[Extension]:
    """What setuptools is to compile; empty for uncompiled rules. `work` is a scratch folder."""
    if os.environ.get("ROLLOUT_PURE"):
        print("rollout: ROLLOUT_PURE is set, so the rules stay uncompiled", file=sys.stderr)
        return []
    if missing := compiler.missing():
        stay_uncompiled(f"there is no {missing}")
        return []
    try:
        return _mypycify(work)
    except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever mypyc stumbles over, the rules run without it
        stay_uncompiled(f"mypyc failed: {error!r}")
        return []


def stay_uncompiled(reason: str) -> None:
    """Say that the rules will run uncompiled.

    Raises:
        CompileError: they must not.
    """
    if os.environ.get("ROLLOUT_REQUIRE_COMPILED"):
        raise CompileError(f"ROLLOUT_REQUIRE_COMPILED is set, but {reason}")
    print(f"rollout: {reason}; the rules stay uncompiled (same results, slower)", file=sys.stderr)


def _mypycify(work: Path) -> list[Extension]:
    from mypyc.build import mypycify  # noqa: PLC0415 - absent where uncompiled rules are asked for

    options = ["--config-file=", "--follow-imports=silent", f"--cache-dir={work / 'mypy'}"]
    made: list[Extension] = mypycify(
        [*options, *compiled_modules()],
        opt_level="3",
        debug_level="0",
        group_name="rollout",
        target_dir=str(work / "c"),
    )
    for extension in made:
        arguments = [a for a in extension.extra_compile_args if a != "-Werror"]  # a newer compiler warns of more
        if os.name == "posix":
            arguments.append("-fno-semantic-interposition")
        extension.extra_compile_args = arguments
    return made


class BuildExt(build_ext):  # type: ignore[misc]  # setuptools comes without types
    """All or nothing: half of the compiled modules would not import."""

    extensions: list[Extension]

    def build_extensions(self) -> None:
        try:
            super().build_extensions()
        except (Exception, SystemExit) as error:  # noqa: BLE001 - each compiler fails in its own way
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []
            stay_uncompiled(f"the C compiler failed ({type(error).__name__}; its messages are above)")
