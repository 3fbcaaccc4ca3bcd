"""Anarch in the Spin cycle: chess pieces on the Corp's ice, and publicity as a weapon."""

from __future__ import annotations

from jackin.netrunner import GAME
from tests.netrunner.cards.corp_props import interacts, is_faceup, meets, pickable, runner_knows, usable
from tests.netrunner.scenario import Table, corp, faceup, hosted, rezzed, runner, server, table, unrezzed
from tests.rule import rule


def host_of(t: Table, slug: str) -> str:
    """The slug of the card that hosts this one."""
    host = t.state.host[t.card(slug)]
    return next(name for name in PIECES if t.card(name) == host)


PIECES = ["enigma", "hunter", "wall-of-static", "ice-wall", "neural-katana", "djinn", "scheherazade"]


def board(*rig, **side) -> Table:
    """Two ice before HQ, one before R&D, two before a remote server."""
    return table(
        runner=runner(rig=list(rig), **side),
        corp=corp(hq=["hedge-fund"], credits=20, hq_server=server(ice=["enigma", "hunter"]),
                  rd_server=server(ice=["wall-of-static"]),
                  remote_1=server(ice=["ice-wall", "neural-katana"], root=["adonis-campaign"])),
    )  # fmt: skip


# Reina Roja

REINA = "reina-roja-freedom-fighter"


def test_reina_makes_the_first_ice_of_a_turn_dearer():
    t = table(runner=runner(identity=REINA), corp=corp(credits=20, hq_server=server(ice=["enigma", "hunter"])))
    t.runner.runs("hq")
    t.corp.rezzes("hunter")
    assert t.corp.credits == 20 - (1 + 1)
    t.corp.says(0)
    t.runner.says(0)
    t.corp.rezzes("enigma")
    assert t.corp.credits == 20 - (1 + 1) - 3


def test_reina_says_nothing_of_other_cards():
    t = table("corp", corp(credits=20, remote_1=server(root=["adonis-campaign"])), runner(identity=REINA))
    t.corp.takes_credit().rezzes("adonis-campaign")
    assert t.corp.credits == 21 - 4


def test_reina_begins_anew_each_turn():
    t = table(runner=runner(identity=REINA), corp=corp(credits=20, hq_server=server(ice=["ice-wall"]),
                                                       rd_server=server(ice=["wall-of-static"])))  # fmt: skip
    t.runner.runs("hq")
    t.corp.rezzes("ice-wall")
    t.settles()
    t.ends_turn()
    t.ends_turn()
    before = t.corp.credits
    t.runner.runs("rd")
    t.corp.rezzes("wall-of-static")
    assert before - t.corp.credits == 3 + 1


# Frame Job


def test_frame_job_takes_two_clicks_and_an_agenda():
    t = table(runner=runner(grip=["frame-job"], stolen=["hostile-takeover", "priority-requisition"]))
    t.runner.plays("frame-job").picks("hostile-takeover")
    assert (t.runner.clicks, t.corp.bad_publicity, t.where("hostile-takeover")) == (2, 1, "removed")
    assert t.runner.points == 3


def test_frame_job_needs_an_agenda_to_forfeit_and_a_click_more():
    t = table(runner=runner(grip=["frame-job"]))
    assert not t.runner.can("play frame-job")
    t = table(runner=runner(grip=["frame-job"], stolen=["hostile-takeover"]), clicks=1)
    assert t.runner.why_not("frame-job") == ["why-clicks-short"]


# Pawn


@rule("HOST-1")
def test_pawn_goes_to_the_outermost_ice_of_a_central_server():
    t = board("pawn")
    t.runner.uses("pawn")
    assert pickable(t) == ["hunter", "wall-of-static"]
    t.runner.picks("hunter")
    assert (host_of(t, "pawn"), t.runner.clicks, t.where("pawn")) == ("hunter", 3, "rig")


def test_pawn_moves_inward_with_every_successful_run_wherever_it_is():
    t = board(hosted("pawn", on="hunter"))
    t.runner.runs("archives")
    t.settles()
    assert host_of(t, "pawn") == "enigma"


@rule("AMB-104")
def test_pawn_becomes_another_piece_when_there_is_no_ice_left():
    t = board(hosted("pawn", on="enigma"), grip=["knight"], heap=["rook", "pawn"], credits=0)
    t.runner.runs("archives")
    t.settles()
    assert pickable(t) == ["knight", "pawn", "rook"]
    t.runner.picks("knight")
    assert (t.where("knight"), t.runner.pile.count("pawn"), t.runner.credits) == ("rig", 2, 0)


