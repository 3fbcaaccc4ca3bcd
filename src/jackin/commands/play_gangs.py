"""`jackin play --game gangs --text`: you and bots, or you alone against Johnny Silverhand and a rival gang."""

from __future__ import annotations

import secrets
import shlex
from pathlib import Path

from rich.console import Console

from jackin import gangs
from jackin.bots import Agent
from jackin.commands.errors import told
from jackin.commands.gangs_match import NOT_ALONE, player
from jackin.content import sets
from jackin.gangs.content.model import Content
from jackin.gangs.game import state
from jackin.gangs.setup import BadSetup, read_content
from jackin.kernel.game import Json
from jackin.kernel.journal import Journal
from jackin.kernel.rng import Dice, seedling
from jackin.locale import words
from jackin.terminal.gangs import GangsFace
from jackin.terminal.glyphs import QUIET, ink
from jackin.terminal.table import Table

YOU = 0
HOUSE = "house"


def seating(content: Content, players: int, gang: str, seed: int) -> list[str]:
    """Yours first, then the others as the seed has it; alone, the second is the rival."""
    names = [each.id for each in content.gangs]
    mine = gang or names[0]
    if mine not in names:
        raise BadSetup(f"no gang is called {mine!r}; there are {', '.join(names)}")
    order = Dice(seedling(seed, 0)).shuffled(list(range(len(names))))
    return [mine, *[names[n] for n in order if names[n] != mine]][: max(2, players)]


def new_setup(content: Content, players: int, gang: str, story: str, seed: int, level: str = "") -> Json:
    if level and players > 1:
        raise BadSetup(NOT_ALONE)
    data: str | Json = content.id if content.built_in else content.data
    rules = {"level": level} if level else None
    names = seating(content, players, gang, seed)
    return gangs.setup(names, story=story, alone=players == 1, content=data, settings=rules)


def seat_of(journal: Journal, gang: str) -> int:
    """Yours is the first seat, unless a saved game is taken up as another gang."""
    names = journal.setup["gangs"][: journal.game.seats(journal.position)]
    if gang and gang not in names:
        raise BadSetup(f"{gang!r} does not sit at this table; there are {', '.join(names)}")
    return names.index(gang) if gang else YOU


def opponents(journal: Journal, bots: list[str], seat: int) -> dict[int, str]:
    """Who plays each other seat: the bots in turn."""
    seats = [other for other in range(journal.game.seats(journal.position)) if other != seat]
    return {other: bots[n % len(bots)] for n, other in enumerate(seats)}


def play_gangs_text(
    players: int, gang: str, bots: list[str], story: str, content: str, seed: int | None, lang: str,
    resume: Path | None, level: str = "", explain: bool = False,
) -> None:  # fmt: skip
    console = Console(highlight=False)
    with told():
        if resume is not None:
            journal = Journal.load(gangs.GAME, resume)
        else:
            chosen = secrets.randbelow(1_000_000) if seed is None else seed
            setup = new_setup(sets.content(content), players, gang, story, chosen, level)
            journal = Journal.begin(gangs.GAME, setup, chosen)
        seat = seat_of(journal, gang)
        printed = journal.setup["content"]
        face = GangsFace(words(lang), read_content(printed).data)
        names = opponents(journal, bots, seat)
        agents: dict[int, Agent] = {n: player(name, seedling(journal.seed, n), printed) for n, name in names.items()}
    for line in greeting(journal, seat, names, face):
        console.print(ink(line, QUIET))
    Table(journal, seat, agents, face, console, input, explain).play()
    if resume is None:
        command = again(journal, seat, list(names.values()), story, content, level)
        console.print(ink(face.words.format("gangs-play-again", command=command), QUIET), soft_wrap=True)


def again(journal: Journal, seat: int, bots: list[str], story: str, content: str, level: str) -> str:
    """The command for the same table and shuffle."""
    given = [
        ("seed", str(journal.seed)), ("players", str(len(bots) + 1)), ("gang", journal.setup["gangs"][seat]),
        ("story", story), ("level", level), ("content", "" if content == HOUSE else content),
        *[("bot", bot) for bot in bots],
    ]  # fmt: skip
    told = [f"--{name} {shlex.quote(value)}" for name, value in given if value]
    return " ".join(["jackin play --game gangs --text", *told])


def greeting(journal: Journal, seat: int, bots: dict[int, str], face: GangsFace) -> list[str]:
    """Who sits at the table, how hard it is alone, and whose cards these are."""
    say, told = face.words.format, face.told
    view = journal.view(seat)
    named = [str(told.one("gang", gang["id"])) for gang in view["gangs"]]
    others = [
        say("gangs-play-opponent", gang=name, bot=bots[n]) if n in bots else name
        for n, name in enumerate(named)
        if n != seat
    ]
    if "johnny" in view:
        others.append(say("gangs-johnny"))
    story = told.text.called("story", view["story"]["id"])
    lines = [
        say("gangs-play-waiting", gang=named[seat], others=", ".join(others), story=story, seed=str(journal.seed))
    ]
    if "johnny" in view:
        s = state(journal.position)
        level = s.book.content.level(s.settings.level)
        named_so = say(f"web-gangs-rule-level-{level.id}")
        ahead = level.start + level.lead
        lines.append(say("gangs-play-level", level=named_so, gang=named[1], n=level.start, johnny=ahead))
    return [*lines, say("gangs-play-house", content=view["content"])] if view["origin"] == "original" else lines
