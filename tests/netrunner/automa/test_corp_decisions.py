"""What the Corp automa decides by itself (T-86 to T-90, CA-68 to CA-81)."""

from __future__ import annotations

import pytest

from jackin.kernel.rng import Dice
from jackin.netrunner import GAME, setup
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.shown.log import lines
from jackin.netrunner.words import HQ_CARDS, OP_PILE, RUNNER, ZONES
from tests.netrunner.automa.corp_kit import CREDIT, FAILS, automa, ends_turn, pile, side, told
from tests.netrunner.scenario import rezzed, runner, server, unrezzed
from tests.rule import rule

OPERATION = {"do": "operation"}


@rule("CA-69", "CA-70", "CA-71", "RA-51")
def test_T_86_the_only_breaker_of_its_type_is_worth_most():
    """CA-69, CA-70, CA-71."""
    t = automa(OPERATION, runner=runner(rig=["corroder", "medium"]), op=["test-wet-work"])
    t.settles()
    assert t.runner.rig == ["medium"]
    t = automa(OPERATION, runner=runner(rig=["corroder", "aurora", "magnum-opus"]), op=["test-wet-work"])
    t.settles()
    assert t.runner.rig == ["corroder", "aurora"]


@rule("CA-71")
def test_CA_71_a_mode_that_wins_comes_before_one_that_is_worth_more():
    for grip, credits, winner in ((2, 5, None), (1, 5, "corp")):
        t = automa(OPERATION, corp=side(credits=5), runner=runner(grip=["sure-gamble"] * grip), op=["test-mode"])
        t.settles()
        assert t.winner == winner
        assert t.corp.credits == credits


@rule("CA-73")
@pytest.mark.parametrize(("credits", "left"), [(7, 3), (6, 6)])
def test_T_87_income_assets_are_rezzed_at_the_end_of_the_runners_turn(credits, left):
    """CA-73."""
    t = automa(
        [FAILS] * 3, corp=side(credits=credits, remote_1=server(root=["test-income"])), turn="runner", bottom=CREDIT
    )
    t.runner.takes_credit().takes_credit().takes_credit()
    assert not t.is_rezzed("test-income")
    ends_turn(t)
    assert t.is_rezzed("test-income") == (credits == 7)
    assert t.corp.credits == left + 3 + (1 if credits == 7 else 0)


@rule("CA-73", "OR-18")
def test_CA_73_the_reserve_is_a_parameter_and_so_is_the_rule():
    corp = side(credits=6, remote_1=server(root=["test-income"]))
    for params, is_rezzed in (({"rez_reserve": 2}, True), ({"rez_reserve": 2, "asset_rez": "reveal_only"}, False)):
        t = automa([FAILS] * 3, corp=corp, params=params, turn="runner")
        ends_turn(t)
        assert t.is_rezzed("test-income") == is_rezzed


@rule("CA-73")
def test_CA_73_the_cheapest_comes_first_and_other_assets_stay_down():
    corp = side(credits=5, remote_1=server(root=["test-income"]), remote_2=server(root=["test-mine-2", "snare"]))
    t = automa([FAILS] * 3, corp=corp, turn="runner")
    ends_turn(t)
    assert (t.is_rezzed("test-mine-2"), t.is_rezzed("test-income"), t.is_rezzed("snare")) == (True, False, False)


@rule("CA-74", "CA-77")
@pytest.mark.parametrize("attacked", ["remote-1", "remote-2"])
def test_T_88_an_upgrade_that_affects_the_run_is_rezzed(attacked):
    """CA-74, CA-77."""
    corp = side(
        credits=2, remote_1=server(root=["test-tax", "test-agenda-3"]), remote_2=server(root=["test-asset-4"])
    )
    t = automa(FAILS, corp=corp, turn="runner")
    t.runner.runs(attacked)
    if attacked == "remote-1":
        while t.asked != ("runner", "access"):
            assert t.let_pass()
    else:
        t.runner.leaves()
    assert t.is_rezzed("test-tax") == (attacked == "remote-1")
    assert t.corp.credits == (0 if attacked == "remote-1" else 2)


@rule("CA-74")
def test_CA_74_upgrades_for_ice_are_rezzed_while_there_is_ice_to_meet():
    corp = side(credits=9, remote_1=server(ice=["wall-of-static"], root=["experiential-data", "test-agenda-3"]))
    t = automa(FAILS, corp=corp, turn="runner")
    t.runner.runs("remote-1")
    t.settles()
    assert (t.is_rezzed("experiential-data"), t.is_rezzed("wall-of-static")) == (True, True)
    t = automa(FAILS, corp=side(credits=9, remote_1=server(root=["experiential-data"])), turn="runner")
    t.runner.runs("remote-1").leaves()
    assert not t.is_rezzed("experiential-data")


