"""Cards that come back from Archives when the Corp's turn begins, if the Runner made no run in the turn before."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask
from jackin.kernel.frame import Frame, flow
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.flows.pick import DONE, card_options
from jackin.netrunner.rules.knowledge import reveal
from jackin.netrunner.rules.moves import to_hand
from jackin.netrunner.shown.log import say
from jackin.netrunner.state import State
from jackin.netrunner.words import ARCHIVES_CARDS, CORP, RUN_BEGINS


def may_come_back(s: State) -> None:
    if not any(event[0] == RUN_BEGINS for event in s.last_turn):
        s.call(COME_BACK, CORP)


def chooses(s: State, f: Frame) -> Ask | None:
    """One after another; what lies facedown might be such a card, so silence would tell."""
    cards = [card for card in s.zones[ARCHIVES_CARDS] if CARDS[s.code[card]].behaviour.comes_back]
    veiled = any(s.faceup[card] == 0 for card in s.zones[ARCHIVES_CARDS])
    if not cards and not veiled:
        s.got = DONE
        return None
    slug = CARDS[s.code[cards[0]]].slug if cards else ""
    return Ask(CORP, "pick", [*card_options(s, "pick", cards, CORP), DONE], slug, veiled=veiled)


def comes_back(s: State, f: Frame) -> Ask | None:
    if s.got.verb == "pick":
        f.jump(chooses)
        reveal(s, s.got.card)
        say(s, "takes-back", CORP, s.got.card)
        to_hand(s, s.got.card)
    return None


COME_BACK: Final = flow("come-back", chooses, comes_back)
