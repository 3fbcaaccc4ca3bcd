"""What certain words of a card mean (CANT, IFABLE, ALL, FOREACH, ADDL, COMPD, SELF, IFSUCC)."""

from __future__ import annotations

from jackin.kernel.frame import Frame
from jackin.netrunner.catalog import printed
from jackin.netrunner.dsl import (
    AGENDA,
    HARDWARE,
    HERE,
    INSTALLED,
    SELF,
    TOKENS,
    YOURS,
    brain,
    can_anyway,
    cannot,
    card,
    draw,
    gain,
    lose_all,
    new_card,
    on_access,
    on_install,
    on_turn_begin,
    place,
    run,
    times,
    trash_this,
)  # fmt: skip
from jackin.netrunner.dsl.filters import In
from jackin.netrunner.dsl.text import sequence
from jackin.netrunner.flows.pick import Picking, all_installed
from jackin.netrunner.rules.abilities import Effect, Hook
from jackin.netrunner.rules.triggers import RESOLVE
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ANY_SERVER,
    CANNOT_DRAW,
    CANNOT_JACK_OUT,
    CANNOT_RUN,
    CANNOT_SCORE,
    IDENTITIES,
    POWER,
    RD,
    RUN_BEGINS,
    RUNNER,
    WOULD_SUFFER,
)  # fmt: skip
from tests.netrunner.scenario import YES, Table, corp, rezzed, runner, server, table
from tests.rule import rule

THE_RUNNER = ~YOURS & In(IDENTITIES)  # on a Corp card
YOURSELF = YOURS & In(IDENTITIES)

new_card("test-word-no-drawing", side="corp", type="asset", cost=0, trash=1)
card("test-word-no-drawing", static=[cannot(CANNOT_DRAW, THE_RUNNER)])
new_card("test-word-no-running", side="corp", type="asset", cost=0, trash=1)
card("test-word-no-running", static=[cannot(CANNOT_RUN, THE_RUNNER)])
new_card("test-word-no-leaving", side="corp", type="asset", cost=0, trash=1)
card("test-word-no-leaving", static=[cannot(CANNOT_JACK_OUT, THE_RUNNER)])
new_card("test-word-no-scoring", side="corp", type="upgrade", cost=0, trash=1)
card("test-word-no-scoring", static=[cannot(CANNOT_SCORE, AGENDA & HERE)])
new_card("test-word-drawing-anyway", side="runner", type="resource", cost=0)
card("test-word-drawing-anyway", static=[can_anyway(CANNOT_DRAW, YOURSELF)])
new_card("test-word-gain-and-draw", side="runner", type="event", cost=0)
card("test-word-gain-and-draw", play=[gain(2), draw(1)])
new_card("test-word-run-event", side="runner", type="event", cost=0)
card("test-word-run-event", play=run(ANY_SERVER))
new_card("test-word-gain-and-run", side="runner", type="event", cost=0)
card("test-word-gain-and-run", play=[gain(2), run(ANY_SERVER)])

new_card("test-word-rob-all", side="corp", type="operation", cost=0)
card("test-word-rob-all", play=[lose_all(RUNNER), gain(1)])

new_card("test-word-overwriter", side="corp", type="asset", cost=0, trash=0)
card("test-word-overwriter", advanceable=True, when=[on_access(brain(times(1, TOKENS)))])
new_card("test-word-hears-damage", side="runner", type="resource", cost=0)
card("test-word-hears-damage", when=[Hook(WOULD_SUFFER, sequence((gain(1),)))])

new_card("test-word-two-sentences", side="runner", type="event", cost=0)
card("test-word-two-sentences", play=[gain(4), lose_all(RUNNER)])
new_card("test-word-two-sentences-turned", side="runner", type="event", cost=0)
card("test-word-two-sentences-turned", play=[lose_all(RUNNER), gain(4)])

new_card("test-word-titled", side="runner", type="resource", cost=0)
card("test-word-titled", when=[on_install(SELF, place(1, POWER))])


