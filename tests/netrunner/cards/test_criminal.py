"""The Criminal cards of the Core Set, clause by clause: identity, events and hardware."""

from __future__ import annotations

import pytest

from tests.netrunner.cards.runner_props import NOISE, accessed, usable
from tests.netrunner.scenario import Table, corp, rezzed, runner, server, table
from tests.rule import rule

GABRIEL = "gabriel-santiago-consummate-professional"
FIVE = ["diesel", "modded", "tinkering", "easy-mark", "stimhack"]


# Gabriel Santiago


@rule("ORD-1", "AMB-60")
def test_gabriel_is_paid_for_the_first_successful_run_on_hq_each_turn():
    t = table(runner=runner(identity=GABRIEL))
    for credits in (7, 7):
        t.runner.runs("hq")
        t.settles()
        assert t.runner.credits == credits
    t.ends_turn().ends_turn()
    before = t.runner.credits
    t.runner.runs("hq")
    t.settles()
    assert t.runner.credits == before + 2


@pytest.mark.parametrize("where", ["rd", "archives", "remote-1"])
def test_gabriel_is_not_paid_for_other_servers_nor_do_they_count(where):
    t = table(
        runner=runner(identity=GABRIEL), corp=corp(rd=["hedge-fund"], remote_1=server(ice=["hunter"]), credits=0)
    )
    t.runner.runs(where)
    while t.run is not None:
        assert t.let_pass() or t.runner.leaves()
    assert t.runner.credits == 5
    t.runner.runs("hq")
    t.settles()
    assert t.runner.credits == 7


def test_gabriel_is_not_paid_for_a_run_that_fails_and_it_does_not_count_as_the_first():
    t = table(runner=runner(identity=GABRIEL))
    t.runner.runs("hq").jacks_out()
    assert t.runner.credits == 5
    t.runner.runs("hq")
    t.settles()
    assert t.runner.credits == 7


def test_gabriel_is_paid_before_cards_are_accessed():
    t = table(runner=runner(identity=GABRIEL, credits=0), corp=corp(hq=["akitaro-watanabe"]))
    t.runner.runs("hq")
    t.settles()
    assert (t.runner.credits, t.run) == (2, None)  # not enough to trash him
    t = table(runner=runner(identity=GABRIEL, credits=1), corp=corp(hq=["akitaro-watanabe"]))
    t.runner.runs("hq").trashes()
    assert t.runner.credits == 0


# Account Siphon


@pytest.mark.parametrize("has", [0, 1, 3, 5, 8])
def test_account_siphon_takes_up_to_five_of_what_the_corp_has(has):
    t = table(runner=runner(grip=["account-siphon"], identity=NOISE), corp=corp(credits=has))
    t.runner.plays("account-siphon").takes_instead("account-siphon")
    taken = min(5, has)
    if taken:
        assert t.options == [f"number {n}" for n in range(taken, -1, -1)]
        t.runner.says(taken)
    assert (t.corp.credits, t.runner.credits, t.runner.tags) == (has - taken, 5 + 2 * taken, 2)


@rule("AMB-15")
def test_account_siphon_may_take_less_and_still_brings_two_tags():
    for n in (2, 0):
        t = table(runner=runner(grip=["account-siphon"], identity=NOISE), corp=corp(credits=8))
        t.runner.plays("account-siphon").takes_instead("account-siphon").says(n)
        assert (t.corp.credits, t.runner.credits, t.runner.tags) == (8 - n, 5 + 2 * n, 2)


@rule("REPL-1", "REPL-3")
def test_account_siphon_replaces_the_access_or_leaves_it():
    t = table(
        runner=runner(grip=["account-siphon"]),
        corp=corp(hq=["hostile-takeover"], hq_server=server(root=["akitaro-watanabe"]), credits=4),
    )
    t.runner.plays("account-siphon")
    t.settles()
    assert t.options == ["access", f"instead {t.runner.id('account-siphon')}"]
    other = t.fork()
    t.runner.takes_instead("account-siphon").says(4)
    assert (accessed(t), t.corp.hand) == ([], ["hostile-takeover"])
    other.runner.answers("access").accesses("hq")
    other.settles()
    assert (other.runner.scored, other.corp.credits, other.runner.tags) == (["hostile-takeover"], 4, 0)


def test_account_siphon_brings_nothing_if_the_run_fails():
    t = table(runner=runner(grip=["account-siphon"]))
    t.runner.plays("account-siphon").jacks_out()
    assert (t.corp.credits, t.runner.credits, t.runner.tags, t.runner.pile) == (5, 5, 0, ["account-siphon"])


