"""Random middles of games: rich tables that games from the start seldom come to."""

from __future__ import annotations

from typing import Any

from jackin.kernel.rng import Dice
from jackin.netrunner.catalog import BY_SLUG, Card
from jackin.netrunner.dsl import FORFEIT, card, gain, new_card, tag
from jackin.netrunner.dsl.text import sequence
from jackin.netrunner.rules.abilities import Hook
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    AGENDA_TYPE,
    ASSET_TYPE,
    CONSOLE,
    HARDWARE_TYPE,
    ICE_TYPE,
    ICEBREAKER_SUBTYPE,
    PROGRAM_TYPE,
    RESOURCE_TYPE,
    RUNNER_TAGGED,
    UPGRADE_TYPE,
)  # fmt: skip
from tests.laws.play import cards_of, identity
from tests.netrunner.scenario import Put, build, corp, faceup, hosted, rezzed, runner, server, unrezzed

TOKENS: dict[str, tuple[str, int]] = {
    "adonis-campaign": ("credit", 12), "armitage-codebusting": ("credit", 12), "bank-job": ("credit", 8),
    "crypsis": ("virus", 2), "datasucker": ("virus", 3), "medium": ("virus", 3), "parasite": ("virus", 1),
    "data-raven": ("power", 1), "nisei-mk-ii": ("agenda", 1), "astroscript-pilot-program": ("agenda", 1),
    "aggressive-secretary": ("advancement", 2), "project-junebug": ("advancement", 2),
    "ghost-branch": ("advancement", 2), "ice-wall": ("advancement", 1), "hadrians-wall": ("advancement", 1),
    "shadow": ("advancement", 1),
}  # fmt: skip
"""What may lie on a card: which counters, and how many at most."""


def middle(n: int) -> State:
    """The n-th random table, in the action phase of either side."""
    dice = Dice(n)
    ice = [draw(dice, "corp", ICE_TYPE) for _ in range(1 + dice.below(4))]
    turn = "corp" if dice.below(2) else "runner"
    return build(turn, corp_side(dice, n, ice), runner_side(dice, n, ice), None, n, False)


def draw(dice: Dice, side: str, *types: int) -> Card:
    found = [card for card in cards_of(side) if not types or card.type in types]
    return found[dice.below(len(found))]


def slugs(dice: Dice, side: str, most: int) -> list[str]:
    return [draw(dice, side).slug for _ in range(most)]


def on_table(dice: Dice, slug: str, up: bool) -> Put:
    kind, most = TOKENS.get(slug, ("", 0))
    works = up or kind == "advancement"
    return Put(slug, up, "", {kind: 1 + dice.below(most)} if most and works else {})


def corp_side(dice: Dice, n: int, ice: list[Card]) -> dict[str, Any]:
    names = ["hq_server", "rd_server", "archives_server", "remote_1", "remote_2"]
    rows: dict[str, list[Put]] = {name: [] for name in names}
    for piece in ice:
        rows[names[dice.below(len(names))]].append(on_table(dice, piece.slug, dice.below(4) > 0))
    servers = {name: server(ice=row, root=root(dice, name)) for name, row in rows.items()}
    agendas = [draw(dice, "corp", AGENDA_TYPE) for _ in range(dice.below(3))]
    return corp(
        hq=slugs(dice, "corp", 3 + dice.below(4)),
        rd=slugs(dice, "corp", 4 + dice.below(12)),
        archives=[*slugs(dice, "corp", dice.below(4)), faceup(draw(dice, "corp").slug)],
        credits=dice.below(20),
        identity=identity("corp", n),
        scored=[on_table(dice, card.slug, True) for card in agendas],
        bad_publicity=dice.below(3),
        **servers,
    )


def root(dice: Dice, name: str) -> list[Put]:
    upgrades = [draw(dice, "corp", UPGRADE_TYPE).slug for _ in range(dice.below(2))]
    cards = [slug for slug in upgrades if slug != "research-station" or name == "hq_server"]
    if name.startswith("remote"):
        cards.append(draw(dice, "corp", AGENDA_TYPE, ASSET_TYPE).slug)
    rezzed = [BY_SLUG[slug].type != AGENDA_TYPE and dice.below(3) > 0 for slug in cards]
    return [on_table(dice, slug, up) for slug, up in zip(cards, rezzed, strict=True)]


