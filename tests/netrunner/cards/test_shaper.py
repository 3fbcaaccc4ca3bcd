"""The Shaper cards of the Core Set, clause by clause: identity, events and hardware."""

from __future__ import annotations

import pytest

from jackin.netrunner.rules.subtypes import has_subtype
from jackin.netrunner.words import BARRIER_SUBTYPE, CODE_GATE_SUBTYPE, SENTRY_SUBTYPE
from tests.netrunner.cards.runner_props import NOISE, accessed, meets, usable
from tests.netrunner.scenario import (
    NO,
    YES,
    Cards,
    Table,
    corp,
    faceup,
    hosted,
    rezzed,
    runner,
    server,
    table,
    unrezzed,
)
from tests.rule import rule

KATE = "kate-mac-mccaffrey-digital-tinker"


# Kate


def test_kate_pays_one_less_for_the_first_program_or_hardware_of_a_turn():
    t = table(runner=runner(grip=["corroder", "rabbit-hole", "mimic"], credits=20, stack=[], identity=KATE))
    t.runner.installs("corroder")
    assert t.runner.credits == 19
    t.runner.installs("rabbit-hole")
    assert t.runner.credits == 17
    t.ends_turn().ends_turn()
    before = t.runner.credits
    t.runner.installs("mimic").done()
    assert t.runner.credits == before - 2


def test_kate_begins_with_hardware_as_well():
    t = table(runner=runner(grip=["the-toolbox", "corroder"], credits=10, identity=KATE))
    t.runner.installs("the-toolbox")
    assert t.runner.credits == 2
    t.runner.installs("corroder")
    assert t.runner.credits == 0


def test_kate_does_nothing_for_resources_and_they_are_not_the_first():
    t = table(runner=runner(grip=["armitage-codebusting", "corroder"], credits=2, identity=KATE))
    t.runner.installs("armitage-codebusting")
    assert t.runner.credits == 1
    t.runner.installs("corroder")
    assert t.runner.credits == 0


@rule("ORD-1", "COST-10")
def test_kate_has_had_her_first_also_when_there_was_nothing_to_save():
    t = table(runner=runner(grip=["modded", "akamatsu-mem-chip", "corroder"], credits=5, identity=KATE))
    t.runner.plays("modded").picks("akamatsu-mem-chip")
    assert t.runner.credits == 5
    t.runner.installs("corroder")
    assert t.runner.credits == 3


def test_kate_and_modded_add_up_to_four():
    t = table(runner=runner(grip=["modded", "battering-ram"], credits=1, identity=KATE))
    t.runner.plays("modded").picks("battering-ram")
    assert (t.where("battering-ram"), t.runner.credits) == ("rig", 0)


def test_kate_makes_an_install_possible_that_was_one_credit_short():
    t = table(runner=runner(grip=["corroder"], credits=1, identity=KATE))
    assert t.runner.can("install corroder")
    t = table(runner=runner(grip=["corroder"], credits=1, identity=NOISE))
    assert not t.runner.can("install corroder")


def test_kate_has_a_link_of_her_own():
    assert table(runner=runner(identity=KATE)).runner.link == 1


# Diesel


@pytest.mark.parametrize(("stack", "drawn"), [(5, 3), (3, 3), (2, 2), (1, 1)])
def test_diesel_draws_three_cards_or_what_is_there(stack, drawn):
    t = table(runner=runner(grip=["diesel"], stack=["corroder"] * stack, credits=0))
    t.runner.plays("diesel")
    assert (t.runner.hand, len(t.runner.deck)) == (["corroder"] * drawn, stack - drawn)
    assert (t.runner.clicks, t.runner.pile) == (3, ["diesel"])


@rule("ACT-4", "AMB-3")
def test_diesel_needs_a_stack():
    t = table(runner=runner(grip=["diesel"], stack=[]))
    assert not t.runner.can("play diesel")


def test_diesel_may_draw_the_next_diesel():
    t = table(runner=runner(grip=["diesel"], stack=["corroder"] * 5 + ["diesel"] * 2))
    t.runner.plays("diesel").plays("diesel").plays("diesel")
    assert (t.runner.hand.count("corroder"), len(t.runner.pile)) == (5, 3)


# Modded


