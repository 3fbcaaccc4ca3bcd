"""Jackin: a digital table for two cyberpunk games."""

from __future__ import annotations

from pathlib import Path

from jackin.engine import places

__version__ = "0.1.0"
__path__ = places(Path(__file__).parent)
