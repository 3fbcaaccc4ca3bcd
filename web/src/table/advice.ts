import type { Place } from './place'

type Asking = Pick<Place, 'info' | 'shown' | 'mine' | 'line'>

/** Whether this player may ask what a strong bot would do: against machines only, and not of a coach. */
export function mayAsk({ info, shown, mine, line }: Asking): boolean {
  const others = info?.seats.filter((seat) => seat.seat !== mine) ?? []
  const alone = others.every((seat) => seat.kind === 'bot' || seat.kind === 'automa')
  return !!line && !!mine && !!shown?.ask && !shown.coach && info?.status === 'playing' && alone
}
