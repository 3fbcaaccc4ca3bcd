import type { ReplayInfo, ReplayStep } from '../protocol'

type Fetched = (id: string, n: number, seat: string) => Promise<ReplayStep>

export const SPEEDS = [0.5, 1, 2, 4]
const PACE = 1000
const AFTER_BEATS = 200

/** A replay and the point of it that is shown. Steps that were seen are kept. */
export class Player {
  n = $state(0)
  seat = $state('')
  step = $state.raw<ReplayStep | null>(null)
  /** What the other seats see at this point, when all hands are open. */
  others = $state.raw<ReplayStep[]>([])
  open = $state(false)
  playing = $state(false)
  speed = $state(1)
  failure = $state<unknown>(null)

  private readonly seen = new Map<string, Promise<ReplayStep>>()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly info: ReplayInfo,
    private readonly fetched: Fetched,
    own = '',
    /** Whether something of the last step is still being shown. */
    private readonly busy: () => boolean = () => false,
  ) {
    this.seat = info.seats.includes(own) ? own : (info.seats[0] ?? '')
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
      const others = this.open ? await this.besides(at, seat) : []
      if (this.n === at && this.seat === seat) [this.step, this.others] = [step, others]
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

  /** To the next bookmark, or the one before. */
  goMark(by: 1 | -1): Promise<void> {
    const points = this.info.marks.map((mark) => mark.n)
    const next = by > 0 ? points.find((at) => at > this.n) : points.findLast((at) => at < this.n)
    return this.go(next ?? this.n)
  }

  /** All hands, or only the own. */
  openHands(open: boolean): Promise<void> {
    this.open = open
    return this.go(this.n)
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
      if (this.busy()) return this.tick()
      await this.go(this.n + 1)
      if (this.n < this.info.length) this.tick()
      else this.pause()
    }, this.pace())
  }

  /** What has been played as beats needs no more time to be seen. */
  private pace(): number {
    return (this.step?.beats.length ? AFTER_BEATS : PACE) / this.speed
  }

  private besides(n: number, seat: string): Promise<ReplayStep[]> {
    return Promise.all(this.info.seats.filter((other) => other !== seat).map((other) => this.load(n, other)))
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
