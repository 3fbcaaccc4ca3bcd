"""Jackin: a digital table for two cyberpunk games.

    from jackin import Journal, bots, gangs, netrunner

`netrunner` and `gangs` are the games, `Journal` is a game as it is played, `bots` are players, `envs` are the doors
for learners (an extra). They are loaded when they are first asked for.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from jackin.engine import places

if TYPE_CHECKING:
    from jackin import bots as bots
    from jackin import envs as envs
    from jackin import gangs as gangs
    from jackin import netrunner as netrunner
    from jackin.kernel.ask import IllegalAnswer as IllegalAnswer
    from jackin.kernel.journal import Journal as Journal

__version__ = "0.1.0"
__path__ = places(Path(__file__).parent)
__all__ = ["IllegalAnswer", "Journal", "bots", "envs", "gangs", "netrunner"]
KEPT_IN = {"IllegalAnswer": "jackin.kernel.ask", "Journal": "jackin.kernel.journal"}


def __getattr__(name: str) -> Any:
    if name in KEPT_IN:
        return getattr(import_module(KEPT_IN[name]), name)
    if name in __all__:
        return import_module(f"jackin.{name}")
    raise AttributeError(f"module 'jackin' has no attribute {name!r}; it offers {', '.join(__all__)}")


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
