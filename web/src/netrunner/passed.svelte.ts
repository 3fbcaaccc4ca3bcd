const STANDS = 3000

/** A window that passed by itself: its station of the wire, and the number of its ask. */
export interface Tick {
  step: string
  ask: string
  /** Those of a run stay in sight until it is over. */
  run: boolean
}

/** What passed by itself a moment ago: ticks on the wire, and a note about one of them. */
export class Passed {
  ticks = $state.raw<Tick[]>([])
  noted = $state.raw<Tick | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `covered`: whether something lies over the note, so that nobody can have read it. */
  constructor(private readonly covered: () => boolean = () => false) {}

  add(tick: Tick): void {
    this.ticks = [...this.ticks, tick]
    this.note(tick)
  }

  /** The last one at that station. */
  at(step: string): Tick | undefined {
    return this.ticks.findLast((tick) => tick.step === step)
  }

  /** Says of one what it was, for a while. */
  note(tick: Tick): void {
    this.noted = tick
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      if (this.covered()) return this.note(tick)
      this.noted = null
      this.ticks = this.ticks.filter((one) => one.run)
    }, STANDS)
  }

  runEnds(): void {
    if (this.ticks.some((tick) => tick.run)) this.ticks = this.ticks.filter((tick) => !tick.run)
  }

  /** The table has gone back: nothing of it is true any more. */
  clear(): void {
    clearTimeout(this.timer)
    this.noted = null
    this.ticks = []
  }
}

/** What an ask is called once the table has gone back to it: each way back begins a new count. */
export function askedAgain(ask: string): string {
  const [epoch, own] = ask.split('.')
  return `${Number(epoch) + 1}.${own}`
}
