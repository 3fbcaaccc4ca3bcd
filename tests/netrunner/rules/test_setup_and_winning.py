"""Golden rules, components, set-up and winning (GOLD, COMP, SET, WIN)."""

from __future__ import annotations

from collections import Counter
from importlib import resources

import pytest

from jackin import netrunner
from jackin.kernel.frame import Frame
from jackin.kernel.machine import answer
from jackin.kernel.rng import Dice
from jackin.netrunner import GAME, words
from jackin.netrunner.catalog import CARDS, find
from jackin.netrunner.dsl import card, click, gain, new_card, paid, place, tag
from jackin.netrunner.dsl.hurts import bad_publicity
from jackin.netrunner.dsl.text import sequence
from jackin.netrunner.game import BadSetup
from jackin.netrunner.rules import faces
from jackin.netrunner.rules.abilities import Effect, Hook
from jackin.netrunner.rules.queries import score
from jackin.netrunner.state import State
from tests.netrunner.scenario import Table, corp, faceup, rezzed, runner, server, table, unrezzed
from tests.rule import rule

CORE = [card for card in CARDS if card.set == "core"]


class Convert(Effect):
    """Add this card to your score area as an agenda."""

    def __init__(self, points: int) -> None:
        super().__init__()
        self.points = points

    def do(self, s: State, f: Frame) -> None:
        faces.convert(s, f.card, f.seat, self.points)


new_card("test-famous", side="runner", type="event", cost=0)
card("test-famous", play=[Convert(1), gain(5)])

new_card("test-infamous", side="runner", type="event", cost=0)
card("test-infamous", play=Convert(-1))

new_card("test-bottomless", side="runner", type="resource", cost=0)
card(
    "test-bottomless",
    paid=[paid([click(1)], gain(5000), place(400, words.VIRUS), place(300, words.POWER), place(200, words.CREDIT))],
)

new_card("test-hammer", side="corp", type="operation", cost=0)
card("test-hammer", play=[tag(150), bad_publicity(90)])

new_card("test-early-bird", side="runner", type="identity", link=0, min_deck=45, max_influence=15)
card("test-early-bird", when=[Hook(words.GAME_BEGINS, sequence((gain(3),)))])


def game(corp: str = "jinteki", runner: str = "shaper", seed: int = 1) -> Table:
    return Table(GAME.new(netrunner.setup(corp, runner), seed))


def game_with(corp: dict[str, int], runner: dict[str, int], identity: str = "jinteki-personal-evolution") -> Table:
    """A real game with decks of these cards only."""
    setup = netrunner.setup(
        {"identity": identity, "cards": corp},
        {"identity": "kate-mac-mccaffrey-digital-tinker", "cards": runner},
    )
    t = Table(GAME.new(setup, 3))
    if t.winner is None:
        t.corp.answers("keep")
        t.runner.answers("keep")
    return t


# Golden rules


@rule("GOLD-1")
def test_card_text_beats_the_rule_that_clicks_buy_actions_only():
    t = table(
        runner=runner(),
        corp=corp(hq_server=server(ice=[rezzed("viktor-1-0")]), rd_server=server(ice=[rezzed("enigma")])),
    )
    t.runner.runs("rd")
    assert t.asked == ("runner", "action")  # nothing to do about Enigma
    assert t.runner.clicks == 2
    t.runner.runs("hq").uses("viktor-1-0").answers("subroutine 0")
    assert (t.runner.clicks, t.runner.brain) == (0, 0)


@rule("GOLD-1")
def test_demolition_run_trashes_a_card_without_trash_cost():
    t = table(runner=runner(grip=["demolition-run"]), corp=corp(hq=["hedge-fund"]))
    t.runner.plays("demolition-run").answers("run hq")
    t.settles()
    assert t.options == [f"trash-by {t.runner.id('demolition-run')}", "leave"]
    t.runner.answers(t.options[0])
    assert t.corp.pile == ["hedge-fund"]


