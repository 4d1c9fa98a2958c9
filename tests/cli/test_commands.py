"""The command line: what it prints, its exit codes, and errors without tracebacks."""

from __future__ import annotations

import dataclasses
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from rollout.cli import main
from rollout.cli.match import Pairing, level_of, pairings, play, wilson
from rollout.cli.program import app
from rollout.cli.terminal import out
from rollout.core.errors import RolloutError
from rollout.games import find
from rollout.record import Sitter, read_record, verify, write_record

COMMANDS = ("play", "serve", "replay", "verify", "arena", "odds", "bench", "data", "backup")


def run(*arguments: object) -> Result:
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


def run_main(monkeypatch: pytest.MonkeyPatch, *arguments: object) -> int:
    """The exit code of the whole program, errors turned into messages."""
    monkeypatch.setattr(sys, "argv", ["rollout", *map(str, arguments)])
    with pytest.raises(SystemExit) as left:
        main()
    return int(left.value.code or 0)


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record of a finished game."""
    file = tmp_path_factory.mktemp("records") / "game.txt"
    file.write_text(play(Pairing("robot-heroes", {}, ("easy", "random"), 3)).record, encoding="utf-8")
    return file


class TestOutput:
    @pytest.mark.parametrize("command", [["replay"], ["verify", "--json"]])
    def test_a_reader_that_has_seen_enough_is_no_failure(self, game: Path, command: list[str]) -> None:
        reading, writing = os.pipe()
        os.close(reading)
        line = [sys.executable, "-m", "rollout.cli", *command, str(game)]
        done = subprocess.run(line, check=False, stdout=writing, stderr=subprocess.PIPE, text=True)
        os.close(writing)
        assert (done.returncode, done.stderr) == (0, "")

    def test_names_are_printed_as_they_are(self, capsys: pytest.CaptureFixture[str]) -> None:
        out().print(":dog: [bold]Ada[/bold]")
        assert capsys.readouterr().out == ":dog: [bold]Ada[/bold]\n"


class TestHelp:
    @pytest.mark.parametrize("command", COMMANDS)
    def test_every_command_explains_itself(self, command: str) -> None:
        text = run(command, "--help").output
        assert f"rollout {command}" in text, "an example"
        assert "Exit codes" in text

    def test_the_program_lists_its_commands(self) -> None:
        text = run("--help").output
        assert all(command in text for command in COMMANDS)

    def test_the_version(self) -> None:
        assert re.match(r"rollout \d+\.\d+\.\d+, rules (un)?compiled$", run("--version").stdout)

    def test_without_a_command_it_plays(self, tmp_path: Path) -> None:
        environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "BROWSER": "true"}
        process = subprocess.Popen(
            [sys.executable, "-m", "rollout.cli"], env=environment, stdout=subprocess.PIPE, text=True
        )
        try:
            assert process.stdout
            assert process.stdout.readline().startswith("rollout serves http://localhost:")
        finally:
            process.terminate()
            process.communicate(timeout=20)

    def test_as_a_module(self) -> None:
        done = subprocess.run(
            [sys.executable, "-m", "rollout.cli", "data", "--json"], capture_output=True, text=True, check=True
        )
        assert json.loads(done.stdout)


class TestVerify:
    def test_a_good_record(self, game: Path) -> None:
        result = run("verify", game)
        assert result.exit_code == 0
        assert result.stdout.startswith("GOOD: ")

    def test_a_changed_die(self, game: Path, tmp_path: Path) -> None:
        bad, line = spoilt(game, tmp_path)
        result = run("verify", bad)
        assert result.exit_code == 1
        assert re.search(rf"^line {line}: ", result.stdout, re.MULTILINE)
        assert "WRONG" in result.stdout

    def test_figures(self, game: Path, tmp_path: Path) -> None:
        assert json.loads(run("verify", game, "--json").stdout)["good"] is True
        bad, line = spoilt(game, tmp_path)
        figures = json.loads(run("verify", bad, "--json").stdout)
        assert figures["good"] is False
        assert line in [finding["line"] for finding in figures["findings"]]

    @pytest.mark.parametrize(
        "content", [None, b"", b"\xff\xfe\x00", b"hello\n", b'[Format "rollout-record 1"]\n[Game 1']
    )
    def test_what_cannot_be_read(
        self, tmp_path: Path, content: bytes | None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        file = tmp_path / "file.txt"
        if content is not None:
            file.write_bytes(content)
        assert run_main(monkeypatch, "verify", file) == 2
        errors = capsys.readouterr().err
        assert errors.startswith("rollout: ")
        assert "Traceback" not in errors

    def test_a_folder(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        assert run_main(monkeypatch, "verify", tmp_path) == 2

    def test_a_game_that_goes_on(self, game: Path, tmp_path: Path) -> None:
        lines = game.read_text().splitlines()
        half = [line for line in lines if not line.startswith(("[Secret", "[Result"))]
        cut = next(number for number, line in enumerate(half) if line.startswith("9. "))
        (tmp_path / "half.txt").write_text("\n".join(half[:cut]) + "\n")
        result = run("verify", tmp_path / "half.txt")
        assert result.exit_code == 0
        assert "can be checked when the game has ended" in result.stdout


def spoilt(game: Path, folder: Path) -> tuple[Path, int]:
    """The record with one die changed, and its line."""
    lines = game.read_text().splitlines()
    number = next(n for n, line in enumerate(lines) if re.search(r"6=\d", line))
    lines[number] = re.sub(r"6=(\d)", lambda die: f"6={(int(die[1]) + 1) % 6}", lines[number], count=1)
    bad = folder / "bad.txt"
    bad.write_text("\n".join(lines) + "\n")
    return bad, number + 1


class TestReplay:
    def test_the_whole_game_in_english_and_german(self, game: Path) -> None:
        english, german = run("replay", game), run("replay", game, "--language", "de")
        assert english.exit_code == german.exit_code == 0
        assert len(english.stdout.splitlines()) == len(german.stdout.splitlines())
        assert english.stdout != german.stdout
        events = read_record(game.read_text()).events
        assert all(f"{number}. " in english.stdout for number in range(1, len(events)))

    def test_one_seat_sees_only_its_own_actions(self, game: Path) -> None:
        text = run("replay", game, "--seat", 0).stdout
        assert re.search(r"^\d+\. easy: ", text, re.MULTILINE)
        assert not re.search(r"^\d+\. random: ", text, re.MULTILINE)

    def test_without_a_seat_everything_is_told(self, game: Path) -> None:
        one, everything = (run("replay", game, *seat).stdout for seat in (["--seat", 0], []))
        assert len(everything) > len(one)

    def test_the_board_is_drawn_whenever_it_has_changed(self, game: Path) -> None:
        plain, drawn = (run("replay", game, *how).stdout for how in ([], ["--draw"]))
        boards = [line for line in drawn.splitlines() if line.startswith(("   S   d   b", "   O   d"))]
        assert len(boards) > 10
        assert "   0   1   2   3" in drawn and "   0   1   2   3" not in plain
        assert set(plain.splitlines()) <= set(drawn.splitlines())

    def test_without_a_seat_hidden_pieces_are_drawn_too(self, tmp_path: Path) -> None:
        file = tmp_path / "hideout.txt"
        file.write_text(play(Pairing("hideout", {}, ("random", "random"), 1)).record, encoding="utf-8")
        before_a_fight = run("replay", file, "--draw").stdout.split("fights")[0]
        assert "^core" in before_a_fight and "vcore" in before_a_fight
        own = run("replay", file, "--draw", "--seat", 0).stdout.split(" attacks ")[0]
        assert "^core" in own and "vcore" not in own and "v?" in own

    def test_a_file_takes_no_hold_of_the_terminal(self, game: Path, tmp_path: Path) -> None:
        """Names, and whatever else stands in a record that somebody sent, are text and nothing else."""
        record = read_record(game.read_text())
        hold = Sitter("\x1b]0;owned\x07\x1b[2J\x9b31m\u202eevil[bold]", "easy")
        file = tmp_path / "hold.txt"
        file.write_text(write_record(dataclasses.replace(record, seats=(hold, hold))), encoding="utf-8")
        rules = tmp_path / "rules.txt"
        rules.write_text(write_record(dataclasses.replace(record, rules="\x1b[2J")), encoding="utf-8")
        shown = run("replay", file).stdout + run("verify", rules).stdout + run("replay", rules).stderr
        assert "evil[bold]" in shown
        assert not set("\x1b\x07\x9b\u202e") & set(shown)

    def test_a_mark_before_the_text_is_no_mistake(self, game: Path, tmp_path: Path) -> None:
        file = tmp_path / "marked.txt"
        file.write_bytes(b"\xef\xbb\xbf" + game.read_bytes())
        assert run("replay", file).stdout == run("replay", game).stdout

    @pytest.mark.parametrize("wrong", [["--seat", "2"], ["--seat", "-1"], ["--language", "xx"]])
    def test_wrong_options(self, game: Path, wrong: list[str]) -> None:
        assert run("replay", game, *wrong).exit_code == 2

    def test_a_record_that_does_not_replay(self, game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        bad = tmp_path / "bad.txt"
        bad.write_text(re.sub(r"^2\. seat (\d): .*$", r"2. seat \1: play 6", game.read_text(), flags=re.MULTILINE))
        assert run_main(monkeypatch, "replay", bad) == 2


class TestArena:
    def test_figures(self, tmp_path: Path) -> None:
        file = tmp_path / "first.txt"
        result = run("arena", "robot-heroes", "easy", "random", "--games", 6, "--seed", 5, "--json", "--record", file)
        figures = json.loads(result.stdout)
        assert figures["games"] == 6
        assert sum(row["score"] for row in figures["players"]) == pytest.approx(1)
        assert all(row["low"] <= row["score"] <= row["high"] for row in figures["players"])
        record = read_record(file.read_text(encoding="utf-8"))
        verdict = verify(record, find("robot-heroes"))
        assert verdict.good and verdict.dice_checked

    def test_the_same_seed_gives_the_same_games(self) -> None:
        arguments = ("arena", "robot-heroes", "easy", "random", "--games", 4, "--json")
        assert run(*arguments).stdout == run(*arguments).stdout
        assert run(*arguments).stdout != run(*arguments, "--seed", 2).stdout

    @pytest.mark.slow
    @pytest.mark.parametrize("level", ["basic", "advanced"])
    def test_levels_that_think_meet(self, level: str) -> None:
        options = json.dumps({"level": level})
        result = run("arena", "robot-heroes", "normal", "hard", "--games", 2, "--options", options, "--json")
        figures = json.loads(result.stdout)
        assert [row["player"] for row in figures["players"]] == ["normal", "hard"]
        assert sum(row["score"] for row in figures["players"]) == pytest.approx(1)

    def test_a_table_for_people(self) -> None:
        result = run("arena", "standoff", "easy", "random", "--games", 1)
        assert "3 games" in result.stdout, "rounded up so that each seat is taken by each"
        assert "95 % interval" in result.stdout

    @pytest.mark.slow
    def test_two_processes_play_the_same_games(self) -> None:
        arguments = ("arena", "robot-heroes", "easy", "flat:10", "--games", 6, "--json")
        assert run(*arguments).stdout == run(*arguments, "--jobs", 2).stdout

    @pytest.mark.parametrize(
        "wrong",
        [
            ["chess", "easy"],
            ["robot-heroes", "genius"],
            ["robot-heroes", "flat:many"],
            *(["robot-heroes", f"flat:{budget}"] for budget in ("0", "", "-1", "1000001", "9" * 5000, "٣")),
            ["robot-heroes", "strategy:0"],
            ["robot-heroes", "easy", "--options", '{"max_turns":"\udcff"}'],
            ["robot-heroes", "easy", "--options", '{"\\ud800": 1}'],
            ["robot-heroes", "easy", "--options", '{"": 1}'],
            ["robot-heroes", "easy", "--options", "{"],
            ["robot-heroes", "easy", "--options", '{"cheat": 1}'],
            ["robot-heroes", "easy", "--games", "1", "--record", "/nowhere/file.txt"],
        ],
    )
    def test_wrong_arguments(
        self, wrong: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert run_main(monkeypatch, "arena", *wrong) == 2
        assert "Traceback" not in capsys.readouterr().err


class TestMatches:
    def test_every_player_takes_every_seat_with_the_same_dice(self) -> None:
        plan = pairings(find("robot-heroes"), {}, ("a", "b"), 3, 7)
        assert [(p.players, p.seed) for p in plan] == [
            (("a", "b"), 7), (("b", "a"), 7), (("a", "b"), 8), (("b", "a"), 8)
        ]  # fmt: skip
        around = pairings(find("standoff"), {}, ("a", "b"), 1, 7)
        assert [p.players for p in around] == [("a", "b", "a"), ("b", "a", "a"), ("a", "a", "b")]

    def test_levels_and_kinds(self) -> None:
        game = find("robot-heroes")
        assert level_of(game, "easy") == game.levels["easy"]
        assert (level_of(game, "flat:50").bot, level_of(game, "flat:50").budget) == ("flat", 50)
        with pytest.raises(RolloutError, match="neither a level of robot-heroes"):
            level_of(game, "easy:5")
        with pytest.raises(RolloutError, match="'flat:0': its budget has to be a whole number from 1 to 1000000"):
            level_of(game, "flat:0")

    @pytest.mark.parametrize(
        ("score", "count", "low", "high"),
        [(0, 0, 0.0, 1.0), (50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0)],
    )
    def test_wilson(self, score: float, count: int, low: float, high: float) -> None:
        assert list(wilson(score, count)) == pytest.approx([low, high], abs=1e-4)


class TestBench:
    def test_figures(self) -> None:
        figures = json.loads(run("bench", "pig", "--seconds", 0.02, "--json").stdout)
        assert figures["games"][0]["game"] == "pig"
        assert figures["games"][0]["playouts"] > 0

    def test_a_table(self) -> None:
        assert "actions/s" in run("bench", "pig", "--seconds", 0.02).stdout


class TestData:
    def test_what_is_not_from_a_rulebook(self) -> None:
        rows: list[dict[str, Any]] = json.loads(run("data", "--json").stdout)
        assert {row["game"] for row in rows} >= {"robot-heroes"}
        assert not [row for row in rows if row["kind"] == "rulebook"]
        assert all(row["title"] for row in rows)

    def test_everything_of_one_game(self) -> None:
        rows = json.loads(run("data", "--all", "--game", "robot-heroes", "--json").stdout)
        assert len(rows) == len(find("robot-heroes").sheet.data)

    def test_as_text(self) -> None:
        text = run("data", "--game", "robot-heroes").stdout
        assert "board.kinds = " in text

    def test_a_game_that_there_is_not(self, monkeypatch: pytest.MonkeyPatch) -> None:
        assert run_main(monkeypatch, "data", "--game", "chess") == 2


class TestPlay:
    def test_it_says_where_how_and_how_to_stop(self, tmp_path: Path) -> None:
        command = [sys.executable, "-m", "rollout.cli", "play", "--no-browser", "--data", str(tmp_path)]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=dict(os.environ))
        assert process.stdout
        lines = [process.stdout.readline() for _ in range(4)]
        process.terminate()
        process.communicate(timeout=20)
        assert re.match(r"rollout serves http://localhost:\d+/$", lines[0])
        assert str(tmp_path) in lines[1]
        assert "compiled" in lines[2]
        assert "Ctrl+C" in lines[3]
        assert process.returncode == 0

    def test_a_port_that_is_taken(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        import socket

        with socket.create_server(("127.0.0.1", 0)) as taken:
            port = taken.getsockname()[1]
            assert run_main(monkeypatch, "play", "--no-browser", "--data", tmp_path, "--port", port) == 2

    def test_a_folder_that_cannot_be_used(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (tmp_path / "file").write_text("")
        assert run_main(monkeypatch, "play", "--no-browser", "--data", tmp_path / "file") == 2
