"""Advancing, and installing resources (T-21 to T-34)."""

from __future__ import annotations

import pytest

from tests.netrunner.automa.corp_kit import FAILS, automa, ends_turn, pile, side, the, told
from tests.netrunner.scenario import rezzed, server, unrezzed
from tests.rule import rule

ADVANCE = {"do": "advance", "at": "+A"}
INSTALL = {"do": "install_resource", "at": "remote:1"}


def advanced(slug: str, tokens: int, credits: int, ice: tuple[object, ...] = (), **options: object):
    remote = server(ice=list(ice), root=[unrezzed(slug, advancement=tokens)])  # type: ignore[arg-type]
    return automa(ADVANCE, corp=side(credits=credits, remote_1=remote), **options)  # type: ignore[arg-type]


# Advance


@rule("CA-32", "CA-33", "OR-16")
@pytest.mark.parametrize("level", ["easy", "standard", "hard"])
def test_T_21_an_agenda_with_x_tokens_is_scored_and_surplus_tokens_return(level):
    """CA-32, CA-33."""
    t = advanced("test-agenda-3", 4, 6, level=level)
    assert (t.corp.scored, t.corp.credits) == (["test-agenda-3"], 7)
    assert t.tokens("test-agenda-3") == 0


@rule("CA-34", "CA-35")
def test_T_22_an_asset_with_x_tokens_is_emptied_and_rezzed():
    """CA-34, CA-35."""
    t = advanced("test-asset-4", 4, 1)
    assert (t.corp.credits, t.is_rezzed("test-asset-4"), t.tokens("test-asset-4")) == (1, True, 0)


@rule("CA-35")
def test_T_23_what_cannot_be_paid_stays_facedown_without_tokens():
    """CA-35."""
    t = advanced("test-upgrade-7", 4, 1)
    assert (t.corp.credits, t.is_rezzed("test-upgrade-7"), t.tokens("test-upgrade-7")) == (5, False, 0)
    assert t.runner.view["servers"][3]["root"][0]["card"] == "test-upgrade-7"


@rule("CA-34")
def test_T_24_tokens_go_to_rezzed_advanceable_ice_of_that_remote():
    """CA-34: the outermost first, one at a time."""
    t = advanced("test-asset-4", 4, 1, ice=(rezzed("ice-wall"), rezzed("hadrians-wall"), "shadow"))
    assert (t.tokens("hadrians-wall"), t.tokens("ice-wall"), t.tokens("shadow")) == (3, 2, 0)
    assert (t.corp.credits, t.is_rezzed("test-asset-4")) == (0, False)


@rule("CA-36", "OR-14", "OR-19")
def test_T_25_an_advanceable_ambush_is_turned_back_with_its_tokens():
    """CA-36, OR-14, OR-19: seen by the human, and not chosen again while there is something else."""
    corp = side(credits=5, remote_1=server(root=[unrezzed("project-junebug", advancement=4)]),
                remote_2=server(root=["test-asset-4"]))  # fmt: skip
    t = automa([ADVANCE] * 3, corp=corp)
    assert (t.tokens("project-junebug"), t.is_rezzed("project-junebug")) == (5, False)
    assert t.runner.view["servers"][3]["root"][0]["card"] == "project-junebug"
    assert t.tokens("test-asset-4") == 2


@rule("OR-14")
def test_OR_14_a_revealed_card_is_advanced_when_nothing_else_fits_up_to_x():
    """The ambush is known once it has X tokens: more would be thrown away, turn after turn."""
    remote = server(root=[unrezzed("project-junebug", advancement=4)])
    t = automa([ADVANCE] * 3, corp=side(credits=5, remote_1=remote))
    assert (t.tokens("project-junebug"), t.corp.credits) == (5, 6)
    assert told(t).count("CA-32") == 1


