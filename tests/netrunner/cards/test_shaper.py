"""The Shaper cards of the Core Set, clause by clause."""

from __future__ import annotations

import pytest

from jackin.netrunner.dsl import brain, card, gain, meat, net, new_card, paid
from jackin.netrunner.rules.queries import has_subtype
from jackin.netrunner.words import BARRIER_SUBTYPE, CODE_GATE_SUBTYPE, SENTRY_SUBTYPE
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
NOISE = "noise-hacker-extraordinaire"
FIVE = ["diesel", "stimhack", "tinkering", "easy-mark", "inside-job"]

new_card("test-shaper-fidget", side="runner", type="resource", cost=0)
card("test-shaper-fidget", paid=[paid([], gain(0))])  # so that every window asks the Runner

for kind, text in {"net": net(1), "meat": meat(1), "brain": brain(1), "net-2": net(2)}.items():
    new_card(f"test-shaper-{kind}", side="corp", type="operation", cost=0)
    card(f"test-shaper-{kind}", play=text)


def meets(ice: str, *rig, credits: int = 20) -> Table:
    """The Runner is in the encounter with this ice, which protects an empty HQ alone."""
    t = table(
        runner=runner(rig=[*rig, "test-shaper-fidget"], credits=credits, identity=NOISE),
        corp=corp(hq_server=server(ice=[rezzed(ice)]), credits=0),
    )
    t.runner.runs("hq")
    while not t.run.interacting:
        assert t.let_pass()
    return t


def usable(t: Table, slug: str, ability: int = 0) -> bool:
    return t.runner.can(f"use {t.runner.id(slug)} {ability}")


def accessed(t: Table) -> list[object]:
    return [said["card"] for said in t.says("accesses", "runner")]


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


# Battering Ram, Gordian Blade, Pipeline


@pytest.mark.parametrize(
    ("slug", "ice", "price", "boost", "strength"),
    [
        ("battering-ram", "hadrians-wall", 2, 1, 3),
        ("gordian-blade", "tollbooth", 1, 1, 2),
        ("pipeline", "neural-katana", 1, 2, 1),
    ],
)
def test_a_shaper_breaker_pays_its_price_for_strength_and_for_breaking(slug, ice, price, boost, strength):
    t = meets(ice, slug, credits=30)
    credits = t.runner.credits
    assert (t.strength(slug), usable(t, slug)) == (strength, False)
    while t.strength(slug) < t.strength(ice):
        before = t.strength(slug)
        t.runner.uses(slug, 1)
        credits -= boost
        assert (t.runner.credits, t.strength(slug)) == (credits, before + 1)
    t.runner.breaks(slug, 0)
    assert t.runner.credits == credits - price
    assert [said["n"] for said in t.says("breaks")] == [1]


@pytest.mark.parametrize(
    ("slug", "wrong"),
    [
        ("battering-ram", "enigma"),
        ("battering-ram", "neural-katana"),
        ("gordian-blade", "ice-wall"),
        ("gordian-blade", "neural-katana"),
        ("pipeline", "ice-wall"),
        ("pipeline", "enigma"),
    ],
)
def test_a_shaper_breaker_is_of_no_use_against_other_ice(slug, wrong):
    t = meets(wrong, slug)
    t.runner.uses(slug, 1).uses(slug, 1)
    assert t.strength(slug) >= t.strength(wrong)
    assert not usable(t, slug)


@rule("BRK-5")
@pytest.mark.parametrize(
    ("slug", "ice", "strength"),
    [("battering-ram", "wall-of-static", 3), ("gordian-blade", "enigma", 2), ("pipeline", "neural-katana", 1)],
)
def test_a_shaper_breaker_stays_strong_for_the_run_and_no_longer(slug, ice, strength):
    t = table(
        runner=runner(rig=[slug], credits=30, identity=NOISE),
        corp=corp(hq_server=server(ice=[rezzed(ice), rezzed(ice)])),
    )
    t.runner.runs("hq").uses(slug, 1).uses(slug, 1)
    for _ in range(2):
        while not t.run.interacting:
            assert t.let_pass()
        assert t.strength(slug) == strength + 2
        while usable(t, slug):
            t.runner.uses(slug)
            while t.asked == ("runner", "break"):
                t.runner.answers(t.options[0])
        t.runner.passes()
    t.settles()
    assert ("succeeds" in t.log(), t.strength(slug)) == (True, strength)


