"""Neutral Corp cards, Genesis."""

# fmt: off
from jackin.netrunner.dsl import card, click, on_emptied, on_rez, paid, place, take_credits, trash_this
from jackin.netrunner.words import CREDIT

card("private-contracts",
     when=[on_rez(place(14, CREDIT)), on_emptied(trash_this())],
     paid=[paid([click(1)], take_credits(2))])
