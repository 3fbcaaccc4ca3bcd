"""What each type of card is and does (CARD)."""

from __future__ import annotations

import pytest

from jackin import netrunner
from jackin.netrunner import GAME, words
from jackin.netrunner.catalog import CARDS, find
from jackin.netrunner.dsl import card, new_card
from tests.netrunner.scenario import Table, corp, rezzed, runner, server, table, unrezzed
from tests.rule import rule

new_card("test-suburb", side="corp", type="upgrade", cost=0, trash=2, subtypes=["region"])
card("test-suburb")

new_card("test-sprawl", side="corp", type="upgrade", cost=0, trash=2, subtypes=["region"])
card("test-sprawl")

MAIN_SUBTYPES = {"barrier", "code-gate", "sentry", "trap"}


def destinations(t: Table, slug: str) -> list[str]:
    """Where the Corp could install a card now."""
    fork = t.fork()
    fork.corp.does(f"install {slug}")
    return [value.removeprefix("at ") for value in fork.options]


def offered_in_run(t: Table, server: str) -> set[str]:
    """Everything that can be done in a run if both players let everything pass."""
    t.runner.runs(server)
    seen: set[str] = set()
    while t.run is not None and t.ask is not None:
        seen |= set(t.options)
        if not t.let_pass():
            t.runner.answers(t.options[-1])
    return seen


@rule("CARD-1")
def test_an_agenda_goes_to_remotes_only_and_can_always_be_advanced():
    t = table("corp", corp=corp(hq=["nisei-mk-ii"], credits=9, remote_1=server(root=["snare"])))
    assert destinations(t, "nisei-mk-ii") == ["remote-1", "new"]
    t.corp.installs("nisei-mk-ii", "new")
    t.corp.advances("nisei-mk-ii").advances("nisei-mk-ii")
    assert t.tokens("nisei-mk-ii") == 2
    assert not t.corp.can(f"advance {t.corp.id('snare')}")


@rule("CARD-1")
def test_an_agenda_is_advanced_beyond_its_requirement():
    t = table("corp", corp=corp(remote_1=server(root=[unrezzed("hostile-takeover", advancement=4)])))
    t.corp.advances("hostile-takeover")
    assert t.tokens("hostile-takeover") == 5


@rule("CARD-1")
def test_an_agenda_cannot_be_rezzed_and_is_worth_nothing_outside_score_areas():
    remote = server(root=["priority-requisition"])
    t = table(corp=corp(hq=["nisei-mk-ii"], archives=["breaking-news"], credits=20, remote_1=remote))
    assert (t.corp.points, t.runner.points) == (0, 0)
    seen = offered_in_run(t, "remote-1")
    assert not any(value.startswith("rez") for value in seen)
    assert (t.corp.points, t.runner.points) == (0, 3)


@rule("CARD-2")
def test_an_asset_goes_to_remotes_and_works_once_rezzed():
    t = table("corp", corp=corp(hq=["pad-campaign"], rd_server=server(ice=["enigma"])))
    assert destinations(t, "pad-campaign") == ["new"]
    t.corp.installs("pad-campaign", "new")
    t.ends_turn()
    before = t.corp.credits
    t.ends_turn()
    assert t.corp.credits == before  # unrezzed, it pays nothing
    t.ends_turn()
    t.runner.takes_credit()
    t.corp.rezzes("pad-campaign")
    before = t.corp.credits
    t.ends_turn()
    assert t.corp.credits == before + 1


@rule("CARD-2")
def test_an_asset_can_be_trashed_for_its_trash_cost():
    t = table(corp=corp(remote_1=server(root=["pad-campaign"])), runner=runner(credits=4))
    t.runner.runs("remote-1").trashes()
    assert (t.runner.credits, t.corp.pile) == (0, ["pad-campaign"])
    t = table(corp=corp(remote_1=server(root=["pad-campaign"])), runner=runner(credits=3))
    t.runner.runs("remote-1")
    t.settles()
    assert t.corp.pile == []


@rule("CARD-2")
def test_some_assets_can_be_advanced():
    t = table("corp", corp=corp(remote_1=server(root=["project-junebug"]), remote_2=server(root=["pad-campaign"])))
    assert [value for value in t.options if value.startswith("advance")] == [
        f"advance {t.corp.id('project-junebug')}"
    ]


