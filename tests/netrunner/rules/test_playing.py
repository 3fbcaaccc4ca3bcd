"""PLAY: operations and events."""

from jackin.netrunner.dsl import (
    EVENT,
    FORFEIT,
    PROGRAM,
    SELF,
    YOURS,
    card,
    click,
    draw,
    gain,
    later,
    new_card,
    on_play,
    run,
    strengthen,
)
from jackin.netrunner.dsl.text import sequence
from jackin.netrunner.rules.abilities import Hook, Static
from jackin.netrunner.rules.measures import Number
from jackin.netrunner.words import ANY_SERVER, PLAY_COST, RESOLVED, RUN_ENDS, TRASHED, TURN, TURN_ENDS
from tests.netrunner.rules.chart import pocket, step
from tests.netrunner.scenario import corp, rezzed, runner, server, table
from tests.rule import rule

new_card("test-play-gallery", side="runner", type="resource", cost=0)
card("test-play-gallery", when=[on_play(YOURS & EVENT, draw(1))])

new_card("test-play-echo", side="runner", type="event", cost=0)
card("test-play-echo", play=gain(1), when=[on_play(SELF, gain(10)), Hook(TRASHED, sequence((gain(100),)), SELF)])

new_card("test-play-encore", side="runner", type="resource", cost=0)
card("test-play-encore", when=[Hook(RESOLVED, sequence((gain(7),)), YOURS)])

new_card("test-play-run-watch", side="runner", type="resource", cost=0)
card("test-play-run-watch", when=[Hook(RUN_ENDS, sequence((draw(1),)))])

new_card("test-play-sprint", side="runner", type="event", cost=0)
card("test-play-sprint", play=run(ANY_SERVER))

new_card("test-play-tax", side="corp", type="asset", cost=0, trash=1)
card("test-play-tax", static=[Static(PLAY_COST, Number(2), EVENT)])

new_card("test-play-discount", side="runner", type="resource", cost=0)
card("test-play-discount", static=[Static(PLAY_COST, Number(-3), EVENT)])

new_card("test-play-double", side="runner", type="event", cost=1)
card("test-play-double", play=gain(6), play_cost=[click(1)])

new_card("test-play-sacrifice", side="corp", type="operation", cost=1)
card("test-play-sacrifice", play=gain(12), play_cost=[FORFEIT])

new_card("test-play-delay", side="runner", type="event", cost=0)
card("test-play-delay", play=later(TURN_ENDS, TURN, gain(20)))

new_card("test-play-training", side="runner", type="event", cost=0)
card("test-play-training", play=strengthen(PROGRAM, 3, TURN))


def changes(t):
    """What went from and to the pools, in order."""
    return [(m["key"], m["args"]["n"]) for m in t.corp.view["log"] if m["key"] in ("pays", "gains")]


@rule("PLAY-1")
def test_the_card_is_shown_and_announced_before_its_cost_is_chosen():
    side = corp(hq=["psychographics"], remote_1=server(root=["hostile-takeover"]))
    t = table("corp", corp=side, runner=runner(tags=3))
    assert t.runner.view["corp"]["hand"] == []
    t.corp.plays("psychographics")
    assert t.asked == ("corp", "x")
    assert t.says("plays", "runner") == [{"seat": "corp", "card": "psychographics", "rule": "PLAY-1"}]
    assert t.runner.view["corp"]["hand"] == ["psychographics"]
    assert t.corp.credits == 5


@rule("PLAY-2", "COST-8")
def test_x_is_picked_within_the_cards_conditions_and_paid():
    side = corp(hq=["psychographics"], remote_1=server(root=["hostile-takeover"]))
    t = table("corp", corp=side, runner=runner(tags=3))
    t.corp.plays("psychographics")
    assert t.options == ["number 3", "number 2", "number 1"]
    t.corp.says(2).picks("hostile-takeover")
    assert (t.corp.credits, t.tokens("hostile-takeover")) == (3, 2)
    poor = corp(hq=["psychographics"], remote_1=server(root=["hostile-takeover"]), credits=2)
    t = table("corp", corp=poor, runner=runner(tags=3))
    t.corp.plays("psychographics")
    assert t.options == ["number 2", "number 1"]


