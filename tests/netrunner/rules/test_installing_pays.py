"""Installing, step by step (INST): what it costs, the card in its place, several at once, and limits."""

import pytest

from tests.netrunner.rules.install_props import seen
from tests.netrunner.scenario import YES, corp, rezzed, runner, server, table, unrezzed
from tests.rule import rule

WEYLAND = "weyland-consortium-building-a-better-world"
KATE = "kate-mac-mccaffrey-digital-tinker"


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
