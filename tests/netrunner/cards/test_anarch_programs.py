"""The Anarch cards of the Core Set, clause by clause: programs and resources."""

from __future__ import annotations

import pytest

from jackin.netrunner.rules.ice import strength
from jackin.netrunner.words import VIRUS
from tests.netrunner.cards.runner_props import NOISE, accessed, meets, usable
from tests.netrunner.scenario import Cards, Table, corp, faceup, hosted, rezzed, runner, server, table, unrezzed
from tests.rule import rule

KATE = "kate-mac-mccaffrey-digital-tinker"


# Corroder, Mimic, Yog.0: one line of numbers each


BREAKERS = [
    # breaker, its ice, price of a break, price and size of a boost
    ("corroder", "wall-of-static", 1, (1, 1)),
    ("mimic", "neural-katana", 1, None),
    ("yog-0", "enigma", 0, None),
]


@pytest.mark.parametrize(("slug", "ice", "price", "boost"), BREAKERS)
def test_an_anarch_breaker_breaks_one_subroutine_of_its_kind_for_its_price(slug, ice, price, boost):
    t = meets(ice, slug, credits=5)
    if boost is not None:
        while t.strength(slug) < t.strength(ice):
            before = t.runner.credits, t.strength(slug)
            t.runner.uses(slug, 1)
            assert (t.runner.credits, t.strength(slug)) == (before[0] - boost[0], before[1] + boost[1])
    before = t.runner.credits, 0
    t.runner.breaks(slug, 0)
    assert t.runner.credits == before[0] - price
    assert [line["n"] for line in t.says("breaks")] == [1]


@pytest.mark.parametrize(
    ("slug", "wrong"),
    [
        ("corroder", "enigma"),
        ("corroder", "neural-katana"),
        ("mimic", "enigma"),
        ("mimic", "ice-wall"),
        ("yog-0", "wall-of-static"),
        ("yog-0", "neural-katana"),
    ],
)
def test_an_anarch_breaker_is_of_no_use_against_other_ice(slug, wrong):
    t = meets(wrong, slug)
    if slug == "corroder":
        t.runner.uses(slug, 1)
    assert t.strength(slug) >= t.strength(wrong)
    assert not usable(t, slug)


def test_corroder_is_strong_for_one_encounter_only():
    t = table(
        runner=runner(rig=["corroder"], credits=9),
        corp=corp(hq_server=server(ice=[rezzed("ice-wall"), rezzed("wall-of-static")])),
    )
    t.runner.runs("hq").uses("corroder", 1)
    assert t.strength("corroder") == 3
    t.runner.breaks("corroder", 0).goes_on()
    assert t.strength("corroder") == 2


def test_mimic_and_yog_0_have_the_strength_they_have():
    t = meets("ichi-1-0", "mimic", "yog-0")
    assert (t.strength("mimic"), t.strength("yog-0")) == (3, 3)
    assert not usable(t, "mimic")  # Ichi has 4
    assert not usable(t, "mimic", 1)
    assert not usable(t, "yog-0", 1)


def test_yog_0_breaks_for_nothing_even_without_a_credit():
    t = meets("enigma", "yog-0", credits=0)
    t.runner.breaks("yog-0", 0, 1)
    t.settles()
    assert "succeeds" in t.log()


def test_yog_0_can_do_nothing_about_tollbooth():
    t = meets("tollbooth", "yog-0", credits=9)
    assert not usable(t, "yog-0")


# Datasucker


@rule("RUN-5.4")
@pytest.mark.parametrize(("where", "counters"), [("hq", 1), ("rd", 1), ("archives", 1), ("remote-1", 0)])
def test_datasucker_gains_a_counter_for_each_successful_run_on_a_central_server(where, counters):
    t = table(
        runner=runner(rig=["datasucker"], identity=NOISE),
        corp=corp(rd=["hedge-fund"], remote_1=server(root=["pad-campaign"])),
    )
    t.runner.runs(where)
    t.settles()
    assert t.counter("datasucker", "virus") == counters


def test_datasucker_gains_nothing_from_a_run_that_fails():
    t = table(runner=runner(rig=["datasucker"]))
    t.runner.runs("hq").jacks_out()
    assert t.counter("datasucker", "virus") == 0


