"""The Corp's other decisions: rezzing and scoring, traces, traps, and wherever a card asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from jackin.bots.greedy.breaking import toll
from jackin.bots.greedy.corp import action
from jackin.bots.greedy.operations import keep_worth
from jackin.bots.greedy.opinions import END, TRACE_STAKES, ice_worth, pays
from jackin.bots.greedy.placing import install, place_worth
from jackin.bots.greedy.scoring import clicks, credits, finishes, installed_agendas, missing, points_for_corp, rate
from jackin.bots.greedy.servers import barrier, runner_means, stakes
from jackin.bots.greedy.sight import Server, Sight, counters, slug_of, type_of
from jackin.netrunner.shown.doings import earns, yields
from jackin.netrunner.shown.facts import facts
from jackin.netrunner.shown.view import CardView, OptionView

MONEY: Final = {"hedge-fund", "beanstalk-royalties", "adonis-campaign", "pad-campaign", "melange-mining-corp"}
TURN_ENDS: Final = ("runner-turn/runner_last_window", "corp-turn/corp_opening_window")


def mulligan(sight: Sight, option: OptionView) -> float:
    """Keep ice and money, not a hand full of agendas."""
    hand = sight.hand()
    ice = sum(card.type == "ice" for card in hand)
    agendas = sum(card.type == "agenda" for card in hand)
    money = sum(card.slug in MONEY or (sight.manner.reads and pays(card.slug)) for card in hand)
    most = 1 if sight.manner.reads else 2
    good = ice >= 1 and agendas <= most and (money >= 1 or ice >= 2)
    return 1.0 if (option["verb"] == "keep") == good else 0.0


# Windows


def window(sight: Sight, option: OptionView) -> float:
    verb = option["verb"]
    if verb == "pass":
        return 0.0
    if verb == "score":
        return 100.0 + points_for_corp(sight, sight.slug(option))
    card = sight.card(option)
    if verb == "rez":
        return rez(sight, card, option.get("price", 0))
    return USES.get(slug_of(card), no_use)(sight)


def rez(sight: Sight, card: CardView, price: int) -> float:
    if type_of(card) == "ice":
        return rez_ice(sight, card, price)
    if sight.manner.reads and slug_of(card) not in REZZES:
        return rez_by_text(sight, card, price)
    return REZZES.get(slug_of(card), never)(sight, sight.server_of[card["id"]], price)


def rez_ice(sight: Sight, ice: CardView, price: int) -> float:
    """For what it saves now, and for what it will go on costing the Runner."""
    server = sight.server_of[ice["id"]]
    run = sight.run
    if run is None:
        return -1.0
    at_stake = stakes(sight, server)
    left = runner_means(sight, 0)._replace(clicks=sight.runner["clicks"])
    plan = toll(sight, {**ice, "faceup": True}, left, run["ahead"] == 0)
    behind = barrier(sight, server.ice[: run["ahead"]], max(0, credits(sight) - price), left)
    if plan.cost >= END:
        saved = at_stake if behind < END else 0.3 * at_stake
    else:
        saved = min(plan.cost, 8.0) * sight.manner.saved + (
            0.8 * at_stake if behind < END and plan.money + behind > left.money else 0
        )
    lasting = sight.manner.lasting * price if server.name != "archives" and at_stake > 0 else 0.0
    forfeits = 12.0 if slug_of(ice) == "archer" else 0.0
    coin = min(1.0, rate(sight)) if sight.manner.reads else rate(sight)  # credits were kept for this very ice
    return saved + lasting - price * max(sight.manner.least_rate, coin) - forfeits


def rez_by_text(sight: Sight, card: CardView, price: int) -> float:
    """What earns or can be used just before our turn, an upgrade when the Runner comes for what it protects."""
    slug, server = slug_of(card), sight.server_of[card["id"]]
    if type_of(card) == "upgrade":
        return rez_in_run(sight, server, price)
    if earns(slug):
        return rez_campaign(sight, server, price)
    useful = any(yields(slug, ability) is not None for ability in range(MANY))
    return rez_campaign(sight, server, price + KEPT) if useful else -1.0


MANY: Final = 3


def never(sight: Sight, server: Server, price: int) -> float:
    return -1.0


def rez_campaign(sight: Sight, server: Server, price: int) -> float:
    """Just before it pays, and not where the Runner stands."""
    if sight.step in TURN_ENDS:
        return 1.0 if credits(sight) >= price + 1 else -1.0
    return -1.0


def rez_melange(sight: Sight, server: Server, price: int) -> float:
    ready = sight.view["active"] == "corp" and clicks(sight) >= 3
    return 1.0 if ready and credits(sight) < 14 else -1.0


def rez_grid(sight: Sight, server: Server, price: int) -> float:
    """When it lets an agenda be scored this turn, or soon."""
    content = server.content
    if content is None or type_of(content) != "agenda" or sight.view["active"] != "corp":
        return -1.0
    need = facts(slug_of(content)).requirement - 1 - counters(content, "advancement")
    return 1.0 if finishes(sight, need, clicks(sight), credits(sight) - price) else -1.0


def rez_in_run(sight: Sight, server: Server, price: int) -> float:
    """When the Runner is on the way to something that it protects."""
    return stakes(sight, server) - price - 4.0 if sight.target is server else -1.0


def rez_watanabe(sight: Sight, server: Server, price: int) -> float:
    facedown = [card for card in server.ice if not card["faceup"] and facts(slug_of(card)).cost >= 3]
    return 1.0 if sight.target is server and facedown else -1.0


def rez_station(sight: Sight, server: Server, price: int) -> float:
    return 1.0 if sight.corp["hand_count"] > sight.corp["hand_size"] and credits(sight) > 6 else -1.0


REZZES: Final[dict[str, Callable[[Sight, Server, int], float]]] = {
    "adonis-campaign": rez_campaign, "pad-campaign": rez_campaign, "melange-mining-corp": rez_melange,
    "sansan-city-grid": rez_grid, "red-herrings": rez_in_run, "experiential-data": rez_in_run,
    "corporate-troubleshooter": rez_in_run, "akitaro-watanabe": rez_watanabe, "research-station": rez_station,
}  # fmt: skip


def no_use(sight: Sight) -> float:
    return -1.0


def nisei(sight: Sight) -> float:
    """The last moment before an access that would hurt."""
    server, run = sight.target, sight.run
    if server is None or run is None or run["ahead"] or "ice" in run:
        return -1.0
    return stakes(sight, server) - 12.0


def astroscript(sight: Sight) -> float:
    """The last advancement of an agenda."""
    return 50.0 if any(missing(sight, card) == 1 for card in installed_agendas(sight)) else -1.0


def data_raven(sight: Sight) -> float:
    return 1.0 if not sight.runner["tags"] else -0.5


USES: Final[dict[str, Callable[[Sight], float]]] = {
    "nisei-mk-ii": nisei, "astroscript-pilot-program": astroscript, "data-raven": data_raven,
}  # fmt: skip


# Numbers


def trace(sight: Sight, option: OptionView) -> float:
    """Exactly as much as the Runner cannot match; nothing if that is too much."""
    ask = sight.view["ask"]
    most = max(o["amount"] for o in ask["options"])
    need = max(0, sight.runner["link"] + sight.runner["credits"] - ask["n"] + 1)
    stake = TRACE_STAKES.get(ask["card"], 4) + counters(sight.corp["identity"], "credit")
    if "scorched-earth" in sight.me["hand"] and sight.grip <= 4:
        stake += 8
    wanted = need if need <= min(most, stake) else min(most, counters(sight.corp["identity"], "credit"))
    return 1.0 if option["amount"] == wanted else 0.0


def chosen_x(sight: Sight, option: OptionView) -> float:
    """Enough for an agenda, or for the ice that is being met."""
    n = int(option["amount"])
    if sight.view["ask"]["card"] == "psychographics":
        needs = [missing(sight, card) for card in installed_agendas(sight)]
        return 10.0 if n in needs else -float(n)
    return -float(abs(n - 3))


# Cards that ask


def decide(sight: Sight, option: OptionView) -> float:
    slug, verb = sight.view["ask"]["card"], option["verb"]
    if slug == "posted-bounty":
        return float((verb == "yes") == ("scorched-earth" in sight.me["hand"] and sight.grip <= 3))
    if slug == "forged-activation-orders":
        return 1.0 if verb == "rez" else 0.5
    if slug == "accelerated-beta-test":  # agendas that it trashes are there for everybody
        return float((verb == "yes") == (sight.corp["deck_count"] > 8 and not sight.manner.reads))
    if slug == "ghost-branch":
        return 1.0 if verb == "yes" else 0.0
    return {"yes": 1.0}.get(verb, 0.0)


def pick(sight: Sight, option: OptionView) -> float:
    if option["verb"] == "done":
        return 0.0
    return PICKS.get(sight.view["ask"]["card"], pick_program)(sight, option)


def pick_program(sight: Sight, option: OptionView) -> float:
    """The Runner's dearest: icebreakers before all else."""
    card = facts(sight.slug(option)) if sight.slug(option) else None
    if card is None:
        return 0.1
    return 1.0 + card.cost + (5.0 if "icebreaker" in card.subtypes else 0.0)


