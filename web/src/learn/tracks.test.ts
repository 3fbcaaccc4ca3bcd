import { expect, it } from 'vitest'
import type { LessonFacts } from '../protocol'
import { nextOf, placeOf, startingWith, tracksOf } from './tracks'

const lesson = (id: string): LessonFacts => ({
  id,
  game: id.startsWith('gangs') ? 'gangs' : 'netrunner',
  seat: id.startsWith('gangs') ? 'maelstrom' : id.split('-')[0]!,
  track: id.split('-')[0]!,
  minutes: 3,
  picture: 'corroder',
  steps: 3,
})
const ALL = ['runner-1', 'runner-2', 'corp-1', 'corp-2', 'gangs-1'].map(lesson)

it('has a track for each side and one for Gangs', () => {
  expect(tracksOf(ALL).map((track) => [track.track, track.lessons.length])).toEqual([
    ['runner', 2],
    ['corp', 2],
    ['gangs', 1],
  ])
})

it.each([
  [[], 'runner-1'],
  [['runner-1'], 'runner-2'],
  [['runner-1', 'corp-1'], 'corp-2'],
  [['corp-1', 'corp-2'], 'runner-1'],
  [['runner-1', 'runner-2', 'corp-1', 'corp-2', 'gangs-1'], undefined],
])('after %s the next one is %s', (done, id) => {
  expect(nextOf(ALL, done as string[])?.id).toBe(id)
})

it('counts within a track', () => {
  expect(placeOf(ALL, 'corp-2')).toEqual({ track: 'corp', n: 2, all: 2 })
})

it('leads to the lessons of the game that was chosen', () => {
  expect(startingWith('gangs', ALL)[0]?.id).toBe('gangs-1')
  expect(nextOf(ALL, ['runner-1'], 'gangs')?.id).toBe('gangs-1')
  expect(nextOf(ALL, ['gangs-1'], 'gangs')?.id).toBe('runner-1')
  expect(nextOf(ALL, ['corp-1'], 'netrunner')?.id).toBe('corp-2')
})
