import { me } from '../profile/me.svelte'
import type { SeatKey, TableInfo } from '../protocol'
import { api } from './api'
import { allKeys } from './keys'

/** The tables of this browser and of the player who is signed in, the newest first, and the right to their seats. */
export async function heldTables(): Promise<{ tables: TableInfo[]; keys: SeatKey[] }> {
  const local = allKeys()
  await me.load()
  const [here, mine] = await Promise.all([
    local.length ? api.myTables(local).catch(() => []) : [],
    me.player ? api.myGames().catch(() => []) : [],
    me.player ? me.refresh().catch(() => undefined) : undefined,
  ])
  return merged(local, here, mine)
}

export function merged(
  local: SeatKey[],
  here: TableInfo[],
  mine: TableInfo[],
): { tables: TableInfo[]; keys: SeatKey[] } {
  const known = new Set(here.map((info) => info.table))
  const others = mine.filter((info) => !known.has(info.table))
  const keys = others.flatMap((info) => info.mine.map((seat) => ({ table: info.table, seat, secret: '' })))
  return { tables: [...here, ...others].sort((a, b) => b.created - a.created), keys: [...local, ...keys] }
}
