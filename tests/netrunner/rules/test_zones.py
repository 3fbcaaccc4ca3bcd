"""Where cards can be, and what that means for them (ZONE)."""

from __future__ import annotations

import pytest

from jackin.kernel.frame import Frame
from jackin.netrunner import words
from jackin.netrunner.dsl import AGENDA, ANYTHING, card, new_card, run, take_back
from jackin.netrunner.dsl.filters import ICE
from jackin.netrunner.dsl.runs import access_more
from jackin.netrunner.flows.pick import Picking, all_installed
from jackin.netrunner.rules import faces, moves
from jackin.netrunner.state import State
from tests.netrunner.scenario import (
    Table,
    corp,
    faceup,
    hosted,
    rezzed,
    runner,
    server,
    table,
    unrezzed,
)  # fmt: skip
from tests.rule import rule


class SwapIce(Picking):
    """Swap two pieces of installed ice."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return all_installed(s, ICE, f)

    def fewest(self, s: State, f: Frame) -> int:
        return 2

    def most(self, s: State, f: Frame) -> int:
        return 2

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        faces.swap(s, cards[0], cards[1])


new_card("test-rewiring", side="corp", type="operation", cost=0)
card("test-rewiring", play=SwapIce())

new_card("test-burglary", side="runner", type="event", cost=0)
card("test-burglary", play=run(words.HQ, if_successful=access_more(9)))

new_card("test-salvage", side="corp", type="operation", cost=0)
card("test-salvage", play=take_back(AGENDA))

new_card("test-scavenge", side="runner", type="event", cost=0)
card("test-scavenge", play=take_back(ANYTHING))


def steps_until_aside(t: Table) -> None:
    """Take the engine's own steps one by one until a card is set aside."""
    s = t.state
    assert s.ask is not None
    s.got = s.ask.options[0]
    while not s.zones[words.ASIDE]:
        f = s.stack[-1]
        f.at += 1
        f.flow.steps[f.at - 1](s, f)


def servers(t: Table) -> list[str]:
    return [shown["name"] for shown in t.runner.view["servers"]]


def destinations(t: Table, slug: str) -> list[str]:
    fork = t.fork()
    fork.corp.does(f"install {slug}")
    return [value.removeprefix("at ") for value in fork.options]


@rule("ZONE-1")
def test_each_player_has_a_pool_an_identity_a_score_area_and_a_click_tracker():
    t = table(corp=corp(credits=3, scored=["breaking-news"]), runner=runner(credits=8, stolen=["nisei-mk-ii"]))
    t.runner.takes_credit()
    for view in (t.corp.view, t.runner.view):
        assert [view[side]["credits"] for side in words.SIDES] == [3, 9]
        assert [view[side]["clicks"] for side in words.SIDES] == [0, 3]
        assert [view[side]["scored"][0]["card"] for side in words.SIDES] == ["breaking-news", "nisei-mk-ii"]
        assert [view[side]["identity"]["card"].split("-")[0] for side in words.SIDES] == ["haas", "gabriel"]


@rule("ZONE-2")
def test_hq_is_the_corps_hand_and_also_a_server_with_ice_and_a_root():
    t = table("corp", corp=corp(hq=["ice-wall", "experiential-data", "pad-campaign"]))
    t.corp.installs("ice-wall", "hq").installs("experiential-data", "hq")
    assert t.zone("hq/ice") == ["ice-wall"]
    assert t.zone("hq/root") == ["experiential-data"]
    assert t.corp.hand == ["pad-campaign"]
    assert not t.is_active("pad-campaign")


@rule("ZONE-2")
def test_cards_in_hq_do_nothing():
    t = table("corp", corp=corp(hq=["pad-campaign", "research-station"], rd=["ice-wall"]), begin=True)
    t.settles()
    assert t.corp.credits == 5
    assert t.corp.hand_size == 5


@rule("ZONE-3")
def test_rd_is_the_corps_facedown_deck_and_its_cards_do_nothing():
    t = table("corp", corp=corp(rd=["pad-campaign", "ice-wall"]), begin=True)
    t.settles()
    assert t.corp.hand == ["ice-wall"]  # from the top
    assert t.corp.deck == ["pad-campaign"]
    assert t.corp.credits == 5
    assert not t.is_active("pad-campaign")
    assert not t.state.faceup[t.card("pad-campaign")]


