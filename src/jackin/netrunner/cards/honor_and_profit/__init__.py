"""Honor and Profit (05001-05055), one file per faction."""

from jackin.netrunner.cards.honor_and_profit import (
    criminal as criminal,
    jinteki as jinteki,
    neutral_corp as neutral_corp,
    neutral_runner as neutral_runner,
)