@rule("CA-77")
def test_CA_77_abilities_that_do_damage_are_used():
    t = automa(FAILS, corp=side(credits=2, remote_1=server(root=[rezzed("test-sting")])),
               runner=runner(grip=["sure-gamble"] * 5), turn="runner")  # fmt: skip
    t.runner.takes_credit()
    t.settles()
    assert (t.corp.credits, len(t.runner.hand)) == (0, 3)


@rule("CA-77")
@pytest.mark.parametrize(
    ("root", "ends"), [([unrezzed("test-asset-4", advancement=2)], True), (["test-asset-4"], False)]
)
def test_CA_77_a_run_is_ended_before_a_theft(root, ends):
    corp = side(remote_1=server(root=root))
    t = automa(FAILS, corp=corp, turn="runner")
    nisei(t)
    t.runner.runs("remote-1")
    t.settles()
    assert (t.run is None) == ends
    assert (t.counter("nisei-mk-ii", "agenda") == 0) == ends


@rule("CA-77")
@pytest.mark.parametrize(("tokens", "used"), [(2, True), (0, False)])
def test_CA_77_ice_is_braced_before_what_has_been_paid_for(tokens, used):
    root = [rezzed("corporate-troubleshooter"), unrezzed("test-asset-4", advancement=tokens)]
    corp = side(credits=4, remote_1=server(ice=[rezzed("wall-of-static")], root=root))
    t = automa(FAILS, corp=corp, turn="runner", runner=runner(rig=["corroder"], credits=3))
    t.runner.runs("remote-1")
    t.settles()
    assert (t.corp.credits == 0) == used
    assert (t.strength("wall-of-static") == 7) == used


@rule("CA-77")
def test_CA_77_a_card_is_kept_from_being_exposed():
    corp = side(credits=2, remote_1=server(root=["zaibatsu-loyalty", unrezzed("test-agenda-3")]))
    t = automa(FAILS, corp=corp, turn="runner", runner=runner(grip=["infiltration"]))
    t.runner.plays("infiltration").says("expose").picks("test-agenda-3")
    t.settles()
    assert (t.is_rezzed("zaibatsu-loyalty"), t.corp.credits) == (True, 1)


@rule("CA-78")
@pytest.mark.parametrize(("root", "used"), [([], True), (["test-asset-4"], False)])
def test_CA_78_only_ice_that_guards_nothing_is_sold(root, used):
    corp = side(credits=0, remote_1=server(ice=[rezzed("ice-wall")], root=root),
                remote_2=server(root=[rezzed("security-subcontract")]))  # fmt: skip
    t = automa({"do": "use_asset"}, corp=corp)
    t.settles()
    assert (t.corp.credits == 4) == used
    assert ("ice-wall" in t.corp.pile) == used


def nisei(t):
    """A scored Nisei MK II with its counter."""
    from jackin.netrunner.rules.pools import place
    from jackin.netrunner.words import AGENDA_COUNTER, ALL_KNOW, CORP_SCORE
    from tests.netrunner.scenario import lay, put

    card = lay(t.state, put("nisei-mk-ii"), CORP_SCORE, ALL_KNOW, True)
    place(t.state, card, AGENDA_COUNTER, 1)


@rule("CA-80")
def test_CA_80_scored_agendas_help_as_far_as_it_is_worth_it():
    corp = side(scored=["astroscript-pilot-program"], remote_1=server(root=["test-agenda-5"]))
    t = automa(CREDIT, corp=corp, play=False)
    t.state.set_counter(t.card("astroscript-pilot-program"), 4, 1)
    from jackin.kernel.machine import advance

    advance(t.state)
    t.settles()
    assert (t.tokens("test-agenda-5"), t.counter("astroscript-pilot-program", "agenda")) == (1, 0)


@rule("CA-62", "CA-78", "CA-79", "CA-80")
def test_T_89_a_click_for_money_uses_an_asset_and_nothing_is_hunted():
    """CA-62, CA-78, CA-79, CA-80."""
    corp = side(credits=4, remote_1=server(root=[rezzed("test-mine-3")]))
    t = automa(FAILS, corp=corp, runner=runner(tags=1, rig=["armitage-codebusting"]))
    t.settles()
    assert (t.corp.credits, t.runner.rig) == (7, ["armitage-codebusting"])
    assert "CA-78" in told(t)


@rule("CA-78")
def test_CA_78_several_leftovers_may_use_an_ability_that_takes_them_all():
    corp = side(credits=0, remote_1=server(root=[rezzed("melange-mining-corp")]))
    assert automa([FAILS] * 3, corp=corp).corp.credits == 7
    assert automa([FAILS] * 3, corp=corp, have=2).corp.credits == 2


@rule("CA-80")
def test_CA_80_private_security_force_is_worth_a_leftover_click():
    corp = side(credits=0, scored=["private-security-force"])
    t = automa(FAILS, corp=corp, runner=runner(tags=1, grip=["sure-gamble"] * 3))
    t.settles()
    assert (t.corp.credits, len(t.runner.hand)) == (0, 2)


