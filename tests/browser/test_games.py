"""Whole games, from the first click on the start page to the end, by clicking what is lit."""

from __future__ import annotations

from jackin import netrunner
from jackin.bots import agent
from jackin.kernel.journal import Journal
from tests.browser.conftest import Visit
from tests.browser.players import Both, Corp, Runner

LEFT = 40
"""Answers of a whole game that are given by clicking."""


def late() -> Journal:
    """A game that has been going on for a while: R&D holds a few cards more, and each side needs one agenda."""
    agendas = ["priority-requisition", "priority-requisition"]
    corp = {
        "identity": "haas-bioroid-engineering-the-future", "credits": 6, "scored": agendas,
        "rd": ["hedge-fund", "private-security-force", "enigma", "hedge-fund", "wall-of-static", "pad-campaign"],
        "hq": ["ice-wall", "hedge-fund", "melange-mining-corp"], "servers": {"hq": {"ice": ["enigma"]}},
    }  # fmt: skip
    runner = {
        "identity": "kate-mac-mccaffrey-digital-tinker", "credits": 6, "stolen": agendas,
        "stack": ["diesel", "sure-gamble"] * 8, "grip": ["sure-gamble", "gordian-blade", "diesel", "modded"],
    }  # fmt: skip
    return Journal.begin(netrunner.GAME, netrunner.position(corp=corp, runner=runner, turn="corp"), seed=1)


def last_turns(pack: str) -> Journal:
    """A solo game that a bot has played for us so far: what is left are its last answers."""
    setup = netrunner.setup(runner="shaper", automa={"corp": {"pack": pack}})
    journal, bot = Journal.begin(netrunner.GAME, setup, seed=1), agent("greedy", 1)
    while journal.ask is not None:
        view = netrunner.GAME.view(journal.position, journal.ask.seat)
        journal.answer(bot.choose(view, view["ask"]))
    journal.undo(LEFT)
    return journal


def ends(me, policy):
    look = me.plays_on(policy)
    assert look.over
    me.sees("Game over")


def test_against_an_automa_of_the_corp(visit: Visit):
    me = visit().deals(last_turns("wedge")).opens().chooses("Runner", "Automa", "Bulwark").plays()
    ends(me, Runner())


def test_against_the_automa_of_the_runner(visit: Visit):
    me = visit().opens().chooses("Corp", "Automa").plays()
    ends(me, Corp())


def test_against_a_bot(visit: Visit):
    me = visit().deals(late()).opens().chooses("Runner", "Bot", "Greedy").plays()
    ends(me, Runner())


def test_two_at_one_screen(visit: Visit):
    me = visit().deals(late()).opens().chooses("Runner", "Two at this screen").plays()
    ends(me, Both())
