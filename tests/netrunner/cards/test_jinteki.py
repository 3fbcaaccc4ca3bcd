"""The Jinteki cards of the Core Set, clause by clause: identity, agendas, assets and operations."""

from __future__ import annotations

import pytest

from tests.netrunner.cards.corp_props import (
    FIVE,
    Side,
    is_faceup,
    pickable,
    runner_knows,
    scores,
    takes_damage,
    usable,
)
from tests.netrunner.rules.run_props import goes_to
from tests.netrunner.scenario import NO, YES, Table, corp, faceup, rezzed, runner, server, table, unrezzed
from tests.rule import rule

JINTEKI = "jinteki-personal-evolution"


# Jinteki: Personal Evolution


def test_personal_evolution_does_one_net_damage_for_each_agenda_scored():
    t = scores("hostile-takeover", 2, corp={"identity": JINTEKI}, runner=runner(grip=FIVE))
    assert t.asked == ("corp", "order")  # the agenda's own text and the identity, in either order
    t.corp.answers(t.options[0])
    assert (takes_damage(t), t.corp.bad_publicity) == (1, 1)


def test_personal_evolution_does_one_net_damage_for_each_agenda_stolen():
    t = table(
        corp=corp(archives=["hostile-takeover", "breaking-news", "snare"], identity=JINTEKI), runner=runner(grip=FIVE)
    )
    t.runner.runs("archives").accesses("hostile-takeover")
    assert takes_damage(t) == 1
    t.runner.accesses("breaking-news")
    assert takes_damage(t) == 2
    t.settles()
    assert (takes_damage(t), t.runner.points) == (2, 2)


@rule("DMG-10")
def test_personal_evolution_flatlines_a_thief_with_an_empty_grip():
    t = table(corp=corp(hq=["hostile-takeover"], identity=JINTEKI))
    t.runner.runs("hq")
    t.settles()
    assert (t.winner, t.reason) == ("corp", "flatline")


@rule("WIN-6")
def test_personal_evolution_comes_too_late_for_the_last_point_of_either_side():
    t = table(
        corp=corp(hq=["hostile-takeover"], identity=JINTEKI), runner=runner(stolen=["priority-requisition"] * 2)
    )
    t.runner.runs("hq")
    t.settles()
    assert (t.winner, t.reason) == ("runner", "agendas")
    t = scores("hostile-takeover", 2, corp={"identity": JINTEKI, "scored": ["priority-requisition"] * 2})
    assert (t.winner, t.reason) == ("corp", "agendas")


@rule("PREV-1")
def test_personal_evolution_can_be_stopped_by_net_shield_once_a_turn():
    t = table(
        corp=corp(archives=["hostile-takeover", "breaking-news"], identity=JINTEKI),
        runner=runner(grip=FIVE, rig=["net-shield"]),
    )
    t.runner.runs("archives").accesses("hostile-takeover").prevents("net-shield")
    t.settles()  # the second steal: Net Shield is not offered again
    assert (t.runner.points, takes_damage(t), t.runner.credits) == (2, 1, 4)


@rule("DMG-1")
def test_personal_evolution_does_net_damage_for_a_score_too():
    t = scores("breaking-news", 2, corp={"identity": JINTEKI}, runner=runner(grip=FIVE, rig=["net-shield"]))
    t.corp.answers(next(o for o in t.options if JINTEKI in o))
    t.runner.prevents("net-shield")
    assert (takes_damage(t), t.runner.tags) == (0, 2)


# Nisei MK II


@rule("SCORE-3")
def test_nisei_comes_with_one_agenda_counter_when_scored_and_with_none_when_stolen():
    t = scores("nisei-mk-ii", 5)
    assert (t.counter("nisei-mk-ii", "agenda"), t.tokens("nisei-mk-ii"), t.corp.points) == (1, 0, 2)
    t = table(corp=corp(hq=["nisei-mk-ii"]))
    t.runner.runs("hq")
    t.settles()
    assert (t.runner.scored, t.counter("nisei-mk-ii", "agenda")) == (["nisei-mk-ii"], 0)