def test_datasucker_weakens_the_encountered_ice_by_one_for_each_counter_until_the_encounter_ends():
    t = table(
        runner=runner(rig=[faceup("datasucker", virus=3), "mimic"], credits=5),
        corp=corp(hq_server=server(ice=["wall-of-static", rezzed("ichi-1-0")])),
    )
    t.runner.runs("hq").uses("datasucker").breaks("mimic", 0, 1, 2)
    assert (t.strength("ichi-1-0"), t.counter("datasucker", "virus")) == (3, 2)
    t.runner.goes_on()
    assert t.strength("ichi-1-0") == 4


@rule("ICE-4", "STR-1")
def test_datasucker_may_push_strength_below_nothing():
    t = meets("ice-wall", faceup("datasucker", virus=2))
    t.runner.uses("datasucker").uses("datasucker")
    assert (t.strength("ice-wall"), t.counter("datasucker", "virus")) == (-1, 0)
    assert not usable(t, "datasucker")


def test_datasucker_is_for_encounters_only():
    t = table(
        runner=runner(rig=[faceup("datasucker", virus=3)]),
        corp=corp(hq_server=server(ice=["ice-wall"]), rd_server=server(ice=[rezzed("ice-wall")])),
    )
    assert t.runner.why_not(t.runner.id("datasucker")) == ["why-only-encounter"]
    t.runner.runs("hq")
    while t.run is not None and t.run.outcome == 0:
        assert not usable(t, "datasucker")  # the ice stays unrezzed
        assert t.let_pass()


def test_two_datasuckers_gain_one_each_and_spend_their_own():
    t = table(runner=runner(rig=["datasucker", "datasucker"]))
    t.runner.runs("archives")
    t.settles()
    assert [t.state.counter(card, VIRUS) for card in t.find("datasucker")] == [1, 1]
    assert t.run is None


def test_datasucker_counters_can_be_purged():
    t = table("corp", runner=runner(rig=[faceup("datasucker", virus=3), faceup("medium", virus=2)]))
    t.corp.does("purge")
    assert (t.counter("datasucker", "virus"), t.counter("medium", "virus")) == (0, 0)


# Djinn


@rule("MU-4")
def test_djinn_hosts_three_memory_of_programs_outside_the_limit_and_no_more():
    t = table(runner=runner(grip=["medium", "magnum-opus", "datasucker"], rig=["djinn"], credits=20))
    t.runner.installs("magnum-opus", on="djinn")
    t.runner.installs("medium", on="djinn").done()
    assert t.runner.memory == (1, 4)
    t.runner.installs("datasucker")
    assert t.asked == ("runner", "trash-first")  # Djinn is full, so there is no choice of place
    t.runner.done()
    assert (t.state.host[t.card("datasucker")], t.runner.memory) == (-1, (2, 4))


def test_djinn_has_two_memory_left_for_sneakdoor_but_not_one():
    t = table(runner=runner(grip=["sneakdoor-beta"], rig=["djinn", *[hosted("medium", on="djinn")] * 2], credits=20))
    t.runner.installs("sneakdoor-beta")
    assert not any(option.startswith("on ") for option in t.options)


@pytest.mark.parametrize("slug", ["corroder", "crypsis"])
def test_djinn_hosts_no_icebreakers_not_even_viruses(slug):
    t = table(runner=runner(grip=[slug], rig=["djinn"]))
    t.runner.installs(slug)
    t.settles()
    assert t.state.host[t.card(slug)] == -1


def test_djinn_may_be_left_out():
    t = table(runner=runner(grip=["datasucker"], rig=["djinn"]))
    t.runner.installs("datasucker", at="rig").done()
    assert (t.state.host[t.card("datasucker")], t.runner.memory) == (-1, (2, 4))


def test_djinn_with_a_full_memory_still_takes_programs_in():
    t = table(runner=runner(grip=["medium"], rig=["djinn", "corroder", "mimic", "yog-0"]))
    t.runner.installs("medium", on="djinn").done()
    assert t.runner.memory == (4, 4)


@rule("HOST-2")
def test_a_second_djinn_on_the_first_opens_its_own_three():
    t = table(runner=runner(grip=["djinn", "magnum-opus"], rig=["djinn"], credits=20))
    first = t.find("djinn")[0]
    t.runner.installs("djinn", on=t.state.public(first))
    second = next(h for h in t.find("djinn") if t.state.host[h] == first)
    t.runner.installs("magnum-opus", on=t.state.public(second))
    assert t.runner.memory == (1, 4)


