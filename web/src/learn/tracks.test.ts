import { expect, it } from 'vitest'
import type { LessonFacts } from '../protocol'
import { nextOf, placeOf, tracksOf } from './tracks'

const lesson = (id: string): LessonFacts => ({
  id,
  game: 'netrunner',
  seat: id.split('-')[0]!,
  minutes: 3,
  picture: 'corroder',
  steps: 3,
})
const ALL = ['runner-1', 'runner-2', 'corp-1', 'corp-2'].map(lesson)

it('has a track for each side', () => {
  expect(tracksOf(ALL).map((track) => [track.seat, track.lessons.length])).toEqual([
    ['runner', 2],
    ['corp', 2],
  ])
})

it.each([
  [[], 'runner-1'],
  [['runner-1'], 'runner-2'],
  [['runner-1', 'corp-1'], 'corp-2'],
  [['corp-1', 'corp-2'], 'runner-1'],
  [['runner-1', 'runner-2', 'corp-1', 'corp-2'], undefined],
])('after %s the next one is %s', (done, id) => {
  expect(nextOf(ALL, done as string[])?.id).toBe(id)
})

it('counts within a track', () => {
  expect(placeOf(ALL, 'corp-2')).toEqual({ seat: 'corp', n: 2, all: 2 })
})
