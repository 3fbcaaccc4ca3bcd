"""The Criminal cards of the Core Set, clause by clause: programs and resources."""

from __future__ import annotations

import pytest

from jackin.netrunner.dsl import card, meat, new_card, tag
from jackin.netrunner.rules.moves import move
from jackin.netrunner.words import ARCHIVES, HQ, HQ_CARDS, MARK, RUN_SUCCESSFUL, RUN_UNSUCCESSFUL, line
from tests.netrunner.cards.runner_props import NOISE, accessed, meets, usable
from tests.netrunner.scenario import NO, YES, Table, corp, faceup, hosted, rezzed, runner, server, table, unrezzed
from tests.rule import rule

GABRIEL = "gabriel-santiago-consummate-professional"
FIVE = ["diesel", "modded", "tinkering", "easy-mark", "stimhack"]

for number in (1, 3, 4):
    new_card(f"test-meat-{number}", side="corp", type="operation", cost=0)
    card(f"test-meat-{number}", play=meat(number))

new_card("test-two-tags", side="corp", type="operation", cost=0)
card("test-two-tags", play=tag(2))

new_card("test-mirror", side="corp", type="ice", cost=0, strength=3, subtypes=["code-gate"])
card("test-mirror")  # ice without subroutines


# Aurora, Ninja: one line of numbers each


@pytest.mark.parametrize(
    ("slug", "ice", "price", "boost", "size"),
    [("aurora", "wall-of-static", 2, 2, 3), ("ninja", "hunter", 1, 3, 5), ("femme-fatale", "neural-katana", 1, 2, 1)],
)
def test_a_criminal_breaker_pays_its_price_for_strength_and_for_each_subroutine(slug, ice, price, boost, size):
    t = meets(ice, slug, credits=20)
    strength = t.strength(slug)
    assert not usable(t, slug)
    t.runner.uses(slug, 1)
    assert (t.runner.credits, t.strength(slug)) == (20 - boost, strength + size)
    t.runner.breaks(slug, 0)
    assert t.runner.credits == 20 - boost - price
    assert [said["n"] for said in t.says("breaks")] == [1]


@pytest.mark.parametrize(
    ("slug", "wrong"),
    [
        ("aurora", "enigma"),
        ("aurora", "hunter"),
        ("ninja", "enigma"),
        ("ninja", "wall-of-static"),
        ("femme-fatale", "enigma"),
        ("femme-fatale", "ice-wall"),
    ],
)
def test_a_criminal_breaker_is_of_no_use_against_other_ice(slug, wrong):
    t = meets(wrong, slug, credits=20)
    t.runner.uses(slug, 1).uses(slug, 1)
    assert t.strength(slug) >= t.strength(wrong)
    assert not usable(t, slug)


@pytest.mark.parametrize(("slug", "ice"), [("aurora", "wall-of-static"), ("ninja", "hunter")])
def test_a_criminal_breaker_is_strong_for_one_encounter_only(slug, ice):
    t = table(
        runner=runner(rig=[slug], credits=20),
        corp=corp(hq_server=server(ice=["enigma", rezzed(ice)]), credits=0),
    )
    printed = t.strength(slug)
    t.runner.runs("hq").uses(slug, 1).breaks(slug, 0).goes_on()
    assert t.strength(slug) == printed


# Femme Fatale


def femme(*ice, credits: int = 9, grip: tuple[str, ...] = (), **more) -> Table:
    """Femme Fatale has just come in and chosen the outermost ice of HQ."""
    t = table(
        runner=runner(grip=["femme-fatale", *grip], credits=9 + credits, identity=NOISE, **more),
        corp=corp(hq_server=server(ice=ice), credits=9),
    )
    t.runner.installs("femme-fatale")
    if t.asked == ("runner", "trash-first"):
        t.runner.done()
    if t.asked == ("runner", "pick"):
        t.runner.does(f"pick {t.state.public(t.state.zones[line(HQ)][-1])}")
    return t


@rule("INFO-4")
def test_femme_fatale_chooses_any_installed_ice_and_everybody_knows_which():
    t = table(
        runner=runner(grip=["femme-fatale"], credits=9),
        corp=corp(hq_server=server(ice=["enigma"]), remote_1=server(ice=[rezzed("hunter")], root=["snare"])),
    )
    t.runner.installs("femme-fatale")
    assert t.options == [f"pick {t.runner.id('enigma')}", f"pick {t.runner.id('hunter')}"]
    t.runner.picks("enigma")
    assert "marks" in t.log("corp")
    assert not t.state.known(t.card("enigma"), 1)


