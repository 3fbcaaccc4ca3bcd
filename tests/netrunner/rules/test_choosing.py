"""Effects on several cards, and choosing them (BATCH, CHOOSE)."""

from __future__ import annotations

from jackin.kernel.frame import Frame
from jackin.netrunner.dsl import (
    INSTALLED,
    PROGRAM,
    YOURS,
    card,
    gain,
    lose,
    new_card,
    take_back,
    trash_chosen,
)  # fmt: skip
from jackin.netrunner.dsl.filters import WithSubtype
from jackin.netrunner.dsl.text import sequence
from jackin.netrunner.flows.pick import all_installed
from jackin.netrunner.flows.trash import trash_all
from jackin.netrunner.rules.abilities import Effect, Hook
from jackin.netrunner.rules.faces import turn_facedown
from jackin.netrunner.state import State
from jackin.netrunner.words import CORP, RIG, RUNNER, TRASHED, subtype
from tests.netrunner.scenario import YES, Table, corp, hosted, rezzed, runner, server, table
from tests.rule import rule

SYSOP = WithSubtype(subtype("sysop"))

new_card("test-choose-bulwark", side="corp", type="ice", cost=0, strength=1, subtypes=["barrier"])
card("test-choose-bulwark", subroutines=[trash_chosen(PROGRAM, chooser=RUNNER)])

new_card("test-choose-restoring-face", side="corp", type="operation", cost=0)
card("test-choose-restoring-face", play=trash_chosen(SYSOP & YOURS, shown=True))
new_card("test-choose-sysop", side="corp", type="upgrade", cost=0, trash=1, subtypes=["sysop"])
card("test-choose-sysop")

new_card("test-choose-subliminal", side="corp", type="operation", cost=0)
card("test-choose-subliminal", play=take_back(SYSOP, shown=True))


class Apocalypse(Effect):
    """Trash all installed Corp cards; then turn all installed Runner cards facedown (EX-76)."""

    def do(self, s: State, f: Frame) -> None:
        for runners in s.zones[RIG]:
            turn_facedown(s, runners)
        trash_all(s, tuple(all_installed(s, INSTALLED & ~YOURS, f)), f.card)


new_card("test-choose-apocalypse", side="runner", type="event", cost=0)
card("test-choose-apocalypse", play=Apocalypse())

new_card("test-choose-avenger", side="corp", type="asset", cost=0, trash=1)
card("test-choose-avenger", when=[Hook(TRASHED, sequence((lose(RUNNER, 1), gain(1, CORP))))])


def secretary(tokens: int, *rig: str) -> Table:
    t = table(
        corp=corp(credits=2, remote_1=server(root=[rezzed("aggressive-secretary", advancement=tokens)])),
        runner=runner(rig=rig, grip=["femme-fatale"]),
    )
    t.runner.runs("remote-1").goes_on()
    t.corp.says(YES)
    return t


@rule("BATCH-1")
def test_all_cards_are_chosen_before_any_of_them_is_trashed():
    t = secretary(2, "corroder", "mimic", "yog-0")
    t.corp.picks("corroder")
    assert t.where("corroder") == "rig"
    t.corp.picks("mimic")
    assert (t.where("corroder"), t.where("mimic"), t.where("yog-0")) == ("heap", "heap", "rig")


@rule("BATCH-1")
def test_an_effect_on_everything_hits_everything_at_once():
    """EX-76: the avenger is gone with all the others, so it avenges none of them."""
    t = table(
        corp=corp(
            credits=0,
            hq_server=server(ice=["ice-wall", rezzed("enigma")]),
            remote_1=server(root=[rezzed("test-choose-avenger")]),
            remote_2=server(root=["pad-campaign"]),
        ),
        runner=runner(
            grip=["test-choose-apocalypse"], rig=["djinn", hosted("datasucker", "djinn"), "wyldside"], credits=5
        ),
    )
    t.runner.plays("test-choose-apocalypse")
    assert sorted(t.corp.pile) == ["enigma", "ice-wall", "pad-campaign", "test-choose-avenger"]
    assert (t.runner.credits, t.corp.credits) == (5, 0)
    assert sorted(t.runner.rig) == ["datasucker", "djinn", "wyldside"]
    assert not any(t.is_active(slug) for slug in t.runner.rig)
    assert t.state.host[t.card("datasucker")] == t.card("djinn")