@rule("HOST-8")
def test_djinn_takes_everything_on_it_along_and_a_construct_saves_djinn_only():
    rig: Cards = ["djinn", hosted("medium", on="djinn"), hosted("datasucker", on="djinn"), "sacrificial-construct"]
    t = table(begin=True, runner=runner(rig=[*rig, "aesops-pawnshop"]))
    t.runner.picks("djinn")
    assert t.options == [f"prevent {t.runner.id('sacrificial-construct')} {t.runner.id('djinn')} 0", "done"]
    t.runner.done()
    assert sorted(t.runner.pile) == ["datasucker", "djinn", "medium"]


@rule("SEARCH-1", "REV-1")
def test_djinn_finds_a_virus_program_for_a_click_and_a_credit():
    t = table(runner=runner(rig=["djinn"], stack=["diesel", "corroder", "crypsis", "medium"], credits=5))
    t.runner.uses("djinn")
    assert t.options == ["find medium", "find crypsis"]
    t.runner.finds("medium")
    assert (t.runner.hand, t.runner.credits, t.runner.clicks) == (["medium"], 4, 3)
    assert sorted(t.runner.deck) == ["corroder", "crypsis", "diesel"]
    assert [line["card"] for line in t.says("reveals")] == ["medium"]


@rule("SEARCH-2", "AMB-42")
def test_djinn_may_find_nothing_but_needs_a_stack_and_a_credit():
    t = table(runner=runner(rig=["djinn"], stack=["diesel", "corroder"]))
    t.runner.uses("djinn").does("nothing-found")
    assert (t.runner.hand, t.runner.credits, sorted(t.runner.deck)) == ([], 4, ["corroder", "diesel"])
    assert not usable(table(runner=runner(rig=["djinn"], stack=[])), "djinn")
    assert not usable(table(runner=runner(rig=["djinn"], credits=0)), "djinn")


# Medium


def run_rd(t: Table, more: int | None) -> None:
    t.runner.runs("rd")
    t.settles()
    if more is not None:
        t.runner.says(more)
    while t.run is not None:
        assert t.let_pass() or t.runner.leaves()


def test_medium_gains_a_counter_for_each_successful_run_on_rd_only():
    t = table(runner=runner(rig=["medium"]), corp=corp(rd=["hedge-fund"] * 5))
    t.runner.runs("hq")
    t.settles()
    assert t.counter("medium", "virus") == 0
    run_rd(t, None)
    assert t.counter("medium", "virus") == 1
    assert len(accessed(t)) == 1  # nothing more for the first counter
    run_rd(t, 1)
    assert t.counter("medium", "virus") == 2
    assert len(accessed(t)) == 3


def test_medium_is_used_as_far_as_the_runner_likes():
    t = table(runner=runner(rig=[faceup("medium", virus=4)]), corp=corp(rd=["hedge-fund"] * 9))
    t.runner.runs("rd")
    t.settles()
    assert t.options == [f"number {n}" for n in (4, 3, 2, 1, 0)]
    t.runner.says(0).leaves()
    assert t.run is None
    assert len(accessed(t)) == 1


@rule("ACC-2")
def test_medium_cannot_reach_below_the_bottom_of_rd():
    t = table(runner=runner(rig=[faceup("medium", virus=8)]), corp=corp(rd=["hedge-fund", "enigma", "hunter"]))
    run_rd(t, 8)
    assert accessed(t) == ["hunter", "enigma", "hedge-fund"]
    assert t.corp.deck == ["hedge-fund", "enigma", "hunter"]


def test_two_mediums_count_apart_and_add_up():
    t = table(
        runner=runner(rig=[faceup("medium", virus=1), faceup("medium", virus=2)]), corp=corp(rd=["hedge-fund"] * 9)
    )
    t.runner.runs("rd")
    while t.asked != ("runner", "number"):
        assert t.let_pass() or t.runner.answers(t.options[0])
    first = len(t.options)
    t.runner.answers(t.options[0])
    assert {first, len(t.options)} == {2, 3}
    t.runner.answers(t.options[0])
    while t.run is not None:
        assert t.let_pass() or t.runner.leaves()
    assert len(accessed(t)) == 1 + 1 + 2