def test_femme_fatale_pays_for_each_subroutine_and_goes_by():
    t = femme(rezzed("enigma"), credits=2)
    t.runner.runs("hq").says(YES)
    assert t.runner.credits == 0
    t.settles()
    assert ("succeeds" in t.log(), "subroutine" in t.log(), t.runner.clicks) == (True, False, 2)


def test_femme_fatale_does_so_every_time():
    t = femme(rezzed("ice-wall"), credits=3)
    for credits in (2, 1, 0):
        t.runner.runs("hq").says(YES)
        t.settles()
        assert t.runner.credits == credits
    assert t.log().count("succeeds") == 3


def test_femme_fatale_may_decline_and_break_instead():
    t = femme(rezzed("neural-katana"), credits=9, grip=tuple(FIVE))
    t.runner.runs("hq").says(NO)
    t.runner.uses("femme-fatale", 1).breaks("femme-fatale", 0)
    t.settles()
    assert (t.runner.credits, len(t.runner.hand)) == (6, 5)


def test_femme_fatale_declined_lets_the_encounter_abilities_come():
    t = femme(rezzed("tollbooth"), credits=4)
    t.runner.runs("hq").says(NO)
    assert t.runner.credits == 1


@rule("COST-2")
def test_femme_fatale_cannot_bypass_what_she_cannot_pay():
    t = femme(rezzed("enigma"), credits=1)
    t.runner.runs("hq")
    t.settles()
    assert ("bypasses" in t.log(), t.run, t.runner.credits) == (False, None, 1)


@rule("AMB-41")
def test_femme_fatale_goes_by_ice_without_subroutines_for_nothing():
    t = femme(rezzed("test-mirror"), credits=0)
    t.runner.runs("hq").says(YES)
    t.settles()
    assert ("bypasses" in t.log(), t.runner.credits) == (True, 0)


def test_femme_fatale_goes_by_the_chosen_ice_only():
    t = femme(rezzed("ice-wall"), rezzed("enigma"), credits=9)
    t.runner.runs("hq").says(YES).goes_on()
    t.settles()
    assert [said["card"] for said in t.says("bypasses")] == ["enigma"]
    assert [said["card"] for said in t.says("subroutine")] == ["ice-wall"]


def test_femme_fatale_without_ice_on_the_table_chooses_nothing():
    t = femme(credits=9)
    assert (t.where("femme-fatale"), t.counter("femme-fatale", "mark")) == ("rig", 0)
    assert t.asked == ("runner", "action")


def test_femme_fatale_waits_for_the_chosen_ice_to_be_rezzed():
    t = femme(unrezzed("enigma"), credits=9)
    t.runner.runs("hq")
    t.corp.rezzes("enigma")
    t.runner.says(YES)
    assert t.runner.credits == 7


@rule("UNINST-2")
def test_femme_fatale_does_not_know_the_chosen_ice_when_it_comes_back():
    t = femme(unrezzed("enigma"), credits=9, grip=("forged-activation-orders",))
    t.runner.plays("forged-activation-orders")
    t.corp.answers("trash")
    t.ends_turn()
    t = again(t, "enigma")
    t.runner.runs("hq")
    t.corp.rezzes("enigma")
    assert t.asked != ("runner", "decide")
    assert "bypasses" not in t.log()


def again(t: Table, ice: str) -> Table:
    """The Corp has the ice back from Archives and installs it where it was."""
    fork = t.fork()
    move(fork.state, fork.card(ice), HQ_CARDS)
    fork.corp.takes_credit().installs(ice, at="hq")
    return fork.ends_turn()


def test_femme_fatale_does_not_remember_after_she_was_trashed():
    t = femme(rezzed("enigma"), credits=20, rig=["aesops-pawnshop"])
    t.ends_turn().ends_turn()
    t.runner.picks("femme-fatale")
    t.runner.runs("hq")
    t.settles()
    assert "bypasses" not in t.log()


@rule("BYPASS-3")
def test_two_femmes_on_one_ice_bypass_it_once():
    t = femme(rezzed("ice-wall"), credits=18, grip=("femme-fatale",))
    t.runner.installs("femme-fatale").done()
    assert [t.state.counter(card, MARK) > 0 for card in t.find("femme-fatale")] == [True, True]
    t.runner.runs("hq").says(YES)
    t.settles()
    assert (t.runner.credits, t.log().count("bypasses"), t.run) == (8, 1, None)
    t.runner.runs("hq").says(NO).says(YES)  # each may be asked
    t.settles()
    assert (t.runner.credits, t.log().count("bypasses")) == (7, 2)


