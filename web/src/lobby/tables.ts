import type { Clock, TableInfo } from '../protocol'

export type Filter = 'both' | 'netrunner' | 'gangs'

export const isOpen = (info: TableInfo): boolean => info.status === 'waiting'
export const freeSeats = (info: TableInfo): string[] =>
  info.seats.filter((seat) => seat.kind === 'open').map((seat) => seat.seat)
export const maker = (info: TableInfo): string => info.seats.find((seat) => seat.kind === 'person')?.name ?? ''

/** What is shown of the lobby: one game or both, open tables or those being played, the own language first. */
export function shown(tables: TableInfo[], filter: Filter, open: boolean, language: string): TableInfo[] {
  const wanted = tables.filter((info) => isOpen(info) === open && (filter === 'both' || info.game === filter))
  const foreign = (info: TableInfo): number => Number(info.language !== language && info.language !== '')
  return wanted.sort((a, b) => foreign(a) - foreign(b))
}

/** What somebody looks for who wants a game at once. No side: any will do. */
export interface Seek {
  game: 'netrunner' | 'gangs'
  side: string
  clock: Clock | null
}

/** The open tables that fit, the longest waiting first. Nobody is seated to a deal that somebody knows. */
export function fitting(tables: TableInfo[], seek: Seek, mine: string[]): TableInfo[] {
  const fits = (info: TableInfo): boolean =>
    isOpen(info) &&
    info.game === seek.game &&
    info.deal.kind === 'fair' &&
    !mine.includes(info.table) &&
    sameClock(info.clock ?? null, seek.clock) &&
    (!seek.side || freeSeats(info).includes(seek.side))
  return tables.filter(fits).sort((a, b) => a.created - b.created)
}

function sameClock(one: Clock | null, two: Clock | null): boolean {
  return one?.bank === two?.bank && (one?.increment ?? 0) === (two?.increment ?? 0)
}
