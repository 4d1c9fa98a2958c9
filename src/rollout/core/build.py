"""How this installation was built: whether the rules run compiled."""

from __future__ import annotations

import importlib
from importlib.machinery import EXTENSION_SUFFIXES


def is_compiled(module: str = "rollout.core.state") -> bool:
    """Whether a module runs as machine code; all compiled modules do, or none does."""
    file = importlib.import_module(module).__file__ or ""
    return file.endswith(tuple(EXTENSION_SUFFIXES))
