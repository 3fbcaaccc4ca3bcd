import type { ReplayStep, Shown } from '../protocol'

/** A point of a replay as a table would send it: nothing to answer, nothing to take back. */
export function shownOf(step: ReplayStep): Shown {
  const log = step.view.log ?? []
  return {
    type: 'shown',
    ask: '',
    view: { ...step.view, ask: seatOnly(step) },
    log_from: 0,
    log,
    beats: step.beats,
    matters: [],
    passing: '',
    plans: [],
    undo: 'no',
  }
}

/** Who was asked, without the answers: by seat, or by gang. */
function seatOnly(step: ReplayStep): ReplayStep['view']['ask'] {
  const ask = step.view.ask as (ReplayStep['view']['ask'] & { gang?: string }) | null
  if (!ask) return null
  const who: typeof ask = { seat: ask.seat }
  return ask.gang ? ({ ...who, gang: ask.gang } as typeof ask) : who
}
