import { worded } from '../analysis/marks'
import { getContext, setContext } from 'svelte'
import type { AutomaPack, OptionView, Plan, Previewed, Said, SeatInfo, Shown, View } from '../protocol'
import { settings } from '../settings.svelte'
import type { Reader } from '../words/catalogue'
import { words } from '../words/words.svelte'
import { Cards, nearSide, type Side } from './model/cards'
import { choices, momentOf, type Moment } from './model/choices'
import { encounterOf } from './model/encounter'
import { Labels } from './model/labels'
import { firstNumber, isNumberAsk } from './model/numbers'
import { Queue } from './model/queue'
import { isPicking, pickCount, previewSlots, serverOf, single, slotsOf, type Chosen, type Slot } from './model/slots'
import { RunPlan } from './model/runplan'
import { passesBy, pause, type StopMode } from './model/stops'
import { Targets } from './model/targets'
import { wireOf } from './model/wire'
import type { Box } from '../table/box'
import { Desk as TableDesk, type Asking } from '../table/desk.svelte'
import { setPlace } from '../table/place'
import { askedAgain, Passed, type Tick } from './passed.svelte'
import { botName, packName, personName } from '../start/names'
import { flagsOf, type Flag } from './stage/recap'

/** Something on the table that can be pointed at. */
export interface Thing {
  /** Its key in the page: "#12", "hand:2", "lane:hq". */
  key: string
  /** What the table calls it when asked why not: "#12" or a slug; empty for places. */
  name: string
  slug: string
  options: OptionView[]
  label: string
  /** What a click does when there is no option: open a pile. */
  act?: () => void
}

export interface Drag {
  thing: Thing
  x: number
  y: number
  over: string
}

/** A card that is being read: its title, and what the table calls it. */
export interface Reading {
  slug: string
  name: string
  box: Box | null
  pinned: boolean
}

export interface Why extends Asking {
  thing: Thing
}

/** The numbers of a seat that a beat may change. */
type SeatNumber =
  'credits' | 'hand_count' | 'tags' | 'bad_publicity' | 'points' | 'memory_used' | 'clicks' | 'brain_damage'

/** One player's place at the table: what is shown, what they have chosen so far, what they point at. */
export class Desk extends TableDesk<{ thing: Thing; box: Box }, Reading, Why, Drag> {
  private readonly queue = new Queue()

  pinnedCards = $state<string[]>([])
  /** An ask that does not pass by itself, because its player wants to take something back. */
  private held = $state<string | null>(null)
  view: View | null = $derived(this.shown?.view ?? null)
  cards: Cards | null = $derived(this.view ? new Cards(this.view) : null)
  targets: Targets | null = $derived(this.view && this.cards ? new Targets(this.view, this.cards) : null)
  labels: Labels | null = $derived(this.view && this.cards ? new Labels(this.view, this.cards, words) : null)
  wire = $derived(this.view ? wireOf(this.view) : null)
  near: Side = $derived(this.view ? nearSide(this.view) : 'runner')
  plans: Plan[] = $derived(this.shown?.plans ?? [])
  encounter = $derived(this.view && this.cards ? encounterOf(this.view, this.cards, this.plans, words) : undefined)
  private trueWire = $derived(this.truth ? wireOf(this.truth.view) : null)
  /** Asked for room while choosing where to install: then the question comes even if there is enough. */
  room = $state(false)
  private wantsRoom = $derived(this.room && this.truth?.view.ask?.kind === 'trash-first')
  /** The answer that the table gives for the player here, as they chose: sent on arrival, whatever the stage shows. */
  private auto = $derived(
    this.truth && this.trueWire && !this.readonly && this.held !== this.truth.ask && !this.wantsRoom
      ? passesBy(
          this.truth.view,
          this.trueWire,
          this.stopMode,
          { steps: settings.pins, cards: this.pinnedCards },
          this.truth.passing,
        )
      : undefined,
  )
  /** The ask that this seat is to answer now. */
  ask = $derived(this.view?.ask?.options && !this.readonly && this.auto === undefined ? this.view.ask : null)