def test_account_siphon_is_still_a_successful_run_on_hq():
    t = table(
        runner=runner(grip=["account-siphon"], rig=["desperado", "datasucker"], identity=GABRIEL),
        corp=corp(credits=5),
    )
    t.runner.plays("account-siphon")
    while t.asked != ("runner", "instead"):
        assert t.let_pass() or t.runner.answers(t.options[0])
    assert (t.runner.credits, t.counter("datasucker", "virus")) == (5 + 2 + 1, 1)


@rule("PREV-5")
def test_decoys_avoid_the_tags_of_account_siphon_and_the_credits_stay():
    t = table(runner=runner(grip=["account-siphon"], rig=["decoy", "decoy"], identity=NOISE))
    t.runner.plays("account-siphon").takes_instead("account-siphon").says(5)
    assert t.runner.credits == 15
    t.runner.prevents("decoy").prevents("decoy")
    assert (t.runner.tags, t.runner.credits) == (0, 15)


def test_the_corp_may_spend_its_credits_before_account_siphon_gets_there():
    t = table(
        runner=runner(grip=["account-siphon"], identity=NOISE),
        corp=corp(credits=4, remote_1=server(root=["melange-mining-corp", "akitaro-watanabe"])),
    )
    t.runner.plays("account-siphon")
    t.corp.rezzes("melange-mining-corp").rezzes("akitaro-watanabe")
    t.runner.takes_instead("account-siphon").says(2)
    assert (t.corp.credits, t.runner.credits, t.runner.tags) == (0, 9, 2)


def test_a_second_account_siphon_finds_what_the_first_has_left():
    t = table(runner=runner(grip=["account-siphon"] * 2, identity=NOISE), corp=corp(credits=7))
    t.runner.plays("account-siphon").takes_instead("account-siphon").says(5)
    t.runner.plays("account-siphon").takes_instead("account-siphon")
    assert t.options == ["number 2", "number 1", "number 0"]
    t.runner.says(2)
    assert (t.corp.credits, t.runner.credits, t.runner.tags) == (0, 19, 4)


# Easy Mark


def test_easy_mark_gains_three_for_nothing():
    t = table(runner=runner(grip=["easy-mark", "easy-mark"], credits=0))
    t.runner.plays("easy-mark")
    assert (t.runner.credits, t.runner.clicks, t.runner.pile) == (3, 3, ["easy-mark"])
    t.runner.plays("easy-mark")
    assert t.runner.credits == 6


# Forged Activation Orders


def forged(ice: str, credits: int, **more) -> Table:
    t = table(
        runner=runner(grip=["forged-activation-orders"]),
        corp=corp(hq_server=server(ice=[ice]), credits=credits, **more),
    )
    t.runner.plays("forged-activation-orders")
    return t


@rule("REZ-7", "AMB-8")
def test_forged_activation_orders_lets_the_corp_rez_at_full_cost_or_trash():
    t = forged("enigma", credits=3)
    assert (t.asked, t.options) == (("corp", "decide"), ["rez", "trash"])
    other = t.fork()
    t.corp.answers("rez")
    assert (t.is_rezzed("enigma"), t.corp.credits, t.runner.credits) == (True, 0, 4)
    other.corp.answers("trash")
    assert (other.where("enigma"), other.corp.credits) == ("archives", 3)
    assert other.state.faceup[other.card("enigma")] == 0
    assert not other.state.known(other.card("enigma"), 1)


def test_a_corp_too_poor_trashes_the_ice_of_forged_activation_orders():
    t = forged("enigma", credits=2)
    assert t.options == ["trash"]
    t.corp.answers("trash")
    assert t.where("enigma") == "archives"


def test_forged_activation_orders_makes_the_corp_pay_additional_costs():
    t = forged("archer", credits=9)
    assert t.options == ["trash"]  # no agenda to forfeit
    t = forged("archer", credits=9, scored=["hostile-takeover"])
    t.corp.answers("rez")
    assert (t.is_rezzed("archer"), t.corp.scored, t.corp.credits) == (True, [], 5)


@rule("ACT-4")
def test_forged_activation_orders_needs_unrezzed_ice():
    t = table(
        runner=runner(grip=["forged-activation-orders"]),
        corp=corp(hq_server=server(ice=[rezzed("enigma")]), remote_1=server(root=["pad-campaign"])),
    )
    assert not t.runner.can("play forged-activation-orders")
    assert t.runner.why_not("forged-activation-orders") == ["why-no-effect"]


def test_forged_activation_orders_chooses_among_all_unrezzed_ice():
    t = table(
        runner=runner(grip=["forged-activation-orders"]),
        corp=corp(
            hq_server=server(ice=["enigma", rezzed("ice-wall")]),
            remote_1=server(ice=["hunter"], root=["pad-campaign"]),
            credits=9,
        ),
    )
    t.runner.plays("forged-activation-orders")
    assert t.options == [f"pick {t.runner.id('enigma')}", f"pick {t.runner.id('hunter')}"]
    t.runner.picks("hunter")
    t.corp.answers("trash")
    assert (t.where("hunter"), t.where("enigma")) == ("archives", "hq/ice")


