"""The NBN cards of the Core Set, clause by clause."""

from __future__ import annotations

import pytest

from jackin.netrunner.words import AGENDA_COUNTER
from tests.netrunner.cards.corp_props import Side, interacts, is_faceup, pickable, scores, usable
from tests.netrunner.scenario import NO, YES, Table, corp, faceup, rezzed, runner, server, table, unrezzed
from tests.rule import rule

NBN = "nbn-making-news"
FIVE = ["diesel", "modded", "tinkering", "easy-mark", "inside-job"]


def traced(t: Table, corp_adds: int = 0, runner_adds: int = 0) -> Table:
    """The trace that is asked about now, with these bids; a Corp without credits is not asked."""
    if t.asked == ("corp", "trace"):
        t.corp.says(corp_adds)
    while t.asked == ("corp", "pay"):
        t.corp.answers(t.options[0])
    t.runner.says(runner_adds)
    return t


def taken_tags(t: Table) -> int:
    return t.runner.tags


# NBN: Making News


def sea_source(
    credits: int, identity: str = NBN, hq=("sea-source",), runner_credits: int = 5, **runner_side
) -> Table:
    """The Corp's turn after a successful run on Archives."""
    t = table(
        corp=corp(hq=hq, credits=credits, identity=identity),
        runner=runner(credits=runner_credits, **runner_side),
        clicks=1,
    )
    t.runner.runs("archives")
    return t.settles()


@rule("RECUR-1", "RECUR-4")
def test_making_news_has_two_credits_for_traces_from_the_first_turn_on():
    t = sea_source(2)
    assert t.counter(NBN, "credit") == 2
    t.corp.plays("sea-source")  # which they do not pay for
    assert (t.corp.credits, t.counter(NBN, "credit")) == (0, 2)
    assert t.options == ["number 0", "number 1", "number 2"]
    traced(t, 2, 4)
    assert (t.counter(NBN, "credit"), taken_tags(t)) == (0, 1)


@rule("CRED-3")
def test_making_news_credits_mix_with_the_pool_as_the_corp_likes():
    t = sea_source(5)
    t.corp.plays("sea-source").says(3)
    assert t.asked == ("corp", "pay")
    assert len(t.options) == 3  # two, one or none of them
    t.corp.answers(t.options[-1])
    assert (t.corp.credits, t.counter(NBN, "credit")) == (0, 2)


def test_making_news_credits_pay_for_nothing_else():
    t = table("corp", corp(hq=["hedge-fund", "closed-accounts"], credits=0, identity=NBN), runner=runner(tags=1))
    assert not t.corp.can("play closed-accounts")
    t = table("corp", corp(remote_1=server(root=["hostile-takeover"]), hq=["snare"], credits=0, identity=NBN))
    assert not t.corp.can(f"advance {t.corp.id('hostile-takeover')}")


@rule("RECUR-2")
def test_making_news_credits_come_back_to_two_each_turn():
    t = sea_source(9, hq=["sea-source", "snare"])
    t.corp.plays("sea-source")
    traced(t, 1, 9 - 4)
    assert t.counter(NBN, "credit") == 1
    t.ends_turn()
    assert t.counter(NBN, "credit") == 1  # not in the Runner's turn
    t.ends_turn()
    assert t.counter(NBN, "credit") == 2


@rule("RECUR-5", "CRED-2")
def test_making_news_credits_are_not_lost_to_an_account_siphon():
    t = table(corp=corp(credits=3, identity=NBN, hq=["snare"]), runner=runner(grip=["account-siphon"]))
    t.runner.plays("account-siphon").takes_instead("account-siphon")
    assert t.options[0] == "number 3"
    t.runner.says(3)
    assert (t.corp.credits, t.counter(NBN, "credit")) == (0, 2)


def test_making_news_pays_for_the_trace_of_ice_in_the_runners_turn():
    t = table(corp=corp(hq_server=server(ice=[rezzed("hunter")]), credits=0, identity=NBN), runner=runner(credits=4))
    t.runner.runs("hq")
    t.settles()
    traced(t, 2, 4)
    assert (taken_tags(t), t.counter(NBN, "credit")) == (1, 0)


# AstroScript Pilot Program


@rule("SCORE-3")
def test_astroscript_comes_with_one_agenda_counter_when_scored_only():
    t = scores("astroscript-pilot-program", 3)
    assert (t.counter("astroscript-pilot-program", "agenda"), t.corp.points) == (1, 2)
    t = table(corp=corp(hq=["astroscript-pilot-program"]))
    t.runner.runs("hq")
    t.settles()
    assert (t.runner.points, t.counter("astroscript-pilot-program", "agenda")) == (2, 0)


