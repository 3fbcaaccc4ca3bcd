"""HTTP: the workshop, where content sets and packs are made in the data folder of this machine."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from fastapi import APIRouter, Request
from fastapi.responses import Response

from jackin.doors import Refusal
from jackin.kernel.game import Json
from jackin.locale import LANGUAGES
from jackin.server.protocol.workshop import (
    Craft, NewWork, Preview, PreviewWish, Unpacked, WorkChange, WorkNamed, WorkshopShown, WorkShown, WorkState,
)  # fmt: skip
from jackin.workshop import works
from jackin.workshop.craft import CRAFTS, head_of
from jackin.workshop.telling import told

router = APIRouter(prefix="/api/workshop", tags=["workshop"])

Made = TypeVar("Made")
ONE_AT_A_TIME = asyncio.Lock()


async def at_work(request: Request, do: Callable[..., Made], *given: Any) -> Made:
    """In a thread, one after the other, and only where nobody else could do it."""
    if not request.app.state.settings.workshop:
        raise Refusal("server-no-workshop")
    try:
        async with ONE_AT_A_TIME:
            return await asyncio.to_thread(do, *given)
    except works.BadWork as bad:
        raise Refusal(f"server-work-{bad.reason}", **bad.args_told) from None
    except OSError as error:
        raise Refusal("server-work-no-disk", why=str(error.strerror)) from None


@router.get("")
async def workshop(request: Request) -> WorkshopShown:
    """What is being made here, and what one may begin from."""
    if not request.app.state.settings.workshop:
        return WorkshopShown(open=False)
    return await at_work(request, everything)


def everything() -> WorkshopShown:
    found = [facts(kind, name) for kind, craft in CRAFTS.items() for name in works.names(craft)]
    models = {kind: craft.models() for kind, craft in CRAFTS.items()}
    folder = CRAFTS["gangs"].shelf.own_folder.parent
    return WorkshopShown.model_validate({"open": True, "folder": str(folder), "works": found, "models": models})


def facts(kind: str, name: str) -> Json:
    craft = CRAFTS[kind]
    texts, faults = works.texts_of(craft, name)
    known = craft.head_facts(head_of(craft, texts))
    mistakes = faults or works.checked(craft, texts)
    return {"kind": kind, "name": name, **known, "title": known["title"] or name, "mistakes": len(mistakes)}


@router.post("/{kind}")
async def begin(request: Request, kind: Craft, wish: NewWork) -> WorkShown:
    """A new work, from one of ours or one's own."""
    craft = works.craft_of(kind)
    return shown(await at_work(request, works.begin, craft, wish.name, wish.title, wish.model, wish.empty))


@router.post("/{kind}/unpack")
async def unpack(request: Request, kind: Craft) -> Unpacked:
    """The files of a work in an archive that is sent as bytes."""
    data = await request.body()
    return Unpacked(files=await at_work(request, works.unpacked, works.craft_of(kind), data))


@router.post("/{kind}/preview")
async def preview(request: Request, kind: Craft, wish: PreviewWish) -> Preview:
    """How an entry reads, in a language."""
    if wish.lang not in LANGUAGES:
        raise Refusal("server-no-language", lang=wish.lang)
    found = await at_work(request, told, wish.card, wish.entry, wish.districts, wish.lang)
    return Preview.model_validate(found)


@router.get("/{kind}/{name}")
async def work(request: Request, kind: Craft, name: str) -> WorkShown:
    """A work: its form, its files, its mistakes."""
    return shown(await at_work(request, works.shown, works.craft_of(kind), name))


def shown(found: Json) -> WorkShown:
    return WorkShown.model_validate(found)


@router.post("/{kind}/{name}")
async def change(request: Request, kind: Craft, name: str, wish: WorkChange) -> WorkState:
    """Files of a work as they are now."""
    craft, files = works.craft_of(kind), {file: given.model_dump() for file, given in wish.files.items()}
    found = await at_work(request, works.change, craft, name, wish.version, files, wish.keep)
    return WorkState.model_validate(found)


@router.post("/{kind}/{name}/rename")
async def rename(request: Request, kind: Craft, name: str, wish: WorkNamed) -> WorkShown:
    return shown(await at_work(request, works.rename, works.craft_of(kind), name, wish.name, wish.title))


@router.post("/{kind}/{name}/remove")
async def remove(request: Request, kind: Craft, name: str) -> WorkshopShown:
    """The work is gone; what else lies in its folder stays."""
    await at_work(request, works.remove, works.craft_of(kind), name)
    return await workshop(request)


@router.get("/{kind}/{name}/archive", response_class=Response)
async def archive(request: Request, kind: Craft, name: str) -> Response:
    """All files of a work, in an archive."""
    packed = await at_work(request, works.archive, works.craft_of(kind), name)
    headers = {"content-disposition": f'attachment; filename="{name}.zip"'}
    return Response(packed, media_type="application/zip", headers=headers)
