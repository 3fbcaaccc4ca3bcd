import type { View } from '../shown'

/** What would change: a unit of a gang that comes (from another District, or from the reserve), or a Hideout. */
export interface Change {
  gang: string
  from: string
  hideout?: boolean
}

export interface TallyRow {
  gang: string
  units: number
  /** How many of them are not there yet (below zero: would be gone). */
  added: number
  hideout: boolean
}

export interface Tally {
  rows: TallyRow[]
  /** dominates: `gang` would; tied: nobody, at `n`; homeless: `gang` has the most units and no Hideout. */
  verdict: 'dominates' | 'tied' | 'homeless' | 'empty'
  gang: string
  n: number
}

/** Who has how many units in a District, as it is or as it would be (DOM-1 to DOM-3). */
export function tallyOf(view: View, id: string, change?: Change): Tally {
  const district = view.districts.find((one) => one.id === id)
  const here = change?.from === id
  const rows = view.gangs.map((gang): TallyRow => {
    const added = change && gang.id === change.gang && !change.hideout && !here ? 1 : 0
    const built = change?.hideout === true && gang.id === change.gang
    return {
      gang: gang.id,
      units: (district?.units[gang.id] ?? 0) + added,
      added,
      hideout: built || (district?.hideouts.includes(gang.id) ?? false),
    }
  })
  const shown = rows.filter((row) => row.units > 0 || row.hideout).sort((a, b) => b.units - a.units)
  return { rows: shown, ...verdictOf(shown) }
}

function verdictOf(rows: TallyRow[]): Omit<Tally, 'rows'> {
  const [first, second] = rows
  if (!first?.units) return { verdict: 'empty', gang: '', n: 0 }
  if (second?.units === first.units) return { verdict: 'tied', gang: '', n: first.units }
  return { verdict: first.hideout ? 'dominates' : 'homeless', gang: first.gang, n: first.units }
}
