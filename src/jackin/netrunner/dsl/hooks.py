"""When: the conditions that trigger a text (ABIL-5), and the constant abilities (ABIL-2)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.frame import Frame
from jackin.kernel.message import Message
from jackin.netrunner import words
from jackin.netrunner.rules.abilities import Cost, Effect, Gained, Hook, Hosting, Paid, Prevention, Spending, Static
from jackin.netrunner.rules.measures import Condition, Filter, Value  # fmt: skip
from jackin.netrunner.dsl.conditions import (
    BEING_ACCESSED, ENCOUNTERING, FIRST_NET_OF_RUN, FIRST_ON_NAMED, OUTSIDE_ARCHIVES, RUN_HERE, TRACED_IN_RUN,
    WAS_INSTALLED, AllOf,
)  # fmt: skip
from jackin.netrunner.dsl.costs import Part, cost, counter, credits
from jackin.netrunner.dsl.lasting import boost
from jackin.netrunner.dsl.text import sequence
from jackin.netrunner.dsl.filters import ANYTHING, OWN_SERVER, SELF, at_server
from jackin.netrunner.dsl.runs import break_subroutines
from jackin.netrunner.dsl.values import Amount, Less, value
from jackin.netrunner.rules.reading import NUMBER
from jackin.netrunner.state import State

YOURS_ONLY: Final = 1
THEIRS_ONLY: Final = 0


def on_turn_begin(*effects: Effect, only_if: Condition | None = None) -> Hook:
    """When your turn begins."""
    return Hook(words.TURN_BEGINS, sequence(effects), whose=YOURS_ONLY, only_if=only_if)


def on_their_turn_begin(*effects: Effect) -> Hook:
    """When the other player's turn begins."""
    return Hook(words.TURN_BEGINS, sequence(effects), whose=THEIRS_ONLY)


def on_their_basic_click(*effects: Effect) -> Hook:
    """When the other player spends a click for a credit or a card, by no card's text."""
    return Hook(words.CLICKED_FOR, sequence(effects), whose=THEIRS_ONLY)


def on_bad_publicity(*effects: Effect) -> Hook:
    """When the Corp takes bad publicity, however much of it at once."""
    return Hook(words.BAD_PUBLICITY_TAKEN, sequence(effects))


def on_failure(*effects: Effect, first: bool = False) -> Hook:
    """When a run is unsuccessful."""
    return Hook(words.RUN_UNSUCCESSFUL, sequence(effects), first=first)


def on_pass(what: Filter, *effects: Effect) -> Hook:
    """When the Runner passes such ice."""
    return Hook(words.PASSED, sequence(effects), what)


def on_exposed(*effects: Effect) -> Hook:
    return Hook(words.EXPOSED, sequence(effects))


def on_resolved(what: Filter, *effects: Effect) -> Hook:
    """When a played card has done what it says and is gone."""
    return Hook(words.RESOLVED, sequence(effects), what)


def on_turn_end(*effects: Effect, only_if: Condition | None = None) -> Hook:
    """When your turn ends."""
    return Hook(words.TURN_ENDS, sequence(effects), whose=YOURS_ONLY, only_if=only_if)


def on_any_turn_end(*effects: Effect) -> Hook:
    """When a turn ends, whoever's it is."""
    return Hook(words.TURN_ENDS, sequence(effects))


def on_first_action(*effects: Effect) -> Hook:
    """The first time in a turn that the Runner spends clicks."""
    return Hook(words.ACTED, sequence(effects), first=True)


def on_run_begin(*effects: Effect, only_if: Condition | None = None) -> Hook:
    return Hook(words.RUN_BEGINS, sequence(effects), only_if=only_if)


def on_all_passed_here(*effects: Effect) -> Hook:
    """When the Runner has passed all of the ice that protects this card's server."""
    return Hook(words.ALL_PASSED, sequence(effects), only_if=RUN_HERE)


def on_would_take_blame(*effects: Effect) -> Hook:
    """Whenever the Corp would take bad publicity."""
    return Hook(words.WOULD_TAKE_BLAME, sequence(effects))


def on_install(what: Filter, *effects: Effect, first: bool = False) -> Hook:
    return Hook(words.CARD_INSTALLED, sequence(effects), what, first=first)


def on_play(what: Filter, *effects: Effect, first: bool = False) -> Hook:
    return Hook(words.PLAYED, sequence(effects), what, first=first)


def on_rez(*effects: Effect) -> Hook:
    """When this card is rezzed."""
    return Hook(words.CARD_REZZED, sequence(effects), SELF)


def on_rezzed(what: Filter, *effects: Effect) -> Hook:
    return Hook(words.CARD_REZZED, sequence(effects), what)


