"""What games have taught: how answers are named, what is added to their worth, and what a game says about it."""

from __future__ import annotations

import json
from importlib import resources

import pytest

from jackin.bots.greedy import Greedy
from jackin.bots.greedy.circumstances import CORP as CORP_SIGNS
from jackin.bots.greedy.circumstances import RUNNER as RUNNER_SIGNS
from jackin.bots.greedy.circumstances import circumstances
from jackin.bots.greedy.experience import FIRST, KINDS, OWN, WIDTH, Case, Experience, Weights, cases
from jackin.bots.greedy.manner import GREEDY
from jackin.bots.greedy.practice import FORESIGHT, Student, Try, learn, softmax
from jackin.bots.netrunner_search.own import experience, hiding_manner, seasoned_manner
from jackin.netrunner import GAME
from jackin.netrunner.words import CORP, RUNNER
from tests.netrunner.scenario import corp, rezzed, runner, server, table, unrezzed


def view(t, seat):
    return dict(GAME.view(t.state, seat))


def signs(t, seat):
    names = CORP_SIGNS if seat == CORP else RUNNER_SIGNS
    return dict(zip(names, circumstances(view(t, seat)), strict=True))


def the_corps():
    remote = server(ice=["enigma"], root=[unrezzed("priority-requisition", advancement=2)])
    return table(
        "corp",
        corp(credits=30, hq=["hostile-takeover", "wall-of-static", "hedge-fund"], remote_1=remote,
             hq_server=server(ice=[rezzed("ice-wall")]), remote_2=server(ice=["hunter", "ice-wall"])),
        runner(["sure-gamble", "corroder"], rig=["gordian-blade"], credits=3, tags=1),
    )  # fmt: skip


def test_the_corp_sees_how_things_stand():
    found = signs(the_corps(), CORP)
    assert found["credits"] == 2.0  # nobody is richer than rich
    assert (found["agendas"], found["quick-agenda"], found["ice"]) == (0.5, 1.0, pytest.approx(1 / 3))
    assert (found["hq-ice"], found["hq-rezzed"], found["rd-ice"], found["best-remote-ice"]) == (0.5, 1.0, 0.0, 1.0)
    assert (found["agendas-out"], found["advanced"]) == (1.0, pytest.approx(2 / 3))
    assert (found["remotes"], found["free-remote"]) == (0.5, 1.0)
    assert (found["tagged"], found["breakers"], found["poor"], found["richer"]) == (1.0, pytest.approx(1 / 3), 0, 1)
    assert found["runner-credits"] == 0.3


def test_the_runner_sees_how_things_stand():
    t = the_corps()
    found = signs(t, RUNNER)
    assert (found["breakers"], found["breakers-held"], found["events-held"]) == (pytest.approx(1 / 3), 0.5, 1 / 3)
    assert (found["rezzed"], found["unrezzed"]) == (pytest.approx(1 / 6), 0.5)
    assert (found["facedown"], found["most-advanced"], found["best-remote-ice"]) == (0.5, pytest.approx(2 / 3), 0.5)
    assert (found["poor"], found["richer"], found["tagged"]) == (1.0, 0.0, 1.0)
    assert sum(found[house] for house in ("jinteki", "nbn", "weyland")) <= 1


def named(t, seat):
    seen = view(t, seat)
    return {one.kind: one for one in cases(seen, seen["ask"], [0.0] * len(seen["ask"]["options"]))}


def test_answers_are_named_by_what_they_are_and_by_their_card():
    found = named(the_corps(), CORP)
    assert found["corp/action/install/agenda"].card == "corp/action/install/hostile-takeover"
    assert found["corp/action/play/operation"].card == "corp/action/play/hedge-fund"
    assert found["corp/action/advance/agenda/full-ice"].card == "corp/action/advance/priority-requisition"
    assert found["corp/action/credit"].card == ""
    assert found["corp/action/advance/agenda/full-ice"].own == [
        0.0,
        pytest.approx(0.2),
        0.5,
        0.0,
        pytest.approx(2 / 3),
    ]


def test_a_place_is_named_by_its_ice_and_by_what_is_in_it():
    t = the_corps()
    t.corp.says("install wall-of-static")
    assert set(named(t, CORP)) == {
        "corp/install-where/at/ice/hq", "corp/install-where/at/ice/rd", "corp/install-where/at/ice/archives",
        "corp/install-where/at/ice/full-ice", "corp/install-where/at/ice/empty-walls",
        "corp/install-where/at/ice/new",
    }  # fmt: skip


