"""Computer players that are of no use. Each runs in a process of its own, which loads this file and little else."""

from __future__ import annotations

import os
from typing import Any


def hangs(pipe: Any, _: int) -> None:
    while True:
        pipe.recv_bytes()


def dies(pipe: Any, _: int) -> None:
    pipe.recv_bytes()
    os._exit(1)


def cheats(pipe: Any, _: int) -> None:
    while True:
        pipe.recv_bytes()
        pipe.send(10**6)


def fails(pipe: Any, _: int) -> None:
    while True:
        pipe.recv_bytes()
        pipe.send("ValueError: no idea")


BAD = {"hangs": hangs, "dies": dies, "cheats": cheats, "fails": fails}
