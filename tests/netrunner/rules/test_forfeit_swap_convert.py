"""Forfeiting, swapping, and cards that become something else (FORFEIT, SWAP, CONV)."""

from __future__ import annotations

from jackin.kernel.frame import Frame
from jackin.netrunner.abilities import Effect, Filter
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
from jackin.netrunner.moves import convert, put_on, swap, trash
from jackin.netrunner.queries import has_subtype, is_a
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ADVANCEMENT,
    HQ_CARDS,
    ICEBREAKER,
    POWER,
    PROGRAM,
    RUNNER,
    RUNNER_SCORE,
)  # fmt: skip
from jackin.netrunner.words import (
    AGENDA as AGENDA_TYPE,
)
from tests.netrunner.scenario import Table, corp, hosted, rezzed, runner, server, table
from tests.rule import rule


class HostFromHQ(Effect):
    """Put a card of HQ on this one, facedown."""

    def do(self, s: State, f: Frame) -> None:
        put_on(s, s.zones[HQ_CARDS][0], f.card, faceup=False)


new_card("test-station", side="corp", type="agenda", advance=1, points=2)
card("test-station", paid=[paid([click(1)], HostFromHQ())])


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


new_card("test-swap-ice", side="corp", type="operation", cost=0)
card("test-swap-ice", play=SwapTwo(ICE))
new_card("test-swap-with-hand", side="corp", type="operation", cost=0)
card("test-swap-with-hand", play=SwapTwo(ICE, hand=True))


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


new_card("test-adopt", side="runner", type="event", cost=0)
card("test-adopt", play=Adopt())
new_card("test-team", side="corp", type="asset", cost=0, trash=1, subtypes=["ambush"])
card("test-team", paid=[paid([click(1)], AdoptThis())])
new_card("test-unadopt", side="corp", type="operation", cost=0)
card("test-unadopt", play=TrashScored())
new_card("test-many-talents", side="runner", type="program", cost=1, memory=1, subtypes=["icebreaker"], strength=3)
card("test-many-talents", static=[link(1), memory(2)], paid=[paid([click(1)], gain(3))])


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
            hq=["snare"], scored=[rezzed("test-station", power=1)], hq_server=server(ice=["archer"]), credits=9
        ),
    )
    t.corp.uses("test-station")
    assert t.where("snare") == "hosted"
    assert t.corp.points == 2
    station = t.card("test-station")
    t.ends_turn()
    t.runner.runs("hq")
    t.corp.rezzes("archer")
    assert (t.where("test-station"), t.corp.points) == ("removed", 0)
    assert t.corp.pile == ["snare"]
    assert t.state.counter(station, POWER) == 0


# Swapping


@rule("SWAP-1")
def test_swapped_cards_change_places_at_the_same_time_and_keep_what_is_on_them():
    t = table(
        "corp",
        corp=corp(
            hq=["test-swap-ice"],
            hq_server=server(ice=[rezzed("ice-wall", advancement=2), "enigma"]),
            rd_server=server(ice=["hunter", rezzed("chum")]),
        ),
        runner=runner(rig=[hosted("parasite", "ice-wall", virus=1)]),
    )
    t.corp.plays("test-swap-ice").picks("ice-wall", "chum")
    assert (t.zone("hq/ice"), t.zone("rd/ice")) == (["chum", "enigma"], ["hunter", "ice-wall"])
    assert (t.tokens("ice-wall"), t.is_rezzed("ice-wall"), t.is_rezzed("chum")) == (2, True, True)
    assert t.state.host[t.card("parasite")] == t.card("ice-wall")
    t = table(
        "corp",
        corp=corp(hq=["test-swap-ice"], hq_server=server(ice=["ice-wall", "enigma", "hunter"])),
    )
    t.corp.plays("test-swap-ice").picks("ice-wall", "hunter")
    assert t.zone("hq/ice") == ["hunter", "enigma", "ice-wall"]


@rule("SWAP-2")
def test_a_swap_that_uninstalls_a_host_trashes_what_it_hosts():
    t = table(
        "corp",
        corp=corp(
            hq=["test-swap-with-hand", "hunter"], hq_server=server(ice=["enigma", rezzed("ice-wall", advancement=2)])
        ),
        runner=runner(rig=[hosted("parasite", "ice-wall", virus=1)]),
    )
    t.corp.plays("test-swap-with-hand").picks("ice-wall", "hunter")
    assert t.zone("hq/ice") == ["enigma", "hunter"]
    assert t.corp.hand == ["ice-wall"]
    assert t.where("parasite") == "heap"
    assert t.state.counter(t.card("ice-wall"), ADVANCEMENT) == 0
    assert (t.is_rezzed("hunter"), t.is_active("ice-wall")) == (False, False)
    assert not t.state.known(t.card("hunter"), RUNNER)


# Converting


def adopted() -> Table:
    t = table(
        corp=corp(hq=["test-unadopt"]),
        runner=runner(grip=["test-adopt"], rig=["test-many-talents"], identity="noise-hacker-extraordinaire"),
    )
    assert (t.runner.link, t.runner.memory) == (1, (1, 6))
    t.runner.plays("test-adopt")
    return t


@rule("CONV-1")
def test_a_converted_card_keeps_its_title_and_loses_everything_else():
    t = adopted()
    talents = t.card("test-many-talents")
    assert t.runner.scored == ["test-many-talents"]  # its title
    assert t.runner.points == 2  # what the effect gives
    assert is_a(t.state, talents, AGENDA_TYPE)
    assert not is_a(t.state, talents, PROGRAM)
    assert not has_subtype(t.state, talents, ICEBREAKER)
    assert (t.runner.link, t.runner.memory, t.is_active("test-many-talents")) == (0, (0, 4), False)
    assert not any(option.startswith("use") for option in t.options)
    assert AGENDA.fits(t.state, talents, t.state.stack[-1])


@rule("CONV-1")
def test_a_card_converted_to_an_agenda_may_be_worth_less_than_nothing():
    t = table("corp", corp=corp(remote_1=server(root=[rezzed("test-team")])), runner=runner(stolen=["posted-bounty"]))
    assert t.runner.points == 1
    t.corp.uses("test-team")
    assert (t.where("test-team"), t.runner.points) == ("runner-score", 0)


@rule("CONV-1")
def test_a_card_turned_into_a_counter_is_nothing_but_a_hosted_thing():
    t = table(
        "corp",
        corp=corp(hq=["pad-campaign"], scored=["test-station"], credits=9),
    )
    t.corp.uses("test-station")
    pad = t.card("pad-campaign")
    assert t.where("pad-campaign") == "hosted"
    assert not t.is_active("pad-campaign")
    assert not any(t.corp.id("pad-campaign") in option for option in t.options)
    assert t.state.host[pad] == t.card("test-station")


@rule("CONV-2")
def test_a_converted_card_that_leaves_is_itself_again_in_its_owner_s_discard_pile():
    t = adopted()
    t.ends_turn()
    t.corp.plays("test-unadopt")
    talents = t.card("test-many-talents")
    assert t.runner.points == 0
    assert t.runner.pile[-1] == "test-many-talents"
    assert is_a(t.state, talents, PROGRAM)
    assert not is_a(t.state, talents, AGENDA_TYPE)
    assert has_subtype(t.state, talents, ICEBREAKER)
    t = table("corp", corp=corp(hq=["test-unadopt"], remote_1=server(root=[rezzed("test-team")])))
    t.corp.uses("test-team").plays("test-unadopt")
    assert t.where("test-team") == "archives"  # the Corp owns it