def pick_from_pile(sight: Sight, option: OptionView) -> float:
    return 0.1 + keep_worth(sight, sight.slug(option))


def pick_on_top(sight: Sight, option: OptionView) -> float:
    """Next draws first; agendas not where R&D is open."""
    slug = sight.slug(option)
    return keep_worth(sight, slug) - (8.0 if facts(slug).type == "agenda" else 0.0) + 20.0


def pick_to_advance(sight: Sight, option: OptionView) -> float:
    """The agenda that is nearest to being scored."""
    card = sight.card(option)
    if type_of(card) == "agenda":
        return 20.0 - missing(sight, card) if missing(sight, card) > 0 else 0.5
    return 1.0


def pick_ice(sight: Sight, option: OptionView) -> float:
    """The dearest of those that matter."""
    card = sight.card(option)
    slug = slug_of(card)
    server = sight.server_of.get(card["id"])
    low = 4.0 if server is not None and server.name == "archives" else 0.0
    return 5.0 + facts(slug).cost + 0.2 * ice_worth(slug) - low if slug else 0.1


def pick_install(sight: Sight, option: OptionView) -> float:
    return install(sight, option)


PICKS: Final[dict[str, Callable[[Sight, OptionView], float]]] = {
    "archived-memories": pick_from_pile, "precognition": pick_on_top, "priority-requisition": pick_ice,
    "accelerated-beta-test": pick_ice, "shipment-from-kaguya": pick_to_advance, "psychographics": pick_to_advance,
    "astroscript-pilot-program": pick_to_advance, "matrix-analyzer": pick_to_advance,
    "shipment-from-mirrormorph": pick_install, "corporate-troubleshooter": pick_ice,
}  # fmt: skip


