"""Accessing cards (ACC), and what each seat sees of it (INFO-9)."""

import pytest

from jackin.kernel.machine import answer
from jackin.netrunner.redeal import redeal
from jackin.netrunner.shown.view import view
from tests.netrunner.rules.run_props import events, goes_to, log_of, met, outcome, step
from tests.netrunner.scenario import NO, YES, Table, corp, faceup, rezzed, runner, server, table, unrezzed
from tests.rule import rule

NOISE = "noise-hacker-extraordinaire"


def run_on(place, rig=(), grip=(), credits=5, seed=1, **sides):
    t = table(runner=runner(rig=rig, grip=grip, credits=credits, identity=NOISE), corp=corp(**sides), seed=seed)
    t.runner.runs(place)
    return t


# What each server gives


@rule("ACC-1", "ACC-4", "INFO-9")
def test_the_runner_looks_at_the_top_card_of_rd_and_puts_it_back():
    t = run_on("rd", rd=["hostile-takeover", "hedge-fund"])
    t.settles()
    assert (t.runner.view["run"]["accessing"], t.options) == ("hedge-fund", ["leave"])
    t.runner.leaves()
    assert (met(t, "accessed"), t.corp.deck) == (["hedge-fund"], ["hostile-takeover", "hedge-fund"])


@rule("ACC-4")
def test_rd_gives_its_top_card_and_every_upgrade_in_its_root():
    t = run_on("rd", rd_server=server(root=["red-herrings", "experiential-data"]))
    t.settles()
    roots = [f"access {t.runner.id(slug)}" for slug in ("red-herrings", "experiential-data")]
    assert t.options == [*roots, "access rd"]
    t.runner.accesses("red-herrings").leaves().accesses("rd").leaves()
    t.settles()
    t.runner.leaves()
    assert met(t, "accessed") == ["red-herrings", "hedge-fund", "experiential-data"]
    assert outcome(t) == "successful"


@rule("ACC-5")
def test_hq_gives_one_card_and_every_upgrade_in_its_root():
    t = run_on("hq", hq=["hedge-fund", "enigma"], hq_server=server(root=["red-herrings"]))
    t.settles()
    assert t.options == [f"access {t.runner.id('red-herrings')}", "access hq"]
    t.runner.accesses("hq").leaves()
    assert len(met(t, "accessed")) == 2


@rule("ACC-5")
def test_the_card_of_hq_is_random():
    """AMB-26: any card of HQ, by the dice of the table."""
    hand = ["hedge-fund", "enigma", "hunter", "ice-wall", "archer"]
    seen = []
    for seed in range(60):
        t = run_on("hq", seed=seed, hq=hand)
        t.settles()
        seen += met(t, "accessed")
    assert len(seen) == 60
    assert sorted(set(seen)) == sorted(hand)


@rule("ACC-6", "ACC-13")
def test_archives_is_turned_faceup_first_and_then_accessed_card_by_card():
    t = run_on("archives", archives=["hostile-takeover", faceup("hedge-fund"), "breaking-news"])
    assert t.runner.view["corp"]["archives"] == ["hedge-fund"]
    t.settles()
    assert t.runner.view["corp"]["archives"] == ["breaking-news", "hedge-fund", "hostile-takeover"]
    assert t.options == ["access hostile-takeover", "access hedge-fund", "access breaking-news"]
    t.runner.accesses("breaking-news")
    assert t.options == ["access hostile-takeover", "access hedge-fund"]
    t.runner.accesses("hedge-fund")
    assert (met(t, "accessed"), t.runner.points) == (["breaking-news", "hedge-fund", "hostile-takeover"], 2)


@rule("ACC-6")
def test_the_root_of_archives_is_accessed_too_in_any_order():
    t = run_on("archives", archives=["hedge-fund"], archives_server=server(root=["experiential-data"]))
    t.settles()
    assert t.options == [f"access {t.runner.id('experiential-data')}", "access hedge-fund"]
    t.runner.accesses("experiential-data").trashes()
    assert (t.corp.pile, met(t, "accessed")) == (
        ["hedge-fund", "experiential-data"],
        ["experiential-data", "hedge-fund"],
    )


