"""The sealed source: a bot's worlds come of what its seat knows, and of nothing else."""

from __future__ import annotations

import json

import pytest

from jackin import gangs, netrunner
from jackin.bots import agent, answered
from jackin.bots.source import Sealed, Sent, sealed_for
from jackin.kernel.game import NoWorld
from jackin.netrunner import GAME
from jackin.netrunner.catalog import find
from jackin.netrunner.words import FIRST_REMOTE, root
from tests.netrunner.scenario import corp, runner, server, table, unrezzed

NETRUNNER = [("nbn", "anarch"), ("weyland", "criminal"), ("jinteki", "shaper")]


def netrunner_positions():
    for seed, (corp_deck, runner_deck) in enumerate(NETRUNNER):
        yield from played(GAME, netrunner.setup(corp_deck, runner_deck), seed, 2, every=19, most=8)


def gangs_positions():
    yield from played(gangs.GAME, gangs.setup(3), 3, 3, every=17, most=6)


def played(game, setup, seed, seats, every, most):
    """Decisions of a game between greedy players, here and there."""
    s = game.new(setup, seed)
    players = [agent("greedy", n, game.name) for n in range(seats)]
    for n in range(every * most):
        if s.ask is None:
            return
        if n % every == 0:
            yield s
        view = game.view(s, s.ask.seat)
        game.answer(s, players[s.ask.seat].choose(view, view["ask"]))


GAMES = pytest.mark.parametrize(
    ("game", "positions"), [(GAME, netrunner_positions), (gangs.GAME, gangs_positions)], ids=["netrunner", "gangs"]
)


def dumped(game, position):
    return json.dumps(game.encode(position), sort_keys=True)


@GAMES
def test_hidden_cards_that_lie_elsewhere_give_the_same_worlds(game, positions):
    for s in positions():
        seat = s.ask.seat
        others = [s, *[game.redeal(s, seat, seed) for seed in (11, 12)]]
        assert {json.dumps(game.view(other, seat)) for other in others} == {json.dumps(game.view(s, seat))}
        assert len({dumped(game, Sealed(game, other, seat, 5).world(6)) for other in others}) == 1
        assert len({json.dumps(Sealed(game, other, seat, 5).encode()) for other in others}) == 1


@GAMES
def test_a_source_does_not_hold_the_true_position(game, positions):
    for s in positions():
        source = Sealed(game, s, s.ask.seat, 5)
        names = getattr(source, "__mypyc_attrs__", None) or vars(source)  # compiled, interpreted
        held = [getattr(source, name) for name in names if not name.startswith("__")]
        assert any(
            game.view(world, s.ask.seat) == game.view(s, s.ask.seat) for world in held if type(world) is type(s)
        )
        assert not any(thing is s for thing in held)
        worlds = [source.world(seed) for seed in range(4)]
        assert all(game.sight(world, s.ask.seat) == source.view for world in worlds)
        assert len({dumped(game, world) for world in worlds}) == 4


@GAMES
def test_a_source_gives_the_same_worlds_in_another_process(game, positions):
    s = next(positions())
    source = Sealed(game, s, s.ask.seat, 5)
    sent = Sent(game, json.loads(json.dumps(source.encode())))
    assert dumped(game, sent.world(8)) == dumped(game, source.world(8))
    assert sent.view == source.view


def impossible():
    """A facedown card in a remote, of a deck that has only ice and operations: nobody can have put it there."""
    remote = server(root=[unrezzed("pad-campaign")])
    s = table(
        corp=corp(hq=["hedge-fund"], rd=["ice-wall"] * 4, remote_1=remote), runner=runner(grip=["diesel"])
    ).state
    (card,) = s.zones[root(FIRST_REMOTE)]
    s.code = [find("enigma").number if n == card else code for n, code in enumerate(s.code)]
    return s


def test_where_no_deal_fits_the_truth_is_not_told():
    with pytest.raises(NoWorld, match="where such cards may lie"):
        GAME.redeal(impossible(), 1, 3)


class Hopeful:
    """Thinks ahead, and has a greedy answer where it cannot."""

    def __init__(self):
        self.choose = agent("greedy", 1).choose

    def ponder(self, source):
        source.world(1)
        return "a thought"


def test_a_bot_that_gets_no_world_answers_from_its_view():
    s = impossible()
    assert answered(Hopeful(), GAME, s, 1, 3) in s.ask.values
    assert sealed_for("pro", GAME, s, 1, 3) is None
