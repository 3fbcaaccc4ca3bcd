import { describe, expect, it } from 'vitest'
import { emptyStorage } from '../words/storage.testing'
import { keepLines, linesOf, withLine, type TriedLine } from './tries'

const line = (n: number, ...moves: string[]): TriedLine => ({ n, moves, told: [] })

describe('lines that were tried', () => {
  it('grow instead of being kept twice', () => {
    const kept = withLine([line(4, 'draw')], line(4, 'draw', 'credit'))
    expect(kept).toEqual([line(4, 'draw', 'credit')])
    expect(withLine(kept, line(4, 'draw'))).toBe(kept)
  })

  it('stay beside others of the same decision', () => {
    expect(withLine([line(4, 'draw')], line(4, 'credit'))).toHaveLength(2)
    expect(withLine([line(4, 'draw')], line(6, 'draw'))).toHaveLength(2)
  })

  it('make room for new ones', () => {
    const many = Array.from({ length: 12 }, (_, n) => line(n, 'draw'))
    const kept = withLine(many, line(40, 'credit'))
    expect(kept).toHaveLength(12)
    expect(kept[0]!.n).toBe(1)
  })
})

describe('lines that are kept in the browser', () => {
  const kept = emptyStorage()

  it('are those of a game, and none of others', () => {
    expect(linesOf('one')).toEqual([])
    keepLines('one', [line(4, 'draw')])
    keepLines('two', [line(5, 'credit')])
    expect(linesOf('one')).toEqual([line(4, 'draw')])
    expect(linesOf('two')).toEqual([line(5, 'credit')])
    keepLines('one', [])
    expect(linesOf('one')).toEqual([])
    expect(linesOf('two')).toHaveLength(1)
  })

  it('are those of the last twenty games', () => {
    for (let n = 0; n < 21; n++) keepLines(`game ${n}`, [line(n, 'draw')])
    expect(linesOf('game 0')).toEqual([])
    expect(linesOf('game 1')).toHaveLength(1)
  })

  it.each(['{', 'null', '7', '"x"', '{"one": 3}'])('are none if %s is kept', (text) => {
    kept.set('jackin.lines', text)
    expect(linesOf('one')).toEqual([])
    keepLines('two', [line(5, 'credit')])
    expect(linesOf('two')).toHaveLength(1)
  })
})
