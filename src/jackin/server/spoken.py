"""Content sets with their texts, in the language that is asked for."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import Query, Request

from jackin.doors import Refusal
from jackin.kernel.game import Json
from jackin.locale import LANGUAGES
from jackin.locale.gangs_told import told
from jackin.server.protocol.sets import ContentSet, SetTexts
from jackin.server.reader import Reader

Lang = Annotated[str, Query(max_length=20)]

OURS: dict[tuple[str, str], SetTexts] = {}
"""The texts of the sets that come with the game, put together once in each language."""


def address_of(request: Request) -> str:
    return request.client.host if request.client is not None else ""


async def spoken(request: Request, found: Json, lang: str) -> ContentSet:
    """Putting texts together takes a while: ours in a thread, those that somebody wrote in a process of its own."""
    if lang not in LANGUAGES:
        raise Refusal("server-no-language", lang=lang)
    if found["built_in"]:
        return ContentSet(**found, texts=await ours(found, lang))
    reader: Reader = request.app.state.reader
    return ContentSet(**found, texts=SetTexts(**await reader.do(address_of(request), told, found["data"], lang)))


async def ours(found: Json, lang: str) -> SetTexts:
    key = found["id"], lang
    if key not in OURS:
        OURS[key] = SetTexts(**await asyncio.to_thread(told, found["data"], lang))
    return OURS[key]
