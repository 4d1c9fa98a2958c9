"""The scripts that build and check are no package: tests import them as the scripts do one another."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent

sys.path[:0] = [str(ROOT / "build_backend"), str(ROOT / "tools")]
