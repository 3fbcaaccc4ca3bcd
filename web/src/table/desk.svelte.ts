import type { Line } from '../net/line.svelte'
import type { Because, Said, Shown, TableInfo } from '../protocol'
import type { Box } from './box'
import type { Happened } from './model/why'
import type { Place } from './place'
import type { BeatQueue } from './stage/queue.svelte'

const ARMING = 300

/** A question that the table was asked: why can this not be used? */
export interface Asking {
  /** What the table calls it: the name that the answer comes back with. */
  name: string
  label: string
  box: Box
}

/** One player's place at a table of either game: what lies over the board, and whether a press counts. */
export abstract class Desk<Menu, Read extends { pinned: boolean }, Why extends Asking, Drag> implements Place {
  constructor(
    protected readonly source: () => Shown | null,
    readonly line: Line | null = null,
    readonly stage: BeatQueue | null = null,
  ) {}

  shown: Shown | null = $derived.by(() => this.source())
  info: TableInfo | null = $derived.by(() => this.line?.info ?? null)
  /** What the table said last; the stage may still be on its way there. */
  protected truth: Shown | null = $derived.by(() => this.line?.shown ?? this.shown)
  /** The log as far as the stage has told it. */
  log: Said[] = $derived.by(() => {
    if (!this.line) return this.shown?.log ?? []
    const told = (this.stage?.told ?? Infinity) - this.line.logStart
    return told < this.line.log.length ? this.line.log.slice(0, Math.max(0, told)) : this.line.log
  })

  armed = $state(false)
  menu = $state.raw<Menu | null>(null)
  reading = $state.raw<Read | null>(null)
  asking = $state.raw<Why | null>(null)
  drag = $state.raw<Drag | null>(null)
  sheet = $state('')
  rule = $state('')
  happened = $state.raw<Happened[]>([])
  /** Whether a press began when its ask was open already. */
  began = true

  private armedFor = ''
  private heardFor = ''
  private arming: ReturnType<typeof setTimeout> | undefined
  protected passing: ReturnType<typeof setTimeout> | undefined

  abstract get mine(): string
  abstract seatName(seat: string): string
  abstract worded(value: string): string
  abstract told(option: Record<string, unknown>, card: string): string
  abstract give(value: string): void
  abstract undo(): void
  /** Put down what was chosen so far; says whether there was anything. */
  protected abstract letGo(): boolean

  get readonly(): boolean {
    return this.line === null
  }
  get online(): boolean {
    return this.line?.state === 'open'
  }
  get pending(): boolean {
    return this.line !== null && this.line.pending !== null
  }
  /** A press counts if the ask has stood long enough, and nothing is on its way. */
  get ready(): boolean {
    return !this.readonly && this.armed && this.online && !this.pending
  }
  get because(): Because | null {
    return this.line?.because ?? null
  }
  /** Why not: what the table answered when it was asked about this. */
  reasons(name: string): Said[] | null {
    return this.because?.card === name ? this.because.lines : null
  }
  get againstPerson(): boolean {
    if (!this.info || this.info.hot_seat) return false
    return this.info.seats.some((seat) => seat.seat !== this.mine && seat.kind === 'person')
  }

  /** What belonged to the old ask is put away. Says whether there is a new one. */
  protected turnTo(ask: string): boolean {
    if (this.readonly || ask === this.armedFor) return false
    this.armedFor = ask
    clearTimeout(this.arming)
    this.armed = false
    this.menu = null
    this.asking = null
    this.drag = null
    return true
  }

  /** A new question of the table, before the stage has shown how it came to it. */
  protected hears(): Shown | null {
    const shown = this.truth
    if (!shown || this.readonly || shown.ask === this.heardFor) return null
    this.heardFor = shown.ask
    clearTimeout(this.passing)
    return shown.ask ? shown : null
  }

  protected arm(): void {
    this.arming = setTimeout(() => (this.armed = true), ARMING)
  }

  unread(): void {
    if (!this.reading?.pinned) this.reading = null
  }

  close(): boolean {
    if (this.menu) this.menu = null
    else if (this.asking) this.asking = null
    else if (this.reading) this.reading = null
    else if (this.rule) this.rule = ''
    else if (this.sheet) this.sheet = ''
    else return this.letGo()
    return true
  }

  stop(): void {
    clearTimeout(this.arming)
    clearTimeout(this.passing)
  }
}
