import { describe, expect, test } from 'vitest'
import { mulliganed, oneMore, opening, pileOf } from './draw'
import { freeName, parseKept, same } from './kept'

const deck = { identity: 'nbn-making-news', cards: { tollbooth: 3 }, name: 'Toll', notes: '' }

describe('decks kept by the browser', () => {
  test('what was saved and what was changed come back as they were', () => {
    const kept = [
      { id: 'a', deck, draft: { ...deck, name: 'Tolls' } },
      { id: 'b', draft: deck },
    ]
    expect(parseKept(JSON.stringify(kept))).toEqual(kept)
  })

  test('a plain deck list is a saved deck', () => {
    expect(parseKept(JSON.stringify([deck]))).toEqual([{ id: '0', deck }])
  })

  test('what is no deck is left out, and so are cards without a number', () => {
    expect(parseKept('{')).toEqual([])
    expect(
      parseKept(JSON.stringify([null, 7, { id: 'x' }, { identity: 'y', cards: { a: 0, b: 'two', c: 1 } }])),
    ).toEqual([{ id: '3', deck: { identity: 'y', cards: { c: 1 }, name: '', notes: '' } }])
  })

  test('the order of cards makes no difference', () => {
    const a = { ...deck, cards: { x: 1, y: 2 } }
    expect(same(a, { ...deck, cards: { y: 2, x: 1 } })).toBe(true)
    expect(same(a, { ...deck, cards: { x: 1, y: 3 } })).toBe(false)
  })

  test('a copy gets a name of its own', () => {
    expect(freeName('Toll', ['Toll', 'Toll 2'])).toBe('Toll 3')
    expect(freeName('Toll 2', ['Toll', 'Toll 2'])).toBe('Toll 3')
    expect(freeName('Wall', ['Toll'])).toBe('Wall')
  })
})

describe('a test draw', () => {
  const cards = { a: 3, b: 3, c: 2 }
  const steady = (): number => 0.5
  const sorted = (list: string[]): string[] => [...list].sort()

  test('draws five, and no card is lost or made', () => {
    const draw = opening(cards, steady)
    expect(draw.hand).toHaveLength(5)
    expect(sorted([...draw.hand, ...draw.stack])).toEqual(sorted(pileOf(cards)))
  })

  test('a mulligan takes the whole hand back, once', () => {
    const second = mulliganed(opening(cards, steady), () => 0)
    expect(second).toMatchObject({ mulligan: true })
    expect(sorted([...second.hand, ...second.stack])).toEqual(sorted(pileOf(cards)))
    expect(mulliganed(second)).toBe(second)
  })

  test('draws on until the stack is empty', () => {
    let draw = opening(cards, steady)
    for (let i = 0; i < 9; i++) draw = oneMore(draw)
    expect(draw.hand).toHaveLength(8)
    expect(draw.stack).toEqual([])
  })
})
