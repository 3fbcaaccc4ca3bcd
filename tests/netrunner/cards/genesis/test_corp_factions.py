"""The Corp's cards of the Genesis cycle, clause by clause: what each faction does."""

from __future__ import annotations

import pytest

from tests.netrunner.cards.corp_props import Side, interacts, meets, resolves, scores, traced, usable
from tests.netrunner.scenario import Table, corp, faceup, rezzed, runner, server, table, unrezzed
from tests.rule import rule

FIVE = ["diesel", "modded", "tinkering", "easy-mark", "inside-job"]

KATE = "kate-mac-mccaffrey-digital-tinker"


# Haas-Bioroid


def test_encryption_protocol_makes_installed_cards_dearer_to_trash():
    t = table(
        corp=corp(["pad-campaign"], remote_1=server(root=[rezzed("encryption-protocol")])),
        runner=runner(identity=KATE),
    )
    t.runner.runs("remote-1")
    t.settles()
    assert t.options == ["trash 3", "leave"]
    t.runner.leaves()
    t.runner.runs("hq")
    t.settles()
    assert t.options == ["trash 4", "leave"]


def test_sherlock_puts_programs_back_on_the_stack():
    t = meets("sherlock-1-0", rig=["corroder", "mimic"])
    resolves(t)
    traced(t)
    t.corp.picks("mimic")
    assert t.runner.deck[-1] == "mimic"
    traced(t, 0, 4)
    t.settles()
    assert (t.runner.deck[-1], "corroder" in t.runner.rig) == ("mimic", True)
    t = meets("sherlock-1-0", rig=["corroder"])
    t.runner.breaks("sherlock-1-0", 0, 1)
    t.settles()
    assert "corroder" in t.runner.rig


@pytest.mark.parametrize(
    ("slug", "tokens", "counters"),
    [
        ("project-vitruvius", 3, 0),
        ("project-vitruvius", 5, 2),
        ("project-atlas", 4, 1),
        ("braintrust", 4, 0),
        ("braintrust", 5, 1),
        ("project-beale", 6, 1),
        ("project-beale", 7, 2),
    ],
)
@rule("AMB-69")
def test_a_project_counts_the_tokens_beyond_three(slug, tokens, counters):
    assert scores(slug, tokens).counter(slug, "agenda") == counters


def test_project_vitruvius_takes_a_card_out_of_archives_for_a_counter():
    t = table("corp", corp(scored=[faceup("project-vitruvius", agenda=1)], archives=["enigma", "hunter"]))
    t.corp.takes_credit().uses("project-vitruvius")
    t.corp.does("pick hunter/facedown")
    assert (t.corp.hand, t.counter("project-vitruvius", "agenda")) == (["hunter"], 0)
    assert not usable(t.corp, "project-vitruvius")


def test_project_atlas_finds_any_card_and_shows_it():
    t = table("corp", corp(scored=[faceup("project-atlas", agenda=1)], rd=["enigma", "snare", "hunter"]))
    t.corp.takes_credit().uses("project-atlas").finds("snare")
    assert (t.corp.hand, t.counter("project-atlas", "agenda")) == (["snare"], 0)
    assert [line["card"] for line in t.says("reveals", "runner")] == ["snare"]


def test_braintrust_makes_ice_cheaper_to_rez():
    t = table(
        corp=corp(
            hq_server=server(ice=["wall-of-static"]),
            remote_1=server(root=["pad-campaign"]),
            scored=[faceup("braintrust", agenda=2)],
            credits=3,
        )
    )
    t.runner.runs("hq")
    t.corp.rezzes("wall-of-static")
    assert t.corp.credits == 2
    t.corp.rezzes("pad-campaign")
    assert t.corp.credits == 0


@rule("WIN-1")
def test_project_beale_is_worth_its_counters_and_wins_at_once():
    t = scores("project-beale", 5, corp={"scored": ["priority-requisition", "hostile-takeover"]})
    assert (t.winner, t.corp.points) == ("corp", 7)
    t = table(corp=corp(["project-beale"]), runner=runner(identity=KATE))
    t.runner.runs("hq")
    t.settles()
    assert t.runner.points == 2


