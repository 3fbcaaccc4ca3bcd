"""Whatever comes in wrong is refused with a reason, and nothing is changed by it."""

import copy
import json
from typing import Any

import pytest

from jackin import netrunner
from jackin.kernel.ask import IllegalAnswer, NotAsked
from jackin.kernel.codec import BadSave
from jackin.kernel.journal import Journal, checksum
from jackin.kernel.rng import Dice
from jackin.netrunner import GAME
from jackin.netrunner.catalog import UnknownCard
from jackin.netrunner.decks.starter import UnknownDeck
from jackin.netrunner.flows.action import CREDIT_ACTION
from jackin.netrunner.game import BadSetup
from tests.kernel import toy
from tests.netrunner.scenario import corp, runner, server, table

SETUP = netrunner.setup("jinteki", "shaper")


def bytes_of(position):
    return json.dumps(GAME.encode(position), sort_keys=True)


def play(journal, count, seed=5):
    dice = Dice(seed)
    while journal.ask is not None and count:
        values = journal.ask.values
        journal.answer(values[dice.below(len(values))])
        count -= 1
    return journal


# Answers


@pytest.mark.parametrize(
    "wrong", ["", "play", "run nowhere", "Credit", "credit ", "pass", "credit 1", None, 3, ["credit"]]
)
def test_an_illegal_answer_is_refused_and_the_position_stays_as_it_is(wrong):
    t = table(runner=runner(grip=["sure-gamble"], credits=4))
    before, ask = bytes_of(t.state), t.ask
    with pytest.raises(IllegalAnswer) as caught:
        GAME.answer(t.state, wrong)
    assert str(caught.value) == (
        f"{wrong!r} is not a legal answer to 'action' of seat 1; legal: credit, draw, run hq, run rd, run archives"
    )
    assert bytes_of(t.state) == before
    assert t.ask is ask
    t.runner.takes_credit()


def test_a_card_that_cannot_be_played_is_an_illegal_answer():
    t = table(runner=runner(grip=["sure-gamble"], credits=4))
    with pytest.raises(IllegalAnswer, match="'play sure-gamble' is not a legal answer"):
        GAME.answer(t.state, "play sure-gamble")


def test_an_option_of_an_earlier_ask_is_refused():
    t = table(corp=corp(remote_1=server(root=["pad-campaign"])))
    old = CREDIT_ACTION
    assert t.ask is not None
    assert old in t.ask.options
    t.runner.takes_credit()
    before = bytes_of(t.state)
    assert t.asked == ("corp", "window")
    with pytest.raises(IllegalAnswer, match="'credit' is not a legal answer to 'window' of seat 0"):
        GAME.answer(t.state, old)
    assert bytes_of(t.state) == before


def test_no_decision_of_a_whole_game_takes_an_illegal_answer():
    journal = Journal.begin(GAME, SETUP, 4)
    dice = Dice(2)
    while journal.ask is not None:
        before = bytes_of(journal.position)
        with pytest.raises(IllegalAnswer, match=f"'{journal.ask.kind}' of seat {journal.ask.seat}; legal: "):
            journal.answer("nonsense")
        assert bytes_of(journal.position) == before
        values = journal.ask.values
        journal.answer(values[dice.below(len(values))])


def test_a_finished_game_takes_no_answer():
    journal = play(Journal.begin(GAME, SETUP, 4), -1)
    before = bytes_of(journal.position)
    assert journal.result is not None
    for value in ("credit", "pass", ""):
        with pytest.raises(NotAsked, match="nothing is asked, the game is over"):
            journal.answer(value)
    assert bytes_of(journal.position) == before


# Saves


@pytest.fixture
def save(tmp_path):
    path = tmp_path / "game.json"
    play(Journal.begin(GAME, SETUP, 4), 30).save(path)
    return path


def refused(path, game=GAME):
    """The reason a save is refused for; the file must be as it was."""
    before = path.read_bytes()
    with pytest.raises(BadSave) as caught:
        Journal.load(game, path)
    assert path.read_bytes() == before
    assert [p.name for p in path.parent.iterdir()] == [path.name]
    message = str(caught.value)
    assert message.startswith(f"{path}: ")
    return message.removeprefix(f"{path}: ")


def rewritten(path, **changes):
    """A save with other contents and a checksum that fits them."""
    data = json.loads(path.read_text()) | changes
    body = {name: value for name, value in data.items() if name != "check"}
    path.write_text(json.dumps({**body, "check": checksum(body)}))
    return path


