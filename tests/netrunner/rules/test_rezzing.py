"""Rezzing and derezzing (REZ)."""

import pytest

from jackin.kernel.frame import Frame
from jackin.kernel.machine import advance
from jackin.netrunner.catalog import BY_SLUG, CARDS
from jackin.netrunner.dsl import (
    ANYTHING,
    ICE,
    PROTECTING_HERE,
    REZZED,
    SELF,
    card,
    install_from_hand,
    new_card,
    rez_cost,
    rez_free,
)
from jackin.netrunner.dsl.tokens import Place
from jackin.netrunner.flows.pick import Picking, all_installed
from jackin.netrunner.flows.rez import rez
from jackin.netrunner.rules import faces
from jackin.netrunner.state import State
from jackin.netrunner.words import CARD_REZZED, COUNTERS, ICE_TYPE
from tests.netrunner.scenario import NO, YES, Table, corp, hosted, rezzed, runner, server, table
from tests.rule import rule

WEYLAND = "weyland-consortium-building-a-better-world"


class DerezChosen(Picking):
    def candidates(self, s: State, f: Frame) -> list[int]:
        return all_installed(s, REZZED, f)

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        faces.derez(s, cards[0])


new_card("test-rez-derez", side="runner", type="event", cost=0)
card("test-rez-derez", play=DerezChosen())
new_card("test-rez-free", side="corp", type="operation", cost=0)
card("test-rez-free", play=rez_free(ANYTHING))
new_card("test-rez-discount", side="corp", type="upgrade", cost=0)
card("test-rez-discount", static=[rez_cost(ICE & PROTECTING_HERE, -5)])
new_card("test-rez-install", side="corp", type="operation", cost=0)
card("test-rez-install", play=install_from_hand(ICE))


def moments(t: Table, slug: str) -> list[str]:
    """Let a run or turn pass by, and note every step in which the Corp could have rezzed this card."""
    found = []
    rez = f"rez {t.corp.id(slug)}"
    while True:
        if t.corp.can(rez):
            found.append(t.corp.view["timing"][-2])
        if not t.let_pass():
            return found


@rule("REZ-1")
def test_rezzing_costs_the_rez_cost_and_no_click_and_makes_the_card_active():
    t = table("corp", corp=corp(remote_1=server(root=["pad-campaign"]), credits=4))
    t.corp.takes_credit()
    clicks = t.corp.clicks
    assert not t.is_active("pad-campaign")
    t.corp.rezzes("pad-campaign")
    assert (t.corp.credits, t.corp.clicks) == (3, clicks)
    assert t.is_rezzed("pad-campaign")
    assert t.is_active("pad-campaign")
    assert t.runner.view["servers"][3]["root"][0]["card"] == "pad-campaign"


@rule("REZ-1")
def test_what_cannot_be_paid_cannot_be_rezzed():
    t = table("corp", corp=corp(remote_1=server(root=["pad-campaign"]), credits=0))
    t.corp.takes_credit()
    assert not t.corp.can(f"rez {t.corp.id('pad-campaign')}")
    assert t.corp.why_not("pad-campaign") == ["why-credits-short"]


@rule("REZ-1")
def test_a_rezzed_card_is_not_rezzed_again():
    t = table("corp", corp=corp(remote_1=server(root=[rezzed("pad-campaign"), "red-herrings"])))
    t.corp.takes_credit()
    assert [option.split()[0] for option in t.options] == ["rez", "pass"]
    assert t.corp.can(f"rez {t.corp.id('red-herrings')}")


@rule("REZ-2")
@pytest.mark.parametrize("slug", ["melange-mining-corp", "red-herrings"])
def test_assets_and_upgrades_can_be_rezzed_in_the_turn_of_either_player(slug):
    there = server(root=[slug])
    t = table("corp", corp=corp(remote_1=there), clicks=1)
    t.corp.takes_credit()
    assert moments(t, slug) == [
        "corp-turn/corp_window_after", "corp-turn/corp_last_window",
        "runner-turn/runner_opening_window", "runner-turn/runner_first_window",
    ]  # fmt: skip
    t = table(corp=corp(remote_1=there), clicks=1)
    t.runner.takes_credit()
    assert moments(t, slug) == [
        "runner-turn/runner_window_after", "runner-turn/runner_last_window",
        "corp-turn/corp_opening_window", "corp-turn/corp_first_window",
    ]  # fmt: skip


@rule("REZ-2")
@pytest.mark.parametrize("slug", ["melange-mining-corp", "red-herrings"])
def test_in_a_run_they_can_be_rezzed_where_the_chart_has_the_flag(slug):
    t = table(corp=corp(remote_1=server(ice=["enigma"], root=[slug])), runner=runner(credits=0), clicks=2)
    t.runner.runs("remote-1")
    assert moments(t, slug)[:2] == ["run/rez_window", "run/last_window"]


