"""Playing operations and stratagems from their piles (CA-48 to CA-55, CA-63)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask
from jackin.kernel.frame import Frame, flow
from jackin.kernel.registers import More
from jackin.netrunner.automa.corp.install import can_install_from_pile, install_resource
from jackin.netrunner.automa.corp.money import earn
from jackin.netrunner.automa.corp.orders import stratagem_server
from jackin.netrunner.automa.corp.spending import spend
from jackin.netrunner.automa.flags import flags
from jackin.netrunner.automa.piles import bury, shuffle_into, top
from jackin.netrunner.automa.table import STANDARD, the_automa
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.flows.play import FREE, FROM_PILE, play as play_card
from jackin.netrunner.rules.legal import highest_x
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.knowledge import see
from jackin.netrunner.rules.pools import gain
from jackin.netrunner.rules.payment import short_of
from jackin.netrunner.rules.changes import NO_FLOW
from jackin.netrunner.rules.costs import play_cost
from jackin.netrunner.rules.queries import score
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ADVANCEMENT, ALL_KNOW, ARCHIVES_CARDS, CORP, ES_PILE, FOR_PLAY, GRIP, HQ_CARDS, KINDS, OP_PILE, RIG, RUNNER,
    SERVERS, UPGRADE_TYPE,
)  # fmt: skip


def extra_clicks(s: State, card: int) -> int:
    """CA-51: clicks that the card costs beyond the one for playing it."""
    cost = CARDS[s.code[card]].behaviour.play_cost
    return 0 if cost is None else cost.clicks


def barred(s: State, card: int) -> bool:
    """OR-27: its restriction is not met, a cost beyond credits and clicks is due, or it could do nothing (ACT-4)."""
    p = CARDS[s.code[card]]
    cost = p.behaviour.play_cost
    if cost is not None and (cost.forfeit or cost.trash is not None):
        return True
    f = Frame(NO_FLOW, CORP, card)
    if any(condition.bar(s, f) is not None for condition in p.behaviour.play_only_if):
        return True
    if p.x_cost and highest_x(s, card) < 1:
        return True
    if flags(s, card).install_from:
        return not can_install_from_pile(s, card)
    play = p.behaviour.play
    return play is None or not play.could(s, f)


def too_dear(s: State, card: int) -> bool:
    """CA-48: only Standard pays credits."""
    if the_automa(s.automa).level != STANDARD:
        return False
    return short_of(s, CORP, play_cost(s, card), FOR_PLAY, card) is not None


def try_operation(s: State, printed: bool, clicks: int) -> bool:
    """CA-48 to CA-51, CA-55: once round OP for a card that needs no more clicks than there are."""
    for _ in range(len(s.zones[OP_PILE])):
        card = top(s, OP_PILE)
        see(s, card, ALL_KNOW)
        if extra_clicks(s, card) < clicks:
            play_top(s, card, printed)
            return True
        say(s, "automa-skips", CORP, card, rule="CA-51")
        bury(s, card, OP_PILE)
    return False


def play_top(s: State, card: int, printed: bool) -> None:
    if barred(s, card):
        say(s, "automa-no-use", CORP, card, rule="CA-50")
        bury(s, card, OP_PILE)
        spend(s, printed, 1)
        gain(s, CORP, 1)
    elif too_dear(s, card):
        say(s, "automa-too-dear", CORP, card, rule="CA-49")
        bury(s, card, OP_PILE)
        earn(s, printed, 1, "CA-49")
    else:
        play(s, card, printed, "CA-48")


def play(s: State, card: int, printed: bool, rule: str) -> None:
    """The extra clicks are paid with the card (COST-3)."""
    say(s, "automa-plays", CORP, card, rule=rule)
    extra = extra_clicks(s, card)
    spend(s, printed, 1 + extra)
    s.clicks[CORP] += extra
    s.call(OPERATION_FLOW, CORP, card)


# What a frame of OPERATION_FLOW holds: how things stood before
STOOD: Final = More()


def plays(s: State, f: Frame) -> Ask | None:
    """CA-48, CA-52, OR-25."""
    STOOD.set(f, standing(s, f.card))
    how = 0 if the_automa(s.automa).level == STANDARD else FREE
    play_card(s, f.card, how | (FROM_PILE if flags(s, f.card).install_from else 0))
    return None


def looks_back(s: State, f: Frame) -> Ask | None:
    """CA-50, OR-27: a card that brought nothing brings a credit."""
    if not benefited(STOOD.of(f), standing(s, f.card)):
        say(s, "automa-no-use", CORP, f.card, rule="CA-50")
        gain(s, CORP, 1)
    return None


def recycles(s: State, f: Frame) -> Ask | None:
    """OR-11."""
    if the_automa(s.automa).number("recycle_played_ops") and s.zone[f.card] == ARCHIVES_CARDS:
        shuffle_into(s, f.card, OP_PILE)
    return None


OPERATION_FLOW: Final = flow("automa-operation", plays, looks_back, recycles)


def standing(s: State, played: int) -> tuple[int, ...]:
    """How the Corp stands, in numbers that it likes to see grow; what the card costs is left out of account."""
    price = play_cost(s, played) if the_automa(s.automa).level == STANDARD and s.zone[played] != ARCHIVES_CARDS else 0
    mine = [card for zone in range(SERVERS, len(s.zones)) for card in s.zones[zone]]
    return (
        s.credits[CORP] - price,
        -s.credits[RUNNER],
        s.clicks[CORP],
        s.tags,
        s.brain,
        -len(s.zones[GRIP]),
        -len(s.zones[RIG]),
        score(s, CORP),
        sum(n for key, n in s.counters.items() if key % KINDS == ADVANCEMENT),
        len(mine),
        sum(s.faceup[card] for card in mine),
        len(s.zones[HQ_CARDS]),
        -top(s, HQ_CARDS),
    )


def benefited(before: tuple[int, ...], after: tuple[int, ...]) -> bool:
    """Any change in the Corp's favour; a new card on top of HQ is one."""
    return before[-1] != after[-1] or any(now > then for then, now in zip(before, after, strict=True))


# Stratagems


def try_stratagem(s: State, printed: bool, clicks: int, want: str) -> bool:
    """CA-63, OR-33: the first of the top cards that can be used; the others go under ES unseen."""
    look = min(len(s.zones[ES_PILE]), the_automa(s.automa).number("stratagem_look"))
    for _ in range(look):
        card = top(s, ES_PILE)
        if is_playable(s, card, clicks, want):
            play_stratagem(s, card, printed)
            return True
        bury(s, card, ES_PILE)
    return False


def is_playable(s: State, card: int, clicks: int, want: str) -> bool:
    if want != "any" and want not in flags(s, card).kinds:
        return False
    if CARDS[s.code[card]].type == UPGRADE_TYPE:
        return True
    return extra_clicks(s, card) < clicks and not barred(s, card) and not too_dear(s, card)


def play_stratagem(s: State, card: int, printed: bool) -> None:
    if CARDS[s.code[card]].type == UPGRADE_TYPE:
        spend(s, printed, 1)
        say(s, "automa-installs-stratagem", CORP, rule="CA-63")
        install_resource(s, card, stratagem_server(s))
    else:
        play(s, card, printed, "CA-63")
