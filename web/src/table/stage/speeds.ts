/** How fast the stage plays. Step: every plate waits. At once: nothing is played, what must wait still does. */
export type Speed = 'step' | 'slow' | 'normal' | 'fast' | 'once'

export const SPEEDS: Speed[] = ['step', 'slow', 'normal', 'fast', 'once']

/** How long each step of a Firefight stands. */
export type FightPace = 'wait' | '5' | '2'
export const PACES: Record<FightPace, number> = { wait: Infinity, '5': 5000, '2': 2000 }

/** What waits for its player. */
export type Waits = 'harm' | 'agendas' | 'never'

export const FACTORS: Record<Speed, number> = { step: 1, slow: 2, normal: 1, fast: 0.4, once: 0 }

/** The timed beats of one arrival take at most this long at Normal. */
export const BUDGET = 6000
/** The least that a crowded arrival or a queue that is behind is scaled down to. */
export const LEAST = 0.4
/** With more than this waiting the queue hurries, until less than that waits. */
export const BEHIND = 8000
export const CAUGHT_UP = 3000
/** A beat of one's own is only a tick. */
export const OWN_TICK = 320
/** A hold can be ended once it has stood this long. */
export const ARMING = 300
/** Two skips within this time pass over held beats as well. */
export const TWICE = 400
/** Where nothing waits, what would have waited stands this long. */
export const UNHELD = 1600
/** With a clock running and a question behind it, a hold ends by itself. */
export const CLOCKED = 4000
