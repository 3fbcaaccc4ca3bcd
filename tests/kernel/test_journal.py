"""A journal is setup, seed and answers: save, replay, undo and branch."""

import copy
import json

import pytest

from jackin import netrunner
from jackin.kernel.ask import IllegalAnswer, NotAsked
from jackin.kernel.game import Game, Json
from jackin.kernel.journal import STRIDE, Journal, checksum
from jackin.kernel.rng import Dice
from tests.kernel import toy

GAMES: dict[str, tuple[Game, Json]] = {
    "toy": (toy.GAME, toy.SETUP),
    "netrunner": (netrunner.GAME, netrunner.setup("weyland", "anarch")),
}


@pytest.fixture(params=GAMES)
def journal(request):
    game, setup = GAMES[request.param]
    return Journal.begin(game, copy.deepcopy(setup), 12)


def play(journal, count, seed=3):
    """Random answers, so many of them or until the game is over."""
    dice = Dice(seed)
    for _ in range(count):
        if journal.ask is None:
            break
        values = journal.ask.values
        journal.answer(values[dice.below(len(values))])
    return journal


def now(journal):
    """All there is to know of the live position, its ask included."""
    ask = journal.ask
    asked = None if ask is None else (ask.seat, ask.kind, ask.values, ask.card, ask.n, ask.veiled)
    return journal.game.encode(journal.position), asked, list(journal.answers)


def positions(journal, count):
    """Play and remember every position on the way."""
    seen = [journal.game.encode(journal.position)]
    for n in range(count):
        play(journal, 1, seed=n)
        seen.append(journal.game.encode(journal.position))
    return seen


def test_the_same_setup_seed_and_answers_give_the_same_game(journal):
    play(journal, 60)
    other = Journal.begin(journal.game, journal.setup, journal.seed)
    for value in journal.answers:
        other.answer(value)
    assert now(other) == now(journal)


def test_another_seed_gives_another_game(journal):
    other = Journal.begin(journal.game, journal.setup, journal.seed + 1)
    assert now(play(other, 30)) != now(play(journal, 30))


def test_options_are_remembered_by_their_value(journal):
    option = journal.ask.options[-1]
    journal.answer(option)
    assert journal.answers == [option.value]


def test_the_position_after_any_number_of_answers_can_be_had(journal):
    seen = positions(journal, 2 * STRIDE + 5)
    for n in (0, 1, STRIDE - 1, STRIDE, STRIDE + 1, 2 * STRIDE, 2 * STRIDE + 5):
        assert journal.game.encode(journal.at(n)) == seen[n]
    assert journal.game.encode(journal.position) == seen[-1]


def test_a_position_from_the_past_is_a_fork(journal):
    play(journal, 40)
    before = now(journal)
    past = journal.at(20)
    journal.game.answer(past, journal.game.ask(past).values[0])
    assert now(journal) == before
    assert journal.game.encode(journal.at(20)) != journal.game.encode(past)


@pytest.mark.parametrize("n", [-1, 11, 99])
def test_there_is_no_position_beyond_the_answers(journal, n):
    play(journal, 10)
    with pytest.raises(IndexError, match=f"the journal has 10 answers, not {n}"):
        journal.at(n)
    with pytest.raises(IndexError, match=f"the journal has 10 answers, not {n}"):
        journal.branch(n)


@pytest.mark.parametrize("count", [1, 2, STRIDE - 1, STRIDE, STRIDE + 1, 2 * STRIDE + 3])
def test_undo_takes_back_the_last_answers(journal, count):
    total = 2 * STRIDE + 3
    seen = positions(journal, total)
    answers = list(journal.answers)
    journal.undo(count)
    assert journal.game.encode(journal.position) == seen[total - count]
    assert journal.answers == answers[: total - count]
    for value in answers[total - count :]:  # and the game can be played on as before
        journal.answer(value)
    assert journal.game.encode(journal.position) == seen[-1]
    assert journal.game.encode(journal.at(total - 1)) == seen[total - 1]


