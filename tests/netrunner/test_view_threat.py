"""The view tells what is about to be suffered while it can still be prevented (DMG-6)."""

from __future__ import annotations

from tests.netrunner.scenario import corp, runner, server, table


def test_snare_threatens_three_net_damage_and_a_tag_before_anything_is_prevented():
    t = table(
        corp=corp(remote_1=server(root=["snare"])),
        runner=runner(rig=["net-shield"], grip=["sure-gamble"] * 4),
    )
    t.runner.runs("remote-1")
    t.corp.does("yes")
    assert t.asked == ("runner", "prevent")
    for seat in (t.runner, t.corp):
        assert seat.view["threat"] == {"damage": "net", "n": 3, "tags": 1, "card": "snare"}


def test_what_was_prevented_no_longer_threatens():
    t = table(
        corp=corp(remote_1=server(root=["snare"])),
        runner=runner(rig=["net-shield", "decoy"], grip=["sure-gamble"] * 4),
    )
    t.runner.runs("remote-1")
    t.corp.does("yes")
    t.runner.prevents("net-shield")
    assert t.runner.view["threat"]["n"] == 2


def test_nothing_threatens_when_nothing_can_be_prevented():
    t = table(corp=corp(remote_1=server(root=["snare"])), runner=runner(grip=["sure-gamble"] * 4))
    t.runner.runs("remote-1")
    assert "threat" not in t.runner.view
