"""A player of Netrunner tells why: what came of its answer in the worlds that it tried, and its rules of thumb."""

from __future__ import annotations

from typing import Final, NamedTuple, cast

from jackin.bots.netrunner_search.playing import Play
from jackin.bots.netrunner_search.race import FEW, SEVERAL, Race
from jackin.bots.netrunner_search.styles import things
from jackin.bots.reasons import QUIET, SHOWN, Reason, Weighed, by_thumb, chosen_in, error, mean
from jackin.bots.source import Source
from jackin.kernel.game import Json
from jackin.kernel.machine import Position, answer
from jackin.kernel.message import Message
from jackin.netrunner.state import State
from jackin.netrunner.words import SIDES

THUMBS: Final = {
    "credit", "draw", "play", "run", "advance", "score", "remove-tag", "purge", "trash-resource", "rez",
    "install agenda", "install asset", "install upgrade", "install ice", "install program", "install hardware",
    "install resource", "jack-out", "mulligan",
}  # fmt: skip
AHEAD: Final = 3
"""Further moves of a line that are told."""
NOTABLE: Final = 10
"""Of a hundred worlds: what differs by less between two lines is no reason."""
TOLD: Final = 2
"""Consequences that are told."""


class Share(NamedTuple):
    """How often something happens with the chosen answer, and with the next best, of a hundred worlds each."""

    key: str
    mine: int
    other: int
    good: bool

    @property
    def counts(self) -> int:
        """How much it speaks for the chosen answer."""
        return self.mine - self.other if self.good else self.other - self.mine


def thumb(view: Json, value: str) -> Reason | None:
    option = chosen_in(view, value)
    return None if option is None else by_thumb(things(option), THUMBS)


def reason(source: Source, race: Race, first: str, value: str) -> Reason | None:
    """Why this answer, where the `first` idea was the one to beat."""
    if not race.outcomes.get(value):
        return None
    lines = best_lines(source, race, value)
    others = [line.value for line in lines if line.value != value]
    said = [opening(race, first, value)]
    if others and len(race.outcomes[others[0]]) >= SEVERAL:
        shares = sorted(shares_of(race, value, others[0]), key=lambda share: -share.counts)
        said += [
            Message(share.key, n=share.mine, other=share.other) for share in shares[:TOLD] if share.counts >= NOTABLE
        ]
    return Reason(said, lines)


def opening(race: Race, first: str, value: str) -> Message:
    if value == first:
        return Message("reason-first", worlds=len(race.outcomes[value]))
    leads = [
        mine.chance - base.chance for mine, base in zip(race.outcomes[value], race.outcomes[first], strict=False)
    ]
    return Message("reason-better", n=max(1, round(100 * mean(leads))), worlds=len(leads))


def best_lines(source: Source, race: Race, value: str) -> list[Weighed]:
    """Of one that fell away is told how far it lay behind the chosen one, which was tried in every world."""
    chosen = [outcome.chance for outcome in race.outcomes[value]]
    found = []
    for other, outcomes in race.outcomes.items():
        mine = [outcome.chance for outcome in outcomes]
        behind = mean([one - base for one, base in zip(mine, chosen, strict=False)])
        found.append(Weighed(other, min(1.0, max(0.0, mean(chosen) + behind)), error(mine), len(mine), []))
    found.sort(key=lambda line: (line.worlds < FEW, -line.chance))
    kept = found[:SHOWN]
    if all(line.value != value for line in kept):
        kept = [*kept[: SHOWN - 1], next(line for line in found if line.value == value)]
    return [line._replace(follows=follows(source, race, line.value)) for line in kept]


def follows(source: Source, race: Race, value: str) -> list[Json]:
    """The seat's next moves in the first world, as its own view words them."""
    position = race.worlds(0)
    answer(position, value)
    until = position.turn + 1 if position.active == race.seat else position.turn + 2
    play = Play(race.seat, race.seed, race.memory)
    found: list[Json] = []
    while (ask := position.ask) is not None and position.turn < until and len(found) < AHEAD:
        chosen = ask.values[0] if len(ask.values) == 1 else play.chosen(position, ask)
        if ask.seat == race.seat and len(ask.values) > 1:
            found += told(source, position, chosen)
        answer(position, chosen)
    return found


def told(source: Source, position: State, value: str) -> list[Json]:
    """A move, if it tells something."""
    asked = source.game.view(cast(Position, position), source.seat)["ask"]
    options = [one for one in asked["options"] if one["value"] == value and one["verb"] not in QUIET]
    return [{**one, "about": asked["card"]} for one in options]


def shares_of(race: Race, value: str, other: str) -> list[Share]:
    """What the two lines come to: the end of the game, and points on either side."""
    side, opposite = SIDES[race.seat], SIDES[1 - race.seat]
    mine, theirs = race.outcomes[value], race.outcomes[other]
    return [
        Share(f"reason-{side}-wins", share([o.end > 0 for o in mine]), share([o.end > 0 for o in theirs]), True),
        Share(f"reason-{opposite}-wins", share([o.end < 0 for o in mine]), share([o.end < 0 for o in theirs]), False),
        Share(
            f"reason-{side}-points", share([o.points > 0 for o in mine]), share([o.points > 0 for o in theirs]), True
        ),
        Share(
            f"reason-{opposite}-points", share([o.lost > 0 for o in mine]), share([o.lost > 0 for o in theirs]), False
        ),
    ]


def share(found: list[bool]) -> int:
    """Of a hundred."""
    return round(100 * sum(found) / len(found))
