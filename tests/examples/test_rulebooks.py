"""The worked examples of the Spanish and Polish rulebooks (EX-1 to EX-13), move for move."""

from tests.netrunner.scenario import corp, faceup, rezzed, runner, server, table, unrezzed


def test_ex_1_paying_with_a_hosted_counter():
    t = table(
        runner=runner(rig=[faceup("datasucker", virus=2)]),
        corp=corp(hq_server=server(ice=[rezzed("wall-of-static")])),
    )
    t.runner.runs("hq").uses("datasucker")
    assert (t.counter("datasucker", "virus"), t.strength("wall-of-static")) == (1, 2)
    t.runner.uses("datasucker")
    assert not t.runner.can(f"use {t.runner.id('datasucker')} 0")
    t.settles()
    assert t.strength("wall-of-static") == 3


def remote_with_two_ice():
    return table(
        "corp",
        corp=corp(
            hq=["enigma"],
            remote_1=server(ice=["hunter", rezzed("ice-wall")], root=[rezzed("security-subcontract")]),
        ),
    )


def test_ex_2_a_third_ice_costs_two_and_stands_outermost():
    t = remote_with_two_ice()
    t.corp.installs("enigma", at="remote-1").done()
    assert t.corp.credits == 5 - 2 + 1  # Haas-Bioroid gains 1 for the first install
    assert t.zone("remote-1/ice") == ["hunter", "ice-wall", "enigma"]


def test_ex_2_trashing_ice_first_makes_it_cheaper():
    t = remote_with_two_ice()
    t.corp.installs("enigma", at="remote-1").trashes_first("ice-wall").trashes_first("hunter")
    assert t.corp.credits == 5 + 1
    assert t.zone("remote-1/ice") == ["enigma"]
    assert t.state.faceup[t.card("ice-wall")] == 1
    assert t.state.faceup[t.card("hunter")] == 0


def test_ex_3_ice_is_approached_from_outside_and_the_first_cannot_be_jacked_out_of():
    t = table(corp=corp(remote_1=server(ice=["hunter", "enigma", "ice-wall"], root=["pad-campaign"])))
    t.runner.runs("remote-1")
    met = []
    for n in range(3):
        met.append(t.run.ice)
        t.corp.passes()
        assert t.asked == ("runner", "jack-out"), n
        t.runner.answers("continue")
    assert met == [t.card("ice-wall"), t.card("enigma"), t.card("hunter")]
    assert t.run.ice == -1


def test_ex_4_corroder_breaks_any_barrier_whatever_else_it_is():
    t = table(
        runner=runner(rig=["corroder"], credits=9),
        corp=corp(hq_server=server(ice=[rezzed("enigma"), rezzed("heimdall-1-0")])),
    )
    t.runner.runs("hq")
    for _ in range(4):
        t.runner.uses("corroder", 1)
    t.runner.breaks("corroder", 0, 1, 2)
    assert t.run.broken == 0b111
    t.runner.passes().goes_on()
    assert t.run.ice == t.card("enigma")
    assert not t.runner.can(f"use {t.runner.id('corroder')} 0")


def test_ex_4_crypsis_names_no_subtype_and_breaks_any():
    t = table(
        runner=runner(rig=[faceup("crypsis", virus=1)], credits=9),
        corp=corp(hq_server=server(ice=[rezzed("enigma")])),
    )
    t.runner.runs("hq").uses("crypsis", 1).uses("crypsis", 1).breaks("crypsis", 1)
    assert t.run.broken == 0b10


def test_ex_5_root_upgrades_may_come_between_cards_of_hq():
    t = table(
        runner=runner(grip=["legwork"]),
        corp=corp(hq=["hedge-fund", "enigma"], hq_server=server(root=["red-herrings"])),
    )
    t.runner.plays("legwork").accesses("hq").accesses("red-herrings").leaves()
    t.settles()
    first, root, second = [line["card"] for line in t.says("accesses", "runner")]
    assert root == "red-herrings"
    assert {first, second} == {"hedge-fund", "enigma"}


def test_ex_6_accessed_cards_go_back_as_they_were():
    t = table(corp=corp(hq=["hedge-fund"], remote_1=server(root=["pad-campaign"])), runner=runner(credits=0))
    t.runner.runs("remote-1")
    t.settles()
    assert (t.where("pad-campaign"), t.is_rezzed("pad-campaign")) == ("remote-1/root", False)
    t.runner.runs("hq")
    t.settles()
    assert t.corp.hand == ["hedge-fund"]


def test_ex_7_seven_points_end_the_access():
    t = table(
        runner=runner(stolen=["nisei-mk-ii", "nisei-mk-ii", "hostile-takeover"]),
        corp=corp(archives=["priority-requisition", "hostile-takeover", "breaking-news"]),
    )
    t.runner.runs("archives").accesses("priority-requisition")
    assert (t.winner, t.reason, t.runner.points) == ("runner", "agendas", 8)
    assert "breaking-news" in t.zone("archives")


def bart_runs_on_olivia():
    return table(
        runner=runner(
            grip=["diesel", "modded", "diesel"],
            rig=["gordian-blade", "crypsis", "sacrificial-construct", faceup("the-toolbox", credit=2)],
            credits=5,
            identity="kate-mac-mccaffrey-digital-tinker",
        ),
        corp=corp(
            identity="jinteki-personal-evolution",
            credits=7,
            remote_1=server(
                ice=["wall-of-thorns", "data-mine", rezzed("enigma")],
                root=["akitaro-watanabe", unrezzed("nisei-mk-ii", advancement=1)],
            ),
        ),
        clicks=1,
    )


