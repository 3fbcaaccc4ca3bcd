"""Who knows what (INFO), seen through each seat's view and log, and through worlds dealt again."""

from __future__ import annotations

from typing import Any

import pytest

from jackin.kernel.frame import Frame
from jackin.netrunner import GAME, words
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.dsl import UNREZZED, card, new_card
from jackin.netrunner.flows.install import FACEDOWN, install
from jackin.netrunner.flows.pick import Picking, all_installed
from jackin.netrunner.rules import moves
from jackin.netrunner.state import State
from tests.netrunner.scenario import Table, corp, faceup, hosted, rezzed, runner, server, table, unrezzed
from tests.rule import rule


class Recall(Picking):
    """Add one of your unrezzed cards to HQ."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return all_installed(s, UNREZZED, f)

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        moves.move(s, cards[0], words.HQ_CARDS)


class Stash(Picking):
    """Install a card from your grip facedown."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return list(s.zones[words.GRIP])

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        install(s, cards[0], how=FACEDOWN)


new_card("test-recall", side="corp", type="operation", cost=0)
card("test-recall", play=Recall())

new_card("test-stash", side="runner", type="event", cost=0)
card("test-stash", play=Stash())

OPEN = ("credits", "clicks", "points", "hand_size", "hand_count", "deck_count", "scored", "identity")
OPEN_CORP = (*OPEN, "bad_publicity", "archives", "archives_facedown")
OPEN_RUNNER = (*OPEN, "tags", "brain_damage", "link", "memory", "memory_used", "heap")


def everything() -> Table:
    """A table with something in every zone."""
    return table(
        corp=corp(
            hq=["hedge-fund", "snare", "nisei-mk-ii"],
            archives=[faceup("ice-wall"), "closed-accounts", "enigma"],
            scored=["breaking-news"],
            credits=7,
            bad_publicity=1,
            hq_server=server(ice=[rezzed("hunter"), "wall-of-static"]),
            remote_1=server(ice=["data-mine"], root=[unrezzed("priority-requisition", advancement=2)]),
            remote_2=server(root=[rezzed("pad-campaign")]),
        ),
        runner=runner(
            grip=["diesel", "mimic"],
            heap=["easy-mark", "modded"],
            rig=["djinn", hosted("datasucker", "djinn", virus=3), "desperado"],
            stolen=["posted-bounty"],
            tags=2,
        ),
    )


def names(shown: Any) -> list[str]:
    """Every word in a view."""
    if isinstance(shown, dict):
        return [name for value in shown.values() for name in names(value)]
    if isinstance(shown, list):
        return [name for value in shown for name in names(value)]
    return [shown] if isinstance(shown, str) else []


def worlds(t: Table, seat: str, count: int = 10) -> list[Table]:
    """Tables with everything dealt again that a seat cannot know."""
    return [Table(GAME.redeal(t.state, words.SIDES.index(seat), seed)) for seed in range(count)]


def cards_at(tables: list[Table], handle: int) -> set[str]:
    return {CARDS[t.state.code[handle]].slug for t in tables}


def ice_of(t: Table, slug: str, seat: str) -> Any:
    """How a seat sees an installed Corp card."""
    name = t.state.public(t.card(slug))
    shown = [card for where in getattr(t, seat).view["servers"] for card in where["ice"] + where["root"]]
    return next(card for card in shown if card["id"] == name)


@rule("INFO-1")
def test_information_is_open_hidden_or_derived():
    t = everything()
    t.ends_turn()
    assert t.corp.view["runner"]["heap"] == t.runner.view["runner"]["heap"] == ["easy-mark", "modded"]
    assert t.corp.view["corp"]["hand"][:3] == ["hedge-fund", "snare", "nisei-mk-ii"]
    assert t.runner.view["corp"]["hand"] == []
    t = table(runner=runner(grip=["infiltration"]), corp=corp(remote_1=server(root=["melange-mining-corp"])))
    t.runner.plays("infiltration").answers("expose")
    t.settles()
    assert ice_of(t, "melange-mining-corp", "runner")["card"] == "melange-mining-corp"
    assert not ice_of(t, "melange-mining-corp", "runner")["faceup"]


