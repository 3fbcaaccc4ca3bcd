import { untrack } from 'svelte'
import { halfForNext } from './deals'
import type {
  Because,
  ChanceTold,
  ChatLine,
  FromClient,
  Hinted,
  MoveReason,
  Offered,
  Previewed,
  Refused,
  Said,
  Shown,
  TableInfo,
  ToClient,
  Withdrawn,
} from '../protocol'

/** The little of a WebSocket that a line needs, so that tests can stand in for it. */
export interface Wire {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: ((event: { code: number; reason: string }) => void) | null
}

export type LineState = 'opening' | 'open' | 'lost' | 'closed'

interface Pending {
  ask: string
  values: string[]
  /** Given by the table for its player: a take back goes past it. */
  auto?: boolean
}

const WAITS = [500, 1000, 2000, 4000, 5000]
const PING_EVERY = 20_000
const PATIENCE = 10_000
/** Closed by the table for good: it is not there, or the seat is not ours. */
const isFinal = (code: number) => code >= 4400 && code < 4500

/** One seat's line to its table: says what the seat sees now, and comes back by itself when it breaks. */
export class Line {
  state = $state<LineState>('opening')
  /** How many times it was tried since the line broke, and when it broke (ms). */
  tries = $state(0)
  lostAt = $state(0)
  info = $state.raw<TableInfo | null>(null)
  you = $state.raw<string[]>([])
  shown = $state.raw<Shown | null>(null)
  /** Log lines in order; the first of them has the number `logStart`. */
  log = $state.raw<Said[]>([])
  logStart = $state(0)
  chat = $state.raw<ChatLine[]>([])
  offers = $state.raw<Offered[]>([])
  settled = $state.raw<Withdrawn | null>(null)
  because = $state.raw<Because | null>(null)
  /** What the coach of a lesson would answer. */
  hinted = $state.raw<Hinted | null>(null)
  /** The question that help was asked for. */
  hinting = $state.raw('')
  /** Why the bots did what they did since the last decision, where they explain themselves. */
  reasons = $state.raw<MoveReason[]>([])
  /** How likely this seat is to win, as it was told last. */
  chance = $state.raw<ChanceTold | null>(null)
  /** The run that was looked at last. */
  previewed = $state.raw<Previewed | null>(null)
  refused = $state.raw<Refused | null>(null)
  /** Why the table closed the line for good. */
  fault = $state('')
  /** The answer that is on its way: its buttons stay pressed. */
  pending = $state.raw<Pending | null>(null)

