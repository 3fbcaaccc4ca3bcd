import type { Deal } from '../protocol'
import { sha256 } from './sha256'

/** What this browser added to fair deals and which commitments it saw, by table: the proof against the server. */
const KEY = 'jackin.deals'
const MOST = 100

export interface KeptDeal {
  table: string
  commitment: string
  half: string
}

export function newHalf(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function allDeals(): KeptDeal[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as KeptDeal[]) : []
  } catch {
    return []
  }
}

export function keepDeal(deal: KeptDeal): void {
  const others = allDeals().filter((old) => old.table !== deal.table)
  localStorage.setItem(KEY, JSON.stringify([deal, ...others].slice(0, MOST)))
}

/** The half for the rematch of a table, kept until the new table has a name: the same however often it is asked for. */
export function halfForNext(table: string, commitment: string): string {
  const kept = allDeals().find((deal) => deal.table === after(table) && deal.commitment === commitment)
  if (kept) return kept.half
  const half = newHalf()
  keepDeal({ table: after(table), commitment, half })
  return half
}

/** The rematch has a name now: what was added to its deal is kept under it. */
export function takeAlong(table: string, next: string): void {
  const kept = allDeals().find((deal) => deal.table === after(table))
  if (kept) keepDeal({ ...kept, table: next })
}

const after = (table: string): string => `after ${table}`

/** Was the deal fair? Its sums are right, and it is the one that this browser saw and added to. */
export function isFair(deal: Deal, kept: KeptDeal | undefined): boolean {
  const seats = Object.keys(deal.halves).sort()
  const text = [`table ${deal.secret}`, ...seats.map((seat) => `${seat} ${deal.halves[seat]}`)].join('\n')
  if (sha256(`table ${deal.secret}`) !== deal.commitment || sha256(text) !== deal.seed) return false
  if (!kept) return true
  const seen = !kept.commitment || kept.commitment === deal.commitment
  return seen && Object.values(deal.halves).includes(kept.half)
}
