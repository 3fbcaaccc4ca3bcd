import type { ReplayStep, Shown } from '../protocol'

/** A point of a replay as a table would send it: nothing to answer, nothing to take back. */
export function shownOf(step: ReplayStep): Shown {
  const log = step.view.log ?? []
  return { type: 'shown', ask: '', view: { ...step.view, ask: seatOnly(step) }, log_from: 0, log, plans: [], undo: 'no' }
}

function seatOnly(step: ReplayStep): ReplayStep['view']['ask'] {
  return step.view.ask ? { seat: step.view.ask.seat } : null
}