@rule("CHOOSE-1")
def test_only_installed_cards_can_be_chosen_unless_the_text_says_otherwise():
    """EX-54: a program in the grip cannot be given up instead."""
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("test-choose-bulwark")])),
        runner=runner(rig=["magnum-opus", "medium"], grip=["femme-fatale"], stack=["crypsis"]),
    )
    t.runner.runs("hq")
    assert t.options == [f"pick {t.runner.id(slug)}" for slug in ("magnum-opus", "medium")]
    t = table(
        corp=corp(hq=["hedge-fund"], hq_server=server(ice=[rezzed("test-choose-bulwark")])),
        runner=runner(grip=["femme-fatale"], stack=["crypsis"]),
    )
    t.runner.runs("hq")
    assert t.asked == ("runner", "jack-out")  # nothing is installed, nothing happens
    assert t.runner.hand == ["femme-fatale"]


@rule("CHOOSE-2")
def test_no_card_is_chosen_twice():
    t = secretary(2, "corroder", "mimic", "yog-0")
    t.corp.picks("corroder")
    assert t.options == [f"pick {t.corp.id(slug)}" for slug in ("mimic", "yog-0")]


@rule("CHOOSE-2")
def test_if_there_are_too_few_as_many_as_possible_are_chosen():
    """EX-66: three tokens, two programs."""
    t = secretary(3, "corroder", "mimic")
    t.corp.picks("corroder")
    assert (t.where("corroder"), t.where("mimic")) == ("heap", "heap")
    assert t.runner.hand == ["femme-fatale"]


@rule("CHOOSE-3")
def test_a_chosen_facedown_card_is_pointed_out_and_stays_facedown():
    t = table(
        "corp",
        corp=corp(
            hq=["shipment-from-kaguya"], remote_1=server(root=["hostile-takeover"]), remote_2=server(root=["snare"])
        ),
    )
    t.corp.plays("shipment-from-kaguya").picks("hostile-takeover").done()
    t.settles()
    seen = [card for card in cards_of(t.runner.view) if card["id"] == t.corp.id("hostile-takeover")]
    assert [card.get("card", "unknown") for card in seen] == ["unknown"]
    assert t.tokens("hostile-takeover") == 1
    assert not t.is_rezzed("hostile-takeover")


def cards_of(view: object) -> list[dict[str, object]]:
    """Every card that a view shows by its public name."""
    if isinstance(view, dict):
        own = [view] if "id" in view else []
        return own + [card for part in view.values() for card in cards_of(part)]
    if isinstance(view, (list, tuple)):
        return [card for part in view for card in cards_of(part)]
    return []


def knows(t: Table, slug: str) -> bool:
    return t.state.known(t.card(slug), RUNNER)


@rule("CHOOSE-4")
def test_a_facedown_card_chosen_for_what_it_is_must_be_shown():
    """EX-56, both halves: in a server, and in Archives."""
    t = table(
        "corp",
        corp=corp(
            hq=["test-choose-restoring-face"],
            remote_1=server(root=["test-choose-sysop"]),
            remote_2=server(root=["snare"]),
        ),
    )
    assert not knows(t, "test-choose-sysop")
    t.corp.plays("test-choose-restoring-face").picks("test-choose-sysop")
    assert [line["card"] for line in t.says("reveals", "runner")] == ["test-choose-sysop"]
    assert (knows(t, "test-choose-sysop"), knows(t, "snare")) == (True, False)
    t = table("corp", corp=corp(hq=["test-choose-subliminal"], archives=["test-choose-sysop", "snare"]))
    t.corp.plays("test-choose-subliminal")
    assert [line["card"] for line in t.says("reveals", "runner")] == ["test-choose-sysop"]
    assert t.corp.hand == ["test-choose-sysop"]
    assert knows(t, "test-choose-sysop")


@rule("CHOOSE-4")
def test_a_facedown_card_chosen_for_no_attribute_is_not_shown():
    t = table("corp", corp=corp(hq=["archived-memories"], archives=["snare", "pad-campaign"]))
    t.corp.plays("archived-memories").does("pick snare/facedown")
    assert t.corp.hand == ["snare"]
    assert t.says("reveals", "runner") == []
    assert not knows(t, "snare")