# Sneakdoor Beta


def test_sneakdoor_beta_runs_archives_and_comes_out_in_hq():
    t = table(
        runner=runner(rig=["sneakdoor-beta"], identity=GABRIEL),
        corp=corp(
            hq=["hostile-takeover"],
            hq_server=server(ice=[rezzed("ice-wall")]),
            archives=["enigma"],
            archives_server=server(ice=["hunter"]),
            credits=0,
        ),
    )
    t.runner.uses("sneakdoor-beta")
    t.settles()
    assert (t.runner.scored, t.runner.credits, t.runner.clicks) == (["hostile-takeover"], 7, 3)
    assert t.corp.pile == ["enigma"]
    assert t.state.faceup[t.card("enigma")] == 0  # Archives stays as it is
    assert "ice-wall" not in [said["card"] for said in t.says("encounters")]


def test_sneakdoor_beta_reaches_the_root_of_hq_and_not_that_of_archives():
    t = table(
        runner=runner(rig=["sneakdoor-beta"]),
        corp=corp(
            hq_server=server(root=["akitaro-watanabe"]), archives_server=server(root=["experiential-data"]), credits=0
        ),
    )
    t.runner.uses("sneakdoor-beta").trashes()
    assert (t.where("akitaro-watanabe"), t.where("experiential-data")) == ("archives", "archives/root")


def test_sneakdoor_beta_changes_nothing_about_a_run_that_fails():
    t = table(runner=runner(rig=["sneakdoor-beta", "lemuria-codecracker"]), corp=corp(hq=["hostile-takeover"]))
    t.runner.uses("sneakdoor-beta").jacks_out()
    assert (t.runner.credits, t.runner.scored) == (5, [])
    assert not any(event[0] == RUN_SUCCESSFUL for event in t.state.happened)
    assert [event[2] for event in t.state.happened if event[0] == RUN_UNSUCCESSFUL] == [ARCHIVES]


def test_sneakdoor_beta_is_one_success_on_hq_for_everything_that_counts_them():
    t = table(
        runner=runner(rig=["sneakdoor-beta", "desperado", "datasucker"], identity=GABRIEL), corp=corp(credits=0)
    )
    t.runner.uses("sneakdoor-beta")
    while t.run is not None:
        assert t.let_pass() or t.runner.answers(t.options[0])
    assert (t.runner.credits, t.counter("datasucker", "virus")) == (5 + 2 + 1, 1)
    t.runner.runs("hq")
    while t.run is not None:
        assert t.let_pass() or t.runner.answers(t.options[0])
    assert t.runner.credits == 8 + 1  # Gabriel's first run on HQ has been


def test_sneakdoor_beta_needs_a_click_and_two_memory():
    t = table(runner=runner(grip=["sneakdoor-beta"], credits=4))
    t.runner.installs("sneakdoor-beta")
    assert (t.runner.memory, t.runner.credits) == ((2, 4), 0)
    assert usable(t, "sneakdoor-beta")


# Bank Job


def on_job(credits: int = 8, **remote) -> Table:
    t = table(
        runner=runner(rig=[faceup("bank-job", credit=credits)], identity=NOISE),
        corp=corp(remote_1=server(**(remote or {"root": ["pad-campaign"]})), credits=0),
    )
    t.runner.runs("remote-1")
    t.settles()
    return t


def test_bank_job_comes_with_eight_credits():
    t = table(runner=runner(grip=["bank-job"], rig=[faceup("bank-job", credit=3)]))
    t.runner.installs("bank-job")
    assert t.runner.credits == 4
    assert sorted(t.state.hosted_credits(card) for card in t.find("bank-job")) == [3, 8]  # its own copy only


def test_bank_job_gives_any_number_instead_of_the_access():
    t = on_job()
    assert t.options == ["access", f"instead {t.runner.id('bank-job')}"]
    t.runner.takes_instead("bank-job")
    assert t.options == [f"number {n}" for n in range(8, -1, -1)]
    t.runner.says(3)
    assert (t.runner.credits, t.counter("bank-job", "credit"), t.where("bank-job")) == (8, 5, "rig")
    assert (accessed(t), t.run) == ([], None)