def test_medium_trashed_in_the_run_gives_no_more_accesses():
    t = table(
        runner=runner(rig=[faceup("medium", virus=3), "mimic"]),
        corp=corp(rd=["hedge-fund"] * 5, rd_server=server(ice=[rezzed("rototurret")])),
    )
    t.runner.runs("rd").breaks("mimic", 1)
    t.runner.passes()
    t.corp.picks("medium")
    t.settles()
    t.runner.leaves()
    assert len(accessed(t)) == 1


def test_medium_and_the_makers_eye_add_up():
    t = table(
        runner=runner(grip=["the-makers-eye"], rig=[faceup("medium", virus=1)]), corp=corp(rd=["hedge-fund"] * 9)
    )
    t.runner.plays("the-makers-eye").says(1)
    while t.run is not None:
        assert t.let_pass() or t.runner.leaves()
    assert len(accessed(t)) == 1 + 2 + 1


# Parasite


@rule("INST-2")
def test_parasite_goes_on_rezzed_ice_only():
    t = table(runner=runner(grip=["parasite"]), corp=corp(hq_server=server(ice=["enigma"])))
    assert not t.runner.can("install parasite")
    assert t.runner.why_not("parasite") == ["why-no-host"]
    t = table(
        runner=runner(grip=["parasite"]),
        corp=corp(hq_server=server(ice=[rezzed("enigma"), "hunter"]), remote_1=server(root=[rezzed("pad-campaign")])),
    )
    t.runner.installs("parasite")
    t.settles()
    assert t.state.host[t.card("parasite")] == t.card("enigma")  # nowhere else to go
    assert t.runner.memory == (1, 4)


def test_parasite_grows_when_the_runners_turn_begins_and_weakens_its_host():
    t = table(
        runner=runner(grip=["parasite"], identity=KATE),
        corp=corp(hq_server=server(ice=[rezzed("wall-of-static")]), rd_server=server(ice=[rezzed("wall-of-static")])),
    )
    t.runner.installs("parasite").answers(t.options[0])
    host = t.state.host[t.card("parasite")]
    other = next(h for h in t.find("wall-of-static") if h != host)
    assert strength(t.state, host) == 3
    t.ends_turn()
    assert t.counter("parasite", "virus") == 0  # not in the Corp's turn
    t.ends_turn()
    assert t.counter("parasite", "virus") == 1
    assert (strength(t.state, host), strength(t.state, other)) == (2, 3)


def test_parasite_trashes_its_host_at_strength_nothing_and_dies_with_it():
    t = table(
        begin=True,
        runner=runner(rig=[hosted("parasite", on="enigma", virus=1)]),
        corp=corp(hq_server=server(ice=[rezzed("enigma")])),
    )
    assert (t.where("enigma"), t.where("parasite")) == ("archives", "heap")
    assert t.state.faceup[t.card("enigma")] == 1


@rule("CHAIN-1")
def test_parasite_trashes_its_host_before_anything_else_of_the_turns_beginning():
    t = table(
        begin=True,
        runner=runner(rig=[hosted("parasite", on="enigma", virus=1), "wyldside", "aesops-pawnshop"]),
        corp=corp(hq_server=server(ice=[rezzed("enigma")])),
    )
    assert t.asked == ("runner", "order")
    t.runner.does(next(option for option in t.options if "parasite" in option))
    assert (t.asked, t.where("enigma")) == (("runner", "order"), "archives")


@rule("RUN-3.a", "UNINST-3")
def test_parasite_and_datasucker_eat_the_ice_under_the_runner():
    t = meets("wall-of-static", hosted("parasite", on="wall-of-static", virus=1), faceup("datasucker", virus=2))
    t.runner.uses("datasucker")
    assert t.where("wall-of-static") == "hq/ice"
    t.runner.uses("datasucker")
    assert t.where("wall-of-static") == "archives"
    t.settles()
    assert "succeeds" in t.log()


def test_two_parasites_on_one_ice_weaken_it_together_and_go_with_it():
    t = table(
        begin=True,
        runner=runner(
            rig=[hosted("parasite", on="wall-of-static", virus=1), hosted("parasite", on="wall-of-static")]
        ),
        corp=corp(hq_server=server(ice=[rezzed("wall-of-static")])),
    )
    while t.asked == ("runner", "order"):
        t.runner.answers(t.options[0])
    assert (t.where("wall-of-static"), t.runner.pile) == ("archives", ["parasite", "parasite"])


