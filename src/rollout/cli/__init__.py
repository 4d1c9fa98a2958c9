"""The command line: `rollout`, or `python -m rollout.cli`."""

from rollout.cli.program import main

__all__ = ["main"]
