import type { ChatLine } from '../../protocol'
import type { Line } from '../../net/line.svelte'
import { me } from '../../profile/me.svelte'

/** Whom this player does not want to hear: muted at one table, or blocked everywhere. */
class Hushed {
  private seats = $state.raw<string[]>([])

  isMuted(table: string, seat: string): boolean {
    return this.seats.includes(`${table}:${seat}`)
  }

  mute(table: string, seat: string, yes: boolean): void {
    const key = `${table}:${seat}`
    this.seats = yes ? [...this.seats, key] : this.seats.filter((one) => one !== key)
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

export const hushed = new Hushed()
