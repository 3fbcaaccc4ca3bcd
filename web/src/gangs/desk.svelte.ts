import { getContext, setContext } from 'svelte'
import { mark } from '../parts/marks'
import type { Line } from '../net/line.svelte'
import type { ContentSet, Said, Shown } from '../protocol'
import { settings } from '../settings.svelte'
import { personName } from '../start/names'
import type { Box } from '../table/box'
import { Desk, type Asking } from '../table/desk.svelte'
import { setPlace } from '../table/place'
import type { Staged } from '../table/stage/beat'
import type { BeatQueue } from '../table/stage/queue.svelte'
import { words } from '../words/words.svelte'
import { CONFIRMED } from './model/choices'
import { fightAt, fightOf, isIn, unread, type Fight } from './model/fight'
import { Names } from './model/names'
import { piecesOf } from './model/pieces'
import { slotsOf } from './model/slots'
import { tallyOf, type Change } from './model/tally'
import { placesOf, Targets } from './model/targets'
import type { AskView, GangView, OptionView, UnitView, View } from './shown'

const PAUSE = 350

/** A card that is being read: its kind and id. */
export interface Reading {
  kind: 'combat' | 'opportunity' | 'edgerunner' | 'story'
  id: string
  box: Box | null
  pinned: boolean
}

interface Menu {
  label: string
  options: OptionView[]
  box: Box
}

interface Drag {
  key: string
  x: number
  y: number
}

/** One player's place at a table of Gangs of Night City: what is shown, what is in hand, what is pointed at. */
export class GangsDesk extends Desk<Menu, Reading, Asking, Drag> {
  constructor(
    source: () => Shown | null,
    private readonly set: () => ContentSet,
    line: Line | null = null,
    stage: BeatQueue | null = null,
  ) {
    super(source, line, stage)
  }

  view: View | null = $derived((this.shown?.view as unknown as View | undefined) ?? null)
  me: GangView | null = $derived(
    this.view && this.view.seat >= 0 ? (this.view.gangs.find((gang) => gang.seat === this.view?.seat) ?? null) : null,
  )
  names: Names = $derived.by(() => new Names(speech(), this.set(), this.readonly ? '' : (this.me?.id ?? '')))
  /** The same, with each name of a gang marked, for where a sentence is drawn. */
  marking: Names = $derived.by(() => new Names(speech(), this.set(), this.names.mine, mark))
  ask: AskView | null = $derived(this.view?.ask?.options && !this.readonly ? this.view.ask : null)
  targets: Targets | null = $derived(this.view ? new Targets(this.view, this.ask) : null)
  pieces = $derived(this.view ? piecesOf(this.view) : [])

  private taken = $state('')
  /** Whether a Firefight was under way at the last position. */
  private fought = false
  pointed = $state('')
  /** A step of the strip that is pointed at: the map shows it. */
  glanced = $state.raw<Staged | null>(null)
  fight = $state.raw<Fight | null>(null)
  /** What is in hand: taken by the player, or the only thing there is to take. */
  picked: string = $derived.by(() => {
    if (this.taken || !this.targets) return this.taken
    const { sources, goals } = this.targets
    const confirms = this.ask !== null && CONFIRMED.has(this.ask.kind)
    return sources.length === 1 && (confirms || goals.length > 1) ? sources[0]! : ''
  })

  slots = $derived(this.view && this.targets ? slotsOf(this.view, this.targets, this.picked) : null)

  /** Where the focus was when the last answer was given. */
  answeredFrom: Element | null = null

  /** A Firefight is looked at: one that goes on, or one that waits for *Continue*. */
  get fighting(): boolean {
    return !!this.view?.firefight || this.fight !== null
  }

  get mine(): string {
    return this.me?.id ?? ''
  }
  /** Called for each new position. */
  arrive(lines: Said[]): void {
    const shown = this.shown
    if (!shown) return
    this.see(lines.length)
    if (!this.reading?.pinned) this.reading = null
    if (!this.turnTo(shown.ask)) return
    this.taken = ''
    if (!shown.ask) return
    this.arm()
  }

  /** Called for each word of the table: what has one answer is given at once, whatever the stage still shows. */
  hear(): void {
    const shown = this.hears()
    const ask = shown ? (shown.view as unknown as View).ask : null
    // A loss is confirmed, also where there is no choice.
    if (ask && ask.kind !== 'casualty') this.passLater(ask.options ?? [], ask.kind === 'pay')
  }

  /** A Firefight that ended since the last position is still worth a look. */
  private see(news: number): void {
    const now = this.view?.firefight
    const me = this.me?.id ?? ''
    if (now && (!isIn(this.fight, me) || now.parties.some((party) => party.gang === me))) this.fight = null
    if (!now) this.fight = unread(this.fight, fightOf(this.log, news, this.fought, me), me)
    this.fought = !!now
  }

  /** The ledger of a Firefight of the log again. */
  reopen(at: number): void {
    this.fight = fightAt(this.log, at)
  }

  /** With one answer there is nothing to decide, unless the player wants to see every step; paying is no step. */
  private passLater(options: OptionView[], isPayment: boolean): void {
    if (options.length !== 1 || (settings.stops === 'always' && !isPayment)) return
    this.passing = setTimeout(() => this.send(options[0]!), PAUSE)
  }

  private send(option: OptionView): boolean {
    clearTimeout(this.passing)
    return this.line?.answer(this.line.shown?.ask ?? '', [option.value]) ?? false
  }

