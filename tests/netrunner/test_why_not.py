"""`why_not`: the table says why a card cannot be used now, and with which rule."""

import pytest

from jackin.netrunner.dsl import card, click, credits, gain, new_card, paid
from jackin.netrunner.shown.view import explain
from jackin.netrunner.words import CORP, RUNNER
from tests.netrunner.rules.chart import pocket, reaches
from tests.netrunner.scenario import corp, rezzed, runner, server, table, unrezzed

new_card("test-why-choosy", side="runner", type="resource", cost=0)
card("test-why-choosy", paid=[paid([click(1), credits(9)], gain(20))])

new_card("test-why-colossus", side="runner", type="program", cost=0, memory=5)
card("test-why-colossus")


def reasons(player, slug):
    """Every reason with its arguments, as the table would put it into words."""
    card = slug if slug in player.hand else player.id(slug)
    return [(message.key, message.args) for message in explain(player.table.state, player.seat, card)]


def test_a_usable_card_has_no_reasons():
    t = table(runner=runner(grip=["sure-gamble", "corroder"], rig=["magnum-opus"]))
    assert t.runner.why_not("sure-gamble") == []
    assert t.runner.why_not("corroder") == []
    assert t.runner.why_not("magnum-opus") == []


def test_reasons_are_empty_exactly_for_the_cards_in_the_ask():
    side = corp(
        hq=["hedge-fund", "scorched-earth", "enigma", "archived-memories", "biotic-labor"],
        remote_1=server(root=[rezzed("melange-mining-corp")], ice=["ice-wall"]),
        remote_2=server(root=["hostile-takeover"]),
        credits=3,
    )
    t = table("corp", corp=side)
    assert t.ask is not None
    offered = {option.card for option in t.ask.options if option.card >= 0}
    for slug in [*t.corp.hand, "melange-mining-corp", "ice-wall", "hostile-takeover"]:
        assert (t.corp.why_not(slug) == []) == (t.card(slug) in offered), slug


def test_credits_short_says_how_many():
    t = table(runner=runner(grip=["sure-gamble", "magnum-opus"], credits=2))
    assert reasons(t.runner, "sure-gamble") == [("why-credits-short", {"n": 3})]
    assert reasons(t.runner, "magnum-opus") == [("why-credits-short", {"n": 3})]


def test_credits_short_counts_the_credits_on_cards_that_could_pay():
    t = table(runner=runner(grip=["medium"], rig=["cyberfeeder"], credits=1))
    assert reasons(t.runner, "medium") == [("why-credits-short", {"n": 1})]


def test_not_tagged():
    t = table("corp", corp=corp(hq=["closed-accounts"], scored=["private-security-force"]))
    assert reasons(t.corp, "closed-accounts") == [("why-not-tagged", {"rule": "TAG-2"})]
    assert reasons(t.corp, "private-security-force") == [("why-not-tagged", {"rule": "TAG-2"})]


def test_only_as_an_action():
    t = table(runner=runner(grip=["easy-mark", "corroder"], rig=["magnum-opus", pocket()]), begin=True)
    assert t.asked == ("runner", "window")
    for slug in ("easy-mark", "corroder", "magnum-opus"):
        assert reasons(t.runner, slug) == [("why-only-as-action", {"rule": "ACT-1"})]
    assert t.runner.why_not("test-chart-pocket") == []


def test_all_reasons_are_given_not_only_the_first():
    t = table(runner=runner(grip=["sure-gamble"], rig=["test-why-choosy", pocket()], credits=1), begin=True)
    assert t.runner.why_not("sure-gamble") == ["why-only-as-action", "why-credits-short"]
    assert reasons(t.runner, "test-why-choosy") == [
        ("why-only-as-action", {"rule": "ACT-1"}), ("why-credits-short", {"n": 8}),
    ]  # fmt: skip


def test_only_while_encountering():
    t = table(runner=runner(rig=["datasucker", rezzed("corroder")]))
    assert "why-only-encounter" in t.runner.why_not("corroder")
    t = table(runner=runner(rig=[rezzed("datasucker", virus=2)]))
    assert t.runner.why_not("datasucker") == ["why-only-encounter"]


def test_only_the_right_subtype_and_with_enough_strength():
    t = table(
        runner=runner(rig=["mimic", "corroder", "gordian-blade", pocket()], credits=0),
        corp=corp(hq_server=server(ice=[rezzed("hadrians-wall")])),
    )
    t.runner.runs("hq")
    while not t.run.interacting:
        t.let_pass()
    assert ("why-wrong-subtype", {"rule": "BRK-4"}) in reasons(t.runner, "mimic")
    assert reasons(t.runner, "corroder")[0] == ("why-strength-short", {"n": 5, "rule": "BRK-2"})
    assert ("why-credits-short", {"n": 1}) in reasons(t.runner, "corroder")


def test_no_effect():
    t = table("corp", corp=corp(hq=["archived-memories"]))
    assert reasons(t.corp, "archived-memories") == [("why-no-effect", {"rule": "ACT-4"})]
    t = table(runner=runner(rig=[rezzed("armitage-codebusting", credit=0)]))
    assert reasons(t.runner, "armitage-codebusting") == [("why-no-effect", {"rule": "ABIL-15"})]


def test_counters_short():
    t = table("corp", corp=corp(scored=["astroscript-pilot-program"], hq_server=server(ice=["ice-wall"])))
    assert reasons(t.corp, "astroscript-pilot-program") == [("why-counters-short", {"rule": "COST-7"})]


def test_clicks_short():
    t = table("corp", corp=corp(remote_1=server(root=[rezzed("melange-mining-corp")])), clicks=2)
    assert reasons(t.corp, "melange-mining-corp") == [("why-clicks-short", {"n": 1})]


