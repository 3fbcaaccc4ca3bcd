"""Every word that a text can be written in, and the gangs' own abilities."""

from __future__ import annotations

from typing import Any

import pytest

from jackin.gangs import GAME
from jackin.gangs.content.vocabulary import CONDITIONS, COUNTS, EFFECTS
from jackin.gangs.flows.effects import ACTS
from tests.gangs.ground import card, edgerunner, gains, gang_of, ground, plain
from tests.gangs.scenario import gang, table
from tests.rule import rule

VENGEANCE = gang_of(
    "tyger-claws", "westbrook", {"name": "one", "at": "always", "rules": [{"rule": "vengeance"}]},
    {"name": "two", "at": "compare", "if": {"is": "at-least", "count": "avengers", "n": 1},
     "do": [{"do": "may", "parts": [{"do": "firepower", "n": {"count": "avengers"}}, {"do": "avenge", "n": 2}]}]},
)  # fmt: skip
CONTACTS = gang_of(
    "valentinos", "heywood", {"name": "one", "at": "always", "rules": [{"rule": "reserve", "n": 1}]},
    {"name": "two", "at": "activate-end", "do": [{"do": "may", "parts": [{"do": "reserve"}]}]},
)  # fmt: skip


def test_every_effect_of_the_vocabulary_does_something():
    assert set(ACTS) == set(EFFECTS)


def space(*do, **more):
    """A Netrun to a space with these effects, applied."""
    other = more.pop("other", gang({"westbrook": "solo"}, euro=1))
    at = more.pop("at", {"watson": "netrunner"})
    content = ground(net={1: list(do)}, **more.pop("content", {}))
    t = table(content, maelstrom=gang(at, **more), tyger_claws=other)
    t.rolls(6, 6).maelstrom.activates("netrunners").done()
    if t.kind == "netrun":
        t.maelstrom.says("advance 1")
    t.maelstrom.says("apply")
    return t


# Gains and losses


def test_gain_of_a_resource_of_your_choice():
    t = space(gains("resource", 2))
    t.maelstrom.says("resource contraband").says("resource corporate-secrets")
    assert t.maelstrom.pool == (0, 1, 1)


@rule("RES-4")
def test_a_loss_takes_at_most_what_is_there():
    t = space({"do": "lose", "what": "eurodollars", "n": 5, "who": "opponents"})
    assert t.tyger_claws.euro == 0


def test_take_from_each():
    t = space({"do": "take", "what": "street-cred", "n": 2, "who": "opponents"}, other=gang(cred=1))
    assert (t.maelstrom.cred, t.tyger_claws.cred) == (1, 0)


def test_take_a_resource_that_the_loser_chooses():
    t = space({"do": "take", "what": "resource", "n": 1, "who": "leaders"}, other=gang(cred=1, euro=1, contraband=1))
    t.tyger_claws.says("resource contraband")
    assert (t.maelstrom.contraband, t.tyger_claws.contraband) == (1, 0)


@pytest.mark.parametrize(
    ("who", "creds"),
    [("you", (3, 2)), ("opponents", (2, 3)), ("everyone", (3, 3)), ("leaders", (3, 3)), ("trailing", (3, 3))],
)
def test_whom_an_effect_is_about(who, creds):
    t = space(gains("street-cred", 1, who=who), cred=2, other=gang(cred=2))
    assert (t.maelstrom.cred, t.tyger_claws.cred) == creds


# Groups


def test_choose_offers_what_is_possible_by_its_path():
    t = space({"do": "choose", "parts": [gains("eurodollars"), {"do": "disc"}, {"do": "regain"}]})
    assert t.maelstrom.offered("choose") == ["net/1.0.0", "net/1.0.1"]
    t.maelstrom.says("choose net/1.0.1")
    assert len(t.maelstrom.discs) == 6


@rule("GANG-4")
def test_may_asks_and_takes_its_price():
    text = {"do": "may", "parts": [{"do": "all", "parts": [gains("street-cred"), gains("contraband")]}],
            "cost": {"eurodollars": 1}}  # fmt: skip
    t = space(text, euro=1)
    assert t.maelstrom.offers == ["yes", "no"]
    t.maelstrom.says("yes")
    assert (t.maelstrom.cred, t.maelstrom.pool) == (1, (0, 1, 0))
    assert space(text).kind == "action"


# Cards and discs


def test_regain_cards_from_the_discard_pile():
    t = space({"do": "regain", "n": 1}, hand="crusher", pile="rifle pistol")
    t.maelstrom.says("regain rifle")
    assert (t.maelstrom.hand, t.maelstrom.pile) == (["crusher", "rifle"], ["pistol"])


def test_upgrade_and_hideout_for_nothing():
    t = space({"do": "upgrade"}, {"do": "hideout"})
    t.maelstrom.says(t.maelstrom.offers[0]).says("remove crusher").builds("pacifica")
    assert (t.maelstrom.euro, t.maelstrom.cred, t.maelstrom.hideouts) == (0, 1, ["watson", "pacifica"])


