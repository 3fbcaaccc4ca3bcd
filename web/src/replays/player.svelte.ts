import type { ReplayInfo, ReplayStep } from '../protocol'

type Fetched = (id: string, n: number, seat: string) => Promise<ReplayStep>

export const SPEEDS = [0.5, 1, 2, 4]
const PACE = 1000

/** A replay and the point of it that is shown. Steps that were seen are kept. */
export class Player {
  n = $state(0)
  seat = $state('')
  step = $state.raw<ReplayStep | null>(null)
  playing = $state(false)
  speed = $state(1)
  failure = $state<unknown>(null)

  private readonly seen = new Map<string, Promise<ReplayStep>>()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly info: ReplayInfo,
    private readonly fetched: Fetched,
  ) {
    this.seat = info.seats[0] ?? ''
  }

  /** The last turn that began at or before this point. */
  get turn(): [number, string, number] | undefined {
    return this.info.turns.findLast(([at]) => at <= this.n)
  }

  async go(n: number): Promise<void> {
    this.n = Math.max(0, Math.min(n, this.info.length))
    const [at, seat] = [this.n, this.seat]
    try {
      const step = await this.load(at, seat)
      if (this.n === at && this.seat === seat) this.step = step
      if (at < this.info.length) this.load(at + 1, seat).catch(() => undefined)
    } catch (reason) {
      this.failure = reason
    }
  }

  /** To where the next turn begins, or back to where this one or the one before did. */
  goTurn(by: 1 | -1): Promise<void> {
    const starts = this.info.turns.map(([at]) => at)
    const next = by > 0 ? starts.find((at) => at > this.n) : starts.findLast((at) => at < this.n)
    return this.go(next ?? (by > 0 ? this.info.length : 0))
  }

  look(seat: string): Promise<void> {
    this.seat = seat
    return this.go(this.n)
  }

  play(): void {
    if (this.n >= this.info.length) this.n = 0
    this.playing = true
    this.tick()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  private tick(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(async () => {
      if (!this.playing) return
      await this.go(this.n + 1)
      if (this.n < this.info.length) this.tick()
      else this.pause()
    }, PACE / this.speed)
  }

  private load(n: number, seat: string): Promise<ReplayStep> {
    const name = `${seat}/${n}`
    const kept = this.seen.get(name)
    if (kept) return kept
    const coming = this.fetched(this.info.id, n, seat)
    this.seen.set(name, coming)
    coming.catch(() => this.seen.delete(name))
    return coming
  }
}
