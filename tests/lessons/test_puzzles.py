"""Puzzles: everything is known, nothing is luck, one first move works; and simulated games yield more of them."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

import pytest

from jackin import netrunner
from jackin.lessons import mining
from jackin.lessons.coach import coaching
from jackin.lessons.lesson import NoLesson
from jackin.lessons.mining import mined, turns
from jackin.lessons.proof import Proof, TooLarge, first_moves, is_sound, resisting, solving
from jackin.lessons.puzzle import KINDS, Puzzle, all_puzzles, puzzle
from jackin.lessons.taken import taken
from jackin.lessons.way import last_chance, next_answer, resistance
from jackin.lessons.worth import CREDITS, is_easy, is_plain, proven, sees_through
from jackin.locale import LANGUAGES, words

PUZZLES = list(all_puzzles().values())
BY_SIZE = sorted(PUZZLES, key=lambda found: found.size)
SMALL = BY_SIZE[:6]
ONE_EACH = [next(found for found in BY_SIZE if found.kind == kind) for kind in KINDS]
SAME = ("code", "zones", "counters")
FACTS = {"id": "", "first": "", "size": 0, "picture": ""}
OPEN = {
    "turn": "runner", "clicks": 1,
    "corp": {
        "identity": "nbn-making-news", "hq": [], "scored": [],
        "servers": {"remote-1": {"root": [{"card": "breaking-news", "known": "both"}]}},
    },
    "runner": {"identity": "kate-mac-mccaffrey-digital-tinker", "credits": 5, "stolen": []},
}  # fmt: skip


def named(found: Puzzle) -> str:
    return found.id


def test_there_are_enough_of_each_kind():
    assert len(PUZZLES) >= 40
    assert {found.kind for found in PUZZLES} == set(KINDS)
    assert len({json.dumps(found.position) for found in PUZZLES}) == len(PUZZLES)


@pytest.mark.parametrize("found", SMALL, ids=named)
def test_the_proof_holds(found: Puzzle):
    """Every answer against every answer: one first move works, and no other, not even with luck."""
    assert is_sound(found)


@pytest.mark.parametrize("found", SMALL[:3], ids=named)
def test_it_is_neither_guessed_nor_seen_through(found: Puzzle):
    assert not is_easy(found)


@pytest.mark.parametrize("found", PUZZLES, ids=named)
def test_no_puzzle_is_a_plain_run_at_the_agenda(found: Puzzle):
    assert not is_plain(found.position, found.first)


def test_each_grade_has_some():
    assert {found.grade for found in PUZZLES} == {1, 2, 3, 4}


def test_what_everybody_sees_is_no_puzzle():
    """An agenda behind nothing: the bot runs and steals it, and the run is the plain answer."""
    found = Puzzle({**FACTS, "kind": "steal", "position": OPEN})
    assert is_plain(OPEN, "run remote-1")
    assert sees_through(found)
    assert is_easy(found)
    assert proven("steal", OPEN, "breaking-news") is None


def test_a_proof_that_was_cut_short_forgets_what_it_did_not_finish():
    found = ONE_EACH[0]
    position = found.begin().position
    proof = Proof(found, most=5)
    with pytest.raises(TooLarge):
        proof.wins(position)
    assert proof.again().wins(position)


@pytest.mark.parametrize("found", ONE_EACH, ids=named)
def test_a_proof_of_something_else_fails(found: Puzzle):
    position = found.begin().position
    assert position.ask is not None
    other = next(value for value in position.ask.values if value != found.first)
    for wrong in ({"first": other}, {"size": found.size + 1}):
        data = {"id": found.id, "kind": found.kind, "first": found.first, "size": found.size}
        assert not is_sound(Puzzle({**data, **wrong, "picture": found.picture, "position": found.position}))


@pytest.mark.parametrize("found", PUZZLES, ids=named)
def test_the_solver_knows_every_card(found: Puzzle):
    """Dealing again what the solver does not know changes no card: the world seen is the only one there is."""
    position = found.begin().position
    again = netrunner.GAME.redeal(position, found.place, 7)
    now, then = (netrunner.GAME.encode(one) for one in (position, again))
    assert [now[name] for name in SAME] == [then[name] for name in SAME]


@pytest.mark.parametrize("found", ONE_EACH, ids=named)
def test_it_is_solved_by_its_hints_against_the_best_resistance(found: Puzzle):
    play, proof = found.begin(), Proof(found)
    assert coaching(found, play.position)["line"] == f"puzzle-{found.kind}-open"
    assert next_answer(found.id, []) == found.first
    while found.ended(play.position) is None:
        ask = play.ask
        assert ask is not None
        mine = ask.seat == found.place
        play.answer((solving if mine else resisting)(proof, play.position))
    assert coaching(found, play.position)["outcome"] == "won"


@pytest.mark.parametrize("found", ONE_EACH, ids=named)
def test_a_wrong_first_move_is_refuted_and_leads_back_to_it(found: Puzzle):
    play = found.begin()
    assert play.ask is not None
    play.answer(next(value for value in play.ask.values if value != found.first))
    own = [0]
    while found.ended(play.position) is None:
        ask = play.ask
        assert ask is not None
        if ask.seat == found.place:
            own.append(len(play.answers))
            play.answer(ask.values[0])
        else:
            play.answer(resistance(found.id, play.answers))
    assert coaching(found, play.position)["outcome"] == "failed"
    assert last_chance(found.id, play.answers, own) == 0


def test_nothing_that_depends_on_luck_counts_as_solved():
    """The Runner may run on HQ for one of two cards: perhaps the agenda, perhaps not."""
    told = {
        "turn": "runner", "clicks": 1,
        "corp": {"identity": "nbn-making-news", "hq": ["breaking-news", "hedge-fund"], "scored": [], "servers": {}},
        "runner": {"identity": "kate-mac-mccaffrey-digital-tinker", "credits": 5, "stolen": []},
    }  # fmt: skip
    found = Puzzle({**FACTS, "kind": "steal", "position": told})
    position = found.begin().position
    assert first_moves(found, position)[0] == []
    assert first_moves(found, position, luck=True)[0] == ["run hq"]
    assert proven("steal", told, "breaking-news") is None


def test_a_simulated_game_yields_proven_puzzles():
    made = list(islice(mined("steal", turns(31), 150), 1))
    assert made
    found = Puzzle({**made[0], "id": "puzzle-steal-0"})
    assert Proof(found).wins(found.begin().position)


def test_a_position_taken_from_a_game_is_laid_out_as_it_lay():
    s = next(islice(turns(6), 8, None))
    told = taken(s)
    again = netrunner.GAME.new(netrunner.position(**told), 1)
    assert taken(again) == told


def test_a_larger_proof_is_a_higher_level():
    assert [found.level for found in BY_SIZE] == sorted(found.level for found in PUZZLES)
    assert 1000 < BY_SIZE[0].level < 1300 < BY_SIZE[-1].level < 2000


@pytest.mark.parametrize("found", PUZZLES, ids=named)
def test_the_first_hints_are_words_in_every_language(found: Puzzle):
    """What kind of move it is, and which card or server; a basic action is about none."""
    idea, about = found.hints["idea"], found.hints["about"]
    assert found.first.split()[0] == idea
    assert bool(about) == (idea not in {"credit", "draw"})
    for lang in LANGUAGES:
        assert words(lang).has(f"web-puzzles-idea-{idea}")
        assert not about or words(lang).has(f"card-{about}") or words(lang).has(f"server-{about}")


def test_what_is_no_puzzle_is_told():
    with pytest.raises(NoLesson, match="no puzzle is called 'puzzle-steal-0'"):
        puzzle("puzzle-steal-0")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_every_language(lang):
    keys = [f"puzzle-{kind}-{line}" for kind in KINDS for line in ("title", "goal", "open", "won", "failed")]
    grades = [f"web-puzzles-grade-{grade}" for grade in range(1, 5)]
    assert not [key for key in (*keys, *grades) if not words(lang).has(key)]


# How a game becomes puzzles


def test_a_game_is_looked_at_once_a_turn_at_its_first_action():
    looked = [(s.turn, s.ask.kind, s.ask.seat == s.active) for s in turns(2) if s.ask is not None]
    assert [turn for turn, _, _ in looked] == sorted({turn for turn, _, _ in looked})
    assert len(looked) > 6
    assert {(kind, own) for _, kind, own in looked} == {("action", True)}


def test_no_two_puzzles_of_a_game_have_the_same_first_move(monkeypatch):
    monkeypatch.setattr(mining, "proven", lambda kind, told, picture, most: {"first": "run hq"})
    monkeypatch.setitem(mining.MAKERS, "steal", lambda told: iter([({}, "one"), ({}, "two")]))
    positions = [s for s in turns(2) if s.active == 1]
    assert len(positions) > 2
    assert list(mined("steal", iter(positions))) == [{"first": "run hq"}]


def cards(*slugs: str) -> list[dict[str, str]]:
    return [{"card": slug} for slug in slugs]


TOLD = {
    "corp": {
        "credits": 30, "hq": cards("scorched-earth", "priority-requisition", "hedge-fund", "enigma"),
        "servers": {
            "hq": {"ice": cards("enigma")}, "rd": {"ice": cards("ice-wall")},
            "remote-1": {"root": cards("snare")}, "remote-2": {"root": cards("nisei-mk-ii")},
        },
    },
    "runner": {"credits": 30, "grip": cards(*["diesel", "modded", "sure-gamble"] * 3)},
}  # fmt: skip
QUIET = {
    **TOLD,
    "corp": {**TOLD["corp"], "servers": {"rd": {"ice": cards("ice-wall")}, "hq": {"ice": cards("enigma")}}},
}


def cuts(kind: str, told: Any) -> list[tuple[list[str], list[str], int, str]]:
    """What lies in HQ, which servers are left, how many cards in hand, and the picture."""
    return [
        (
            [card["card"] for card in found["corp"]["hq"]],
            [*found["corp"]["servers"]],
            len(found["runner"]["grip"]),
            picture,
        )
        for found, picture in mining.MAKERS[kind](told)
    ]


def test_what_is_stolen_lies_on_the_table_or_alone_in_hq():
    found = cuts("steal", TOLD)
    assert set(map(str, found)) == {
        str(([], ["remote-2"], mining.GRIP, "nisei-mk-ii")),
        str((["priority-requisition"], ["hq", "remote-2"], mining.GRIP, "priority-requisition")),
    }
    hands = [tuple(card["card"] for card in cut["runner"]["grip"]) for cut, _ in mining.MAKERS["steal"](TOLD)]
    assert len(hands) == 2 * len(range(0, 9 - mining.GRIP + 1, 2))
    for cut, _ in mining.MAKERS["steal"](TOLD):
        assert cut["corp"]["credits"] == cut["runner"]["credits"] == CREDITS


def test_what_is_survived_lies_in_hq_beside_one_operation_at_most():
    found = cuts("survive", TOLD)
    assert {tuple(hq) for hq, _, _, _ in found} == {("scorched-earth",), ("scorched-earth", "hedge-fund")}
    assert [cut["runner"]["tags"] for cut, _ in mining.MAKERS["survive"](TOLD)][:4] == [2, 1, 2, 1]
    assert cuts("survive", {**TOLD, "corp": {**TOLD["corp"], "hq": cards("hedge-fund")}}) == []


def test_what_is_scored_lies_on_the_table_or_in_hq_and_the_runner_has_nothing_in_hand():
    assert [hq for hq, _, _, _ in cuts("score", TOLD)] == [["scorched-earth"], ["hedge-fund"], ["enigma"], []]
    assert [(hq, servers) for hq, servers, _, _ in cuts("score", QUIET)] == [
        (["priority-requisition"], ["hq"]),
        (["priority-requisition", "scorched-earth"], ["hq"]),
    ]
    for cut, _ in [*mining.MAKERS["score"](TOLD), *mining.MAKERS["score"](QUIET)]:
        assert (cut["runner"]["grip"], cut["runner"]["credits"]) == ([], 0)


def test_where_no_agenda_is_out_the_first_server_with_ice_is_left():
    told = {**QUIET, "corp": {**QUIET["corp"], "hq": cards("scorched-earth")}}
    assert {tuple(servers) for _, servers, _, _ in cuts("survive", told)} == {("rd",)}
