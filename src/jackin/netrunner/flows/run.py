"""The run, steps [1] to [7] (RUN)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, Text, flow
from jackin.netrunner.rules.abilities import Hook, text_of
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.flows.access import access, leave_access, put_back
from jackin.netrunner.flows.encounter import ENCOUNTER_FLOW, RUN_FLOW, encounter, ends as encounter_ends
from jackin.netrunner.flows.window import window
from jackin.netrunner.rules.legal import why_not_jack_out
from jackin.netrunner.rules.listener import listener
from jackin.netrunner.rules.moves import move
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.changes import context
from jackin.netrunner.rules.costs import run_clicks
from jackin.netrunner.rules.servers import exists, server_fits
from jackin.netrunner.state import NEITHER, SUCCESSFUL, UNDECIDED, UNSUCCESSFUL, Run, State
from jackin.netrunner.rules.triggers import emit, note, resolve_text
from jackin.netrunner.words import (
    ACCESS_BEGINS, ALL_PASSED, APPROACHED, CORP, FIRST_REMOTE, NEXT_TURN, PAID, PASSED, REZ, REZ_ICE, RUN_BEGINS,
    RUN_ENDS, RUN_SUCCESSFUL, RUN_UNSUCCESSFUL, RUNNER, TURN, WHILE_REZZED, line, server_name,
)  # fmt: skip

JACK_OUT: Final = Option("jack-out")
CONTINUE: Final = Option("continue")
RUNS: Final = [Option("run", server_name(server), place=server) for server in range(100)]
MOST_APPROACHES: Final = 100


def start_run(s: State, server: int, source: int, text: Text | None) -> None:
    clicks = run_clicks(s, server)
    if clicks:
        s.clicks[RUNNER] -= clicks
        say(s, "spends-clicks", RUNNER, n=clicks, where=server, rule="COST-3")
    s.run = Run(server, source, text)
    s.call(RUN_FLOW, RUNNER, source, text=text)


def the_run(s: State) -> Run:
    assert s.run is not None
    return s.run


def initiates(s: State, f: Frame) -> Ask | None:
    """RUN-1, BP-1: bad publicity pays once, now."""
    run = the_run(s)
    run.purse = s.bad_publicity
    run.ahead = len(s.zones[line(run.server)])
    say(s, "runs", RUNNER, where=run.server, rule="RUN-1")
    emit(s, RUN_BEGINS, -1, run.server)
    return None


def approaches(s: State, f: Frame) -> Ask | None:
    """RUN-2: the next ice inward; with none left, the server."""
    run = the_run(s)
    run.moved = False
    if run.ahead == 0:
        f.jump(approaches_server)
        return None
    run.ahead -= 1
    run.ice = s.zones[line(run.server)][run.ahead]
    run.approaches += 1
    say(s, "approaches", RUNNER, run.ice, n=run.ahead + 1, where=run.server, rule="RUN-2")
    emit(s, APPROACHED, run.ice)
    return None


def approach_window(s: State, f: Frame) -> Ask | None:
    """RUN-2.1: window P."""
    if not ice_gone(s, f):
        window(s, PAID, the_run(s).ice)
    return None


def ice_gone(s: State, f: Frame) -> bool:
    """RUN-2.b, AMB-57: approached ice that is uninstalled has been passed; there is no more of its approach."""
    if vanished(s, f):
        return True
    if the_run(s).ice >= 0:
        return False
    f.jump(passes)
    return True


def may_jack_out(s: State, f: Frame) -> Ask | None:
    """RUN-2.2: not from the first ice of the run (RUN-9)."""
    if ice_gone(s, f):
        return None
    if the_run(s).approaches == 1:
        s.got = CONTINUE
        return None
    return Ask(RUNNER, "jack-out", ways_on(s))


def ways_on(s: State) -> list[Option]:
    """LOOP-2: who goes round and round in a run must jack out of it, unless that is forbidden."""
    if why_not_jack_out(s) is not None:
        return [CONTINUE]
    return [JACK_OUT] if the_run(s).approaches > MOST_APPROACHES else [CONTINUE, JACK_OUT]


def must_go_on(s: State) -> bool:
    """LOOP-2: if jacking out is forbidden, the Corp ends the loop and lets the run go on."""
    return the_run(s).approaches > MOST_APPROACHES and why_not_jack_out(s) is not None


def jacked_out(s: State, f: Frame) -> Ask | None:
    if s.got.verb == "jack-out":
        jack_out(s, f)
    return None


def jack_out(s: State, f: Frame) -> None:
    """RUN-8."""
    say(s, "jacks-out", RUNNER, rule="RUN-8")
    the_run(s).outcome = UNSUCCESSFUL
    f.jump(ends)


def offers_way_out(s: State, f: Frame) -> Ask | None:
    """A card lets the Runner jack out at a moment of its own."""
    return Ask(RUNNER, "jack-out", ways_on(s))


def takes_way_out(s: State, f: Frame) -> Ask | None:
    """RUN-8: out of an encounter too, which ends first."""
    run = s.frame(RUN_FLOW)
    if s.got.verb == "jack-out" and run is not None:
        if the_run(s).encountering:
            say(s, "jacks-out", RUNNER, rule="RUN-8")
            break_off(s)
        else:
            s.unwind(run)
            jack_out(s, run)
    return None


WAY_OUT: Final = flow("way-out", offers_way_out, takes_way_out)


def may_leave(s: State) -> None:
    """The Runner may jack out now."""
    s.call(WAY_OUT, RUNNER)


def rez_window(s: State, f: Frame) -> Ask | None:
    """RUN-2.3: window P R, and the approached ice may be rezzed."""
    window(s, PAID | REZ | REZ_ICE, the_run(s).ice)
    return None


def meets_or_passes(s: State, f: Frame) -> Ask | None:
    """RUN-2.4."""
    run = the_run(s)
    if not ice_gone(s, f) and s.faceup[run.ice]:
        encounter(s, run.ice)
    return None


def passes(s: State, f: Frame) -> Ask | None:
    """RUN-4: also from ice that stayed unrezzed (AMB-65) or is gone."""
    run = the_run(s)
    if not vanished(s, f):
        ice = run.ice
        if not run.moved:
            emit(s, PASSED, run.ice)
        run.ice = -1
        if ice >= 0 and s.automated:
            listener().passes(s, ice)
    return None


def goes_inward(s: State, f: Frame) -> Ask | None:
    """RUN-4.a."""
    f.jump(approaches)
    return None


def vanished(s: State, f: Frame) -> bool:
    """RUN-10: the attacked remote is gone, and the run with it."""
    run = the_run(s)
    if run.server < FIRST_REMOTE or exists(s, run.server):
        return False
    run.outcome = NEITHER if run.outcome == UNDECIDED else run.outcome
    run.ice = -1
    f.jump(ends)
    return True


def approaches_server(s: State, f: Frame) -> Ask | None:
    """RUN-5."""
    run = the_run(s)
    if not vanished(s, f):
        run.ice = -1
        say(s, "approaches-server", RUNNER, where=run.server, rule="RUN-5")
        if s.hearing >> ALL_PASSED & 1:
            emit(s, ALL_PASSED, -1, run.server)
    return None


def server_window(s: State, f: Frame) -> Ask | None:
    """RUN-5.1: window P."""
    window(s, PAID)
    return None


def may_jack_out_of_server(s: State, f: Frame) -> Ask | None:
    """RUN-5.2."""
    if vanished(s, f):
        return None
    return Ask(RUNNER, "jack-out", ways_on(s))


def jacked_out_of_server(s: State, f: Frame) -> Ask | None:
    if s.got.verb == "jack-out":
        jack_out(s, f)
    return None


def last_window(s: State, f: Frame) -> Ask | None:
    """RUN-5.3: window P R."""
    window(s, PAID | REZ)
    return None


def succeeds(s: State, f: Frame) -> Ask | None:
    """RUN-5.4: first what the card that started the run says "if successful"."""
    if vanished(s, f):
        return None
    run = the_run(s)
    text = text_of(run)
    if text.would_succeed_at >= 0:
        run.server = text.would_succeed_at
    run.outcome = SUCCESSFUL
    say(s, "succeeds", RUNNER, where=run.server, rule="RUN-5.4")
    if text.if_successful is not None:
        if server_fits(run.server, text.success_server):
            resolve_text(s, RUNNER, run.source, text.if_successful)
    return None


def was_successful(s: State, f: Frame) -> Ask | None:
    """RUN-5.4: then everything that waits for a successful run."""
    emit(s, RUN_SUCCESSFUL, -1, the_run(s).server)
    return None


def may_replace_access(s: State, f: Frame) -> Ask | None:
    """REPL-1, AMB-13: one "instead" at most takes the place of the whole access."""
    if vanished(s, f):
        return None
    if cannot_access(s):
        f.jump(ends)
        return None
    found = replacements(s)
    options = found if any(must_replace(s, option) for option in found) else [Option("access"), *found]
    if len(options) == 1:
        s.got = options[0]
        return None
    return Ask(RUNNER, "instead", options)


def cannot_access(s: State) -> bool:
    """CANT-1: what cannot be done cannot be replaced either (AMB-127)."""
    run = the_run(s)
    text = text_of(run)
    return text.no_access and server_fits(run.server, text.success_server)


def must_replace(s: State, option: Option) -> bool:
    """Whether the text leaves the Runner no choice but to replace the access, by this card or another."""
    hook = CARDS[s.code[option.card]].behaviour.instead
    if hook is not None:
        return hook.must
    return text_of(the_run(s)).must


def replacements(s: State) -> list[Option]:
    run = the_run(s)
    found: list[Option] = []
    text = text_of(run)
    if text.instead is not None and server_fits(run.server, text.success_server):
        found.append(Option("instead", s.public(run.source), run.source))
    for card in s.awake:
        hook = CARDS[s.code[card]].behaviour.instead
        if hook is not None and server_fits(run.server, hook.server) and may_replace(s, hook, context(s, card)):
            found.append(Option("instead", s.public(card), card))
    return found


def may_replace(s: State, hook: Hook, f: Frame) -> bool:
    return (hook.only_if is None or hook.only_if.holds(s, f)) and hook.text.could(s, f)


def accesses(s: State, f: Frame) -> Ask | None:
    """RUN-5.5."""
    run = the_run(s)
    if s.got.verb == "access":
        access(s, run.server)
        return None
    card = s.got.card
    note(s, ACCESS_BEGINS, -1, run.server)
    hook = CARDS[s.code[card]].behaviour.instead
    resolve_text(s, RUNNER, card, text_of(run).instead if hook is None else hook.text)
    return None


def ends(s: State, f: Frame) -> Ask | None:
    """RUN-6, RUN-7, BP-3."""
    run = the_run(s)
    run.ended = True
    run.ice = -1
    run.purse = 0
    run.accessing = -1
    run.left = 0
    put_back(s, run.server)
    if run.outcome == UNSUCCESSFUL:
        say(s, "fails", RUNNER, where=run.server, rule="RUN-7")
        emit(s, RUN_UNSUCCESSFUL, -1, run.server)
    else:
        say(s, "run-ends", RUNNER, where=run.server, rule="RUN-6")
    emit(s, RUN_ENDS, -1, run.server)
    afterwards = text_of(run).afterwards
    if afterwards is not None:
        resolve_text(s, RUNNER, run.source, afterwards)
    return None


def is_over(s: State, f: Frame) -> Ask | None:
    s.run = None
    if s.lasting:
        s.lasting = [lasting for lasting in s.lasting if lasting.until in (TURN, NEXT_TURN, WHILE_REZZED)]
    if s.automated:
        listener().run_is_over(s)
    return None


RUN_FLOW.takes(
    initiates, approaches, approach_window, may_jack_out, jacked_out, rez_window, meets_or_passes, passes,
    goes_inward, approaches_server, server_window, may_jack_out_of_server, jacked_out_of_server, last_window,
    succeeds, was_successful, may_replace_access, accesses, ends, is_over,
)  # fmt: skip
RUN_FLOW.closes_with(ends)


def deflect(s: State, ice: int, server: int) -> None:
    """AMB-46: ice becomes the outermost of another server; a run that has met it goes on from there."""
    run = s.run
    met = run is not None and run.ice == ice
    move(s, ice, line(server), s.faceup[ice] == 1)
    say(s, "moves-ice", CORP, ice, where=server, rule="AMB-46")
    if run is not None and met:
        run.ice = ice
        run.server = server
        run.ahead = len(s.zones[line(server)]) - 1


def end_the_run(s: State) -> None:
    """AMB-24: at once, closing any open window. An encounter ends first, with all that waits for that."""
    run = s.run
    if run is None or run.ended:
        return
    say(s, "run-ended", where=run.server, rule="ICE-6")
    break_off(s)


def break_off(s: State) -> None:
    run = the_run(s)
    run.ended = True
    if run.outcome == UNDECIDED:
        run.outcome = UNSUCCESSFUL
    met = s.frame(ENCOUNTER_FLOW)
    frame = met if met is not None and run.encountering else s.frame(RUN_FLOW)
    assert frame is not None
    leave_access(s)
    s.unwind(frame)
    if frame.step not in ("ends", "is_over"):
        frame.jump(ends if frame.flow is RUN_FLOW else encounter_ends)
