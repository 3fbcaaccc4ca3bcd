import type { ChatLine } from '../../protocol'
import type { Line } from '../../net/line.svelte'
import { me } from '../../profile/me.svelte'

const KEY = 'jackin.muted'
const MOST = 100

/** Whom this player does not want to hear: muted at one table, or blocked everywhere. */
class Hushed {
  private seats = $state.raw<string[]>(kept())

  isMuted(table: string, seat: string): boolean {
    return this.seats.includes(`${table}:${seat}`)
  }

  mute(table: string, seat: string, yes: boolean): void {
    const key = `${table}:${seat}`
    const others = this.seats.filter((one) => one !== key)
    this.seats = yes ? [key, ...others].slice(0, MOST) : others
    keep(this.seats)
  }

  /** The words of a table without theirs. */
  heard(line: Line | null | undefined): ChatLine[] {
    if (!line) return []
    return line.chat.filter((one) => !this.isMuted(line.table, one.by) && !this.isBlocked(line, one.by))
  }

  isBlocked(line: Line, by: string): boolean {
    const seat = line.info?.seats.find((one) => one.seat === by)
    return !!seat?.signed && (me.player?.blocked.includes(seat.name) ?? false)
  }
}

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

function keep(seats: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seats))
  } catch {
    // a full or forbidden storage: muted until the page is left
  }
}

export const hushed = new Hushed()
