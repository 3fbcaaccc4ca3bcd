"""The Anarch cards of the Core Set, clause by clause: identity, events and hardware."""

from __future__ import annotations

import pytest

from jackin.netrunner.dsl import TRASH_THIS, card, new_card, prevents
from jackin.netrunner.words import DONE_DAMAGE, SUFFERED, VIRUS
from tests.netrunner.cards.runner_props import NOISE, usable
from tests.netrunner.scenario import YES, Table, corp, faceup, rezzed, runner, server, table
from tests.rule import rule

KATE = "kate-mac-mccaffrey-digital-tinker"
FIVE = ["diesel", "modded", "tinkering", "easy-mark", "inside-job"]

new_card("test-virus-resource", side="runner", type="resource", cost=1, subtypes=["virus"])
card("test-virus-resource")  # a virus, but no program

new_card("test-brain-shield", side="runner", type="resource", cost=0)
card("test-brain-shield", prevent=[prevents("brain", 1, TRASH_THIS)])


# Noise


@rule("ABIL-5", "AMB-29")
def test_noise_trashes_the_top_card_of_rd_unseen_for_each_virus_program():
    t = table(
        runner=runner(grip=["datasucker", "medium", "corroder"], credits=20, identity=NOISE),
        corp=corp(rd=["hedge-fund", "enigma", "priority-requisition"]),
    )
    t.runner.installs("datasucker")
    assert (t.corp.deck, t.corp.pile) == (["hedge-fund", "enigma"], ["priority-requisition"])
    assert t.state.faceup[t.card("priority-requisition")] == 0
    assert not t.state.known(t.card("priority-requisition"), 1)
    t.runner.installs("medium").done()
    assert t.corp.deck == ["hedge-fund"]
    t.runner.installs("corroder").done()
    assert t.corp.deck == ["hedge-fund"]  # not a virus


def test_noise_counts_crypsis_too_and_every_way_of_installing():
    t = table(
        runner=runner(grip=["modded", "crypsis", "modded", "cyberfeeder"], identity=NOISE),
        corp=corp(rd=["hedge-fund"] * 3),
    )
    t.runner.plays("modded").picks("crypsis")
    assert len(t.corp.deck) == 2
    t.runner.plays("modded").picks("cyberfeeder")
    assert len(t.corp.deck) == 2


@rule("WIN-3", "AMB-63")
def test_noise_with_an_empty_rd_does_nothing_and_wins_nothing_yet():
    t = table(runner=runner(grip=["datasucker"], identity=NOISE), corp=corp(rd=[]))
    t.runner.installs("datasucker")
    assert (t.winner, t.corp.pile, t.where("datasucker")) == (None, [], "rig")
    t.ends_turn()
    assert (t.winner, t.reason) == ("runner", "decked")


@rule("SIM-2")
def test_noise_and_grimoire_wait_for_the_same_install_in_either_order():
    t = table(
        runner=runner(grip=["datasucker"], rig=["grimoire"], identity=NOISE), corp=corp(rd=["hedge-fund", "enigma"])
    )
    t.runner.installs("datasucker")
    assert (t.asked, len(t.options)) == (("runner", "order"), 2)
    t.runner.answers(t.options[0])
    assert (t.counter("datasucker", "virus"), t.corp.pile) == (1, ["enigma"])


def test_noise_makes_no_run_successful_and_the_runner_steals_the_agenda_from_archives_later():
    t = table(runner=runner(grip=["datasucker"], identity=NOISE), corp=corp(rd=["enigma", "hostile-takeover"]))
    t.runner.installs("datasucker")
    assert t.runner.scored == []
    t.runner.runs("archives")
    t.settles()
    assert t.runner.scored == ["hostile-takeover"]


def test_a_virus_that_is_no_program_is_nothing_to_noise_grimoire_cyberfeeder_and_djinn():
    rig = ["grimoire", "cyberfeeder", "djinn"]
    t = table(
        runner=runner(grip=["test-virus-resource"], stack=["test-virus-resource"], rig=rig, credits=0, identity=NOISE)
    )
    assert not t.runner.can("install test-virus-resource")
    t.runner.takes_credit().installs("test-virus-resource")
    assert (t.counter("test-virus-resource", "virus"), t.corp.pile) == (0, [])
    t.runner.takes_credit().uses("djinn").does("nothing-found")
    assert t.runner.hand == []