def at_risk(**more) -> Table:
    """A run on HQ past two ice, the outer one rezzed, with Nisei MK II ready to end it."""
    t = table(
        runner=runner(rig=["test-corp-idler"], grip=FIVE),
        corp=corp(
            hq=["hostile-takeover"], scored=[faceup("nisei-mk-ii", agenda=1)],
            hq_server=server(ice=["wall-of-static", rezzed("hunter")]), **more,
        ),
    )  # fmt: skip
    t.runner.runs("hq")
    return t


WINDOWS = [
    "run/approach_window", "run/rez_window", "encounter/interaction", "run/server_window", "run/last_window",
]  # fmt: skip


@rule("AMB-24", "RUN-7", "COST-7")
@pytest.mark.parametrize("place", WINDOWS)
def test_nisei_ends_the_run_in_every_window_of_it(place: str):
    t = at_risk()
    while True:
        at = next(f"{f.flow.name}/{f.step}" for f in reversed(t.state.stack) if f.flow.name in ("run", "encounter"))
        if at == place and t.asked == ("corp", "window"):
            break
        if t.asked == ("corp", "trace"):
            t.corp.says(0)
            t.runner.says(9 if t.runner.credits > 8 else 3)
        else:
            assert t.let_pass(), f"asked is {t.ask}"
    t.corp.uses("nisei-mk-ii")
    assert (t.run, t.counter("nisei-mk-ii", "agenda"), t.runner.scored) == (None, 0, [])
    assert ("fails" in t.log(), "succeeds" in t.log()) == (True, False)
    assert t.settles().asked == ("runner", "action")


def test_nisei_in_the_last_window_comes_after_the_runner_could_jack_out():
    t = table(
        runner=runner(rig=["test-corp-idler"]),
        corp=corp(hq=["hostile-takeover"], scored=[faceup("nisei-mk-ii", agenda=1)]),
    )
    t.runner.runs("hq")
    goes_to(t, "run/may_jack_out_of_server")
    t.runner.goes_on().passes()
    t.corp.uses("nisei-mk-ii")
    assert (t.run, t.runner.scored) == (None, [])


@rule("ABIL-15")
def test_nisei_cannot_be_used_without_a_run_or_without_a_counter():
    t = table("corp", corp(scored=[faceup("nisei-mk-ii", agenda=1)], remote_1=server(root=["pad-campaign"])))
    t.corp.takes_credit()
    assert not usable(t.corp, "nisei-mk-ii")
    t = table(runner=runner(rig=["test-corp-idler"]), corp=corp(scored=["nisei-mk-ii"], hq=["snare"]))
    t.runner.runs("hq").passes()
    assert not usable(t.corp, "nisei-mk-ii")
    assert t.asked != ("corp", "window")


@rule("SCORE-5")
def test_nisei_in_the_runners_score_area_is_nothing_and_two_copies_stop_two_runs():
    t = table(
        runner=runner(rig=["test-corp-idler"], stolen=[faceup("nisei-mk-ii", agenda=1)]), corp=corp(hq=["snare"])
    )
    t.runner.runs("hq").passes()
    assert t.asked != ("corp", "window")
    two = [faceup("nisei-mk-ii", agenda=1)] * 2
    t = table(runner=runner(rig=["test-corp-idler"]), corp=corp(scored=two, hq=["hostile-takeover"]))
    for _ in two:
        t.runner.runs("hq").passes()
        t.corp.answers(t.options[0])
    t.runner.runs("hq")
    t.settles()
    assert t.runner.scored == ["hostile-takeover"]


# Project Junebug


def junebug(tokens: int, credits: int = 1, **runner_side) -> Table:
    runner_side.setdefault("grip", FIVE)
    bug = unrezzed("project-junebug", advancement=tokens)
    t = table(corp=corp(remote_1=server(root=[bug]), credits=credits), runner=runner(**runner_side))
    t.runner.runs("remote-1")
    return t.settles()