def astro(turn: str = "corp", agenda: int = 1, **more) -> Table:
    t = table(
        turn,
        corp(
            scored=[faceup("astroscript-pilot-program", agenda=agenda)],
            remote_1=server(root=["breaking-news", "red-herrings"]),
            remote_2=server(root=["project-junebug"]),
            remote_3=server(root=["pad-campaign"]),
            hq_server=server(ice=[rezzed("ice-wall"), unrezzed("shadow"), rezzed("enigma"), unrezzed("hunter")]),
            **more,
        ),
        runner(rig=["test-corp-idler"]),
    )
    (t.corp if turn == "corp" else t.runner).takes_credit()
    return t


@rule("ADV-2", "ADV-4", "COST-7")
@pytest.mark.parametrize("target", ["breaking-news", "project-junebug", "ice-wall", "shadow"])
def test_astroscript_places_its_token_on_any_card_that_can_be_advanced(target: str):
    t = astro()
    t.corp.uses("astroscript-pilot-program")
    assert pickable(t) == ["breaking-news", "ice-wall", "project-junebug", "shadow"]
    credits = t.corp.credits
    t.corp.picks(target)
    assert (t.tokens(target), t.corp.credits, t.counter("astroscript-pilot-program", "agenda")) == (1, credits, 0)
    assert "advances" not in t.log()
    t.settles()
    assert not usable(t.corp, "astroscript-pilot-program")


def test_astroscript_works_in_the_runners_turn_and_during_a_run_too():
    t = astro("runner")
    t.runner.passes()
    t.corp.uses("astroscript-pilot-program").picks("project-junebug")
    assert t.tokens("project-junebug") == 1
    t = astro("runner")
    t.settles()
    t.runner.runs("remote-2")
    t.corp.uses("astroscript-pilot-program").picks("project-junebug")
    t.settles()
    assert t.asked == ("corp", "decide")  # and Junebug bites


def test_astroscript_token_counts_for_scoring_and_a_chain_goes_on():
    t = table(
        "corp",
        corp(
            scored=[faceup("astroscript-pilot-program", agenda=1)],
            remote_1=server(root=[unrezzed("astroscript-pilot-program", advancement=2)]),
            hq=["snare"],
        ),
    )
    second, first = t.find("astroscript-pilot-program")  # the installed one comes first
    t.corp.takes_credit().does(f"use {t.state.public(first)} 0").does(f"pick {t.state.public(second)}")
    t.corp.does(f"score {t.state.public(second)}")
    assert t.corp.points == 4
    assert [t.state.counter(card, AGENDA_COUNTER) for card in (first, second)] == [0, 1]


@rule("ABIL-15")
def test_astroscript_without_a_card_to_advance_keeps_its_counter():
    t = table(
        "corp",
        corp(
            scored=[faceup("astroscript-pilot-program", agenda=1)],
            remote_1=server(root=["pad-campaign"]),
            hq=["snare"],
        ),
    )
    t.corp.takes_credit()
    assert not usable(t.corp, "astroscript-pilot-program")


def test_astroscript_stolen_is_useless_even_with_a_counter():
    t = table(
        runner=runner(stolen=[faceup("astroscript-pilot-program", agenda=1)], rig=["test-corp-idler"]),
        corp=corp(remote_1=server(root=["project-junebug"])),
    )
    t.runner.takes_credit().passes()
    assert not usable(t.corp, "astroscript-pilot-program")


# Breaking News


def test_breaking_news_gives_two_tags_for_this_turn_only():
    t = scores("breaking-news", 2, corp={"hq": ["snare"]})
    assert (taken_tags(t), t.corp.points) == (2, 1)
    t.ends_turn()
    assert taken_tags(t) == 0


def test_breaking_news_takes_two_tags_back_whichever_they_are():
    t = scores("breaking-news", 2, corp={"hq": ["snare"]}, runner=runner(tags=3))
    assert taken_tags(t) == 5
    t.ends_turn()
    assert taken_tags(t) == 3


@rule("AMB-63")
def test_breaking_news_takes_back_tags_that_decoy_had_avoided():
    t = scores("breaking-news", 2, corp={"hq": ["snare"]}, runner=runner(tags=3, rig=["decoy", "decoy"]))
    t.runner.answers(t.options[0]).answers(t.options[0])
    assert taken_tags(t) == 3
    t.ends_turn()
    assert taken_tags(t) == 1