# Inside Job


@rule("BYPASS-1")
def test_inside_job_bypasses_the_first_ice_encountered_and_only_that():
    t = table(
        runner=runner(grip=["inside-job"]),
        corp=corp(hq_server=server(ice=[rezzed("ice-wall"), rezzed("enigma")])),
    )
    t.runner.plays("inside-job").says("run hq").goes_on()
    t.settles()
    assert [said["card"] for said in t.says("bypasses")] == ["enigma"]
    assert [said["card"] for said in t.says("subroutine")] == ["ice-wall"]
    assert (t.run, t.runner.credits) == (None, 3)


def test_inside_job_waits_for_the_first_encounter_past_unrezzed_ice():
    t = table(
        runner=runner(grip=["inside-job"]),
        corp=corp(hq_server=server(ice=[rezzed("ice-wall"), "enigma"]), credits=0),
    )
    t.runner.plays("inside-job").says("run hq").goes_on()
    t.settles()
    assert [said["card"] for said in t.says("bypasses")] == ["ice-wall"]
    assert "succeeds" in t.log()


@rule("BYPASS-3")
def test_inside_job_slips_past_encounter_abilities():
    for ice in ("tollbooth", "data-raven"):
        t = table(runner=runner(grip=["inside-job"], credits=2), corp=corp(hq_server=server(ice=[rezzed(ice)])))
        t.runner.plays("inside-job").says("run hq")
        t.settles()
        assert ("succeeds" in t.log(), t.runner.tags, t.runner.credits) == (True, 0, 2)


@rule("BYPASS-3", "RUN-3.2")
def test_inside_job_past_chum_leaves_the_next_ice_as_it_is():
    t = table(
        runner=runner(grip=["inside-job", *FIVE], credits=9),
        corp=corp(hq_server=server(ice=[rezzed("wall-of-static"), rezzed("chum")])),
    )
    t.runner.plays("inside-job").says("run hq").goes_on()
    t.settles()
    assert [said["card"] for said in t.says("subroutine")] == ["wall-of-static"]
    assert len(t.runner.hand) == 5


def test_inside_job_does_not_bypass_the_same_ice_again():
    t = table(
        runner=runner(grip=["inside-job"]),
        corp=corp(hq_server=server(ice=[rezzed("cell-portal"), rezzed("ice-wall")]), credits=0),
    )
    t.runner.plays("inside-job").says("run hq").goes_on()
    t.runner.goes_on()  # Cell Portal has sent the Runner back to the wall
    t.settles()
    assert [said["card"] for said in t.says("encounters")] == ["ice-wall", "cell-portal", "ice-wall"]
    assert len(t.says("bypasses")) == 1
    assert t.run is None


def test_inside_job_is_of_no_use_without_ice_and_gone_after_its_run():
    t = table(runner=runner(grip=["inside-job"]), corp=corp(rd_server=server(ice=[rezzed("ice-wall")])))
    t.runner.plays("inside-job")
    assert t.options == ["run hq", "run rd", "run archives"]
    t.runner.says("run hq")
    t.settles()
    t.runner.runs("rd")
    t.settles()
    assert "bypasses" not in t.log()


# Special Order


@rule("SEARCH-1", "SEARCH-3")
def test_special_order_finds_any_icebreaker_and_shuffles():
    stack = ["diesel", "medium", "corroder", "crypsis", "djinn", "mimic"]
    t = table(runner=runner(grip=["special-order"], stack=stack))
    t.runner.plays("special-order")
    assert t.options == ["find corroder", "find mimic", "find crypsis"]
    t.runner.finds("mimic")
    assert (t.runner.hand, t.runner.credits) == (["mimic"], 4)
    assert sorted(t.runner.deck) == sorted(card for card in stack if card != "mimic")
    assert [said["card"] for said in t.says("reveals")] == ["mimic"]
    assert t.state.knows[t.card("diesel")] == 0


@rule("SEARCH-2")
def test_special_order_may_find_nothing():
    t = table(runner=runner(grip=["special-order"], stack=["diesel", "medium"]))
    t.runner.plays("special-order").does("nothing-found")
    assert (t.runner.hand, t.runner.pile) == ([], ["special-order"])


def test_special_order_needs_a_stack():
    t = table(runner=runner(grip=["special-order"], stack=[]))
    assert not t.runner.can("play special-order")


# Lemuria Codecracker