def runner_side(dice: Dice, n: int, ice: list[Card]) -> dict[str, Any]:
    return runner(
        grip=slugs(dice, "runner", 2 + dice.below(5)),
        stack=slugs(dice, "runner", dice.below(14)),
        heap=slugs(dice, "runner", dice.below(5)),
        rig=rig(dice, ice),
        credits=dice.below(20),
        identity=identity("runner", n // 4),
        stolen=[draw(dice, "corp", AGENDA_TYPE).slug] if dice.below(2) else [],
        tags=dice.below(3),
        brain=dice.below(2),
    )


def rig(dice: Dice, ice: list[Card]) -> list[Put]:
    """At most one console, no more programs than memory without it, and every guest on its host."""
    found: list[Put] = []
    memory = 4
    for _ in range(3 + dice.below(6)):
        card = draw(dice, "runner", HARDWARE_TYPE, PROGRAM_TYPE, RESOURCE_TYPE)
        if card.slug == "parasite" or card.slug == "the-personal-touch" or card.memory > memory:
            continue
        if card.subtypes & CONSOLE and any(BY_SLUG[put.slug].subtypes & CONSOLE for put in found):
            continue
        if card.unique and any(put.slug == card.slug for put in found):
            continue
        memory -= card.memory
        found.append(on_table(dice, card.slug, True))
    breakers = [put.slug for put in found if BY_SLUG[put.slug].subtypes & ICEBREAKER_SUBTYPE]
    if breakers and dice.below(2):
        found.append(Put("the-personal-touch", True, breakers[0], {}))
    return found


# Corners that random play seldom turns: small positions in which something rare is close at hand

new_card("test-corner-x", side="runner", type="resource", cost="X")
card("test-corner-x")
new_card("test-corner-sacrifice", side="corp", type="operation", cost=0)
card("test-corner-sacrifice", play=gain(1), play_cost=[FORFEIT])
new_card("test-corner-echo", side="corp", type="asset", cost=0, trash=1)
card("test-corner-echo", when=[Hook(RUNNER_TAGGED, sequence((tag(1),)))])
new_card("test-corner-call", side="corp", type="operation", cost=0)
card("test-corner-call", play=tag(1))

CORNERS: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "an X to install": ("runner", corp(), runner(grip=["test-corner-x"])),
    "an additional cost to play": (
        "corp", corp(hq=["test-corner-sacrifice"], scored=["nisei-mk-ii"]), runner()
    ),
    "a mandatory loop": (
        "corp", corp(hq=["test-corner-call"], remote_1=server(root=[rezzed("test-corner-echo")])), runner()
    ),
    "a subroutine that is spared": (
        "runner",
        corp(
            hq_server=server(ice=[rezzed("viktor-1-0")], root=["tyrs-hand"]),
            rd_server=server(ice=[rezzed("viktor-1-0")], root=[rezzed("tyrs-hand")]),
        ),
        runner(),
    ),
    "damage that a card of the grip prevents": (
        "runner",
        corp(hq_server=server(ice=[rezzed("neural-katana")]), rd_server=server(ice=[rezzed("neural-katana")])),
        runner(grip=["ninja", "corroder", "diesel", "diesel"], rig=["monolith"]),
    ),
    "more programs than memory": (
        "runner",
        corp(),
        runner(rig=["akamatsu-mem-chip", "aesops-pawnshop", "gordian-blade", "battering-ram", "magnum-opus"]),
    ),
    "ice rezzed for nothing": (
        "corp",
        corp(
            hq_server=server(ice=["heimdall-1-0"]),
            remote_1=server(root=[unrezzed("priority-requisition", advancement=5)]),
        ),
        runner(),
    ),
    "blame that is traced away": (
        "corp",
        corp(remote_1=server(root=[unrezzed("hostile-takeover", advancement=2)]),
             remote_2=server(root=[rezzed("broadcast-square")])),
        runner(),
    ),
    "a search after a score": (
        "corp",
        corp(hq=["aggressive-negotiation"], remote_1=server(root=[unrezzed("hostile-takeover", advancement=2)])),
        runner(),
    ),
    "loyalty against exposure": (
        "runner",
        corp(remote_1=server(root=["zaibatsu-loyalty"]), remote_2=server(root=["pad-campaign"], ice=["ice-wall"])),
        runner(grip=["infiltration"] * 5, credits=0),
    ),
    "half of a wall": (
        "runner",
        corp(hq_server=server(ice=[rezzed("hadrians-wall")])),
        runner(rig=["corroder", hosted("parasite", on="hadrians-wall", virus=6)], credits=9),
    ),
    "a place to hide from the fire": (
        "corp", corp(hq=["scorched-earth"] * 3, credits=20), runner(rig=["crash-space"], grip=["diesel"] * 5, tags=2)
    ),
    "viruses from the heap": ("runner", corp(), runner(grip=["deja-vu"] * 3, heap=["parasite", "datasucker"] * 2)),
    "a demon and its guests": (
        "runner", corp(), runner(rig=["djinn", "grimoire"], grip=["datasucker", "medium", "sneakdoor-beta"])
    ),
    "a way to look behind": (
        "runner", corp(rd_server=server(ice=["archer"])), runner(rig=["lemuria-codecracker"] * 3, credits=9)
    ),
    "ice that is eaten up": (
        "corp",
        corp(hq_server=server(ice=[rezzed("data-mine")])),
        runner(rig=[hosted("parasite", on="data-mine", virus=1)]),
    ),
    "a fatal choice": (
        "runner", corp(hq_server=server(ice=[rezzed("hunter")])), runner(grip=["femme-fatale"], credits=20)
    ),
    "a guess at each other's minds": (
        "runner",
        corp(hq_server=server(ice=[rezzed("bullfrog")]), rd_server=server(ice=[rezzed("snowflake")])),
        runner(rig=["snitch"]),
    ),
    "luck that is pushed": ("runner", corp(), runner(grip=["push-your-luck"] * 4)),
    "a snitch before the ice": (
        "runner", corp(hq_server=server(ice=["enigma"]), rd_server=server(ice=["hunter"])), runner(rig=["snitch"])
    ),
    "publicity that opens HQ": (
        "runner",
        corp(hq=["snare", "hostile-takeover", "hedge-fund"]),
        runner(rig=["raymond-flint"], grip=["frame-job"] * 2, stolen=["nisei-mk-ii", "hostile-takeover"]),
    ),
    "an agenda for an archer": (
        "runner",
        corp(scored=["nisei-mk-ii"], credits=9, hq_server=server(ice=["archer"]), rd_server=server(ice=["archer"])),
        runner(),
    ),
}  # fmt: skip


