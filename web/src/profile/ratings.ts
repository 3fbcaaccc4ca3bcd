import type { RatingNow, SeatInfo } from '../protocol'
import { words } from '../words/words.svelte'

/** Wider than this, and a rating is not settled yet. */
export const SETTLED = 110
/** What somebody has who has not played. */
export const UNKNOWN: RatingNow = { points: 1500, margin: 700, games: 0 }
const WINDOW = 100
const WIDER = 50

/** Under which name the games of a seat are rated. */
export const poolOf = (game: string, seat: string): string => (game === 'gangs' ? 'gangs' : `${game}-${seat}`)

export const isProvisional = (rating: RatingNow): boolean => rating.margin > SETTLED

export function ratingText(rating: RatingNow): string {
  return words.format('web-rating', { points: String(rating.points), margin: String(rating.margin) })
}

export function seatRating(seat: SeatInfo): string {
  return seat.rating?.games ? ratingText(seat.rating) : ''
}

/** A hundred points, and fifty more for each minute of waiting. */
export function isNear(mine: RatingNow, theirs: RatingNow, waited: number): boolean {
  return Math.abs(mine.points - theirs.points) <= WINDOW + WIDER * (Math.max(0, waited) / 60)
}

/** How a pool is drawn: its sign and its colour. */
export const POOLS: Record<string, { sign: string; ink: string }> = {
  'netrunner-runner': { sign: 'target', ink: 'var(--runner)' },
  'netrunner-corp': { sign: 'agenda', ink: 'var(--corp)' },
  gangs: { sign: 'people', ink: '' },
}