# Déjà Vu


def test_deja_vu_takes_back_one_card_of_any_kind():
    t = table(runner=runner(grip=["deja-vu"], heap=["corroder", "diesel", "medium"]))
    t.runner.plays("deja-vu").says("one")
    assert sorted(t.options) == ["pick corroder", "pick diesel", "pick medium"]
    t.runner.picks("diesel")
    assert (t.runner.hand, t.runner.pile) == (["diesel"], ["corroder", "medium", "deja-vu"])
    assert (t.runner.credits, t.runner.clicks) == (3, 3)


def test_deja_vu_takes_back_two_virus_cards_and_only_viruses():
    t = table(runner=runner(grip=["deja-vu"], heap=["corroder", "crypsis", "medium", "parasite"]))
    t.runner.plays("deja-vu").says("viruses")
    assert sorted(t.options) == ["done", "pick crypsis", "pick medium", "pick parasite"]
    t.runner.picks("crypsis", "parasite")
    assert t.runner.hand == ["crypsis", "parasite"]
    assert t.runner.pile == ["corroder", "medium", "deja-vu"]


@rule("AMB-15")
def test_deja_vu_up_to_two_viruses_may_be_one_or_none():
    for taken in (["medium"], []):
        t = table(runner=runner(grip=["deja-vu"], heap=["medium", "parasite"]))
        t.runner.plays("deja-vu").says("viruses").picks(*taken).done()
        assert t.runner.hand == taken


@rule("CHOOSE-2")
def test_deja_vu_takes_two_copies_of_one_virus_but_no_card_twice():
    t = table(runner=runner(grip=["deja-vu"], heap=["medium", "medium"]))
    t.runner.plays("deja-vu").says("viruses").picks("medium", "medium")
    assert t.runner.hand == ["medium", "medium"]
    t = table(runner=runner(grip=["deja-vu"], heap=["medium"]))
    t.runner.plays("deja-vu").says("viruses").picks("medium")
    assert (t.runner.hand, t.asked) == (["medium"], ("runner", "action"))


@rule("ACT-4", "AMB-64")
def test_deja_vu_needs_a_card_in_the_heap_and_viruses_for_its_second_half():
    t = table(runner=runner(grip=["deja-vu"]))
    assert not t.runner.can("play deja-vu")
    t = table(runner=runner(grip=["deja-vu"], heap=["diesel", "modded"]))
    t.runner.plays("deja-vu")
    assert sorted(t.options) == ["pick diesel", "pick modded"]  # no viruses to choose


def test_the_second_deja_vu_takes_back_the_first():
    t = table(runner=runner(grip=["deja-vu", "deja-vu"], heap=["diesel"]))
    t.runner.plays("deja-vu").plays("deja-vu")
    assert t.runner.hand == ["diesel", "deja-vu"]  # the only card there
    assert t.runner.pile == ["deja-vu"]


# Demolition Run


def test_demolition_run_is_for_hq_or_rd():
    t = table(runner=runner(grip=["demolition-run"]), corp=corp(remote_1=server(root=["pad-campaign"])))
    t.runner.plays("demolition-run")
    assert t.options == ["run hq", "run rd"]
    assert t.runner.credits == 3


def test_demolition_run_trashes_any_accessed_card_at_no_cost():
    t = table(runner=runner(grip=["demolition-run"], credits=2), corp=corp(hq=["archived-memories"]))
    t.runner.plays("demolition-run").says("run hq").does(f"trash-by {t.runner.id('demolition-run')}")
    assert t.corp.pile == ["archived-memories"]
    assert t.state.faceup[t.card("archived-memories")] == 1
    assert t.runner.pile == ["demolition-run"]
    assert t.runner.credits == 2  # Gabriel's two


