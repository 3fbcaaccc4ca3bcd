"""The browser client's files: built in a checkout's web/dist, or part of an installed package."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import PlainTextResponse, Response

from jackin import rulebook
from jackin.doors import Refusal
from jackin.locale import words
from jackin.server.once import FRESH, Once

PAGES = (
    "/", "/learn", "/puzzles", "/decks", "/cards", "/handbook", "/rules", "/replays", "/profile", "/workshop",
    "/aid/{id}", "/replay/{id}", "/analysis/{id}", "/table/{id}", "/player/{name}",
    "/workshop/{kind}/{name}",
)  # fmt: skip
FOREVER = "public, max-age=31536000, immutable"


def find_client() -> Path | None:
    """The folder with the built client, if there is one."""
    checkout = rulebook.checkout()
    places = [rulebook.PACKAGE / "web", *([checkout / "web/dist"] if checkout is not None else [])]
    return next((place for place in places if (place / "index.html").is_file()), None)


def add_client(app: FastAPI, folder: Path | None) -> None:
    """The pages, and the files that they load. A client that is built later is found without a restart."""

    async def page(request: Request) -> Response:
        found = folder or find_client()
        if found is None:
            return PlainTextResponse(words("en").format("server-no-client"), 503, {"cache-control": FRESH})
        return sent(request, found / "index.html")

    for path in PAGES:
        app.add_api_route(path, page, methods=["GET", "HEAD"], include_in_schema=False)

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def file(request: Request, path: str) -> Response:
        found = folder or find_client()
        wanted = inside(found, path) if found is not None else None
        if wanted is None:
            return lost(request, found, path)
        return sent(request, wanted, FOREVER if path.startswith("assets/") else FRESH)


def inside(folder: Path, path: str) -> Path | None:
    """A file of the folder, or nothing; a name that the disk cannot have is nothing too."""
    try:
        wanted = (folder / path).resolve()
        return wanted if wanted.is_relative_to(folder.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):
        return None


def sent(request: Request, path: Path, caching: str = FRESH) -> Response:
    """A file, read and compressed when it is first asked for, and again when it has changed."""
    kind = guess_type(path.name)[0] or "application/octet-stream"
    state = path.stat()
    once: Once = request.app.state.once
    return once.page(str(path), (state.st_mtime_ns, state.st_size), path.read_bytes, kind).answer(request, caching)


def lost(request: Request, found: Path | None, path: str) -> Response:
    """An address of nothing: a person gets the client's own page for that, a program the usual fault."""
    if found is None or path.startswith(("api/", "assets/")) or "." in path or not path.isprintable():
        raise Refusal("server-not-found")
    answer = sent(request, found / "index.html")
    answer.status_code = 404
    return answer
