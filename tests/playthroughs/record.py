"""Recorded playthroughs: seeded games as text, with every legal answer and what each seat sees.

`python -m tests.playthroughs.record` writes them again. A changed rule is then a readable diff, and a leak is a
line in the wrong seat's view. Many more games are kept as fingerprints.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from jackin.kernel.ask import Ask, Option
from jackin.kernel.rng import Dice
from jackin.netrunner import GAME
from jackin.netrunner.state import State
from jackin.netrunner.words import SIDES
from tests.laws.play import MATCH_UPS, choose, new_game
from tests.playthroughs import fingerprints, gangs, solo

FOLDER = Path(__file__).parent
DECISIONS = 120
VIEWS_EVERY = 12


def transcript(n: int) -> str:
    """The first decisions of the n-th match-up."""
    s = new_game(n)
    corp, runner = MATCH_UPS[n]
    return "\n".join([f"{corp} against {runner}, seed {n}", *moves(s, Dice(n + 1)), *ending(s)]) + "\n"


def moves(s: State, dice: Dice) -> Iterator[str]:
    for at in range(DECISIONS):
        ask = s.ask
        if ask is None:
            return
        if at % VIEWS_EVERY == 0:
            yield ""
            yield from views(s)
        chosen = choose(ask, dice)
        subject = f" {ask.card}" if ask.card else ""
        veil = " (veiled)" if ask.veiled else ""
        answers = " or ".join([f"[{chosen.value}]", *others(ask, chosen)])
        yield f"{at:3} {SIDES[ask.seat]:6} {ask.kind}{subject}{veil}: {answers}"
        GAME.answer(s, chosen)


def others(ask: Ask, chosen: Option) -> list[str]:
    values = [option.value for option in ask.options if option is not chosen]
    return [", ".join(values)] if values else []


def ending(s: State) -> list[str]:
    result = GAME.result(s)
    return ["", *views(s), "to be continued" if result is None else f"{SIDES[result.winner]} wins: {result.reason}"]


# Views, one line each


def views(s: State) -> list[str]:
    return [
        f"    {name:9} {compact(GAME.view(s, seat))}"
        for name, seat in (("corp", 0), ("runner", 1), ("spectator", -1))
    ]


def compact(view: dict[str, Any]) -> str:
    parts = [f"turn {view['turn']} {view['active']}", corp_line(view["corp"]), runner_line(view["runner"])]
    parts += [server_line(server) for server in view["servers"] if server["ice"] or server["root"]]
    if view["run"]:
        parts.append(run_line(view["run"]))
    said = [message_line(message) for message in view["log"][-3:]]
    return " | ".join([*parts, "log " + "; ".join(said)])


def corp_line(corp: dict[str, Any]) -> str:
    archives = words(corp["archives"]) + f" +{corp['archives_facedown']} facedown" + known(corp["archives_known"])
    return (
        f"corp {corp['credits']}c {corp['clicks']}k {corp['points']}p hq {corp['hand_count']}{known(corp['hand'])}"
        f" rd {corp['deck_count']} archives {archives} scored {cards(corp['scored'])}"
    )


def runner_line(runner: dict[str, Any]) -> str:
    return (
        f"runner {runner['credits']}c {runner['clicks']}k {runner['points']}p {runner['tags']} tags"
        f" {runner['brain_damage']} brain mu {runner['memory_used']}/{runner['memory']} link {runner['link']}"
        f" grip {runner['hand_count']}{known(runner['hand'])} stack {runner['deck_count']}"
        f" heap {words(runner['heap'])} rig {cards(runner['rig'])} stolen {cards(runner['scored'])}"
    )


def server_line(server: dict[str, Any]) -> str:
    return f"{server['name']} ice {cards(server['ice'])} root {cards(server['root'])}"


def run_line(run: dict[str, Any]) -> str:
    return "run " + " ".join(f"{name}={value}" for name, value in run.items() if value not in (0, False, []))


def cards(shown: list[dict[str, Any]]) -> str:
    return words([card_line(card) for card in shown])


def card_line(card: dict[str, Any]) -> str:
    counters = "".join(f" {n} {kind}" for kind, n in card.get("counters", {}).items())
    strength = f" str {card['strength']}" if "strength" in card else ""
    host = f" on {card['host']}" if "host" in card else ""
    name = card.get("card", "?")
    return f"{card['id']} {name if card['faceup'] else f'({name})'}{strength}{counters}{host}"


def message_line(message: dict[str, Any]) -> str:
    return " ".join([message["key"], *(str(value) for name, value in message["args"].items() if name != "rule")])


def known(titles: list[str]) -> str:
    return f" ({words(titles)})" if titles else ""


def words(items: list[str]) -> str:
    return ", ".join(items) or "-"


def path_of(n: int) -> Path:
    return FOLDER / f"{'-'.join(MATCH_UPS[n])}.txt"


def recordings() -> list[tuple[Path, Callable[[], str]]]:
    """Every file, and what belongs into it."""
    return [
        *((path_of(n), partial(transcript, n)) for n in range(len(MATCH_UPS))),
        *((FOLDER / f"{name}.txt", partial(gangs.transcript, name)) for name in gangs.GAMES),
        *((FOLDER / f"{name}.txt", told) for name, told in solo.recordings()),
    ]


def record() -> None:
    for path, told in recordings():
        path.write_text(told(), encoding="utf-8")
    fingerprints.FILE.write_text(fingerprints.written(), encoding="utf-8")


if __name__ == "__main__":
    record()
