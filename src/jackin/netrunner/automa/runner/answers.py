"""How the automatic Runner decides when the table asks (RA-41 to RA-55). It looks only at what the Runner may see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame
from jackin.netrunner.rules.abilities import Offer, Prevention, RunText, text_of
from jackin.netrunner.automa.runner.breaking import is_breaker, must_break, passage, wanted
from jackin.netrunner.automa.reading import bypasses
from jackin.netrunner.automa.runner.table import expendable, link_limit, run_search, search, trash_left
from jackin.netrunner.automa.runner.targets import favourite
from jackin.netrunner.automa.runner.values import (
    card_value, keeping_value, program_value, programs_to_trash, text_value,
)  # fmt: skip
from jackin.netrunner.catalog import CARDS, printed
from jackin.netrunner.flows.pick import TO_LOSE, deciding, picking
from jackin.netrunner.flows.prevent import DAMAGE_DUE, HARM, KIND, TAGS_DUE, threatens
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.active import rezzed
from jackin.netrunner.rules.changes import context
from jackin.netrunner.rules.memory import exempts, overload
from jackin.netrunner.rules.queries import link
from jackin.netrunner.rules.servers import INSTALL
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ADVANCEMENT, AGENDA_TYPE, BRAIN, BREAK, GRIP, HQ, HQ_CARDS, ICEBREAKER_SUBTYPE, PROGRAM_TYPE, RD, RUNNER, root,
)  # fmt: skip


def runner_answer(s: State, ask: Ask) -> Option:
    """The Runner's answer; where no rule says anything, the first one."""
    answer = ANSWERS.get(ask.kind)
    if len(ask.options) == 1 or answer is None:
        return ask.options[0]
    option = answer(s, ask)
    if not s.quiet:
        explains(s, ask, option)
    return option


def explains(s: State, ask: Ask, option: Option) -> None:
    """The rule behind a decision, for the log; nothing of what the Corp cannot see."""
    kind, chosen = ask.kind, option.verb
    if kind == "window" and chosen == "use" and ask.n & BREAK:
        say(s, "automa-breaks", RUNNER, option.card, rule="RA-41" if is_breaker(s, option.card) else "RA-43")
    elif chosen == "jack-out":
        say(s, "automa-jacks-out", RUNNER, rule="RA-44")
    elif kind == "link":
        say(s, "automa-links", RUNNER, n=option.n, rule="RA-45")
    elif kind == "trash-accessed" and chosen == "trash":
        say(s, "automa-trashes", RUNNER, n=option.n, rule="RA-46")
    elif chosen == "prevent":
        say(s, "automa-prevents", RUNNER, option.card, rule="RA-50")
    elif kind in ("trash-first", "overload") and chosen == "trash":
        say(s, "automa-makes-room", RUNNER, option.card, rule="RA-48")
    elif kind in ("decide", "pick", "instead"):
        say(s, "automa-chooses", RUNNER, rule="RA-51")
    elif kind == "search":
        say(s, "automa-searches", RUNNER, rule="RA-52")


def verb(ask: Ask, *verbs: str) -> Option | None:
    """The first option with one of these verbs, in the order of the verbs."""
    for wanted_verb in verbs:
        for option in ask.options:
            if option.verb == wanted_verb:
                return option
    return None


def any_of(ask: Ask, *verbs: str) -> Option:
    return verb(ask, *verbs) or ask.options[0]


def keeps(s: State, ask: Ask) -> Option:
    """RA-8, OR-4."""
    return any_of(ask, "keep")


# The run


def acts_in_window(s: State, ask: Ask) -> Option:
    """RA-41: breaking. Anything else only for net credits (CA-77)."""
    run = s.run
    if ask.n & BREAK and run is not None and run.interacting and run.ice >= 0:
        steps = wanted(s, expendable(s)).steps
        if steps:
            card, ability = steps[0]
            for option in ask.options:
                if option.verb == "use" and option.card == card and option.n == ability:
                    return option
    return earns(s, ask) or any_of(ask, "pass")


def earns(s: State, ask: Ask) -> Option | None:
    for option in ask.options:
        if option.verb == "use":
            paid = printed(s, option.card).behaviour.paid[option.n]
            cost = paid.cost
            if cost.trash_self or cost.forfeit or cost.trash is not None or cost.clicks:
                continue
            if any(effect.earns() for effect in paid.text.instructions()):
                f = context(s, option.card)
                price = 0 if cost.credits is None else cost.credits.of(s, f)
                if text_value(s, paid.text, f) > price:
                    return option
    return None


