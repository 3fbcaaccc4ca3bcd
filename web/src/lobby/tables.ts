import { isNear, poolOf, UNKNOWN } from '../profile/ratings'
import type { Clock, RatingNow, TableInfo } from '../protocol'

export type Filter = 'both' | 'netrunner' | 'gangs'

export const isOpen = (info: TableInfo): boolean => info.status === 'waiting'
export const freeSeats = (info: TableInfo): string[] =>
  info.seats.filter((seat) => seat.kind === 'open').map((seat) => seat.seat)
export const maker = (info: TableInfo): string => info.seats.find((seat) => seat.kind === 'person')?.name ?? ''

/** Without the tables of players who are blocked. */
export function wanted(tables: TableInfo[], blocked: string[]): TableInfo[] {
  return tables.filter((info) => !info.seats.some((seat) => seat.signed && blocked.includes(seat.name)))
}

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
  /** A game that counts, near one's own rating in the role; null: one that does not. */
  rating: Record<string, RatingNow> | null
}

/** The open tables that fit at that moment (in seconds), the longest waiting first. Nobody is seated to a deal that
 * somebody knows, nor to a rated game far from their own level. */
export function fitting(tables: TableInfo[], seek: Seek, mine: string[], now: number): TableInfo[] {
  const fits = (info: TableInfo): boolean =>
    isOpen(info) &&
    info.game === seek.game &&
    info.deal.kind === 'fair' &&
    !mine.includes(info.table) &&
    sameClock(info.clock ?? null, seek.clock) &&
    (!seek.side || freeSeats(info).includes(seek.side)) &&
    info.rated === (seek.rating !== null) &&
    (!seek.rating || isNear(ownRating(info, seek.rating), hostRating(info), now - info.created))
  return tables.filter(fits).sort((a, b) => a.created - b.created)
}

/** The open tables of a game for somebody who plays a machine meanwhile, the newest first: one that counts only near
 * their own rating, whatever its clock. */
export function nearby(tables: TableInfo[], game: string, player: Rated | null, now: number): TableInfo[] {
  const fits = (info: TableInfo): boolean =>
    isOpen(info) &&
    info.game === game &&
    info.deal.kind === 'fair' &&
    (!info.rated ||
      (player !== null && isNear(ownRating(info, player.ratings), hostRating(info), now - info.created)))
  return tables.filter(fits).sort((a, b) => b.created - a.created)
}

interface Rated {
  ratings: Record<string, RatingNow>
}

function ownRating(info: TableInfo, ratings: Record<string, RatingNow>): RatingNow {
  return ratings[poolOf(info.game, freeSeats(info)[0] ?? '')] ?? UNKNOWN
}

function hostRating(info: TableInfo): RatingNow {
  return info.seats.find((seat) => seat.kind === 'person')?.rating ?? UNKNOWN
}

function sameClock(one: Clock | null, two: Clock | null): boolean {
  return one?.bank === two?.bank && (one?.increment ?? 0) === (two?.increment ?? 0)
}
