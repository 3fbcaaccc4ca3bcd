import type { Said } from '../../protocol'

export type Argument = string | number

/** What the table needs of the catalogues. */
export interface Speech {
  format(key: string, args?: Record<string, Argument>): string
  has(key: string): boolean
  title(slug: string): string
  text(slug: string): string
  where(server: string): string
  say(said: Said): string
}

const SUBROUTINE = '[subroutine]'

export function subroutines(speech: Speech, slug: string): string[] {
  if (!slug) return []
  const lines = speech.text(slug).split('\n')
  return lines.filter((line) => line.startsWith(SUBROUTINE)).map((line) => line.slice(SUBROUTINE.length).trim())
}

/** The line of a card's text for its ability number n: those that begin with a cost, or else any. */
export function ability(speech: Speech, slug: string, n: number): string {
  if (!slug) return ''
  const lines = speech
    .text(slug)
    .split('\n')
    .filter((line) => !line.startsWith(SUBROUTINE))
  const priced = lines.filter((line) => beginsWithCost(speech, line))
  const found = priced.length ? priced[Math.min(n, priced.length - 1)] : lines[n]
  return found ?? speech.format('board-ability', { n: n + 1 })
}

function beginsWithCost(speech: Speech, line: string): boolean {
  const [cost, rest] = line.split(': ', 2)
  if (cost === undefined || rest === undefined) return false
  const counters = ['virus', 'power', 'agenda'].map((kind) => speech.format(`counter-${kind}`).toLowerCase())
  return cost.includes('[') || counters.some((counter) => cost.toLowerCase().includes(counter))
}