@rule("GOLD-4")
def test_the_controller_of_a_card_decides_for_it():
    t = table(runner=runner(rig=["corroder", "datasucker"]), corp=corp(hq_server=server(ice=[rezzed("rototurret")])))
    t.runner.runs("hq")
    t.settles()
    assert t.asked == ("corp", "pick")
    t.corp.picks("datasucker")
    assert t.runner.pile == ["datasucker"]


@rule("GOLD-4")
def test_a_text_that_names_a_player_lets_that_player_decide():
    t = table(runner=runner(), corp=corp(hq_server=server(ice=[rezzed("data-raven")])))
    t.runner.runs("hq")
    assert t.asked == ("runner", "decide")
    assert t.options == ["take-1-tag", "end-the-run"]


@rule("GOLD-4")
def test_the_runner_chooses_for_an_event_and_the_corp_only_what_the_text_leaves_it():
    ice = server(ice=["ice-wall", "enigma"])
    t = table(runner=runner(grip=["forged-activation-orders"]), corp=corp(hq_server=ice))
    t.runner.plays("forged-activation-orders")
    assert t.asked == ("runner", "pick")
    t.runner.picks("enigma")
    assert t.asked == ("corp", "decide")


@rule("GOLD-5")
def test_restrictions_on_cards_bind_both_players():
    here = corp(hq=["scorched-earth", "research-station"], credits=9, hq_server=server(ice=["ice-wall"]))
    t = table("corp", corp=here, runner=runner(grip=["parasite"], rig=["lemuria-codecracker", "cyberfeeder"]))
    assert not t.corp.can("play scorched-earth")
    t.corp.does("install research-station")
    assert t.options == ["at hq"]
    t.corp.answers("at hq")
    t.ends_turn()
    assert not t.runner.can("install parasite")
    assert not t.runner.can(f"use {t.runner.id('lemuria-codecracker')} 0")
    t.state.tags = 1
    assert t.runner.why_not("parasite") == ["why-no-host"]


@rule("GOLD-5")
def test_credits_kept_for_one_purpose_pay_for_nothing_else():
    rig = [faceup("cyberfeeder", credit=1), faceup("corroder")]
    t = table(runner=runner(grip=["easy-mark", "armitage-codebusting", "datasucker"], rig=rig, credits=0))
    assert t.runner.can("install datasucker")
    assert not t.runner.can("install armitage-codebusting")
    news = corp(identity="nbn-making-news", hq=["closed-accounts"], credits=0)
    t = table("corp", corp=news, runner=runner(tags=1))
    assert t.counter("nbn-making-news", "credit") == 2
    assert not t.corp.can("play closed-accounts")


# Components


@rule("COMP-1")
def test_corp_and_runner_have_their_own_zones_and_actions():
    t = table("corp", corp=corp(hq=["hostile-takeover"], remote_1=server(root=["nisei-mk-ii"])))
    verbs = {value.split()[0] for value in t.options}
    assert verbs == {"credit", "draw", "install", "advance", "purge"}
    t.ends_turn()
    assert {value.split()[0] for value in t.options} == {"credit", "draw", "run"}
    view = t.runner.view
    assert set(view["corp"]) - set(view["runner"]) == {
        "bad_publicity",
        "archives",
        "archives_facedown",
        "archives_known",
    }
    assert {"rig", "heap", "tags", "link", "memory", "brain_damage"} <= set(view["runner"]) - set(view["corp"])


@rule("COMP-2", "COMP-3")
def test_each_side_has_its_own_card_types_and_no_deck_mixes_them():
    kinds = {side: {words.TYPES[c.type] for c in CORE if c.side == side} for side in (words.CORP, words.RUNNER)}
    assert kinds[words.CORP] == {"identity", "agenda", "asset", "upgrade", "ice", "operation"}
    assert kinds[words.RUNNER] == {"identity", "event", "hardware", "program", "resource"}
    with pytest.raises(BadSetup, match="corp: 'diesel' does not belong in this deck"):
        game_with({"diesel": 1}, {})
    with pytest.raises(BadSetup, match="runner: 'hedge-fund' does not belong in this deck"):
        game_with({}, {"hedge-fund": 1})


