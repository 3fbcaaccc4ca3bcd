"""Ice, operations and stratagems (T-35 to T-48, T-85)."""

from __future__ import annotations

import pytest

from jackin.netrunner.automa.table import STANDARD
from tests.netrunner.automa.corp_kit import CREDIT, FAILS, automa, behaviour, ends_turn, pile, side, the, told
from tests.netrunner.scenario import faceup, rezzed, runner, server, unrezzed
from tests.rule import rule

OPERATION = {"do": "operation"}
REFILL = {"do": "refill"}

# Ice


@rule("CA-43", "CA-20")
def test_T_35_ice_pays_for_what_already_stands_there():
    """CA-43, CA-20."""
    click = {"do": "install_ice", "at": "hq", "else": REFILL}
    for credits, ice in ((1, ["enigma", "hunter"]), (2, ["enigma", "hunter", "wall-of-static"])):
        t = automa(
            click, corp=side(credits=credits, hq_server=server(ice=["enigma", "hunter"])), ice=["wall-of-static"]
        )
        assert t.zone("hq/ice") == ice
        assert (t.corp.credits, len(t.corp.hand)) == ((1, 1) if credits == 1 else (0, 0))


@rule("OR-22")
def test_OR_22_a_game_may_waive_the_install_cost_of_ice():
    click = {"do": "install_ice", "at": "hq"}
    corp = side(credits=1, hq_server=server(ice=["enigma", "hunter"]))
    t = automa(click, corp=corp, ice=["wall-of-static"], params={"ice_install_cost": False})
    assert (len(t.zone("hq/ice")), t.corp.credits) == (3, 1)


@rule("CA-46", "OR-23")
def test_T_36_ice_that_cannot_be_paid_is_exchanged_unseen():
    """CA-46, OR-23."""
    corp = side(credits=4, hq=["test-asset-0"], hq_server=server(ice=["test-dear-ice"]))
    t = automa(FAILS, corp=corp, ice=["test-cheap-ice", "test-plain-ice", "test-plain-ice"], turn="runner")
    before = t.runner.view["servers"][0]["ice"]
    t.runner.runs("hq").leaves()
    t.settles()
    assert t.zone("hq/ice") == ["test-cheap-ice"]
    assert not t.is_rezzed("test-cheap-ice")
    assert sorted(pile(t, "ice-pile")) == ["test-dear-ice", "test-plain-ice", "test-plain-ice"]
    assert t.runner.view["servers"][0]["ice"] == before
    assert t.corp.credits == 4
    assert t.says("automa-lacks-credits", "runner") == [{"seat": "corp", "rule": "CA-46"}]
    assert not any("ice" in str(args.get("card")) for key in t.log("runner") for args in t.says(key, "runner"))


@rule("OR-23")
@pytest.mark.parametrize(("params", "ice"), [({"swap_unaffordable_ice": False}, ["enigma"]), ({}, [])])
def test_OR_23_without_ice_in_the_pile_or_by_parameter_it_stays(params, ice):
    corp = side(credits=4, hq=["test-asset-0"], hq_server=server(ice=["test-dear-ice"]))
    t = automa(FAILS, corp=corp, ice=ice, params=params, turn="runner")
    t.runner.runs("hq").leaves()
    t.settles()
    assert t.zone("hq/ice") == ["test-dear-ice"]


@rule("CA-47", "CA-76", "OR-24")
@pytest.mark.parametrize(
    ("on", "ice"), [(True, ["test-plain-ice", "test-shy-ice"]), (False, ["test-shy-ice", "test-plain-ice"])]
)
def test_T_37_ice_trades_places_for_its_preference(on, ice):
    """CA-47, CA-76, OR-24."""
    corp = side(hq=["test-asset-0"], hq_server=server(ice=["test-shy-ice", rezzed("test-plain-ice")]))
    t = automa(FAILS, corp=corp, params={"reposition_ice": on}, turn="runner")
    t.runner.runs("hq").leaves()
    t.settles()
    assert t.zone("hq/ice") == ice
    assert t.is_rezzed("test-shy-ice")
    assert t.is_rezzed("test-plain-ice")