def test_battering_ram_breaks_one_or_two_barrier_subroutines_for_the_same_price():
    t = meets("wall-of-thorns", "battering-ram")
    t.runner.uses("battering-ram", 1).uses("battering-ram", 1)
    t.runner.uses("battering-ram")
    assert t.options == ["subroutine 0", "subroutine 1"]
    t.runner.answers("subroutine 1")
    assert t.options == ["subroutine 0", "done"]
    other = t.fork()
    t.runner.answers("subroutine 0")
    assert (t.runner.credits, len(t.says("breaks"))) == (16, 2)
    other.runner.done()
    assert (other.runner.credits, len(other.says("breaks"))) == (16, 1)
    assert usable(other, "battering-ram")


def test_battering_ram_needs_a_second_use_for_a_third_subroutine():
    t = meets("heimdall-1-0", "battering-ram")
    while t.strength("battering-ram") < t.strength("heimdall-1-0"):
        t.runner.uses("battering-ram", 1)
    credits = t.runner.credits
    t.runner.uses("battering-ram").answers("subroutine 0").answers("subroutine 1")
    assert (t.asked, t.runner.credits) == (("runner", "window"), credits - 2)
    t.runner.uses("battering-ram")
    assert (t.runner.credits, len(t.says("breaks"))) == (credits - 4, 3)


def test_battering_ram_pays_two_for_a_single_subroutine_too():
    t = meets("ice-wall", "battering-ram", credits=2)
    t.runner.uses("battering-ram")
    t.settles()
    assert (t.runner.credits, "succeeds" in t.log()) == (0, True)
    t = meets("ice-wall", "battering-ram", credits=1)
    assert not usable(t, "battering-ram")


def test_battering_ram_needs_two_memory():
    t = table(runner=runner(grip=["battering-ram"], credits=9))
    t.runner.installs("battering-ram")
    assert t.runner.memory == (2, 4)


def test_pipeline_can_be_strengthened_before_the_encounter_but_not_outside_a_run():
    t = table(runner=runner(rig=["pipeline"], credits=9), corp=corp(hq_server=server(ice=[rezzed("hunter")])))
    assert not usable(t, "pipeline", 1)
    t.runner.runs("hq")
    assert (t.run.encountering, usable(t, "pipeline", 1)) == (False, True)
    t.runner.uses("pipeline", 1)
    assert (t.strength("pipeline"), t.runner.credits) == (2, 7)


# Magnum Opus


def test_magnum_opus_turns_clicks_into_two_credits_each():
    t = table(runner=runner(grip=["magnum-opus"], credits=5))
    t.runner.installs("magnum-opus")
    assert (t.runner.memory, t.runner.credits) == ((2, 4), 0)
    t.runner.uses("magnum-opus").uses("magnum-opus")
    assert (t.runner.credits, t.runner.clicks) == (4, 1)


def test_two_magnum_opera_share_the_clicks():
    t = table(runner=runner(rig=["magnum-opus", "magnum-opus"], credits=0), clicks=2)
    ids = [t.state.public(card) for card in t.find("magnum-opus")]
    t.runner.does(f"use {ids[0]} 0").does(f"use {ids[1]} 0")
    assert t.runner.credits == 4
    assert t.runner.clicks == 0


# Net Shield


def hit(*operations: str, rig: tuple[str, ...] = ("net-shield",), credits: int = 5) -> Table:
    t = table(
        "corp", corp=corp(hq=list(operations)), runner=runner(rig=rig, grip=[*FIVE, *FIVE], credits=credits), clicks=9
    )
    t.corp.plays(operations[0])
    return t


def test_net_shield_prevents_one_net_damage_for_a_credit():
    t = hit("test-shaper-net")
    t.runner.prevents("net-shield")
    assert (len(t.runner.hand), t.runner.credits, t.where("net-shield")) == (10, 4, "rig")


@pytest.mark.parametrize("kind", ["meat", "brain"])
def test_net_shield_does_not_stop_other_damage(kind):
    t = hit(f"test-shaper-{kind}")
    assert (t.asked, len(t.runner.hand)) == (("corp", "action"), 9)


def test_net_shield_needs_its_credit():
    t = hit("test-shaper-net", credits=0)
    assert (t.asked, len(t.runner.hand)) == (("corp", "action"), 9)


@rule("ORD-1", "ORD-2")
@pytest.mark.parametrize("used", [True, False])
def test_net_shield_is_for_the_first_net_damage_of_the_turn_used_or_not(used):
    t = hit("test-shaper-net", "test-shaper-net")
    if used:
        t.runner.prevents("net-shield")
    else:
        t.runner.done()
    left = len(t.runner.hand)
    t.corp.plays("test-shaper-net")
    assert (t.asked, len(t.runner.hand)) == (("corp", "action"), left - 1)


