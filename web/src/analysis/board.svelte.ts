import { api } from '../net/api'
import type { Analysis, Branch, Judged, Move, MoveReason, OptionView, ReplayInfo, ReplayStep } from '../protocol'
import type { Player } from '../replays/player.svelte'
import { words } from '../words/words.svelte'
import { brief, isGood, worded } from './marks'
import { chanceOf, turnAt } from './curve'
import { chanceAfter, mistakeFrom, rowsOf, stepFrom, turnFrom, type Row } from './rows'
import { keepLines, linesOf, withLine, type TriedLine } from './tries'

/** One's own mistakes asked again, one after the other. */
export interface Lesson {
  points: number[]
  at: number
  state: 'asks' | 'thinks' | 'right' | 'wrong'
}

/** Pauses before a request for news is sent again that failed, or was told to wait. */
const AGAIN = 3000

/** A game and what the engine thinks of it: the point that is shown, and lines that are tried beside it. */
export class AnalysisBoard {
  moves = $state.raw<Move[]>([])
  judged = $state.raw<Judged[]>([])
  curve = $state.raw<Analysis | null>(null)
  accuracy = $state.raw<Record<string, number>>({})
  at = $state(0)
  length = $state(1)
  /** Other games are looked through first. */
  waits = $state(false)
  engine = $state(true)
  failure = $state<unknown>(null)
  /** The line that is shown instead of the game, and how far of it. */
  branch = $state.raw<{ line: TriedLine; shown: Branch } | null>(null)
  /** What the engine thinks of the position of a line. */
  thought = $state.raw<Judged | null>(null)
  busy = $state(false)
  lines = $state.raw<TriedLine[]>([])
  lesson = $state<Lesson | null>(null)