@rule("TRASH-5")
def test_demolition_run_leaves_the_choice_of_paying_the_trash_cost_or_trashing_nothing():
    t = table(runner=runner(grip=["demolition-run"], credits=9), corp=corp(rd=["hedge-fund", "pad-campaign"]))
    t.runner.plays("demolition-run").says("run rd")
    t.settles()
    assert t.options == ["trash 4", f"trash-by {t.runner.id('demolition-run')}", "leave"]
    t.runner.leaves()
    assert t.corp.deck == ["hedge-fund", "pad-campaign"]


@rule("AMB-49")
def test_demolition_run_may_trash_an_agenda_before_it_is_stolen_or_let_it_be_stolen():
    t = table(runner=runner(grip=["demolition-run"]), corp=corp(hq=["hostile-takeover"]))
    t.runner.plays("demolition-run").says("run hq")
    while t.asked != ("runner", "steal"):
        assert t.let_pass()
    other = t.fork()
    t.runner.does(f"trash-by {t.runner.id('demolition-run')}")
    assert (t.runner.scored, t.corp.pile) == ([], ["hostile-takeover"])
    other.runner.answers("steal")
    assert (other.runner.scored, other.corp.pile) == (["hostile-takeover"], [])


def test_demolition_run_trashes_each_card_accessed_in_its_run_root_upgrades_included():
    t = table(
        runner=runner(grip=["demolition-run"], rig=[faceup("medium", virus=1)], credits=2, identity=KATE),
        corp=corp(
            rd=["hedge-fund", "enigma", "hunter"], rd_server=server(root=["corporate-troubleshooter"]), credits=0
        ),
    )
    t.runner.plays("demolition-run").says("run rd").says(1)
    trash = f"trash-by {t.runner.id('demolition-run')}"
    t.runner.accesses("rd").does(trash)
    t.runner.accesses("corporate-troubleshooter").does(trash)
    t.runner.does(trash)
    assert sorted(t.corp.pile) == ["corporate-troubleshooter", "enigma", "hunter"]
    assert t.corp.deck == ["hedge-fund"]


def test_demolition_run_changes_nothing_if_the_run_fails_or_for_the_next_run():
    t = table(runner=runner(grip=["demolition-run"], identity=KATE), corp=corp(hq=["hedge-fund"]))
    t.runner.plays("demolition-run").says("run hq").jacks_out()
    assert t.runner.pile == ["demolition-run"]
    t.runner.runs("hq")
    t.settles()
    assert (t.asked, t.corp.hand) == (("runner", "action"), ["hedge-fund"])


def test_demolition_run_does_not_stop_what_happens_on_access():
    t = table(
        runner=runner(grip=["demolition-run", *FIVE]), corp=corp(rd=["hedge-fund", "snare"], credits=4), clicks=1
    )
    t.runner.plays("demolition-run").says("run rd")
    t.settles()
    t.corp.says(YES)
    assert (len(t.runner.hand), t.runner.tags) == (2, 1)
    t.runner.does(f"trash-by {t.runner.id('demolition-run')}")
    assert t.corp.pile == ["snare"]


# Stimhack


def test_stimhack_credits_pay_for_anything_in_its_run_and_the_rest_is_gone():
    t = table(
        runner=runner(grip=["stimhack", *FIVE[:2]], rig=["corroder"], credits=0, identity=KATE),
        corp=corp(remote_1=server(ice=[rezzed("wall-of-static")], root=["pad-campaign"])),
    )
    t.runner.plays("stimhack").says("run remote-1")
    assert (t.runner.credits, t.counter("stimhack", "credit")) == (0, 9)
    t.runner.uses("corroder", 1).breaks("corroder", 0)
    assert t.counter("stimhack", "credit") == 7
    t.runner.trashes()
    t.settles()
    assert t.corp.pile == ["pad-campaign"]
    assert (t.runner.credits, t.run) == (0, None)
    assert t.where("stimhack") == "heap"
    assert t.counter("stimhack", "credit") == 0


