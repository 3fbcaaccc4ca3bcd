import type { Said } from '../../protocol'
import type { Names } from './names'

/** A change of a gang's Firepower: where it comes from, and by how much. */
export interface LedgerRow {
  source: string
  n: number
  text: string
}

const CHANGES = new Set(['gangs-firepower', 'gangs-sets-firepower'])

/** The ledger of one gang in a Firefight, in the order of the log. */
export function ledger(lines: Said[], gang: string, names: Names): LedgerRow[] {
  return lines
    .filter((line) => CHANGES.has(line.key) && line.args.gang === gang)
    .map((line) => {
      const spelled = names.spell(line.args)
      const change = line.key === 'gangs-firepower' ? String(spelled.change ?? '') : `? = ${line.args.n}`
      return { source: String(spelled.source ?? ''), n: sign(change), text: change }
    })
}

function sign(change: string): number {
  return /^[-\u2212]/.test(change) ? -1 : 1
}
