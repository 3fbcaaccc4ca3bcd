"""Clicks and bottom orders: each action is tried, and resolved or not (CA-18 to CA-21, CA-31 to CA-67)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, flow
from jackin.kernel.registers import N
from jackin.netrunner.automa.corp.conditions import asked, viruses
from jackin.netrunner.automa.corp.hq import refill_hq
from jackin.netrunner.automa.corp.install import can_install_ice, install_ice, install_resource
from jackin.netrunner.automa.corp.money import NO_ABILITY, best_ability, earn, use_ability
from jackin.netrunner.automa.corp.operations import try_operation, try_stratagem
from jackin.netrunner.automa.corp.orders import (
    NOWHERE, advance_card, install_server, is_candidate, resource_server,
)  # fmt: skip
from jackin.netrunner.automa.corp.spending import leave_over, spend
from jackin.netrunner.automa.corp.values import dearest
from jackin.netrunner.automa.pack import Action, Click, Target
from jackin.netrunner.automa.reasons import behaviour_place, bottom_place, printed_place, say_failed
from jackin.netrunner.automa.piles import top
from jackin.netrunner.automa.table import the_automa
from jackin.netrunner.automa.told import ELSE
from jackin.netrunner.flows.action import ADVANCE, HUNT, clicked_for
from jackin.netrunner.rules.legal import why_not_draw, why_not_trash_resource
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.pools import purge
from jackin.netrunner.rules.payment import short_of
from jackin.netrunner.rules.queries import hand_size
from jackin.netrunner.rules.subtypes import is_a
from jackin.netrunner.state import State
from jackin.netrunner.rules.triggers import emit
from jackin.netrunner.words import (
    CORP, FOR_ADVANCE, HQ_CARDS, PURGED, RE_PILE, RESOURCE_TYPE, RIG, RUNNER,
)  # fmt: skip


def attempt(s: State, action: Action, printed: bool, clicks: int) -> bool:
    """CA-20: resolve an action with at most so many clicks; False, and nothing spent, if that cannot be."""
    kind = action.kind
    if kind == "refill":
        return refill(s, action, printed)
    if kind == "advance":
        return advance(s, action, printed)
    if kind == "install_resource":
        return resource(s, action, printed)
    if kind == "install_ice":
        return ice(s, action, printed)
    if kind == "operation":
        return try_operation(s, printed, clicks)
    if kind == "stratagem":
        return try_stratagem(s, printed, clicks, action.want)
    if kind == "use_asset":
        return asset(s, printed, clicks)
    if kind == "purge":
        return purge_all(s, action, printed, clicks)
    if kind == "trash_resource":
        return hunt(s, printed)
    if kind == "behaviour":
        return behave(s, clicks)
    earn(s, printed, clicks, "CA-21", action.n)
    return True


def target_of(action: Action) -> Target:
    assert action.at is not None
    return action.at


def refill(s: State, action: Action, printed: bool) -> bool:
    """CA-24, CA-25, OR-10."""
    if why_not_draw(s, CORP) is not None:
        return False
    n = action.n
    if the_automa(s.automa).params["refill_mode"] == "fill":
        n = max(n, hand_size(s, CORP) - len(s.zones[HQ_CARDS]))
    spend(s, printed, 1)
    refill_hq(s, n)
    clicked_for(s, CORP)
    return True


def advance(s: State, action: Action, printed: bool) -> bool:
    """CA-31."""
    card = advance_card(s, target_of(action))
    if card < 0 or short_of(s, CORP, 1, FOR_ADVANCE, card) is not None:
        return False
    spend(s, printed, 1)
    say(s, "automa-advances", CORP, rule="CA-31")
    s.call(ADVANCES, CORP, card, n=action.n)
    return True


# What a frame of ADVANCES holds: how often yet
TIMES: Final = N()


def advances(s: State, f: Frame) -> Ask | None:
    """OR-52: one token after another, until the card is revealed or the money is gone."""
    if TIMES.of(f) == 0 or not is_candidate(s, f.card) or short_of(s, CORP, 1, FOR_ADVANCE, f.card) is not None:
        f.finish()
        return None
    TIMES.add(f, -1)
    f.again()
    s.call(ADVANCE, CORP, f.card)
    return None


ADVANCES: Final = flow("automa-advances", advances)


def resource(s: State, action: Action, printed: bool) -> bool:
    """CA-37, CA-42."""
    card = top(s, RE_PILE)
    server = resource_server(s, target_of(action))
    if card < 0 or server == NOWHERE:
        return False
    spend(s, printed, 1)
    say(s, "automa-installs-resource", CORP, rule="CA-37")
    install_resource(s, card, server)
    return True


def ice(s: State, action: Action, printed: bool) -> bool:
    """CA-43, CA-44."""
    server = install_server(s, target_of(action))
    if server == NOWHERE or not can_install_ice(s, server):
        return False
    spend(s, printed, 1)
    say(s, "automa-installs-ice", CORP, rule="CA-43")
    install_ice(s, server)
    return True


def asset(s: State, printed: bool, clicks: int) -> bool:
    ability = best_ability(s, clicks, True, 1)
    if ability == NO_ABILITY:
        return False
    use_ability(s, ability, printed, "CA-78")
    return True


def purge_all(s: State, action: Action, printed: bool, clicks: int) -> bool:
    """CA-79."""
    if clicks < action.clicks or not viruses(s):
        return False
    spend(s, printed, action.clicks)
    say(s, "automa-purges", CORP, rule="CA-79")
    purge(s)
    emit(s, PURGED)
    return True


def hunt(s: State, printed: bool) -> bool:
    """CA-79, CA-69."""
    cards = [card for card in s.zones[RIG] if is_a(s, card, RESOURCE_TYPE)]
    if not cards or why_not_trash_resource(s) is not None:
        return False
    spend(s, printed, 1)
    say(s, "automa-hunts", CORP, rule="CA-79")
    s.call(HUNT, CORP, dearest(s, cards))
    return True


# Printed clicks


def resolve_click(s: State, click: Click) -> None:
    """CA-19: the primary action, else the secondary, else a leftover."""
    if not tries(s, click, printed_place(s, the_automa(s.automa).click), True, "CA-19"):
        leaves_click(s)


def tries(s: State, click: Click, place: int, printed: bool, rule: str) -> bool:
    """The primary action if its condition holds, else the secondary; what could not be done is told."""
    clicks = s.clicks[CORP]
    if click.action is not None and asked(s, place, click.condition, rule):
        if attempt(s, click.action, printed, clicks):
            return True
        say_failed(s, CORP, place, 0, "CA-20")
    if click.otherwise is None:
        return False
    if attempt(s, click.otherwise, printed, clicks):
        return True
    say_failed(s, CORP, place, ELSE, "CA-20")
    return False


def leaves_click(s: State) -> None:
    say(s, "automa-leaves-click", CORP, rule="CA-19")
    leave_over(s)


def may_override(s: State, f: Frame) -> Ask | None:
    """CA-62, OR-32: the human may have one click a turn spent better; off unless the game says so."""
    automa = the_automa(s.automa)
    if automa.overridden or not automa.number("human_override"):
        s.got = AS_PRINTED
        return None
    return Ask(RUNNER, "automa-click", [AS_PRINTED, *INSTEAD], n=automa.click + 1)


def resolves(s: State, f: Frame) -> Ask | None:
    automa = the_automa(s.automa)
    if s.got.verb == "automa-instead":
        action = REPLACEMENTS[s.got.name]
        automa.overridden = True
        say(s, "automa-overridden", RUNNER, rule="CA-62")
        if attempt(s, action, True, s.clicks[CORP]):
            return None
    resolve_click(s, automa.printed()[automa.click])
    return None


AS_PRINTED: Final = Option("automa-as-printed")


def replacement(kind: str, at: str = "") -> Action:
    action = Action(kind)
    if at:
        action.at = Target(at)
    return action


REPLACEMENTS: Final = {
    "refill": replacement("refill"),
    "credit": replacement("credit"),
    "operation": replacement("operation"),
    "advance": replacement("advance", "+A"),
    "resource": replacement("install_resource", "-R"),
    "new-remote": replacement("install_resource", "new"),
    "ice": replacement("install_ice", "-H"),
    "ice-remote": replacement("install_ice", "+A"),
}
INSTEAD: Final = [Option("automa-instead", name) for name in REPLACEMENTS]

CLICK: Final = flow("automa-click", may_override, resolves)


# The bottom order


def bottoms(s: State, f: Frame) -> Ask | None:
    """CA-21: one leftover click, or as many as a behaviour takes."""
    if not tries(s, the_automa(s.automa).ai_card().bottom, bottom_place(s), False, "CA-21"):
        earn(s, False, s.clicks[CORP], "CA-21")
    return None


BOTTOM: Final = flow("automa-bottom", bottoms)


def behave(s: State, clicks: int) -> bool:
    """CA-64 to CA-67: the side that shows, then the other; what was used is turned over."""
    automa = the_automa(s.automa)
    card = automa.pack.behaviours[automa.behaviour]
    for side in (automa.side, 1 - automa.side):
        say(s, "automa-behaves", CORP, n=side, rule="CA-64" if side == automa.side else "CA-66")
        for n, click in enumerate(card.sides[side]):
            if tries(s, click, behaviour_place(s, side, n), False, "CA-64"):
                automa.side = 1 - side
                return True
    earn(s, False, clicks, "CA-67")
    return True