def test_meat_damage_is_not_the_first_net_damage():
    t = hit("test-shaper-meat", "test-shaper-net")
    t.corp.plays("test-shaper-net")
    t.runner.prevents("net-shield")
    assert len(t.runner.hand) == 9


@rule("AMB-60")
def test_net_shield_works_again_in_the_next_turn():
    t = table(
        "corp",
        corp=corp(hq=["test-shaper-net"], hq_server=server(ice=[rezzed("neural-katana")])),
        runner=runner(rig=["net-shield"], grip=FIVE),
        clicks=1,
    )
    t.corp.plays("test-shaper-net")
    t.runner.prevents("net-shield")
    t.runner.runs("hq").prevents("net-shield")
    assert (len(t.runner.hand), t.runner.credits) == (3, 3)


@rule("AMB-55")
def test_a_second_net_shield_stops_no_second_point():
    t = hit("test-shaper-net-2", rig=("net-shield", "net-shield"))
    assert len([option for option in t.options if option.startswith("prevent")]) == 2
    t.runner.prevents("net-shield")
    assert (t.asked, len(t.runner.hand), t.runner.credits) == (("corp", "action"), 9, 4)


# Aesop's Pawnshop


def test_aesops_pawnshop_buys_one_other_installed_card_each_turn():
    rig: Cards = ["aesops-pawnshop", "corroder", "akamatsu-mem-chip", "decoy", hosted("parasite", on="enigma")]
    t = table(
        begin=True,
        runner=runner(rig=rig, identity=NOISE),
        corp=corp(hq_server=server(ice=[rezzed("enigma")]), remote_1=server(root=[rezzed("pad-campaign")])),
    )
    t.runner.does(next(option for option in t.options if "aesops" in option))
    ids = [t.runner.id(slug) for slug in ("corroder", "akamatsu-mem-chip", "decoy", "parasite")]
    assert sorted(t.options) == sorted(["done", *[f"pick {name}" for name in ids]])
    t.runner.picks("decoy")
    assert (t.where("decoy"), t.runner.credits, t.asked) == ("heap", 8, ("runner", "action"))
    t.ends_turn()
    assert t.state.active == 0  # not in the Corp's turn
    t.ends_turn()
    assert t.asked == ("runner", "order")


def test_aesops_pawnshop_may_buy_nothing():
    t = table(begin=True, runner=runner(rig=["aesops-pawnshop", "corroder"]))
    t.runner.done()
    assert (t.runner.rig, t.runner.credits) == (["aesops-pawnshop", "corroder"], 5)


def test_aesops_pawnshop_does_not_sell_itself():
    t = table(begin=True, runner=runner(rig=["aesops-pawnshop"]))
    assert (t.asked, t.runner.credits) == (("runner", "action"), 5)


@rule("PREV-6")
def test_aesops_pawnshop_pays_nothing_for_what_a_construct_saved():
    t = table(begin=True, runner=runner(rig=["aesops-pawnshop", "corroder", "sacrificial-construct"]))
    t.runner.picks("corroder").prevents("sacrificial-construct", saving="corroder")
    assert (t.where("corroder"), t.where("sacrificial-construct"), t.runner.credits) == ("rig", "heap", 5)


@rule("UNIQ-2")
def test_a_second_aesops_pawnshop_replaces_the_first():
    t = table(runner=runner(grip=["aesops-pawnshop"], rig=["aesops-pawnshop"]))
    t.runner.installs("aesops-pawnshop")
    assert (t.runner.rig, t.runner.pile) == (["aesops-pawnshop"], ["aesops-pawnshop"])


def test_aesops_pawnshop_clears_out_an_empty_bank_job_for_three():
    t = table(begin=True, runner=runner(rig=["aesops-pawnshop", faceup("bank-job", credit=1)]))
    t.runner.picks("bank-job")
    assert (t.runner.credits, t.where("bank-job")) == (8, "heap")


# Sacrificial Construct


def test_sacrificial_construct_saves_a_program_from_a_subroutine():
    t = table(
        runner=runner(rig=["corroder", "sacrificial-construct"]),
        corp=corp(hq_server=server(ice=[rezzed("rototurret")])),
    )
    t.runner.runs("hq").prevents("sacrificial-construct", saving="corroder")
    assert (t.where("corroder"), t.where("sacrificial-construct"), t.run) == ("rig", "heap", None)


