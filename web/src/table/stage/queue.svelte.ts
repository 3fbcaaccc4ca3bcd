import type { Shown, View } from '../../protocol'
import { joined, merged, missed, staged, type KindOf, type Staged } from './beat'
import {
  ARMING,
  BEHIND,
  BUDGET,
  CAUGHT_UP,
  CLOCKED,
  FACTORS,
  LEAST,
  OWN_TICK,
  TWICE,
  UNHELD,
  type Speed,
  type Waits,
} from './speeds'

export interface StageOptions {
  kindOf: KindOf
  /** The seat of a view; empty for those who only watch. */
  meOf: (view: View) => string
  speed: () => Speed
  waits: () => Waits
  /** Whether a clock runs for whoever looks on. */
  clocked?: () => boolean
  /** How long a step of a Firefight stands, in milliseconds; without it, until its player goes on. */
  fightPace?: () => number
  /** Spectators and replays hold nothing. */
  holds?: boolean
  hidden?: () => boolean
  /** Which of the beats can still be looked at after a decision; none without it. */
  keeps?: (beats: Staged[]) => Staged[]
  /** How many others have their turn before one's own: each may take its time. */
  rivals?: () => number
  /** How much a speed stretches a beat, if not as usual. */
  factors?: Record<Speed, number>
  /** With a guide, the first of each kind waits to be read. */
  guided?: () => boolean
}

const MOST_KEPT = 80

/** Between the table's news and the board: plays what happened one by one. The last word is always the true view. */
export class BeatQueue {
  /** What the table said last: the truth. */
  truth = $state.raw<Shown | null>(null)
  /** The beats since the last decision, played and still to come. */
  beats = $state.raw<Staged[]>([])
  /** The one that plays; at the end of the list none does. */
  at = $state(0)
  paused = $state(false)
  /** The view at the last decision: what changed since then is flagged. */
  since = $state.raw<View | null>(null)
  /** When the present beat began, and how long it takes: for the line under the plate. */
  lasting = $state(0)

  private timer: ReturnType<typeof setTimeout> | undefined
  private began = 0
  private left = 0
  private skipped = -Infinity
  private hurries = false
  private scale = new Map<number, number>()
  /** A chip is played again up to here, then the board goes back to the truth. */
  private until = -1
  private end = -1
  private readonly met = new Set<string>()
  private readonly firsts = new Set<number>()

  constructor(private readonly options: StageOptions) {}

  get present(): Staged | null {
    return this.beats[this.at] ?? null
  }
  get playing(): boolean {
    return this.present !== null
  }
  /** What the board shows. */
  get shown(): Shown | null {
    return this.present?.shown ?? this.truth
  }
  /** How many lines of the log have been told. */
  get told(): number {
    const beat = this.present
    return beat ? beat.id + beat.log.length : Infinity
  }
  get toCome(): number {
    return Math.max(0, this.beats.length - this.at - 1)
  }
  /** Whether there is something to look at, so that the dock belongs to the stage. */
  get busy(): boolean {
    return this.playing && (this.held || this.beats.slice(this.at, this.last).some((beat) => beat.plate))
  }
  get held(): boolean {
    return this.present !== null && this.waitsAt(this.present)
  }

  /** News of the table. The first, and what takes something back, is drawn at once. */
  arrive(shown: Shown): void {
    if (shown === this.truth) return
    const before = this.truth
    this.truth = shown
    const known = this.end
    this.end = shown.log_from + shown.log.length
    if (!before || shown.log_from < known) return this.jump()
    const me = this.me(shown.view)
    const news = shown.beats.length
      ? staged(shown, before.view, this.options.kindOf, me)
      : missed(shown, before.view, this.options.kindOf, me)
    if (!news.length) {
      if (!this.playing) this.beats = this.beats.slice(-MOST_KEPT)
      this.at = this.playing ? this.at : this.beats.length
      return
    }
    const idle = !this.playing
    this.add(joined(merged(news)))
    if (idle) this.start()
  }

  /** The board goes to the true position, and nothing is left to play. */
  jump(): void {
    this.stop()
    this.beats = []
    this.at = 0
    this.until = -1
    this.since = this.truth?.view ?? null
  }

  /** Its player has decided: what happened before is past. */
  decided(): void {
    this.stop()
    this.beats = this.options.keeps?.(this.beats) ?? []
    this.at = this.beats.length
    this.until = -1
    this.since = this.truth?.view ?? null
  }

  /** This beat ends now; a held one only by `goOn`. */
  next(): void {
    if (!this.present) return
    if (this.held) return this.goOn()
    this.advance()
  }

  /** All timed beats end now; twice in a moment the held ones as well, but never the end of the game. */
  skip(): void {
    if (!this.present) return
    const twice = now() - this.skipped < TWICE
    this.skipped = now()
    this.clear()
    this.paused = false
    let at = this.at + (this.held && !twice ? 0 : 1)
    if (this.present.hold === 'end') at = this.at
    while (at < this.last && !this.stopsAt(this.beats[at]!, twice)) at += 1
    this.go(at)
  }

  /** A held beat has been seen. A press that came before it could be read does not count. */
  goOn(): void {
    if (!this.present || (this.held && now() - this.began < ARMING)) return
    this.paused = false
    this.advance()
  }

  back(): void {
    if (this.at === 0 || !this.beats.length) return
    if (!this.playing) this.until = this.beats.length
    this.go(this.at - 1)
  }

