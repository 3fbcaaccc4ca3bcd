import { expect, it } from 'vitest'
import { withMistake, type OwnMistake } from './ownMistakes'

const one = (n: number, done = false): OwnMistake => ({
  replay: 'r',
  n,
  seat: 'runner',
  turn: 3,
  seats: 2,
  mistake: { card: '', given: [], better: [], by: 0.2, error: 0.01 },
  done,
})

it('a mistake is kept once, the newest first', () => {
  const kept = withMistake(withMistake([], one(1)), one(2))
  expect(kept.map(({ n }) => n)).toEqual([2, 1])
  expect(withMistake(kept, { ...one(1), done: true })).toBe(kept)
})

it('what is done makes room first, then the oldest', () => {
  const many = Array.from({ length: 60 }, (_, n) => one(n, n === 10))
  expect(withMistake(many, one(100)).some(({ n }) => n === 10)).toBe(false)
  const open = many.map((mistake) => ({ ...mistake, done: false }))
  expect(withMistake(open, one(100)).some(({ n }) => n === 59)).toBe(false)
})
