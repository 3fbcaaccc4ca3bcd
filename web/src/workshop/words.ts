import { plain } from '../parts/rich'
import { words } from '../words/words.svelte'
import type { Bench } from './bench.svelte'
import { isTable, listed, type Plain } from './shapes'

const ORDERS: Record<string, string> = {
  '-R': 'fewest-cards',
  '+R': 'most-cards',
  '<R': 'fewest-cards',
  '-H': 'least-ice',
  '+H': 'most-ice',
  '-A': 'fewest-tokens',
  '<A': 'fewest-tokens',
  '+A': 'most-tokens',
}
const ANY = { n: 1, type: 'any', poi: 'any', unit: 'any', where: '' }
const KINDS: Record<string, string> = { story: 'story-card' }

/** What a word of the vocabulary is called. */
export function called(said: string, word: string): string {
  const key = `${said}-${ORDERS[word] ?? word}`
  return words.has(key) ? words.format(key, ANY) : word
}

/** What a condition of an Automa is called; the number is left open. */
export const testCalled = (test: string): string =>
  test === 'bare'
    ? words.format('workshop-test-bare')
    : plain(words.format(`aicard-if-${test}`, { n: '…' }), (key) => words.format(key))

/** Where an order of an Automa leads. */
export function targetCalled(word: string): string {
  if (ORDERS[word]) return words.format(`aicard-at-${ORDERS[word]}`)
  return word === 'new' ? words.format('aicard-at-new') : words.where(word.replace(':', '-'))
}

export const fieldCalled = (name: string): string =>
  words.has(`workshop-field-${name}`) ? words.format(`workshop-field-${name}`) : name

/** A rule of a set that may be set otherwise: most are called on the start page already. */
export function settingCalled(name: string): string {
  const key = `web-gangs-rule-${name.replaceAll('_', '-')}`
  return words.has(key) ? words.format(key) : fieldCalled(name)
}

/** The title of an entry: its own, the catalogue's, or what it is called by. */
export function titleOf(entry: Plain | undefined, card: string, n: number): string {
  if (!isTable(entry)) return words.format('workshop-nameless', { n: n + 1 })
  if (entry.title) return String(entry.title)
  const key = `gangs-${KINDS[card] ?? card}-${String(entry.id ?? '')}`
  if (card && entry.id && words.has(key)) return words.format(key)
  if (card === 'action' && words.has(`gangs-gang-${String(entry.id)}`))
    return words.format(`gangs-gang-${String(entry.id)}`)
  return entry.id ? String(entry.id) : words.format('workshop-nameless', { n: n + 1 })
}

export interface Offer {
  word: string
  text: string
}

/** The words that a picker offers: of the vocabulary, and the entries of a deck by their titles. */
export function offers(said: string, vocabulary: string[], deckId: string, bench: Bench): Offer[] {
  const own = vocabulary.map((word) => ({ word, text: called(said, word) }))
  const deck = bench.form.decks.find((one) => one.id === deckId)
  const entries = deck ? listed(bench.data[deck.file]?.[deck.list]) : []
  const found = entries.map((entry, n) => ({
    word: isTable(entry) ? String(entry.id ?? '') : '',
    text: titleOf(entry, deck?.card ?? '', n),
  }))
  return [...own, ...found.filter((one) => one.word)]
}
