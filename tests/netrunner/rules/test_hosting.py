"""Hosting (HOST)."""

from jackin.kernel.frame import Frame
from jackin.netrunner import words
from jackin.netrunner.dsl import (
    ANYTHING,
    FORFEIT,
    HARDWARE,
    PROGRAM,
    RESOURCE,
    TRASH_THIS,
    card,
    click,
    gain,
    hosts,
    new_card,
    paid,
    prevents,
    trash_chosen,
)
from jackin.netrunner.flows.install import install
from jackin.netrunner.flows.pick import Picking
from jackin.netrunner.rules import faces, moves
from jackin.netrunner.rules.abilities import Effect
from jackin.netrunner.state import State
from tests.netrunner.scenario import Cards, Table, corp, hosted, rezzed, runner, server, table
from tests.rule import rule


class HostFromHand(Picking):
    """The method of a card that hosts in its own way: a card from hand, not installed."""

    def __init__(self, faceup: bool) -> None:
        super().__init__()
        self.faceup = faceup

    def candidates(self, s: State, f: Frame) -> list[int]:
        return list(s.zones[words.HAND[f.seat]])

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        moves.put_on(s, cards[0], f.card, self.faceup)


class InstallHosted(Effect):
    def could(self, s: State, f: Frame) -> bool:
        return len(s.zones[words.HOSTED]) > 0

    def do(self, s: State, f: Frame) -> None:
        install(s, s.zones[words.HOSTED][0])


def print_cards() -> None:
    new_card("test-host-daemon", side="runner", type="program", cost=0, memory=1)
    card("test-host-daemon", hosts=hosts(PROGRAM))
    new_card("test-host-supplier", side="runner", type="resource", cost=0)
    card("test-host-supplier", paid=[paid([click(1)], HostFromHand(True)), paid([click(1)], InstallHosted())])
    new_card("test-host-station", side="corp", type="agenda", advance=3, points=1)
    card("test-host-station", paid=[paid([click(1)], HostFromHand(False))])
    new_card("test-host-sell", side="corp", type="asset", cost=0)
    card("test-host-sell", paid=[paid([click(1), FORFEIT], gain(1))])
    new_card("test-host-wreck", side="runner", type="event", cost=0)
    card("test-host-wreck", play=trash_chosen(ANYTHING))
    new_card("test-host-saver", side="runner", type="resource", cost=0)
    card("test-host-saver", prevent=[prevents("trash", 1, TRASH_THIS, of=PROGRAM | HARDWARE | RESOURCE)])


print_cards()


def host_of(t: Table, slug: str) -> str:
    """The slug of a card's host, or nothing."""
    host = t.state.host[t.card(slug)]
    return "" if host < 0 else next(name for name in t.runner.rig + t.zone("hq/ice") if t.card(name) == host)


@rule("HOST-1")
def test_only_a_text_makes_a_host():
    t = table(runner=runner(grip=["datasucker"], rig=["mimic", "akamatsu-mem-chip"]))
    t.runner.installs("datasucker").done()
    assert host_of(t, "datasucker") == ""
    t = table(runner=runner(grip=["datasucker"], rig=["djinn"]))
    t.runner.installs("datasucker", on="djinn")
    assert host_of(t, "datasucker") == "djinn"
    assert t.corp.view["runner"]["rig"][1]["host"] == t.runner.id("djinn")


@rule("HOST-1")
def test_a_card_is_hosted_on_exactly_one_card():
    t = table(runner=runner(grip=["datasucker", "test-host-wreck"], rig=["djinn", "test-host-daemon"], credits=9))
    t.runner.installs("datasucker", on="djinn").done()
    t.runner.plays("test-host-wreck").picks("test-host-daemon")
    assert t.where("datasucker") == "rig"
    t = table(runner=runner(grip=["datasucker", "test-host-wreck"], rig=["djinn", "test-host-daemon"], credits=9))
    t.runner.installs("datasucker", on="djinn").done()
    t.runner.plays("test-host-wreck").picks("djinn")
    assert t.where("datasucker") == "heap"


@rule("HOST-1", "HOST-7")
def test_a_counter_lies_on_one_card_and_pays_for_that_card_only():
    one, other = hosted("datasucker", on="", virus=1), hosted("datasucker", on="")
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("wall-of-static")])),
        runner=runner(rig=[one, other]),
    )
    t.runner.runs("hq")
    handles = [t.state.public(copy) for copy in t.find("datasucker")]
    assert t.runner.can(f"use {handles[0]} 0")
    assert not t.runner.can(f"use {handles[1]} 0")