def on_trace(*effects: Effect, only_if: Condition = TRACED_IN_RUN) -> Hook:
    """When a trace succeeds during a run."""
    return Hook(words.TRACED, sequence(effects), only_if=only_if)


def on_run_end(*effects: Effect, only_if: Condition) -> Hook:
    return Hook(words.RUN_ENDS, sequence(effects), only_if=only_if)


def on_success_here(*effects: Effect) -> Hook:
    """When a run on this card's server succeeds."""
    return Hook(words.RUN_SUCCESSFUL, sequence(effects), only_if=RUN_HERE)


def on_score(*effects: Effect) -> Hook:
    """When you score this agenda."""
    return Hook(words.SCORED, sequence(effects), SELF)


def on_scored(what: Filter, *effects: Effect) -> Hook:
    return Hook(words.SCORED, sequence(effects), what)


def on_suffered(kind: int, *effects: Effect) -> Hook:
    """Whenever the Runner suffers damage of this kind, however much of it at once."""
    return Hook(words.SUFFERED, sequence(effects), only_if=OfKind(kind))


class OfKind(Condition):
    """The damage in question is of one of these kinds."""

    def __init__(self, *kinds: int) -> None:
        self.kinds = kinds

    def bar(self, s: State, f: Frame) -> Message | None:
        return None if NUMBER.of(f) in self.kinds else Message("why-no-effect")

    def reads(self) -> int:
        return words.DAMAGE_KIND


def on_trashed_accessed(*effects: Effect) -> Hook:
    """When this card is trashed while the Runner accesses it, active or not."""
    return Hook(words.TRASHED, sequence(effects), SELF, only_if=BEING_ACCESSED, inactive=True)


def on_trashed_by_runner(*effects: Effect, first: bool = False) -> Hook:
    """When the Runner trashes an installed card of the Corp, in any way."""
    return Hook(words.RUNNER_TRASHED, sequence(effects), first=first)


def on_lost_to(*kinds: int, do: Effect) -> Hook:
    """When this card is trashed from the grip by damage of these kinds."""
    return Hook(words.LOST_TO_DAMAGE, sequence((do,)), SELF, only_if=OfKind(*kinds), inactive=True)


def on_advanced(what: Filter, *effects: Effect) -> Hook:
    """When such a card is advanced; placing tokens is not advancing (ADV-4)."""
    return Hook(words.ADVANCED, sequence(effects), what)


def on_accessed(what: Filter, *effects: Effect) -> Hook:
    """When the Runner accesses such a card, while this one is active."""
    return Hook(words.ACCESSED, sequence(effects), what)


def on_trashed(what: Filter, *effects: Effect) -> Hook:
    """When such a card is trashed that was installed; also this one itself."""
    return Hook(words.TRASHED, sequence(effects), what, only_if=WAS_INSTALLED, inactive=what is SELF)


def on_this_exposed(*effects: Effect) -> Hook:
    """When this card is exposed, active or not."""
    return Hook(words.EXPOSED, sequence(effects), SELF, inactive=True)


def on_drawn(*effects: Effect) -> Hook:
    """Whenever the Corp draws a card, for each of them."""
    return Hook(words.CARD_DRAWN, sequence(effects))


def on_tokens_placed(what: Filter, *effects: Effect, first: bool = False) -> Hook:
    """Advancement tokens, by advancing or otherwise."""
    return Hook(words.TOKENS_PLACED, sequence(effects), what, first=first)


def on_spent_shown(*effects: Effect) -> Hook:
    """PSI-2: when both players show what they spent in secret."""
    return Hook(words.SPENT_SHOWN, sequence(effects))


def on_first_net_here(*effects: Effect) -> Hook:
    """The first time that you would do net damage in a run on this card's server."""
    return Hook(words.WOULD_DO, sequence(effects), only_if=AllOf([FIRST_NET_OF_RUN, RUN_HERE]))


def on_installed_from_heap(what: Filter, *effects: Effect) -> Hook:
    return Hook(words.FROM_HEAP, sequence(effects), what)


def on_first_turn(*effects: Effect) -> Hook:
    """Before the first turn of the game."""
    return Hook(words.FIRST_TURN, sequence(effects))


def on_stolen(what: Filter, *effects: Effect) -> Hook:
    return Hook(words.STOLEN, sequence(effects), what)


def on_steal(*effects: Effect) -> Hook:
    """When the Runner steals this agenda."""
    return Hook(words.STOLEN, sequence(effects), SELF, inactive=True)


def on_success(server: int, *effects: Effect, first: bool = False, only_if: Condition | None = None) -> Hook:
    return Hook(words.RUN_SUCCESSFUL, sequence(effects), only_if=only_if, first=first, server=server)


def on_access_begin(server: int, *effects: Effect) -> Hook:
    return Hook(words.ACCESS_BEGINS, sequence(effects), server=server)


