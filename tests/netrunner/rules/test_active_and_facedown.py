"""Active and inactive cards, faceup and facedown ones (ACTV, FACE)."""

from __future__ import annotations

import pytest

from jackin.kernel.frame import Frame
from jackin.kernel.message import Message
from jackin.netrunner import words
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.dsl import (
    AGENDA,
    card,
    click,
    expose,
    gain,
    in_zone,
    may,
    new_card,
    on_install,
    on_turn_begin,
    paid,
    trash_chosen,
)  # fmt: skip
from jackin.netrunner.dsl.filters import ANYTHING, SELF
from jackin.netrunner.dsl.text import sequence
from jackin.netrunner.flows.install import FACEDOWN, install
from jackin.netrunner.flows.pick import Picking, all_installed
from jackin.netrunner.rules import active, faces, moves, subtypes
from jackin.netrunner.rules.abilities import Effect, Hook
from jackin.netrunner.rules.measures import Condition, Filter
from jackin.netrunner.state import State
from tests.netrunner.scenario import Table, corp, faceup, hosted, rezzed, runner, server, table, unrezzed
from tests.rule import rule


class Turn(Picking):
    """Turn an installed card facedown or faceup."""

    def __init__(self, what: Filter, up: bool) -> None:
        super().__init__()
        self.what = what
        self.up = up

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [c for c in all_installed(s, self.what, f) if bool(s.faceup[c]) != self.up]

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        if CARDS[s.code[cards[0]]].side == words.CORP:
            faces.turn_up(s, cards[0])
        elif self.up:
            faces.turn_faceup(s, cards[0])
        else:
            faces.turn_facedown(s, cards[0])


