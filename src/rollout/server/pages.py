"""The front end's files; every other path is a page of the app, which the browser's own router knows."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from rollout.server.rooms import Rooms

_NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>rollout</title>
<h1>The front end has not been built</h1>
<p>The server runs, but this copy of rollout has no pages. In a source tree <code>make play</code> builds them and
starts again; <code>pip install .</code> builds them into the package.</p></html>
"""


async def page(request: Request) -> Response:
    """A file of the front end, or the app itself."""
    rooms: Rooms = request.app.state.rooms
    root = rooms.config.static
    path = request.path_params["path"]
    file = find_file(root, path)
    if file is not None and file.name != "index.html":
        forever = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
        return FileResponse(file, headers={"Cache-Control": forever})
    if "." in path.rsplit("/", 1)[-1] and path != "index.html":
        return PlainTextResponse("There is no such file.", 404)
    index = find_file(root, "index.html")
    if index is None:
        return HTMLResponse(_NOT_BUILT, 503)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


def find_file(root: Path, path: str) -> Path | None:
    """The file of that relative path below `root`; None where there is none, or it lies outside."""
    try:
        file = (root / path).resolve()
        return file if file.is_relative_to(root.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None
