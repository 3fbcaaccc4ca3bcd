"""A decision of Netrunner judged: greedy players on both sides, to the end of the seat's next turn.

Who looks further does so for two turns more, in worlds that are dealt by how players behave. There the seat thinks
about each of its answers up to the end of the turn, from what it can see by then, and plays on as the bots do that
think ahead.
"""

from __future__ import annotations

from typing import Final, cast

from jackin.bots.greedy import Greedy
from jackin.bots.greedy.memory import Memory
from jackin.bots.judging import Given, Rest
from jackin.bots.levels import Level
from jackin.bots.netrunner_search import NetrunnerSearch, worth_a_thought
from jackin.bots.netrunner_search.beliefs import believed
from jackin.bots.netrunner_search.own import own_manner
from jackin.bots.netrunner_search.playing import LONG, Play
from jackin.bots.netrunner_search.race import TURNS, Race
from jackin.bots.netrunner_search.reasoning import follows
from jackin.bots.netrunner_search.value import chance_of
from jackin.bots.source import Sealed, Source
from jackin.kernel.ask import Ask
from jackin.kernel.game import Json
from jackin.kernel.machine import Position, answer
from jackin.netrunner.state import State

SOON: Final = 60
"""Decisions until the seat has the same choice again; whatever takes longer is another matter."""
FURTHER: Final = 2
"""Turns."""
HABITS: Final = ("install-where",)
"""The Runner of the worlds runs by rules of thumb: a server that these leave alone looks safe."""
ACTIONS: Final = ("action",)
THINKER: Final = Level("thinker", 1, 0, 0.0, work=900, beliefs=True, shrewd=True)
"""For each answer in the rest of a turn that is played on."""


def can_be_judged(view: Json) -> bool:
    """A first hand is worth more turns than are looked ahead."""
    ask = view["ask"]
    return len(ask["options"]) > 1 and ask["kind"] != "mulligan" and worth_a_thought(view, ask)


class RunnersAndCorps:
    """The court of Netrunner. `rest` is what the seat went on to answer."""

    def __init__(self, source: Source, memory: Memory, rest: list[Given]) -> None:
        self.source = source
        self.memory = memory
        self.rest = rest

    @property
    def view(self) -> Json:
        return self.source.view

    @property
    def is_habit(self) -> bool:
        return self.view["ask"]["kind"] in HABITS

    def plainly(self, seed: int) -> str:
        player = Greedy(seed)
        player.memory = self.memory.copy()
        return player.choose(self.view, self.view["ask"])

    def trial(self, seed: int, work: int) -> NetrunnerTrial:
        return NetrunnerTrial(self.source, self.memory, seed, work)

    def further(self, seed: int, work: int) -> Deliberate:
        return Deliberate(self.source, self.memory, seed, work, self.rest)


class NetrunnerTrial:
    def __init__(self, source: Source, memory: Memory, seed: int, work: int) -> None:
        self.source = source
        self.memory = memory
        self.seed = seed
        self.race = Race(self.worlds, source.seat, memory, seed, work)

    def worlds(self, number: int) -> State:
        return cast(State, self.source.world(self.seed + number))

    @property
    def work(self) -> int:
        return self.race.work

    def world(self, number: int) -> State:
        world = self.race.worlds(number)
        world.quiet = True
        return world

    def tried(self, world: State, value: str, number: int) -> float:
        return self.race.tried(world, value, number)

    def after(self, world: State, given: str, value: str, number: int) -> float:
        seat = self.source.seat
        until, rest = world.turn + self.race.turns, Rest([Given(asked(world).kind, value)], ACTIONS)
        play = Play(seat, self.seed + 2 * number, self.memory)
        answer(world, given)
        for _ in range(SOON):
            ask = world.ask
            if ask is None or rest.at:
                break
            answer(world, (rest.next(ask) if ask.seat == seat else "") or thumbed(play, world, ask))
        play.on(world, until)
        return chance_of(world, seat)

    def follows(self, value: str) -> list[Json]:
        return follows(self.source, self.race, value)


class Deliberate(NetrunnerTrial):
    """Who looks further."""

    def __init__(self, source: Source, memory: Memory, seed: int, work: int, rest: list[Given]) -> None:
        super().__init__(source, memory, seed, work)
        self.rest = rest
        self.race.worlds = believed(self.worlds, source.seat, seed)

    def tried(self, world: State, value: str, number: int) -> float:
        return self.played(world, value, number, [])

    def after(self, world: State, given: str, value: str, number: int) -> float:
        return self.played(world, given, number, [Given(asked(world).kind, value)])

    def as_played(self, world: State, given: str, number: int) -> float:
        return self.played(world, given, number, self.rest)

    def played(self, world: State, value: str, number: int, answers: list[Given]) -> float:
        """With these answers as far as they can be given; it thinks about all others of the turn."""
        seat, rest, s = self.source.seat, Rest(answers, ACTIONS), world.fork()
        play = Play(seat, self.seed + 2 * number, self.memory, own_manner())
        thinker = NetrunnerSearch(self.seed + 2 * number, THINKER)
        thinker.memory = remembering(self.memory, self.source.view, value)
        answer(s, value)
        for _ in range(LONG):
            ask = s.ask
            if ask is None or s.turn > world.turn:
                break
            if ask.seat == seat and len(ask.options) > 1:
                answer(s, self.considered(s, rest.next(ask), thinker))
            else:
                answer(s, thumbed(play, s, ask))
        play.players[seat].memory = thinker.memory
        play.on(s, world.turn + TURNS + FURTHER)
        self.race.work -= play.steps
        return chance_of(s, seat)

    def considered(self, s: State, value: str, thinker: NetrunnerSearch) -> str:
        """What was to be answered, or a thought."""
        game, seat = self.source.game, self.source.seat
        if value:
            thinker.memory = remembering(thinker.memory, game.sight(cast(Position, s), seat), value)
            return value
        found = thinker.ponder(Sealed(game, cast(Position, s), seat, self.seed))
        if thinker.last is not None:
            self.race.work -= THINKER.work - thinker.last[1].work
        return found


def asked(world: State) -> Ask:
    assert world.ask is not None
    return world.ask


def thumbed(play: Play, s: State, ask: Ask) -> str:
    return ask.values[0] if len(ask.options) == 1 else play.chosen(s, ask)


def remembering(memory: Memory, view: Json, value: str) -> Memory:
    """The same, and one decision more."""
    twin = memory.copy()
    twin.look(view)
    twin.decided(view, value)
    return twin


def remembered(views: list[tuple[Json, str]]) -> Memory:
    """What a player knows from decisions before: the views of its own asks, and its answers."""
    memory = Memory()
    for view, given in views:
        memory.look(view)
        memory.decided(view, given)
    return memory
