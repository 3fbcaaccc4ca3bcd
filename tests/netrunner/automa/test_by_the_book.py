"""What the booklet says in so many words: choices of the human, and words that are easily dropped."""

from __future__ import annotations

import pytest

from jackin.kernel.machine import advance
from jackin.netrunner import GAME, setup
from jackin.netrunner.automa.pack import builtin
from jackin.netrunner.automa.table import BadAutoma, read_automa
from jackin.netrunner.shown.log import lines
from jackin.netrunner.words import HQ_CARDS, RUNNER
from jackin.rulebook import rules
from tests.netrunner.automa.corp_kit import FAILS, automa, ends_turn, side, the
from tests.netrunner.automa.runner_kit import runs_in, solo
from tests.netrunner.scenario import corp, runner, server, unrezzed
from tests.rule import rule

RESOURCE = {"do": "install_resource", "at": "remote:1"}


# "Tras instalar la 3a carta (no mejora)"


@rule("CA-38", "CA-39")
def test_an_upgrade_pushes_nothing_out():
    t = automa(RESOURCE, corp=side(remote_1=server(root=["test-agenda-3", "test-asset-2"])), re=["test-upgrade-2"])
    assert t.zone("remote-1/root") == ["test-agenda-3", "test-asset-2", "test-upgrade-2"]
    assert t.corp.scored == []


@rule("CA-38", "CA-39", "OR-20")
def test_a_third_card_pushes_out_the_first_and_leaves_a_facedown_upgrade_alone():
    root = ["test-asset-4", "test-asset-2", "test-upgrade-2"]
    t = automa(RESOURCE, corp=side(remote_1=server(root=root)), re=["test-asset-0"])
    assert t.zone("remote-1/root") == ["test-asset-2", "test-upgrade-2", "test-asset-0"]
    assert t.corp.pile == ["test-asset-4"]


@rule("CA-38", "OR-20")
def test_a_remote_never_holds_three_cards_that_are_no_upgrades():
    root = ["test-upgrade-2", "test-asset-4", "test-asset-2"]
    t = automa(RESOURCE, corp=side(remote_1=server(root=root)), re=["test-asset-0"])
    assert t.zone("remote-1/root") == ["test-asset-2", "test-asset-0"]
    assert sorted(t.corp.pile) == ["test-asset-4", "test-upgrade-2"]


# "instálala en el remoto indicado"


@rule("CA-37", "CA-58")
@pytest.mark.parametrize(
    ("at", "zone"), [("-H", "remote-2/root"), ("+H", "remote-1/root"), ("-H@any", "remote-2/root")]
)
def test_the_server_with_least_ice_is_a_remote_when_a_resource_is_meant(at, zone):
    servers = side(remote_1=server(ice=["ice-wall"], root=["test-asset-4"]), remote_2=server(root=["test-asset-7"]))
    t = automa({"do": "install_resource", "at": at}, corp=servers, re=["test-asset-0"])
    assert t.where("test-asset-0") == zone


@rule("CA-31", "CA-58")
def test_an_order_to_advance_means_a_remote():
    servers = side(credits=3, hq_server=server(ice=["ice-wall"]), remote_1=server(root=["test-asset-4"]))
    t = automa({"do": "advance", "at": "-H"}, corp=servers)
    assert t.tokens("test-asset-4") == 1


# "pásala a ARCHIVOS boca arriba ... van al mazo ICE en su lugar"


@rule("CA-26", "OR-11")
@pytest.mark.parametrize(
    ("oldest", "key"), [("ice-wall", "automa-routes-ice"), ("test-tip", "automa-routes-operation")]
)
def test_what_leaves_hq_is_shown_before_it_is_shuffled_into_its_pile(oldest, key):
    hand = [oldest, *["test-asset-0"] * 4]
    t = automa({"do": "refill"}, corp=side(hq=hand, rd=["test-asset-2"]))
    told = [line.args["card"] for line in lines(t.state, RUNNER) if line.key == key]
    assert told == [oldest]
    assert not t.state.knows[t.card(oldest)]


