"""The NBN cards of the Core Set, clause by clause: identity, agendas, operations and assets."""

from __future__ import annotations

import pytest

from jackin.netrunner.words import AGENDA_COUNTER
from tests.netrunner.cards.corp_props import pickable, scores, traced, usable
from tests.netrunner.scenario import NO, YES, Table, corp, faceup, rezzed, runner, server, table, unrezzed
from tests.rule import rule

NBN = "nbn-making-news"


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
    assert (t.counter(NBN, "credit"), t.runner.tags) == (0, 1)


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
    assert (t.runner.tags, t.counter(NBN, "credit")) == (1, 0)


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
    assert (t.runner.tags, t.corp.points) == (2, 1)
    t.ends_turn()
    assert t.runner.tags == 0


def test_breaking_news_takes_two_tags_back_whichever_they_are():
    t = scores("breaking-news", 2, corp={"hq": ["snare"]}, runner=runner(tags=3))
    assert t.runner.tags == 5
    t.ends_turn()
    assert t.runner.tags == 3


@rule("AMB-63")
def test_breaking_news_takes_back_tags_that_decoy_had_avoided():
    t = scores("breaking-news", 2, corp={"hq": ["snare"]}, runner=runner(tags=3, rig=["decoy", "decoy"]))
    t.runner.answers(t.options[0]).answers(t.options[0])
    assert t.runner.tags == 3
    t.ends_turn()
    assert t.runner.tags == 1


def test_breaking_news_takes_back_what_is_left_when_there_are_fewer():
    t = scores("breaking-news", 2, corp={"hq": ["snare"]}, runner=runner(rig=["decoy"]))
    t.runner.prevents("decoy")
    assert t.runner.tags == 1
    t.ends_turn()
    assert t.runner.tags == 0


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
        assert t.runner.tags == tags
    t.ends_turn()
    assert t.runner.tags == 1


def test_breaking_news_stolen_gives_and_takes_nothing():
    t = table(corp=corp(hq=["breaking-news"]), runner=runner(tags=1, stolen=[]))
    t.runner.runs("hq")
    t.settles()
    t.ends_turn()
    assert (t.runner.points, t.runner.tags) == (1, 1)


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
    assert (t.runner.credits, t.corp.credits, t.runner.tags) == (0, 0, 1)
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
    assert (t.tokens("priority-requisition"), t.corp.credits, t.runner.tags, t.corp.clicks) == (2, 3, 3, 2)
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
        assert (t.runner.tags, t.corp.credits, t.runner.credits) == (tags, 3 - corp_adds, 5 - runner_adds)


def test_sea_sources_tag_can_be_avoided_and_a_second_copy_traces_again():
    t = sea_source(9, hq=["sea-source", "sea-source"], rig=["decoy"])
    t.corp.plays("sea-source")
    traced(t)
    t.runner.prevents("decoy")
    assert t.runner.tags == 0
    t.corp.plays("sea-source")
    traced(t)
    assert t.runner.tags == 1


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
    assert t.runner.tags == 3
    t.runner.trashes()
    assert (t.where("ghost-branch"), t.runner.credits) == ("archives", 5)
    t = ghost(3)
    t.corp.says(NO)
    assert t.runner.tags == 0


@rule("FOREACH-1")
def test_ghost_branch_without_tokens_asks_nothing_wherever_it_is():
    t = ghost(0)
    assert (t.asked, t.runner.tags) == (("runner", "trash-accessed"), 0)
    t = table(corp=corp(hq=["ghost-branch"]))
    t.runner.runs("hq")
    t.settles()
    assert (t.asked, t.runner.tags) == (("runner", "trash-accessed"), 0)


@rule("PREV-5")
def test_ghost_branch_loses_one_tag_to_each_decoy():
    t = ghost(3, rig=["decoy"])
    t.corp.says(YES)
    t.runner.prevents("decoy")
    assert (t.runner.tags, t.where("decoy")) == (2, "heap")


def test_ghost_branch_advances_unrezzed_and_works_rezzed():
    t = table("corp", corp(remote_1=server(root=["ghost-branch"])))
    t.corp.advances("ghost-branch")
    assert t.tokens("ghost-branch") == 1
    t = table(corp=corp(remote_1=server(root=[rezzed("ghost-branch", advancement=1)])))
    t.runner.runs("remote-1")
    t.settles()
    t.corp.says(YES)
    assert t.runner.tags == 1