  /** What its player is asked for when the stage is empty; nothing that has not been seen yet. */
  get asksNext(): Moment | null {
    const view = this.truth?.view
    return view?.ask?.options && !this.readonly && this.auto === undefined ? momentOf(view, true) : null
  }

  /** What the present beat changes in a number of a seat. */
  changed(side: Side, name: SeatNumber): number {
    const beat = this.stage?.present
    return beat ? (beat.view[side][name] ?? 0) - (beat.before[side][name] ?? 0) : 0
  }

  /** What the others changed since the last decision. */
  flags: Map<string, Flag> = $derived.by(() =>
    this.stage && !this.stage.playing && this.ask ? flagsOf(this.stage.beats) : new Map(),
  )
  chosen = $state<Chosen>({ number: 0, picked: [], order: [] })
  lane = $state('')
  /** On a phone a tap lifts a card of the hand; the right slot or a second tap plays it. */
  lifts = $state(false)
  lifted = $state.raw<Thing | null>(null)
  /** The thing under the keyboard. Only the keys look at it, so nothing is drawn from it. */
  focused: Thing | null = null
  readonly passed = new Passed(() => this.stage?.busy ?? false)
  packs = $state.raw<AutomaPack[]>([])
  keepOrder = $state(false)
  /** The beats of the recap whose arrows are drawn. */
  pointed = $state.raw<number[]>([])
  /** The answer that begins the run that is looked at, and which of its ice is to be broken or let. */
  begins = $state('')
  wish = $state<Record<string, boolean>>({})
  /** Not counted here: another run's, or one from before the last click. */
  preview: Previewed | null = $derived.by(() =>
    this.begins && this.line?.previewed?.by === this.begins ? this.line.previewed : null,
  )
  private plan: RunPlan | null = null
  /** A standing order: jack out at the next chance. */
  leaving = $state(false)
  /** Nothing passes by itself in a game with a guide. */
  stopsAlways = $state(false)
  /** Where the run that is looked at or made stops, if not where the others do. */
  runStops = $state<StopMode | ''>('')

  private orders = new Map<string, string[]>()

  get stopMode(): StopMode {
    return this.stopsAlways ? 'always' : this.runStops || settings.stops
  }
  get mine(): string {
    return this.view && this.view.seat !== 'spectator' && !this.readonly ? this.near : ''
  }

  get slots(): { pass: Slot; act: Slot } | null {
    const run = this.runOption
    if (run) return previewSlots(run)
    if (!this.view) return null
    const view = this.ask ? this.view : { ...this.view, ask: null }
    const slots = slotsOf(view, this.plans, this.chosen, this.encounter?.open ?? 0)
    const [lifted, ...more] = this.ask ? (this.lifted?.options ?? []) : []
    return lifted && !more.length ? { ...slots, act: single(lifted, 'act') } : slots
  }

  /** The rows of the focus panel: answers without a place in the dock. */
  get choices(): OptionView[] {
    return this.view && this.slots && this.ask ? choices(this.view, this.slots) : []
  }

  get runOption(): OptionView | undefined {
    return this.begins && this.ask ? this.ask.options?.find((option) => option.value === this.begins) : undefined
  }

  /** The server whose run is looked at before it is made. */
  get target(): string {
    return this.runOption ? serverOf(this.runOption) : ''
  }

  /** The card whose text makes the run that is looked at; empty if it is the action. */
  get runCard(): string {
    const { title = '', card = '' } = this.runOption ?? {}
    return title || (card && (this.cards?.slug(card) ?? ''))
  }

  /** Look at a run first where there is something to see; a second time makes it. */
  run(option: OptionView, atOnce = false): void {
    if (!this.ready) return
    const server = serverOf(option)
    if (server !== this.target) this.runStops = ''
    const ice = this.view?.servers.find((one) => one.name === server)?.ice.length ?? 0
    const plain = settings.preview === 'ice' && ice === 0
    if (atOnce || plain || this.begins === option.value) return void this.answer([option.value])
    this.menu = null
    this.look(option, {})
  }