@rule("AMB-45")
@pytest.mark.parametrize("tokens", [1, 2])
def test_junebug_costs_one_and_does_two_net_damage_for_each_token(tokens: int):
    t = junebug(tokens)
    t.corp.says(YES)
    assert (takes_damage(t), t.corp.credits) == (2 * tokens, 0)
    t.runner.trashes()
    assert (t.where("project-junebug"), t.runner.credits) == ("archives", 5)


def test_junebug_can_kill():
    t = junebug(3)
    t.corp.says(YES)
    assert (t.winner, t.reason) == ("corp", "flatline")


@rule("FOREACH-1", "ABIL-15")
@pytest.mark.parametrize(("tokens", "credits"), [(0, 5), (3, 0)], ids=["no token", "no credit"])
def test_junebug_without_a_token_or_a_credit_asks_nothing(tokens: int, credits: int):
    t = junebug(tokens, credits)
    assert (t.asked, takes_damage(t), t.corp.credits) == (("runner", "trash-accessed"), 0, credits)


@rule("ABIL-6")
def test_junebug_may_be_kept_for_later_and_is_then_still_unrezzed():
    t = junebug(2)
    t.corp.says(NO)
    t.runner.leaves()
    t.settles()
    assert (takes_damage(t), t.tokens("project-junebug"), t.is_rezzed("project-junebug")) == (0, 2, False)
    t.runner.runs("remote-1")
    t.settles()
    t.corp.says(YES)
    assert takes_damage(t) == 4


@rule("PREV-5")
def test_junebug_damage_is_one_effect_of_which_net_shield_stops_a_point():
    t = junebug(2, rig=["net-shield"])
    t.corp.says(YES)
    t.runner.prevents("net-shield")
    assert takes_damage(t) == 3


def test_junebug_away_from_the_table_has_no_tokens_and_advances_unrezzed_on_it():
    for where in ("hq", "rd", "archives"):
        side: Side = {where: ["project-junebug"]}
        t = table(corp=corp(**side), runner=runner(grip=FIVE))
        t.runner.runs(where)
        t.settles()
        assert (takes_damage(t), t.asked != ("corp", "decide")) == (0, True)
    t = table("corp", corp(remote_1=server(root=["project-junebug"])))
    t.corp.advances("project-junebug")
    assert (t.tokens("project-junebug"), t.corp.credits) == (1, 4)


# Snare!


def snared(where: str, credits: int = 4, **runner_side) -> Table:
    """The Runner has accessed Snare! there."""
    places: Side = {
        "hq": {"hq": ["snare"]}, "rd": {"rd": ["enigma", "snare"]}, "archives": {"archives": ["snare"]},
        "remote-1": {"remote_1": server(root=["snare"])},
    }  # fmt: skip
    runner_side.setdefault("grip", FIVE)
    t = table(corp=corp(credits=credits, **places[where]), runner=runner(**runner_side))
    t.runner.runs(where)
    return t.settles()


@rule("ACC-15", "AMB-45", "COMPD-1")
@pytest.mark.parametrize("where", ["hq", "rd", "remote-1"])
def test_snare_costs_four_and_does_three_net_damage_and_tags(where: str):
    t = snared(where)
    t.corp.says(YES)
    assert (takes_damage(t), t.runner.tags, t.corp.credits) == (3, 1, 0)
    credits = t.runner.credits
    t.runner.trashes()  # for nothing
    assert (t.where("snare"), is_faceup(t, "snare"), t.runner.credits) == ("archives", True, credits)


def test_snare_in_archives_does_nothing():
    t = snared("archives", credits=9)
    assert (t.asked, takes_damage(t), t.runner.tags, t.corp.credits) == (("runner", "action"), 0, 0, 9)


