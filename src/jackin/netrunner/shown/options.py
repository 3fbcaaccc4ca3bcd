"""The open question as the asked seat reads it: what each answer is about, what it costs, and how it is said."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict, cast

from jackin.kernel.ask import Ask, Option
from jackin.netrunner.catalog import printed
from jackin.netrunner.rules.costs import steal_clicks
from jackin.netrunner.rules.ice import subroutines_of
from jackin.netrunner.rules.payment import source_name
from jackin.netrunner.shown.breakers import is_idle
from jackin.netrunner.shown.log import knows
from jackin.netrunner.shown.prices import price
from jackin.netrunner.shown.room import must_go, needs_room
from jackin.netrunner.shown.runs import runs_on
from jackin.netrunner.shown.subroutines import worded_by
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ARCHIVES_CARDS, DECK, HAND, SIDES, is_line, is_open, server_name, server_of,
)  # fmt: skip

Verb = Literal[
    "access", "advance", "as-agenda", "at", "automa-as-printed", "automa-instead", "barrier", "clear-name",
    "code-gate", "continue", "credit", "credits", "damage", "decline", "discard", "done", "draw", "end-the-run",
    "even", "event", "expose", "find", "forfeit", "gain-5", "hardware", "heap", "install", "install-it",
    "instead", "jack-out", "keep", "leave", "mulligan", "no", "nothing-found", "number", "odd", "on", "one",
    "pass", "pay", "pick", "play", "prevent", "program", "purge", "remove-by", "remove-counter", "remove-tag",
    "resource", "rez", "run", "score", "sentry", "stack", "steal", "subroutine", "suffer-2-meat", "suffer-brain",
    "take-1-tag", "to-hq", "trash", "trash-by", "trash-resource", "trigger", "use", "viruses", "yes",
]  # fmt: skip
"""What an answer does. A text that lets somebody choose has a verb for each way."""

AskKind = Literal[
    "access", "action", "automa-click", "break", "decide", "discard", "forfeit", "install-where", "instead",
    "jack-out", "link", "loop", "mulligan", "number", "order", "overload", "pay", "pick", "prevent", "psi",
    "rez-to-prevent", "search", "steal", "trace", "trash-accessed", "trash-cost", "trash-first", "window", "x",
]  # fmt: skip

Lies = Literal["hand", "deck", "pile"]


class MessageView(TypedDict):
    key: str
    args: dict[str, str | int]


class OptionView(TypedDict, total=False):
    """One legal answer. `value` is what is answered; the rest says what that means, and only what applies is there.

    `card` is a card on the table, by its handle. A card elsewhere has a `title`, and `lies` says where; `facedown`
    if it does so in Archives. `other` is a second card on the table: what is saved, or what a trigger is about.
    `place` is a server, "new" or "rig". `payment` has the credits from each source: a handle, "pool" or "purse".
    `trashes` are the cards on the table that must be trashed first; `room` if it is still to be chosen which.
    `runs` is the server that a card makes a run on, if it leaves no choice.
    `instead` is what an automa does with its click; `idle` an icebreaker's that has nothing for this ice.
    `say` are the messages that put it into words, one after another; a program is not given any.
    """

    value: str
    verb: Verb
    card: str
    title: str
    lies: Lies
    facedown: bool
    other: str
    place: str
    ability: int
    subroutine: int
    amount: int
    payment: dict[str, int]
    instead: str
    idle: bool
    runs: str
    price: int
    trashes: list[str]
    room: bool
    say: list[MessageView]


class AskView(TypedDict):
    seat: str
    kind: NotRequired[AskKind]
    card: NotRequired[str]
    n: NotRequired[int]
    options: NotRequired[list[OptionView]]


ABILITY: Final = ("use", "prevent")
INSTALLING: Final = ("install", "at", "on")


def ask_view(s: State, ask: Ask | None, seat: int, worded: bool) -> AskView | None:
    """The asked seat sees the question; the others only who is asked."""
    if ask is None:
        return None
    if ask.seat != seat:
        return {"seat": SIDES[ask.seat]}
    options = [option_view(s, seat, option) for option in ask.options]
    if worded:
        for n, option in enumerate(ask.options):
            options[n]["say"] = said(s, seat, option, options[n])
    kind = cast(AskKind, ask.kind)
    return {"seat": SIDES[seat], "kind": kind, "card": ask.card, "n": ask.n, "options": options}


def option_view(s: State, seat: int, option: Option) -> OptionView:
    shown: OptionView = {"value": option.value, "verb": cast(Verb, option.verb)}
    if option.n >= 0:
        shows_number(option, shown)
    if option.card >= 0:
        shows_card(s, option, shown)
        if option.verb == "use" and is_idle(s, option.card):
            shown["idle"] = True
        server = runs_on(s, option)
        if server >= 0:
            shown["runs"] = server_name(server)
    if option.other >= 0:
        shown["other"] = s.public(option.other)
    if option.place != -1:
        shown["place"] = server_name(option.place)
    if option.payment is not None:
        shown["payment"] = {source_name(s, source): n for source, n in option.payment.items()}
    if option.verb == "automa-instead":
        shown["instead"] = option.name
    cost = price(s, seat, option)
    if cost >= 0:
        shown["price"] = cost
    if option.verb in INSTALLING:
        shows_room(s, seat, option, shown)
    return shown


def shows_room(s: State, seat: int, option: Option, shown: OptionView) -> None:
    lost = must_go(s, option)
    if lost:
        shown["trashes"] = [s.public(card) for card in lost]
    elif needs_room(s, seat, option):
        shown["room"] = True


def shows_number(option: Option, shown: OptionView) -> None:
    if option.verb in ABILITY:
        shown["ability"] = option.n
    elif option.verb == "subroutine":
        shown["subroutine"] = option.n
    elif option.verb == "number":
        shown["amount"] = option.n


def shows_card(s: State, option: Option, shown: OptionView) -> None:
    zone = s.zone[option.card]
    if option.verb == "trigger":
        shown["title"] = printed(s, option.card).slug
    elif is_open(zone):
        shown["card"] = s.public(option.card)
    else:
        shown["title"] = printed(s, option.card).slug
        shown["lies"] = "hand" if zone in HAND else "deck" if zone in DECK else "pile"
        if zone == ARCHIVES_CARDS and not s.faceup[option.card]:
            shown["facedown"] = True


# How an answer is said


def said(s: State, seat: int, option: Option, shown: OptionView) -> list[MessageView]:
    if option.payment is not None:
        return [said_source(s, seat, source, n) for source, n in option.payment.items()]
    args: dict[str, str | int] = {"n": option.n}
    if option.card >= 0:
        says_card(s, seat, option.card, "card", args)
    if option.other >= 0:
        says_card(s, seat, option.other, "other", args)
    if option.place != -1:
        args["server"] = shown["place"]
    if "price" in shown:
        args["costs"] = shown["price"]
    if option.verb in ABILITY:
        says_ability(s, option, args)
    elif option.verb == "subroutine":
        says_subroutine(s, option, args)
    return [{"key": key_of(option, shown), "args": args}, *said_clicks(s, option), *said_room(s, seat, option, shown)]


def said_clicks(s: State, option: Option) -> list[MessageView]:
    """What stealing costs besides credits."""
    clicks = steal_clicks(s, s.run.accessing) if option.verb == "steal" and s.run is not None else 0
    return [{"key": "option-spends-clicks", "args": {"n": clicks}}] if clicks else []


def said_room(s: State, seat: int, option: Option, shown: OptionView) -> list[MessageView]:
    """What is lost with it."""
    if "room" in shown:
        return [{"key": "option-makes-room", "args": {}}]
    return [said_trash(s, seat, card) for card in must_go(s, option)] if "trashes" in shown else []


def said_trash(s: State, seat: int, card: int) -> MessageView:
    args: dict[str, str | int] = {}
    says_card(s, seat, card, "card", args)
    return {"key": "option-trashes", "args": args}


def key_of(option: Option, shown: OptionView) -> str:
    if option.verb == "automa-instead" or (option.verb == "at" and shown["place"] == "rig"):
        return f"option-{option.verb}-{option.name}"
    if option.verb == "access" and option.card < 0 and "place" in shown:
        return f"option-access-{shown['place']}"
    if option.verb == "trigger" and option.other >= 0:
        return "option-trigger-on"
    if option.verb == "subroutine" and option.card >= 0:
        return "option-subroutine-of"
    return f"option-{option.verb}"


def said_source(s: State, seat: int, source: int, n: int) -> MessageView:
    args: dict[str, str | int] = {"n": n}
    if source < 0:
        return {"key": f"option-pay-{source_name(s, source)}", "args": args}
    says_card(s, seat, source, "card", args)
    return {"key": "option-pay-card", "args": args}


def says_card(s: State, seat: int, card: int, name: str, args: dict[str, str | int]) -> None:
    """What the seat knows of the card; of one on the table also its handle, and in which server it lies."""
    zone = s.zone[card]
    if not is_open(zone):
        args[name] = printed(s, card).slug
        if zone == ARCHIVES_CARDS and not s.faceup[card]:
            args[f"{name}_lies"] = "facedown"
        return
    args[f"{name}_id"] = s.public(card)
    if knows(s, card, seat):
        args[name] = printed(s, card).slug
    else:
        args[name] = "unknown"
        args[f"{name}_lies"] = "ice" if is_line(zone) else "card"
    if server_of(zone) >= 0:
        args[f"{name}_at"] = server_name(server_of(zone))
        nth = nth_alike(s, seat, card)
        if nth:
            args[f"{name}_nth"] = nth


def nth_alike(s: State, seat: int, card: int) -> int:
    """Which of several in a row that the seat cannot tell apart, counted from the outermost; 0 if it is plain."""
    zone = s.zone[card]
    row = s.zones[zone][::-1] if is_line(zone) else s.zones[zone]
    alike = [] if knows(s, card, seat) else [other for other in row if not knows(s, other, seat)]
    return alike.index(card) + 1 if len(alike) > 1 else 0


def says_ability(s: State, option: Option, args: dict[str, str | int]) -> None:
    """Which line of the card's text: its paid abilities come before what it prevents."""
    text = printed(s, option.card).behaviour
    args["card_line"] = option.n if option.verb == "use" else len(text.paid) + option.n
    args["card_lines"] = len(text.paid) + len(text.preventions)


def says_subroutine(s: State, option: Option, args: dict[str, str | int]) -> None:
    """Of the ice that is named, or else of the one that is met."""
    args["n"] = option.n + 1
    ice = option.card if option.card >= 0 else s.run.ice if s.run is not None else -1
    if ice >= 0:
        words = worded_by(subroutines_of(s, ice)[option.n])
        args["ice"] = words["card"]
        if words["line"] != option.n:
            args["ice_line"] = words["line"] + 1