def test_sacrificial_construct_need_not_be_used():
    t = table(
        runner=runner(rig=["corroder", "sacrificial-construct"]),
        corp=corp(hq_server=server(ice=[rezzed("rototurret")])),
    )
    t.runner.runs("hq")
    t.settles()
    assert (t.where("corroder"), t.where("sacrificial-construct")) == ("heap", "rig")


def test_sacrificial_construct_saves_hardware_but_no_resource():
    rig = ["aesops-pawnshop", "akamatsu-mem-chip", "decoy", "sacrificial-construct"]
    t = table(begin=True, runner=runner(rig=rig))
    other = t.fork()
    t.runner.picks("akamatsu-mem-chip").prevents("sacrificial-construct", saving="akamatsu-mem-chip")
    assert (t.where("akamatsu-mem-chip"), t.runner.memory) == ("rig", (0, 5))
    other.runner.picks("decoy")
    assert (other.asked, other.where("decoy")) == (("runner", "action"), "heap")


def test_a_sacrificial_construct_saves_no_construct():
    t = table(
        "corp", runner=runner(rig=["sacrificial-construct", "sacrificial-construct"], tags=1), corp=corp(credits=2)
    )
    t.corp.does(next(option for option in t.options if option.startswith("trash-resource")))
    assert t.runner.rig == ["sacrificial-construct"]


@rule("BATCH-1", "PREV-5")
def test_each_sacrificial_construct_saves_one_of_several_programs():
    rig = ["corroder", "mimic", "sacrificial-construct", "sacrificial-construct"]
    t = table(
        runner=runner(rig=rig),
        corp=corp(remote_1=server(root=[unrezzed("aggressive-secretary", advancement=2)]), credits=2),
    )
    t.runner.runs("remote-1")
    t.settles()
    t.corp.says(YES).picks("corroder")
    t.runner.prevents("sacrificial-construct", saving="mimic")
    t.runner.prevents("sacrificial-construct", saving="corroder")
    assert sorted(t.runner.rig) == ["corroder", "mimic"]


def test_sacrificial_construct_saves_a_program_trashed_for_room_and_another_must_go():
    rig = ["corroder", "mimic", "yog-0", "ninja", "sacrificial-construct"]
    t = table(runner=runner(grip=["datasucker"], rig=rig))
    t.runner.installs("datasucker").trashes_first("corroder")
    t.runner.prevents("sacrificial-construct", saving="corroder")
    assert t.asked == ("runner", "trash-first")
    assert "done" not in t.options
    t.runner.trashes_first("mimic").done()
    assert (t.where("corroder"), t.where("mimic"), t.where("datasucker")) == ("rig", "heap", "rig")


def test_sacrificial_construct_saves_a_program_that_does_not_fit_any_more_for_a_moment_only():
    rig = ["desperado", "aesops-pawnshop", *["corroder"] * 5, "sacrificial-construct"]
    t = table(begin=True, runner=runner(rig=rig))
    t.runner.picks("desperado").done()
    t.runner.answers(t.options[0])
    assert t.asked == ("runner", "prevent")
    t.runner.answers(t.options[0])
    assert t.asked == ("runner", "overload")  # still too many
    t.runner.answers(t.options[0])
    assert t.runner.memory == (4, 4)


def test_sacrificial_construct_saves_crypsis_from_itself():
    t = meets("ice-wall", "crypsis", "sacrificial-construct")
    t.runner.uses("crypsis", 1).breaks("crypsis", 0)
    t.runner.prevents("sacrificial-construct", saving="crypsis")
    assert t.where("crypsis") == "rig"


def test_sacrificial_construct_does_not_save_cards_in_the_grip():
    t = table(
        "corp", corp=corp(hq=["test-shaper-net"]), runner=runner(grip=["corroder"], rig=["sacrificial-construct"])
    )
    t.corp.plays("test-shaper-net")
    assert (t.where("corroder"), t.asked) == ("heap", ("corp", "action"))


def test_sacrificial_construct_does_not_save_ice_or_what_sits_on_it():
    t = table(
        begin=True,
        runner=runner(rig=[hosted("parasite", on="ice-wall"), "sacrificial-construct"]),
        corp=corp(hq_server=server(ice=[rezzed("ice-wall")])),
    )
    assert (t.where("ice-wall"), t.where("parasite"), t.where("sacrificial-construct")) == ("archives", "heap", "rig")