  /** Ask the table what a run would meet, if this ice is broken or let. */
  look(option: OptionView, wish: Record<string, boolean>): void {
    const server = serverOf(option)
    if (server !== this.target) this.lane = server
    this.begins = option.value
    this.wish = wish
    this.line?.preview(server, wish, option.value)
  }

  get moment() {
    if (this.runOption) return 'preview' as const
    return this.view ? momentOf(this.view, this.ask !== null) : 'wait'
  }

  /** Called for each word of the table: goes on with what was planned, before the stage has shown anything of it. */
  hear(): void {
    if (!this.truth?.view.run) this.passed.runEnds()
    this.follow()
    const shown = this.hears()
    if (!shown) return
    const planned = this.queue.next(shown.view.ask)
    if (planned !== undefined) this.send([planned], true)
    else this.knownOrder(shown.view)
  }

  /** Go on with what was settled before the run, as long as nothing new has happened. */
  private follow(): void {
    const shown = this.truth
    if (this.leaving && shown) this.leave(shown)
    if (!this.plan || !shown) return
    if (!this.plan.holds(shown)) this.plan = null
    const values = shown.ask && !this.pending ? this.plan?.answer(shown) : undefined
    if (values) this.send(values, true)
  }

  /** Whether its player runs, so that there is something to jack out of. */
  get running(): boolean {
    return !!this.truth?.view.run && !this.truth.view.result && this.mine === 'runner'
  }

  /** Jack out now, or at the next chance; a second time takes the order back. */
  jackOut(): void {
    const out = this.ask?.options?.find((option) => option.verb === 'jack-out')
    if (out && this.ready) return void this.answer([out.value])
    this.leaving = this.running && !this.leaving
    if (this.leaving) this.plan = null
    this.follow()
  }

  private leave({ view, ask }: Shown): void {
    const out = ask ? view.ask?.options?.find((option) => option.verb === 'jack-out') : undefined
    if (!view.run) this.leaving = false
    else if (out && this.send([out.value])) this.leaving = false
  }

  /** Called for each position that is drawn: arms the new ask. */
  arrive(): void {
    const shown = this.shown
    if (!shown) return
    if (this.reading?.name.startsWith('#') && !this.cards?.get(this.reading.name)) this.reading = null
    if (!this.turnTo(shown.ask)) return
    this.openAsk(shown.view)
    if (!shown.ask) return
    this.arm()
  }

  private openAsk(view: View): void {
    const ask = view.ask
    const options = ask?.options ?? []
    this.lifted = null
    this.begins = ''
    if (!this.truth?.view.run) this.runStops = ''
    if (!['action', 'install-where', 'trash-first'].includes(ask?.kind ?? '')) this.room = false
    this.chosen = {
      number: isNumberAsk(ask) ? firstNumber(view) : 0,
      picked: [],
      payment: ask?.kind === 'pay' ? options[0] : undefined,
      order: ask?.kind === 'order' ? options.map((option) => option.value) : [],
    }
  }

  /** Whether this ask goes by without its player, as long as the line holds. */
  get passes(): boolean {
    return this.auto !== undefined && this.online
  }

  passLater(): () => void {
    const value = this.auto ?? ''
    const step = this.trueWire?.now?.id
    const ask = this.truth?.ask ?? ''
    const run = !!this.truth?.view.run
    this.passing = setTimeout(
      () => {
        if (step) this.passed.add({ step, ask, run })
        this.send([value], true)
      },
      pause(this.againstPerson, Math.random()),
    )
    return () => clearTimeout(this.passing)
  }

  /** Who is waited for: the other player's name, or nothing while the table goes on by itself. */
  get waitsFor(): string {
    const seat = this.ask || this.auto !== undefined ? undefined : this.view?.ask?.seat
    return seat ? this.seatName(seat) : ''
  }

  /** Between people a pass takes its time: until it is sent, its player may want to be asked all the same. */
  get waitable(): boolean {
    return this.passes && this.againstPerson
  }

