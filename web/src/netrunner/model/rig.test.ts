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
