"""Gangs of Night City in the terminal."""

from __future__ import annotations

from jackin.terminal.gangs.face import GangsFace as GangsFace