@rule("HOST-2", "MU-4")
def test_hosting_is_not_transitive():
    daemon = hosted("test-host-daemon", on="djinn")
    t = table(runner=runner(grip=["datasucker"], rig=["djinn", daemon]))
    assert t.runner.memory == (1, 4)
    t.runner.installs("datasucker", on="test-host-daemon")
    assert host_of(t, "datasucker") == "test-host-daemon"
    assert t.runner.memory == (2, 4)  # Djinn exempts the daemon, not what sits on it


@rule("HOST-2", "HOST-7")
def test_what_sits_on_a_hosted_card_takes_no_room_on_the_outer_host():
    daemon = hosted("test-host-daemon", on="djinn")
    sucker = hosted("sneakdoor-beta", on="test-host-daemon")
    t = table(runner=runner(grip=["magnum-opus"], rig=["djinn", daemon, sucker], credits=9))
    t.runner.does("install magnum-opus")
    assert t.runner.can(f"on {t.runner.id('djinn')}")  # 1 of 3 MU are taken, not 3


@rule("HOST-3")
def test_installed_cards_cannot_be_moved_onto_a_host():
    t = table(runner=runner(grip=["djinn"], rig=["datasucker"], credits=9))
    t.runner.installs("djinn").done()
    assert host_of(t, "datasucker") == ""
    assert t.runner.memory == (2, 4)
    djinn, sucker = t.runner.id("djinn"), t.runner.id("datasucker")
    touching = [option for option in t.options if djinn in option or sucker in option]
    assert touching == [f"use {djinn} 0"]  # its search, and nothing else


@rule("HOST-3")
def test_a_host_takes_only_what_it_names_and_only_as_much_as_it_holds():
    rig: Cards = ["djinn", hosted("datasucker", on="djinn"), hosted("medium", on="djinn")]
    t = table(runner=runner(grip=["corroder", "sneakdoor-beta", "net-shield"], rig=rig, credits=20))
    djinn = t.runner.id("djinn")
    t.runner.does("install corroder")
    assert not t.runner.can(f"on {djinn}")  # an icebreaker
    t.runner.does("done").does("install sneakdoor-beta")
    assert not t.runner.can(f"on {djinn}")  # 2 MU, and 1 is left
    t.runner.does("done").does("install net-shield")
    assert t.runner.can(f"on {djinn}")


@rule("HOST-4")
def test_a_card_with_a_method_of_its_own_hosts_in_no_other_way():
    t = table(runner=runner(grip=["akamatsu-mem-chip", "desperado"], rig=["test-host-supplier"]))
    t.runner.installs("akamatsu-mem-chip")
    assert host_of(t, "akamatsu-mem-chip") == ""
    t.runner.uses("test-host-supplier")
    assert (t.where("desperado"), host_of(t, "desperado")) == ("hosted", "test-host-supplier")


@rule("HOST-5")
def test_a_card_hosted_by_installing_is_faceup_and_active_as_ever():
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("wall-of-static")])),
        runner=runner(grip=["parasite", "datasucker"], rig=["djinn"], credits=9),
    )
    t.runner.installs("parasite").done()
    t.runner.installs("datasucker", on="djinn").done()
    for slug in ("parasite", "datasucker"):
        assert t.is_active(slug)
        assert t.state.faceup[t.card(slug)] == 1
    assert t.state.host[t.card("parasite")] == t.card("wall-of-static")


@rule("HOST-5", "HOST-9")
def test_a_hosted_card_is_installed_whatever_its_host_does():
    """The host may be facedown: the hosted program goes on working."""
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("enigma")])),
        runner=runner(rig=["djinn", hosted("datasucker", on="djinn", virus=1)]),
    )
    faces.turn_facedown(t.state, t.card("djinn"))
    t.runner.runs("hq")
    assert t.runner.can(f"use {t.runner.id('datasucker')} 0")


