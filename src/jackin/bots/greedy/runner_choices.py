"""The Runner's other decisions: in runs, at access, and wherever a card asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from jackin.bots.greedy.breaking import Means, means, meet, pain, strength_of, tag_pain, toll, words_of
from jackin.bots.greedy.events import bank_job, discounted, inside_job_on, run_on, stimhack_on
from jackin.bots.greedy.opinions import DEATH, TRACE_STAKES, breaker_of, breaks_kind, pays
from jackin.bots.greedy.rig import hand_worth, kept_worth, parasite_worth, rate, rezzed_ice, rig_worth
from jackin.bots.greedy.runner import action
from jackin.bots.greedy.runs import coin, hindrances, known_prize, peril, points_worth, prize, way_in
from jackin.bots.greedy.sight import Sight, counters, slug_of
from jackin.netrunner.shown.doings import limits
from jackin.netrunner.shown.facts import facts
from jackin.netrunner.shown.view import CardView, OptionView

MONEY: Final = {"sure-gamble", "easy-mark", "armitage-codebusting", "magnum-opus", "bank-job", "account-siphon"}


def mulligan(sight: Sight, option: OptionView) -> float:
    """Keep money, or cards and a breaker."""
    hand: list[str] = sight.me["hand"]
    good = any(slug in MONEY or (sight.manner.reads and pays(slug)) for slug in hand) or (
        "diesel" in hand and any(breaks_kind(slug) for slug in hand)
    )
    return 1.0 if (option["verb"] == "keep") == good else 0.0


# In a run


def window(sight: Sight, option: OptionView) -> float:
    """In an encounter the plan says what to use next; elsewhere nothing needs doing."""
    if option["verb"] == "pass":
        return 0.0
    ice = sight.met
    if sight.run is None or not sight.run["encountering"] or ice is None or not slug_of(ice):
        return -1.0
    return 1.0 if option["value"] == encounter_step(sight, ice) else -1.0


def encounter_step(sight: Sight, ice: CardView) -> str:
    run = sight.run
    assert run is not None
    plan = meet(sight, ice, means(sight, sight.runner["clicks"]), tuple(run["broken"]), run["ahead"] == 0)
    return plan.step


def break_one(sight: Sight, option: OptionView) -> float:
    """The worst first; with one price for several, all that hurt."""
    ice = sight.met
    if option["verb"] != "subroutine" or ice is None:
        return 0.0
    words = words_of(slug_of(ice))
    word = words[option["subroutine"]] if option["subroutine"] < len(words) else "end"
    return pain(sight, word, means(sight, sight.runner["clicks"]), False)


def jack_out(sight: Sight, option: OptionView) -> float:
    """Go on while what lies ahead is worth its price from here."""
    if option["verb"] != "continue":
        return 0.0
    server, run = sight.target, sight.run
    if server is None or run is None:
        return 1.0
    ahead = server.ice[: run["ahead"] + (1 if "ice" in run else 0)]
    path = way_in(sight, ahead, means(sight, sight.runner["clicks"]))
    if not path.chance:
        return -1.0
    gain = max(prize(sight, server, 1, sight.fresh_top), errand(sight)) + sight.manner.onward
    death = path.death + (0.0 if errand(sight) else peril(sight, server, path.left))
    return path.chance * gain - path.cost * rate(sight) - death * DEATH


def errand(sight: Sight) -> float:
    """What the card that started the run is after."""
    playing = {slug_of(card) for card in sight.view["playing"]}
    if "account-siphon" in playing:
        return 2.4 * float(min(5, sight.corp["credits"]))
    return bank_job(sight) if sight.target is not None and sight.target.remote else 0.0


def instead(sight: Sight, option: OptionView) -> float:
    server = sight.target
    if option["verb"] == "access":
        return prize(sight, server, 1, sight.fresh_top) if server is not None else 0.0
    card = sight.card(option)
    if slug_of(card) == "account-siphon":
        return 2.4 * min(5, sight.corp["credits"]) - 3.0
    return counters(card, "credit") * coin(sight)


def access(sight: Sight, option: OptionView) -> float:
    """Known agendas first, what may hurt last."""
    slug = sight.slug(option)
    if not slug:
        return 1.0
    return 10.0 if facts(slug).type == "agenda" else 0.0


def steal(sight: Sight, option: OptionView) -> float:
    slug = sight.view["ask"]["card"]
    if option["verb"] == "steal":
        return points_worth(sight, facts(slug).points) - option.get("price", 0) * rate(sight)
    return -1.0


def trash_accessed(sight: Sight, option: OptionView) -> float:
    if option["verb"] == "leave":
        return 0.0
    slug = sight.view["ask"]["card"]
    if option["verb"] == "trash-by":
        return 1.0
    if "ambush" in facts(slug).subtypes:
        return 1.0
    table = next((card for card in sight.target.root if slug_of(card) == slug), None) if sight.target else None
    worth = known_prize(sight, table or {"id": "", "card": slug, "faceup": False})
    reserve = 0.7 if sight.runner["credits"] - option["price"] < 2 else 0.0
    return (worth if table else 0.7 * worth) - sight.manner.trashing - reserve


# Numbers


def number(sight: Sight, option: OptionView) -> float:
    """More is better wherever the Runner names how many; but of a breaker's own strength what the ice has."""
    slug = sight.view["ask"]["card"]
    if sight.manner.reads and slug and facts(slug).side == "runner" and limits(slug).equal:
        return -abs(option.get("amount", 0) - wanted_strength(sight))
    return float(option.get("amount", 0))


