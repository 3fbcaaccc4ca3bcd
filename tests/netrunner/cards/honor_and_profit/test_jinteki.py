"""Jinteki in Honor and Profit: secret bids and hands that shrink."""

from __future__ import annotations

import pytest

from tests.netrunner.cards.corp_props import is_faceup, passes_all, pickable, runner_knows, scores, usable
from tests.netrunner.scenario import Table, corp, rezzed, runner, server, table, unrezzed
from tests.rule import rule


def psi(t: Table, corp_spends: int, runner_spends: int) -> Table:
    while t.asked != ("corp", "psi"):
        assert t.let_pass(), f"no psi game; asked is {t.ask}"
    t.corp.says(corp_spends)
    t.runner.says(runner_spends)
    return t


# Harmony Medtech


HARMONY = "harmony-medtech-biomedical-pioneer"


@rule("WIN-1")
def test_with_harmony_medtech_six_points_win_for_the_corp():
    t = scores("nisei-mk-ii", 4, corp={"identity": HARMONY, "scored": ["nisei-mk-ii", "nisei-mk-ii"]})
    assert (t.winner, t.reason) == ("corp", "agendas")


@rule("WIN-1")
def test_with_harmony_medtech_six_points_win_for_the_runner():
    t = table(corp=corp(identity=HARMONY, hq=["nisei-mk-ii"]), runner=runner(stolen=["nisei-mk-ii", "nisei-mk-ii"]))
    t.runner.runs("hq")
    t.settles()
    assert t.winner == "runner"


@pytest.mark.parametrize(("identity", "goal"), [(HARMONY, 6), ("jinteki-personal-evolution", None)])
def test_the_table_says_how_many_points_win_if_it_is_not_seven(identity, goal):
    t = table(corp=corp(identity=identity))
    assert t.runner.view.get("goal") == goal


# Nisei Division


def test_nisei_division_gains_a_credit_whenever_secret_credits_are_shown():
    t = table(
        corp=corp(identity="nisei-division-the-next-generation", hq_server=server(ice=[rezzed("snowflake")])),
        runner=runner(rig=["test-corp-idler"]),
    )
    t.runner.runs("hq")
    passes_all(t)
    psi(t, 2, 2)
    assert t.corp.credits == 5 - 2 + 1


def test_nisei_division_gains_nothing_by_what_the_runner_alone_spends_in_secret():
    t = table(corp=corp(identity="nisei-division-the-next-generation"), runner=runner(grip=["push-your-luck"]))
    t.runner.plays("push-your-luck").says(1)
    t.corp.answers("odd")
    assert t.corp.credits == 5


# Tennin Institute


TENNIN = "tennin-institute-the-secrets-within"


def tennin(success: bool) -> Table:
    t = table(
        corp=corp(identity=TENNIN, remote_1=server(root=["pad-campaign"])),
        runner=runner(rig=["desperado"]),
    )
    if success:
        t.runner.runs("archives")
        t.settles()
    t.ends_turn()
    return t


@rule("AMB-135")
def test_tennin_institute_may_place_a_token_on_any_installed_card():
    t = tennin(success=False)
    assert t.asked == ("corp", "pick")
    assert pickable(t) == ["desperado", "pad-campaign"]
    t.corp.picks("pad-campaign")
    assert t.tokens("pad-campaign") == 1


def test_tennin_institute_may_leave_it():
    t = tennin(success=False)
    t.corp.done()
    t.settles()
    assert t.tokens("pad-campaign") == 0


def test_tennin_institute_does_nothing_after_a_successful_run():
    t = tennin(success=True)
    assert (t.corp.view["corp"]["identity"]["card"], t.asked) == (TENNIN, ("corp", "action"))


# House of Knives


def test_house_of_knives_comes_with_three_counters():
    assert scores("house-of-knives", 3).counter("house-of-knives", "agenda") == 3


def knives(*scored: str) -> Table:
    t = table(
        corp=corp(scored=[rezzed(s, agenda=3) for s in scored], hq_server=server(ice=[rezzed("enigma")])),
        runner=runner(grip=["diesel"] * 5, rig=["test-corp-idler"]),
    )
    t.runner.runs("hq")
    return t


def test_house_of_knives_cuts_once_in_a_run():
    t = knives("house-of-knives")
    t.corp.uses("house-of-knives")
    assert (len(t.runner.hand), t.counter("house-of-knives", "agenda")) == (4, 2)
    t.settles()
    assert len(t.runner.hand) == 4
    t.runner.runs("hq")
    t.corp.uses("house-of-knives")
    assert len(t.runner.hand) == 3


