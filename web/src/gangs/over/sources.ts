import type { Bookmark, ReplayInfo, StatGroup, Summary } from '../../protocol'

/** Where Street Cred comes from, in the order of the bars; each has its colour, and its name in the legend. */
export const INKS: Record<string, string> = {
  combat: '#ff7a70',
  opportunity: '#ffd27a',
  hideout: '#8fb6e8',
  net: '#c4a5ff',
  story: '#8fe07a',
  edgerunner: '#e4e8ee',
  ability: '#ffa36b',
  reclaim: '#5fd0d8',
  rival: '#a9b4c2',
  start: '#d9a7c7',
  others: '#7d8896',
  lost: 'none',
}
const ORDER = Object.keys(INKS)

export interface Share {
  source: string
  n: number
}

function group(summary: Summary, key: string): StatGroup['rows'] {
  const rows = summary.groups.find((one) => one.key === key)?.rows ?? []
  return [...rows].sort((a, b) => ORDER.indexOf(a.key) - ORDER.indexOf(b.key))
}

/** What each source brought a gang, in the order of the legend; what it lost comes last and below zero. */
export function sharesOf(summary: Summary, gang: string): Share[] {
  return group(summary, 'cred')
    .map((row) => ({ source: row.key, n: row.values[gang] ?? 0 }))
    .filter((share) => share.n !== 0)
}

/** The sources that brought anybody anything. */
export function sourcesOf(summary: Summary): string[] {
  return group(summary, 'cred')
    .filter((row) => Object.values(row.values).some((n) => n > 0))
    .map((row) => row.key)
}

/** Round by round, what each source brought a gang. */
export function roundsOf(summary: Summary, gang: string): Share[][] {
  const rows = group(summary, `cred/${gang}`)
  return Array.from({ length: summary.turns }, (_, n) =>
    rows.map((row) => ({ source: row.key, n: row.values[String(n + 1)] ?? 0 })).filter((share) => share.n !== 0),
  )
}

/** What a gang had after each round; first what it began with. */
export function courseOf(summary: Summary, gang: string): number[] {
  return summary.scores.map((point) => point.points[gang] ?? 0)
}

export interface Turning {
  mark: Bookmark
  round: number
}

const RISES = 'gangs-gains-cred'

/** The steps that brought the most at once, as they came; the first of equals. A round is a turn of each seat. */
export function turningPoints(info: ReplayInfo, most: number, seats: number): Turning[] {
  const rises = info.marks.filter((mark) => mark.said.key === RISES)
  const n = (mark: Bookmark): number => Number(mark.said.args.n ?? 0)
  return [...rises]
    .sort((a, b) => n(b) - n(a))
    .slice(0, most)
    .sort((a, b) => a.n - b.n)
    .map((mark) => ({ mark, round: Math.ceil((turnAt(info, mark) || 1) / seats) }))
}

/** The turn in which a mark was made: one that begins with it came after. */
const turnAt = (info: ReplayInfo, mark: Bookmark): number =>
  info.turns.findLast(([at]) => at < mark.n)?.[2] ?? info.turns[0]?.[2] ?? 1

export interface Compared {
  key: string
  mine: number
  best: number
  holders: string[]
}

/** A gang's deeds beside the most of the table. */
export function compared(summary: Summary, gang: string): Compared[] {
  return (summary.groups.find((one) => one.key === 'deeds')?.rows ?? [])
    .filter((row) => Object.values(row.values).some(Boolean))
    .map((row) => {
      const best = Math.max(...Object.values(row.values))
      const holders = Object.keys(row.values).filter((name) => row.values[name] === best)
      return { key: row.key, mine: row.values[gang] ?? 0, best, holders }
    })
}