@rule("AMB-104")
def test_pawn_is_not_the_other_piece_itself():
    t = board(hosted("pawn", on="enigma"))
    t.runner.runs("archives")
    t.settles()
    if t.asked == ("runner", "pick"):
        t.runner.done()
    assert t.where("pawn") == "heap"


def test_pawn_stays_if_it_is_on_no_ice_or_the_run_fails():
    t = board("pawn")
    t.runner.runs("archives")
    t.settles()
    assert t.where("pawn") == "rig"
    t = board(hosted("pawn", on="hunter"))
    t.runner.runs("hq").goes_on().jacks_out()
    t.settles()
    assert host_of(t, "pawn") == "hunter"


@rule("HOST-8")
def test_a_piece_goes_with_its_ice():
    t = table(runner=runner(rig=[hosted("pawn", on="ice-wall"), hosted("parasite", on="ice-wall", virus=5)]),
              corp=corp(hq_server=server(ice=[rezzed("ice-wall")])))  # fmt: skip
    t.runner.takes_credit()
    assert t.where("pawn") == "heap"


# Rook


def test_rook_makes_all_ice_of_its_server_dearer():
    t = board(hosted("rook", on="enigma"))
    t.runner.runs("hq")
    t.corp.rezzes("hunter")
    assert t.corp.credits == 20 - 1 - 2
    t = board(hosted("rook", on="enigma"))
    t.runner.runs("rd")
    t.corp.rezzes("wall-of-static")
    assert t.corp.credits == 20 - 3


def test_rook_does_nothing_before_it_is_on_ice():
    t = board("rook")
    t.runner.runs("hq")
    t.corp.rezzes("hunter")
    assert t.corp.credits == 20 - 1


def test_rook_moves_in_straight_lines():
    t = board("rook")
    t.runner.uses("rook")
    assert pickable(t) == sorted(["enigma", "hunter", "wall-of-static", "ice-wall", "neural-katana"])
    t.runner.picks("hunter")
    t.runner.uses("rook")
    assert pickable(t) == ["enigma", "neural-katana"]  # the same server, or second from the innermost


def test_no_two_pieces_share_an_ice():
    t = board(hosted("rook", on="enigma"), hosted("pawn", on="hunter"))
    t.runner.uses("rook")
    assert pickable(t) == ["ice-wall", "wall-of-static"]


# Bishop


def test_bishop_weakens_its_ice():
    t = board(hosted("bishop", on="wall-of-static"))
    t.runner.runs("rd")
    t.corp.rezzes("wall-of-static")
    assert (t.strength("wall-of-static"), t.strength("hunter")) == (3 - 2, 4)


def test_bishop_goes_from_central_to_remote_and_back():
    t = board("bishop")
    t.runner.uses("bishop").picks("enigma")
    t.runner.uses("bishop")
    assert pickable(t) == ["ice-wall", "neural-katana"]
    t.runner.picks("ice-wall")
    t.runner.uses("bishop")
    assert pickable(t) == ["enigma", "hunter", "wall-of-static"]


@rule("AMB-105")
def test_bishop_does_not_weaken_a_program_that_hosts_it():
    t = table(runner=runner(rig=["scheherazade", hosted("bishop", on="scheherazade")]))
    assert t.strength("scheherazade") == 0


@rule("AMB-105", "MU-2")
def test_a_piece_that_leaves_its_djinn_takes_memory_again():
    t = table(runner=runner(rig=["djinn", hosted("bishop", on="djinn"), "corroder", "mimic", "gordian-blade"]),
              corp=corp(hq_server=server(ice=["enigma"])))  # fmt: skip
    assert t.runner.memory == (4, 4)
    t.runner.uses("bishop")
    assert t.asked == ("runner", "overload")


# Knight


@rule("BRK-4")
def test_knight_breaks_only_the_ice_it_sits_on():
    t = table(runner=runner(rig=["test-corp-idler", hosted("knight", on="enigma")], credits=9),
              corp=corp(hq_server=server(ice=[rezzed("enigma"), rezzed("ice-wall")])))  # fmt: skip
    t.runner.runs("hq")
    interacts(t)
    assert not usable(t.runner, "knight")
    t = table(runner=runner(rig=["test-corp-idler", hosted("knight", on="enigma")], credits=9),
              corp=corp(hq_server=server(ice=[rezzed("enigma")])))  # fmt: skip
    t.runner.runs("hq")
    interacts(t)
    t.runner.breaks("knight", 0, 1)
    assert (t.runner.credits, t.runner.view["run"]["broken"]) == (9 - 4, [0, 1])