@rule("CA-31", "CA-20")
def test_T_26_without_credits_the_secondary_is_tried():
    """CA-31, CA-20."""
    t = automa({**ADVANCE, "else": {"do": "credit"}}, corp=side(credits=0, remote_1=server(root=["test-asset-4"])))
    assert (t.tokens("test-asset-4"), t.corp.credits) == (0, 1)


@rule("OR-15")
def test_T_27_a_cheaper_agenda_is_not_revealed_early():
    """OR-15."""
    corp = side(remote_1=server(root=[unrezzed("test-agenda-3", advancement=3)]))
    t = automa({"do": "credit"}, corp=corp)
    assert (t.where("test-agenda-3"), t.corp.scored) == ("remote-1/root", [])
    assert "card" not in t.runner.view["servers"][3]["root"][0]


@rule("CA-31")
def test_CA_31_in_an_ordered_remote_the_most_advanced_card_is_advanced():
    corp = side(remote_1=server(root=["test-asset-4", unrezzed("test-asset-2", advancement=1)]),
                remote_2=server(root=[unrezzed("test-asset-7", advancement=3)]))  # fmt: skip
    t = automa({"do": "advance", "at": "remote:1"}, corp=corp)
    assert (t.tokens("test-asset-4"), t.tokens("test-asset-2"), t.tokens("test-asset-7")) == (0, 2, 3)


@rule("CA-33")
def test_CA_33_a_scored_agenda_counts_only_the_tokens_it_needed():
    t = advanced("test-agenda-3", 6, 6, x=5)
    assert (t.corp.scored, t.corp.credits) == (["test-agenda-3"], 9)


# Install resource


@rule("CA-37", "CA-38", "CA-39", "CA-40")
def test_T_28_the_older_card_goes_and_its_tokens_pass_to_the_next():
    """CA-37 to CA-40."""
    corp = side(remote_1=server(root=[unrezzed("test-asset-4", advancement=2), "test-asset-2"]))
    t = automa(INSTALL, corp=corp, re=["test-asset-0"])
    assert t.corp.pile == ["test-asset-4"]
    assert t.state.faceup[t.card("test-asset-4")]
    assert (t.tokens("test-asset-2"), t.tokens("test-asset-0")) == (2, 0)
    assert t.zone("remote-1/root") == ["test-asset-2", "test-asset-0"]
    assert "card" not in t.runner.view["servers"][3]["root"][1]


@rule("CA-39", "OR-5")
@pytest.mark.parametrize(("level", "credits"), [("standard", 2), ("hard", 2), ("easy", 0)])
def test_T_29_an_agenda_that_is_pushed_out_is_scored(level, credits):
    """CA-39, OR-5."""
    corp = side(credits=2, remote_1=server(root=[unrezzed("test-agenda-4", advancement=2), "test-asset-2"]))
    t = automa(INSTALL, corp=corp, re=["test-asset-0"], level=level)
    assert (t.corp.scored, t.corp.credits) == (["test-agenda-4"], credits)
    assert t.tokens("test-asset-2") == 0


@rule("CA-39", "OR-5")
def test_T_30_on_easy_one_that_cannot_be_paid_goes_to_rd_and_leaves_its_tokens():
    """CA-39, OR-5."""
    corp = side(credits=1, remote_1=server(root=[unrezzed("test-agenda-4", advancement=2), "test-asset-2"]))
    t = automa(INSTALL, corp=corp, re=["test-asset-0"], level="easy")
    assert (t.where("test-agenda-4"), t.tokens("test-asset-2"), t.corp.credits) == ("rd", 2, 1)
    assert t.corp.hand == []


@rule("OR-5")
def test_OR_5_surplus_tokens_of_a_pushed_out_agenda_return():
    corp = side(credits=0, remote_1=server(root=[unrezzed("test-agenda-3", advancement=4), "test-asset-2"]))
    t = automa(INSTALL, corp=corp, re=["test-asset-0"], level="easy")
    assert (t.corp.scored, t.corp.credits) == (["test-agenda-3"], 1)


