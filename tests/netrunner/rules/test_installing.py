"""Installing, step by step (INST)."""

import pytest

from jackin.kernel.frame import Frame
from jackin.netrunner import words
from jackin.netrunner.dsl import (
    ANYTHING,
    ASSET,
    HARDWARE,
    ICE,
    PROGRAM,
    SELF,
    TRASH_THIS,
    UPGRADE,
    YOURS,
    X,
    card,
    gain,
    hosts,
    install_cost,
    install_from_hand,
    may,
    memory,
    new_card,
    on_install,
    prevents,
    spend_on,
)
from jackin.netrunner.flows.install import FACEDOWN, IGNORE_COSTS, install
from jackin.netrunner.flows.pick import Picking
from jackin.netrunner.rules import faces
from jackin.netrunner.rules.abilities import Hook, Sequence
from jackin.netrunner.state import State
from tests.netrunner.scenario import YES, Table, corp, hosted, rezzed, runner, server, table, unrezzed
from tests.rule import rule

WEYLAND = "weyland-consortium-building-a-better-world"
KATE = "kate-mac-mccaffrey-digital-tinker"


class InstallFromHand(Picking):
    """Install a card from hand in a way of its own, whatever stands against it."""

    def __init__(self, how: int) -> None:
        super().__init__()
        self.how = how

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [c for c in s.zones[words.HAND[f.seat]] if c != f.card]

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        install(s, cards[0], 0, self.how)


class SwapTwoIce(Picking):
    def candidates(self, s: State, f: Frame) -> list[int]:
        return list(s.zones[words.line(words.HQ)])

    def fewest(self, s: State, f: Frame) -> int:
        return 2

    def most(self, s: State, f: Frame) -> int:
        return 2

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        faces.swap(s, cards[0], cards[1])


def print_cards() -> None:
    new_card("test-inst-free", side="runner", type="event", cost=0)
    card("test-inst-free", play=InstallFromHand(IGNORE_COSTS))
    new_card("test-inst-facedown", side="runner", type="event", cost=0)
    card("test-inst-facedown", play=InstallFromHand(FACEDOWN))
    new_card("test-inst-any", side="runner", type="event", cost=0)
    card("test-inst-any", play=install_from_hand(ANYTHING))
    new_card("test-inst-three", side="runner", type="event", cost=0)
    card("test-inst-three", play=[install_from_hand(PROGRAM, optional=True) for _ in range(3)])
    new_card("test-inst-swap", side="corp", type="operation", cost=0)
    card("test-inst-swap", play=SwapTwoIce())
    new_card("test-inst-daemon", side="runner", type="program", cost=1, memory=2)
    card("test-inst-daemon", hosts=hosts(PROGRAM))
    new_card("test-inst-giant", side="runner", type="program", cost=0, memory=5)
    card("test-inst-giant")
    new_card("test-inst-half", side="runner", type="program", cost=0, memory=3)
    card("test-inst-half")
    new_card("test-inst-bank", side="runner", type="program", cost=0, memory=4)
    card("test-inst-bank", recurring=3, spend=[spend_on(words.FOR_INSTALL)])
    new_card("test-inst-x", side="runner", type="hardware", cost="X")
    card("test-inst-x", when=[on_install(SELF, gain(X))])
    new_card("test-inst-tax", side="runner", type="resource", cost=0)
    card("test-inst-tax", static=[install_cost(ICE | ASSET | UPGRADE, 2)])
    new_card("test-inst-region", side="corp", type="upgrade", cost=0, subtypes=["region"])
    card("test-inst-region")
    new_card("test-inst-alarm", side="corp", type="asset", cost=0)
    alarm = Hook(words.TRASHED, Sequence([may(install_from_hand(ASSET))]), YOURS)
    card("test-inst-alarm", when=[alarm])
    new_card("test-inst-shrink", side="runner", type="hardware", cost=0)
    card("test-inst-shrink", static=[memory(-4)])
    new_card("test-inst-guard", side="runner", type="resource", cost=0)
    card("test-inst-guard", prevent=[prevents("trash", 1, TRASH_THIS, of=PROGRAM | HARDWARE)])


print_cards()


def seen(t: Table, name: str):
    """A server as the Runner sees it."""
    return next(shown for shown in t.runner.view["servers"] if shown["name"] == name)


def facedown_in_archives(t: Table) -> int:
    return int(t.runner.view["corp"]["archives_facedown"])


