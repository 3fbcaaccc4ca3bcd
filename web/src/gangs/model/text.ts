import type { Args } from '../../words/catalogue'
import type {
  Ability,
  Amount,
  Condition,
  Content,
  Counted,
  Cred,
  DistrictEntry,
  EdgerunnerEntry,
  Effect,
  Entry,
  Rule,
  StoryEntry,
} from './content'

/** What a catalogue can do for us. */
export interface Speech {
  has(key: string, attribute?: string): boolean
  format(key: string, args?: Args): string
  attribute(key: string, attribute: string, args?: Args): string
}

const HERE = new Set(['drone', 'lose-unit', 'move', 'push', 'convert'])

/** The texts of one content set: put together from its data, so that a card somebody typed in reads as well as ours. */
export class GangsText {
  private readonly districts: Map<string, DistrictEntry>

  constructor(
    readonly words: Speech,
    content: Content,
  ) {
    this.districts = new Map(content.districts.district.map((district) => [district.id, district]))
  }

  name(kind: string, entry: Entry): string {
    return entry.title ?? this.called(kind, entry.id)
  }

  /** What the catalogue calls something; its id if it is silent. */
  called(kind: string, id: string): string {
    const key = `gangs-${kind}-${id}`
    return this.words.has(key) ? this.words.format(key) : id
  }

  story(card: StoryEntry): string {
    const key = `gangs-story-card-${card.id}`
    if (card.text) return card.text
    return this.words.has(key, 'text') ? this.words.attribute(key, 'text') : ''
  }

  abilities(entry: Entry): string[] {
    return (entry.ability ?? []).map((ability) => this.ability(ability))
  }

  ability(data: Ability): string {
    if (data.rules) return this.rules(data, data.rules)
    const when = this.say(`timing-${data.at}`, { type: data.type ?? 'any', poi: data.poi ?? 'any' })
    const effects = this.effects(data.do)
    if (data.if !== undefined) return capital(this.say('text-when', { when, effects, if: this.when(data.if) }))
    return capital(this.say('text-at', { when, effects }))
  }

  private rules(data: Ability, list: Rule[]): string {
    const rules = this.joined(
      'and',
      list.map((rule) => this.rule(rule)),
    )
    if (data.if !== undefined) return capital(this.say('text-rule-if', { condition: this.condition(data.if), rules }))
    return capital(this.say('text-rule', { rules }))
  }

  private rule(data: Rule): string {
    const n = data.n ?? 0
    const district = data.district ? this.district(data.district) : ''
    return this.say(`rule-${data.rule}`, {
      n: Math.abs(n),
      more: n > 0 ? 'yes' : 'no',
      district,
      where: this.say('where-in', { district }),
      type: data.type ? this.say(`type-${data.type}`) : '',
      of: data.of ?? '',
    })
  }

  /** A Street Cred condition. */
  cred(data: Cred): string {
    const [n, each] = this.amount(data.n)
    if (data.if !== undefined) return this.say('text-cred-if', { n, each, if: this.when(data.if) })
    return this.say('text-cred', { n, each })
  }

  /** The same for little room: the number, and what it is for. */
  shortCred(data: Cred): { n: number; text: string } {
    const [n, each] = this.amount(data.n)
    return { n, text: [each.trim(), data.if === undefined ? '' : this.when(data.if)].filter(Boolean).join(' ') }
  }

  /** How an Edgerunner moves. */
  movement(card: EdgerunnerEntry): string {
    if (!card.moves) return this.say('text-class', { unit: card.unit })
    const { on, poi, unit } = card.moves
    return this.say('text-movement', { when: this.say(`moves-${on}`, { poi: poi ?? 'any', unit: unit ?? '' }) })
  }

  effects(data: Effect[]): string {
    return this.joined(
      'then',
      data.map((effect) => this.effect(effect)),
    )
  }

  effect(data: Effect): string {
    const cost = this.prices(data.cost ?? {})
    const said = this.say(cost ? `do-${data.do}-pay` : `do-${data.do}`, { ...this.done(data), cost })
    return data.if === undefined ? said : this.say('text-effect-if', { effect: said, if: this.when(data.if) })
  }