def wanted_strength(sight: Sight) -> int:
    """Of the strongest ice that nothing passes; of usual ice while there is none."""
    return max([strength_of(sight, ice) for ice in hindrances(sight)], default=USUAL_STRENGTH)


USUAL_STRENGTH: Final = 4


def link(sight: Sight, option: OptionView) -> float:
    """Pay exactly what beats the trace, or nothing."""
    need = max(0, sight.view["ask"]["n"] - sight.runner["link"])
    stake = TRACE_STAKES.get(sight.view["ask"]["card"], 4)
    if sight.grip <= 4 and sight.corp["credits"] >= 3:
        stake += 2
    wanted = need if need <= min(stake, max(o["amount"] for o in sight.view["ask"]["options"])) else 0
    return 1.0 if option["amount"] == wanted else 0.0


# Cards that ask


def decide(sight: Sight, option: OptionView) -> float:
    verb = option["verb"]
    slug = sight.view["ask"]["card"]
    if verb == "run":
        return named_run(sight, slug, option["place"])
    if slug == "data-raven":
        worth = prize(sight, sight.target) if sight.target else 0.0
        return worth - tag_pain(sight) - 1.0 if verb == "take-1-tag" else 0.0
    if verb == "as-agenda":
        return float(sight.manner.reads)  # a point less, and alive
    if slug == "deja-vu":
        viruses = sum("virus" in facts(card).subtypes for card in sight.runner["heap"])
        return float(viruses >= 2) if verb == "viruses" else 0.5
    if slug == "rabbit-hole":
        return float((verb == "yes") == (sight.runner["credits"] >= 4))
    return {"remove-counter": 1.0, "credits": 1.0, "yes": 1.0}.get(verb, 0.0)


def named_run(sight: Sight, slug: str, name: str) -> float:
    server = sight.servers[name]
    if slug == "inside-job":
        return inside_job_on(sight, server)
    if slug == "stimhack":
        return stimhack_on(sight, server)
    return run_on(sight, server)


def pick(sight: Sight, option: OptionView) -> float:
    return PICKS.get(sight.view["ask"]["card"], pick_best)(sight, option)


def pick_best(sight: Sight, option: OptionView) -> float:
    """From a pile or a hand: what one would most like to hold."""
    slug = sight.slug(option)
    return hand_worth(sight, slug) if slug else 0.0


def pawn(sight: Sight, option: OptionView) -> float:
    """Three credits for what is worth less."""
    if option["verb"] == "done":
        return 0.0
    return 3.0 * rate(sight) - kept_worth(sight, sight.card(option)) - 0.5


