"""What lies where: beliefs come of what games showed and what everybody sees, and say nothing of the truth."""

from __future__ import annotations

import json
from importlib import resources
from math import log

import pytest

from jackin import netrunner
from jackin.bots.netrunner_search import beliefs
from jackin.bots.netrunner_search.beliefs import CELLS, PLACES, SORTS, believed, cells, odds, weight
from jackin.bots.source import Sealed
from jackin.kernel.rng import Dice
from jackin.ladder.believing import fit
from jackin.ladder.sightings import Sighting, Watched, watch_chunk
from jackin.netrunner import GAME
from jackin.netrunner.game import state
from jackin.netrunner.words import FIRST_REMOTE, root
from jackin.workers.chunk import Chunk
from tests.bots.test_netrunner_search import positions
from tests.netrunner.scenario import corp, runner, server, table, unrezzed

ENOUGH = 100
"""Cards of a place that a share can be told by."""


def shown(found):
    """Cells by their names."""
    return {(PLACES[cell // len(SORTS)], SORTS[cell % len(SORTS)]) for cell in found}


def test_a_place_is_told_by_ice_tokens_and_age():
    cards = corp(
        hq=["hedge-fund"],
        remote_1=server(root=[unrezzed("pad-campaign")]),
        remote_2=server(ice=["enigma"], root=[unrezzed("nisei-mk-ii", advancement=2)]),
        remote_3=server(ice=["enigma", unrezzed("hadrians-wall")], root=[unrezzed("snare")]),
    )
    s = table(corp=cards, runner=runner(grip=["corroder", "sure-gamble"])).state
    assert shown(cells(s, 1)) >= {
        ("open-old", "asset"), ("ice-advanced", "agenda-2"), ("walls-new", "trap"),
        ("line-remote", "dear-ice"), ("hq", "money-operation"),
    }  # fmt: skip
    assert {sort for _, sort in shown(cells(s, 0))} == {"breaker", "money"}


def test_what_a_seat_sees_is_no_matter_of_belief():
    s = table(
        corp=corp(hq=["snare"], remote_1=server(root=[unrezzed("snare")])), runner=runner(grip=["diesel"])
    ).state
    s.knows = [3] * len(s.knows)
    assert cells(s, 0) == cells(s, 1) == []


def dealt_by(source):
    return lambda number: state(source.world(number))


def test_hidden_cards_that_lie_elsewhere_give_the_same_believed_worlds():
    for s in positions(every=31, most=5):
        seat = s.ask.seat
        found = set()
        for other in (s, GAME.redeal(s, seat, 11)):
            source = Sealed(GAME, other, seat, 5)
            worlds = believed(dealt_by(source), seat, 9)
            found.add(json.dumps([GAME.encode(worlds(n)) for n in (0, 1, beliefs.DOUBTED - 1)], sort_keys=True))
        assert len(found) == 1


def test_likelier_worlds_are_believed_more_often():
    """An agenda lies behind ice, not in the open."""
    cards = corp(
        hq=["hedge-fund"],
        remote_1=server(root=[unrezzed("pad-campaign")]),
        remote_2=server(ice=["enigma"], root=[unrezzed("nisei-mk-ii")]),
    )
    s = table(corp=cards, runner=runner(grip=["diesel"])).state
    likely = weight(s, 1)
    swapped = s.fork()
    swapped.code = list(s.code)
    (one,), (two,) = [s.zones[root(FIRST_REMOTE + n)] for n in range(2)]
    swapped.code[one], swapped.code[two] = s.code[two], s.code[one]
    assert likely > 5 * weight(swapped, 1)
    worlds = believed(lambda number: swapped if number % 2 else s, 1, 4)
    taken = [worlds(n) is s for n in range(60) if n % beliefs.DOUBTED != beliefs.DOUBTED - 1]
    assert sum(taken) > 0.7 * len(taken)


def test_every_belief_has_a_place_and_a_sort():
    data = json.loads(resources.files(beliefs.__package__).joinpath("beliefs.json").read_text("utf-8"))
    assert len(odds()) == CELLS
    assert set(data["odds"]) <= set(PLACES)
    assert {sort for sorts in data["odds"].values() for sort in sorts} <= set(SORTS)


def test_shares_are_predicted_within_five_points():
    """The card of the beliefs holds what they said of games that had no part in them."""
    data = json.loads(resources.files(beliefs.__package__).joinpath("beliefs.json").read_text("utf-8"))
    shares = {place: rest for place, _, cards, *rest in data["card"]["shares"] if cards >= ENOUGH}
    assert {"open-new", "ice-new", "walls-advanced", "hq", "line-central"} <= set(shares)
    assert {place: rest for place, rest in shares.items() if abs(rest[0] - rest[2]) > 0.05} == {}
    assert max(abs(true - blind) for true, blind, _ in shares.values()) > 0.2  # blind deals were far off


def test_the_truth_of_other_games_is_likelier_than_blind_deals_say():
    watched = Watched(
        (netrunner.setup("nbn", "criminal", quiet=True), netrunner.setup("jinteki", "anarch", quiet=True)), 77
    )
    seen = watch_chunk(Chunk(watched, 0, 4))
    assert seen == watch_chunk(Chunk(watched, 0, 2)) + watch_chunk(Chunk(watched, 2, 4))
    table = odds()

    def weighed(some):
        return 2.718281828 ** sum(table[cell] for cell in some)

    gain = [log(weighed(one.true) / (sum(map(weighed, one.dealt)) / len(one.dealt))) for one in seen]
    assert len(gain) > 30
    assert sum(gain) / len(gain) > 0.1


# Learning


def made_up(count: int) -> list[Sighting]:
    """Two cards in two places: in truth the agenda lies in the second nine times of ten, dealt blindly in either."""
    dice = Dice(5)
    agenda, asset = SORTS.index("agenda-2"), SORTS.index("asset")
    first, second = 0, PLACES.index("ice-new") * len(SORTS)
    ways = [[first + agenda, second + asset], [first + asset, second + agenda]]
    return [Sighting(n, ways[dice.below(10) > 0], [ways[dice.below(2)] for _ in range(12)]) for n in range(count)]


def test_a_fit_finds_what_lies_where():
    found, shares = fit(made_up(800))
    assert max(found) > 0.5 > -0.5 > min(found)
    for share in shares:
        assert share.believed == pytest.approx(share.true, abs=0.05)
        assert share.blind == pytest.approx(0.5, abs=0.05)
    assert {round(share.true, 1) for share in shares} == {0.1, 0.9}
