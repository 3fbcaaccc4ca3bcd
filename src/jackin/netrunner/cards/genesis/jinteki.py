"""Jinteki, Genesis."""

# fmt: off
from jackin.netrunner.dsl import ICE, card, spend_on
from jackin.netrunner.words import FOR_REZ

card("dedicated-server", recurring=2, spend=[spend_on(FOR_REZ, ICE)])
