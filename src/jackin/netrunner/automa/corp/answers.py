"""What the Corp automa decides when the table would ask the Corp (CA-45, CA-68 to CA-81)."""

from __future__ import annotations

from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame
from jackin.netrunner.automa.answers import answers_for
from jackin.netrunner.automa.corp.ice import PRECIOUS, is_precious, is_useful, spare_ice
from jackin.netrunner.automa.corp.money import hurts
from jackin.netrunner.automa.corp.orders import install_server, tokens
from jackin.netrunner.automa.corp.tokens import can_rez, is_ambush
from jackin.netrunner.automa.corp.values import (
    cheapest, dearest, ice_ends_run, income, is_worth_it, value, worth,
)  # fmt: skip
from jackin.netrunner.automa.flags import flags
from jackin.netrunner.automa.pack import Target
from jackin.netrunner.automa.reading import ends_run, harm_in
from jackin.netrunner.automa.table import the_automa
from jackin.netrunner.catalog import CARDS, printed
from jackin.netrunner.flows.encounter import ENCOUNTER_FLOW
from jackin.netrunner.flows.pick import (
    COUNT,
    DECIDE,
    TO_HELP,
    TO_INSTALL,
    TO_LOSE,
    TO_ORDER,
    counting,
    deciding,
    picking,
)
from jackin.netrunner.flows.prevent import BASE, EXPOSE
from jackin.netrunner.flows.trace import tracing
from jackin.netrunner.rules.abilities import Sequence, Wording
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.payment import available
from jackin.netrunner.rules.active import rezzed
from jackin.netrunner.rules.changes import context
from jackin.netrunner.rules.costs import rez_cost
from jackin.netrunner.rules.queries import link, score
from jackin.netrunner.rules.servers import here
from jackin.netrunner.state import UNDECIDED, State
from jackin.netrunner.words import (
    AGENDA_TYPE, ASSET_TYPE, CORP, CORP_SCORE, FIRST_REMOTE, FOR_TRACE, GRIP, ICE_TYPE, IDENTITIES, REZ, REZ_ICE,
    RUNNER, TURN_BEGINS, UPGRADE_TYPE, is_table, root,
)  # fmt: skip

IDLE = ("pass", "done", "no", "keep")
MATCH_POINT = 4


def answer(s: State, ask: Ask) -> Option:
    """One of the options. All that this changes is the log: what was decided, and by which rule."""
    option = decide(s, ask)
    if option.verb not in IDLE:
        tell(s, ask.kind, option)
    return option


def tell(s: State, kind: str, option: Option) -> None:
    if option.verb == "rez":
        say(s, "automa-decides-rez", CORP, rule=rez_rule(s, option.card))
    elif kind == "window" or kind == "prevent":
        say(s, "automa-decides-use", CORP, option.card, rule="CA-77")
    elif kind == "decide":
        say(s, "automa-decides-yes", CORP, rule="CA-70")
    elif kind == "pick" and option.card >= 0 and is_table(s.zone[option.card]):
        say(s, "automa-decides-installed", CORP, n=s.serial[option.card], rule="CA-69")
    elif kind == "pick" or kind == "search":
        say(s, "automa-decides-target", CORP, rule="CA-69")
    elif kind == "trace":
        say(s, "automa-decides-bid", CORP, rule="CA-72")


def rez_rule(s: State, card: int) -> str:
    kind = CARDS[s.code[card]].type
    return "CA-45" if kind == ICE_TYPE else "CA-74" if kind == UPGRADE_TYPE else "CA-73"


def decide(s: State, ask: Ask) -> Option:
    kind = ask.kind
    if kind == "window":
        return answer_window(s, ask)
    if kind == "decide":
        return answer_choice(s, ask)
    if kind == "pick":
        return answer_pick(s, ask)
    if kind == "trace":
        return answer_trace(s, ask)
    if kind == "search":
        return best_option(s, ask)
    if kind == "install-where":
        return answer_where(s, ask)
    if kind == "prevent":
        return answer_prevention(s, ask)
    if kind == "rez-to-prevent":
        return answer_rez_to_prevent(s, ask)
    if kind in ("trash-cost", "forfeit"):
        return least_option(s, ask)
    if kind == "number":
        return answer_number(s, ask)
    if kind in ("x", "pay", "order", "loop"):
        return ask.options[0]
    return idle(ask)


def answer_number(s: State, ask: Ask) -> Option:
    f = s.stack[-1]
    enough = counting(f).enough(s, owner(s)) if f.flow is COUNT else -1
    return next((option for option in ask.options if option.n == enough), ask.options[0])


def idle(ask: Ask) -> Option:
    """To let it pass, where that is offered."""
    return next((option for option in ask.options if option.verb in IDLE), ask.options[0])


def best_option(s: State, ask: Ask) -> Option:
    """CA-69: the card of highest value."""
    cards = [option.card for option in ask.options if option.card >= 0]
    return with_card(ask, dearest(s, cards)) if cards else ask.options[0]