@rule("REV-1", "INFO-9")
def test_snare_in_rd_must_be_revealed_whether_or_not_the_corp_pays():
    for credits in (4, 3):
        t = snared("rd", credits=credits)
        assert [line["card"] for line in t.says("reveals")] == ["snare"]
        assert t.state.known(t.card("snare"), 0)
        if credits == 4:
            t.corp.says(NO)
        assert t.asked == ("runner", "trash-accessed")
        t.runner.leaves()
        t.settles()
        assert (t.corp.deck, takes_damage(t)) == (["enigma", "snare"], 0)


def test_other_cards_in_rd_are_not_revealed_and_snare_in_hq_is_not_either():
    t = table(corp=corp(rd=["project-junebug"]))
    t.runner.runs("rd").leaves()
    t.settles()
    assert "reveals" not in t.log()
    t = snared("hq")
    t.corp.says(NO)
    assert "reveals" not in t.log()


@pytest.mark.parametrize("where", ["hq", "rd", "remote-1"])
def test_snare_asks_nothing_of_a_corp_with_three_credits(where: str):
    t = snared(where, credits=3)
    assert (t.asked, takes_damage(t), t.runner.tags) == (("runner", "trash-accessed"), 0, 0)


@rule("DMG-10", "AMB-30")
def test_snare_kills_a_runner_with_two_cards_before_anything_else_is_accessed():
    t = snared("hq", grip=["diesel", "modded"])
    t.corp.says(YES)
    assert (t.winner, t.reason, t.runner.tags) == ("corp", "flatline", 0)


@rule("COMPD-1", "PREV-1")
def test_snare_can_lose_its_tag_its_damage_or_both():
    for avoid in ((), ("decoy",), ("net-shield",), ("net-shield", "decoy")):
        t = snared("hq", rig=["decoy", "net-shield"])
        t.corp.says(YES)
        for slug in avoid:
            t.runner.prevents(slug)
        t.settles()
        assert takes_damage(t) == (2 if "net-shield" in avoid else 3)
        assert t.runner.tags == (0 if "decoy" in avoid else 1)


def test_snare_rezzed_in_a_remote_springs_once_and_again_for_the_second_copy():
    t = table(
        corp=corp(remote_1=server(root=[rezzed("snare")]), remote_2=server(root=["snare"]), credits=8),
        runner=runner(grip=[*FIVE, "diesel"]),
    )
    for remote, left in (("remote-1", 3), ("remote-2", 0)):
        t.runner.runs(remote)
        t.settles()
        t.corp.says(YES)
        assert len(t.runner.hand) == left
        t.runner.leaves()
        t.settles()
    assert (t.runner.tags, t.corp.credits) == (2, 0)


# Zaibatsu Loyalty


def lit(*roots, credits: int = 5) -> Table:
    """The Runner exposes every unrezzed card at once; each of these lies in a remote of its own."""
    servers: Side = {f"remote_{n}": server(root=[card]) for n, card in enumerate(roots, 1)}
    t = table(corp=corp(credits=credits, **servers), runner=runner(rig=["test-corp-lamp"]))
    t.runner.takes_credit().uses("test-corp-lamp")
    return t


@rule("PAW-1", "PREV-1", "EXPO-2")
def test_zaibatsu_is_rezzed_as_a_card_is_about_to_be_exposed_and_pays_to_prevent_it():
    t = lit("zaibatsu-loyalty", "hostile-takeover")
    assert t.asked == ("corp", "rez-to-prevent")
    t.corp.rezzes("zaibatsu-loyalty").done()
    assert (t.is_rezzed("zaibatsu-loyalty"), t.corp.credits) == (True, 5)
    t.corp.prevents("zaibatsu-loyalty", 0, saving="hostile-takeover")
    assert (runner_knows(t, "hostile-takeover"), t.corp.credits) == (False, 4)
    assert "exposes" not in t.log()


def test_zaibatsu_can_be_trashed_instead_of_paying():
    t = lit(rezzed("zaibatsu-loyalty"), "hostile-takeover", credits=0)
    t.corp.done()  # nothing to rez
    assert t.options == [f"prevent {t.corp.id('zaibatsu-loyalty')} {t.corp.id('hostile-takeover')} 1", "done"]
    t.corp.prevents("zaibatsu-loyalty", 1, saving="hostile-takeover")
    assert (t.where("zaibatsu-loyalty"), runner_knows(t, "hostile-takeover")) == ("archives", False)


