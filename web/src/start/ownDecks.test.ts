import { expect, it } from 'vitest'
import type { CardFacts } from '../protocol'
import type { PickDeck } from './choice'
import { ofSets } from './ownDecks'

const cards = [
  { slug: 'noise', set: 'core' },
  { slug: 'diesel', set: 'core' },
  { slug: 'imp', set: 'genesis' },
] as CardFacts[]
const deck = (id: string, ...titles: string[]) =>
  ({
    id,
    deck: { identity: 'noise', cards: Object.fromEntries(titles.map((slug) => [slug, 3])), name: '', notes: '' },
  }) as PickDeck

it('offers a table of the Core Set only decks that need no other set', () => {
  const decks = [deck('plain', 'diesel'), deck('new', 'diesel', 'imp')]
  expect(ofSets(decks, cards, ['core']).map((one) => one.id)).toEqual(['plain'])
  expect(ofSets(decks, cards, ['core', 'genesis'])).toEqual(decks)
})

it('leaves out a deck with a card that nobody knows', () => {
  expect(ofSets([deck('odd', 'no-such-card')], cards, ['core', 'genesis'])).toEqual([])
})
