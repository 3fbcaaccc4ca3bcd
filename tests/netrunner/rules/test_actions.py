"""ACT: what a click buys."""

import pytest

from jackin.netrunner.dsl import ADVANCEABLE, card, click, draw, gain, new_card, paid, place_on, run
from jackin.netrunner.dsl.text import sequence
from jackin.netrunner.rules.abilities import Hook
from jackin.netrunner.words import ADVANCEMENT, ANY_REMOTE, PURGED
from tests.netrunner.rules.chart import ledger, pocket, step, use
from tests.netrunner.scenario import corp, faceup, rezzed, runner, server, table
from tests.rule import rule

new_card("test-action-field-trip", side="runner", type="event", cost=0)
card("test-action-field-trip", play=run(ANY_REMOTE))

new_card("test-action-two-timer", side="corp", type="asset", cost=0, trash=1)
card("test-action-two-timer", paid=[paid([click(2)], gain(4))])

new_card("test-action-reading-room", side="runner", type="resource", cost=0)
card("test-action-reading-room", paid=[paid([click(1)], draw(1))])

new_card("test-action-antivirus", side="corp", type="asset", cost=0, trash=1)
card("test-action-antivirus", when=[Hook(PURGED, sequence((gain(5),)))])

new_card("test-action-run-counter", side="runner", type="resource", cost=0)
card("test-action-run-counter", paid=[paid([click(1)], run(0))])


new_card("test-action-idle-deal", side="corp", type="operation", subtypes=["transaction"], cost=0)
card("test-action-idle-deal", play=place_on(ADVANCEABLE, 1, ADVANCEMENT))


def verbs(t):
    return {value.split()[0] for value in t.options}


# In general


@rule("ACT-1", "ABIL-4")
def test_an_ability_with_a_click_in_its_cost_is_an_action():
    t = table("corp", corp=corp(remote_1=server(root=[rezzed("melange-mining-corp"), ledger()])), begin=True)
    melange = use(t, "melange-mining-corp")
    assert t.asked == ("corp", "window")
    assert not t.corp.can(melange)
    assert t.corp.can(use(t, "test-chart-ledger"))
    t.corp.passes().passes()
    assert t.asked == ("corp", "action")
    assert t.corp.can(melange)
    assert not t.corp.can(use(t, "test-chart-ledger"))


@rule("ACT-1")
def test_basic_actions_belong_to_ones_own_action_phase():
    t = table(runner=runner(rig=[pocket()], grip=["sure-gamble", "corroder"]), begin=True)
    assert verbs(t) == {"use", "pass"}
    t.runner.passes().passes()
    assert {"credit", "draw", "run", "play", "install"} <= verbs(t)
    t = table("corp", corp=corp(hq=["hedge-fund"]), runner=runner(rig=[pocket()], grip=["sure-gamble"]), begin=True)
    assert (t.asked, verbs(t)) == (("runner", "window"), {"use", "pass"})


@rule("ACT-2")
def test_any_mix_and_repetition_of_actions_is_legal():
    t = table(runner=runner(grip=["sure-gamble"], rig=["magnum-opus"], credits=5))
    t.runner.uses("magnum-opus").uses("magnum-opus").draws().plays("sure-gamble")
    assert t.runner.credits == 5 + 2 + 2 - 5 + 9
    t = table("corp")
    t.corp.takes_credit().takes_credit().takes_credit()
    assert t.corp.credits == 8


@rule("ACT-2", "COST-2")
def test_an_action_whose_cost_cannot_be_paid_is_not_offered():
    side = corp(hq=["hedge-fund"], credits=4, remote_1=server(root=[rezzed("test-action-two-timer")]))
    t = table("corp", corp=side)
    assert not t.corp.can("play hedge-fund")
    assert t.corp.can(use(t, "test-action-two-timer"))
    t.corp.takes_credit()
    assert t.corp.can("play hedge-fund")
    t.corp.takes_credit()
    assert not t.corp.can(use(t, "test-action-two-timer"))  # 2 clicks, and 1 is left
    assert t.corp.why_not("test-action-two-timer") == ["why-clicks-short"]


@rule("ACT-3")
def test_no_other_action_is_taken_while_one_resolves():
    """EX-25: no Account Siphon for a run that Sneakdoor Beta started."""
    t = table(runner=runner(rig=["sneakdoor-beta", "magnum-opus", pocket()], grip=["account-siphon"]))
    assert t.runner.can("play account-siphon")
    t.runner.uses("sneakdoor-beta")
    while t.run is not None:
        assert not {"play", "credit", "draw", "run", "install"} & verbs(t)
        assert use(t, "magnum-opus") not in t.options
        assert t.runner.clicks == 3
        assert t.runner.why_not("account-siphon") == ["why-only-as-action"]
        t.let_pass()
    t.settles()
    assert t.runner.can("play account-siphon")


