"""Editions on the command line: checked with every line, printed with their sources, replayed and verified anywhere."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rollout.core.edition import template
from rollout.games import find
from rollout.record import write_record
from tests.cli.test_commands import run, run_main
from tests.record.test_edition import RECORD

TEXT = template(find("standoff")).replace("hearts = 2", "hearts = 3")


def saved(folder: Path, text: str) -> Path:
    file = folder / "box.toml"
    file.write_text(text, encoding="utf-8")
    return file


class TestData:
    def test_an_edition_is_printed_and_checked(self, tmp_path: Path) -> None:
        text = run("data", "--edition", saved(tmp_path, TEXT), "--check", 2).stdout
        assert "standoff.hearts = 3" in text
        assert "My own box: no mistakes; 2 games of Standoff were played on it and checked." in text

    def test_as_json(self, tmp_path: Path) -> None:
        rows = json.loads(run("data", "--edition", saved(tmp_path, TEXT), "--check", 1, "--json").stdout)
        assert {row["path"]: row["value"] for row in rows}["standoff.hearts"] == 3

    def test_every_mistake_with_its_line(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        file = saved(tmp_path, TEXT.replace("hand = 2", "hnad = 2").replace("tokens = 12", "tokens = 'x'"))
        assert run_main(monkeypatch, "data", "--edition", file) == 2
        said = capsys.readouterr().err
        assert "box.toml: 3 problem(s)" in said
        assert "standoff.hnad: Standoff has no such value; it has standoff.hand" in said

    def test_a_game_that_does_not_keep_its_promises_on_it(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def broken(*_: object, **__: object) -> None:
            raise AssertionError("it does not end")

        monkeypatch.setattr("rollout.cli.data.check_game", broken)
        assert run_main(monkeypatch, "data", "--edition", saved(tmp_path, TEXT)) == 1

    @pytest.mark.parametrize(
        ("text", "words"),
        [
            ("", "box.toml: 1 problem(s)\n  line 1: an edition begins with [edition], which has a title and a game"),
            ("[edition]\ngame = 'chess'\n", "no game is called 'chess'; there are: "),
            ("[edition]\ngame = 7\n", "line 2: an edition begins with [edition]"),
            ("[edition", "line 1: this line cannot be read"),
        ],
    )
    def test_what_is_no_edition(
        self,
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
        text: str,
        words: str,
    ) -> None:
        assert run_main(monkeypatch, "data", "--edition", saved(tmp_path, text)) == 2
        assert words in capsys.readouterr().err

    @pytest.mark.parametrize(
        ("content", "words"),
        [
            (None, "box.toml cannot be read: No such file or directory"),
            (b"\xff\xfe", "box.toml is no text: byte 0 is not UTF-8"),
            (b"#" * 300_000, "box.toml is too large for an edition"),
        ],
    )
    def test_a_file_that_cannot_be_read(
        self,
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
        content: bytes | None,
        words: str,
    ) -> None:
        if content is not None:
            (tmp_path / "box.toml").write_bytes(content)
        assert run_main(monkeypatch, "data", "--edition", tmp_path / "box.toml") == 2
        assert words in capsys.readouterr().err


class TestTemplate:
    def test_it_is_printed_as_it_is(self, tmp_path: Path) -> None:
        printed = run("data", "--game", "robot-heroes", "--template").stdout
        assert printed == template(find("robot-heroes"))
        assert run("data", "--edition", saved(tmp_path, printed), "--check", 0).exit_code == 0

    @pytest.mark.parametrize("arguments", [[], ["--game", "pig"], ["--game", "standoff", "--all"], ["--json"]])
    def test_what_cannot_be(self, arguments: list[str]) -> None:
        assert run("data", "--template", *arguments).exit_code == 2


def test_options_that_would_have_no_effect_are_refused(tmp_path: Path) -> None:
    assert "no --edition" in run("data", "--check", 2).stderr
    told = run("data", "--game", "pig", "--edition", saved(tmp_path, TEXT))
    assert (told.exit_code, "does not go together with --edition" in told.stderr) == (2, True)


class TestRecords:
    def test_they_are_replayed_and_verified_without_the_file(self, tmp_path: Path) -> None:
        file = tmp_path / "game.txt"
        file.write_text(write_record(RECORD), encoding="utf-8")
        assert run("replay", file).exit_code == 0
        assert run("verify", file).exit_code == 0

    def test_a_changed_edition_is_found(self, tmp_path: Path) -> None:
        file = tmp_path / "game.txt"
        file.write_text(write_record(RECORD).replace("hearts = 3", "hearts = 4"), encoding="utf-8")
        found = run("verify", file)
        assert found.exit_code == 1
        assert "its edition has been changed" in found.stdout


def test_a_server_is_not_started_on_mistakes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = saved(tmp_path, TEXT.replace("hearts = 3", "hearts = 3.5"))
    for command in ("play", "serve"):
        assert run_main(monkeypatch, command, "--data", tmp_path / "data", "--edition", file) == 2
        assert "standoff.hearts = 3.5: a whole number is needed" in capsys.readouterr().err
    assert not (tmp_path / "data").exists()
