"""Bad publicity (BP)."""

from tests.netrunner.rules.run_props import goes_to, outcome
from tests.netrunner.scenario import corp, faceup, rezzed, runner, server, table
from tests.rule import rule

NOISE = "noise-hacker-extraordinaire"


@rule("BP-1")
def test_every_run_of_a_turn_pays_a_credit_for_each_point():
    t = table(corp=corp(bad_publicity=2))
    for server_name in ("rd", "archives", "rd"):
        t.runner.runs(server_name)
        assert t.runner.view["run"]["purse"] == 2
        t.settles()
        if t.run is not None:
            t.runner.leaves()
    assert t.runner.credits == 5


@rule("BP-1")
def test_without_bad_publicity_there_is_nothing():
    t = table(corp=corp())
    t.runner.runs("rd")
    assert t.runner.view["run"]["purse"] == 0


@rule("BP-1")
def test_a_run_by_a_card_pays_as_well():
    t = table(runner=runner(grip=["account-siphon"]), corp=corp(bad_publicity=1, hq=["hedge-fund"]))
    t.runner.plays("account-siphon")
    assert t.runner.view["run"]["purse"] == 1


@rule("BP-2")
def test_the_credits_are_spent_like_those_of_the_pool_on_anything():
    """On a breaker and on a trash cost here, in any mix with the pool (AMB-32)."""
    t = table(
        runner=runner(rig=["corroder"], credits=1, identity=NOISE),
        corp=corp(bad_publicity=3, remote_1=server(ice=[rezzed("ice-wall")], root=["adonis-campaign"])),
    )
    t.runner.runs("remote-1").breaks("corroder", 0)
    assert (t.runner.view["run"]["purse"], t.runner.credits) == (2, 1)
    t.runner.trashes()
    assert (t.runner.credits, t.where("adonis-campaign")) == (0, "archives")


@rule("BP-2")
def test_the_credits_add_to_a_trace_and_mix_with_the_pool():
    t = table(runner=runner(credits=2), corp=corp(bad_publicity=1, hq_server=server(ice=[rezzed("hunter")])))
    t.runner.runs("hq")
    t.corp.says(0)
    assert t.options == ["number 0", "number 1", "number 2", "number 3"]
    t.runner.says(3)
    assert (t.runner.credits, t.runner.tags, t.runner.view["run"]["purse"]) == (0, 0, 0)


@rule("BP-2", "IFABLE-1")
def test_the_credits_count_for_what_must_be_paid_if_able():
    """EX-27: 2 in the pool and 1 of bad publicity pay Tollbooth, and must."""
    t = table(
        runner=runner(credits=2, rig=["test-run-idler"]),
        corp=corp(bad_publicity=1, hq_server=server(ice=[rezzed("tollbooth")])),
    )
    t.runner.runs("hq")
    goes_to(t, "encounter/interaction")
    assert (t.runner.credits, t.runner.view["run"]["purse"]) == (0, 0)


@rule("BP-2")
def test_the_credits_pay_an_additional_cost_to_steal():
    t = table(
        runner=runner(credits=3, identity=NOISE),
        corp=corp(bad_publicity=2, hq=["hostile-takeover"], hq_server=server(root=[rezzed("red-herrings")])),
    )
    t.runner.runs("hq").accesses("hq").says("steal 5")
    assert (t.runner.credits, t.runner.scored) == (0, ["hostile-takeover"])


@rule("BP-2", "CRED-2")
def test_the_credits_are_not_in_the_pool_for_effects_on_it():
    """AMB-32."""
    t = table(runner=runner(credits=1), corp=corp(bad_publicity=2))
    t.runner.runs("rd")
    assert (t.runner.view["runner"]["credits"], t.runner.view["run"]["purse"]) == (1, 2)


@rule("BP-3")
def test_unspent_credits_go_back_to_the_bank_however_the_run_ends():
    t = table(corp=corp(bad_publicity=2, hq_server=server(ice=[rezzed("ice-wall")])))
    t.runner.runs("hq")
    t.settles()
    assert (outcome(t), t.runner.credits) == ("unsuccessful", 5)
    t = table(corp=corp(bad_publicity=2))
    t.runner.runs("rd").jacks_out()
    assert (outcome(t), t.runner.credits) == ("unsuccessful", 5)
    t = table(runner=runner(identity=NOISE), corp=corp(bad_publicity=2))
    t.runner.runs("archives")
    t.settles()
    assert (outcome(t), t.runner.credits) == ("successful", 5)


@rule("BP-4")
def test_bad_publicity_gained_in_a_run_pays_from_the_next_run_on():
    """EX-78."""
    t = table(runner=runner(identity=NOISE), corp=corp(scored=["test-run-scandal"]))
    t.runner.runs("archives")
    t.corp.uses("test-run-scandal")
    assert (t.corp.bad_publicity, t.runner.view["run"]["purse"]) == (1, 0)
    t.settles()
    assert (t.run, t.runner.credits) == (None, 5)
    t.runner.runs("archives")
    assert t.runner.view["run"]["purse"] == 1


@rule("BP-1")
def test_hostile_takeover_gives_the_runner_a_credit_in_each_run():
    agenda = faceup("hostile-takeover", advancement=2)
    agenda.rezzed = False
    t = table(turn="corp", corp=corp(remote_1=server(root=[agenda]), credits=0))
    t.corp.takes_credit().scores("hostile-takeover")
    assert (t.corp.bad_publicity, t.corp.credits) == (1, 8)
    t.ends_turn()
    t.runner.runs("rd")
    assert t.runner.view["run"]["purse"] == 1