  private stopped = false
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly player: Player,
    private readonly onfound: (judged: Judged) => void = () => undefined,
  ) {
    this.lines = linesOf(player.info.id)
  }

  /** How an answer reads: of Gangs, with the names of its content set, and not before these are there. */
  teller = $state.raw<(option: OptionView, card: string, short: boolean) => string>((option, card, short) => {
    if (this.info.game === 'gangs') return ''
    return short ? brief(option, card, words) : worded(option, card, words)
  })
  whoIs = $state.raw<(seat: string) => string>(words.who)
  tell = (option: OptionView, card: string, short = false): string => this.teller(option, card, short)

  /** What the bot that gave the answer shown says of it. */
  reason = $state.raw<MoveReason | null>(null)
  async askReason(): Promise<void> {
    const { n } = this.player
    const found = await api.replayReason(this.info.id, n).catch(() => null)
    if (n === this.player.n) this.reason = found
  }
  /** Whether a bot gave the answer that is shown. */
  get botHere(): string {
    const move = this.branch ? undefined : this.moves.find((one) => one.n === this.player.n)
    return (move && this.info.bots[move.seat]) ?? ''
  }

  byN = $derived(new Map(this.judged.map((one) => [one.n, one])))
  rows: Row[] = $derived(rowsOf(this.moves, this.byN))
  /** The decision that is shown, as the engine judged it. */
  here: Judged | undefined = $derived.by(() => (this.branch ? undefined : this.byN.get(this.player.n)))
  step: ReplayStep | null = $derived.by(() => this.branch?.shown.step ?? this.player.step)

  get info(): ReplayInfo {
    return this.player.info
  }
  get done(): boolean {
    return this.at >= this.length
  }
  get percent(): number {
    return Math.floor((100 * this.at) / Math.max(1, this.length))
  }
  /** Who decides at the position that is shown. */
  get asked(): string {
    if (this.branch) return this.branch.shown.asked
    return this.moves.find((move) => move.n === this.player.n)?.seat ?? this.step?.view.ask?.seat ?? ''
  }

  get isDuel(): boolean {
    return Object.keys(this.curve?.points[0]?.open ?? {}).length <= 2
  }

  /** A seat's chance at the point that is shown: with the move that was made, or as its turn began. */
  chance(seat: string): number | undefined {
    const thought = this.branch ? this.thought : this.here
    const best = this.branch ? this.thought?.lines[0]?.chance : undefined
    if (best !== undefined && thought?.seat === seat) return best
    if (best !== undefined && this.isDuel) return 1 - best
    const after = chanceAfter(this.here, seat, this.isDuel)
    if (after !== undefined) return after
    const turn = this.curve ? turnAt(this.curve, this.player.n) : undefined
    return turn ? chanceOf(turn, seat, this.player.open ? 'open' : 'known') : undefined
  }

  async load(): Promise<void> {
    const id = this.info.id
    try {
      ;[this.moves, this.curve] = await Promise.all([api.replayMoves(id), api.replayAnalysis(id)])
    } catch (reason) {
      this.failure = reason
      return
    }
    void this.listen()
  }

  /** News of the game that is being judged, until all of it is known or the engine is switched off. */
  private async listen(): Promise<void> {
    while (!this.stopped && this.engine && !(this.done && this.length > 1)) {
      try {
        const told = await api.replayJudgements(this.info.id, this.judged.length)
        if (told.since !== this.judged.length) continue
        told.judged.forEach(this.onfound)
        this.judged = [...this.judged, ...told.judged]
        this.accuracy = told.accuracy
        ;[this.at, this.length] = [told.at, told.length]
        this.waits = told.waits ?? false
        this.failure = null
        if (!told.length) return
        if (this.waits) return this.listenLater()
      } catch (reason) {
        this.failure = reason
        return this.listenLater()
      }
    }
  }

  private listenLater(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.listen(), AGAIN)
  }

  stop(): void {
    this.stopped = true
    clearTimeout(this.timer)
  }

  switchEngine(): void {
    this.engine = !this.engine
    if (this.engine) {
      void this.listen()
      if (this.branch) void this.think()
    }
  }

  go(n: number | undefined): void {
    if (n === undefined) return
    this.branch = null
    this.thought = null
    void this.player.go(n)
  }
  walk(by: 1 | -1): void {
    this.go(stepFrom(this.rows, this.player.n, by) ?? (by > 0 ? this.info.length : 0))
  }
  walkTurn(by: 1 | -1): void {
    this.go(turnFrom(this.rows, this.player.n, by) ?? (by > 0 ? this.info.length : 0))
  }
  nextMistake(): void {
    this.go(mistakeFrom(this.judged, '', this.player.n))
  }

  look(seat: string): void {
    void this.player.look(seat)
    if (this.branch) void this.follow(this.branch.line, this.branch.shown.moves.length)
  }
  /** To the next seat. */
  flip(): void {
    const { seats } = this.info
    const other = seats[(seats.indexOf(this.player.seat) + 1) % seats.length]
    if (other) this.look(other)
  }

  /** Answer at the position that is shown: a lesson judges it, otherwise it begins or goes on with a line. */
  async try(value: string): Promise<void> {
    if (this.lesson && this.lesson.state !== 'right') return this.guess(value)
    const line = this.branch
    const played = this.moves.find((move) => move.n === this.player.n)?.option.value
    if (!line && value === played) return this.walk(1)
    await this.extend([...(line?.shown.moves ?? []), value], 'others')
  }
  /** The engine gives one answer for whoever is asked. */
  async answer(): Promise<void> {
    await this.extend(this.branch?.shown.moves ?? [], 'all')
  }

  private async extend(moves: string[], answers: 'others' | 'all'): Promise<void> {
    if (this.busy) return
    this.busy = true
    const { n, seat } = this.player
    try {
      let shown = await api.replayBranch(this.info.id, { n, moves, seat, answers })
      this.show(n, shown)
      while (shown.asked && shown.asked !== seat && this.branch) {
        const before = shown.moves.length
        shown = await api.replayBranch(this.info.id, { n, moves: shown.moves, seat, answers: 'others' })
        if (shown.moves.length === before) break
        this.show(n, shown)
      }
      void this.think()
    } catch (reason) {
      this.failure = reason
    } finally {
      this.busy = false
    }
  }

  private show(n: number, shown: Branch): void {
    const line = { n, moves: shown.moves, told: shown.told }
    this.lines = withLine(this.lines, line)
    keepLines(this.info.id, this.lines)
    this.branch = { line, shown }
    this.thought = null
  }

  /** To a point of a line that was tried. */
  async follow(line: TriedLine, length: number): Promise<void> {
    try {
      if (this.player.n !== line.n) await this.player.go(line.n)
      const wish = { n: line.n, moves: line.moves.slice(0, length), seat: this.player.seat }
      this.thought = null
      this.branch = { line, shown: await api.replayBranch(this.info.id, wish) }
      void this.think()
    } catch (reason) {
      this.failure = reason
    }
  }

  forget(line: TriedLine): void {
    this.lines = this.lines.filter((other) => other !== line)
    keepLines(this.info.id, this.lines)
    this.go(line.n)
  }

  /** What is best at the end of a line. */
  private async think(): Promise<void> {
    const at = this.branch
    if (!at || !this.engine || !at.shown.asked) return
    const found = await api.replayLines(this.info.id, { n: at.line.n, moves: at.shown.moves }).catch(() => null)
    if (this.branch === at) this.thought = found
  }

  // One's own mistakes, asked again

  learn(): void {
    const mine = this.judged.filter((one) => one.seat === this.player.seat && one.better && one.mark)
    this.lesson = { points: mine.map((one) => one.n), at: 0, state: 'asks' }
    this.go(this.lesson.points[0])
  }
  /** The mistake that is asked for now. */
  get puzzle(): Judged | undefined {
    const n = this.lesson?.points[this.lesson.at]
    return n === undefined ? undefined : this.byN.get(n)
  }
  learnNext(): void {
    const lesson = this.lesson
    if (!lesson || lesson.at + 1 >= lesson.points.length) return this.learnEnd()
    this.lesson = { ...lesson, at: lesson.at + 1, state: 'asks' }
    this.go(lesson.points[lesson.at + 1])
  }
  learnEnd(): void {
    this.lesson = null
  }

  private async guess(value: string): Promise<void> {
    const [lesson, judged] = [this.lesson, this.puzzle]
    if (!lesson || !judged || lesson.state === 'thinks') return
    const known = isGood(judged, value)
    this.lesson = { ...lesson, state: 'thinks' }
    const good = known ?? (await this.isFine(judged.n, value))
    if (this.puzzle === judged) this.lesson = { ...lesson, state: good ? 'right' : 'wrong' }
  }
  /** Of an answer that the engine has not tried long enough. */
  private async isFine(n: number, given: string): Promise<boolean> {
    const found = await api.replayLines(this.info.id, { n, given }).catch(() => null)
    return !!found && !found.better
  }
}
