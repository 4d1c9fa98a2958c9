"""The backend of setuptools, which asks for Node's package only when the front end must be built without a Node."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import node
from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 - a build backend passes every hook on


def get_requires_for_build_wheel(config_settings: dict[str, Any] | None = None) -> list[str]:
    """What setuptools needs, and Node's package where there is no other way to build the front end."""
    needed: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    prebuilt = Path("src/rollout/static/index.html").exists()
    if prebuilt or os.environ.get("ROLLOUT_NO_WEB") or node.on_machine():
        return needed
    return [*needed, node.PACKAGE]
