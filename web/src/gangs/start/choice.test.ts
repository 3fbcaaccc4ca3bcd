import { describe, expect, it } from 'vitest'
import { emptyStorage } from '../../words/storage.testing'
import type { ContentSet } from '../../protocol'
import { english, house } from '../model/gangs.testing'
import {
  WHO,
  FIRST_GANGS,
  fitted,
  isBot,
  keepGangs,
  keptGangs,
  mayExplain,
  mergedGangs,
  newGangsTable,
  presetNow,
  presetOf,
  storiesFor,
  waitsForFriends,
  withFriend,
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
  it('a gang that the set has keeps its chair, and no gang sits twice', () => {
    const chairs = ['maelstrom', 'maelstrom', 'animals', 'strangers']
    const seats = choice().seats.map((seat, n) => ({ ...seat, gang: chairs[n]! }))
    expect(fitted(choice({ seats }), SET).seats.map((seat) => seat.gang)).toEqual([
      'maelstrom',
      'moxes',
      'animals',
      'valentinos',
    ])
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
  it.each([1, 2, 3, 4])('so is a table of %i', (players) => {
    expect(mergedGangs(JSON.stringify(choice({ players }))).players).toBe(players)
  })
  it('so are the seats, if they have the shape of seats', () => {
    const who = (...named: string[]): GangsChoice =>
      choice({ seats: choice().seats.map((seat, n) => ({ ...seat, who: named[n] })) as GangsChoice['seats'] })
    const kept = who('me', 'friend', 'here', 'greedy')
    expect(mergedGangs(JSON.stringify(kept)).seats).toEqual(kept.seats)
    for (const wrong of [who('greedy', 'friend', 'here', 'greedy'), who('me', 'nobody', 'here', 'greedy')])
      expect(mergedGangs(JSON.stringify(wrong)).seats).toEqual(choice().seats)
  })
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

describe('a seat for somebody else', () => {
  const seated = (...who: string[]): GangsChoice['seats'] =>
    choice().seats.map((seat, n) => ({ ...seat, who: who[n] ?? seat.who })) as GangsChoice['seats']
  const whose = ({ players, seats }: GangsChoice) => [players, ...seats.map((seat) => seat.who)]

  it('is the second one, if there is none yet', () => {
    expect(whose(withFriend(choice()))).toEqual([4, 'me', 'friend', 'greedy', 'greedy'])
    expect(whose(withFriend(choice({ players: 1 })))).toEqual([2, 'me', 'friend', 'greedy', 'greedy'])
    const kept = choice({ seats: seated('me', 'pro', 'friend') })
    expect(withFriend(kept)).toBe(kept)
    expect(whose(withFriend({ ...kept, players: 2 }))).toEqual([2, 'me', 'friend', 'friend', 'greedy'])
    expect(whose(withFriend(choice({ players: 1, seats: seated('friend') })))).toEqual([
      2,
      'friend',
      'friend',
      'greedy',
      'greedy',
    ])
  })

  it('keeps bots from explaining themselves', () => {
    const says = (players: number, ...who: string[]) => {
      const table = newGangsTable(choice({ players, seats: seated(...who), explains: true }), '')
      return [table.explains, mayExplain(choice({ players, seats: seated(...who) }))]
    }
    expect(says(2, 'me', 'pro')).toEqual([true, true])
    expect(says(2, 'me', 'here')).toEqual([undefined, false])
    expect(says(3, 'me', 'pro', 'friend')).toEqual([undefined, false])
    expect(says(2, 'me', 'pro', 'friend')).toEqual([true, true])
    expect(says(1, 'me', 'pro')).toEqual([undefined, false])
    expect(newGangsTable(choice({ players: 2 }), '').explains).toBeUndefined()
    expect(seated('me', 'rookie', 'here', 'friend').map(isBot)).toEqual([false, true, false, false])
  })
})

describe('what was kept in the browser', () => {
  emptyStorage()

  it('is found again', () => {
    expect(keptGangs()).toEqual(choice())
    keepGangs(choice({ players: 3, rules: { goal: 30 }, board: 'large' }))
    expect(keptGangs()).toEqual(choice({ players: 3, rules: { goal: 30 }, board: 'large' }))
  })

  it('has four seats, one to four players and a table of rules', () => {
    const seats = choice().seats
    const other = seats.map((seat, n) => ({ ...seat, who: n ? 'pro' : 'me' }))
    const found = (data: object): GangsChoice => mergedGangs(JSON.stringify(data))
    expect(found({ seats: other }).seats).toEqual(other)
    for (const wrong of [
      other.slice(1),
      [...other, other[1]],
      'none',
      [...other.slice(0, 3), null],
      other.map(({ who }) => ({ who })),
    ])
      expect(found({ seats: wrong }).seats).toEqual(seats)
    expect([0, 1, 4, 5, undefined].map((players) => found({ players }).players)).toEqual([4, 1, 4, 4, 4])
    expect([null, 7, { goal: 3 }].map((rules) => found({ rules }).rules)).toEqual([{}, {}, { goal: 3 }])
  })
})
