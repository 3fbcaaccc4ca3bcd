/** A deck of this browser's player as it is kept: what was saved, and what was changed since. */
import type { DeckList } from '../protocol'

export interface Kept {
  id: string
  /** Missing if it was never saved. */
  deck?: DeckList
  /** Missing if nothing was changed since. */
  draft?: DeckList
}

export const KEY = 'jackin.decks'

export function parseKept(text: string | null): Kept[] {
  let found: unknown
  try {
    found = JSON.parse(text ?? '[]')
  } catch {
    return []
  }
  return Array.isArray(found) ? found.flatMap((entry: unknown, n) => keptOf(entry, n)) : []
}

function keptOf(entry: unknown, n: number): Kept[] {
  if (typeof entry !== 'object' || entry === null) return []
  const { id, deck, draft } = entry as Record<string, unknown>
  const kept: Kept = { id: typeof id === 'string' && id ? id : String(n) }
  const saved = deckOf(deck) ?? deckOf(entry)
  const changed = deckOf(draft)
  if (saved) kept.deck = saved
  if (changed) kept.draft = changed
  return saved || changed ? [kept] : []
}

function deckOf(value: unknown): DeckList | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { identity, cards, name, notes } = value as Record<string, unknown>
  if (typeof identity !== 'string' || typeof cards !== 'object' || cards === null) return undefined
  const counted = Object.entries(cards).filter(
    (line): line is [string, number] => Number.isInteger(line[1]) && line[1] > 0,
  )
  return { identity, cards: Object.fromEntries(counted), name: asText(name), notes: asText(notes) }
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Same identity, cards, name and notes; the order of the cards does not matter. */
export function same(a: DeckList, b: DeckList): boolean {
  const lines = (deck: DeckList): string =>
    JSON.stringify([deck.identity, deck.name, deck.notes, Object.entries(deck.cards).sort()])
  return lines(a) === lines(b)
}

/** `Deep fortress 2`, if there is a `Deep fortress` already. */
export function freeName(wanted: string, taken: readonly string[]): string {
  if (!taken.includes(wanted)) return wanted
  const stem = wanted.replace(/ \d+$/, '')
  for (let n = 2; ; n++) if (!taken.includes(`${stem} ${n}`)) return `${stem} ${n}`
}
