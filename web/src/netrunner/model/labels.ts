import type { AskView, OptionView, View } from '../../protocol'
import type { Cards } from './cards'
import { split } from './payment'
import { ability, subroutines, type Argument, type Speech } from './speech'

type Args = Record<string, Argument>

/** What an answer takes: credits, and whether it is a click's worth. */
export interface Price {
  credits?: number
  clicks?: number
}

/** Puts one view's ask into words. */
export class Labels {
  constructor(
    readonly view: View,
    readonly cards: Cards,
    readonly speech: Speech,
  ) {}

  question(ask: AskView): string {
    const card = ask.card ?? ''
    const title = card ? this.speech.title(card) : ''
    return this.speech.format(`ask-${ask.kind ?? ''}`, {
      card: title,
      known: card ? 'yes' : 'none',
      n: ask.n ?? 0,
      seat: ask.seat,
    })
  }

  /** A card as a player would call it: its title, and where it lies if that is not plain. */
  named(name: string, withPlace = true): string {
    if (!name.startsWith('#')) {
      const [slug = '', facedown] = name.split('/')
      const title = this.speech.title(slug)
      return facedown ? `${title} (${this.speech.format('board-facedown')})` : title
    }
    const placed = this.cards.get(name)
    const slug = placed?.card.card
    const hidden = placed?.place.zone === 'ice' ? 'board-unrezzed-ice' : 'board-facedown-card'
    const title = slug ? this.speech.title(slug) : this.speech.format(hidden)
    const server = this.cards.server(name)
    if (!server || !withPlace) return title
    const nth = slug ? 0 : this.nth(name, server)
    return `${title} (${this.speech.where(server)}${nth ? `, ${nth}` : ''})`
  }

  /** Which of several that look alike it is, counted from the outermost; 0 if it is the only one. */
  private nth(name: string, server: string): number {
    const found = this.view.servers.find((one) => one.name === server)
    const rows = [[...(found?.ice ?? [])].reverse(), found?.root ?? []]
    const alike = rows.find((row) => row.some((card) => card.id === name))?.filter((card) => !card.card) ?? []
    return alike.length > 1 ? alike.findIndex((card) => card.id === name) + 1 : 0
  }

  /** The whole answer in one sentence, with its price: for lists and for screen readers. */
  label(option: OptionView): string {
    const { verb, name } = parts(option)
    if (verb === 'pay') return this.payment(name)
    if (verb === 'automa-instead') return this.speech.format(`option-automa-instead-${name}`)
    if ((verb === 'at' && name === 'rig') || (verb === 'access' && (name === 'hq' || name === 'rd'))) {
      return this.speech.format(`option-${verb}-${name}`)
    }
    const args = { ...this.whom(verb, name), ...this.how(option), price: this.priceText(option) }
    return this.speech.format(`option-${verb}`, args)
  }

  /** The answer where its card is plain to see: the verb alone, or the ability. The price stands beside it. */
  short(option: OptionView): string {
    const { verb, name } = parts(option)
    if (verb === 'use' || verb === 'prevent') return this.abilityOf(name.split(' ')[0] ?? '', option.n ?? 0)
    const key = `web-table-do-${verb}`
    if (this.speech.has(key)) return this.speech.format(key, { n: option.n ?? 0, ...this.whom(verb, name) })
    return this.label({ ...option, price: undefined })
  }

  price(option: OptionView): Price {
    const { verb } = parts(option)
    const credits = (verb === 'trash' || verb === 'steal') && option.n !== undefined ? option.n : option.price
    if (verb === 'purge') return { clicks: 3 }
    return credits === undefined ? {} : { credits }
  }

  /** "#5x1+poolx2": 1 from a card, 2 from the pool. */
  payment(name: string): string {
    const said = [...split(name)].map(([source, n]) =>
      source === 'pool' || source === 'purse'
        ? this.speech.format(`option-pay-${source}`, { n })
        : this.speech.format('option-pay-card', { n, card: this.named(source) }),
    )
    return said.join(', ')
  }

  trigger(name: string): string {
    const [text = '', subject] = name.split(' ')
    const title = this.speech.title(text.split('/')[0] ?? '')
    return subject ? `${title} → ${this.named(subject)}` : title
  }

  subroutine(n: number): string {
    return subroutines(this.speech, this.cards.slug(this.view.run?.ice ?? ''))[n] ?? ''
  }

  abilityOf(name: string, n: number): string {
    return ability(this.speech, this.cards.slug(name), n)
  }

  private whom(verb: string, name: string): Args {
    const args: Args = { card: '', known: 'none', other: '', other_known: 'none', where: '' }
    if (verb === 'run' || verb === 'at') return { ...args, where: this.speech.where(name) }
    if (verb === 'trigger') return { ...args, card: this.trigger(name), known: 'yes' }
    if (!name) return args
    const [card = '', other] = name.split(' ')
    const named = { ...args, card: this.named(card), known: 'yes' }
    return other ? { ...named, other: this.named(other), other_known: 'yes' } : named
  }

  private how(option: OptionView): Args {
    const { verb, name } = parts(option)
    const n = option.n ?? -1
    if (verb === 'subroutine') return { n: n + 1, text: this.subroutine(n) }
    if (verb === 'use' || verb === 'prevent') return { n, ability: this.abilityOf(name.split(' ')[0] ?? '', n) }
    return { n }
  }

  private priceText(option: OptionView): string {
    const { credits } = this.price(option)
    return credits === undefined ? '' : this.speech.format('price', { n: credits })
  }
}

export function parts(option: OptionView): { verb: string; name: string } {
  const [verb = '', server = ''] = option.verb.split(' ')
  return { verb, name: option.name ?? server }
}
