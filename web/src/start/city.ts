import { dice } from '../cards/art/dice'
import { CORNERS } from '../gangs/model/corners'

/** A piece of Night City for the start page: districts that share borders, and streets at each district's own angle. */
export interface Block {
  path: string
  gang: string
  streets: string
  blocks: string
  turn: string
}

const RINGS: [ring: string, gang: string][] = [
  ['a1 a2 a3 a4 a5 a6 a7 a8', 'maelstrom'],
  ['a3 b1 b2 b3 b4 b5 a5 a4', 'tyger-claws'],
  ['a7 a6 a5 b5 c1 c2 c3 c4', 'neutral'],
  ['c3 c2 c1 b5 b4 d1 d2 d3 d4 d5', 'valentinos'],
]

export function city(): Block[] {
  return RINGS.map(([ring, gang]) => block(ring, gang))
}

function block(ring: string, gang: string): Block {
  const r = dice(`city/${ring}`)
  const corners = ring.split(' ').map((name) => CORNERS[name]!)
  const [x, y] = [0, 1].map((axis) => Math.round(mean(corners.map((corner) => corner[axis]!))))
  const angle = r(-24, 24)
  const gap = r(15, 22)
  const lines = Array.from({ length: 29 }, (_, n) => (n - 14) * gap)
  return {
    path: `M${corners.map((corner) => corner.join(' ')).join('L')}Z`,
    gang,
    streets: lines.map((at) => `M-320 ${at.toFixed(1)}H320M${(at * 1.35).toFixed(1)} -320V320`).join(''),
    blocks: Array.from({ length: 34 }, () => lot(r.int(-13, 13) * gap * 1.35, r.int(-13, 13) * gap, gap)).join(''),
    turn: `translate(${x} ${y}) rotate(${angle.toFixed(1)})`,
  }
}

function lot(x: number, y: number, gap: number): string {
  const width = gap * 1.35 - 4
  return `M${(x + 2).toFixed(1)} ${(y + 2).toFixed(1)}h${width.toFixed(1)}v${(gap - 4).toFixed(1)}h${(-width).toFixed(1)}z`
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / numbers.length
}