def test_breaking_news_takes_back_what_is_left_when_there_are_fewer():
    t = scores("breaking-news", 2, corp={"hq": ["snare"]}, runner=runner(rig=["decoy"]))
    t.runner.prevents("decoy")
    assert taken_tags(t) == 1
    t.ends_turn()
    assert taken_tags(t) == 0


def test_breaking_news_is_told_in_the_log_when_its_tags_go():
    t = scores("breaking-news", 2, corp={"hq": ["snare"]})
    t.ends_turn()
    assert t.says("loses-tags", "runner")[0]["n"] == 2


def test_breaking_news_tags_let_the_corp_strike_in_the_same_turn():
    t = scores("breaking-news", 2, corp={"hq": ["closed-accounts"]}, runner=runner(credits=7))
    t.corp.plays("closed-accounts")
    assert t.runner.credits == 0


def test_breaking_news_twice_in_a_turn_gives_and_takes_four():
    news = unrezzed("breaking-news", advancement=2)
    t = table("corp", corp(remote_1=server(root=[news]), remote_2=server(root=[news]), hq=["snare"]), runner(tags=1))
    t.corp.takes_credit()
    for tags in (3, 5):
        t.corp.answers(next(o for o in t.options if o.startswith("score")))
        assert taken_tags(t) == tags
    t.ends_turn()
    assert taken_tags(t) == 1


def test_breaking_news_stolen_gives_and_takes_nothing():
    t = table(corp=corp(hq=["breaking-news"]), runner=runner(tags=1, stolen=[]))
    t.runner.runs("hq")
    t.settles()
    t.ends_turn()
    assert (t.runner.points, taken_tags(t)) == (1, 1)


# Anonymous Tip


def test_anonymous_tip_draws_three_cards_for_nothing():
    t = table("corp", corp(hq=["anonymous-tip"], rd=["snare", "enigma", "hunter", "archer"]))
    t.corp.plays("anonymous-tip")
    assert (t.corp.hand, t.corp.deck) == (["archer", "hunter", "enigma"], ["snare"])
    assert (t.corp.credits, t.corp.clicks) == (5, 2)


@rule("AMB-31", "WIN-3")
def test_anonymous_tip_with_two_cards_in_rd_loses_the_game():
    t = table("corp", corp(hq=["anonymous-tip"], rd=["snare", "enigma"]))
    t.corp.plays("anonymous-tip")
    assert (t.winner, t.reason) == ("runner", "decked")
    t = table("corp", corp(hq=["anonymous-tip"], rd=["snare", "enigma", "hunter"]))
    t.corp.plays("anonymous-tip")
    assert t.winner is None


def test_anonymous_tip_shows_the_runner_nothing():
    t = table("corp", corp(hq=["anonymous-tip"], rd=["snare", "enigma", "hunter"]))
    t.corp.plays("anonymous-tip")
    assert not any(slug in str(t.runner.view) for slug in ("snare", "enigma", "hunter"))


# Closed Accounts


@rule("TAG-2", "PLAY-8")
def test_closed_accounts_takes_every_credit_from_a_tagged_runners_pool():
    t = table("corp", corp(hq=["closed-accounts"], credits=1), runner(credits=17, tags=1))
    t.corp.plays("closed-accounts")
    assert (t.runner.credits, t.corp.credits, taken_tags(t)) == (0, 0, 1)
    t = table("corp", corp(hq=["closed-accounts"]), runner(credits=17))
    assert (t.corp.can("play closed-accounts"), t.corp.why_not("closed-accounts")) == (False, ["why-not-tagged"])


@rule("CRED-2", "ACT-4")
def test_closed_accounts_spares_credits_on_cards_and_needs_some_in_the_pool():
    rig = [rezzed("the-toolbox", credit=2), rezzed("armitage-codebusting", credit=12)]
    t = table("corp", corp(hq=["closed-accounts"]), runner(credits=3, tags=1, rig=rig))
    t.corp.plays("closed-accounts")
    assert (t.runner.credits, t.counter("the-toolbox", "credit"), t.counter("armitage-codebusting", "credit")) == (
        0,
        2,
        12,
    )
    t = table("corp", corp(hq=["closed-accounts"]), runner(credits=0, tags=1))
    assert not t.corp.can("play closed-accounts")


# Psychographics


@rule("PLAY-2", "COST-8")
def test_psychographics_costs_x_and_places_x_tokens_up_to_the_number_of_tags():
    t = table(
        "corp", corp(hq=["psychographics"], remote_1=server(root=["priority-requisition"]), credits=5), runner(tags=3)
    )
    t.corp.plays("psychographics")
    assert t.options == ["number 3", "number 2", "number 1"]
    t.corp.says(2).picks("priority-requisition")
    assert (t.tokens("priority-requisition"), t.corp.credits, taken_tags(t), t.corp.clicks) == (2, 3, 3, 2)
    assert "advances" not in t.log()