# Step 1: declare


@rule("INST-1")
def test_the_runner_shows_the_card_when_declaring_the_install():
    t = table(runner=runner(grip=["corroder", "diesel"], rig=["mimic"]))
    t.runner.does("install corroder")
    assert t.asked == ("runner", "trash-first")
    assert t.corp.view["runner"]["hand"] == ["corroder"]


@rule("INST-1", "INST-12")
def test_the_corp_shows_nothing():
    t = table("corp", corp=corp(hq=["pad-campaign", "hedge-fund"]))
    t.corp.does("install pad-campaign")
    assert t.asked == ("corp", "install-where")
    assert t.runner.view["corp"]["hand"] == []
    t.corp.answers("at new")
    assert "card" not in seen(t, "remote-1")["root"][0]
    assert t.says("installs-root", "runner")[0]["card"] == "unknown"
    assert t.says("installs-root", "corp")[0]["card"] == "pad-campaign"


@rule("INST-1")
def test_a_card_installed_facedown_is_not_shown():
    t = table(runner=runner(grip=["test-inst-facedown", "corroder"]))
    t.runner.plays("test-inst-facedown")
    assert "card" not in t.corp.view["runner"]["rig"][0]
    assert t.runner.view["runner"]["rig"][0]["card"] == "corroder"


# Step 2: choose a destination


@rule("INST-2", "INST-5", "INST-9", "INST-10")
def test_the_five_steps_come_in_order():
    t = table(runner=runner(grip=["datasucker"], rig=["djinn", "cyberfeeder"], credits=5))
    t.runner.does("install datasucker")
    assert t.asked == ("runner", "install-where")
    t.runner.answers("at rig")
    assert t.asked == ("runner", "trash-first")
    t.runner.done()
    assert t.asked == ("runner", "pay")
    assert t.where("datasucker") == "grip"
    t.runner.answers("pay poolx1")
    assert (t.where("datasucker"), t.runner.credits) == ("rig", 4)


@rule("INST-3", "INST-12")
@pytest.mark.parametrize(
    ("slug", "row"), [("desperado", "hardware"), ("bank-job", "resource"), ("corroder", "program")]
)
def test_a_runner_card_goes_to_the_row_of_its_type_faceup_and_active(slug, row):
    t = table(runner=runner(grip=[slug], credits=9))
    t.runner.installs(slug)
    shown = t.corp.view["runner"]["rig"][0]
    assert (shown["row"], shown["faceup"], shown["card"]) == (row, True, slug)
    assert t.is_active(slug)


@rule("INST-2", "INST-3")
def test_a_program_may_go_onto_a_host_that_accepts_it():
    t = table(runner=runner(grip=["datasucker", "corroder"], rig=["djinn"], credits=9))
    djinn = t.runner.id("djinn")
    t.runner.does("install datasucker")
    assert t.options == ["at rig", f"on {djinn}"]
    t.runner.answers(f"on {djinn}").does("install corroder")
    assert t.asked == ("runner", "trash-first")  # no icebreakers on Djinn: nothing to choose
    t.runner.done()
    assert t.state.host[t.card("datasucker")] == t.card("djinn")
    assert t.state.host[t.card("corroder")] == -1


@rule("INST-2")
def test_a_card_that_needs_a_host_cannot_be_installed_without_one():
    t = table(
        runner=runner(grip=["parasite", "the-personal-touch"], rig=["datasucker"]),
        corp=corp(hq_server=server(ice=["ice-wall"])),
    )
    assert not t.runner.can("install parasite")
    assert not t.runner.can("install the-personal-touch")
    assert "why-no-host" in t.runner.why_not("parasite")


CENTRALS = ["at hq", "at rd", "at archives"]


@rule("INST-4")
@pytest.mark.parametrize(
    ("slug", "places"),
    [
        ("hostile-takeover", ["at remote-1", "at new"]),
        ("pad-campaign", ["at remote-1", "at new"]),
        ("red-herrings", [*CENTRALS, "at remote-1", "at new"]),
        ("ice-wall", [*CENTRALS, "at remote-1", "at new"]),
        ("research-station", ["at hq"]),
    ],
)
def test_where_each_type_of_corp_card_may_go(slug, places):
    t = table("corp", corp=corp(hq=[slug], remote_1=server(ice=["enigma"])))
    t.corp.does(f"install {slug}")
    assert t.options == places


