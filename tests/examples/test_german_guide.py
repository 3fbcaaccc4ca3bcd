"""The examples of the German reference guide, with the cards that they name (EX-38 to EX-78)."""

from jackin.netrunner.rules.moves import put_on
from jackin.netrunner.rules.subtypes import has_subtype
from jackin.netrunner.words import BARRIER_SUBTYPE, CODE_GATE_SUBTYPE, EVENTS, SENTRY_SUBTYPE
from tests.netrunner.cards.corp_props import interacts, pickable
from tests.netrunner.scenario import NO, YES, corp, faceup, hosted, rezzed, runner, server, table, unrezzed

NOISE = "noise-hacker-extraordinaire"


def events(t, *names):
    """What of these has happened this turn, in order."""
    return [EVENTS[event[0]].name for event in t.state.happened if EVENTS[event[0]].name in names]


def test_ex_38_ice_that_architect_installs_outermost_is_not_approached_in_this_run():
    t = table(
        corp=corp(hq=["enigma"], rd=["hedge-fund"] * 6, rd_server=server(ice=[rezzed("architect")])),
        runner=runner(rig=["test-corp-idler"]),
    )
    t.runner.runs("rd")
    interacts(t).runner.passes()
    t.corp.done().picks("enigma").does("at rd")
    t.settles()
    assert (t.zone("rd/ice"), t.run) == (["architect", "enigma"], None)
    assert events(t, "approached") == ["approached"]


def test_ex_39_ice_that_howler_installs_is_met_before_the_ice_behind_it():
    t = table(
        corp=corp(hq=["ichi-1-0"], remote_1=server(ice=["enigma", rezzed("howler"), "hunter"], root=["snare"])),
        runner=runner(rig=["test-corp-idler"]),
    )
    t.runner.runs("remote-1").goes_on()
    interacts(t).runner.passes()
    t.corp.picks("ichi-1-0").done()
    assert t.zone("remote-1/ice") == ["enigma", "ichi-1-0", "howler", "hunter"]
    assert (t.run.ice, t.run.ahead) == (t.card("ichi-1-0"), 1)


def test_ex_42_legwork_deflected_by_bullfrog_accesses_rd_as_any_run():
    t = table(
        corp=corp(hq=["enigma"], rd=["hedge-fund"] * 5, hq_server=server(ice=[rezzed("bullfrog")])),
        runner=runner(grip=["legwork"], identity=NOISE),
    )
    t.runner.plays("legwork")
    t.settles()
    t.corp.says(0)
    t.runner.says(1)
    t.corp.does("at rd")
    t.settles()
    t.runner.leaves()
    assert (events(t, "accessed"), t.run) == (["accessed"], None)
    assert t.where("bullfrog") == "rd/ice"


def test_ex_43_heritage_committee_draws_from_rd_as_it_was_shuffled_for_mumbad_city_hall():
    drawn = set()
    names = ["snare", "enigma", "ice-wall", "pad-campaign", "hunter", "archer"]
    for seed in range(1, 12):
        hall = server(root=[rezzed("mumbad-city-hall")])
        t = table("corp", corp=corp(rd=["heritage-committee", *names], remote_1=hall), seed=seed)
        t.corp.uses("mumbad-city-hall").finds("heritage-committee")
        drawn |= set(t.corp.hand)
    assert drawn == set(names)


def test_ex_44_two_wormholes_go_round_as_often_as_the_corp_says():
    t = table(
        corp=corp(
            hq=["hostile-takeover"],
            hq_server=server(ice=[rezzed("wormhole")]),
            rd_server=server(ice=[rezzed("wormhole")]),
        ),
    )
    t.runner.runs("hq")
    t.settles()
    assert t.asked == ("corp", "loop")
    t.corp.says(57)
    t.settles()
    assert t.runner.scored == ["hostile-takeover"]


