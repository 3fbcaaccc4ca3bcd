"""The doors for learners, by the checks of the libraries they come from."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo import AECEnv
from pettingzoo.test import api_test, seed_test

import jackin.envs.gym
import jackin.envs.openspiel  # noqa: F401  registers its game
from jackin.envs import gangs_house_v0, netrunner_core_v0, vector
from jackin.envs.aec import NotBegun
from jackin.envs.games import Here
from jackin.tensors.batch import BadAction
from jackin.tensors.page import Page

PAGE = Path(__file__).parents[2] / "docs/environments.md"
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")

TABLES = [netrunner_core_v0.env, lambda **o: gangs_house_v0.env(players=3, **o)]


@pytest.mark.parametrize("env", TABLES, ids=["netrunner", "gangs"])
def test_pettingzoo_accepts_it(env, capsys):
    api_test(env(), num_cycles=1_000)
    seed_test(env, num_cycles=100)


@pytest.mark.parametrize(
    ("name", "options"),
    [("netrunner_core", {"side": "corp", "opponent": "greedy"}), ("gangs_house", {"players": 2, "seat": 1})],
)
def test_gymnasium_accepts_it(name, options):
    check_env(gymnasium.make(f"jackin/{name}-v0", **options).unwrapped, skip_render_check=True)


def test_openspiel_accepts_it(capsys):
    game = pyspiel.load_game("python_netrunner_core_v0")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def dealt(*answers: str):
    """An OpenSpiel state after some answers of the first deal."""
    state = pyspiel.load_game("python_netrunner_core_v0").new_initial_state()
    state.apply_action(0)
    for value in answers:
        (action,) = [one for one in state.legal_actions() if state.action_to_string(one) == value]
        state.apply_action(action)
    return state


def test_an_information_state_of_openspiel_remembers_how_it_came_about():
    """Whoever draws and takes a credit stands where one stands who did it the other way round, but knows of it."""
    one, other = dealt("keep", "keep", "credit", "draw"), dealt("keep", "keep", "draw", "credit")
    assert one.observation_tensor(0) == other.observation_tensor(0)
    assert one.information_state_string(0) != other.information_state_string(0)
    size = len(one.observation_tensor(0))
    assert one.information_state_tensor(0)[:size] == one.observation_tensor(0)
    assert one.information_state_tensor(0) != other.information_state_tensor(0)
    assert one.information_state_tensor(0) == dealt("keep", "keep", "credit", "draw").information_state_tensor(0)


def test_hidden_cards_dealt_again_are_the_same_information_state_of_openspiel():
    state = dealt("keep", "keep", "credit", "draw")
    for player in (0, 1):
        other = state.resample_from_infostate(player, lambda: 0.5)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.information_state_tensor(1 - player) != state.information_state_tensor(1 - player)


@pytest.mark.parametrize("block", re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL))
def test_the_examples_of_the_page_run(block, capsys):
    exec(compile(block, str(PAGE), "exec"), {"__name__": "__main__"})


def played(env, seed):
    """A random game: who got what in the end."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.agents, 0.0)
    dice = np.random.default_rng(seed)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        total[agent] += reward
        env.step(None if over or cut else dice.choice(np.flatnonzero(seen["action_mask"])))
    return total


@pytest.mark.parametrize("env", TABLES, ids=["netrunner", "gangs"])
def test_somebody_wins_and_the_others_lose(env):
    for seed in range(3):
        rewards = sorted(played(env(), seed).values())
        assert rewards[-1] > 0
        assert rewards[0] == -1


def test_shaped_rewards_end_with_the_lead_in_points():
    env = netrunner_core_v0.env(rewards="shaped")
    total = played(env, 5)
    table = env.unwrapped
    lead = table.encoding.progress(table.position, 0) - table.encoding.progress(table.position, 1)
    won = 1 if 0 in table.encoding.winners(table.position) else -1
    assert total == pytest.approx({"corp": won + lead / 2, "runner": -won - lead / 2})


def test_whoever_acts_is_who_pettingzoo_would_ask():
    env = netrunner_core_v0.env()
    env.reset(seed=8)
    dice, acted = np.random.default_rng(8), 0
    for agent, theirs in zip(env.agent_iter(), AECEnv.agent_iter(env), strict=False):
        assert agent == theirs
        seen, _, over, _, _ = env.last()
        env.step(None if over else dice.choice(np.flatnonzero(seen["action_mask"])))
        acted += 1
    assert env.agents == []
    assert acted > 100


def test_agents_act_as_often_as_somebody_wants_to_look():
    env = netrunner_core_v0.env()
    env.reset(seed=8)
    assert list(env.agent_iter(max_iter=3)) == ["corp"] * 3


