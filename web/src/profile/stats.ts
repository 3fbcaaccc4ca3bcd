import type { SeatInfo, TableInfo } from '../protocol'
import { poolOf } from './ratings'

/** A finished game from one's own side. */
export interface Played {
  info: TableInfo
  seat: string
  pool: string
  /** Missing if nobody won. */
  won?: boolean
  /** Who sat opposite; of a game of several, all of them. */
  others: SeatInfo[]
  identity: string
  deck: string
}

export type By = 'opponent' | 'deck' | 'side'

/** How often games of a kind were won. */
export interface Rate {
  key: string
  won: number
  games: number
  low: number
  high: number
}

/** Games that are over and were played from one seat, without lessons. */
export function playedOf(games: TableInfo[]): Played[] {
  return games.flatMap((info) => {
    const [seat, second] = info.mine
    if (info.status !== 'over' || info.lesson || seat === undefined || second !== undefined) return []
    const own = info.seats.find((one) => one.seat === seat)
    const winner = info.result?.winner
    return [
      {
        info,
        seat,
        pool: poolOf(info.game, seat),
        ...(winner ? { won: winner === seat } : {}),
        others: info.seats.filter((one) => one.seat !== seat),
        identity: own?.identity ?? '',
        deck: own?.deck ?? '',
      },
    ]
  })
}

/** What tells opponents apart: a person's name, a bot's, an automa's pack and level. */
export function opponentKey(game: Played): string {
  return game.others.map((seat) => `${seat.kind}:${seat.name}:${seat.level}`).join('|')
}

export function keyOf(game: Played, by: By): string {
  if (by === 'opponent') return opponentKey(game)
  return by === 'deck' ? `${game.identity}:${game.deck}` : game.pool
}

/** By opponent, deck or side, what was played most first. Games that nobody won count as not won. */
export function ratesOf(games: Played[], by: By): Rate[] {
  const groups = new Map<string, Played[]>()
  for (const game of games) groups.set(keyOf(game, by), [...(groups.get(keyOf(game, by)) ?? []), game])
  const rates = [...groups].map(([key, all]) => {
    const won = all.filter((game) => game.won).length
    const [low, high] = wilson(won, all.length)
    return { key, won, games: all.length, low, high }
  })
  return rates.sort((a, b) => b.games - a.games || a.key.localeCompare(b.key))
}

const Z = 1.96

/** Where the true share lies with 95 % (Wilson). */
export function wilson(won: number, games: number): [number, number] {
  if (!games) return [0, 1]
  const share = won / games
  const middle = share + (Z * Z) / (2 * games)
  const half = Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games))
  const whole = 1 + (Z * Z) / games
  return [Math.max(0, (middle - half) / whole), Math.min(1, (middle + half) / whole)]
}