@rule("ACC-7", "ACC-8")
def test_a_remote_gives_all_its_cards_and_never_its_ice():
    t = run_on("remote-1", remote_1=server(ice=[rezzed("test-run-blank")], root=["pad-campaign", "red-herrings"]))
    t.settles()
    names = [f"access {t.runner.id(slug)}" for slug in ("pad-campaign", "red-herrings")]
    assert t.options == names
    t.runner.accesses("pad-campaign").leaves().leaves()
    assert (t.run, met(t, "accessed")) == (None, ["pad-campaign", "red-herrings"])


# How many


@rule("ACC-2")
def test_modifiers_count_when_the_access_begins_and_never_above_the_cards_there():
    t = table(runner=runner(grip=["the-makers-eye"], rig=["test-run-searcher"]), corp=corp(rd=["hedge-fund"] * 4))
    t.runner.plays("the-makers-eye")
    for left in (3, 2, 1, 0):
        t.settles()
        assert t.runner.view["run"]["left"] == left
        t.runner.leaves()
    assert (t.run, len(met(t, "accessed"))) == (None, 4)


@rule("ACC-2")
def test_extra_accesses_do_not_add_to_the_root():
    t = run_on("rd", rig=["test-run-searcher"], rd=["hedge-fund"] * 5, rd_server=server(root=["red-herrings"]))
    t.settles()
    assert t.options == [f"access {t.runner.id('red-herrings')}", "access rd"]
    t.runner.accesses("rd").leaves().accesses("rd").leaves().accesses("rd").leaves().leaves()
    assert (t.run, met(t, "accessed")) == (None, ["hedge-fund"] * 3 + ["red-herrings"])


@rule("ACC-2", "ACC-3")
def test_the_count_does_not_grow_when_cards_come():
    """Two cards are in HQ when the access begins; the one drawn meanwhile is in the pool but adds nothing."""
    for seed in range(8):
        t = run_on("hq", rig=["test-run-searcher"], seed=seed, hq=["test-run-courier", "enigma"], rd=["archer"] * 3)
        t.settles()
        assert len(met(t, "accessed")) == 2


@rule("ACC-3")
def test_the_count_does_not_drop_when_cards_go_so_new_ones_are_accessed():
    """EX-70: the first card empties HQ but for an agenda; stealing it brings a card that is the third access."""
    seen = set()
    for seed in range(30):
        t = run_on("hq", rig=["test-run-searcher"], seed=seed, identity="test-run-patron",
                   hq=["test-run-shredder", "test-run-ledger", "enigma", "hunter"],
                   remote_1=server(root=["pad-campaign"]))  # fmt: skip
        t.settles()
        while t.asked == ("runner", "trash-accessed"):
            t.runner.leaves()
            t.settles()
        assert t.run is None
        seen.add(tuple(met(t, "accessed")))
    assert ("test-run-shredder", "test-run-ledger", "pad-campaign") in seen


@rule("ACC-3")
def test_the_runner_accesses_what_is_left_when_too_few_remain():
    for seed in range(20):
        t = run_on("hq", rig=["test-run-searcher"], seed=seed, hq=["test-run-shredder", "enigma", "hunter", "archer"])
        t.settles()
        if met(t, "accessed")[0] == "test-run-shredder":
            break
    t.runner.leaves()
    assert (t.run, met(t, "accessed")) == (None, ["test-run-shredder"])
    assert t.corp.hand == ["test-run-shredder"]


@rule("ACC-16")
def test_how_many_more_is_said_before_the_first_access():
    """EX-22: Medium with 3 counters gives 1, 2 or 3 cards."""
    t = run_on("rd", rig=[rezzed("medium", virus=2)])
    t.settles()
    assert (t.options, met(t, "accessed"), t.counter("medium", "virus")) == (
        ["number 2", "number 1", "number 0"],
        [],
        3,
    )
    t.runner.says(1)
    t.runner.leaves().leaves()
    assert (t.run, len(met(t, "accessed"))) == (None, 2)


# In which order


@rule("ACC-9")
def test_each_card_is_fully_resolved_before_the_next_is_chosen():
    t = table(
        runner=runner(grip=["diesel"] * 3, identity=NOISE),
        corp=corp(identity="jinteki-personal-evolution", archives=["hostile-takeover", "breaking-news"]),
    )
    t.runner.runs("archives").accesses("breaking-news")
    assert len(t.runner.pile) == 2
    assert events(t, "accessed", "stolen", "suffered") == ["accessed", "stolen", "suffered"] * 2


