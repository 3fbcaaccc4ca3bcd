"""HTTP: what there is to play with and to read."""

from __future__ import annotations

from importlib.metadata import version

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

from jackin import rulebook
from jackin.doors import DOORS, Refusal, door
from jackin.locale import LANGUAGES, source
from jackin.server.faults import TEXT_FAULTS
from jackin.server.protocol import AutomaPack, CardFacts, ContentSet, Lobby, RuleBook

router = APIRouter(prefix="/api", tags=["lists"])


@router.get("/lobby")
async def lobby() -> Lobby:
    """What can be played here."""
    return Lobby(
        version=version("jackin"),
        games=list(DOORS),
        languages=LANGUAGES,
        bots=door("netrunner").bots(),
        automas=[AutomaPack(**pack) for pack in door("netrunner").automas()],
    )


@router.get("/words/{lang}", response_class=PlainTextResponse, responses=TEXT_FAULTS)
async def words(lang: str) -> str:
    """Every catalogue of a language, in Project Fluent's format."""
    if lang not in LANGUAGES:
        raise Refusal("server-no-language", lang=lang[:20])
    return source(lang)


@router.get("/cards", response_model_exclude_none=True)
async def cards() -> list[CardFacts]:
    """What is printed on every card."""
    return [CardFacts(**card) for card in door("netrunner").cards()]


@router.get("/sets")
async def sets() -> list[ContentSet]:
    """The content sets of Gangs of Night City."""
    return [ContentSet(**found) for found in door("gangs").sets()]


@router.get("/rules")
async def rules() -> list[RuleBook]:
    """The rule books, with the numbers that log lines cite."""
    return [RuleBook(**book) for book in rulebook.books()]
