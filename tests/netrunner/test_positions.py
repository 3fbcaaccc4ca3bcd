"""A game begins in the middle: what is described lies on the table, and what cannot stand is refused."""

import json

import pytest

from jackin import Journal, netrunner
from jackin.netrunner.setup import BadSetup
from jackin.netrunner.words import SIDES

CORP = {"identity": "nbn-making-news"}
RUNNER = {"identity": "kate-mac-mccaffrey-digital-tinker"}
SETUP = netrunner.position(
    corp={
        **CORP, "credits": 3, "bad_publicity": 1, "hq": ["hedge-fund"], "rd": ["enigma", "hunter"],
        "archives": ["snare", {"card": "wall-of-static", "faceup": True}], "scored": ["priority-requisition"],
        "servers": {
            "hq": {"ice": [{"card": "enigma", "rezzed": True}]},
            "remote-2": {"root": [{"card": "nisei-mk-ii", "advancement": 2}]},
        },
    },
    runner={
        **RUNNER, "credits": 7, "tags": 2, "brain": 1, "grip": ["diesel"], "stack": ["sure-gamble", "modded"],
        "heap": ["special-order"], "stolen": ["private-security-force"],
        "rig": [{"card": "parasite", "on": "enigma", "virus": 1}, "gordian-blade"],
    },
    clicks=2,
)  # fmt: skip


def begin(setup=SETUP):
    return Journal.begin(netrunner.GAME, setup, seed=3)


def test_everything_lies_where_it_was_put():
    play = begin()
    corp, runner = play.view(0), play.view(1)
    assert (corp["corp"]["credits"], corp["corp"]["bad_publicity"], corp["corp"]["points"]) == (3, 1, 3)
    assert (runner["runner"]["credits"], runner["runner"]["tags"], runner["runner"]["points"]) == (7, 2, 2)
    assert corp["corp"]["hand"] == ["hedge-fund"]
    assert runner["runner"]["hand"] == ["diesel"]
    advanced = next(server for server in corp["servers"] if server["name"] == "remote-2")["root"][0]
    assert (advanced["card"], advanced["counters"]) == ("nisei-mk-ii", {"advancement": 2})
    assert (play.ask.seat, play.ask.kind, play.ask.n) == (1, "action", 2)
    play.answer("draw")
    assert play.view(1)["runner"]["hand"] == ["diesel", "sure-gamble"], "a deck is listed from its top"


def test_nobody_knows_more_than_at_any_table():
    play = begin()
    assert "nisei-mk-ii" not in json.dumps(play.view(1))
    assert "hedge-fund" not in json.dumps(play.view(1))
    assert "sure-gamble" not in json.dumps(play.view(0))
    known = {**CORP, "servers": {"remote-1": {"root": [{"card": "snare", "known": "runner"}]}}}
    assert "snare" in json.dumps(begin(netrunner.position(known, RUNNER)).view(1))


def test_a_position_is_saved_and_replayed_with_its_journal():
    play = begin()
    play.answer("run remote-2")
    again = Journal.decode(netrunner.GAME, json.loads(json.dumps(play.encode())))
    assert [again.view(seat) for seat in (0, 1)] == [play.view(seat) for seat in (0, 1)]
    again.undo()
    assert again.ask is not None
    assert again.ask.values == [
        "credit",
        "draw",
        "play diesel",
        "run hq",
        "run rd",
        "run archives",
        "run remote-2",
        "remove-tag",
    ]
    decoded = netrunner.GAME.decode(json.loads(json.dumps(netrunner.GAME.encode(play.position))))
    assert netrunner.GAME.view(decoded, 1) == play.view(1)


@pytest.mark.parametrize("turn", SIDES)
def test_a_turn_may_begin_with_its_first_step(turn):
    play = begin(netrunner.position({**CORP, "rd": ["hedge-fund"]}, RUNNER, turn=turn, phase="begin"))
    assert (SIDES[play.ask.seat], play.ask.kind) == (turn, "action")
    assert play.view(0)["corp"]["hand"] == (["hedge-fund"] if turn == "corp" else []), "the Corp draws first"