@rule("INFO-2", "INFO-5")
def test_open_information_is_the_same_for_both_seats():
    t = everything()
    views = [t.corp.view, t.runner.view]
    for side, fields in (("corp", OPEN_CORP), ("runner", OPEN_RUNNER)):
        for field in fields:
            assert views[0][side][field] == views[1][side][field], field
    shown = views[1]
    assert (shown["corp"]["credits"], shown["runner"]["credits"]) == (7, 5)
    assert [shown[side]["hand_count"] for side in words.SIDES] == [3, 2]
    assert [shown[side]["deck_count"] for side in words.SIDES] == [10, 10]
    assert (shown["corp"]["archives"], shown["corp"]["archives_facedown"]) == (["ice-wall"], 2)
    assert shown["runner"]["heap"] == ["easy-mark", "modded"]


@rule("INFO-2")
def test_tokens_and_everything_visible_on_the_table_are_open():
    t = everything()
    for seat in ("corp", "runner"):
        view = getattr(t, seat).view
        assert ice_of(t, "priority-requisition", seat)["counters"] == {"advancement": 2}
        assert ice_of(t, "pad-campaign", seat)["card"] == "pad-campaign"
        assert ice_of(t, "hunter", seat)["strength"] == 4
        rig = {shown["card"]: shown for shown in view["runner"]["rig"]}
        assert rig["datasucker"]["counters"] == {"virus": 3}
        assert [len(where["ice"]) for where in view["servers"]] == [2, 0, 0, 1, 0]
        assert (view["runner"]["tags"], view["corp"]["bad_publicity"]) == (2, 1)


@rule("INFO-3")
def test_no_view_names_a_card_its_seat_cannot_see():
    t = everything()
    words_of_runner = set(names(t.runner.view))
    hidden = ["hedge-fund", "snare", "nisei-mk-ii", "closed-accounts", "enigma", "wall-of-static", "data-mine",
              "priority-requisition"]  # fmt: skip
    assert words_of_runner.isdisjoint(hidden)
    assert set(names(t.corp.view)).isdisjoint(["diesel", "mimic", "sure-gamble"])
    for slug in ("wall-of-static", "data-mine", "priority-requisition"):
        assert "card" not in ice_of(t, slug, "runner")


@rule("INFO-3", "INFO-5")
@pytest.mark.parametrize("seat", ["corp", "runner"])
def test_hidden_cards_could_be_any_and_the_view_would_be_the_same(seat):
    """So nothing at the table gives a player's lie about them away."""
    t = everything()
    shown = getattr(t, seat).view
    dealt = worlds(t, seat)
    assert all(getattr(world, seat).view == shown for world in dealt)
    if seat == "runner":
        for slug in ("data-mine", "priority-requisition", "closed-accounts", "snare"):
            assert len(cards_at(dealt, t.card(slug))) > 1
        assert cards_at(dealt, t.card("hunter")) == {"hunter"}
    else:
        assert len(cards_at(dealt, t.card("mimic"))) > 1
        assert cards_at(dealt, t.card("snare")) == {"snare"}


@rule("INFO-3", "INFO-4")
def test_an_exposed_card_is_known_only_as_long_as_it_can_be_told_apart():
    t = table(
        runner=runner(grip=["infiltration"]),
        corp=corp(hq=["test-recall", "pad-campaign"], rd=["ice-wall"] * 5, remote_1=server(root=["snare"])),
    )
    snare = t.card("snare")
    t.runner.plays("infiltration").answers("expose")
    t.settles()
    assert ice_of(t, "snare", "runner")["card"] == "snare"
    assert cards_at(worlds(t, "runner"), snare) == {"snare"}
    t.ends_turn()
    t.corp.plays("test-recall")
    assert t.runner.view["corp"]["hand"] == ["snare"]  # one of these cards, everybody knows
    t.corp.installs("snare", "new")
    assert t.runner.view["corp"]["hand"] == []
    assert "card" not in ice_of(t, "snare", "runner")
    assert ice_of(t, "snare", "corp")["card"] == "snare"
    assert len(cards_at(worlds(t, "runner", 30), snare)) > 1