def test_experience_is_added_to_the_worth_of_what_it_knows():
    t = the_corps()
    seen = view(t, CORP)
    options = [option["value"] for option in seen["ask"]["options"]]
    draw = [0.0] * WIDTH
    draw[0], draw[1] = 1.0, 0.5  # and a half for ten credits, of which twenty count
    knows = Experience({"corp/action/draw": draw, "corp/action/play/hedge-fund": [3.0] + [0.0] * (FIRST - 1)})
    found = dict(zip(options, knows.corrected(seen, seen["ask"], [0.0] * len(options)), strict=True))
    assert found == dict.fromkeys(options, 0.0) | {"draw": 2.0, "play hedge-fund": 3.0}


def test_what_counts_of_the_answer_itself():
    t = the_corps()
    seen = view(t, CORP)
    options = [option["value"] for option in seen["ask"]["options"]]
    weights = [0.0] * WIDTH
    weights[WIDTH - len(OWN)] = 10.0
    knows = Experience({"corp/action/credit": weights})
    for worth, counted in ((1.0, 1.0), (50.0, 20.0), (-50.0, -5.0)):
        found = dict(zip(options, knows.corrected(seen, seen["ask"], [worth] * len(options)), strict=True))
        assert found["credit"] == worth + counted
        assert found["draw"] == worth


def test_a_player_goes_by_its_experience_where_it_has_any():
    t = the_corps()
    seen = view(t, CORP)
    purges = [500.0] + [0.0] * (WIDTH - 1)
    taught = GREEDY.changed({}, Experience({"corp/action/purge": purges}))
    assert Greedy(1, taught).choose(seen, seen["ask"]) == "purge"
    assert Greedy(1).choose(seen, seen["ask"]) != "purge"
    assert hiding_manner().experience is None
    assert seasoned_manner().experience is not None


def test_the_better_answer_is_tried_more_often():
    low, high, even = softmax([1.0, 2.0, 1.0])
    assert low == even < high
    assert low + high + even == pytest.approx(1.0)


def test_a_student_answers_like_anybody_and_remembers_what_it_tried():
    t = the_corps()
    seen = view(t, CORP)
    student = Student(3, GREEDY, {})
    answer = student.choose(seen, seen["ask"], 0.4)
    one = student.tries[0]
    assert answer == seen["ask"]["options"][one.taken]["value"]
    assert (one.chance, len(one.odds)) == (0.4, len(seen["ask"]["options"]))
    assert sum(one.odds) == pytest.approx(1.0)
    other = dict(seen["ask"], kind="trace-that-nobody-knows")
    student.choose(seen, other, 0.4)
    assert len(student.tries) == 1


def tried(chance, taken=0):
    around = [1.0] + [0.0] * (len(CORP_SIGNS) - 1)
    own = [0.0] * len(OWN)
    return Try(around, [Case("left", "", own), Case("right", "right/card", own)], [0.25, 0.75], taken, chance)


def test_what_was_followed_by_better_than_expected_is_worth_more():
    slope: Weights = {}
    learn([tried(0.5)], 1.0, slope)
    assert slope["left"][0] == pytest.approx(0.5 * 0.75)
    assert slope["right"][0] == slope["right/card"][0] == pytest.approx(-0.5 * 0.75)
    learn([tried(0.5)], 0.0, slope)
    assert slope["left"][0] == pytest.approx(0.0)
    assert (len(slope["left"]), len(slope["right/card"])) == (WIDTH, FIRST)


def test_what_came_later_counts_less():
    slope: Weights = {}
    learn([tried(0.5), tried(0.5)], 1.0, slope)
    assert slope["left"][0] == pytest.approx(0.75 * (0.5 + FORESIGHT * 0.5))


def test_experience_is_of_questions_and_widths_that_there_are():
    weights = experience()
    assert {name.split("/")[1] for name in weights} <= KINDS
    assert {len(line) for line in weights.values()} == {WIDTH, FIRST}
    data = json.loads(
        resources.files("jackin.bots.netrunner_search").joinpath("experience.json").read_text(encoding="utf-8")
    )
    assert {"side", "rounds", "games", "seed", "decks", "start", "won", "without", "greedy"} <= set(data["card"])