@rule("ALL-1")
def test_bank_job_may_give_nothing_at_all():
    t = on_job()
    t.runner.takes_instead("bank-job").says(0)
    assert (t.runner.credits, t.counter("bank-job", "credit"), accessed(t)) == (5, 8, [])


def test_bank_job_is_trashed_when_it_is_empty():
    t = on_job()
    t.runner.takes_instead("bank-job").says(8)
    assert (t.runner.credits, t.where("bank-job")) == (13, "heap")


def test_bank_job_may_be_left_for_the_access():
    t = on_job(root=["hostile-takeover"])
    t.runner.answers("access")
    t.settles()
    assert (t.runner.scored, t.counter("bank-job", "credit")) == (["hostile-takeover"], 8)


@rule("AMB-13")
def test_bank_job_works_on_a_remote_with_nothing_but_ice():
    t = on_job(ice=["hunter"])
    t.runner.takes_instead("bank-job").says(8)
    assert t.runner.credits == 13


@pytest.mark.parametrize("where", ["hq", "rd", "archives"])
def test_bank_job_is_not_for_central_servers(where):
    t = table(runner=runner(rig=[faceup("bank-job", credit=8)]), corp=corp(rd=["hedge-fund"]))
    t.runner.runs(where)
    while t.run is not None:
        assert t.asked != ("runner", "instead")
        assert t.let_pass() or t.runner.leaves()


def test_bank_job_needs_success():
    t = table(runner=runner(rig=[faceup("bank-job", credit=8)]), corp=corp(remote_1=server(root=["pad-campaign"])))
    t.runner.runs("remote-1").jacks_out()
    assert (t.runner.credits, t.counter("bank-job", "credit")) == (5, 8)


def test_bank_job_credits_pay_for_nothing_while_they_lie_there():
    t = table(runner=runner(rig=[faceup("bank-job", credit=8)], grip=["corroder"], credits=0))
    assert not t.runner.can("install corroder")


def test_a_hunted_bank_job_takes_its_credits_along():
    t = table("corp", runner=runner(rig=[faceup("bank-job", credit=8)], tags=1))
    t.corp.does(f"trash-resource {t.corp.id('bank-job')}")
    assert (t.where("bank-job"), t.runner.credits) == ("heap", 5)


# Crash Space


def test_crash_space_pays_for_removing_tags_and_for_nothing_else():
    t = table(runner=runner(grip=["crash-space", "corroder"], tags=2, credits=2))
    t.runner.installs("crash-space")
    assert (t.runner.credits, t.counter("crash-space", "credit")) == (0, 2)
    assert not t.runner.can("install corroder")
    t.runner.does("remove-tag")
    assert (t.runner.tags, t.runner.clicks, t.counter("crash-space", "credit")) == (1, 2, 0)
    assert not t.runner.can("remove-tag")


def test_crash_space_helps_with_one_credit_too_and_fills_up_again():
    t = table(runner=runner(rig=[faceup("crash-space", credit=1)], tags=2, credits=1))
    t.runner.does("remove-tag")
    t.settles()
    assert (t.runner.credits, t.counter("crash-space", "credit")) == (0, 0)
    t.ends_turn().ends_turn()
    assert t.counter("crash-space", "credit") == 2


def hit(amount: int, *rig, grip: int = 5) -> Table:
    t = table(
        "corp", corp=corp(hq=[f"test-meat-{amount}"]), runner=runner(rig=rig, grip=[*FIVE, *FIVE][:grip], credits=9)
    )
    t.corp.plays(f"test-meat-{amount}")
    return t


@rule("PREV-5", "TRASH-7")
@pytest.mark.parametrize(("amount", "left"), [(1, 5), (3, 5), (4, 4)])
def test_crash_space_is_trashed_to_prevent_up_to_three_meat_damage(amount, left):
    t = hit(amount, "crash-space")
    t.runner.prevents("crash-space").says(min(3, amount))
    assert (len(t.runner.hand), t.where("crash-space")) == (left, "heap")


@rule("AMB-15")
def test_crash_space_may_prevent_less():
    for n in (3, 2, 1, 0):
        t = hit(4, "crash-space")
        t.runner.prevents("crash-space")
        assert t.options == ["number 3", "number 2", "number 1", "number 0"]
        t.runner.says(n)
        assert (len(t.runner.hand), t.where("crash-space")) == (1 + n, "heap")


def test_crash_space_need_not_be_used():
    t = hit(1, "crash-space")
    t.runner.done()
    assert (len(t.runner.hand), t.where("crash-space")) == (4, "rig")


