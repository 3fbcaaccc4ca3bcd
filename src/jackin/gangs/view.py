"""The only exit: what one seat may see, built anew from a whitelist (SECRET)."""

from __future__ import annotations

from typing import Final

from jackin.gangs.conditions import best, highest
from jackin.gangs.legal import actions_left
from jackin.gangs.log import lines
from jackin.gangs.moves import combat_name, edgerunner_name, goal, opportunity_name
from jackin.gangs.options import ask_view
from jackin.gangs.queries import (
    count_in, dominator, everywhere, feud, first_edgerunner, gang_name, has_presence, is_edgerunner, is_player,
    occupant, poi_kind, pois, space_name, unit_name,
)  # fmt: skip
from jackin.gangs.shown import (
    DistrictView, FirefightView, GangView, JohnnyView, MessageView, PartyView, PoiView, ResultView, SpaceView,
    StoryView, UnitView,
)  # fmt: skip
from jackin.gangs.shown import View as View
from jackin.gangs.state import EVERYBODY, JOHNNY, Firefight, State
from jackin.gangs.why import explain as explain
from jackin.gangs.words import (
    ACTIONS, CLASSES, DRONE, HELD, RESERVE, RESOURCES, UNITS_OF_GANG, district_of,
)  # fmt: skip
from jackin.kernel.message import Message

LOG_LINES: Final = 40
CHARTS: Final = (
    "gangs-game", "gangs-turn", "gangs-solos", "gangs-techies", "gangs-netrun", "gangs-hideout", "gangs-upgrade",
    "gangs-reclaim", "gangs-firefight", "gangs-johnny", "gangs-rival",
)  # fmt: skip


def view(s: State, seat: int, log_lines: int = LOG_LINES) -> View:
    """Everything that a seat may see; -1 is a spectator, who sees what lies open on the table.

    Who wants no lines of the log wants no words for the answers either.
    """
    shown: View = {
        "seat": seat,
        "seats": s.seats,
        "content": s.book.content.id,
        "origin": s.book.content.origin,
        "board": ("small", "large")[s.board],
        "goal": goal(s),
        "feud": feud(s),
        "round": (max(1, s.turns) - 1) // s.seats + 1,
        "turn": s.turns,
        "active": gang_name(s, s.active),
        "first": gang_name(s, s.first),
        "actions": s.actions,
        "actions_left": actions_left(s, s.active) if 0 <= s.active < s.seats else 0,
        "ending": s.ending,
        "timing": [f"{f.flow.name}/{f.step}" for f in s.stack if f.flow.name in CHARTS],
        "gangs": [gang_view(s, side, seat) for side in range(len(s.gangs))],
        "districts": [district_view(s, district) for district in everywhere(s)],
        "units": [unit_view(s, unit) for unit, place in enumerate(s.place) if place >= 0],
        "net": net_view(s),
        "opportunities": {
            "cards": [opportunity_name(s, card) if card >= 0 else None for card in s.opportunity_market],
            "deck": len(s.opportunities),
        },
        "edgerunners": {
            "cards": [edgerunner_name(s, card) if card >= 0 else None for card in s.edgerunner_market],
            "deck": len(s.edgerunners),
        },
        "upgrades": len(s.upgrades),
        "removed": sorted([combat_name(s, card) for card in s.upgrades_gone]),
        "firefight": None if s.firefight is None else firefight_view(s, s.firefight, seat),
        "story": story_view(s),
        "ask": ask_view(s, s.ask, seat, log_lines > 0),
        "log": [message_view(message) for message in lines(s, seat, log_lines)],
        "result": result_view(s),
    }
    if s.alone:
        shown["johnny"] = johnny_view(s)
        shown["drawn"] = [s.book.districts[district] for district in s.drawn]
    if s.looking and s.ask is not None and s.ask.seat == seat:
        shown["looking"] = [combat_name(s, card) for card in s.looking]
    return shown


# The city


def unit_view(s: State, unit: int) -> UnitView:
    shown: UnitView = {
        "id": unit_name(s, unit),
        "gang": gang_name(s, s.owner[unit]),
        "unit": CLASSES[s.kind[unit]],
        "space": space_name(s, s.place[unit]),
        "district": s.book.districts[district_of(s.place[unit])],
    }
    if is_edgerunner(s, unit):
        shown["edgerunner"] = True
    return shown


def poi_view(s: State, place: int) -> PoiView:
    shown: PoiView = {"space": space_name(s, place), "poi": poi_kind(s, place)}
    unit = occupant(s, place)
    if unit >= 0:
        shown["unit"] = unit_name(s, unit)
        shown["gang"] = gang_name(s, s.owner[unit])
    elif s.johnny == place:
        shown["unit"] = "johnny"
    return shown


def district_view(s: State, district: int) -> DistrictView:
    printed = s.book.content.districts[district]
    sides = range(len(s.gangs))
    shown: DistrictView = {
        "id": printed.id,
        "adjacent": printed.adjacent.copy(),
        "rewards": [{reward.what: reward.n} for reward in printed.rewards],
        "pois": [poi_view(s, place) for place in pois(s, district)],
        "hideouts": [gang_name(s, side) for side in sides if district in s.hideouts[side]],
        "units": {
            gang_name(s, side): count_in(s, side, district) for side in sides if has_presence(s, side, district)
        },
    }
    most = dominator(s, district)
    if most >= 0 and district in s.hideouts[most]:
        shown["dominance"] = gang_name(s, most)
    if district_of(s.johnny) == district:
        shown["johnny"] = True
    return shown


