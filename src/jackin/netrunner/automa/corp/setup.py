"""The Corp automa's set-up (CA-3 to CA-14): five piles out of one deck."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask
from jackin.kernel.frame import Frame, flow
from jackin.netrunner.automa.flags import flags
from jackin.netrunner.automa.piles import lay_out, shuffle_ai_deck, shuffled
from jackin.netrunner.automa.table import the_automa
from jackin.netrunner.catalog import CARDS, printed
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.moves import move
from jackin.netrunner.rules.changes import player
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    AGENDA_TYPE, ASSET_TYPE, CORP, ES_PILE, HQ_CARDS, ICE_PILE, ICE_TYPE, OPERATION_TYPE, OP_PILE, RD_CARDS, RE_PILE,
    UPGRADE_TYPE,
)  # fmt: skip

RICH: Final = [9, 12, 15]
HQ_SIZE: Final = [3, 5, 5]


def half_up(n: int) -> int:
    return (n + 1) // 2


class Sorting:
    """CA-4: the deck by type, each pile shuffled; what is taken from the piles becomes draw piles, the rest R&D."""

    def __init__(self, s: State) -> None:
        cards = list(s.zones[RD_CARDS])
        self.s = s
        self.agendas = self.of_type(cards, AGENDA_TYPE)
        self.assets = self.of_type(cards, ASSET_TYPE)
        self.upgrades = self.of_type(cards, UPGRADE_TYPE)
        self.operations = self.of_type(cards, OPERATION_TYPE)
        self.ice = self.of_type(cards, ICE_TYPE)
        self.without_assets = not self.assets
        self.without_upgrades = not self.upgrades

    def of_type(self, cards: list[int], kind: int) -> list[int]:
        return shuffled(self.s, [card for card in cards if CARDS[self.s.code[card]].type == kind])

    def stratagems(self) -> list[int]:
        """CA-5, OR-1: half the candidates and 3 more; the others stay in their type piles."""
        candidates = [card for card in self.operations + self.upgrades if not flags(self.s, card).economy]
        chosen = shuffled(self.s, candidates)[: half_up(len(candidates)) + 3]
        self.operations = [card for card in self.operations if card not in chosen]
        self.upgrades = [card for card in self.upgrades if card not in chosen]
        return chosen

    def resources(self) -> list[int]:
        """CA-9, CA-10, OR-3: where the deck has no upgrades or no assets, the other fills in."""
        upgrades = min(5, len(self.upgrades) // 2)
        assets = min(4, len(self.assets) // 2)
        if self.without_upgrades:
            assets = min(8, len(self.assets))
        if self.without_assets:
            upgrades = min(8, len(self.upgrades))
        found = take(self.agendas, min(5, half_up(len(self.agendas))))
        return found + take(self.upgrades, upgrades) + take(self.assets, assets)

    def rest(self) -> list[int]:
        return self.agendas + self.assets + self.upgrades + self.operations + self.ice


def take(pile: list[int], n: int) -> list[int]:
    """So many cards off a pile."""
    taken = pile[:n]
    del pile[:n]
    return taken


def sorts_deck(s: State, f: Frame) -> Ask | None:
    """CA-3 to CA-11."""
    automa = the_automa(s.automa)
    sorting = Sorting(s)
    automa.x = max((CARDS[s.code[card]].requirement for card in sorting.agendas), default=0)
    es = sorting.stratagems() if automa.pack.stratagems else []
    ice = take(sorting.ice, half_up(len(sorting.ice)))
    operations = take(sorting.operations, half_up(len(sorting.operations)))
    resources = sorting.resources()
    for cards, pile in ((es, ES_PILE), (ice, ICE_PILE), (operations, OP_PILE), (resources, RE_PILE)):
        lay_out(s, shuffled(s, cards), pile)
    lay_out(s, shuffled(s, sorting.rest()), RD_CARDS)
    say(s, "automa-sets-up", CORP, n=automa.x, rule="CA-3")
    return None


def fills_hq(s: State, f: Frame) -> Ask | None:
    """CA-12, CA-13, CA-15: HQ, credits, and the AI deck."""
    automa = the_automa(s.automa)
    for _ in range(HQ_SIZE[automa.level]):
        if s.zones[RD_CARDS]:
            move(s, s.zones[RD_CARDS][-1], HQ_CARDS)
    own = printed(s, player(s, CORP)).behaviour
    s.credits[CORP] += RICH[automa.level] if automa.rich else own.starting_credits
    s.bad_publicity += own.starting_bad_publicity
    shuffle_ai_deck(s, automa)
    return None


CORP_SETUP: Final = flow("automa-corp-setup", sorts_deck, fills_hq)
