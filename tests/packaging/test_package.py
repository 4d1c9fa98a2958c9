"""What a build must keep: all modules compiled or none, every file in its place, and messages that stay frozen."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import rollout
from rollout.core.build import is_compiled
from rollout.core.wire import Fact, Visible
from tests.packaging.conftest import ROOT

PACKAGE = Path(rollout.__file__).parent
SOURCE = ROOT / "src/rollout"
INSTALLED = PACKAGE != SOURCE


def compiled_sources() -> list[Path]:
    from compiled import compiled_modules

    return [ROOT / path for path in compiled_modules()]


def dotted(path: Path) -> str:
    return ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)


def every_subclass(kind: type) -> Iterator[type]:
    children: list[type] = kind.__subclasses__()
    for child in children:
        yield child
        yield from every_subclass(child)


def test_the_list_names_the_rules_of_every_game() -> None:
    names = {dotted(path) for path in compiled_sources()}

    assert {"rollout.core.state", "rollout.search.flat", "rollout.games.robot_heroes.state"} <= names
    assert not any(name.endswith(("facts", "view", "notation", "__init__")) for name in names)


def test_all_modules_of_the_list_are_compiled_or_none_is() -> None:
    assert {is_compiled(dotted(path)) for path in compiled_sources()} == {is_compiled()}


def test_no_compiled_module_defines_what_mypyc_would_change() -> None:
    """mypyc drops the keywords of a Struct: a compiled one would be mutable and untagged."""
    found = [
        f"{path.name}: class {node.name}"
        for path in compiled_sources()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
        and any(
            word in ast.unparse(part)
            for part in (*node.bases, *node.decorator_list)
            for word in ("Struct", "dataclass", "Enum", "Visible", "Told", "Fact")
        )
    ]

    assert found == []


def test_every_visible_is_frozen_and_tagged() -> None:
    for module in pkgutil.walk_packages(rollout.__path__, "rollout."):
        if "migrations" not in module.name and not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    kinds = [
        kind for kind in (*every_subclass(Visible), *every_subclass(Fact)) if kind.__module__.startswith("rollout.")
    ]

    assert len(kinds) > 20
    for kind in kinds:
        assert kind.__struct_config__.frozen, kind  # type: ignore[attr-defined]  # every one is a Struct
        assert kind.__struct_config__.tag or not issubclass(kind, Visible), kind  # type: ignore[attr-defined]  # as above


def test_the_package_holds_every_file_of_the_source() -> None:
    wanted = {
        path.relative_to(SOURCE)
        for path in SOURCE.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and "static" not in path.relative_to(SOURCE).parts
    }

    assert {path for path in wanted if not (PACKAGE / path).exists()} == set()


def test_the_source_holds_nothing_compiled() -> None:
    """It would hide later edits."""
    assert [*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")] == []


@pytest.mark.skipif(not INSTALLED, reason="the front end is only in the installed package")
def test_the_front_end_travels_in_the_package() -> None:
    assert (PACKAGE / "static/index.html").exists()
