import type { AskView, OptionView, View } from '../../protocol'
import type { Cards } from './cards'

/** The thing on the table that an option is about. */
export type Target =
  | { kind: 'card'; id: string; other?: string }
  | { kind: 'hand'; slug: string }
  | { kind: 'pile'; slug: string; facedown: boolean }
  | { kind: 'server'; server: string }
  | { kind: 'rig' }
  | { kind: 'subroutine'; n: number }
  | { kind: 'deck' }
  | { kind: 'none' }

const SERVER_VERBS = new Set(['run', 'at', 'access'])
const SERVERS = /^(hq|rd|archives|new|remote-\d+)$/

/** Where the titles among the options lie: in hand, in the open pile, or nowhere on the table. */
type Titles = 'hand' | 'pile' | 'none'

/** Verbs whose options have a row in a panel, and no place on the table. */
const ROWS = new Set(['pay', 'trigger'])

export function targetOf(option: OptionView, titles: Titles): Target {
  const [verb = '', at = ''] = option.verb.split(' ')
  const name = option.name ?? at
  if (verb === 'subroutine') return { kind: 'subroutine', n: option.n ?? 0 }
  if (verb === 'draw') return { kind: 'deck' }
  if (name === 'rig') return { kind: 'rig' }
  if (SERVER_VERBS.has(verb) && SERVERS.test(name)) return { kind: 'server', server: name }
  if (!name || ROWS.has(verb) || verb.startsWith('automa')) return { kind: 'none' }
  return name.startsWith('#') ? cardOf(name) : titleOf(name, titles)
}

function cardOf(name: string): Target {
  const [id = name, other] = name.split(' ')
  return { kind: 'card', id, other }
}

function titleOf(name: string, titles: Titles): Target {
  const [slug = name, facedown] = name.split('/')
  if (titles === 'hand') return { kind: 'hand', slug }
  return titles === 'pile' ? { kind: 'pile', slug, facedown: facedown !== undefined } : { kind: 'none' }
}

/** Where the titles of a verb always lie. */
const LIE: Record<string, Titles> = {
  install: 'hand',
  play: 'hand',
  discard: 'hand',
  find: 'none',
  pay: 'none',
  trigger: 'none',
  access: 'pile',
}

function titlesOf(view: View, ask: AskView): Titles {
  const named = (ask.options ?? []).filter(
    (option) => option.name && !/^#/.test(option.name) && !SERVERS.test(option.name),
  )
  const first = named[0]
  if (!first) return 'none'
  return LIE[first.verb] ?? foundIn(view, ask, named)
}

function foundIn(view: View, ask: AskView, named: OptionView[]): Titles {
  const slugs = named.map((option) => (option.name ?? '').split('/')[0] ?? '')
  const seat = ask.seat === 'corp' ? view.corp : view.runner
  const pile = [...(seat.heap ?? []), ...(view.corp.archives ?? []), ...(view.corp.archives_known ?? [])]
  const inHand = slugs.every((slug) => seat.hand.includes(slug))
  if (slugs.every((slug) => pile.includes(slug))) return inHand ? 'none' : 'pile'
  return inHand ? 'hand' : 'none'
}

/** The options of an ask, by the place where they can be clicked. */
export class Targets {
  readonly byCard = new Map<string, OptionView[]>()
  readonly byHand = new Map<string, OptionView[]>()
  readonly byPile = new Map<string, OptionView[]>()
  readonly byServer = new Map<string, OptionView[]>()
  readonly bySubroutine = new Map<number, OptionView>()
  readonly rig: OptionView[] = []
  readonly deck: OptionView[] = []
  /** Those without a place of their own. */
  readonly loose: OptionView[] = []

  constructor(view: View, cards: Cards) {
    const ask = view.ask
    if (!ask?.options) return
    const titles = titlesOf(view, ask)
    for (const option of ask.options) {
      const target = targetOf(option, titles)
      if (target.kind === 'card' && cards.get(target.id)) add(this.byCard, target.id, option)
      else if (target.kind === 'hand') add(this.byHand, target.slug, option)
      else if (target.kind === 'pile') add(this.byPile, target.slug, option)
      else if (target.kind === 'server') add(this.byServer, target.server, option)
      else if (target.kind === 'subroutine') this.bySubroutine.set(target.n, option)
      else if (target.kind === 'rig') this.rig.push(option)
      else if (target.kind === 'deck') this.deck.push(option)
      else this.loose.push(option)
    }
  }

  card(id: string): OptionView[] {
    return this.byCard.get(id) ?? []
  }
  hand(slug: string): OptionView[] {
    return this.byHand.get(slug) ?? []
  }
  pile(slug: string): OptionView[] {
    return this.byPile.get(slug) ?? []
  }
  server(name: string): OptionView[] {
    return this.byServer.get(name) ?? []
  }
}

function add(map: Map<string, OptionView[]>, key: string, option: OptionView): void {
  map.set(key, [...(map.get(key) ?? []), option])
}