@rule("REZ-2")
def test_an_asset_in_another_server_can_be_rezzed_too():
    t = table(corp=corp(remote_1=server(root=["melange-mining-corp"])))
    t.runner.runs("rd")
    t.corp.rezzes("melange-mining-corp")
    assert t.run is not None
    assert t.is_rezzed("melange-mining-corp")


@rule("REZ-3")
def test_ice_can_be_rezzed_only_while_it_is_approached():
    t = table(corp=corp(hq_server=server(ice=["ice-wall", "enigma"]), hq=["hedge-fund"]), clicks=2)
    t.runner.takes_credit()
    assert not t.corp.can(f"rez {t.corp.id('ice-wall')}")
    t.runner.runs("hq")
    assert t.corp.can(f"rez {t.corp.id('enigma')}")
    assert not t.corp.can(f"rez {t.corp.id('ice-wall')}")
    assert t.corp.why_not("ice-wall") == ["why-only-approached"]
    t.corp.passes().table.runner.goes_on()
    assert t.corp.can(f"rez {t.corp.id('ice-wall')}")
    assert not t.corp.can(f"rez {t.corp.id('enigma')}")


@rule("REZ-3")
def test_ice_is_never_rezzed_in_the_windows_of_a_turn():
    t = table("corp", corp=corp(hq_server=server(ice=["ice-wall"]), remote_1=server(root=["snare"])), clicks=1)
    t.corp.takes_credit()
    assert moments(t, "ice-wall") == []


@rule("REZ-4")
def test_an_agenda_is_never_rezzed():
    t = table("corp", corp=corp(remote_1=server(root=["hostile-takeover"]), hq=["test-rez-free"]), clicks=1)
    assert not t.corp.can("play test-rez-free")  # no effect can choose it either
    t.corp.takes_credit()
    assert moments(t, "hostile-takeover") == []


@rule("REZ-5")
def test_the_rez_cost_counts_what_is_active_at_that_moment():
    there = server(ice=["wall-of-thorns"], root=["akitaro-watanabe"])
    t = table(corp=corp(remote_1=there, credits=7))
    t.runner.runs("remote-1")
    assert not t.corp.can(f"rez {t.corp.id('wall-of-thorns')}")  # 8, as long as Akitaro is unrezzed
    t.corp.rezzes("akitaro-watanabe")
    assert t.corp.credits == 6
    t.corp.rezzes("wall-of-thorns")
    assert t.corp.credits == 0


@rule("REZ-5")
def test_a_reduction_works_in_its_own_server_only_and_stops_at_nothing():
    t = table(
        corp=corp(
            credits=2,
            remote_1=server(ice=["ice-wall"], root=[rezzed("test-rez-discount")]),
            remote_2=server(ice=["hunter"]),
        )
    )
    t.runner.runs("remote-1")
    t.corp.rezzes("ice-wall")
    assert t.corp.credits == 2
    t.settles()
    t.runner.runs("remote-2")
    t.corp.rezzes("hunter")
    assert t.corp.credits == 1


@rule("REZ-6")
def test_a_derezzed_card_is_inactive_but_stays_installed_with_all_that_is_on_it():
    t = table(
        corp=corp(remote_1=server(root=[rezzed("adonis-campaign", credit=9)]), credits=0),
        runner=runner(grip=["test-rez-derez"]),
        clicks=1,
    )
    handle = t.corp.id("adonis-campaign")
    t.runner.plays("test-rez-derez")
    assert not t.is_rezzed("adonis-campaign")
    assert not t.is_active("adonis-campaign")
    assert (t.where("adonis-campaign"), t.corp.id("adonis-campaign")) == ("remote-1/root", handle)
    assert t.counter("adonis-campaign", "credit") == 9
    t.settles()
    assert t.asked == ("corp", "action")
    assert t.corp.credits == 0  # its turn-begin text slept


@rule("REZ-6")
def test_what_is_hosted_on_derezzed_ice_stays_there_and_the_ice_can_be_rezzed_again():
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("wall-of-static", advancement=2)])),
        runner=runner(grip=["test-rez-derez"], rig=[hosted("parasite", on="wall-of-static", virus=1)]),
    )
    t.runner.plays("test-rez-derez")
    assert t.state.host[t.card("parasite")] == t.card("wall-of-static")
    assert (t.counter("parasite", "virus"), t.tokens("wall-of-static")) == (1, 2)
    t.runner.runs("hq")
    t.corp.rezzes("wall-of-static")
    assert (t.strength("wall-of-static"), t.corp.credits) == (2, 2)