def test_knight_cannot_jump_to_the_ice_next_to_it():
    t = table(runner=runner(rig=["knight"]),
              corp=corp(hq_server=server(ice=["enigma", "hunter", "wall-of-static"])))  # fmt: skip
    t.runner.uses("knight", 1).picks("hunter")
    assert not usable(t.runner, "knight", 1)
    t = table(runner=runner(rig=[hosted("knight", on="enigma")]),
              corp=corp(hq_server=server(ice=["enigma", "hunter", "wall-of-static"])))  # fmt: skip
    t.runner.uses("knight", 1)
    assert host_of(t, "knight") == "wall-of-static"


# Scheherazade


def test_scheherazade_pays_for_every_program_installed_on_her():
    t = table(runner=runner(grip=["pawn", "corroder", "pawn"], rig=["scheherazade"], credits=5))
    t.runner.installs("pawn", on="scheherazade").installs("corroder", on="scheherazade").installs("pawn", at="rig")
    assert t.runner.credits == 5 - 2 + 2


@rule("HOST-2", "MU-4")
def test_hosting_is_not_transitive():
    """EX-51: what sits on Scheherazade is not hosted by the Djinn below her."""
    t = table(runner=runner(grip=["corroder"], rig=["djinn", hosted("scheherazade", on="djinn")]))
    used, limit = t.runner.memory
    t.runner.installs("corroder", on="scheherazade")
    assert t.runner.memory == (used + 1, limit)


# Hard at Work


def test_hard_at_work_pays_two_for_a_click():
    t = table("corp", runner=runner(rig=["hard-at-work"], credits=0))
    t.ends_turn()
    assert (t.runner.credits, t.runner.clicks) == (2, 3)


# Deep Red

FULL = ["corroder", "mimic", "yog-0", "gordian-blade"]


@rule("MU-1")
def test_deep_reds_memory_is_for_pieces_only():
    t = table(runner=runner(grip=["corroder", "rook", "bishop"], credits=20,
                            rig=["deep-red", *FULL]))  # fmt: skip
    assert t.runner.memory == (4, 4)
    t.runner.does("install corroder")
    assert t.asked == ("runner", "trash-first")
    assert "done" not in t.options
    t = table(runner=runner(grip=["rook"], credits=20, rig=["deep-red", *FULL]))
    t.runner.installs("rook")
    t.settles()
    assert t.runner.memory == (5, 5)


@rule("MU-2")
def test_without_deep_red_the_pieces_do_not_fit():
    t = table(runner=runner(rig=["deep-red", *FULL, "rook", "bishop", "knight",
                                 "aesops-pawnshop"]))  # fmt: skip
    assert t.runner.memory == (7, 7)
    t.ends_turn()
    t.ends_turn()
    while t.asked != ("runner", "pick"):
        t.runner.answers(t.options[0])
    t.runner.picks("deep-red")
    assert t.asked == ("runner", "overload")


def test_a_fourth_unit_of_pieces_takes_common_memory():
    t = table(runner=runner(rig=["deep-red", "rook", "bishop", "knight", "knight"]))
    assert t.runner.memory == (4, 7)


def test_deep_red_moves_a_new_piece_for_nothing():
    t = board("deep-red", grip=["knight"])
    t.runner.installs("knight").says(True).picks("enigma")
    assert (host_of(t, "knight"), t.runner.clicks) == ("enigma", 3)


def test_deep_red_need_not_be_used_and_cannot_without_ice():
    t = board("deep-red", grip=["knight"])
    t.runner.installs("knight").says(False)
    assert t.state.host[t.card("knight")] == -1
    t = table(runner=runner(rig=["deep-red"], grip=["knight"]))
    t.runner.installs("knight")
    assert t.asked == ("runner", "action")


# Keyhole


@rule("AMB-106")
def test_keyhole_trashes_one_of_three_and_shuffles():
    t = table(runner=runner(rig=["keyhole"]),
              corp=corp(rd=["hedge-fund", "enigma", "snare", "hostile-takeover"]))  # fmt: skip
    t.runner.uses("keyhole")
    t.settles()
    assert pickable(t) == ["enigma", "hostile-takeover", "snare"]
    t.runner.picks("hostile-takeover")
    assert (t.where("hostile-takeover"), is_faceup(t, "hostile-takeover")) == ("archives", True)
    assert (len(t.corp.deck), runner_knows(t, "enigma"), t.runner.clicks) == (3, False, 3)


