import type { View } from '../shown'

/** How many players have their turn before one's own comes; -1 if it is one's own, or one has none. */
export function turnsBefore(view: View, me: string): number {
  const seats = view.gangs.filter((gang) => gang.player).sort((a, b) => a.seat - b.seat)
  const [mine, active] = [me, view.active].map((id) => seats.findIndex((gang) => gang.id === id))
  if (mine! < 0 || active! < 0) return -1
  return ((mine! - active! + seats.length) % seats.length) - 1
}
