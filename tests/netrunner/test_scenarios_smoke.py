"""The scenario kit itself, on the design's own example."""

from tests.netrunner.scenario import corp, rezzed, runner, server, table


def test_siphon_pays_two_for_each_credit_actually_lost():
    t = table(runner=runner(grip=["account-siphon"]), corp=corp(credits=3, hq=["hedge-fund"]))
    t.runner.plays("account-siphon").takes_instead("account-siphon").says(3)
    assert (t.corp.credits, t.runner.credits, t.runner.tags) == (0, 13, 2)


def test_corroder_gets_through_ice_wall():
    t = table(
        runner=runner(rig=["corroder"], credits=5),
        corp=corp(hq_server=server(ice=[rezzed("ice-wall")]), hq=["hostile-takeover"]),
    )
    t.runner.runs("hq").breaks("corroder", 0)
    t.settles()
    assert t.runner.scored == ["hostile-takeover"]
    assert t.runner.credits == 6