@rule("PREV-5", "EXPO-3")
def test_zaibatsu_prevents_one_card_at_a_time_and_both_ways_can_be_used_in_turn():
    t = lit(rezzed("zaibatsu-loyalty"), "hostile-takeover", "snare", "pad-campaign")
    t.corp.prevents("zaibatsu-loyalty", 0, saving="snare")
    assert t.asked == ("corp", "prevent")
    t.corp.prevents("zaibatsu-loyalty", 1, saving="hostile-takeover")
    assert (runner_knows(t, "snare"), runner_knows(t, "hostile-takeover")) == (False, False)
    assert (runner_knows(t, "pad-campaign"), t.is_rezzed("pad-campaign")) == (True, False)
    assert (t.corp.credits, t.where("zaibatsu-loyalty")) == (4, "archives")


def test_zaibatsu_may_pay_again_for_every_card_and_may_let_it_happen():
    t = lit(rezzed("zaibatsu-loyalty"), "hostile-takeover", "snare", credits=2)
    t.corp.prevents("zaibatsu-loyalty", 0, saving="snare").prevents("zaibatsu-loyalty", 0, saving="hostile-takeover")
    assert (t.corp.credits, "exposes" in t.log()) == (0, False)
    t = lit(rezzed("zaibatsu-loyalty"), "hostile-takeover")
    t.corp.done().done()
    assert (runner_knows(t, "hostile-takeover"), t.corp.credits) == (True, 5)


@rule("EXPO-1")
def test_zaibatsu_about_to_be_exposed_itself_is_rezzed_and_so_cannot_be():
    t = lit("zaibatsu-loyalty")
    t.corp.rezzes("zaibatsu-loyalty")
    t.settles()
    assert (t.is_rezzed("zaibatsu-loyalty"), "exposes" in t.log()) == (True, False)


def test_zaibatsu_left_unrezzed_is_exposed_like_any_other_card():
    t = lit("zaibatsu-loyalty")
    t.settles()
    assert (runner_knows(t, "zaibatsu-loyalty"), t.is_rezzed("zaibatsu-loyalty")) == (True, False)


def test_the_corp_is_asked_for_a_rez_even_without_zaibatsu_so_that_nobody_can_tell():
    t = lit("hostile-takeover")
    assert (t.asked, t.options) == (("corp", "rez-to-prevent"), ["done"])
    assert "options" not in (t.runner.view["ask"] or {})


def test_zaibatsu_answers_infiltration_too():
    t = table(
        corp=corp(remote_1=server(root=["snare"]), remote_2=server(root=["zaibatsu-loyalty"])),
        runner=runner(grip=["infiltration"]),
    )
    t.runner.plays("infiltration").says("expose").picks("snare")
    t.corp.rezzes("zaibatsu-loyalty").prevents("zaibatsu-loyalty", 0, saving="snare")
    assert (runner_knows(t, "snare"), t.corp.credits) == (False, 4)


def test_zaibatsu_twice_may_be_rezzed_twice_and_each_copy_saves_a_card():
    t = lit("zaibatsu-loyalty", "zaibatsu-loyalty", "snare", "hostile-takeover", credits=0)
    t.corp.answers(t.options[0]).answers(t.options[0])
    assert t.options == ["done"]
    t.corp.done()
    first, second = (t.state.public(card) for card in t.find("zaibatsu-loyalty"))
    t.corp.answers(f"prevent {first} {t.corp.id('snare')} 1")
    t.corp.answers(f"prevent {second} {t.corp.id('hostile-takeover')} 1")
    assert (t.corp.pile, "exposes" in t.log()) == (["zaibatsu-loyalty"] * 2, False)


# Neural EMP