def test_a_good_save_is_not_refused(save):
    assert len(Journal.load(GAME, save).answers) == 30
    assert len(Journal.load(GAME, rewritten(save)).answers) == 30


@pytest.mark.parametrize("part", [0.0, 0.1, 0.5, 0.9, 0.999])
def test_a_save_that_was_cut_off(save, part):
    data = save.read_bytes()
    save.write_bytes(data[: int((len(data) - 2) * part)])
    assert refused(save).startswith("cut off or not JSON, line ")


def test_a_save_whose_answers_were_edited(save):
    data = json.loads(save.read_text())
    data["answers"][3] = "credit"
    save.write_text(json.dumps(data))
    assert refused(save) == "changed since it was saved (the checksum does not match)"


@pytest.mark.parametrize("field", ["setup", "seed", "answers", "rules"])
def test_every_field_is_under_the_checksum(save, field):
    data = json.loads(save.read_text())
    data[field] = {"setup": {**data["setup"], "quiet": True}, "seed": "0x5", "answers": [], "rules": 0}[field]
    save.write_text(json.dumps(data))
    assert refused(save) == "changed since it was saved (the checksum does not match)"


def test_a_save_of_another_game(tmp_path):
    path = tmp_path / "toy.json"
    Journal.begin(toy.GAME, toy.SETUP, 1).save(path)
    assert refused(path) == "a save of 'toy', not of 'netrunner'"


def test_a_save_of_a_newer_jackin(save):
    assert refused(rewritten(save, jackin=3)) == "written by a newer Jackin (format 3, this one reads 2)"


def test_a_save_played_with_newer_rules(save):
    assert refused(rewritten(save, rules=9)) == f"played with newer rules (9, these are {GAME.version})"


def test_a_save_with_an_illegal_answer_says_which_and_what_was_legal(save):
    answers = json.loads(save.read_text())["answers"]
    message = refused(rewritten(save, answers=[*answers[:7], "jack-out", *answers[7:]]))
    assert message.startswith("answer 8: 'jack-out' is not a legal answer to ")
    assert "; legal: " in message


@pytest.mark.parametrize("value", [None, 7, {"verb": "keep"}, ["keep"]])
def test_a_save_with_an_answer_that_is_no_text(save, value):
    assert refused(rewritten(save, answers=[value])).startswith(f"answer 1: {value!r} is not a legal answer")


def test_a_save_that_goes_on_after_the_end(tmp_path):
    path = tmp_path / "game.json"
    journal = play(Journal.begin(GAME, SETUP, 4), -1)
    journal.save(path)
    message = refused(rewritten(path, answers=[*journal.answers, "credit"]))
    assert message == f"answer {len(journal.answers) + 1}: 'credit': nothing is asked, the game is over"


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ({}, "setup: corp: a deck has an identity and cards"),
        ({**SETUP, "runner": {"identity": "neo", "cards": {}}}, "setup: no card is called 'neo'"),
    ],
)
def test_a_save_whose_setup_these_rules_cannot_begin_with(save, setup, message):
    assert refused(rewritten(save, setup=setup)) == message


@pytest.mark.parametrize("field", ["game", "rules", "setup", "seed", "answers", "check"])
def test_a_save_with_a_field_missing_or_of_the_wrong_kind(save, field):
    whole = json.loads(save.read_text())
    for wrong in ({name: value for name, value in whole.items() if name != field}, {**whole, field: None}):
        save.write_text(json.dumps(wrong))
        assert refused(save).startswith(f"field '{field}' is missing or not ")


@pytest.mark.parametrize("text", ["[]", "3", '"keep"', "null", '{"game": "netrunner"}'])
def test_json_that_is_no_save(save, text):
    save.write_text(text)
    assert refused(save) == "not a Jackin save"


@pytest.mark.parametrize("text", ["[" * 100_000, '{"jackin": ' + "9" * 10_000 + "}"])
def test_json_that_cannot_be_read(save, text):
    save.write_text(text)
    assert refused(save) == "not a Jackin save"


def test_a_save_that_is_not_json(save):
    save.write_text("Corp: keep\nRunner: mulligan\n")
    assert refused(save).startswith("cut off or not JSON, line 1: ")
    save.write_bytes(b"\x89PNG\r\n\x1a\n")
    assert refused(save) == "not a text file (byte 0)"


def test_a_save_with_half_a_character(save):
    text = save.read_text().replace('"answers": [', '"answers": ["\\ud800",')
    save.write_text(text)
    assert refused(save) == "changed since it was saved (the checksum does not match)"


