"""Weyland's cards that the guide's examples name, and the neutral ones: agendas in the open, cards that vanish."""

from __future__ import annotations

from jackin.netrunner.rules.costs import rez_cost
from jackin.netrunner.rules.subtypes import has_subtype
from jackin.netrunner.words import BARRIER_SUBTYPE, CODE_GATE_SUBTYPE
from tests.netrunner.cards.corp_props import interacts, passes_all, runner_knows
from tests.netrunner.scenario import YES, Table, corp, faceup, rezzed, runner, server, table, unrezzed
from tests.rule import rule

# Argus Security


def test_argus_security_has_the_runner_choose_a_tag_or_two_meat_damage():
    t = table(
        corp=corp(identity="argus-security-protection-guaranteed", hq=["hostile-takeover"]),
        runner=runner(grip=["diesel"] * 3),
    )
    t.runner.runs("hq")
    t.settles()
    assert (t.asked, t.options) == (("runner", "decide"), ["take-1-tag", "suffer-2-meat"])
    tagged, hurt = t.fork(), t.fork()
    tagged.runner.answers("take-1-tag")
    hurt.runner.answers("suffer-2-meat")
    assert (tagged.runner.tags, len(tagged.runner.hand)) == (1, 3)
    assert (hurt.runner.tags, len(hurt.runner.hand)) == (0, 1)


def test_what_argus_security_does_can_be_prevented():
    t = table(
        corp=corp(identity="argus-security-protection-guaranteed", hq=["hostile-takeover"]),
        runner=runner(grip=["diesel"] * 3, rig=["decoy", faceup("plascrete-carapace", power=4)]),
    )
    t.runner.runs("hq")
    t.settles()
    hurt = t.fork()
    t.runner.answers("take-1-tag").prevents("decoy")
    assert t.runner.tags == 0
    hurt.runner.answers("suffer-2-meat")
    hurt.runner.prevents("plascrete-carapace").prevents("plascrete-carapace")
    assert len(hurt.runner.hand) == 3


@rule("DMG-7")
def test_the_damage_of_argus_security_is_suffered_not_done_so_that_the_cleaners_add_nothing():
    t = table(
        corp=corp(identity="argus-security-protection-guaranteed", hq=["hostile-takeover"], scored=["the-cleaners"]),
        runner=runner(grip=["diesel"] * 3),
    )
    t.runner.runs("hq")
    t.settles()
    t.runner.answers("suffer-2-meat")
    assert len(t.runner.hand) == 1


# BOOM!


def test_boom_needs_two_tags_and_another_click():
    for tags, clicks, playable in ((1, 3, False), (2, 1, False), (2, 2, True)):
        t = table("corp", corp=corp(hq=["boom"]), runner=runner(tags=tags, grip=["diesel"] * 7), clicks=clicks)
        assert t.corp.can("play boom") is playable
    t.corp.plays("boom")
    assert (t.runner.hand, t.corp.clicks, t.corp.credits, t.winner) == ([], 0, 1, None)


def test_boom_can_be_trashed_when_accessed():
    t = table(corp=corp(rd=["boom"]))
    t.runner.runs("rd").trashes()
    assert (t.corp.pile, t.runner.credits) == (["boom"], 4)


# Glenn Station


def test_glenn_station_hides_one_card_of_hq():
    t = table("corp", corp=corp(hq=["hostile-takeover", "enigma"], scored=["glenn-station"]))
    t.corp.uses("glenn-station", 0).picks("hostile-takeover")
    assert (t.where("hostile-takeover"), t.corp.hand, t.corp.clicks) == ("hosted", ["enigma"], 2)
    assert not runner_knows(t, "hostile-takeover")
    assert "card" not in t.runner.view["hosted"][0]
    assert t.corp.view["hosted"][0]["card"] == "hostile-takeover"
    assert not t.corp.can(f"use {t.corp.id('glenn-station')} 0")
    t.corp.uses("glenn-station", 1)
    assert sorted(t.corp.hand) == ["enigma", "hostile-takeover"]
    assert not runner_knows(t, "hostile-takeover")
    assert not t.corp.can(f"use {t.corp.id('glenn-station')} 1")


def test_what_glenn_station_hosts_is_trashed_facedown_with_it():
    t = table(
        "corp", corp=corp(hq=["enigma"], scored=["glenn-station"], credits=20, hq_server=server(ice=["archer"]))
    )
    t.corp.uses("glenn-station", 0)
    t.corp.does("pick enigma") if t.asked == ("corp", "pick") else None
    t.ends_turn()
    t.runner.runs("hq")
    t.corp.rezzes("archer")
    t.corp.forfeits("glenn-station") if t.asked == ("corp", "forfeit") else None
    assert (t.where("enigma"), t.runner.view["corp"]["archives_facedown"]) == ("archives", 1)


# Oaktown Renovation


def test_oaktown_renovation_is_installed_faceup_and_pays_when_advanced():
    t = table("corp", corp=corp(hq=["oaktown-renovation"]), clicks=3)
    t.corp.installs("oaktown-renovation", at="new")
    assert (runner_knows(t, "oaktown-renovation"), t.is_active("oaktown-renovation")) == (True, True)
    had = t.corp.credits
    t.corp.advances("oaktown-renovation")
    assert t.corp.credits == had - 1 + 2
    assert not t.corp.can(f"rez {t.corp.id('oaktown-renovation')}")


def test_oaktown_renovation_pays_three_from_the_fifth_token_on():
    for tokens, paid in ((3, 2), (4, 3), (5, 3)):
        t = table("corp", corp=corp(remote_1=server(root=[faceup("oaktown-renovation", advancement=tokens)])))
        t.corp.advances("oaktown-renovation")
        assert t.corp.credits == 5 - 1 + paid


