"""Another world that looks the same to one seat: hidden Combat cards and decks dealt again, chance begun anew."""

from __future__ import annotations

from jackin.gangs.log import redacted
from jackin.gangs.state import EVERYBODY, State
from jackin.gangs.words import SPECTATOR
from jackin.kernel.machine import put_again
from jackin.kernel.rng import Chance, Dice


def redeal(s: State, seat: int, seed: int) -> State:
    """A fork with the same view for the seat. The true position is only one of the worlds it may be."""
    dice = Dice(seed)
    fork = s.fork()
    fork.log = redacted(s.log, seat)
    fork.count = 0
    fork.chance = Chance(dice.below(1 << 62))
    fork.opportunities = tuple(dice.shuffled(sorted(s.opportunities)))
    fork.edgerunners = tuple(dice.shuffled(sorted(s.edgerunners)))
    deal_upgrades(fork, seat, dice)
    choose_again(fork, seat, dice)
    if s.ask is not None:
        put_again(fork)
    return fork


def known(s: State, card: int, seat: int) -> bool:
    """SECRET-1, SECRET-3."""
    return s.knows[card] == EVERYBODY or (seat != SPECTATOR and s.knows[card] >> seat & 1 == 1)


def deal_upgrades(s: State, seat: int, dice: Dice) -> None:
    """Every Upgrade whose place the seat does not know changes places with the others."""
    hidden = [card for hand in (*s.hand, s.looking, s.upgrades) for card in hand if not known(s, card, seat)]
    dealt = dict(zip(hidden, dice.shuffled(sorted(hidden)), strict=True))
    knows = s.knows.copy()
    for card, other in dealt.items():
        s.knows[other] = knows[card]
    for side in range(len(s.hand)):
        s.hand[side] = tuple([dealt.get(card, card) for card in s.hand[side]])
    s.looking = tuple([dealt.get(card, card) for card in s.looking])
    s.upgrades = tuple([dealt.get(card, card) for card in s.upgrades])


def choose_again(s: State, seat: int, dice: Dice) -> None:
    """SECRET-2: what others have chosen may be any card of their hands."""
    fight = s.firefight
    if fight is None or fight.revealed:
        return
    for side in fight.parties:
        if side != seat and fight.chosen[side] >= 0:
            fight.chosen[side] = s.hand[side][dice.below(len(s.hand[side]))]