@rule("ZONE-4")
def test_cards_in_archives_are_neither_installed_nor_active():
    pile = [faceup("pad-campaign"), faceup("adonis-campaign"), unrezzed("research-station")]
    t = table("corp", corp=corp(archives=pile), runner=runner(grip=["infiltration"]), begin=True)
    t.settles()
    assert (t.corp.credits, t.corp.hand_size) == (5, 5)
    t.ends_turn()
    t.runner.does("play infiltration")
    assert t.runner.credits == 7  # nothing to expose, so there was no choice


@rule("ZONE-4")
def test_the_order_of_archives_is_of_no_account():
    views = []
    for pile in (["hunter", "enigma"], ["enigma", "hunter"]):
        t = table(corp=corp(archives=[*[faceup(slug) for slug in pile], *pile]))
        views.append((t.corp.view["corp"]["archives"], t.corp.view["corp"]["archives_known"]))
    assert views[0] == views[1]


@rule("ZONE-5")
def test_a_card_the_runner_sees_is_trashed_faceup_and_any_other_facedown():
    one, two = server(root=[rezzed("pad-campaign")]), server(root=["melange-mining-corp"])
    t = table("corp", corp=corp(hq=["nisei-mk-ii"] * 2, remote_1=one, remote_2=two))
    t.corp.does("install nisei-mk-ii").answers("at remote-1").trashes_first("pad-campaign")
    t.corp.does("install nisei-mk-ii").does("at remote-2").trashes_first("melange-mining-corp")
    view = t.runner.view["corp"]
    assert (view["archives"], view["archives_facedown"], view["archives_known"]) == (["pad-campaign"], 1, [])


@rule("ZONE-5")
def test_an_accessed_card_is_trashed_faceup():
    t = table(corp=corp(hq=["pad-campaign"]))
    t.runner.runs("hq").trashes()
    assert t.runner.view["corp"]["archives"] == ["pad-campaign"]


@rule("ZONE-5")
def test_a_card_milled_from_rd_arrives_facedown():
    noise = runner(identity="noise-hacker-extraordinaire", grip=["datasucker"])
    t = table(runner=noise, corp=corp(rd=["enigma", "hunter"]))
    t.runner.installs("datasucker")
    assert t.corp.pile == ["hunter"]
    assert t.runner.view["corp"]["archives_facedown"] == 1
    assert t.says("trashed", "runner")[-1]["card"] == "unknown"


@rule("ZONE-5")
def test_a_card_that_was_exposed_before_is_still_trashed_facedown():
    t = table(
        runner=runner(grip=["infiltration"]),
        corp=corp(hq=["nisei-mk-ii"], remote_1=server(root=["melange-mining-corp"])),
    )
    t.runner.plays("infiltration").answers("expose")
    t.ends_turn()
    t.corp.does("install nisei-mk-ii").answers("at remote-1").trashes_first("melange-mining-corp")
    view = t.runner.view["corp"]
    assert (view["archives"], view["archives_facedown"]) == ([], 1)
    assert view["archives_known"] == ["melange-mining-corp"]  # derived: the Runner saw which card it was


@rule("ZONE-6")
def test_discards_from_hq_lie_facedown_even_if_the_runner_has_seen_them():
    t = table(corp=corp(hq=["hedge-fund"] * 6))
    t.runner.runs("hq")
    t.settles()
    assert t.says("accesses", "runner")[0]["card"] == "hedge-fund"
    t.ends_turn()
    t.ends_turn()
    view = t.runner.view["corp"]
    assert t.corp.pile == ["hedge-fund"] * 2  # seven in hand after the draw
    assert (view["archives"], view["archives_facedown"]) == ([], 2)


@rule("ZONE-7")
def test_the_central_servers_always_exist_and_only_upgrades_go_to_their_roots():
    hq = ["nisei-mk-ii", "pad-campaign", "experiential-data", "enigma"]
    t = table("corp", corp=corp(hq=hq, rd=["hedge-fund"]))
    assert servers(t) == ["hq", "rd", "archives"]
    assert destinations(t, "nisei-mk-ii") == ["new"]
    assert destinations(t, "pad-campaign") == ["new"]
    assert destinations(t, "experiential-data") == ["hq", "rd", "archives", "new"]
    t.corp.installs("experiential-data", "rd")
    assert t.zone("rd/root") == ["experiential-data"]
    assert t.zone("hq/root") == []