# Wendigo


def wendigo(tokens: int, rig=("corroder", "gordian-blade"), **more) -> Table:
    return table(
        corp=corp(hq=["hedge-fund"], hq_server=server(ice=["enigma", rezzed("wendigo", advancement=tokens)]), **more),
        runner=runner(rig=list(rig), credits=20),
    )


@rule("SUBT-2")
def test_wendigo_is_a_barrier_instead_of_a_code_gate_with_an_odd_number_of_tokens():
    for tokens in range(4):
        t = wendigo(tokens)
        kinds = [has_subtype(t.state, t.card("wendigo"), bit) for bit in (CODE_GATE_SUBTYPE, BARRIER_SUBTYPE)]
        assert kinds == [tokens % 2 == 0, tokens % 2 == 1]


def forbids(rig, chosen: str) -> Table:
    t = wendigo(0, rig)
    t.runner.runs("hq")
    passes_all(t)
    t.corp.picks(chosen)
    return t


def test_the_runner_cannot_use_the_program_that_wendigo_chose_for_the_rest_of_the_run():
    t = forbids(("corroder", "gordian-blade"), "gordian-blade")
    t.runner.goes_on()
    t.corp.rezzes("enigma")
    interacts(t)
    assert not any(option.startswith(f"use {t.runner.id('gordian-blade')}") for option in t.options)
    t.settles()
    t.runner.runs("archives")
    assert t.run is None or not t.state.lasting


def test_a_prevention_of_the_program_that_wendigo_chose_is_not_offered():
    """AMB-142."""
    for chosen, spared in (("net-shield", 3), ("copycat", 2)):
        t = table(
            corp=corp(hq=["snare"], hq_server=server(ice=[rezzed("wendigo")])),
            runner=runner(rig=["test-corp-idler", "net-shield", "copycat"], grip=["diesel"] * 4, credits=9),
        )
        t.runner.runs("hq")
        passes_all(t).corp.picks(chosen)
        t.settles()
        t.corp.says(YES)
        if chosen == "copycat":
            t.runner.prevents("net-shield")
        t.settles()
        assert 4 - len(t.runner.hand) == spared


def test_an_optional_ability_of_the_program_that_wendigo_chose_is_not_offered():
    """AMB-142: Copycat, which may be trashed when the Runner passes ice of which there is another."""
    for chosen, offered in (("net-shield", True), ("copycat", False)):
        t = table(
            corp=corp(hq_server=server(ice=[rezzed("wendigo")]), rd_server=server(ice=[rezzed("wendigo")])),
            runner=runner(rig=["test-corp-idler", "net-shield", "copycat"]),
        )
        t.runner.runs("hq")
        passes_all(t).corp.picks(chosen)
        t.settles()
        assert (t.asked == ("runner", "decide")) is offered


def test_what_the_chosen_program_must_do_it_still_does():
    """AMB-142: Datasucker's counter."""
    t = table(
        corp=corp(hq=["hedge-fund"], hq_server=server(ice=[rezzed("wendigo")])),
        runner=runner(rig=["test-corp-idler", "datasucker"], identity="noise-hacker-extraordinaire"),
    )
    t.runner.runs("hq")
    passes_all(t)
    t.settles()
    assert t.counter("datasucker", "virus") == 1


# Wormhole


def test_wormhole_costs_three_less_for_each_token():
    for tokens, cost in ((0, 9), (1, 6), (3, 0), (4, 0)):
        t = table(corp=corp(hq_server=server(ice=[unrezzed("wormhole", advancement=tokens)])))
        assert rez_cost(t.state, t.card("wormhole")) == cost


def test_wormhole_resolves_a_subroutine_of_another_rezzed_ice():
    t = table(
        corp=corp(
            hq=["hedge-fund"],
            hq_server=server(ice=[rezzed("wormhole")]),
            rd_server=server(ice=[rezzed("enigma"), "hunter"]),
        ),
        runner=runner(rig=["test-corp-idler"]),
    )
    t.runner.runs("hq")
    passes_all(t)
    enigma = t.corp.id("enigma")
    assert (t.asked, t.options) == (("corp", "decide"), [f"subroutine {enigma} 0", f"subroutine {enigma} 1"])
    assert [say["args"]["ice"] for option in t.corp.view["ask"]["options"] for say in option["say"]] == ["enigma"] * 2
    t.corp.answers(f"subroutine {enigma} 1")
    assert (t.run, t.says("run-ends") is not None) == (None, True)


def test_wormhole_without_other_rezzed_ice_does_nothing():
    t = table(
        corp=corp(hq=["hedge-fund"], hq_server=server(ice=[rezzed("wormhole")]), rd_server=server(ice=["enigma"]))
    )
    t.runner.runs("hq")
    t.settles()
    assert t.asked == ("runner", "action")


# Breaker Bay Grid


def test_breaker_bay_grid_makes_cards_in_its_server_five_cheaper_and_no_ice():
    t = table(
        corp=corp(
            remote_1=server(ice=["archer"], root=["adonis-campaign", rezzed("breaker-bay-grid")]),
            remote_2=server(root=["eve-campaign"]),
        )
    )
    costs = [rez_cost(t.state, t.card(slug)) for slug in ("adonis-campaign", "eve-campaign", "archer")]
    assert costs == [0, 5, 4]


@rule("CARD-10")
def test_breaker_bay_grid_is_the_only_region_of_its_server():
    t = table("corp", corp=corp(hq=["breaker-bay-grid"], remote_1=server(root=[rezzed("sansan-city-grid")])))
    t.corp.does("install breaker-bay-grid").does("at remote-1")
    assert t.options == [f"trash {t.corp.id('sansan-city-grid')}"]