def test_after_undo_another_way_can_be_taken(journal):
    play(journal, STRIDE + 4)
    journal.undo(6)
    play(journal, 40, seed=77)
    again = Journal.begin(journal.game, journal.setup, journal.seed)
    for value in journal.answers:
        again.answer(value)
    assert now(again) == now(journal)
    for n in (STRIDE - 2, STRIDE, len(journal.answers)):
        assert journal.game.encode(journal.at(n)) == again.game.encode(again.at(n))


def test_nothing_can_be_undone_beyond_the_beginning(journal):
    play(journal, 3)
    before = now(journal)
    for count in (4, -1):
        with pytest.raises(IndexError):
            journal.undo(count)
    assert now(journal) == before


def test_a_branch_goes_its_own_way(journal):
    play(journal, 50)
    before = now(journal)
    branch = journal.branch(20)
    assert branch.answers == journal.answers[:20]
    assert branch.game.encode(branch.position) == journal.game.encode(journal.at(20))
    play(branch, 30, seed=99)
    assert now(journal) == before
    assert branch.answers[:20] == journal.answers[:20]
    assert branch.answers != journal.answers


def test_an_illegal_answer_is_not_written_down(journal):
    play(journal, 5)
    before = now(journal)
    with pytest.raises(IllegalAnswer):
        journal.answer("shrug")
    assert now(journal) == before


def test_a_finished_game_has_a_result_and_takes_no_answer(journal):
    assert journal.result is None
    play(journal, 5000)
    assert journal.result is not None
    assert journal.ask is None
    before = now(journal)
    with pytest.raises(NotAsked):
        journal.answer("take 0")
    assert now(journal) == before
    journal.undo()
    assert journal.result is None
    assert journal.ask is not None


@pytest.mark.parametrize("count", [0, 1, 45, 5000])
def test_saving_and_loading_is_identity(journal, count, tmp_path):
    play(journal, count)
    path = tmp_path / "game.json"
    journal.save(path)
    loaded = Journal.load(journal.game, path)
    assert now(loaded) == now(journal)
    assert (loaded.setup, loaded.seed) == (journal.setup, journal.seed)
    assert loaded.encode() == journal.encode()
    loaded.save(tmp_path / "again.json")
    assert (tmp_path / "again.json").read_bytes() == path.read_bytes()
    assert now(play(loaded, 20, seed=8)) == now(play(journal, 20, seed=8))


def test_a_save_replaces_the_old_one_and_leaves_nothing_else(journal, tmp_path):
    path = tmp_path / "game.json"
    journal.save(path)
    old = path.read_bytes()
    play(journal, 10).save(path)
    assert path.read_bytes() != old
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"]


def test_a_failed_save_leaves_the_old_one_whole(journal, tmp_path, monkeypatch):
    path = tmp_path / "game.json"
    journal.save(path)
    old = path.read_bytes()
    play(journal, 10)

    def fails(*args):
        raise OSError("disk full")

    monkeypatch.setattr("os.replace", fails)
    with pytest.raises(OSError, match="disk full"):
        journal.save(path)
    assert path.read_bytes() == old


def test_what_was_encoded_does_not_change_when_the_game_goes_on(journal):
    play(journal, 4)
    data = journal.encode()
    text = json.dumps(data)
    play(journal, 4, seed=9)
    assert json.dumps(data) == text
    assert len(Journal.decode(journal.game, data).answers) == 4


def test_a_setup_that_is_changed_afterwards_does_not_change_the_journal():
    setup = netrunner.setup("nbn", "criminal")
    journal = Journal.begin(netrunner.GAME, setup, 1)
    setup["corp"]["cards"]["hedge-fund"] = 99
    assert journal.setup["corp"]["cards"]["hedge-fund"] == 3
    play(journal, 5)
    assert journal.game.encode(journal.branch(5).position) == journal.game.encode(journal.position)


def test_the_checksum_of_a_save_is_what_it_always_was():
    assert checksum({"b": "Noé", "a": [1]}) == "7f517b659efb6baa"