@rule("ZONE-7")
def test_an_empty_central_server_can_be_run_and_holds_nothing_to_access():
    t = table(corp=corp(hq=[], rd=[], archives=[]))
    for name in ("hq", "rd", "archives"):
        t.runner.runs(name)
        t.settles()
    assert t.says("accesses", "runner") == []
    assert len(t.says("succeeds", "runner")) == 3
    assert servers(t) == ["hq", "rd", "archives"]


@rule("ZONE-8")
def test_every_kind_of_card_opens_a_new_remote_and_there_is_no_limit():
    kinds = ["nisei-mk-ii", "pad-campaign", "red-herrings", "ice-wall"]
    t = table("corp", corp=corp(hq=kinds * 3), clicks=12)
    assert servers(t)[3:] == []
    for slug in kinds * 3:
        t.corp.installs(slug, "new")
    assert servers(t)[3:] == [f"remote-{n}" for n in range(1, 13)]
    assert t.zone("remote-4/ice") == ["ice-wall"]
    assert t.zone("remote-9/root") == ["nisei-mk-ii"]


@rule("ZONE-9")
def test_a_remote_of_ice_alone_is_empty_but_can_be_run():
    t = table(corp=corp(remote_1=server(ice=["ice-wall"])))
    assert "remote-1" in servers(t)
    t.runner.runs("remote-1")
    t.settles()
    assert t.says("succeeds", "runner")[0]["server"] == "remote-1"
    assert t.says("accesses", "runner") == []


@rule("ZONE-10")
@pytest.mark.parametrize(
    ("there", "new"),
    [("pad-campaign", "nisei-mk-ii"), ("nisei-mk-ii", "pad-campaign"), ("breaking-news", "nisei-mk-ii")],
)
def test_a_remote_holds_one_agenda_or_one_asset(there, new):
    t = table("corp", corp=corp(hq=[new], remote_1=server(root=[there])))
    t.corp.does(f"install {new}").answers("at remote-1")
    assert t.options == [f"trash {t.corp.id(there)}"]
    t.corp.trashes_first(there)
    assert t.zone("remote-1/root") == [new]
    assert t.corp.pile == [there]


@rule("ZONE-10")
def test_a_remote_holds_any_number_of_upgrades_beside_it():
    hq = ["red-herrings", "experiential-data", "akitaro-watanabe"]
    t = table("corp", corp=corp(hq=hq, remote_1=server(root=["nisei-mk-ii"])))
    for slug in hq:
        t.corp.installs(slug, "remote-1").done()
    assert t.zone("remote-1/root") == ["nisei-mk-ii", *hq]


@rule("ZONE-11")
def test_a_remote_is_gone_with_its_last_card():
    t = table(corp=corp(remote_1=server(root=["pad-campaign"]), remote_2=server(ice=["enigma"], root=["snare"])))
    t.runner.runs("remote-1").trashes()
    assert servers(t)[3:] == ["remote-2"]
    assert not t.runner.can("run remote-1")
    t = table(corp=corp(remote_1=server(ice=["ice-wall"], root=["pad-campaign"])))
    t.runner.runs("remote-1").trashes()
    assert servers(t)[3:] == ["remote-1"]


@rule("ZONE-11")
def test_an_install_keeps_the_server_whose_last_card_it_replaces():
    one, two = server(root=["pad-campaign"]), server(root=["snare"])
    t = table("corp", corp=corp(hq=["nisei-mk-ii"], remote_1=one, remote_2=two))
    t.corp.does("install nisei-mk-ii").answers("at remote-1").trashes_first("pad-campaign")
    assert t.zone("remote-1/root") == ["nisei-mk-ii"]
    assert servers(t)[3:] == ["remote-1", "remote-2"]