@rule("ACC-9", "WIN-5")
def test_a_win_in_the_middle_leaves_the_rest_unaccessed():
    """EX-7."""
    t = table(
        runner=runner(stolen=["private-security-force"] * 2 + ["hostile-takeover"], identity=NOISE),
        corp=corp(archives=["priority-requisition", "breaking-news", "nisei-mk-ii"]),
    )
    t.runner.runs("archives").accesses("priority-requisition")
    assert (t.winner, t.runner.points, met(t, "accessed")) == ("runner", 8, ["priority-requisition"])


@rule("ACC-10")
def test_root_upgrades_may_come_between_cards_of_hq():
    """EX-5."""
    t = run_on("hq", rig=["test-run-searcher"], hq=["hedge-fund", "enigma"], hq_server=server(root=["red-herrings"]))
    t.runner.accesses("hq").accesses("red-herrings").leaves()
    accessed = met(t, "accessed")
    assert accessed[1] == "red-herrings"
    assert sorted(accessed[::2]) == ["enigma", "hedge-fund"]


@rule("ACC-10", "ACC-11")
def test_root_upgrades_may_come_between_cards_of_rd_but_those_keep_their_order():
    """EX-71: there is no way to name the second card before the first."""
    t = run_on("rd", rig=["test-run-searcher"], rd=["archer", "hunter", "enigma", "ice-wall"],
               rd_server=server(root=["red-herrings"]))  # fmt: skip
    t.settles()
    assert t.options == [f"access {t.runner.id('red-herrings')}", "access rd"]
    t.runner.accesses("rd").leaves().accesses("red-herrings").leaves().leaves().leaves()
    assert met(t, "accessed") == ["ice-wall", "red-herrings", "enigma", "hunter"]
    assert t.corp.deck == ["archer", "hunter", "enigma", "ice-wall"]


@rule("ACC-11")
def test_a_card_trashed_from_rd_leaves_the_order_of_the_others_alone():
    t = run_on("rd", rig=["test-run-searcher"], rd=["archer", "hunter", "pad-campaign", "ice-wall"])
    t.runner.leaves().trashes().leaves()
    assert t.corp.deck == ["archer", "hunter", "ice-wall"]
    assert t.corp.pile == ["pad-campaign"]


@rule("ACC-12")
def test_no_card_of_hq_is_accessed_twice():
    for seed in range(10):
        t = run_on("hq", rig=["test-run-searcher"], seed=seed, hq=["hedge-fund", "enigma", "hunter", "ice-wall"])
        t.settles()
        accessed = met(t, "accessed")
        assert len(accessed) == len(set(accessed)) == 3
        assert sorted(t.corp.hand) == ["enigma", "hedge-fund", "hunter", "ice-wall"]


# Archives


@rule("ACC-13", "TRASH-4")
def test_cards_in_archives_cannot_be_trashed_and_stay_faceup():
    t = run_on("archives", archives=["adonis-campaign", "hostile-takeover"], credits=9)
    t.runner.accesses("adonis-campaign")
    assert (t.run, t.runner.scored, t.corp.pile) == (None, ["hostile-takeover"], ["adonis-campaign"])
    assert t.runner.view["corp"]["archives"] == ["adonis-campaign"]
    assert t.runner.credits == 9


@rule("ACC-14")
def test_archives_stays_facedown_if_its_access_is_replaced():
    t = table(
        runner=runner(rig=["test-run-broker"], identity=NOISE), corp=corp(archives=["hostile-takeover", "snare"])
    )
    t.runner.runs("archives")
    t.settles()
    f = t.fork()
    t.runner.takes_instead("test-run-broker")
    assert (t.runner.credits, t.corp.view["corp"]["archives_facedown"], met(t, "accessed")) == (6, 2, [])
    f.runner.answers("access")
    assert f.corp.view["corp"]["archives_facedown"] == 0


@rule("ACC-14")
def test_archives_stays_facedown_if_the_run_counts_as_one_on_another_server():
    t = table(runner=runner(rig=["sneakdoor-beta"]), corp=corp(archives=["hostile-takeover"], hq=["hedge-fund"]))
    t.runner.uses("sneakdoor-beta")
    t.settles()
    assert (met(t, "accessed"), t.corp.view["corp"]["archives_facedown"]) == (["hedge-fund"], 1)