def scoring(slug: str) -> tuple[str, dict[str, Any], dict[str, Any]]:
    """An agenda that is ready, ice to rez, and a Runner who feels it."""
    tokens = BY_SLUG[slug].requirement + 1
    side = corp(
        identity="jinteki-personal-evolution",
        hq_server=server(ice=["ice-wall"]),
        remote_1=server(root=[unrezzed(slug, advancement=tokens)]),
        rd=["enigma", "hunter", "hedge-fund", "ice-wall", "chum", "snare"],
    )
    return "corp", side, runner(grip=["diesel"] * 4)


BREAKABLE = {
    "corroder": "wall-of-static", "battering-ram": "wall-of-static", "aurora": "ice-wall",
    "gordian-blade": "enigma", "yog-0": "enigma", "mimic": "hunter", "pipeline": "shadow", "ninja": "data-mine",
    "femme-fatale": "hunter", "wyrm": "shadow", "crypsis": "shadow",
}  # fmt: skip


def breaking(slug: str) -> tuple[str, dict[str, Any], dict[str, Any]]:
    """An icebreaker, and ice that it can break in front of every central server."""
    ice = server(ice=[rezzed(BREAKABLE[slug])])
    rig = [faceup(slug, virus=1) if slug == "crypsis" else slug, faceup("datasucker", virus=2)]
    return "runner", corp(hq_server=ice, rd_server=ice, archives_server=ice), runner(rig=rig, credits=20)


CORNERS |= {
    f"scoring {agenda.slug}": scoring(agenda.slug) for agenda in cards_of("corp") if agenda.type == AGENDA_TYPE
}
CORNERS |= {f"breaking with {slug}": breaking(slug) for slug in BREAKABLE}


def corner(name: str, seed: int) -> State:
    turn, corp_side, runner_side = CORNERS[name]
    return build(turn, corp_side, runner_side, None, seed, False)
