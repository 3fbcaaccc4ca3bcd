import type { Judged } from '../protocol'

type Fetched = (n: number, seat: string) => Promise<Judged>
export type Found = Judged & { mistake: NonNullable<Judged['mistake']> }
export type Grade = 'slip' | 'mistake' | 'blunder'

const GRADES: [number, Grade][] = [
  [0.2, 'blunder'],
  [0.1, 'mistake'],
  [0, 'slip'],
]

/** By how much of the chance to win it cost. */
export const gradeOf = (by: number): Grade => GRADES.find(([least]) => by >= least)?.[1] ?? 'slip'

/** Two standard errors, in hundredths. */
export const around = (error: number): number => Math.max(1, Math.round(200 * error))

/** The answers of a seat judged one after the other, as long as somebody wants to know. */
export class Mistakes {
  found = $state.raw<Found[]>([])
  /** The answer that was judged last; the length of the game when all are. */
  at = $state(0)
  count = $state(0)
  state = $state<'idle' | 'looking' | 'done'>('idle')
  failure = $state<unknown>(null)
  private next = 0

  constructor(
    readonly seat: string,
    readonly length: number,
    private readonly fetched: Fetched,
    /** Told of each mistake as it is found. */
    private readonly onfound: (found: Found) => void = () => undefined,
  ) {}

  get fine(): number {
    return this.count - this.found.length
  }

  get percent(): number {
    return Math.round((100 * this.at) / Math.max(1, this.length))
  }

  async look(): Promise<void> {
    if (this.state !== 'idle') return
    this.state = 'looking'
    try {
      while (this.state === 'looking') this.take(await this.fetched(this.next, this.seat))
    } catch (reason) {
      this.failure = reason
      this.stop()
    }
  }

  stop(): void {
    if (this.state === 'looking') this.state = 'idle'
  }

  private take(judged: Judged): void {
    if (judged.n < 0) {
      this.at = this.length
      this.state = 'done'
      return
    }
    this.next = judged.n + 1
    this.at = judged.n
    this.count += 1
    if (!judged.mistake) return
    const found = { ...judged, mistake: judged.mistake }
    this.found = [...this.found, found]
    this.onfound(found)
  }
}