def pick_install(sight: Sight, option: OptionView) -> float:
    return discounted(sight, option["title"]) if option["verb"] == "pick" else 0.0


def pick_ice(sight: Sight, option: OptionView) -> float:
    """The ice that costs most to pass, where it matters most."""
    ice = sight.cards.get(option.get("card", ""))
    if ice is None:
        return 0.0
    place = sight.server_of[ice["id"]]
    stakes = {"rd": 2.0, "hq": 1.5, "archives": -2.0}.get(place.name, 1.0 + len(place.root))
    if not slug_of(ice):
        return stakes
    cost = toll(sight, ice, Means(30, 0, 0, sight.grip), False).cost
    return stakes + min(12.0, cost)


def pick_hidden(sight: Sight, option: OptionView) -> float:
    card = sight.cards.get(option.get("card", ""))
    if card is None:
        return 0.0
    place = sight.server_of[card["id"]]
    return counters(card, "advancement") * 3.0 + (1.0 if card in place.root else 0.0)


PICKS: Final[dict[str, Callable[[Sight, OptionView], float]]] = {
    "aesops-pawnshop": pawn, "modded": pick_install, "femme-fatale": pick_ice, "tinkering": pick_ice,
    "forged-activation-orders": pick_ice, "infiltration": pick_hidden, "lemuria-codecracker": pick_hidden,
}  # fmt: skip


def search(sight: Sight, option: OptionView) -> float:
    return rig_worth(sight, option["title"]) if option["verb"] == "find" else 0.0


def discard(sight: Sight, option: OptionView) -> float:
    return -hand_worth(sight, option["title"])


def install_where(sight: Sight, option: OptionView) -> float:
    """On ice that should die, on the breaker that works hardest, or on a host that saves memory."""
    if option["verb"] != "on":
        return 0.0
    host = sight.card(option)
    slug = sight.view["ask"]["card"]
    if slug == "parasite":
        return parasite_worth(sight, host)
    if slug == "the-personal-touch":
        return personal_touch(sight, host)
    return 1.0


def personal_touch(sight: Sight, breaker: CardView) -> float:
    """Where strength cannot be bought it is worth most."""
    how = breaker_of(slug_of(breaker))
    if how is None:
        return 0.0
    faced = sum(how.kind == "any" or how.kind in facts(slug_of(ice)).subtypes for ice in rezzed_ice(sight))
    return faced + (2.0 if not how.boost else how.boost_price / how.boost)


def give_up(sight: Sight, option: OptionView) -> float:
    """Something of ours must go: what is worth least."""
    card = sight.cards.get(option.get("card", ""))
    return 0.0 if option["verb"] == "done" or card is None else -kept_worth(sight, card) - 0.1


def prevent(sight: Sight, option: OptionView) -> float:
    if option["verb"] == "done":
        return 0.0
    if "other" in option:
        return kept_worth(sight, sight.cards.get(option["other"], {})) - 3.0
    if sight.slug(option) == "crash-space":
        burning = any(slug_of(card) == "scorched-earth" for card in sight.view["playing"])
        return 1.0 if burning or sight.grip <= 1 else -1.0
    return 1.0


def psi(sight: Sight, option: OptionView) -> float:
    """As good as any other: the dice decide."""
    return 0.0


def forfeit(sight: Sight, option: OptionView) -> float:
    return -float(facts(sight.slug(option)).points)


RUNNER: Final[dict[str, Callable[[Sight, OptionView], float]]] = {
    "action": action, "mulligan": mulligan, "window": window, "break": break_one, "jack-out": jack_out,
    "instead": instead, "access": access, "steal": steal, "trash-accessed": trash_accessed, "number": number,
    "link": link, "decide": decide, "pick": pick, "search": search, "discard": discard,
    "install-where": install_where, "trash-first": give_up, "overload": give_up, "prevent": prevent,
    "forfeit": forfeit, "psi": psi,
}  # fmt: skip
"""How the Runner rates an option, by the kind of ask."""