# "cuando una carta del autómata indique ejecutar una incursión, podrá referirse a ella mediante su color"


@rule("RA-17", "RA-22")
def test_a_row_may_lead_to_another_run_by_its_colour():
    red = {"do": "run", "colour": "red", "link": 0, "trash": 0, "rows": [
        {"if": {"credits_lt": 3}, "then": {"do": "run", "use": "blue"}, "go": ["central", "hq"]},
    ]}  # fmt: skip
    blue = {"do": "run", "colour": "blue", "link": 4, "trash": 5, "rows": [{"go": ["central", "rd"]}]}
    cards = corp(rd=["hedge-fund"] * 9)
    t = solo([red, blue], corp=cards, runner=runner(credits=2), have=1)
    assert runs_in(t) == ["rd"]
    assert (the(t).link, the(t).trash) == (4, 5)


@rule("RA-22", "OR-41")
def test_a_run_that_a_row_leads_to_and_that_finds_no_target_leads_to_the_next_row():
    red = {"do": "run", "colour": "red", "link": 0, "trash": 0, "rows": [
        {"if": {"credits_lt": 3}, "then": {"do": "run", "use": "blue"}},
        {"go": ["central", "rd"]},
    ]}  # fmt: skip
    blue = {"do": "run", "colour": "blue", "link": 0, "trash": 0, "rows": [{"go": ["remote", "+R"]}]}
    t = solo([red, blue], corp=corp(rd=["hedge-fund"] * 9), runner=runner(credits=2), have=1)
    assert runs_in(t) == ["rd"]


# No game without an end


@rule("OR-51")
@pytest.mark.parametrize(("turn", "hq"), [(19, 1), (20, 2)])
def test_from_the_twentieth_turn_on_the_corp_draws_as_the_base_game_has_it(turn, hq):
    cards = side(hq=["test-asset-0"], rd=["test-asset-2"] * 3)
    t = automa([FAILS] * 3, corp=cards, begin=True, play=False)
    t.state.turn = 2 * (turn - 1)
    advance(t.state)
    assert len(t.state.zones[HQ_CARDS]) == hq


@rule("OR-14", "OR-51")
@pytest.mark.parametrize("level", ["easy", "standard"])
def test_a_corp_with_empty_piles_that_advances_what_everybody_knows_still_comes_to_an_end(level):
    remote = server(root=[unrezzed("project-junebug", advancement=4)])
    hq = ["test-asset-0", "test-agenda-5", "test-upgrade-2", "ice-wall", "test-tip"]
    cards = side(hq=hq, rd=["test-agenda-5", "test-asset-2", "test-agenda-3"], remote_1=remote)
    t = automa([{"do": "advance", "at": "+A"}] * 3, corp=cards, level=level)
    while not t.state.over and t.state.turn < 2 * 60:
        ends_turn(t)
    assert (t.state.over, t.state.reason) == (True, "decked")


# "selecciona una carta de comportamiento entre las 4", "no dudes en aplicarla", "mejorar economía"


@rule("CA-13", "CA-14", "CA-62", "OR-32")
def test_every_choice_the_book_gives_is_in_the_setup_and_seen_by_the_table():
    chosen = {"pack": "exa", "level": "hard", "behaviour": "exa-fortify", "improved_economy": True}
    wanted = {"corp": {**chosen, "params": {"human_override": True}}}
    position = GAME.new(setup("nbn", "shaper", automa=wanted), 3)
    shown = GAME.view(position, RUNNER)["automa"]
    assert (shown["level"], shown["behaviour"]) == ("hard", "exa-fortify")
    assert (shown["improved_economy"], shown["human_override"]) == (True, True)


@rule("CA-13")
@pytest.mark.parametrize(
    "wrong",
    [
        {"runner": {"pack": "runner", "improved_economy": True}},
        {"corp": {"pack": "dash", "improved_economy": 12}},
        {"corp": {"pack": "dash", "behaviour": "exa-hunt"}},
        {"runner": {"pack": "runner", "params": {"human_override": True}}},
    ],
)
def test_a_choice_that_the_automa_does_not_have_is_refused(wrong):
    with pytest.raises(BadAutoma):
        read_automa(wrong)


