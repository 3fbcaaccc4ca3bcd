"""`jackin rules`: every rule, and the tests that cite it."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from jackin.cli import app
from jackin.rulebook import rules


def run(*arguments: str):
    return CliRunner().invoke(app, ["rules", *arguments])


def test_json_has_every_rule_and_its_tests():
    data = json.loads(run("--json").stdout)
    assert list(data["rules"]) == list(rules())
    assert {*data["covered"], *data["uncovered"], *data["untestable"]} == set(rules())
    assert not {*data["covered"]} & {*data["uncovered"]}
    assert all(data["rules"][id] for id in data["covered"])
    assert all(test.startswith("tests/") and "::test_" in test for tests in data["rules"].values() for test in tests)


def test_people_get_a_line_for_each_rule_and_a_count():
    told = run().stdout
    assert all(f"\n{id} " in f"\n{told}" for id in rules())
    assert told.strip().split("\n")[-1].startswith(f"{len(rules())} rules: ")


@pytest.mark.parametrize("given", ["RUN-2.3", "run-2.3"])
def test_one_rule_is_shown_with_its_text(given):
    assert run(given).stdout.startswith(f"RUN-2.3  {rules()['RUN-2.3'][:40]}")


def test_a_rule_comes_with_its_parts():
    data = json.loads(run("RUN-2", "--json").stdout)
    assert {"RUN-2", "RUN-2.1", "RUN-2.3"} <= data["rules"].keys()
    assert all(id.startswith("RUN-2") and not id.startswith("RUN-20") for id in data["rules"])


def test_what_is_no_rule_is_a_mistake():
    result = run("RUN-99")
    assert result.exit_code == 2
    assert "no rule is called 'RUN-99'" in result.output
