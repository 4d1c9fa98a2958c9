"""Long runs of what is drawn at random: games, worlds, moments of a crash, broken input. Interrupted, they go on."""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
import time
from pathlib import Path

import structlog
from rich.table import Table

import rollout
from rollout.cli.terminal import out

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from campaigns.book import Book, Line, carry_out
from campaigns.every import every_campaign

ROOT = Path(__file__).resolve().parent.parent
EPILOG = "What is done is kept in out/campaigns.jsonl and not done again as long as the program is the same."


def main() -> int:
    """Run what was asked for; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, epilog=EPILOG)
    parser.add_argument("only", nargs="*", help="campaigns whose names contain one of these words; by default all")
    parser.add_argument("--scale", type=float, default=1.0, help="0.1 for a tenth of everything")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="to repeat a run; by default the clock")
    parser.add_argument("--book", type=Path, default=ROOT / "out" / "campaigns.jsonl", help="where figures are kept")
    chosen = parser.parse_args()
    prepare()
    book = Book(chosen.book, fingerprint())
    print(f"seed {chosen.seed}", flush=True)
    lines = []
    for campaign in every_campaign():
        if not chosen.only or any(word in campaign.name for word in chosen.only):
            lines.append(carry_out(campaign, book, chosen.seed, chosen.scale))
            print(
                f"{'ok' if lines[-1].summary.good else 'FAILED'}: {campaign.name}: {lines[-1].summary.result}",
                flush=True,
            )
    show(lines)
    return 0 if all(line.summary.good for line in lines) else 1


def prepare() -> None:
    """All games on the shelf, no chatter, and others on this machine first."""
    os.environ["ROLLOUT_GAMES"] = os.pathsep.join(str(ROOT / folder) for folder in ("tests/toys", "examples"))
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(50))
    if hasattr(os, "nice"):
        os.nice(10)


def fingerprint() -> str:
    """What is tested: the program's own sources."""
    digest = hashlib.sha256()
    for path in sorted(Path(rollout.__file__).parent.rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def show(lines: list[Line]) -> None:
    """The table at the end."""
    table = Table("campaign", "budget", "result", "control", "", show_lines=True)
    for line in lines:
        summary = line.summary
        table.add_row(line.campaign, line.budget, summary.result, summary.control, "ok" if summary.good else "FAILED")
    console = out()
    console.width = max(console.width if console.is_terminal else 160, 100)
    console.print(table)
    failed = sum(not line.summary.good for line in lines)
    console.print(f"{len(lines) - failed} passed, {failed} failed")


if __name__ == "__main__":
    sys.exit(main())