  private wire: Wire | null = null
  private doubtful = false
  private retry: ReturnType<typeof setTimeout> | undefined
  private pulse: ReturnType<typeof setInterval> | undefined
  private silence: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly table: string,
    private readonly secret: string | null,
    private readonly connect: (table: string) => Wire = browserWire,
    /** Of a player who is signed in and has no key here. */
    private readonly seat = '',
  ) {}

  /** Whoever opens a line in an effect does not thereby depend on its state. */
  open(): void {
    untrack(() => this.reach())
  }

  private reach(): void {
    if (this.wire || this.state === 'closed') return
    clearTimeout(this.retry)
    const wire = this.connect(this.table)
    this.wire = wire
    wire.onopen = () => this.hello()
    wire.onmessage = (event) => this.hear(JSON.parse(event.data) as ToClient)
    wire.onclose = (event) => this.broke(event.code, event.reason)
  }

  close(): void {
    this.state = 'closed'
    this.drop()
  }

  /** Try again at once, as when the browser is back online. */
  hurry(): void {
    if (this.state === 'lost' && !this.wire) this.open()
  }

  /** Answer the ask that is shown. Nothing is sent while another answer is on its way, or to a stale ask. */
  answer(ask: string, values: string[], auto = false): boolean {
    if (this.pending || this.state !== 'open' || !ask || this.shown?.ask !== ask) return false
    this.pending = auto ? { ask, values, auto } : { ask, values }
    this.refused = null
    this.send({ type: 'answer', ...this.pending })
    return true
  }

  why(card: string): void {
    this.send({ type: 'why', card })
  }

  /** In a lesson: what leads to the goal from here? */
  hint(): void {
    this.hinted = null
    this.hinting = this.shown?.ask ?? ''
    this.send({ type: 'hint' })
  }

  askChance(): void {
    this.send({ type: 'chance' })
  }

  /** In a lesson: to where so many answers had been given. */
  back(to: number): void {
    if (!this.pending) this.send({ type: 'back', to })
  }

  preview(server: string, wish: Record<string, boolean>, by: string): void {
    this.send({ type: 'preview', server, wish, by })
  }

  /** To the last own decision, or to the ask of that number. */
  takeBack(ask = ''): void {
    if (this.pending) return
    this.send({ type: 'take-back', ...(ask ? { ask } : {}) })
    if (this.shown?.undo.startsWith('ask')) this.offered('take-back')
  }

  /** What this seat asks of the other stands there until it is settled, or refused. */
  private offered(offer: Offered['offer']): void {
    const mine: Offered = { type: 'offered', offer, by: this.you[0] ?? '', seen: false, swap: false }
    this.offers = [...this.offers.filter((open) => open.offer !== offer), mine]
  }

  consent(offer: Offered['offer'], yes: boolean): void {
    this.send({ type: 'consent', offer, yes, ...(offer === 'rematch' && yes ? this.half() : {}) })
    this.offers = this.offers.filter((open) => open.offer !== offer)
  }

  concede(): void {
    this.send({ type: 'concede' })
  }

  rematch(swap: boolean): void {
    this.send({ type: 'rematch', swap, ...this.half() })
  }

  /** What this seat adds to the deal of a rematch, once it has seen what the table committed to. */
  private half(): { half?: string } {
    return this.info?.next ? { half: halfForNext(this.table, this.info.next) } : {}
  }

  say(text: string): void {
    this.send({ type: 'chat', text })
  }

  claim(how: 'win' | 'bot'): void {
    this.send({ type: 'claim', how })
  }

  private hello(): void {
    const log = this.logStart + this.log.length
    this.wire?.send(JSON.stringify({ type: 'hello', log, ...this.right() }))
    this.pulse = setInterval(() => this.ping(), PING_EVERY)
  }

  private right(): { secret?: string; seat?: string } {
    return this.secret ? { secret: this.secret } : this.seat ? { seat: this.seat } : {}
  }

  private ping(): void {
    this.send({ type: 'ping' })
    this.silence ??= setTimeout(() => this.broke(0, ''), PATIENCE)
  }

  private send(message: FromClient): void {
    if (this.state === 'open') this.wire?.send(JSON.stringify(message))
  }

  private hear(message: ToClient): void {
    clearTimeout(this.silence)
    this.silence = undefined
    switch (message.type) {
      case 'shown':
        return this.see(message)
      case 'table':
        return this.meet(message.info, message.you)
      case 'refused':
        return this.refuse(message)
      case 'because':
        this.because = message
        return
      case 'hinted':
        this.hinted = message
        return
      case 'explained':
        this.reasons = message.reasons
        return
      case 'chance':
        this.chance = message
        return
      case 'previewed':
        this.previewed = message
        return
      case 'chat':
        this.chat = [...this.chat, message]
        return
      case 'offered':
        this.offers = [...this.offers.filter((open) => open.offer !== message.offer), message]
        return
      case 'settled':
        return this.settle(message)
      case 'pong':
        return
    }
  }

  private meet(info: TableInfo, you: string[]): void {
    this.info = info
    this.you = you
    this.isOpen()
  }

  private see(shown: Shown): void {
    this.isOpen()
    this.shown = shown
    this.addLog(shown.log_from, shown.log)
    this.because = null
    if (!this.pending) return
    if (shown.ask !== this.pending.ask) this.pending = null
    else if (this.doubtful) this.send({ type: 'answer', ...this.pending })
    this.doubtful = false
  }

  /** Lines from a number on: those we have from there on were taken back; a gap before it stays a gap. */
  private addLog(from: number, lines: Said[]): void {
    const end = this.logStart + this.log.length
    if (from > end || from < this.logStart) {
      this.logStart = from
      this.log = lines
    } else if (lines.length || from < end) {
      this.log = [...this.log.slice(0, from - this.logStart), ...lines]
    }
  }

  private refuse(refused: Refused): void {
    this.refused = refused
    this.pending = null
    this.offers = this.offers.filter((open) => open.by !== this.you[0])
  }

  private settle(settled: Withdrawn): void {
    this.settled = settled
    this.offers = this.offers.filter((open) => open.offer !== settled.offer)
  }

  private isOpen(): void {
    this.state = 'open'
    this.tries = 0
    this.lostAt = 0
  }

  private broke(code: number, reason: string): void {
    this.drop()
    if (this.state === 'closed') return
    if (isFinal(code)) {
      this.state = 'closed'
      this.fault = reason || String(code)
      return
    }
    this.doubtful = this.pending !== null
    if (this.state !== 'lost') this.lostAt = Date.now()
    this.state = 'lost'
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)]
    this.tries += 1
    this.retry = setTimeout(() => this.open(), wait)
  }

  private drop(): void {
    clearTimeout(this.retry)
    clearInterval(this.pulse)
    clearTimeout(this.silence)
    this.silence = undefined
    const wire = this.wire
    this.wire = null
    if (!wire) return
    wire.onopen = wire.onmessage = wire.onclose = null
    wire.close()
  }
}

function browserWire(table: string): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}/api/tables/${table}/play`) as Wire
}