def test_parasite_trashed_lets_its_host_recover():
    t = table(
        begin=True,
        runner=runner(rig=[hosted("parasite", on="wall-of-static", virus=1), "aesops-pawnshop"]),
        corp=corp(hq_server=server(ice=[rezzed("wall-of-static")])),
    )
    t.runner.does(next(option for option in t.options if "aesops" in option)).picks("parasite")
    assert (t.where("parasite"), t.where("wall-of-static"), t.strength("wall-of-static")) == ("heap", "hq/ice", 3)


def test_parasite_purged_starts_again():
    t = table(
        "corp",
        runner=runner(rig=[hosted("parasite", on="wall-of-static", virus=2)]),
        corp=corp(hq_server=server(ice=[rezzed("wall-of-static")])),
        clicks=4,
    )
    assert t.strength("wall-of-static") == 1
    t.corp.does("purge")
    assert t.strength("wall-of-static") == 3


def test_parasite_eats_ice_that_loses_what_kept_it_up():
    t = table(
        runner=runner(rig=[hosted("parasite", on="ice-wall", virus=1)], credits=9),
        corp=corp(hq_server=server(ice=[rezzed("ice-wall")], root=[rezzed("experiential-data")]), credits=0),
        clicks=2,
    )
    assert t.strength("ice-wall") == 1
    t.runner.runs("hq")
    assert t.run is None  # the wall still stands
    t = table(
        runner=runner(grip=["inside-job"], rig=[hosted("parasite", on="ice-wall", virus=1)], credits=9),
        corp=corp(hq_server=server(ice=[rezzed("ice-wall")], root=[rezzed("experiential-data")])),
    )
    t.runner.plays("inside-job").says("run hq").trashes()
    assert (t.where("experiential-data"), t.where("ice-wall")) == ("archives", "archives")


@rule("ICE-5")
def test_parasite_grows_on_unrezzed_ice_but_cannot_hurt_it():
    t = table(
        begin=True,
        runner=runner(rig=[hosted("parasite", on="ice-wall", virus=3)]),
        corp=corp(hq_server=server(ice=[unrezzed("ice-wall")])),
    )
    assert (t.where("ice-wall"), t.counter("parasite", "virus")) == ("hq/ice", 4)


# Wyrm


def test_wyrm_breaks_subroutines_of_any_ice_without_strength_for_three():
    t = meets("ice-wall", "wyrm", credits=4)
    assert not usable(t, "wyrm", 0)  # strength 1
    t.runner.uses("wyrm", 1)
    assert (t.strength("ice-wall"), t.runner.credits) == (0, 3)
    t.runner.breaks("wyrm", 0)
    assert t.runner.credits == 0
    t.settles()
    assert "succeeds" in t.log()


@pytest.mark.parametrize("ice", ["enigma", "wall-of-static", "neural-katana"])
def test_wyrm_works_on_every_kind_of_ice(ice):
    t = meets(ice, "wyrm")
    while t.strength("wyrm") < t.strength(ice):
        t.runner.uses("wyrm", 2)
    while t.strength(ice) > 0:
        t.runner.uses("wyrm", 1)
    assert usable(t, "wyrm", 0)


def test_wyrm_needs_strength_of_its_own_even_against_weakened_ice():
    t = meets("wall-of-static", "wyrm", faceup("datasucker", virus=3))
    assert not usable(t, "wyrm", 1)
    t.runner.uses("datasucker").uses("datasucker")
    assert usable(t, "wyrm", 1)
    assert not usable(t, "wyrm", 0)
    t.runner.uses("datasucker")
    assert usable(t, "wyrm", 0)


def test_wyrm_weakens_below_nothing_and_everything_is_over_with_the_encounter():
    t = table(
        runner=runner(rig=["wyrm"], credits=20),
        corp=corp(hq_server=server(ice=["hunter", rezzed("ice-wall")])),
    )
    t.runner.runs("hq").uses("wyrm", 1).uses("wyrm", 1).uses("wyrm", 2)
    assert (t.strength("ice-wall"), t.strength("wyrm"), t.runner.credits) == (-1, 2, 17)
    t.runner.breaks("wyrm", 0).goes_on()
    assert (t.strength("ice-wall"), t.strength("wyrm")) == (1, 1)


