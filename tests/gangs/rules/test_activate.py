"""The Activate turn, the Wild disc, the markets, paying."""

from __future__ import annotations

from jackin.gangs import GAME
from tests.gangs.ground import edgerunner, ground
from tests.gangs.scenario import gang, table
from tests.rule import rule

HOME = {"watson": "solo techie netrunner"}


@rule("ACTIVATE-1", "ACTIVATE-2", "ACTIVATE-4")
def test_a_turn_is_one_or_two_actions_each_for_its_disc():
    t = table(maelstrom=gang(HOME, euro=5), tyger_claws=gang(euro=1))
    assert t.maelstrom.offered("activate") == ["solos", "techies", "netrunners", "hideout", "upgrade"]
    assert "reclaim" in t.maelstrom.offers
    t.maelstrom.activates("solos").done().activates("hideout").builds("heywood")
    assert t.maelstrom.discs == ["techies", "netrunners", "upgrade", "wild"]
    assert t.asked == 1


@rule("ACTIVATE-2")
def test_one_action_is_enough():
    t = table(maelstrom=gang(HOME), tyger_claws=gang(euro=1))
    t.maelstrom.activates("solos").done().ends_turn()
    assert t.asked == 1


@rule("ACTIVATE-3")
def test_an_action_is_over_before_the_next_is_chosen():
    t = table(maelstrom=gang(HOME), tyger_claws=gang(euro=1))
    t.maelstrom.activates("techies")
    assert t.maelstrom.offered("activate") == []
    assert t.kind == "move"


@rule("ACTIVATE-5")
def test_without_a_disc_only_reclaim_is_left_and_happens():
    t = table(maelstrom=gang(HOME, discs="solos"), tyger_claws=gang({"westbrook": "solo"}))
    t.maelstrom.activates("solos").done()
    assert t.maelstrom.discs == []
    t.tyger_claws.activates("solos").done().ends_turn()
    assert len(t.maelstrom.discs) == 6


@rule("ACTIVATE-6")
def test_a_class_is_activated_only_with_a_unit_of_it_in_play():
    t = table(maelstrom=gang({"watson": "solo drone"}), tyger_claws=gang())
    assert t.maelstrom.offered("activate") == ["solos"]
    assert t.maelstrom.offered("wild") == ["solos"]


@rule("ACTIVATE-7", "RES-4")
def test_what_cannot_be_paid_is_not_offered():
    t = table(maelstrom=gang(HOME, euro=1), tyger_claws=gang())
    assert t.maelstrom.offered("activate") == ["solos", "techies", "netrunners", "upgrade"]


@rule("WILD-1")
def test_the_wild_disc_repeats_an_action_of_this_turn():
    t = table(maelstrom=gang(HOME), tyger_claws=gang(euro=1))
    t.maelstrom.activates("solos").moves("solo", "westbrook").wild("solos").moves("solo", "heywood")
    assert t.maelstrom.at("heywood") == ["solo"]
    assert t.maelstrom.discs == ["techies", "netrunners", "hideout", "upgrade"]


# Markets


@rule("MARKET-1")
def test_markets_are_refilled_at_the_end_of_the_turn_not_before():
    t = table(market="crates reels chips", edgerunners="nix jackie", tyger_claws=gang(euro=1),
              maelstrom=gang({"watson/business": "techie", "watson": "solo"}, contraband=2))  # fmt: skip
    t.tyger_claws.reclaims()
    t.maelstrom.activates("techies").seizes("crates")
    assert t.market == [None, "reels", "chips"]
    t.maelstrom.ends_turn()
    assert None not in t.market
    assert t.market[1:] == ["reels", "chips"]


@rule("MARKET-2", "SWITCH-9")
def test_an_empty_deck_leaves_an_empty_slot_or_brings_the_removed_back():
    for switch, empty in (("empty", 2), ("discards", 1)):
        t = table(market="crates", settings={"empty_deck": switch}, tyger_claws=gang(euro=1),
                  maelstrom=gang({"watson/business": "techie"}, contraband=2))  # fmt: skip
        t.s.opportunities = ()
        t.s.opportunities_gone = (7,)
        t.tyger_claws.reclaims()
        t.maelstrom.activates("techies").done().done().ends_turn()
        assert t.market.count(None) == empty


