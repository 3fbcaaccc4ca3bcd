import { marked, type Stretch } from '../../parts/marks'
import type { Said } from '../../protocol'

/** A line of the report: what happened, and what it cost or gained at once. */
export interface Entry {
  /** The number of the line in the whole log. */
  at: number
  said: Said
  extras: Said[]
  rule: string
  heading: boolean
}

/** The log says what was paid before what it paid for. */
const PAID_FIRST = new Set([
  'installs',
  'installs-ice',
  'installs-on',
  'installs-root',
  'rezzes',
  'plays',
  'advances',
])
/** What may be paid or gained in the same breath. */
const CARRIES: Record<string, Set<string>> = {
  pays: new Set(['uses', 'plays', 'removes-tag', 'hunts']),
  gains: new Set(['takes-credit', 'uses', 'plays']),
}

/** The log as a report: turns as headings, payments beside what they paid for. */
export function entries(log: Said[], start = 0): Entry[] {
  const found: Entry[] = []
  log.forEach((said, n) => {
    const before = found.at(-1)
    if (before && !isForward(said, log[n + 1]) && joins(before, said)) return void before.extras.push(said)
    const entry = entryOf(said, start + n)
    if (before?.said.key === 'pays' && isForward(before.said, said)) {
      found.pop()
      if (!repeats(said, before.said)) entry.extras.push(before.said)
    }
    found.push(entry)
  })
  return found
}

function entryOf(said: Said, at: number): Entry {
  return { at, said, extras: [], rule: String(said.args.rule ?? ''), heading: said.key === 'turn' }
}

/** Paid for what comes next. */
function isForward(said: Said, after: Said | undefined): boolean {
  return said.key === 'pays' && after !== undefined && PAID_FIRST.has(after.key) && goesWith(after, said)
}

/** Said in the same breath as the line before. */
function joins(before: Entry, said: Said): boolean {
  return !!CARRIES[said.key]?.has(before.said.key) && goesWith(before.said, said) && before.extras.length < 2
}

function goesWith(main: Said, small: Said): boolean {
  return main.args.seat === small.args.seat && !small.args.card
}

/** "Rezzes for 5" has said already that 5 are paid. */
function repeats(before: Said, said: Said): boolean {
  return before.key === 'rezzes' && said.key === 'pays' && before.args.n === said.args.n
}

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'card'; slug: string; text: string }
  | { kind: 'side'; side: string; text: string }

const QUOTES = ['„“', '„”', '«»']

/** A sentence cut at the names that are marked in it, so that each can be touched. A line that says "you" begins with
 * who it is `own` of: the pronoun, or the verb where a language needs none. */
export function partsOf(sentence: string, own = ''): Part[] {
  const parts = quoted(marked(sentence).map(partOf))
  const [first, ...rest] = parts
  if (!own || first?.kind !== 'text') return parts
  const [you = ''] = first.text.split(' ')
  return [{ kind: 'side', side: own, text: you }, { kind: 'text', text: first.text.slice(you.length) }, ...rest]
}

function partOf({ text, of }: Stretch): Part {
  if (!of) return { kind: 'text', text }
  return of === 'corp' || of === 'runner' ? { kind: 'side', side: of, text } : { kind: 'card', slug: of, text }
}

/** Quotes stay with the title that they stand around: they are not parted from it at the end of a line. */
function quoted(parts: Part[]): Part[] {
  parts.forEach((part, n) => {
    const [before, after] = [parts[n - 1], parts[n + 1]]
    if (part.kind !== 'card' || !before || !after) return
    const [open, close] = [before.text.slice(-1), after.text.slice(0, 1)]
    if (!QUOTES.includes(open + close)) return
    part.text = open + part.text + close
    before.text = before.text.slice(0, -1)
    after.text = after.text.slice(1)
  })
  return parts.filter((part) => part.text)
}
