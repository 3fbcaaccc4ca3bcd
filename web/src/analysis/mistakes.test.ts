import { describe, expect, it } from 'vitest'
import type { Judged } from '../protocol'
import { around, gradeOf, Mistakes } from './mistakes.svelte'

const fine = (n: number): Judged => ({ n, turn: 1, seat: 'runner', mistake: null })
const wrong = (n: number, by: number): Judged => ({
  ...fine(n),
  mistake: { card: '', given: [], better: [], by, error: 0.02 },
})
const END: Judged = { n: -1, turn: 0, seat: '', mistake: null }

const told = (...judged: Judged[]) => {
  const asked: number[] = []
  const fetched = (n: number) => {
    asked.push(n)
    return Promise.resolve(judged.find((one) => one.n >= n) ?? END)
  }
  return { asked, mistakes: new Mistakes('runner', 90, fetched) }
}

describe('looking for mistakes', () => {
  it('asks for one answer after the other, up to the end', async () => {
    const { asked, mistakes } = told(fine(3), wrong(10, 0.3), fine(44))
    await mistakes.look()
    expect(asked).toEqual([0, 4, 11, 45])
    expect(mistakes.found.map(({ n }) => n)).toEqual([10])
    expect([mistakes.fine, mistakes.count, mistakes.percent, mistakes.state]).toEqual([2, 3, 100, 'done'])
  })

  it('stops when told to, and goes on from there', async () => {
    const { asked, mistakes } = told(fine(3), fine(9))
    const looking = mistakes.look()
    mistakes.stop()
    await looking
    expect([mistakes.state, mistakes.count]).toEqual(['idle', 1])
    await mistakes.look()
    expect(asked).toEqual([0, 4, 10])
    expect(mistakes.count).toBe(2)
  })

  it('says why it could not go on', async () => {
    const mistakes = new Mistakes('corp', 90, () => Promise.reject(new Error('gone')))
    await mistakes.look()
    expect(mistakes.failure).toBeInstanceOf(Error)
    expect(mistakes.state).toBe('idle')
  })

  it('tells slips, mistakes and blunders apart', () => {
    expect([0.05, 0.0999, 0.1, 0.19, 0.2, 0.7].map(gradeOf)).toEqual([
      'slip',
      'slip',
      'mistake',
      'mistake',
      'blunder',
      'blunder',
    ])
    expect([0.001, 0.021, 0.1].map(around)).toEqual([1, 4, 20])
  })
})
