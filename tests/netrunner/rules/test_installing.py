"""Installing, step by step (INST): what is installed, where, and what goes for it."""

import pytest

from tests.netrunner.rules.install_props import facedown_in_archives, seen
from tests.netrunner.scenario import corp, hosted, rezzed, runner, server, table
from tests.rule import rule

WEYLAND = "weyland-consortium-building-a-better-world"
KATE = "kate-mac-mccaffrey-digital-tinker"


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