@rule("COMP-4", "SET-2")
def test_the_bank_never_runs_out():
    t = table(runner=runner(rig=["test-bottomless"]), corp=corp(hq=["test-hammer"]))
    t.runner.uses("test-bottomless").uses("test-bottomless")
    assert t.runner.credits == 5 + 2 * 5000
    assert [t.counter("test-bottomless", kind) for kind in ("virus", "power", "credit")] == [800, 600, 400]
    t.ends_turn()
    t.corp.plays("test-hammer")
    assert (t.runner.tags, t.corp.bad_publicity) == (150, 90)


@rule("COMP-5")
def test_corp_cards_carry_the_printed_fields_of_their_type():
    grid = find("sansan-city-grid")
    assert (grid.faction, grid.influence, grid.cost, grid.trash_cost) == ("nbn", 3, 6, 5)
    assert (words.TYPES[grid.type], grid.subtype_names, grid.unique) == ("upgrade", ["region"], False)
    assert find("akitaro-watanabe").unique
    wall = find("hadrians-wall")
    assert (wall.cost, wall.strength, wall.influence) == (10, 7, 3)
    agenda = find("priority-requisition")
    assert (agenda.requirement, agenda.points) == (5, 3)
    assert find("scorched-earth").cost == 3
    identity = find("jinteki-personal-evolution")
    assert (identity.min_deck, identity.max_influence) == (45, 15)
    for c in CORE:
        if c.side == words.CORP:
            assert (c.requirement > 0 and c.points > 0) == (c.type == words.AGENDA_TYPE)
            assert (c.trash_cost >= 0) == (c.type in (words.ASSET_TYPE, words.UPGRADE_TYPE))
            assert (c.min_deck > 0 and c.max_influence > 0) == (c.type == words.IDENTITY)


@rule("COMP-6")
def test_runner_cards_carry_the_printed_fields_of_their_type():
    ram = find("battering-ram")
    assert (ram.cost, ram.strength, ram.memory, ram.influence) == (5, 3, 2, 2)
    assert ram.subtype_names == ["icebreaker", "fracter"]
    assert find("kate-mac-mccaffrey-digital-tinker").link == 1
    assert find("noise-hacker-extraordinaire").link == 0
    assert find("desperado").unique
    assert (find("sure-gamble").cost, find("armitage-codebusting").cost) == (5, 1)
    for c in CORE:
        if c.side == words.RUNNER:
            assert (c.memory > 0) == (c.type == words.PROGRAM_TYPE)
            assert (c.min_deck > 0) == (c.type == words.IDENTITY)
            assert c.trash_cost == -1
            assert c.points == 0


@rule("COMP-5", "COMP-6")
def test_every_card_has_a_title_in_the_catalogue():
    text = resources.files("jackin").joinpath("locale/en/cards.ftl").read_text("utf-8")
    titles = {line.split(" = ")[0] for line in text.splitlines() if line.startswith("card-")}
    assert {f"card-{c.slug}" for c in CORE} <= titles
    assert "card-jinteki-personal-evolution = Jinteki: Personal Evolution\n" in text


@rule("COMP-7")
def test_the_core_set_is_numbered_by_faction():
    ranges = {
        "anarch": (1, 16),
        "criminal": (17, 32),
        "shaper": (33, 48),
        "neutral-runner": (49, 53),
        "haas-bioroid": (54, 66),
        "jinteki": (67, 79),
        "nbn": (80, 92),
        "weyland": (93, 105),
        "neutral-corp": (106, 113),
    }
    numbers: dict[str, list[int]] = {faction: [] for faction in ranges}
    for c in CORE:
        numbers[c.faction].append(int(c.code) - 1000)
    for faction, (first, last) in ranges.items():
        assert numbers[faction] == list(range(first, last + 1))
    boxed = Counter[int]()
    for c in CORE:
        boxed[c.side] += c.quantity
    assert boxed == {words.CORP: 134, words.RUNNER: 114}


# Set-up


