"""The log tells a Firefight's ledger: every change with its source, what all came to, and why it was won."""

from __future__ import annotations

from jackin.gangs import GAME
from jackin.gangs.log import lines
from jackin.locale import words
from jackin.locale.gangs import GangsWords
from tests.gangs.ground import card, gang_of, ground, plain
from tests.gangs.scenario import gang, table
from tests.rule import rule

pytestmark = rule("FIRE-14")

RAGE = {"name": "rage", "at": "compare", "if": {"is": "at-least", "count": "tokens", "n": 1},
        "do": [{"do": "may", "parts": [{"do": "firepower", "n": 2}, {"do": "token", "n": 0}]}]}  # fmt: skip
WIRE = {"name": "live-wire", "at": "compare",
        "do": [{"do": "firepower", "n": {"count": "units", "unit": "netrunner", "district": "here"}}]}  # fmt: skip
GRUDGE = {"name": "vengeance", "at": "always", "rules": [{"rule": "vengeance"}]}
RETRIBUTION = {"name": "retribution", "at": "compare", "if": {"is": "at-least", "count": "avengers", "n": 1},
               "do": [{"do": "may", "parts": [{"do": "firepower", "n": {"count": "avengers"}},
                                              {"do": "avenge", "n": 2}]}]}  # fmt: skip
STREETS = ground(
    gang=[gang_of("maelstrom", "watson", RAGE, plain("two")), gang_of("voodoo-boys", "pacifica", WIRE, plain("two")),
          gang_of("tyger-claws", "westbrook", GRUDGE, RETRIBUTION)],
    upgrade=[
        card("jam", 1, at="reveal", do=[{"do": "silence", "who": "rivals"}]),
        card("shield", 0, at="casualties", do=[{"do": "no-casualty"}]),
        card("decoy", 0, at="casualties", do=[{"do": "pass-casualty"}]),
        card("blast", 4, at="casualties", do=[{"do": "casualty", "who": "rivals"}]),
        card("fog", 2, at="compare", do=[{"do": "firepower", "n": -1, "who": "rivals"}]),
    ],
)  # fmt: skip


def told(t, *keys):
    """The lines with these keys, without the rule; what a text is printed on as "kind/id"."""
    found = [(m.key.removeprefix("gangs-"), m) for m in lines(t.s, -1)]
    return [(key, *told_args(m)) for key, m in found if key in keys]


def told_args(message):
    args = {name: value for name, value in message.args.items() if name != "rule"}
    if "source_kind" in args:
        args["source"] = f"{args.pop('source_kind')}/{args['source']}"
    last = [args.pop("n")] if "n" in args else []
    return [*args.values(), *(" ".join(ids) for ids in message.several.values()), *last]


def fight(mine, theirs, my_gang=None, their_gang=None):
    t = table(STREETS, maelstrom=my_gang or gang({"heywood": "solo solo"}, hand=f"{mine} short-circuit"),
              voodoo_boys=their_gang or gang({"heywood": "solo drone"}, hand=f"{theirs} short-circuit"))  # fmt: skip
    t.maelstrom.activates("solos").fights("heywood").plays(mine)
    t.voodoo_boys.plays(theirs)
    return t


def test_rage_and_live_wire_are_named_with_what_they_add_and_the_total():
    t = fight("rifle", "pistol", gang({"heywood": "solo"}, hand="rifle crusher", tokens=1),
              gang({"heywood": "netrunner solo"}, hand="pistol crusher"))  # fmt: skip
    t.maelstrom.says("yes")
    assert told(t, "reveals", "firepower", "total", "highest") == [
        ("reveals", "maelstrom", "rifle", "printed", 2), ("reveals", "voodoo-boys", "pistol", "printed", 1),
        ("firepower", "maelstrom", "ability/rage", "+2", 4),
        ("firepower", "voodoo-boys", "ability/live-wire", "+1", 2),
        ("total", "maelstrom", 4), ("total", "voodoo-boys", 2), ("highest", "maelstrom", "alone", "maelstrom", 4),
    ]  # fmt: skip


def test_a_question_mark_is_no_zero_and_what_sets_it_is_told():
    t = fight("guess", "pistol")
    assert ("reveals", "maelstrom", "guess", "variable", 0) in told(t, "reveals")
    assert told(t, "sets-firepower") == [("sets-firepower", "maelstrom", "combat/guess", 2)]
    line = next(m for m in lines(t.s, -1) if m.key == "gangs-reveals")
    assert GangsWords(words("en"), STREETS).message(line).endswith('Firepower "?".')