def test_psychographics_is_limited_by_the_corps_credits():
    t = table(
        "corp", corp(hq=["psychographics"], remote_1=server(root=["priority-requisition"]), credits=2), runner(tags=9)
    )
    t.corp.plays("psychographics")
    assert t.options == ["number 2", "number 1"]


@rule("ACT-4")
@pytest.mark.parametrize(
    ("tags", "credits", "target"),
    [(0, 5, "priority-requisition"), (2, 0, "priority-requisition"), (2, 5, "pad-campaign")],
    ids=["no tag", "no credit", "no target"],
)
def test_psychographics_that_would_do_nothing_cannot_be_played(tags: int, credits: int, target: str):
    t = table(
        "corp",
        corp(hq=["psychographics", "snare"], remote_1=server(root=[target]), credits=credits),
        runner(tags=tags),
    )
    assert not t.corp.can("play psychographics")


def test_psychographics_puts_all_its_tokens_on_one_card_of_any_advanceable_kind():
    t = table(
        "corp",
        corp(
            hq=["psychographics"], remote_1=server(root=["nisei-mk-ii"]), remote_2=server(root=["ghost-branch"]),
            rd_server=server(ice=["hadrians-wall", rezzed("enigma")]),
        ),
        runner(tags=2),
    )  # fmt: skip
    t.corp.plays("psychographics").says(2)
    assert pickable(t) == ["ghost-branch", "hadrians-wall", "nisei-mk-ii"]
    t.corp.picks("hadrians-wall")
    assert [t.tokens(slug) for slug in ("hadrians-wall", "ghost-branch", "nisei-mk-ii")] == [2, 0, 0]


# SEA Source


@rule("PLAY-8")
def test_sea_source_needs_a_successful_run_in_the_runners_last_turn():
    t = table(corp=corp(hq=["sea-source"], rd_server=server(ice=[rezzed("wall-of-static")])), clicks=1)
    t.runner.runs("rd")
    t.settles()
    assert (t.corp.can("play sea-source"), t.corp.why_not("sea-source")) == (False, ["why-no-success-last-turn"])
    assert sea_source(2).corp.can("play sea-source")
    t = sea_source(9)
    t.ends_turn()
    t.ends_turn()
    assert not t.corp.can("play sea-source")  # the run is two turns old


@rule("TRACE-4", "TRACE-5")
def test_sea_source_traces_at_three_and_tags_once():
    for corp_adds, runner_adds, tags in ((0, 2, 1), (0, 3, 0), (1, 3, 1), (1, 4, 0)):
        t = sea_source(5, identity="jinteki-personal-evolution")
        t.corp.plays("sea-source")
        assert t.corp.credits == 3
        traced(t, corp_adds, runner_adds)
        assert (taken_tags(t), t.corp.credits, t.runner.credits) == (tags, 3 - corp_adds, 5 - runner_adds)


def test_sea_sources_tag_can_be_avoided_and_a_second_copy_traces_again():
    t = sea_source(9, hq=["sea-source", "sea-source"], rig=["decoy"])
    t.corp.plays("sea-source")
    traced(t)
    t.runner.prevents("decoy")
    assert taken_tags(t) == 0
    t.corp.plays("sea-source")
    traced(t)
    assert taken_tags(t) == 1


# Ghost Branch


def ghost(tokens: int, **runner_side) -> Table:
    branch = unrezzed("ghost-branch", advancement=tokens)
    t = table(corp=corp(remote_1=server(root=[branch]), credits=0), runner=runner(**runner_side))
    t.runner.runs("remote-1")
    return t.settles()


@rule("ACC-15", "ABIL-6")
def test_ghost_branch_gives_a_tag_for_each_token_for_nothing_if_the_corp_likes():
    t = ghost(3)
    t.corp.says(YES)
    assert taken_tags(t) == 3
    t.runner.trashes()
    assert (t.where("ghost-branch"), t.runner.credits) == ("archives", 5)
    t = ghost(3)
    t.corp.says(NO)
    assert taken_tags(t) == 0


@rule("FOREACH-1")
def test_ghost_branch_without_tokens_asks_nothing_wherever_it_is():
    t = ghost(0)
    assert (t.asked, taken_tags(t)) == (("runner", "trash-accessed"), 0)
    t = table(corp=corp(hq=["ghost-branch"]))
    t.runner.runs("hq")
    t.settles()
    assert (t.asked, taken_tags(t)) == (("runner", "trash-accessed"), 0)


