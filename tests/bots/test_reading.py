"""What those who read cards make of them where `greedy` goes by what it was told."""

from __future__ import annotations

from jackin.bots.greedy import Greedy
from jackin.bots.greedy.corp_choices import mulligan
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


def advancing(t: Table) -> float:
    return max(worth for value, worth in rated(t, CORP).items() if value.startswith("advance"))


def test_an_agenda_that_a_whole_turn_scores_is_not_shown_before():
    """What is not advanced may be anything; a Beta Test needs no more than the three clicks of the next turn."""
    walls = [unrezzed("enigma"), unrezzed("wall-of-static")]
    small, large = [
        table("corp", corp(credits=12, remote_1=server(walls, [unrezzed(slug)])), clicks=1)
        for slug in ("accelerated-beta-test", "nisei-mk-ii")
    ]
    assert advancing(small) < 0 < advancing(large)


def test_an_agenda_that_must_be_shown_waits_for_ice_that_keeps_the_runner_out():
    """Nisei must have one advancement now to be scored next turn; behind a wall that is broken it would be stolen."""
    line = server([rezzed("wall-of-static")], [unrezzed("nisei-mk-ii")])
    shut, passed = [
        table("corp", corp(credits=12, remote_1=line), runner(rig=rig, credits=9), clicks=1)
        for rig in ([], ["corroder"])
    ]
    assert advancing(shut) > rated(shut, CORP)["credit"]
    assert advancing(passed) < 0


def test_an_agenda_is_put_where_the_runner_cannot_pay_its_way_now():
    line = server([rezzed("wall-of-static")])
    poor, rich = [
        rated(
            table("corp", corp(["nisei-mk-ii"], credits=12, remote_1=line), runner(rig=["corroder"], credits=n)), CORP
        )
        for n in (0, 9)
    ]
    assert poor["install nisei-mk-ii"] > rich["install nisei-mk-ii"]


def test_ice_that_the_runner_knows_and_breaks_for_little_hides_nothing():
    known, unknown = [
        rated(
            table("corp", corp(["accelerated-beta-test"], credits=12, remote_1=server([put("wall-of-static")])),
                  runner(rig=["corroder"], credits=9)),
            CORP,
        )["install accelerated-beta-test"]
        for put in (rezzed, unrezzed)
    ]  # fmt: skip
    assert known < 0 < unknown


def test_archives_is_shut_when_agendas_lie_there():
    ice = corp(["wall-of-static"], archives=["priority-requisition", "nisei-mk-ii"], credits=9,
               hq_server=server(["enigma"]), rd_server=server(["enigma"]))  # fmt: skip
    t = table("corp", ice)
    t.corp.installs("wall-of-static")
    found = rated(t, CORP)
    assert max(found, key=lambda value: found[value]) == "at archives"


def test_no_agenda_is_trashed_by_a_beta_test():
    t = table("corp", corp(credits=9, remote_1=server(root=[unrezzed("accelerated-beta-test", advancement=2)])))
    t.corp.advances("accelerated-beta-test").scores("accelerated-beta-test")
    found = rated(t, CORP)
    assert found["no"] > found["yes"]


def test_a_hand_of_two_agendas_is_dealt_again():
    one, two = [table("corp", corp([*["nisei-mk-ii"] * n, "enigma", "hedge-fund", "hunter"])).state for n in (1, 2)]
    kept = [
        mulligan(Sight(GAME.view(state, CORP), manner=manner), {"verb": "keep"})
        for state, manner in ((one, READS), (two, READS), (two, GREEDY))
    ]
    assert kept == [1, 0, 1]


def test_ice_is_rezzed_for_the_money_that_was_kept_for_it():
    """Too poor for both gates, it still rezzes the one that is met: that is what the money was kept for."""
    gates = corp(["hedge-fund"], credits=8, hq_server=server(["tollbooth"]), rd_server=server(["tollbooth"]))
    t = table(corp=gates)
    t.runner.runs("rd")
    assert Greedy(1).choose(GAME.view(t.state, CORP), GAME.view(t.state, CORP)["ask"]) == "pass"
    found = rated(t, CORP)
    assert max(found, key=lambda value: found[value]).startswith("rez")


def test_a_trap_is_known_by_its_subtype():
    t = table("corp", corp(credits=9, remote_1=server(root=[unrezzed("cerebral-overwriter")])))
    assert advancing(t) > rated(t, CORP)["credit"]


def test_the_rich_find_cards_for_every_click():
    full = ["hunter"] * 5
    rich, poor = [rated(table("corp", corp(full, credits=n)), CORP)["draw"] for n in (12, 8)]
    assert rich > poor


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
