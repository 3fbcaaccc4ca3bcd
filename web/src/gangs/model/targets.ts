import type { AskView, OptionView, View } from '../shown'
import { MOVERS } from './names'

/** An option and where it is on the table: what is taken in hand, and where that goes. */
export interface Target {
  option: OptionView
  from: string
  to: string
}

const PLACES = new Set(['fight', 'build', 'place'])
const UNITS = new Set(['lose', 'convert'])
const COMBAT = new Set(['combat', 'keep', 'remove', 'regain'])

/** The answers that end something or leave it be: the middle of the dock. */
const PASSES = ['done', 'end-turn', 'no', 'decline', 'refuse', 'reclaim']
/** The answers that have a place in the dock only. */
const ACTS = ['yes', 'apply']

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

function targetOf(view: View, option: OptionView): Target {
  const name = option.name ?? ''
  const { verb } = option
  if (MOVERS.has(verb)) {
    const [unit = '', space = ''] = name.split('>')
    return {
      option,
      from: verb === 'recruit' && !isUnit(view, unit) ? `class:${unit}` : `unit:${unit}`,
      to: `space:${space}`,
    }
  }
  if (PLACES.has(verb)) return { option, from: '', to: `space:${name}` }
  return { option, from: sourceOf(view, option, name), to: '' }
}

function sourceOf(view: View, option: OptionView, name: string): string {
  const { verb } = option
  if (UNITS.has(verb)) return `unit:${name}`
  if (COMBAT.has(verb)) return `combat:${name}`
  if (verb === 'activate' || verb === 'disc') return `action:${name}`
  if (verb === 'wild') return 'action:wild'
  if (verb === 'seize' || verb === 'reserve' || verb === 'hire') return `card:${name}`
  if (verb === 'rival') return `gang:${name}`
  if (verb === 'advance') return `net:${reached(view, option.n ?? 0)}`
  return ''
}

/** The space of the Net that a Netrun of so many spaces ends on. */
function reached(view: View, n: number): number {
  const mine = view.gangs.find((gang) => gang.seat === view.seat)
  return Math.min((mine?.net ?? 0) + n, view.net.length - 1)
}

function isUnit(view: View, name: string): boolean {
  return view.units.some((unit) => unit.id === name)
}