@rule("PREV-5")
def test_ghost_branch_loses_one_tag_to_each_decoy():
    t = ghost(3, rig=["decoy"])
    t.corp.says(YES)
    t.runner.prevents("decoy")
    assert (taken_tags(t), t.where("decoy")) == (2, "heap")


def test_ghost_branch_advances_unrezzed_and_works_rezzed():
    t = table("corp", corp(remote_1=server(root=["ghost-branch"])))
    t.corp.advances("ghost-branch")
    assert t.tokens("ghost-branch") == 1
    t = table(corp=corp(remote_1=server(root=[rezzed("ghost-branch", advancement=1)])))
    t.runner.runs("remote-1")
    t.settles()
    t.corp.says(YES)
    assert taken_tags(t) == 1


# Data Raven


def raven(*inner, **more) -> Table:
    """The Runner has just met Data Raven and must choose."""
    t = table(
        corp=corp(
            hq_server=server(ice=[*inner, rezzed("data-raven")]), credits=more.pop("corp_credits", 5), hq=["snare"]
        ),
        runner=runner(rig=[*more.pop("rig", ()), "test-corp-idler"], **more),
    )
    t.runner.runs("hq")
    return t.settles()


@rule("AMB-64", "PAW-10")
def test_data_raven_lets_the_runner_choose_between_a_tag_and_the_end_of_the_run():
    t = raven()
    assert (t.asked, sorted(t.options)) == (("runner", "decide"), ["end-the-run", "take-1-tag"])
    t.runner.says("end-the-run")
    assert (t.run, taken_tags(t), "subroutine" in t.log()) == (None, 0, False)
    t = raven()
    t.runner.says("take-1-tag")
    assert (taken_tags(t), t.run.interacting) == (1, True)


@rule("PREV-1")
def test_data_ravens_tag_can_be_avoided_and_the_run_goes_on():
    t = raven(rig=["decoy"])
    t.runner.says("take-1-tag").prevents("decoy")
    assert (taken_tags(t), t.run.interacting) == (0, True)


def test_data_ravens_trace_of_three_places_a_power_counter():
    for bid, counters in ((2, 1), (3, 0)):
        t = raven()
        t.runner.says("take-1-tag").passes()
        traced(t, 0, bid)
        assert (t.counter("data-raven", "power"), taken_tags(t)) == (counters, 1)


def test_data_raven_broken_still_wants_its_choice_and_places_nothing():
    t = raven(rig=["ninja"])
    t.runner.says("take-1-tag").uses("ninja", 1)
    t.runner.breaks("ninja", 0)
    t.settles()
    assert (taken_tags(t), t.counter("data-raven", "power")) == (1, 0)


@rule("COST-7", "ABIL-3")
def test_data_ravens_counters_give_a_tag_each_in_any_window():
    t = table(
        "corp",
        corp(hq_server=server(ice=[rezzed("data-raven", power=2)]), hq=["scorched-earth"], credits=5),
        runner(grip=FIVE),
    )
    t.corp.takes_credit().uses("data-raven").uses("data-raven")
    assert (taken_tags(t), t.counter("data-raven", "power")) == (2, 0)
    t.corp.plays("scorched-earth")
    assert len(t.runner.hand) == 1
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("data-raven", power=1)])),
        runner=runner(rig=["test-corp-idler"], credits=3),
    )
    t.runner.takes_credit().passes()
    t.corp.uses("data-raven")  # in the Runner's turn
    assert taken_tags(t) == 1


def test_data_raven_without_counters_or_unrezzed_gives_none():
    for ice in (rezzed("data-raven"), unrezzed("data-raven", power=1)):
        t = table("corp", corp(hq_server=server(ice=[ice]), hq=["snare"], remote_1=server(root=["snare"])))
        t.corp.takes_credit()
        assert not usable(t.corp, "data-raven")


def test_data_ravens_counters_are_its_own_and_go_with_it():
    ravens = [rezzed("data-raven", power=1), rezzed("data-raven")]
    t = table(corp=corp(hq_server=server(ice=ravens)), runner=runner(rig=["test-corp-wrecker"]))
    t.runner.takes_credit().uses("test-corp-wrecker").answers(t.options[0])
    assert (t.zone("hq/ice"), t.counter("data-raven", "power")) == (["data-raven"], 0)
    t.runner.passes()
    assert not usable(t.corp, "data-raven")


# Matrix Analyzer