def test_each_house_of_knives_cuts_for_itself():
    t = knives("house-of-knives", "house-of-knives")
    handles = [t.state.public(card) for card in t.find("house-of-knives")]
    for handle in handles:
        t.corp.does(f"use {handle} 0")
    assert len(t.runner.hand) == 3


def test_house_of_knives_is_for_runs_only():
    t = table("corp", corp(scored=[rezzed("house-of-knives", agenda=3)]))
    assert not usable(t.corp, "house-of-knives")
    assert t.corp.why_not("house-of-knives") == ["why-no-run"]


# Medical Breakthrough


@pytest.mark.parametrize(("scored", "stolen", "needed"), [(0, 0, 4), (1, 0, 3), (0, 1, 3), (1, 1, 2)])
def test_each_medical_breakthrough_in_a_score_area_makes_the_next_cheaper(scored, stolen, needed):
    name = "medical-breakthrough"
    t = table(
        "corp",
        corp(scored=[name] * scored, remote_1=server(root=[unrezzed(name, advancement=needed)])),
        runner(stolen=[name] * stolen),
    )
    t.corp.takes_credit()
    card = t.state.zones[26][0]
    assert t.corp.can(f"score {t.state.public(card)}")
    t.state.set_counter(card, 0, needed - 1)
    t.corp.passes()
    t.corp.takes_credit()
    assert not any(value.startswith("score") for value in t.options)


def test_an_installed_medical_breakthrough_helps_no_other():
    t = table(
        "corp",
        corp(
            remote_1=server(root=[unrezzed("medical-breakthrough", advancement=3)]),
            remote_2=server(root=["medical-breakthrough"]),
        ),
    )
    t.corp.takes_credit()
    assert not any(value.startswith("score") for value in t.options)


# Philotic Entanglement


@rule("FOREACH-1")
@pytest.mark.parametrize("stolen", [0, 1, 3])
def test_philotic_entanglement_hurts_for_each_stolen_agenda(stolen):
    t = scores("philotic-entanglement", 3, runner=runner(stolen=["house-of-knives"] * stolen, grip=["diesel"] * 5))
    t.settles()
    assert len(t.runner.hand) == 5 - stolen


# The Future Perfect


@rule("STEAL-1", "CANT-1")
@pytest.mark.parametrize(("corp_spends", "runner_spends", "stolen"), [(1, 0, False), (2, 1, False), (1, 1, True)])
def test_the_future_perfect_is_not_stolen_if_the_bids_differ(corp_spends, runner_spends, stolen):
    t = table(corp=corp(hq=["the-future-perfect"]))
    t.runner.runs("hq")
    psi(t, corp_spends, runner_spends).settles()
    assert (t.runner.scored == ["the-future-perfect"]) == stolen
    assert t.asked == ("runner", "action")


def test_the_future_perfect_plays_no_game_where_it_is_installed():
    t = table(corp=corp(remote_1=server(root=["the-future-perfect"])))
    t.runner.runs("remote-1")
    t.settles()
    assert t.runner.scored == ["the-future-perfect"]


@rule("AMB-130")
def test_the_future_perfect_shows_itself_in_rd():
    t = table(corp=corp(rd=["hedge-fund", "the-future-perfect"]))
    t.runner.runs("rd")
    psi(t, 2, 0).settles()
    assert "reveals" in t.log()
    assert t.corp.deck == ["hedge-fund", "the-future-perfect"]


def test_the_future_perfect_plays_in_archives_and_anew_in_the_next_run():
    t = table(corp=corp(archives=["the-future-perfect"]))
    t.runner.runs("archives")
    psi(t, 1, 0).settles()
    assert t.runner.scored == []
    t.runner.runs("archives")
    psi(t, 0, 0).settles()
    assert t.runner.scored == ["the-future-perfect"]


# Chairman Hiro


def test_chairman_hiro_makes_the_runners_hand_smaller_while_he_is_rezzed():
    t = table(corp=corp(remote_1=server(root=[rezzed("chairman-hiro")])))
    assert (t.runner.hand_size, t.corp.hand_size) == (3, 5)
    t = table(corp=corp(remote_1=server(root=["chairman-hiro"])))
    assert t.runner.hand_size == 5