@rule("ACC-15")
def test_access_abilities_work_on_inactive_cards_wherever_the_text_lets_them():
    """Snare! in HQ and R&D, not in Archives."""
    for place in ("hq", "rd"):
        t = table(
            runner=runner(grip=["diesel"] * 4, identity=NOISE),
            corp=corp(hq=["snare"] if place == "hq" else [], rd=["snare"] if place == "rd" else ["hedge-fund"]),
        )
        t.runner.runs(place).goes_on()
        t.corp.says(YES)
        assert (len(t.runner.pile), t.runner.tags, t.corp.credits) == (3, 1, 1)
    t = run_on("archives", archives=["snare"])
    t.settles()
    assert (t.run, t.corp.credits, met(t, "accessed")) == (None, 5, ["snare"])


# Cards that leave or come in between


@rule("ACC-3", "ACC-7")
def test_cards_that_left_the_server_meanwhile_are_skipped():
    """AMB-27: also though they lie in Archives now."""
    t = run_on("remote-1", remote_1=server(root=["test-run-bomb", "pad-campaign", "red-herrings"]))
    t.runner.accesses("test-run-bomb").leaves()
    assert (t.run, met(t, "accessed")) == (None, ["test-run-bomb"])
    assert sorted(t.corp.pile) == ["pad-campaign", "red-herrings"]


@rule("ACC-6", "ACC-3")
def test_an_upgrade_trashed_from_the_root_of_archives_is_not_accessed_among_its_cards():
    """AMB-27."""
    t = run_on("archives", archives=["hedge-fund"],
               archives_server=server(root=["test-run-bomb", "experiential-data"]))  # fmt: skip
    t.runner.accesses("test-run-bomb").leaves()
    assert (t.run, met(t, "accessed")) == (None, ["test-run-bomb", "hedge-fund"])


@rule("ACC-3")
def test_a_card_that_comes_to_archives_meanwhile_is_not_accessed():
    """AMB-27."""
    t = run_on("archives", archives=["hedge-fund"], archives_server=server(root=["experiential-data"]))
    t.runner.accesses("experiential-data").trashes()
    assert met(t, "accessed") == ["experiential-data", "hedge-fund"]


@rule("ACC-18")
def test_an_accessed_installed_card_is_still_installed_with_all_that_is_on_it():
    """AMB-28."""
    asset = unrezzed("project-junebug", advancement=3)
    t = run_on("remote-1", credits=0, remote_1=server(root=[asset, "red-herrings"]))
    t.runner.accesses("project-junebug")
    t.corp.says(NO)
    t.runner.leaves()
    assert (t.where("project-junebug"), t.tokens("project-junebug")) == ("remote-1/root", 3)
    assert not t.is_rezzed("project-junebug")


@rule("ACC-18")
def test_a_rezzed_card_that_stays_is_rezzed_as_before():
    t = run_on("remote-1", remote_1=server(root=[rezzed("adonis-campaign", credit=6)]))
    t.runner.leaves()
    assert (t.is_rezzed("adonis-campaign"), t.counter("adonis-campaign", "credit")) == (True, 6)


# Trash costs


@rule("RUN-5.5.2", "TRASH-2")
def test_a_trash_cost_of_zero_can_be_paid_or_declined():
    """AMB-68."""
    t = run_on("hq", hq=["aggressive-secretary"], credits=0)
    t.settles()
    assert t.options == ["trash 0", "leave"]
    f = t.fork()
    t.runner.answers("trash 0")
    assert t.corp.pile == ["aggressive-secretary"]
    f.runner.answers("leave")
    assert f.corp.hand == ["aggressive-secretary"]


@rule("ACC-1", "TRASH-5")
@pytest.mark.parametrize("slug", ["ice-wall", "hedge-fund"])
def test_ice_and_operations_are_accessed_like_any_card_and_nothing_happens(slug):
    """AMB-70: without a trash cost there is nothing to pay."""
    t = run_on("hq", hq=[slug], credits=9)
    t.settles()
    assert (t.run, met(t, "accessed"), t.corp.hand) == (None, [slug], [slug])


@rule("TRASH-3", "RUN-5.5.2")
def test_ice_and_operations_with_a_trash_cost_can_be_trashed():
    """AMB-70."""
    t = run_on("hq", hq=["test-run-shredder"])
    t.runner.trashes()
    assert (t.corp.pile, t.runner.credits) == (["test-run-shredder"], 4)
    t = run_on("hq", hq=["test-run-angel"], credits=3)
    t.settles()
    t.corp.says(NO)
    t.runner.trashes()
    assert (t.corp.pile, t.runner.credits) == (["test-run-angel"], 0)