def modelled(tags):
    t = table("corp", corp=corp(hq=["casting-call", "quantum-predictive-model"]), runner=runner(tags=tags))
    t.corp.plays("casting-call").does("pick quantum-predictive-model").does("at new")
    t.ends_turn()
    t.runner.runs("remote-1")
    t.settles()
    return t


def test_ex_45_the_tags_of_casting_call_come_too_late_for_quantum_predictive_model():
    t = modelled(0)
    assert (t.runner.tags, t.runner.scored, t.corp.scored) == (2, ["quantum-predictive-model"], [])


def test_ex_45_quantum_predictive_model_is_added_if_the_runner_is_tagged_already():
    t = modelled(1)
    t.corp.answers(next(option for option in t.options if "quantum" in option))
    assert (t.runner.scored, t.corp.scored) == ([], ["quantum-predictive-model"])


def contact(first):
    t = table(
        begin=True,
        runner=runner(
            rig=["underworld-contact", "the-supplier"], grip=["dyson-mem-chip"], credits=1,
            identity="kate-mac-mccaffrey-digital-tinker",
        ),
    )  # fmt: skip
    put_on(t.state, t.card("dyson-mem-chip"), t.card("the-supplier"))
    t.settles()
    t.runner.answers(next(option for option in t.options if first in option))
    if t.asked == ("runner", "decide"):
        t.runner.says(YES)
    t.settles()
    if t.asked == ("runner", "decide"):
        t.runner.says(YES)
    return t.settles()


def test_ex_46_underworld_contact_counts_the_link_that_the_supplier_installed_first():
    t = contact("the-supplier")
    assert (t.where("dyson-mem-chip"), t.runner.link) == ("rig", 2)
    free = 1  # Kate's first install of the turn is 1 cheaper
    assert t.runner.credits == 1 - (3 - 2 - free) + 1


def test_ex_46_in_the_other_order_underworld_contact_gives_nothing():
    t = contact("underworld-contact")
    assert (t.where("dyson-mem-chip"), t.runner.credits) == ("rig", 1)


def test_ex_47_cerebral_overwriter_from_rd_does_no_damage_at_all():
    t = table(
        corp=corp(rd=["cerebral-overwriter"], scored=["sentinel-defense-program"]), runner=runner(grip=["diesel"] * 3)
    )
    t.runner.runs("rd")
    t.settles()
    assert (t.runner.brain, len(t.runner.hand)) == (0, 3)
    assert events(t, "suffered", "would-suffer") == []


def test_ex_50_glenn_station_hosts_only_by_its_own_ability():
    t = table("corp", corp=corp(hq=["enigma", "pad-campaign"], scored=["glenn-station"]))
    t.corp.does("install enigma")
    assert not any(option.startswith("on ") for option in t.options)
    t.corp.does("at hq")
    t.corp.uses("glenn-station", 0).picks("pad-campaign")
    assert t.where("pad-campaign") == "hosted"
    assert not t.state.known(t.card("pad-campaign"), 1)


def test_ex_51_hosting_is_not_transitive():
    t = table(runner=runner(grip=["scheherazade", "datasucker"], rig=["djinn"], credits=9))
    t.runner.installs("scheherazade", on="djinn")
    used = t.runner.memory[0]
    t.runner.installs("datasucker", on="scheherazade")
    assert t.runner.memory[0] == used + 1


def test_ex_52_mass_install_may_put_two_programs_on_the_scheherazade_it_installs_first():
    t = table(runner=runner(grip=["mass-install", "scheherazade", "datasucker", "medium"], credits=20))
    t.runner.plays("mass-install").picks("scheherazade")
    t.runner.picks("datasucker").does(f"on {t.runner.id('scheherazade')}")
    t.runner.picks("medium").does(f"on {t.runner.id('scheherazade')}")
    t.settles()
    host = t.card("scheherazade")
    assert [t.state.host[t.card(slug)] for slug in ("datasucker", "medium")] == [host, host]