  /** What the sentence of an effect may name. */
  private done(data: Effect): Args {
    const kind = data.do
    const [n, each] = this.amount(data.n ?? 1)
    const who = data.who ?? 'you'
    const parts = (data.parts ?? []).map((part) => this.effect(part))
    return {
      n: Math.abs(n),
      sign: n < 0 ? (kind === 'firepower' ? '−' : '') : '+',
      each,
      who,
      whom: this.say(`who-${who}`),
      what: data.what ? this.say(`what-${data.what}`, { n }) : '',
      unit: this.say(`unit-${data.unit ?? 'any'}`, { n }),
      where: this.where(data.district ?? (HERE.has(kind) ? 'here' : 'anywhere')),
      market: data.market ? this.say(`market-${data.market}`) : '',
      parts: this.joined(kind === 'choose' ? 'or' : 'then', parts),
    }
  }

  prices(data: Record<string, number>): string {
    const each = Object.entries(data).map(([what, n]) =>
      this.say('text-price', { n, what: this.say(`what-${what}`, { n }) }),
    )
    return this.joined('and', each)
  }

  /** A number, and what follows the noun: " for each Hideout of yours (at most 3)". */
  amount(data: Amount): [number, string] {
    if (typeof data === 'number') return [data, '']
    const times = data.times ?? 1
    const most = data.most === undefined ? '' : this.say('text-most', { n: data.most })
    const count = this.count(data)
    if (!data.base) return [times, this.say('text-each', { count }) + most]
    return [data.base, this.say(times > 0 ? 'text-plus' : 'text-minus', { n: Math.abs(times), count }) + most]
  }

  /** What there are n of. */
  private count(data: Counted, n = 1): string {
    const unit = data.unit ?? 'any'
    const district = data.district ?? 'anywhere'
    let kind = data.count ?? ''
    if (kind === 'pois' && unit !== 'any') kind = 'pois-with'
    if (kind === 'hideouts' && district !== 'anywhere') kind = 'hideouts-in'
    return this.say(`count-${kind}`, {
      n,
      unit: this.say(`unit-${unit}`, { n: kind === 'pois-with' ? 1 : n }),
      where: this.where(district),
      whose: this.say(`whose-${data.whose ?? 'yours'}`),
      pois: this.say(`pois-${data.poi ?? 'any'}`, { n }),
      opportunities: this.say(`opportunities-${data.type ?? 'any'}`, { n }),
      what: data.what ? this.say(`what-${data.what}`, { n }) : '',
    })
  }

  /** "if ..." or "unless ...". */
  private when(data: Condition): string {
    if (typeof data === 'object' && data.is === 'not' && data.part !== undefined) {
      return this.say('text-unless', { condition: this.condition(data.part) })
    }
    return this.say('text-if', { condition: this.condition(data) })
  }

  /** What an Opportunity asks for, on its card. */
  needs(data: Condition): string {
    return this.say('text-needs', { condition: this.condition(data) })
  }

  condition(given: Condition): string {
    const data = typeof given === 'string' ? { is: given } : given
    const kind = data.is
    if (kind === 'all' || kind === 'any') {
      return this.joined(
        kind === 'all' ? 'and' : 'or',
        (data.parts ?? []).map((part) => this.condition(part)),
      )
    }
    if (kind === 'not' && data.part !== undefined)
      return this.say('text-not', { condition: this.condition(data.part) })
    return this.plain(data)
  }

  /** A condition that is not made of others. */
  private plain(data: Exclude<Condition, string>): string {
    const kind = data.is
    const n = data.n ?? 1
    const unit = data.unit ?? 'any'
    if (data.count === 'lead' && n > 0 === (kind === 'at-least')) {
      return this.say(kind === 'at-least' ? 'if-ahead' : 'if-behind', { n: Math.abs(n) })
    }
    return this.say(kind === 'control' && unit !== 'any' ? 'if-control-with' : `if-${kind}`, {
      n,
      unit: this.say(`unit-${unit}`, { n: kind === 'control' ? 1 : n }),
      where: this.where(data.district ?? 'anywhere'),
      pois: this.say(`pois-${data.poi ?? 'any'}`, { n }),
      opportunities: this.say(`opportunities-${data.type ?? 'any'}`, { n }),
      count: data.count ? this.count(data, n) : '',
    })
  }

  district(id: string): string {
    return this.name('district', this.districts.get(id) ?? { id })
  }

  private where(district: string): string {
    if (district === 'here' || district === 'anywhere') return this.say(`where-${district}`)
    return this.say('where-in', { district: this.district(district) })
  }

  /** "a and b and c"; empty for no parts. */
  private joined(how: string, parts: string[]): string {
    return parts.reduce((first, second) => (first ? this.say(`text-${how}`, { first, second }) : second), '')
  }

  private say(key: string, args: Args = {}): string {
    return this.words.format(`gangs-${key}`, args)
  }
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
