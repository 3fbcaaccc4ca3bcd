import { expect, test } from 'vitest'
import type { ReplayInfo, Summary } from '../../protocol'
import { apart } from '../model/apart'
import { compared, courseOf, roundsOf, sharesOf, sourcesOf, turningPoints } from './sources'

const SUMMARY: Summary = {
  table: 'T',
  game: 'gangs',
  answers: 9,
  turns: 2,
  scores: [
    { turn: 0, points: { valentinos: 0, maelstrom: 0 } },
    { turn: 1, points: { valentinos: 3, maelstrom: 2 } },
    { turn: 2, points: { valentinos: 4, maelstrom: 2 } },
  ],
  groups: [
    {
      key: 'cred',
      rows: [
        { key: 'net', values: { valentinos: 1 } },
        { key: 'combat', values: { valentinos: 3, maelstrom: 2 } },
        { key: 'lost', values: { maelstrom: -1 } },
      ],
    },
    {
      key: 'cred/valentinos',
      rows: [
        { key: 'net', values: { '2': 1 } },
        { key: 'combat', values: { '1': 3 } },
      ],
    },
    {
      key: 'deeds',
      rows: [
        { key: 'moves', values: { valentinos: 4, maelstrom: 4 } },
        { key: 'netruns', values: { valentinos: 1 } },
        { key: 'caught', values: {} },
      ],
    },
  ],
  hands: {},
  facedown: [],
}

test('Firefights come before the Net in every bar, and what was lost comes last', () => {
  expect(sharesOf(SUMMARY, 'valentinos')).toEqual([
    { source: 'combat', n: 3 },
    { source: 'net', n: 1 },
  ])
  expect(sharesOf(SUMMARY, 'maelstrom')).toEqual([
    { source: 'combat', n: 2 },
    { source: 'lost', n: -1 },
  ])
  expect(sourcesOf(SUMMARY)).toEqual(['combat', 'net'])
})

test('each round has what it brought', () => {
  expect(roundsOf(SUMMARY, 'valentinos')).toEqual([[{ source: 'combat', n: 3 }], [{ source: 'net', n: 1 }]])
  expect(courseOf(SUMMARY, 'valentinos')).toEqual([0, 3, 4])
})

test('a gang beside the best of the table; what nobody did is left out', () => {
  expect(compared(SUMMARY, 'maelstrom')).toEqual([
    { key: 'moves', mine: 4, best: 4, holders: ['valentinos', 'maelstrom'] },
    { key: 'netruns', mine: 0, best: 1, holders: ['valentinos'] },
  ])
})

test('it turned where the most was gained at once, told in the order it came', () => {
  const mark = (n: number, cred: number) => ({
    n,
    seat: 'valentinos',
    said: { key: 'gangs-gains-cred', args: { gang: 'valentinos', n: cred } },
  })
  const info = {
    id: 'r',
    game: 'gangs',
    length: 90,
    seats: ['valentinos'],
    turns: [
      [0, 'valentinos', 1],
      [40, 'maelstrom', 2],
      [55, 'valentinos', 3],
    ],
    marks: [mark(10, 3), { n: 20, seat: '', said: { key: 'gangs-story', args: {} } }, mark(50, 6), mark(60, 4)],
    table: 'T',
  } as unknown as ReplayInfo
  const found = turningPoints(info, 2, 2)
  expect(found.map(({ mark: { n }, round }) => [n, round])).toEqual([
    [50, 1],
    [60, 2],
  ])
})

test('the ends of lines never lie over each other nor under the ground', () => {
  expect(apart([10, 10, 60], 18, 100)).toEqual([10, 28, 60])
  expect(apart([100, 100, 20], 18, 100)).toEqual([82, 100, 20])
})
