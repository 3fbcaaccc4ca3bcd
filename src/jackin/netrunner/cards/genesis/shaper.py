"""Shaper, Genesis."""

# fmt: off
from jackin.netrunner.dsl import (
    ICEBREAKER, INSTALLED, TRASH_THIS, card, click, draw, gain_click, link, memory, paid, strengthen,
)
from jackin.netrunner.words import TURN

card("chaos-theory-wunderkind", static=[memory(1)])

card("quality-time", play=draw(5))

card("the-helpful-ai",
     static=[link(1)],
     paid=[paid([TRASH_THIS], strengthen(ICEBREAKER & INSTALLED, 2, TURN))])

card("all-nighter", paid=[paid([click(1), TRASH_THIS], gain_click(2))])