def test_ex_53_mushin_no_shin_places_tokens_on_oaktown_renovation_and_pays_nothing():
    t = table("corp", corp=corp(hq=["mushin-no-shin", "oaktown-renovation"], identity="nbn-making-news"), clicks=3)
    t.corp.plays("mushin-no-shin")
    if t.asked == ("corp", "pick"):
        t.corp.picks("oaktown-renovation")
    assert (t.tokens("oaktown-renovation"), t.corp.credits) == (3, 5)
    assert t.state.faceup[t.card("oaktown-renovation")] == 1
    t.corp.advances("oaktown-renovation")
    assert t.corp.credits == 5 - 1 + 2


def test_ex_54_the_runner_trashes_an_installed_program_or_none():
    """With Wotan's third subroutine, which the Runner may choose."""
    wotan = server(ice=[rezzed("wotan")])
    t = table(
        corp=corp(hq_server=wotan), runner=runner(rig=["medium", "datasucker"], grip=["femme-fatale"], credits=9)
    )
    t.runner.runs("hq")
    t.settles()
    t.runner.says(YES).says(YES).says(YES)
    assert pickable(t) == ["datasucker", "medium"]


def test_ex_55_satellite_uplink_exposes_two_cards_that_were_chosen_unseen():
    t = table(
        corp=corp(hq_server=server(ice=["enigma"]), remote_1=server(root=["snare"])),
        runner=runner(grip=["satellite-uplink"]),
    )
    t.runner.plays("satellite-uplink").picks("enigma")
    assert events(t, "exposed") == []
    t.runner.picks("snare")
    t.settles()
    assert events(t, "exposed") == ["exposed"] * 2
    assert not t.is_rezzed("enigma")


def test_ex_56_subliminal_messaging_facedown_in_archives_is_shown_before_it_comes_back():
    t = table("runner", corp=corp(archives=["subliminal-messaging"]))
    t.ends_turn()
    while t.asked != ("corp", "pick"):
        assert t.let_pass()
    t.corp.does("pick subliminal-messaging/facedown")
    if t.asked == ("corp", "pick"):
        t.corp.done()
    assert t.says("reveals", "runner")[-1]["card"] == "subliminal-messaging"
    assert "subliminal-messaging" in t.corp.hand


def test_ex_56_restoring_face_shows_the_unrezzed_sysop_that_it_trashes():
    t = table(
        "corp",
        corp=corp(hq=["restoring-face"], bad_publicity=2, remote_1=server(root=["akitaro-watanabe"])),
    )
    t.corp.plays("restoring-face")
    if t.asked == ("corp", "pick"):
        t.corp.picks("akitaro-watanabe")
    t.corp.says(2)
    assert (t.corp.bad_publicity, t.runner.view["corp"]["archives"]) == (0, ["akitaro-watanabe", "restoring-face"])


def test_ex_57_spinal_modem_then_sentinel_defense_program_and_only_then_chilo_city_grid():
    t = table(
        corp=corp(
            scored=["sentinel-defense-program"],
            remote_1=server(ice=[rezzed("hunter")], root=[rezzed("chilo-city-grid")]),
        ),
        runner=runner(grip=["diesel"] * 4, rig=["spinal-modem"], identity=NOISE, credits=0),
    )
    t.runner.runs("remote-1")
    t.settles()
    t.corp.says(0)
    while t.asked == ("runner", "link"):
        t.runner.answers(t.options[-1])
    t.settles()
    order = events(t, "suffered", "tagged")
    assert order[:2] == ["suffered", "suffered"]
    assert (t.runner.brain, t.runner.tags, len(t.runner.hand)) == (1, 2, 2)


def test_ex_58_the_runner_may_decline_to_pay_for_fetal_ai():
    t = table(corp=corp(hq=["fetal-ai"]), runner=runner(grip=["diesel"] * 3, credits=2, identity=NOISE))
    t.runner.runs("hq")
    while t.asked != ("runner", "steal"):
        assert t.let_pass()
    assert (t.options, len(t.runner.hand)) == (["steal 2", "decline"], 1)
    t.runner.answers("decline")
    assert (t.runner.scored, t.runner.credits) == ([], 2)


