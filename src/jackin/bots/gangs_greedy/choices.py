"""A worth for every option of every kind of question."""

from __future__ import annotations

from collections.abc import Callable

from jackin.bots.gangs_greedy.actions import (
    action_worth,
    advance_worth,
    fight_worth,
    hire_worth,
    move_worth,
    reclaim_worth,
)
from jackin.bots.gangs_greedy.fights import Fight
from jackin.bots.gangs_greedy.deals import deal_after, deal_now, dealing
from jackin.bots.gangs_greedy.opinions import SMALL, STEP, UNIT, WORTH
from jackin.bots.gangs_greedy.sight import Sight, is_inside
from jackin.bots.gangs_greedy.standing import after, now, standing, with_new
from jackin.bots.gangs_greedy.worth import card_rating, effect_worth, need, opportunity_worth, price_of
from jackin.gangs.content.model import CombatCard, Effect
from jackin.gangs.shown import AskKind, OptionView

Rating = Callable[[Sight, OptionView], float]

WILD = 0.25  # the Wild disc is worth keeping
IDLE = 0.9  # a disc for moves alone is mostly wasted
PATIENCE = 1.15  # below this an action waits for the next Reclaim turn
WANTED = {"solo": 2, "techie": 3, "netrunner": 3}


def turn(sight: Sight, option: OptionView) -> float:
    if option["verb"] == "reclaim":
        return reclaim_worth(sight) / 2 if sight.me["activate"] else 99.0
    if option["verb"] == "end-turn":
        return PATIENCE / 2
    worth = action_worth(sight, option["action"])
    if worth <= SMALL:
        worth -= IDLE  # nothing but a walk
    return worth - (WILD if option["verb"] == "wild" else 0)


def move(sight: Sight, option: OptionView) -> float:
    if option["verb"] == "done":
        return STEP
    unit, space = option["unit"], option["space"]
    deal = deal_after(sight, unit, space) - deal_now(sight) if dealing(sight) else 0.0
    return move_worth(sight, unit, space) + deal


def firefight(sight: Sight, option: OptionView) -> float:
    return 0.25 if option["verb"] == "done" else fight_worth(sight, option["space"])


def exchange(sight: Sight, option: OptionView) -> float:
    """Its own Solo takes the PoI, and the other unit its place."""
    if option["verb"] == "done":
        return 0.0
    unit, space = option["unit"], option["space"]
    district = sight.district(space)
    inside = [one["id"] for one in sight.view["units"] if one["space"] == space]
    return after(sight, {unit: space, **dict.fromkeys(inside, district)}) - now(sight) + 0.1


def combat_card(sight: Sight, option: OptionView) -> float:
    firefight = sight.view["firefight"]
    assert firefight is not None
    fight = Fight(sight, firefight["district"], firefight["starter"] == sight.gang)
    return fight.worth(fight.facts[option["combat"]]) if option["combat"] in fight.facts else 0.0


def lose(sight: Sight, option: OptionView) -> float:
    return after(sight, {option["unit"]: None})


def techies(sight: Sight, option: OptionView) -> float:
    if option["verb"] == "hire":
        return hire_worth(sight, option["edgerunner"])
    if option["verb"] == "seize" and option["opportunity"] in sight.cards:
        return opportunity_worth(sight.cards[option["opportunity"]], sight)
    return 0.0


def place(sight: Sight, option: OptionView) -> float:
    return with_new(sight, "solo", option["space"])


def build(sight: Sight, option: OptionView) -> float:
    """Where it stands strong, or where its units will be wanted."""
    sight.me["hideouts"].append(option["space"])
    worth = standing(sight)
    sight.me["hideouts"].pop()
    return worth - 0.2 * len(sight.districts[option["space"]]["hideouts"])


def pay(sight: Sight, option: OptionView) -> float:
    """Corporate Secrets last."""
    return -float(option["amount"])


def netrun(sight: Sight, option: OptionView) -> float:
    return advance_worth(sight, option["amount"])