def test_two_crash_spaces_prevent_four_points_together():
    t = hit(4, "crash-space", "crash-space", grip=0)
    t.runner.prevents("crash-space").says(3)
    t.runner.prevents("crash-space").says(1)
    assert (t.winner, t.runner.pile) == (None, ["crash-space", "crash-space"])


def test_crash_space_does_not_stop_net_damage():
    t = table(
        runner=runner(rig=["crash-space"], grip=FIVE), corp=corp(hq_server=server(ice=[rezzed("neural-katana")]))
    )
    t.runner.runs("hq")
    t.settles()
    assert (len(t.runner.hand), t.where("crash-space")) == (2, "rig")


# Data Dealer


@rule("FORFEIT-1", "FORFEIT-2")
def test_data_dealer_buys_a_forfeited_agenda_for_nine():
    t = table(runner=runner(rig=["data-dealer"], stolen=["hostile-takeover", "priority-requisition"], credits=0))
    assert t.runner.points == 4
    t.runner.uses("data-dealer").forfeits("hostile-takeover")
    assert (t.runner.credits, t.runner.points, t.runner.clicks) == (9, 3, 3)
    assert (t.where("hostile-takeover"), t.where("data-dealer")) == ("removed", "rig")
    t.runner.uses("data-dealer")
    assert (t.runner.credits, t.runner.scored) == (18, [])


def test_data_dealer_needs_an_agenda_of_the_runner():
    t = table(runner=runner(rig=["data-dealer"]), corp=corp(scored=["hostile-takeover"]))
    assert not usable(t, "data-dealer")
    assert t.runner.why_not(t.runner.id("data-dealer")) == ["why-no-agenda"]


def test_data_dealer_is_an_action_and_waits_for_the_runners_turn():
    t = table("corp", runner=runner(rig=["data-dealer"], stolen=["hostile-takeover"]))
    t.ends_turn()
    assert (t.asked, usable(t, "data-dealer")) == (("runner", "action"), True)
    t.runner.runs("hq")
    while t.run is not None:
        assert not usable(t, "data-dealer")
        assert t.let_pass()


# Decoy


def test_decoy_avoids_one_tag_and_is_trashed():
    t = table("corp", corp=corp(hq=["test-two-tags"]), runner=runner(rig=["decoy", "decoy"]))
    t.corp.plays("test-two-tags")
    assert t.asked == ("runner", "prevent")
    one = t.fork()
    one.runner.prevents("decoy").done()
    assert (one.runner.tags, one.runner.rig) == (1, ["decoy"])
    t.runner.prevents("decoy").prevents("decoy")
    assert (t.runner.tags, t.runner.rig) == (0, [])


def test_decoy_may_be_kept():
    t = table("corp", corp=corp(hq=["test-two-tags"]), runner=runner(rig=["decoy"]))
    t.corp.plays("test-two-tags")
    t.runner.done()
    assert (t.runner.tags, t.where("decoy")) == (2, "rig")


@rule("PREV-2")
def test_decoy_does_not_take_off_tags_that_are_there():
    t = table(runner=runner(rig=["decoy"], tags=1))
    assert not any("decoy" in option or t.runner.id("decoy") in option for option in t.options)


def test_decoy_and_net_shield_answer_snare_at_once():
    t = table(
        runner=runner(rig=["decoy", "net-shield"], grip=FIVE[:2], identity=NOISE), corp=corp(hq=["snare"], credits=4)
    )
    t.runner.runs("hq")
    t.settles()
    t.corp.says(YES)
    assert len([option for option in t.options if option.startswith("prevent")]) == 2
    t.runner.prevents("decoy").prevents("net-shield")
    assert (t.runner.tags, len(t.runner.hand), t.winner) == (0, 0, None)


def test_decoy_avoids_data_ravens_tag():
    t = table(runner=runner(rig=["decoy"]), corp=corp(hq_server=server(ice=[rezzed("data-raven")]), credits=0))
    t.runner.runs("hq").does("take-1-tag").prevents("decoy")
    assert (t.runner.tags, t.run.ended) == (0, False)


def test_a_femme_hosted_nowhere_keeps_her_own_memory():
    t = table(runner=runner(grip=["femme-fatale"], rig=["djinn", hosted("medium", on="djinn")], credits=9))
    t.runner.installs("femme-fatale").done()
    assert (t.state.host[t.card("femme-fatale")], t.runner.memory) == (-1, (2, 4))
