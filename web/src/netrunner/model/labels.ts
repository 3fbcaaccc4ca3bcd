import type { AskView, OptionView, Said, View } from '../../protocol'
import type { Cards } from './cards'
import type { Speech } from './speech'

/** What an answer takes: credits, and whether it is a click's worth. */
export interface Price {
  credits?: number
  clicks?: number
}

/** Puts one view's ask into words: an option brings the messages that say it. */
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

  /** A card on the table as a player would call it: its title, and where it lies if that is not plain. */
  named(id: string, withPlace = true): string {
    const placed = this.cards.get(id)
    const slug = placed?.card.card
    const hidden = placed?.place.zone === 'ice' ? 'board-unrezzed-ice' : 'board-facedown-card'
    const title = slug ? this.speech.title(slug) : this.speech.format(hidden)
    const server = this.cards.server(id)
    if (!server || !withPlace) return title
    const nth = slug ? 0 : this.nth(id, server)
    return `${title} (${this.speech.where(server)}${nth ? `, ${nth}` : ''})`
  }

  /** Which of several that look alike it is, counted from the outermost; 0 if it is the only one. */
  private nth(id: string, server: string): number {
    const found = this.view.servers.find((one) => one.name === server)
    const rows = [[...(found?.ice ?? [])].reverse(), found?.root ?? []]
    const alike = rows.find((row) => row.some((card) => card.id === id))?.filter((card) => !card.card) ?? []
    return alike.length > 1 ? alike.findIndex((card) => card.id === id) + 1 : 0
  }

  /** The whole answer in one sentence, with its price: for lists and for screen readers. */
  label(option: OptionView): string {
    return this.said(option.say ?? [])
  }

  /** The same where the price stands beside it. */
  bare(option: OptionView): string {
    return this.said((option.say ?? []).map(unpriced))
  }

  /** The answer where its card is plain to see: the verb alone, or the ability. The price stands beside it. */
  short(option: OptionView): string {
    const key = `web-table-do-${option.verb}`
    return this.speech.has(key) ? this.speech.say({ key, args: option.say?.[0]?.args ?? {} }) : this.bare(option)
  }

  price(option: OptionView): Price {
    if (option.verb === 'purge') return { clicks: 3 }
    return option.price === undefined ? {} : { credits: option.price }
  }

  private said(messages: Said[]): string {
    return messages.map((message) => this.speech.say(message)).join(', ')
  }
}

function unpriced({ key, args }: Said): Said {
  return { key, args: Object.fromEntries(Object.entries(args ?? {}).filter(([name]) => name !== 'costs')) }
}