@rule("REPL-1")
def test_keyhole_leaves_no_access_to_choose():
    t = table(runner=runner(rig=["keyhole"]), corp=corp(rd=["hedge-fund", "enigma"]))
    t.runner.uses("keyhole")
    t.settles()
    assert t.asked == ("runner", "pick")
    assert "accesses" not in t.log("runner")


# Activist Support


def test_activist_support_tags_whoever_has_none_and_shames_a_clean_corp():
    t = table(runner=runner(rig=["activist-support"]))
    t.ends_turn()
    assert t.runner.tags == 1
    t.ends_turn()
    assert t.corp.bad_publicity == 1


def test_activist_support_adds_nothing_to_what_is_there():
    t = table(runner=runner(rig=["activist-support"], tags=1), corp=corp(bad_publicity=2))
    t.ends_turn()
    t.ends_turn()
    assert (t.runner.tags, t.corp.bad_publicity) == (1, 2)


# Quest Completed


def quest(**remote) -> Table:
    t = table(runner=runner(grip=["quest-completed"], credits=9), clicks=5,
              corp=corp(hq=["hedge-fund"], rd=["hedge-fund"] * 3, **remote))  # fmt: skip
    for name in ("hq", "rd", "archives"):
        assert not t.runner.can("play quest-completed")
        t.runner.runs(name)
        while t.asked != ("runner", "action"):
            if not t.let_pass():
                t.runner.answers(t.options[-1])
    return t


@rule("ACC-1")
def test_quest_completed_accesses_any_installed_card_without_a_run():
    t = quest(remote_1=server(ice=["enigma"], root=[unrezzed("hostile-takeover")]))
    t.runner.plays("quest-completed")
    t.settles()
    assert (t.where("hostile-takeover"), t.runner.points, t.run) == ("runner-score", 1, None)


def test_quest_completed_lets_the_runner_trash_and_springs_ambushes():
    t = quest(remote_1=server(root=["adonis-campaign"]), remote_2=server(root=["snare"]))
    t.runner.plays("quest-completed")
    assert pickable(t) == ["adonis-campaign", "snare"]
    two = t.fork()
    t.runner.picks("adonis-campaign").trashes()
    assert (t.where("adonis-campaign"), t.runner.credits) == ("archives", 9 + 2 - 3)
    two.runner.picks("snare")
    two.corp.says(True)
    assert (two.winner, two.reason) == ("corp", "flatline")


def test_quest_completed_needs_something_to_access():
    t = quest(remote_1=server(ice=["enigma"]))
    assert not t.runner.can("play quest-completed")


# Hemorrhage


def test_hemorrhage_bleeds_hq_for_two_counters():
    t = table(runner=runner(rig=["hemorrhage"]), corp=corp(hq=["hedge-fund", "enigma"], rd=["hedge-fund"] * 3))
    t.runner.runs("archives")
    t.settles()
    assert (t.counter("hemorrhage", "virus"), usable(t.runner, "hemorrhage")) == (1, False)
    t.runner.runs("archives")
    t.settles()
    t.runner.uses("hemorrhage")
    t.corp.picks("enigma")
    assert (t.where("enigma"), is_faceup(t, "enigma"), t.counter("hemorrhage", "virus")) == ("archives", False, 0)


def test_hemorrhage_cannot_be_used_on_an_empty_hand():
    t = table(runner=runner(rig=[faceup("hemorrhage", virus=4)]))
    assert not usable(t.runner, "hemorrhage")


# Tallie Perrault


@rule("AMB-109")
def test_tallie_answers_a_black_operation_with_publicity_and_a_tag():
    t = table(
        "corp", corp(hq=["scorched-earth"], credits=9), runner(rig=["tallie-perrault"], grip=["diesel"] * 5, tags=1)
    )
    t.corp.plays("scorched-earth")
    t.runner.says(True)
    assert (t.corp.bad_publicity, t.runner.tags) == (1, 2)


def test_tallie_need_not_and_says_nothing_of_other_operations():
    t = table("corp", corp(hq=["closed-accounts", "hedge-fund"], credits=9), runner(rig=["tallie-perrault"], tags=1))
    t.corp.plays("hedge-fund")
    assert t.asked != ("runner", "decide")
    t.corp.plays("closed-accounts")
    t.runner.says(False)
    assert (t.corp.bad_publicity, t.runner.tags) == (0, 1)


def test_tallie_leaves_with_a_card_for_each_bad_publicity():
    t = table(runner=runner(rig=["tallie-perrault"], stack=["diesel"] * 5), corp=corp(bad_publicity=3))
    t.runner.takes_credit().uses("tallie-perrault")
    assert (t.runner.hand, t.where("tallie-perrault"), t.runner.clicks) == (["diesel"] * 3, "heap", 3)


