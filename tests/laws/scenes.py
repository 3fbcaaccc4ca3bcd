"""Random middles of games: rich tables that games from the start seldom come to."""

from __future__ import annotations

from typing import Any

from jackin.kernel.rng import Dice
from jackin.netrunner.abilities import Hook
from jackin.netrunner.catalog import BY_SLUG, Card
from jackin.netrunner.dsl import FORFEIT, card, gain, new_card, tag
from jackin.netrunner.dsl.text import sequence
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    AGENDA,
    ASSET,
    CONSOLE,
    HARDWARE,
    ICE,
    ICEBREAKER,
    PROGRAM,
    RESOURCE,
    TAGGED,
    UPGRADE,
)  # fmt: skip
from tests.laws.play import cards_of, identity
from tests.netrunner.scenario import Put, build, corp, faceup, rezzed, runner, server, unrezzed

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
    ice = [draw(dice, "corp", ICE) for _ in range(1 + dice.below(4))]
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
    agendas = [draw(dice, "corp", AGENDA) for _ in range(dice.below(3))]
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
    upgrades = [draw(dice, "corp", UPGRADE).slug for _ in range(dice.below(2))]
    cards = [slug for slug in upgrades if slug != "research-station" or name == "hq_server"]
    if name.startswith("remote"):
        cards.append(draw(dice, "corp", AGENDA, ASSET).slug)
    rezzed = [BY_SLUG[slug].type != AGENDA and dice.below(3) > 0 for slug in cards]
    return [on_table(dice, slug, up) for slug, up in zip(cards, rezzed, strict=True)]


def runner_side(dice: Dice, n: int, ice: list[Card]) -> dict[str, Any]:
    return runner(
        grip=slugs(dice, "runner", 2 + dice.below(5)),
        stack=slugs(dice, "runner", dice.below(14)),
        heap=slugs(dice, "runner", dice.below(5)),
        rig=rig(dice, ice),
        credits=dice.below(20),
        identity=identity("runner", n // 4),
        stolen=[draw(dice, "corp", AGENDA).slug] if dice.below(2) else [],
        tags=dice.below(3),
        brain=dice.below(2),
    )


def rig(dice: Dice, ice: list[Card]) -> list[Put]:
    """At most one console, no more programs than memory without it, and every guest on its host."""
    found: list[Put] = []
    memory = 4
    for _ in range(3 + dice.below(6)):
        card = draw(dice, "runner", HARDWARE, PROGRAM, RESOURCE)
        if card.slug == "parasite" or card.slug == "the-personal-touch" or card.memory > memory:
            continue
        if card.subtypes & CONSOLE and any(BY_SLUG[put.slug].subtypes & CONSOLE for put in found):
            continue
        if card.unique and any(put.slug == card.slug for put in found):
            continue
        memory -= card.memory
        found.append(on_table(dice, card.slug, True))
    breakers = [put.slug for put in found if BY_SLUG[put.slug].subtypes & ICEBREAKER]
    if breakers and dice.below(2):
        found.append(Put("the-personal-touch", True, breakers[0], {}))
    return found


# Corners that random play seldom turns: small positions in which something rare is close at hand

new_card("test-corner-x", side="runner", type="resource", cost="X")
card("test-corner-x")
new_card("test-corner-sacrifice", side="corp", type="operation", cost=0)
card("test-corner-sacrifice", play=gain(1), play_cost=[FORFEIT])
new_card("test-corner-echo", side="corp", type="asset", cost=0, trash=1)
card("test-corner-echo", when=[Hook(TAGGED, sequence((tag(1),)))])
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
    "a search after a score": (
        "corp",
        corp(hq=["aggressive-negotiation"], remote_1=server(root=[unrezzed("hostile-takeover", advancement=2)])),
        runner(),
    ),
    "loyalty against exposure": (
        "runner",
        corp(remote_1=server(root=["zaibatsu-loyalty"], ice=["ice-wall"])),
        runner(grip=["infiltration"] * 4),
    ),
    "half of a wall": (
        "runner",
        corp(hq_server=server(ice=[rezzed("hadrians-wall")])),
        runner(rig=["aurora"], credits=40),
    ),
}  # fmt: skip


def corner(name: str, seed: int) -> State:
    turn, corp_side, runner_side = CORNERS[name]
    return build(turn, corp_side, runner_side, None, seed, False)
