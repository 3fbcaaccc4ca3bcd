"""What the client's tests compare with: the house set of Gangs of Night City as the table sends it in English and
what it says (`web/src/gangs/samples/told.json`), the law of decks of an identity (`web/src/decks/samples/law.json`),
and games as a seat was shown them (`samples/games.json` of each game).

    python tools/client_texts.py            write the files
    python tools/client_texts.py --check    fail if one is stale

The client says questions, answers and lines of the log by itself. Its tests compare them with these.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from jackin import netrunner
from jackin.doors import Door, door
from jackin.doors.watch import differing
from jackin.gangs import GAME, setup
from jackin.gangs.log import lines
from jackin.kernel.rng import Dice
from jackin.locale import words
from jackin.locale.gangs import GangsWords
from jackin.locale.gangs_told import told as texts
from jackin.netrunner.catalog import CORE, pool
from jackin.server.protocol.sets import ContentSet, SetTexts

CLIENT = Path(__file__).parents[1] / "web/src"
GAMES = [(setup(4, "blackout"), 1), (setup(4, "bad-goods"), 2), (setup(["valentinos", "maelstrom"], alone=True), 3)]

IDLE = ("pass", "credit", "draw", "done", "continue", "jack-out", "end-turn", "no")
"""Answers that lead nowhere; chance gives them seldom."""

Json = dict[str, Any]


def told() -> Json:
    (house, *_) = door("gangs").sets()
    sent = ContentSet(**house, texts=SetTexts(**texts(house["data"], "en"))).model_dump()
    return {"house": sent, **heard(GangsWords(words("en"), house["data"]))}


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
            log.setdefault(line.key, [line.plain(), said.message(line)])
    return {"questions": list(questions.values()), "answers": list(answers.values()), "log": list(log.values())}


def deck_law() -> Json:
    """Of the Core Set, which the client's tests know; more cards make no difference."""
    law = door("netrunner").deck_law("haas-bioroid-engineering-the-future")
    return {**law, "cards": {card.slug: law["cards"][card.slug] for card in pool([CORE])}}


def shown(its: Door, start: Json, seed: int, seat: int, most: int) -> list[Json]:
    """A game as chance plays it, in the eyes of a seat: of each view what is no longer as it was, the new lines of
    the log, and the plans."""
    position, dice, steps, before = its.game.new(start, seed), Dice(seed), list[Json](), Json()
    while position.ask is not None and len(steps) < most:
        mark, ask = its.mark(position), position.ask
        busy = [option.value for option in ask.options if option.verb not in IDLE] or ask.values
        among = busy if dice.below(3) else ask.values
        its.game.answer(position, among[dice.below(len(among))])
        view, log = its.view(position, seat), its.lines(position, seat, mark) or []
        now = its.game.ask(position)
        asked = now is not None and now.seat == seat
        plans = its.plans(position, seat) if asked and its.has_plans(position, seat) else []
        if log or asked:
            steps.append({"but": differing(view, before), "log": [line.plain() for line in log], "plans": plans})
            before = view
    return steps


def netrunner_games() -> list[list[Json]]:
    starts = [("weyland", "anarch"), ("jinteki", "criminal"), ("nbn", "shaper")]
    return [shown(door("netrunner"), netrunner.setup(*decks), n, n % 2, 90) for n, decks in enumerate(starts)]


def gangs_games() -> list[list[Json]]:
    return [shown(door("gangs"), start, seed, 0, 45) for start, seed in GAMES[1:]]


FILES = {
    "gangs/samples/told.json": told,
    "decks/samples/law.json": deck_law,
    "netrunner/samples/games/games.json": netrunner_games,
    "gangs/samples/games/games.json": gangs_games,
}


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
