import { expect, test } from 'vitest'
import type { SeatInfo, TableInfo } from '../protocol'
import { keyOf, playedOf, ratesOf, wilson } from './stats'

const seat = (name: string, more: Partial<SeatInfo> = {}) =>
  ({ seat: name, kind: 'person', name: '', level: '', identity: '', deck: '', ...more }) as SeatInfo

function game(winner: string, more: Partial<TableInfo> = {}): TableInfo {
  const seats = [
    seat('corp', { name: 'Grace' }),
    seat('runner', { name: 'Ada', identity: 'kate-mac-mccaffrey', deck: 'Workshop' }),
  ]
  const result = winner === '-' ? null : { winner, reason: 'agendas' }
  return {
    game: 'netrunner',
    status: 'over',
    lesson: '',
    mine: ['runner'],
    seats,
    result,
    ...more,
  } as unknown as TableInfo
}

test('only games that are over and played from one seat count', () => {
  const all = [
    game('runner'),
    game('corp', { status: 'playing' }),
    game('corp', { mine: ['corp', 'runner'] }),
    game('corp', { lesson: 'first' }),
    game('corp', { mine: [] }),
  ]
  expect(playedOf(all).map((one) => one.won)).toEqual([true])
})

test('win rates by opponent, deck and side', () => {
  const bot = [seat('corp', { kind: 'bot', name: 'pro' }), seat('runner', { identity: 'gabriel-santiago' })]
  const all = playedOf([game('runner'), game('corp'), game(''), game('runner', { seats: bot })])
  const rates = ratesOf(all, 'opponent')
  expect(rates.map(({ key, won, games }) => [key, won, games])).toEqual([
    ['person:Grace:', 1, 3],
    ['bot:pro:', 1, 1],
  ])
  expect(ratesOf(all, 'deck').map((rate) => rate.key)).toEqual(['kate-mac-mccaffrey:Workshop', 'gabriel-santiago:'])
  expect(ratesOf(all, 'side')).toHaveLength(1)
  expect(all.filter((one) => keyOf(one, 'opponent') === 'bot:pro:')).toHaveLength(1)
})

test('the interval of a share is Wilson’s', () => {
  const [low, high] = wilson(38, 62)
  expect(low).toBeCloseTo(0.48848, 4)
  expect(high).toBeCloseTo(0.72416, 4)
  expect(wilson(0, 0)).toEqual([0, 1])
  expect(wilson(3, 3)[1]).toBeCloseTo(1)
})