def test_wyrm_and_parasite_trash_the_ice():
    t = meets("enigma", hosted("parasite", on="enigma", virus=1), "wyrm")
    t.runner.uses("wyrm", 1)
    assert t.where("enigma") == "archives"


def test_wyrm_outside_an_encounter_is_idle():
    t = table(runner=runner(rig=["wyrm"]), corp=corp(hq_server=server(ice=[rezzed("enigma")])))
    assert not any(option.startswith("use") for option in t.options)
    t.runner.runs("hq")
    while not t.run.interacting:
        assert not usable(t, "wyrm", 1)
        assert t.let_pass()


# Ice Carver


@rule("ABIL-2")
def test_ice_carver_weakens_ice_only_while_it_is_encountered():
    t = table(
        runner=runner(rig=["ice-carver", "mimic"], credits=9),
        corp=corp(hq_server=server(ice=["hunter", rezzed("ichi-1-0")]), rd_server=server(ice=[rezzed("enigma")])),
    )
    assert t.strength("ichi-1-0") == 4
    t.runner.runs("hq")
    while not t.run.encountering:
        assert t.strength("ichi-1-0") == 4  # approached
        assert t.let_pass()
    assert (t.strength("ichi-1-0"), t.strength("enigma")) == (3, 2)
    t.runner.breaks("mimic", 0, 1, 2).goes_on()
    assert t.strength("ichi-1-0") == 4


@rule("UNIQ-2")
def test_a_second_ice_carver_replaces_the_first():
    t = table(
        runner=runner(grip=["ice-carver"], rig=["ice-carver"]), corp=corp(hq_server=server(ice=[rezzed("enigma")]))
    )
    t.runner.installs("ice-carver")
    assert (t.runner.rig, t.runner.pile) == (["ice-carver"], ["ice-carver"])
    t.runner.runs("hq")
    assert "encounters" in t.log()
    assert t.where("enigma") == "hq/ice"


@rule("BYPASS-3")
def test_ice_carver_lets_parasite_eat_tollbooth_before_the_toll():
    t = table(
        runner=runner(rig=["ice-carver", hosted("parasite", on="tollbooth", virus=4)], credits=5),
        corp=corp(hq_server=server(ice=[rezzed("tollbooth")])),
    )
    t.runner.runs("hq")
    t.settles()
    assert t.where("tollbooth") == "archives"
    assert t.runner.credits == 7  # no toll, and Gabriel's two
    assert "succeeds" in t.log()


# Wyldside


@rule("ABIL-6")
def test_wyldside_draws_two_and_costs_a_click_each_turn_like_it_or_not():
    t = table(begin=True, runner=runner(rig=["wyldside"], stack=["diesel"] * 5))
    t.settles()
    assert (len(t.runner.hand), t.runner.clicks) == (2, 3)
    t.ends_turn().ends_turn()
    assert (len(t.runner.hand), t.runner.clicks) == (4, 3)


@rule("AMB-3", "AMB-63")
@pytest.mark.parametrize("cards", [0, 1])
def test_wyldside_draws_what_is_there_and_takes_the_click_anyway(cards):
    t = table(begin=True, runner=runner(rig=["wyldside"], stack=["diesel"] * cards))
    t.settles()
    assert (len(t.runner.hand), t.runner.clicks, t.winner) == (cards, 3, None)


def test_wyldside_does_nothing_in_the_turn_it_is_installed_or_in_the_corps():
    t = table(runner=runner(grip=["wyldside"]))
    t.runner.installs("wyldside")
    assert (t.runner.clicks, t.runner.hand) == (3, [])
    t.ends_turn()
    assert (t.state.active, t.runner.hand, t.corp.clicks) == (0, [], 3)


@rule("UNIQ-2")
def test_a_second_wyldside_replaces_the_first():
    t = table(runner=runner(grip=["wyldside"], rig=["wyldside"]))
    t.runner.installs("wyldside")
    assert (t.runner.rig, t.runner.pile) == (["wyldside"], ["wyldside"])


def test_wyldside_can_be_hunted_down_by_a_corp_with_a_tag():
    t = table("corp", runner=runner(rig=["wyldside"], tags=1))
    t.corp.does(f"trash-resource {t.corp.id('wyldside')}")
    t.ends_turn()
    assert (t.where("wyldside"), t.runner.clicks, t.runner.hand) == ("heap", 4, [])