@rule("AMB-11")
def test_chairman_hiro_and_brain_damage_may_flatline_at_the_end_of_a_turn():
    t = table(corp=corp(remote_1=server(root=[rezzed("chairman-hiro")])), runner=runner(brain=4))
    t.ends_turn()
    assert (t.winner, t.reason) == ("corp", "flatline")


@rule("AMB-81", "CONV-1")
def test_chairman_hiro_trashed_in_an_access_is_worth_two_points():
    t = table(corp=corp(hq=["chairman-hiro"]), runner=runner(credits=9))
    t.runner.runs("hq")
    t.runner.trashes()
    t.settles()
    assert (t.runner.points, t.runner.scored) == (2, ["chairman-hiro"])


# Mental Health Clinic


def test_mental_health_clinic_pays_and_gives_the_runner_a_larger_hand():
    t = table("corp", corp(remote_1=server(root=[rezzed("mental-health-clinic")])), begin=True)
    t.settles()
    assert (t.corp.credits, t.runner.hand_size, t.corp.hand_size) == (6, 6, 5)


# Psychic Field


@rule("PSI-1")
@pytest.mark.parametrize(("runner_spends", "left"), [(0, 3), (1, 0)])
def test_psychic_field_hurts_for_each_card_held_when_it_is_accessed(runner_spends, left):
    t = table(corp=corp(remote_1=server(root=["psychic-field"])), runner=runner(grip=["diesel"] * 3))
    t.runner.runs("remote-1")
    psi(t, 0, runner_spends).settles()
    assert (len(t.runner.hand), t.winner) == (left, None)


def test_psychic_field_works_when_it_is_exposed():
    t = table(
        corp=corp(remote_1=server(root=["psychic-field"])), runner=runner(grip=["infiltration", "diesel", "diesel"])
    )
    t.runner.plays("infiltration").does("expose")
    psi(t, 1, 0).settles()
    assert t.runner.hand == []
    assert not is_faceup(t, "psychic-field")


@rule("ORD-2")
def test_an_expose_that_is_prevented_wakes_no_psychic_field():
    t = table(
        corp=corp(remote_1=server(root=["psychic-field"]), remote_2=server(root=[rezzed("zaibatsu-loyalty")])),
        runner=runner(grip=["infiltration", "diesel"]),
    )
    t.runner.plays("infiltration").does("expose")
    t.corp.prevents("zaibatsu-loyalty", saving="psychic-field")
    t.settles()
    assert t.runner.hand == ["diesel"]


def test_psychic_field_in_hq_is_harmless():
    t = table(corp=corp(hq=["psychic-field"]), runner=runner(grip=["diesel"]))
    t.runner.runs("hq")
    t.settles()
    assert t.asked == ("runner", "trash-accessed")


# Shi.Kyū


def shi_kyu(spends: int, grip: int = 5, **where) -> Table:
    where = where or {"hq": ["shi-kyu"]}
    t = table(corp=corp(credits=9, **where), runner=runner(grip=["diesel"] * grip))
    t.runner.runs("hq" if "hq" in where else "archives" if "archives" in where else "remote-1")
    t.corp.says(spends)
    return t


@pytest.mark.parametrize(
    "where", [{"hq": ["shi-kyu"]}, {"archives": ["shi-kyu"]}, {"remote_1": server(root=["shi-kyu"])}]
)
def test_shi_kyu_hurts_as_much_as_the_corp_spends(where):
    t = shi_kyu(4, **where)
    t.runner.answers("damage")
    assert (t.corp.credits, len(t.runner.hand)) == (5, 1)


@rule("CONV-1")
def test_shi_kyu_may_be_taken_as_an_agenda_worth_less_than_nothing():
    t = shi_kyu(4)
    t.runner.answers("as-agenda")
    t.settles()
    assert (t.runner.points, t.runner.scored, len(t.runner.hand)) == (-1, ["shi-kyu"], 5)
    assert t.asked == ("runner", "action")


@rule("AMB-129")
def test_shi_kyu_may_be_taken_even_if_nothing_was_spent():
    t = shi_kyu(0)
    assert t.options == ["damage", "as-agenda"]
    t.runner.answers("damage")
    assert len(t.runner.hand) == 5


def test_shi_kyu_sleeps_in_rd():
    t = table(corp=corp(rd=["shi-kyu"]))
    t.runner.runs("rd")
    t.settles()
    assert t.asked == ("runner", "trash-accessed")


# Tenma Line


