import type { ShownFight, ShownParty } from './showing'

/** What stands beside a gang's name in the ledger: how far it is, or how it came out of it. */
export interface Chip {
  key: '' | 'choosing' | 'chosen' | 'choose' | 'chooses' | 'lost' | 'safe' | 'highest'
  units: string[]
}

export function chipOf(fight: ShownFight, party: ShownParty, asked: string, mine: string): Chip {
  const plain = (key: Chip['key']): Chip => ({ key, units: [] })
  if (!fight.revealed) return plain(party.chosen ? 'chosen' : 'choosing')
  if (party.lost.length) return { key: 'lost', units: party.lost }
  const best = fight.best.includes(party.gang)
  if (!fight.over && fight.step === 'casualties' && asked === party.gang)
    return plain(party.gang === mine ? 'choose' : 'chooses')
  if (fight.step === 'reveal' || !fight.best.length) return plain('')
  if (best) return plain('highest')
  return plain(fight.over || fight.step === 'cred' ? 'safe' : '')
}

/** Whether a card's condition for Street Cred was met: open until the last step. */
export function credOf(fight: ShownFight, party: ShownParty): 'open' | 'yes' | 'no' {
  if (party.gained > 0) return 'yes'
  return fight.over ? 'no' : 'open'
}
