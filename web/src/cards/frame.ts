/** The outline of a card: Corp cards have cut corners, Runner cards round ones and a notch. */
export type Side = 'corp' | 'runner'
type Point = readonly [number, number]

export const WIDTH = 300
export const HEIGHT = 420

const CUT = 22
const BEVEL = 4
const ROUND = 16
const NOTCH = { top: 181, depth: 6, length: 19 }

const corp: readonly Point[] = [
  [BEVEL, 0],
  [WIDTH - CUT, 0],
  [WIDTH, CUT],
  [WIDTH, HEIGHT - BEVEL],
  [WIDTH - BEVEL, HEIGHT],
  [CUT, HEIGHT],
  [0, HEIGHT - CUT],
  [0, BEVEL],
]

/** A quarter circle around (x, y), from `start` quarter turns on, clockwise. */
function quarter(x: number, y: number, start: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const a = ((start + i / 5) * Math.PI) / 2
    return [x + ROUND * Math.cos(a), y + ROUND * Math.sin(a)] as const
  })
}

const runner: readonly Point[] = [
  ...quarter(WIDTH - ROUND, ROUND, 3),
  [WIDTH, NOTCH.top],
  [WIDTH - NOTCH.depth, NOTCH.top + NOTCH.depth],
  [WIDTH - NOTCH.depth, NOTCH.top + NOTCH.length],
  [WIDTH, NOTCH.top + NOTCH.length + NOTCH.depth],
  ...quarter(WIDTH - ROUND, HEIGHT - ROUND, 0),
  ...quarter(ROUND, HEIGHT - ROUND, 1),
  ...quarter(ROUND, ROUND, 2),
]

const round = (v: number): number => Math.round(v * 100) / 100

const path = (points: readonly Point[]): string =>
  'M' + points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L') + 'Z'

const polygon = (points: readonly Point[]): string =>
  `polygon(${points.map(([x, y]) => `${round((x / WIDTH) * 100)}% ${round((y / HEIGHT) * 100)}%`).join(',')})`

/** A path in a field of 300 x 420. */
export const OUTLINE: Record<Side, string> = { corp: path(corp), runner: path(runner) }

/** The same as a CSS clip. */
export const CLIP: Record<Side, string> = { corp: polygon(corp), runner: polygon(runner) }

export const sideOf = (side: string): Side => (side === 'runner' ? 'runner' : 'corp')
