import type { ScorePoint, StatGroup } from '../../protocol'

/** The room of a graph, and its margins. */
export interface Frame {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

export function seatsOf(scores: ScorePoint[]): string[] {
  return Object.keys(scores.at(-1)?.points ?? {})
}

export function highest(scores: ScorePoint[]): number {
  return Math.max(0, ...scores.flatMap((point) => Object.values(point.points)))
}

/** A line that stays level until the turn of the next change. */
export function stepPath(scores: ScorePoint[], seat: string, turns: number, most: number, frame: Frame): string {
  const wide = frame.width - frame.left - frame.right
  const tall = frame.height - frame.top - frame.bottom
  const x = (turn: number): string => (frame.left + (wide * turn) / Math.max(1, turns)).toFixed(1)
  const y = (n: number): string =>
    (frame.height - frame.bottom - (tall * Math.max(0, n)) / Math.max(1, most)).toFixed(1)
  const steps = scores.map((point) => `H${x(point.turn)}V${y(point.points[seat] ?? 0)}`)
  return `M${x(0)} ${y(0)}${steps.join('')}H${x(turns)}`
}

/** The seats or kinds that a group has numbers for, in the order of their first row. */
export function namesOf(group: StatGroup): string[] {
  return [...new Set(group.rows.flatMap((row) => Object.keys(row.values)))]
}

/** The longest bar of a group. */
export function longest(group: StatGroup): number {
  return Math.max(1, ...group.rows.flatMap((row) => Object.values(row.values)))
}
