import { describe, expect, it } from 'vitest'
import { emptyStorage } from '../words/storage.testing'
import { forgetMistake, keepMistake, ownMistakes, setDone, withMistake, type OwnMistake } from './ownMistakes'

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

describe('mistakes that are kept in the browser', () => {
  const kept = emptyStorage()

  it('are found again, done and forgotten', () => {
    keepMistake(one(1))
    keepMistake(one(2))
    keepMistake({ ...one(2), replay: 's' })
    expect(setDone(one(2), true).map(({ done }) => done)).toEqual([false, true, false])
    expect(forgetMistake(one(1)).map(({ replay, n }) => `${replay}${n}`)).toEqual(['s2', 'r2'])
    expect(ownMistakes()).toHaveLength(2)
  })

  it('are only those that have the shape of one', () => {
    const broken = [null, 7, { ...one(1), replay: 5 }, { ...one(1), n: 'x' }, { ...one(1), mistake: {} }, { n: 1 }]
    kept.set('jackin.mistakes', JSON.stringify([...broken, one(3)]))
    expect(ownMistakes()).toEqual([one(3)])
    for (const text of ['{', '{}', 'null']) {
      kept.set('jackin.mistakes', text)
      expect(ownMistakes()).toEqual([])
    }
  })

  it('are sixty at the most', () => {
    for (let n = 0; n < 61; n++) keepMistake(one(n))
    expect(ownMistakes().map(({ n }) => n)).toEqual(Array.from({ length: 60 }, (_, n) => 60 - n))
  })
})
