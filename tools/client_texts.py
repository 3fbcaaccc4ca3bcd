"""What the client's tests compare with: what Gangs of Night City says in English (`web/src/gangs/samples/told.json`),
and the law of an identity's decks (`web/src/decks/samples/law.json`).

    python tools/client_texts.py            write the files
    python tools/client_texts.py --check    fail if one is stale

The client puts the texts of cards together by itself. Its tests compare them with these.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from jackin.doors import door
from jackin.gangs import GAME, setup
from jackin.gangs.content.read import builtin
from jackin.gangs.log import lines
from jackin.kernel.rng import Dice
from jackin.locale import words
from jackin.locale.gangs import GangsWords
from jackin.netrunner.catalog import CORE, pool

CLIENT = Path(__file__).parents[1] / "web/src"
GAMES = [(setup(4, "blackout"), 1), (setup(4, "bad-goods"), 2), (setup(["valentinos", "maelstrom"], alone=True), 3)]

Json = dict[str, Any]


def told() -> Json:
    data = builtin("house").data
    said = GangsWords(words("en"), data)
    return {"house": data, "cards": cards(said, data), **heard(said)}


def cards(said: GangsWords, data: Json) -> Json:
    text = said.text
    combat = data["combat_starters"]["starter"] + data["combat_upgrades"]["upgrade"]
    return {
        "combat": {card["id"]: [text.cred(card["cred"]), *text.abilities(card)] for card in combat},
        "opportunity": {
            card["id"]: [
                text.condition(card["needs"]) if "needs" in card else "",
                text.effects(card.get("reward", [])),
                *(str(part) for part in text.amount(card["cred"])),
            ]
            for card in data["opportunities"]["opportunity"]
        },
        "edgerunner": {
            card["id"]: [text.movement(card), *text.abilities(card)] for card in data["edgerunners"]["edgerunner"]
        },
        "gang": {gang["id"]: text.abilities(gang) for gang in data["gangs"]["gang"]},
        "story": {card["id"]: [text.story(card), *text.abilities(card)] for card in data["stories"]["card"]},
    }


def heard(said: GangsWords) -> Json:
    """One question, answer and line of the log of each kind that comes up in a few games."""
    questions: Json = {}
    answers: Json = {}
    log: Json = {}
    for start, seed in GAMES:
        s, dice = GAME.new(start, seed), Dice(seed)
        while s.ask is not None:
            ask = GAME.view(s, s.ask.seat)["ask"]
            questions.setdefault(ask["kind"], [{**ask, "options": []}, said.question(ask)])
            for option in ask["options"]:
                answers.setdefault(f"{ask['kind']} {option['verb']}", [option, said.answer(option)])
            GAME.answer(s, s.ask.values[dice.below(len(s.ask.values))])
        for line in lines(s, 0):
            log.setdefault(line.key, [{"key": line.key, "args": line.args}, said.message(line)])
    return {"questions": list(questions.values()), "answers": list(answers.values()), "log": list(log.values())}


def deck_law() -> Json:
    """Of the Core Set, which the client's tests know; more cards make no difference."""
    law = door("netrunner").deck_law("haas-bioroid-engineering-the-future")
    return {**law, "cards": {card.slug: law["cards"][card.slug] for card in pool([CORE])}}


FILES = {"gangs/samples/told.json": told, "decks/samples/law.json": deck_law}


def main() -> int:
    stale = False
    for name, data in FILES.items():
        target, text = CLIENT / name, json.dumps(data(), ensure_ascii=False, separators=(",", ":")) + "\n"
        if "--check" not in sys.argv[1:]:
            target.parent.mkdir(exist_ok=True)
            target.write_text(text, "utf-8")
        elif not target.is_file() or target.read_text("utf-8") != text:
            print(f"web/src/{name} is stale: run python tools/client_texts.py", file=sys.stderr)
            stale = True
    return int(stale)


if __name__ == "__main__":
    sys.exit(main())
