import { poolOf } from '../profile/ratings'
import type { Lobby, RatingNow, SeatKey, TableInfo, Worth } from '../protocol'

/** Who is meant by "about your level": games against machines change no rating, they only tell which one to offer. */

/** Somebody of whom nothing is known is taken for a beginner. */
const BEGINNER = { points: 1100, deviation: 150 }
const SCALE = 400 / Math.log(10)
const LOWEST = 0
const HIGHEST = 3500

/** A game against a machine of so many points. */
export interface Bout {
  points: number
  won: boolean
}

/** The machines of a role, by the names that a choice has for them. */
export type Field = Record<string, Worth>

export const botsOf = (lobby: Lobby, pool: string): Field =>
  Object.fromEntries(Object.entries(lobby.ratings[pool] ?? {}).filter(([name]) => !name.startsWith('automa:')))

export function packLevels(lobby: Lobby, pool: string, pack: string): Field {
  const begin = `automa:${pack}:`
  const mine = Object.entries(lobby.ratings[pool] ?? {}).filter(([name]) => name.startsWith(begin))
  return Object.fromEntries(mine.map(([name, worth]) => [name.slice(begin.length), worth]))
}

/** The games of a role that were played to the end against one machine whose rating is known. */
export function boutsOf(tables: TableInfo[], keys: SeatKey[], lobby: Lobby, pool: string): Bout[] {
  return tables.flatMap((info) => {
    const mine = keys.filter((key) => key.table === info.table).map((key) => key.seat)
    const [seat, second] = mine
    const [other, third] = info.seats.filter((one) => one.seat !== seat)
    if (!seat || second || !other || third || info.lesson || !info.result?.winner) return []
    if (poolOf(info.game, seat) !== pool) return []
    const name = other.kind === 'automa' ? `automa:${other.name}:${other.level}` : other.name
    const worth = other.kind === 'person' ? undefined : lobby.ratings[poolOf(info.game, other.seat)]?.[name]
    return worth ? [{ points: worth.points, won: info.result.winner === seat }] : []
  })
}

/** The most likely strength: what was known before, and the games since. */
export function strengthOf(bouts: Bout[], rating?: RatingNow): number {
  const known = rating ? { points: rating.points, deviation: rating.margin / 2 } : BEGINNER
  const pull = (x: number): number =>
    bouts.reduce(
      (sum, bout) => sum + (Number(bout.won) - 1 / (1 + Math.exp((bout.points - x) / SCALE))) / SCALE,
      (known.points - x) / known.deviation ** 2,
    )
  let [low, high] = [LOWEST, HIGHEST]
  while (high - low > 1) {
    const middle = (low + high) / 2
    if (pull(middle) > 0) low = middle
    else high = middle
  }
  return Math.round((low + high) / 2)
}

/** Which of them is the nearest; empty if nobody has been measured. */
export function nearest(field: Field, strength: number): string {
  const distance = (name: string): number => Math.abs(field[name]!.points - strength)
  return Object.keys(field).sort((a, b) => distance(a) - distance(b))[0] ?? ''
}
