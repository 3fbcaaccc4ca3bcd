"""What a card adds to the Runner's rig, what it crowds out, and how gladly it is kept."""

from __future__ import annotations

from jackin.bots.greedy.breaking import means, toll
from jackin.bots.greedy.opinions import (
    BREAKER_EXTRA,
    BREAKER_WORTH,
    END,
    KEEP,
    SECOND_COPY,
    breaks_kind,
    gains,
    worth_in_rig,
)  # fmt: skip
from jackin.bots.greedy.runs import coin, lacking
from jackin.bots.greedy.sight import Sight, counters, slug_of
from jackin.netrunner.shown.doings import drawn, errand
from jackin.netrunner.shown.facts import facts
from jackin.netrunner.shown.view import CardView, OptionView


def rate(sight: Sight) -> float:
    return coin(sight)


def install(sight: Sight, option: OptionView) -> float:
    slug = option["title"]
    worth = rig_worth(sight, slug)
    if facts(slug).type == "program":
        worth -= crowding(sight, slug)
    price = option.get("price", facts(slug).cost)
    poor = sight.manner.poor if sight.runner["credits"] - price < 2 else 0.0
    return worth - price * rate(sight) - poor


def rig_worth(sight: Sight, slug: str) -> float:
    """What a card would add to the rig as it is."""
    if breaks_kind(slug):
        return breaker_worth(sight, slug)
    if slug == "parasite":
        return max((parasite_worth(sight, ice) for ice in rezzed_ice(sight)), default=-9.0)
    worth = worth_in_rig(slug) * sight.manner.rigging
    if sight.installed(slug):
        worth = worth * 0.7 if slug in SECOND_COPY else -3.0
    if slug == "akamatsu-mem-chip" and spare_memory(sight) >= 2:
        worth -= 1.5
    return worth


def breaker_worth(sight: Sight, slug: str) -> float:
    kind = breaks_kind(slug)
    missing = lacking(sight)
    faced = [ice for ice in rezzed_ice(sight) if kind == "any" or kind in facts(slug_of(ice)).subtypes]
    stuck = [ice for ice in faced if toll(sight, ice, means(sight, 0), False).cost >= END]
    if kind == "any":
        worth = 2.0 + 1.7 * len(missing) if missing else -3.0
    elif kind in missing:
        worth = -3.0 if sight.manner.reads and sight.installed(slug) else sight.manner.breaker
    elif kind in ("outermost", "innermost"):
        worth = 2.0 if missing else -3.0
    else:
        worth = -3.0
    if stuck and not sight.installed(slug) and slug not in ("mimic", "yog-0"):
        worth = max(worth, 2.0) + 3.0
    return worth + (BREAKER_EXTRA.get(slug, 0.0) if worth > 0 else 0.0)


def rezzed_ice(sight: Sight) -> list[CardView]:
    return [card for server in sight.servers.values() for card in server.ice if card["faceup"] and slug_of(card)]


def parasite_worth(sight: Sight, ice: CardView) -> float:
    """Weak ice dies soon; ice that stops us is worth the wait."""
    slug = slug_of(ice)
    if any(card.get("host") == ice["id"] for card in sight.installed("parasite")):
        return -9.0
    stops = toll(sight, ice, means(sight, 0), False).cost >= END
    strength = max(0, int(ice.get("strength", facts(slug).strength)))
    return 3.0 + 0.6 * facts(slug).cost + (3.0 if stops else 0.0) - 0.9 * strength


def spare_memory(sight: Sight) -> int:
    return int(sight.runner["memory"] - sight.runner["memory_used"])


def crowding(sight: Sight, slug: str) -> float:
    """What has to go to make room for a program."""
    need = facts(slug).memory - spare_memory(sight)
    if need <= 0 or (not breaks_kind(slug) and djinn_room(sight) >= facts(slug).memory):
        return 0.0
    going = sorted(kept_worth(sight, card) for card in sight.programs)
    return sum(going[:need], 0.0) + 1.0 if going else 99.0


def djinn_room(sight: Sight) -> int:
    rooms = [3 - sum(facts(slug_of(card)).memory for card in sight.rig if card.get("host") == djinn["id"])
             for djinn in sight.installed("djinn")]  # fmt: skip
    return max(rooms, default=0)


def kept_worth(sight: Sight, card: CardView) -> float:
    """What an installed card is still good for."""
    slug = slug_of(card)
    if breaks_kind(slug):
        same = [other for other in sight.rig if breaks_kind(slug_of(other)) == breaks_kind(slug)]
        return 3.0 if len(same) > 1 else BREAKER_WORTH + 2.0
    if slug in ("armitage-codebusting", "bank-job"):
        return 0.7 * counters(card, "credit")
    if slug == "data-dealer":
        return 0.1
    worth = worth_in_rig(slug) + 0.5 * counters(card, "virus")
    return 0.6 * worth if len(sight.installed(slug)) > 1 else worth


def hand_worth(sight: Sight, slug: str) -> float:
    """How gladly a card is kept in the grip."""
    card = facts(slug)
    if card.type in ("program", "hardware", "resource"):
        copies = sight.me["hand"].count(slug) + len(sight.installed(slug))
        worth = max(0.3, rig_worth(sight, slug) * 0.6 if slug != "parasite" else 3.0)
        return worth / max(1, copies)
    return KEEP[slug] if slug in KEEP else unknown_worth(sight, slug)


def unknown_worth(sight: Sight, slug: str) -> float:
    """An event that nobody told about: by its text, good for something or not."""
    if not sight.manner.reads:
        return 1.0
    return 3.0 if gains(slug) or drawn(slug) or errand(slug) is not None else 0.6


def breaker_in_hand(sight: Sight) -> bool:
    missing = lacking(sight)
    return any(breaks_kind(slug) == "any" or breaks_kind(slug) in missing for slug in sight.me["hand"])
