import type { SeatKey, TableInfo } from '../protocol'

/** The seats this browser holds, newest first. A secret lies here and nowhere else. */
const KEY = 'jackin.keys'
const MOST = 100

export function allKeys(): SeatKey[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKey) : []
  } catch {
    return []
  }
}

export function keysOf(table: string): SeatKey[] {
  return allKeys().filter((key) => key.table === table)
}

/** The seats of a table that this browser holds; those of the player who is signed in need no secret. */
export function rightsTo(info: TableInfo): SeatKey[] {
  const held = keysOf(info.table)
  return held.length ? held : info.mine.map((seat) => ({ table: info.table, seat, secret: '' }))
}

export function keepKeys(keys: SeatKey[]): void {
  const others = allKeys().filter((old) => !keys.some((key) => key.table === old.table && key.seat === old.seat))
  store([...keys, ...others].slice(0, MOST))
}

export function forgetTable(table: string): void {
  store(allKeys().filter((key) => key.table !== table))
}

function store(keys: SeatKey[]): void {
  localStorage.setItem(KEY, JSON.stringify(keys))
}

function isKey(kept: unknown): kept is SeatKey {
  const key = kept as SeatKey | null
  return typeof key?.table === 'string' && typeof key.seat === 'string' && typeof key.secret === 'string'
}