# What is ours says so


def test_every_rule_without_a_source_in_the_booklet_is_marked_as_ours():
    book = rules("automa")
    ours = [*[f"CA-{n}" for n in range(68, 82)], "RA-32", *[f"RA-{n}" for n in range(41, 56)]]
    assert [id for id in ours if not book[id].startswith("*Ours.* ")] == []
    assert all(not text.startswith("*Ours.*") for id, text in book.items() if id not in ours)


# Words of our own that printed cards could have


@rule("CA-31", "OR-52")
def test_a_click_may_advance_more_than_once_until_the_card_is_revealed():
    remote = server(root=[unrezzed("test-agenda-3", advancement=1)])
    t = automa({"do": "advance", "at": "+A", "n": 3}, corp=side(credits=9, remote_1=remote))
    assert (t.tokens("test-agenda-3"), t.corp.credits) == (4, 6)
    remote = server(root=[unrezzed("test-agenda-3", advancement=4)])
    t = automa({"do": "advance", "at": "+A", "n": 3}, corp=side(credits=9, remote_1=remote))
    assert (t.corp.scored, t.corp.credits) == (["test-agenda-3"], 10)
    t = automa({"do": "advance", "at": "+A", "n": 3}, corp=side(credits=2, remote_1=server(root=["test-asset-4"])))
    assert (t.tokens("test-asset-4"), t.corp.credits) == (2, 0)


@rule("RA-36", "RA-49")
def test_an_ability_that_pays_more_comes_before_a_single_credit():
    t = solo([{"do": "credit"}], runner=runner(credits=1, rig=["magnum-opus"]), have=1)
    assert t.runner.credits == 3


@rule("RA-49", "RA-53")
def test_a_card_may_order_a_run_by_an_ability():
    click = {"do": "run_ability", "else": {"do": "credit"}}
    t = solo([click], corp=corp(hq=["priority-requisition"]), runner=runner(rig=["sneakdoor-beta"]), have=1)
    assert runs_in(t) == ["archives"]
    assert runs_in(solo([click], corp=corp(hq=["hedge-fund"]), runner=runner(rig=["sneakdoor-beta"]), have=1)) == []


@rule("CA-15", "OR-53")
def test_some_cards_are_in_the_deck_on_some_levels_only():
    pack = builtin("dash")
    levels = ("easy", "standard", "hard")
    decks = {level: [pack.cards[n].id for n in pack.deck(level, ["nbn", "shaper"])] for level in levels}
    assert "dash-retro" in {*decks["easy"]} - {*decks["standard"]}
    assert "dash-premiere" in {*decks["hard"]} - {*decks["standard"]}
    for level, deck in decks.items():
        position = GAME.new(setup("nbn", "shaper", automa={"corp": {"pack": "dash", "level": level}}), 1)
        assert GAME.view(position, RUNNER)["automa"]["cards_left"] == len(deck)


@rule("OR-54")
@pytest.mark.parametrize("deck", ["haas-bioroid", "jinteki", "nbn", "weyland"])
def test_some_cards_are_in_the_deck_of_some_factions_only(deck):
    pack = builtin("dash")
    position = GAME.new(setup(deck, "shaper", automa={"corp": {"pack": "dash"}}), 1)
    own = [card for card in pack.cards if card.fits("standard", [deck, "shaper"])]
    assert any(card not in own for card in pack.cards if card.factions)
    assert GAME.view(position, RUNNER)["automa"]["cards_left"] == sum(card.copies for card in own)


@rule("CA-73")
def test_an_upgrade_that_always_works_is_rezzed_while_money_can_be_spared():
    corp_side = side(credits=12, remote_1=server(root=["sansan-city-grid"]))
    t = automa([FAILS] * 3, corp=corp_side, turn="runner")
    assert ends_turn(t).is_rezzed("sansan-city-grid")
