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

/** A sentence cut into words, card titles and sides, so that each can be touched. */
export function cut(sentence: string, titles: Map<string, string>, sides: Map<string, string>): Part[] {
  const names = [...titles].map(([slug, title]) => ({ kind: 'card' as const, slug, text: quoted(sentence, title) }))
  const whose = [...sides].map(([side, text]) => ({ kind: 'side' as const, side, text }))
  let parts: Part[] = [{ kind: 'text', text: sentence }]
  for (const piece of [...names, ...whose]
    .filter((piece) => piece.text)
    .sort((a, b) => b.text.length - a.text.length)) {
    parts = parts.flatMap((part) => (part.kind === 'text' ? around(part.text, piece) : [part]))
  }
  return parts
}

/** A title with the quotes that stand around it: they are not parted at the end of a line. */
function quoted(sentence: string, title: string): string {
  const marks = ['„“', '„”', '«»']
  return (
    marks.map((pair) => pair.charAt(0) + title + pair.charAt(1)).find((text) => title && sentence.includes(text)) ??
    title
  )
}

function around(text: string, piece: Part): Part[] {
  const at = text.indexOf(piece.text)
  if (at < 0) return [{ kind: 'text', text }]
  const left: Part[] = at > 0 ? [{ kind: 'text', text: text.slice(0, at) }] : []
  const right = text.slice(at + piece.text.length)
  return [...left, piece, ...(right ? [{ kind: 'text' as const, text: right }] : [])]
}