@rule("CA-47")
def test_CA_47_failing_that_with_ice_of_another_remote():
    other = server(ice=[rezzed("test-plain-ice"), rezzed("test-cheap-ice")], root=["test-asset-2"])
    corp = side(remote_1=server(ice=["test-shy-ice"], root=["test-asset-4"]), remote_2=other)
    t = automa(FAILS, corp=corp, turn="runner")
    t.runner.runs("remote-1").leaves()
    t.settles()
    assert (t.zone("remote-1/ice"), t.zone("remote-2/ice")) == (
        ["test-cheap-ice"],
        ["test-plain-ice", "test-shy-ice"],
    )


@rule("CA-45", "CA-75")
@pytest.mark.parametrize(("root", "is_rezzed"), [((), False), (("test-asset-4",), True)])
def test_T_38_ice_before_an_empty_remote_is_not_rezzed(root, is_rezzed):
    """CA-45, CA-75."""
    t = automa(FAILS, corp=side(credits=3, remote_1=server(ice=["test-plain-ice"], root=root)), turn="runner")
    t.runner.runs("remote-1")
    t.settles()
    assert t.is_rezzed("test-plain-ice") == is_rezzed
    assert t.corp.credits == (0 if is_rezzed else 3)


@rule("CA-75")
@pytest.mark.parametrize(("credits", "is_rezzed"), [(7, False), (8, True)])
def test_CA_75_ice_on_archives_leaves_five_credits(credits, is_rezzed):
    t = automa(FAILS, corp=side(credits=credits, archives_server=server(ice=["test-plain-ice"])), turn="runner")
    t.runner.runs("archives")
    t.settles()
    assert t.is_rezzed("test-plain-ice") == is_rezzed


@rule("CA-75")
@pytest.mark.parametrize(("rig", "is_rezzed"), [(["yog-0"], False), (["gordian-blade"], True), ([], True)])
def test_CA_75_ice_that_is_broken_for_nothing_is_not_rezzed(rig, is_rezzed):
    corp = side(credits=9, hq=["test-asset-0"], hq_server=server(ice=["enigma"]))
    t = automa(FAILS, corp=corp, runner=runner(rig=rig), turn="runner")
    t.runner.runs("hq")
    t.settles()
    assert t.is_rezzed("enigma") == is_rezzed


@rule("CA-75")
@pytest.mark.parametrize(
    ("credits", "inner", "is_rezzed"),
    [(5, "wall-of-static", False), (6, "wall-of-static", True), (5, "test-plain-ice", True), (3, "archer", True)],
)
def test_CA_75_ice_that_does_not_end_the_run_leaves_the_means_for_inner_ice_that_does(credits, inner, is_rezzed):
    """Only if the inner ice ends the run, and could be paid for at all."""
    corp = side(credits=credits, hq=["test-asset-0"], hq_server=server(ice=[inner, "test-toll-ice"]))
    t = automa(FAILS, corp=corp, turn="runner")
    t.runner.runs("hq")
    t.settles()
    assert t.is_rezzed("test-toll-ice") == is_rezzed


@rule("CA-70")
def test_CA_70_no_agenda_is_forfeited_to_rez():
    corp = side(credits=9, hq=["test-asset-0"], scored=["test-agenda-3"], hq_server=server(ice=["archer"]))
    t = automa(FAILS, corp=corp, ice=["test-cheap-ice"], turn="runner")
    t.runner.runs("hq")
    t.settles()
    assert t.corp.scored == ["test-agenda-3"]
    assert t.zone("hq/ice") == ["test-cheap-ice"]


# Operations


@rule("CA-48")
@pytest.mark.parametrize(("level", "credits"), [("standard", 9), ("easy", 14), ("hard", 14)])
def test_T_39_only_standard_pays_for_operations(level, credits):
    """CA-48."""
    t = automa(OPERATION, corp=side(credits=5), op=["hedge-fund"], level=level)
    assert (t.corp.credits, t.corp.pile) == (credits, ["hedge-fund"])


@rule("CA-49", "OR-26")
def test_T_40_an_operation_that_is_too_dear_becomes_money_by_an_asset():
    """CA-49."""
    corp = side(credits=3, remote_1=server(root=[rezzed("test-mine-2")]))
    t = automa({**OPERATION, "else": REFILL}, corp=corp, op=["hedge-fund", "sea-source"])
    assert (t.corp.credits, t.corp.hand) == (5, [])
    assert pile(t, "op-pile") == ["sea-source", "hedge-fund"]
    assert ("CA-49" in told(t), "CA-78" in told(t)) == (True, False)


