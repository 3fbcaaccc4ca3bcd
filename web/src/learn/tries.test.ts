import { beforeEach, expect, it, vi } from 'vitest'
import type { PuzzleFacts } from '../protocol'
import { gaveUp, hinted, missed, ownLevel, solved, triesAt } from './tries'

const PUZZLE = { id: 'puzzle-steal-1', level: 1400 } as PuzzleFacts
const DAY = 86_400_000

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})

it('the first try counts and nothing after it', () => {
  const before = ownLevel().points
  const lost = missed(PUZZLE, 'You run HQ.')
  expect(lost).toMatchObject({ missed: ['You run HQ.'], counted: true, from: before })
  expect(lost.to).toBeLessThan(before)
  const after = ownLevel().points
  expect(solved(PUZZLE)).toMatchObject({ to: lost.to })
  missed(PUZZLE, 'Again.')
  expect(ownLevel().points).toBe(after)
})

it('hints are counted once each', () => {
  hinted(PUZZLE.id, 2)
  expect(hinted(PUZZLE.id, 1).hints).toBe(2)
  const helped = solved(PUZZLE).to
  expect(solved({ ...PUZZLE, id: 'another' }).to).toBeGreaterThan(helped)
})

it('a solution that was looked at is a loss, and the puzzle is new again after a week', () => {
  const now = Date.UTC(2030, 0, 1)
  expect(gaveUp(PUZZLE, now).to).toBeLessThan(1300)
  expect(triesAt(PUZZLE.id, now + 6 * DAY).counted).toBe(true)
  expect(triesAt(PUZZLE.id, now + 8 * DAY)).toMatchObject({ counted: false, missed: [], hints: 0 })
})

it('the last six misses are remembered', () => {
  for (let n = 0; n < 7; n++) missed(PUZZLE, `try ${n}`)
  expect(triesAt(PUZZLE.id).missed).toEqual(['try 1', 'try 2', 'try 3', 'try 4', 'try 5', 'try 6'])
})

it('a week is seven days to the moment', () => {
  const now = Date.UTC(2030, 0, 1)
  gaveUp(PUZZLE, now)
  expect(triesAt(PUZZLE.id, now + 7 * DAY).counted).toBe(true)
  expect(triesAt(PUZZLE.id, now + 7 * DAY + 1).counted).toBe(false)
})