@rule("HOST-6")
def test_a_card_hosted_without_being_installed_is_inactive_until_it_is_installed():
    t = table(runner=runner(grip=["akamatsu-mem-chip"], rig=["test-host-supplier"], credits=1))
    t.runner.uses("test-host-supplier")
    assert (t.runner.memory, t.is_active("akamatsu-mem-chip")) == ((0, 4), False)
    assert t.corp.view["hosted"] == [
        {
            "id": t.runner.id("akamatsu-mem-chip"), "faceup": True, "card": "akamatsu-mem-chip",
            "host": t.runner.id("test-host-supplier"),
        }
    ]  # fmt: skip
    t.runner.uses("test-host-supplier", 1)
    assert (t.runner.memory, t.where("akamatsu-mem-chip"), t.runner.credits) == ((0, 5), "rig", 0)
    assert host_of(t, "akamatsu-mem-chip") == ""


@rule("HOST-6", "HOST-4")
def test_a_corp_card_hosted_facedown_on_an_agenda_stays_secret_and_inactive():
    t = table("corp", corp=corp(hq=["snare"], scored=["test-host-station"]))
    t.corp.uses("test-host-station")
    assert (t.where("snare"), t.is_active("snare")) == ("hosted", False)
    assert "card" not in t.runner.view["hosted"][0]
    assert t.corp.view["hosted"][0]["card"] == "snare"


@rule("HOST-8", "PREV-7")
def test_what_is_hosted_goes_with_its_host_and_cannot_be_saved():
    rig: Cards = ["djinn", hosted("datasucker", on="djinn"), "test-host-saver"]
    t = table(runner=runner(grip=["test-host-wreck"], rig=rig))
    t.runner.plays("test-host-wreck").picks("djinn")
    assert t.asked == ("runner", "prevent")
    assert [option for option in t.options if t.runner.id("datasucker") in option] == []
    lost, saved = t.fork(), t
    lost.runner.done()
    assert lost.runner.rig == ["test-host-saver"]
    saved.runner.prevents("test-host-saver", saving="djinn")
    assert saved.runner.rig == ["djinn", "datasucker"]


@rule("HOST-8")
def test_cards_hosted_without_being_installed_go_too():
    t = table(runner=runner(grip=["desperado", "test-host-wreck"], rig=["test-host-supplier"]))
    t.runner.uses("test-host-supplier").picks("desperado").plays("test-host-wreck")
    assert t.runner.pile == ["desperado", "test-host-supplier", "test-host-wreck"]


@rule("HOST-8", "FORFEIT-2")
def test_what_is_hosted_on_a_forfeited_agenda_is_trashed():
    t = table(
        "corp",
        corp=corp(hq=["snare"], scored=["test-host-station"], remote_1=server(root=[rezzed("test-host-sell")])),
    )
    t.corp.uses("test-host-station").uses("test-host-sell")
    assert (t.where("test-host-station"), t.where("snare")) == ("removed", "archives")
    assert t.runner.view["corp"]["archives_facedown"] == 1


@rule("HOST-9")
def test_hosted_cards_and_counters_leave_without_harm_to_the_host():
    rig: Cards = ["djinn", hosted("datasucker", on="djinn", virus=1)]
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("wall-of-static")])),
        runner=runner(grip=["test-host-wreck"], rig=rig),
    )
    t.runner.plays("test-host-wreck").picks("datasucker")
    assert (t.runner.rig, t.is_active("djinn")) == (["djinn"], True)
    t = table(corp=corp(hq_server=server(ice=[rezzed("wall-of-static")])), runner=runner(rig=rig))
    t.runner.runs("hq").uses("datasucker")
    assert (t.counter("datasucker", "virus"), t.runner.rig) == (0, ["djinn", "datasucker"])


@rule("HOST-10")
def test_a_card_that_must_be_installed_on_ice_cannot_live_on_djinn():
    ice = server(ice=[rezzed("enigma"), rezzed("wall-of-static"), "ice-wall"])
    t = table(corp=corp(hq_server=ice), runner=runner(grip=["parasite"], rig=["djinn"]))
    t.runner.does("install parasite")
    assert t.options == [f"on {t.corp.id('enigma')}", f"on {t.corp.id('wall-of-static')}"]
    t.runner.answers(t.options[0]).done()
    assert (host_of(t, "parasite"), t.runner.memory) == ("enigma", (2, 4))


@rule("HOST-10")
def test_without_rezzed_ice_it_cannot_be_installed_although_djinn_has_room():
    t = table(corp=corp(hq_server=server(ice=["enigma"])), runner=runner(grip=["parasite"], rig=["djinn"]))
    assert not t.runner.can("install parasite")