def net_view(s: State) -> list[SpaceView]:
    net = s.book.content.net
    return [{"level": net.levels[space.level].id, "risk": net.levels[space.level].risk} for space in net.spaces]


# The gangs


def gang_view(s: State, side: int, seat: int) -> GangView:
    discs = s.discs[side]
    cards = s.book.content.opportunities
    shown: GangView = {
        "id": gang_name(s, side),
        "seat": side if is_player(s, side) else -1,
        "player": is_player(s, side),
        "street_cred": s.cred[side],
        "resources": {word: s.pool[3 * side + n] for n, word in enumerate(RESOURCES)},
        "net": s.net[side],
        "activate": [word for n, word in enumerate(ACTIONS) if discs >> n & 1],
        "reclaim": [word for n, word in enumerate(ACTIONS) if is_player(s, side) and not discs >> n & 1],
        "hideouts": [s.book.districts[district] for district in s.hideouts[side]],
        "hideouts_left": list(s.dashboard[side]),
        "reserve": reserve_view(s, side),
        "reserve_edgerunners": edgerunners_view(s, side, False),
        "held": held_view(s, side),
        "tokens": s.tokens[side],
        "hand_count": len(s.hand[side]) - waiting(s, side),
        "discard": [combat_name(s, card) for card in s.pile[side]],
        "opportunities": [cards[card].id for card in s.seized[side]],
        "aside": [cards[card].id for card in s.aside[side]],
        "edgerunners": edgerunners_view(s, side, True),
    }
    if side == seat:
        shown["hand"] = [combat_name(s, card) for card in s.hand[side]]
    shown["known"] = sorted([combat_name(s, card) for card in s.hand[side] if s.knows[card] == EVERYBODY])
    return shown


def waiting(s: State, side: int) -> int:
    """A card that was chosen and is not revealed yet lies on the table, but could be any of the hand."""
    fight = s.firefight
    return 1 if fight is not None and not fight.revealed and fight.chosen[side] >= 0 else 0


def reserve_view(s: State, side: int) -> dict[str, int]:
    start = side * UNITS_OF_GANG
    units = range(start, start + UNITS_OF_GANG)
    return {
        CLASSES[kind]: len([unit for unit in units if s.kind[unit] == kind and s.place[unit] == RESERVE])
        for kind in range(DRONE + 1)
    }


def held_view(s: State, side: int) -> dict[str, int]:
    """GANG-2: pieces of others that this side holds."""
    found: dict[str, int] = {}
    for unit, place in enumerate(s.place):
        if place == HELD - side:
            name = gang_name(s, s.owner[unit])
            found[name] = found.get(name, 0) + 1
    return found


def edgerunners_view(s: State, side: int, in_play: bool) -> list[str]:
    first = first_edgerunner(s)
    return [
        unit_name(s, unit)
        for unit in range(first, len(s.place))
        if s.owner[unit] == side and (s.place[unit] >= 0) == in_play
    ]


# The Firefight


def party_view(s: State, fight: Firefight, side: int, seat: int) -> PartyView:
    chosen = fight.chosen[side]
    shown: PartyView = {"gang": gang_name(s, side), "state": "choosing" if chosen < 0 else "chosen"}
    if fight.revealed:
        shown["state"] = "revealed"
        shown["firepower"] = fight.firepower[side]
        shown["lost"] = [unit_name(s, unit) for unit, loser in fight.fallen if loser == side]
        shown["owes"] = max(0, len([who for who, _ in fight.demands if who == side]) - fight.spared[side])
        shown["street_cred"] = fight.scored[side]
        if fight.drawn[side]:
            shown["cards"] = [combat_name(s, card) for card in fight.drawn[side]]
    if chosen >= 0 and (fight.revealed or side == seat):
        shown["card"] = combat_name(s, chosen)
    return shown


def firefight_view(s: State, fight: Firefight, seat: int) -> FirefightView:
    shown: FirefightView = {
        "district": s.book.districts[fight.district],
        "starter": "johnny" if fight.starter == JOHNNY else gang_name(s, fight.starter),
        "parties": [party_view(s, fight, side, seat) for side in fight.parties],
    }
    if fight.johnny:
        shown["johnny"] = {"gang": "johnny", "state": "revealed" if fight.revealed else "choosing"}
        if fight.revealed:
            shown["johnny"]["firepower"] = fight.johnny_firepower
            shown["johnny"]["cards"] = [combat_name(s, card) for card in fight.johnny_drawn]
    if fight.revealed:
        shown["highest"] = highest(fight)
        shown["best"] = [gang_name(s, side) for side in best(fight)]
    return shown


# The Story, Johnny and the end


def story_view(s: State) -> StoryView:
    """STORY-5: only what has been revealed."""
    story = s.book.content.stories[s.story]
    shown: StoryView = {
        "id": story.id,
        "slots": [story.cards[n].id if n >= 0 else None for n in s.slots],
        "told": [story.cards[n].id for n in s.told],
    }
    if s.epilogue >= 0:
        shown["epilogue"] = story.cards[s.epilogue].id
    return shown


def johnny_view(s: State) -> JohnnyView:
    shown: JohnnyView = {"street_cred": s.johnny_cred}
    if s.johnny >= 0:
        shown["space"] = space_name(s, s.johnny)
    return shown


def message_view(message: Message) -> MessageView:
    shown: MessageView = {"key": message.key, "args": dict(message.args)}
    if message.several:
        shown["several"] = {name: list(values) for name, values in message.several.items()}
    return shown


def result_view(s: State) -> ResultView | None:
    if not s.over:
        return None
    return {"winners": [gang_name(s, side) for side in s.winners], "reason": s.reason}
