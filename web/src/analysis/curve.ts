import type { Analysis, WinChance } from '../protocol'

/** A turn, and by how much a seat's chance changed in it. */
export interface Swing {
  from: WinChance
  to: WinChance
  by: number
}

/** A point of the drawing: `x` and `y` from 0 to 1, `y` the chance. */
export interface Dot {
  x: number
  y: number
  at: WinChance
}

/** With all cards open, or as the seat could judge it then. */
export type Eyes = 'open' | 'known'

const LEAST = 0.1

export function chanceOf(at: WinChance, seat: string, eyes: Eyes): number {
  return at[eyes][seat] ?? at.open[seat] ?? 0.5
}

/** The curve of a seat. Every turn is as wide as the others, or (not `even`) as many answers as it had. */
export function dots(analysis: Analysis, seat: string, eyes: Eyes, even = true): Dot[] {
  const last = Math.max(1, analysis.points.length - 1)
  const length = Math.max(1, analysis.points.at(-1)?.n ?? 1)
  return analysis.points.map((at, n) => ({ x: even ? n / last : at.n / length, y: chanceOf(at, seat, eyes), at }))
}

/** How high a curve is at a place of it, both from 0 to 1. */
export function heightAt(curve: Dot[], x: number): number {
  const after = curve.findIndex((dot) => dot.x >= x)
  const [to, from] = [curve[after], curve[after - 1]]
  if (!to) return curve.at(-1)?.y ?? 0.5
  if (!from || to.x === from.x) return to.y
  return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x)
}

/** The turns that changed a seat's chance most, in the order they came. */
export function swings(analysis: Analysis, seat: string, most = 3): Swing[] {
  const found = analysis.points.slice(1).map((to, n) => {
    const from = analysis.points[n]!
    return { from, to, by: chanceOf(to, seat, 'open') - chanceOf(from, seat, 'open') }
  })
  const large = found.filter((swing) => Math.abs(swing.by) >= LEAST)
  const largest = large.toSorted((one, other) => Math.abs(other.by) - Math.abs(one.by)).slice(0, most)
  return found.filter((swing) => largest.includes(swing))
}

/** The turn of the curve that a point of the replay lies in. */
export function turnAt(analysis: Analysis, n: number): WinChance | undefined {
  return analysis.points.findLast((at) => at.n <= n)
}

export const line = (found: Dot[], width: number, height: number): string =>
  found.map(({ x, y }) => `${round(x * width)},${round((1 - y) * height)}`).join(' ')

/** The same, closed along the middle: what is above it is good for the seat. */
export const area = (found: Dot[], width: number, height: number): string =>
  `0,${height / 2} ${line(found, width, height)} ${width},${height / 2}`

const round = (x: number): number => Math.round(x * 10) / 10