@rule("CA-38", "OR-20")
def test_T_31_rezzed_upgrades_are_not_counted():
    """CA-38."""
    upgrades = [rezzed("test-upgrade-0"), rezzed("test-upgrade-2"), rezzed("test-upgrade-4")]
    t = automa(INSTALL, corp=side(remote_1=server(root=["test-asset-4", *upgrades])), re=["test-asset-2"])
    assert len(t.zone("remote-1/root")) == 5
    assert t.corp.pile == []


@rule("CA-41")
def test_T_32_tokens_prefer_ice_of_rd_and_archives():
    """CA-41."""
    remote = server(
        ice=[rezzed("hadrians-wall")], root=[rezzed("test-asset-4", advancement=3), rezzed("test-asset-2")]
    )
    t = automa(INSTALL, corp=side(remote_1=remote, rd_server=server(ice=[rezzed("ice-wall")])), re=["test-asset-0"])
    assert (t.tokens("ice-wall"), t.tokens("hadrians-wall"), t.corp.credits) == (3, 0, 5)


@rule("CA-41", "OR-17")
def test_CA_41_then_the_ice_of_that_remote():
    """OR-17: HQ is left out."""
    remote = server(
        ice=[rezzed("hadrians-wall")], root=[rezzed("test-asset-4", advancement=3), rezzed("test-asset-2")]
    )
    t = automa(INSTALL, corp=side(remote_1=remote, hq_server=server(ice=[rezzed("ice-wall")])), re=["test-asset-0"])
    assert (t.tokens("ice-wall"), t.tokens("hadrians-wall")) == (0, 3)


@rule("CA-41", "OR-21")
def test_T_33_without_such_ice_tokens_become_credits():
    """CA-41, OR-21: the new card does not count."""
    remote = server(root=[rezzed("test-asset-4", advancement=3), rezzed("test-asset-2")])
    t = automa(INSTALL, corp=side(remote_1=remote), re=["test-asset-0"])
    assert (t.corp.credits, t.tokens("test-asset-0")) == (8, 0)


@rule("CA-42")
def test_T_34_without_resources_the_secondary_is_tried():
    """CA-42."""
    t = automa({**INSTALL, "else": {"do": "refill"}}, corp=side(remote_1=server(root=["test-asset-4"])))
    assert len(t.corp.hand) == 1


def test_a_second_region_takes_the_place_of_the_first():
    """CARD-10: base rules hold where the automa has none."""
    t = automa(INSTALL, corp=side(remote_1=server(root=[rezzed("sansan-city-grid")])), re=["sansan-city-grid"])
    assert len(t.zone("remote-1/root")) == 1
    assert t.corp.pile == ["sansan-city-grid"]


def test_a_card_that_names_its_server_goes_there():
    t = automa(INSTALL, corp=side(remote_1=server(root=["test-asset-4"])), re=["research-station"])
    assert t.where("research-station") == "hq/root"
    assert pile(t, "re-pile") == []
    assert the(t).card == -1


@rule("CA-73", "CA-34")
def test_CA_73_the_tokens_of_an_asset_that_was_rezzed_come_back_as_credits():
    corp = side(credits=9, remote_1=server(root=[rezzed("pad-campaign", advancement=3)]))
    t = automa([FAILS] * 3, corp=corp, turn="runner")
    ends_turn(t)
    assert t.tokens("pad-campaign") == 0
    assert t.corp.credits >= 12


@rule("CA-31", "OR-14")
def test_only_tokens_on_what_nobody_has_seen_are_asked_for():
    click = {"do": "credit", "n": 3, "if": {"tokens_ge": 1}, "else": {"do": "credit"}}
    for card, gained in ((unrezzed("test-asset-4", advancement=2), 3), (rezzed("test-asset-4", advancement=2), 1)):
        t = automa([click, FAILS, FAILS], corp=side(credits=0, remote_1=server(root=[card])))
        t.settles()
        assert t.corp.credits == gained + 2
