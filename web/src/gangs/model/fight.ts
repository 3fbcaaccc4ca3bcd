import type { Said } from '../../protocol'

/** A gang in a Firefight that is over, as the log tells it. */
export interface FightParty {
  gang: string
  card: string
  firepower: number
}

/** What happened in a step, in the order it was told. */
export interface Fight {
  district: string
  starter: string
  parties: FightParty[]
  highest: number
  winner: string
  compare: Said[]
  casualties: Said[]
  cred: Said[]
}

export const STEPS = ['push', 'choose', 'reveal', 'compare', 'casualties', 'cred'] as const
export type Step = (typeof STEPS)[number]

const ENDS = new Set([
  'gangs-turn',
  'gangs-activates',
  'gangs-wild',
  'gangs-reclaims',
  'gangs-moves',
  'gangs-johnny-moves',
  'gangs-rival-draws',
  'gangs-wins',
  'gangs-shares',
  'gangs-defeat',
])
const LOSSES = new Set(['gangs-loses-unit', 'gangs-converts', 'gangs-pushes'])

/** Which ledger waits to be read: one's own is not put aside for a fight among others. */
export function unread(waiting: Fight | null, told: Fight | null, me: string): Fight | null {
  if (!told) return waiting
  return isIn(waiting, me) && !isIn(told, me) ? waiting : told
}

export const isIn = (fight: Pick<Fight, 'parties'> | null, gang: string): boolean =>
  !!gang && !!fight?.parties.some((party) => party.gang === gang)

/** The last Firefight of these lines, if its cards have turned. */
export function fightIn(lines: Said[]): Fight | null {
  const from = lines.findLastIndex((line) => line.key === 'gangs-firefight')
  if (from < 0) return null
  const start = lines[from]!
  const fight: Fight = {
    district: String(start.args.where ?? ''),
    starter: String(start.args.gang ?? ''),
    parties: [],
    highest: -1,
    winner: '',
    compare: [],
    casualties: [],
    cred: [],
  }
  for (const line of lines.slice(from + 1)) {
    if (fight.highest >= 0 && ENDS.has(line.key)) break
    note(fight, line)
  }
  return fight.parties.length ? fight : null
}

function note(fight: Fight, line: Said): void {
  const { key, args } = line
  const n = Number(args.n ?? 0)
  if (key === 'gangs-reveals')
    fight.parties.push({ gang: String(args.gang), card: String(args.combat), firepower: n })
  else if (key === 'gangs-draws-firepower') fight.parties.push({ gang: String(args.gang), card: '', firepower: n })
  else if (key === 'gangs-johnny-draws') fight.parties.push({ gang: 'johnny', card: '', firepower: n })
  else if (key === 'gangs-highest') [fight.highest, fight.winner] = [n, String(args.gang ?? '')]
  else if (fight.highest < 0) {
    if (fight.parties.length) fight.compare.push(line)
  } else if (LOSSES.has(key) || (!fight.cred.length && key !== 'gangs-gains-cred' && key !== 'gangs-johnny-gains'))
    fight.casualties.push(line)
  else fight.cred.push(line)
}