def test_nothing_to_forfeit_or_to_trash():
    t = table(runner=runner(rig=["data-dealer"]))
    assert reasons(t.runner, "data-dealer") == [("why-no-agenda", {"rule": "FORFEIT-1"})]
    t = table(
        "corp", corp=corp(remote_1=server(root=[rezzed("security-subcontract")]), hq_server=server(ice=["ice-wall"]))
    )
    assert t.corp.why_not("security-subcontract") == ["why-nothing-to-trash"]


@pytest.mark.parametrize(
    ("rig", "slug", "why"),
    [
        (["desperado"], "grimoire", "why-console"),
        ([], "parasite", "why-no-host"),
        ([], "the-personal-touch", "why-no-host"),
    ],
)
def test_no_place_to_install(rig, slug, why):
    t = table(runner=runner(grip=[slug], rig=rig))
    assert t.runner.why_not(slug) == [why]


def test_no_memory():
    """Even with every other program gone."""
    new = table(runner=runner(grip=["test-why-colossus"], rig=["corroder"]))
    assert new.runner.why_not("test-why-colossus") == ["why-memory"]


def test_conditions_about_earlier_runs_and_scores():
    t = table("corp", corp=corp(hq=["neural-emp", "sea-source", "aggressive-negotiation"]))
    assert t.corp.why_not("neural-emp") == ["why-no-run-last-turn"]
    assert t.corp.why_not("sea-source") == ["why-no-success-last-turn"]
    assert t.corp.why_not("aggressive-negotiation") == ["why-nothing-scored"]
    t = table(runner=runner(rig=["lemuria-codecracker"]), corp=corp(remote_1=server(root=["snare"])))
    assert t.runner.why_not("lemuria-codecracker") == ["why-no-success-on-hq"]


def test_unrezzed_cards_of_the_corp():
    side = corp(
        remote_1=server(root=["pad-campaign"], ice=["ice-wall"]),
        remote_2=server(root=["hostile-takeover"]),
        remote_3=server(root=[unrezzed("priority-requisition", advancement=5)]),
        credits=1,
    )
    t = table(corp=side, runner=runner(rig=[pocket()]), begin=True)
    t.runner.passes()
    assert t.asked == ("corp", "window")
    assert reasons(t.corp, "pad-campaign") == [("why-credits-short", {"n": 1})]
    assert reasons(t.corp, "ice-wall") == [("why-only-approached", {"rule": "REZ-3"})]
    assert reasons(t.corp, "hostile-takeover") == [("why-advance-short", {"rule": "SCORE-1"})]
    assert reasons(t.corp, "priority-requisition") == [("why-only-in-your-turn", {"rule": "SCORE-2"})]


def test_a_card_that_is_only_text_has_nothing_to_use():
    t = table(runner=runner(rig=["akamatsu-mem-chip"]))
    assert t.runner.why_not("akamatsu-mem-chip") == ["why-nothing-to-use"]


def test_the_opponents_cards_are_not_yours():
    t = table("corp", runner=runner(rig=["magnum-opus"]))
    assert "why-not-yours" in t.corp.why_not("magnum-opus")


def test_whoever_is_not_asked_cannot_do_anything():
    t = table(runner=runner(grip=["sure-gamble"]), corp=corp(hq=["hedge-fund"]))
    assert t.corp.why_not("hedge-fund") == ["why-not-your-decision"]
    assert t.runner.why_not("sure-gamble") == []


def test_during_another_question_the_reason_names_it():
    t = table("corp", corp=corp(hq=["snare"], remote_1=server(root=[rezzed("pad-campaign")])))
    t.corp.answers("install snare")
    assert reasons(t.corp, "pad-campaign") == [("why-nothing-to-use", {})]
    assert t.corp.why_not("snare") == ["why-only-as-action"]


def test_a_card_that_could_be_rezzed_but_not_by_this_question_says_not_now():
    t = table("corp", corp=corp(hq=["snare"], remote_1=server(root=["pad-campaign"])))
    t.corp.answers("install snare")
    assert reasons(t.corp, "pad-campaign") == [("why-not-now", {"kind": "install-where"})]


def test_after_the_game_it_is_over():
    t = table("corp", corp=corp(rd=[], remote_1=server(root=["snare"])), begin=True)
    t.corp.passes()
    assert t.winner == "runner"
    assert t.corp.why_not("snare") == ["why-over"]


def test_what_a_seat_cannot_know_is_not_explained():
    t = table(corp=corp(hq=["hedge-fund"], remote_1=server(root=["snare"])), runner=runner(grip=["easy-mark"]))
    s = t.state
    for seat, name in ((RUNNER, t.corp.id("snare")), (RUNNER, "hedge-fund"), (CORP, "easy-mark"), (CORP, "#999")):
        assert [message.key for message in explain(s, seat, name)] == ["why-unknown"]


def test_the_rez_window_of_a_run_explains_ice_further_in():
    t = table(corp=corp(hq_server=server(ice=["enigma", "ice-wall"])))
    t.runner.runs("hq")
    assert t.asked == ("corp", "window")
    assert t.corp.why_not("ice-wall") == []
    assert t.corp.why_not("enigma") == ["why-only-approached"]


def test_asking_why_not_changes_nothing():
    t = reaches(table("corp", corp=corp(hq=["hedge-fund", "snare"]), begin=True), "corp_acts")
    before = (t.corp.view, t.runner.view)
    for slug in t.corp.hand:
        t.corp.why_not(slug)
    assert (t.corp.view, t.runner.view) == before