# Agendas with an additional cost


@rule("STEAL-2", "COST-4")
def test_red_herrings_must_be_paid_for_an_agenda_of_its_server_or_it_is_left():
    """OVR-11."""
    t = run_on("remote-1", credits=5, remote_1=server(root=["nisei-mk-ii", rezzed("red-herrings")]))
    t.runner.accesses("nisei-mk-ii")
    assert t.options == ["steal 5", "decline"]
    f = t.fork()
    t.runner.answers("steal 5")
    assert (t.runner.scored, t.runner.credits) == (["nisei-mk-ii"], 0)
    f.runner.answers("decline")
    f.runner.leaves()
    assert (f.runner.scored, f.runner.credits, f.where("nisei-mk-ii")) == ([], 5, "remote-1/root")


@rule("STEAL-2", "COST-2")
def test_an_additional_cost_that_cannot_be_paid_leaves_the_agenda():
    t = run_on("remote-1", credits=4, remote_1=server(root=["nisei-mk-ii", rezzed("red-herrings")]))
    t.runner.accesses("nisei-mk-ii").leaves()
    assert (t.runner.scored, t.runner.credits) == ([], 4)


@rule("STEAL-2")
def test_red_herrings_counts_in_the_run_in_which_it_was_trashed_and_not_in_the_next():
    t = run_on("remote-1", credits=5, remote_1=server(root=["nisei-mk-ii", rezzed("red-herrings")]))
    t.runner.accesses("red-herrings").trashes()
    assert (t.run, t.runner.scored, t.runner.credits) == (None, [], 4)
    t.runner.runs("remote-1")
    t.settles()
    assert (t.runner.scored, t.runner.credits) == (["nisei-mk-ii"], 4)


@rule("STEAL-2")
def test_red_herrings_trashed_first_can_still_be_paid():
    t = run_on("remote-1", credits=9, remote_1=server(root=["nisei-mk-ii", rezzed("red-herrings")]))
    t.runner.accesses("red-herrings").trashes()
    assert t.options == ["steal 5", "decline"]
    t.runner.answers("steal 5")
    assert (t.runner.scored, t.runner.credits) == (["nisei-mk-ii"], 3)


@rule("STEAL-2", "ACTV-3")
def test_unrezzed_red_herrings_cost_nothing_trashed_or_not():
    t = run_on("remote-1", credits=5, remote_1=server(root=["nisei-mk-ii", "red-herrings"]))
    t.runner.accesses("red-herrings").trashes()
    assert (t.runner.scored, t.runner.credits) == (["nisei-mk-ii"], 4)


@rule("STEAL-2", "ACC-4")
def test_red_herrings_in_the_root_of_rd_guards_the_agendas_of_rd_only():
    sides = {"rd": ["hostile-takeover"], "hq": ["breaking-news"], "rd_server": server(root=[rezzed("red-herrings")])}
    t = run_on("rd", **sides)
    t.runner.accesses("rd")
    assert t.options == ["steal 5", "decline"]
    t = run_on("hq", **sides)
    t.settles()
    assert t.runner.scored == ["breaking-news"]


# What each seat sees


def corps_word(t, key="accesses"):
    return log_of(t, "corp", key)


@rule("INFO-9", "ACC-1")
def test_the_corp_does_not_learn_what_the_runner_saw_in_rd():
    t = run_on("rd", rd=["hedge-fund", "archer"])
    t.settles()
    assert (t.runner.view["run"]["accessing"], t.corp.view["run"]["accessing"]) == ("archer", "unknown")
    run = view(t.state, -1)["run"]
    assert run is not None
    assert run["accessing"] == "unknown"
    t.runner.leaves()
    assert (log_of(t, "runner", "accesses"), corps_word(t)) == (["archer"], ["unknown"])
    assert t.state.known(t.card("archer"), 1)
    assert not t.state.known(t.card("archer"), 0)


@rule("INFO-9", "ACC-5")
def test_the_corp_learns_which_card_of_hq_was_accessed():
    """AMB-47."""
    t = run_on("hq", hq=["pad-campaign"])
    t.settles()
    assert t.corp.view["run"]["accessing"] == "pad-campaign"
    t.runner.leaves()
    assert corps_word(t) == ["pad-campaign"]
    assert t.runner.view["corp"]["hand"] == ["pad-campaign"]


