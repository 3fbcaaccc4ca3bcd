"""Spin (04001-04120), one file per faction."""

from jackin.netrunner.cards.spin import (
    anarch as anarch,
    criminal as criminal,
    haas_bioroid as haas_bioroid,
    jinteki as jinteki,
    nbn as nbn,
    neutral_corp as neutral_corp,
    neutral_runner as neutral_runner,
    shaper as shaper,
    weyland as weyland,
)
