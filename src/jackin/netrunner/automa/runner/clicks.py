"""What a click of the automatic Runner can be spent on (RA-17 to RA-37). Each answers whether it could be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from jackin.kernel.ask import Option
from jackin.kernel.frame import Frame
from jackin.netrunner.rules.abilities import Effect, Wording
from jackin.netrunner.automa.pack import Action, Click, Row
from jackin.netrunner.automa.piles import bury, top
from jackin.netrunner.automa.reasons import run_place, say_failed, say_nowhere
from jackin.netrunner.automa.runner.conditions import POOR, asked
from jackin.netrunner.automa.reading import harm_in, run_in
from jackin.netrunner.automa.runner.setup import can_draw, renews_economy
from jackin.netrunner.automa.runner.table import expendable, last_run, run_search, runner_automa, search, set_limits
from jackin.netrunner.automa.runner.targets import (
    NOWHERE, Search, can_pass, favourite, holds_something, target,
)  # fmt: skip
from jackin.netrunner.automa.runner.values import programs_to_trash, text_value
from jackin.netrunner.automa.told import ELSE, RESERVE
from jackin.netrunner.catalog import CARDS, printed
from jackin.netrunner.flows.action import CREDIT_ACTION, REMOVE_TAG, click_abilities, take_action
from jackin.netrunner.flows.install import IGNORE_COSTS, install
from jackin.netrunner.flows.play import FREE, play as play_card
from jackin.netrunner.flows.run import start_run
from jackin.netrunner.rules.legal import (
    runner_destinations, why_not_draw, why_not_install, why_not_play, why_not_remove_tag,
)  # fmt: skip
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.knowledge import see
from jackin.netrunner.rules.moves import draw
from jackin.netrunner.rules.pools import gain
from jackin.netrunner.rules.payment import available
from jackin.netrunner.rules.changes import NO_FLOW, context
from jackin.netrunner.rules.memory import exempts, overload
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ALL_KNOW, EC_PILE, EVENT_TYPE, FOR_INSTALL, GRIP, PRO_PILE, PROGRAM_TYPE, RE_PILE, RUNNER, RUNNER_SCORE,
    STACK,
)  # fmt: skip

NO_PRICE: Final = 1_000
FORFEITED: Final = 5
"""What an agenda of one point is worth in credits (RA-49)."""


def takes(s: State, click: Click, place: int) -> bool:
    """RA-12, RA-13, RA-40: the primary action, or the secondary; a reserved click does the first that fits."""
    if click.reserve:
        return any(done(s, action, place, RESERVE + n) for n, action in enumerate(click.reserve))
    if click.action is not None and asked(s, place, click.condition, "RA-13") and done(s, click.action, place, 0):
        return True
    return click.otherwise is not None and done(s, click.otherwise, place, ELSE)


def done(s: State, action: Action, place: int, which: int) -> bool:
    """Whether this could be done; if not, the log is told so."""
    if does(s, action):
        return True
    say_failed(s, RUNNER, place, which, "RA-14")
    return False


def does(s: State, action: Action) -> bool:
    """Spend a click on this, if it can be done. What fails leaves all as it was, but for a card under its pile."""
    return KINDS[action.kind](s, action)


# Runs (RA-17 to RA-33)


def runs(s: State, order: Action) -> bool:
    """RA-22: a row may lead to another run of the card, by its colour; RA-33: a run may read another's rows."""
    card = runner_automa(s).ai_card()
    if not order.colour:
        named = card.run(order.use)
        return named is not None and runs(s, named)
    source = order if order.rows else card.run(order.use)
    if source is None:
        return False
    place = run_place(s, source)
    return any(follows(s, order, row, place + n) for n, row in enumerate(source.rows, 1))


def follows(s: State, order: Action, row: Row, place: int) -> bool:
    """RA-20 to RA-23, OR-41: one row; a true condition never runs."""
    aim = unchecked_target(s, order, row)
    if row.condition is not None and asked(s, place, row.condition, "RA-22", aim):
        return diverts(s, row, place)
    if not row.location:
        return False
    server = target(s, row.location, row.destination, search(s, order.trash))
    if server == NOWHERE:
        say_nowhere(s, RUNNER, place, "RA-21")
        return False
    say(s, "automa-runs", RUNNER, where=server, rule="RA-21" if row.condition is None else "RA-23")
    set_limits(runner_automa(s), order)
    s.clicks[RUNNER] -= 1
    start_run(s, server, -1, None)
    return True


def unchecked_target(s: State, order: Action, row: Row) -> int:
    """OR-42: the row's own target, whether or not the rig can get in."""
    if not row.location:
        return NOWHERE
    wanted = search(s, order.trash)
    return target(s, row.location, row.destination, Search(order.trash, 0, wanted.peek, False))


