"""One word per task: play, test, check, bench, campaign, pictures, setup, clean.

Runs on Python 3.11 with nothing installed.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - what an older Python says otherwise is unkind
    found = sys.version.split()[0]
    sys.exit(
        f"rollout needs Python 3.11 or newer, this is {found}; try: python3.11 tools/dev.py {' '.join(sys.argv[1:])}"
    )

from place import (
    PYTHON,
    ROOT,
    SCRIPTS,
    VENV,
    MissingError,
    compiler_advice,
    need_browser,
    need_compiler,
    need_node,
    need_package,
    need_requirements,
    need_web_packages,
    plain_environment,
    source_environment,
)
from steps import Steps

PROCESSES = str(max(2, min(4, os.cpu_count() or 2)))
FAST = ["-m", "not browser and not slow"]
COMPILED = ["-m", "not browser and (slow or not plain)"]
"""What has not run on the source, and what might be otherwise when the rules are compiled."""
BROWSER = ["-m", "browser"]


def main() -> int:
    """Run the task that the command line names; its exit code."""
    parser = argparse.ArgumentParser(
        prog="dev.py",
        description=__doc__,
        epilog="Further words are passed on to the program that the task runs: dev.py play --port 8000",
        allow_abbrev=False,
    )
    tasks = parser.add_subparsers(dest="task", required=True, metavar="TASK")
    for name, task in TASKS.items():
        tasks.add_parser(name, help=task.__doc__, description=task.__doc__, allow_abbrev=False)
    arguments, rest = parser.parse_known_args()
    os.chdir(ROOT)
    try:
        return TASKS[arguments.task](rest)
    except MissingError as error:
        print(f"\n{error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def play(rest: list[str]) -> int:
    """Set everything up, start the server and open the browser."""
    need_requirements()
    need_package()
    if advice := compiler_advice():
        print(advice, flush=True)
    return subprocess.run([SCRIPTS / "rollout", "play", *rest], env=plain_environment(), check=False).returncode


def check(rest: list[str]) -> int:
    """Format, lint, types, architecture and the fast tests; under two minutes."""
    need_requirements("test", "dev")
    steps = Steps()
    _static(steps)
    _tests(steps, "fast tests on the source", [*FAST, *rest], source_environment())
    return steps.end()


def test(rest: list[str]) -> int:
    """Set everything up and run every check: fast tests on the source, all of them compiled, and in a real browser."""
    steps = Steps()
    if not steps.do("environment", lambda: need_requirements("test", "dev"), MissingError):
        return steps.end()
    _static(steps)
    _web(steps)
    _tests(steps, "fast tests on the source, with coverage", [*FAST, *COVERAGE, *rest], source_environment())
    _installed(steps, rest)
    return steps.end()


def bench(rest: list[str]) -> int:
    """Measure this machine: playouts per second, compiled and uncompiled side by side."""
    need_requirements("test")
    need_compiler()
    need_package(compiled=True)
    return subprocess.run([PYTHON, "bench/speed.py", *rest], env=plain_environment(), check=False).returncode


def campaign(rest: list[str]) -> int:
    """Long runs of what is drawn at random, compiled; for a night, or before a release."""
    need_requirements("test")
    need_compiler()
    need_package(compiled=True)
    steps = Steps()
    _python(
        steps, "parity over 20,000 games", ["-m", "rollout.testing.parity", "--games", "20000"], plain_environment()
    )
    _python(steps, "campaigns", ["tools/campaign.py", *rest], plain_environment())
    if not rest:
        _tests(steps, "every test on the installed package", ["-m", "not browser"], plain_environment())
        _browser(steps, "browser tests on every size of screen", [])
    return steps.end()


def pictures(rest: list[str]) -> int:
    """Take the pictures of the README anew from the running program; look at them before they are committed."""
    need_requirements("test")
    need_package()
    environment = plain_environment(ROLLOUT_CHROMIUM=need_browser())
    return subprocess.run([PYTHON, "tools/pictures.py", *rest], env=environment, check=False).returncode


def setup(rest: list[str]) -> int:
    """Make the environment with all tools, and install rollout into it."""
    need_requirements("test", "dev")
    need_package()
    need_web_packages(need_node())
    print(f"ready: {VENV}")
    return 0


def clean(rest: list[str]) -> int:
    """Remove the environment and everything that was built."""
    for name in (".venv", "build", "dist", "web/dist", "web/node_modules", "htmlcov", "src/rollout/static"):
        shutil.rmtree(ROOT / name, ignore_errors=True)
    for pattern in (".*_cache", ".coverage*", ".hypothesis"):
        for path in ROOT.glob(pattern):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    return 0


TASKS = {task.__name__: task for task in (play, test, check, bench, campaign, pictures, setup, clean)}
COVERAGE = ["--cov", "--cov-report=term"]
UNCOMPILED = "250"
"""Of the 1,000 recorded games, how many the uncompiled rules play as well; without this word they play all."""
FLOOR = "25"
"""How many times as fast as uncompiled the compiled rules must at least be; `bench/README.md` tells why."""


def _static(steps: Steps) -> None:
    environment = source_environment()
    _python(steps, "format", ["-m", "ruff", "format", "--check", "--quiet", "."], environment)
    _python(steps, "lint", ["-m", "ruff", "check", "--quiet", "."], environment)
    _python(steps, "types", ["-m", "mypy"], environment)
    steps.run("architecture", [str(SCRIPTS / "lint-imports"), "--no-logo"], environment, ROOT)
    _python(steps, "the browser's types are those of the server", ["tools/protocol.py", "--check"], environment)
    _python(steps, "the lessons are played by the rules", ["tools/lessons.py", "--check"], environment)


def _web(steps: Steps) -> None:
    environment: dict[str, str] = {}

    def prepare() -> None:
        environment.update(need_node())
        need_web_packages(environment)

    if steps.do("front end: Node and packages", prepare, MissingError):
        npm = shutil.which("npm", path=environment["PATH"]) or "npm"
        steps.run("front end: types", [npm, "run", "--silent", "check"], environment, ROOT / "web")
        steps.run("front end: tests", [npm, "test", "--silent"], environment, ROOT / "web")


def _installed(steps: Steps, rest: list[str]) -> None:
    """The steps on the installed package. Where it cannot be compiled, what needs that has failed, the rest runs."""
    environment = plain_environment()
    compiled = steps.do("C compiler", need_compiler, MissingError)
    if not steps.do("installation", lambda: need_package(compiled=compiled), MissingError):
        return
    kind = "compiled" if compiled else "uncompiled"
    _tests(steps, f"tests on the installed package ({kind})", [*COMPILED, *rest], environment)
    if compiled:
        short = ["-m", "rollout.testing.parity", "--uncompiled", UNCOMPILED]
        _python(steps, "compiled and uncompiled agree", short, environment)
        _python(steps, "compiled is faster", ["bench/speed.py", "--floor", FLOOR, "--quick"], environment)
    else:
        for name in ("compiled and uncompiled agree", "compiled is faster"):
            steps.cannot(name, "the rules are uncompiled, see the step 'C compiler'")
    _browser(steps, "browser tests, each on one size of screen", ["--one-size", *rest])


def _browser(steps: Steps, name: str, rest: list[str]) -> None:
    try:
        browser = need_browser()
    except MissingError as error:
        steps.cannot(name, str(error))
        return
    command = [*BROWSER, "-p", "no:randomly", "--dist", "worksteal", *rest]  # whole games, which take long, come last
    _tests(steps, name, command, plain_environment(ROLLOUT_CHROMIUM=browser))


def _python(steps: Steps, name: str, arguments: list[str], environment: dict[str, str]) -> None:
    steps.run(name, [str(PYTHON), *arguments], environment, ROOT)


def _tests(steps: Steps, name: str, arguments: list[str], environment: dict[str, str]) -> None:
    steps.tests(name, [str(PYTHON), "-m", "pytest", "-q", "-n", PROCESSES, *arguments], environment, ROOT)


if __name__ == "__main__":
    sys.exit(main())