@rule("INFO-4")
def test_a_seen_card_of_hq_stays_known_while_nothing_blurs_it():
    t = table(corp=corp(hq=["hedge-fund"], rd=["enigma"] * 5))
    t.runner.runs("hq")
    t.settles()
    assert t.runner.view["corp"]["hand"] == ["hedge-fund"]
    t.ends_turn()
    t.corp.draws()
    assert t.runner.view["corp"]["hand"] == ["hedge-fund"]
    t.corp.plays("hedge-fund")
    assert t.runner.view["corp"]["hand"] == []


@rule("INFO-4")
@pytest.mark.parametrize("other", ["enigma", "hedge-fund"])
def test_a_seen_card_is_lost_among_the_others_when_one_of_them_goes_face_down(other):
    """The Runner knows one card of HQ and not the other: whichever is installed, it might be the one."""
    t = table(corp=corp(hq=["snare"], rd=[other] * 5))
    t.runner.runs("hq")
    t.settles()
    assert t.runner.view["corp"]["hand"] == ["snare"]
    t.ends_turn()
    if other == "enigma":
        t.corp.installs("snare", "new")
        assert t.runner.view["corp"]["hand"] == []
        assert "card" not in ice_of(t, "snare", "runner")
    else:
        t.corp.plays("hedge-fund")
        assert t.runner.view["corp"]["hand"] == ["snare"]


@rule("INFO-4")
def test_the_ice_femme_fatale_chose_is_marked_for_everybody():
    t = table(
        runner=runner(grip=["femme-fatale"], credits=9),
        corp=corp(hq_server=server(ice=["hunter", "enigma"])),
    )
    t.runner.installs("femme-fatale").picks("enigma")
    for view in (t.corp.view, t.runner.view):
        assert view["runner"]["rig"][0]["chosen"] == t.runner.id("enigma")
    assert t.says("marks", "runner")[0] == {
        "seat": "runner",
        "card": "femme-fatale",
        "other": "unknown",
        "rule": "INFO-4",
    }


@rule("INFO-4")
def test_what_is_hosted_where_is_shown_to_everybody():
    t = everything()
    for view in (t.corp.view, t.runner.view):
        rig = {shown["card"]: shown for shown in view["runner"]["rig"]}
        assert rig["datasucker"]["host"] == rig["djinn"]["id"]
        assert "host" not in rig["desperado"]


@rule("INFO-5")
def test_derived_information_cannot_be_falsified():
    t = table(
        runner=runner(grip=["infiltration", "femme-fatale"], credits=9),
        corp=corp(hq=["enigma", "nisei-mk-ii"], remote_1=server(ice=["data-mine"], root=["snare"])),
    )
    t.runner.plays("infiltration").answers("expose").picks("snare")
    t.runner.installs("femme-fatale")  # only one ice to choose
    for world in worlds(t, "runner"):
        assert ice_of(world, "snare", "runner") == ice_of(t, "snare", "runner")
        assert world.runner.view["runner"]["rig"][0]["chosen"] == t.runner.id("data-mine")


@rule("INFO-6")
def test_the_corp_sees_its_own_facedown_cards_also_in_the_runners_turn():
    t = everything()
    assert t.state.active == words.RUNNER
    assert ice_of(t, "data-mine", "corp")["card"] == "data-mine"
    assert ice_of(t, "priority-requisition", "corp")["card"] == "priority-requisition"
    assert t.corp.view["corp"]["archives_known"] == ["closed-accounts", "enigma"]
    assert t.runner.view["corp"]["archives_known"] == []


@rule("INFO-7")
def test_the_runner_sees_own_facedown_cards_and_the_corp_does_not():
    t = table(runner=runner(grip=["test-stash", "mimic", "diesel"]))
    t.runner.plays("test-stash").picks("mimic")
    t.ends_turn()
    assert t.state.active == words.CORP
    mine, theirs = t.runner.view["runner"]["rig"][0], t.corp.view["runner"]["rig"][0]
    assert (mine["card"], mine["faceup"]) == ("mimic", False)
    assert "card" not in theirs
    assert "mimic" not in names(t.corp.view)
    assert t.says("installs-facedown", "corp")[0]["card"] == "unknown"
    assert len(cards_at(worlds(t, "corp", 30), t.card("mimic"))) > 1
    assert cards_at(worlds(t, "runner"), t.card("mimic")) == {"mimic"}