def least_option(s: State, ask: Ask) -> Option:
    """What can be spared, and of that the cheapest (CA-78)."""
    cards = [option.card for option in ask.options if option.card >= 0]
    spare = [card for card in spare_ice(s) if card in cards]
    return with_card(ask, cheapest(s, spare or cards)) if cards else ask.options[0]


def with_card(ask: Ask, card: int) -> Option:
    return next(option for option in ask.options if option.card == card)


# Windows


def answer_window(s: State, ask: Ask) -> Option:
    """CA-45, CA-73, CA-74, CA-77; agendas are never scored here: it does not know what it advances (OR-15)."""
    for option in ask.options:
        if option.verb == "rez" and wants_rez(s, option.card, ask.n):
            return cheapest_asset(s, ask) if CARDS[s.code[option.card]].type == ASSET_TYPE else option
    for option in ask.options:
        if option.verb == "use" and wants_use(s, option.card, option.n):
            return option
    return ask.options[-1]


def wants_rez(s: State, card: int, flags_of_window: int) -> bool:
    if not can_rez(s, card):
        return False
    kind = CARDS[s.code[card]].type
    if kind == ICE_TYPE:
        return flags_of_window & REZ_ICE != 0 and is_useful(s, card) and not waits_for_upgrade(s, card)
    if kind == UPGRADE_TYPE:
        return affects_run(s, card) or (is_asset_time(s) and works_always(s, card))
    return kind == ASSET_TYPE and is_asset_time(s) and wants_asset(s, card)


def waits_for_upgrade(s: State, ice: int) -> bool:
    """An upgrade of this server that makes ice better is rezzed before the ice is."""
    run = s.run
    if run is None:
        return False
    spare = s.credits[CORP] - rez_cost(s, ice)
    cards = s.zones[root(run.server)]
    return any(
        s.faceup[card] == 0 and affects_run(s, card) and can_rez(s, card) and rez_cost(s, card) <= spare
        for card in cards
    )


def affects_run(s: State, card: int) -> bool:
    """CA-74: upgrades that work on ice while there is ice to meet, others when the server is approached."""
    run = s.run
    if run is None or run.outcome != UNDECIDED or card not in s.zones[root(run.server)]:
        return False
    when = flags(s, card).rez_for
    meets_ice = run.ahead > 0 or run.ice >= 0
    return when == ("ice" if meets_ice else "access")


def is_asset_time(s: State) -> bool:
    """CA-73: the end of the Runner's turn."""
    return s.active == RUNNER and not s.acting and the_automa(s.automa).params["asset_rez"] == "window"


def wants_asset(s: State, card: int) -> bool:
    return has_income(s, card) and not is_ambush(s, card) and can_spare(s, card)


def works_always(s: State, card: int) -> bool:
    """CA-73: an upgrade that needs no run to be of use."""
    return flags(s, card).rez_for == "turn" and can_spare(s, card)


def can_spare(s: State, card: int) -> bool:
    return s.credits[CORP] - rez_cost(s, card) >= the_automa(s.automa).number("rez_reserve")


def has_income(s: State, card: int) -> bool:
    """Credits at the start of a turn, or for clicks that cost nothing else."""
    f = context(s, card)
    behaviour = printed(s, card).behaviour
    for hook in behaviour.hooks:
        if hook.event == TURN_BEGINS and (worth(s, hook.text, f) > 0 or takes_credits(hook)):
            return True
    return any(paid.cost.clicks and not hurts(s, paid) and income(s, card, paid) > 0 for paid in behaviour.paid)


def takes_credits(text: Wording) -> bool:
    return any(effect.takes_credits() for effect in text.instructions())


def cheapest_asset(s: State, ask: Ask) -> Option:
    found = [option for option in ask.options if option.verb == "rez" and wants_rez(s, option.card, REZ)]
    return min(found, key=lambda option: (rez_cost(s, option.card), s.serial[option.card]))


def wants_use(s: State, card: int, ability: int) -> bool:
    """CA-77, CA-80: to end a run that threatens, to do damage, for credits; agendas and identities by CA-70 too."""
    paid = printed(s, card).behaviour.paid[ability]
    cost = paid.cost
    if any(effect.changes_chosen() for effect in paid.text.instructions()):
        return braces_ice(s, card)
    if cost.forfeit or cost.trash_self or cost.trash is not None or cost.x:
        return False
    f = context(s, card)
    if ends_run(paid.text):
        return steals_soon(s)
    price = 0 if cost.credits is None else cost.credits.of(s, f)
    if harm_in(s, paid.text, f) > 0 or income(s, card, paid) > price:
        return worth(s, paid.text, f) > price
    if s.zone[card] not in (CORP_SCORE, IDENTITIES):
        return False
    return worth(s, paid.text, f) > price and s.active == CORP


