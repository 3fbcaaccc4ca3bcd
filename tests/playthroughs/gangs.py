"""Recorded games of Gangs of Night City: two players, four, and one alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from jackin.gangs import GAME, setup
from jackin.gangs.state import State
from jackin.kernel.rng import Dice

PRINTED = {"space": "net", "level": "net", "gang": "solo"}
"""Where a text is printed, as the recordings name it."""
DECISIONS = 160
VIEWS_EVERY = 20

GAMES = {
    "gangs-two": setup(["maelstrom", "voodoo-boys"], "bad-goods"),
    "gangs-four": setup(4, "blackout"),
    "gangs-alone": setup(["valentinos", "tyger-claws"], alone=True),
}


def transcript(name: str) -> str:
    """The first decisions of a game."""
    start, seed = GAMES[name], list(GAMES).index(name)
    s = GAME.new(start, seed)
    head = f"{' against '.join(start['gangs'])}, seed {seed}"
    return "\n".join([head, *moves(s, Dice(seed + 1)), *ending(s)]) + "\n"


def moves(s: State, dice: Dice) -> Iterator[str]:
    for at in range(DECISIONS):
        ask = s.ask
        if ask is None:
            return
        if at % VIEWS_EVERY == 0:
            yield ""
            yield from views(s)
        chosen = ask.options[dice.below(len(ask.options))]
        others = ", ".join(option.value for option in ask.options if option is not chosen)
        subject = f" {ask.card}" if ask.card else ""
        yield f"{at:3} {name_of(s, ask.seat):11} {ask.kind}{subject}: [{chosen.value}]" + (
            f" or {others}" if others else ""
        )
        GAME.answer(s, chosen)


def name_of(s: State, seat: int) -> str:
    return s.book.gangs[s.gangs[seat]] if seat >= 0 else "spectator"


def ending(s: State) -> list[str]:
    result = GAME.result(s)
    won = "" if result is None else ", ".join(name_of(s, seat) for seat in result.winners) or "nobody"
    return ["", *views(s), "to be continued" if result is None else f"{won} wins: {result.reason}"]


# Views, one line each


def views(s: State) -> list[str]:
    return [f"    {name_of(s, seat):11} {compact(GAME.view(s, seat))}" for seat in (*range(s.seats), -1)]


def compact(view: dict[str, Any]) -> str:
    parts = [f"turn {view['turn']} {view['active']}", *[gang_line(gang) for gang in view["gangs"]]]
    parts += [district_line(district) for district in view["districts"]]
    parts.append(f"markets {words(view['opportunities']['cards'])}; {words(view['edgerunners']['cards'])}")
    parts.append(f"story {words(view['story']['slots'])}")
    if "johnny" in view:
        parts.append(f"johnny {view['johnny']['street_cred']}p {view['johnny'].get('space', '-')}")
    if "looking" in view:
        parts.append(f"looking {words(view['looking'])}")
    if view["firefight"]:
        parts.append("firefight " + "; ".join(party_line(party) for party in view["firefight"]["parties"]))
    said = [message_line(message) for message in view["log"][-3:]]
    return " | ".join([*parts, "log " + "; ".join(said)])


def gang_line(gang: dict[str, Any]) -> str:
    pool = "/".join(str(n) for n in gang["resources"].values())
    hand = f" ({words(gang['hand'])})" if "hand" in gang else ""
    return (
        f"{gang['id']} {gang['street_cred']}p {pool} net {gang['net']} discs {words(gang['activate'])}"
        f" hand {gang['hand_count']}{hand} discard {words(gang['discard'])} owns {words(gang['opportunities'])}"
    )


def district_line(district: dict[str, Any]) -> str:
    units = [f"{n} {gang}" for gang, n in district["units"].items()]
    held = [f"{poi['space'].partition('/')[2]}={poi['unit']}" for poi in district["pois"] if "unit" in poi]
    most = f" dominance {district['dominance']}" if "dominance" in district else ""
    return f"{district['id']} {words(units)} hideouts {words(district['hideouts'])} pois {words(held)}{most}"


def party_line(party: dict[str, Any]) -> str:
    return f"{party['gang']} {party['state']} {party.get('card', '?')} {party.get('firepower', '')}".rstrip()


def message_line(message: dict[str, Any]) -> str:
    args = dict(message["args"])
    if kind := args.pop("source_kind", ""):
        args["source"] = f"{PRINTED.get(kind, kind)}/{args['source']}"
    several = [id for ids in message.get("several", {}).values() for id in ids]
    last = [str(args.pop("n"))] if "n" in args else []
    return " ".join([message["key"], *(str(args[name]) for name in args if name != "rule"), *several, *last])


def words(items: Sequence[str | None]) -> str:
    return ", ".join(item or "empty" for item in items) or "-"
