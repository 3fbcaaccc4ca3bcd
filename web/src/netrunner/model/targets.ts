import type { OptionView, View } from '../../protocol'
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

/** What an option is about, and where that lies. */
export function targetOf(option: OptionView): Target {
  if (option.subroutine !== undefined) return { kind: 'subroutine', n: option.subroutine }
  if (option.verb === 'draw') return { kind: 'deck' }
  if (option.place === 'rig') return { kind: 'rig' }
  if (option.place) return { kind: 'server', server: option.place }
  if (option.card) return { kind: 'card', id: option.card, other: option.other }
  return titleOf(option)
}

function titleOf({ title: slug, lies, facedown = false }: OptionView): Target {
  if (slug && lies === 'hand') return { kind: 'hand', slug }
  return slug && lies === 'pile' ? { kind: 'pile', slug, facedown } : { kind: 'none' }
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
    for (const option of ask.options) {
      const target = targetOf(option)
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