def test_rework_shuffles_a_card_of_hq_into_rd():
    t = table("corp", corp(hq=["rework", "snare", "enigma"], rd=["hunter"]))
    t.corp.plays("rework").picks("snare")
    assert (t.corp.hand, sorted(t.corp.deck)) == (["enigma"], ["hunter", "snare"])
    t = table("corp", corp(hq=["rework"]))
    assert not t.corp.can("play rework")


# Jinteki


def test_replicating_perfection_closes_remotes_until_a_central_run():
    perfection = "jinteki-replicating-perfection"
    side: Side = {"remote_1": server(root=["pad-campaign"])}
    t = table(corp=corp(identity=perfection, **side), runner=runner(grip=["inside-job"]))
    assert (t.runner.can("run remote-1"), t.runner.can("run archives")) == (False, True)
    t.runner.plays("inside-job")
    assert "run remote-1" not in t.options
    t.runner.says("run archives")
    t.settles()
    assert t.runner.can("run remote-1")
    t.ends_turn()
    t.ends_turn()
    assert not t.runner.can("run remote-1")


@rule("STEAL-2", "ACC-15")
def test_fetal_ai_hurts_and_costs_two_credits_to_steal():
    t = table(corp=corp(["fetal-ai"]), runner=runner(grip=FIVE, credits=2, identity=KATE))
    t.runner.runs("hq")
    t.settles()
    assert (len(t.runner.hand), t.options) == (3, ["steal 2", "decline"])
    t.runner.says("steal 2")
    assert (t.runner.points, t.runner.credits) == (2, 0)
    t = table(corp=corp(["fetal-ai"]), runner=runner(grip=FIVE, credits=1, identity=KATE))
    t.runner.runs("hq")
    t.settles()
    assert t.runner.points == 0


def test_fetal_ai_is_revealed_from_rd_and_harmless_in_archives():
    t = table(corp=corp(rd=["fetal-ai"]), runner=runner(grip=FIVE))
    t.runner.runs("rd")
    t.settles()
    assert [line["card"] for line in t.says("reveals", "corp")] == ["fetal-ai"]
    t = table(corp=corp(archives=["fetal-ai"]), runner=runner(grip=FIVE, credits=5))
    t.runner.runs("archives")
    t.settles()
    assert (len(t.runner.hand), t.options) == (5, ["steal 2", "decline"])


def test_edge_of_world_does_brain_damage_by_the_ice_before_it():
    side = server(ice=["enigma", "hunter"], root=["edge-of-world"])
    t = table(corp=corp(remote_1=side, credits=3), runner=runner(grip=FIVE))
    t.runner.runs("remote-1")
    t.settles()
    t.corp.says(True)
    t.settles()
    assert (t.runner.brain, t.corp.credits) == (2, 0)
    t = table(corp=corp(["edge-of-world"], credits=3), runner=runner(grip=FIVE, identity=KATE))
    t.runner.runs("hq")
    t.settles()
    assert (t.runner.brain, t.asked) == (0, ("runner", "trash-accessed"))
    t = table(corp=corp(remote_1=server(root=["edge-of-world"]), credits=3), runner=runner(grip=FIVE))
    t.runner.runs("remote-1")
    t.settles()
    assert t.runner.brain == 0


def test_sunset_arranges_the_ice_of_a_server():
    t = table("corp", corp(hq=["sunset"], rd_server=server(ice=["enigma", "hunter", rezzed("chum")])))
    t.corp.plays("sunset")
    t.corp.picks("chum", "enigma")  # and the last one
    assert t.zone("rd/ice") == ["chum", "enigma", "hunter"]
    assert t.is_rezzed("chum")
    assert not table("corp", corp(hq=["sunset"])).corp.can("play sunset")


def test_whirlpool_keeps_the_runner_in_the_run_and_is_trashed():
    t = meets("ice-wall", "whirlpool", hq=["hedge-fund"])
    resolves(t)
    assert t.corp.pile == ["whirlpool"]
    asked = set()
    while t.run is not None and t.ask is not None and t.run.outcome == 0:
        asked |= set(t.options)
        if not t.let_pass():
            break
    assert "jack-out" not in asked
    t.settles()
    t.runner.runs("rd")
    while t.asked != ("runner", "jack-out"):
        assert t.let_pass()
    assert "jack-out" in t.options