  /** Plays from here on to the truth. */
  from(at: number): void {
    if (!this.beats[at]) return
    this.until = this.beats.length
    this.paused = false
    this.go(at)
  }

  /** Shows a beat again, then the truth. */
  again(id: number, all = false): void {
    const at = all ? 0 : this.beats.findIndex((beat) => beat.id === id)
    if (at < 0 || this.playing) return
    this.until = all ? this.beats.length : at + 1
    this.go(at)
  }

  pause(on = true): void {
    if (on === this.paused || !this.present) return
    this.paused = on
    if (on) {
      this.left = Math.max(0, this.left - (now() - this.began))
      this.clear()
    } else if (!this.held) this.wait(this.left)
  }

  stop(): void {
    this.clear()
    this.paused = false
  }

  private get last(): number {
    return this.until >= 0 ? this.until : this.beats.length
  }

  private get rivals(): number {
    return Math.max(1, this.options.rivals?.() ?? 1)
  }

  private me(view: View): string {
    return this.options.holds === false ? '' : this.options.meOf(view)
  }

  private add(news: Staged[]): void {
    const fitting = this.fitted(news)
    if (this.options.guided?.()) this.meet(fitting)
    const old = this.beats.length > MOST_KEPT ? this.beats.slice(-MOST_KEPT) : this.beats
    this.at -= this.beats.length - old.length
    this.beats = this.playing
      ? [...old.slice(0, -1), ...joined([...old.slice(-1), ...fitting])]
      : [...old, ...fitting]
  }

  /** Marks the plates of a kind that was not seen before. */
  private meet(news: Staged[]): void {
    for (const beat of news) {
      const kind = beat.log.find((said) => said.key !== 'pays')?.key ?? ''
      if (!beat.plate || this.met.has(kind)) continue
      this.met.add(kind)
      this.firsts.add(beat.id)
    }
  }

  /** Keeps an arrival within its budget: first the plates of one's own go, then everything is quicker. */
  private fitted(news: Staged[]): Staged[] {
    const cost = (beats: Staged[]): number => beats.reduce((sum, beat) => sum + (beat.hold ? 0 : beat.ms), 0)
    const budget = BUDGET * this.rivals
    if (cost(news) <= budget) return news
    const lighter = news.map((beat) =>
      beat.small && !beat.hold ? { ...beat, plate: false, ms: Math.min(beat.ms, OWN_TICK) } : beat,
    )
    const scale = Math.max(LEAST, Math.min(1, budget / cost(lighter)))
    for (const beat of lighter) this.scale.set(beat.id, scale)
    return lighter
  }

  private waitsAt(beat: Staged): boolean {
    if (this.options.holds === false) return false
    const waits = this.options.waits()
    if (this.options.speed() === 'step' && beat.plate) return true
    if (waits === 'never') return false
    if (this.firsts.has(beat.id)) return true
    if (!beat.hold) return false
    return waits === 'harm' || beat.hold !== 'harm'
  }

  private stopsAt(beat: Staged, twice: boolean): boolean {
    if (!this.waitsAt(beat)) return false
    return beat.hold === 'end' || (!twice && beat.hold !== '')
  }

  private duration(beat: Staged): number {
    if (this.options.hidden?.()) return 0
    const speed = this.options.speed()
    const hurry = this.hurry() ? LEAST : 1
    if (this.unheld(beat)) return UNHELD
    return (
      beat.ms *
      (this.options.factors ?? FACTORS)[speed] *
      (this.scale.get(beat.id) ?? 1) *
      (speed === 'normal' || speed === 'slow' ? hurry : 1)
    )
  }

  /** What would wait but for its player's wish still stands to be read; only who wants nothing played misses it. */
  private unheld(beat: Staged): boolean {
    const nothing = this.options.speed() === 'once' && this.options.waits() === 'never'
    return beat.hold !== '' && this.options.holds !== false && !nothing
  }

  private hurry(): boolean {
    const waiting = this.beats.slice(this.at + 1).reduce((sum, beat) => sum + (beat.hold ? 0 : beat.ms), 0)
    this.hurries = waiting > this.rivals * (this.hurries ? CAUGHT_UP : BEHIND)
    return this.hurries
  }

  private advance(): void {
    this.go(this.at + 1)
  }

  private go(at: number): void {
    this.clear()
    this.at = at
    this.start()
  }

  /** Begin the present beat. What takes no time is not drawn at all. */
  private start(): void {
    this.clear()
    while (this.at < this.last) {
      const beat = this.beats[this.at]!
      this.left = this.lasting = this.waitsAt(beat) ? this.holding(beat) : this.duration(beat)
      if (this.left > 0) break
      this.at += 1
    }
    if (this.at >= this.last) return this.finish()
    this.began = now()
    if (!this.paused) this.wait(this.left)
  }

  /** How long a hold may stand: for ever, but with a clock only so long. */
  private holding(beat: Staged): number {
    if (beat.hold === 'fight' && this.options.fightPace) return this.options.fightPace()
    return this.options.clocked?.() && this.truth?.ask ? CLOCKED : Infinity
  }

  private wait(ms: number): void {
    this.began = now()
    this.left = ms
    if (ms !== Infinity) this.timer = setTimeout(() => this.advance(), ms)
  }

  private finish(): void {
    this.clear()
    this.until = -1
    this.at = this.beats.length
    this.paused = false
  }

  private clear(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }
}

function now(): number {
  return Date.now()
}
