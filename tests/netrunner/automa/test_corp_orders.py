"""Special orders and behaviour cards (T-49 to T-57)."""

from __future__ import annotations

import pytest

from jackin.kernel.machine import answer
from tests.netrunner.automa.corp_kit import CREDIT, FAILS, automa, behaviour, pile, side, the, told
from tests.netrunner.scenario import rezzed, runner, server, unrezzed
from tests.rule import rule

ICE = "install_ice"
RESOURCE = "install_resource"
BEHAVIOUR = {"do": "behaviour"}


@rule("CA-58", "CA-60")
@pytest.mark.parametrize(
    ("at", "zone"), [("-H", "archives/ice"), ("-H@rd,hq", "rd/ice"), ("-H@hq,archives", "archives/ice")]
)
def test_T_49_ties_go_left_to_right(at, zone):
    """CA-58, CA-60."""
    t = automa({"do": ICE, "at": at}, ice=["enigma"])
    assert t.zone(zone) == ["enigma"]


@rule("CA-58")
def test_CA_58_the_server_with_most_ice_and_with_least():
    corp = side(credits=9, hq_server=server(ice=["hunter", "hunter"]), rd_server=server(ice=["hunter"]),
                archives_server=server(ice=["hunter"]), remote_1=server(root=["test-asset-4"]))  # fmt: skip
    for at, zone in (
        ("+H", "hq/ice"),
        ("-H", "remote-1/ice"),
        ("-H@central", "archives/ice"),
        ("+H@rd,remotes", "rd/ice"),
    ):
        assert "enigma" in automa({"do": ICE, "at": at}, corp=corp, ice=["enigma"]).zone(zone)


@rule("CA-59", "CA-60")
def test_T_50_of_equal_tokens_the_leftmost_card_is_advanced():
    """CA-59, CA-60."""
    corp = side(remote_1=server(root=[unrezzed("test-asset-4", advancement=2)]),
                remote_2=server(root=[unrezzed("test-asset-2", advancement=2)]))  # fmt: skip
    t = automa({"do": "advance", "at": "+A"}, corp=corp)
    assert (t.tokens("test-asset-4"), t.tokens("test-asset-2")) == (3, 2)


@rule("CA-59")
def test_CA_59_the_card_with_fewest_tokens_wherever_it_is():
    corp = side(
        remote_1=server(root=[unrezzed("test-asset-4", advancement=2)]), remote_2=server(root=["test-asset-2"])
    )
    t = automa({"do": "advance", "at": "-A"}, corp=corp)
    assert (t.tokens("test-asset-4"), t.tokens("test-asset-2")) == (2, 1)
    t = automa({"do": ICE, "at": "+A"}, corp=corp, ice=["enigma"])
    assert t.zone("remote-1/ice") == ["enigma"]


@rule("CA-56", "CA-57", "OR-30")
@pytest.mark.parametrize(("at", "zone", "discarded"), [
    ("-R", "remote-2/root", []), ("+R", "remote-1/root", ["test-asset-4"]), ("new", "remote-3/root", []),
])  # fmt: skip
def test_T_51_the_emptiest_the_fullest_and_a_new_remote(at, zone, discarded):
    """CA-56, CA-57."""
    corp = side(remote_1=server(root=["test-asset-4", "test-asset-2"]), remote_2=server(root=["test-asset-0"]))
    t = automa({"do": RESOURCE, "at": at}, corp=corp, re=["test-asset-7"])
    assert "test-asset-7" in t.zone(zone)
    assert t.corp.pile == discarded


@rule("OR-31")
def test_OR_31_at_the_limit_a_new_remote_is_the_emptiest():
    corp = side(remote_1=server(root=["test-asset-4", "test-asset-2"]), remote_2=server(root=["test-asset-0"]))
    t = automa({"do": RESOURCE, "at": "new"}, corp=corp, re=["test-upgrade-7"], params={"max_remotes": 2})
    assert "test-upgrade-7" in t.zone("remote-2/root")


@rule("OR-31")
def test_OR_31_remote_numbers_are_never_used_again():
    corp = side(remote_1=server(), remote_2=server(root=["test-asset-0"]))
    t = automa({"do": RESOURCE, "at": "new"}, corp=corp, re=["test-upgrade-7"])
    assert t.where("test-upgrade-7") == "remote-3/root"


@rule("CA-61")
def test_T_52_the_first_install_order_opens_remote_1_and_an_advance_fails():
    """CA-61."""
    t = automa({"do": "advance", "at": "+A", "else": {"do": "refill"}})
    assert len(t.corp.hand) == 1
    t = automa({"do": RESOURCE, "at": "+R"}, re=["test-asset-4"])
    assert t.where("test-asset-4") == "remote-1/root"
    order = {"do": RESOURCE, "at": "remote:2", "else": {"do": "refill"}}
    t = automa(order, corp=side(remote_1=server(root=["test-asset-2"])), re=["test-asset-4"])
    assert (pile(t, "re-pile"), len(t.corp.hand)) == (["test-asset-4"], 1)


