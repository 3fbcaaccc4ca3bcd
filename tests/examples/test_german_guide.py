"""The examples of the German reference guide that Core Set cards can play (EX-41 to EX-78)."""

from jackin.netrunner.dsl import bad_publicity, card, new_card
from tests.netrunner.scenario import NO, YES, corp, faceup, hosted, rezzed, runner, server, table, unrezzed


def test_ex_40_ice_destroyed_under_the_runner_is_passed():
    t = table(
        runner=runner(rig=[faceup("datasucker", virus=1), hosted("parasite", on="ice-wall", virus=0)]),
        corp=corp(hq_server=server(ice=[rezzed("ice-wall"), "hunter", "enigma"]), hq=["hostile-takeover"]),
    )
    t.runner.runs("hq").goes_on().goes_on()
    assert t.run.ice == t.card("ice-wall")
    t.runner.uses("datasucker")
    assert (t.where("ice-wall"), t.where("parasite")) == ("archives", "heap")
    t.settles()
    assert t.zone("hq/ice") == ["hunter", "enigma"]
    t.runner.answers("trigger datasucker/run-successful-0")
    t.settles()
    assert t.runner.scored == ["hostile-takeover"]


def test_ex_41_archived_memories_needs_a_card_in_archives():
    t = table("corp", corp=corp(hq=["archived-memories"]))
    assert not t.corp.can("play archived-memories")
    t = table("corp", corp=corp(hq=["archived-memories"], archives=["enigma"]))
    t.corp.plays("archived-memories")
    assert t.corp.hand == ["enigma"]


def test_ex_48_two_reductions_are_summed():
    t = table(
        runner=runner(
            rig=["ice-carver", hosted("parasite", on="wall-of-static", virus=1), faceup("datasucker", virus=1)]
        ),
        corp=corp(hq_server=server(ice=[rezzed("wall-of-static")])),
    )
    t.runner.runs("hq")
    assert t.strength("wall-of-static") == 1


def test_ex_49_djinn_hosts_what_is_installed_onto_it():
    t = table(runner=runner(grip=["datasucker", "corroder", "sneakdoor-beta", "medium"], rig=["djinn"], credits=20))
    t.runner.installs("datasucker", on="djinn")
    t.runner.installs("sneakdoor-beta", on="djinn")
    t.settles()
    assert t.runner.memory == (1, 4)
    t.runner.does("install medium")
    assert t.asked == ("runner", "trash-first")  # 3 MU are hosted already: nowhere but the row of programs
    t.runner.done()
    t.runner.does("install corroder")
    assert t.asked == ("runner", "trash-first")
    t.runner.done()
    assert t.runner.memory == (3, 4)


def test_ex_66_aggressive_secretary_with_too_few_targets_takes_all():
    t = table(
        runner=runner(rig=["corroder", "mimic"]),
        corp=corp(remote_1=server(root=[unrezzed("aggressive-secretary", advancement=3)])),
    )
    t.runner.runs("remote-1")
    t.corp.says(YES)
    t.corp.picks("corroder")
    t.settles()
    assert sorted(t.runner.pile) == ["corroder", "mimic"]


def test_ex_67_the_corp_chooses_for_a_subroutine():
    t = table(runner=runner(rig=["corroder", "mimic"]), corp=corp(hq_server=server(ice=[rezzed("rototurret")])))
    t.runner.runs("hq")
    t.settles()
    assert t.asked == ("corp", "pick")
    t.corp.picks("mimic")
    assert t.runner.rig == ["corroder"]


def test_ex_68_chum_hits_for_bypassed_ice():
    t = table(
        runner=runner(grip=["femme-fatale", "diesel", "diesel", "diesel", "diesel"], credits=20),
        corp=corp(hq_server=server(ice=[rezzed("wall-of-static"), rezzed("chum")])),
    )
    t.runner.installs("femme-fatale").picks("wall-of-static")
    t.runner.runs("hq").goes_on().says(YES)
    t.settles()
    assert len(t.runner.hand) == 1
    assert t.says("bypasses")[0]["card"] == "wall-of-static"


def test_ex_72_junebug_need_not_be_rezzed():
    t = table(
        runner=runner(grip=["diesel"] * 5),
        corp=corp(remote_1=server(root=[unrezzed("project-junebug", advancement=2)])),
    )
    t.runner.runs("remote-1")
    t.corp.says(YES)
    assert (len(t.runner.hand), t.corp.credits) == (1, 4)


def snare():
    t = table(
        runner=runner(grip=["diesel"] * 4, rig=["net-shield", "decoy"]), corp=corp(remote_1=server(root=["snare"]))
    )
    t.runner.runs("remote-1")
    return t


def test_ex_73_snare_is_one_compound_effect():
    t = snare()
    t.corp.says(YES)
    t.runner.prevents("net-shield").prevents("decoy")
    assert (len(t.runner.hand), t.runner.tags, t.corp.credits) == (2, 0, 1)


def test_ex_73_the_corp_need_not_pay_for_snare():
    t = snare()
    t.corp.says(NO)
    t.settles()
    assert (len(t.runner.hand), t.runner.tags, t.corp.credits) == (4, 0, 5)


def test_ex_73_snare_in_archives_does_nothing():
    t = table(runner=runner(grip=["diesel"] * 4), corp=corp(archives=["snare"]))
    t.runner.runs("archives")
    t.settles()
    assert (t.asked, len(t.runner.hand)) == (("runner", "action"), 4)


def test_ex_75_a_prevented_cost_buys_nothing():
    t = table(begin=True, runner=runner(rig=["aesops-pawnshop", "corroder", "sacrificial-construct"]))
    t.runner.picks("corroder").prevents("sacrificial-construct", saving="corroder")
    assert t.runner.credits == 5
    assert t.where("corroder") == "rig"


def test_ex_77_recurring_credits_come_back_in_step_1_3():
    t = table(
        begin=True,
        runner=runner(rig=[faceup("the-toolbox", credit=1)]),
        corp=corp(remote_1=server(root=["pad-campaign"])),
    )
    t.state.set_counter(t.card("the-toolbox"), 1, 1)
    assert t.asked == ("corp", "window")
    assert t.counter("the-toolbox", "credit") == 1
    t.settles()
    assert t.counter("the-toolbox", "credit") == 2


new_card("test-leak", side="corp", type="ice", cost=0, strength=0)
card("test-leak", subroutines=[bad_publicity(1)])


def test_ex_78_bad_publicity_in_mid_run_pays_from_the_next_run_on():
    t = table(runner=runner(credits=0), corp=corp(hq_server=server(ice=[rezzed("test-leak")]), hq=["hedge-fund"]))
    t.runner.runs("hq").goes_on()
    assert (t.corp.bad_publicity, t.says("pays")) == (1, [])
    t.settles()
    t.runner.runs("archives")
    assert t.run.purse == 1