def braces_ice(s: State, card: int) -> bool:
    """CA-77: the Runner approaches ice that ends the run before an agenda or a card that has been paid for."""
    run = s.run
    if run is None or run.ice < 0 or run.server != here(s, card) or s.frame(ENCOUNTER_FLOW) is not None:
        return False
    return rezzed(s, run.ice) and ice_ends_run(s, run.ice) and holds_loot(s, run.server)


def holds_loot(s: State, server: int) -> bool:
    cards = s.zones[root(server)]
    return any(tokens(s, card) >= PRECIOUS or CARDS[s.code[card]].type == AGENDA_TYPE for card in cards)


def steals_soon(s: State) -> bool:
    """CA-77: the Runner stands before a server that may hold what wins, or what has been paid for."""
    run = s.run
    if run is None or run.outcome != UNDECIDED or run.ahead > 0 or run.ice >= 0:
        return False
    if run.server >= FIRST_REMOTE:
        return holds_loot(s, run.server)
    return is_precious(s, run.server) and score(s, RUNNER) >= MATCH_POINT


def answer_prevention(s: State, ask: Ask) -> Option:
    """CA-77: what lies facedown stays unseen, as long as that costs no card."""
    for option in ask.options:
        if option.verb == "prevent":
            prevention = printed(s, option.card).behaviour.preventions[option.n]
            if prevention.what == "expose" and not prevention.cost.trash_self:
                return option
    return idle(ask)


def answer_rez_to_prevent(s: State, ask: Ask) -> Option:
    """CA-77: a card that hides others is rezzed if it can then be used."""
    first = ask.options[0]
    if first.verb != "rez" or s.stack[-2].flow is not EXPOSE or s.credits[CORP] <= rez_cost(s, first.card):
        return idle(ask)
    return first


# Choices


def owner(s: State) -> Frame:
    return s.stack[-2]


def answer_choice(s: State, ask: Ask) -> Option:
    """CA-70, CA-71."""
    asking, f = s.stack[-1], owner(s)
    if asking.flow is not DECIDE:
        return ask.options[0]
    effect = deciding(asking)
    offer, modes = effect.offers(s, f), effect.modes(s, f)
    if offer is not None:
        if ask.options[0].verb == "yes" and is_worth_it(s, offer, f):
            return ask.options[0]
        return ask.options[-1]
    if modes is not None:
        return max(ask.options, key=lambda option: (mode_value(s, modes[option.way], f), -option.way))
    return ask.options[0]


def mode_value(s: State, text: Sequence, f: Frame) -> int:
    """CA-71: what wins now, then what stops a theft, then what is worth most."""
    if harm_in(s, text, f) > len(s.zones[GRIP]):
        return 10_000
    if ends_run(text) and s.run is not None and is_precious(s, s.run.server):
        return 1_000
    return worth(s, text, f)


def answer_pick(s: State, ask: Ask) -> Option:
    """CA-69: the dearest card of the Runner, the dearest own card to help, the cheapest own card to lose."""
    effect = picking(s.stack[-1])
    cards = [option.card for option in ask.options if option.verb == "pick"]
    if not cards or effect.meant() == TO_INSTALL:
        return idle(ask)
    if effect.meant() == TO_ORDER:
        return ask.options[0]
    if effect.meant() == TO_LOSE and all(CARDS[s.code[card]].side == CORP for card in cards):
        done = [option for option in ask.options if option.verb == "done"]
        return done[0] if done else with_card(ask, cheapest(s, cards))
    if effect.changes_chosen() and s.run is not None and s.run.ice in cards:
        return with_card(ask, s.run.ice)
    if effect.meant() == TO_HELP:
        return with_card(ask, max(cards, key=lambda card: (tokens(s, card), value(s, card), -s.serial[card])))
    return with_card(ask, dearest(s, cards))


def answer_where(s: State, ask: Ask) -> Option:
    """CA-68: ice to the least protected of R&D and HQ, anything else to the emptiest remote."""
    install = s.stack[-1]
    is_ice = CARDS[s.code[install.card]].type == ICE_TYPE
    server = install_server(s, Target("-H", scope=["rd", "hq"]) if is_ice else Target("-R"))
    return next((option for option in ask.options if option.place == server), ask.options[0])


# Traces


def answer_trace(s: State, ask: Ask) -> Option:
    """CA-72: the smallest bid that the Runner cannot match, if it is within the budget; else none."""
    trace = s.stack[-1]
    needed = max(0, link(s) + available(s, RUNNER, FOR_TRACE, trace.card) + 1 - BASE.of(trace))
    return ask.options[needed if needed <= budget(s, trace, len(ask.options) - 1) else 0]


def budget(s: State, trace: Frame, most: int) -> int:
    success = tracing(trace).success
    wins = harm_in(s, success, trace) > len(s.zones[GRIP])
    run = s.run
    saves = run is not None and ends_run(success) and holds_precious(s, run.server)
    return most if wins or saves else most // 2


def holds_precious(s: State, server: int) -> bool:
    return any(tokens(s, card) >= PRECIOUS for card in s.zones[root(server)])


answers_for(CORP, answer)