@rule("CARD-3")
def test_upgrades_go_anywhere_in_any_number_and_work_once_rezzed():
    hq = ["experiential-data"] * 3
    t = table("corp", corp=corp(hq=hq, credits=9, hq_server=server(ice=[rezzed("ice-wall")])))
    assert destinations(t, "experiential-data") == ["hq", "rd", "archives", "new"]
    for _ in hq:
        t.corp.does("install experiential-data").does("at hq")
        if t.corp.can("done"):
            t.corp.done()
    assert t.zone("hq/root") == hq
    assert t.strength("ice-wall") == 1
    t.ends_turn()
    t.runner.takes_credit()
    t.corp.rezzes("experiential-data")
    assert t.strength("ice-wall") == 2


@rule("CARD-3")
def test_an_upgrade_can_be_trashed_for_its_trash_cost():
    t = table(corp=corp(rd=[], rd_server=server(root=["experiential-data"])))
    t.runner.runs("rd").trashes()
    assert (t.runner.credits, t.corp.pile) == (3, ["experiential-data"])


@rule("CARD-4")
def test_ice_protects_any_server_and_works_once_rezzed():
    t = table("corp", corp=corp(hq=["enigma"], credits=9, remote_1=server(root=["snare"])))
    assert destinations(t, "enigma") == ["hq", "rd", "archives", "remote-1", "new"]
    t.corp.installs("enigma", "archives")
    assert t.zone("archives/ice") == ["enigma"]
    t.ends_turn()
    t.runner.runs("archives")
    t.settles()
    assert t.says("encounters", "runner") == []
    t.runner.runs("archives")
    t.corp.rezzes("enigma")
    t.settles()
    assert len(t.says("encounters", "runner")) == 1
    assert t.runner.clicks == 1  # two runs and Enigma


@rule("CARD-4")
def test_installed_ice_is_never_accessed():
    t = table(corp=corp(hq=["hunter"], credits=0, remote_1=server(ice=["enigma"], root=["red-herrings"])))
    t.runner.runs("remote-1")
    t.settles()
    assert [line["card"] for line in t.says("accesses", "runner")] == ["red-herrings"]
    t.runner.leaves().runs("hq")
    t.settles()
    assert t.says("accesses", "runner")[-1]["card"] == "hunter"  # in HQ ice is a card like any other


@rule("CARD-5")
def test_operations_and_events_are_played_resolved_and_trashed_and_never_installed():
    t = table("corp", corp=corp(hq=["hedge-fund"]), runner=runner(grip=["sure-gamble", "modded"]))
    assert not any(value.startswith("install") for value in t.options)
    t.corp.plays("hedge-fund")
    assert (t.corp.credits, t.corp.pile) == (9, ["hedge-fund"])
    t.ends_turn()
    assert not any(value.startswith("install") for value in t.options)
    assert not t.runner.can("play modded")  # there is nothing it could install
    t.runner.plays("sure-gamble")
    assert (t.runner.credits, t.runner.pile) == (9, ["sure-gamble"])


@rule("CARD-6")
@pytest.mark.parametrize(("faction", "link"), [("anarch", 0), ("criminal", 0), ("shaper", 1)])
def test_an_identity_is_beside_the_deck_always_active_and_gives_base_link(faction, link):
    t = Table(GAME.new(netrunner.setup("weyland", faction), 1))
    identity = CARDS[t.state.code[t.state.zones[words.IDENTITIES][words.RUNNER]]]
    assert (identity.faction, identity.min_deck, identity.max_influence) == (faction, 45, 15)
    assert t.runner.link == link
    assert identity.slug not in t.runner.hand + t.runner.deck
    assert t.corp.view["runner"]["identity"]["faceup"]
    t.corp.answers("keep")
    t.runner.answers("keep")
    for _ in range(4):
        assert t.is_active(identity.slug)
        assert t.where(identity.slug) == "identities"
        t.ends_turn()


@rule("CARD-6")
def test_an_identity_works_without_being_rezzed_or_installed():
    t = table("corp", corp=corp(identity="weyland-consortium-building-a-better-world", hq=["beanstalk-royalties"]))
    t.corp.plays("beanstalk-royalties")
    assert t.corp.credits == 9
    assert not any("#1" in value.split() for value in t.options)


@rule("CARD-7")
def test_there_is_no_limit_on_hardware_and_resources():
    rig = ["akamatsu-mem-chip"] * 12 + ["armitage-codebusting"] * 12
    t = table(runner=runner(grip=["akamatsu-mem-chip", "armitage-codebusting"], rig=rig))
    t.runner.installs("akamatsu-mem-chip").installs("armitage-codebusting")
    assert len(t.runner.rig) == 26
    assert t.runner.memory == (0, 17)


