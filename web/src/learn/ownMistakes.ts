import type { Said } from '../protocol'

/** A mistake of one's own game, kept as a puzzle in this browser: the decision lies in a replay. */
export interface OwnMistake {
  replay: string
  n: number
  seat: string
  turn: number
  seats: number
  /** What was done and what was better, in words; what the question was about; what it cost, and how sure that is. */
  mistake: { card: string; given: Said[]; better: Said[]; by: number; error: number }
  done: boolean
}

const KEY = 'jackin.mistakes'
const MOST = 60

/** The newest first. */
export function ownMistakes(): OwnMistake[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isMistake) : []
  } catch {
    return []
  }
}

const same = (one: OwnMistake, other: OwnMistake): boolean => one.replay === other.replay && one.n === other.n

/** Kept once; the oldest that are done make room first. */
export function withMistake(kept: OwnMistake[], found: OwnMistake): OwnMistake[] {
  if (kept.some((one) => same(one, found))) return kept
  const all = [found, ...kept]
  if (all.length <= MOST) return all
  const old = all.findLast((one) => one.done) ?? all.at(-1)!
  return all.filter((one) => one !== old)
}

export function keepMistake(found: OwnMistake): void {
  store(withMistake(ownMistakes(), found))
}

export function setDone(mistake: OwnMistake, done: boolean): OwnMistake[] {
  return store(ownMistakes().map((one) => (same(one, mistake) ? { ...one, done } : one)))
}

export function forgetMistake(mistake: OwnMistake): OwnMistake[] {
  return store(ownMistakes().filter((one) => !same(one, mistake)))
}

function store(mistakes: OwnMistake[]): OwnMistake[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(mistakes))
  } catch {
    // a full or forbidden storage: the replay still has them
  }
  return mistakes
}

function isMistake(kept: unknown): kept is OwnMistake {
  const one = kept as OwnMistake | null
  return typeof one?.replay === 'string' && typeof one.n === 'number' && Array.isArray(one.mistake?.better)
}
