"""Every card's text, one file per faction and era. Importing this package teaches the catalogue."""

from jackin.netrunner.cards import (
    anarch as anarch,
    creation_and_control as creation_and_control,
    criminal as criminal,
    genesis as genesis,
    guide as guide,
    haas_bioroid as haas_bioroid,
    honor_and_profit as honor_and_profit,
    jinteki as jinteki,
    nbn as nbn,
    neutral_corp as neutral_corp,
    neutral_runner as neutral_runner,
    shaper as shaper,
    spin as spin,
    weyland as weyland,
)