def test_ex_59_allele_repression_counts_its_tokens_and_may_be_taken_back_itself():
    t = table(
        "corp",
        corp=corp(
            hq=["enigma", "hunter", "ice-wall"], archives=["snare"],
            remote_1=server(root=[rezzed("allele-repression", advancement=3)]),
        ),
    )  # fmt: skip
    t.corp.takes_credit().uses("allele-repression").picks("enigma", "hunter")
    while t.asked == ("corp", "pick"):
        t.corp.answers(t.options[0])
    assert sorted(t.corp.hand) == ["allele-repression", "ice-wall", "snare"]
    assert t.tokens("allele-repression") == 0


def test_ex_60_what_salsette_slums_removed_was_the_first_card_trashed():
    t = table(
        corp=corp(
            identity="nbn-controlling-the-message",
            remote_1=server(root=["adonis-campaign", "breaker-bay-grid"]),
        ),
        runner=runner(rig=["salsette-slums"], credits=9, identity=NOISE),
    )
    t.runner.runs("remote-1").accesses("adonis-campaign")
    t.runner.answers(f"remove-by {t.runner.id('salsette-slums')} 3")
    assert t.asked == ("runner", "trash-accessed")
    t.runner.trashes()
    assert (t.where("breaker-bay-grid"), t.asked) == ("archives", ("runner", "action"))


def test_ex_61_the_cleaners_add_nothing_to_damage_that_is_only_suffered():
    t = table(
        corp=corp(identity="argus-security-protection-guaranteed", rd=["hostile-takeover"], scored=["the-cleaners"]),
        runner=runner(grip=["diesel"] * 4),
    )
    t.runner.runs("rd")
    t.settles()
    t.runner.answers("suffer-2-meat")
    assert len(t.runner.hand) == 2


def test_ex_62_ive_had_worse_does_not_save_from_boom():
    t = table("corp", corp=corp(hq=["boom"]), runner=runner(grip=["ive-had-worse"] + ["diesel"] * 3, tags=2))
    t.corp.plays("boom")
    assert (t.winner, t.reason, len(t.runner.pile), t.runner.hand) == ("corp", "flatline", 4, [])


def test_ex_63_media_blitz_gains_nothing_from_a_text_that_names_its_own_card():
    t = table("corp", corp=corp(hq=["media-blitz"]), runner=runner(stolen=["private-security-force"], tags=1))
    t.corp.plays("media-blitz")
    assert not t.is_active("private-security-force")
    assert not any(option.startswith("use ") for option in t.options)


def test_ex_64_test_run_makes_the_runner_trash_programs_until_the_new_one_fits():
    t = table(runner=runner(grip=["test-run"], stack=["medium"], rig=["magnum-opus", "femme-fatale", "corroder"]))
    t.runner.plays("test-run").finds("medium")
    assert t.asked == ("runner", "trash-first")
    t.runner.trashes_first("corroder")
    t.settles()
    assert t.where("medium") == "rig"


def test_ex_65_test_run_is_resolved_long_before_the_program_goes_back():
    t = table(runner=runner(grip=["test-run"], stack=["medium"]))
    t.runner.plays("test-run").finds("medium")
    assert (t.where("test-run"), t.where("medium")) == ("heap", "rig")
    t.ends_turn()
    assert t.runner.deck[-1] == "medium"


def test_ex_69_tinkering_gives_wendigo_the_code_gate_that_it_has_lost():
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("wendigo", advancement=1)])),
        runner=runner(grip=["tinkering"], credits=9),
    )
    t.runner.plays("tinkering")
    if t.asked == ("runner", "pick"):
        t.runner.picks("wendigo")
    kinds = (CODE_GATE_SUBTYPE, BARRIER_SUBTYPE, SENTRY_SUBTYPE)
    assert [has_subtype(t.state, t.card("wendigo"), bit) for bit in kinds] == [True, True, True]


