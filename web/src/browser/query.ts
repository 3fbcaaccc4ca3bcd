/** The language of the search box: `virus cost<3 type:program -faction:shaper "break 1"`.
    Bare words look in title, text and subtypes; all terms must fit. */
import type { CardFacts } from '../protocol'

/** A card with its words, ready to be searched: everything in small letters without accents. */
export interface Entry {
  card: CardFacts
  title: string
  words: string
  kinds: string[]
}

export type Op = '<' | '<=' | '>' | '>=' | '=' | '!='
type NumberField =
  'cost' | 'strength' | 'memory' | 'trash' | 'requirement' | 'points' | 'influence' | 'link' | 'copies'
type WordField = 'type' | 'faction' | 'side' | 'subtype' | 'title' | 'is' | 'in' | 'set'

export type Term =
  | { kind: 'words'; not: boolean; words: string }
  | { kind: 'number'; not: boolean; field: NumberField; op: Op; value: number | 'x' }
  | { kind: 'field'; not: boolean; field: WordField; values: string[] }
  | { kind: 'unknown'; not: boolean; field: string }

const NUMBERS: Record<string, NumberField> = {
  cost: 'cost',
  rez: 'cost',
  str: 'strength',
  strength: 'strength',
  mu: 'memory',
  memory: 'memory',
  trash: 'trash',
  adv: 'requirement',
  advance: 'requirement',
  pts: 'points',
  points: 'points',
  inf: 'influence',
  influence: 'influence',
  link: 'link',
  copies: 'copies',
}
const WORDS: Record<string, WordField> = {
  type: 'type',
  t: 'type',
  faction: 'faction',
  f: 'faction',
  side: 'side',
  sub: 'subtype',
  subtype: 'subtype',
  kind: 'subtype',
  title: 'title',
  is: 'is',
  in: 'in',
  set: 'set',
}
/** Short names that players use. */
const ALIASES: Record<string, string> = {
  hb: 'haas-bioroid',
  wey: 'weyland',
  jin: 'jinteki',
  crim: 'criminal',
  codegate: 'code-gate',
  breaker: 'icebreaker',
}

const TERM = /(-?)(?:([\p{L}]+)(<=|>=|!=|<|>|=|:)("[^"]*"|\S+)|"([^"]*)"|(\S+))/gu

/** Small letters, no accents, straight quotes. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ł]/g, 'l')
    .replace(/[’‘]/g, "'")
    .replace(/[“”„]/g, '"')

export function parse(query: string): Term[] {
  return [...folded(query).matchAll(TERM)].map(([, minus, field, op, value, quoted, bare]) => {
    const not = minus === '-'
    if (field && op && value) return fieldTerm(not, field, op, value.replace(/"/g, ''))
    return { kind: 'words', not, words: quoted ?? bare ?? '' }
  })
}

function fieldTerm(not: boolean, field: string, op: string, value: string): Term {
  const number = NUMBERS[field]
  const n = value === 'x' ? 'x' : Number(value)
  if (number && (n === 'x' || Number.isFinite(n)))
    return { kind: 'number', not, field: number, op: op === ':' ? '=' : (op as Op), value: n }
  const word = WORDS[field]
  if (word && (op === ':' || op === '='))
    return { kind: 'field', not, field: word, values: value.split(/[|,]/).filter(Boolean) }
  return { kind: 'unknown', not, field: `${field}${op}${value}` }
}

/** Terms that no card can be asked about, as they were written. */
export const unknown = (terms: readonly Term[]): string[] =>
  terms.flatMap((term) => (term.kind === 'unknown' ? [term.field] : []))

export type Held = (slug: string) => number

/** Whether a card fits every term; `held` says how many copies the open deck has. Unknown terms do not narrow. */
export function fits(terms: readonly Term[], entry: Entry, held: Held = () => 0): boolean {
  return terms.every((term) => term.kind === 'unknown' || fitsTerm(term, entry, held) !== term.not)
}

function fitsTerm(term: Exclude<Term, { kind: 'unknown' }>, entry: Entry, held: Held): boolean {
  if (term.kind === 'words') return entry.title.includes(term.words) || entry.words.includes(term.words)
  if (term.kind === 'number') return compares(numberOf(entry.card, term.field, held), term.op, term.value)
  return term.values.some((value) => fitsField(term.field, ALIASES[value] ?? value, entry, held))
}

function numberOf(card: CardFacts, field: NumberField, held: Held): number | 'x' | null {
  if (field === 'copies') return held(card.slug)
  if (field === 'cost' && card.type !== 'agenda' && card.type !== 'identity') return card.cost ?? 'x'
  return card[field] ?? null
}

function compares(have: number | 'x' | null, op: Op, want: number | 'x'): boolean {
  if (have === null) return false
  if (have === 'x' || want === 'x') return op === '!=' ? have !== want : op.includes('=') && have === want
  switch (op) {
    case '<':
      return have < want
    case '<=':
      return have <= want
    case '>':
      return have > want
    case '>=':
      return have >= want
    case '!=':
      return have !== want
    case '=':
      return have === want
  }
}

function fitsField(field: WordField, value: string, { card, title, kinds }: Entry, held: Held): boolean {
  switch (field) {
    case 'title':
      return title.includes(value)
    case 'side':
      return card.side.startsWith(value)
    case 'faction':
      return card.faction.startsWith(value)
    case 'type':
      return card.type.startsWith(value) || (card.type === 'ice' && card.subtypes.includes(value))
    case 'subtype':
      return kinds.some((kind) => kind.startsWith(value))
    case 'set':
      return card.set.startsWith(value)
    case 'in':
      return held(card.slug) > 0
    case 'is':
      return value === 'unique' ? card.unique : card.subtypes.includes(value)
  }
}