@rule("ABIL-15")
def test_tallie_does_not_leave_for_nothing():
    t = table(runner=runner(rig=["tallie-perrault"]))
    t.runner.takes_credit()
    assert (t.asked, usable(t.runner, "tallie-perrault")) == (("runner", "action"), False)


# Singularity


@rule("COST-3")
def test_singularity_trashes_all_in_a_remote_server_but_no_ice():
    t = table(runner=runner(grip=["singularity"], credits=9),
              corp=corp(remote_1=server(ice=["enigma"],
                                        root=["adonis-campaign", rezzed("red-herrings")])))  # fmt: skip
    t.runner.plays("singularity")
    assert t.runner.clicks == 2
    t.settles()
    assert sorted(t.corp.pile) == ["adonis-campaign", "red-herrings"]
    assert (is_faceup(t, "adonis-campaign"), is_faceup(t, "red-herrings")) == (False, True)
    assert t.zone("remote-1/ice") == ["enigma"]


def test_singularity_needs_a_remote_server():
    assert not table(runner=runner(grip=["singularity"], credits=9)).runner.can("play singularity")


def test_an_emptied_server_is_gone_and_the_run_was_successful():
    t = table(runner=runner(grip=["singularity"], rig=["hemorrhage"], credits=9),
              corp=corp(remote_1=server(root=["hostile-takeover"])))  # fmt: skip
    t.runner.plays("singularity")
    t.settles()
    t.settles()
    assert (t.run, t.counter("hemorrhage", "virus"), t.where("hostile-takeover")) == (None, 1, "archives")


# Queen's Gambit


@rule("ADV-4", "AMB-125")
def test_queens_gambit_pays_two_for_each_token():
    t = table(runner=runner(grip=["queens-gambit"], credits=0),
              corp=corp(remote_1=server(root=["adonis-campaign"]),
                        remote_2=server(root=[rezzed("melange-mining-corp")]),
                        hq_server=server(root=["red-herrings"])))  # fmt: skip
    t.runner.plays("queens-gambit")
    assert t.asked == ("runner", "number")  # only one card can be chosen
    t.runner.says(3)
    assert (t.runner.credits, t.tokens("adonis-campaign"), t.runner.clicks) == (6, 3, 2)


@rule("CANT-1")
def test_what_was_gambled_on_cannot_be_accessed_this_turn():
    t = table(
        runner=runner(grip=["queens-gambit"]), corp=corp(remote_1=server(root=["hostile-takeover", "red-herrings"]))
    )
    t.runner.plays("queens-gambit").picks("hostile-takeover").says(1)
    t.runner.runs("remote-1")
    t.settles()
    assert t.asked == ("runner", "trash-accessed")  # Red Herrings alone
    t.runner.leaves()
    assert t.where("hostile-takeover") == "remote-1/root"
    t.ends_turn()
    t.ends_turn()
    t.runner.runs("remote-1").accesses("hostile-takeover")
    assert t.where("hostile-takeover") == "runner-score"


def test_tokens_tell_nothing_about_a_card_they_were_gambled_on():
    t = table(runner=runner(grip=["queens-gambit"]),
              corp=corp(rd=["hedge-fund"], remote_1=server(root=["adonis-campaign"])))  # fmt: skip
    t.runner.plays("queens-gambit").says(3)
    GAME.redeal(t.state, 1, 7)  # a world in which an asset carries them
    assert t.tokens("adonis-campaign") == 3


def test_none_at_all_is_up_to_three():
    t = table(runner=runner(grip=["queens-gambit"], credits=0), corp=corp(remote_1=server(root=["adonis-campaign"])))
    t.runner.plays("queens-gambit").says(0)
    assert (t.runner.credits, t.tokens("adonis-campaign")) == (0, 0)


# Dyson Fractal Generator


def test_the_fractal_generator_pays_for_fracters_only():
    t = meets("ice-wall", rig=["dyson-fractal-generator", "corroder"])
    t.runner.breaks("corroder", 0).answers(t.options[0])
    assert (t.runner.credits, t.counter("dyson-fractal-generator", "credit")) == (20, 0)
    t = meets("neural-katana", rig=["dyson-fractal-generator", "mimic"])
    t.runner.breaks("mimic", 0)
    assert (t.runner.credits, t.counter("dyson-fractal-generator", "credit")) == (20 - 1, 1)