@rule("PLAY-8")
def test_neural_emp_needs_a_run_in_the_runners_last_turn_successful_or_not():
    t = table(corp=corp(hq=["neural-emp"]), runner=runner(grip=FIVE[:4]), clicks=2)
    t.ends_turn()
    assert (t.corp.can("play neural-emp"), t.corp.why_not("neural-emp")) == (False, ["why-no-run-last-turn"])
    t = table(
        corp=corp(hq=["neural-emp"], rd_server=server(ice=[rezzed("wall-of-static")])),
        runner=runner(grip=FIVE[:4]),
        clicks=2,
    )
    t.runner.runs("rd")
    t.settles()
    assert "fails" in t.log()
    t.ends_turn()
    t.corp.plays("neural-emp")
    assert (len(t.runner.hand), t.corp.credits) == (3, 3)


def test_neural_emp_looks_at_the_last_turn_only_and_a_second_copy_hurts_again():
    t = table(corp=corp(hq=["neural-emp", "neural-emp"]), runner=runner(grip=FIVE[:4]), clicks=2)
    t.runner.runs("archives")
    t.settles()
    t.ends_turn()
    t.corp.plays("neural-emp").plays("neural-emp")
    assert (len(t.runner.hand), t.corp.credits) == (2, 1)
    t = table(corp=corp(hq=["neural-emp"]), runner=runner(grip=FIVE[:4]), clicks=2)
    t.runner.runs("archives")
    t.settles()
    for _ in range(3):  # the Runner's, the Corp's, and a Runner's turn without a run
        t.ends_turn()
    assert not t.corp.can("play neural-emp")


def test_neural_emp_kills_and_can_be_shielded():
    t = table(corp=corp(hq=["neural-emp"]), clicks=2)
    t.runner.runs("archives")
    t.settles()
    t.ends_turn()
    t.corp.plays("neural-emp")
    assert t.winner == "corp"
    t = table(corp=corp(hq=["neural-emp"]), runner=runner(rig=["net-shield"]), clicks=2)
    t.runner.runs("archives")
    t.settles()
    t.ends_turn()
    t.corp.plays("neural-emp")
    t.runner.prevents("net-shield")
    assert t.winner is None


# Precognition


def test_precognition_puts_the_top_five_back_in_any_order():
    six = ["snare", "hedge-fund", "enigma", "hunter", "archer", "shadow"]
    t = table("corp", corp(hq=["precognition"], rd=six))
    t.corp.plays("precognition")
    assert pickable(t) == sorted(six[1:])  # not the sixth
    t.corp.picks("enigma", "shadow", "hedge-fund", "archer")  # the first is the new top; one is left over
    assert t.corp.deck == ["snare", "hunter", "archer", "hedge-fund", "shadow", "enigma"]
    assert (t.corp.credits, t.corp.clicks) == (5, 2)
    t.corp.draws()
    assert t.corp.hand == ["enigma"]


def test_precognition_shows_the_runner_nothing():
    t = table("corp", corp(hq=["precognition"], rd=["snare", "hunter", "archer"]))
    t.corp.plays("precognition")
    assert not any(slug in str(t.runner.view) for slug in ("snare", "hunter", "archer"))
    t.corp.picks("hunter", "archer")
    assert not any(slug in str(t.runner.view) for slug in ("snare", "hunter", "archer"))


def test_precognition_with_fewer_than_five_cards_takes_what_there_is():
    t = table("corp", corp(hq=["precognition"], rd=["snare", "hunter"]))
    t.corp.plays("precognition").picks("snare")
    assert (t.corp.deck, t.asked) == (["hunter", "snare"], ("corp", "action"))
    t = table("corp", corp(hq=["precognition"], rd=["snare"]))
    t.corp.plays("precognition")
    assert (t.corp.deck, t.asked) == (["snare"], ("corp", "action"))


@rule("ACT-4")
def test_precognition_cannot_be_played_on_an_empty_rd():
    t = table("corp", corp(hq=["precognition", "snare"], rd=[]))
    assert not t.corp.can("play precognition")