def test_refresh_a_market():
    t = space({"do": "refresh", "market": "opportunities"}, {"do": "refresh", "market": "edgerunners"})
    assert None not in t.market + t.edgerunners
    assert t.log.count("gangs-opportunity-comes") == 3


def test_tokens_are_set():
    assert space({"do": "token", "n": 2}).maelstrom.tokens == 2


# Units and the board


def test_drones_are_built_where_you_have_somebody():
    t = space({"do": "drone", "n": 2, "district": "anywhere"}, at={"watson": "netrunner", "heywood": "solo"})
    t.maelstrom.says("place heywood").says("place watson")
    assert (t.maelstrom.at("heywood"), t.maelstrom.at("watson")) == (["solo", "drone"], ["netrunner", "drone"])


def test_recruit_where_it_says():
    t = space({"do": "recruit", "unit": "solo", "district": "pacifica"})
    t.maelstrom.says("recruit solo>pacifica")
    assert t.maelstrom.at("pacifica") == ["solo"]


def test_move_some_units():
    t = space({"do": "move", "n": 1, "unit": "solo", "district": "anywhere"}, at={"watson": "netrunner solo solo"})
    t.maelstrom.moves("solo", "westbrook")
    assert (t.maelstrom.at("westbrook"), t.kind) == (["solo"], "action")


def test_push_an_opposing_unit_out_of_its_point_of_interest():
    t = space({"do": "push", "district": "anywhere"}, other=gang({"westbrook/fixer": "solo"}))
    t.maelstrom.says("push tyger-claws-solo-1>heywood")
    assert t.tyger_claws.at("heywood") == ["solo"]
    assert t.occupant("heywood/data-fortress") is None


def test_forward_and_back_on_the_net():
    t = space(
        {"do": "advance", "n": 1, "who": "you"}, {"do": "retreat", "n": 3, "who": "opponents"}, other=gang(net=2)
    )
    assert (t.maelstrom.net, t.tyger_claws.net) == (2, 0)


def test_lose_units_of_your_choice():
    t = space({"do": "lose-unit", "n": 1, "who": "opponents", "unit": "human", "district": "anywhere"},
              other=gang({"westbrook": "solo techie"}))  # fmt: skip
    t.tyger_claws.loses("techie")
    assert t.tyger_claws.at("westbrook") == ["solo"]


def test_occupying_a_point_of_interest_can_pay():
    thief = edgerunner("thief", "solo", [{"at": "occupied", "poi": "fixer", "do": [gains("eurodollars")]}])
    t = table(ground(edgerunner=[thief]), maelstrom=gang({"watson": "thief solo"}), tyger_claws=gang(euro=1))
    t.maelstrom.activates("solos").moves("solo", "watson/business").moves("thief", "westbrook/fixer")
    assert t.maelstrom.euro == 1


# Conditions and counts


MET: dict[str, dict[str, Any]] = {
    "presence": {"district": "watson"}, "dominance": {"district": "watson"}, "control": {"poi": "business"},
    "owns": {"type": "weapons"}, "leading": {},
    "all": {"parts": ["leading", {"is": "presence", "district": "watson"}]},
    "any": {"parts": ["trailing", "leading"]}, "not": {"part": "trailing"},
    "at-least": {"count": "hideouts", "n": 1}, "at-most": {"count": "units", "unit": "drone", "n": 0},
}  # fmt: skip


@pytest.mark.parametrize("word", MET)
def test_a_condition_that_is_met_lets_the_effect_happen(word):
    at = {"watson": "netrunner", "watson/business": "solo"}
    t = space({**gains("contraband"), "if": {"is": word, **MET[word]}}, at=at, cred=1, owns="crates")
    assert t.maelstrom.contraband == 1
    t = space({**gains("contraband"), "if": {"is": "not", "part": {"is": word, **MET[word]}}}, at=at, cred=1,
              owns="crates")  # fmt: skip
    assert t.maelstrom.contraband == 0


def test_the_conditions_not_tried_here_are_those_of_firefights():
    firefights = {"won", "tied", "lost", "started", "killed", "lost-unit", "bearer-here", "trailing"}
    assert set(MET) | firefights == set(CONDITIONS)


COUNTED = {
    "units": 3, "hideouts": 1, "pois": 1, "opportunities": 2, "edgerunners": 1, "presence": 2, "dominance": 1,
    "hand": 4, "discard": 0, "street-cred": 5, "net": 1, "tokens": 2, "resource": 3, "participants": 0,
}  # fmt: skip


@pytest.mark.parametrize("word", COUNTED)
def test_a_count_counts(word):
    what = {"what": "corporate-secrets"} if word == "resource" else {}
    t = space(gains("contraband", {"count": word, **what}), cred=5, secrets=3, tokens=2, owns="crates chips",
              at={"watson": "netrunner nix", "pacifica/fixer": "solo"})  # fmt: skip
    assert t.maelstrom.contraband == COUNTED[word]


