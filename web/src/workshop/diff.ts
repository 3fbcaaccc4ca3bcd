import type { WorkForm } from '../protocol'
import { isTable, listed, type Plain, type Table } from './shapes'

export interface Change {
  deck: string
  card: string
  n: number
  entry: Plain | undefined
  kind: 'new' | 'changed' | 'gone'
}

const idOf = (entry: Plain, n: number): string => (isTable(entry) && entry.id ? String(entry.id) : `#${n}`)
const same = (one: Plain | undefined, other: Plain | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** What other files would change, card by card. */
export function changes(
  form: WorkForm,
  before: Record<string, Table | null>,
  after: Record<string, Table | null>,
): Change[] {
  const found: Change[] = []
  for (const deck of form.decks) {
    if (!deck.list) {
      const own = (data: Table | null | undefined) => Object.keys(deck.fields).map((name) => data?.[name] ?? '')
      if (!same(own(before[deck.file]), own(after[deck.file])))
        found.push({ deck: deck.id, card: deck.card, n: -1, entry: undefined, kind: 'changed' })
      continue
    }
    const old = listed(before[deck.file]?.[deck.list])
    const now = listed(after[deck.file]?.[deck.list])
    const known = new Map(old.map((entry, n) => [idOf(entry, n), entry]))
    const kept = new Set(now.map(idOf))
    now.forEach((entry, n) => {
      const was = known.get(idOf(entry, n))
      if (!same(was, entry))
        found.push({ deck: deck.id, card: deck.card, n, entry, kind: was === undefined ? 'new' : 'changed' })
    })
    old.forEach((entry, n) => {
      if (!kept.has(idOf(entry, n))) found.push({ deck: deck.id, card: deck.card, n, entry, kind: 'gone' })
    })
  }
  return found
}
