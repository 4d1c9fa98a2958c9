"""The recorded corpus: the same seeds give the same games as ever, in every build."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from itertools import islice
from pathlib import Path

import pytest
from msgspec.structs import asdict

from rollout.core.errors import RolloutError
from rollout.core.variants import all_options, all_values, options_in_turn
from rollout.games import AnyGame, find
from rollout.testing import parity, uncompiled, walk

CORPUS = Path(__file__).parents[1] / "corpus"
SHIPPED = [pytest.param(game, id=game.name) for game in parity.shipped()]
FIRST = 100
SOME = 25
"""Games that a test plays; a step of `make test` plays all of them, compiled and uncompiled."""


@pytest.mark.no_cover  # as in UNMEASURED of tests/conftest.py
@pytest.mark.parametrize("game", SHIPPED)
def test_the_first_games_are_as_recorded(game: AnyGame) -> None:
    recorded = parity.read_corpus(CORPUS, game)
    assert len(recorded) == parity.GAMES
    assert parity.first_difference(list(islice(parity.digests(game), SOME)), recorded) == ""


@pytest.mark.parametrize("game", SHIPPED)
def test_all_options_are_among_them(game: AnyGame) -> None:
    assert len(all_options(game)) <= FIRST


@pytest.mark.parametrize("game", SHIPPED)
def test_each_value_of_each_option_is_in_a_hundred_games(game: AnyGame) -> None:
    played = [asdict(options) for options in islice(options_in_turn(game), parity.GAMES)]
    for name, values in all_values(game).items():
        counts = Counter(options[name] for options in played)
        assert {value: counts[value] for value in values if counts[value] < 100} == {}, name


def test_a_game_without_an_end_is_in_no_corpus(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parity, "walk", lambda *given: islice(walk(*given), 7))
    with pytest.raises(RolloutError, match="seed 0: no end after 7 events"):
        next(parity.digests(parity.shipped()[0]))


def test_a_changed_game_is_named() -> None:
    assert parity.first_difference(["0 9 aa", "1 7 bb"], ["0 9 aa", "1 7 bc"]).startswith("game 1 ")
    assert parity.first_difference(["0 9 aa", "1 7 bb"], ["0 9 aa"]) == ""


def test_a_corpus_is_read_as_it_was_written(tmp_path: Path) -> None:
    for game in parity.shipped():
        lines = list(islice(parity.digests(game), 3))
        assert parity.write_corpus(tmp_path, game, lines).name == f"{game.name}.txt"
        assert parity.read_corpus(tmp_path, game) == lines
    assert parity.main(["--check", str(tmp_path), "--games", "2"]) == 0


def test_a_changed_corpus_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for game in parity.shipped():
        parity.write_corpus(tmp_path, game, ["0 1 0000"])
    assert parity.main(["--check", str(tmp_path), "--games", "1"]) == 1
    assert "game 0 is" in capsys.readouterr().out


def test_the_uncompiled_rules_can_always_be_run() -> None:
    """Whatever is installed: no module of the package comes from machine code."""
    script = [sys.executable, uncompiled.__file__, "rollout.testing.parity", "--print", "--games", "1"]
    lines = subprocess.run(script, check=True, capture_output=True, text=True).stdout.splitlines()
    assert sorted(line.split()[0] for line in lines) == sorted(game.name for game in parity.shipped())


def test_games_can_be_shared_out() -> None:
    game = find("robot-heroes")
    shares = [list(islice(parity.digests(game, first, 3), 2)) for first in range(3)]
    assert [line for turn in zip(*shares, strict=True) for line in turn] == list(islice(parity.digests(game), 6))


def test_what_was_shared_out_is_put_together() -> None:
    found = parity.from_source(parity.start_source(2))
    for game in parity.shipped():
        assert found[game.name] == list(islice(parity.digests(game), 2))
    with pytest.raises(RolloutError, match="the uncompiled rules ended with 2"):
        parity.from_source([subprocess.Popen([sys.executable, "-c", "raise SystemExit(2)"], text=True)])


def test_machine_code_is_passed_over() -> None:
    core = str(Path(uncompiled.__file__).parents[1] / "core")
    spec = uncompiled.SourceFinder().find_spec("rollout.core.state", [core])
    assert spec and spec.origin and spec.origin.endswith("state.py")
    assert uncompiled.SourceFinder().find_spec("msgspec", None) is None
