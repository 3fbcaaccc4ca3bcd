"""Neutral Runner cards in the Spin cycle: what the Corp has to hide."""

from __future__ import annotations

from jackin.netrunner.dsl import AGENDA, ANYTHING, bad_publicity, card, new_card, on_stolen, paid, rez_free
from tests.netrunner.cards.corp_props import FREE, runner_knows, scores
from tests.netrunner.scenario import Table, corp, rezzed, runner, server, table
from tests.rule import rule

new_card("test-spin-herald", side="runner", type="resource", cost=0)
card("test-spin-herald", paid=[paid(FREE, bad_publicity(1), once=True)])

new_card("test-spin-gossip", side="runner", type="resource", cost=0)
card("test-spin-gossip", when=[on_stolen(AGENDA, bad_publicity(1))])

new_card("test-spin-locksmith", side="runner", type="resource", cost=0)
card("test-spin-locksmith", paid=[paid(FREE, rez_free(ANYTHING))])

# John Masanori


def finishes(t: Table) -> Table:
    """Up to the Runner's next action, declining whatever is offered."""
    while t.asked != ("runner", "action"):
        if not t.let_pass():
            t.runner.answers(t.options[-1])
    return t


@rule("AMB-60")
def test_john_draws_for_the_first_success_and_tags_for_the_first_failure():
    t = table(runner=runner(rig=["john-masanori"], stack=["diesel"] * 5))
    for _ in range(2):
        t.runner.runs("archives")
        finishes(t)
    assert (len(t.runner.hand), t.runner.tags) == (1, 0)
    for _ in range(2):
        t.runner.runs("hq").jacks_out()
        t.settles()
    assert t.runner.tags == 1


# Prepaid VoicePAD


def test_the_voicepad_pays_for_events_only():
    t = table(runner=runner(rig=["prepaid-voicepad"], grip=["sure-gamble", "corroder"], credits=4))
    t.runner.plays("sure-gamble")
    assert (t.runner.credits, t.counter("prepaid-voicepad", "credit")) == (4 - 4 + 9, 0)
    t = table(runner=runner(rig=["prepaid-voicepad"], grip=["corroder"], credits=1))
    assert not t.runner.can("install corroder")


# Raymond Flint

FLINT = "raymond-flint"


@rule("AMB-101")
def test_raymond_flint_accesses_hq_when_the_corp_takes_bad_publicity():
    t = table(runner=runner(rig=[FLINT], grip=["frame-job"], stolen=["priority-requisition"]),
              corp=corp(hq=["hostile-takeover"],
                        hq_server=server(ice=["enigma"], root=["red-herrings"])))  # fmt: skip
    t.runner.plays("frame-job")
    t.settles()
    assert (t.where("hostile-takeover"), t.run, t.where("red-herrings")) == ("runner-score", None, "hq/root")
    assert t.says("succeeds", "runner") == []


def test_what_flint_sees_stays_in_hq_and_may_be_trashed():
    t = table(runner=runner(rig=[FLINT], grip=["frame-job"], stolen=["priority-requisition"], credits=9),
              corp=corp(hq=["adonis-campaign"]))  # fmt: skip
    t.runner.plays("frame-job")
    two = t.fork()
    t.runner.leaves()
    assert (t.where("adonis-campaign"), runner_knows(t, "adonis-campaign")) == ("hq", True)
    two.runner.trashes()
    assert two.where("adonis-campaign") == "archives"


def test_more_accesses_count_and_no_card_is_met_twice():
    t = table(runner=runner(rig=[FLINT, "hq-interface", "hq-interface"], grip=["frame-job"],
                            stolen=["priority-requisition"], credits=9),
              corp=corp(hq=["enigma", "hedge-fund", "hunter", "ice-wall"]))  # fmt: skip
    t.runner.plays("frame-job")
    finishes(t)
    assert len(t.says("accesses", "runner")) == 3
    assert sum(runner_knows(t, slug) for slug in ("enigma", "hedge-fund", "hunter", "ice-wall")) == 3
    assert len(t.corp.hand) == 4


def test_flint_speaks_in_the_corps_turn_too():
    t = scores("hostile-takeover", 2, corp={"hq": ["priority-requisition"]}, runner=runner(rig=[FLINT]))
    t.settles()
    assert (t.where("priority-requisition"), t.corp.bad_publicity) == ("runner-score", 1)


@rule("STEAL-1")
def test_a_theft_costs_what_the_root_of_hq_says():
    t = table(runner=runner(rig=[FLINT], grip=["frame-job"], stolen=["priority-requisition"], credits=5),
              corp=corp(hq=["hostile-takeover"], hq_server=server(root=[rezzed("red-herrings")])))  # fmt: skip
    t.runner.plays("frame-job")
    assert (t.where("hostile-takeover"), runner_knows(t, "hostile-takeover")) == ("hq", True)


