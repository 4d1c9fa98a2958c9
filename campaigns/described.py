"""The HTTP side as its own description promises it: schemathesis against a live server, with and without real ids."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from campaigns.book import Campaign, Figures, Summary, problems, total
from campaigns.faults import Hall, hall
from campaigns.players import NAMES

CONFIG = """
{known}

[[operations]]  # how many seats a table has only its game can say
include-path = "/api/tables"
checks.positive_data_acceptance.enabled = false

[[operations]]  # which text is a record only the reader of records can say
include-path = "/api/replays"
checks.positive_data_acceptance.enabled = false

[[operations]]  # tuples in an answer are more than schemathesis can check
include-path = "/api/games/{{game}}/odds"
checks.response_schema_conformance.enabled = false
checks.positive_data_acceptance.enabled = false  # where to stop depends on how many attack
"""


def described(examples: int, seed: int, known: bool) -> Figures:
    """So many examples of each operation; `known`: about a table and an invitation that there are."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        (folder / "index.html").write_text("<!doctype html>")
        with hall(seed, tables=2, new_tables=10**6, static=scratch) as here:
            here.play(0.5)
            config = folder / "schemathesis.toml"
            config.write_text(CONFIG.format(known=_known(here) if known else ""))
            found = _run(here, config, examples, seed)
            here.finish(here.players)
            return {**found, "problems": [*found["problems"], *here.problems, *here.host.complaints()]}


def _known(here: Hall) -> str:
    """A table at which nobody plays yet, its invitation and a token."""
    seats = [{"name": NAMES[0]}, {"here": False}]
    opened = here.http.post(f"{here.host.url}/api/tables", json={"game": "robot-heroes", "seats": seats}).json()
    values = {"path.table": opened["table"], "path.code": opened["invitations"][1], "path.digest": "ours"}
    lines = [f"{json.dumps(name)} = {json.dumps(value)}" for name, value in values.items()]
    return "\n".join((f'headers = {{ Authorization = "Bearer {opened["tokens"][0]}" }}', "[parameters]", *lines))


def _run(here: Hall, config: Path, examples: int, seed: int) -> Figures:
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
    command += [f"{here.host.url}/api/openapi.json", "--continue-on-failure", "--no-shrink", f"--seed={seed % 2**31}"]
    command += [f"--max-examples={examples}", "--warnings=off", "--no-color"]
    environment = {**os.environ, "COLUMNS": "150", "NO_PROXY": "127.0.0.1"}
    ended = subprocess.run(
        command, capture_output=True, text=True, cwd=config.parent, env=environment, timeout=3_000, check=False
    )
    generated = re.search(r"(\d+) generated", ended.stdout)
    _, _, failures = ended.stdout.partition(" FAILURES ")
    wrong = [failures[:3_000] or ended.stdout[-1_000:] + ended.stderr[-1_000:]] if ended.returncode else []
    return {"inputs": int(generated[1]) if generated else 0, "problems": wrong}


def _step(_: int, seed: int) -> Figures:
    found = [described(200, seed + random.Random(seed).randrange(1000), known) for known in (False, True)]
    return {"inputs": total(found, "inputs"), "problems": problems(found)}


def _sum_up(steps: list[Figures]) -> Summary:
    wrong = problems(steps)
    result = f"{total(steps, 'inputs'):,} requests, {len(wrong)} runs with findings"
    return Summary(result + "".join(f"; {problem}" for problem in wrong[:1]), not wrong)


DESCRIBED = Campaign("schemathesis", "rounds", 5, 1, _step, _sum_up)
