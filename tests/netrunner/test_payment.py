"""Paying: every mix of pool, recurring, bad publicity and hosted credits that is allowed, and no other."""

from itertools import product

import pytest

from jackin.netrunner import words
from jackin.netrunner.dsl import card, credits, gain, new_card, paid, spend_on
from tests.netrunner.scenario import Table, corp, rezzed, runner, server, table
from tests.rule import rule

new_card("test-pay-lab", side="corp", type="asset", cost=0)
card("test-pay-lab", recurring=2, spend=[spend_on(words.FOR_ADVANCE), spend_on(words.FOR_REZ)])
new_card("test-pay-deal", side="runner", type="resource", cost=0)
card("test-pay-deal", paid=[paid([credits(2)], gain(1))])

KATE = "kate-mac-mccaffrey-digital-tinker"


def encounter(*rig: str, credits: int = 0, bad_publicity: int = 0, stimhack: bool = False) -> Table:
    """The Runner in [3.1] with Ice Wall, and an icebreaker among these cards."""
    grip = ["stimhack"] if stimhack else []
    t = table(
        corp=corp(
            hq=["melange-mining-corp"],
            hq_server=server(ice=[rezzed("ice-wall")]),
            bad_publicity=bad_publicity,
        ),
        runner=runner(identity=KATE, grip=grip, rig=rig, credits=credits),
    )
    if stimhack:
        t.runner.plays("stimhack").does("run hq")
    else:
        t.runner.runs("hq")
    return t


def left(t: Table, *cards: str) -> tuple[int, ...]:
    """What remains: on these cards, in the run's purse, in the pool."""
    return (*[t.counter(slug, "credit") for slug in cards], t.run.purse, t.runner.credits)


def amounts(option: str) -> dict[str, int]:
    """How much an answer takes from where."""
    parts = option.removeprefix("pay ").split("+")
    return {name: int(n) for name, _, n in (part.rpartition("x") for part in parts)}


# One way is no question


def test_with_credits_in_the_pool_alone_nothing_is_asked():
    t = encounter("corroder", credits=3)
    t.runner.uses("corroder")
    assert t.asked != ("runner", "pay")
    assert left(t) == (0, 2)


def test_with_recurring_credits_alone_nothing_is_asked():
    t = encounter("corroder", "the-toolbox")
    t.runner.uses("corroder")
    assert t.asked != ("runner", "pay")
    assert left(t, "the-toolbox") == (1, 0, 0)


def test_with_bad_publicity_credits_alone_nothing_is_asked():
    t = encounter("corroder", bad_publicity=2)
    t.runner.uses("corroder")
    assert t.asked != ("runner", "pay")
    assert left(t) == (1, 0)


def test_with_credits_on_stimhack_alone_nothing_is_asked():
    t = encounter("corroder", stimhack=True)
    t.runner.uses("corroder")
    assert t.asked != ("runner", "pay")
    assert left(t, "stimhack") == (8, 0, 0)


@rule("CRED-3")
def test_when_everything_is_needed_everything_is_taken_without_a_question():
    t = encounter("battering-ram", "cyberfeeder", bad_publicity=1)
    t.runner.uses("battering-ram")
    assert t.asked != ("runner", "pay")
    assert left(t, "cyberfeeder") == (0, 0, 0)


def test_a_price_of_nothing_is_not_asked_for():
    t = table(runner=runner(rig=["cyberfeeder"], grip=["data-dealer"], credits=1))
    t.runner.installs("data-dealer")
    assert (t.asked, t.runner.credits) == (("runner", "action"), 1)


# Two ways are a question


@rule("CRED-3", "RECUR-4")
def test_recurring_or_pool_is_asked_and_the_recurring_credit_is_the_first_answer():
    t = encounter("corroder", "the-toolbox", credits=3)
    t.runner.uses("corroder")
    box = t.runner.id("the-toolbox")
    assert t.asked == ("runner", "pay")
    assert t.options == [f"pay {box}x1", "pay poolx1"]
    assert left(t, "the-toolbox") == (2, 0, 3)  # asking takes nothing
    other = t.fork()
    t.runner.answers(f"pay {box}x1")
    assert left(t, "the-toolbox") == (1, 0, 3)
    other.runner.answers("pay poolx1")
    assert left(other, "the-toolbox") == (2, 0, 2)


