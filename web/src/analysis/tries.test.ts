import { describe, expect, it } from 'vitest'
import { withLine, type TriedLine } from './tries'

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