def test_modded_installs_a_program_for_three_less():
    t = table(runner=runner(grip=["modded", "battering-ram"], credits=2, identity=NOISE))
    t.runner.plays("modded").picks("battering-ram")
    assert (t.where("battering-ram"), t.runner.credits, t.runner.clicks) == ("rig", 0, 3)
    assert t.runner.pile == ["modded"]


def test_modded_installs_hardware_for_three_less_and_no_resource():
    grip = ["modded", "the-toolbox", "aesops-pawnshop", "diesel", "corroder"]
    t = table(runner=runner(grip=grip, credits=6, identity=NOISE))
    t.runner.plays("modded")
    assert sorted(t.options) == ["pick corroder", "pick the-toolbox"]
    t.runner.picks("the-toolbox")
    assert (t.where("the-toolbox"), t.runner.credits) == ("rig", 0)


@rule("COST-10")
def test_modded_pays_nothing_back():
    t = table(runner=runner(grip=["modded", "akamatsu-mem-chip"], credits=0, identity=NOISE))
    t.runner.plays("modded").picks("akamatsu-mem-chip")
    assert (t.where("akamatsu-mem-chip"), t.runner.credits) == ("rig", 0)


@rule("ACT-4")
def test_modded_needs_something_that_can_be_installed_and_paid():
    for grip, credits in ((["armitage-codebusting", "diesel"], 9), (["battering-ram"], 1), ([], 9)):
        t = table(runner=runner(grip=["modded", *grip], credits=credits, identity=NOISE))
        assert not t.runner.can("play modded")


@rule("CARD-9")
def test_modded_installs_no_second_console():
    t = table(runner=runner(grip=["modded", "the-toolbox", "desperado"], rig=["grimoire"], credits=20))
    assert not t.runner.can("play modded")


@rule("MU-3", "INST-18")
def test_modded_leaves_the_memory_as_it_is_so_programs_must_go():
    rig = ["corroder", "mimic", "yog-0", "ninja"]
    t = table(runner=runner(grip=["modded", "magnum-opus"], rig=rig, credits=2, identity=NOISE))
    t.runner.plays("modded").picks("magnum-opus")
    assert t.asked == ("runner", "trash-first")
    assert "done" not in t.options
    t.runner.trashes_first("corroder").trashes_first("mimic").done()
    assert (t.runner.memory, t.runner.credits, t.where("magnum-opus")) == ((4, 4), 0, "rig")


def test_modded_finds_a_host_where_one_is_needed():
    t = table(
        runner=runner(grip=["modded", "the-personal-touch"], rig=["corroder", "mimic"], credits=0, identity=NOISE)
    )
    t.runner.plays("modded").picks("the-personal-touch").does(f"on {t.runner.id('mimic')}")
    assert (t.strength("mimic"), t.strength("corroder")) == (4, 2)
    t = table(runner=runner(grip=["modded", "the-personal-touch"], credits=9))
    assert not t.runner.can("play modded")


# The Maker's Eye


def test_the_makers_eye_accesses_three_cards_of_rd_from_the_top():
    t = table(
        runner=runner(grip=["the-makers-eye"]), corp=corp(rd=["hedge-fund", "enigma", "hunter", "pad-campaign"])
    )
    t.runner.plays("the-makers-eye").leaves().leaves().leaves()
    assert accessed(t) == ["pad-campaign", "hunter", "enigma"]
    assert t.corp.deck == ["hedge-fund", "enigma", "hunter", "pad-campaign"]
    assert (t.runner.credits, t.run) == (3, None)


@rule("ACC-2")
@pytest.mark.parametrize("cards", [0, 1, 2])
def test_the_makers_eye_accesses_what_is_left_of_rd(cards):
    t = table(runner=runner(grip=["the-makers-eye"]), corp=corp(rd=["enigma"] * cards))
    t.runner.plays("the-makers-eye")
    for _ in range(cards):
        t.runner.leaves()
    t.settles()
    assert (len(accessed(t)), t.asked, t.winner) == (cards, ("runner", "action"), None)


def test_the_makers_eye_steals_and_trashes_one_after_another():
    t = table(
        runner=runner(grip=["the-makers-eye"], credits=9),
        corp=corp(rd=["hedge-fund", "hostile-takeover", "pad-campaign", "hostile-takeover"]),
    )
    t.runner.plays("the-makers-eye").trashes()
    t.settles()
    assert (t.runner.scored, t.corp.pile) == (["hostile-takeover"] * 2, ["pad-campaign"])
    assert t.corp.deck == ["hedge-fund"]