def diverts(s: State, row: Row, place: int) -> bool:
    say(s, "automa-diverts", RUNNER, rule="RA-22")
    return row.then is not None and done(s, row.then, place, 0)


# Cards (RA-34, RA-35, RA-53)


def plays_economy(s: State, action: Action) -> bool:
    """RA-34, OR-49."""
    renews_economy(s)
    card = top(s, EC_PILE)
    if card < 0:
        return False
    see(s, card, ALL_KNOW)
    if brings(s, card, True):
        say(s, "automa-economy", RUNNER, card, rule="RA-34")
        return True
    buries(s, card, EC_PILE, "OR-49")
    return False


def installs_program(s: State, action: Action) -> bool:
    return from_pile(s, PRO_PILE)


def plays_resource(s: State, action: Action) -> bool:
    return from_pile(s, RE_PILE)


def from_pile(s: State, pile: int) -> bool:
    """RA-35, OR-50: the top card, or so many as may be looked at."""
    for _ in range(min(runner_automa(s).number("runner_look"), len(s.zones[pile]))):
        card = top(s, pile)
        see(s, card, ALL_KNOW)
        if brings(s, card, False):
            say(s, "automa-program" if pile == PRO_PILE else "automa-resource", RUNNER, card, rule="RA-35")
            return True
        buries(s, card, pile, "RA-35")
    return False


def buries(s: State, card: int, pile: int, rule: str) -> None:
    say(s, "automa-buries", RUNNER, card, rule=rule)
    bury(s, card, pile)


def brings(s: State, card: int, free: bool) -> bool:
    """Play or install a card if that can be done now."""
    if CARDS[s.code[card]].type == EVENT_TYPE:
        return plays(s, card, free)
    if not can_install(s, card, free):
        return False
    s.clicks[RUNNER] -= 1
    install(s, card, 0, IGNORE_COSTS if free else 0)
    return True


def can_install(s: State, card: int, free: bool) -> bool:
    """RA-35, RA-48, OR-50: payable, with room made for it, and no second copy of what is unique."""
    p = CARDS[s.code[card]]
    if why_not_install(s, card, NO_PRICE if free else 0) is not None:
        return False
    if p.unique and any(s.code[other] == s.code[card] for other in s.awake):
        return False
    if p.x_cost and not free and available(s, RUNNER, FOR_INSTALL, card) < 1:
        return False
    return p.type != PROGRAM_TYPE or has_room(s, card)


def has_room(s: State, card: int) -> bool:
    over = overload(s, card)
    if over <= 0 or any(exempts(s, host) for host in runner_destinations(s, card)):
        return True
    return programs_to_trash(s, card, over) is not None


def plays(s: State, card: int, free: bool) -> bool:
    if why_not_play(s, card, free) is not None or too_many_clicks(s, card):
        return False
    play = printed(s, card).behaviour.play
    assert play is not None
    order = run_in(play)
    if order is not None and not can_run(s, order):
        return False
    if harm_in(s, play, Frame(NO_FLOW, RUNNER, card)) > len(s.zones[GRIP]):
        return False
    if order is not None:
        set_limits(runner_automa(s), last_run(runner_automa(s)))
    s.clicks[RUNNER] -= 1
    play_card(s, card, FREE if free else 0)
    return True


def too_many_clicks(s: State, card: int) -> bool:
    """RA-38, RA-39: an additional click must be one that can be given up."""
    cost = printed(s, card).behaviour.play_cost
    return cost is not None and cost.clicks > expendable(s)


def can_run(s: State, order: Effect) -> bool:
    """RA-53: with the limits of the last run of the AI card; and the Runner survives what comes afterwards."""
    text = order.run_text()
    assert text is not None
    if text.afterwards is not None and harm_in(s, text.afterwards, Frame(NO_FLOW, RUNNER)) > len(s.zones[GRIP]):
        return False
    automa = runner_automa(s)
    last = last_run(automa)
    limit = last.trash if last is not None else -1
    wanted = run_search(s, text, limit)
    if text.would_succeed_at >= 0:
        return holds_something(s, text.would_succeed_at, wanted) and any(
            can_pass(s, server, wanted) for server in order.run_targets(s)
        )
    return favourite(s, order.run_targets(s), wanted) != NOWHERE


def plays_from_grip(s: State, action: Action) -> bool:
    """RA-54: the dearest card that can be used; of equal ones the first drawn."""
    for card in sorted(s.zones[GRIP], key=lambda card: -CARDS[s.code[card]].cost):
        if brings(s, card, False):
            say(s, "automa-grip", RUNNER, card, rule="RA-54")
            return True
    return False