@rule("SET-1")
def test_both_identities_lie_faceup_and_active_beside_their_own_decks():
    t = game("nbn", "criminal")
    for player, identity in ((t.corp, "nbn-making-news"), (t.runner, "gabriel-santiago-consummate-professional")):
        for seat in ("corp", "runner"):
            view = getattr(t, seat).view[words.SIDES[player.seat]]
            assert (view["identity"]["card"], view["identity"]["faceup"]) == (identity, True)
        assert t.is_active(identity)
        assert all(find(slug).side == player.seat for slug in player.hand + player.deck)
    with pytest.raises(BadSetup, match="is no corp identity"):
        game_with({}, {}, identity="noise-hacker-extraordinaire")


@rule("SET-1")
def test_game_begins_texts_resolve_before_the_first_hands_are_drawn():
    setup = netrunner.setup("jinteki", {"identity": "test-early-bird", "cards": {"sure-gamble": 20}})
    t = Table(GAME.new(setup, 1))
    assert t.runner.credits == 8
    assert t.log("runner").index("gains") < t.log("runner").index("draws")


@rule("SET-3", "SET-5", "SET-9", "SET-2")
def test_a_game_begins_with_five_credits_five_cards_and_nothing_else():
    t = game("jinteki", "shaper")
    assert (t.corp.credits, t.runner.credits) == (5, 5)
    assert (len(t.corp.hand), len(t.runner.hand)) == (5, 5)
    assert (t.corp.hand_size, t.runner.hand_size) == (5, 5)
    assert t.runner.memory == (0, 4)
    assert t.runner.link == 1  # Kate's base link
    assert game("jinteki", "anarch").runner.link == 0
    assert (t.runner.tags, t.runner.brain, t.corp.bad_publicity) == (0, 0, 0)
    assert (t.corp.points, t.runner.points) == (0, 0)
    assert [shown["name"] for shown in t.runner.view["servers"]] == ["hq", "rd", "archives"]
    assert t.state.counters == {}


@rule("SET-4")
def test_every_game_shuffles_both_decks():
    games = [game(seed=seed) for seed in range(12)]
    for deck in ("corp", "runner"):
        orders = {tuple(getattr(t, deck).deck + getattr(t, deck).hand) for t in games}
        tops = {getattr(t, deck).deck[-1] for t in games}
        assert len(orders) == len(games)
        assert len(tops) > 4
        assert len({tuple(sorted(order)) for order in orders}) == 1
    assert game(seed=5).corp.deck == game(seed=5).corp.deck


@rule("SET-6")
@pytest.mark.parametrize("seat", ["corp", "runner"])
def test_a_mulligan_shuffles_the_hand_back_and_must_be_kept(seat):
    buried = 0
    for seed in range(8):
        t = game(seed=seed)
        if seat == "runner":
            t.corp.answers("keep")
        player = getattr(t, seat)
        zone = words.HAND[player.seat]
        first, everything = t.state.zones[zone], sorted(player.hand + player.deck)
        assert t.asked == (seat, "mulligan")
        assert t.options == ["keep", "mulligan"]
        player.answers("mulligan")
        assert t.asked != (seat, "mulligan")
        assert len(t.state.zones[zone]) == 5
        assert sorted(player.hand + player.deck) == everything
        assert t.state.zones[zone] != first
        deck = t.state.zones[words.DECK[player.seat]]
        buried += any(card in deck[5:-5] for card in first)
    assert buried == 8  # the old hand lies anywhere in the deck, not on its top or bottom


@rule("SET-6")
def test_a_kept_hand_stays_as_it_was():
    t = game()
    before = t.corp.hand
    t.corp.answers("keep")
    assert t.corp.hand == before


@rule("SET-6", "SET-7")
def test_the_runner_decides_after_the_corp_and_knows_what_it_did():
    for choice, line in (("keep", "keeps"), ("mulligan", "mulligans")):
        t = game()
        assert t.asked == ("corp", "mulligan")
        assert t.runner.view["ask"] == {"seat": "corp"}
        t.corp.answers(choice)
        assert t.asked == ("runner", "mulligan")
        assert t.says(line, "runner")[-1]["seat"] == "corp"


