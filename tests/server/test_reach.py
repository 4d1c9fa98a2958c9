"""How others reach a server and how it is watched: addresses, pictures of links, names, figures, its description."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rollout.cli import hosting
from rollout.cli.hosting import reachable
from rollout.cli.program import app
from rollout.core.errors import RolloutError
from rollout.server import api, guard, here
from rollout.server.config import Config
from tests.server.client import TWO, Browser, Process, Served, http, open_table, person

Serve = Callable[..., Served]


class TestHere:
    def test_behind_localhost_nobody_else_gets_there(self, served: Served) -> None:
        port = served.host.split(":")[1]
        for name in ("localhost", "127.0.0.1", "[::1]", "a.localhost"):
            answer = http.get(f"{served.url}/api/here", headers={"Host": f"{name}:{port}"}).json()
            assert (answer["address"], answer["lan"]) == ("", False)

    @pytest.mark.parametrize(
        ("host", "lan"),
        [
            ("192.168.1.5:80", True),
            ("nas:80", True),
            ("nas.local", True),
            ("play.example.org", False),
            ("8.8.8.8", False),
        ],
    )
    def test_whoever_came_by_another_address_can_pass_it_on(self, served: Served, host: str, lan: bool) -> None:
        answer = http.get(f"{served.url}/api/here", headers={"Host": host}).json()
        assert (answer["address"].removesuffix(":80"), answer["lan"]) == (f"http://{host}".removesuffix(":80"), lan)

    def test_a_proxy_on_this_machine_is_believed_about_the_scheme(self, served: Served) -> None:
        headers = {"Host": "play.example.org", "X-Forwarded-Proto": "https"}
        assert http.get(f"{served.url}/api/here", headers=headers).json()["address"] == "https://play.example.org"

    def test_what_is_set_up_comes_first(self, serve: Serve) -> None:
        served = serve(address="https://play.example.org")
        assert http.get(f"{served.url}/api/here").json()["address"] == "https://play.example.org"

    def test_a_picture_of_an_invitation(self, serve: Serve) -> None:
        served = serve(address="http://192.168.1.5:8000")
        code = open_table(served.url, seats=TWO)["invitations"][1]
        answer = http.get(f"{served.url}/api/invitations/{code}/qr")
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.headers["cache-control"] == "no-store"
        assert answer.text.startswith("<svg ") and "<script" not in answer.text

    def test_no_picture_of_what_leads_nowhere(self, served: Served) -> None:
        code = open_table(served.url, seats=TWO)["invitations"][1]
        answer = http.get(f"{served.url}/api/invitations/{code}/qr")
        assert (answer.status_code, answer.json()["reason"]) == (409, "not-reachable")


class TestNames:
    def test_only_names_of_its_own(self, serve: Serve) -> None:
        served = serve(hosts=("127.0.0.1", "nas", "::1"))
        port = served.host.split(":")[1]
        for name in ("127.0.0.1", "NAS", "[::1]", f"nas:{port}"):
            assert http.get(f"{served.url}/api/games", headers={"Host": name}).is_success, name
        for name in ("evil.example", "127.0.0.1.evil.example", "", "[", "nas@evil.example:1", "*"):
            answer = http.get(f"{served.url}/api/games", headers={"Host": name})
            assert answer.status_code == 400, name
        assert "--allow-host" in http.get(f"{served.url}/", headers={"Host": "evil.example"}).text

    def test_listening_on_every_address_names_the_one_in_the_network(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(hosting, "own_address", lambda: "192.168.1.5")
        monkeypatch.setattr(here, "own_address", lambda: "192.168.1.5")
        config = reachable(Config(data=Path(), hosts=("more",)), "0.0.0.0", 8000)
        assert (config.address, config.lan) == ("http://192.168.1.5:8000", True)
        assert {"localhost", "127.0.0.1", "192.168.1.5", "more"} <= set(config.hosts)
        assert "0.0.0.0" not in config.hosts

    def test_listening_on_this_machine_only(self) -> None:
        config = reachable(Config(data=Path(), hosts=()), "127.0.0.1", 8000)
        assert (config.address, config.lan) == ("", False)
        assert "*" not in config.hosts

    def test_behind_a_proxy(self) -> None:
        config = reachable(Config(data=Path(), address="https://play.example.org"), "127.0.0.1", 8000)
        assert (config.address, config.lan) == ("https://play.example.org", False)
        assert "play.example.org" in config.hosts

    def test_without_a_network(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(hosting, "own_address", lambda: "")
        assert reachable(Config(data=Path(), hosts=()), "0.0.0.0", 8000).address == ""

    def test_the_own_address_is_none_of_this_machine_only(self) -> None:
        assert here.own_address() == "" or not here.own_address().startswith("127.")

    @pytest.mark.parametrize(
        "public",
        [
            *("play.example.org", "ftp://x", "https://x/path", "https://x?a", "https://[", "https://"),
            *("https://a b", "https://a\tb", "https://x ", "https://x#a", "https://x:99999", "https://u:p@x"),
        ],
    )
    def test_a_public_address_that_is_none(self, public: str) -> None:
        with pytest.raises(RolloutError, match="--public"):
            hosting._check_public(public)

    @pytest.mark.parametrize(
        "public", ["https://play.example.org", "http://192.0.2.1:8000", "http://[2001:db8::1]:80", ""]
    )
    def test_a_public_address(self, public: str) -> None:
        hosting._check_public(public)

    def test_what_is_said_about_it(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        hosting._say_how_others_come(Config(data=Path()))
        assert "Only this machine" in capsys.readouterr().out
        monkeypatch.setattr("sys.stdout.isatty", lambda: True)
        hosting._say_how_others_come(Config(data=Path(), address="http://192.168.1.5:8000", lan=True))
        said = capsys.readouterr().out
        assert "in your network reach it at http://192.168.1.5:8000/" in said
        assert "▄" in said, "a picture that a telephone reads"


class TestFigures:
    def test_they_count_and_name_nobody(self, serve: Serve) -> None:
        served = serve()
        opened = open_table(served.url, seats=[{"name": "Zyxwv"}, {"name": "Robot", "level": "easy"}])
        with Browser(served.host, opened["table"], person(opened)) as ada:
            ada.start()
            ada.play(random.Random(1))
            ada.act("roll")
            text = http.get(f"{served.url}/metrics").text
        for line in (
            "rollout_tables_opened_total 1.0",
            "rollout_games_begun_total 1.0",
            "rollout_games_over_total 1.0",
            'rollout_answers_total{answer="refused"} 1.0',
            "rollout_sockets 1.0",
            "rollout_disk_failed 0.0",
        ):
            assert line in text.splitlines(), line
        assert float(re.findall(r"rollout_saving_seconds_count (\S+)", text)[0]) > 5
        for canary in ("Zyxwv", opened["table"], person(opened)):
            assert canary not in text

    def test_for_this_machine_only(self, serve: Serve) -> None:
        served = serve()
        answer = http.get(f"{served.url}/metrics", headers={"X-Forwarded-For": "203.0.113.9"})
        assert answer.status_code == 404
        served.stop()
        served = serve(metrics_from=("203.0.113.9",))
        assert http.get(f"{served.url}/metrics").status_code == 404
        assert http.get(f"{served.url}/metrics", headers={"X-Forwarded-For": "203.0.113.9"}).is_success


class TestDescription:
    def test_every_path_is_described(self, served: Served) -> None:
        described = http.get(f"{served.url}/api/openapi.json").json()
        there = {
            (route.path, method)
            for route in api.ROUTES[:-1]
            if route.path != "/metrics"
            for method in (route.methods or set()) - {"HEAD"}
        }
        assert {(path, method.upper()) for path, ops in described["paths"].items() for method in ops} == there

    def test_methods_that_a_path_lacks(self, served: Served) -> None:
        answer = http.delete(f"{served.url}/api/tables")
        assert (answer.status_code, answer.headers["allow"]) == (405, "POST")
        assert http.post(f"{served.url}/api/games").status_code == 405
        assert http.post(f"{served.url}/api/nothing").status_code == 404


class TestCommands:
    def test_serve_on_every_address_and_back_it_up(self, tmp_path: Path) -> None:
        server = Process(tmp_path / "data", "--host", "0.0.0.0", "--allow-host", "nas")
        try:
            open_table(server.url)
            copied = CliRunner().invoke(app, ["backup", str(tmp_path / "copy.db"), "--data", str(tmp_path / "data")])
            assert copied.exit_code == 0, copied.output
            assert "1 table." in copied.output
            assert http.get(f"{server.url}/api/games", headers={"Host": "nas"}).is_success
            assert http.get(f"{server.url}/api/games", headers={"Host": "evil.example"}).status_code == 400
            reached = http.get(f"{server.url}/api/here").json()
            assert reached["address"] == (f"http://{here.own_address()}:{server.port}" if here.own_address() else "")
        finally:
            server.process.terminate()
            server.close()
        assert server.process.returncode == 0

    def test_a_limit_forgets_the_rested_and_admits_no_more_than_it_can_remember(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(guard, "_MOST_ADDRESSES", 3)
        limits = guard.Limits(1)
        assert [limits.take(address) for address in "abcd"] == [True, True, True, False]
        limits._buckets["a"]._tokens = 1.0
        assert limits.take("d"), "a has rested and is forgotten"
        assert not limits.take("e")

    def test_what_an_address_brought_is_remembered_within_bounds(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(guard, "_MOST_ADDRESSES", 2)
        monkeypatch.setattr(guard, "_MOST_BROUGHT", 3)
        brought = guard.Brought()
        for digest in "abcd":
            brought.note("2001:db8::1", digest)
        assert brought.of("2001:db8::2") == frozenset("bcd")
        brought.note("10.0.0.1", "x")
        brought.note("10.0.0.2", "y")
        assert [brought.of(address) for address in ("2001:db8::1", "10.0.0.1")] == [frozenset(), frozenset("x")]

    def test_a_network_that_anybody_has_counts_as_one_address(self) -> None:
        limits = guard.Limits(2)
        assert [limits.take(f"2001:db8::{last}") for last in ("1", "2", "ffff:3")] == [True, True, False]
        assert limits.take("2001:db8:0:1::1"), "of another network"
        assert limits.take("::1")
        assert [limits.take(address) for address in ("::ffff:192.0.2.1", "::ffff:192.0.2.2", "192.0.2.3")] == 3 * [True]