@pytest.mark.parametrize(
    ("where", "whose", "count"),
    [("watson", "yours", 1), ("pacifica", "yours", 1), ("heywood", "yours", 0), ("anywhere", "yours", 2),
     ("pacifica", "all", 2), ("pacifica", "opposing", 1), ("anywhere", "all", 3)],
)  # fmt: skip
def test_hideouts_are_counted_in_a_district_and_by_whose_they_are(where, whose, count):
    counted = {"count": "hideouts", "whose": whose, "district": where}
    t = space(gains("contraband", counted), hideouts="watson pacifica", other=gang(hideouts="pacifica"))
    assert t.maelstrom.contraband == count


def test_the_counts_not_tried_here_are_those_of_firefights():
    assert set(COUNTS) - set(COUNTED) == {"killed", "lost", "firepower", "lead", "avengers"}


@pytest.mark.parametrize(
    ("count", "cred"), [("killed", 1), ("lost", 0), ("firepower", 4), ("lead", 3), ("participants", 2)]
)
def test_counts_of_a_firefight(count, cred):
    content = ground(upgrade=[card("score", 4, {"n": {"count": count}})])
    t = table(content, maelstrom=gang({"heywood": "solo"}, hand="score"), tyger_claws=gang({"heywood": "solo"}))
    t.maelstrom.activates("solos").fights("heywood")
    t.tyger_claws.plays("subdermal-armor")
    assert t.maelstrom.cred == cred


def test_an_edgerunner_may_ask_to_be_there():
    guard = edgerunner("guard", "solo", [{"at": "reveal", "if": "bearer-here", "do": [gains("eurodollars")]}])
    for where, euro in (("heywood", 1), ("watson", 0)):
        t = table(ground(edgerunner=[guard]), maelstrom=gang({"heywood": "solo", where: "solo guard"}),
                  tyger_claws=gang({"heywood": "solo"}))  # fmt: skip
        t.maelstrom.activates("solos").fights("heywood").plays("crusher")
        t.tyger_claws.plays("crusher")
        assert t.maelstrom.euro == euro


# The gangs


@rule("GANG-1", "GANG-2")
def test_vengeance_holds_fallen_pieces_and_pays_for_them():
    t = table(ground(gang=[VENGEANCE]), maelstrom=gang({"heywood": "solo"}),
              tyger_claws=gang({"heywood": "solo solo", "watson": "techie"}))  # fmt: skip
    t.maelstrom.activates("solos").fights("heywood").plays("cyberpsychosis")
    t.tyger_claws.plays("crusher")
    assert GAME.view(t.s, 0)["gangs"][0]["held"] == {"tyger-claws": 1}
    assert t.tyger_claws.reserve("solo") == 1
    t.maelstrom.ends_turn()
    t.tyger_claws.activates("solos").fights("heywood").plays("subdermal-armor")
    t.maelstrom.plays("subdermal-armor")
    t.tyger_claws.says("yes")
    assert t.maelstrom.at("heywood") == []
    assert t.tyger_claws.cred == 2 + 2
    assert t.tyger_claws.reserve("solo") == 2
    assert GAME.view(t.s, 0)["gangs"][0]["held"] == {}


@rule("GANG-3", "GANG-4")
def test_an_opportunity_kept_aside_waits_for_its_owner_alone():
    t = table(ground(gang=[CONTACTS]), market="crates reels chips",
              valentinos=gang({"santo-domingo/business": "techie"}, contraband=3),
              tyger_claws=gang({"watson/business": "techie"}, contraband=3))  # fmt: skip
    t.valentinos.activates("techies").done().ends_turn().says("yes").says("reserve chips")
    assert (t.valentinos.aside, "chips" in t.market) == (["chips"], False)
    t.tyger_claws.activates("techies").done()
    assert "chips" not in t.tyger_claws.offered("seize")
    t.tyger_claws.done().ends_turn()
    t.valentinos.wild("techies").seizes("chips")
    assert (t.valentinos.owns, t.valentinos.aside) == (["chips"], [])


@rule("GANG-3")
def test_no_more_than_the_limit_lies_aside():
    t = table(ground(gang=[CONTACTS]), market="crates reels chips", valentinos=gang({"heywood": "solo"}),
              tyger_claws=gang(euro=1))  # fmt: skip
    t.valentinos.activates("solos").done().ends_turn().says("yes").says("reserve chips")
    t.tyger_claws.reclaims().done()
    t.valentinos.wild("solos").done()
    assert t.valentinos.aside == ["chips"]
    assert t.asked == 1


@rule("GANG-3")
def test_who_may_keep_nothing_aside_is_not_asked():
    t = space({"do": "reserve"})
    assert (t.maelstrom.aside, t.kind) == ([], "action")


@rule("GANG-1")
def test_a_dashboard_works_by_itself():
    hot = gang_of("maelstrom", "watson", {"name": "one", "at": "compare", "if": "started",
                                          "do": [{"do": "firepower", "n": 2}]}, plain("two"))  # fmt: skip
    t = table(ground(gang=[hot]), maelstrom=gang({"heywood": "solo"}), tyger_claws=gang({"heywood": "solo drone"}))
    t.maelstrom.activates("solos").fights("heywood").plays("subdermal-armor")
    t.tyger_claws.plays("crusher")
    assert t.maelstrom.firepower == 3
