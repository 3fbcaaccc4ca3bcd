"""HTTP: what there is to play with and to read."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from importlib.metadata import version
from typing import Any

from fastapi import APIRouter, Request, WebSocket
from fastapi.responses import PlainTextResponse, Response
from pydantic import TypeAdapter

from jackin import handbook, rulebook
from jackin.bots import styles_of
from jackin.bots.ratings import ratings
from jackin.doors import DOORS, Refusal, door
from jackin.lessons.lesson import all_lessons
from jackin.lessons.puzzle import puzzle_facts
from jackin.locale import LANGUAGES, source
from jackin.server.faults import TEXT_FAULTS
from jackin.server.lines import Lines
from jackin.server.once import JSON, Once
from jackin.server.protocol.decks import CardFacts
from jackin.server.protocol.lists import AutomaPack, Handbook, LessonFacts, Lobby, PuzzleFacts, RuleBook, Worth
from jackin.server.protocol.sets import ContentSet
from jackin.server.spoken import Lang, spoken

router = APIRouter(prefix="/api", tags=["lists"])

LESSONS = TypeAdapter(list[LessonFacts])
PUZZLES, HANDBOOKS = TypeAdapter(list[PuzzleFacts]), TypeAdapter(list[Handbook])
CARDS, SETS, RULES = TypeAdapter(list[CardFacts]), TypeAdapter(list[ContentSet]), TypeAdapter(list[RuleBook])


def once(request: Request, make: Callable[[], bytes], state: Hashable = None, kind: str = JSON) -> Response:
    pages: Once = request.app.state.once
    return pages.page(request.url.path, state, make, kind).answer(request)


@router.get("/lobby", response_model=Lobby)
async def lobby(request: Request) -> Any:
    """What can be played here."""
    return once(request, the_lobby, door("netrunner").stamp())


@router.websocket("/lobby/live")
async def live(socket: WebSocket) -> None:
    """The open tables, and how many are here, as they change: docs/protocol.md."""
    lines: Lines = socket.app.state.lines
    await lines.serve_lobby(socket)


def the_lobby() -> bytes:
    found = Lobby(
        version=version("jackin"),
        games=list(DOORS),
        languages=LANGUAGES,
        bots=door("netrunner").bots(),
        styles={bot: styles_of(bot) for bot in door("netrunner").bots()},
        automas=[AutomaPack(**pack) for pack in door("netrunner").automas()],
        ratings={pool: {n: Worth(**w._asdict()) for n, w in named.items()} for pool, named in ratings().items()},
    )
    return found.model_dump_json().encode()


@router.get("/words/{lang}", response_class=PlainTextResponse, responses=TEXT_FAULTS)
async def words(request: Request, lang: str) -> Any:
    """Every catalogue of a language, in Project Fluent's format."""
    if lang not in LANGUAGES:
        raise Refusal("server-no-language", lang=lang[:20])
    return once(request, lambda: source(lang).encode(), kind="text/plain; charset=utf-8")


@router.get("/cards", response_model=list[CardFacts], response_model_exclude_none=True)
async def cards(request: Request) -> Any:
    """What is printed on every card."""
    return once(
        request,
        lambda: CARDS.dump_json([CardFacts(**card) for card in door("netrunner").cards()], exclude_none=True),
    )


@router.get("/lessons", response_model=list[LessonFacts])
async def lessons(request: Request) -> Any:
    """The lessons, in the order of their tracks."""
    return once(request, lambda: LESSONS.dump_json([LessonFacts(**facts) for facts in all_lessons()]))


@router.get("/puzzles", response_model=list[PuzzleFacts])
async def puzzles(request: Request) -> Any:
    """The puzzles, in their order: each day the next one is the puzzle of the day."""
    return once(request, lambda: PUZZLES.dump_json([PuzzleFacts(**facts) for facts in puzzle_facts()]))


@router.get("/sets", response_model=list[ContentSet])
async def sets(request: Request, lang: Lang = "en") -> Any:
    """The content sets of Gangs of Night City, told in a language."""
    game, pages = door("gangs"), request.app.state.once

    async def told() -> bytes:
        return SETS.dump_json([await spoken(request, found, lang) for found in game.sets()])

    return (await pages.page_of(f"{request.url.path}?{lang}", game.stamp(), told)).answer(request)


@router.get("/rules", response_model=list[RuleBook])
async def rules(request: Request) -> Any:
    """The rule books, with the numbers that log lines cite."""
    return once(request, lambda: RULES.dump_json([RuleBook(**book) for book in rulebook.books()]))


@router.get("/handbook/{lang}", response_model=list[Handbook])
async def handbooks(request: Request, lang: str) -> Any:
    """The rules as players read them, in a language."""
    if lang not in LANGUAGES:
        raise Refusal("server-no-language", lang=lang[:20])
    return once(request, lambda: HANDBOOKS.dump_json([Handbook(**book) for book in handbook.handbook(lang)]))
