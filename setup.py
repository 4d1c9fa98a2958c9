"""Adds two steps to the build: the rules are compiled, and the front end is built; `build_backend/` tells how."""

from __future__ import annotations

import atexit
import shutil
import sys
import tempfile
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent / "build_backend"))

from compiled import BuildExt, extensions
from front_end import add_front_end

Path("build").mkdir(exist_ok=True)
WORK = Path(tempfile.mkdtemp(dir="build"))
"""All that this build makes on its way (setuptools wants a path inside the tree); nothing stale gets into a wheel."""

atexit.register(shutil.rmtree, WORK, ignore_errors=True)

BUILDS = {"bdist_wheel", "build", "build_ext", "install"}
"""Only these need the rules compiled; an editable install must not, for a .so in src/ hides later edits."""


class BuildPy(build_py):  # type: ignore[misc]  # setuptools comes without types
    """Adds the front end to the package."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            add_front_end(Path(self.build_lib) / "rollout/static", WORK)


setup(
    ext_modules=extensions(WORK) if BUILDS & set(sys.argv) else [],
    cmdclass={"build_py": BuildPy, "build_ext": BuildExt},
    options={"build": {"build_base": str(WORK / "build")}, "egg_info": {"egg_base": str(WORK)}},
)