@rule("INST-4")
def test_with_no_remote_an_agenda_makes_a_new_one():
    t = table("corp", corp=corp(hq=["hostile-takeover"]))
    t.corp.does("install hostile-takeover")
    assert t.options == ["at new"]
    t.corp.answers("at new")
    assert t.where("hostile-takeover") == "remote-1/root"


@rule("INST-4", "INST-11")
def test_ice_can_protect_a_new_remote_that_is_empty():
    t = table("corp", corp=corp(hq=["ice-wall"]))
    t.corp.installs("ice-wall", at="new")
    assert (t.zone("remote-1/ice"), t.zone("remote-1/root")) == (["ice-wall"], [])


# Step 3: trash, Runner


@rule("INST-5")
def test_the_runner_may_trash_any_number_of_programs_although_all_would_fit():
    t = table(runner=runner(grip=["mimic"], rig=["corroder", "datasucker"]))
    t.runner.does("install mimic")
    assert "done" in t.options
    assert len(t.options) == 3
    t.runner.trashes_first("corroder").trashes_first("datasucker")
    assert (t.runner.rig, t.runner.pile) == (["mimic"], ["corroder", "datasucker"])


@rule("INST-5", "MU-3")
def test_the_runner_must_trash_until_the_new_program_fits():
    t = table(runner=runner(grip=["sneakdoor-beta"], rig=["corroder", "mimic", "ninja", "datasucker"]))
    t.runner.does("install sneakdoor-beta")
    assert "done" not in t.options
    t.runner.trashes_first("ninja")
    assert t.asked == ("runner", "trash-first")
    assert "done" not in t.options
    t.runner.trashes_first("mimic")
    assert "done" in t.options
    t.runner.done()
    assert t.runner.rig == ["corroder", "datasucker", "sneakdoor-beta"]
    assert t.runner.memory == (4, 4)


@rule("INST-5")
@pytest.mark.parametrize("slug", ["akamatsu-mem-chip", "armitage-codebusting"])
def test_hardware_and_resources_trash_nothing_first(slug):
    t = table(runner=runner(grip=[slug], rig=["corroder", "decoy"]))
    t.runner.installs(slug)
    assert slug in t.runner.rig
    assert t.asked == ("runner", "action")


@rule("INST-5")
def test_only_programs_may_be_trashed_for_a_program():
    t = table(runner=runner(grip=["corroder"], rig=["decoy", "akamatsu-mem-chip", "mimic"]))
    t.runner.does("install corroder")
    assert t.options == ["done", f"trash {t.runner.id('mimic')}"]


@rule("INST-5")
def test_a_program_facedown_in_the_rig_is_no_program_to_trash():
    t = table(runner=runner(grip=["test-inst-facedown", "mimic", "corroder"]))
    t.runner.plays("test-inst-facedown").picks("mimic").does("install corroder")
    assert t.where("corroder") == "rig"
    assert t.asked == ("runner", "action")


@rule("INST-2", "INST-5")
def test_the_chosen_host_cannot_be_trashed_away_under_the_new_card():
    t = table(runner=runner(grip=["datasucker"], rig=["djinn", "mimic"]))
    t.runner.installs("datasucker", on="djinn")
    assert t.options == ["done", f"trash {t.runner.id('mimic')}"]


@rule("INST-2", "INST-5")
def test_nor_can_the_host_of_the_chosen_host():
    daemon = hosted("test-inst-daemon", on="djinn")
    t = table(runner=runner(grip=["datasucker"], rig=["djinn", daemon, "mimic"]))
    t.runner.installs("datasucker", on="test-inst-daemon")
    assert t.options == ["done", f"trash {t.runner.id('mimic')}"]


@rule("INST-2", "MU-3")
def test_a_host_that_leaves_no_room_for_the_program_is_no_destination():
    """The daemon takes 2 MU itself, counts what it hosts, and has to stay: 3 more cannot fit into 4."""
    t = table(runner=runner(grip=["test-inst-half"], rig=["test-inst-daemon"]))
    t.runner.does("install test-inst-half")
    assert (t.runner.rig, t.state.host[t.card("test-inst-half")]) == (["test-inst-half"], -1)


