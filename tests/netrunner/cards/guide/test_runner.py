"""The Runner's cards that the guide's examples name."""

from __future__ import annotations

import pytest

from jackin.netrunner.decks import law
from jackin.netrunner.decks.deck import Deck
from jackin.netrunner.rules.moves import put_on
from tests.netrunner.scenario import NO, YES, Table, corp, faceup, hosted, rezzed, runner, server, table, unrezzed
from tests.rule import rule

LEELA = "leela-patel-trained-pragmatist"
NOISE = "noise-hacker-extraordinaire"


# I've Had Worse


def test_ive_had_worse_draws_three_cards():
    t = table(runner=runner(grip=["ive-had-worse"]))
    t.runner.plays("ive-had-worse")
    assert (len(t.runner.hand), t.runner.credits) == (3, 4)


@pytest.mark.parametrize(("ice", "drawn"), [("data-mine", 3), ("fenris", 0)])
def test_ive_had_worse_draws_when_it_is_lost_to_net_damage_not_to_brain_damage(ice, drawn):
    t = table(corp=corp(hq_server=server(ice=[rezzed(ice)])), runner=runner(grip=["ive-had-worse"]))
    t.runner.runs("hq")
    t.settles()
    assert (t.where("ive-had-worse"), len(t.runner.hand)) == ("heap", drawn)


def test_ive_had_worse_draws_when_it_is_lost_to_meat_damage_after_all_of_it():
    t = table(
        "corp",
        corp=corp(hq=["scorched-earth"]),
        runner=runner(grip=["ive-had-worse", "diesel", "diesel", "diesel"], tags=1),
    )
    t.corp.plays("scorched-earth")
    assert (t.runner.hand, len(t.runner.pile)) == (["sure-gamble"] * 3, 4)


def test_ive_had_worse_draws_nothing_when_it_is_discarded_or_trashed_by_a_text():
    t = table(corp=corp(), runner=runner(grip=["ive-had-worse"] * 6, rig=[]), clicks=1)
    t.runner.takes_credit()
    t.settles()
    t.runner.discards("ive-had-worse")
    assert len(t.runner.hand) == 5
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("snoop", power=1)])), runner=runner(grip=["ive-had-worse"], credits=0)
    )
    t.runner.runs("hq")
    t.corp.uses("snoop")
    t.settles()
    assert (t.where("ive-had-worse"), t.runner.hand) == ("heap", [])


# Salsette Slums


def slums(credits=9, **more) -> Table:
    side = {"remote_1": server(root=["pad-campaign", "red-herrings"])} | more
    return table(corp=corp(**side), runner=runner(rig=["salsette-slums"], credits=credits, identity=NOISE))


def test_salsette_slums_removes_what_the_runner_pays_to_trash():
    t = slums()
    t.runner.runs("remote-1").accesses("pad-campaign")
    use = f"remove-by {t.runner.id('salsette-slums')} 4"
    assert t.options == ["trash 4", use, "leave"]
    assert [option.get("price") for option in t.runner.view["ask"]["options"]] == [4, 4, None]
    t.runner.answers(use)
    assert (t.where("pad-campaign"), t.runner.credits) == ("removed", 5)
    t.settles()
    assert t.options == ["trash 1", "leave"]  # once each turn


def test_salsette_slums_works_in_hq_too_and_needs_the_trash_cost():
    t = slums(hq=["pad-campaign"])
    t.runner.runs("hq")
    t.settles()
    t.runner.answers(f"remove-by {t.runner.id('salsette-slums')} 4")
    assert (t.where("pad-campaign"), t.corp.hand) == ("removed", [])
    t = slums(credits=3, hq=["pad-campaign"])
    t.runner.runs("hq")
    t.settles()
    assert t.asked == ("runner", "action")


@rule("ORD-2")
def test_what_is_removed_is_not_trashed():
    """Director Haas becomes no agenda."""
    t = slums(remote_1=server(root=[rezzed("director-haas")]))
    t.runner.runs("remote-1")
    t.settles()
    t.runner.answers(f"remove-by {t.runner.id('salsette-slums')} 5")
    assert (t.where("director-haas"), t.runner.points) == ("removed", 0)


# Leela Patel


def test_leela_patel_takes_an_unrezzed_card_to_hq_when_an_agenda_is_stolen():
    t = table(
        corp=corp(hq=["hostile-takeover"], hq_server=server(ice=["enigma"]),
                  remote_1=server(root=["pad-campaign", rezzed("red-herrings")])),
        runner=runner(identity=LEELA),
    )  # fmt: skip
    t.runner.runs("hq")
    t.settles()
    assert t.asked == ("runner", "pick")
    t.runner.picks("pad-campaign")
    assert (t.corp.hand, t.where("red-herrings")) == (["pad-campaign"], "remote-1/root")


def test_leela_patel_takes_one_when_an_agenda_is_scored():
    t = table(
        "corp",
        corp=corp(
            remote_1=server(root=[unrezzed("hostile-takeover", advancement=2)]), remote_2=server(root=["snare"])
        ),
        runner=runner(identity=LEELA),
    )
    t.corp.takes_credit().scores("hostile-takeover")
    assert t.corp.hand == ["snare"]


def test_leela_patel_takes_no_faceup_agenda():
    t = table(
        corp=corp(hq=["hostile-takeover"], remote_1=server(root=[faceup("oaktown-renovation")])),
        runner=runner(identity=LEELA),
    )
    t.runner.runs("hq")
    t.settles()
    assert t.where("oaktown-renovation") == "remote-1/root"


