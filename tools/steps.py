"""Runs the steps of a check one after the other, and says at the end, truthfully, how they went."""

from __future__ import annotations

import subprocess
import tempfile
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Steps:
    """Steps that ran; each counts as one check, a step of tests counts each of its tests."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0
    failures: list[str] = field(default_factory=list)
    began: float = field(default_factory=time.monotonic)

    def run(self, name: str, command: list[str], environment: dict[str, str], folder: Path) -> bool:
        """Run a command, which passes when it exits with 0."""
        return self._timed(name, lambda: self._count(name, self._call(command, environment, folder) == 0))

    def tests(self, name: str, command: list[str], environment: dict[str, str], folder: Path) -> bool:
        """Run pytest and count its tests."""
        return self._timed(name, lambda: self._tests(name, command, environment, folder))

    def do(self, name: str, action: Callable[[], object], trouble: type[Exception]) -> bool:
        """Run a Python function, which fails when it raises `trouble`."""

        def attempt() -> bool:
            try:
                action()
            except trouble as error:
                return self._count(f"{name}: {error}", good=False)
            return True

        return self._timed(name, attempt)

    def cannot(self, name: str, reason: str) -> None:
        """A step that cannot run has failed."""
        print(f"\n== {name}\n-- CANNOT RUN: {reason}", flush=True)
        self._count(f"{name}: cannot run, {reason}", good=False)

    def end(self) -> int:
        """Print what failed and the closing line; the exit code."""
        minutes, seconds = divmod(round(time.monotonic() - self.began), 60)
        print(f"\n== all steps: {minutes} min {seconds} s")
        for failure in self.failures:
            print(f"FAILED {failure}")
        skipped = f", {self.skipped} skipped" if self.skipped else ""
        print(f"{self.passed} passed, {self.failed} failed{skipped}", flush=True)
        return 1 if self.failed else 0

    def _timed(self, name: str, action: Callable[[], bool]) -> bool:
        print(f"\n== {name}", flush=True)
        began = time.monotonic()
        good = action()
        print(f"-- {'ok' if good else 'FAILED'}, {time.monotonic() - began:.1f} s", flush=True)
        return good

    def _count(self, name: str, good: bool) -> bool:
        if good:
            self.passed += 1
        else:
            self.failed += 1
            self.failures.append(name)
        return good

    def _call(self, command: list[str], environment: dict[str, str], folder: Path) -> int:
        try:
            return subprocess.run(command, env=environment, cwd=folder, check=False).returncode
        except OSError as error:
            print(f"{command[0]}: {error.strerror}")
            return 127

    def _tests(self, name: str, command: list[str], environment: dict[str, str], folder: Path) -> bool:
        with tempfile.TemporaryDirectory() as scratch:
            report = Path(scratch) / "report.xml"
            code = self._call([*command, f"--junit-xml={report}"], environment, folder)
            if not report.exists():
                return self._count(f"{name}: pytest ended with {code} and without a report", good=False)
            suites = ET.parse(report).getroot().iter("testsuite")  # noqa: S314 - pytest has just written it
            total, bad, skipped = (sum(column) for column in zip(*map(_counts, suites), strict=True))
        self.passed += total - bad - skipped
        self.skipped += skipped
        if bad:
            self.failed += bad
            self.failures.append(f"{name}: {bad} of {total} tests")
            return False
        return code == 0 or self._count(f"{name}: pytest ended with {code}", good=False)


def _counts(suite: ET.Element) -> tuple[int, int, int]:
    number = {key: int(suite.get(key, "0")) for key in ("tests", "failures", "errors", "skipped")}
    return number["tests"], number["failures"] + number["errors"], number["skipped"]
