import { expect, it } from 'vitest'
import { rigSize, type RigShape } from './rig'

const row = (cards: number, guests = 0): RigShape => ({ cards, guests })
const small = [[row(4)], [row(1), row(2)]]
const large = [[row(4, 1)], [row(2, 1), row(6)]]

it('a rig that has room lies there in full size', () => {
  expect(rigSize(small, { width: 640, height: 300 }, 84, false)).toBe(84)
  expect(rigSize(small, { width: 660, height: 110 }, 71, true)).toBe(71)
})

it('a rig of many cards is set smaller until all of it is in sight', () => {
  const card = rigSize(large, { width: 640, height: 240 }, 71, true)
  expect(card).toBeLessThan(71)
  expect(8 * (card + 10) + 2 * 28 + 18 - 20).toBeLessThanOrEqual(640)
})

it('no card becomes too small to be read', () => {
  expect(rigSize(large, { width: 200, height: 90 }, 84, false)).toBe(60)
  expect(rigSize(large, { width: 200, height: 90 }, 44, false)).toBe(44)
})

it('is as large as it was in any room', () => {
  const rigs = [small, large, [[row(1)]], [[row(3, 2)], [row(3)], [row(2, 1), row(1)]]]
  const sizes = rigs.flatMap((rig) =>
    [false, true].map((beside) =>
      [300, 420, 640, 900].map((width) =>
        [100, 160, 240, 300, 420].map((height) => rigSize(rig, { width, height }, 100, beside)).join(' '),
      ),
    ),
  )
  expect(sizes.map((row) => row.join(' | ')).join('\n')).toMatchSnapshot()
})

it('fits to the hair', () => {
  const wide = 28 + 4 * (84 + 10) - 10
  const pair = 28 * 2 + 3 * (84 + 10) - 20 + 18
  const high = 2 * (84 * 1.4 + 6) + 8
  expect(rigSize(small, { width: wide, height: high }, 84, false)).toBe(84)
  expect(rigSize(small, { width: wide - 1, height: high }, 84, false)).toBe(80)
  expect(rigSize(small, { width: wide, height: high - 1 }, 84, false)).toBe(80)
  expect(rigSize([small[1]!], { width: pair, height: high }, 84, false)).toBe(84)
  expect(rigSize([small[1]!], { width: pair - 1, height: high }, 84, false)).toBe(80)
})