def test_hokusai_grid_does_net_damage_when_its_server_is_run_successfully():
    t = table(
        corp=corp(remote_1=server(root=[rezzed("hokusai-grid")]), remote_2=server(root=["pad-campaign"])),
        runner=runner(grip=FIVE),
    )
    t.runner.runs("remote-2")
    t.settles()
    assert len(t.runner.hand) == 5
    t.runner.leaves().runs("remote-1")
    t.settles()
    assert len(t.runner.hand) == 4


def test_ronin_does_three_net_damage_with_four_tokens():
    t = table("corp", corp(remote_1=server(root=[rezzed("ronin", advancement=3)])), runner(grip=FIVE))
    assert not usable(t.corp, "ronin")
    t.corp.advances("ronin").uses("ronin")
    assert (len(t.runner.hand), t.corp.pile) == (2, ["ronin"])


# NBN


def test_chilo_city_grid_adds_a_tag_to_traces_on_its_server():
    t = table(
        corp=corp(remote_1=server(ice=[rezzed("hunter")], root=[rezzed("chilo-city-grid")]), credits=0),
        runner=runner(rig=["test-corp-idler"]),
    )
    t.runner.runs("remote-1")
    resolves(interacts(t))
    traced(t)
    t.settles()
    assert t.runner.tags == 2
    t = table(
        corp=corp(
            hq_server=server(ice=[rezzed("hunter")]), remote_1=server(root=[rezzed("chilo-city-grid")]), credits=0
        ),
        runner=runner(rig=["test-corp-idler"]),
    )
    t.runner.runs("hq")
    resolves(interacts(t))
    traced(t)
    t.settles()
    assert t.runner.tags == 1


def test_pop_up_window_pays_the_corp_and_lets_who_pays_pass():
    t = meets("pop-up-window", corp_credits=0, hq=["hedge-fund"])
    assert t.corp.credits == 1
    resolves(t)
    t.runner.says(True)
    t.settles()
    assert (t.runner.credits, "succeeds" in t.log()) == (19 + 2, True)  # Gabriel gains 2
    t = meets("pop-up-window")
    resolves(t)
    t.runner.says(False)
    t.settles()
    assert t.run is None
    t = meets("pop-up-window", credits=0)
    resolves(t)
    t.settles()
    assert t.run is None


def test_uroboros_stops_all_further_runs_of_the_turn():
    t = meets("uroboros")
    resolves(t)
    traced(t)
    traced(t, 0, 4)
    t.settles()
    assert t.says("succeeds")
    assert not any(value.startswith("run ") for value in t.options)
    t.ends_turn()
    t.ends_turn()
    assert t.runner.can("run rd")


def test_net_police_has_a_credit_for_each_link():
    t = table(
        "corp",
        corp(remote_1=server(root=["net-police"]), credits=1),
        runner(rig=["dyson-mem-chip", "dyson-mem-chip"]),
    )
    t.corp.takes_credit().rezzes("net-police")
    assert t.counter("net-police", "credit") == 2
    t = table("corp", corp(remote_1=server(root=[rezzed("net-police")])), begin=True).settles()
    assert t.counter("net-police", "credit") == 0


def test_bernice_mai_traces_or_goes():
    def run(runner_adds: int) -> Table:
        t = table(
            corp=corp(remote_1=server(root=[rezzed("bernice-mai")]), credits=0),
            runner=runner(credits=9, identity=KATE),
        )
        t.runner.runs("remote-1")
        traced(t, 0, runner_adds)
        return t.settles()

    assert run(3).runner.tags == 1  # with a link of 1
    t = run(4)
    assert (t.runner.tags, t.corp.pile) == (0, ["bernice-mai"])


def test_midseason_replacements_tag_by_the_margin():
    assert not table("corp", corp(["midseason-replacements"])).corp.can("play midseason-replacements")
    t = table(
        corp=corp(archives=["hostile-takeover"], hq=["midseason-replacements"], credits=7),
        runner=runner(credits=0),
        clicks=1,
    )
    t.runner.runs("archives")
    t.settles()
    t.corp.plays("midseason-replacements")
    traced(t, 2, 0)
    assert t.runner.tags == 8