@rule("SWAP-1")
def test_tenma_line_swaps_two_installed_ice_wherever_they_are():
    t = table(
        "corp",
        corp(
            hq_server=server(ice=["enigma", rezzed("wall-of-static")]),
            rd_server=server(ice=["hunter"]),
            remote_1=server(root=[rezzed("tenma-line")]),
        ),
    )
    t.corp.uses("tenma-line").picks("wall-of-static", "hunter")
    assert (t.zone("hq/ice"), t.zone("rd/ice")) == (["enigma", "hunter"], ["wall-of-static"])
    assert (t.is_rezzed("wall-of-static"), t.is_rezzed("hunter"), t.corp.clicks) == (True, False, 2)


@rule("ABIL-15")
def test_tenma_line_needs_two_ice():
    t = table("corp", corp(hq_server=server(ice=["enigma"]), remote_1=server(root=[rezzed("tenma-line")])))
    assert not usable(t.corp, "tenma-line")


# Cerebral Cast


def cast(corp_spends: int, runner_spends: int, **ours) -> Table:
    t = table(corp=corp(hq=["cerebral-cast"]), runner=runner(**ours))
    t.runner.runs("archives")
    t.ends_turn()
    t.corp.plays("cerebral-cast")
    return psi(t, corp_spends, runner_spends)


@pytest.mark.parametrize(("way", "brain", "tags"), [("suffer-brain", 1, 0), ("take-1-tag", 0, 1)])
def test_cerebral_cast_lets_the_runner_choose_between_two_harms(way, brain, tags):
    t = cast(2, 0, grip=["diesel"])
    t.runner.answers(way)
    t.settles()
    assert (t.runner.brain, t.runner.tags) == (brain, tags)


def test_cerebral_cast_does_nothing_if_the_bids_are_the_same():
    t = cast(0, 0)
    assert t.asked == ("corp", "action")


def test_cerebral_cast_needs_a_successful_run():
    t = table(corp=corp(hq=["cerebral-cast"]))
    t.ends_turn()
    assert not t.corp.can("play cerebral-cast")
    assert t.corp.why_not("cerebral-cast") == ["why-no-success-last-turn"]


# Medical Research Fundraiser


def test_medical_research_fundraiser_pays_both():
    t = table("corp", corp(hq=["medical-research-fundraiser"]))
    t.corp.plays("medical-research-fundraiser")
    assert (t.corp.credits, t.runner.credits) == (5 - 3 + 8, 8)


# Mushin No Shin


def mushin(slug: str, **ours) -> Table:
    t = table("corp", corp(hq=["mushin-no-shin", slug], **ours))
    t.corp.plays("mushin-no-shin")
    if t.asked == ("corp", "pick"):
        t.corp.does(f"pick {slug}")
    return t


@rule("ADV-4")
def test_mushin_no_shin_installs_a_card_with_three_tokens_in_a_new_server():
    t = mushin("project-junebug")
    assert (t.where("project-junebug"), t.tokens("project-junebug"), t.corp.clicks) == ("remote-1/root", 3, 1)
    assert not runner_knows(t, "project-junebug")


@rule("CANT-1", "AMB-37")
def test_what_mushin_no_shin_installed_is_neither_scored_nor_rezzed_before_the_next_turn():
    t = mushin("house-of-knives")
    t.corp.takes_credit()
    assert not any(value.startswith("score") for value in t.options)
    t.ends_turn()
    t.ends_turn()
    t.settles()
    t.corp.takes_credit()
    assert t.corp.can(f"score {t.corp.id('house-of-knives')}")


@rule("CANT-1", "AMB-37")
def test_an_asset_of_mushin_no_shin_waits_too():
    t = mushin("pad-campaign")
    assert t.tokens("pad-campaign") == 3
    t.corp.takes_credit()
    assert t.corp.why_not("pad-campaign") == ["why-forbidden"]
    t.ends_turn()
    assert t.state.active == 1
    assert not any(value.startswith("rez") for value in t.options)
    t.ends_turn()
    t.corp.takes_credit()
    t.corp.rezzes("pad-campaign")


@rule("COST-3")
def test_mushin_no_shin_takes_two_clicks_and_no_ice():
    t = table("corp", corp(hq=["mushin-no-shin", "snare"]), clicks=1)
    assert t.corp.why_not("mushin-no-shin") == ["why-clicks-short"]
    t = table("corp", corp(hq=["mushin-no-shin", "enigma"]))
    assert not t.corp.can("play mushin-no-shin")