@rule("REZ-7")
def test_a_rez_inside_another_effect_costs_the_rez_cost():
    t = table(
        corp=corp(hq_server=server(ice=["enigma"]), credits=3), runner=runner(grip=["forged-activation-orders"])
    )
    t.runner.plays("forged-activation-orders")
    t.corp.says("rez")
    assert (t.is_rezzed("enigma"), t.corp.credits) == (True, 0)


@rule("REZ-7")
def test_a_corp_that_cannot_pay_for_it_cannot_choose_that_rez():
    t = table(
        corp=corp(hq_server=server(ice=["enigma"]), credits=2), runner=runner(grip=["forged-activation-orders"])
    )
    t.runner.plays("forged-activation-orders")
    assert t.options == ["trash"]
    t.corp.says("trash")
    assert (t.corp.pile, t.corp.credits) == (["enigma"], 2)


@rule("REZ-7")
def test_additional_costs_are_due_as_well():
    archer = server(ice=["archer"])
    t = table(corp=corp(hq_server=archer, credits=9), runner=runner(grip=["forged-activation-orders"]))
    t.runner.plays("forged-activation-orders")
    assert t.options == ["trash"]
    t = table(
        corp=corp(hq_server=archer, credits=9, scored=["hostile-takeover", "breaking-news"]),
        runner=runner(grip=["forged-activation-orders"]),
    )
    t.runner.plays("forged-activation-orders")
    t.corp.says("rez").forfeits("breaking-news")
    assert (t.is_rezzed("archer"), t.corp.credits, t.corp.scored) == (True, 5, ["hostile-takeover"])


@rule("REZ-7")
def test_an_effect_may_waive_every_cost():
    there = server(root=["priority-requisition"])
    t = table("corp", corp=corp(hq_server=server(ice=["archer"]), credits=5, remote_1=there, identity=WEYLAND))
    for _ in range(3):
        t.corp.advances("priority-requisition")
    t.state.set_counter(t.card("priority-requisition"), 0, 5)
    t.corp.scores("priority-requisition").says(YES)
    assert t.is_rezzed("archer")
    assert (t.corp.credits, t.corp.scored) == (2, ["priority-requisition"])


@rule("REZ-7")
def test_such_a_rez_may_be_declined():
    there = server(root=["priority-requisition"])
    t = table("corp", corp=corp(hq_server=server(ice=["enigma"]), remote_1=there))
    t.state.set_counter(t.card("priority-requisition"), 0, 4)
    t.corp.advances("priority-requisition").scores("priority-requisition").says(NO)
    assert not t.is_rezzed("enigma")


@rule("REZ-3", "REZ-7")
def test_ice_installed_by_an_effect_is_not_rezzed_by_it():
    t = table("corp", corp=corp(hq=["test-rez-install", "ice-wall"]))
    t.corp.plays("test-rez-install").picks("ice-wall").answers("at hq")
    assert (t.where("ice-wall"), t.is_rezzed("ice-wall")) == ("hq/ice", False)


def placed_on_rez() -> list[tuple[str, str]]:
    """Each card that places something on itself when it is rezzed, and what."""
    found = []
    for printed in CARDS:
        for hook in printed.behaviour.hooks:
            if hook.event == CARD_REZZED and hook.of is SELF and not printed.slug.startswith("test-"):
                words = [word for word in hook.text.effects if isinstance(word, Place)]
                found += [(printed.slug, COUNTERS[word.kind]) for word in words]
    return found


@rule("AMB-18")
@pytest.mark.parametrize(("slug", "kind"), placed_on_rez())
def test_all_that_is_placed_on_rez_stays_and_is_placed_again_with_a_new_rez(slug, kind):
    place = server(ice=[slug]) if BY_SLUG[slug].type == ICE_TYPE else server(root=[slug])
    t = table("corp", corp(credits=30, remote_1=place))
    had = 0
    for _ in range(2):
        rez(t.state, t.card(slug))
        advance(t.state)
        while t.ask is not None and t.ask.kind == "number":
            t.corp.says(4)
        assert t.counter(slug, kind) > had
        assert had == 0 or t.counter(slug, kind) == 2 * had
        had = t.counter(slug, kind)
        faces.derez(t.state, t.card(slug))
        assert (t.counter(slug, kind), t.is_active(slug)) == (had, False)


def test_there_are_cards_that_place_something_on_rez():
    assert {"adonis-campaign", "eve-campaign", "private-contracts", "draco"} <= {slug for slug, _ in placed_on_rez()}
