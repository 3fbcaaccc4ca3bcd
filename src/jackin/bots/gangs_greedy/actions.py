"""What to do with a turn."""

from __future__ import annotations

from jackin.bots.gangs_greedy.fights import Fight
from jackin.bots.gangs_greedy.opinions import DISC, HIDEOUT, RECRUIT, SMALL, UPGRADE, UPGRADES_ENOUGH
from jackin.bots.gangs_greedy.sight import Sight
from jackin.bots.gangs_greedy.standing import moved, now, rewards
from jackin.bots.gangs_greedy.worth import edgerunner_worth, effects_worth, need, opportunity_worth
from jackin.gangs.content.model import Opportunity
from jackin.gangs.shown import UnitView


def action_worth(sight: Sight, action: str) -> float:
    return {"solos": solos, "techies": techies, "netrunners": netrunners, "hideout": hideout, "upgrade": upgrade}[
        action
    ](sight)


# Activate Techies


def techies(sight: Sight) -> float:
    cards = [opportunity_worth(card, sight) for card in sight.seizable if can_seize(sight, card)]
    hires = [hire_worth(sight, name) for name in sight.view["edgerunners"]["cards"] if name]
    if not can_reach_poi(sight, "fixer") or len(sight.me["edgerunners"]) >= 3:
        hires = []
    return SMALL + max([0.0, *cards, *hires])


def hire_worth(sight: Sight, name: str) -> float:
    """By what the texts are worth as the units stand in the view."""
    if name not in sight.hires:
        card = next((card for card in sight.content.edgerunners if card.id == name), None)
        dear = card is None or any(price.n > sight.funds(price.what) for price in card.price)
        sight.hires[name] = 0.0 if card is None or dear else edgerunner_worth(card, sight)
    return sight.hires[name]


def can_seize(sight: Sight, card: Opportunity) -> bool:
    """After moving Techies: a Business in reach, and the requirement met or met by a Techie on the move."""
    if card.cost > sight.funds("contraband") or not can_reach_poi(sight, "business"):
        return False
    if sight.holds(card.requirement):
        return True
    return any(
        holds_after(sight, card, unit["id"], space) for unit in sight.mine("techie") for space in spaces(sight, unit)
    )


def holds_after(sight: Sight, card: Opportunity, unit: str, space: str) -> bool:
    before = sight.stand({sight.gang: sight.shifted(unit, space)})
    found = sight.holds(card.requirement) and sight.pois("business") > 0
    sight.camps = before
    return found


def spaces(sight: Sight, unit: UnitView) -> list[str]:
    """Where a unit may go."""
    home = unit["district"]
    found: list[str] = []
    for id in [home, *sight.districts[home]["adjacent"]]:
        found += [id] if id != home else []
        found += [poi["space"] for poi in sight.districts[id]["pois"] if "unit" not in poi]
    return found


def can_reach_poi(sight: Sight, kind: str) -> bool:
    if sight.pois(kind):
        return True
    for unit in sight.mine("techie"):
        for id in [unit["district"], *sight.districts[unit["district"]]["adjacent"]]:
            if any(poi["poi"] == kind and "unit" not in poi for poi in sight.districts[id]["pois"]):
                return True
    return False


# Activate Netrunners


def netrunners(sight: Sight) -> float:
    secrets = sight.pois("data-fortress") * need(sight, "corporate-secrets")
    own = [ability for ability in sight.abilities() if sight.holds(ability.condition)]
    texts = sum([effects_worth(ability.effects, sight) for ability in own if ability.timing == "netrun"], 0.0)
    further = sum(rule.n for ability in own for rule in ability.rules if rule.kind == "net-reach")
    reach = len(sight.mine("netrunner")) + further
    return secrets + texts + max([advance_worth(sight, n) for n in range(1, reach + 1)], default=0.0)


def advance_worth(sight: Sight, n: int) -> float:
    """The space reached, less what its level may cost; being further is worth a little by itself."""
    net = sight.content.net
    at = min(sight.me["net"] + n, len(net.spaces) - 1)
    space = net.spaces[at]
    level = net.levels[space.level]
    danger = chance_of_at_most(sight.view["net"][at]["risk"]) * effects_worth(level.consequences, sight)
    return effects_worth(space.effects, sight) + danger + 0.1 * (at if at < len(net.spaces) - 1 else 0)


def chance_of_at_most(risk: int) -> float:
    """Of two dice."""
    return len([1 for a in range(1, 7) for b in range(1, 7) if a + b <= risk]) / 36


# Activate Solos


def solos(sight: Sight) -> float:
    """The best Firefight within a Solo's reach, and the moves."""
    reached = dict.fromkeys(unit["district"] for unit in sight.mine("solo"))
    for unit in sight.mine("solo"):
        reached |= dict.fromkeys(sight.districts[unit["district"]]["adjacent"])
    return SMALL + max([0.0, *[fight_worth(sight, id) for id in reached]])


def fight_worth(sight: Sight, district: str) -> float:
    """As the units stand in the view."""
    if district not in sight.fights:
        sight.fights[district] = Fight(sight, district, True).best() if sight.others(district) else 0.0
    return sight.fights[district]


# The others


def hideout(sight: Sight) -> float:
    left = sight.me["hideouts_left"]
    return HIDEOUT + max(left) if left else 0.0


def upgrade(sight: Sight) -> float:
    """The fewer starters are left in hand, the less there is to gain."""
    starters = {card.id for card in sight.content.starters}
    own = [name for name in sight.me.get("hand", []) + sight.me["discard"] if name not in starters]
    return UPGRADE * max(0.2, 1 - len(own) / UPGRADES_ENOUGH)


def reclaim_worth(sight: Sight) -> float:
    """Discs that return, rewards, and a recruit for each Hideout."""
    gained = 0.0
    for id in sight.districts:
        if sight.of(sight.gang, id):
            best, all_of_them = rewards(sight, id)
            gained += all_of_them if sight.dominates(id) else best
    reserve = sum(n for unit, n in sight.me["reserve"].items() if unit != "drone")
    recruits = RECRUIT * min(len(sight.me["hideouts"]), reserve)
    return DISC * len(sight.me["reclaim"]) + gained * 0.6 + recruits


def move_worth(sight: Sight, unit: str, space: str) -> float:
    """How much better the gang stands after it; a Solo on the move also looks for a fight."""
    gain = moved(sight, unit, space) - now(sight)
    one = next(one for one in sight.mine() if one["id"] == unit)
    if one["unit"] == "solo":
        gain += 0.5 * (fight_there(sight, space) - fight_there(sight, one["space"]))
    return gain


def fight_there(sight: Sight, space: str) -> float:
    return max(0.0, fight_worth(sight, sight.district(space)))