@rule("CRED-3")
@pytest.mark.parametrize(
    ("pool", "ways"),
    [
        (5, [{"box": 2}, {"box": 1, "pool": 1}, {"pool": 2}]),
        (1, [{"box": 2}, {"box": 1, "pool": 1}]),
    ],
)
def test_a_price_may_be_split_as_far_as_each_source_goes(pool, ways):
    t = encounter("battering-ram", "the-toolbox", credits=pool)
    t.runner.uses("battering-ram")
    box = t.runner.id("the-toolbox")
    found = [{"box" if name == box else name: n for name, n in amounts(option).items()} for option in t.options]
    assert found == ways


@rule("CRED-3", "BP-2")
def test_bad_publicity_goes_before_the_pool_unasked():
    """It pays for the same things and is lost when the run ends, so the choice cannot matter."""
    t = encounter("corroder", credits=3, bad_publicity=1)
    t.runner.uses("corroder")
    assert t.asked == ("runner", "window")
    assert left(t) == (0, 3)


@rule("CRED-3", "BP-2")
def test_recurring_credits_can_be_spent_before_those_of_bad_publicity_which_then_pay_the_trash_cost():
    t = encounter("corroder", "the-toolbox", bad_publicity=1)
    t.runner.uses("corroder")
    assert t.options == [f"pay {t.runner.id('the-toolbox')}x1", "pay pursex1"]
    t.runner.answers(t.options[0])
    t.runner.trashes()
    assert t.corp.pile == ["melange-mining-corp"]


def test_spending_the_purse_first_leaves_nothing_for_the_trash_cost():
    t = encounter("corroder", "the-toolbox", bad_publicity=1)
    t.runner.uses("corroder").answers("pay pursex1")
    t.settles()
    assert (t.corp.pile, t.corp.hand) == ([], ["melange-mining-corp"])


def test_credits_with_fewer_other_uses_are_offered_first():
    """The Toolbox pays for icebreakers only, Cyberfeeder for viruses too."""
    t = encounter("corroder", "cyberfeeder", "the-toolbox", credits=1)
    t.runner.uses("corroder")
    feeder, box = t.runner.id("cyberfeeder"), t.runner.id("the-toolbox")
    assert t.options == [f"pay {box}x1", f"pay {feeder}x1", "pay poolx1"]


def test_two_copies_are_two_sources():
    t = encounter("corroder", "cyberfeeder", "cyberfeeder")
    t.runner.uses("corroder")
    assert len(t.options) == 2
    t.runner.answers(t.options[1])
    assert sorted(t.state.hosted_credits(copy) for copy in t.find("cyberfeeder")) == [0, 1]


@rule("CRED-3")
def test_every_mix_that_leaves_different_credits_is_offered_once():
    t = encounter("battering-ram", "cyberfeeder", "the-toolbox", credits=4, bad_publicity=1, stimhack=True)
    t.runner.uses("battering-ram")
    limits = {
        t.runner.id("the-toolbox"): 2, t.runner.id("cyberfeeder"): 1, t.runner.id("stimhack"): 9,
        "purse": 1, "pool": 4,
    }  # fmt: skip
    every = [
        {name: n for name, n in zip(limits, split, strict=True) if n}
        for split in product(*(range(most + 1) for most in limits.values()))
        if sum(split) == 2 and not (split[3] == 0 and split[4])
    ]
    found = [amounts(option) for option in t.options]
    assert len(found) == len(every) == 9
    assert all(split in found for split in every)
    assert found[0] == {t.runner.id("the-toolbox"): 2}


@pytest.mark.parametrize("n", range(9))
def test_each_answer_takes_exactly_what_it_says(n):
    t = encounter("battering-ram", "cyberfeeder", "the-toolbox", credits=4, bad_publicity=1, stimhack=True)
    t.runner.uses("battering-ram")
    cards = ["cyberfeeder", "the-toolbox", "stimhack"]
    before = left(t, *cards)
    option = t.options[n]
    names = [*[t.runner.id(slug) for slug in cards], "purse", "pool"]
    t.runner.answers(option)
    taken = tuple(b - a for b, a in zip(before, left(t, *cards), strict=True))
    assert taken == tuple(amounts(option).get(name, 0) for name in names)


def test_the_other_player_only_sees_who_is_asked():
    t = encounter("corroder", "the-toolbox", credits=3)
    t.runner.uses("corroder")
    assert t.corp.view["ask"] == {"seat": "runner"}
    assert t.runner.view["ask"]["kind"] == "pay"