@rule("PLAY-2", "PLAY-8")
def test_a_card_whose_x_can_only_be_nothing_is_not_played():
    side = corp(hq=["psychographics"], remote_1=server(root=["hostile-takeover"]))
    t = table("corp", corp=side)
    assert t.corp.why_not("psychographics") == ["why-x-zero"]


@rule("PLAY-2", "COST-3")
def test_additional_clicks_are_paid_with_the_play_cost():
    t = table(runner=runner(grip=["test-play-double"]))
    t.runner.plays("test-play-double")
    assert (t.runner.clicks, t.runner.credits) == (2, 5 - 1 + 6)
    t = table(runner=runner(grip=["test-play-double"]), clicks=1)
    assert not t.runner.can("play test-play-double")
    assert t.runner.why_not("test-play-double") == ["why-clicks-short"]


@rule("PLAY-2", "COST-3", "FORFEIT-1")
def test_an_additional_forfeit_is_paid_with_the_play_cost():
    side = corp(hq=["test-play-sacrifice"], scored=["hostile-takeover", "nisei-mk-ii"], credits=1)
    t = table("corp", corp=side)
    t.corp.plays("test-play-sacrifice").forfeits("hostile-takeover")
    assert (t.corp.credits, t.corp.scored, t.corp.points) == (12, ["nisei-mk-ii"], 2)
    t = table("corp", corp=corp(hq=["test-play-sacrifice"]))
    assert t.corp.why_not("test-play-sacrifice") == ["why-no-agenda"]


@rule("PLAY-2")
def test_the_cost_is_gone_before_the_effect():
    """Hedge Fund with exactly its cost: 5 go, then 9 come."""
    t = table("corp", corp=corp(hq=["hedge-fund"], credits=5))
    t.corp.plays("hedge-fund")
    assert changes(t) == [("pays", 5), ("gains", 9)]


@rule("PLAY-3", "ZONE-21", "ACTV-2")
def test_a_played_card_lies_faceup_in_the_play_area_and_is_active():
    t = table(runner=runner(grip=["account-siphon"], rig=[pocket()]))
    t.runner.plays("account-siphon")
    assert t.where("account-siphon") == "play-area"
    assert t.is_active("account-siphon")
    assert [shown["card"] for shown in t.corp.view["playing"]] == ["account-siphon"]
    assert t.runner.hand == []


@rule("PLAY-3")
def test_when_played_conditions_resolve_before_the_effect():
    """Weyland's credit for the transaction comes first, and so does the card's own "when played"."""
    side = corp(identity="weyland-consortium-building-a-better-world", hq=["beanstalk-royalties"])
    t = table("corp", corp=side)
    t.corp.plays("beanstalk-royalties")
    assert changes(t) == [("gains", 1), ("gains", 3)]
    t = table(runner=runner(grip=["test-play-echo"], stack=["diesel", "ninja"], rig=["test-play-gallery"]))
    t.runner.plays("test-play-echo")
    while t.asked == ("runner", "order"):
        t.runner.answers(t.options[0])
    assert changes(t) == [("gains", 10), ("gains", 1)]
    assert t.runner.hand == ["ninja"]


@rule("PLAY-3")
def test_when_played_means_the_play_and_nothing_else():
    t = table(runner=runner(grip=["corroder"], rig=["test-play-gallery"]))
    t.runner.installs("corroder")
    assert t.runner.hand == []


@rule("PLAY-4", "TURN-G-5")
def test_a_card_that_starts_a_run_waits_for_the_run_and_its_triggers():
    t = table(
        runner=runner(grip=["test-play-sprint"], rig=["test-play-encore", "test-play-run-watch", pocket()]),
        corp=corp(archives=["hedge-fund"]),
    )
    t.runner.plays("test-play-sprint").says("run archives")
    while t.run is not None:
        assert t.where("test-play-sprint") == "play-area"
        assert t.runner.credits == 5
        t.let_pass()
    assert t.runner.credits == 5 + 7
    story = [key for key in t.log() if key in ("run-ends", "draws", "trashed", "gains")]
    assert story == ["run-ends", "draws", "trashed", "gains"]


@rule("PLAY-5", "CARD-5")
def test_a_resolved_card_is_trashed_and_then_counts_as_resolved():
    t = table(runner=runner(grip=["easy-mark"], rig=["test-play-encore"]))
    t.runner.plays("easy-mark")
    assert t.runner.pile == ["easy-mark"]
    assert t.runner.credits == 5 + 3 + 7
    assert [key for key in t.log() if key in ("plays", "gains", "trashed")] == ["plays", "gains", "trashed", "gains"]


