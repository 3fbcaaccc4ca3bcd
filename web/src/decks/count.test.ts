import { describe, expect, test } from 'vitest'
import { cardOf, factsIn } from '../cards/core'
import type { DeckLaw, DeckList } from '../protocol'
import { curveOf, dotsOf, fitRank, groupsOf, influenceOf, linesOf, pointsOf, roomFor, sizeOf } from './count'
import { helpFor } from './help'
import law from './samples/law.json'

/** As the table tells it (tools/client_texts.py). */
const LAW = law as DeckLaw
const HB = cardOf('haas-bioroid-engineering-the-future')
const deck = (cards: Record<string, number>): DeckList => ({ identity: HB.slug, cards, name: '', notes: '' })
const lines = (cards: Record<string, number>) => linesOf(deck(cards), factsIn)

describe('the numbers of a deck', () => {
  const held = { 'accelerated-beta-test': 3, 'hedge-fund': 3, tollbooth: 2, 'scorched-earth': 1, psychographics: 1 }

  test('size and agenda points', () => {
    expect(sizeOf(lines(held))).toBe(10)
    expect(pointsOf(lines(held))).toBe(6)
  })

  test('own and neutral cards are free of influence, the others are dotted by faction, the dearest first', () => {
    expect(influenceOf(lines(held), LAW)).toBe(4 + 4 + 3)
    expect(dotsOf(lines(held), LAW)).toEqual([...Array(7).fill('nbn'), ...Array(4).fill('weyland')])
  })

  test('the curve leaves agendas out, counts X as 0, and gathers the dear ones', () => {
    expect(curveOf(lines(held))).toEqual([1, 0, 0, 1, 0, 3, 0, 0, 2])
  })

  test('groups follow the order of types, and what is not a card is left out', () => {
    expect(groupsOf(lines({ ...held, nonsense: 2 })).map(({ type, size }) => [type, size])).toEqual([
      ['agenda', 3],
      ['operation', 5],
      ['ice', 2],
    ])
  })
})

describe('how many copies may be put in', () => {
  test('the first copy that an identity spares costs nothing, and leaves room for itself when all is spent', () => {
    const spent = {
      ...LAW,
      influence_limit: 4,
      cards: { ...LAW.cards, 'data-raven': { most: 3, price: 2, spared: 1, alliance: 0, bar: 'copies' as const } },
    }
    const at = (copies: number) => roomFor(cardOf('data-raven'), deck({ 'data-raven': copies }), spent, factsIn)
    expect([0, 1, 2, 3].map((n) => influenceOf(lines({ 'data-raven': n }), spent))).toEqual([0, 0, 2, 4])
    expect([at(0).influence, at(1).influence]).toEqual([0, 2])
    expect([
      at(0).most,
      roomFor(cardOf('data-raven'), deck({ snare: 2 }), { ...spent, influence_limit: 4 }, factsIn).most,
    ]).toEqual([3, 1])
  })

  test('an alliance card costs nothing beside enough cards of its faction', () => {
    const terms = { most: 3, price: 2, spared: 0, alliance: 2, bar: 'copies' as const }
    const allied = { ...LAW, cards: { ...LAW.cards, 'data-raven': terms } }
    const cost = (cards: Record<string, number>) =>
      influenceOf(lines(cards), allied) - influenceOf(lines({ ...cards, 'data-raven': 0 }), allied)
    expect(cost({ 'data-raven': 3, tollbooth: 1 })).toBe(6)
    expect(cost({ 'data-raven': 3, tollbooth: 2 })).toBe(0)
    expect(cost({ 'data-raven': 3, 'hedge-fund': 3 })).toBe(6)
  })

  const room = (slug: string, cards: Record<string, number> = {}) => roomFor(cardOf(slug), deck(cards), LAW, factsIn)

  test('three of a card that fits', () => {
    expect(room('hedge-fund', { 'hedge-fund': 3 })).toMatchObject({ most: 3, bar: 'copies' })
  })

  test('no more than the influence that is left', () => {
    expect(room('scorched-earth', { tollbooth: 3 })).toMatchObject({ most: 2, bar: 'influence' })
    expect(room('scorched-earth', { tollbooth: 3, 'sansan-city-grid': 2 })).toEqual({
      most: 0,
      bar: 'influence',
      influence: 16,
    })
  })

  test('agendas of another faction never, nor cards of the other side', () => {
    expect(room('nisei-mk-ii')).toMatchObject({ most: 0, bar: 'faction' })
    expect(room('diesel')).toMatchObject({ most: 0, bar: 'side' })
  })
})

test('what fits comes first: own, neutral, at a price, never', () => {
  const ranks = ['ichi-1-0', 'hedge-fund', 'tollbooth', 'nisei-mk-ii'].map((slug) => fitRank(cardOf(slug), HB, LAW))
  expect(ranks).toEqual([0, 1, 2, 3])
})

describe('cards that help', () => {
  const help = (key: string, args: Record<string, string | number>, cards = {}) =>
    helpFor({ key, args }, deck(cards), HB, LAW, factsIn)

  test('too few points: all agendas; too many: those in the deck', () => {
    expect(help('deck-agenda-points', { points: 18, low: 20 })).toMatchObject({ kinds: ['agenda'], query: '' })
    expect(help('deck-agenda-points', { points: 25, low: 20 })).toMatchObject({ kinds: ['agenda'], query: 'in:deck' })
  })

  test('too much influence: the cards that cost it', () => {
    expect(help('deck-too-much-influence', {}, { tollbooth: 3, 'ichi-1-0': 1 })).toMatchObject({
      query: 'in:deck',
      factions: ['nbn'],
    })
  })

  test('a card too many: that card', () => {
    expect(help('deck-too-many-copies', { card: 'ichi-1-0' }).query).toBe('"ichi 1 0"')
  })
})
