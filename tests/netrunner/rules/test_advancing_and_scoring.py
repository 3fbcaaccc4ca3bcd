"""Advancing (ADV) and scoring (SCORE)."""

import pytest

from jackin.kernel.frame import Frame
from jackin.netrunner import words
from jackin.netrunner.dsl import (
    ADVANCEABLE,
    AGENDA,
    ANYTHING,
    SELF,
    TOKENS,
    TOKENS_SCORED,
    card,
    gain,
    hand_size,
    may,
    new_card,
    on_score,
    on_scored,
    place_on,
    spend_on,
    trash_chosen,
)
from jackin.netrunner.flows.action import advance
from jackin.netrunner.flows.pick import Picking, all_installed
from jackin.netrunner.rules import moves, pools
from jackin.netrunner.rules.abilities import Effect, Hook, Sequence
from jackin.netrunner.state import State
from tests.netrunner.scenario import YES, Table, corp, faceup, rezzed, runner, server, table
from tests.rule import rule

WEYLAND = "weyland-consortium-building-a-better-world"


class AdvanceChosen(Picking):
    def candidates(self, s: State, f: Frame) -> list[int]:
        return all_installed(s, ADVANCEABLE, f)

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        advance(s, cards[0])


class AddToScore(Effect):
    """The top agenda of R&D goes to the score area of a seat, merely added."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def do(self, s: State, f: Frame) -> None:
        moves.move(s, s.zones[words.RD_CARDS][-1], words.SCORE[self.seat])
        pools.check_points(s)


def print_cards() -> None:
    new_card("test-adv-effect", side="corp", type="operation", cost=0)
    card("test-adv-effect", play=AdvanceChosen())
    new_card("test-adv-place", side="corp", type="operation", cost=0)
    card("test-adv-place", play=place_on(ADVANCEABLE, 1, words.ADVANCEMENT))
    new_card("test-adv-watcher", side="corp", type="asset", cost=0)
    card("test-adv-watcher", when=[Hook(words.ADVANCED, Sequence([gain(2)]), ANYTHING)])
    new_card("test-adv-purse", side="corp", type="asset", cost=0)
    card("test-adv-purse", recurring=1, spend=[spend_on(words.FOR_ADVANCE)])
    new_card("test-adv-wreck", side="runner", type="event", cost=0)
    card("test-adv-wreck", play=trash_chosen(ANYTHING))
    new_card("test-score-tokens", side="corp", type="agenda", advance=3, points=1)
    card("test-score-tokens", when=[on_score(gain(TOKENS)), on_score(may(gain(TOKENS_SCORED)))])
    new_card("test-score-hand", side="corp", type="agenda", advance=1, points=1)
    card("test-score-hand", static=[hand_size(1)])
    new_card("test-score-add", side="corp", type="operation", cost=0)
    card("test-score-add", play=AddToScore(words.CORP))
    new_card("test-score-give", side="corp", type="operation", cost=0)
    card("test-score-give", play=AddToScore(words.RUNNER))
    new_card("test-score-watcher", side="corp", type="asset", cost=0)
    stolen = Hook(words.STOLEN, Sequence([gain(10)]), AGENDA)
    card("test-score-watcher", when=[on_scored(AGENDA & ~SELF, gain(10)), stolen])


print_cards()


def moments(t: Table, slug: str) -> list[str]:
    """Let the turns pass by without an action, and note every step in which the Corp could have scored this."""
    found = []
    score = f"score {t.corp.id(slug)}"
    while True:
        if t.corp.can(score):
            found.append(t.corp.view["timing"][-2])
        if not t.let_pass():
            return found


# Advancing


@rule("ADV-1")
def test_advancing_costs_a_click_and_a_credit_and_places_one_token():
    t = table("corp", corp=corp(remote_1=server(root=["hostile-takeover"]), credits=3))
    t.corp.advances("hostile-takeover")
    assert (t.tokens("hostile-takeover"), t.corp.credits, t.corp.clicks) == (1, 2, 2)
    assert t.runner.view["servers"][3]["root"][0]["counters"] == {"advancement": 1}


@rule("ADV-1")
def test_without_a_credit_nothing_is_advanced():
    t = table("corp", corp=corp(remote_1=server(root=["hostile-takeover"]), credits=0))
    assert not t.corp.can(f"advance {t.corp.id('hostile-takeover')}")


@rule("ADV-1")
def test_an_effect_that_says_advance_advances():
    there = server(root=["hostile-takeover"])
    t = table(
        "corp",
        corp=corp(hq=["test-adv-effect"], remote_1=there, remote_2=server(root=[rezzed("test-adv-watcher")])),
    )
    t.corp.plays("test-adv-effect")
    assert (t.tokens("hostile-takeover"), t.corp.credits) == (1, 7)


@rule("ADV-1")
def test_the_price_is_paid_before_what_advancing_triggers():
    t = table(
        "corp",
        corp=corp(
            credits=1,
            remote_1=server(root=["hostile-takeover"]),
            remote_2=server(root=[rezzed("test-adv-watcher")]),
            remote_3=server(root=[rezzed("test-adv-purse")]),
        ),
    )
    t.corp.advances("hostile-takeover")
    assert t.asked == ("corp", "pay")
    assert (t.tokens("hostile-takeover"), t.corp.credits) == (0, 1)
    t.corp.answers(t.options[0])
    assert (t.tokens("hostile-takeover"), t.corp.credits) == (1, 3)


@rule("ADV-2")
def test_agendas_and_cards_that_say_so_can_be_advanced_even_unrezzed_and_no_others():
    t = table(
        "corp",
        corp=corp(
            hq_server=server(ice=["ice-wall", rezzed("hadrians-wall"), "enigma"], root=["red-herrings"]),
            remote_1=server(root=["nisei-mk-ii"]),
            remote_2=server(root=["project-junebug"]),
            remote_3=server(root=["pad-campaign"]),
        ),
    )
    yes = ["ice-wall", "hadrians-wall", "nisei-mk-ii", "project-junebug"]
    no = ["enigma", "red-herrings", "pad-campaign"]
    assert all(t.corp.can(f"advance {t.corp.id(slug)}") for slug in yes)
    assert not any(t.corp.can(f"advance {t.corp.id(slug)}") for slug in no)


@rule("ADV-2")
def test_an_agenda_in_hand_or_scored_cannot_be_advanced():
    t = table("corp", corp=corp(hq=["nisei-mk-ii"], scored=["hostile-takeover"]))
    assert not any(option.startswith("advance") for option in t.options)


@rule("ADV-3")
@pytest.mark.parametrize("slug", ["hostile-takeover", "project-junebug"])
def test_there_is_no_limit_on_tokens(slug):
    t = table("corp", corp=corp(remote_1=server(root=[rezzed(slug, advancement=30)])))
    t.corp.advances(slug).advances(slug)
    assert t.tokens(slug) == 32


@rule("ADV-4")
def test_placing_a_token_is_not_advancing():
    t = table(
        "corp",
        corp=corp(
            hq=["test-adv-place", "shipment-from-kaguya"],
            remote_1=server(root=["hostile-takeover"]),
            remote_2=server(root=[rezzed("test-adv-watcher")]),
        ),
    )
    t.corp.plays("test-adv-place").picks("hostile-takeover")
    t.corp.plays("shipment-from-kaguya").picks("hostile-takeover").done()
    t.settles()
    assert (t.tokens("hostile-takeover"), t.corp.credits) == (2, 5)
    t.corp.advances("hostile-takeover")
    assert t.corp.credits == 6  # 1 paid, 2 gained for advancing


@rule("ADV-5", "SCORE-1")
def test_tokens_placed_by_effects_count_towards_the_requirement():
    t = table("corp", corp=corp(hq=["test-adv-place"], remote_1=server(root=["hostile-takeover"])))
    t.corp.advances("hostile-takeover")
    assert not t.corp.can(f"score {t.corp.id('hostile-takeover')}")
    t.corp.plays("test-adv-place").picks("hostile-takeover").scores("hostile-takeover")
    assert t.corp.scored == ["hostile-takeover"]


@rule("ADV-6", "SCORE-3", "STEAL-1")
def test_tokens_go_when_the_agenda_is_scored_or_stolen():
    there = server(root=[rezzed("hostile-takeover", advancement=4)])
    t = table("corp", corp=corp(remote_1=there))
    t.corp.takes_credit().scores("hostile-takeover")
    assert (t.where("hostile-takeover"), t.tokens("hostile-takeover")) == ("corp-score", 0)
    t = table(corp=corp(remote_1=server(root=[rezzed("project-junebug"), faceup("nisei-mk-ii", advancement=3)])))
    t.runner.runs("remote-1").accesses("nisei-mk-ii")
    assert (t.where("nisei-mk-ii"), t.tokens("nisei-mk-ii")) == ("runner-score", 0)


@rule("ADV-6")
def test_tokens_go_when_the_card_is_trashed():
    ice = server(ice=[rezzed("ice-wall", advancement=3)])
    t = table(corp=corp(hq_server=ice, hq=["archived-memories"]), runner=runner(grip=["test-adv-wreck"]))
    t.runner.plays("test-adv-wreck")
    assert (t.where("ice-wall"), t.tokens("ice-wall")) == ("archives", 0)


# Scoring


@rule("SCORE-1")
def test_an_agenda_is_scored_with_enough_tokens_and_neither_click_nor_credit():
    t = table("corp", corp=corp(remote_1=server(root=["nisei-mk-ii"]), credits=9, identity=WEYLAND))
    t.state.set_counter(t.card("nisei-mk-ii"), words.ADVANCEMENT, 2)
    t.corp.advances("nisei-mk-ii")
    assert not t.corp.can(f"score {t.corp.id('nisei-mk-ii')}")
    t.corp.advances("nisei-mk-ii")
    clicks, credits = t.corp.clicks, t.corp.credits
    t.corp.scores("nisei-mk-ii")
    assert (t.corp.clicks, t.corp.credits, t.corp.points) == (clicks, credits, 2)


@rule("SCORE-1")
def test_the_requirement_is_the_modified_one():
    there = server(root=["nisei-mk-ii", "sansan-city-grid"])
    t = table("corp", corp=corp(remote_1=there, credits=9))
    t.state.set_counter(t.card("nisei-mk-ii"), words.ADVANCEMENT, 2)
    t.corp.advances("nisei-mk-ii")
    assert not t.corp.can(f"score {t.corp.id('nisei-mk-ii')}")
    t.corp.rezzes("sansan-city-grid")
    assert t.corp.can(f"score {t.corp.id('nisei-mk-ii')}")


@rule("SCORE-1")
def test_only_agendas_can_be_scored_however_many_tokens_they_bear():
    ready = server(root=[rezzed("project-junebug", advancement=9)])
    t = table("corp", corp=corp(remote_1=ready, hq_server=server(ice=[rezzed("ice-wall", advancement=9)])), clicks=1)
    t.corp.takes_credit()
    assert not any(option.startswith("score") for option in t.options)


@rule("SCORE-2")
def test_every_window_of_the_corps_turn_and_none_of_the_runners_allows_scoring():
    there = server(root=[faceup("nisei-mk-ii", advancement=4), "snare"])
    t = table("corp", corp=corp(remote_1=there), begin=True)
    assert moments(t, "nisei-mk-ii") == ["corp-turn/corp_opening_window", "corp-turn/corp_first_window"]
    t.corp.takes_credit()
    assert moments(t, "nisei-mk-ii") == ["corp-turn/corp_window_after"]
    t.corp.takes_credit().takes_credit()
    assert moments(t, "nisei-mk-ii") == ["corp-turn/corp_window_after", "corp-turn/corp_last_window"]
    assert t.asked == ("runner", "action")
    t.runner.takes_credit().takes_credit().takes_credit()
    assert moments(t, "nisei-mk-ii") == []
    t.runner.runs("rd")
    assert moments(t, "nisei-mk-ii") == []
    t.runner.leaves()
    assert moments(t, "nisei-mk-ii") == ["corp-turn/corp_opening_window", "corp-turn/corp_first_window"]


@rule("SCORE-3")
def test_a_scored_agenda_lies_faceup_without_tokens_before_its_text_triggers():
    t = table("corp", corp=corp(remote_1=server(root=["test-score-tokens"]), credits=5, identity=WEYLAND))
    t.state.set_counter(t.card("test-score-tokens"), words.ADVANCEMENT, 4)
    t.corp.takes_credit().scores("test-score-tokens")
    if t.asked == ("corp", "order"):
        t.corp.answers(t.options[0])
    assert t.asked == ("corp", "decide")
    assert (t.where("test-score-tokens"), t.tokens("test-score-tokens")) == ("corp-score", 0)
    assert t.runner.view["corp"]["scored"][0]["card"] == "test-score-tokens"
    assert t.corp.credits == 6  # the tokens were gone when it counted them
    t.corp.says(YES)
    assert t.corp.credits == 10  # AMB-69: but a text may ask how many it had


@rule("SCORE-4")
def test_the_corp_need_not_score_and_may_advance_further():
    t = table("corp", corp=corp(remote_1=server(root=["hostile-takeover"])))
    t.state.set_counter(t.card("hostile-takeover"), words.ADVANCEMENT, 2)
    t.corp.takes_credit().passes().advances("hostile-takeover").passes()
    assert (t.tokens("hostile-takeover"), t.where("hostile-takeover")) == (3, "remote-1/root")
    t.corp.takes_credit().scores("hostile-takeover")
    assert t.corp.points == 1


@rule("SCORE-5")
def test_an_agenda_is_active_in_the_corps_score_area_and_inactive_in_the_runners():
    t = table(corp=corp(scored=["test-score-hand"]), runner=runner(stolen=["test-score-hand"]))
    assert (t.corp.hand_size, t.runner.hand_size) == (6, 5)
    mine, stolen = t.find("test-score-hand")
    assert (mine in t.state.awake, stolen in t.state.awake) == (True, False)


@rule("SCORE-5")
def test_the_ability_of_a_stolen_agenda_can_be_used_by_nobody():
    there = server(ice=["enigma"])
    scored = faceup("nisei-mk-ii", agenda=1)
    t = table(corp=corp(scored=[scored], hq_server=there))
    t.runner.runs("hq")
    assert t.corp.can(f"use {t.corp.id('nisei-mk-ii')} 0")
    t = table(corp=corp(hq_server=there), runner=runner(stolen=[scored]))
    t.runner.runs("hq")
    assert not t.corp.can(f"use {t.corp.id('nisei-mk-ii')} 0")


@rule("SCORE-6")
@pytest.mark.parametrize("slug", ["test-score-add", "test-score-give"])
def test_an_agenda_added_to_a_score_area_was_neither_scored_nor_stolen(slug):
    t = table(
        "corp",
        corp=corp(
            hq=[slug],
            rd=["hedge-fund", "hostile-takeover"],
            remote_1=server(root=[rezzed("test-score-watcher")]),
            credits=0,
        ),
    )
    t.corp.plays(slug)
    assert (t.corp.points + t.runner.points, t.corp.credits, t.corp.bad_publicity) == (1, 0, 0)


@rule("SCORE-6", "SCORE-3")
def test_scoring_does_trigger_what_adding_does_not():
    t = table(
        "corp",
        corp=corp(
            credits=0,
            identity=WEYLAND,
            remote_1=server(root=[rezzed("test-score-watcher")]),
            remote_2=server(root=["hostile-takeover"]),
        ),
    )
    t.state.set_counter(t.card("hostile-takeover"), words.ADVANCEMENT, 2)
    t.corp.takes_credit().scores("hostile-takeover")
    if t.asked == ("corp", "order"):
        t.corp.answers(t.options[0])
    assert (t.corp.credits, t.corp.bad_publicity) == (18, 1)


@rule("SCORE-7")
def test_several_agendas_are_scored_in_one_window_each_resolved_before_the_next():
    t = table(
        "corp",
        corp=corp(
            hq_server=server(ice=["enigma"]),
            remote_1=server(root=["priority-requisition"]),
            remote_2=server(root=["hostile-takeover"]),
        ),
    )
    for slug in ("priority-requisition", "hostile-takeover"):
        t.state.set_counter(t.card(slug), words.ADVANCEMENT, 5)
    t.corp.takes_credit().scores("priority-requisition")
    assert t.asked == ("corp", "decide")
    assert t.options == ["yes", "no"]  # no second score before this one is resolved
    t.corp.says(YES)
    assert t.is_rezzed("enigma")
    assert t.asked == ("corp", "window")
    t.corp.answers(f"score {t.corp.id('hostile-takeover')}")
    assert (t.corp.points, t.corp.clicks) == (4, 2)