@rule("INFO-9", "ACC-7")
def test_the_corp_sees_which_installed_card_is_accessed_and_the_runner_remembers_it():
    t = run_on("remote-1", remote_1=server(root=["pad-campaign", "red-herrings"]))
    t.runner.accesses("pad-campaign")
    assert t.corp.view["run"]["accessing"] == "pad-campaign"
    t.runner.leaves()
    names = [card.get("card") for card in t.runner.view["servers"][-1]["root"]]
    assert names == ["pad-campaign", "red-herrings"]


@rule("INFO-9")
@pytest.mark.parametrize("end", ["stolen", "trashed", "revealed"])
def test_the_corp_learns_of_a_card_of_rd_that_is_stolen_trashed_or_revealed(end):
    slug = {"stolen": "hostile-takeover", "trashed": "pad-campaign", "revealed": "snare"}[end]
    t = run_on("rd", grip=["diesel"] * 3, rd=["hedge-fund", slug])
    t.runner.goes_on()
    if end == "stolen":
        assert t.corp.view["run"]["accessing"] == "unknown"
        t.runner.says("steal")
        assert log_of(t, "corp", "steals") == [slug]
    elif end == "trashed":
        t.runner.trashes()
        assert log_of(t, "corp", "trashed") == [slug]
    else:
        assert (t.asked, t.corp.view["run"]["accessing"]) == (("corp", "decide"), "snare")
        assert log_of(t, "corp", "reveals") == ["snare"]


@rule("INFO-9", "STEAL-2")
def test_declining_to_steal_from_rd_shows_the_corp_nothing():
    """AMB-48."""
    herrings = server(root=[rezzed("red-herrings")])
    told = []
    for slug in ("hostile-takeover", "hedge-fund", "pad-campaign"):
        t = run_on("rd", rd=["archer", slug], rd_server=herrings)
        t.runner.accesses("rd")
        before = as_told(t)
        t.runner.answers("decline" if slug == "hostile-takeover" else "leave")
        told.append((before, as_told(t)))
    assert told[0] == told[1] == told[2]


def as_told(t):
    """All that the Corp is told, byte for byte."""
    return repr(view(t.state, 0))


@rule("INFO-9")
@pytest.mark.parametrize("slug", ["hostile-takeover", "hedge-fund", "pad-campaign", "ice-wall"])
def test_every_card_of_rd_puts_one_question_that_tells_the_corp_nothing(slug):
    """With no choice at all the Runner is asked all the same: silence would tell."""
    t = run_on("rd", rd=["archer", slug], credits=0)
    t.settles() if slug != "hostile-takeover" else goes_to(t, "access-card/may_trash_or_steal")
    assert step(t) == "access-card/may_trash_or_steal"
    assert t.options == (["steal"] if slug == "hostile-takeover" else ["leave"])
    other = run_on("rd", rd=["archer", "enigma"], credits=0).settles()
    assert as_told(t) == as_told(other)


@rule("INFO-9")
def test_worlds_dealt_for_the_corp_put_the_same_question_about_the_card_of_rd():
    t = run_on("rd", rd=["hostile-takeover", "nisei-mk-ii", "pad-campaign", "hedge-fund"])
    t.settles()
    questions = set()
    for seed in range(40):
        world = Table(redeal(t.state, 0, seed))
        assert as_told(world) == as_told(t)
        questions.add((world.asked, tuple(world.options)))
        answer(world.state, world.options[-1])
    assert questions == {
        (("runner", "steal"), ("steal",)),
        (("runner", "trash-accessed"), ("trash 4", "leave")),
        (("runner", "trash-accessed"), ("leave",)),
    }


@rule("INFO-9", "ACC-6")
def test_everybody_sees_archives_once_it_is_turned_up():
    t = run_on("archives", archives=["hedge-fund", "enigma"])
    t.runner.accesses("enigma")
    assert (corps_word(t), log_of(t, "runner", "accesses")) == (["enigma", "hedge-fund"],) * 2
    assert view(t.state, -1)["corp"]["archives"] == ["enigma", "hedge-fund"]


@rule("ACC-12", "INFO-9")
def test_the_runner_remembers_cards_of_hq_that_went_back():
    t = run_on("hq", rig=["test-run-searcher"], hq=["hedge-fund", "enigma", "hunter"])
    t.settles()
    assert t.runner.view["corp"]["hand"] == ["enigma", "hedge-fund", "hunter"]