# Behaviour


def behaves(side_a, side_b, left=1, **options):
    clicks = [CREDIT] * (3 - left) + [FAILS] * left
    options.setdefault("corp", side(credits=5))
    return automa(clicks, bottom=BEHAVIOUR, behaviours=behaviour(side_a, side_b), **options)


REFILL = {"do": "refill"}
NEVER = {"do": "refill", "if": {"turn_ge": 1000}}
HUNT = {"do": "trash_resource"}


@rule("CA-14", "CA-64", "CA-65")
def test_T_53_the_card_is_turned_over_after_each_action():
    """CA-14, CA-64, CA-65."""
    t = behaves([REFILL, HUNT], [{"do": "refill", "n": 2}, HUNT], left=2)
    assert (len(t.corp.hand), the(t).side) == (3, 0)
    assert told(t).count("CA-64") >= 2


@rule("CA-65")
def test_CA_65_reading_restarts_on_the_other_side():
    t = behaves([REFILL], [NEVER, {"do": "refill", "n": 2}], left=1)
    assert (len(t.corp.hand), the(t).side) == (1, 1)


@rule("CA-66", "OR-34")
def test_T_54_if_nothing_works_on_one_side_the_other_is_tried():
    """CA-66, OR-34."""
    t = behaves([NEVER, HUNT], [NEVER, REFILL])
    assert (len(t.corp.hand), the(t).side) == (1, 0)


@rule("CA-67")
def test_T_55_if_nothing_works_at_all_clicks_are_credits():
    """CA-67."""
    t = behaves([NEVER], [HUNT], left=2)
    assert (t.corp.credits, the(t).side) == (8, 0)


@rule("OR-34")
def test_OR_34_an_action_of_three_clicks_needs_three():
    purge = {"do": "purge", "clicks": 3}
    for left, done in ((2, False), (3, True)):
        t = behaves([purge], [NEVER], left=left, runner=runner(rig=[rezzed("datasucker", virus=2)]))
        assert (t.counter("datasucker", "virus") == 0) == done


@rule("CA-63", "OR-33")
def test_T_56_stratagems_that_cannot_be_played_go_under_es():
    """CA-63, OR-33."""
    t = automa({"do": "stratagem"}, corp=side(credits=5), es=["test-only-tagged", "hedge-fund", "sea-source"],
               behaviours=behaviour([REFILL], [REFILL]))  # fmt: skip
    assert (pile(t, "es-pile"), t.corp.credits) == (["sea-source", "test-only-tagged"], 9)
    assert t.state.knows[t.card("test-only-tagged")] == 0


@rule("OR-33")
@pytest.mark.parametrize(("look", "played"), [(3, True), (2, False)])
def test_OR_33_only_so_many_cards_are_looked_at(look, played):
    t = automa({"do": "stratagem"}, corp=side(credits=5), es=["test-only-tagged", "sea-source", "hedge-fund"],
               behaviours=behaviour([REFILL], [REFILL]), params={"stratagem_look": look})  # fmt: skip
    assert (t.corp.pile == ["hedge-fund"]) == played


@rule("CA-63")
def test_CA_63_only_cards_of_the_wanted_kind():
    there = runner(grip=["sure-gamble"] * 5, tags=1)
    t = automa({"do": "stratagem", "want": "damage"}, corp=side(credits=9), runner=there,
               es=["hedge-fund", "scorched-earth"], behaviours=behaviour([REFILL], [REFILL]))  # fmt: skip
    assert (t.corp.pile, len(t.runner.hand), pile(t, "es-pile")) == (["scorched-earth"], 1, ["hedge-fund"])


@rule("OR-33", "CA-63")
@pytest.mark.parametrize(("servers", "zone"), [
    ({"remote_1": server(ice=["enigma"], root=["test-asset-4"]),
      "remote_2": server(root=[unrezzed("test-asset-2", advancement=1)])}, "remote-2/root"),
    ({"remote_1": server(ice=["enigma"]), "remote_2": server(ice=["enigma", "enigma"])}, "remote-2/root"),
    ({}, "hq/root"),
])  # fmt: skip
def test_OR_33_an_upgrade_among_the_stratagems_is_installed(servers, zone):
    """CA-63."""
    t = automa(
        {"do": "stratagem"}, corp=side(**servers), es=["test-upgrade-7"], behaviours=behaviour([REFILL], [REFILL])
    )
    assert t.where("test-upgrade-7") == zone
    assert not t.is_rezzed("test-upgrade-7")


@rule("CA-65")
def test_CA_65_the_view_shows_behaviour_and_side():
    t = behaves([REFILL], [REFILL])
    assert (t.runner.view["automa"]["behaviour"], t.runner.view["automa"]["side"]) == ("test-0", "b")


