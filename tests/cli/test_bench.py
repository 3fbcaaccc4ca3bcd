"""`jackin bench` measures; here, that it measures what it says."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from jackin.cli import app
from jackin.commands import bench
from jackin.kernel import machine

KEYS = """
    compiled games_per_s decisions_per_game step_us fork_us fork_mid_effect_us key_us replay_ms position_bytes
""".split()


@pytest.mark.parametrize("game", ["netrunner", "gangs"])
def test_json_has_its_keys(game):
    result = CliRunner().invoke(app, ["bench", "--game", game, "--json", "--seconds", "0.05"])
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    assert list(data) == KEYS
    assert data["compiled"] is machine.__file__.endswith((".so", ".pyd"))
    assert all(data[key] > 0 for key in KEYS[1:])
    assert abs(1e6 / data["games_per_s"] / data["decisions_per_game"] / data["step_us"] - 1) < 0.5


def test_people_get_a_table(monkeypatch):
    measured = dict.fromkeys(KEYS[1:], 7) | {"compiled": False}
    monkeypatch.setattr(bench, "measure", lambda game, seconds: measured)
    result = CliRunner().invoke(app, ["bench"])
    assert "netrunner, interpreted" in result.stdout
    assert "games/s" in result.stdout


@pytest.mark.parametrize("game", ["netrunner", "gangs"])
def test_forks_in_mid_effect_are_taken_deep_in_the_stack(monkeypatch, game):
    monkeypatch.setattr(bench, "POSITIONS", 6)
    ground = bench.GROUNDS[game]
    deep, actions = bench.positions(ground, ground.is_deep), bench.positions(ground, ground.is_action)
    assert len(deep) == len(actions) == 6
    assert all(len(s.stack) >= 5 for s in deep)
    assert all(s.ask is not None and s.ask.kind in ("turn", "action") for s in actions)