@rule("CA-49")
def test_T_41_without_such_an_asset_it_is_one_credit():
    """CA-49."""
    t = automa({**OPERATION, "else": REFILL}, corp=side(credits=3), op=["hedge-fund"])
    assert (t.corp.credits, t.corp.hand, pile(t, "op-pile")) == (4, [], ["hedge-fund"])


@rule("CA-50", "OR-27")
def test_T_42_an_operation_whose_condition_is_not_met_brings_a_credit():
    """CA-50, OR-27."""
    t = automa(OPERATION, corp=side(credits=5), op=["test-only-tagged", "hedge-fund"])
    assert (t.corp.credits, pile(t, "op-pile")) == (6, ["hedge-fund", "test-only-tagged"])


@rule("CA-50", "OR-27")
def test_CA_50_an_operation_that_was_legal_but_fruitless_brings_a_credit():
    """OR-27: a trace that the Runner's link beats; it is paid for and goes to Archives."""
    t = automa(
        OPERATION, corp=side(credits=0), runner=runner(credits=0, rig=["access-to-globalsec"]), op=["test-tagger"]
    )
    t.settles()
    assert (t.corp.credits, t.corp.pile, t.runner.tags) == (1, ["test-tagger"], 0)


@rule("CA-50")
def test_CA_50_one_that_brought_something_brings_no_credit():
    t = automa(OPERATION, corp=side(credits=0), runner=runner(credits=0), op=["test-tagger"])
    t.settles()
    assert (t.corp.credits, t.runner.tags) == (0, 1)


@rule("CA-51", "CA-52")
def test_T_43_an_extra_click_skips_the_next_printed_one():
    """CA-51, CA-52: the top of RE in a new remote with 3 tokens."""
    t = automa([OPERATION, CREDIT, REFILL], corp=side(credits=0), op=["test-mushin"], re=["test-asset-4"])
    assert (t.where("test-asset-4"), t.tokens("test-asset-4")) == ("remote-1/root", 3)
    assert (t.corp.credits, len(t.corp.hand)) == (0, 1)
    assert t.corp.pile == ["test-mushin"]


@rule("OR-28")
def test_OR_28_a_leftover_click_is_taken_before_a_printed_one():
    t = automa([FAILS, OPERATION, REFILL], corp=side(credits=0), op=["test-mushin"], re=["test-asset-4"])
    assert (t.tokens("test-asset-4"), len(t.corp.hand), t.corp.credits) == (3, 1, 0)


@rule("CA-51", "CA-55")
def test_T_44_on_the_last_click_another_card_is_revealed():
    """CA-51, CA-55."""
    t = automa(
        [REFILL, REFILL, OPERATION], corp=side(credits=5), op=["test-mushin", "hedge-fund"], re=["test-asset-4"]
    )
    assert (t.corp.credits, pile(t, "op-pile")) == (9, ["test-mushin"])
    assert pile(t, "re-pile") == ["test-asset-4"]


@rule("CA-55")
def test_CA_55_if_every_card_needs_a_click_that_is_not_there_the_click_fails():
    t = automa({**OPERATION, "else": REFILL}, op=["test-mushin", "test-mitosis"], re=["test-asset-4"])
    assert (len(t.corp.hand), pile(t, "op-pile")) == (1, ["test-mushin", "test-mitosis"])


@rule("CA-53", "OR-29")
def test_T_45_cards_of_rd_are_installed_and_others_are_routed():
    """CA-53, OR-29."""
    rd = ["hedge-fund"] * 3 + ["test-agenda-4", "test-asset-4", "sea-source"]
    t = automa([OPERATION, FAILS, FAILS], corp=side(rd=rd), op=["test-mitosis"])
    assert pile(t, "op-pile") == ["sea-source"]
    assert (t.where("test-asset-4"), t.where("test-agenda-4")) == ("remote-1/root", "remote-2/root")
    assert (t.tokens("test-asset-4"), t.tokens("test-agenda-4")) == (2, 2)


@rule("OR-29")
def test_OR_29_at_most_five_cards_of_rd_are_looked_at():
    t = automa([OPERATION, FAILS, FAILS], corp=side(rd=["test-asset-4", *["enigma"] * 6]), op=["test-mitosis"])
    assert (t.corp.deck, len(pile(t, "ice-pile"))) == (["test-asset-4", "enigma"], 5)


