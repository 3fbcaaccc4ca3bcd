import { expect, it } from 'vitest'
import { levelAfter, UNKNOWN } from './level'

const KNOWN = { points: 1500, deviation: 60 }
const change = (puzzle: number, solved: boolean, hints = 0) =>
  levelAfter(KNOWN, puzzle, solved, hints).points - KNOWN.points

it('who solves gains, who does not loses, and the harder puzzle counts for more', () => {
  expect(change(1700, true)).toBeGreaterThan(change(1500, true))
  expect(change(1500, true)).toBeGreaterThan(0)
  expect(change(1500, false)).toBeCloseTo(-change(1500, true))
})

it('each hint takes a quarter of the gain', () => {
  expect(change(1500, true, 1)).toBeCloseTo(0.75 * change(1500, true))
  expect(change(1500, true, 4)).toBe(0)
  expect(change(1500, false, 3)).toBe(change(1500, false))
})

it('a new level moves far and is soon known', () => {
  const once = levelAfter(UNKNOWN, 1300, true)
  expect(once.points - UNKNOWN.points).toBeGreaterThan(100)
  expect(once.deviation).toBeLessThan(UNKNOWN.deviation)
})