def test_a_forbidden_action_loses_the_game():
    env = netrunner_core_v0.env()
    env.reset(seed=1)
    mask = env.observe("corp")["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.terminations == {"corp": True, "runner": True}
    assert env.rewards == {"corp": -1.0, "runner": 0.0}
    assert env.infos["corp"] == {"illegal": True}
    assert env.last()[1] == -1.0  # what it is told to have won


def test_a_game_that_is_too_long_is_cut_off_and_nobody_has_won():
    env, decisions = netrunner_core_v0.env(longest=30), 0
    env.reset(seed=1)
    for _ in env.agent_iter():
        _, reward, over, cut, info = env.last()
        assert (reward, over, cut) == (0, False, decisions == 30)
        if not cut:
            decisions += 1
        env.step(None if cut else info["legal_actions"][-1])
    assert decisions == 30
    assert env.agents == []


def test_what_was_seen_stays_as_it_was():
    env = netrunner_core_v0.env()
    env.reset(seed=1)
    kept = []
    for _ in env.agent_iter(20):
        seen, *_, info = env.last()
        kept.append((seen, {name: array.copy() for name, array in seen.items()}))
        env.step(info["legal_actions"][0])
    assert all((seen[name] == copy[name]).all() for seen, copy in kept for name in copy)
    assert {array.dtype.name for seen, _ in kept for array in seen.values()} == {"uint8", "int8"}


def test_a_table_says_what_it_asks_to_who_wants_to_read_it():
    env = netrunner_core_v0.env(render_mode="ansi")
    env.reset(seed=1)
    said = env.render() or ""
    assert said.startswith("netrunner_core_v0: ")
    assert "mulligan" in said
    silent = netrunner_core_v0.env()
    silent.reset(seed=1)
    assert silent.unwrapped.render() is None


def test_whoever_is_not_asked_may_do_nothing():
    env = netrunner_core_v0.env()
    env.reset(seed=1)
    assert env.agent_selection == "corp"
    assert env.observe("corp")["action_mask"].sum() == 2
    assert env.observe("runner")["action_mask"].sum() == 0


def test_whoever_is_asked_is_told_the_legal_actions():
    env = netrunner_core_v0.env()
    env.reset(seed=1)
    for agent in env.agent_iter(max_iter=60):
        seen, _, _, _, info = env.last()
        assert sorted(info["legal_actions"]) == np.flatnonzero(seen["action_mask"]).tolist()
        assert all(env.infos[other] == {} for other in env.agents if other != agent)
        env.step(info["legal_actions"][-1])


@pytest.mark.parametrize("use", [lambda env: env.step(2), lambda env: env.observe("corp")], ids=["step", "observe"])
def test_nobody_acts_or_looks_before_the_game_has_begun(use):
    with pytest.raises(NotBegun, match=r"call reset\(\) first"):
        use(netrunner_core_v0.env())


def test_the_vector_plays_the_games_that_single_tables_play():
    """Each row is the observation and the mask that the same position has on its own."""
    games = vector.netrunner_core(5, seed=9)
    assert isinstance(games, Here)
    dice, ended = np.random.default_rng(3), 0
    now = games.now()
    for _ in range(600):
        for n, position in enumerate(games.batch.positions):
            row = Page(games.batch.encoding.size)
            games.batch.encoding.observe(position, int(now.seat[n]), row)
            assert now.observation[n].tobytes() == bytes(row.bytes)
            legal = sorted(games.batch.encoding.actions(position))
            assert np.flatnonzero(now.action_mask[n]).tolist() == legal
        actions, begins = games.legal()
        rows = np.split(actions, begins[1:])
        assert [sorted(row) for row in rows] == [np.flatnonzero(mask).tolist() for mask in now.action_mask]
        now = games.step(np.array([dice.choice(row) for row in rows]))
        ended += int((now.done == 1).sum())
        assert (np.abs(now.rewards).sum(axis=1) > 0).tolist() == (now.done == 1).tolist()
    assert ended >= 5


def test_a_forbidden_action_of_a_vector_changes_nothing():
    games = vector.netrunner_core(2, seed=9)
    before = games.observation.copy()
    with pytest.raises(BadAction, match="game 1: action 5 is not legal now"):
        games.step(np.array([np.flatnonzero(games.action_mask[0])[0], 5]))
    assert (games.observation == before).all()


@pytest.mark.parametrize("count", [0, 1, 3])
def test_a_vector_is_given_an_action_for_each_game(count):
    games = vector.netrunner_core(2, seed=9)
    before = games.observation.copy()
    with pytest.raises(BadAction, match=f"{count} actions for 2 games"):
        games.step(games.legal()[0][[0] * count])
    assert (games.observation == before).all()


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (
            lambda: gymnasium.make("jackin/netrunner_core-v0", rewards="dense"),
            "rewards: 'dense' is none of 'sparse', 'shaped'",
        ),
        (lambda: gangs_house_v0.env(players=5), "players: 5 is none of 2, 3, 4"),
        (lambda: gymnasium.make("jackin/netrunner_core-v0", side="hq"), "side: 'hq' is none of 'corp', 'runner'"),
        (lambda: gymnasium.make("jackin/gangs_house-v0", players=2, seat=2), "seat: 2 is none of 0, 1"),
        (lambda: vector.netrunner_core(0), "games: at least one is stepped, not 0"),
    ],
    ids=["rewards", "players", "side", "seat", "games"],
)
def test_what_no_environment_has_is_told_before_anything_is_played(make, told):
    with pytest.raises(ValueError, match=told):
        make()


def test_a_bot_plays_the_other_seat_and_gains_what_it_should():
    env = gymnasium.make("jackin/netrunner_core-v0", side="runner", opponent="greedy")
    lost = 0
    for seed in range(3):
        seen, info = env.reset(seed=seed)
        over = cut = False
        while not (over or cut):
            assert seen["observation"][:2].tolist() == [1, 1]
            assert sorted(info["legal_actions"]) == np.flatnonzero(info["action_mask"]).tolist()
            seen, reward, over, cut, info = env.step(env.action_space.sample(seen["action_mask"]))
        lost += reward == -1
    assert lost >= 2


@pytest.mark.parametrize(
    ("module", "missing", "extra"),
    [("jackin.envs", "numpy", "envs"), ("jackin.envs.openspiel", "pyspiel", "openspiel")],
)
def test_whoever_has_not_installed_the_extra_is_told_its_name(module, missing, extra):
    program = f"import sys; sys.modules[{missing!r}] = None; import {module}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert f"ImportError: jackin.envs needs {missing}: pip install 'jackin[{extra}]'" in done.stderr