def on_encounter(what: Filter, *effects: Effect, first: bool = False) -> Hook:
    return Hook(words.ICE_ENCOUNTERED, sequence(effects), what, first=first)


def on_approach(what: Filter, *effects: Effect, only_if: Condition | None = None) -> Hook:
    return Hook(words.APPROACHED, sequence(effects), what, only_if)


def on_broken(*effects: Effect) -> Hook:
    """When the Runner breaks a subroutine, for each of them."""
    return Hook(words.BROKEN, sequence(effects))


def on_first_encounter(*effects: Effect, times: int = 1) -> Hook:
    """The first ice encountered in the run that this text started; or so many of them."""
    return Hook(words.ICE_ENCOUNTERED, sequence(effects), only_if=FirstEncounter(times))


class FirstEncounter(Condition):
    def __init__(self, n: int) -> None:
        self.n = n

    def bar(self, s: State, f: Frame) -> Message | None:
        return None if s.run is not None and s.run.encounters <= self.n else Message("why-not-first")


def on_encounter_end(*effects: Effect, only_if: Condition | None = None) -> Hook:
    return Hook(words.ENCOUNTER_ENDS, sequence(effects), only_if=only_if)


def on_access(*effects: Effect, archives_too: bool = True, only_if: Condition | None = None) -> Hook:
    """ACC-15: when this card is accessed, active or not."""
    only_if = only_if if archives_too else OUTSIDE_ARCHIVES
    return Hook(words.ACCESSED, sequence(effects), SELF, only_if=only_if, inactive=True)


def on_emptied(*effects: Effect) -> Hook:
    """When there are no credits left on this card."""
    return Hook(words.EMPTIED, sequence(effects), SELF)


def as_soon_as(condition: Condition, *effects: Effect) -> Hook:
    return Hook(words.WATCHED, sequence(effects), only_if=condition)


def instead_of_access(server: int, *effects: Effect) -> Hook:
    return Hook(words.RUN_SUCCESSFUL, sequence(effects), server=server)


def instead_on_named(*effects: Effect) -> Hook:
    """For the first successful run of the turn on the server that this card has named: the Runner must."""
    return Hook(words.RUN_SUCCESSFUL, sequence(effects), only_if=FIRST_ON_NAMED, must=True)


# Constant abilities


def strength(what: Filter, amount: Amount, only_if: Condition | None = None) -> Static:
    return Static(words.STRENGTH, value(amount), what, only_if)


def rez_cost(what: Filter, amount: Amount) -> Static:
    return Static(words.REZ_COST, value(amount), what)


def install_cost(what: Filter, amount: Amount) -> Static:
    return Static(words.INSTALL_COST, value(amount), what)


def steal_cost(what: Filter, amount: Amount) -> Static:
    """Also for the rest of the run in which this card is trashed."""
    return Static(words.STEAL_COST, value(amount), what, for_run=True)


def steal_clicks(what: Filter, amount: Amount) -> Static:
    """Clicks that stealing costs besides; also for the rest of the run in which this card is trashed."""
    return Static(words.STEAL_CLICKS, value(amount), what, for_run=True)


def more_meat(amount: Amount) -> Static:
    """Whenever the Corp does meat damage."""
    return Static(words.MEAT_DAMAGE, value(amount))


def requirement(what: Filter, amount: Amount, only_if: Condition | None = None) -> Static:
    return Static(words.REQUIREMENT, value(amount), what, only_if)


def trash_cost(what: Filter, amount: Amount) -> Static:
    return Static(words.TRASH_COST, value(amount), what)


def more_accesses(server: int, amount: Amount) -> Static:
    """Whenever you access cards from this server."""
    return Static(words.ACCESSES, value(amount), at_server(server))


def cannot_run_on(server: int, only_if: Condition) -> Static:
    return Static(words.CANNOT_RUN_ON, value(1), at_server(server), only_if)


def cannot_run_here() -> Static:
    """On this card's server."""
    return Static(words.CANNOT_RUN_ON, value(1), OWN_SERVER)


def run_clicks(amount: Amount) -> Static:
    """COST-3: clicks that a run on this card's server costs besides."""
    return Static(words.RUN_CLICKS, value(amount), OWN_SERVER)


def hand_size(amount: Amount) -> Static:
    return Static(words.HAND_SIZE, value(amount))


def their_hand_size(amount: Amount) -> Static:
    """The other player's."""
    return Static(words.THEIR_HAND_SIZE, value(amount))


def points_to_win(amount: Amount) -> Static:
    """Of both players."""
    return Static(words.POINTS_TO_WIN, value(amount))


def costs_to_play(what: Filter, amount: Amount) -> Static:
    return Static(words.PLAY_COST, value(amount), what)


def hand_size_is(amount: Value) -> Static:
    """Your maximum hand size is this instead of five; what else changes it still does."""
    return Static(words.HAND_SIZE, Less(amount, 5))


