import { expect, test } from 'vitest'
import type { SeatInfo, TableInfo } from '../protocol'
import { fitting, nearby, shown, wanted } from './tables'

function table(id: string, more: Partial<TableInfo> = {}): TableInfo {
  const plain = { level: '', clock: null, identity: '', deck: '', signed: false }
  const seats: SeatInfo[] = [
    { ...plain, seat: 'corp', kind: 'open', name: '', present: false },
    { ...plain, seat: 'runner', kind: 'person', name: 'Ada', present: true },
  ]
  const deal = { kind: 'fair', commitment: '', secret: '', halves: {}, seed: '' }
  return {
    table: id,
    game: 'netrunner',
    status: 'waiting',
    seats,
    created: 1,
    deal,
    language: 'en',
    rated: false,
    ...more,
  } as TableInfo
}

const seek = { game: 'netrunner' as const, side: 'corp', clock: null, rating: null }
const ids = (tables: TableInfo[]) => tables.map((info) => info.table)

test('the own language comes first, and one game at a time if wanted', () => {
  const all = [
    table('A', { language: 'pl' }),
    table('B'),
    table('C', { game: 'gangs' }),
    table('D', { status: 'playing' }),
  ]
  expect(ids(shown(all, 'both', true, 'en'))).toEqual(['B', 'C', 'A'])
  expect(ids(shown(all, 'netrunner', true, 'pl'))).toEqual(['A', 'B'])
  expect(ids(shown(all, 'both', false, 'en'))).toEqual(['D'])
})

test('a quick match is the longest waiting table that fits', () => {
  const clock = { bank: 1200, increment: 30 }
  const all = [
    table('NEW', { created: 9 }),
    table('OLD', { created: 2 }),
    table('CLOCK', { clock }),
    table('MINE'),
    table('KNOWN', { deal: { kind: 'chosen', commitment: '', secret: '', halves: {}, seed: '' } }),
    table('GANGS', { game: 'gangs' }),
    table('GOING', { status: 'playing' }),
  ]
  expect(ids(fitting(all, seek, ['MINE'], 0))).toEqual(['OLD', 'NEW'])
  expect(ids(fitting(all, { ...seek, side: 'runner' }, [], 0))).toEqual([])
  expect(ids(fitting(all, { ...seek, side: '' }, ['MINE'], 0))).toEqual(['OLD', 'NEW'])
  expect(ids(fitting(all, { ...seek, clock }, [], 0))).toEqual(['CLOCK'])
  expect(ids(fitting(all, { game: 'gangs', side: '', clock: null, rating: null }, [], 0))).toEqual(['GANGS'])
})

test('a rated quick match is near the own rating, and less near the longer somebody waits', () => {
  const rating = (points: number) => ({ points, margin: 60, games: 20 })
  const hosted = (id: string, points: number, created: number) => {
    const info = table(id, { rated: true, created })
    return {
      ...info,
      seats: info.seats.map((seat) => (seat.kind === 'person' ? { ...seat, rating: rating(points) } : seat)),
    }
  }
  const all = [hosted('NEAR', 1590, 1000), hosted('FAR', 1700, 1000), table('CASUAL')]
  const mine = { ...seek, rating: { 'netrunner-corp': rating(1500), 'netrunner-runner': rating(2400) } }
  expect(ids(fitting(all, mine, [], 1000))).toEqual(['NEAR'])
  expect(ids(fitting(all, mine, [], 1000 + 120))).toEqual(['NEAR', 'FAR'])
  expect(ids(fitting(all, { ...mine, rating: {} }, [], 1000))).toEqual(['NEAR'])
  expect(ids(fitting(all, seek, [], 1000))).toEqual(['CASUAL'])
})

test('who plays a machine hears of open tables of the game: any clock, and rated ones near the own rating', () => {
  const rated = (id: string, points: number) => {
    const info = table(id, { rated: true, created: 1000 })
    const host = info.seats[1]!
    return { ...info, seats: [info.seats[0]!, { ...host, rating: { points, margin: 60, games: 20 } }] }
  }
  const all = [
    table('OLD', { clock: { bank: 1200, increment: 30 } }),
    table('NEW', { created: 9 }),
    table('GANGS', { game: 'gangs' }),
    table('GOING', { status: 'playing' }),
    table('KNOWN', { deal: { kind: 'chosen', commitment: '', secret: '', halves: {}, seed: '' } }),
    rated('NEAR', 1590),
    rated('FAR', 1800),
  ]
  const player = { ratings: { 'netrunner-corp': { points: 1500, margin: 60, games: 20 } } }
  expect(ids(nearby(all, 'netrunner', null, 1000))).toEqual(['NEW', 'OLD'])
  expect(ids(nearby(all, 'netrunner', player, 1000))).toEqual(['NEAR', 'NEW', 'OLD'])
  expect(ids(nearby(all, 'netrunner', player, 1000 + 240))).toEqual(['NEAR', 'FAR', 'NEW', 'OLD'])
})

test('tables of blocked players are not shown; a guest of the same name is somebody else', () => {
  const signed = table('SIGNED')
  const all = [
    { ...signed, seats: signed.seats.map((seat) => ({ ...seat, signed: seat.kind === 'person' })) },
    table('GUEST'),
  ]
  expect(ids(wanted(all, ['Ada']))).toEqual(['GUEST'])
})