@rule("INST-5", "MU-3")
def test_a_program_bigger_than_the_memory_limit_cannot_be_installed():
    t = table(runner=runner(grip=["test-inst-giant"], rig=["corroder"]))
    assert not t.runner.can("install test-inst-giant")
    assert t.runner.why_not("test-inst-giant") == ["why-memory"]
    t = table(runner=runner(grip=["test-inst-giant"], rig=["akamatsu-mem-chip"]))
    assert t.runner.can("install test-inst-giant")


@rule("INST-5")
def test_a_trashing_that_was_prevented_frees_nothing_and_another_must_go():
    t = table(runner=runner(grip=["sneakdoor-beta"], rig=["magnum-opus", "battering-ram", "test-inst-guard"]))
    t.runner.does("install sneakdoor-beta").trashes_first("magnum-opus")
    t.runner.prevents("test-inst-guard", saving="magnum-opus")
    assert t.asked == ("runner", "trash-first")
    assert "done" not in t.options
    t.runner.trashes_first("battering-ram").does("done")
    assert t.runner.rig == ["magnum-opus", "sneakdoor-beta"]


@rule("INST-5", "INST-9")
def test_when_step_3_takes_away_the_means_to_pay_nothing_is_installed():
    t = table(runner=runner(grip=["mimic"], rig=["test-inst-bank"], credits=0))
    t.runner.does("install mimic")
    t.settles()
    assert (t.runner.rig, t.runner.hand, t.runner.pile) == ([], ["mimic"], ["test-inst-bank"])
    assert (t.runner.credits, t.asked) == (0, ("runner", "action"))


# Step 3: trash, Corp


@rule("INST-6")
def test_a_new_agenda_or_asset_drives_out_the_old_one_but_no_upgrade():
    t = table("corp", corp=corp(hq=["pad-campaign"], remote_1=server(root=["snare", "red-herrings"])))
    t.corp.installs("pad-campaign", at="remote-1")
    assert "done" not in t.options
    t.corp.trashes_first("snare")
    assert "done" in t.options
    t.corp.done()
    assert t.zone("remote-1/root") == ["red-herrings", "pad-campaign"]
    assert t.corp.pile == ["snare"]


@rule("INST-6")
def test_trashing_only_an_upgrade_does_not_make_room_for_an_agenda():
    t = table("corp", corp=corp(hq=["nisei-mk-ii"], remote_1=server(root=["snare", "red-herrings"])))
    t.corp.installs("nisei-mk-ii", at="remote-1").trashes_first("red-herrings")
    assert t.options == [f"trash {t.corp.id('snare')}"]


@rule("INST-6")
def test_an_upgrade_may_trash_any_cards_there_and_has_to_trash_none():
    t = table("corp", corp=corp(hq=["experiential-data"], remote_1=server(root=["snare", "red-herrings"])))
    fork = t.fork()
    t.corp.installs("experiential-data", at="remote-1").done()
    assert t.zone("remote-1/root") == ["snare", "red-herrings", "experiential-data"]
    fork.corp.installs("experiential-data", at="remote-1").trashes_first("red-herrings").trashes_first("snare")
    assert fork.zone("remote-1/root") == ["experiential-data"]


@rule("INST-6", "INST-7")
def test_a_card_in_a_server_trashes_no_ice_and_ice_trashes_no_card_in_the_server():
    t = table("corp", corp=corp(hq=["red-herrings", "enigma"], remote_1=server(ice=["ice-wall"], root=["snare"])))
    t.corp.installs("red-herrings", at="remote-1")
    assert t.options == ["done", f"trash {t.corp.id('snare')}"]
    t.corp.done().installs("enigma", at="remote-1")
    assert t.options == ["done", f"trash {t.corp.id('ice-wall')}"]


@rule("INST-6")
def test_a_forced_trashing_is_not_silent_since_silence_would_tell_an_upgrade_from_an_agenda():
    for slug in ("pad-campaign", "red-herrings"):
        t = table("corp", corp=corp(hq=[slug], remote_1=server(root=["snare"])))
        t.corp.installs(slug, at="remote-1")
        assert t.asked == ("corp", "trash-first")
        assert t.runner.view["ask"] == {"seat": "corp"}


