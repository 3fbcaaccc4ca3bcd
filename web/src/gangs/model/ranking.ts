import type { View } from '../shown'

export interface Rank {
  gang: string
  n: number
  place: number
  player: boolean
}

/** Everybody by Street Cred; those with the same share a place. */
export function rankingOf(view: View): Rank[] {
  const all = view.gangs.map((gang) => ({ gang: gang.id, n: gang.street_cred, player: gang.player }))
  if (view.johnny) all.push({ gang: 'johnny', n: view.johnny.street_cred, player: false })
  return all
    .sort((a, b) => b.n - a.n)
    .map((rank) => ({ ...rank, place: all.filter((other) => other.n > rank.n).length + 1 }))
}

/** By the rules, or as the game was ended at the table. */
export function winnersOf(view: View): string[] {
  const result = view.result as { winners?: string[]; winner?: string } | null
  return result?.winners ?? (result?.winner ? [result.winner] : [])
}
