import type { ShownFight, ShownParty } from './showing'

/** What stands beside a gang's name in the ledger: how far it is, or how it came out of it. */
export interface Chip {
  key: '' | 'choosing' | 'chosen' | 'choose' | 'chooses' | 'after' | 'owes' | 'lost' | 'safe' | 'highest'
  units: string[]
}

export function chipOf(fight: ShownFight, party: ShownParty, asked: string, mine: string): Chip {
  if (party.lost.length && fight.revealed) return { key: 'lost', units: party.lost }
  return { key: stateOf(fight, party, asked, mine), units: [] }
}

function stateOf(fight: ShownFight, party: ShownParty, asked: string, mine: string): Chip['key'] {
  if (!fight.revealed) return party.chosen ? 'chosen' : 'choosing'
  if (!fight.over && fight.step === 'casualties') {
    if (asked === party.gang) return party.gang === mine ? 'choose' : 'chooses'
    if (party.owes) return asked === mine ? 'after' : 'owes'
  }
  if (fight.step === 'reveal' || !fight.best.length) return ''
  if (fight.best.includes(party.gang)) return 'highest'
  return fight.over || fight.step === 'cred' ? 'safe' : ''
}

/** Whether a card's condition for Street Cred was met: open until the last step. */
export function credOf(fight: ShownFight, party: ShownParty): 'open' | 'yes' | 'no' {
  if (party.gained > 0) return 'yes'
  return fight.over ? 'no' : 'open'
}