def test_in_a_run_elsewhere_flint_looks_into_hq_and_the_run_goes_on():
    t = table(runner=runner(rig=[FLINT, "test-spin-herald"], credits=9),
              corp=corp(hq=["snare"], rd=["hedge-fund", "hostile-takeover"], credits=0,
                        rd_server=server(root=[rezzed("red-herrings")])))  # fmt: skip
    t.runner.runs("rd")
    t.runner.uses("test-spin-herald")
    t.runner.leaves()
    assert (t.run.server, t.run.accessing, t.where("snare")) == (1, -1, "hq")
    t.runner.accesses("rd").does("steal 5")
    assert (t.where("hostile-takeover"), t.runner.credits) == ("runner-score", 9 - 5)


def test_one_access_may_lead_to_the_next():
    t = table(runner=runner(rig=[FLINT, "test-spin-gossip"], grip=["frame-job"], stolen=["priority-requisition"]),
              corp=corp(hq=["hostile-takeover"] * 3))  # fmt: skip
    t.runner.plays("frame-job")
    finishes(t)
    assert (t.runner.scored, t.corp.bad_publicity, t.run) == (["hostile-takeover"] * 3, 1 + 3, None)


def test_an_access_in_the_middle_of_another_disturbs_nothing():
    t = table(runner=runner(rig=[FLINT, "test-spin-gossip", "rd-interface", "rd-interface"]),
              corp=corp(hq=["enigma"], rd=["ice-wall", "hedge-fund", "hostile-takeover", "hunter"]))  # fmt: skip
    t.runner.runs("rd")
    finishes(t)
    assert [line["card"] for line in t.says("accesses", "runner")] == [
        "hunter", "hostile-takeover", "enigma", "hedge-fund",
    ]  # fmt: skip
    assert (t.corp.deck, t.corp.hand) == (["ice-wall", "hedge-fund", "hunter"], ["enigma"])


def test_flint_may_be_sent_to_expose_a_card():
    t = table(runner=runner(rig=[FLINT]), corp=corp(remote_1=server(root=["snare"])))
    t.runner.takes_credit().uses(FLINT)
    t.settles()
    assert (runner_knows(t, "snare"), t.where(FLINT)) == (True, "heap")


def test_an_empty_hand_is_nothing_to_access():
    t = table(runner=runner(rig=[FLINT], grip=["frame-job"], stolen=["priority-requisition"]))
    t.runner.plays("frame-job")
    assert (t.asked, t.run) == (("runner", "action"), None)


# Starlight Crusade Funding

STARLIGHT = "starlight-crusade-funding"


@rule("COST-3")
def test_starlight_crusade_waives_the_second_click():
    t = table("corp", runner=runner(rig=[STARLIGHT], grip=["lucky-find"], credits=3))
    t.ends_turn()
    assert t.runner.clicks == 3
    t.runner.plays("lucky-find")
    assert (t.runner.clicks, t.runner.credits) == (2, 9)


def test_the_last_click_is_enough_then():
    t = table(runner=runner(rig=[STARLIGHT], grip=["lucky-find"], credits=3), clicks=1)
    assert t.runner.can("play lucky-find")
    t = table(runner=runner(grip=["lucky-find"], credits=3), clicks=1)
    assert t.runner.why_not("lucky-find") == ["why-clicks-short"]


def test_other_additional_costs_are_still_due():
    t = table(runner=runner(rig=[STARLIGHT], grip=["scavenge"], heap=["corroder"], credits=9))
    assert not t.runner.can("play scavenge")


# Blackmail


def test_blackmail_keeps_the_corp_from_rezzing_ice():
    t = table(runner=runner(grip=["blackmail"]),
              corp=corp(bad_publicity=1, credits=20, hq=["hedge-fund"],
                        hq_server=server(ice=["enigma"], root=["red-herrings"])))  # fmt: skip
    t.runner.plays("blackmail").runs("hq")
    t.corp.rezzes("red-herrings")
    finishes(t)
    assert not t.is_rezzed("enigma")
    t.runner.runs("hq")
    t.corp.rezzes("enigma")
    assert t.is_rezzed("enigma")


@rule("CANT-1")
def test_not_even_for_nothing():
    t = table(runner=runner(grip=["blackmail"], rig=["test-spin-locksmith"]),
              corp=corp(bad_publicity=1, hq_server=server(ice=["enigma"], root=["red-herrings"])))  # fmt: skip
    t.runner.plays("blackmail").runs("hq")
    t.runner.uses("test-spin-locksmith")
    assert (t.is_rezzed("enigma"), t.is_rezzed("red-herrings")) == (False, True)


def test_blackmail_needs_something_to_hold_against_the_corp():
    assert table(runner=runner(grip=["blackmail"])).runner.why_not("blackmail") == ["why-no-bad-publicity"]


# Lucky Find


def test_lucky_find_is_nine_for_two_clicks():
    t = table(runner=runner(grip=["lucky-find"], credits=3))
    t.runner.plays("lucky-find")
    assert (t.runner.credits, t.runner.clicks) == (9, 2)
