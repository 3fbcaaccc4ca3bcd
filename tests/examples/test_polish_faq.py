"""The questions and answers of the Polish rulebook (EX-17 to EX-37)."""

from tests.netrunner.scenario import YES, corp, faceup, hosted, rezzed, runner, server, table, unrezzed

FULL_GRIP = ["diesel", "diesel", "diesel", "diesel", "diesel"]


def femme_on(ice, behind=(), credits=20, **more):
    """Femme Fatale is installed, has chosen the outermost ice of HQ, and the Runner runs there."""
    t = table(
        runner=runner(grip=["femme-fatale", *FULL_GRIP[:3]], credits=credits + 9, **more),
        corp=corp(hq_server=server(ice=[*behind, rezzed(ice)])),
    )
    t.runner.installs("femme-fatale")
    if t.asked == ("runner", "pick"):
        t.runner.picks(ice)
    return t


def test_ex_17_femme_fatale_bypasses_whatever_the_strength():
    t = femme_on("hadrians-wall")
    t.runner.runs("hq").says(YES)
    assert t.runner.credits == 18
    assert t.strength("femme-fatale") == 2
    assert t.run.ice == -1
    assert not t.run.ended


def test_ex_18_parasite_cannot_live_on_djinn():
    t = table(
        runner=runner(grip=["parasite"], rig=["djinn"]),
        corp=corp(hq_server=server(ice=[rezzed("enigma"), "hunter"]), rd_server=server(ice=[rezzed("ice-wall")])),
    )
    t.runner.installs("parasite")
    assert t.options == [f"on {t.runner.id('enigma')}", f"on {t.runner.id('ice-wall')}"]
    t.runner.does(f"on {t.runner.id('enigma')}").done()
    assert t.runner.memory == (2, 4)


def test_ex_19_the_seventh_point_comes_before_personal_evolution():
    t = table(
        runner=runner(stolen=["nisei-mk-ii", "nisei-mk-ii", "hostile-takeover"], grip=[]),
        corp=corp(identity="jinteki-personal-evolution", hq=["nisei-mk-ii"]),
    )
    t.runner.runs("hq")
    t.settles()
    assert (t.winner, t.reason) == ("runner", "agendas")


def test_ex_20_jacking_out_after_chum_hurts_nobody():
    t = table(runner=runner(grip=FULL_GRIP), corp=corp(hq_server=server(ice=["hunter", rezzed("chum")])))
    t.runner.runs("hq").jacks_out()
    assert len(t.runner.hand) == 5
    assert t.run is None


def test_ex_21_after_cell_portal_the_runner_may_jack_out_at_the_outermost_ice():
    t = table(corp=corp(hq_server=server(ice=[rezzed("cell-portal")])))
    t.runner.runs("hq")
    assert t.asked == ("runner", "jack-out")
    assert t.run.ice == t.card("cell-portal")
    assert not t.is_rezzed("cell-portal")
    t.runner.jacks_out()
    assert t.run is None


def test_ex_22_medium_with_three_counters_is_announced_before_the_first_access():
    t = table(
        runner=runner(rig=[faceup("medium", virus=2)]),
        corp=corp(rd=["hedge-fund", "enigma", "ice-wall", "hunter"]),
    )
    t.runner.runs("rd")
    t.settles()
    assert t.counter("medium", "virus") == 3
    assert t.options == ["number 2", "number 1", "number 0"]
    t.runner.says(1)
    for _ in range(2):
        t.runner.leaves()
    t.settles()
    assert [line["card"] for line in t.says("accesses", "runner")] == ["hunter", "ice-wall"]


def test_ex_23_nothing_comes_before_tollbooth():
    t = table(
        runner=runner(rig=[faceup("datasucker", virus=3)], credits=4),
        corp=corp(hq_server=server(ice=[rezzed("tollbooth")])),
    )
    t.runner.runs("hq")
    assert t.runner.credits == 1
    assert t.runner.can(f"use {t.runner.id('datasucker')} 0")


def test_ex_24_parasite_stays_on_derezzed_ice_and_strikes_when_it_is_rezzed_again():
    t = table(
        begin=True,
        runner=runner(rig=[hosted("parasite", on="cell-portal", virus=5)]),
        corp=corp(hq_server=server(ice=["cell-portal"]), credits=9),
    )
    t.settles()
    assert t.counter("parasite", "virus") == 6
    t.ends_turn().ends_turn()
    assert t.counter("parasite", "virus") == 7
    assert t.where("cell-portal") == "hq/ice"
    t.runner.runs("hq")
    t.corp.rezzes("cell-portal")
    assert t.where("cell-portal") == "archives"
    assert t.where("parasite") == "heap"


def test_ex_25_no_event_for_a_run_that_has_begun():
    t = table(runner=runner(rig=["sneakdoor-beta"], grip=["account-siphon"]), corp=corp(hq=["hedge-fund"]))
    t.runner.uses("sneakdoor-beta")
    while t.run is not None:
        assert "play account-siphon" not in t.options
        assert t.let_pass()


def test_ex_26_net_shield_stops_one_point_of_three():
    t = table(
        runner=runner(rig=["net-shield"], grip=FULL_GRIP),
        corp=corp(hq_server=server(ice=[rezzed("neural-katana")])),
    )
    t.runner.runs("hq").prevents("net-shield")
    assert (len(t.runner.hand), t.runner.credits) == (3, 4)
    t.settles()
    t.runner.runs("hq")
    t.settles()
    assert (len(t.runner.hand), t.winner) == (0, None)
    assert len(t.says("prevents")) == 1