@rule("INST-7", "INST-9", "INST-11")
def test_trashing_ice_lowers_the_cost_which_is_counted_afterwards():
    two = server(ice=[rezzed("ice-wall"), "enigma"])
    t = table("corp", corp=corp(hq=["hunter"], hq_server=two, identity=WEYLAND))
    one, both = t.fork(), t.fork()
    t.corp.installs("hunter", at="hq").done()
    assert (t.corp.credits, t.zone("hq/ice")) == (3, ["ice-wall", "enigma", "hunter"])
    one.corp.installs("hunter", at="hq").trashes_first("ice-wall").done()
    assert (one.corp.credits, one.zone("hq/ice")) == (4, ["enigma", "hunter"])
    both.corp.installs("hunter", at="hq").trashes_first("enigma").trashes_first("ice-wall")
    assert (both.corp.credits, both.zone("hq/ice")) == (5, ["hunter"])


@rule("INST-7", "INST-9")
def test_without_the_credits_ice_must_be_trashed_until_the_new_ice_can_be_paid():
    two = server(ice=["ice-wall", "enigma"])
    t = table("corp", corp=corp(hq=["hunter"], hq_server=two, identity=WEYLAND, credits=1))
    t.corp.installs("hunter", at="hq")
    assert "done" not in t.options
    t.corp.trashes_first("enigma")
    assert "done" in t.options
    t.corp.done()
    assert (t.corp.credits, t.zone("hq/ice")) == (0, ["ice-wall", "hunter"])


@rule("INST-8")
def test_trashed_cards_lie_faceup_in_archives_if_they_were_rezzed():
    there = server(root=[rezzed("pad-campaign"), "red-herrings"])
    ice = server(ice=[rezzed("ice-wall"), "enigma"])
    t = table("corp", corp=corp(hq=["snare", "hunter"], remote_1=there, hq_server=ice))
    t.corp.installs("snare", at="remote-1").trashes_first("pad-campaign").trashes_first("red-herrings")
    assert (t.runner.view["corp"]["archives"], facedown_in_archives(t)) == (["pad-campaign"], 1)
    t.corp.installs("hunter", at="hq").trashes_first("ice-wall").trashes_first("enigma")
    assert t.runner.view["corp"]["archives"] == ["ice-wall", "pad-campaign"]
    assert facedown_in_archives(t) == 2


# Step 4: pay


@rule("INST-9")
@pytest.mark.parametrize(("slug", "cost"), [("corroder", 2), ("desperado", 3), ("data-dealer", 0)])
def test_the_runner_pays_the_printed_cost(slug, cost):
    t = table(runner=runner(grip=[slug], credits=3))
    t.runner.installs(slug)
    assert (t.runner.credits, t.runner.clicks) == (3 - cost, 3)


@rule("INST-9")
def test_a_card_the_runner_cannot_pay_for_cannot_be_installed():
    t = table(runner=runner(grip=["desperado"], credits=2))
    assert not t.runner.can("install desperado")
    assert t.runner.why_not("desperado") == ["why-credits-short"]


@rule("INST-9")
@pytest.mark.parametrize("slug", ["hostile-takeover", "pad-campaign", "red-herrings"])
def test_agendas_assets_and_upgrades_cost_nothing_to_install(slug):
    there = server(ice=["enigma", "hunter"], root=["experiential-data"])
    t = table("corp", corp=corp(hq=[slug], remote_1=there, identity=WEYLAND, credits=0))
    t.corp.installs(slug, at="remote-1").done()
    assert (t.where(slug), t.corp.credits, t.corp.clicks) == ("remote-1/root", 0, 2)


@rule("INST-9")
def test_each_ice_already_there_costs_one_credit_and_other_servers_do_not_count():
    t = table(
        "corp",
        corp=corp(
            hq=["hunter", "ice-wall"],
            identity=WEYLAND,
            hq_server=server(ice=["enigma", "chum"]),
            remote_1=server(ice=["shadow"]),
        ),
    )
    t.corp.installs("hunter", at="remote-1").done()
    assert t.corp.credits == 4
    t.corp.installs("ice-wall", at="rd")
    assert t.corp.credits == 4


@rule("INST-9")
def test_x_is_chosen_by_the_player_and_paid():
    t = table(runner=runner(grip=["test-inst-x"], credits=3))
    t.runner.does("install test-inst-x")
    assert t.options == ["number 3", "number 2", "number 1", "number 0"]
    t.runner.says(2)
    assert t.says("pays") == [{"seat": "runner", "n": 2}]
    assert t.runner.credits == 3  # paid 2, and its text pays X back