def test_lemuria_codecracker_exposes_a_card_after_a_successful_run_on_hq():
    t = table(
        runner=runner(rig=["lemuria-codecracker"], credits=1, identity=NOISE),
        corp=corp(
            rd_server=server(ice=["enigma", rezzed("hunter")]),
            remote_1=server(root=["snare", rezzed("akitaro-watanabe")]),
            credits=0,
        ),
    )
    assert not usable(t, "lemuria-codecracker")
    assert t.runner.why_not(t.runner.id("lemuria-codecracker")) == ["why-no-success-on-hq"]
    t.runner.runs("hq")
    t.settles()
    t.runner.uses("lemuria-codecracker")
    assert t.options == [f"pick {t.runner.id('enigma')}", f"pick {t.runner.id('snare')}"]
    t.runner.picks("snare")
    t.settles()
    assert (t.runner.credits, t.runner.clicks) == (0, 2)
    assert t.state.known(t.card("snare"), 1)
    assert not t.state.known(t.card("enigma"), 1)
    assert (t.is_rezzed("snare"), accessed(t), t.runner.tags) == (False, [], 0)


def test_lemuria_codecracker_forgets_the_run_when_the_turn_is_over():
    t = table(runner=runner(rig=["lemuria-codecracker"]), corp=corp(rd_server=server(ice=["enigma"])))
    t.runner.runs("hq")
    t.settles()
    assert usable(t, "lemuria-codecracker")
    t.ends_turn().ends_turn()
    assert not usable(t, "lemuria-codecracker")


@pytest.mark.parametrize("where", ["rd", "archives"])
def test_lemuria_codecracker_wants_a_success_on_hq(where):
    t = table(
        runner=runner(rig=["lemuria-codecracker"]), corp=corp(rd=["hedge-fund"], remote_1=server(ice=["enigma"]))
    )
    t.runner.runs(where)
    while t.run is not None:
        assert t.let_pass() or t.runner.leaves()
    assert not usable(t, "lemuria-codecracker")
    t.runner.runs("hq").jacks_out()
    assert not usable(t, "lemuria-codecracker")


def test_lemuria_codecracker_counts_a_run_through_the_sneakdoor():
    t = table(
        runner=runner(rig=["lemuria-codecracker", "sneakdoor-beta"]), corp=corp(remote_1=server(ice=["enigma"]))
    )
    t.runner.uses("sneakdoor-beta")
    t.settles()
    assert usable(t, "lemuria-codecracker")


def test_lemuria_codecracker_needs_something_to_expose_and_a_credit():
    t = table(runner=runner(rig=["lemuria-codecracker"]), corp=corp(rd_server=server(ice=[rezzed("enigma")])))
    t.runner.runs("hq")
    t.settles()
    assert not usable(t, "lemuria-codecracker")
    t = table(
        runner=runner(rig=["lemuria-codecracker"], credits=0, identity=NOISE),
        corp=corp(rd_server=server(ice=["enigma"])),
    )
    t.runner.runs("hq")
    t.settles()
    assert not usable(t, "lemuria-codecracker")


def test_zaibatsu_loyalty_answers_lemuria_codecracker():
    t = table(
        runner=runner(rig=["lemuria-codecracker"]),
        corp=corp(remote_1=server(root=["snare"]), remote_2=server(root=["zaibatsu-loyalty"])),
    )
    t.runner.runs("hq")
    t.settles()
    t.runner.uses("lemuria-codecracker").picks("snare")
    t.corp.answers(f"rez {t.corp.id('zaibatsu-loyalty')}").done()
    t.corp.prevents("zaibatsu-loyalty", saving="snare")
    t.settles()
    assert not t.state.known(t.card("snare"), 1)
    assert t.runner.clicks == 2  # spent for nothing


# Desperado


@pytest.mark.parametrize("where", ["hq", "rd", "archives", "remote-1"])
def test_desperado_pays_one_for_every_successful_run(where):
    t = table(
        runner=runner(rig=["desperado"], identity=NOISE),
        corp=corp(rd=["hedge-fund"], remote_1=server(root=["pad-campaign"])),
    )
    for credits in (6, 7):
        t.runner.runs(where)
        while t.run is not None:
            assert t.let_pass() or t.runner.leaves()
        assert t.runner.credits == credits
    t.runner.runs(where).jacks_out()
    assert t.runner.credits == 7


def test_desperado_gives_one_memory_and_is_the_only_console():
    t = table(runner=runner(grip=["desperado", "the-toolbox"], credits=30))
    assert t.runner.memory == (0, 4)
    t.runner.installs("desperado")
    assert (t.runner.memory, t.runner.credits) == ((0, 5), 27)
    assert not t.runner.can("install the-toolbox")
    t = table(runner=runner(grip=["desperado"], rig=["desperado"], credits=30))
    assert not t.runner.can("install desperado")


def test_desperado_sold_takes_its_memory_along():
    t = table(begin=True, runner=runner(rig=["desperado", "aesops-pawnshop", *["corroder"] * 5]))
    t.runner.picks("desperado")
    assert t.asked == ("runner", "overload")
    t.runner.answers(t.options[0])
    assert t.runner.memory == (4, 4)