def breaks(s: State, ask: Ask) -> Option:
    """What must be broken first; then, since it is paid for, anything."""
    run = s.run
    assert run is not None
    needed = must_break(s, run.ice)
    for option in ask.options:
        if option.verb == "subroutine" and option.n in needed:
            return option
    return any_of(ask, "subroutine")


def jacks_out(s: State, ask: Ask) -> Option:
    """RA-44."""
    run = s.run
    assert run is not None
    go_on = any_of(ask, "continue")
    if run.ice < 0:
        return go_on
    dangerous = not passage(s, run.ice, expendable(s)).open if rezzed(s, run.ice) else len(s.zones[GRIP]) < 2
    return any_of(ask, "jack-out", "continue") if dangerous else go_on


def bids(s: State, ask: Ask) -> Option:
    """RA-18, RA-45: exactly enough, or nothing."""
    need = ask.n - link(s)
    if need > 0 and ask.n <= link_limit(s):
        for option in ask.options:
            if option.n == need:
                return option
    return next(option for option in ask.options if option.n == 0)


# Accessing


def accesses(s: State, ask: Ask) -> Option:
    """RA-47: of installed cards the most advanced, then the oldest; those of HQ and R&D before a root."""
    return min(ask.options, key=lambda option: access_rank(s, option))


def access_rank(s: State, option: Option) -> tuple[int, int]:
    card = option.card
    return (-1_000, 0) if card < 0 else (-s.counter(card, ADVANCEMENT), s.serial[card])


def steals(s: State, ask: Ask) -> Option:
    """RA-46."""
    return any_of(ask, "steal", "decline")


def trashes_accessed(s: State, ask: Ask) -> Option:
    """RA-19, RA-46: while it fits what is left of T; what costs nothing, always."""
    free = verb(ask, "trash-by")
    if free is not None:
        return free
    trash = verb(ask, "trash")
    return trash if trash is not None and trash.n <= trash_left(s) else any_of(ask, "leave")


def replaces_access(s: State, ask: Ask) -> Option:
    """CA-71: the more valuable of access and what may take its place."""
    access = verb(ask, "access")
    best, most = (ask.options[0], -1) if access is None else (access, access_worth(s))
    for option in ask.options:
        if option.verb == "instead":
            value = instead_value(s, option.card)
            if value > most:
                best, most = option, value
    return best


def access_worth(s: State) -> int:
    """Something advanced or an agenda in HQ is worth 5, R&D 2, anything else 1."""
    run = s.run
    assert run is not None
    if any(s.counter(card, ADVANCEMENT) for card in s.zones[root(run.server)]):
        return 5
    if (
        run.server == HQ
        and search(s).peek
        and any(CARDS[s.code[card]].type == AGENDA_TYPE for card in s.zones[HQ_CARDS])
    ):
        return 5
    return 2 if run.server == RD else 1


def instead_value(s: State, card: int) -> int:
    run = s.run
    assert run is not None
    hook = CARDS[s.code[card]].behaviour.instead
    f = Frame(context(s, card).flow, RUNNER, card)
    if hook is not None:
        return text_value(s, hook.text, f)
    instead = text_of(run).instead
    return 0 if instead is None else text_value(s, instead, f)


# Harm


def prevents(s: State, ask: Ask) -> Option:
    """RA-50; tags and trashed cards by CA-70."""
    for option in ask.options:
        if option.verb == "prevent":
            prevention = printed(s, option.card).behaviour.preventions[option.n]
            if worth_preventing(s, option, prevention, s.stack[-2]):
                return option
    return any_of(ask, "done")


def worth_preventing(s: State, option: Option, prevention: Prevention, threat: Frame) -> bool:
    credits = prevention.cost.credits
    price = 0 if credits is None else credits.of(s, context(s, option.card))
    if threat.flow is not HARM:
        price += card_value(s, option.card) if prevention.cost.trash_self else 0
        return keeping_value(s, option.other) > price
    if prevention.what == "tag":
        return 2 * min(prevention.most, TAGS_DUE.of(threat)) > price
    return worth_preventing_damage(s, prevention, threat, price)


def worth_preventing_damage(s: State, prevention: Prevention, threat: Frame, price: int) -> bool:
    stopped = min(prevention.most, threatens(threat, prevention))
    grip = len(s.zones[GRIP])
    if DAMAGE_DUE.of(threat) > grip or KIND.of(threat) == BRAIN:
        return True
    return price <= stopped and not prevention.cost.trash_self


# Choices (CA-69 to CA-71 with sides exchanged)


