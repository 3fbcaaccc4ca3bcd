import { marked } from '../../parts/marks'
import { capital } from './capital'

/** A stretch of a sentence; of a gang if it names one. */
export interface GangPiece {
  text: string
  gang: string
}

/** A line of the log cut at the names of gangs that are marked in it. A line that says "you" begins with the reader's
 * `own` gang: the pronoun, or the verb where a language needs none. */
export function gangPieces(line: string, own = ''): GangPiece[] {
  const [first = { text: '', gang: '' }, ...rest] = marked(line).map(({ text, of }) => ({ text, gang: of }))
  const begins = { text: capital(first.text), gang: first.gang }
  if (!own || begins.gang) return [begins, ...rest]
  const [you = '', ...others] = begins.text.split(/(?=[\s:])/)
  return [{ text: you, gang: own }, { text: others.join(''), gang: '' }, ...rest]
}