class Stash(Picking):
    """Install a card from your grip facedown."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return list(s.zones[words.GRIP])

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        install(s, cards[0], how=FACEDOWN)


class InHeap(Condition):
    """While this card is in your heap."""

    def bar(self, s: State, f: Frame) -> Message | None:
        return None if s.zone[f.card] == words.HEAP else Message("why-not-now")


class ToGrip(Effect):
    def do(self, s: State, f: Frame) -> None:
        moves.move(s, f.card, words.GRIP)


RIG = in_zone(words.RIG)

for slug, text in (("test-mask", Turn(RIG, False)), ("test-unmask", Turn(RIG, True)), ("test-bury", Stash())):
    new_card(slug, side="runner", type="event", cost=0)
    card(slug, play=text)

new_card("test-casting", side="corp", type="operation", cost=0)
card("test-casting", play=Turn(AGENDA, True))

new_card("test-sweep", side="corp", type="operation", cost=0)
card("test-sweep", play=trash_chosen(RIG))

new_card("test-peek", side="runner", type="event", cost=0)
card("test-peek", play=expose())

new_card("test-public-works", side="corp", type="agenda", advance=3, points=2)
card("test-public-works", install_faceup=True, when=[on_turn_begin(gain(2))], paid=[paid([click(1)], gain(4))])

new_card("test-secret-works", side="corp", type="agenda", advance=3, points=2)
card("test-secret-works", when=[on_turn_begin(gain(2))], paid=[paid([click(1)], gain(4))])

new_card("test-revenant", side="runner", type="resource", cost=0)
card(
    "test-revenant",
    works_discarded=True,
    when=[Hook(words.TURN_BEGINS, sequence((may(ToGrip()),)), whose=1, only_if=InHeap())],
)

new_card("test-greeter", side="runner", type="resource", cost=0)
card("test-greeter", when=[on_install(ANYTHING, gain(1))])

new_card("test-welcome", side="runner", type="resource", cost=0)
card("test-welcome", when=[on_install(SELF, gain(7))])


def rig_card(t: Table, slug: str, seat: str = "runner"):
    """How a seat sees a card of the rig."""
    name = t.state.public(t.card(slug))
    return next(shown for shown in getattr(t, seat).view["runner"]["rig"] if shown["id"] == name)


def begin_turn(side: str, **places) -> Table:
    return table(side, begin=True, **places).settles()


# Active and inactive


@rule("ACTV-1")
def test_an_active_card_works_and_an_inactive_one_does_not():
    for put, credits, usable in ((rezzed, 6, True), (unrezzed, 5, False)):
        one, two = server(root=[put("pad-campaign")]), server(root=[put("security-subcontract")])
        t = begin_turn("corp", corp=corp(hq_server=server(ice=[rezzed("ice-wall")]), remote_1=one, remote_2=two))
        assert t.corp.credits == credits
        assert t.corp.can(f"use {t.corp.id('security-subcontract')} 0") == usable


@rule("ACTV-2")
def test_identities_and_faceup_installed_runner_cards_are_active():
    t = table(
        corp=corp(identity="nbn-making-news"),
        runner=runner(rig=["akamatsu-mem-chip", "rabbit-hole", "magnum-opus", "wyldside"]),
    )
    assert t.is_active("nbn-making-news")
    assert t.is_active("gabriel-santiago-consummate-professional")
    assert (t.runner.memory, t.runner.link) == ((2, 5), 1)
    t.runner.uses("magnum-opus")
    assert t.runner.credits == 7


@rule("ACTV-2")
def test_rezzed_corp_cards_are_active():
    ice = server(ice=[rezzed("ice-wall")], root=[rezzed("experiential-data")])
    assert table(corp=corp(hq_server=ice)).strength("ice-wall") == 2


@rule("ACTV-2", "ACTV-3")
def test_an_agenda_is_active_in_the_corps_score_area_only():
    t = table("corp", corp=corp(scored=["private-security-force"]), runner=runner(tags=1, grip=["diesel"] * 3))
    t.corp.uses("private-security-force")
    assert t.runner.pile == ["diesel"]
    t = table("corp", runner=runner(stolen=["private-security-force"], tags=1))
    assert not t.is_active("private-security-force")
    assert not any(value.startswith("use") for value in t.options)
    t.ends_turn()
    assert not any(value.startswith("use") for value in t.options)


@rule("ACTV-2", "FACE-1")
def test_an_agenda_whose_own_text_installs_it_faceup_is_active():
    t = table("corp", corp=corp(hq=["test-public-works"]))
    t.corp.installs("test-public-works", "new").uses("test-public-works")
    assert t.state.faceup[t.card("test-public-works")]
    assert t.runner.view["servers"][3]["root"][0]["card"] == "test-public-works"
    assert t.corp.credits == 10  # 4 from the agenda, 1 from the identity for installing it
    t.ends_turn()
    t.ends_turn()
    assert t.corp.credits == 10 + 1 + 2


@rule("ACTV-2")
def test_an_event_is_active_only_while_it_resolves():
    t = table(runner=runner(grip=["stimhack", "diesel"], credits=0), corp=corp(hq=["adonis-campaign"]))
    assert not t.is_active("stimhack")
    t.runner.plays("stimhack").answers("run hq")
    t.settles()
    assert t.is_active("stimhack")
    t.runner.trashes()  # with the event's own credits
    t.settles()
    assert t.corp.pile == ["adonis-campaign"]
    assert not t.is_active("stimhack")


@rule("ACTV-3")
def test_nothing_works_from_hands_decks_piles_or_facedown():
    quiet = ["pad-campaign", "research-station", "experiential-data"]
    idle = ["akamatsu-mem-chip", "rabbit-hole", "wyldside"]
    t = begin_turn(
        "corp",
        corp=corp(
            hq=quiet,
            rd=[*quiet, "hedge-fund"],
            archives=[*quiet, *[faceup(slug) for slug in quiet]],
            hq_server=server(ice=[rezzed("ice-wall")], root=["experiential-data", "research-station"]),
            remote_1=server(root=["pad-campaign"]),
            remote_2=server(root=["test-secret-works"]),
        ),
        runner=runner(grip=idle, stack=idle, heap=idle),
    )
    assert (t.corp.credits, t.corp.hand_size, t.strength("ice-wall")) == (5, 5, 1)
    t.ends_turn()
    assert (t.runner.clicks, t.runner.memory, t.runner.link) == (4, (0, 4), 0)
    assert {CARDS[t.state.code[card]].type for card in t.state.awake} == {words.IDENTITY, words.ICE_TYPE}


@rule("ACTV-3")
def test_a_facedown_agenda_and_a_facedown_runner_card_are_inactive():
    t = table(
        runner=runner(grip=["test-mask"], rig=["magnum-opus"]),
        corp=corp(remote_1=server(root=["test-secret-works"])),
    )
    assert t.runner.can(f"use {t.runner.id('magnum-opus')} 0")
    t.runner.plays("test-mask")
    assert not t.runner.can(f"use {t.runner.id('magnum-opus')} 0")
    t.ends_turn()
    assert not any(value.startswith("use") for value in t.options)
    assert t.corp.credits == 5


@rule("ACTV-4")
def test_inactive_cards_keep_their_characteristics():
    t = table(
        runner=runner(
            grip=["special-order", "deja-vu", "tinkering"],
            stack=["diesel", "corroder", "djinn"],
            heap=["datasucker", "medium", "mimic"],
        ),
        corp=corp(hq_server=server(ice=["hunter", "enigma"])),
    )
    t.runner.plays("special-order")
    assert t.options == ["find corroder"]  # the only icebreaker in the stack
    t.runner.answers("find corroder")
    t.runner.plays("deja-vu").answers("viruses")
    assert t.options == ["pick datasucker", "pick medium", "done"]
    t.runner.picks("datasucker", "medium")
    t.runner.plays("tinkering")
    assert t.options == [f"pick {t.runner.id(slug)}" for slug in ("hunter", "enigma")]  # unrezzed, but ice


@rule("ACTV-5")
def test_access_abilities_work_on_inactive_cards():
    ambush = server(root=[unrezzed("project-junebug", advancement=1)])
    for where, damage in (("remote-1", 2), ("hq", 3)):
        t = table(corp=corp(credits=9, hq=["snare"], remote_1=ambush), runner=runner(grip=["diesel"] * 4))
        t.runner.runs(where)
        t.settles()
        assert t.asked == ("corp", "decide")
        t.corp.says(True)
        assert len(t.runner.pile) == damage


@rule("ACTV-5")
def test_an_ability_that_says_so_works_from_the_heap():
    t = begin_turn("runner", runner=runner(heap=["test-revenant"]))
    assert t.asked == ("runner", "decide")
    t.runner.says(True)
    assert t.runner.hand == ["test-revenant"]
    card = ["test-revenant"]
    for elsewhere in (runner(grip=card), runner(rig=card), runner(stack=card)):
        assert begin_turn("runner", runner=elsewhere).asked == ("runner", "action")


@rule("ACTV-5")
def test_a_card_trashed_in_play_goes_on_working_in_the_heap():
    t = table("corp", corp=corp(hq=["test-sweep"]), runner=runner(rig=["test-revenant"]))
    t.corp.plays("test-sweep")
    t.ends_turn()
    t.runner.does("yes")
    t.ends_turn()
    t.ends_turn()
    assert t.asked == ("runner", "action")
    assert t.runner.hand == ["test-revenant"]


@rule("ACTV-5")
def test_a_text_about_playing_or_installing_the_card_works_in_hand():
    t = table("corp", corp=corp(hq=["scorched-earth", "research-station"]))
    assert not t.corp.can("play scorched-earth")
    t.corp.does("install research-station")
    assert t.options == ["at hq"]
    t = table(runner=runner(grip=["parasite", "the-personal-touch"]))
    assert not t.runner.can("install parasite")
    assert not t.runner.can("install the-personal-touch")


@rule("ACTV-6", "FACE-2")
def test_an_agenda_turned_faceup_by_another_card_is_not_active():
    t = table("corp", corp=corp(hq=["test-casting"], remote_1=server(root=["test-secret-works"])))
    t.corp.plays("test-casting")
    assert t.runner.view["servers"][3]["root"][0]["card"] == "test-secret-works"
    assert not t.is_active("test-secret-works")
    assert not any(value.startswith("use") for value in t.options)
    before = t.corp.credits
    t.ends_turn()
    t.ends_turn()
    assert t.corp.credits == before + 2  # two clicks, and nothing from the agenda


# Faceup and facedown


@rule("FACE-1")
def test_corp_cards_are_installed_unrezzed_and_runner_cards_active():
    t = table("corp", corp=corp(hq=["pad-campaign", "ice-wall"]), runner=runner(grip=["akamatsu-mem-chip"]))
    t.corp.installs("pad-campaign", "new").installs("ice-wall", "hq")
    for slug in ("pad-campaign", "ice-wall"):
        assert active.unrezzed(t.state, t.card(slug))
        assert not t.is_active(slug)
    t.ends_turn()
    t.runner.installs("akamatsu-mem-chip")
    assert rig_card(t, "akamatsu-mem-chip", "corp")["faceup"]
    assert t.runner.memory == (0, 5)


@rule("FACE-2")
def test_an_agenda_is_never_rezzed():
    t = table("corp", corp=corp(credits=20, remote_1=server(root=["nisei-mk-ii"]), remote_2=server(root=["snare"])))
    t.corp.takes_credit()
    seen = set(t.options)
    assert f"rez {t.corp.id('snare')}" in seen
    t.ends_turn()
    t.runner.runs("remote-1")
    while t.run is not None:
        seen |= set(t.options)
        assert t.let_pass()
    assert t.runner.scored == ["nisei-mk-ii"]
    assert {value for value in seen if value.startswith("rez")} == {f"rez {t.corp.id('snare')}"}


@rule("FACE-2")
def test_a_faceup_agenda_is_neither_rezzed_nor_unrezzed():
    t = table(
        "corp",
        corp=corp(hq=["test-casting"], remote_1=server(root=["nisei-mk-ii"]), remote_2=server(root=["snare"])),
        runner=runner(grip=["test-peek"]),
    )
    agenda = t.card("nisei-mk-ii")
    assert active.unrezzed(t.state, agenda)
    t.corp.plays("test-casting")
    assert not active.unrezzed(t.state, agenda)
    assert not active.rezzed(t.state, agenda)
    t.ends_turn()
    t.runner.plays("test-peek")
    t.settles()
    assert [line["card"] for line in t.says("exposes", "runner")] == ["snare"]  # nothing else could be exposed


@rule("FACE-3")
def test_a_facedown_runner_card_has_no_type():
    t = table(
        "runner",
        runner=runner(grip=["test-mask", "test-mask"], rig=["corroder", "armitage-codebusting"], tags=1),
        corp=corp(credits=9, hq_server=server(ice=[rezzed("rototurret")])),
    )
    assert t.runner.memory == (1, 4)
    t.runner.plays("test-mask").picks("corroder").plays("test-mask")
    assert t.runner.memory == (0, 4)
    t.runner.runs("hq")
    t.settles()
    assert t.runner.rig == ["corroder", "armitage-codebusting"]  # Rototurret found no program
    t.ends_turn()
    assert not any(value.startswith("trash-resource") for value in t.options)


@rule("FACE-3")
def test_a_facedown_runner_card_has_no_subtypes_and_no_abilities():
    t = table(
        runner=runner(
            grip=["test-mask", "the-personal-touch", "test-mask"],
            rig=["corroder", "akamatsu-mem-chip", "medium"],
        )
    )
    assert t.runner.can("install the-personal-touch")
    t.runner.plays("test-mask").picks("corroder")
    assert not t.runner.can("install the-personal-touch")
    assert subtypes.subtypes(t.state, t.card("corroder")) == 0
    t.runner.plays("test-mask").picks("akamatsu-mem-chip")
    assert t.runner.memory == (1, 4)
    assert not t.is_active("corroder")


@rule("FACE-3")
def test_a_facedown_runner_card_has_no_title():
    t = table(runner=runner(grip=["test-mask", "desperado"], rig=["desperado"], credits=9))
    assert not t.runner.can("install desperado")
    t.runner.plays("test-mask").installs("desperado")
    assert t.runner.rig == ["desperado", "desperado"]  # neither a second console nor a second copy
    assert t.runner.memory == (0, 5)


@rule("FACE-4")
def test_a_card_installed_facedown_has_a_row_of_its_own():
    t = table(runner=runner(grip=["test-bury", "corroder", "sure-gamble", "test-bury"]))
    t.runner.plays("test-bury").picks("corroder").plays("test-bury")
    for slug in ("corroder", "sure-gamble"):
        for seat in ("corp", "runner"):
            shown = rig_card(t, slug, seat)
            assert (shown["row"], shown["faceup"]) == ("facedown", False)
        assert not t.is_active(slug)
    assert (t.runner.credits, t.runner.memory) == (5, (0, 4))


@rule("FACE-4")
def test_a_card_shown_before_goes_to_that_row_as_well():
    t = table(runner=runner(grip=["test-bury", "special-order"], stack=["corroder"]))
    t.runner.plays("special-order").finds("corroder").plays("test-bury")
    assert rig_card(t, "corroder")["row"] == "facedown"


@rule("FACE-4")
def test_a_card_turned_facedown_stays_where_it_was_and_is_not_uninstalled():
    t = table(runner=runner(grip=["test-mask"], rig=["magnum-opus", faceup("medium", virus=2), "desperado"]))
    before = rig_card(t, "medium")
    t.runner.plays("test-mask").picks("medium")
    assert t.runner.rig == ["magnum-opus", "medium", "desperado"]
    after = rig_card(t, "medium", "corp")
    assert (after["id"], after["row"], after["counters"]) == (before["id"], "program", {"virus": 2})
    assert (after["faceup"], after["card"]) == (False, "medium")  # everybody saw which card it was
    assert t.runner.pile == ["test-mask"]


@rule("FACE-5")
def test_turning_a_card_faceup_restores_it_without_installing_it():
    t = table(
        runner=runner(grip=["test-bury", "test-unmask", "test-welcome"], rig=["test-greeter"]),
    )
    t.runner.plays("test-bury").picks("test-welcome")
    assert t.runner.credits == 6  # the greeter saw an install
    t.runner.plays("test-unmask")
    assert t.asked == ("runner", "action")
    assert t.runner.credits == 6
    assert t.is_active("test-welcome")
    shown = rig_card(t, "test-welcome", "corp")
    assert (shown["card"], shown["row"], shown["faceup"]) == ("test-welcome", "resource", True)


@rule("FACE-5")
def test_a_program_turned_faceup_is_a_program_again():
    t = table(runner=runner(grip=["test-mask", "test-unmask"], rig=["magnum-opus", "the-toolbox"]))
    t.runner.plays("test-mask").picks("magnum-opus")
    assert t.runner.memory == (0, 6)
    t.runner.plays("test-unmask")
    assert t.runner.memory == (2, 6)
    t.runner.uses("magnum-opus")
    assert t.runner.credits == 7
    assert subtypes.is_a(t.state, t.card("magnum-opus"), words.PROGRAM_TYPE)


@rule("FACE-6")
@pytest.mark.parametrize("how", ["test-bury", "test-mask"])
def test_a_facedown_runner_card_is_trashed_faceup(how):
    grip, rig = (["mimic"], []) if how == "test-bury" else ([], ["mimic"])
    t = table(runner=runner(grip=[how, *grip], rig=rig), corp=corp(hq=["test-sweep"]))
    t.runner.plays(how)
    if t.asked == ("runner", "pick"):
        t.runner.picks("mimic")
    assert not t.state.faceup[t.card("mimic")]
    t.ends_turn()
    t.corp.plays("test-sweep")
    assert t.where("mimic") == "heap"
    assert t.state.faceup[t.card("mimic")]
    assert t.corp.view["runner"]["heap"] == [how, "mimic"]
    assert t.says("trashed", "corp")[-2]["card"] == "mimic"


@rule("FACE-7")
def test_turning_a_host_facedown_leaves_what_it_hosts():
    t = table(runner=runner(grip=["test-mask"], rig=["djinn", hosted("datasucker", "djinn", virus=2), "corroder"]))
    assert t.runner.memory == (2, 4)
    t.runner.plays("test-mask").picks("djinn")
    assert rig_card(t, "datasucker")["host"] == rig_card(t, "djinn")["id"]
    assert rig_card(t, "datasucker")["counters"] == {"virus": 2}
    assert t.is_active("datasucker")
    assert t.runner.pile == ["test-mask"]
    assert t.runner.memory == (2, 4)  # a blank host exempts nothing
