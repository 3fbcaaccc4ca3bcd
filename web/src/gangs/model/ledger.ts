import type { Said } from '../../protocol'
import type { Names } from './names'
import { capital } from './capital'

/** A change of a gang's Firepower: where it comes from, and by how much. */
export interface LedgerRow {
  source: string
  n: number
  /** Of a "?": what it has become. */
  sets: boolean
  text: string
  rule: string
}

const CHANGES = new Set(['gangs-firepower', 'gangs-sets-firepower'])

/** The ledger of one gang in a Firefight, in the order of the log. */
export function ledger(lines: Said[], gang: string, names: Names): LedgerRow[] {
  return lines
    .filter((line) => CHANGES.has(line.key) && line.args.gang === gang)
    .map((line) => {
      const { source = '' } = names.spell(line.args)
      const { change = '', n, rule = '' } = line.args
      const sets = line.key === 'gangs-sets-firepower'
      return {
        source: String(source),
        n: Number(sets ? n : change),
        sets,
        text: sets ? `? = ${n}` : String(change),
        rule: String(rule),
      }
    })
}

/** One gang's ledger as a sentence: "Maelstrom 4: 3 Cyberpsychosis, minus 1 Spreading Fever, plus 2 Rage. Highest." */
export function spoken(
  { name, card, printed, total }: { name: string; card: string; printed: number | '?' | undefined; total: number },
  changes: LedgerRow[],
  result: string,
  format: Names['words']['format'],
): string {
  const parts = changes.map(({ source, n, sets }) =>
    sets
      ? format('web-gangs-spoken-set', { n: String(n), source })
      : format('web-gangs-spoken-change', { up: n > 0 ? 'yes' : 'no', n: String(Math.abs(n)), source }),
  )
  const list = [card && format('web-gangs-spoken-card', { n: printed ?? '?', card }), ...parts].filter(Boolean)
  const sum = format('web-gangs-spoken', { name, total, list: list.join(', '), n: list.length })
  return result ? `${sum} ${capital(result)}.` : sum
}