@rule("CA-72")
@pytest.mark.parametrize(("runner_credits", "bid"), [(4, 3), (6, 0)])
def test_T_57_the_corp_bids_what_the_runner_cannot_match_within_its_budget(runner_credits, bid):
    """CA-72."""
    there = runner(credits=runner_credits, rig=["access-to-globalsec"])
    t = automa({"do": "operation"}, corp=side(credits=8), runner=there, op=["test-tracer"])
    assert t.asked == ("runner", "link")
    assert t.corp.credits == 8 - bid
    assert t.says("traces", "runner")[0]["n"] == 3 + bid


# Conditions


CONDITIONS = [
    ({"credits_lt": 6}, True), ({"credits_lt": 5}, False), ({"credits_ge": 5}, True), ({"credits_ge": 6}, False),
    ({"turn_ge": 1}, True), ({"turn_ge": 2}, False), ({"my_points_ge": 1}, True), ({"my_points_ge": 2}, False),
    ({"their_points_ge": 2}, True), ({"their_points_ge": 3}, False), ({"hq_lt": 2}, True), ({"hq_lt": 1}, False),
    ({"ice_left_ge": 1}, True), ({"ice_left_ge": 2}, False), ({"re_left_ge": 2}, True), ({"re_left_ge": 3}, False),
    ({"es_left_ge": 3}, True), ({"es_left_ge": 4}, False), ({"remotes_lt": 2}, True), ({"remotes_lt": 1}, False),
    ({"remotes_ge": 1}, True), ({"remotes_ge": 2}, False), ({"tagged": True}, True), ({"tagged": False}, False),
    ({"tags_ge": 2}, True), ({"tags_ge": 3}, False), ({"virus_ge": 2}, True), ({"virus_ge": 3}, False),
    ({"grip_le": 1}, True), ({"grip_le": 0}, False), ({"tokens_ge": 4}, True), ({"tokens_ge": 5}, False),
    ({"bare": "hq"}, True), ({"bare": "rd"}, False), ({"bare": "remote:1"}, True),
    ({"weak": "hq"}, True), ({"weak": "rd"}, True), ({"weak": "archives"}, False),
    ({"credits_ge": 5, "tagged": False}, False), ({"any": [{"tags_ge": 9}, {"credits_ge": 1}]}, True),
    ({"all": [{"tags_ge": 9}, {"credits_ge": 1}]}, False), ({"not": {"tags_ge": 9}}, True),
]  # fmt: skip


@pytest.mark.parametrize(("condition", "holds"), CONDITIONS)
def test_conditions_of_the_corps_cards(condition, holds):
    """Section 4B."""
    corp = side(hq=["enigma"], scored=["test-agenda-3"], rd_server=server(ice=["hunter"]),
                archives_server=server(ice=["hunter", "enigma"]),
                remote_1=server(root=[unrezzed("test-asset-4", advancement=4)]))  # fmt: skip
    other = runner(grip=["sure-gamble"], tags=2, stolen=["nisei-mk-ii"], rig=[rezzed("datasucker", virus=2)])
    click = {"do": "credit", "n": 3, "if": condition, "else": {"do": "credit"}}
    t = automa(click, corp=corp, runner=other, ice=["enigma"],
               re=["enigma"] * 2, es=["enigma"] * 3, x=9, behaviours=behaviour([REFILL], [REFILL]))  # fmt: skip
    assert t.corp.credits == (8 if holds else 6)


# The human's part


@rule("CA-62", "OR-32")
def test_CA_62_the_human_may_replace_a_click_only_if_the_game_says_so():
    """OR-32: one click a turn."""
    assert automa([CREDIT] * 3).asked == ("runner", "action")
    t = automa([CREDIT, CREDIT, FAILS], corp=side(credits=0), params={"human_override": True})
    assert t.asked == ("runner", "automa-click")
    answer(t.state, "automa-as-printed")
    answer(t.state, "automa-instead refill")
    assert t.asked == ("runner", "action")
    assert (t.corp.credits, len(t.corp.hand)) == (2, 1)


@rule("CA-79")
def test_CA_79_a_click_may_order_to_trash_a_resource():
    there = runner(tags=1, rig=["access-to-globalsec", "armitage-codebusting"])
    t = automa({"do": "trash_resource"}, corp=side(credits=3), runner=there)
    t.settles()
    assert (t.runner.rig, t.corp.credits) == (["armitage-codebusting"], 1)
    t = automa({"do": "trash_resource", "else": {"do": "refill"}}, corp=side(credits=1), runner=there)
    assert (len(t.runner.rig), len(t.corp.hand)) == (2, 1)


def test_use_asset_takes_the_best_click_ability():
    corp = side(
        credits=0, remote_1=server(root=[rezzed("test-mine-2")]), remote_2=server(root=[rezzed("test-mine-3")])
    )
    assert automa({"do": "use_asset"}, corp=corp).corp.credits == 3
    t = automa({"do": "use_asset", "else": {"do": "refill"}})
    assert len(t.corp.hand) == 1