def analyzer(*, credits: int = 1, **corp_side) -> Table:
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("matrix-analyzer")]), credits=credits, hq=["snare"], **corp_side),
        runner=runner(rig=["test-corp-idler"]),
    )
    t.runner.runs("hq")
    return t.settles()


@rule("COST-5", "PAW-10")
def test_matrix_analyzer_lets_the_corp_pay_one_to_place_a_token_when_encountered():
    t = analyzer(remote_1=server(root=["breaking-news"]), remote_2=server(root=["project-junebug"]))
    assert t.asked == ("corp", "decide")
    t.corp.says(YES).picks("project-junebug")
    assert (t.tokens("project-junebug"), t.tokens("breaking-news"), t.corp.credits) == (1, 0, 0)
    assert t.run.interacting
    assert "advances" not in t.log()


def test_matrix_analyzer_may_be_ignored_and_asks_nothing_without_credit_or_target():
    t = analyzer(remote_1=server(root=["breaking-news"]))
    t.corp.says(NO)
    assert (t.tokens("breaking-news"), t.corp.credits) == (0, 1)
    assert analyzer(credits=0, remote_1=server(root=["breaking-news"])).asked == ("runner", "link")
    assert analyzer().asked == ("corp", "trace")  # straight on to the subroutine


def test_matrix_analyzer_does_not_tell_the_runner_that_a_facedown_card_cannot_be_advanced():
    t = analyzer(remote_1=server(root=["snare"]))
    assert (t.asked, t.options) == (("corp", "decide"), ["no"])


def test_matrix_analyzer_traces_at_two_for_a_tag_and_does_not_end_the_run():
    for bid, tags in ((1, 1), (2, 0)):
        t = analyzer(credits=0)
        traced(t, 0, bid)
        assert taken_tags(t) == tags
        t.settles()
        assert "succeeds" in t.log()


def test_matrix_analyzer_broken_has_placed_its_token_already():
    t = table(
        corp=corp(
            hq_server=server(ice=[rezzed("matrix-analyzer")]), credits=1, remote_1=server(root=["breaking-news"])
        ),
        runner=runner(rig=["ninja"], credits=9),
    )
    t.runner.runs("hq")
    t.settles()
    t.corp.says(YES).picks("breaking-news")
    t.runner.uses("ninja", 1)
    t.runner.breaks("ninja", 0)
    t.settles()
    assert (t.tokens("breaking-news"), taken_tags(t)) == (1, 0)


# Tollbooth


def toll(credits: int = 5, rig=(), bad_publicity: int = 0, **runner_side) -> Table:
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("tollbooth")]), bad_publicity=bad_publicity, hq=["hostile-takeover"]),
        runner=runner(rig=[*rig, "test-corp-idler"], credits=credits, **runner_side),
    )
    return t


@rule("IFABLE-1")
def test_tollbooth_takes_three_credits_and_its_subroutine_ends_the_run():
    t = toll()
    t.runner.runs("hq")
    interacts(t)
    assert t.runner.credits == 2
    t.settles()
    assert (t.run, t.runner.scored, t.runner.credits) == (None, [], 2)


def test_tollbooth_ends_the_run_of_a_runner_with_two_credits_and_takes_none():
    t = toll(credits=2)
    t.runner.runs("hq")
    t.settles()
    assert (t.run, t.runner.credits, "subroutine" in t.log()) == (None, 2, False)


@rule("BP-2", "CRED-3")
def test_tollbooth_is_paid_with_bad_publicity_too():
    t = toll(credits=1, bad_publicity=2)
    t.runner.runs("hq")
    interacts(t)
    assert (t.runner.credits, t.run.purse) == (0, 0)
    t = toll(credits=0, bad_publicity=2)
    t.runner.runs("hq")
    t.settles()
    assert t.run is None


@rule("RECUR-4")
def test_tollbooth_is_not_paid_with_credits_meant_for_something_else():
    t = toll(credits=2, rig=[rezzed("the-toolbox", credit=2), rezzed("cyberfeeder", credit=1)])
    t.runner.runs("hq")
    t.settles()
    assert (t.run, t.runner.credits, t.counter("the-toolbox", "credit")) == (None, 2, 2)


def test_tollbooth_is_paid_from_a_stimhack():
    t = toll(credits=0, grip=["stimhack", "diesel"])
    t.runner.plays("stimhack").does("run hq")
    interacts(t)
    assert (t.run.interacting, t.counter("stimhack", "credit")) == (True, 6)


