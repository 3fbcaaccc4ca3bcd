"""Doors for learners (`pip install 'jackin[envs]'`): PettingZoo, Gymnasium, OpenSpiel, and many games in one call.

from jackin.envs import netrunner_core_v0

env = netrunner_core_v0.env()
"""