# Basic actions (RA-36, RA-37)


def draws(s: State, action: Action) -> bool:
    """RA-36."""
    if not can_draw(s) or why_not_draw(s, RUNNER) is not None:
        return False
    say(s, "automa-draws", RUNNER, n=action.n, rule="RA-36")
    s.clicks[RUNNER] -= 1
    draw(s, RUNNER, action.n)
    return True


def takes_credit(s: State, action: Action) -> bool:
    """RA-36; RA-49: an ability that pays more than the click comes first."""
    if uses_best(s, money_value, action.n + 1):
        return True
    s.clicks[RUNNER] -= 1
    say(s, "automa-credit", RUNNER, n=action.n, rule="RA-36")
    gain(s, RUNNER, action.n)
    return True


def removes_tag(s: State, action: Action) -> bool:
    if why_not_remove_tag(s) is not None:
        return False
    say(s, "automa-sheds-tag", RUNNER, rule="RA-36")
    take_action(s, RUNNER, REMOVE_TAG)
    return True


def uses_ability(s: State, action: Action) -> bool:
    """RA-37, RA-49."""
    return uses_best(s, ability_value, 1)


def uses_best(s: State, worth: Callable[[State, Option], int], least: int) -> bool:
    """The most valuable ability that is worth so much; of equal ones that of the card installed first."""
    best, most = CREDIT_ACTION, least - 1
    for option in abilities(s):
        value = worth(s, option)
        if value > most:
            best, most = option, value
    if most < least:
        return False
    say(s, "automa-uses", RUNNER, best.card, rule="RA-49")
    take_action(s, RUNNER, best)
    return True


def abilities(s: State) -> list[Option]:
    """What can be used for clicks, of the cards installed first before the others."""
    options: list[Option] = []
    click_abilities(s, RUNNER, options)
    return sorted(options, key=lambda option: s.serial[option.card])


def money_value(s: State, option: Option) -> int:
    """What a click ability is worth if it pays credits; else nothing."""
    effects = printed(s, option.card).behaviour.paid[option.n].text.instructions()
    return ability_value(s, option) if any(one.earns() for one in effects) else 0


def runs_by_ability(s: State, action: Action) -> bool:
    """RA-49, RA-53: an ability that starts a run, if the run would have a target."""
    for option in abilities(s):
        paid = printed(s, option.card).behaviour.paid[option.n]
        order = next((run for run in map(run_in, paid.text.effects) if run is not None), None)
        if order is not None and not paid.cost.forfeit and paid.cost.clicks == 1 and can_run(s, order):
            set_limits(runner_automa(s), last_run(runner_automa(s)))
            say(s, "automa-uses", RUNNER, option.card, rule="RA-49")
            take_action(s, RUNNER, option)
            return True
    return False


def ability_value(s: State, option: Option) -> int:
    """What a click ability is worth after its cost; nothing if it starts a run or finds nothing."""
    paid = printed(s, option.card).behaviour.paid[option.n]
    cost = paid.cost
    if cost.trash is not None or starts_run(paid.text.effects) or cost.clicks > 1 + expendable(s):
        return 0
    f = context(s, option.card)
    if (cost.forfeit and not can_forfeit(s)) or searches_in_vain(s, paid.text, f):
        return 0
    price = 0 if cost.credits is None else cost.credits.of(s, f)
    return text_value(s, paid.text, f) - price - (FORFEITED if cost.forfeit else 0)


def can_forfeit(s: State) -> bool:
    """RA-49: an agenda of one point may go while the Runner is poor."""
    return s.credits[RUNNER] < POOR and any(CARDS[s.code[card]].points <= 1 for card in s.zones[RUNNER_SCORE])


def searches_in_vain(s: State, text: Wording, f: Frame) -> bool:
    """RA-52: neither PRO nor the stack has what is searched for."""
    wanted = [what for effect in text.instructions() if (what := effect.searches_for()) is not None]
    cards = [*s.zones[PRO_PILE], *s.zones[STACK]]
    return any(not any(what.fits(s, card, f) for card in cards) for what in wanted)


def starts_run(effects: list[Effect]) -> bool:
    return any(run_in(effect) is not None for effect in effects)


KINDS: Final[dict[str, Callable[[State, Action], bool]]] = {
    "run": runs,
    "economy": plays_economy,
    "program": installs_program,
    "resource": plays_resource,
    "draw": draws,
    "credit": takes_credit,
    "remove_tag": removes_tag,
    "use_ability": uses_ability,
    "run_ability": runs_by_ability,
    "grip": plays_from_grip,
}
