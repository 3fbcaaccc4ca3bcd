"""The example that learns: its parts, and that it gets better at something it can learn at once."""

from __future__ import annotations

from xml.etree import ElementTree

import numpy as np

from examples.learn_to_score import BATCH, Game, Policy, chart, learn
from jackin.tensors.netrunner_core_v0 import ACTIONS, OF_HAND


def test_a_policy_takes_what_is_rewarded():
    """Two actions, and only the second one is ever worth anything."""
    policy, dice = Policy(), np.random.default_rng(1)
    given, legal = np.ones(OF_HAND + 1, np.float32), np.array([3, 9])
    assert policy.odds(given, legal).tolist() == [0.5, 0.5]
    for _ in range(8):
        slope = np.zeros((ACTIONS, OF_HAND + 1), np.float32)
        for _ in range(BATCH):
            game, odds = Game(), policy.odds(given, legal)
            taken = int(dice.random() < odds[1])
            game.decided(given, legal, odds, taken)
            game.add_slope(slope, 1.0 if taken else -1.0)
        policy.improve(slope / np.float32(BATCH))
    assert policy.odds(given, legal)[1] > 0.9
    assert not policy.weights[[n for n in range(ACTIONS) if n not in (3, 9)]].any()


def test_it_plays_and_draws_its_curve(capsys):
    assert learn(minutes=0.02, seed=1) == []
    drawn = ElementTree.fromstring(chart([(250, 0.2), (500, 0.6)]))
    (line,) = drawn.iter("{http://www.w3.org/2000/svg}polyline")
    assert line.get("points") == "336.0,232.0 616.0,136.0"