def test_stimhack_credits_and_the_pool_are_combined():
    t = meets_with_stimhack(credits=3)
    t.runner.uses("ninja", 1)
    assert "pay #" in t.options[0]
    assert any("pool" in option for option in t.options)
    t.runner.does(next(option for option in t.options if option.endswith("poolx3")))
    assert (t.runner.credits, t.counter("stimhack", "credit")) == (0, 9)


def meets_with_stimhack(credits: int, grip: int = 3) -> Table:
    t = table(
        runner=runner(grip=["stimhack", *FIVE[:grip]], rig=["ninja"], credits=credits, identity=KATE),
        corp=corp(hq_server=server(ice=[rezzed("hunter")])),
    )
    t.runner.plays("stimhack").says("run hq")
    return t


def test_stimhack_may_run_on_any_server():
    t = table(runner=runner(grip=["stimhack"]), corp=corp(remote_1=server(root=["pad-campaign"])))
    t.runner.plays("stimhack")
    assert t.options == ["run hq", "run rd", "run archives", "run remote-1"]


@pytest.mark.parametrize("success", [True, False])
def test_stimhack_does_one_brain_damage_after_the_run_however_it_ended(success):
    t = table(runner=runner(grip=["stimhack", *FIVE]), corp=corp(hq=["hedge-fund"]))
    t.runner.plays("stimhack").says("run hq")
    assert t.runner.brain == 0
    if success:
        t.settles()
    else:
        t.runner.jacks_out()
    assert (t.runner.brain, t.runner.hand_size, len(t.runner.hand)) == (1, 4, 4)
    assert t.log().index("run-ends" if success else "fails") < t.log().index("suffers-brain")


def test_stimhack_damage_cannot_be_prevented():
    t = table(runner=runner(grip=["stimhack", *FIVE], rig=["test-brain-shield"]))
    t.runner.plays("stimhack").says("run hq")
    while t.run is not None:
        assert t.asked != ("runner", "prevent")
        assert t.let_pass()
    assert (t.runner.brain, t.where("test-brain-shield")) == (1, "rig")


def test_stimhack_with_an_empty_grip_kills():
    t = table(runner=runner(grip=["stimhack"]))
    t.runner.plays("stimhack").says("run hq")
    t.settles()
    assert (t.winner, t.reason) == ("corp", "flatline")


def test_stimhack_kills_only_after_the_run_so_the_last_agenda_wins_first():
    t = table(
        runner=runner(grip=["stimhack"], stolen=["priority-requisition", "priority-requisition"]),
        corp=corp(hq=["hostile-takeover"]),
    )
    t.runner.plays("stimhack").says("run hq")
    t.settles()
    assert t.winner == "runner"


@rule("DMG-7")
def test_stimhack_damage_is_suffered_but_nobody_has_done_it():
    t = table(runner=runner(grip=["stimhack", "diesel"]))
    t.runner.plays("stimhack").says("run hq")
    t.settles()
    events = [event[0] for event in t.state.happened]
    assert SUFFERED in events
    assert DONE_DAMAGE not in events


def test_a_second_stimhack_brings_its_own_nine_and_a_second_point():
    t = table(runner=runner(grip=["stimhack", "stimhack", *FIVE[:4]]), seed=2)
    for _ in range(2):
        t.runner.plays("stimhack").says("run archives")
        assert t.state.hosted_credits(t.card("stimhack")) == 9
        t.settles()
    assert (t.runner.brain, t.runner.hand_size) == (2, 3)


# Cyberfeeder


@rule("RECUR-1", "RECUR-4")
def test_cyberfeeder_pays_for_icebreakers():
    t = table(
        runner=runner(grip=["cyberfeeder"], rig=["corroder", "djinn"], credits=2, identity=NOISE),
        corp=corp(hq_server=server(ice=[rezzed("ice-wall")])),
    )
    t.runner.installs("cyberfeeder")
    assert (t.runner.credits, t.counter("cyberfeeder", "credit")) == (0, 1)
    assert not usable(t, "djinn")  # not an icebreaker
    t.runner.runs("hq").breaks("corroder", 0)
    assert (t.counter("cyberfeeder", "credit"), t.log().count("breaks")) == (0, 1)