@rule("SET-6")
def test_nobody_learns_a_card_from_a_mulligan():
    t = game()
    t.corp.answers("mulligan")
    t.runner.answers("mulligan")
    assert t.runner.view["corp"]["hand"] == []
    assert t.corp.view["runner"]["hand"] == []
    assert all(t.state.knows[card] == 0 for deck in words.DECK for card in t.state.zones[deck])


@rule("SET-8")
def test_decks_lie_facedown_and_nobody_sees_more_than_their_size():
    t = game()
    for seat in (words.CORP, words.RUNNER):
        view = GAME.view(t.state, seat)
        assert (view["corp"]["deck_count"], view["runner"]["deck_count"]) == (len(t.corp.deck), len(t.runner.deck))
        assert "deck" not in view["corp"]
        assert all(not t.state.faceup[card] for card in t.state.zones[words.DECK[seat]])
        top = t.state.fork()
        for zone in words.DECK:
            top.zones[zone] = tuple(reversed(top.zones[zone]))
        assert GAME.view(top, seat) == view


@rule("SET-10")
def test_the_corp_takes_the_first_turn():
    t = game()
    t.corp.answers("keep")
    t.runner.answers("keep")
    t.settles()
    assert (t.state.active, t.state.turn) == (words.CORP, 1)
    assert t.asked == ("corp", "action")
    assert len(t.corp.hand) == 6


# Winning


@rule("WIN-1")
def test_the_corp_wins_at_once_with_its_seventh_point():
    ripe = server(root=[unrezzed("accelerated-beta-test", advancement=3)])
    t = table("corp", corp=corp(scored=["priority-requisition", "nisei-mk-ii"], remote_1=ripe))
    t.corp.takes_credit()
    assert (t.winner, t.corp.points) == (None, 5)
    t.corp.scores("accelerated-beta-test")
    assert (t.winner, t.reason, t.corp.points) == ("corp", "agendas", 7)
    assert t.ask is None  # not even the agenda's own "when you score"


@rule("WIN-1")
def test_the_runner_wins_at_once_with_the_seventh_point():
    t = table(runner=runner(stolen=["priority-requisition"] * 2), corp=corp(hq=["breaking-news"]))
    assert t.ask is not None
    t.runner.runs("hq")
    t.settles()
    assert (t.winner, t.reason, t.runner.points) == ("runner", "agendas", 7)


@rule("WIN-1", "WIN-4")
def test_points_of_any_origin_win_in_the_middle_of_an_event():
    t = table(runner=runner(grip=["test-famous"], stolen=["priority-requisition"] * 2))
    t.runner.plays("test-famous")
    assert (t.winner, t.reason) == ("runner", "agendas")
    assert t.runner.credits == 5  # its second instruction never comes


@rule("WIN-1")
def test_no_decision_is_ever_asked_of_a_player_with_seven_points():
    reasons = Counter[str]()
    for seed in range(24):
        corp, runner = ["haas-bioroid", "jinteki", "nbn", "weyland"][seed % 4], ["anarch", "criminal"][seed % 2]
        s = GAME.new(netrunner.setup(corp, runner, quiet=True), seed)
        dice = Dice(seed)
        while s.ask is not None:
            assert max(score(s, seat) for seat in (words.CORP, words.RUNNER)) < 7
            answer(s, s.ask.options[dice.below(len(s.ask.options))])
        reasons[s.reason] += 1
        assert (s.reason == "agendas") == (max(score(s, seat) for seat in (words.CORP, words.RUNNER)) >= 7)
        if s.reason == "agendas":
            assert score(s, s.winner) >= 7
    assert reasons["agendas"] > 0


@rule("WIN-2")
def test_a_flatlined_runner_loses_to_the_corp():
    t = table("corp", corp=corp(hq=["scorched-earth"]), runner=runner(grip=["diesel"] * 3, tags=1))
    t.corp.plays("scorched-earth")
    assert (t.winner, t.reason) == ("corp", "flatline")
    t = table("corp", corp=corp(hq=["scorched-earth"]), runner=runner(grip=["diesel"] * 4, tags=1))
    t.corp.plays("scorched-earth")
    assert t.winner is None