def test_the_makers_eye_adds_nothing_to_a_run_that_fails_or_to_the_next():
    t = table(runner=runner(grip=["the-makers-eye"]), corp=corp(rd=["enigma"] * 5))
    t.runner.plays("the-makers-eye").jacks_out()
    t.runner.runs("rd").leaves()
    assert (len(accessed(t)), t.run) == (1, None)


@rule("ACC-10")
def test_the_makers_eye_reaches_the_root_of_rd_once_between_the_cards():
    t = table(
        runner=runner(grip=["the-makers-eye"]),
        corp=corp(rd=["enigma"] * 5, rd_server=server(root=["akitaro-watanabe"]), credits=0),
    )
    t.runner.plays("the-makers-eye").accesses("rd").leaves()
    t.runner.accesses("akitaro-watanabe").leaves().leaves().leaves()
    assert accessed(t) == ["enigma", "akitaro-watanabe", "enigma", "enigma"]


# Tinkering


def kinds(t: Table, slug: str) -> tuple[bool, bool, bool]:
    ice = t.card(slug)
    return (
        has_subtype(t.state, ice, SENTRY_SUBTYPE),
        has_subtype(t.state, ice, CODE_GATE_SUBTYPE),
        has_subtype(t.state, ice, BARRIER_SUBTYPE),
    )


@rule("SUBT-2")
def test_tinkering_makes_one_ice_a_sentry_a_code_gate_and_a_barrier_until_the_turn_ends():
    t = table(
        runner=runner(grip=["tinkering"]),
        corp=corp(hq_server=server(ice=[rezzed("enigma"), "hunter"]), remote_1=server(root=["snare"])),
    )
    t.runner.plays("tinkering")
    assert t.options == [f"pick {t.runner.id('enigma')}", f"pick {t.runner.id('hunter')}"]
    t.runner.picks("enigma")
    assert (kinds(t, "enigma"), kinds(t, "hunter")) == ((True, True, True), (True, False, False))
    t.ends_turn()
    assert kinds(t, "enigma") == (False, True, False)


@pytest.mark.parametrize(("slug", "ice"), [("mimic", "enigma"), ("corroder", "enigma"), ("yog-0", "wall-of-static")])
def test_tinkering_lets_every_breaker_at_the_ice(slug, ice):
    t = table(
        runner=runner(grip=["tinkering"], rig=[slug], identity=NOISE),
        corp=corp(hq_server=server(ice=[rezzed(ice)])),
    )
    t.runner.plays("tinkering")  # the only ice there is
    t.runner.runs("hq").uses(slug)
    t.settles()
    assert "succeeds" in t.log() or t.asked == ("runner", "break")


def test_tinkering_works_on_unrezzed_ice_and_shows_nothing():
    t = table(
        runner=runner(grip=["tinkering"], rig=["corroder"], credits=9, identity=NOISE),
        corp=corp(hq_server=server(ice=[unrezzed("enigma")]), credits=9),
    )
    t.runner.plays("tinkering")
    assert not t.state.known(t.card("enigma"), 1)
    t.runner.runs("hq")
    t.corp.rezzes("enigma")
    t.runner.breaks("corroder", 0)
    assert "breaks" in t.log()


@rule("UNINST-2")
def test_tinkering_is_forgotten_when_the_ice_leaves():
    t = table(
        runner=runner(grip=["tinkering", "forged-activation-orders"]),
        corp=corp(hq_server=server(ice=["enigma"])),
    )
    t.runner.plays("tinkering").plays("forged-activation-orders")
    t.corp.answers("trash")
    assert kinds(t, "enigma") == (False, True, False)


def test_a_second_tinkering_on_the_same_ice_changes_nothing_and_needs_ice():
    t = table(runner=runner(grip=["tinkering"] * 2), corp=corp(hq_server=server(ice=[rezzed("enigma")])))
    t.runner.plays("tinkering").plays("tinkering")
    assert (kinds(t, "enigma"), t.runner.clicks) == ((True, True, True), 2)
    t = table(runner=runner(grip=["tinkering"]), corp=corp(remote_1=server(root=["pad-campaign"])))
    assert not t.runner.can("play tinkering")


# Akamatsu Mem Chip


