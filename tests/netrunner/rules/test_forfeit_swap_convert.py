"""Forfeiting, swapping, and cards that become something else (FORFEIT, SWAP, CONV)."""

from __future__ import annotations

from jackin.kernel.frame import Frame
from jackin.netrunner.dsl import (
    AGENDA,
    ICE,
    card,
    click,
    gain,
    link,
    memory,
    new_card,
    paid,
)  # fmt: skip
from jackin.netrunner.flows.pick import Picking, all_installed
from jackin.netrunner.rules.abilities import Effect
from jackin.netrunner.rules.faces import convert, swap, turn_into_counter
from jackin.netrunner.rules.measures import Filter
from jackin.netrunner.rules.moves import put_on, trash
from jackin.netrunner.rules.subtypes import has_subtype, is_a
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ADVANCEMENT,
    HQ_CARDS,
    ICEBREAKER_SUBTYPE,
    OPERATION_TYPE,
    POWER,
    PROGRAM_TYPE,
    RUNNER,
    RUNNER_SCORE,
    subtype,
)  # fmt: skip
from jackin.netrunner.words import (
    AGENDA_TYPE as AGENDA_TYPE,
)
from tests.netrunner.scenario import Table, corp, hosted, rezzed, runner, server, table
from tests.rule import rule


class HostFromHQ(Effect):
    """Put a card of HQ on this one, facedown."""

    def do(self, s: State, f: Frame) -> None:
        put_on(s, s.zones[HQ_CARDS][0], f.card, faceup=False)


new_card("test-change-station", side="corp", type="agenda", advance=1, points=2)
card("test-change-station", paid=[paid([click(1)], HostFromHQ())])


class SwapTwo(Picking):
    """Swap two of these cards."""

    def __init__(self, what: Filter, hand: bool = False) -> None:
        super().__init__()
        self.what = what
        self.hand = hand

    def candidates(self, s: State, f: Frame) -> list[int]:
        in_hand = [c for c in s.zones[HQ_CARDS] if self.hand and self.what.fits(s, c, f)]
        return all_installed(s, self.what, f) + in_hand

    def fewest(self, s: State, f: Frame) -> int:
        return 2

    def most(self, s: State, f: Frame) -> int:
        return 2

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        swap(s, cards[0], cards[1])


new_card("test-change-swap-ice", side="corp", type="operation", cost=0)
card("test-change-swap-ice", play=SwapTwo(ICE))
new_card("test-change-swap-with-hand", side="corp", type="operation", cost=0)
card("test-change-swap-with-hand", play=SwapTwo(ICE, hand=True))


class Adopt(Picking):
    """Add an installed Runner card to the Runner's score area as an agenda worth 2 points."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return list(s.zones[8])

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        convert(s, cards[0], RUNNER, 2)


class AdoptThis(Effect):
    """Add this card to the Runner's score area as an agenda worth -1 point."""

    def do(self, s: State, f: Frame) -> None:
        convert(s, f.card, RUNNER, -1)


class TrashScored(Picking):
    def candidates(self, s: State, f: Frame) -> list[int]:
        return list(s.zones[RUNNER_SCORE])

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        trash(s, cards[0])


