"""One game of Gangs of Night City between bots, and what is to be told of it."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from time import process_time
from typing import NamedTuple

from jackin import gangs
from jackin.bots import Agent, agent, answered
from jackin.bots.gangs_greedy import GangsGreedy
from jackin.bots.gangs_search import GangsSearch
from jackin.bots.randomly import Randomly
from jackin.doors import door
from jackin.gangs.game import state
from jackin.gangs.log import lines
from jackin.gangs.setup import read_content
from jackin.gangs.state import State
from jackin.kernel.game import Json
from jackin.kernel.machine import answer
from jackin.kernel.rng import seedling
from jackin.workers.chunk import Chunk

GAME = door("gangs").game
ENDLESS = 50_000
NOT_ALONE = "level: only who plays alone has one"


class GangsMatch(NamedTuple):
    """Everything that decides the games; it goes to the processes that play them. No story: each in its turn.

    One player sits alone against a rival gang and Johnny: the gangs of a game are then the player's and the rival's.
    """

    players: int
    bots: list[str]
    story: str
    content: str | Json
    seed: int
    told: bool = False  # with a log, to count what was used
    level: str = ""  # alone


class GangsOutcome(NamedTuple):
    """Lists go by seat, the first player's first. `half` is the Street Cred when half the turns were over."""

    gangs: list[str]
    bots: list[str]
    winners: list[int]
    reason: str
    decisions: int
    turns: int
    cred: list[int]
    half: list[int]
    used: Counter[str]
    scored: Counter[tuple[str, str]]


def seating(match: GangsMatch, number: int) -> tuple[list[str], list[str], str]:
    """Gangs and bots by seat, and the story: one game after another goes through every order."""
    content = read_content(match.content)
    orders = list(permutations([gang.id for gang in content.gangs], max(2, match.players)))
    turn = (number + number // len(orders)) % match.players
    bots = [match.bots[(seat + turn) % len(match.bots)] for seat in range(match.players)]
    told = [story.id for story in content.stories if match.players == 1 or not story.alone]
    stories = [match.story] if match.story else told or [story.id for story in content.stories]
    return list(orders[number % len(orders)]), bots, stories[number // len(orders) % len(stories)]


def play_gangs(match: GangsMatch, number: int) -> GangsOutcome:
    """One game. The same match and number give the same game, in whatever process."""
    seed = seedling(match.seed, number)
    names, bots, story = seating(match, number)
    alone = match.players == 1
    rules = {"level": match.level} if match.level else None
    setup = gangs.setup(names, story, alone, 0, match.content, rules, not match.told)
    players = [player(name, seedling(seed, seat + 1), match.content) for seat, name in enumerate(bots)]
    s = gangs.GAME.new(setup, seed)
    decisions, creds = 0, [s.cred.copy()]
    while s.ask is not None and decisions < ENDLESS:
        decide(s, players[s.ask.seat])
        decisions += 1
        if s.turns > len(creds):
            creds.append(s.cred.copy())
    used, scored = counted(s) if match.told else (Counter(), Counter())
    reason = s.reason if s.over else "unfinished"
    half = creds[len(creds) // 2]
    return GangsOutcome(
        names, bots, list(s.winners), reason, decisions, s.turns, list(s.cred), list(half), used, scored
    )


def play_chunk(chunk: Chunk[GangsMatch]) -> list[GangsOutcome]:
    return [play_gangs(chunk.match, number) for number in range(chunk.first, chunk.last)]


def player(name: str, seed: int, content: str | Json) -> Agent:
    """A bot; one that knows the printed cards is given a set that somebody typed in."""
    bot = agent(name, seed, "gangs")
    if isinstance(bot, GangsSearch):
        bot.clock = process_time  # a busy machine makes it no weaker
    if isinstance(bot, GangsGreedy | GangsSearch) and not isinstance(content, str):
        bot.content = read_content(content)
    return bot


def decide(s: State, player: Agent) -> None:
    """A random bot needs no view: its pick is the same number either way."""
    ask = s.ask
    assert ask is not None
    if isinstance(player, Randomly):
        answer(s, ask.options[player.pick(len(ask.options))])
    else:
        answer(s, answered(player, GAME, s, ask.seat, s.turns))


# What the log tells

USES = {
    "gangs-seizes": ("opportunity", "opportunity"),
    "gangs-hires": ("edgerunner", "edgerunner"),
    "gangs-reveals": ("combat", "combat"),
    "gangs-builds-hideout": ("hideout", "where"),
    "gangs-firefight": ("firefight", "where"),
    "gangs-story": ("story", "story"),
    "gangs-net": ("net", "n"),
    "gangs-moves": ("space", "where"),
    "gangs-activates": ("action", "action"),
    "gangs-wild": ("wild", "action"),
}


def counted(s: State) -> tuple[Counter[str], Counter[tuple[str, str]]]:
    """What was used how often, and which gang got its Street Cred by which rule."""
    used: Counter[str] = Counter()
    scored: Counter[tuple[str, str]] = Counter()
    for message in lines(state(s), -1):
        if message.key in USES:
            kind, argument = USES[message.key]
            used[f"{kind} {message.args[argument]}"] += 1
        if message.key == "gangs-gains-cred":
            scored[str(message.args["gang"]), str(message.args["rule"])] += int(message.args["n"])
    return used, scored
