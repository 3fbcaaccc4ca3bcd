"""The automatic Runner's piles (RA-1 to RA-10)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask
from jackin.kernel.frame import Frame, flow
from jackin.kernel.registers import N
from jackin.netrunner.automa.flags import flags
from jackin.netrunner.automa.piles import lay_out, shuffle_ai_deck, shuffled
from jackin.netrunner.automa.runner.table import runner_automa
from jackin.netrunner.automa.table import EASY
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.knowledge import shuffle_zone
from jackin.netrunner.rules.moves import move
from jackin.netrunner.rules.pools import win
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    CORP, EC_PILE, EVENT_TYPE, GRIP, HARDWARE_TYPE, HEAP, PROGRAM_TYPE, PRO_PILE, RESOURCE_TYPE, RE_PILE, RUNNER,
    STACK,
)  # fmt: skip

FIVE: Final = 5
RE_SIZE: Final = 10


def half(n: int) -> int:
    return -(-n // 2)


def sets_up_runner(s: State, f: Frame) -> Ask | None:
    """RA-2: by type, each shuffled. OR-35: consoles are hardware."""
    automa = runner_automa(s)
    s.credits[RUNNER] += 5
    deck = s.zones[STACK]
    pro, ec, re = sorted_piles(
        s, [shuffled(s, of_type(s, deck, kind)) for kind in (PROGRAM_TYPE, HARDWARE_TYPE, EVENT_TYPE, RESOURCE_TYPE)]
    )
    automa.economy = tuple(ec)
    rest = [card for card in deck if card not in pro and card not in ec and card not in re]
    for cards, pile in ((pro, PRO_PILE), (ec, EC_PILE), (re, RE_PILE), (rest, STACK)):
        lay_out(s, shuffled(s, cards), pile)
    say(s, "automa-pile-pro", RUNNER, n=len(pro), rule="RA-3")
    say(s, "automa-pile-ec", RUNNER, n=len(ec), rule="RA-4")
    say(s, "automa-pile-re", RUNNER, n=len(re), rule="RA-5")
    for card in reversed(s.zones[STACK][-FIVE:]):
        move(s, card, GRIP)
    shuffle_ai_deck(s, automa)
    return None


def of_type(s: State, cards: tuple[int, ...], kind: int) -> list[int]:
    return [card for card in cards if CARDS[s.code[card]].type == kind]


def sorted_piles(s: State, kinds: list[list[int]]) -> tuple[list[int], list[int], list[int]]:
    """RA-3 to RA-6: PRO, EC and RE, out of shuffled programs, hardware, events and resources."""
    programs, hardware, events, resources = kinds
    pro = programs[: half(len(programs)) + 1] + hardware[: half(len(hardware)) + 1]
    ec = [card for card in events + resources if flags(s, card).economy]
    re = mixed([card for card in resources if card not in ec], [card for card in events if card not in ec])
    return pro, ec, re


def mixed(resources: list[int], events: list[int]) -> list[int]:
    """RA-5, RA-6, OR-36: five of each; where one falls short, more of the other."""
    most = max(FIVE, RE_SIZE - len(events))
    found = resources[:most]
    return found + events[: RE_SIZE - len(found)]


SETUP: Final = flow("automa-runner-setup", sets_up_runner)


# Drawing (RA-9); its frame holds how many cards
TO_DRAW: Final = N()


def draw_for_runner(s: State, n: int) -> None:
    s.call(DRAW, RUNNER, n=n)


def runner_draws(s: State, f: Frame) -> Ask | None:
    drawn = 0
    while drawn < TO_DRAW.of(f) and (s.zones[STACK] or renews_stack(s)):
        move(s, s.zones[STACK][-1], GRIP)
        drawn += 1
    if drawn:
        say(s, "draws", RUNNER, n=drawn)
    return None


def can_draw(s: State) -> bool:
    return len(s.zones[STACK]) > 0 or runner_automa(s).level == EASY or len(renewable(s)) > 0


def renewable(s: State) -> list[int]:
    """OR-37: the heap without what came from EC."""
    economy = runner_automa(s).economy
    return [card for card in s.zones[HEAP] if card not in economy]


def renews_stack(s: State) -> bool:
    """RA-9: on Normal the heap becomes the new stack; on Easy the Runner loses."""
    if runner_automa(s).level == EASY:
        win(s, CORP, "stack-empty", "RA-9")
        return False
    cards = renewable(s)
    for card in cards:
        move(s, card, STACK, False)
    shuffle_zone(s, STACK)
    if cards:
        say(s, "automa-renews-stack", RUNNER, n=len(cards), rule="RA-9")
    return len(cards) > 0


def renews_economy(s: State) -> None:
    """OR-49: the played events of EC, when EC is empty."""
    automa = runner_automa(s)
    if s.zones[EC_PILE] or not automa.number("ec_recycle"):
        return
    cards = [card for card in s.zones[HEAP] if card in automa.economy and CARDS[s.code[card]].type == EVENT_TYPE]
    for card in cards:
        move(s, card, EC_PILE, False)
    shuffle_zone(s, EC_PILE)
    if cards:
        say(s, "automa-renews-economy", RUNNER, n=len(cards), rule="OR-49")


DRAW: Final = flow("automa-runner-draw", runner_draws)