def test_flare_trashes_hardware_hurts_and_ends_the_run():
    t = meets("flare", rig=["dyson-mem-chip", rezzed("plascrete-carapace", power=4)], grip=FIVE, corp_credits=0)
    resolves(t)
    traced(t)
    t.corp.picks("dyson-mem-chip")
    t.settles()
    assert (t.run, len(t.runner.hand), t.counter("plascrete-carapace", "power")) == (None, 3, 4)
    assert "dyson-mem-chip" in t.runner.pile


# Weyland


def test_power_grid_overload_trashes_hardware_up_to_the_margin():
    t = table(
        corp=corp(["power-grid-overload"], credits=2),
        runner=runner(rig=["dyson-mem-chip", "akamatsu-mem-chip"], credits=0),
        clicks=1,
    )
    t.runner.runs("archives")
    t.settles()
    t.corp.plays("power-grid-overload")
    traced(t, 1, 0)  # 3 against a link of 1
    t.settles()
    assert t.runner.pile == ["akamatsu-mem-chip"]
    assert not table("corp", corp(["power-grid-overload"])).corp.can("play power-grid-overload")


def test_commercialization_pays_by_the_tokens_on_an_ice():
    t = table(
        "corp", corp(["commercialization"], hq_server=server(ice=[unrezzed("ice-wall", advancement=3)]), credits=0)
    )
    t.corp.plays("commercialization")
    t.settles()
    assert t.corp.credits == 3


def test_dedicated_response_team_hurts_a_tagged_runner_when_a_successful_run_ends():
    for tags, cards in ((1, 3), (0, 5)):
        t = table(
            corp=corp(remote_1=server(root=[rezzed("dedicated-response-team")])), runner=runner(grip=FIVE, tags=tags)
        )
        t.runner.runs("archives")
        t.settles()
        assert len(t.runner.hand) == cards
    t = table(
        corp=corp(
            remote_1=server(root=[rezzed("dedicated-response-team")]), hq_server=server(ice=[rezzed("ice-wall")])
        ),
        runner=runner(grip=FIVE, tags=1),
    )
    t.runner.runs("hq")
    t.settles()
    assert (t.run, len(t.runner.hand)) == (None, 5)


# Neutral


def test_executive_retreat_shuffles_hq_into_rd_and_draws_five():
    t = scores("executive-retreat", 5, corp={"hq": ["snare", "enigma"], "rd": ["hunter"] * 9})
    assert (t.corp.hand, len(t.corp.deck), t.counter("executive-retreat", "agenda")) == ([], 11, 1)
    t.corp.uses("executive-retreat")
    assert (len(t.corp.hand), t.counter("executive-retreat", "agenda")) == (5, 0)
    assert not usable(t.corp, "executive-retreat")


def test_draco_is_as_strong_as_what_is_spent_on_it():
    t = table(corp=corp(hq_server=server(ice=["draco"]), credits=4), runner=runner(credits=0))
    t.runner.runs("hq")
    t.corp.rezzes("draco").says(3)
    assert (t.strength("draco"), t.corp.credits) == (3, 0)
    t.settles()
    assert (t.runner.tags, t.run) == (1, None)
    t = table(corp=corp(hq_server=server(ice=["draco"]), credits=1), runner=runner(credits=2))
    t.runner.runs("hq")
    t.corp.rezzes("draco")
    t.settles()
    assert t.strength("draco") == 0
    t.runner.says(2)
    assert (t.runner.tags, "succeeds" in t.log()) == (0, False)


def test_freelancer_trashes_up_to_two_resources_of_a_tagged_runner():
    rig = ["armitage-codebusting", "wyldside", "ice-carver"]
    t = table("corp", corp(["freelancer"]), runner(rig=rig, tags=1))
    t.corp.plays("freelancer").picks("wyldside", "ice-carver")
    assert t.runner.rig == ["armitage-codebusting"]
    t = table("corp", corp(["freelancer"]), runner(rig=rig, tags=1))
    t.corp.plays("freelancer").picks("wyldside").done()
    assert len(t.runner.rig) == 2
    assert not table("corp", corp(["freelancer"]), runner(rig=rig)).corp.can("play freelancer")


