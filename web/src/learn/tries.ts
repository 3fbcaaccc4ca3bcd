import type { PuzzleFacts } from '../protocol'
import { levelAfter, UNKNOWN, type Level } from './level'

/** What this browser knows of somebody's tries at a puzzle. */
export interface Tried {
  /** What was done in each try that missed, in words. */
  missed: string[]
  hints: number
  /** When the solution was looked at (ms); 0 if never. */
  given: number
  /** Whether it has counted for the level, which it then changed. */
  counted: boolean
  from: number
  to: number
}

const NEW: Tried = { missed: [], hints: 0, given: 0, counted: false, from: 0, to: 0 }
const TRIES = 'jackin.tries'
const LEVEL = 'jackin.level'
const REST = 7 * 86_400_000
const MOST = 6

export const ownLevel = (): Level => read<Level>(LEVEL) ?? UNKNOWN

/** Whose solution was looked at is a new puzzle after a week. */
export function triesAt(id: string, now = Date.now()): Tried {
  const kept = read<Record<string, Tried>>(TRIES)?.[id]
  return kept && !(kept.given && now - kept.given > REST) ? kept : NEW
}

export function hinted(id: string, hints: number): Tried {
  const kept = triesAt(id)
  return keep(id, { ...kept, hints: Math.max(hints, kept.hints) })
}

export function missed(puzzle: PuzzleFacts, line: string): Tried {
  const kept = triesAt(puzzle.id)
  return keep(puzzle.id, { ...counted(puzzle, kept, false), missed: [...kept.missed, line].slice(-MOST) })
}

export function solved(puzzle: PuzzleFacts): Tried {
  return keep(puzzle.id, counted(puzzle, triesAt(puzzle.id), true))
}

export function gaveUp(puzzle: PuzzleFacts, now = Date.now()): Tried {
  return keep(puzzle.id, { ...counted(puzzle, triesAt(puzzle.id), false), given: now })
}

/** The first try counts, and nothing after it. */
function counted(puzzle: PuzzleFacts, kept: Tried, won: boolean): Tried {
  if (kept.counted) return kept
  const level = ownLevel()
  const next = levelAfter(level, puzzle.level, won, kept.hints)
  write(LEVEL, next)
  return { ...kept, counted: true, from: Math.round(level.points), to: Math.round(next.points) }
}

function keep(id: string, tried: Tried): Tried {
  write(TRIES, { ...read<Record<string, Tried>>(TRIES), [id]: tried })
  return tried
}

function read<Kept>(key: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

function write(key: string, kept: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(kept))
  } catch {
    // a full or forbidden storage: it counts for this page only
  }
}