@rule("CA-70")
@pytest.mark.parametrize(("credits", "hand"), [(4, 2), (3, 5)])
def test_CA_70_an_ambush_is_used_when_it_is_worth_more_than_it_costs(credits, hand):
    t = automa(FAILS, corp=side(credits=credits, remote_1=server(root=["snare"])),
               runner=runner(grip=["sure-gamble"] * 5), turn="runner")  # fmt: skip
    t.runner.runs("remote-1").leaves()
    assert (len(t.runner.hand), t.runner.tags) == (hand, 1 if hand == 2 else 0)


@rule("CA-70")
def test_CA_70_no_agenda_is_forfeited_for_an_effect():
    hq = ["posted-bounty", "test-asset-0", "test-asset-2", "test-asset-4", "test-asset-7"]
    t = automa({"do": "refill"}, corp=side(hq=hq))
    assert (t.corp.scored, t.runner.tags, t.corp.bad_publicity) == (["posted-bounty"], 0, 0)


@rule("CA-45", "CA-69")
def test_CA_45_ice_is_rezzed_rather_than_trashed():
    """Forged Activation Orders: CA-69 of what it has."""
    for credits, is_rezzed in ((3, True), (2, False)):
        t = automa(FAILS, corp=side(credits=credits, hq_server=server(ice=["wall-of-static"])),
                   runner=runner(grip=["forged-activation-orders"]), turn="runner")  # fmt: skip
        t.runner.plays("forged-activation-orders")
        t.settles()
        assert (t.where("wall-of-static") == "hq/ice") == is_rezzed


@rule("CA-72")
def test_CA_72_the_whole_pool_is_bid_for_what_ends_the_game():
    from jackin.netrunner.dsl import card, meat, new_card, trace

    if "test-last-trace" not in {c.slug for c in CARDS}:
        new_card("test-last-trace", side="corp", type="operation", cost=0)
        card("test-last-trace", play=trace(1, meat(3)))
    there = runner(credits=5, grip=["sure-gamble"])
    t = automa(OPERATION, corp=side(credits=6), runner=there, op=["test-last-trace"])
    assert t.corp.credits == 1
    there = runner(credits=5, grip=["sure-gamble"] * 4)
    t = automa(OPERATION, corp=side(credits=6), runner=there, op=["test-last-trace"])
    assert t.corp.credits == 6


# T-90: what the human is told


HIDDEN = [n for n, name in enumerate(ZONES) if name.endswith("-pile") or name in ("hq", "rd")]


@rule("CA-2", "CA-81")
@pytest.mark.parametrize("pack", ["dash", "veekay"])
def test_T_90_the_human_reads_of_no_card_before_it_is_shown(pack):
    """CA-2, CA-81: and nothing is ever played out of HQ."""
    for seed in range(4):
        s = GAME.new(setup("jinteki", "criminal", automa={"corp": {"pack": pack}}), seed)
        dice = Dice(seed)
        hq = set(s.zones[HQ_CARDS])
        told = {"None", "unknown"}
        while s.ask is not None:
            for card in s.zones[HQ_CARDS]:
                hq.add(card)
            named = {str(m.args.get("card")) for m in lines(s, RUNNER)} | {
                str(m.args.get("other")) for m in lines(s, RUNNER)
            }
            for slug in named - told:
                copies = [c for c in range(len(s.code)) if CARDS[s.code[c]].slug == slug]
                assert CARDS[s.code[copies[0]]].side == RUNNER or ever_seen(s, copies), slug
            told |= named
            GAME.answer(s, s.ask.options[dice.below(len(s.ask.options))])
        sources = [m for m in lines(s, RUNNER) if m.key == "automa-plays"]
        plays = [m for m in lines(s, RUNNER) if m.key == "plays" and m.args["seat"] == "corp"]
        assert len(sources) == len(plays), "every operation came out of a pile"


def ever_seen(s, copies):
    """Some copy was shown to the Runner: now, or before it was shuffled away."""
    return any(s.knows[c] & 2 for c in copies) or any(s.zone[c] in HIDDEN for c in copies)


@rule("CA-81")
def test_CA_81_the_log_gives_a_rule_for_each_step():
    clicks = [
        {"do": "install_ice", "at": "rd"},
        {"do": "install_resource", "at": "new"},
        {"do": "advance", "at": "+A"},
    ]
    t = automa(clicks, ice=["enigma"], re=["test-agenda-3"])
    assert [rule for rule in told(t) if rule.startswith("CA-")] == ["CA-43", "CA-37", "CA-31"]
    assert pile(t, "ice-pile") == []
    assert t.state.zones[OP_PILE] == ()
    assert not [m for m in lines(t.state, RUNNER) if m.args.get("card") in ("enigma", "test-agenda-3")]


@rule("PSI-1", "CA-71")
def test_a_guess_that_no_card_of_the_corp_asks_for_is_answered():
    t = automa([FAILS] * 3, runner=runner(grip=["push-your-luck"], credits=7), turn="runner")
    t.runner.plays("push-your-luck").says(3)
    assert t.runner.credits == 7 - 2 - 3 + 6
