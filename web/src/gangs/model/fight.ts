import type { Said } from '../../protocol'

/** A gang in a Firefight as the log tells it: its Firepower is the printed one, then the total. */
export interface FightParty {
  gang: string
  card: string
  /** What a gang without a player drew. */
  drawn: string[]
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
const REVEALS = new Set(['gangs-reveals', 'gangs-draws-firepower', 'gangs-johnny-draws'])
const TOTALS = new Set(['gangs-total', 'gangs-johnny-total'])
const LOSSES = new Set(['gangs-loses-unit', 'gangs-converts', 'gangs-pushes'])

/** Which ledger waits to be read: one's own; a fight among others waits only for those who watch. */
export function unread(waiting: Fight | null, told: Fight | null, me: string): Fight | null {
  return told && (!me || isIn(told, me)) ? told : waiting
}

export const isIn = (fight: Pick<Fight, 'parties'> | null, gang: string): boolean =>
  !!gang && !!fight?.parties.some((party) => party.gang === gang)

const begins = (line: Said): boolean => line.key === 'gangs-firefight'

/** The Firefight that a line of the log belongs to, as far as it was told. */
export function fightAt(log: Said[], at: number): Fight | null {
  const next = log.findIndex((line, n) => n > at && begins(line))
  return fightIn(next < 0 ? log : log.slice(0, next))
}

/** The Firefight to look at when the last `news` lines are new: one's own before one of others. */
export function fightOf(log: Said[], news: number, wasUnderWay: boolean, me: string): Fight | null {
  if (!news) return null
  const start = log.length - news
  const from = wasUnderWay ? log.slice(0, start).findLastIndex(begins) : start
  const found = log
    .map((line, n) => (n >= from && begins(line) ? fightAt(log, n) : null))
    .filter((fight) => fight !== null)
  return found.findLast((fight) => isIn(fight, me)) ?? found.at(-1) ?? null
}

/** The last Firefight of these lines, if its cards have turned. */
export function fightIn(lines: Said[]): Fight | null {
  const from = lines.findLastIndex(begins)
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
  const gang = String(args.gang ?? 'johnny')
  if (REVEALS.has(key)) fight.parties.push(revealed(gang, n, line))
  else if (TOTALS.has(key)) total(fight, gang, n)
  else if (key === 'gangs-highest') [fight.highest, fight.winner] = [n, String(args.gang ?? '')]
  else if (fight.highest < 0) {
    if (fight.parties.length) fight.compare.push(line)
  } else if (LOSSES.has(key) || (!fight.cred.length && key !== 'gangs-gains-cred' && key !== 'gangs-johnny-gains'))
    fight.casualties.push(line)
  else fight.cred.push(line)
}

function revealed(gang: string, firepower: number, { args, several }: Said): FightParty {
  return { gang, card: String(args.combat ?? ''), drawn: several?.cards ?? [], firepower }
}

function total(fight: Fight, gang: string, n: number): void {
  for (const party of fight.parties) if (party.gang === gang) party.firepower = n
}
