"""Tokens: what is revealed when it has enough of them, and where they go (CA-32 to CA-36, CA-40, CA-41)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask
from jackin.kernel.frame import Frame, flow
from jackin.netrunner.automa.corp.hq import refund, score_with_tokens
from jackin.netrunner.automa.corp.orders import ice_outside_in, remotes, resources, tokens
from jackin.netrunner.automa.table import the_automa
from jackin.netrunner.catalog import CARDS, printed
from jackin.netrunner.flows.rez import rez
from jackin.netrunner.rules.knowledge import see
from jackin.netrunner.rules.legal import why_not_rez
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.pools import place
from jackin.netrunner.rules.active import rezzed
from jackin.netrunner.rules.changes import forbidden
from jackin.netrunner.rules.queries import can_advance
from jackin.netrunner.rules.servers import here
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ACCESSED, ADVANCEMENT, AGENDA_TYPE, ALL_KNOW, ARCHIVES, CANNOT_SCORE, CORP, RD,
)  # fmt: skip


def reveals(s: State, f: Frame) -> Ask | None:
    """CA-32, OR-15: any facedown card with X tokens or more, at once; CA-73: and what was rezzed with tokens."""
    for card in rezzed_with_tokens(s):
        empty(s, card)
    card = due(s)
    if card < 0:
        f.finish()
        return None
    f.again()
    automa = the_automa(s.automa)
    see(s, card, ALL_KNOW)
    say(s, "automa-turns-up", CORP, card, n=tokens(s, card), rule="CA-32")
    if CARDS[s.code[card]].type == AGENDA_TYPE:
        score_with_tokens(s, card, "CA-33")
        return None
    automa.revealed = (*automa.revealed, s.serial[card])
    if not CARDS[s.code[card]].behaviour.advanceable:
        empty(s, card)
    elif is_ambush(s, card):
        say(s, "automa-turns-back", CORP, card, rule="CA-36")
        return None
    try_rez(s, card)
    return None


REVEAL: Final = flow("automa-reveal", reveals)


def rezzed_with_tokens(s: State) -> list[int]:
    """Cards that have no use for them."""
    cards = [card for server in remotes(s) for card in resources(s, server)]
    return [
        card for card in cards
        if rezzed(s, card) and tokens(s, card) and not CARDS[s.code[card]].behaviour.advanceable
    ]  # fmt: skip


def due(s: State) -> int:
    automa = the_automa(s.automa)
    if automa.x == 0:
        return -1
    for server in remotes(s):
        for card in resources(s, server):
            if s.faceup[card] == 0 and tokens(s, card) >= automa.x and may_turn_up(s, card):
                return card
    return -1


def may_turn_up(s: State, card: int) -> bool:
    """OR-15: not before the next turn if an effect forbids scoring it; OR-19: once."""
    automa = the_automa(s.automa)
    serial = s.serial[card]
    return serial not in automa.barred and serial not in automa.revealed and not forbidden(s, CANNOT_SCORE, card)


def is_ambush(s: State, card: int) -> bool:
    """OR-19, CA-73: a card that waits to be accessed."""
    return any(hook.event == ACCESSED and hook.inactive for hook in printed(s, card).behaviour.hooks)


def empty(s: State, card: int) -> None:
    """CA-34: onto advanceable ice of the same remote, else back into credits."""
    n = tokens(s, card)
    s.set_counter(card, ADVANCEMENT, 0)
    ice = advanceable_ice(s, here(s, card))
    if ice:
        rotate(s, ice, n, "CA-34")
    else:
        refund(s, n, "CA-34")


def advanceable_ice(s: State, server: int) -> list[int]:
    """OR-17: rezzed, outermost first."""
    return [card for card in ice_outside_in(s, server) if rezzed(s, card) and can_advance(s, card)]


def rotate(s: State, ice: list[int], n: int, rule: str) -> None:
    """OR-17: one token at a time, round and round from the outermost."""
    say(s, "automa-moves-tokens", CORP, n=n, rule=rule)
    for at, card in enumerate(ice):
        place(s, card, ADVANCEMENT, (n + len(ice) - 1 - at) // len(ice))


def try_rez(s: State, card: int) -> None:
    """CA-35: with what came back included; never for a forfeited agenda (CA-70)."""
    if can_rez(s, card):
        say(s, "automa-rezzes", CORP, card, rule="CA-35")
        rez(s, card)
    else:
        say(s, "automa-cannot-rez", CORP, card, rule="CA-35")


def can_rez(s: State, card: int) -> bool:
    cost = printed(s, card).behaviour.rez_cost
    return (cost is None or not cost.forfeit) and why_not_rez(s, card) is None


def pass_on(s: State, server: int, n: int) -> None:
    """CA-40, CA-41, OR-21: the tokens of a card that was discarded from a remote."""
    if n == 0:
        return
    heirs = [card for card in resources(s, server) if s.faceup[card] == 0]
    if heirs:
        say(s, "automa-passes-tokens", CORP, heirs[0], n=n, where=server, rule="CA-40")
        place(s, heirs[0], ADVANCEMENT, n)
        return
    ice = advanceable_ice(s, ARCHIVES) + advanceable_ice(s, RD)
    ice = ice or advanceable_ice(s, server)
    if ice:
        rotate(s, ice, n, "CA-41")
    else:
        refund(s, n, "CA-41")
