import { describe, expect, it } from 'vitest'
import type { Lobby, SeatInfo, SeatKey, TableInfo } from '../protocol'
import { botsOf, boutsOf, nearest, packLevels, strengthOf, type Bout } from './level'

const worth = (points: number) => ({ points, margin: 50 })
const lobby = {
  ratings: {
    'netrunner-corp': {
      random: worth(700),
      rookie: worth(1200),
      pro: worth(1500),
      'automa:wedge:easy': worth(1150),
      'automa:wedge:hard': worth(1400),
      'automa:dash:easy': worth(1100),
    },
  },
} as unknown as Lobby
const corps = botsOf(lobby, 'netrunner-corp')
const wins = (n: number, points: number, won = true): Bout[] => Array.from({ length: n }, () => ({ points, won }))

describe('the right level', () => {
  it('of a first game is an easy one, and not the one that does anything', () => {
    expect(nearest(corps, strengthOf([]))).toBe('rookie')
    expect(nearest(packLevels(lobby, 'netrunner-corp', 'wedge'), strengthOf([]))).toBe('easy')
  })

  it('rises with every game that is won and falls with those that are lost', () => {
    const after = [0, 1, 2, 4, 8].map((n) => strengthOf(wins(n, 1200)))
    expect(after).toEqual([...after].sort((a, b) => a - b))
    expect(new Set(after).size).toBe(after.length)
    expect(strengthOf(wins(3, 1200, false))).toBeLessThan(strengthOf([]))
    expect(nearest(corps, strengthOf(wins(12, 1400)))).toBe('pro')
  })

  it('of a rated player is that of the rating, the surer it is the more', () => {
    expect(strengthOf([], { points: 1480, margin: 80, games: 40 })).toBeCloseTo(1480, -1)
    const lost = wins(5, 1200, false)
    const sure = strengthOf(lost, { points: 1480, margin: 60, games: 40 })
    const unsure = strengthOf(lost, { points: 1480, margin: 400, games: 2 })
    expect(unsure).toBeLessThan(sure)
    expect(sure).toBeGreaterThan(1400)
  })

  it('is nobody where nobody has been measured', () => {
    expect(nearest(botsOf(lobby, 'gangs'), 1500)).toBe('')
  })
})

it('counts finished games of the role against one machine that has a rating', () => {
  const table = (id: string, other: Partial<SeatInfo>, more: Partial<TableInfo> = {}): TableInfo =>
    ({
      table: id,
      game: 'netrunner',
      lesson: '',
      result: { winner: 'runner', reason: 'agenda' },
      seats: [{ seat: 'runner', kind: 'person' }, { seat: 'corp', name: '', level: '', ...other } as SeatInfo],
      ...more,
    }) as unknown as TableInfo
  const tables = [
    table('A', { kind: 'bot', name: 'rookie' }),
    table('B', { kind: 'automa', name: 'wedge', level: 'hard' }, { result: { winner: 'corp', reason: 'flatline' } }),
    table('C', { kind: 'person', name: 'rookie' }),
    table('D', { kind: 'bot', name: 'unheard-of' }),
    table('E', { kind: 'bot', name: 'pro' }, { result: null }),
    table('F', { kind: 'bot', name: 'pro' }, { lesson: 'run-1' }),
    table('G', { kind: 'bot', name: 'pro' }, { seats: [{ seat: 'runner', kind: 'person' } as SeatInfo] }),
    table('H', { kind: 'bot', name: 'pro' }, { result: { winner: '', reason: 'tie' } as TableInfo['result'] }),
  ]
  const three = table('I', { kind: 'bot', name: 'pro' })
  three.seats.push({ seat: 'third', kind: 'bot', name: 'pro' } as SeatInfo)
  const both = table('J', { kind: 'bot', name: 'pro' })
  tables.push(three, both)
  const keys: SeatKey[] = tables.map((info) => ({ table: info.table, seat: 'runner', secret: '' }))
  keys.push({ table: 'J', seat: 'corp', secret: '' })
  expect(boutsOf(tables, keys, lobby, 'netrunner-runner')).toEqual([
    { points: 1200, won: true },
    { points: 1400, won: false },
  ])
  expect(boutsOf(tables, keys, lobby, 'netrunner-corp')).toEqual([])
  expect(boutsOf(tables, [], lobby, 'netrunner-runner')).toEqual([])
})
