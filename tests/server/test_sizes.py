"""A stranger cannot make the server count to a hundred million: numbers have bounds where they are read."""

from __future__ import annotations

import copy

import pytest

from jackin import gangs
from jackin.gangs.content.read import builtin
from jackin.kernel.journal import Journal, checksum

HUGE = 100_000_000
SEATS = [{"kind": "here"}, {"kind": "bot", "name": "random"}]


@pytest.mark.parametrize("rule", ["opportunities", "edgerunners", "goal", "rounds", "actions"])
def test_a_table_with_a_rule_beyond_all_measure_is_refused(server, rule):
    wish = {"game": "gangs", "seats": SEATS, "settings": {"rules": {rule: HUGE}}}
    refused = server.post("/tables", wish)
    assert refused.status_code == 400
    assert refused.json()["error"] == "server-bad-settings"
    assert f"settings: {rule} cannot be {HUGE}" in refused.json()["detail"]


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["setup"]["settings"].update(opportunities=HUGE),
        lambda data: data["districts"]["district"][0]["pois"].update(small=["fixer"] * 50_000),
        lambda data: data["solo"].update(goal=HUGE),
    ],
)
def test_a_journal_with_a_set_beyond_all_measure_is_refused(server, change):
    content = copy.deepcopy(builtin("house").data)
    change(content)
    journal = Journal.begin(gangs.GAME, gangs.setup(2), 1).encode()
    journal["setup"]["content"] = content
    del journal["check"]
    refused = server.post("/replays", {**journal, "check": checksum(journal)})
    assert refused.status_code == 400
    assert refused.json()["error"] == "server-bad-journal"
    assert "at most" in refused.json()["detail"]
