import { dice } from '../../cards/art/dice'
import { CORNERS, type Point } from './corners'

/* Night City as six regions that share borders: two Districts are neighbours when they share an edge. */

/** A line on which units stand, from left to right. */
export type Row = readonly [left: number, y: number, right: number]

export interface Ground {
  id: string
  path: string
  /** The middle of its name. */
  at: Point
  pois: readonly Point[]
  rows: readonly Row[]
  center: Point
}

interface Plan {
  ring: string
  at: Point
  pois: readonly Point[]
  rows: readonly Row[]
}

const PLANS: Record<string, Plan> = {
  watson: {
    ring: 'a1 a2 a3 a4 a5 a6 a7 a8',
    at: [268, 66],
    pois: [
      [404, 92],
      [176, 116],
      [146, 172],
      [420, 140],
    ],
    rows: [
      [216, 118, 364],
      [140, 160, 444],
      [176, 200, 436],
      [248, 233, 420],
    ],
  },
  westbrook: {
    ring: 'a3 b1 b2 b3 b4 b5 a5 a4',
    at: [584, 82],
    pois: [
      [514, 142],
      [694, 246],
      [640, 120],
      [500, 270],
    ],
    rows: [
      [556, 146, 722],
      [480, 190, 734],
      [462, 230, 656],
      [494, 268, 656],
      [536, 300, 640],
    ],
  },
  'city-center': {
    ring: 'a7 a6 a5 b5 c1 c2 c3 c4',
    at: [338, 274],
    pois: [
      [212, 290],
      [458, 298],
      [250, 340],
      [420, 270],
    ],
    rows: [
      [250, 316, 424],
      [226, 350, 448],
    ],
  },
  heywood: {
    ring: 'c3 c2 c1 b5 b4 d1 d2 d3 d4 d5',
    at: [412, 410],
    pois: [
      [248, 404],
      [570, 376],
      [300, 440],
      [600, 420],
    ],
    rows: [
      [286, 448, 592],
      [338, 480, 530],
      [524, 418, 608],
      [508, 338, 622],
    ],
  },
  'santo-domingo': {
    ring: 'b4 b3 e1 e2 e3 e4 d2 d1',
    at: [712, 374],
    pois: [
      [736, 432],
      [548, 542],
      [680, 440],
      [700, 560],
    ],
    rows: [
      [596, 482, 774],
      [588, 518, 766],
      [592, 556, 694],
      [664, 334, 778],
    ],
  },
  pacifica: {
    ring: 'd5 d4 d3 d2 e4 f1 f2 f3 f4',
    at: [288, 514],
    pois: [
      [168, 470],
      [446, 554],
      [420, 590],
      [210, 580],
    ],
    rows: [
      [168, 552, 394],
      [220, 588, 392],
      [380, 520, 470],
      [142, 516, 200],
    ],
  },
}

export const VIEW_BOX = '92 6 732 626'
/** Half of its height. */
export const MIDDLE = 320

export const GROUNDS: Ground[] = Object.entries(PLANS).map(([id, plan]) => ({
  id,
  ...plan,
  path: pathOf(plan.ring),
  center: centerOf(plan.ring),
}))
const BY_ID = new Map(GROUNDS.map((ground) => [ground.id, ground]))

/** The part of the map that a District fills, with a rim. */
export function boxOf(id: string): string {
  const ring = PLANS[id]?.ring
  if (!ring) return VIEW_BOX
  const all = corners(ring)
  const rim = 14
  const [left, top] = [0, 1].map((axis) => Math.min(...all.map((point) => point[axis]!)) - rim) as [number, number]
  const [right, bottom] = [0, 1].map((axis) => Math.max(...all.map((point) => point[axis]!)) + rim) as [
    number,
    number,
  ]
  return `${left} ${top} ${right - left} ${bottom - top}`
}

export const groundOf = (id: string): Ground | undefined => BY_ID.get(id)

function corners(ring: string): Point[] {
  return ring.split(' ').map((name) => CORNERS[name]!)
}

function pathOf(ring: string): string {
  return `M${corners(ring)
    .map((point) => point.join(' '))
    .join('L')}Z`
}

function centerOf(ring: string): Point {
  const points = corners(ring)
  return [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
}

function mean(numbers: number[]): number {
  return Math.round(numbers.reduce((sum, n) => sum + n, 0) / numbers.length)
}

/** Streets at the District's own angle, and a few lit blocks. */
export interface Streets {
  turn: string
  lanes: string
  roads: string
  dark: string
  lit: string
}

export function streetsOf(ground: Ground): Streets {
  const r = dice(`city/${ground.id}`)
  const angle = r(-24, 24)
  const gap = r(15, 22)
  const lines = Array.from({ length: 29 }, (_, n) => n - 14)
  const cross = (n: number): string => `M-320 ${(n * gap).toFixed(1)}H320M${(n * gap * 1.35).toFixed(1)} -320V320`
  const lots = Array.from({ length: 40 }, () => ({
    at: lot(r.int(-13, 13), r.int(-13, 13), gap),
    lit: r(0, 1) < 0.24,
  }))
  return {
    turn: `translate(${ground.center.join(' ')}) rotate(${angle.toFixed(1)})`,
    lanes: lines
      .filter((n) => n % 4)
      .map(cross)
      .join(''),
    roads: lines
      .filter((n) => n % 4 === 0)
      .map(cross)
      .join(''),
    dark: lots
      .filter((one) => !one.lit)
      .map((one) => one.at)
      .join(''),
    lit: lots
      .filter((one) => one.lit)
      .map((one) => one.at)
      .join(''),
  }
}

function lot(column: number, row: number, gap: number): string {
  const width = gap * 1.35 - 4
  return `M${(column * gap * 1.35 + 2).toFixed(1)} ${(row * gap + 2).toFixed(1)}h${width.toFixed(1)}v${(gap - 4).toFixed(1)}h${(-width).toFixed(1)}z`
}

/** A gang is told by its outline as well as by colour; others stand on an octagon. */
export function baseOf(gang: string, r: number): string {
  const cut = r * 0.285
  const side = r * 0.95
  switch (gang) {
    case 'maelstrom':
      return `M${-r * 0.6} ${-r}H${r * 0.6}L${r * 1.14} 0L${r * 0.6} ${r}H${-r * 0.6}L${-r * 1.14} 0Z`
    case 'tyger-claws':
      return `M${-side} ${-side}H${side - cut}L${side} ${-side + cut}V${side}H${-side + cut}L${-side} ${side - cut}Z`
    case 'valentinos':
      return `M0 ${-r * 1.18}L${r * 1.18} 0L0 ${r * 1.18}L${-r * 1.18} 0Z`
    case 'voodoo-boys':
      return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`
    default:
      return `M${-r * 0.45} ${-r}H${r * 0.45}L${r} ${-r * 0.45}V${r * 0.45}L${r * 0.45} ${r}H${-r * 0.45}L${-r} ${r * 0.45}V${-r * 0.45}Z`
  }
}

/** The hatch of a gang that dominates has its own angle. */
export const HATCH: Record<string, number> = { maelstrom: 45, 'tyger-claws': 90, valentinos: -45, 'voodoo-boys': 0 }
