"""Uninstalling (UNINST)."""

import pytest

from jackin.kernel.frame import Frame
from jackin.netrunner import words
from jackin.netrunner.dsl import ANYTHING, ICE, card, credits, new_card, paid, strengthen
from jackin.netrunner.flows.pick import Picking, all_installed
from jackin.netrunner.rules import active, faces, moves
from jackin.netrunner.rules.abilities import Effect
from jackin.netrunner.state import State
from tests.netrunner.scenario import Cards, Table, corp, hosted, rezzed, runner, server, table
from tests.rule import rule

WEYLAND = "weyland-consortium-building-a-better-world"


class MoveChosen(Picking):
    """Move an installed card to another zone."""

    def __init__(self, zone: int) -> None:
        super().__init__()
        self.zone = zone

    def candidates(self, s: State, f: Frame) -> list[int]:
        return all_installed(s, ANYTHING, f)

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        moves.move(s, cards[0], self.zone, s.faceup[cards[0]] == 1)


class TurnFacedown(Picking):
    def candidates(self, s: State, f: Frame) -> list[int]:
        return list(s.zones[words.RIG])

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        faces.turn_facedown(s, cards[0])


class TrashIceHere(Effect):
    """Trash the ice that is approached or encountered."""

    def could(self, s: State, f: Frame) -> bool:
        return s.run is not None and s.run.ice >= 0

    def do(self, s: State, f: Frame) -> None:
        if s.run is not None:
            moves.trash(s, s.run.ice)


AWAY = {
    "hq": words.HQ_CARDS,
    "rd": words.RD_CARDS,
    "archives": words.ARCHIVES_CARDS,
    "grip": words.GRIP,
    "stack": words.STACK,
    "heap": words.HEAP,
    "corp-score": words.CORP_SCORE,
    "runner-score": words.RUNNER_SCORE,
    "removed": words.REMOVED,
}


def print_cards() -> None:
    for name, zone in AWAY.items():
        new_card(f"test-uninst-{name}", side="runner", type="event", cost=0)
        card(f"test-uninst-{name}", play=MoveChosen(zone))
    new_card("test-uninst-move", side="runner", type="event", cost=0)
    card("test-uninst-move", play=MoveChosen(words.line(words.RD)))
    new_card("test-uninst-facedown", side="runner", type="event", cost=0)
    card("test-uninst-facedown", play=TurnFacedown())
    new_card("test-uninst-blast", side="runner", type="resource", cost=0)
    card("test-uninst-blast", paid=[paid([credits(1)], TrashIceHere())])
    new_card("test-uninst-harden", side="corp", type="operation", cost=0)
    card("test-uninst-harden", play=strengthen(ICE, 3, words.TURN))
    new_card("test-uninst-lift", side="corp", type="operation", cost=0)
    card("test-uninst-lift", play=MoveChosen(words.HQ_CARDS))


print_cards()

CORP_PLACES = ["hq", "rd", "archives", "corp-score", "runner-score", "removed"]
RUNNER_PLACES = ["grip", "stack", "heap", "corp-score", "runner-score", "removed"]


# What uninstalls a card


@rule("UNINST-1", "UNINST-4", "HOST-8")
@pytest.mark.parametrize("place", CORP_PLACES)
def test_a_corp_card_that_moves_off_the_table_is_uninstalled(place):
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("ice-wall", advancement=3)])),
        runner=runner(grip=[f"test-uninst-{place}"], rig=[hosted("parasite", on="ice-wall")]),
    )
    ice = t.card("ice-wall")
    t.runner.plays(f"test-uninst-{place}").picks("ice-wall")
    assert t.where("ice-wall") == place
    assert not active.installed(t.state, ice)
    assert (t.tokens("ice-wall"), t.where("parasite")) == (0, "heap")


@rule("UNINST-1", "UNINST-4", "HOST-8")
@pytest.mark.parametrize("place", RUNNER_PLACES)
def test_a_runner_card_that_moves_off_the_table_is_uninstalled(place):
    rig: Cards = ["akamatsu-mem-chip", "djinn", hosted("datasucker", on="djinn", virus=2)]
    t = table(runner=runner(grip=[f"test-uninst-{place}"], rig=rig))
    t.runner.plays(f"test-uninst-{place}").picks("djinn")
    assert (t.where("djinn"), t.where("datasucker")) == (place, "heap")
    assert (t.counter("datasucker", "virus"), t.runner.memory) == (0, (0, 5))
    assert not t.is_active("datasucker")