def test_ex_70_the_third_access_is_of_the_card_that_leela_patel_brought():
    seen = set()
    for seed in range(12):
        t = table(
            corp=corp(
                hq=["disposable-hq", "hostile-takeover", "enigma", "hunter"], remote_1=server(root=["pad-campaign"])
            ),
            runner=runner(grip=["legwork"], identity="leela-patel-trained-pragmatist", credits=2),
            seed=seed,
        )
        t.runner.plays("legwork")
        t.settles()
        if t.says("accesses", "runner")[0]["card"] != "disposable-hq":
            continue  # another card came first
        t.corp.picks("disposable-hq", "enigma", "hunter").done()
        t.settles()
        while t.run is not None:
            t.runner.leaves() if t.runner.can("leave") else t.settles()
        seen.add(tuple(said["card"] for said in t.says("accesses", "runner")))
    assert seen == {("disposable-hq", "hostile-takeover", "pad-campaign")}


def test_ex_71_the_root_may_be_accessed_between_two_cards_of_rd():
    t = table(
        corp=corp(rd=["enigma", "hunter", "ice-wall"], rd_server=server(root=["red-herrings"])),
        runner=runner(rig=["rd-interface"], identity=NOISE),
    )
    t.runner.runs("rd").accesses("rd").leaves()
    t.runner.accesses("red-herrings").leaves()
    t.settles()
    t.runner.leaves()
    titles = [said["card"] for said in t.says("accesses", "runner")]
    assert titles == ["ice-wall", "red-herrings", "hunter"]


def test_ex_74_archangel_from_rd_is_encountered_in_the_middle_of_the_access():
    t = table(
        corp=corp(rd=["hedge-fund", "archangel"]),
        runner=runner(rig=["test-corp-idler", faceup("datasucker", virus=1), "rd-interface"], identity=NOISE),
    )
    t.runner.runs("rd")
    while t.asked != ("corp", "decide"):
        assert t.let_pass()
    t.corp.says(YES)
    interacts(t)
    assert (t.where("archangel"), t.is_rezzed("archangel"), t.corp.credits) == ("rd", False, 2)
    assert not t.runner.can(f"use {t.runner.id('datasucker')} 0")
    t.runner.passes()
    t.corp.says(0)
    t.runner.says(0)
    t.corp.picks("datasucker")
    t.settles()
    t.runner.leaves()
    t.settles()
    titles = [said["card"] for said in t.says("accesses", "runner")]
    assert titles == ["archangel", "hedge-fund"]
    assert events(t, "encountered", "passed") == ["encountered"]


def test_ex_76_an_apocalypse_hits_everything_at_once_and_hosted_cards_stay_on_facedown_hosts():
    t = table(
        corp=corp(
            hq=["hedge-fund"],
            remote_1=server(root=["pad-campaign"], ice=[rezzed("enigma")]),
        ),
        runner=runner(grip=["apocalypse"], rig=["djinn", hosted("datasucker", "djinn")], identity=NOISE, credits=9),
    )
    for where in ("archives", "rd", "hq"):
        t.runner.runs(where)
        t.settles()
        while t.run is not None:
            t.runner.leaves()
            t.settles()
    t.runner.plays("apocalypse")
    assert sorted(t.corp.pile) == ["enigma", "pad-campaign"]
    assert [t.is_active(slug) for slug in ("djinn", "datasucker")] == [False, False]
    assert t.state.host[t.card("datasucker")] == t.card("djinn")


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


def test_ex_78_bad_publicity_in_mid_run_pays_from_the_next_run_on():
    t = table(runner=runner(credits=0), corp=corp(hq_server=server(ice=["grim"]), hq=["hedge-fund"], credits=9))
    t.runner.runs("hq")
    t.corp.rezzes("grim")
    assert (t.corp.bad_publicity, t.run.purse) == (1, 0)
    t.settles()
    t.runner.runs("archives")
    assert t.run.purse == 1