def test_with_ask_everything_nothing_is_answered_in_silence():
    def run(everything):
        play = begin(netrunner.position(CORP, RUNNER, clicks=1, ask_everything=everything))
        play.answer("run archives")
        kinds = []
        while play.ask is not None and play.view(0)["turn"] == 2:
            kinds.append((SIDES[play.ask.seat], play.ask.kind, play.ask.values))
            play.answer(play.ask.values[0])
        return kinds

    assert ("runner", "window", ["pass"]) in run(True)
    assert ("runner", "window", ["pass"]) not in run(False)


def test_every_question_is_still_there_after_a_save_in_the_middle():
    play = begin(netrunner.position(CORP, RUNNER, ask_everything=True))
    play.answer("run archives")
    assert play.ask.values == ["pass"]
    saved = netrunner.GAME.decode(netrunner.GAME.encode(play.position))
    fork = netrunner.GAME.redeal(play.position, 1, seed=4)
    assert [position.ask.values for position in (saved, fork) if position.ask is not None] == [["pass"]] * 2


@pytest.mark.parametrize(
    ("corp", "runner", "mistake"),
    [
        ({"hq": ["diesel"]}, {}, "corp.hq 1: 'diesel' is no card of the corp's deck"),
        ({}, {"grip": ["sure-gamble", "shore-gamble"]}, "runner.grip 2: no card is called 'shore-gamble'"),
        ({"servers": {"remote-1": {"ice": ["snare"]}}}, {}, "corp.servers.remote-1.ice 1: 'snare' is no ice"),
        ({"servers": {"moon": {}}}, {}, "corp.servers.moon: a server is hq, rd, archives or remote-1 to remote-99"),
        ({}, {"rig": ["diesel"]}, "runner.rig 1: 'diesel' is no hardware or program or resource"),
        ({}, {"stolen": ["snare"]}, "runner.stolen 1: 'snare' is no agenda"),
        ({"credits": -1}, {}, "corp.credits: a number from 0 to 999, not -1"),
        ({}, {"tags": "two"}, "runner.tags: a number from 0 to 999, not 'two'"),
        ({"hq": [{"card": "snare", "power": -2}]}, {}, "corp.hq 1: power: a number from 0 to 999, not -2"),
        ({"hq": [{"card": "snare", "seen": 1}]}, {}, "corp.hq 1: seen: no such field"),
        ({"hq": [{"card": "snare", "known": "me"}]}, {}, "corp.hq 1: known: corp, runner or both, not 'me'"),
        ({"rd": ["hedge-fund"] * 501}, {}, "corp: 501 cards are too many: at most 500"),
        ({"identity": "kate-mac-mccaffrey-digital-tinker"}, {}, "corp.identity:"),
    ],
)
def test_each_mistake_is_told_with_its_place(corp, runner, mistake):
    with pytest.raises(BadSetup) as caught:
        netrunner.position({**CORP, **corp}, {**RUNNER, **runner})
    assert mistake in str(caught.value)


@pytest.mark.parametrize(
    ("corp", "runner", "mistake"),
    [
        ({}, {"rig": ["gordian-blade"] * 5}, "runner.rig: its programs need 5 memory units of 4"),
        ({"scored": ["priority-requisition"] * 3}, {}, "corp.scored: with 7 points the game is over"),
        ({}, {"rig": [{"card": "parasite", "on": "enigma"}]}, "no 'enigma' lies on the table"),
    ],
)
def test_what_no_game_comes_to_is_refused(corp, runner, mistake):
    with pytest.raises(BadSetup, match=mistake):
        begin(netrunner.position({**CORP, **corp}, {**RUNNER, **runner}))


def test_a_file_says_the_same_and_tells_where_it_is_broken():
    text = '[corp]\nidentity = "nbn-making-news"\n\n[runner]\nidentity = "kate-mac-mccaffrey-digital-tinker"\n'
    read = netrunner.read_position(text)
    assert begin(read).view(0) == begin(netrunner.position(CORP, RUNNER)).view(0)
    with pytest.raises(BadSetup, match=r"lesson\.toml:2"):
        netrunner.read_position('[corp]\nidentity = "nbn\n', "lesson.toml")
    with pytest.raises(BadSetup, match="several: no such field"):
        netrunner.read_position(f"several = 1\n{text}")


def test_all_mistakes_are_told_at_once():
    with pytest.raises(BadSetup) as caught:
        netrunner.position({"hq": ["a", "b"]}, {"credits": []}, turn="both")
    assert len(str(caught.value).split("\n")) == 6