def test_akamatsu_mem_chip_gives_one_memory_each():
    t = table(runner=runner(grip=["akamatsu-mem-chip"] * 2))
    t.runner.installs("akamatsu-mem-chip")
    assert t.runner.memory == (0, 5)
    t.runner.installs("akamatsu-mem-chip")
    assert (t.runner.memory, t.runner.credits) == ((0, 6), 3)


def test_akamatsu_mem_chip_sold_takes_its_memory_along():
    t = table(begin=True, runner=runner(rig=["akamatsu-mem-chip", "aesops-pawnshop", *["corroder"] * 5]))
    assert t.runner.memory == (5, 5)
    t.runner.picks("akamatsu-mem-chip")
    assert t.asked == ("runner", "overload")
    t.runner.answers(t.options[0])
    assert (t.runner.memory, t.runner.credits) == ((4, 4), 8)


# Rabbit Hole


def test_rabbit_hole_gives_link_and_brings_the_next_which_brings_the_next():
    t = table(runner=runner(grip=["rabbit-hole"], stack=["diesel", *["rabbit-hole"] * 3], credits=9, identity=NOISE))
    t.runner.installs("rabbit-hole")
    assert (t.runner.link, t.runner.credits) == (1, 7)
    t.runner.says(YES).finds("rabbit-hole")
    assert (t.runner.link, t.runner.credits) == (2, 5)
    t.runner.says(YES).finds("rabbit-hole").says(NO)
    assert (t.runner.link, t.runner.credits, t.runner.clicks) == (3, 3, 3)
    assert sorted(t.runner.deck) == ["diesel", "rabbit-hole"]


def test_rabbit_hole_need_not_search():
    t = table(runner=runner(grip=["rabbit-hole"], stack=["rabbit-hole"]))
    t.runner.installs("rabbit-hole").says(NO)
    assert (t.runner.link, t.runner.deck, "searches" in t.log()) == (1, ["rabbit-hole"], False)


@rule("SEARCH-2")
def test_rabbit_hole_may_find_no_other():
    t = table(runner=runner(grip=["rabbit-hole", "rabbit-hole"], stack=["diesel", "corroder"]))
    t.runner.installs("rabbit-hole").says(YES).does("nothing-found")
    assert (t.runner.link, sorted(t.runner.deck)) == (1, ["corroder", "diesel"])


def test_rabbit_hole_does_not_search_when_other_cards_are_installed():
    t = table(runner=runner(grip=["corroder"], rig=["rabbit-hole"], stack=["rabbit-hole"]))
    t.runner.installs("corroder")
    assert (t.asked, t.runner.deck) == (("runner", "action"), ["rabbit-hole"])


def test_rabbit_hole_cannot_search_an_empty_stack():
    t = table(runner=runner(grip=["rabbit-hole"], stack=[]))
    t.runner.installs("rabbit-hole")
    assert (t.asked, t.runner.link) == (("runner", "action"), 1)


@rule("COST-2")
def test_a_rabbit_hole_that_cannot_be_paid_goes_back_into_the_stack():
    t = table(runner=runner(grip=["rabbit-hole"], stack=["rabbit-hole", "diesel"], credits=3, identity=NOISE))
    t.runner.installs("rabbit-hole").says(YES).finds("rabbit-hole")
    assert (t.runner.link, t.runner.credits, sorted(t.runner.deck)) == (1, 1, ["diesel", "rabbit-hole"])
    assert t.runner.hand == []


def test_the_second_rabbit_hole_of_kate_costs_the_full_price():
    t = table(runner=runner(grip=["rabbit-hole"], stack=["rabbit-hole"], credits=3, identity=KATE))
    t.runner.installs("rabbit-hole").says(YES).finds("rabbit-hole")
    assert (t.runner.credits, t.runner.link) == (0, 3)


def test_rabbit_hole_helps_against_a_trace_until_it_is_sold():
    t = table(begin=True, runner=runner(rig=["rabbit-hole", "aesops-pawnshop"], identity=NOISE))
    assert t.runner.link == 1
    t.runner.picks("rabbit-hole")
    assert t.runner.link == 0


# The Personal Touch


@rule("INST-2")
def test_the_personal_touch_goes_on_icebreakers_only():
    t = table(runner=runner(grip=["the-personal-touch"], rig=["djinn", "akamatsu-mem-chip"]))
    assert not t.runner.can("install the-personal-touch")
    t = table(runner=runner(grip=["the-personal-touch"], rig=["djinn", "corroder", "crypsis"]))
    t.runner.installs("the-personal-touch")
    assert t.options == [f"on {t.runner.id('corroder')}", f"on {t.runner.id('crypsis')}"]


