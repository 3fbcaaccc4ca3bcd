import type { Timing, View } from '../../protocol'

export type Shape = 'dot' | 'window' | 'choice' | 'action'
export type Light = 'done' | 'now' | 'ahead'

/** One station of the wire; `label` is a key web-wire-LABEL. */
export interface Step {
  id: string
  shape: Shape
  label: string
  /** Steps of the charts that stand here. */
  at: Timing[]
}

/** The steps of a chart. */
type In<Chart extends string, At = Timing> = At extends `${Chart}/${infer Step}` ? Step : never

/** A step of a turn, whoever takes it: a player or an automa. */
const corp = (...steps: In<'corp-turn' | 'automa-corp-turn'>[]): Timing[] =>
  steps.flatMap((step) => [`corp-turn/${step}`, `automa-corp-turn/${step}`] as Timing[])
const runner = (...steps: In<'runner-turn' | 'automa-runner-turn'>[]): Timing[] =>
  steps.flatMap((step) => [`runner-turn/${step}`, `automa-runner-turn/${step}`] as Timing[])

export const CORP_TURN: Step[] = [
  step('corp-start', 'dot', '', corp('corp_gains_clicks')),
  step('corp-opening', 'window', 'begin', corp('corp_opening_window')),
  step(
    'corp-draw',
    'dot',
    'draw',
    corp('corp_refills', 'corp_turn_begins', 'corp_draws', 'draws_or_loses', 'waits_no_longer'),
  ),
  step('corp-first', 'window', '', corp('corp_first_window')),
  step(
    'corp-action',
    'action',
    'action',
    corp('corp_acts', 'corp_takes_action', 'corp_goes_on', 'reveals_card', 'takes_clicks', 'goes_on'),
  ),
  step('corp-after', 'window', '', corp('corp_window_after')),
  step('corp-discard', 'dot', 'discard', corp('corp_discards', 'corp_discarded', 'stops')),
  step('corp-last', 'window', '', corp('corp_last_window')),
  step('corp-end', 'dot', 'end', corp('corp_loses_clicks', 'corp_turn_ends', 'corp_turn_is_over')),
]

export const RUNNER_TURN: Step[] = [
  step('runner-start', 'dot', '', runner('runner_gains_clicks')),
  step('runner-opening', 'window', 'begin', runner('runner_opening_window')),
  step('runner-begin', 'dot', '', runner('runner_refills', 'runner_turn_begins')),
  step('runner-first', 'window', '', runner('runner_first_window')),
  step(
    'runner-action',
    'action',
    'action',
    runner(
      'runner_acts',
      'runner_takes_action',
      'runner_goes_on',
      'reveals_runner_card',
      'reads_click',
      'next_click',
    ),
  ),
  step('runner-after', 'window', '', runner('runner_window_after')),
  step('runner-discard', 'dot', 'discard', runner('runner_discards', 'runner_discarded', 'runner_stops')),
  step('runner-last', 'window', '', runner('runner_last_window')),
  step(
    'runner-end',
    'dot',
    'end',
    runner('runner_loses_clicks', 'runner_turn_ends', 'runner_turn_is_over', 'automatic_turn_is_over'),
  ),
]

export const RUN: Step[] = [
  step('run-start', 'dot', 'run-start', ['run/initiates', 'run/approaches']),
  step('run-approach', 'window', '', ['run/approach_window']),
  step('run-jack-out', 'choice', 'run-approach', ['run/may_jack_out', 'run/jacked_out']),
  step('run-rez', 'window', '', ['run/rez_window']),
  step('run-break', 'window', 'run-break', [
    'encounter/begins',
    'encounter/interaction',
    'encounter/interaction_ends',
    'run/meets_or_passes',
  ]),
  step('run-resolve', 'dot', 'run-resolve', [
    'encounter/subroutines',
    'encounter/next_subroutine',
    'encounter/ends',
    'encounter/is_over',
  ]),
  step('run-pass', 'dot', 'run-pass', ['run/passes', 'run/goes_inward']),
  step('run-server', 'window', '', ['run/approaches_server', 'run/server_window']),
  step('run-server-jack-out', 'choice', 'run-server', ['run/may_jack_out_of_server', 'run/jacked_out_of_server']),
  step('run-last', 'window', '', ['run/last_window']),
  step('run-success', 'dot', 'run-success', ['run/succeeds', 'run/was_successful', 'run/may_replace_access']),
  step('run-access', 'dot', 'run-access', ['run/accesses']),
  step('run-end', 'dot', 'run-end', ['run/ends', 'run/is_over']),
]

function step(id: string, shape: Shape, label: string, at: Timing[]): Step {
  return { id, shape, label, at }
}

export interface Station extends Step {
  light: Light
}

export interface Wire {
  turn: Station[]
  run: Station[]
  running: boolean
  now: Station | undefined
  side: string
}

/** The steps of the turn and of the run, with the present one lit. */
export function wireOf(view: View): Wire {
  const turnSteps = view.active === 'corp' ? CORP_TURN : RUNNER_TURN
  const running = view.run !== null
  const turnNow = view.turn ? findLast(turnSteps, view.timing) : -1
  const runNow = running ? findLast(RUN, view.timing) : -1
  const turn = lit(turnSteps, turnNow)
  const run = lit(RUN, runNow)
  return { turn, run, running, now: running && runNow >= 0 ? run[runNow] : turn[turnNow], side: view.active }
}

/** The deepest chart that names a station decides. */
function findLast(steps: Step[], timing: Timing[]): number {
  for (const at of [...timing].reverse()) {
    const found = steps.findIndex((step) => step.at.includes(at))
    if (found >= 0) return found
  }
  return -1
}

function lit(steps: Step[], now: number): Station[] {
  return steps.map((step, at) => ({ ...step, light: at < now ? 'done' : at === now ? 'now' : 'ahead' }))
}

/** An action is under way, or its window is. */
const BEGUN = new Set<Timing>([
  ...corp('corp_takes_action', 'takes_clicks', 'corp_window_after'),
  ...runner('runner_takes_action', 'reads_click', 'runner_window_after'),
])

/** "Action 2 of 4": the clicks a side has by the rules, or more if it has been given more. */
export function actionCount(view: View): { n: number; most: number } {
  const side = view.active === 'corp' ? view.corp : view.runner
  const most = Math.max(view.active === 'corp' ? 3 : 4, side.clicks)
  const begun = view.timing.some((at) => BEGUN.has(at))
  return { n: Math.max(1, Math.min(most, most - side.clicks + (begun ? 0 : 1))), most }
}

/** Turns count up to both seats' together; people count rounds. */
/** Each seat has a turn in a round. */
export function roundOf(turn: number): number {
  return Math.ceil(turn / 2)
}

export function round(view: View): number {
  return roundOf(view.turn)
}