def test_a_save_that_is_not_there(tmp_path):
    path = tmp_path / "none.json"
    with pytest.raises(BadSave, match=r"none\.json: No such file or directory"):
        Journal.load(GAME, path)
    with pytest.raises(BadSave, match=r"Is a directory"):
        Journal.load(GAME, tmp_path)
    assert not path.exists()


# Positions


@pytest.fixture
def position():
    return GAME.encode(play(Journal.begin(GAME, SETUP, 4), 40).position)


def test_a_position_with_anything_missing_is_refused(position):
    GAME.decode(copy.deepcopy(position))
    for name in position:
        damaged = {key: value for key, value in position.items() if key != name}
        with pytest.raises(BadSave):
            GAME.decode(damaged)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "toy"}, "a position of 'toy', not of netrunner"),
        ({"rules": 99}, "a position under newer rules"),
        ({"code": ["neo"]}, "no card is called 'neo'"),
        ({"faceup": []}, "a damaged position"),
        ({"zones": {}}, "a damaged position: a card lies nowhere"),
        ({"rules": "one"}, "a damaged position"),
        ({"counters": {"x": 1}}, "a damaged position"),
        ({"counters": [1]}, "a damaged position"),
        ({"stack": []}, "a damaged position"),
        ({"stack": [{"flow": "poker", "step": "bluffs", "seat": 0}]}, "no step poker/bluffs in these rules"),
        ({"zones": 7}, "a damaged position"),
    ],
)
def test_a_damaged_position_is_refused_with_a_reason(position, change, message):
    with pytest.raises(BadSave, match=message):
        GAME.decode({**position, **change})


@pytest.mark.parametrize("data", [None, [], "netrunner", 3])
def test_what_is_no_position_at_all_is_refused(data):
    with pytest.raises(BadSave, match="not a position of netrunner"):
        GAME.decode(data)


# Setups


def with_deck(side, **changes):
    setup = copy.deepcopy(SETUP)
    setup[side] |= changes
    return setup


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ({}, "corp: a deck has an identity and cards"),
        ({"corp": SETUP["corp"]}, "runner: a deck has an identity and cards"),
        ({"corp": "jinteki", "runner": SETUP["runner"]}, "corp: a deck has an identity and cards"),
        (with_deck("corp", cards=["hedge-fund"]), "corp: a deck has an identity and cards"),
        (with_deck("corp", identity=None), "corp: a deck has an identity and cards"),
        (with_deck("corp", identity=["hedge-fund"]), "corp: a deck has an identity and cards"),
        (with_deck("corp", identity="hedge-fund"), "corp: 'hedge-fund' is no corp identity"),
        (with_deck("runner", identity=SETUP["corp"]["identity"]), "is no runner identity"),
        (with_deck("corp", cards={"sure-gamble": 3}), "corp: 'sure-gamble' does not belong in this deck"),
        (with_deck("corp", cards={SETUP["corp"]["identity"]: 1}), "does not belong in this deck"),
        (with_deck("corp", cards={"hedge-fund": -1}), "corp: -1 copies of 'hedge-fund'"),
        (with_deck("corp", cards={"hedge-fund": 100}), "corp: 100 copies of 'hedge-fund'"),
        (with_deck("corp", cards={"hedge-fund": "3"}), "corp: '3' copies of 'hedge-fund'"),
        (with_deck("corp", cards={"hedge-fund": 1.5}), r"corp: 1\.5 copies of 'hedge-fund'"),
    ],
)
def test_a_bad_setup_is_refused_with_the_side_and_the_reason(setup, message):
    with pytest.raises(BadSetup, match=message):
        GAME.new(setup, 1)


def test_a_setup_that_is_no_setup_is_refused():
    nonsense: list[Any] = [None, [], "jinteki"]
    for setup in nonsense:
        with pytest.raises(BadSetup, match="a setup names a deck for each side"):
            GAME.new(setup, 1)


@pytest.mark.parametrize(
    "setup", [with_deck("corp", identity="the-board"), with_deck("runner", cards={"the-board": 1})]
)
def test_an_unknown_card_is_named(setup):
    with pytest.raises(UnknownCard, match="no card is called 'the-board'"):
        GAME.new(setup, 1)


def test_an_unknown_deck_is_named():
    with pytest.raises(UnknownDeck, match="no deck is called 'apex'"):
        netrunner.setup("jinteki", "apex")