def test_the_personal_touch_strengthens_its_host_alone_and_for_good():
    t = table(
        runner=runner(grip=["the-personal-touch"], rig=["corroder", "mimic"], credits=9, identity=NOISE),
        corp=corp(hq_server=server(ice=[rezzed("wall-of-static")])),
    )
    t.runner.installs("the-personal-touch", on="corroder")
    assert (t.strength("corroder"), t.strength("mimic"), t.runner.credits) == (3, 3, 7)
    t.runner.runs("hq").breaks("corroder", 0)
    t.settles()
    assert ("succeeds" in t.log(), t.strength("corroder"), t.runner.credits) == (True, 3, 6)
    t.ends_turn()
    assert t.strength("corroder") == 3


def test_two_personal_touches_on_one_host_add_up():
    rig: Cards = [
        "corroder",
        hosted("the-personal-touch", on="corroder"),
        hosted("the-personal-touch", on="corroder"),
    ]
    assert table(runner=runner(rig=rig)).strength("corroder") == 4


@rule("HOST-8", "PREV-7")
def test_the_personal_touch_goes_with_its_host_and_cannot_be_saved():
    rig: Cards = ["corroder", hosted("the-personal-touch", on="corroder"), "aesops-pawnshop", "sacrificial-construct"]
    t = table(begin=True, runner=runner(rig=rig))
    t.runner.picks("corroder").done()
    assert sorted(t.runner.pile) == ["corroder", "the-personal-touch"]
    assert t.where("sacrificial-construct") == "rig"


@rule("HOST-9")
def test_the_personal_touch_sold_leaves_its_host_as_it_was():
    t = table(
        begin=True, runner=runner(rig=["corroder", hosted("the-personal-touch", on="corroder"), "aesops-pawnshop"])
    )
    t.runner.picks("the-personal-touch")
    assert (t.strength("corroder"), t.where("corroder"), t.runner.credits) == (2, "rig", 8)


# The Toolbox


def test_the_toolbox_gives_memory_link_and_two_credits():
    t = table(runner=runner(grip=["the-toolbox"], credits=9, identity=NOISE))
    t.runner.installs("the-toolbox")
    assert (t.runner.memory, t.runner.link, t.runner.credits) == ((0, 6), 2, 0)
    assert t.counter("the-toolbox", "credit") == 2


@rule("RECUR-4")
def test_the_toolbox_pays_for_icebreakers_only():
    t = meets("wall-of-static", "corroder", "the-toolbox", credits=0)
    t.runner.uses("corroder", 1).breaks("corroder", 0)
    assert (t.counter("the-toolbox", "credit"), t.log().count("breaks")) == (0, 1)
    t = table(runner=runner(rig=["the-toolbox", "djinn"], grip=["corroder", "datasucker"], tags=1, credits=0))
    assert not usable(t, "djinn")
    assert not any(t.runner.can(value) for value in ("install corroder", "install datasucker", "remove-tag"))


def test_the_toolbox_and_the_pool_are_combined_as_the_runner_likes():
    t = meets("hunter", "ninja", "the-toolbox", credits=3)
    t.runner.uses("ninja", 1)
    box = t.runner.id("the-toolbox")
    assert t.options == [f"pay {box}x2+poolx1", f"pay {box}x1+poolx2", "pay poolx3"]
    t.runner.answers("pay poolx3")
    assert (t.runner.credits, t.counter("the-toolbox", "credit")) == (0, 2)


def test_the_toolbox_is_refilled_each_turn_and_is_a_console():
    t = table(begin=True, runner=runner(rig=[faceup("the-toolbox", credit=1)], grip=["desperado", "the-toolbox"]))
    assert t.counter("the-toolbox", "credit") == 2
    t.state.credits[1] = 20
    t.runner.takes_credit()
    assert not any(option.startswith("install") for option in t.options)


def test_the_toolbox_does_not_pay_for_traces():
    t = table(
        runner=runner(rig=["the-toolbox"], credits=1, identity=NOISE),
        corp=corp(hq_server=server(ice=[rezzed("hunter")]), credits=0),
    )
    t.runner.runs("hq")
    t.settles()
    assert t.asked == ("runner", "link")
    assert t.options == ["number 0", "number 1"]
