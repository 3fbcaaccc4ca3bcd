"""Silence must not tell: who is asked depends on public facts only (docs/decisions/0004)."""

import pytest

from tests.netrunner.scenario import corp, faceup, runner, server, table


@pytest.mark.parametrize("ice", ["ice-wall", "enigma"])
def test_the_corp_with_an_astroscript_counter_is_asked_whether_or_not_its_hidden_ice_can_be_advanced(ice):
    t = table(
        runner=runner(rig=["corroder"]),
        corp=corp(scored=[faceup("astroscript-pilot-program", agenda=1)], hq_server=server(ice=[ice])),
    )
    t.runner.runs("hq")
    assert t.asked == ("corp", "window")
    can_advance = f"use {t.corp.id('astroscript-pilot-program')} 0" in t.options
    assert can_advance == (ice == "ice-wall")


def test_without_a_counter_there_is_nothing_to_hide_in_a_window_without_rezzing():
    t = table(
        corp=corp(
            scored=["astroscript-pilot-program"], hq_server=server(ice=["enigma"]), remote_1=server(root=["snare"])
        ),
    )
    t.runner.runs("hq")
    assert "run/rez_window" in t.corp.view["timing"]