@rule("INFO-4", "INFO-7")
@pytest.mark.parametrize("hidden", ["corroder", "diesel"])
def test_a_card_shown_on_its_way_to_the_grip_is_lost_among_what_is_hidden_from_there(hidden):
    t = table(runner=runner(grip=["special-order", "diesel", "test-stash"], stack=["corroder", "easy-mark"]))
    t.runner.plays("special-order").finds("corroder")
    assert t.corp.view["runner"]["hand"] == ["corroder"]
    t.runner.plays("test-stash").picks(hidden)
    assert t.corp.view["runner"]["hand"] == []
    assert "card" not in t.corp.view["runner"]["rig"][0]
    assert {"corroder", "diesel"} <= cards_at(worlds(t, "corp", 30), t.card(hidden))


@rule("INFO-8")
def test_both_may_look_through_faceup_archives_and_the_ordered_heap():
    t = table(
        corp=corp(archives=[faceup("hunter"), faceup("enigma"), "snare"]),
        runner=runner(heap=["modded", "diesel", "easy-mark"]),
    )
    for view in (t.corp.view, t.runner.view):
        assert view["corp"]["archives"] == ["enigma", "hunter"]
        assert view["runner"]["heap"] == ["modded", "diesel", "easy-mark"]


@rule("INFO-9")
def test_only_the_runner_sees_a_card_accessed_from_rd():
    t = table(corp=corp(rd=["hedge-fund", "pad-campaign"]))
    t.runner.runs("rd")
    t.settles()
    assert t.runner.view["run"]["accessing"] == "pad-campaign"
    assert t.corp.view["run"]["accessing"] == "unknown"
    assert t.corp.view["ask"] == {"seat": "runner"}
    t.runner.leaves()
    assert t.says("accesses", "runner")[0]["card"] == "pad-campaign"
    assert t.says("accesses", "corp")[0]["card"] == "unknown"
    assert "pad-campaign" not in names(t.corp.view)
    dealt = worlds(t, "corp", 30)
    assert cards_at(dealt, t.card("pad-campaign")) == {"hedge-fund", "pad-campaign"}
    assert all(world.says("accesses", "runner")[0]["card"] == "unknown" for world in dealt)
    assert cards_at(worlds(t, "runner"), t.card("pad-campaign")) == {"pad-campaign"}


@rule("INFO-9")
def test_the_corp_cannot_tell_from_the_questions_what_was_accessed():
    """A card that nothing can be done about is asked about as well."""
    views = []
    for slug in ("pad-campaign", "hedge-fund", "enigma"):
        t = table(corp=corp(rd=["ice-wall", slug]))
        t.runner.runs("rd")
        t.settles()
        views.append(t.corp.view)
    assert views[0] == views[1] == views[2]


@rule("INFO-9")
def test_a_stolen_or_trashed_card_of_rd_is_seen_by_both():
    t = table(corp=corp(rd=["hedge-fund", "nisei-mk-ii"]))
    t.runner.runs("rd")
    t.settles()
    assert t.corp.view["runner"]["scored"][0]["card"] == "nisei-mk-ii"
    assert t.says("steals", "corp")[0]["card"] == "nisei-mk-ii"
    t = table(corp=corp(rd=["hedge-fund", "pad-campaign"]))
    t.runner.runs("rd").trashes()
    assert t.corp.view["corp"]["archives"] == ["pad-campaign"]
    assert t.says("trashed", "corp")[0]["card"] == "pad-campaign"


@rule("INFO-9")
def test_a_card_that_must_be_revealed_from_rd_is_seen_by_both():
    t = table(corp=corp(rd=["hedge-fund", "snare"], credits=9), runner=runner(grip=["diesel"] * 4))
    t.runner.runs("rd")
    t.settles()
    assert t.says("reveals", "corp")[0]["card"] == "snare"
    assert t.asked == ("corp", "decide")
    assert t.corp.view["run"]["accessing"] == "snare"