@rule("PLAY-5")
def test_an_operation_goes_to_archives_faceup():
    t = table("corp", corp=corp(hq=["hedge-fund"]))
    t.corp.plays("hedge-fund")
    assert t.runner.view["corp"]["archives"] == ["hedge-fund"]


@rule("PLAY-6", "ABIL-16")
def test_a_delayed_effect_no_longer_needs_the_card():
    """EX-65: the event is resolved and trashed long before its effect comes."""
    t = table(runner=runner(grip=["test-play-delay"], rig=["test-play-encore"]), clicks=2)
    t.runner.plays("test-play-delay")
    assert t.where("test-play-delay") == "heap"
    assert t.runner.credits == 5 + 7
    t.runner.takes_credit()
    assert t.runner.credits == 5 + 7 + 1 + 20


@rule("PLAY-6")
def test_a_lasting_effect_outlives_the_card_until_its_end():
    t = table(runner=runner(grip=["test-play-training"], rig=["corroder"]), clicks=2)
    t.runner.plays("test-play-training")
    assert t.where("test-play-training") == "heap"
    assert t.strength("corroder") == 2 + 3
    t.ends_turn()
    assert t.strength("corroder") == 2


@rule("PLAY-7", "COST-10")
def test_the_play_cost_counts_every_current_modifier():
    tax = corp(remote_1=server(root=[rezzed("test-play-tax")]))
    t = table(runner=runner(grip=["sure-gamble"], credits=6), corp=tax)
    assert not t.runner.can("play sure-gamble")
    t = table(runner=runner(grip=["sure-gamble"], credits=7), corp=tax)
    t.runner.plays("sure-gamble")
    assert t.runner.credits == 7 - 7 + 9
    t = table(runner=runner(grip=["sure-gamble"], rig=["test-play-discount"], credits=4), corp=tax)
    t.runner.plays("sure-gamble")
    assert t.runner.credits == 4 - (5 + 2 - 3) + 9
    t = table(runner=runner(grip=["easy-mark"], rig=["test-play-discount"], credits=0))
    t.runner.plays("easy-mark")
    assert t.runner.credits == 3  # never below 0


@rule("PLAY-7")
def test_a_modifier_counts_only_while_its_card_is_active():
    unrezzed_tax = corp(remote_1=server(root=["test-play-tax"]))
    t = table(runner=runner(grip=["sure-gamble"], credits=5), corp=unrezzed_tax)
    assert t.runner.can("play sure-gamble")


@rule("PLAY-8")
def test_play_only_if_is_checked_before_the_card_can_be_played():
    t = table("corp", corp=corp(hq=["scorched-earth"]))
    assert not t.corp.can("play scorched-earth")
    assert t.corp.why_not("scorched-earth") == ["why-not-tagged"]
    t = table("corp", corp=corp(hq=["scorched-earth"]), runner=runner(tags=1))
    assert t.corp.can("play scorched-earth")


@rule("PLAY-8")
def test_a_restriction_about_the_last_turn_looks_at_the_last_turn():
    t = table(corp=corp(hq=["neural-emp"]), clicks=2)
    t.runner.runs("archives")
    t.ends_turn()
    assert t.asked == ("corp", "action")
    assert t.corp.can("play neural-emp")
    t = table(corp=corp(hq=["neural-emp"]), clicks=1)
    t.runner.takes_credit()
    assert step(t) == "corp_acts"
    assert t.corp.why_not("neural-emp") == ["why-no-run-last-turn"]


@rule("PLAY-8", "ACT-4")
def test_a_card_that_would_change_nothing_is_not_played():
    t = table(runner=runner(grip=["modded", "tinkering"]))
    assert t.runner.why_not("modded") == ["why-no-effect"]  # nothing else in the grip
    assert t.runner.why_not("tinkering") == ["why-no-effect"]  # no ice
    t = table(runner=runner(grip=["modded", "corroder", "tinkering"]), corp=corp(hq_server=server(ice=["enigma"])))
    assert t.runner.can("play modded")
    assert t.runner.can("play tinkering")