@rule("FORFEIT-1")
def test_false_lead_is_forfeited_to_take_two_clicks():
    t = table(
        corp=corp(scored=["false-lead"], hq_server=server(ice=["ice-wall"])), runner=runner(rig=["test-corp-idler"])
    )
    t.runner.runs("hq")
    t.corp.uses("false-lead")
    assert (t.runner.clicks, t.corp.scored, t.corp.points) == (1, [], 0)
    t = table(corp=corp(scored=["false-lead"]), runner=runner(rig=["test-corp-idler"]), clicks=2)
    t.runner.takes_credit()
    while t.asked is not None and t.asked[0] != "corp" and t.asked != ("runner", "action"):
        t.let_pass()
    assert not usable(t.corp, "false-lead")


def test_foxfire_trashes_a_virtual_resource_or_a_link():
    rig = ["xanadu", "dyson-mem-chip", "wyldside", "corroder"]
    t = table("corp", corp(["foxfire"], credits=0), runner(rig=rig, credits=0))
    t.corp.plays("foxfire")
    t.settles()
    assert len([value for value in t.options if value.startswith("pick")]) == 2
    t.corp.picks("xanadu")
    assert t.runner.pile == ["xanadu"]
    t = table("corp", corp(["foxfire"], credits=0), runner(rig=rig, credits=6))
    t.corp.plays("foxfire")
    traced(t, 0, 6)
    t.settles()
    assert t.runner.pile == []


@pytest.mark.parametrize(("credits", "after"), [(7, 15), (6, 14), (5, 0)])
def test_corporate_war_pays_the_rich_and_ruins_the_poor(credits, after):
    assert scores("corporate-war", 4, corp={"credits": credits}).corp.credits == after  # and 1 for the click


# Ash 2X3ZB9CY


def ash(runner_adds: int) -> Table:
    t = table(
        corp=corp(remote_1=server(root=["hostile-takeover", rezzed("ash-2x3zb9cy")]), credits=0),
        runner=runner(credits=9, identity=KATE),
    )
    t.runner.runs("remote-1")
    traced(t, 0, runner_adds)
    return t.settles()


@rule("CANT-1")
def test_ash_leaves_nothing_but_himself_to_access():
    t = ash(2)  # with a link of 1
    assert t.options == ["trash 3", "leave"]
    t.runner.trashes()
    t.settles()
    assert (t.runner.points, t.corp.pile, t.run) == (0, ["ash-2x3zb9cy"], None)


def test_ash_lets_who_escapes_the_trace_access_everything():
    t = ash(3)
    while t.run is not None:
        if not t.let_pass():
            t.runner.answers("leave" if "leave" in t.options else t.options[0])
    assert t.runner.points == 1


def test_ash_in_the_root_of_hq_guards_the_hand_too():
    t = table(
        corp=corp(["hostile-takeover"], hq_server=server(root=[rezzed("ash-2x3zb9cy")]), credits=0),
        runner=runner(credits=0, identity=KATE),
    )
    t.runner.runs("hq")
    traced(t)
    t.settles()
    assert (len(t.says("accesses", "runner")), t.runner.points) == (1, 0)


# Trick of Light


@rule("ADV-4")
def test_trick_of_light_moves_up_to_two_tokens_from_one_card_to_another():
    sides: Side = {
        "hq_server": server(ice=[unrezzed("ice-wall", advancement=3)]),
        "remote_1": server(root=["hostile-takeover"]),
    }
    t = table("corp", corp(["trick-of-light"], **sides))
    t.corp.plays("trick-of-light").picks("hostile-takeover").says(2)
    assert (t.tokens("hostile-takeover"), t.tokens("ice-wall")) == (2, 1)
    t = table("corp", corp(["trick-of-light"], **sides))
    t.corp.plays("trick-of-light").picks("hostile-takeover").says(1)
    assert (t.tokens("hostile-takeover"), t.tokens("ice-wall")) == (1, 2)


def test_trick_of_light_needs_tokens_on_another_card():
    alone: Side = {"remote_1": server(root=[unrezzed("hostile-takeover", advancement=1)])}
    assert not table("corp", corp(["trick-of-light"], **alone)).corp.can("play trick-of-light")