@rule("UNINST-1")
def test_a_card_moved_to_another_server_stays_installed_with_everything_on_it():
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("ice-wall", advancement=3)]), rd_server=server(ice=["enigma"])),
        runner=runner(grip=["test-uninst-move"], rig=[hosted("parasite", on="ice-wall", virus=1)]),
    )
    handle = t.corp.id("ice-wall")
    t.runner.plays("test-uninst-move").picks("ice-wall")
    assert (t.zone("hq/ice"), t.zone("rd/ice")) == ([], ["enigma", "ice-wall"])
    assert (t.tokens("ice-wall"), t.corp.id("ice-wall"), t.is_rezzed("ice-wall")) == (3, handle, True)
    assert t.state.host[t.card("parasite")] == t.card("ice-wall")
    assert t.strength("ice-wall") == 3


# No memory


@rule("UNINST-2")
def test_a_card_that_comes_back_is_a_new_object():
    t = table(
        "corp",
        corp=corp(
            hq=["test-uninst-lift", "test-uninst-harden"],
            hq_server=server(ice=[rezzed("ice-wall", advancement=2)]),
        ),
    )
    old = t.corp.id("ice-wall")
    t.corp.plays("test-uninst-harden")
    assert t.strength("ice-wall") == 1 + 2 + 3
    t.corp.plays("test-uninst-lift").installs("ice-wall", at="hq")
    faces.turn_up(t.state, t.card("ice-wall"))
    assert (t.tokens("ice-wall"), t.strength("ice-wall")) == (0, 1)
    assert t.corp.id("ice-wall") != old


@rule("UNINST-2")
def test_what_was_chosen_once_is_not_chosen_any_more():
    """Femme Fatale forgets ice that left and came back."""
    t = table(
        "corp",
        corp=corp(hq=["test-uninst-lift"], hq_server=server(ice=[rezzed("ice-wall")])),
        runner=runner(rig=["femme-fatale"], credits=9),
    )
    t.state.set_counter(t.card("femme-fatale"), words.MARK, t.state.serial[t.card("ice-wall")])
    still = t.fork()
    t.corp.plays("test-uninst-lift").picks("ice-wall").installs("ice-wall", at="hq").takes_credit()
    faces.turn_up(t.state, t.card("ice-wall"))
    assert bypass_offered(still.corp.takes_credit().takes_credit().takes_credit().table)
    assert not bypass_offered(t)


def bypass_offered(t: Table) -> bool:
    t.runner.runs("hq")
    t.settles()
    return t.asked == ("runner", "decide")


# In a run


@rule("UNINST-3")
@pytest.mark.parametrize("when", ["approached", "encountered"])
def test_ice_uninstalled_where_the_runner_meets_it_is_passed_at_once(when):
    ice = [rezzed("enigma"), rezzed("wall-of-static")]
    t = table(corp=corp(hq_server=server(ice=ice)), runner=runner(rig=["test-uninst-blast"], credits=1))
    t.runner.runs("hq")
    use = f"use {t.runner.id('test-uninst-blast')} 0"
    while not (t.runner.can(use) and t.run.encountering == (when == "encountered")):
        assert t.let_pass()
    t.runner.answers(use)
    assert t.zone("hq/ice") == ["enigma"]
    assert (t.run.ice, t.run.encountering) == (t.card("enigma"), False)
    assert t.asked == ("runner", "jack-out")  # at the next ice: no subroutine has ended the run


# With what it hosts


@rule("UNINST-4", "HOST-8")
def test_a_host_trashed_takes_everything_hosted_with_it():
    rig: Cards = ["djinn", hosted("datasucker", on="djinn"), hosted("medium", on="djinn"), "mimic"]
    t = table(runner=runner(grip=["test-uninst-heap"], rig=rig))
    t.runner.plays("test-uninst-heap").picks("djinn")
    assert t.runner.rig == ["mimic"]
    assert set(t.runner.pile) == {"djinn", "datasucker", "medium", "test-uninst-heap"}


@rule("UNINST-5")
def test_turning_a_card_facedown_does_not_uninstall_it():
    rig: Cards = ["djinn", hosted("datasucker", on="djinn", virus=2), "mimic"]
    t = table(runner=runner(grip=["test-uninst-facedown"], rig=rig))
    handle = t.runner.id("djinn")
    t.runner.plays("test-uninst-facedown").picks("djinn")
    assert t.runner.rig == ["djinn", "datasucker", "mimic"]
    assert active.installed(t.state, t.card("djinn"))
    assert (t.runner.id("djinn"), t.is_active("djinn")) == (handle, False)
    assert (t.state.host[t.card("datasucker")], t.counter("datasucker", "virus")) == (t.card("djinn"), 2)
