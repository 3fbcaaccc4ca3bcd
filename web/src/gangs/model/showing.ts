import type { Said } from '../../protocol'
import type { FirefightView, PartyView } from '../shown'
import { fightIn, type Fight, type Step } from './fight'

export interface ShownParty {
  gang: string
  card: string
  chosen: boolean
  firepower: number | undefined
}

/** A Firefight to draw: one that goes on as the view has it, or one that is over as the log tells it. */
export interface ShownFight {
  district: string
  starter: string
  parties: ShownParty[]
  revealed: boolean
  over: boolean
  step: Step
  best: string[]
  compare: Said[]
  casualties: Said[]
  cred: Said[]
}

export function showing(
  now: FirefightView | null,
  past: Fight | null,
  timing: string[],
  log: Said[],
): ShownFight | null {
  if (now) return going(now, timing, log)
  if (!past) return null
  const parties = past.parties.map((party) => ({ ...party, chosen: true }))
  const top = Math.max(...parties.map((party) => party.firepower))
  const best = past.winner
    ? [past.winner]
    : parties
        .filter((party) => party.firepower === (past.highest >= 0 ? past.highest : top))
        .map((party) => party.gang)
  return { ...past, parties, revealed: true, over: true, step: 'cred', best }
}

function going(now: FirefightView, timing: string[], log: Said[]): ShownFight {
  const revealed = now.parties.some((party) => party.state === 'revealed')
  const told = revealed ? fightIn(log.slice(-60)) : null
  const parties = [...now.parties, ...(now.johnny ? [now.johnny] : [])].map(partyOf)
  const step = stepOf(timing)
  return {
    district: now.district,
    starter: now.starter,
    parties,
    revealed,
    over: false,
    step,
    best: now.best ?? [],
    compare: told?.compare ?? [],
    casualties: told?.casualties ?? [],
    cred: told?.cred ?? [],
  }
}

function partyOf(party: PartyView): ShownParty {
  return { gang: party.gang, card: party.card ?? '', chosen: party.state !== 'choosing', firepower: party.firepower }
}

function stepOf(timing: string[]): Step {
  const at = timing.find((one) => one.startsWith('gangs-firefight/'))?.split('/')[1] ?? ''
  if (at === 'compares') return 'compare'
  if (at === 'counts_casualties' || at === 'casualties' || at === 'johnny_kills' || at === 'street_cred')
    return 'casualties'
  if (at === 'opponents_score' || at === 'comes_to_an_end' || at === 'discards' || at === 'ends') return 'cred'
  return 'reveal'
}
