import type { AskView, DistrictView, OptionView, Verb, View } from '../shown'

/** An option and where it is on the table: what is taken in hand, and where that goes. */
export interface Target {
  option: OptionView
  from: string
  to: string
}

/** The answers that end something or leave it be: the middle of the dock. */
const PASSES: Verb[] = ['done', 'end-turn', 'no', 'decline', 'refuse', 'reclaim']
/** The answers that have a place in the dock only. */
const ACTS: Verb[] = ['yes', 'apply']

/** All options of an ask by their places. Keys: unit:, class:, space:, action:, combat:, card:, gang:, net:. */
export class Targets {
  readonly all: Target[]
  readonly pass: OptionView | undefined
  readonly acts: OptionView[]
  /** Answers without a place on the table. */
  readonly loose: OptionView[]

  constructor(view: View, ask: AskView | null) {
    const options = ask?.options ?? []
    this.pass = options.find((option) => PASSES.includes(option.verb))
    this.acts = options.filter((option) => ACTS.includes(option.verb))
    const rest = options.filter((option) => option !== this.pass && !this.acts.includes(option))
    this.all = rest.map((option) => targetOf(view, option))
    this.loose = this.all.filter((target) => !target.from && !target.to).map((target) => target.option)
  }

  /** What can be taken in hand. */
  isSource(key: string): boolean {
    return this.all.some((target) => target.from === key)
  }

  /** What a thing in hand is: an answer that takes it. */
  held(key: string): OptionView | undefined {
    return this.all.find((target) => target.from === key)?.option
  }

  /** The answers at a place: its own, or where what is in hand may go. */
  at(key: string, picked: string): OptionView[] {
    return this.all.filter((target) => this.lies(target, key, picked)).map((target) => target.option)
  }

  private lies(target: Target, key: string, picked: string): boolean {
    if (target.from && target.to) return target.to === key && (!picked || target.from === picked)
    return (target.from || target.to) === key
  }

  /** Whether a click on this does something, as things are. */
  isLegal(key: string, picked: string): boolean {
    if (this.all.some((target) => target.from === key && target.to)) return true
    if (!picked)
      return this.all.some((target) =>
        target.from && target.to ? !this.mustPick && target.to === key : (target.from || target.to) === key,
      )
    return this.at(key, picked).length > 0
  }

  /** Something must be taken in hand before a place can be chosen. */
  get mustPick(): boolean {
    return this.sources.length > 1
  }

  get sources(): string[] {
    return [...new Set(this.all.filter((target) => target.from && target.to).map((target) => target.from))]
  }

  get goals(): string[] {
    return [...new Set(this.all.map((target) => target.to).filter(Boolean))]
  }
}

/** The places of a District: its ground and its Points of Interest. */
export const placesOf = (district: DistrictView): string[] =>
  [district.id, ...district.pois.map((poi) => poi.space)].map((space) => `space:${space}`)

type Ends = Pick<Target, 'from' | 'to'>

const NOWHERE: Ends = { from: '', to: '' }
const nowhere = (): Ends => NOWHERE
const unit = (option: OptionView): string => (option.recruit ? `class:${option.recruit}` : `unit:${option.unit}`)
const moved = (option: OptionView): Ends => ({ from: unit(option), to: `space:${option.space}` })
const placed = (option: OptionView): Ends => ({ from: '', to: `space:${option.space}` })
const taken = (option: OptionView): Ends => ({ from: unit(option), to: '' })
const disc = (option: OptionView): Ends => ({ from: `action:${option.action}`, to: '' })
const combat = (option: OptionView): Ends => ({ from: `combat:${option.combat}`, to: '' })
const opportunity = (option: OptionView): Ends => ({ from: `card:${option.opportunity}`, to: '' })

/** Where each answer is on the table. */
const ENDS: Record<Verb, (option: OptionView, view: View) => Ends> = {
  activate: disc,
  disc,
  wild: () => ({ from: 'action:wild', to: '' }),
  move: moved,
  exchange: moved,
  push: moved,
  recruit: moved,
  fight: placed,
  build: placed,
  place: placed,
  lose: taken,
  convert: taken,
  combat,
  keep: combat,
  remove: combat,
  regain: combat,
  seize: opportunity,
  reserve: opportunity,
  hire: (option) => ({ from: `card:${option.edgerunner}`, to: '' }),
  rival: (option) => ({ from: `gang:${option.rival}`, to: '' }),
  advance: (option, view) => ({ from: `net:${reached(view, option.amount ?? 0)}`, to: '' }),
  captor: nowhere,
  choose: nowhere,
  pay: nowhere,
  resource: nowhere,
  reward: nowhere,
  token: nowhere,
  apply: nowhere,
  yes: nowhere,
  decline: nowhere,
  done: nowhere,
  'end-turn': nowhere,
  no: nowhere,
  reclaim: nowhere,
  refuse: nowhere,
}

const targetOf = (view: View, option: OptionView): Target => ({ option, ...ENDS[option.verb](option, view) })

/** The space of the Net that a Netrun of so many spaces ends on. */
function reached(view: View, n: number): number {
  const mine = view.gangs.find((gang) => gang.seat === view.seat)
  return Math.min((mine?.net ?? 0) + n, view.net.length - 1)
}
