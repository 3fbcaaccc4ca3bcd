import type { Move } from '../protocol'

/** A line of one's own: after the first `n` answers of the game these were tried. `told` are those that were a choice. */
export interface TriedLine {
  n: number
  moves: string[]
  told: Move[]
}

const KEY = 'jackin.lines'
const GAMES = 20
const LINES = 12

type Kept = Record<string, TriedLine[]>

function all(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof kept === 'object' && kept ? (kept as Kept) : {}
  } catch {
    return {}
  }
}

/** The lines that were tried in a game, in this browser. */
export function linesOf(replay: string): TriedLine[] {
  const found = all()[replay]
  return Array.isArray(found) ? found : []
}

const begins = (short: TriedLine, long: TriedLine): boolean =>
  short.n === long.n && short.moves.every((value, at) => long.moves[at] === value)

/** A line that goes on where another ended takes its place; the oldest makes room. */
export function withLine(kept: TriedLine[], line: TriedLine): TriedLine[] {
  if (kept.some((other) => begins(line, other))) return kept
  return [...kept.filter((other) => !begins(other, line)), line].slice(-LINES)
}

export function keepLines(replay: string, lines: TriedLine[]): void {
  const others = Object.entries(all()).filter(([id]) => id !== replay)
  const games = lines.length ? [...others, [replay, lines] as const] : others
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(games.slice(-GAMES))))
  } catch {
    // a full or forbidden storage: they last as long as the page
  }
}
