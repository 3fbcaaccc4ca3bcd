import type { Said } from '../../protocol'
import type { FirefightView, PartyView, Timing } from '../shown'
import { fightIn, type Fight, type Step } from './fight'

export interface ShownParty {
  gang: string
  card: string
  /** What a gang without a player drew: the highest counts. */
  drawn: string[]
  chosen: boolean
  firepower: number | undefined
  /** The units that it has lost, and the Street Cred that it has won. */
  lost: string[]
  gained: number
  /** How many units it is still to lose. */
  owes: number
  /** What winning alone brought, beside its card. */
  feud: number
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
  timing: Timing[],
  log: Said[],
  /** It is played back: it stands where it was told to, not where the table stands. */
  played = false,
): ShownFight | null {
  if (now) return going(now, timing, log, played)
  if (!past) return null
  const parties = past.parties.map((party) => ({
    ...party,
    chosen: true,
    owes: 0,
    lost: past.casualties.filter((line) => ownerOf(line) === party.gang).map((line) => String(line.args.unit)),
    gained: sum(won(past, party.gang).filter((line) => line.args.rule !== FEUD)),
    feud: feudOf(past, party.gang),
  }))
  const top = Math.max(...parties.map((party) => party.firepower))
  const best = past.winner
    ? [past.winner]
    : parties
        .filter((party) => party.firepower === (past.highest >= 0 ? past.highest : top))
        .map((party) => party.gang)
  return { ...past, parties, revealed: true, over: true, step: 'cred', best }
}

function going(now: FirefightView, timing: Timing[], log: Said[], played: boolean): ShownFight {
  const revealed = now.parties.some((party) => party.state === 'revealed')
  const told = revealed ? fightIn(log.slice(-60)) : null
  const parties = [...now.parties, ...(now.johnny ? [now.johnny] : [])].map((party) => partyOf(party, told))
  const step = played && told ? toldStep(told) : stepOf(timing)
  return {
    district: now.district,
    starter: now.starter,
    parties,
    revealed,
    over: false,
    step,
    best: told && told.highest < 0 ? [] : (now.best ?? []),
    compare: told?.compare ?? [],
    casualties: told?.casualties ?? [],
    cred: told?.cred ?? [],
  }
}

function partyOf(party: PartyView, told: Fight | null): ShownParty {
  return {
    gang: party.gang,
    card: party.card ?? '',
    drawn: party.cards ?? [],
    chosen: party.state !== 'choosing',
    firepower: party.firepower,
    lost: party.lost ?? [],
    owes: party.owes ?? 0,
    feud: feudOf(told, party.gang),
    gained: party.street_cred ?? 0,
  }
}

const FEUD = 'FIRE-15'
const won = (fight: Pick<Fight, 'cred'>, gang: string): Said[] =>
  fight.cred.filter((line) => line.key === 'gangs-gains-cred' && line.args.gang === gang)
const feudOf = (fight: Pick<Fight, 'cred'> | null, gang: string): number =>
  fight ? sum(won(fight, gang).filter((line) => line.args.rule === FEUD)) : 0

const sum = (lines: Said[]): number => lines.reduce((all, line) => all + Number(line.args.n ?? 0), 0)

/** Whose unit was lost. */
const ownerOf = ({ key, args }: Said): string => (key === 'gangs-loses-unit' ? String(args.gang ?? '') : '')

/** The step of the wire by where the engine stands. */
const STEP_AT: Partial<Record<Timing, Step>> = {
  'gangs-firefight/begins': 'push',
  'gangs-firefight/exchanges': 'push',
  'gangs-firefight/exchanged': 'push',
  'gangs-firefight/chooses': 'choose',
  'gangs-firefight/chosen': 'choose',
  'gangs-firefight/compares': 'compare',
  'gangs-firefight/counts_casualties': 'casualties',
  'gangs-firefight/casualties': 'casualties',
  'gangs-firefight/johnny_kills': 'casualties',
  'gangs-firefight/street_cred': 'casualties',
  'gangs-firefight/opponents_score': 'cred',
  'gangs-firefight/comes_to_an_end': 'cred',
  'gangs-firefight/discards': 'cred',
  'gangs-firefight/ends': 'cred',
}

function stepOf(timing: Timing[]): Step {
  return timing.map((at) => STEP_AT[at]).find((step) => step !== undefined) ?? 'reveal'
}

/** The step that the last line of a Firefight belongs to. */
function toldStep({ cred, casualties, highest, compare }: Fight): Step {
  if (cred.length) return 'cred'
  if (casualties.length) return 'casualties'
  return highest >= 0 || compare.length ? 'compare' : 'reveal'
}