  answer(option: OptionView | null): boolean {
    if (!this.ready || !this.began || !option) return false
    this.menu = null
    this.fight = null
    if (this.sheet !== 'chat') this.sheet = ''
    this.answeredFrom = document.activeElement
    const sent = this.send(option)
    if (sent) this.stage?.decided()
    return sent
  }

  worded(value: string): string {
    const option = this.offered(value)
    return option ? this.names.answer(option) : ''
  }

  told(option: Record<string, unknown>): string {
    return this.names.answer(option as unknown as OptionView)
  }

  give(value: string): void {
    this.answer(this.offered(value))
  }

  private offered(value: string): OptionView | null {
    return this.ask?.options?.find((option) => option.value === value) ?? null
  }

  isLegal(key: string): boolean {
    return this.ask !== null && (this.targets?.isLegal(key, this.picked) ?? false)
  }

  optionsAt(key: string): OptionView[] {
    return this.ask ? (this.targets?.at(key, this.picked) ?? []) : []
  }

  /** Units that nobody can tell apart share one option: the key of the one that has it. */
  unitKey(ids: string[]): string {
    const own = ids.map((id) => `unit:${id}`).find((key) => this.targets?.isSource(key))
    if (own) return own
    const unit = this.unit(ids[0] ?? '')
    const alike =
      unit && !unit.edgerunner
        ? this.view?.units.filter(
            (one) => !one.edgerunner && one.gang === unit.gang && one.unit === unit.unit && one.space === unit.space,
          )
        : []
    return alike?.map((one) => `unit:${one.id}`).find((key) => this.targets?.isSource(key)) ?? `unit:${ids[0] ?? ''}`
  }

  unit(id: string): UnitView | undefined {
    return this.view?.units.find((unit) => unit.id === id)
  }

  /** A click or tap: take it in hand, do the option there, or choose from several. Says whether it meant anything. */
  touch(key: string, label: string, box: Box, byKey = false): boolean {
    const options = this.optionsAt(key)
    if (!this.ask || !this.targets) return false
    const goes = this.targets.all.filter((target) => target.from === key && target.to)
    if (goes.length) {
      if (!this.ready) return true
      if (this.targets.goals.length === 1 && goes.length === 1) this.answer(goes[0]!.option)
      else this.taken = this.taken === key ? '' : key
      return true
    }
    if (!options.length) return false
    if (!this.ready) return true
    if (CONFIRMED.has(this.ask.kind)) this.select(key, byKey)
    else if (options.length === 1) this.answer(options[0]!)
    else this.menu = { label, options, box }
    return true
  }

  /** Selected first, confirmed in the dock; with the keyboard the same key confirms. */
  private select(key: string, byKey: boolean): void {
    if (this.taken !== key) this.taken = key
    else if (byKey) this.answer(this.slots?.act.option ?? null)
    else this.taken = ''
  }

  /** A row of the panel: selects where others would see the answer, else answers. */
  choose(option: OptionView, byKey = false): void {
    const from = this.targets?.all.find((target) => target.option === option)?.from
    if (!this.ready) return
    if (this.ask && from && CONFIRMED.has(this.ask.kind)) this.select(from, byKey)
    else this.answer(option)
  }

  /** What was dragged is let go over a place. */
  drop(key: string, place: string): void {
    const target = this.targets?.all.find((one) => one.from === key && one.to === place)
    if (target) this.answer(target.option)
  }

  take(key: string): void {
    this.taken = key
  }

  whyNot(name: string, label: string, box: Box): void {
    this.reading = null
    this.asking = { name, label, box }
    this.line?.why(name)
  }

  /** What would change in a District if what is in hand went there. */
  changeAt(district: string): Change | undefined {
    const me = this.mine
    const found = this.view?.districts.find((one) => one.id === district)
    if (!this.ask || !found || !placesOf(found).some((key) => this.isLegal(key))) return undefined
    if (this.ask.kind === 'hideout-at') return { gang: me, from: '', hideout: true }
    const held = this.targets?.held(this.picked)
    if (this.ask.kind === 'drone-at' || this.ask.kind === 'hired-at' || held?.recruit) return { gang: me, from: '' }
    const unit = held?.unit ? this.unit(held.unit) : undefined
    if (unit) return { gang: unit.gang, from: unit.district }
    return undefined
  }

  /** The District that a place lies in. */
  districtAt(place: string): string {
    return this.view?.districts.find((one) => placesOf(one).includes(place))?.id ?? ''
  }

  tally(district: string) {
    return this.view ? tallyOf(this.view, district, this.changeAt(district)) : null
  }

  protected letGo(): boolean {
    if (this.taken) this.taken = ''
    else if (this.fight) this.fight = null
    else return false
    return true
  }

  undo(): void {
    this.fight = null
    this.line?.takeBack()
  }

  /** The person or bot at a seat; "You" for oneself. */
  seatName(id: string): string {
    if (id === this.mine && !this.readonly) return words.format('web-table-you')
    const seat = this.info?.seats.find((one) => one.seat === id)
    if (this.info?.lesson) return this.names.gang(id)
    if (seat?.kind === 'bot' && words.has(`web-bot-${seat.name}`)) return words.format(`web-bot-${seat.name}`)
    if (seat?.kind === 'person' && seat.name) return personName(seat.name)
    return seat?.name || this.names.gang(id)
  }
}

/** Read anew when the language changes. */
function speech() {
  void words.lang
  return { has: words.has, format: words.format, attribute: words.attribute }
}

const KEY = Symbol('gangs')

export function setDesk(desk: GangsDesk): GangsDesk {
  setPlace(desk)
  return setContext(KEY, desk)
}

export function getDesk(): GangsDesk {
  return getContext<GangsDesk>(KEY)
}