class CopyText(Picking):
    """Resolve the text that another installed card has for the beginning of a turn."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [c for c in all_installed(s, YOURS & INSTALLED & HARDWARE, f) if printed(s, c).behaviour.hooks]

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        original = cards[0]
        s.call(RESOLVE, f.seat, original, text=printed(s, original).behaviour.hooks[0].text)


new_card("test-word-copier", side="runner", type="resource", cost=0)
card("test-word-copier", when=[on_turn_begin(CopyText())])
new_card("test-word-original", side="runner", type="hardware", cost=0)
card("test-word-original", when=[Hook(RUN_BEGINS, sequence((gain(1), trash_this())))])


class Deflect(Effect):
    """The run goes to R&D instead (EX-42)."""

    def do(self, s: State, f: Frame) -> None:
        assert s.run is not None
        s.run.server = RD
        s.run.ahead = 0


new_card("test-word-bullfrog", side="corp", type="ice", cost=0, strength=0, subtypes=["sentry"])
card("test-word-bullfrog", subroutines=[Deflect()])


# Cannot


@rule("CANT-1")
def test_cannot_beats_the_rules_and_cards_that_would_allow_it():
    t = table(
        corp=corp(remote_1=server(root=[rezzed("test-word-no-drawing")])),
        runner=runner(grip=["diesel"], stack=["modded"] * 3),
    )
    assert not t.runner.can("draw")
    assert not t.runner.can("play diesel")
    t = table(runner=runner(grip=["diesel"], stack=["modded"] * 3))
    assert t.runner.can("draw")
    assert t.runner.can("play diesel")


@rule("CANT-1")
def test_cannot_beats_an_effect_that_would_cause_it():
    """Wyldside must draw two cards when the turn begins."""
    t = table(
        begin=True,
        corp=corp(remote_1=server(root=[rezzed("test-word-no-drawing")])),
        runner=runner(rig=["wyldside"], stack=["modded"] * 3),
    )
    t.settles()
    assert (t.runner.hand, t.runner.clicks) == ([], 3)


@rule("CANT-1")
def test_what_cannot_be_scored_is_not_scored():
    remote = server(root=[rezzed("hostile-takeover", advancement=2), "test-word-no-scoring"])
    t = table("corp", begin=True, corp=corp(remote_1=remote))
    assert t.corp.can(f"score {t.corp.id('hostile-takeover')}")
    t.corp.rezzes("test-word-no-scoring")
    assert not t.corp.can(f"score {t.corp.id('hostile-takeover')}")


@rule("CANT-1")
def test_a_runner_who_cannot_jack_out_goes_on():
    t = table(corp=corp(hq=["hostile-takeover"], remote_1=server(root=[rezzed("test-word-no-leaving")])))
    t.runner.runs("hq")
    assert t.runner.scored == ["hostile-takeover"]


@rule("CANT-2")
def test_a_card_whose_whole_use_is_forbidden_cannot_be_played():
    t = table(
        corp=corp(remote_1=server(root=[rezzed("test-word-no-running")])), runner=runner(grip=["test-word-run-event"])
    )
    assert not any(option.startswith("run ") for option in t.options)
    assert not t.runner.can("play test-word-run-event")
    t = table(runner=runner(grip=["test-word-run-event"]))
    assert t.runner.can("play test-word-run-event")


@rule("CANT-2")
def test_a_card_that_is_forbidden_in_part_does_the_rest():
    t = table(
        corp=corp(
            remote_1=server(root=[rezzed("test-word-no-drawing")]),
            remote_2=server(root=[rezzed("test-word-no-running")]),
        ),
        runner=runner(
            grip=["test-word-gain-and-draw", "test-word-gain-and-run", "diesel", "easy-mark"],
            stack=["modded"] * 3,
            credits=0,
        ),
    )
    t.runner.plays("test-word-gain-and-draw")
    assert (t.runner.credits, t.runner.hand) == (2, ["test-word-gain-and-run", "diesel", "easy-mark"])
    t.runner.plays("test-word-gain-and-run")
    assert (t.runner.credits, t.run, t.asked) == (4, None, ("runner", "action"))


@rule("CANT-3")
def test_an_effect_that_says_so_overrides_the_prohibition():
    t = table(
        corp=corp(
            remote_1=server(root=[rezzed("test-word-no-drawing")]),
            remote_2=server(root=[rezzed("test-word-no-drawing")]),
        ),
        runner=runner(rig=["test-word-drawing-anyway"], stack=["modded"] * 3),
    )
    t.runner.draws()
    assert t.runner.hand == ["modded"]


# If able, all, for each


@rule("IFABLE-1")
def test_if_able_is_done_completely_or_not_at_all():
    """EX-27: with 2 credits nothing is paid to Tollbooth and the run ends; 3 must be paid."""
    for credits, paid, left in ((2, [], 2), (3, [3], 0), (4, [3], 1)):
        t = table(
            corp=corp(hq=["hedge-fund"], hq_server=server(ice=[rezzed("tollbooth")])),
            runner=runner(credits=credits),
        )
        t.runner.runs("hq")
        assert [line["n"] for line in t.says("pays")] == paid
        assert t.runner.credits == left
        assert ("subroutine" in t.log()) == (credits >= 3)  # otherwise the run has ended before


@rule("IFABLE-1")
def test_bad_publicity_credits_count_towards_what_must_be_paid():
    t = table(
        corp=corp(hq=["hedge-fund"], hq_server=server(ice=[rezzed("tollbooth")]), bad_publicity=1),
        runner=runner(credits=2),
    )
    t.runner.runs("hq")
    assert t.runner.credits == 0
    assert [line["n"] for line in t.says("pays")] == [3]


@rule("ALL-1")
def test_all_and_any_number_include_zero():
    t = table("corp", corp=corp(hq=["test-word-rob-all"], credits=0), runner=runner(credits=0))
    t.corp.plays("test-word-rob-all")
    assert (t.runner.credits, t.corp.credits) == (0, 1)
    t = table(corp=corp(remote_1=server(root=["pad-campaign"])), runner=runner(rig=[rezzed("bank-job", credit=8)]))
    t.runner.runs("remote-1").takes_instead("bank-job").says(0)
    assert t.counter("bank-job", "credit") == 8
    t = table("corp", corp=corp(hq=["shipment-from-kaguya"], remote_1=server(root=["hostile-takeover"])))
    t.corp.plays("shipment-from-kaguya").done()
    assert t.tokens("hostile-takeover") == 0


@rule("FOREACH-1")
def test_for_each_of_nothing_is_nothing_at_all():
    """EX-47: without tokens no damage is done, not even 0 damage."""
    for tokens, gains, losses in ((0, 0, 0), (2, 1, 2)):
        t = table(
            corp=corp(remote_1=server(root=[rezzed("test-word-overwriter", advancement=tokens)])),
            runner=runner(rig=["test-word-hears-damage"], grip=["diesel"] * 3, credits=0),
        )
        t.runner.runs("remote-1")
        t.settles()
        assert (t.runner.credits, len(t.runner.pile), t.runner.brain) == (gains, losses, losses)
        assert ("suffers-brain" in t.log()) == (tokens > 0)


# And; sentences


@rule("COMPD-1")
def test_effects_joined_by_and_come_together_with_their_chances_to_prevent():
    """EX-73: damage and tag of Snare! can both be prevented before either happens."""
    t = table(
        corp=corp(hq=["snare"], credits=4),
        runner=runner(rig=["net-shield", "decoy"], grip=["diesel"] * 4, credits=5),
    )
    t.runner.runs("hq").goes_on()
    t.corp.says(YES)
    assert t.asked == ("runner", "prevent")
    assert t.options == [f"prevent {t.runner.id('net-shield')} 0", f"prevent {t.runner.id('decoy')} 0", "done"]
    for order in (["net-shield", "decoy"], ["decoy", "net-shield"]):
        both = t.fork()
        both.runner.prevents(order[0])
        assert (both.runner.tags, both.zone("grip")) == (0, ["diesel"] * 4)
        both.runner.prevents(order[1])
        assert both.runner.tags == 0
        assert both.zone("grip") == ["diesel"] * 2
    t.runner.done()
    assert (t.runner.tags, t.zone("grip")) == (1, ["diesel"])


@rule("COMPD-2")
def test_sentences_resolve_in_printed_order():
    t = table(runner=runner(grip=["test-word-two-sentences", "test-word-two-sentences-turned"], credits=3))
    t.runner.plays("test-word-two-sentences")
    assert t.runner.credits == 0
    t.runner.takes_credit().plays("test-word-two-sentences-turned")
    assert t.runner.credits == 4


# A card's own name


@rule("SELF-1")
def test_a_card_s_own_title_means_this_copy_only():
    t = table(runner=runner(grip=["test-word-titled", "test-word-titled"]))
    t.runner.installs("test-word-titled")
    first = t.card("test-word-titled")
    t.runner.installs("test-word-titled")
    assert [t.state.counter(copy, POWER) for copy in t.find("test-word-titled")] == [1, 1]
    assert t.state.counter(first, POWER) == 1


@rule("SELF-2")
def test_a_copied_self_reference_does_not_mean_the_copying_card():
    t = table(begin=True, runner=runner(rig=["test-word-copier", "test-word-original"], credits=0))
    t.settles()
    assert t.runner.credits == 1  # the copied text has worked
    assert t.where("test-word-copier") == "rig"  # but "trash this" was not about the copier


# If successful


def eye(ice: str) -> Table:
    t = table(
        corp=corp(rd=["hedge-fund"] * 5, hq=["snare"], hq_server=server(ice=[rezzed(ice)])),
        runner=runner(grip=["account-siphon"], credits=5),
    )
    t.runner.plays("account-siphon")
    t.settles()
    return t


@rule("IFSUCC-1")
def test_if_successful_needs_success_on_the_named_server():
    t = eye("test-word-bullfrog")
    assert t.run.server == RD
    assert t.asked == ("runner", "trash-accessed")  # one card of R&D, nothing instead
    assert t.log("runner").count("accesses") == 1
    t = eye("chum")
    assert t.asked == ("runner", "instead")