@rule("CA-52", "OR-29")
def test_T_46_at_the_limit_of_remotes_the_older_card_makes_room():
    """CA-52, OR-29."""
    corp = side(remote_1=server(root=["test-asset-4", "test-asset-2"]))
    t = automa(
        [OPERATION, FAILS, FAILS], corp=corp, op=["test-mushin"], re=["test-asset-0"], params={"max_remotes": 1}
    )
    assert t.zone("remote-1/root") == ["test-asset-2", "test-asset-0"]
    assert t.tokens("test-asset-0") == 3
    assert sorted(t.corp.pile) == ["test-asset-4", "test-mushin"]


@rule("CA-54")
@pytest.mark.parametrize("left", [1, 2])
def test_T_47_a_stratagem_needs_its_extra_click_too(left):
    """CA-54."""
    cards = behaviour([{"do": "stratagem"}], [{"do": "credit"}])
    clicks = [CREDIT] * (3 - left) + [FAILS] * left
    t = automa(clicks, corp=side(credits=5), es=["test-mushin", "hedge-fund"], re=["test-asset-4"],
               bottom={"do": "behaviour"}, behaviours=cards)  # fmt: skip
    if left == 1:
        assert (pile(t, "es-pile"), t.corp.credits) == (["test-mushin"], 11)
    else:
        assert (pile(t, "es-pile"), t.corp.credits, t.tokens("test-asset-4")) == (["hedge-fund"], 6, 3)


@rule("OR-15")
def test_T_48_what_was_installed_with_x_tokens_is_revealed_next_turn():
    """OR-15."""
    t = automa([OPERATION, FAILS, FAILS], op=["test-mushin"], re=["test-agenda-3"], x=3)
    assert (t.where("test-agenda-3"), t.tokens("test-agenda-3")) == ("remote-1/root", 3)
    ends_turn(t)
    assert t.corp.scored == ["test-agenda-3"]


@rule("OR-25")
def test_OR_25_x_is_what_the_corp_has_and_only_standard_spends_it():
    for level, credits in (("standard", 0), ("hard", 2)):
        corp = side(credits=2, remote_1=server(root=["test-agenda-5"]))
        t = automa(OPERATION, corp=corp, runner=runner(tags=3), op=["psychographics"], level=level)
        assert (t.tokens("test-agenda-5"), t.corp.credits) == (2, credits)


@rule("OR-11")
def test_OR_11_a_game_may_recycle_played_operations():
    t = automa(OPERATION, corp=side(credits=5), op=["hedge-fund"], params={"recycle_played_ops": True})
    assert (pile(t, "op-pile"), t.corp.pile, t.corp.credits) == (["hedge-fund"], [], 9)


@rule("CA-25", "CA-68")
def test_T_85_drawing_by_an_operation_is_refilling():
    """CA-25, CA-68."""
    hq = ["enigma", "test-agenda-4", "test-asset-0", "test-asset-2", "test-asset-4"]
    t = automa(OPERATION, corp=side(hq=hq, rd=["hunter"] * 5), op=["test-tip"])
    assert t.corp.hand == ["test-asset-0", "test-asset-2", "test-asset-4", "hunter", "hunter"]
    assert (pile(t, "ice-pile"), t.corp.scored) == (["enigma"], ["test-agenda-4"])


@rule("CA-68")
def test_CA_68_shipment_installs_from_re():
    t = automa(OPERATION, corp=side(hq=["test-agenda-5"]), op=["shipment-from-mirrormorph"],
               re=["test-asset-4", "test-upgrade-2", "test-asset-2"])  # fmt: skip
    assert t.zone("remote-1/root") == ["test-upgrade-2", "test-asset-2"]
    assert t.corp.hand == ["test-agenda-5"]
    assert sorted(t.corp.pile) == ["shipment-from-mirrormorph", "test-asset-4"]


@rule("CA-68")
def test_CA_68_cards_come_back_from_archives_as_printed():
    t = automa(OPERATION, corp=side(archives=[faceup("hunter"), faceup("test-dear-ice")]), op=["archived-memories"])
    assert t.corp.hand == ["test-dear-ice"]


@rule("CA-68")
def test_CA_68_rd_is_searched_as_printed():
    corp = side(
        rd=["hedge-fund"] * 5 + ["test-agenda-5", "enigma"],
        remote_1=server(root=[unrezzed("test-agenda-3", advancement=4)]),
    )
    t = automa([{"do": "advance", "at": "+A"}, OPERATION, FAILS], corp=corp, op=["aggressive-negotiation"])
    assert len(t.corp.hand) == 1
    assert told(t).count("CA-69") == 1
    assert the(t).level == STANDARD