@rule("ACT-4", "PLAY-8")
def test_an_action_that_could_change_nothing_cannot_be_taken():
    """EX-41: that the operation itself will lie in Archives is ignored."""
    t = table("corp", corp=corp(hq=["archived-memories"]))
    assert not t.corp.can("play archived-memories")
    assert t.corp.why_not("archived-memories") == ["why-no-effect"]
    t = table("corp", corp=corp(hq=["archived-memories"], archives=["enigma"]))
    assert t.corp.can("play archived-memories")


@rule("ACT-4")
def test_abilities_of_other_cards_do_not_make_an_action_useful():
    """Weyland would gain a credit for the transaction, but its own effect does nothing."""
    new = corp(
        identity="weyland-consortium-building-a-better-world", hq=["shipment-from-kaguya", "test-action-idle-deal"]
    )
    t = table("corp", corp=new)
    assert not t.corp.can("play test-action-idle-deal")
    assert t.corp.why_not("test-action-idle-deal") == ["why-no-effect"]


@rule("ACT-4")
def test_drawing_from_an_empty_stack_is_no_action():
    """AMB-3."""
    t = table(runner=runner(stack=[], rig=["test-action-reading-room"]))
    assert not t.runner.can("draw")
    assert not t.runner.can(use(t, "test-action-reading-room"))
    t = table(runner=runner(stack=["sure-gamble"], rig=["test-action-reading-room"]))
    assert t.runner.can("draw")
    assert t.runner.can(use(t, "test-action-reading-room"))


@rule("ACT-4")
def test_an_event_that_runs_needs_a_server_to_run_on():
    t = table(runner=runner(grip=["test-action-field-trip"]))
    assert t.runner.why_not("test-action-field-trip") == ["why-no-effect"]
    t = table(runner=runner(grip=["test-action-field-trip"]), corp=corp(remote_1=server(ice=["enigma"])))
    assert t.runner.can("play test-action-field-trip")


@rule("ACT-4")
def test_searching_a_deck_always_could_change_something_unless_it_is_empty():
    """AMB-42."""
    t = table(runner=runner(grip=["special-order"], stack=["sure-gamble"]))
    assert t.runner.can("play special-order")
    t = table(runner=runner(grip=["special-order"], stack=[]))
    assert t.runner.why_not("special-order") == ["why-no-effect"]


@rule("ACT-5")
def test_nothing_is_rezzed_scored_or_used_until_the_action_has_resolved():
    """EX-37: the ice pays its full cost, since Akitaro cannot be rezzed first."""
    side = corp(hq_server=server(ice=["wall-of-thorns"], root=["akitaro-watanabe"]), credits=8)
    t = table(corp=side, runner=runner(grip=["forged-activation-orders"]))
    t.runner.plays("forged-activation-orders")
    assert (t.asked, t.options) == (("corp", "decide"), ["rez", "trash"])
    t.corp.says("rez")
    assert t.corp.credits == 0
    assert (step(t), t.asked) == ("runner_window_after", ("corp", "window"))


@rule("ACT-6")
def test_a_run_by_card_text_is_not_the_basic_action():
    """One click pays for the ability, none for the run it makes."""
    t = table(runner=runner(rig=["test-action-run-counter"]), corp=corp(hq=["hedge-fund"]))
    t.runner.uses("test-action-run-counter")
    assert t.run.server == 0
    assert t.runner.clicks == 3
    t = table(runner=runner(grip=["inside-job"]), corp=corp(hq=["hedge-fund"]))
    t.runner.plays("inside-job")
    assert "run hq" in t.options
    assert t.asked == ("runner", "decide")
    assert t.runner.clicks == 3


# The Corp's


@rule("ACT-C-1", "ACT-R-1")
@pytest.mark.parametrize("side", ["corp", "runner"])
def test_a_click_for_a_credit(side):
    t = table(side)
    player = getattr(t, side)
    clicks = player.clicks
    player.takes_credit()
    assert (player.credits, player.clicks) == (6, clicks - 1)


@rule("ACT-C-2", "ACT-R-2")
@pytest.mark.parametrize("side", ["corp", "runner"])
def test_a_click_for_the_top_card_of_the_deck(side):
    t = table(side, corp=corp(rd=["enigma", "snare"]), runner=runner(stack=["diesel", "ninja"]))
    player = getattr(t, side)
    player.draws()
    assert player.hand == [{"corp": "snare", "runner": "ninja"}[side]]
    assert player.clicks == {"corp": 2, "runner": 3}[side]