# The Supplier


def test_the_supplier_hosts_a_resource_or_hardware_from_the_grip():
    grip = ["desperado", "corroder", "wyldside", "diesel"]
    t = table(runner=runner(grip=grip, rig=["the-supplier"], credits=0))
    t.runner.uses("the-supplier")
    assert t.options == ["pick desperado", "pick wyldside"]
    t.runner.picks("wyldside")
    assert (t.where("wyldside"), t.is_active("wyldside"), t.runner.clicks) == ("hosted", False, 3)


def supplied(credits: int, *cards: str) -> Table:
    """The last click of a turn of the Corp; The Supplier hosts these."""
    side = runner(grip=cards, rig=["the-supplier"], credits=credits, tags=1)
    t = table("corp", corp=corp(credits=9), runner=side, clicks=1)
    for slug in cards:
        put_on(t.state, t.card(slug), t.card("the-supplier"))
    return t


def test_the_supplier_installs_a_hosted_card_for_two_less_when_the_turn_begins():
    t = supplied(1, "desperado")
    t.corp.takes_credit()
    t.settles()
    left = t.fork()
    t.runner.says(YES)
    assert (t.where("desperado"), t.runner.credits) == ("rig", 0)
    left.runner.says(NO)
    assert left.where("desperado") == "hosted"


def test_the_supplier_installs_only_what_can_be_paid_and_one_card_at_a_time():
    t = supplied(0, "desperado", "akamatsu-mem-chip", "armitage-codebusting")
    t.corp.takes_credit()
    t.settles()
    t.runner.says(YES)
    assert t.options == [f"pick {t.runner.id(slug)}" for slug in ("akamatsu-mem-chip", "armitage-codebusting")]
    t.runner.picks("akamatsu-mem-chip")
    assert (t.where("armitage-codebusting"), t.asked) == ("hosted", ("runner", "action"))


def test_what_the_supplier_hosts_goes_with_it():
    t = supplied(5, "wyldside")
    t.corp.does("trash-resource " + t.corp.id("the-supplier"))
    assert sorted(t.runner.pile) == ["the-supplier", "wyldside"]


# Apocalypse


def leaves_all(t: Table) -> None:
    t.settles()
    while t.run is not None:
        t.runner.leaves()
        t.settles()


def runs_all(t: Table) -> Table:
    for where in ("archives", "rd", "hq"):
        t.runner.runs(where)
        leaves_all(t)
    return t


def apocalypse(rig=(), grip=(), **more) -> Table:
    more.setdefault("hq", ["hedge-fund"])
    return table(corp=corp(**more), runner=runner(grip=["apocalypse", *grip], rig=rig, identity=NOISE, credits=9))


def test_apocalypse_needs_successful_runs_on_all_three_central_servers():
    t = apocalypse(remote_1=server(root=["pad-campaign"]))
    for where in ("archives", "rd", "hq"):
        assert not t.runner.can("play apocalypse")
        t.runner.runs(where)
        leaves_all(t)
    assert t.runner.can("play apocalypse")


def test_apocalypse_trashes_all_corp_cards_and_turns_the_rig_facedown():
    t = runs_all(apocalypse(
        rig=["corroder", "desperado", "wyldside"],
        remote_1=server(root=["pad-campaign", rezzed("red-herrings")]),
        remote_2=server(ice=["enigma"]),
    ))  # fmt: skip
    t.runner.plays("apocalypse")
    assert sorted(t.corp.pile) == ["enigma", "pad-campaign", "red-herrings"]
    assert sorted(t.runner.rig) == ["corroder", "desperado", "wyldside"]
    assert not any(t.is_active(slug) for slug in t.runner.rig)
    assert t.runner.memory == (0, 4)
    assert [card["faceup"] for card in t.corp.view["runner"]["rig"]] == [False] * 3
    assert (len(t.zone("remote-1/root")), t.where("apocalypse")) == (0, "heap")


@rule("CARD-9")
def test_after_an_apocalypse_another_console_can_be_installed():
    t = apocalypse(rig=["desperado"], grip=["grimoire"], remote_1=server(root=["pad-campaign"]))
    assert not t.runner.can("install grimoire")
    runs_all(t).runner.plays("apocalypse")
    t.ends_turn()
    assert t.runner.can("install grimoire")


def test_apocalypse_leaves_architect():
    t = runs_all(apocalypse(remote_1=server(ice=[rezzed("architect")], root=["pad-campaign"])))
    t.runner.plays("apocalypse")
    assert (t.corp.pile, t.where("architect")) == (["pad-campaign"], "remote-1/ice")


def test_apocalypse_is_of_a_faction_of_its_own_and_costs_influence_everywhere():
    for identity in (NOISE, "the-professor-keeper-of-knowledge"):
        deck = Deck(identity, {"apocalypse": 3})
        assert (law.influence(deck), law.most(deck.lines()[0][0], deck)) == (9, 3)


def test_programs_on_ice_go_with_it_in_an_apocalypse():
    t = runs_all(apocalypse(
        rig=[hosted("parasite", on="enigma", virus=1)], remote_1=server(ice=[rezzed("enigma")])
    ))  # fmt: skip
    t.runner.plays("apocalypse")
    assert (t.where("parasite"), t.where("enigma")) == ("heap", "archives")
