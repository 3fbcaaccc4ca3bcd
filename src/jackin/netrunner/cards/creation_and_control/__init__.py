"""Creation and Control (03001-03055), one file per faction."""

from jackin.netrunner.cards.creation_and_control import (
    haas_bioroid as haas_bioroid,
    neutral_corp as neutral_corp,
    neutral_runner as neutral_runner,
    shaper as shaper,
)
