"""Stories: introductions, acts that branch, epilogues (STORY)."""

from __future__ import annotations

from typing import Final

from jackin.gangs.abilities import Moment, let_happen
from jackin.gangs.conditions import holds
from jackin.gangs.content.model import Branch, StoryCard
from jackin.gangs.log import say
from jackin.gangs.queries import turn_order
from jackin.gangs.state import State
from jackin.kernel.ask import Ask
from jackin.kernel.frame import Frame, flow


def cards_of(s: State) -> list[StoryCard]:
    return s.book.content.stories[s.story].cards


def number_of(s: State, id: str) -> int:
    for n, card in enumerate(cards_of(s)):
        if card.id == id:
            return n
    raise KeyError(id)


def reveal(s: State, n: int) -> None:
    """STORY-2: it takes its slot; what it does when revealed it does for each player in turn order."""
    card = cards_of(s)[n]
    s.told = (*s.told, n)
    if card.slot:
        slots = list(s.slots)
        slots[card.slot - 1] = n
        s.slots = tuple(slots)
    else:
        s.epilogue = n
    say(s, "gangs-story", rule="STORY-2" if card.slot else "STORY-6", story=card.id)
    found = [
        Moment(ability, seat, -1, -1)
        for seat in turn_order(s, s.active)
        for ability in card.abilities
        if ability.timing == "revealed"
    ]
    let_happen(s, found)


def reached(s: State, branch: Branch) -> bool:
    """STORY-3, STORY-7."""
    on, n = branch.on, branch.n
    if on == "street-cred":
        met = max(s.cred) >= n
    elif on == "hideouts":
        met = sum([len(sites) - 1 for sites in s.hideouts]) >= n
    elif on == "opportunities":
        met = sum([len(cards) for cards in s.seized]) >= n
    elif on == "firefights":
        met = s.firefights >= n
    elif on == "upgrades":
        met = s.upgraded >= n
    elif on == "turns":
        met = s.turns >= n
    else:
        met = True
    return met and (branch.condition is None or any(holds(s, branch.condition, p) for p in turn_order(s, s.active)))


def goes_on(s: State, f: Frame) -> Ask | None:
    """STORY-4: each card branches once; the first branch that is true decides."""
    for n in s.slots:
        if n < 0 or n in s.branched:
            continue
        for branch in cards_of(s)[n].branches:
            if reached(s, branch):
                s.branched = (*s.branched, n)
                f.again()
                reveal(s, number_of(s, branch.to))
                return None
    return None


STORY: Final = flow("gangs-story", goes_on)


def find_epilogue(s: State, leader: int) -> int:
    """STORY-6: of the card revealed last that has one; asked of the player with the most Street Cred."""
    for n in reversed(s.told):
        for branch in cards_of(s)[n].epilogues:
            if holds(s, branch.condition, leader):
                return number_of(s, branch.to)
    return -1