def space(sight: Sight, option: OptionView) -> float:
    effects = sight.content.net.spaces[sight.me["net"]].effects
    worth = sum([effect_worth(effect, sight) for effect in effects], 0.0)
    return worth if option["verb"] == "apply" else 0.0


def rated(sight: Sight, option: OptionView) -> float:
    cards: list[CombatCard] = sight.content.starters + sight.content.upgrades
    return next((card_rating(card) for card in cards if card.id == option["combat"]), 0.0)


def remove(sight: Sight, option: OptionView) -> float:
    return -rated(sight, option)


def reward(sight: Sight, option: OptionView) -> float:
    return need(sight, option["resource"]) * max(1, option.get("amount", 1))


def recruit(sight: Sight, option: OptionView) -> float:
    if option["verb"] == "done":
        return -99.0
    if "recruit" not in option:
        return 99.0  # an Edgerunner
    unit, space = option["recruit"], option["space"]
    short = WANTED[unit] - len(sight.mine(unit))
    return with_new(sight, unit, space) + 0.4 * short + (UNIT["drone"] if unit == "techie" else 0)


def effect_at(sight: Sight, path: str) -> Effect | None:
    return sight.content.effects.get(path)


def choose(sight: Sight, option: OptionView) -> float:
    effect = effect_at(sight, option["effect"])
    return 0.0 if effect is None else effect_worth(effect, sight)


def may(sight: Sight, option: OptionView) -> float:
    ask = sight.view["ask"]
    assert ask is not None
    effect = effect_at(sight, ask["effect"])
    if effect is None or option["verb"] == "no":
        return 0.0
    return sum([effect_worth(part, sight) for part in effect.parts], 0.0) - price_of(effect.cost) + 0.05


def rival(sight: Sight, option: OptionView) -> float:
    """Against whoever is ahead."""
    return float(sight.gangs[option["rival"]]["street_cred"])


def token(sight: Sight, option: OptionView) -> float:
    """The most Street Cred first: a game may end before the last Hideout."""
    return float(option["amount"])


def captor(sight: Sight, option: OptionView) -> float:
    """A fallen piece with the rival that it would be sweetest to beat."""
    return rival(sight, option)


def disc(sight: Sight, option: OptionView) -> float:
    action = option["action"]
    return 3.0 if action == "wild" else action_worth(sight, action)


def reserve(sight: Sight, option: OptionView) -> float:
    card = sight.cards.get(option["opportunity"])
    return 0.0 if card is None else opportunity_worth(card, sight)


def give_up(sight: Sight, option: OptionView) -> float:
    if option["verb"] == "refuse":
        return -99.0
    return -WORTH[option["resource"]] - 0.1 * -sight.has(option["resource"])


def convert(sight: Sight, option: OptionView) -> float:
    unit = next((one for one in sight.view["units"] if one["id"] == option["unit"]), None)
    if unit is None:
        return 0.0
    owner = 0.0 if unit.get("edgerunner") else float(sight.gangs[unit["gang"]]["street_cred"])
    return (1.0 if is_inside(unit) else 0.0) + owner / 100


RATINGS: dict[AskKind, Rating] = {
    "turn": turn,
    "action": turn,
    "move": move,
    "firefight": firefight,
    "exchange": exchange,
    "combat-card": combat_card,
    "casualty": lose,
    "lose-unit": lose,
    "techies": techies,
    "hired-at": place,
    "drone-at": place,
    "hideout-at": build,
    "pay": pay,
    "netrun": netrun,
    "space": space,
    "keep-upgrade": rated,
    "remove-combat": remove,
    "regain": rated,
    "reward": reward,
    "recruit": recruit,
    "choose": choose,
    "may": may,
    "rival": rival,
    "pass-casualty": rival,
    "captor": captor,
    "hideout-token": token,
    "disc": disc,
    "reserve": reserve,
    "resource": reward,
    "lose-resource": give_up,
    "convert": convert,
}
