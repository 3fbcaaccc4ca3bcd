"""What the asked seat reads of an answer: fields, never a name to take apart."""

from __future__ import annotations

from jackin.kernel.message import Message
from jackin.locale import words
from jackin.netrunner import GAME
from jackin.netrunner.words import RUNNER
from tests.netrunner.scenario import corp, rezzed, runner, server, table, unrezzed
from tests.rule import rule


def option(t, seat, value):
    return next(o for o in getattr(t, seat).view["ask"]["options"] if o["value"] == value)


def facts_of(t, seat, value):
    return {key: given for key, given in option(t, seat, value).items() if key not in ("value", "say")}


def told(t, seat, value, lang="en"):
    said = [Message(m["key"], **m["args"]) for m in option(t, seat, value)["say"]]
    return ", ".join(words(lang).message(message) for message in said)


def test_a_card_in_hand_goes_by_its_title_and_says_its_price():
    t = table("runner", runner=runner(grip=["corroder"], credits=5))
    assert facts_of(t, "runner", "install corroder") == {
        "verb": "install", "title": "corroder", "lies": "hand", "price": 2,
    }  # fmt: skip


def test_a_run_goes_to_a_place_whoever_lets_the_runner_run():
    t = table("runner", runner=runner(grip=["inside-job"], credits=5))
    run = {"verb": "run", "place": "rd"}
    assert facts_of(t, "runner", "run rd") == run
    t.runner.plays("inside-job")
    assert facts_of(t, "runner", "run rd") == run


def test_a_card_on_the_table_goes_by_its_handle_and_an_ability_by_its_number():
    t = table("runner", corp=corp(hq_server=server(ice=[rezzed("ice-wall")])), runner=runner(rig=["corroder"]))
    t.runner.runs("hq")
    value = f"use {t.runner.id('corroder')} 1"
    assert facts_of(t, "runner", value) == {"verb": "use", "card": t.runner.id("corroder"), "ability": 1}
    assert told(t, "runner", value) == "Corroder: 1[credit]: +1 strength."


def test_a_subroutine_has_a_number_of_its_own():
    t = table(
        "runner", corp=corp(hq_server=server(ice=[rezzed("enigma")])), runner=runner(rig=["gordian-blade"], credits=9)
    )
    t.runner.runs("hq")
    t.runner.uses("gordian-blade")
    assert facts_of(t, "runner", "subroutine 1") == {"verb": "subroutine", "subroutine": 1}
    assert told(t, "runner", "subroutine 1") == "Subroutine 2: End the run."


def test_a_payment_is_a_mapping():
    t = table(
        "runner", corp=corp(hq_server=server(ice=[rezzed("ice-wall")])),
        runner=runner(rig=["battering-ram", rezzed("the-toolbox", credit=2)], credits=5),
    )  # fmt: skip
    t.runner.runs("hq")
    t.runner.uses("battering-ram")
    box = t.runner.id("the-toolbox")
    assert facts_of(t, "runner", f"pay {box}x1+poolx1") == {"verb": "pay", "payment": {box: 1, "pool": 1}}
    assert told(t, "runner", f"pay {box}x1+poolx1") == "1 from The Toolbox, 1 from the credit pool"


def test_what_a_seat_cannot_know_is_said_by_where_it_lies():
    t = table(
        "runner", corp=corp(rd_server=server(ice=[unrezzed("enigma")]), remote_1=server(root=[unrezzed("snare")])),
        runner=runner(grip=["infiltration"]),
    )  # fmt: skip
    t.runner.plays("infiltration")
    t.runner.answers("expose")
    ice, hidden = t.runner.id("enigma"), t.runner.id("snare")
    assert facts_of(t, "runner", f"pick {ice}") == {"verb": "pick", "card": ice}
    assert told(t, "runner", f"pick {ice}") == "unrezzed ice (R&D)"
    assert told(t, "runner", f"pick {hidden}") == "facedown card (Server 1)"
    assert "enigma" not in str(option(t, "runner", f"pick {ice}"))


def test_a_facedown_card_in_archives_says_so():
    t = table("corp", corp=corp(hq=["archived-memories"], archives=["hedge-fund", "snare"]))
    t.corp.plays("archived-memories")
    shown = [facts_of(t, "corp", o["value"]) for o in t.corp.view["ask"]["options"]]
    assert {"verb": "pick", "title": "hedge-fund", "lies": "pile", "facedown": True} in shown


def test_an_answer_is_said_in_every_language():
    t = table("runner", runner=runner(grip=["corroder"], credits=5))
    said = {told(t, "runner", "install corroder", lang) for lang in ("en", "es", "de", "pl")}
    assert len(said) == 4
    assert not any(text.startswith("[") for text in said)


def test_a_program_is_given_the_answers_and_not_their_words():
    t = table("runner", runner=runner(grip=["corroder"], credits=5))
    seen, read = GAME.view(t.state, RUNNER), GAME.sight(t.state, RUNNER)
    assert all(given["say"] for given in seen["ask"]["options"])
    for given in seen["ask"]["options"]:
        del given["say"]
    assert read["ask"] == seen["ask"]
    assert read["log"] == []
    assert {name for name in seen if read[name] != seen[name]} <= {"log"}


@rule("ZONE-10")
def test_a_place_says_which_card_it_costs():
    held = server(root=["pad-campaign"])
    t = table("corp", corp=corp(hq=["priority-requisition"], remote_1=held, credits=5))
    GAME.answer(t.state, "install priority-requisition")
    assert option(t, "corp", "at remote-1")["trashes"] == [t.state.public(t.card("pad-campaign"))]
    assert told(t, "corp", "at remote-1") == "Server 1, trashes PAD Campaign (Server 1)"
    assert "trashes" not in option(t, "corp", "at new")


@rule("MU-3")
def test_a_program_says_when_there_is_no_memory_for_it():
    rig = ["gordian-blade", "femme-fatale", "battering-ram"]
    t = table("runner", runner=runner(grip=["corroder", "sure-gamble"], rig=rig, credits=9))
    assert option(t, "runner", "install corroder")["room"]
    roomy = table("runner", runner=runner(grip=["corroder"], rig=["gordian-blade"], credits=9))
    assert "room" not in option(roomy, "runner", "install corroder")


def test_neither_a_new_server_nor_a_card_of_the_corp_that_hosts_needs_room():
    t = table("corp", corp(hq=["eli-1-0"], remote_1=server(root=[rezzed("awakening-center")])))
    t.corp.answers("install eli-1-0")
    (host,) = [value for value in t.options if value.startswith("on ")]
    assert [value for value in (host, "at new") if "room" in option(t, "corp", value)] == []