def test_cyberfeeder_pays_for_installing_viruses_and_nothing_else():
    t = table(runner=runner(grip=["datasucker", "wyrm", "akamatsu-mem-chip"], rig=["cyberfeeder"], credits=0))
    assert t.runner.can("install datasucker")
    assert not t.runner.can("install wyrm")  # a program, but no virus
    assert not t.runner.can("install akamatsu-mem-chip")
    t.runner.installs("datasucker")
    assert (t.where("datasucker"), t.counter("cyberfeeder", "credit")) == ("rig", 0)


def test_cyberfeeder_comes_back_each_turn_up_to_one():
    t = table(begin=True, runner=runner(rig=[faceup("cyberfeeder", credit=0), faceup("cyberfeeder", credit=1)]))
    assert [t.state.hosted_credits(card) for card in t.find("cyberfeeder")] == [1, 1]


def test_two_cyberfeeders_pay_two_together_for_crypsis_which_is_a_virus():
    t = table(runner=runner(grip=["crypsis"], rig=["cyberfeeder", "cyberfeeder"], credits=3, identity=NOISE))
    t.runner.installs("crypsis")
    t.settles()
    assert (t.where("crypsis"), t.runner.credits) == ("rig", 0)
    assert [t.state.hosted_credits(card) for card in t.find("cyberfeeder")] == [0, 0]


@rule("ABIL-14")
def test_cyberfeeder_pays_for_the_bypass_of_an_icebreaker():
    t = table(
        runner=runner(grip=["femme-fatale"], rig=["cyberfeeder"], credits=9, identity=NOISE),
        corp=corp(hq_server=server(ice=[rezzed("ice-wall")])),
    )
    t.runner.installs("femme-fatale").runs("hq").says(YES)
    t.settles()
    assert (t.counter("cyberfeeder", "credit"), "succeeds" in t.log()) == (0, True)


# Grimoire


def test_grimoire_gives_two_memory_and_a_counter_to_each_virus_program():
    t = table(runner=runner(grip=["grimoire", "datasucker", "datasucker", "corroder"], credits=20, identity=KATE))
    t.runner.installs("grimoire")
    assert t.runner.memory == (0, 6)
    t.runner.installs("datasucker").installs("datasucker").done()
    assert [t.state.counter(card, VIRUS) for card in t.find("datasucker")] == [1, 1]
    t.runner.installs("corroder").done()
    assert t.counter("corroder", "virus") == 0


def test_grimoire_gives_nothing_to_viruses_that_were_there_before():
    t = table(runner=runner(grip=["grimoire"], rig=["datasucker"]))
    t.runner.installs("grimoire")
    assert t.counter("datasucker", "virus") == 0


@rule("CARD-9")
def test_grimoire_is_a_console_and_the_only_one():
    t = table(runner=runner(grip=["grimoire", "desperado"], rig=["grimoire"], credits=20))
    assert not t.runner.can("install grimoire")
    assert not t.runner.can("install desperado")
    assert t.runner.why_not("desperado") == ["why-console"]


@rule("MU-2", "AMB-34")
def test_grimoire_sold_takes_its_memory_with_it():
    t = table(
        begin=True,
        runner=runner(rig=["grimoire", "aesops-pawnshop", *["corroder"] * 3, "magnum-opus", "mimic"]),
    )
    assert t.runner.memory == (6, 6)
    t.runner.picks("grimoire")
    assert (t.asked, t.runner.credits) == (("runner", "overload"), 5)  # before the credits of the shop
    t.runner.does(f"trash {t.runner.id('magnum-opus')}")
    assert (t.runner.memory, t.runner.credits) == ((4, 4), 8)


def test_grimoire_feeds_parasite_which_eats_weak_ice_at_once():
    t = table(
        runner=runner(grip=["parasite"], rig=["grimoire"]),
        corp=corp(hq_server=server(ice=[rezzed("ice-wall")])),
    )
    t.runner.installs("parasite")
    assert (t.where("ice-wall"), t.where("parasite")) == ("archives", "heap")