def search(sight: Sight, option: OptionView) -> float:
    return keep_worth(sight, option["title"]) if option["verb"] == "find" else 0.0


def discard(sight: Sight, option: OptionView) -> float:
    return -keep_worth(sight, option["title"])


def install_where(sight: Sight, option: OptionView) -> float:
    server = sight.servers.get(option["place"])
    return place_worth(sight, sight.view["ask"]["card"], server)


def trash_first(sight: Sight, option: OptionView) -> float:
    """Nothing of ours goes if it need not."""
    if option["verb"] == "done":
        return 1.0
    if sight.manner.hiding and type_of(sight.card(option)) == "asset":
        return 0.0  # it is what must make room, whatever else lies there
    slug = sight.slug(option)
    return -keep_worth(sight, slug) if slug else -1.0


def give_up(sight: Sight, option: OptionView) -> float:
    slug = sight.slug(option)
    return -facts(slug).points - 0.1 * facts(slug).cost if slug else 0.0


def prevent(sight: Sight, option: OptionView) -> float:
    return 0.0 if option["verb"] == "done" else 0.5


KEPT: Final = 3
"""Credits that are not spent on what may be had for any number of them."""


def number(sight: Sight, option: OptionView) -> float:
    """As much as may be, but not the last credits, and not all of R&D."""
    amount, spends = option.get("amount", 0), sight.view["ask"]["card"] in SPENDERS
    if sight.view["ask"]["card"] in BURNERS and amount > A_FEW:
        return -1.0 - amount
    return float(amount) if not spends or amount <= credits(sight) - KEPT else -1.0 - amount


SPENDERS: Final = {"draco"}
BURNERS: Final = {"power-shutdown"}
A_FEW: Final = 2


def psi(sight: Sight, option: OptionView) -> float:
    """As good as any other: the dice decide."""
    return 0.0


CORP: Final[dict[str, Callable[[Sight, OptionView], float]]] = {
    "action": action, "mulligan": mulligan, "window": window, "trace": trace, "x": chosen_x,
    "decide": decide, "pick": pick, "search": search, "discard": discard, "install-where": install_where,
    "trash-first": trash_first, "forfeit": give_up, "trash-cost": give_up, "prevent": prevent,
    "rez-to-prevent": prevent, "psi": psi, "number": number,
}  # fmt: skip
"""How the Corp rates an option, by the kind of ask."""