def test_retribution_its_price_and_the_pieces_that_come_home():
    t = table(STREETS, tyger_claws=gang({"heywood": "solo"}, hand="rifle crusher"),
              maelstrom=gang({"heywood": "solo drone"}, hand="pistol crusher"))  # fmt: skip
    t.s.place[1] = -10 - 1
    t.tyger_claws.activates("solos").fights("heywood").plays("rifle")
    t.maelstrom.plays("pistol")
    t.tyger_claws.says("yes")
    assert told(t, "firepower", "avenges") == [
        ("firepower", "tyger-claws", "ability/retribution", "+1", 3),
        ("avenges", "tyger-claws", "ability/retribution", 2),
    ]  # fmt: skip
    t.maelstrom.loses("drone")
    assert told(t, "comes-home") == [("comes-home", "tyger-claws", "tyger-claws-solo-2")]


def test_what_takes_firepower_away():
    t = fight("fog", "shotgun")
    assert told(t, "firepower") == [("firepower", "voodoo-boys", "combat/fog", "-1", 2)]
    assert told(t, "highest") == [("highest", "tied", "maelstrom voodoo-boys", 2)]


def test_spared_and_passed_casualties():
    t = fight("shotgun", "shield")
    assert told(t, "fewer-casualties", "spared") == [
        ("fewer-casualties", "voodoo-boys", "combat/shield", 1),
        ("spared", "voodoo-boys"),
    ]
    t = fight("shotgun", "decoy")
    assert told(t, "passes-on") == [("passes-on", "voodoo-boys", "maelstrom", "combat/decoy", 1)]
    t = fight("blast", "pistol")
    assert told(t, "more-casualties") == [("more-casualties", "voodoo-boys", "combat/blast", 1)]


def test_who_was_spared_once_is_not_spared_again():
    t = fight("blast", "shield")
    assert t.voodoo_boys.at("heywood") == ["solo", "drone"]
    t.voodoo_boys.loses("drone")
    assert told(t, "spared") == [("spared", "voodoo-boys")]
    assert t.voodoo_boys.at("heywood") == ["solo"]


def test_a_silenced_card_and_what_it_would_have_said():
    t = fight("jam", "fog")
    assert told(t, "silences", "silent") == [
        ("silences", "voodoo-boys", "combat/jam"),
        ("silent", "voodoo-boys", "fog"),
    ]
    assert told(t, "firepower") == []


def test_street_cred_says_which_card_gave_it():
    t = fight("crusher", "pistol")
    t.voodoo_boys.loses("drone")
    assert told(t, "gains-cred") == [("gains-cred", "maelstrom", "combat/crusher", 1)]


@rule("RIVAL-8", "JOHNNY-5")
def test_alone_the_cards_that_the_others_drew_are_told_and_johnnys_win():
    t = table(STREETS, alone=True, maelstrom=gang({"watson": "solo"}), valentinos=gang({"watson": "solo"}),
              upgrades="minigun pistol railgun guess rifle")  # fmt: skip
    t.draws("watson").maelstrom.activates("solos").done().ends_turn().plays("crusher")
    assert told(t, "draws-firepower", "johnny-draws", "johnny-total", "highest") == [
        ("draws-firepower", "valentinos", "minigun pistol", 4), ("johnny-draws", "railgun guess rifle", 5),
        ("johnny-total", 5), ("highest", "johnny", 5),
    ]  # fmt: skip


@rule("FIRE-12")
def test_everybody_sees_who_is_still_to_lose_a_unit():
    t = table(STREETS, maelstrom=gang({"heywood": "solo solo"}, hand="shield crusher"),
              voodoo_boys=gang({"heywood": "solo drone"}, hand="pistol crusher"),
              tyger_claws=gang({"heywood": "solo drone"}, hand="blast crusher"))  # fmt: skip
    t.maelstrom.activates("solos").fights("heywood").plays("shield")
    t.voodoo_boys.plays("pistol")
    t.tyger_claws.plays("blast")
    parties = GAME.view(t.s, -1)["firefight"]["parties"]
    assert t.s.ask is not None
    assert t.s.ask.seat == 1, "one of Maelstrom's two losses is spared, and the Voodoo Boys choose their first"
    assert {party["gang"]: party["owes"] for party in parties} == {"maelstrom": 1, "voodoo-boys": 1, "tyger-claws": 0}


@rule("NET-3")
def test_a_casualty_that_costs_depth_in_the_net_says_what_is_left():
    t = fight("minigun", "pistol", their_gang=gang(
        {"heywood": "netrunner drone nix", "pacifica": "netrunner"}, hand="pistol crusher"))  # fmt: skip
    options = GAME.view(t.s, 1)["ask"]["options"]
    assert {option["unit"]: option.get("reach") for option in options} == {
        "voodoo-boys-drone-1": None, "voodoo-boys-netrunner-1": 2, "nix": 2,
    }  # fmt: skip