def clicks(amount: Amount) -> Static:
    """TURN-G-4: your total clicks each turn."""
    return Static(words.CLICKS, value(amount))


def memory(amount: Amount, only_for: Filter | None = None) -> Static:
    """`only_for`: other programs cannot take it."""
    return Static(words.MEMORY if only_for is None else words.MEMORY_FOR, value(amount), only_for)


def gains_subtype(name: str, only_if: Condition) -> Static:
    """This card, added up with what else it gains and loses (SUBT-2)."""
    return Static(words.SUBTYPE, value(words.subtype(name)), SELF, only_if)


def loses_subtype(name: str, only_if: Condition) -> Static:
    return Static(words.SUBTYPE_LOSS, value(words.subtype(name)), SELF, only_if)


def waives_play_cost(what: Filter) -> Static:
    """COST-3: nothing besides the play cost is paid for such cards."""
    return Static(words.WAIVES_PLAY_COST, value(1), what)


def link(amount: Amount) -> Static:
    return Static(words.LINK_VALUE, value(amount))


def cannot(what: int, whom: Filter) -> Static:
    """CANT-1: `what` is one of words.CANNOT_..., `whom` a card, or an identity for its player."""
    return Static(what, value(1), whom)


def can_anyway(what: int, whom: Filter) -> Static:
    """CANT-3: overrides every "cannot" in so many words."""
    return Static(what, value(-WAIVED), whom)


WAIVED: Final = 1_000


def gained(times: Amount, *effects: Effect) -> Gained:
    """This ice has a subroutine so many times, after its printed ones."""
    return Gained(sequence(effects), value(times))


# Paid abilities


def paid(
    price: list[Part], *effects: Effect, only_if: Condition | None = None, interface: bool = False, once: bool = False
) -> Paid:
    """`once`: this and the other abilities of the card that say so, together once each turn."""
    return Paid(cost(*price), sequence(effects), only_if, interface, once=once)


def breaks(
    what: Filter | None,
    price: int | Part,
    most: int = 1,
    only_if: Condition | None = None,
    then: Effect | None = None,
) -> Paid:
    """An icebreaker's break ability (BRK-2, BRK-4); without a subtype it works on any ice. `then`: when it breaks."""
    text = (break_subroutines(most),) if then is None else (break_subroutines(most), then)
    part = credits(price) if isinstance(price, int) else price
    return Paid(cost(part), sequence(text), only_if, True, breaks=what or ANYTHING)


def boosts(n: int, price: int | Part, until: int = words.ENCOUNTER, only_if: Condition | None = None) -> Paid:
    moment = {words.ENCOUNTER: words.IN_ENCOUNTER, words.RUN: words.IN_RUN}.get(until, words.ANY_MOMENT)
    part = credits(price) if isinstance(price, int) else price
    return Paid(cost(part), sequence((boost(n, until),)), only_if, moment=moment)


def click_through(n: int = 1) -> Paid:
    """BRK-9, AMB-36: the Runner may spend so many clicks to break up to as many subroutines on this ice."""
    price = Cost()
    price.clicks = n
    return Paid(price, sequence((break_subroutines(n),)), None, True, words.RUNNER)


def spend_counter(kind: int, *effects: Effect, only_if: Condition | None = None) -> Paid:
    moment = words.IN_ENCOUNTER if only_if is ENCOUNTERING else words.ANY_MOMENT
    return Paid(cost(counter(kind)), sequence(effects), only_if, moment=moment)


# Prevention, credits, hosting


def prevents(
    what: str, most: int, *price: Part, of: Filter | None = None, first: bool = False, up_to: bool = False
) -> Prevention:
    """`what` is net, meat, brain, tag, trash or expose; trace: its base strength becomes 0.

    `up_to`: the player says how many.
    """
    return Prevention(what, most, cost(*price), of, first, up_to)


def always(prevention: Prevention) -> Prevention:
    """It prevents without being asked."""
    prevention.forced = True
    return prevention


def may_rez_to(prevention: Prevention) -> Prevention:
    """This card may be rezzed at the moment it can prevent something."""
    prevention.rez_first = True
    return prevention


def spend_on(purpose: int, what: Filter | None = None) -> Spending:
    return Spending(purpose, what)


def spend_during_run() -> Spending:
    """Credits on the event that started a run are in the pool for that run."""
    return Spending(words.FOR_OTHER, during_run=True)


def spend_in_runs_on(server: int) -> Spending:
    """On anything during runs on this server."""
    return Spending(words.FOR_OTHER, server=server)


def hosts(what: Filter, memory: int = -1, most: int = 0) -> Hosting:
    """These may be installed here. `memory`: up to so much, and it does not count against the limit (MU-4)."""
    return Hosting(what, memory, most)
