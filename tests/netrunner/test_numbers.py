"""Numbers: what a value is now, and which card made it so."""

from __future__ import annotations

from jackin.netrunner.shown.numbers import numbers
from jackin.netrunner.words import CORP, RUNNER
from tests.netrunner.scenario import corp, hosted, rezzed, runner, server, table, unrezzed


def test_strength_names_the_card_that_raises_it():
    t = table(runner=runner(rig=["femme-fatale", hosted("the-personal-touch", "femme-fatale")]))
    assert numbers(t.state, CORP, t.runner.id("femme-fatale")) == [
        {"what": "strength", "printed": 2, "now": 3, "parts": [("the-personal-touch", 1)]}
    ]


def test_an_install_cost_names_the_identity_that_lowers_it():
    kate = "kate-mac-mccaffrey-digital-tinker"
    t = table(runner=runner(grip=["corroder"], identity=kate))
    assert numbers(t.state, RUNNER, "corroder") == [{"what": "cost", "printed": 2, "now": 1, "parts": [(kate, -1)]}]


def test_a_rez_cost_names_the_upgrade_that_lowers_it_and_only_its_owner_is_told():
    t = table(
        corp=corp(remote_1=server(ice=[unrezzed("ice-wall")], root=[rezzed("akitaro-watanabe")])),
    )
    ice = t.corp.id("ice-wall")
    assert numbers(t.state, CORP, ice) == [
        {"what": "cost", "printed": 1, "now": 0, "parts": [("akitaro-watanabe", -2)]}
    ]
    assert numbers(t.state, RUNNER, ice) == []


def test_an_agenda_names_what_lowers_its_requirement():
    t = table(corp=corp(remote_1=server(root=["priority-requisition", rezzed("sansan-city-grid")])))
    (shown,) = numbers(t.state, CORP, t.corp.id("priority-requisition"))
    assert (shown["what"], shown["printed"], shown["now"], shown["parts"]) == (
        "requirement", 5, 4, [("sansan-city-grid", -1)],
    )  # fmt: skip


def test_a_name_that_is_no_card_has_no_numbers():
    assert numbers(table().state, RUNNER, "#99") == []
    assert numbers(table().state, RUNNER, "no-such-card") == []