@rule("ZONE-12")
def test_ice_stands_in_line_before_a_server_and_is_not_in_it():
    t = table("corp", corp=corp(hq=["hunter"], credits=9, remote_1=server(ice=["ice-wall", "enigma"])))
    t.corp.does("install hunter").answers("at remote-1").done()
    assert t.zone("remote-1/ice") == ["ice-wall", "enigma", "hunter"]  # innermost first
    assert t.zone("remote-1/root") == []
    t.ends_turn()
    t.runner.runs("remote-1")
    ids = [t.runner.id(slug) for slug in ("ice-wall", "enigma", "hunter")]
    met = []
    while t.run is not None:
        if t.run.ice >= 0 and t.state.public(t.run.ice) not in met:
            met.append(t.state.public(t.run.ice))
        assert t.let_pass()
    assert met == ids[::-1]
    assert t.says("accesses", "runner") == []


@rule("ZONE-13")
def test_an_upgrade_in_a_remote_looks_like_any_other_card_there():
    views = []
    for slug in ("red-herrings", "pad-campaign", "nisei-mk-ii"):
        t = table(corp=corp(remote_1=server(root=[slug])))
        views.append(t.runner.view)
    assert views[0] == views[1] == views[2]
    assert "card" not in views[0]["servers"][3]["root"][0]


@rule("ZONE-13")
def test_an_upgrade_in_a_central_server_is_seen_to_be_in_its_root():
    t = table(corp=corp(rd_server=server(root=["red-herrings"])))
    shown = t.runner.view["servers"][1]
    assert (shown["name"], len(shown["root"]), shown["ice"]) == ("rd", 1, [])
    assert "card" not in shown["root"][0]


@rule("ZONE-14", "ZONE-15")
def test_grip_and_stack_do_nothing():
    t = table("runner", runner=runner(grip=["wyldside", "akamatsu-mem-chip"], stack=["rabbit-hole"] * 4), begin=True)
    t.settles()
    assert t.asked == ("runner", "action")
    assert (t.runner.clicks, t.runner.memory, t.runner.link) == (4, (0, 4), 0)
    assert t.runner.hand == ["wyldside", "akamatsu-mem-chip"]


@rule("ZONE-14", "ZONE-15")
def test_the_runner_draws_from_the_top_of_a_facedown_stack_into_the_grip():
    t = table(runner=runner(stack=["corroder", "mimic"]))
    assert all(not t.state.faceup[card] for card in t.state.zones[words.STACK])
    assert not any(t.state.knows[card] for card in t.state.zones[words.STACK])
    t.runner.draws()
    assert (t.runner.hand, t.runner.deck) == (["mimic"], ["corroder"])
    assert t.corp.view["runner"]["hand"] == []


@rule("ZONE-16")
def test_the_heap_lies_faceup_in_order_and_does_nothing():
    t = table(runner=runner(grip=["easy-mark", "diesel", "sure-gamble"], heap=["wyldside", "akamatsu-mem-chip"]))
    t.runner.plays("sure-gamble").plays("easy-mark").plays("diesel")
    expected = ["wyldside", "akamatsu-mem-chip", "sure-gamble", "easy-mark", "diesel"]
    assert t.corp.view["runner"]["heap"] == expected
    assert t.runner.view["runner"]["heap"] == expected
    assert all(t.state.faceup[card] for card in t.state.zones[words.HEAP])
    assert t.runner.memory == (0, 4)
    assert not t.is_active("wyldside")


@rule("ZONE-17")
def test_the_rig_has_a_row_for_each_type():
    grip = ["corroder", "akamatsu-mem-chip", "armitage-codebusting"]
    t = table(runner=runner(grip=grip, credits=9))
    for slug in grip:
        t.runner.installs(slug)
    rows = {shown["card"]: shown["row"] for shown in t.corp.view["runner"]["rig"]}
    assert rows == {"corroder": "program", "akamatsu-mem-chip": "hardware", "armitage-codebusting": "resource"}


@rule("ZONE-18")
def test_what_is_removed_from_the_game_lies_in_no_pile_and_never_comes_back():
    t = table(
        "corp",
        corp=corp(
            hq=["test-salvage", "archived-memories"],
            scored=["posted-bounty"],
            remote_1=server(root=[unrezzed("posted-bounty", advancement=3)]),
        ),
    )
    t.corp.takes_credit().scores("posted-bounty").says(True)
    assert t.zone("removed") == ["posted-bounty"]
    assert t.runner.view["removed"] == ["posted-bounty"]
    assert t.corp.pile == []
    assert t.corp.points == 1
    assert not t.corp.can("play test-salvage")
    assert not t.corp.can("play archived-memories")