@rule("INST-9")
def test_effects_change_the_install_cost():
    t = table(runner=runner(identity=KATE, grip=["corroder", "mimic"], credits=9))
    t.runner.installs("corroder")
    assert t.runner.credits == 8
    t.runner.does("install mimic").does("done")
    assert t.runner.credits == 5  # only the first in a turn is cheaper


@rule("INST-9")
def test_a_discount_and_a_lower_cost_add_up_and_never_pay_out():
    t = table(runner=runner(identity=KATE, grip=["modded", "gordian-blade", "akamatsu-mem-chip"], credits=0))
    blade, chip = t.fork(), t
    blade.runner.plays("modded").picks("gordian-blade")
    assert (blade.where("gordian-blade"), blade.runner.credits) == ("rig", 0)
    chip.runner.plays("modded").picks("akamatsu-mem-chip")
    assert (chip.where("akamatsu-mem-chip"), chip.runner.credits) == ("rig", 0)


@rule("INST-9")
def test_a_discount_only_helps_with_what_it_makes_payable():
    t = table(runner=runner(grip=["modded", "gordian-blade", "femme-fatale"], credits=1))
    t.runner.plays("modded")
    assert t.options == ["pick gordian-blade"]


@rule("INST-9")
def test_a_corp_that_cannot_pay_a_surcharge_cannot_install():
    """Whatever it trashes in step 3, the surcharge stays."""
    t = table("corp", corp=corp(hq=["ice-wall", "pad-campaign"], credits=1), runner=runner(rig=["test-inst-tax"]))
    assert not t.corp.can("install ice-wall")
    assert not t.corp.can("install pad-campaign")
    t = table("corp", corp=corp(hq=["ice-wall"], credits=2, identity=WEYLAND), runner=runner(rig=["test-inst-tax"]))
    t.corp.installs("ice-wall", at="hq")
    assert (t.where("ice-wall"), t.corp.credits) == ("hq/ice", 0)


@rule("INST-18", "MU-5")
def test_ignoring_all_costs_does_not_ignore_memory():
    t = table(runner=runner(grip=["test-inst-free", "femme-fatale"], rig=["magnum-opus", "battering-ram"], credits=0))
    t.runner.plays("test-inst-free")
    assert t.asked == ("runner", "trash-first")
    assert "done" not in t.options
    t.runner.trashes_first("battering-ram").done()
    assert (t.runner.rig, t.runner.credits) == (["magnum-opus", "femme-fatale"], 0)


@rule("INST-18")
def test_an_install_that_ignores_costs_ends_at_once_if_there_is_no_place_for_the_card():
    t = table(runner=runner(grip=["test-inst-free", "test-inst-giant"], rig=["corroder"]))
    t.runner.plays("test-inst-free")
    assert (t.runner.hand, t.runner.rig) == (["test-inst-giant"], ["corroder"])
    assert t.asked == ("runner", "action")


# Step 5: in place


@rule("INST-10")
def test_install_conditions_are_met_on_the_card_itself_and_on_others():
    t = table(runner=runner(identity="noise-hacker-extraordinaire", grip=["datasucker", "armitage-codebusting"]))
    before = len(t.corp.deck)
    t.runner.installs("datasucker")
    assert (len(t.corp.deck), len(t.corp.pile)) == (before - 1, 1)
    t.runner.installs("armitage-codebusting")
    assert t.counter("armitage-codebusting", "credit") == 12
    assert len(t.corp.pile) == 1


@rule("INST-10")
def test_install_conditions_are_met_only_after_the_cost_was_paid():
    """Engineering the Future's credit comes too late to pay for this very ice."""
    t = table("corp", corp=corp(hq=["hunter"], hq_server=server(ice=["enigma"]), credits=0))
    t.corp.installs("hunter", at="hq")
    assert "done" not in t.options
    t.corp.trashes_first("enigma")
    assert (t.zone("hq/ice"), t.corp.credits) == (["hunter"], 1)


@rule("INST-11")
def test_new_ice_stands_outside_the_ice_that_is_there():
    t = table("corp", corp=corp(hq=["hunter", "enigma"], rd_server=server(ice=["ice-wall"])))
    t.corp.installs("hunter", at="rd").done().installs("enigma", at="rd").done()
    assert t.zone("rd/ice") == ["ice-wall", "hunter", "enigma"]