  wait(): void {
    clearTimeout(this.passing)
    this.held = this.truth?.ask ?? null
  }

  private knownOrder(view: View): boolean {
    const ask = view.ask
    if (ask?.kind !== 'order') return false
    const options = ask.options?.map((option) => option.value) ?? []
    const order = this.orders.get([...options].sort().join('|'))
    if (!order?.[0]) return false
    this.queue.set(order.slice(1), 'order')
    this.send([order[0]], true)
    return true
  }

  /** Whether this ask is being answered by itself right now, so that nothing should flash up. */
  get hurrying(): boolean {
    return this.queue.waiting
  }

  /** `auto`: not pressed now, but planned or set before; a take back goes past it. */
  private send(values: string[], auto = false): boolean {
    clearTimeout(this.passing)
    const sent = this.line?.answer(this.truth?.ask ?? '', values, auto) ?? false
    if (sent && !auto) this.stage?.decided()
    return sent
  }

  /** Answer: one value, several of a plan, or one now and the rest as they are asked. */
  answer(values: string[], plan = false): boolean {
    const first = values[0]
    if (!this.ready || !this.began || first === undefined) return false
    if (this.preview && first === this.runOption?.value) this.plan = new RunPlan(this.preview, this.wish)
    this.menu = null
    this.sheet = ''
    if (this.ask?.kind === 'trash-first') this.room = false
    if (plan) return this.send(values)
    this.queue.set(values.slice(1))
    return this.send([first])
  }

  do(slot: Slot): void {
    if (!slot.values) return
    if (slot.closes) return void (this.begins = '')
    if (slot.option?.runs) return this.run(slot.option)
    const kind = this.ask?.kind
    if (kind === 'order' && this.keepOrder) this.orders.set([...slot.values].sort().join('|'), slot.values)
    this.answer(slot.values, slot.plan !== undefined)
    if (kind === 'order' && slot.values.length > 1) this.queue.set(slot.values.slice(1), 'order')
  }

  /** A click or tap: the option at that place, a menu of them, or a card to read. */
  touch(thing: Thing, box: Box, byKey = false): void {
    if (this.ask && isPicking(this.ask) && thing.options[0]) return this.pick(thing.options[0].value)
    if (thing.options.length === 0) {
      if (thing.act) thing.act()
      else if (thing.slug) this.read(thing.slug, thing.name, box, true)
      return
    }
    if (!this.ready || this.lift(thing)) return
    const [only, ...others] = thing.options
    if (only && others.length === 0) this.take(only, byKey)
    else this.menu = this.menu?.thing.key === thing.key ? null : { thing, box }
  }

  /** A run is looked at first; a server under the keyboard is run on at once. */
  take(option: OptionView, byKey = false): void {
    if (serverOf(option)) this.run(option, byKey && option.verb === 'run')
    else this.answer([option.value])
  }

  /** A card of the hand is lifted first; what was lifted already is played. */
  private lift(thing: Thing): boolean {
    if (!this.lifts || !thing.key.startsWith('hand:') || this.lifted?.key === thing.key) return false
    this.lifted = thing
    return true
  }

  pick(value: string): void {
    if (!this.ready || !this.ask) return
    const most = pickCount(this.ask)
    const picked = this.chosen.picked
    if (this.ask.kind !== 'discard' && picked.includes(value)) this.chosen.picked = []
    else this.chosen.picked = [...picked, value].slice(-most)
  }

  unpick(value: string): void {
    const at = this.chosen.picked.lastIndexOf(value)
    if (at >= 0) this.chosen.picked = this.chosen.picked.filter((_, n) => n !== at)
  }

  read(slug: string, name: string, box: Box | null, pinned = false): void {
    this.reading = { slug, name, box, pinned }
    if (name && !this.readonly) this.line?.why(name)
  }

  whyNot(thing: Thing, box: Box): void {
    if (!thing.name) return
    this.reading = null
    this.asking = { thing, box, name: thing.name, label: thing.slug ? words.title(thing.slug) : thing.label }
    if (!this.readonly) this.line?.why(thing.name)
  }