def test_ex_8_bart_runs_on_olivias_remote():
    t = bart_runs_on_olivia()
    t.runner.runs("remote-1")
    toolbox = t.runner.id("the-toolbox")
    t.runner.uses("gordian-blade", 0).answers(f"pay {toolbox}x1").answers("subroutine 1")
    t.runner.passes()  # the click subroutine finds no click to take
    assert (t.runner.clicks, t.counter("the-toolbox", "credit"), t.runner.credits) == (0, 1, 5)
    t.runner.goes_on()
    assert t.run.ice == t.card("data-mine")
    t.runner.goes_on()  # Olivia rezzes nothing
    assert t.run.ice == t.card("wall-of-thorns")
    t.corp.rezzes("akitaro-watanabe").rezzes("wall-of-thorns").passes()
    assert t.corp.credits == 0
    t.runner.uses("crypsis", 1).answers(f"pay {toolbox}x1")
    for _ in range(4):
        t.runner.uses("crypsis", 1)
    t.runner.breaks("crypsis", 1)
    assert (t.runner.credits, t.strength("crypsis")) == (0, 5)
    assert len(t.runner.hand) == 1
    t.runner.prevents("sacrificial-construct", saving="crypsis")
    assert t.where("crypsis") == "rig"
    assert t.where("sacrificial-construct") == "heap"
    t.runner.goes_on().accesses("nisei-mk-ii")
    assert (t.runner.points, len(t.runner.hand), t.winner) == (2, 0, None)
    t.settles()
    assert (t.where("akitaro-watanabe"), t.is_rezzed("akitaro-watanabe")) == ("remote-1/root", True)
    assert t.says("succeeds") == [{"seat": "runner", "server": "remote-1", "rule": "RUN-5.4"}]


def data_raven(runner_pays):
    t = table(
        runner=runner(
            identity="kate-mac-mccaffrey-digital-tinker", rig=["access-to-globalsec"], credits=7, grip=["diesel"]
        ),
        corp=corp(hq_server=server(ice=[rezzed("data-raven")])),
    )
    assert t.runner.link == 2
    t.runner.runs("hq").says("take-1-tag")
    t.corp.says(2)
    t.runner.says(runner_pays)
    return t


def test_ex_9_a_tied_trace_fails():
    t = data_raven(3)
    assert (t.counter("data-raven", "power"), t.runner.credits, t.runner.tags) == (0, 4, 1)


def test_ex_9_one_credit_less_and_it_succeeds():
    t = data_raven(2)
    assert (t.counter("data-raven", "power"), t.runner.credits) == (1, 5)


def test_ex_10_a_constant_ability_lasts_as_long_as_its_card():
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("ice-wall")], root=[rezzed("experiential-data")]), hq=["hedge-fund"]),
    )
    assert t.strength("ice-wall") == 2
    t = table(
        runner=runner(grip=["inside-job"], credits=9),
        corp=corp(hq_server=server(ice=[rezzed("ice-wall")], root=[rezzed("experiential-data")])),
    )
    t.runner.plays("inside-job").says("run hq").trashes()
    assert t.strength("ice-wall") == 1


def test_ex_11_a_click_ability_is_an_action():
    t = table(runner=runner(rig=["magnum-opus"]), clicks=1, corp=corp(hq_server=server(ice=["enigma"])))
    t.runner.uses("magnum-opus")
    assert (t.runner.clicks, t.runner.credits) == (0, 7)
    t = table(runner=runner(rig=["magnum-opus"]), corp=corp(hq=["hedge-fund"]))
    t.runner.runs("hq")
    magnum = f"use {t.runner.id('magnum-opus')} 0"
    while t.asked != ("runner", "action"):
        assert magnum not in t.options
        assert t.let_pass()


def test_ex_12_pad_campaign_pays_once_before_the_draw():
    t = table("corp", begin=True, corp=corp(remote_1=server(root=[rezzed("pad-campaign")])))
    t.settles()
    assert (t.corp.credits, t.asked) == (6, ("corp", "action"))
    assert t.log().index("gains") < t.log().index("draws")


def test_ex_12_rezzed_in_the_opening_window_it_still_pays():
    t = table("corp", begin=True, corp=corp(remote_1=server(root=["pad-campaign"])))
    t.corp.rezzes("pad-campaign")
    t.settles()
    assert t.corp.credits == 5 - 2 + 1


def test_ex_12_rezzed_in_the_action_phase_it_waits_a_turn():
    t = table("corp", begin=True, corp=corp(remote_1=server(root=["pad-campaign"])))
    t.corp.passes()
    t.corp.rezzes("pad-campaign")
    t.settles()
    assert t.corp.credits == 5 - 2


def pawnshop_and_wyldside():
    return table(begin=True, runner=runner(rig=["aesops-pawnshop", "wyldside"], stack=["diesel"] * 5))


def test_ex_13_pawning_wyldside_first_stops_it():
    t = pawnshop_and_wyldside()
    t.runner.answers("trigger aesops-pawnshop/turn-begins-0").picks("wyldside")
    t.settles()
    assert (t.runner.credits, t.runner.clicks, t.runner.hand) == (8, 4, [])


def test_ex_13_wyldside_first_leaves_the_pawnshop():
    t = pawnshop_and_wyldside()
    t.runner.answers("trigger wyldside/turn-begins-0")
    assert (t.runner.clicks, len(t.runner.hand)) == (3, 2)
    t.runner.picks("wyldside")
    assert t.runner.credits == 8