def test_the_log_says_the_whole_price():
    t = encounter("battering-ram", "the-toolbox", credits=1)
    t.runner.uses("battering-ram")
    t.runner.answers(f"pay {t.runner.id('the-toolbox')}x1+poolx1")
    assert t.says("pays")[-1] == {"seat": "runner", "n": 2}


# Each source permits some uses only


@rule("RECUR-4", "CRED-3")
def test_credits_for_icebreakers_do_not_pay_for_anything_else():
    t = table(runner=runner(rig=["the-toolbox", "test-pay-deal"], grip=["corroder"], credits=1))
    assert not t.runner.can("install corroder")
    assert t.runner.why_not("corroder") == ["why-credits-short"]
    assert "why-credits-short" in t.runner.why_not("test-pay-deal")


@rule("RECUR-4", "CRED-3")
def test_one_host_may_name_several_purposes():
    t = table(runner=runner(rig=["cyberfeeder"], grip=["datasucker", "wyrm"], credits=0))
    assert t.runner.can("install datasucker")  # a virus program
    assert not t.runner.can("install wyrm")
    t.runner.installs("datasucker")
    assert (t.counter("cyberfeeder", "credit"), t.where("datasucker")) == (0, "rig")


@rule("BP-2", "CRED-3")
def test_bad_publicity_credits_pay_for_anything_of_the_runner_and_nothing_of_the_corp():
    t = table(
        corp=corp(bad_publicity=2, credits=0, remote_1=server(root=["melange-mining-corp"])),
        runner=runner(rig=["test-pay-deal"], credits=0),
    )
    t.runner.runs("remote-1")
    assert not any(option.startswith("rez") for option in t.options)
    t.runner.uses("test-pay-deal")
    assert (t.run.purse, t.runner.credits) == (0, 1)


def test_credits_on_stimhack_pay_for_anything_but_only_in_its_run():
    t = table(
        corp=corp(remote_1=server(root=["pad-campaign"])),
        runner=runner(grip=["stimhack", "sure-gamble"], credits=0),
    )
    t.runner.plays("stimhack").does("run remote-1").trashes()
    t.settles()
    assert t.corp.pile == ["pad-campaign"]
    assert (t.runner.credits, t.where("stimhack")) == (0, "heap")
    assert t.counter("stimhack", "credit") == 0
    assert not t.runner.can("play sure-gamble")


@rule("RECUR-4")
def test_the_corps_recurring_credits_pay_what_they_name():
    t = table(
        "corp",
        corp=corp(
            credits=0,
            hq=["hedge-fund"],
            remote_1=server(root=[rezzed("test-pay-lab")]),
            remote_2=server(root=["hostile-takeover", "corporate-troubleshooter"]),
        ),
    )
    assert not t.corp.can("play hedge-fund")
    t.corp.advances("hostile-takeover")
    assert (t.tokens("hostile-takeover"), t.counter("test-pay-lab", "credit")) == (1, 1)


@rule("RECUR-4", "CRED-3")
def test_a_rez_is_paid_from_card_and_pool_together():
    t = table(
        "corp",
        corp=corp(credits=1, remote_1=server(root=[rezzed("test-pay-lab")]), remote_2=server(root=["pad-campaign"])),
    )
    lab = t.corp.id("test-pay-lab")
    t.corp.takes_credit().rezzes("pad-campaign")
    assert t.options == [f"pay {lab}x2", f"pay {lab}x1+poolx1", "pay poolx2"]
    t.corp.answers(f"pay {lab}x1+poolx1")
    assert (t.is_rezzed("pad-campaign"), t.corp.credits, t.counter("test-pay-lab", "credit")) == (True, 1, 1)


@rule("CRED-3")
def test_a_trace_is_paid_from_the_identity_and_the_pool():
    t = table(
        corp=corp(identity="nbn-making-news", credits=4, hq_server=server(ice=[rezzed("hunter")])),
        runner=runner(credits=0),
    )
    t.runner.runs("hq")
    t.corp.says(3)
    news = t.corp.id("nbn-making-news")
    assert t.options == [f"pay {news}x2+poolx1", f"pay {news}x1+poolx2", "pay poolx3"]
    t.corp.answers(f"pay {news}x2+poolx1")
    t.settles()
    assert (t.corp.credits, t.counter("nbn-making-news", "credit"), t.runner.tags) == (3, 0, 1)
