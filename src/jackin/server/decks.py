"""HTTP: decks, the law about them, and deck lists in and out."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from fastapi.responses import PlainTextResponse

from jackin.doors import door
from jackin.server.faults import TEXT_FAULTS
from jackin.server.protocol.decks import DeckFile, DeckLaw, DeckList, DeckRead, DeckReport, DeckText, ShelfDeck

router = APIRouter(prefix="/api/decks", tags=["decks"])


@router.get("")
async def decks() -> list[ShelfDeck]:
    """The decks that come with the game."""
    return [ShelfDeck(**deck) for deck in door("netrunner").shelf()]


@router.post("/check")
async def check(deck: DeckList) -> DeckReport:
    """Is it legal, and if not, why?"""
    return DeckReport(**door("netrunner").judge(deck.model_dump()))


@router.get("/law/{identity}")
async def law(identity: Annotated[str, Path(max_length=80)]) -> DeckLaw:
    """What a deck of this identity may hold."""
    return DeckLaw(**door("netrunner").deck_law(identity))


@router.post("/read")
async def read(list_: DeckText) -> DeckRead:
    """A deck list in any known format."""
    return DeckRead(**door("netrunner").read_deck(list_.text, list_.name))


@router.post("/write", response_class=PlainTextResponse, responses=TEXT_FAULTS)
async def write(file: DeckFile) -> str:
    """A deck in a format that other programs read."""
    return door("netrunner").write_deck(file.deck.model_dump(), file.format)
