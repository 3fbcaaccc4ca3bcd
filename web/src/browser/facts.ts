/** What is printed on a card, line by line: a key of the catalogues and its value. */
import { cost } from '../cards/look'
import type { CardFacts } from '../protocol'

export interface Fact {
  key: string
  value: number | 'X'
}

export function factsOf(card: CardFacts): Fact[] {
  const all: [string, number | 'X' | null | undefined][] = [
    ['web-fact-cost', cost(card)],
    ['web-fact-requirement', card.requirement],
    ['web-fact-points', card.points],
    ['web-fact-strength', card.strength],
    ['web-fact-memory', card.memory],
    ['web-fact-trash', card.trash],
    ['web-fact-influence', card.influence],
    ['web-fact-link', card.type === 'identity' ? card.link : null],
    ['web-fact-min-deck', card.min_deck],
    ['web-fact-max-influence', card.max_influence],
    ['web-fact-copies', card.type === 'identity' ? null : card.copies],
  ]
  return all.flatMap(([key, value]) => (value === null || value === undefined ? [] : [{ key, value }]))
}
