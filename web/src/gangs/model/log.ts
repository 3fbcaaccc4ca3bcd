import type { Said } from '../../protocol'
import type { Names } from './names'

/** A stretch of a sentence; of a gang if it names one. */
export interface GangPiece {
  text: string
  gang: string
}

/** A line of the log with the names of gangs set apart. */
export function gangPieces(said: Said, names: Names): GangPiece[] {
  const text = names.say(said)
  if (names.mine && said.args.gang === names.mine) return ownPieces(text, names.mine)
  const gangs = names.content.gangs.gang.map((gang) => [names.gang(gang.id), gang.id] as const)
  const called = new Map([...gangs, [names.gang('johnny'), 'johnny'] as const])
  const pattern = new RegExp(`(${[...called.keys()].map(escaped).join('|')})`)
  return text
    .split(pattern)
    .filter(Boolean)
    .map((piece) => ({ text: piece, gang: called.get(piece) ?? '' }))
}

/** One's own line: its first word has one's colour. */
function ownPieces(text: string, gang: string): GangPiece[] {
  const [first = '', ...rest] = text.split(/(?=[\s:])/)
  return [
    { text: first, gang },
    { text: rest.join(''), gang: '' },
  ]
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