def decides(s: State, ask: Ask) -> Option:
    effect, owner = deciding(s.stack[-1]), s.stack[-2]
    text, offer, modes = effect.run_text(), effect.offers(s, owner), effect.modes(s, owner)
    if text is not None:
        return chooses_server(s, ask, effect.run_targets(s), text)
    if offer is not None:
        return any_of(ask, "yes", "no") if worth_it(s, offer, owner) else any_of(ask, "no")
    if modes is not None:
        return max(ask.options, key=lambda option: (text_value(s, modes[option.way], owner), -option.way))
    return ask.options[0]


def worth_it(s: State, offer: Offer, f: Frame) -> bool:
    if bypasses(offer.text):
        return bypass_pays(s, offer.price)
    return text_value(s, offer.text, f) > offer.price


def bypass_pays(s: State, price: int) -> bool:
    """Whether the bypass is cheaper than what would be broken, or the only way on."""
    run = s.run
    assert run is not None
    if not must_break(s, run.ice):
        return False
    plan = wanted(s, 0)
    return not plan.steps or price < plan.credits


def chooses_server(s: State, ask: Ask, targets: list[int], text: RunText) -> Option:
    """RA-53."""
    best = favourite(s, targets, run_search(s, text))
    return next((option for option in ask.options if option.place == best), ask.options[0])


def picks(s: State, ask: Ask) -> Option:
    effect, owner = picking(s.stack[-1]), s.stack[-2]
    cards = [option for option in ask.options if option.verb == "pick"]
    if not cards:
        return ask.options[0]
    bought = effect.buys()
    if bought is not None:
        least = min(cards, key=lambda option: (keeping_value(s, option.card), s.serial[option.card]))
        sells = keeping_value(s, least.card) < text_value(s, bought, owner)
        return least if sells else any_of(ask, "done")
    if effect.meant() == TO_LOSE and all(is_own(s, option.card) for option in cards):
        return min(cards, key=lambda option: (keeping_value(s, option.card), s.serial[option.card]))
    return min(cards, key=lambda option: (-card_value(s, option.card), s.serial[option.card]))


def is_own(s: State, card: int) -> bool:
    return CARDS[s.code[card]].side == RUNNER


def searches(s: State, ask: Ask) -> Option:
    """RA-52: a breaker that is missing before anything else."""
    found = [option for option in ask.options if option.card >= 0]
    if not found:
        return ask.options[0]
    return max(found, key=lambda option: search_rank(s, option.card))


def search_rank(s: State, card: int) -> tuple[int, int]:
    p = CARDS[s.code[card]]
    return (program_value(s, card) if p.type == PROGRAM_TYPE else 0, p.cost)


# Installing


def installs_where(s: State, ask: Ask) -> Option:
    """On a host that spares memory if there is one; otherwise where it belongs, or on the most valuable host."""
    f = s.frame(INSTALL)
    assert f is not None
    sparing = [option for option in ask.options if option.card >= 0 and exempts(s, option.card)]
    if sparing and not CARDS[s.code[f.card]].subtypes & ICEBREAKER_SUBTYPE:
        return sparing[0]
    rig = verb(ask, "at")
    if rig is not None:
        return rig
    return min(ask.options, key=lambda option: (-card_value(s, option.card), s.serial[option.card]))


def trashes_first(s: State, ask: Ask) -> Option:
    """RA-48."""
    f = s.frame(INSTALL)
    assert f is not None
    done = verb(ask, "done")
    if done is not None:
        return done
    over = overload(s, f.card)
    going = programs_to_trash(s, f.card, over)
    for option in ask.options:
        if going and option.card == going[0]:
            return option
    return drops(s, ask)


def drops(s: State, ask: Ask) -> Option:
    """RA-48: the least valuable program, the oldest first."""
    return min(ask.options, key=lambda option: (program_value(s, option.card), s.serial[option.card]))


def forfeits(s: State, ask: Ask) -> Option:
    """RA-49: the agenda that is worth least."""
    return min(ask.options, key=lambda option: printed(s, option.card).points)


def gives_up(s: State, ask: Ask) -> Option:
    return min(ask.options, key=lambda option: (keeping_value(s, option.card), s.serial[option.card]))


ANSWERS: Final[dict[str, Callable[[State, Ask], Option]]] = {
    "mulligan": keeps,
    "window": acts_in_window,
    "break": breaks,
    "jack-out": jacks_out,
    "link": bids,
    "access": accesses,
    "steal": steals,
    "trash-accessed": trashes_accessed,
    "instead": replaces_access,
    "prevent": prevents,
    "decide": decides,
    "pick": picks,
    "search": searches,
    "install-where": installs_where,
    "trash-first": trashes_first,
    "overload": drops,
    "trash-cost": gives_up,
    "forfeit": forfeits,
}