@rule("ZONE-18")
def test_a_runner_card_removed_from_the_game_is_not_in_the_heap():
    t = table(runner=runner(grip=["test-scavenge"], rig=["corroder"]))
    moves.remove_from_game(t.state, t.card("corroder"))
    assert (t.zone("removed"), t.runner.pile) == (["corroder"], [])
    t.runner.takes_credit()
    assert not t.runner.can("play test-scavenge")


@rule("ZONE-19")
def test_a_found_card_is_set_aside_while_the_deck_is_shuffled():
    t = table(runner=runner(grip=["special-order"], stack=["corroder", "diesel", "mimic"]))
    t.runner.plays("special-order")
    assert t.asked == ("runner", "search")
    steps_until_aside(t)
    assert t.zone("aside") == ["corroder"]
    assert sorted(t.runner.deck) == ["diesel", "mimic"]
    assert [shown["card"] for shown in t.corp.view["aside"]] == ["corroder"]


@rule("ZONE-19")
def test_an_accessed_card_is_set_aside_and_not_accessed_twice():
    t = table(runner=runner(grip=["test-burglary"]), corp=corp(hq=["hedge-fund", "enigma", "hunter"]))
    t.runner.plays("test-burglary")
    while t.run is not None:
        if not t.let_pass():
            t.runner.answers(t.options[0])
    seen = [line["card"] for line in t.says("accesses", "runner")]
    assert sorted(seen) == ["enigma", "hedge-fund", "hunter"]
    assert sorted(t.corp.hand) == sorted(seen)


@rule("ZONE-20")
def test_no_action_moves_an_installed_card():
    t = table(
        "corp",
        corp=corp(
            remote_1=server(ice=["ice-wall", "enigma"], root=["nisei-mk-ii"]), hq_server=server(ice=["hunter"])
        ),
        runner=runner(rig=["djinn", hosted("datasucker", "djinn"), "medium"]),
    )
    assert {value.split()[0] for value in t.options} == {"credit", "draw", "advance", "purge"}
    before = [t.zone(name) for name in ("remote-1/ice", "remote-1/root", "hq/ice", "rig")]
    t.ends_turn()
    assert {value.split()[0] for value in t.options} == {"credit", "draw", "run", "use"}
    t.ends_turn()
    assert [t.zone(name) for name in ("remote-1/ice", "remote-1/root", "hq/ice", "rig")] == before


@rule("ZONE-20")
def test_a_card_effect_can_move_installed_cards():
    ice = corp(hq=["test-rewiring"], hq_server=server(ice=["ice-wall", "enigma"]), rd_server=server(ice=["hunter"]))
    t = table("corp", corp=ice)
    t.corp.plays("test-rewiring").picks("ice-wall", "hunter")
    assert (t.zone("hq/ice"), t.zone("rd/ice")) == (["hunter", "enigma"], ["ice-wall"])


@rule("ZONE-21")
def test_an_event_lies_in_the_play_area_until_its_run_is_over():
    t = table(runner=runner(grip=["the-makers-eye"]))
    t.runner.plays("the-makers-eye")
    assert t.where("the-makers-eye") == "play-area"
    assert [shown["card"] for shown in t.corp.view["playing"]] == ["the-makers-eye"]
    assert t.runner.pile == []
    t.runner.jacks_out()
    assert t.runner.pile == ["the-makers-eye"]
    assert t.runner.view["playing"] == []


@rule("ZONE-21")
def test_an_operation_lies_in_the_play_area_until_it_is_resolved():
    t = table("corp", corp=corp(hq=["archived-memories"], archives=["enigma", "hunter"]))
    t.corp.plays("archived-memories")
    assert [shown["card"] for shown in t.runner.view["playing"]] == ["archived-memories"]
    assert t.runner.view["playing"][0]["faceup"]
    t.corp.answers("pick enigma/facedown")
    assert t.runner.view["playing"] == []
    assert t.runner.view["corp"]["archives"] == ["archived-memories"]
