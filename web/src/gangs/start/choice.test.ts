import { describe, expect, it } from 'vitest'
import type { ContentSet } from '../../protocol'
import { english, house } from '../model/gangs.testing'
import {
  WHO,
  FIRST_GANGS,
  fitted,
  mergedGangs,
  newGangsTable,
  presetNow,
  presetOf,
  storiesFor,
  waitsForFriends,
  withGang,
  type GangsChoice,
} from './choice'
import { summaryOf } from './summary'

const choice = (change: Partial<GangsChoice> = {}): GangsChoice => ({ ...structuredClone(FIRST_GANGS), ...change })
const SET: ContentSet = {
  ...house(),
  id: 'mine',
  title: 'Mine',
  built_in: false,
  gangs: ['moxes', 'maelstrom', 'valentinos', 'animals'],
  stories: ['night'],
  presets: {},
  rules: [{ name: 'goal', value: 20, allowed: [], most: 999, rule: 'GOAL-2', source: 'said' }],
}

describe('what was chosen becomes a table', () => {
  it('four seats: oneself, bots, friends and others at this screen', () => {
    const seats = choice().seats.map((seat, n) => ({
      ...seat,
      who: (['me', 'greedy', 'friend', 'here'] as const)[n]!,
    }))
    const table = newGangsTable(choice({ seats, rules: { goal: 30 }, board: 'small' }), 'Ann')
    expect(table.seats?.map((seat) => [seat.kind, seat.gang])).toEqual([
      ['here', 'voodoo-boys'],
      ['bot', 'maelstrom'],
      ['open', 'tyger-claws'],
      ['here', 'valentinos'],
    ])
    expect(table.settings).toEqual({ content: 'house', story: 'tutorial', board: 'small', rules: { goal: 30 } })
    expect(waitsForFriends(choice({ seats }))).toBe(true)
    expect(waitsForFriends(choice({ seats, players: 2 }))).toBe(false)
  })
  it('alone, the second row is the rival gang', () => {
    const table = newGangsTable(choice({ players: 1 }), '')
    expect(table.seats).toHaveLength(1)
    expect(table.settings).toMatchObject({ rival: 'maelstrom' })
  })
  it('who takes a gang gives the old one', () => {
    expect(withGang(choice(), 0, 'maelstrom').map((seat) => seat.gang)).toEqual([
      'maelstrom',
      'voodoo-boys',
      'tyger-claws',
      'valentinos',
    ])
  })
  it('fits another content set: its gangs once each, its stories, its rules', () => {
    const found = fitted(choice({ rules: { goal: 20, tie: 'shared' } }), SET)
    expect(new Set(found.seats.map((seat) => seat.gang))).toEqual(new Set(SET.gangs))
    expect(found).toMatchObject({ content: 'mine', story: 'night', rules: {} })
  })
})

describe('the rules by the book', () => {
  const set = { ...SET, presets: { 'by-the-book': { goal: 25 }, same: { goal: 20 } } }
  it('a preset changes what differs from the set', () => {
    expect(presetOf(set, 'by-the-book')).toEqual({ goal: 25 })
    expect(presetOf(set, 'same')).toEqual({})
  })
  it('one sees which preset the rules are', () => {
    expect(presetNow(choice(), set)).toBe('')
    expect(presetNow(choice({ rules: { goal: 25 } }), set)).toBe('by-the-book')
    expect(presetNow(choice({ rules: { goal: 24 } }), set)).toBeUndefined()
  })
})

describe('the last choice', () => {
  it('is kept', () =>
    expect(mergedGangs(JSON.stringify(choice({ players: 2, story: 'blackout' })))).toMatchObject({
      players: 2,
      story: 'blackout',
    }))
  it('of another shape is left out', () => {
    expect(mergedGangs('{"players":9,"seats":[1]}')).toEqual(choice())
    expect(mergedGangs('nonsense')).toEqual(choice())
  })
})

it('says in one line what will be played', () => {
  const say = (one: GangsChoice): string =>
    summaryOf(
      one,
      (key, args) => english.format(key, args),
      (key) => english.has(key),
    ).replace(/[\ue000\ue001]/g, '')
  expect(say(choice())).toBe('Voodoo Boys against 3 bots in Tutorial')
  expect(say(choice({ players: 1, story: 'blackout' }))).toBe(
    'Voodoo Boys against Maelstrom and Johnny in The Long Blackout',
  )
  for (const who of WHO.filter((one) => one !== 'friend' && one !== 'here')) {
    const seats = choice().seats.map((seat, n) => (n === 1 ? { ...seat, who } : seat))
    expect(say(choice({ seats })), who).toBe('Voodoo Boys against 3 bots in Tutorial')
  }
})

describe('the stories that are offered', () => {
  const set: ContentSet = { ...SET, stories: ['tutorial', 'voice', 'last-job'] }
  it('those for one player are for one player alone', () => {
    expect(storiesFor(set, 1)).toEqual(['tutorial', 'voice', 'last-job'])
    expect(storiesFor(set, 2)).toEqual(['tutorial'])
    expect(fitted(choice({ players: 3, story: 'voice' }), set).story).toBe('tutorial')
    expect(fitted(choice({ players: 1, story: 'voice' }), set).story).toBe('voice')
  })
  it('a set of nothing else offers what it has', () => {
    expect(storiesFor({ ...set, stories: ['voice'] }, 4)).toEqual(['voice'])
  })
})
