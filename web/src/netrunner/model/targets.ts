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

export function targetOf(option: OptionView, titles: Titles): Target {
  const name = option.name ?? option.verb.split(' ')[1] ?? ''
  const verb = option.verb.split(' ')[0] ?? ''
  if (verb === 'subroutine') return { kind: 'subroutine', n: option.n ?? 0 }
  if (verb === 'draw') return { kind: 'deck' }
  if (name === 'rig') return { kind: 'rig' }
  if (SERVER_VERBS.has(verb) && SERVERS.test(name)) return { kind: 'server', server: name }
  if (!name || verb === 'pay' || verb === 'trigger' || verb.startsWith('automa')) return { kind: 'none' }
  if (name.startsWith('#')) {
    const [id, on] = name.split(' ')
    return { kind: 'card', id: id ?? name, other: on }
  }
  const [slug, facedown] = name.split('/')
  if (titles === 'hand') return { kind: 'hand', slug: slug ?? name }
  return titles === 'pile' ? { kind: 'pile', slug: slug ?? name, facedown: facedown !== undefined } : { kind: 'none' }
}

function titlesOf(view: View, ask: AskView): Titles {
  const named = (ask.options ?? []).filter(
    (option) => option.name && !/^#/.test(option.name) && !SERVERS.test(option.name),
  )
  const first = named[0]
  if (!first) return 'none'
  if (['install', 'play', 'discard'].includes(first.verb)) return 'hand'
  if (first.verb === 'find' || first.verb === 'pay' || first.verb === 'trigger') return 'none'
  const slugs = named.map((option) => (option.name ?? '').split('/')[0] ?? '')
  const seat = ask.seat === 'corp' ? view.corp : view.runner
  const pile = [...(seat.heap ?? []), ...(view.corp.archives ?? []), ...(view.corp.archives_known ?? [])]
  if (first.verb === 'access') return 'pile'
  if (slugs.every((slug) => pile.includes(slug)))
    return slugs.every((slug) => seat.hand.includes(slug)) ? 'none' : 'pile'
  return slugs.every((slug) => seat.hand.includes(slug)) ? 'hand' : 'none'
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
