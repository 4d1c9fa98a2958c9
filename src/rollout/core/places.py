"""Where each value of a TOML text stands, and what in it is no TOML."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import tree_sitter_toml
from tree_sitter import Language, Node, Parser

DEEPEST = 24
"""Levels of syntax; what is nested deeper no table needs, and readers of TOML take very long over it."""
_VALUES = ("string", "integer", "float", "boolean", "array", "inline_table")
_DATES = ("local_date", "local_time", "local_date_time", "offset_date_time")


@cache
def _language() -> Language:
    return Language(tree_sitter_toml.language())


class Places:
    """The lines of a text, by the path of what stands there, such as `deck[2].copies` or `board.links[3]`."""

    def __init__(self, text: str) -> None:
        root = Parser(_language()).parse(text.encode()).root_node
        self.too_deep = _first_too_deep(root)
        """Line of what is nested too deeply; 0 where nothing is. Then the other lines are not known."""
        self.broken = tuple(sorted({_line(node) for node in _broken(root)})) if not self.too_deep else ()
        """Lines where something is no TOML."""
        self.lines_above = _lines_above(root)
        """How many lines stand above the first table and hold values that belong to none; 0 where none do."""
        self._lines: dict[str, int] = {}
        self._counts: dict[str, int] = {}
        if not self.too_deep:
            self._note_document(root)

    def line(self, path: str) -> int:
        """The line of a path, 1-based; of what encloses it where it is missing; 1 where nothing does."""
        while path and path not in self._lines:
            path = path[: max(path.rfind("."), path.rfind("["), 0)]
        return self._lines.get(path, 1)

    def _note_document(self, root: Node) -> None:
        for child in root.children:
            if child.type == "pair":
                self._note_pair(child, "")
            elif child.type in ("table", "table_array_element"):
                self._note_table(child)

    def _note_table(self, node: Node) -> None:
        keys = _keys(node.named_children[0]) if node.named_children else []
        path = self._resolved(keys[:-1])
        path = _joined(path, keys[-1]) if keys else path
        if node.type == "table_array_element":
            number = self._counts[path] = self._counts.get(path, -1) + 1
            self._lines.setdefault(path, _line(node))
            path = f"{path}[{number}]"
        elif path in self._counts:
            path = f"{path}[{self._counts[path]}]"
        self._lines.setdefault(path, _line(node))
        for child in node.named_children:
            if child.type == "pair":
                self._note_pair(child, path)

    def _resolved(self, keys: list[str]) -> str:
        """A path whose arrays of tables mean their newest element."""
        path = ""
        for key in keys:
            path = _joined(path, key)
            if path in self._counts:
                path = f"{path}[{self._counts[path]}]"
        return path

    def _note_pair(self, pair: Node, path: str) -> None:
        if not pair.named_children:
            return
        for key in _keys(pair.named_children[0]):
            path = _joined(path, key)
            self._lines.setdefault(path, _line(pair))
        for value in pair.named_children[1:]:
            self._note_value(value, path)

    def _note_value(self, value: Node, path: str) -> None:
        if value.type == "inline_table":
            for child in value.named_children:
                if child.type == "pair":
                    self._note_pair(child, path)
        elif value.type == "array":
            items = [child for child in value.named_children if child.type in (*_VALUES, *_DATES)]
            for number, item in enumerate(items):
                self._lines.setdefault(f"{path}[{number}]", _line(item))
                self._note_value(item, f"{path}[{number}]")


def _line(node: Node) -> int:
    return node.start_point.row + 1


def _joined(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def _keys(node: Node) -> list[str]:
    if node.type == "dotted_key":
        return [key for child in node.named_children for key in _keys(child)]
    text = (node.text or b"").decode(errors="replace")
    return [text[1:-1] if node.type == "quoted_key" else text]


def _nodes(root: Node) -> Iterator[tuple[Node, int]]:
    """Every node with its depth, without recursion: whoever wrote the text chose how deep it goes."""
    cursor, depth = root.walk(), 0
    while True:
        if cursor.node:
            yield cursor.node, depth
        if cursor.goto_first_child():
            depth += 1
            continue
        while not cursor.goto_next_sibling():
            if not cursor.goto_parent():
                return
            depth -= 1


def _lines_above(root: Node) -> int:
    last = 0
    for child in root.children:
        if child.type == "pair":
            last = child.end_point.row + 1
        elif child.type in ("table", "table_array_element"):
            break
    return last


def _first_too_deep(root: Node) -> int:
    return next((_line(node) for node, depth in _nodes(root) if depth > DEEPEST), 0)


def _broken(root: Node) -> Iterator[Node]:
    return (node for node, _ in _nodes(root) if node.is_error or node.is_missing) if root.has_error else iter(())
