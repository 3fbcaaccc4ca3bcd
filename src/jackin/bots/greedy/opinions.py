"""What this player thinks of cards: numbers that are printed nowhere. All worths are in credits."""

from __future__ import annotations

from functools import cache
from typing import Final

from jackin.netrunner.shown.doings import Breaking, breaking, earns, income, subroutine_words, yields
from jackin.netrunner.shown.facts import facts

POINT: Final = 8.0
"""An agenda point."""
DEATH: Final = 400.0
WIN: Final = 1000.0
END: Final = 1000.0
"""What an unbroken "end the run" costs a run that must get through."""
TAG: Final = 3.0
CARD: Final = 1.3
BRAIN: Final = 6.0
CLICK: Final = 1.3

DENSITY: Final = 0.2
"""How many cards of a Corp deck are agendas, and what one of them is worth in points."""
MEAN_POINTS: Final = 2.1

KINDS: Final = ("barrier", "code-gate", "sentry")

SUBROUTINES: Final[dict[str, tuple[str, ...]]] = {
    "ichi-1-0": ("trash", "trash", "ichi"), "cell-portal": ("portal",), "chum": ("chum",), "data-raven": ("power",),
}  # fmt: skip
"""What the subroutines do whose text says less than it means, by a word of `breaking.pain`."""

BIOROID: Final = "bioroid"
TOLL: Final = {"tollbooth": 3}
"""Credits that must be paid to meet this ice at all."""
STINGS: Final = {"data-raven": TAG}
"""What meeting this ice costs besides its subroutines."""

# The Runner's cards

GAINS: Final = {"infiltration": 2}
"""Credits from playing it, where there is a choice."""

RIG_WORTH: Final = {
    "armitage-codebusting": 5.0, "magnum-opus": 11.0, "bank-job": 5.0, "wyldside": 5.0,
    "cyberfeeder": 4.5, "the-toolbox": 10.0, "grimoire": 5.5, "desperado": 7.5, "akamatsu-mem-chip": 2.2,
    "rabbit-hole": 2.6, "access-to-globalsec": 1.6, "the-personal-touch": 3.0, "datasucker": 4.5,
    "medium": 6.0, "djinn": 3.5, "parasite": 5.0, "ice-carver": 5.0, "aesops-pawnshop": 2.0,
    "sacrificial-construct": 1.6, "net-shield": 3.0, "sneakdoor-beta": 5.5, "crash-space": 3.0,
    "data-dealer": -5.0, "decoy": 2.4, "lemuria-codecracker": 0.5,
}  # fmt: skip
"""What a card is worth in the rig, before its price; icebreakers are judged by what they add."""

SECOND_COPY: Final = {
    "armitage-codebusting",
    "bank-job",
    "cyberfeeder",
    "akamatsu-mem-chip",
    "parasite",
    "datasucker",
}
"""Cards of which a second copy is worth nearly as much as the first."""

BREAKER_WORTH: Final = 7.0
BREAKER_EXTRA: Final = {"femme-fatale": 4.0, "yog-0": 2.0, "crypsis": -0.5, "wyrm": -4.0, "aurora": -0.5}

KEEP: Final = {
    "sure-gamble": 4.0, "easy-mark": 3.0, "diesel": 4.0, "account-siphon": 4.5, "special-order": 3.5,
    "inside-job": 3.5, "the-makers-eye": 4.0, "stimhack": 2.0, "demolition-run": 2.0, "modded": 2.5,
    "deja-vu": 2.0, "forged-activation-orders": 2.0, "infiltration": 1.5, "tinkering": 1.0,
    "hedge-fund": 5.0, "beanstalk-royalties": 3.5, "scorched-earth": 5.0, "biotic-labor": 4.0,
    "sea-source": 3.0, "closed-accounts": 2.0, "psychographics": 2.5, "shipment-from-kaguya": 2.5,
    "anonymous-tip": 3.0, "archived-memories": 1.5, "shipment-from-mirrormorph": 1.5, "precognition": 0.5,
    "neural-emp": 2.5, "aggressive-negotiation": 1.0, "adonis-campaign": 5.0, "pad-campaign": 4.5,
    "melange-mining-corp": 3.5, "snare": 4.0, "project-junebug": 3.0, "ghost-branch": 2.0,
    "aggressive-secretary": 2.0, "zaibatsu-loyalty": 0.5, "security-subcontract": 0.5,
    "sansan-city-grid": 4.5, "red-herrings": 2.5, "corporate-troubleshooter": 1.5, "experiential-data": 2.0,
    "akitaro-watanabe": 2.0, "research-station": 1.5,
}  # fmt: skip
"""How gladly a card is kept in hand when something must go."""