@rule("ACT-C-3")
@pytest.mark.parametrize(
    ("slug", "where"), [("snare", "remote-1/root"), ("nisei-mk-ii", "remote-1/root"),
                        ("akitaro-watanabe", "hq/root"), ("enigma", "rd/ice")]
)  # fmt: skip
def test_a_click_to_install_a_corp_card(slug, where):
    t = table("corp", corp=corp(hq=[slug, "hedge-fund"]))
    assert not t.corp.can("install hedge-fund")
    t.corp.installs(slug, at={"remote-1/root": "new"}.get(where, where.split("/")[0]))
    assert t.where(slug) == where
    assert t.corp.clicks == 2
    assert t.corp.hand == ["hedge-fund"]


@rule("ACT-C-4", "PLAY-2")
def test_a_click_and_its_cost_to_play_an_operation():
    t = table("corp", corp=corp(hq=["anonymous-tip", "beanstalk-royalties", "enigma"], credits=3))
    assert not t.corp.can("play enigma")
    t.corp.plays("beanstalk-royalties")
    assert (t.corp.credits, t.corp.clicks) == (3 + 3, 2)
    t.corp.plays("anonymous-tip")
    assert t.corp.clicks == 1
    assert len(t.corp.hand) == 1 + 3


@rule("ACT-C-5", "ADV-1")
def test_a_click_and_a_credit_to_advance():
    side = corp(remote_1=server(root=["hostile-takeover"]), hq_server=server(ice=["ice-wall", "enigma"]), credits=2)
    t = table("corp", corp=side)
    assert f"advance {t.corp.id('enigma')}" not in t.options
    t.corp.advances("hostile-takeover").advances("ice-wall")
    assert (t.tokens("hostile-takeover"), t.tokens("ice-wall")) == (1, 1)
    assert (t.corp.credits, t.corp.clicks) == (0, 1)
    t.settles()
    assert "advance" not in verbs(t)  # no credit left


@rule("ACT-C-6", "CARD-7")
def test_a_click_and_two_credits_to_trash_a_resource_of_a_tagged_runner():
    side = runner(rig=["armitage-codebusting", "magnum-opus", "desperado", "wyldside"], tags=1)
    t = table("corp", runner=side)
    trashable = [value for value in t.options if value.startswith("trash-resource")]
    assert trashable == [f"trash-resource {t.runner.id(slug)}" for slug in ("armitage-codebusting", "wyldside")]
    t.corp.answers(trashable[1])
    assert t.where("wyldside") == "heap"
    assert (t.corp.credits, t.corp.clicks, t.runner.tags) == (3, 2, 1)


@rule("ACT-C-6")
def test_resources_are_safe_from_the_corp_without_a_tag_or_two_credits():
    rig = ["armitage-codebusting"]
    assert "trash-resource" not in verbs(table("corp", runner=runner(rig=rig)))
    assert "trash-resource" not in verbs(table("corp", runner=runner(rig=rig, tags=1), corp=corp(credits=1)))
    assert "trash-resource" in verbs(table("corp", runner=runner(rig=rig, tags=1), corp=corp(credits=2)))


@rule("ACT-C-7", "PURGE-1")
def test_three_clicks_to_purge_virus_counters():
    rig = [rezzed("datasucker", virus=3), rezzed("crypsis", virus=1), rezzed("armitage-codebusting", credit=4)]
    t = table("corp", runner=runner(rig=rig))
    t.corp.does("purge")
    assert t.corp.clicks == 0
    assert [t.counter(slug, "virus") for slug in ("datasucker", "crypsis")] == [0, 0]
    assert t.counter("armitage-codebusting", "credit") == 4
    assert "purge" not in table("corp", runner=runner(rig=rig), clicks=2).options


@rule("ACT-C-7", "PURGE-2", "ACT-4")
def test_purging_is_legal_without_any_virus_counter():
    t = table("corp", corp=corp(remote_1=server(root=[rezzed("test-action-antivirus")])))
    t.corp.does("purge")
    assert t.corp.credits == 5 + 5
    assert "purges" in t.log()