def test_tollbooth_wants_its_toll_before_it_can_be_broken():
    t = toll(credits=9, rig=["gordian-blade"])
    t.runner.runs("hq")
    interacts(t)
    assert t.runner.credits == 6
    for _ in range(3):
        t.runner.uses("gordian-blade", 1)
    t.runner.breaks("gordian-blade", 0)
    t.settles()
    assert t.runner.scored == ["hostile-takeover"]


def test_tollbooth_twice_wants_it_twice():
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("tollbooth"), rezzed("tollbooth")])),
        runner=runner(rig=["gordian-blade"], credits=12),
    )
    t.runner.runs("hq")
    interacts(t)
    for _ in range(3):
        t.runner.uses("gordian-blade", 1)
    t.runner.breaks("gordian-blade", 0)  # 5 left
    assert t.runner.credits == 5
    while t.run.interacting:
        t.let_pass()
    interacts(t)
    assert t.runner.credits == 2


# Red Herrings


HERRINGS = rezzed("red-herrings")


def herrings(credits: int = 9, root=(HERRINGS,)) -> Table:
    """An agenda and Red Herrings in a remote; the Runner is about to choose what to access."""
    t = table(
        corp=corp(remote_1=server(root=["hostile-takeover", *root])),
        runner=runner(credits=credits, rig=["test-corp-idler"]),
    )
    t.runner.runs("remote-1")
    return t.settles()


@rule("STEAL-2", "COST-4")
def test_red_herrings_make_stealing_here_cost_five_more_and_the_runner_may_refuse():
    t = herrings()
    t.runner.accesses("hostile-takeover")
    assert sorted(t.options) == ["decline", "steal 5"]
    t.runner.does("steal 5")
    assert (t.runner.scored, t.runner.credits) == (["hostile-takeover"], 4)
    t = herrings()
    t.runner.accesses("hostile-takeover").does("decline")
    t.settles()
    assert (t.runner.scored, t.runner.credits, t.where("hostile-takeover")) == ([], 9, "remote-1/root")


def test_red_herrings_stop_a_runner_with_four_credits():
    t = herrings(4)
    t.runner.accesses("hostile-takeover")
    t.settles()
    assert (t.runner.scored, t.runner.credits) == ([], 4)


def test_red_herrings_still_count_in_the_run_in_which_they_are_trashed():
    t = herrings(6)
    t.runner.accesses("red-herrings").trashes()
    assert (t.where("red-herrings"), t.runner.credits) == ("archives", 5)
    t.runner.does("steal 5")
    assert (t.runner.scored, t.runner.credits) == (["hostile-takeover"], 0)
    t = herrings(5)
    t.runner.accesses("red-herrings").trashes()
    t.settles()  # too poor now
    assert (t.runner.scored, t.runner.credits) == ([], 4)
    t.runner.runs("remote-1")  # the next run is free of them
    t.settles()
    assert (t.runner.scored, t.runner.credits) == (["hostile-takeover"], 4)


def test_red_herrings_accessed_last_have_done_their_work():
    t = herrings(6)
    t.runner.accesses("hostile-takeover").does("steal 5")
    t.runner.trashes()
    assert (t.runner.scored, t.runner.credits) == (["hostile-takeover"], 0)


def test_red_herrings_unrezzed_cost_nothing_and_nothing_when_trashed_so():
    t = herrings(3, root=["red-herrings"])
    t.runner.accesses("red-herrings").trashes()
    t.settles()
    assert (t.runner.scored, t.runner.credits) == (["hostile-takeover"], 2)


def test_red_herrings_twice_cost_ten():
    t = herrings(10, root=[rezzed("red-herrings"), rezzed("red-herrings")])
    t.runner.accesses("hostile-takeover").does("steal 10")
    assert t.runner.credits == 0
    t = herrings(9, root=[rezzed("red-herrings"), rezzed("red-herrings")])
    t.runner.accesses("hostile-takeover")
    t.settles()
    assert (t.runner.scored, t.runner.credits) == ([], 9)


@pytest.mark.parametrize("where", ["hq", "rd", "archives"])
def test_red_herrings_in_the_root_of_a_central_server_guard_its_agendas(where: str):
    side: Side = {where: ["hostile-takeover"], f"{where}_server": server(root=[HERRINGS])}
    for credits, stolen in ((5, ["hostile-takeover"]), (4, [])):
        t = table(corp=corp(**side), runner=runner(credits=credits, identity="noise-hacker-extraordinaire"))
        t.runner.runs(where)
        while t.run is not None:
            if t.asked == ("runner", "access"):
                t.runner.answers(next(o for o in t.options if o != f"access {t.runner.id('red-herrings')}"))
            elif not t.let_pass():
                t.runner.answers(next(o for o in t.options if o in ("leave", "decline") or o.startswith("steal")))
        assert (t.runner.scored, t.runner.credits) == (stolen, 0 if stolen else 4)