# The Corp's cards

ICE_WORTH: Final = {
    "heimdall-1-0": 6.0, "ichi-1-0": 5.0, "viktor-1-0": 4.5, "rototurret": 4.5, "cell-portal": 3.0, "chum": 2.0,
    "data-mine": 1.5, "neural-katana": 4.0, "wall-of-thorns": 6.0, "data-raven": 3.5, "matrix-analyzer": 2.0,
    "tollbooth": 6.5, "archer": 3.0, "hadrians-wall": 6.5, "ice-wall": 3.5, "shadow": 2.0, "enigma": 4.5,
    "hunter": 2.0, "wall-of-static": 4.5,
}  # fmt: skip
"""How well ice protects, whatever it costs."""

ASSETS: Final = {"adonis-campaign": 4.5, "pad-campaign": 3.5, "melange-mining-corp": 2.6}
"""What a money maker is worth when it is installed."""
TRAPS: Final = {"project-junebug": 1.6, "ghost-branch": 1.1, "aggressive-secretary": 1.1, "snare": 0.9}
DULL: Final = {"zaibatsu-loyalty": 0.2, "security-subcontract": 0.2}
UPGRADES: Final = {
    "sansan-city-grid": 4.0, "red-herrings": 2.2, "corporate-troubleshooter": 1.0, "experiential-data": 1.4,
    "akitaro-watanabe": 1.3, "research-station": 0.7,
}  # fmt: skip

STAKES: Final = {"adonis-campaign": 5.0, "pad-campaign": 3.0, "melange-mining-corp": 3.0, "sansan-city-grid": 6.0}
"""What the Corp loses with an installed card that the Runner trashes."""
SPOILS: Final = {
    "adonis-campaign": 7.0, "pad-campaign": 6.0, "melange-mining-corp": 6.0, "sansan-city-grid": 10.0,
    "red-herrings": 4.0,
}  # fmt: skip
"""What the Runner gains by trashing it, before the trash cost."""

TRACE_STAKES: Final = {
    "sea-source": 6, "hunter": 3, "shadow": 3, "matrix-analyzer": 3, "data-raven": 2, "ichi-1-0": 7,
}  # fmt: skip
"""The most that either side pays to have its way in a trace."""


# What a card's own text says


def breaker_of(slug: str) -> Breaking | None:
    return breaking(slug) if slug else None


def breaks_kind(slug: str) -> str:
    """What a card breaks; nothing if it is no icebreaker."""
    how = breaker_of(slug)
    return "" if how is None else how.kind


@cache
def words_of(slug: str) -> tuple[str, ...]:
    """What the subroutines of some ice do."""
    return SUBROUTINES[slug] if slug in SUBROUTINES else subroutine_words(slug)


def gains(slug: str) -> int:
    """Credits from playing it."""
    return GAINS.get(slug, 0) or income(slug)


def pays(slug: str) -> bool:
    """Whether it brings credits, now or again and again."""
    return gains(slug) > 0 or earns(slug)


def ice_worth(slug: str) -> float:
    return ICE_WORTH[slug] if slug in ICE_WORTH else 1.0 + 0.6 * facts(slug).cost + 1.0 * ("end" in words_of(slug))


def worth_in_rig(slug: str) -> float:
    """Somebody put it into the deck: it is worth its price, and more if it earns."""
    return RIG_WORTH[slug] if slug in RIG_WORTH else facts(slug).cost + (3.0 if earns(slug) else 1.2)


def use_worth(slug: str, ability: int, hosted: int, rate: float) -> float | None:
    """What using an ability for a click brings, by its text; None if that says nothing. What lies on it is ours
    anyway, so that taking it counts where it is more than a click earns."""
    found = yields(slug, ability)
    if found is None:
        return None
    taken = min(found.taken, hosted)
    kept = SAVED * taken if found.taken > hosted or found.taken > A_LOT else 0.0
    return rate * (found.credits + taken - kept + STORED * found.stored) + CARD * found.cards


SAVED: Final = 0.6
STORED: Final = 0.75
A_LOT: Final = 9


def asset_worth(slug: str) -> float:
    return ASSETS.get(slug, DULL.get(slug, 3.0 if earns(slug) else 1.0))