  /** A hand card let go over a place: the install and where to, one after the other. The token: a run, at once. */
  drop(thing: Thing, place: string): void {
    const install = thing.options.find((option) => option.verb === 'install')
    if (install)
      return void this.answer(place === 'rig' || place === 'table' ? [install.value] : [install.value, `at ${place}`])
    const run = thing.options.find((option) => option.verb === 'run' && option.place === place)
    if (run) return this.run(run, true)
    const at = thing.options.find((option) => option.verb === 'play' || option.verb === 'discard')
    if (at) this.touch({ ...thing, options: [at] }, { left: 0, top: 0, right: 0, bottom: 0 })
  }

  /** A card without a place yet can stay in hand; nothing has been spent. */
  get canLeave(): boolean {
    const waits = this.ask?.kind === 'install-where' || this.ask?.kind === 'trash-first'
    return waits && this.shown?.undo === 'free'
  }

  protected letGo(): boolean {
    if (this.canLeave) {
      this.undo()
      return true
    }
    const had = this.chosen.picked.length > 0 || this.lifted !== null || this.begins !== ''
    this.begins = ''
    this.chosen.picked = []
    this.lifted = null
    return had
  }

  /** What would pass by itself waits: an answer would end the offer to take back. */
  undo(): void {
    this.drops()
    this.held = this.truth?.ask ?? null
    this.line?.takeBack()
  }

  private drops(): void {
    this.queue.clear()
    this.plan = null
    this.passed.clear()
  }

  /** To a window that passed by itself; it is asked there now. */
  backTo(tick: Tick): void {
    this.drops()
    this.held = askedAgain(tick.ask)
    this.line?.takeBack(tick.ask)
  }

  pinStep(step: string): void {
    settings.pins = settings.pins.includes(step)
      ? settings.pins.filter((pin) => pin !== step)
      : [...settings.pins, step]
  }

  pinCard(id: string): void {
    this.pinnedCards = this.pinnedCards.includes(id)
      ? this.pinnedCards.filter((pin) => pin !== id)
      : [...this.pinnedCards, id]
  }

  /** A line of the report as this seat reads it: "you", and the others by their names. */
  say = (said: Said): string => words.say(said, this.reader)
  marked = (said: Said): string => words.marked(said, this.reader)

  private get reader(): Reader {
    const names = Object.fromEntries(
      ['corp', 'runner']
        .map((side) => [side, this.seatName(side)])
        .filter(([side, name]) => name !== words.who(side!)),
    )
    return { seat: this.mine, names }
  }

  /** The catalogues, with lines as this seat reads them. */
  get speech() {
    const { format, has, title, text, where, spell } = words
    return { format, has, title, text, where, spell, say: this.say }
  }

  worded(value: string): string {
    const option = this.ask?.options?.find((one) => one.value === value)
    return option && this.labels ? this.labels.label(option) : ''
  }

  told(option: Record<string, unknown>, card: string): string {
    return worded(option as unknown as OptionView, card, words)
  }

  give(value: string): void {
    this.answer([value])
  }

  seatName(side: string): string {
    if (side === this.mine) return words.format('web-table-you')
    const seat = this.info?.seats.find((one) => one.seat === side)
    if (seat?.kind === 'person' && seat.name) return personName(seat.name)
    return (seat && this.machineName(seat)) || seat?.name || words.who(side)
  }

  private machineName(seat: SeatInfo): string {
    if (seat.kind === 'automa') return packName(this.packs.find((pack) => pack.id === seat.name))
    if (seat.kind !== 'bot') return ''
    if (this.info?.lesson) return words.format(`web-lessons-track-${seat.seat}`)
    return botName(seat.name)
  }
}

const KEY = Symbol('desk')

export function setDesk(desk: Desk): Desk {
  setPlace(desk)
  return setContext(KEY, desk)
}

export function getDesk(): Desk {
  return getContext<Desk>(KEY)
}
