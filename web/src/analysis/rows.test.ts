import { describe, expect, it } from 'vitest'
import type { EngineLine, Judged, Move } from '../protocol'
import { countOf, gradeOfLoss, isGood } from './marks'
import { chanceAfter, mistakeFrom, rowsOf, stepFrom, turnFrom, turnsOf } from './rows'

const move = (n: number, turn: number, verb: string, kind = 'action'): Move => ({
  n,
  turn,
  active: turn % 2 ? 'corp' : 'runner',
  seat: turn % 2 ? 'corp' : 'runner',
  kind,
  card: '',
  option: { value: verb, verb } as Move['option'],
})
const line = (value: string, chance: number, by = 0): EngineLine => ({
  option: { value, verb: value } as EngineLine['option'],
  chance,
  error: 0.02,
  by,
  by_error: 0.02,
  worlds: 20,
  follows: [],
})
const judged = (n: number, seat: string, mark = '', lines: EngineLine[] = []): Judged => ({
  n,
  turn: 1,
  seat,
  card: '',
  given: { value: 'credit', verb: 'credit' } as Judged['given'],
  better: mark && mark !== '!' ? ({ value: 'draw', verb: 'draw' } as Judged['given']) : null,
  by: mark ? 0.1 : 0,
  error: 0.02,
  loss: 0,
  mark,
  matters: true,
  lines,
})
const byN = (...all: Judged[]) => new Map(all.map((one) => [one.n, one]))

const game = [
  move(0, 1, 'install'),
  move(1, 1, 'at', 'install-where'),
  move(2, 1, 'credit'),
  move(3, 1, 'pass', 'window'),
  move(4, 2, 'run'),
  move(5, 2, 'continue', 'jack-out'),
  move(6, 2, 'draw'),
]

describe('the list of moves', () => {
  it('has the place of an install in its row, and leaves out what only passes on', () => {
    const rows = rowsOf(game, new Map())
    expect(rows.map((row) => row.move.n)).toEqual([0, 2, 4, 6])
    expect(rows[0]!.also.map((one) => one.n)).toEqual([1])
    expect(turnsOf(rows).map((turn) => [turn.turn, turn.active, turn.rows.length])).toEqual([
      [1, 'corp', 2],
      [2, 'runner', 2],
    ])
  })

  it('shows a pass that was a mistake', () => {
    const rows = rowsOf(game, byN(judged(3, 'corp', '?'), judged(1, 'corp', '?')))
    expect(rows.map((row) => row.move.n)).toEqual([0, 1, 2, 3, 4, 6])
  })

  it('is walked by decision, by turn and by mistake', () => {
    const rows = rowsOf(game, new Map())
    expect(stepFrom(rows, 2, 1)).toBe(4)
    expect(stepFrom(rows, 3, -1)).toBe(2)
    expect(turnFrom(rows, 2, 1)).toBe(4)
    expect(turnFrom(rows, 6, -1)).toBe(4)
    expect(stepFrom(rows, 6, 1)).toBeUndefined()
    const mistakes = [judged(2, 'corp', '??'), judged(4, 'runner', '!'), judged(6, 'runner', '?')]
    expect(mistakeFrom(mistakes, '', 2)).toBe(6)
    expect(mistakeFrom(mistakes, 'runner', 6)).toBe(6)
    expect(mistakeFrom(mistakes, 'corp', 6)).toBe(2)
  })

  it('tells the chance after a move from either seat', () => {
    const one = judged(2, 'corp', '', [line('draw', 0.6), line('credit', 0.4)])
    expect(chanceAfter(one, 'corp')).toBe(0.4)
    expect(chanceAfter(one, 'runner')).toBe(0.6)
    expect(chanceAfter(one, 'runner', false), 'among several nobody has all the rest').toBeUndefined()
    expect(chanceAfter(one, 'corp', false)).toBe(0.4)
    expect(chanceAfter(undefined, 'corp')).toBeUndefined()
  })
})

describe('marks', () => {
  it('are counted by seat', () => {
    const all = [judged(1, 'corp', '??'), judged(2, 'corp', '?'), judged(3, 'corp', '!'), judged(4, 'runner', '?')]
    expect(countOf(all, 'corp')).toEqual({ blunder: 1, mistake: 1 })
  })

  it('go by the chance that was lost', () => {
    expect([0.15, 0.149, 0.08].map((by) => gradeOfLoss(by, 0.01))).toEqual(['blunder', 'mistake', 'mistake'])
    expect([0.08, 0.09].map((error) => gradeOfLoss(0.24, error))).toEqual(['blunder', 'mistake'])
  })

  it('let pass what is nearly as good as the best', () => {
    const one = {
      ...judged(1, 'corp', '?', [line('draw', 0.6, 0.1), line('run', 0.58, 0.08), line('hq', 0.52, 0.02)]),
    }
    expect(isGood(one, 'draw')).toBe(true)
    expect(isGood(one, 'run')).toBe(true)
    expect(isGood(one, 'hq')).toBe(false)
    expect(isGood(one, 'credit')).toBe(false)
    expect(isGood(one, 'unknown')).toBeUndefined()
  })
})
