import { expect, it } from 'vitest'
import type { PuzzleFacts } from '../protocol'
import { byKind, nextPuzzle, ofTheDay } from './puzzles'

const puzzle = (id: string): PuzzleFacts => ({
  id,
  kind: id.split('-')[1] as PuzzleFacts['kind'],
  seat: 'runner',
  grade: 1,
  level: 1300,
  picture: 'corroder',
  clicks: 2,
  credits: 3,
  against: 5,
  idea: 'run',
  about: 'hq',
})
const ALL = ['puzzle-steal-1', 'puzzle-steal-2', 'puzzle-score-1'].map(puzzle)

it('has another puzzle each day, the same for everybody', () => {
  const noon = Date.UTC(2030, 0, 1, 12)
  const late = Date.UTC(2030, 0, 1, 23, 59)
  const days = [0, 1, 2].map((day) => ofTheDay(ALL, noon + day * 86_400_000)?.id)
  expect(new Set(days).size).toBe(3)
  expect(ofTheDay(ALL, late)?.id).toBe(days[0])
  expect(ofTheDay([], noon)).toBe(undefined)
})

it('goes on with what is not solved yet', () => {
  expect(nextPuzzle(ALL, ['puzzle-steal-2'], 'puzzle-steal-1')?.id).toBe('puzzle-score-1')
  expect(nextPuzzle(ALL, ['puzzle-score-1'], 'puzzle-score-1')?.id).toBe('puzzle-steal-1')
  expect(nextPuzzle(ALL, ['puzzle-steal-1', 'puzzle-steal-2'], 'puzzle-score-1')).toBe(undefined)
})

it('has them by what is to be done', () => {
  expect(byKind(ALL).map((group) => [group.kind, group.puzzles.length])).toEqual([
    ['steal', 2],
    ['score', 1],
  ])
})
