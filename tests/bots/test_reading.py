"""What those who read cards make of them where `greedy` goes by what it was told."""

from __future__ import annotations

from jackin.bots.greedy import Greedy
from jackin.bots.greedy.manner import GREEDY, Manner
from jackin.bots.greedy.rig import hand_worth
from jackin.bots.greedy.runner import hunter
from jackin.bots.greedy.runs import jinteki, lacking, menace
from jackin.bots.greedy.sight import Sight
from jackin.kernel.game import Json
from jackin.kernel.machine import answer
from jackin.netrunner.game import GAME
from jackin.netrunner.words import CORP, RUNNER
from tests.netrunner.scenario import Put, Table, corp, faceup, rezzed, runner, server, table, unrezzed

READS = GREEDY.changed({"reads": 1.0})


def rated(t: Table, seat: int = RUNNER) -> dict[str, float]:
    view: Json = GAME.view(t.state, seat)
    worths = Greedy(1, READS).rated(view, view["ask"])
    assert worths is not None
    return {str(option["value"]): worth for option, worth in zip(view["ask"]["options"], worths, strict=True)}


def test_who_is_feared_is_read_off_the_faction():
    grndl, harmony = [
        Sight(GAME.view(table(corp=corp(identity=slug)).state, RUNNER), manner=READS)
        for slug in ("grndl-power-unleashed", "harmony-medtech-biomedical-pioneer")
    ]
    assert (hunter(grndl), jinteki(grndl), hunter(harmony), jinteki(harmony)) == (True, False, False, True)
    assert not hunter(Sight(grndl.view))


def test_cards_that_access_more_are_read():
    interface = runner(rig=["rd-interface"], credits=5)
    assert rated(table(runner=interface))["run rd"] > rated(table(runner=runner(credits=5)))["run rd"] + 2


def test_a_central_of_which_more_is_accessed_needs_more_ice():
    mine = corp(hq=["enigma"], credits=9, hq_server=server(ice=[unrezzed("enigma")]))
    usual, pressed = [rated(table("corp", mine, runner(rig=rig)), CORP) for rig in ([], ["rd-interface"])]
    assert pressed["install enigma"] > usual["install enigma"]


def test_an_event_that_runs_is_as_good_as_the_run():
    t = table(corp=corp(remote_1=server(root=[unrezzed("nisei-mk-ii", advancement=3)])),
              runner=runner(grip=["dirty-laundry", "legwork"], credits=5))  # fmt: skip
    found = rated(t)
    assert found["play dirty-laundry"] > found["run remote-1"]
    assert found["play legwork"] < found["run remote-1"]


# What breaks ice, and what does not


def seen(t: Table, manner: Manner = READS) -> Sight:
    return Sight(GAME.view(t.state, RUNNER), manner=manner)


def test_a_breaker_of_all_kinds_that_cannot_grow_leaves_every_kind_to_be_found():
    t = table(runner=runner(rig=["atman"], grip=["corroder", "sure-gamble"], credits=9))
    assert lacking(seen(t)) == ["barrier", "code-gate", "sentry"]
    assert not lacking(seen(t, GREEDY))
    assert rated(t)["install corroder"] > rated(t)["credit"]
    assert not lacking(seen(table(runner=runner(rig=["crypsis"]))))


def test_a_breaker_that_rezzed_ice_stands_too_strong_for_does_not_count():
    before_hq = corp(hq_server=server(ice=[rezzed("archer")]))
    t = table(corp=before_hq, runner=runner(rig=["mimic", "corroder"], grip=["femme-fatale", "mimic"], credits=20))
    assert lacking(seen(t)) == ["code-gate", "sentry"]
    worths = rated(t)
    assert worths["install femme-fatale"] > worths["credit"] > worths["install mimic"]
    unseen = corp(hq_server=server(ice=[unrezzed("archer")]), archives_server=server(ice=[rezzed("archer")]))
    assert lacking(seen(table(corp=unseen, runner=runner(rig=["mimic", "corroder"])))) == ["code-gate"]


# What kills, and what loses


def test_tags_go_where_fire_may_come():
    def worth(identity: str, credits: int, cards: int, archives: list[Put] | None = None) -> float:
        mine = corp(identity=identity, credits=credits, archives=archives or [])
        return rated(table(corp=mine, runner=runner(grip=["sure-gamble"] * cards, tags=1, credits=6)))["remove-tag"]

    grndl, harmony = "grndl-power-unleashed", "harmony-medtech-biomedical-pioneer"
    assert worth(grndl, 9, 3) > worth(grndl, 9, 5) > worth(grndl, 1, 5)
    assert worth(grndl, 9, 5) > worth(harmony, 9, 5)
    assert worth(harmony, 9, 5, [faceup("scorched-earth")]) > worth(harmony, 9, 5)


def test_a_remote_counts_for_more_when_it_may_hold_the_last_points():
    def worth(scored: list[str]) -> float:
        remote = server(ice=[unrezzed("enigma")], root=[unrezzed("nisei-mk-ii", advancement=2)])
        mine = corp(scored=[faceup(slug) for slug in scored], remote_1=remote)
        sight = seen(table(corp=mine))
        return menace(sight, sight.servers["remote-1"])

    assert worth(["nisei-mk-ii"]) == 0
    assert worth(["nisei-mk-ii"] * 2 + ["hostile-takeover"]) > worth(["nisei-mk-ii"] * 2) > 0


def test_a_point_less_is_better_than_death():
    t = table(corp=corp(credits=9, remote_1=server(root=[unrezzed("shi-kyu")])), runner=runner(credits=5))
    t.runner.runs("remote-1")
    while t.ask is not None and t.ask.kind != "decide":
        if not t.let_pass():
            answer(t.state, t.options[-1])
    assert rated(t)["as-agenda"] > rated(t)["damage"]


def test_events_are_kept_for_what_their_text_does():
    sight = seen(table(runner=runner(grip=["dirty-laundry", "tinkering", "test-run"])))
    assert hand_worth(sight, "dirty-laundry") > hand_worth(sight, "test-run")
    assert hand_worth(Sight(sight.view), "dirty-laundry") == hand_worth(Sight(sight.view), "test-run")


# What a breaker's text allows


def test_a_breaker_that_fails_on_remotes_is_not_counted_on_there():
    remote = corp(remote_1=server(ice=[rezzed("enigma")], root=[unrezzed("nisei-mk-ii", advancement=2)]))
    passport, gordian = [
        table(corp=remote, runner=runner(rig=[slug], credits=9)) for slug in ("passport", "gordian-blade")
    ]
    assert rated(passport)["run remote-1"] <= 0 < rated(gordian)["run remote-1"]


def test_a_breaker_that_must_be_as_strong_as_the_ice_is_no_use_when_it_is_stronger():
    def worth(power: int) -> float:
        mine = corp(remote_1=server(ice=[rezzed("enigma")], root=[unrezzed("nisei-mk-ii", advancement=2)]))
        return rated(table(corp=mine, runner=runner(rig=[Put("atman", True, "", {"power": power})], credits=9)))[
            "run remote-1"
        ]

    assert worth(3) <= 0 < worth(2)


def test_strength_that_only_stealth_can_buy_needs_a_stealth_card():
    def worth(*rig: str | Put) -> float:
        mine = corp(remote_1=server(ice=[rezzed("archer")], root=[unrezzed("nisei-mk-ii", advancement=2)]))
        return rated(table(corp=mine, runner=runner(rig=list(rig), credits=9)))["run remote-1"]

    hidden = Put("cloak", True, "", {"credit": 1})
    assert worth("dagger", hidden) > 0 >= worth("dagger")