@rule("WIN-3")
def test_a_mandatory_draw_from_an_empty_rd_loses_a_real_game():
    t = game_with({"hedge-fund": 6}, {"sure-gamble": 20})
    t.settles()
    assert (t.winner, t.corp.deck) == (None, [])
    t.ends_turn()
    t.ends_turn()
    assert (t.winner, t.reason) == ("runner", "decked")
    assert t.state.turn == 3


@rule("WIN-3")
def test_a_draw_by_card_text_loses_as_well():
    t = table("corp", corp=corp(hq=["anonymous-tip"], rd=["hedge-fund", "ice-wall"]))
    t.corp.plays("anonymous-tip")
    assert (t.winner, t.reason) == ("runner", "decked")
    assert t.corp.hand == ["ice-wall", "hedge-fund"]
    t = table("corp", corp=corp(hq=["anonymous-tip"], rd=["hedge-fund"] * 3))
    t.corp.plays("anonymous-tip")
    assert t.winner is None


@rule("WIN-3")
def test_a_corp_that_only_draws_decks_itself_in_a_real_game():
    t = game()
    while t.ask is not None:
        wanted = "draw" if t.corp.can("draw") else "credit"
        answer(t.state, wanted if wanted in t.options else t.options[-1])
    assert (t.winner, t.reason) == ("runner", "decked")
    assert t.corp.deck == []


@rule("WIN-4")
def test_the_score_adds_up_agendas_and_converted_cards():
    t = table(runner=runner(grip=["test-famous", "test-infamous"], stolen=["nisei-mk-ii", "breaking-news"]))
    assert t.runner.points == 3
    t.runner.plays("test-famous")
    assert t.runner.points == 4
    assert t.runner.credits == 10
    t.runner.plays("test-infamous")
    assert t.runner.points == 3
    assert t.runner.scored == ["nisei-mk-ii", "breaking-news", "test-famous", "test-infamous"]
    assert t.runner.pile == []
    assert t.corp.view["runner"]["points"] == 3


@rule("WIN-5")
def test_the_winning_steal_ends_the_accesses_of_a_real_game():
    t = game_with({"private-security-force": 49}, {"the-makers-eye": 45}, "nbn-making-news")
    t.ends_turn()
    t.runner.plays("the-makers-eye")
    t.settles()
    assert (t.runner.points, t.winner) == (6, None)
    t.runner.plays("the-makers-eye")
    t.settles()
    assert (t.winner, t.runner.points) == ("runner", 8)
    assert len(t.says("accesses", "runner")) == 4
    assert t.run.left == 2


@rule("WIN-6")
def test_the_seventh_point_comes_before_what_the_steal_triggers():
    t = table(
        runner=runner(stolen=["nisei-mk-ii", "priority-requisition"]),
        corp=corp(identity="jinteki-personal-evolution", hq=["private-security-force"]),
    )
    t.runner.runs("hq")
    t.settles()
    assert (t.winner, t.reason) == ("runner", "agendas")


@rule("WIN-6")
def test_personal_evolution_is_too_late_in_a_real_game():
    t = game_with({"private-security-force": 49}, {"sure-gamble": 45})
    t.ends_turn()
    for _ in range(3):
        t.runner.runs("rd")
        t.settles()
    assert len(t.says("suffers-net", "runner")) == 3
    t.runner.runs("rd")
    t.settles()
    assert (t.winner, t.reason, t.runner.points) == ("runner", "agendas", 8)
    assert len(t.says("suffers-net", "runner")) == 3


@rule("WIN-7")
def test_the_runner_goes_on_with_an_empty_stack():
    t = table(runner=runner(grip=["diesel"], stack=["sure-gamble"]))
    t.runner.plays("diesel")
    assert (t.winner, t.runner.hand, t.runner.deck) == (None, ["sure-gamble"], [])
    assert not t.runner.can("draw")
    t = table("runner", runner=runner(rig=["wyldside"], stack=[]), begin=True)
    t.settles()
    assert t.asked == ("runner", "action")
    assert (t.runner.hand, t.runner.clicks) == ([], 3)
