import { expect, test } from 'vitest'
import type { SeatInfo, TableInfo } from '../protocol'
import { fitting, shown } from './tables'

function table(id: string, more: Partial<TableInfo> = {}): TableInfo {
  const plain = { level: '', clock: null, identity: '', signed: false }
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
    ...more,
  } as TableInfo
}

const seek = { game: 'netrunner' as const, side: 'corp', clock: null }
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
  expect(ids(fitting(all, seek, ['MINE']))).toEqual(['OLD', 'NEW'])
  expect(ids(fitting(all, { ...seek, side: 'runner' }, []))).toEqual([])
  expect(ids(fitting(all, { ...seek, side: '' }, ['MINE']))).toEqual(['OLD', 'NEW'])
  expect(ids(fitting(all, { ...seek, clock }, []))).toEqual(['CLOCK'])
  expect(ids(fitting(all, { game: 'gangs', side: '', clock: null }, []))).toEqual(['GANGS'])
})