@rule("ACT-C-8", "ACT-R-7")
def test_click_abilities_of_active_cards_cost_what_they_state():
    t = table("corp", corp=corp(remote_1=server(root=[rezzed("melange-mining-corp")])))
    t.corp.uses("melange-mining-corp")
    assert (t.corp.credits, t.corp.clicks) == (12, 0)
    t = table(runner=runner(rig=["magnum-opus", "djinn"], stack=["parasite"]))
    t.runner.uses("magnum-opus")
    assert (t.runner.credits, t.runner.clicks) == (7, 3)
    t.runner.uses("djinn").finds("parasite")
    assert (t.runner.credits, t.runner.clicks) == (6, 2)


@rule("ACT-C-8", "ACT-R-7")
def test_click_abilities_of_inactive_cards_cannot_be_used():
    side = corp(remote_1=server(root=["melange-mining-corp"]), archives=[faceup("melange-mining-corp")])
    t = table("corp", corp=side, runner=runner(heap=["magnum-opus"]))
    assert "use" not in verbs(t)
    t = table(runner=runner(grip=["magnum-opus"], heap=["magnum-opus"]))
    assert "use" not in verbs(t)


@rule("ACT-C-8", "ACT-R-7")
def test_nobody_uses_the_opponents_abilities():
    t = table(corp=corp(remote_1=server(root=[rezzed("melange-mining-corp")])))
    assert "use" not in verbs(t)
    assert t.runner.why_not("melange-mining-corp") == ["why-not-yours"]


# The Runner's


@rule("ACT-R-3", "INST-9")
@pytest.mark.parametrize(("slug", "cost"), [("corroder", 2), ("akamatsu-mem-chip", 1), ("armitage-codebusting", 1)])
def test_a_click_and_its_cost_to_install_a_runner_card(slug, cost):
    t = table(runner=runner(grip=[slug, "sure-gamble"]))
    assert not t.runner.can("install sure-gamble")
    t.runner.installs(slug)
    assert t.runner.rig == [slug]
    assert (t.runner.credits, t.runner.clicks) == (5 - cost, 3)
    assert not table(runner=runner(grip=[slug], credits=cost - 1)).runner.can(f"install {slug}")


@rule("ACT-R-4", "PLAY-2")
def test_a_click_and_its_cost_to_play_an_event():
    t = table(runner=runner(grip=["sure-gamble", "corroder"]))
    assert not t.runner.can("play corroder")
    t.runner.plays("sure-gamble")
    assert (t.runner.credits, t.runner.clicks) == (5 - 5 + 9, 3)
    assert not table(runner=runner(grip=["sure-gamble"], credits=4)).runner.can("play sure-gamble")


@rule("ACT-R-5", "RUN-1")
def test_a_click_to_run_on_any_one_server():
    side = corp(remote_1=server(root=["snare"]), remote_2=server(ice=["enigma"]))
    t = table(corp=side)
    servers = ["hq", "rd", "archives", "remote-1", "remote-2"]
    assert [value for value in t.options if value.startswith("run")] == [f"run {name}" for name in servers]
    t.runner.runs("remote-2")
    assert t.run.server == 4
    assert t.runner.clicks == 3


@rule("ACT-R-6", "TAG-3")
def test_a_click_and_two_credits_remove_one_tag_again_and_again():
    t = table(runner=runner(tags=3, credits=5))
    t.runner.does("remove-tag").does("remove-tag")
    assert (t.runner.tags, t.runner.credits, t.runner.clicks) == (1, 1, 2)
    assert "remove-tag" not in t.options  # too poor
    t = table(runner=runner(tags=1, credits=9))
    t.runner.does("remove-tag")
    assert "remove-tag" not in t.options  # no tag left
    t = table(runner=runner(tags=2, credits=9), clicks=1)
    t.runner.does("remove-tag")
    assert (t.runner.tags, t.state.active) == (1, 0)  # no click left


@rule("ACT-R-6", "CRED-3")
def test_credits_meant_for_it_pay_for_removing_a_tag():
    t = table(runner=runner(tags=1, credits=0, rig=["crash-space"]))
    t.runner.does("remove-tag")
    assert (t.runner.tags, t.counter("crash-space", "credit")) == (0, 0)


# Silence


@rule("ACT-4")
def test_a_corp_whose_only_action_is_a_credit_is_asked_as_long_as_its_hand_is_hidden():
    """Taken in silence, it would tell the Runner that no card in HQ can be played."""
    t = table("corp", corp=corp(hq=["hedge-fund"], rd=[], credits=0), clicks=2)
    assert (t.asked, t.options) == (("corp", "action"), ["credit"])
    t = table("corp", corp=corp(hq=[], rd=[], credits=0), clicks=2)
    assert t.state.active == 1
    assert t.corp.credits == 2