@rule("CARD-7")
def test_resources_of_a_tagged_runner_can_be_trashed_and_hardware_cannot():
    rig = ["akamatsu-mem-chip", "armitage-codebusting", "corroder"]
    t = table("corp", runner=runner(rig=rig, tags=1))
    wanted = [f"trash-resource {t.corp.id('armitage-codebusting')}"]
    assert [value for value in t.options if value.startswith("trash")] == wanted
    t.corp.answers(wanted[0])
    assert t.runner.pile == ["armitage-codebusting"]
    t = table("corp", runner=runner(rig=rig))
    assert not any(value.startswith("trash") for value in t.options)


@rule("CARD-8")
def test_programs_alone_take_memory_and_are_limited_by_it():
    rig = ["magnum-opus", "corroder", "akamatsu-mem-chip", "armitage-codebusting", "rabbit-hole"]
    t = table(runner=runner(grip=["mimic", "datasucker", "medium"], rig=rig, credits=20))
    assert t.runner.memory == (3, 5)
    t.runner.installs("mimic").done()
    t.runner.installs("datasucker").done()
    assert t.runner.memory == (5, 5)
    t.runner.does("install medium")
    assert t.asked == ("runner", "trash-first")
    assert "done" not in t.options
    t.runner.trashes_first("mimic").done()
    assert t.runner.memory == (5, 5)
    assert t.runner.pile == ["mimic"]


@rule("CARD-9")
def test_a_second_console_cannot_be_installed_not_even_over_the_first():
    t = table(runner=runner(grip=["grimoire", "desperado", "the-toolbox"], rig=["desperado"], credits=20))
    assert not any(value.startswith("install") for value in t.options)
    assert t.runner.why_not("grimoire") == ["why-console"]
    t = table(runner=runner(grip=["grimoire"], rig=["akamatsu-mem-chip"], credits=20))
    t.runner.installs("grimoire")
    assert t.runner.memory == (0, 7)


@rule("CARD-9")
def test_the_limit_counts_the_consoles_in_play_only():
    t = table(runner=runner(grip=["grimoire", "desperado"], heap=["the-toolbox"], credits=20))
    t.runner.installs("desperado")
    assert t.is_active("desperado")
    assert not t.runner.can("install grimoire")


@rule("CARD-10")
@pytest.mark.parametrize("there", [rezzed("test-suburb"), unrezzed("test-suburb")])
def test_a_second_region_takes_the_place_of_the_first(there):
    t = table("corp", corp=corp(hq=["test-sprawl"], hq_server=server(root=[there, "experiential-data"])))
    t.corp.does("install test-sprawl").answers("at hq")
    assert "done" not in t.options
    t.corp.trashes_first("test-suburb").done()
    assert t.zone("hq/root") == ["experiential-data", "test-sprawl"]
    assert t.corp.pile == ["test-suburb"]


@rule("CARD-10")
def test_every_server_may_have_its_own_region():
    one, two = server(root=["test-suburb"]), server(root=["nisei-mk-ii"])
    t = table("corp", corp=corp(hq=["test-sprawl", "sansan-city-grid"], hq_server=one, remote_1=two))
    t.corp.does("install test-sprawl").does("at rd")
    t.corp.does("install sansan-city-grid").does("at remote-1").done()
    assert (t.zone("hq/root"), t.zone("rd/root")) == (["test-suburb"], ["test-sprawl"])
    assert t.zone("remote-1/root") == ["nisei-mk-ii", "sansan-city-grid"]


@rule("CARD-11")
@pytest.mark.parametrize(
    ("ice", "breaker"),
    [("wall-of-static", "corroder"), ("enigma", "yog-0"), ("rototurret", "mimic"), ("data-mine", "none")],
)
def test_the_main_subtype_of_ice_says_which_breakers_work_on_it(ice, breaker):
    for other in ("corroder", "yog-0", "mimic"):
        t = table(runner=runner(rig=[other], credits=20), corp=corp(hq_server=server(ice=[rezzed(ice)])))
        t.runner.runs("hq")
        for _ in range(2):  # strong enough for any of them
            if other == "corroder" and t.runner.can(f"use {t.runner.id(other)} 1"):
                t.runner.uses(other, 1)
        assert t.runner.can(f"use {t.runner.id(other)} 0") == (other == breaker)


@rule("CARD-11")
def test_all_ice_has_a_main_subtype_and_may_have_others():
    ice = [c for c in CARDS if c.type == words.ICE_TYPE and c.set == "core"]
    kinds = [MAIN_SUBTYPES & set(c.subtype_names) for c in ice]
    assert all(len(main) == 1 for main in kinds)
    assert set().union(*kinds) == MAIN_SUBTYPES
    assert find("ichi-1-0").subtype_names == ["sentry", "bioroid", "tracer", "destroyer"]
