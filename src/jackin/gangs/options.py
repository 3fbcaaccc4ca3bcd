"""The open question as the asked seat reads it: what each answer is about, what it costs, and how it is said."""

from __future__ import annotations

from typing import Final, cast

from jackin.gangs.content.vocabulary import STREET_CRED
from jackin.gangs.legal import net_reach
from jackin.gangs.moves import combat_name, edgerunner_name, opportunity_name
from jackin.gangs.prices import price
from jackin.gangs.queries import first_edgerunner, gang_name, space_name, unit_name
from jackin.gangs.shown import AskKind, AskView, MessageView, OptionView, Verb
from jackin.gangs.state import State
from jackin.gangs.words import ACTIONS, CLASSES, RESOURCES, SPECTATOR, outside
from jackin.kernel.ask import Ask, Option

DISCS: Final = ("activate", "wild", "disc")
MOVES: Final = ("move", "exchange")
DISTRICTS: Final = ("fight", "build", "place")
UNITS: Final = ("lose", "convert")
COMBAT: Final = ("combat", "keep", "remove", "regain")
OPPORTUNITIES: Final = ("seize", "reserve")
PAID: Final = ("reward", "resource", "pay")
GANGS: Final = ("rival", "captor")
ABOUT_DISTRICTS: Final = (
    "exchange", "combat-card", "casualty", "lose-unit", "hideout-token", "captor", "reward",
)  # fmt: skip
ABOUT_EFFECTS: Final = ("choose", "may")
SAID: Final = (
    ("unit", "unit"), ("recruit", "unit"), ("space", "where"), ("district", "where"), ("action", "action"),
    ("combat", "combat"), ("opportunity", "opportunity"), ("edgerunner", "edgerunner"), ("rival", "gang"),
    ("resource", "resource"), ("effect", "effect"), ("amount", "n"), ("n", "n"),
)  # fmt: skip

Fields = dict[str, str | int]


def ask_view(s: State, ask: Ask | None, seat: int, worded: bool) -> AskView | None:
    """The asked seat sees the question; the others who is asked, and what kind of thing."""
    if ask is None:
        return None
    shown: AskView = {"seat": ask.seat, "gang": gang_name(s, ask.seat), "kind": cast(AskKind, ask.kind)}
    if ask.seat != seat or seat == SPECTATOR:
        return shown
    if ask.card:
        shows_subject(ask, shown)
    shown["n"] = ask.n
    shown["options"] = [option_view(s, seat, option) for option in ask.options]
    if worded:
        shown["say"] = question(shown)
        for option in shown["options"]:
            option["say"] = said(option)
    return shown


def shows_subject(ask: Ask, shown: AskView) -> None:
    if ask.kind in ABOUT_DISTRICTS:
        shown["district"] = ask.card
    elif ask.kind in ABOUT_EFFECTS:
        shown["effect"] = ask.card
    elif ask.kind == "move":
        shown["unit"] = ask.card
    elif ask.kind == "hired-at":
        shown["edgerunner"] = ask.card
    elif ask.kind == "pay":
        shown["resource"] = ask.card


def option_view(s: State, seat: int, option: Option) -> OptionView:
    verb = option.verb
    shown: OptionView = {"value": option.value, "verb": cast(Verb, verb)}
    if verb in MOVES:
        shown["unit"] = unit_name(s, option.card)
        shown["space"] = space_name(s, option.place)
        return shown
    shows_target(s, option, shown)
    if option.n >= 0:
        shown["amount"] = option.n
    cost = price(s, seat, option)
    if cost:
        shown["price"] = cost
    return shown


def shows_target(s: State, option: Option, shown: OptionView) -> None:
    verb, card = option.verb, option.card
    if verb in DISCS:
        shown["action"] = ACTIONS[card]
    elif verb == "recruit":
        shows_recruit(s, card, shown)
        shown["space"] = space_name(s, option.place)
    elif verb == "push":
        shown["unit"] = unit_name(s, card)
        shown["space"] = space_name(s, outside(option.place))
    elif verb in DISTRICTS:
        shown["space"] = space_name(s, outside(option.place))
    elif verb in UNITS:
        shown["unit"] = unit_name(s, card)
        if verb == "lose":
            shows_reach(s, card, shown)
    elif verb in PAID:
        shown["resource"] = STREET_CRED if card < 0 else RESOURCES[card]
    elif verb in GANGS:
        shown["rival"] = gang_name(s, card)
    elif verb == "choose":
        shown["effect"] = option.name
    else:
        shows_card(s, option, shown)


def shows_reach(s: State, unit: int, shown: OptionView) -> None:
    """NET-3: where a loss costs depth in the Net, how far its gang still comes."""
    side = s.owner[unit]
    left = net_reach(s, side, unit)
    if left < net_reach(s, side):
        shown["reach"] = left


def shows_card(s: State, option: Option, shown: OptionView) -> None:
    if option.verb in COMBAT:
        shown["combat"] = combat_name(s, option.card)
    elif option.verb in OPPORTUNITIES:
        shown["opportunity"] = opportunity_name(s, option.card)
    elif option.verb == "hire":
        shown["edgerunner"] = edgerunner_name(s, option.card)


def shows_recruit(s: State, unit: int, shown: OptionView) -> None:
    """EDGE-8: an Edgerunner by name; of the others nobody can tell which one of a class it is."""
    if unit >= first_edgerunner(s):
        shown["unit"] = unit_name(s, unit)
    else:
        shown["recruit"] = CLASSES[s.kind[unit]]


# How they are said


def question(ask: AskView) -> MessageView:
    args = arguments(cast(Fields, ask))
    if ask["kind"] == "move":
        args["named"] = "yes" if "unit" in ask else "no"
    if ask["kind"] == "may":
        args["offer"] = ask["effect"]
    return {"key": f"gangs-ask-{ask['kind']}", "args": args}


def said(option: OptionView) -> MessageView:
    return {"key": f"gangs-option-{option['verb']}", "args": arguments(cast(Fields, option))}


def arguments(shown: Fields) -> Fields:
    """What is shown, by the names that the catalogues have for it."""
    return {argument: shown[field] for field, argument in SAID if field in shown}
