import type { Judged, Move } from '../protocol'

/** A decision in the list of moves; `also` are answers that belong to it, as the place of an install. */
export interface Row {
  move: Move
  also: Move[]
  judged?: Judged
}

export interface Turn {
  turn: number
  active: string
  rows: Row[]
}

const QUIET = new Set(['pass', 'continue', 'done', 'pay'])

/** Whether a move tells something by itself. */
function speaks(move: Move, judged: Judged | undefined): boolean {
  return !!judged?.mark || !(QUIET.has(move.option.verb) || move.kind === 'access')
}

/** The decisions of the list: what only passes on is left out, unless it was a mistake or the only move. */
export function rowsOf(moves: Move[], judged: Map<number, Judged>): Row[] {
  const rows: Row[] = []
  for (const move of moves) {
    const found = judged.get(move.n)
    const last = rows.at(-1)
    if (move.kind === 'install-where' && last?.move.option.verb === 'install' && !found?.mark) last.also.push(move)
    else if (speaks(move, found)) rows.push({ move, also: [], ...(found ? { judged: found } : {}) })
  }
  return rows
}

export function turnsOf(rows: Row[]): Turn[] {
  const turns: Turn[] = []
  for (const row of rows) {
    const { turn, active } = row.move
    if (turns.at(-1)?.turn !== turn) turns.push({ turn, active, rows: [] })
    turns.at(-1)!.rows.push(row)
  }
  return turns
}

/** The row that a point of the game lies in: the last one at or before it. */
export const rowAt = (rows: Row[], n: number): Row | undefined => rows.findLast((row) => row.move.n <= n)

/** Where the next or the last row is. */
export function stepFrom(rows: Row[], n: number, by: 1 | -1): number | undefined {
  const points = rows.map((row) => row.move.n)
  return by > 0 ? points.find((at) => at > n) : points.findLast((at) => at < n)
}

/** To the first decision of the next turn, or of this one or the one before. */
export function turnFrom(rows: Row[], n: number, by: 1 | -1): number | undefined {
  const starts = turnsOf(rows).map((turn) => turn.rows[0]!.move.n)
  return by > 0 ? starts.find((at) => at > n) : starts.findLast((at) => at < n)
}

/** The next mistake of a seat, beginning again at the first. */
export function mistakeFrom(judged: Judged[], seat: string, n: number): number | undefined {
  const found = judged.filter((one) => one.better && one.mark && (!seat || one.seat === seat)).map((one) => one.n)
  return found.find((at) => at > n) ?? found[0]
}

/** A seat's chance after the answer of a decision, if that is known; among two, the other has the rest. */
export function chanceAfter(judged: Judged | undefined, seat: string, duel = true): number | undefined {
  const line = judged?.lines.find((one) => one.option.value === judged.given.value)
  if (!line || !judged || !(duel || judged.seat === seat)) return undefined
  return judged.seat === seat ? line.chance : 1 - line.chance
}