@rule("INST-12")
@pytest.mark.parametrize("slug", ["hostile-takeover", "pad-campaign", "red-herrings", "ice-wall"])
def test_corp_cards_arrive_facedown_unrezzed_and_inactive(slug):
    t = table("corp", corp=corp(hq=[slug]))
    t.corp.installs(slug, at="new")
    assert t.state.faceup[t.card(slug)] == 0
    assert not t.is_rezzed(slug)
    assert not t.is_active(slug)


@rule("INST-13")
def test_the_runner_tells_ice_from_other_cards_but_not_an_upgrade_from_an_agenda():
    t = table("corp", corp=corp(hq=["ice-wall", "hostile-takeover", "red-herrings"]))
    t.corp.installs("ice-wall", at="new").installs("hostile-takeover", at="remote-1")
    t.corp.installs("red-herrings", at="new")
    first, second = seen(t, "remote-1"), seen(t, "remote-2")
    assert (len(first["ice"]), len(first["root"]), len(second["ice"]), len(second["root"])) == (1, 1, 0, 1)
    assert first["root"][0].keys() == second["root"][0].keys() == {"id", "faceup"}


@rule("INST-14")
def test_a_server_emptied_in_step_3_is_the_same_server_afterwards():
    there = server(root=[rezzed("pad-campaign")])
    t = table("corp", corp=corp(hq=["snare"], remote_1=there, remote_2=server(root=["red-herrings"])))
    t.corp.installs("snare", at="remote-1").trashes_first("pad-campaign")
    assert t.where("snare") == "remote-1/root"
    assert [shown["name"] for shown in t.runner.view["servers"]][3:] == ["remote-1", "remote-2"]


@rule("INST-14")
def test_an_emptied_destination_exists_while_other_things_happen_and_is_not_made_anew():
    t = table(
        "corp",
        corp=corp(
            hq=["snare", "melange-mining-corp"],
            remote_1=server(root=["pad-campaign"]),
            remote_2=server(root=[rezzed("test-inst-alarm")]),
        ),
    )
    t.corp.installs("snare", at="remote-1").trashes_first("pad-campaign")
    assert t.asked == ("corp", "decide")
    assert t.zone("remote-1/root") == []
    assert seen(t, "remote-1")["root"] == []
    t.corp.says(YES).picks("melange-mining-corp").answers("at new")
    assert t.where("melange-mining-corp") == "remote-3/root"
    assert t.where("snare") == "remote-1/root"


@rule("INST-14")
def test_a_server_emptied_otherwise_is_gone():
    t = table(corp=corp(remote_1=server(root=["pad-campaign"])), runner=runner(credits=5))
    t.runner.runs("remote-1").trashes()
    t.settles()
    assert not t.runner.can("run remote-1")


# Several installs, and what is never installed


@rule("INST-15")
def test_several_installs_are_chosen_and_carried_out_one_after_another():
    t = table("corp", corp=corp(hq=["shipment-from-mirrormorph", "ice-wall", "pad-campaign", "snare"], credits=9))
    t.corp.plays("shipment-from-mirrormorph").picks("ice-wall").answers("at new")
    assert t.zone("remote-1/ice") == ["ice-wall"]
    t.corp.picks("pad-campaign")
    assert t.options == ["at remote-1", "at new"]  # the server made by the first install
    t.corp.answers("at remote-1").picks("snare").answers("at new")
    assert (t.zone("remote-1/root"), t.zone("remote-2/root")) == (["pad-campaign"], ["snare"])


@rule("INST-15")
def test_a_host_installed_first_can_take_the_next_card_of_the_same_effect():
    t = table(runner=runner(grip=["test-inst-three", "test-inst-daemon", "mimic", "corroder"], credits=9))
    t.runner.plays("test-inst-three").picks("test-inst-daemon")
    daemon = t.runner.id("test-inst-daemon")
    t.runner.picks("mimic").answers(f"on {daemon}").does("pick corroder").answers(f"on {daemon}").does("done")
    assert [t.state.host[t.card(slug)] for slug in ("mimic", "corroder")] == [t.card("test-inst-daemon")] * 2


@rule("INST-15")
def test_several_installs_may_be_left_out():
    t = table("corp", corp=corp(hq=["shipment-from-mirrormorph", "ice-wall"], credits=9))
    t.corp.plays("shipment-from-mirrormorph").done()
    assert t.where("ice-wall") == "hq"


