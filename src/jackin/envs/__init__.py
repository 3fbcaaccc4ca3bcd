"""Doors for learners (`pip install 'jackin[envs]'`): PettingZoo, Gymnasium, OpenSpiel, and many games in one call.

from jackin.envs import netrunner_core_v0

env = netrunner_core_v0.env()
"""

from __future__ import annotations

from importlib.util import find_spec


def needs(extra: str, *modules: str) -> None:
    """Say which extra is not installed, before an import fails halfway."""
    missing = [name for name in modules if find_spec(name) is None]
    if missing:
        raise ImportError(f"jackin.envs needs {', '.join(missing)}: pip install 'jackin[{extra}]'")


needs("envs", "gymnasium", "librt", "numpy", "pettingzoo")
