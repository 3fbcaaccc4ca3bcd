"""Whole games, from the first click on the start page to the end, by clicking what is lit."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.players import Both, Corp, Runner


def ends(me, policy):
    look = me.plays_on(policy)
    assert look.over
    me.sees("Game over")


@pytest.mark.parametrize("pack", ["Crunch Time", "Bulwark", "Shell Game", "The Parlour", "Manhunt"])
def test_against_each_automa_of_the_corp(visit: Visit, pack):
    me = visit().opens().chooses("Runner", "Automa", pack).plays()
    ends(me, Runner())


def test_against_the_automa_of_the_runner(visit: Visit):
    me = visit().opens().chooses("Corp", "Automa").plays()
    ends(me, Corp())


def test_against_a_bot(visit: Visit):
    me = visit().opens().chooses("Runner", "Bot", "Greedy").plays()
    ends(me, Runner())


def test_two_at_one_screen(visit: Visit):
    me = visit().opens().chooses("Runner", "Two at this screen").plays()
    ends(me, Both())
