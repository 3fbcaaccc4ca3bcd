"""The browser client's files: built in a checkout's web/dist, or part of an installed package."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse, PlainTextResponse, Response

from jackin import rulebook
from jackin.doors import Refusal
from jackin.locale import words

PAGES = ("/", "/decks", "/cards", "/rules", "/replays", "/replay/{id}", "/table/{id}")
FOREVER = {"cache-control": "public, max-age=31536000, immutable"}
FRESH = {"cache-control": "no-cache"}


def find_client() -> Path | None:
    """The folder with the built client, if there is one."""
    checkout = rulebook.checkout()
    places = [rulebook.PACKAGE / "web", *([checkout / "web/dist"] if checkout is not None else [])]
    return next((place for place in places if (place / "index.html").is_file()), None)


def add_client(app: FastAPI, folder: Path | None) -> None:
    """The pages, and the files that they load. A client that is built later is found without a restart."""

    async def page() -> Response:
        found = folder or find_client()
        if found is None:
            return PlainTextResponse(words("en").format("server-no-client"), 503, FRESH)
        return FileResponse(found / "index.html", headers=FRESH)

    for path in PAGES:
        app.add_api_route(path, page, methods=["GET", "HEAD"], include_in_schema=False)

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def file(path: str) -> Response:
        found = folder or find_client()
        wanted = (found / path).resolve() if found is not None and "\0" not in path else None
        if found is None or wanted is None or not wanted.is_relative_to(found.resolve()) or not wanted.is_file():
            return lost(found, path)
        fingerprinted = path.startswith("assets/")
        return FileResponse(wanted, headers=FOREVER if fingerprinted else FRESH)


def lost(found: Path | None, path: str) -> Response:
    """An address of nothing: a person gets the client's own page for that, a program the usual fault."""
    if found is None or path.startswith(("api/", "assets/")) or "." in path or not path.isprintable():
        raise Refusal("server-not-found")
    return FileResponse(found / "index.html", 404, FRESH)