def test_ex_27_tollbooth_takes_all_or_nothing():
    t = table(runner=runner(credits=2), corp=corp(hq_server=server(ice=[rezzed("tollbooth")])))
    t.runner.runs("hq")
    assert (t.runner.credits, t.run) == (2, None)


def test_ex_27_bad_publicity_credits_count():
    t = table(runner=runner(credits=2), corp=corp(hq_server=server(ice=[rezzed("tollbooth")]), bad_publicity=1))
    t.runner.runs("hq")
    assert t.runner.credits == 0
    assert "run-ended" in t.log()  # by the unbroken subroutine, after the toll
    assert "pays" in t.log()


def test_ex_28_clicks_break_ichi_whatever_the_strength():
    t = table(runner=runner(rig=["magnum-opus"]), corp=corp(hq_server=server(ice=[rezzed("ichi-1-0")])))
    t.runner.runs("hq").breaks("ichi-1-0", 0, 1, 2)
    t.settles()
    assert (t.runner.clicks, [line["n"] for line in t.says("breaks")]) == (0, [1, 2, 3])
    assert t.where("magnum-opus") == "rig"


def test_ex_29_djinn_takes_no_program_that_was_there_before():
    t = table(runner=runner(grip=["djinn"], rig=["datasucker"]))
    t.runner.installs("djinn").done()
    t.settles()
    assert t.state.host[t.card("datasucker")] == -1
    assert t.runner.memory == (2, 4)


def test_ex_30_all_modifiers_are_summed_at_once():
    t = table(
        runner=runner(rig=[hosted("parasite", on="enigma", virus=1), "ice-carver"], grip=FULL_GRIP),
        corp=corp(hq_server=server(ice=[rezzed("enigma"), rezzed("chum")])),
    )
    t.runner.runs("hq").goes_on()
    t.settles()
    assert [line["card"] for line in t.says("encounters")] == ["chum", "enigma"]
    assert t.where("enigma") == "hq/ice"


def secretary(tokens, programs, **more):
    return table(
        runner=runner(rig=programs, **more),
        corp=corp(remote_1=server(root=[unrezzed("aggressive-secretary", advancement=tokens)])),
    )


def test_ex_31_aggressive_secretary_chooses_different_programs_and_one_is_saved():
    t = secretary(2, ["corroder", "mimic", "sacrificial-construct"])
    t.runner.runs("remote-1")
    t.corp.says(YES).picks("corroder")
    assert f"pick {t.corp.id('corroder')}" not in t.options
    t.runner.prevents("sacrificial-construct", saving="corroder")
    t.settles()
    assert (t.where("corroder"), t.where("mimic"), t.corp.credits) == ("rig", "heap", 3)


def test_ex_32_one_bank_job_a_run():
    t = table(
        runner=runner(rig=[faceup("bank-job", credit=8), faceup("bank-job", credit=8)]),
        corp=corp(remote_1=server(root=["pad-campaign"])),
    )
    t.runner.runs("remote-1")
    t.settles()
    jobs = [option for option in t.options if option.startswith("instead")]
    assert len(jobs) == 2
    t.runner.answers(jobs[0]).says(5)
    t.settles()
    assert (t.runner.credits, t.asked) == (10, ("runner", "action"))
    assert t.says("accesses", "runner") == []


def test_ex_33_wyrm_needs_the_strength():
    t = table(runner=runner(rig=["wyrm"], credits=9), corp=corp(hq_server=server(ice=[rezzed("wall-of-static")])))
    t.runner.runs("hq")
    weaken = f"use {t.runner.id('wyrm')} 1"
    assert not t.runner.can(weaken)
    t.runner.uses("wyrm", 2).uses("wyrm", 2)
    assert t.runner.can(weaken)
    t.runner.uses("wyrm", 1)
    assert t.strength("wall-of-static") == 2


def test_ex_34_femme_fatale_before_tollbooth():
    t = femme_on("tollbooth")
    t.runner.runs("hq").says(YES)
    assert t.runner.credits == 19
    assert t.run.ice == -1
    assert not t.run.ended


def test_ex_35_sneakdoor_counts_as_hq_even_when_it_is_gone():
    t = table(
        runner=runner(rig=["sneakdoor-beta", "mimic"], credits=5),
        corp=corp(
            hq=["hostile-takeover"], archives=["hedge-fund"], archives_server=server(ice=[rezzed("rototurret")])
        ),
    )
    t.runner.uses("sneakdoor-beta").breaks("mimic", 1)
    t.runner.passes()
    t.corp.picks("sneakdoor-beta")
    t.settles()
    assert t.where("sneakdoor-beta") == "heap"
    assert t.runner.scored == ["hostile-takeover"]
    assert t.state.faceup[t.card("hedge-fund")] == 0 or t.where("hedge-fund") != "archives"
    assert t.corp.pile == ["hedge-fund"]


def test_ex_36_scoring_in_the_opening_window_is_this_turn():
    t = table(
        "corp",
        begin=True,
        corp=corp(hq=["aggressive-negotiation"], remote_1=server(root=[unrezzed("hostile-takeover", advancement=2)])),
    )
    t.corp.scores("hostile-takeover").plays("aggressive-negotiation")
    assert t.asked == ("corp", "search")


def test_ex_37_nothing_is_rezzed_in_response_to_forged_activation_orders():
    t = table(
        runner=runner(grip=["forged-activation-orders"]),
        corp=corp(hq_server=server(ice=["ichi-1-0"], root=["akitaro-watanabe"]), credits=4),
    )
    t.runner.plays("forged-activation-orders")
    t.settles()
    assert (t.asked, t.options) == (("corp", "decide"), ["trash"])
    t.corp.answers("trash")
    assert t.where("ichi-1-0") == "archives"