@rule("INST-16")
def test_operations_and_events_are_never_installed():
    t = table("corp", corp=corp(hq=["shipment-from-mirrormorph", "hedge-fund", "ice-wall"]))
    assert not t.corp.can("install hedge-fund")
    t.corp.plays("shipment-from-mirrormorph")
    assert t.options == ["pick ice-wall", "done"]
    t = table(runner=runner(grip=["test-inst-any", "sure-gamble", "corroder"]))
    assert not t.runner.can("install sure-gamble")
    t.runner.plays("test-inst-any")
    assert t.options == ["pick corroder"]


@rule("INST-16")
def test_an_effect_that_points_at_an_operation_or_event_installs_nothing():
    t = table(runner=runner(grip=["test-inst-free", "sure-gamble"]))
    t.runner.plays("test-inst-free")
    assert (t.runner.hand, t.runner.rig) == (["sure-gamble"], [])


@rule("INST-16")
def test_an_identity_stays_where_it_is_and_is_no_answer():
    t = table("corp", corp=corp(hq=["shipment-from-mirrormorph"]))
    assert not any(WEYLAND in value or "haas" in value for value in t.options)
    assert t.where("haas-bioroid-engineering-the-future") == "identities"


@rule("INST-17")
def test_ice_is_moved_by_card_effects_only():
    ice = server(ice=["ice-wall", "enigma", "hunter"])
    t = table("corp", corp=corp(hq=["test-inst-swap"], hq_server=ice))
    verbs = {option.split()[0] for option in t.options}
    assert verbs == {"credit", "draw", "play", "advance", "purge"}
    t.corp.takes_credit()
    assert t.zone("hq/ice") == ["ice-wall", "enigma", "hunter"]
    t.corp.plays("test-inst-swap").picks("ice-wall", "hunter")
    assert t.zone("hq/ice") == ["hunter", "enigma", "ice-wall"]


# Limits


@rule("CARD-9")
def test_a_second_console_cannot_be_installed_not_even_over_the_first():
    t = table(runner=runner(grip=["desperado", "modded"], rig=["grimoire"], credits=9))
    assert not t.runner.can("install desperado")
    assert t.runner.why_not("desperado") == ["why-console"]
    assert not t.runner.can("play modded")


@rule("CARD-9")
def test_a_console_lying_facedown_does_not_count():
    t = table(runner=runner(grip=["test-inst-facedown", "grimoire", "desperado"], credits=9))
    t.runner.plays("test-inst-facedown").picks("grimoire").installs("desperado")
    assert t.runner.rig == ["grimoire", "desperado"]


@rule("CARD-10", "INST-6")
@pytest.mark.parametrize("first", [rezzed("sansan-city-grid"), unrezzed("sansan-city-grid")])
def test_a_second_region_drives_out_the_first_rezzed_or_not(first):
    t = table("corp", corp=corp(hq=["test-inst-region"], remote_1=server(root=["snare", first])))
    t.corp.installs("test-inst-region", at="remote-1")
    assert "done" not in t.options
    t.corp.trashes_first("snare")
    assert t.options == [f"trash {t.corp.id('sansan-city-grid')}"]
    t.corp.trashes_first("sansan-city-grid")
    assert t.zone("remote-1/root") == ["test-inst-region"]


@rule("CARD-10")
def test_a_region_in_another_server_or_root_is_no_hindrance():
    t = table(
        "corp",
        corp=corp(hq=["test-inst-region"], hq_server=server(root=["sansan-city-grid", "red-herrings"])),
    )
    t.corp.installs("test-inst-region", at="rd")
    assert t.zone("rd/root") == ["test-inst-region"]
    t = table("corp", corp=corp(hq=["red-herrings"], hq_server=server(root=["sansan-city-grid"])))
    t.corp.installs("red-herrings", at="hq").done()
    assert t.zone("hq/root") == ["sansan-city-grid", "red-herrings"]


@rule("MU-2")
def test_a_memory_limit_below_nothing_asks_for_nothing():
    t = table(runner=runner(grip=["test-inst-shrink"], rig=["corroder"]))
    t.runner.installs("test-inst-shrink")
    assert (t.runner.rig, t.runner.memory) == (["test-inst-shrink"], (0, 0))
    t = table(runner=runner(grip=["test-inst-shrink"], rig=["test-inst-shrink"]))
    t.runner.installs("test-inst-shrink")
    assert t.asked == ("runner", "action")
    assert t.runner.memory == (0, -4)