class BecomeCounter(Picking):
    """This operation becomes a condition counter on ice."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return all_installed(s, ICE, f)

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        turn_into_counter(s, f.card, cards[0])


CONDITION = subtype("condition")
new_card("test-change-condition", side="corp", type="operation", cost=0, subtypes=["condition"])
card("test-change-condition", play=BecomeCounter())
new_card("test-change-adopt", side="runner", type="event", cost=0)
card("test-change-adopt", play=Adopt())
new_card("test-change-team", side="corp", type="asset", cost=0, trash=1, subtypes=["ambush"])
card("test-change-team", paid=[paid([click(1)], AdoptThis())])
new_card("test-change-unadopt", side="corp", type="operation", cost=0)
card("test-change-unadopt", play=TrashScored())
new_card(
    "test-change-many-talents", side="runner", type="program", cost=1, memory=1, subtypes=["icebreaker"], strength=3
)
card("test-change-many-talents", static=[link(1), memory(2)], paid=[paid([click(1)], gain(3))])


# Forfeiting


@rule("FORFEIT-1")
def test_forfeiting_removes_an_agenda_of_choice_in_the_own_score_area_from_the_game():
    t = table(
        corp=corp(scored=["hostile-takeover"]),
        runner=runner(rig=["data-dealer"], stolen=["posted-bounty", "priority-requisition"], credits=0),
    )
    t.runner.uses("data-dealer")
    assert t.options == [f"forfeit {t.runner.id(slug)}" for slug in ("posted-bounty", "priority-requisition")]
    t.runner.forfeits("posted-bounty")
    assert (t.where("posted-bounty"), t.runner.credits) == ("removed", 9)
    assert (t.runner.scored, t.corp.scored) == (["priority-requisition"], ["hostile-takeover"])
    assert t.corp.pile == []


@rule("FORFEIT-1")
def test_without_an_agenda_of_their_own_nobody_can_forfeit():
    t = table(corp=corp(scored=["hostile-takeover"]), runner=runner(rig=["data-dealer"]))
    assert not t.runner.can(f"use {t.runner.id('data-dealer')} 0")


@rule("FORFEIT-2")
def test_the_points_of_a_forfeited_agenda_are_lost_and_what_it_hosts_is_trashed():
    t = table(
        "corp",
        corp=corp(
            hq=["snare"], scored=[rezzed("test-change-station", power=1)], hq_server=server(ice=["archer"]), credits=9
        ),
    )
    t.corp.uses("test-change-station")
    assert t.where("snare") == "hosted"
    assert t.corp.points == 2
    station = t.card("test-change-station")
    t.ends_turn()
    t.runner.runs("hq")
    t.corp.rezzes("archer")
    assert (t.where("test-change-station"), t.corp.points) == ("removed", 0)
    assert t.corp.pile == ["snare"]
    assert t.state.counter(station, POWER) == 0


# Swapping


@rule("SWAP-1")
def test_swapped_cards_change_places_at_the_same_time_and_keep_what_is_on_them():
    t = table(
        "corp",
        corp=corp(
            hq=["test-change-swap-ice"],
            hq_server=server(ice=[rezzed("ice-wall", advancement=2), "enigma"]),
            rd_server=server(ice=["hunter", rezzed("chum")]),
        ),
        runner=runner(rig=[hosted("parasite", "ice-wall", virus=1)]),
    )
    t.corp.plays("test-change-swap-ice").picks("ice-wall", "chum")
    assert (t.zone("hq/ice"), t.zone("rd/ice")) == (["chum", "enigma"], ["hunter", "ice-wall"])
    assert (t.tokens("ice-wall"), t.is_rezzed("ice-wall"), t.is_rezzed("chum")) == (2, True, True)
    assert t.state.host[t.card("parasite")] == t.card("ice-wall")
    t = table(
        "corp",
        corp=corp(hq=["test-change-swap-ice"], hq_server=server(ice=["ice-wall", "enigma", "hunter"])),
    )
    t.corp.plays("test-change-swap-ice").picks("ice-wall", "hunter")
    assert t.zone("hq/ice") == ["hunter", "enigma", "ice-wall"]


@rule("SWAP-2")
def test_a_swap_that_uninstalls_a_host_trashes_what_it_hosts():
    t = table(
        "corp",
        corp=corp(
            hq=["test-change-swap-with-hand", "hunter"],
            hq_server=server(ice=["enigma", rezzed("ice-wall", advancement=2)]),
        ),
        runner=runner(rig=[hosted("parasite", "ice-wall", virus=1)]),
    )
    t.corp.plays("test-change-swap-with-hand").picks("ice-wall", "hunter")
    assert t.zone("hq/ice") == ["enigma", "hunter"]
    assert t.corp.hand == ["ice-wall"]
    assert t.where("parasite") == "heap"
    assert t.state.counter(t.card("ice-wall"), ADVANCEMENT) == 0
    assert (t.is_rezzed("hunter"), t.is_active("ice-wall")) == (False, False)
    assert not t.state.known(t.card("hunter"), RUNNER)


# Converting


def adopted() -> Table:
    t = table(
        corp=corp(hq=["test-change-unadopt"]),
        runner=runner(
            grip=["test-change-adopt"], rig=["test-change-many-talents"], identity="noise-hacker-extraordinaire"
        ),
    )
    assert (t.runner.link, t.runner.memory) == (1, (1, 6))
    t.runner.plays("test-change-adopt")
    return t


@rule("CONV-1")
def test_a_converted_card_keeps_its_title_and_loses_everything_else():
    t = adopted()
    talents = t.card("test-change-many-talents")
    assert t.runner.scored == ["test-change-many-talents"]  # its title
    assert t.runner.points == 2  # what the effect gives
    assert is_a(t.state, talents, AGENDA_TYPE)
    assert not is_a(t.state, talents, PROGRAM_TYPE)
    assert not has_subtype(t.state, talents, ICEBREAKER_SUBTYPE)
    assert (t.runner.link, t.runner.memory, t.is_active("test-change-many-talents")) == (0, (0, 4), False)
    assert not any(option.startswith("use") for option in t.options)
    assert AGENDA.fits(t.state, talents, t.state.stack[-1])


@rule("CONV-1")
def test_a_card_converted_to_an_agenda_may_be_worth_less_than_nothing():
    t = table(
        "corp", corp=corp(remote_1=server(root=[rezzed("test-change-team")])), runner=runner(stolen=["posted-bounty"])
    )
    assert t.runner.points == 1
    t.corp.uses("test-change-team")
    assert (t.where("test-change-team"), t.runner.points) == ("runner-score", 0)


def conditioned() -> Table:
    t = table(
        "corp",
        corp=corp(hq=["test-change-condition", "wall-of-static"], hq_server=server(ice=[rezzed("ice-wall")])),
    )
    t.corp.plays("test-change-condition")
    return t


@rule("CONV-1")
def test_a_card_turned_into_a_counter_keeps_its_title_and_loses_everything_else():
    t = conditioned()
    counter = t.card("test-change-condition")
    assert (t.where("test-change-condition"), t.state.host[counter]) == ("hosted", t.card("ice-wall"))
    assert t.says("hosts", "runner")[0]["card"] == "test-change-condition"
    assert not is_a(t.state, counter, OPERATION_TYPE)
    assert not has_subtype(t.state, counter, CONDITION)
    assert not t.is_active("test-change-condition")
    assert t.corp.points == 0


@rule("CONV-2")
def test_a_counter_whose_host_is_uninstalled_is_the_card_it_was_in_the_discard_pile():
    t = conditioned()
    t.corp.installs("wall-of-static", at="hq").trashes_first("ice-wall")
    counter = t.card("test-change-condition")
    assert sorted(t.corp.pile) == ["ice-wall", "test-change-condition"]
    assert is_a(t.state, counter, OPERATION_TYPE)
    assert has_subtype(t.state, counter, CONDITION)


@rule("CONV-2")
def test_a_converted_card_that_leaves_is_itself_again_in_its_owner_s_discard_pile():
    t = adopted()
    t.ends_turn()
    t.corp.plays("test-change-unadopt")
    talents = t.card("test-change-many-talents")
    assert t.runner.points == 0
    assert t.runner.pile[-1] == "test-change-many-talents"
    assert is_a(t.state, talents, PROGRAM_TYPE)
    assert not is_a(t.state, talents, AGENDA_TYPE)
    assert has_subtype(t.state, talents, ICEBREAKER_SUBTYPE)
    t = table("corp", corp=corp(hq=["test-change-unadopt"], remote_1=server(root=[rezzed("test-change-team")])))
    t.corp.uses("test-change-team").plays("test-change-unadopt")
    assert t.where("test-change-team") == "archives"  # the Corp owns it
