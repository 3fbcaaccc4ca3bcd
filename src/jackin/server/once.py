"""Answers that stay the same: made and compressed once, and not sent again to who has them."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Awaitable, Callable, Hashable

from starlette.requests import Request
from starlette.responses import Response

JSON = "application/json"
FRESH = "no-cache"
SMALL = 1000
MOST = 1000


class Page:
    def __init__(self, content: bytes, kind: str) -> None:
        self.plain = content
        self.packed = gzip.compress(content, 6, mtime=0) if len(content) > SMALL else b""
        self.kind = kind
        self.tag = f'"{hashlib.sha256(content).hexdigest()[:24]}"'

    def answer(self, request: Request, caching: str = FRESH) -> Response:
        headers = {"etag": self.tag, "cache-control": caching, "vary": "accept-encoding"}
        if self.tag in [
            tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")
        ]:
            return Response(status_code=304, headers=headers)
        if self.packed and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, headers={**headers, "content-encoding": "gzip"}, media_type=self.kind)
        return Response(self.plain, headers=headers, media_type=self.kind)


class Once:
    """Pages by what they are made from: one is made again only when that has changed."""

    def __init__(self) -> None:
        self._pages: dict[str, tuple[Hashable, Page]] = {}

    async def page_of(self, name: str, state: Hashable, make: Callable[[], Awaitable[bytes]]) -> Page:
        """One that takes a while to make."""
        kept = self._pages.get(name)
        if kept is not None and kept[0] == state:
            return kept[1]
        content = await make()
        return self.page(name, state, lambda: content)

    def page(self, name: str, state: Hashable, make: Callable[[], bytes], kind: str = JSON) -> Page:
        kept = self._pages.get(name)
        if kept is None or kept[0] != state:
            if len(self._pages) >= MOST:
                self._pages.clear()
            kept = self._pages[name] = state, Page(make(), kind)
        return kept[1]