def test_red_herrings_elsewhere_do_not_matter():
    t = table(
        corp=corp(remote_1=server(root=[rezzed("red-herrings")]), hq=["hostile-takeover"], rd=["breaking-news"]),
        runner=runner(credits=0, identity="noise-hacker-extraordinaire"),
    )
    for where in ("hq", "rd"):
        t.runner.runs(where)
        t.settles()
    assert sorted(t.runner.scored) == ["breaking-news", "hostile-takeover"]


@rule("AMB-46")
def test_red_herrings_in_hq_count_for_a_sneakdoor_run():
    t = table(
        corp=corp(hq_server=server(root=[rezzed("red-herrings")]), hq=["hostile-takeover"]),
        runner=runner(rig=["sneakdoor-beta"], credits=5, identity="noise-hacker-extraordinaire"),
    )
    t.runner.uses("sneakdoor-beta").accesses("hq")
    t.runner.does("steal 5")
    assert t.runner.credits == 0


def test_red_herrings_may_be_rezzed_in_the_last_window_before_access():
    t = table(
        corp=corp(remote_1=server(root=["hostile-takeover", "red-herrings"]), credits=1), runner=runner(credits=4)
    )
    t.runner.runs("remote-1").goes_on()
    t.corp.rezzes("red-herrings")
    t.runner.accesses("hostile-takeover")
    t.settles()
    assert (t.runner.scored, t.corp.credits) == ([], 0)


# SanSan City Grid


@rule("AMB-59", "SCORE-1")
def test_sansan_lowers_the_requirement_of_agendas_here_by_one():
    t = table(
        "corp",
        corp(
            remote_1=server(root=[unrezzed("breaking-news", advancement=1), rezzed("sansan-city-grid")]),
            remote_2=server(root=[unrezzed("hostile-takeover", advancement=1)]),
        ),
    )
    t.corp.takes_credit()
    assert t.corp.can(f"score {t.corp.id('breaking-news')}")
    assert not t.corp.can(f"score {t.corp.id('hostile-takeover')}")
    t.corp.scores("breaking-news")
    assert t.corp.points == 1


def test_sansan_unrezzed_or_trashed_lowers_nothing():
    t = table(
        "corp", corp(remote_1=server(root=[unrezzed("breaking-news", advancement=1), "sansan-city-grid"]), credits=6)
    )
    t.corp.takes_credit()
    assert not t.corp.can(f"score {t.corp.id('breaking-news')}")
    t.corp.rezzes("sansan-city-grid")  # and in the same window
    assert t.corp.credits == 1
    assert t.corp.can(f"score {t.corp.id('breaking-news')}")
    t = table(
        corp=corp(remote_1=server(root=[unrezzed("nisei-mk-ii", advancement=3), rezzed("sansan-city-grid")])),
        runner=runner(credits=5),
    )
    t.runner.runs("remote-1").accesses("sansan-city-grid").trashes()
    assert (t.where("sansan-city-grid"), t.runner.credits) == ("archives", 0)


@rule("AMB-5", "CARD-10")
def test_sansan_is_a_region_and_there_is_one_to_a_server():
    t = table(
        "corp", corp(hq=["sansan-city-grid"], remote_1=server(root=["snare", rezzed("sansan-city-grid")])), runner()
    )
    t.corp.installs("sansan-city-grid", at="remote-1")
    assert (t.asked, "done" in t.options) == (("corp", "trash-first"), False)
    t.corp.trashes_first("sansan-city-grid")
    t.settles()
    assert (t.zone("remote-1/root"), is_faceup(t, "snare")) == (["snare", "sansan-city-grid"], False)
    assert t.corp.pile == ["sansan-city-grid"]
    t = table("corp", corp(hq=["sansan-city-grid"], remote_1=server(root=["snare", rezzed("sansan-city-grid")])))
    t.corp.installs("sansan-city-grid", at="new")  # another server, another region
    assert t.zone("remote-2/root") == ["sansan-city-grid"]


def test_sansan_in_a_central_server_has_no_agendas_to_help():
    t = table(
        "corp",
        corp(
            hq_server=server(root=[rezzed("sansan-city-grid")]),
            remote_1=server(root=[unrezzed("breaking-news", advancement=1)]),
        ),
    )
    t.corp.takes_credit()
    assert not t.corp.can(f"score {t.corp.id('breaking-news')}")
