"""`rollout odds`: how a battle may end, in the terminal."""

from __future__ import annotations

import json
import re

import pytest

from rollout.games import find
from tests.cli.test_commands import run, run_main


def test_every_end_with_its_chance_and_a_bar() -> None:
    lines = run("odds", 3, 2).stdout.splitlines()
    assert lines[0] == "RISK Transformers: 3 attack 2"
    assert lines[1] == "The attackers win 65.60 % of such battles."
    assert lines[2] == "On average 1.41 attackers and 1.44 defenders fall."
    rows = [line.split() for line in lines[5:]]
    assert [" ".join(row[:3]) for row in rows] == ["3 0 37.17", "2 0 19.43", "1 0 9.00", "0 1 12.60", "0 2 21.81"]
    assert [len(row[4]) for row in rows] == [40, 21, 10, 14, 23], "bars as long as the ends are likely"


def test_figures() -> None:
    figures = json.loads(run("odds", 8, 6, "--defence-bonus", 1, "--stop-at", 3, "--json").stdout)
    assert (figures["game"], figures["defence_bonus"], figures["stop_at"]) == ("risk", 1, 3)
    assert sum(chance for *_, chance in figures["ends"]) == pytest.approx(1)
    assert {left for left, defenders, _ in figures["ends"] if defenders} == {2, 3}


def test_what_was_asked_is_said() -> None:
    text = run("odds", 8, 6, "--attack-bonus", 1, "--defence-bonus", 2, "--stop-at", 3).stdout
    said = "8 attack 6, +1 on an attacking die, +2 on a defending die, breaking off at 3"
    assert text.startswith(f"RISK Transformers: {said}\n")


@pytest.mark.parametrize(
    ("battle", "said"),
    [
        ((100, 3), "more than 99.99 %"),
        ((1, 12), "less than 0.01 %"),
        ((9, 1, "--defence-bonus", 6), "0.00 %"),
        ((3, 2), "65.60 %"),
    ],
)
def test_only_what_is_certain_is_all_or_nothing(battle: tuple[object, ...], said: str) -> None:
    assert f"The attackers win {said} of such battles." in run("odds", *battle).stdout


def test_large_battles_stay_readable() -> None:
    text = run("odds", 200, 200).stdout
    assert len(text.splitlines()) < 35
    assert re.search(r"^\d+ to \d+ +0 +\d+\.\d\d % ", text, re.MULTILINE)
    assert "Ends below 0.01 % are left out" in text


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["0", "3"], "Invalid value for 'attackers'"),
        (["5", "201"], "Invalid value for 'defenders'"),
        (["5"], "Missing argument 'defenders'"),
        (["5", "3", "--attack-bonus", "7"], "Invalid value for '--attack-bonus'"),
        (["5", "3", "--game", "stratego"], "stratego has no battles of so many against so many"),
        (["5", "3", "--stop-at", "9"], "stop_at is at most 4: fewer than the 5 who attack"),
        (["5", "3", "--game", "chess"], "no game is called 'chess'"),
    ],
)
def test_what_cannot_be_asked(
    wrong: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_main(monkeypatch, "odds", *wrong) == 2
    assert said in capsys.readouterr().err


def test_several_games_have_such_battles(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(type(find("pig")), "battle_odds", lambda _, battle: find("risk").battle_odds(battle))
    assert run_main(monkeypatch, "odds", 5, 3) == 2
    assert "say which with --game: pig, risk" in capsys.readouterr().err
    assert run("odds", 5, 3, "--game", "risk").exit_code == 0