@rule("MARKET-3")
def test_the_first_opportunity_is_the_oldest():
    t = table(market="crates reels chips", alone=True, maelstrom=gang({"watson": "solo"}), valentinos=gang())
    t.s.opportunity_order = t.s.opportunity_order[1:] + t.s.opportunity_order[:1]
    t.draws("heywood").maelstrom.activates("solos").done().ends_turn()
    assert "gangs-johnny-gains" in t.log
    assert t.s.opportunities_gone[0] == 2


# Resources


@rule("RES-1", "RES-2", "RES-3")
def test_secrets_may_stand_in_and_who_pays_says_how_many():
    t = table(maelstrom=gang(HOME, euro=2, secrets=2), tyger_claws=gang(euro=1))
    t.maelstrom.activates("hideout").builds("heywood")
    assert t.maelstrom.offers == ["pay eurodollars 0", "pay eurodollars 1", "pay eurodollars 2"]
    t.maelstrom.says("pay eurodollars 1")
    assert t.maelstrom.pool == (1, 0, 1)


@rule("RES-2")
def test_secrets_fill_what_is_missing_but_nothing_stands_in_for_secrets():
    t = table(maelstrom=gang(HOME, euro=1, secrets=1), tyger_claws=gang(euro=1))
    t.maelstrom.activates("hideout").builds("heywood")
    assert t.maelstrom.pool == (0, 0, 0)
    t = table(settings={"hideout_resource": "corporate-secrets"}, maelstrom=gang(HOME, euro=9, contraband=9),
              tyger_claws=gang())  # fmt: skip
    assert "hideout" not in t.maelstrom.offered("activate")


@rule("RES-2")
def test_one_secret_is_not_spent_twice():
    t = table(edgerunners="jackie", maelstrom=gang({"pacifica/fixer": "techie"}, secrets=1),
              tyger_claws=gang(euro=1))  # fmt: skip
    t.maelstrom.activates("techies").done()
    assert t.kind == "action"


@rule("RES-3")
def test_secrets_needed_for_the_second_resource_are_kept_for_it():
    t = table(edgerunners="jackie", maelstrom=gang({"pacifica/fixer": "techie"}, euro=1, secrets=1),
              tyger_claws=gang(euro=1))  # fmt: skip
    t.maelstrom.activates("techies").hires("jackie")
    assert t.maelstrom.pool == (0, 0, 0)


def test_a_price_is_shown_beside_the_answer():
    rich = gang({"pacifica/fixer": "techie"}, euro=3, contraband=3)
    t = table(edgerunners="jackie", market="crates", maelstrom=rich, tyger_claws=gang(euro=1))
    prices = {option["value"]: option.get("price") for option in GAME.view(t.s, 0)["ask"]["options"]}
    assert prices["activate hideout"] == {"eurodollars": 2}
    assert prices["wild upgrade"] == {"eurodollars": 1}
    t.maelstrom.activates("techies").done()
    prices = {option["value"]: option.get("price") for option in GAME.view(t.s, 0)["ask"]["options"]}
    assert prices["hire jackie"] == {"eurodollars": 1, "contraband": 1}


def test_rules_that_are_always_on_change_what_they_say():
    content = ground(edgerunner=[
        edgerunner("boss", "solo", [{"at": "always", "rules": [
            {"rule": "actions", "n": 1}, {"rule": "cost", "of": "hideout", "n": -1},
            {"rule": "cost", "of": "upgrade", "n": 1}, {"rule": "closed", "district": "heywood"},
        ]}]),
    ])  # fmt: skip
    t = table(content, maelstrom=gang({"city-center": "boss"}, euro=9), tyger_claws=gang(euro=1))
    t.maelstrom.activates("solos")
    assert not [name for name in t.maelstrom.offered("move") if "heywood" in name]
    t.maelstrom.done().activates("hideout").builds("heywood").activates("upgrade")
    assert t.maelstrom.euro == 9 - 1 - 2
