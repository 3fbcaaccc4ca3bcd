/** Cards as a list to choose from: with their words, filtered, in order. */
import type { CardFacts } from '../protocol'
import { fits, folded, parse, type Entry, type Held } from './query'

/** What the catalogues say about cards, in the player's language. */
export interface Speech {
  title(slug: string): string
  text(slug: string): string
  format(key: string): string
}

export function entriesOf(cards: readonly CardFacts[], words: Speech): Entry[] {
  return cards.map((card) => {
    const kinds = card.subtypes.flatMap((subtype) => [subtype, folded(words.format(`subtype-${subtype}`))])
    const slug = card.slug.replaceAll('-', ' ')
    return {
      card,
      title: folded(words.title(card.slug)),
      words: [slug, folded(words.text(card.slug)), ...kinds].join('\n'),
      kinds,
    }
  })
}

/** The icons of the filter row: types, and ice by its kind. */
export const KINDS: Record<string, readonly string[]> = {
  corp: ['agenda', 'asset', 'upgrade', 'operation', 'barrier', 'code-gate', 'sentry', 'trap'],
  runner: ['event', 'hardware', 'program', 'resource'],
}
export const FACTIONS: Record<string, readonly string[]> = {
  corp: ['haas-bioroid', 'jinteki', 'nbn', 'weyland', 'neutral-corp'],
  runner: ['anarch', 'criminal', 'shaper', 'apex', 'neutral-runner'],
}
/** The sets that cards are from, oldest first. */
export const setsOf = (cards: readonly CardFacts[]): string[] => [...new Set(cards.map((card) => card.set))]
export const TYPE_ORDER = [
  'identity',
  'agenda',
  'asset',
  'upgrade',
  'operation',
  'ice',
  'event',
  'hardware',
  'program',
  'resource',
]

export interface Filter {
  query: string
  factions: readonly string[]
  kinds: readonly string[]
  sets?: readonly string[]
}

export function kindOf(card: CardFacts): string {
  if (card.type !== 'ice') return card.type
  return ['barrier', 'code-gate', 'sentry'].find((kind) => card.subtypes.includes(kind)) ?? 'trap'
}

/** Nothing chosen means everything. */
export function filtered(entries: readonly Entry[], filter: Filter, held?: Held): CardFacts[] {
  const terms = parse(filter.query)
  return entries
    .filter(({ card }) => !filter.factions.length || filter.factions.includes(card.faction))
    .filter(({ card }) => !filter.kinds.length || filter.kinds.includes(kindOf(card)))
    .filter(({ card }) => !filter.sets?.length || filter.sets.includes(card.set))
    .filter((entry) => fits(terms, entry, held))
    .map(({ card }) => card)
}

const byType = (card: CardFacts): number => TYPE_ORDER.indexOf(card.type)
export const inOrder = (a: CardFacts, b: CardFacts): number => byType(a) - byType(b) || a.code.localeCompare(b.code)
