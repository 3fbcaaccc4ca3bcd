"""Playing an operation or event (PLAY)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, flow
from jackin.kernel.registers import M, N, Subject
from jackin.netrunner.catalog import printed
from jackin.netrunner.flows.use import forfeit_options
from jackin.netrunner.rules.abilities import Cost
from jackin.netrunner.flows.trash import trash_all
from jackin.netrunner.rules.legal import highest_x, trashable
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.knowledge import see
from jackin.netrunner.rules.listener import listener
from jackin.netrunner.rules.moves import forfeit, move, trash
from jackin.netrunner.rules.payment import pay
from jackin.netrunner.rules.costs import additional_cost as additional_play_cost, play_cost
from jackin.netrunner.rules.reading import WENT
from jackin.netrunner.state import State
from jackin.netrunner.rules.triggers import emit, resolve_text
from jackin.netrunner.words import ALL_KNOW, FOR_PLAY, PLAY_AREA, PLAYED, RESOLVED

# What a frame of PLAY holds
X_NAMED: Final = N()
HOW: Final = M()
SACRIFICED: Final = Subject()
"""What was trashed to play it."""

FREE: Final = 1
"""Its credit cost is waived (CA-48, RA-34); every other cost is still due."""
PLAIN: Final = 4
"""Its additional costs are ignored."""
FROM_PILE: Final = 2
"""What its text would install from hand comes from a pile (CA-52)."""


def play(s: State, card: int, how: int = 0) -> None:
    s.call(PLAY, printed(s, card).side, card, m=how)


def announces(s: State, f: Frame) -> Ask | None:
    """PLAY-1: everybody sees the card before it is paid for."""
    see(s, f.card, ALL_KNOW)
    say(s, "plays", f.seat, f.card, rule="PLAY-1")
    return None


def names_x(s: State, f: Frame) -> Ask | None:
    """PLAY-2: if the cost is X the player picks X within the card's conditions."""
    if not printed(s, f.card).x_cost:
        f.jump(additional_cost)
        return None
    most = highest_x(s, f.card)
    return Ask(f.seat, "x", [Option("number", n=n) for n in range(most, 0, -1)], printed(s, f.card).slug)


def named_x(s: State, f: Frame) -> Ask | None:
    X_NAMED.set(f, s.got.n)
    return None


def additional_cost(s: State, f: Frame) -> Ask | None:
    """COST-3: paid together with the play cost."""
    cost = additional(s, f)
    slug = printed(s, f.card).slug
    if cost is not None and cost.forfeit:
        return Ask(f.seat, "forfeit", forfeit_options(s, f.seat), slug)
    if cost is not None and cost.trash is not None:
        cards = trashable(s, f.seat, f.card, cost)
        return Ask(f.seat, "trash-cost", [Option("trash", s.public(card), card) for card in cards], slug)
    f.jump(pays)
    return None


def additional(s: State, f: Frame) -> Cost | None:
    return None if HOW.of(f) & PLAIN else additional_play_cost(s, f.card)


def pays_additional(s: State, f: Frame) -> Ask | None:
    if s.got.verb == "forfeit":
        forfeit(s, s.got.card)
    else:
        SACRIFICED.set(f, s.got.card)
        trash_all(s, (s.got.card,), f.card)
    return None


def pays(s: State, f: Frame) -> Ask | None:
    """PLAY-2, PLAY-7: the cost as it is at this moment."""
    cost = additional(s, f)
    if cost is not None:
        s.clicks[f.seat] -= cost.clicks
    if not HOW.of(f) & FREE:
        pay(s, f.seat, play_cost(s, f.card) + X_NAMED.of(f), FOR_PLAY, f.card)
    return None


def plays(s: State, f: Frame) -> Ask | None:
    """PLAY-3: faceup in the play area; it is active."""
    move(s, f.card, PLAY_AREA)
    emit(s, PLAYED, f.card)
    return None


def resolves_text(s: State, f: Frame) -> Ask | None:
    """PLAY-4."""
    gone = SACRIFICED.of(f)
    if HOW.of(f) & FROM_PILE:
        listener().installs_by(s, f.card)
    elif gone < 0 or WENT.of(f):  # PREV-6
        resolve_text(s, f.seat, f.card, printed(s, f.card).behaviour.play, gone, X_NAMED.of(f))
    return None


def finishes(s: State, f: Frame) -> Ask | None:
    """PLAY-5."""
    if s.zone[f.card] == PLAY_AREA and not printed(s, f.card).behaviour.is_current:
        trash(s, f.card, "PLAY-5")
    emit(s, RESOLVED, f.card)
    return None


PLAY: Final = flow(
    "play", announces, names_x, named_x, additional_cost, pays_additional, pays, plays, resolves_text, finishes,
)  # fmt: skip
