"""Ratings as a picture: a dot for each player, with its interval, in a drawing that any browser shows."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

LEFT, RIGHT, TOP, ROW = 230, 60, 56, 22
PLOT = 520
TICK = 200
COLOUR = {"corp": "#2f6fb3", "runner": "#c2410c"}
INK, FAINT = "#374151", "#d1d5db"


class Mark(NamedTuple):
    label: str
    side: str
    value: float
    margin: float


def chart(marks: list[Mark], title: str) -> str:
    """An SVG file's text, the strongest player on top."""
    rows = sorted(marks, key=lambda mark: -mark.value)
    scale = Scale(rows)
    width, height = LEFT + PLOT + RIGHT, TOP + ROW * len(rows) + 34
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        f' font-family="system-ui, sans-serif" font-size="13" fill="{INK}">',
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="16" y="28" font-size="16" font-weight="600">{escape(title)}</text>',
        *grid(scale, height),
    ]
    for n, mark in enumerate(rows):
        parts += row(mark, scale, TOP + ROW * n + ROW // 2)
    return "\n".join([*parts, "</svg>"]) + "\n"


class Scale:
    """From rating to pixel, with whole ticks at both ends."""

    def __init__(self, marks: list[Mark]) -> None:
        low = min(mark.value - mark.margin for mark in marks)
        high = max(mark.value + mark.margin for mark in marks)
        self.low = int(low // TICK) * TICK
        self.high = -int(-high // TICK) * TICK

    def x(self, value: float) -> float:
        return round(LEFT + PLOT * (value - self.low) / max(TICK, self.high - self.low), 1)

    def ticks(self) -> range:
        return range(self.low, self.high + 1, TICK)


def grid(scale: Scale, height: int) -> list[str]:
    bottom = height - 28
    return [
        part
        for tick in scale.ticks()
        for part in (
            f'<line x1="{scale.x(tick)}" y1="{TOP - 8}" x2="{scale.x(tick)}" y2="{bottom}" stroke="{FAINT}"/>',
            f'<text x="{scale.x(tick)}" y="{bottom + 18}" text-anchor="middle">{tick}</text>',
        )
    ]


def row(mark: Mark, scale: Scale, y: int) -> list[str]:
    low, x, high = (scale.x(mark.value + by) for by in (-mark.margin, 0, mark.margin))
    colour = COLOUR[mark.side]
    return [
        f'<text x="{LEFT - 12}" y="{y + 4}" text-anchor="end">{escape(mark.label)}</text>',
        f'<line x1="{low}" y1="{y}" x2="{high}" y2="{y}" stroke="{colour}" stroke-width="2"/>',
        f'<circle cx="{x}" cy="{y}" r="4.5" fill="{colour}"/>',
        f'<text x="{high + 6}" y="{y + 4}" font-size="11" fill="{colour}">{mark.value:.0f}</text>',
    ]
