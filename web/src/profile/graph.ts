import type { RatingPoint } from '../protocol'

/** A rating graph in a box of 1000 by 300, by time. */
export const WIDTH = 1000
export const HEIGHT = 300
const LEAST = 200

export interface Dot {
  x: number
  y: number
  low: number
  high: number
  point: RatingPoint
}

export interface Graph {
  dots: Dot[]
  line: string
  band: string
  /** Where a rating lies; missing in a graph without games. */
  y?: (points: number) => number
  /** Round ratings, and where they lie. */
  marks: { y: number; points: number }[]
}

export function graphOf(points: RatingPoint[]): Graph {
  if (!points.length) return { dots: [], line: '', band: '', marks: [] }
  const [bottom, top] = range(points)
  const first = points[0]!.at
  const span = points[points.length - 1]!.at - first
  const y = (value: number): number => HEIGHT * (1 - (value - bottom) / (top - bottom))
  const dots = points.map((point, n) => ({
    x: WIDTH * (span > 0 ? (point.at - first) / span : points.length > 1 ? n / (points.length - 1) : 1),
    y: y(point.points),
    low: y(point.points - point.margin),
    high: y(point.points + point.margin),
    point,
  }))
  const upper = dots.map((dot) => `${dot.x},${dot.high}`)
  const lower = dots.map((dot) => `${dot.x},${dot.low}`).reverse()
  return {
    dots,
    line: dots.map((dot) => `${dot.x},${dot.y}`).join(' '),
    band: [...upper, ...lower].join(' '),
    y,
    marks: marksOf(bottom, top).map((points) => ({ points, y: y(points) })),
  }
}

function range(points: RatingPoint[]): [number, number] {
  const low = Math.min(...points.map((point) => point.points - point.margin))
  const high = Math.max(...points.map((point) => point.points + point.margin))
  const wider = Math.max(0, (LEAST - (high - low)) / 2)
  return [low - wider, high + wider]
}

function marksOf(bottom: number, top: number): number[] {
  const step = top - bottom > 900 ? 200 : top - bottom > 400 ? 100 : 50
  const marks = []
  for (let at = Math.ceil(bottom / step) * step; at <= top; at += step) marks.push(at)
  return marks
}

/** Those of the last so many days before `now` (seconds); all if `days` is 0. */
export function lately(points: RatingPoint[], days: number, now: number): RatingPoint[] {
  return days ? points.filter((point) => point.at >= now - days * 86_400) : points
}
