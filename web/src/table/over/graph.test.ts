import { expect, it } from 'vitest'
import type { ScorePoint, StatGroup } from '../../protocol'
import { highest, longest, namesOf, seatsOf, stepPath } from './graph'

const scores: ScorePoint[] = [
  { turn: 0, points: { corp: 0, runner: 0 } },
  { turn: 4, points: { corp: 2, runner: 0 } },
  { turn: 10, points: { corp: 2, runner: 7 } },
]
const frame = { width: 120, height: 80, left: 10, right: 10, top: 5, bottom: 5 }

it('draws a line that is level until its next change', () => {
  expect(stepPath(scores, 'corp', 10, 7, frame)).toBe('M10.0 75.0H10.0V75.0H50.0V55.0H110.0V55.0H110.0')
  expect(stepPath(scores, 'runner', 10, 7, frame)).toContain('V5.0')
})

it('draws a game without a turn', () => {
  expect(stepPath([], 'corp', 0, 0, frame)).toBe('M10.0 75.0H10.0')
  expect(highest([])).toBe(0)
})

it('names the seats, and the longest bar', () => {
  const group: StatGroup = {
    key: 'clicks',
    rows: [
      { key: 'runs', values: { runner: 4 } },
      { key: 'credits', values: { runner: 2, corp: 9 } },
    ],
  }
  expect(seatsOf(scores)).toEqual(['corp', 'runner'])
  expect(namesOf(group)).toEqual(['runner', 'corp'])
  expect(longest(group)).toBe(9)
})

it('has a whole turn and a whole point at least', () => {
  const flat = [{ turn: 1, points: { corp: 1 } }]
  expect(stepPath(flat, 'corp', 0, 0, frame)).toBe('M10.0 75.0H110.0V5.0H10.0')
  expect(stepPath(flat, 'corp', 1, 1, frame)).toBe('M10.0 75.0H110.0V5.0H110.0')
  expect(stepPath([{ turn: 1, points: { corp: -3 } }], 'corp', 2, 4, frame)).toBe('M10.0 75.0H60.0V75.0H110.0')
  expect(longest({ key: 'x', rows: [{ key: 'y', values: { corp: 0 } }] })).toBe(1)
  expect(longest({ key: 'x', rows: [] })).toBe(1)
})
