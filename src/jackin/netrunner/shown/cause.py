"""Why a game ended: up to four steps in order of time, what allowed it and what ended it, as a seat may read them."""

from __future__ import annotations

from typing import Final, TypedDict

from jackin.kernel.message import Message
from jackin.netrunner.catalog import printed
from jackin.netrunner.rules.queries import points
from jackin.netrunner.shown.log import can_read, message
from jackin.netrunner.state import Line, State
from jackin.netrunner.words import GRIP, SCORE, SIDES

MOST_STEPS: Final = 4
HARM: Final = ("suffers-net", "suffers-meat", "suffers-brain")
WON: Final = ("scores", "steals")


class CauseView(TypedDict):
    """One step: the card that did it (empty if there is none), what happened, and in which turn."""

    card: str
    said: dict[str, str | dict[str, str | int]]
    turn: int


Told = tuple[int, Message]


def cause(s: State, seat: int) -> list[CauseView]:
    """Nothing while the game goes on."""
    if not s.over:
        return []
    story = lines_by_turn(s, seat)
    if s.reason == "agendas":
        steps = agendas(s, story)
    elif s.reason == "flatline":
        steps = flatline(s, story)
    else:
        steps = story[-1:]
    return [step_view(turn, said) for turn, said in steps[-MOST_STEPS:]]


def step_view(turn: int, said: Message) -> CauseView:
    card = str(said.args.get("card", ""))
    return {"card": "" if card == "unknown" else card, "said": {"key": said.key, "args": said.args}, "turn": turn}


def lines_by_turn(s: State, seat: int) -> list[Told]:
    """The log from its beginning, each line with the number of its turn."""
    found: list[Line] = []
    line = s.log
    while line is not None:
        found.append(line)
        line = line.before
    turn, told = 0, []
    for line in reversed(found):
        turn = line.n if line.key == "turn" else turn
        if can_read(line, seat):
            told.append((turn, message(line, seat)))
    return told


def agendas(s: State, story: list[Told]) -> list[Told]:
    """Those of the winner, each with its points."""
    worth: dict[str, int] = {printed(s, card).slug: points(s, card) for card in s.zones[SCORE[s.winner]]}
    found: list[Told] = []
    for turn, said in story:
        card = str(said.args.get("card", ""))
        if said.key in WON and said.args.get("seat") == SIDES[s.winner] and card in worth:
            found.append((turn, Message("cause-points", card=card, n=worth[card])))
    return found


def flatline(s: State, story: list[Told]) -> list[Told]:
    """DMG-10: the tags that allowed it, the damage, and how many cards there were against it."""
    at = max([n for n, (_, said) in enumerate(story) if said.key in HARM], default=-1)
    if at < 0:
        return story[-1:]
    turn, harm = story[at]
    tags = [(when, said) for when, said in story[:at] if said.key == "takes-tags"] if s.tags else []
    lost = sum(said.key == "trashed" for _, said in story[at + 1 :])
    short = int(harm.args["n"]) - lost
    end = (turn, Message("cause-grip", n=lost, short=short)) if short > 0 and not s.zones[GRIP] else story[-1]
    return [*tags[-2:], (turn, harm), end]
