"""Where the values of a TOML text stand, by their paths."""

from __future__ import annotations

from rollout.core.places import Places


def test_every_path_has_its_line() -> None:
    text = "a.b = 1\n[t]\nlist = [\n  1, 2,\n  [3,\n   4],\n]\nin = { x = 1, y = [\n5] }\n"
    text += "[[e]]\nq = 1\n[[e]]\n[e.sub]\nz = 2\n"
    places = Places(text)
    lines = {"a.b": 1, "t": 2, "t.list": 3, "t.list[1]": 4, "t.list[2]": 5, "t.list[2][1]": 6, "t.in.x": 8}
    lines |= {"t.in.y[0]": 9, "e[0].q": 11, "e[1]": 12, "e[1].sub": 13, "e[1].sub.z": 14}
    assert {path: places.line(path) for path in lines} == lines
    assert (places.broken, places.too_deep) == ((), 0)


def test_what_is_missing_stands_where_it_should() -> None:
    places = Places("\n[t]\nx = 1\n[[e]]\n")
    assert [places.line(path) for path in ("t.gone", "t.gone[3].too", "e[0].q", "e[7]", "none", "")] == [
        2,
        2,
        4,
        4,
        1,
        1,
    ]
