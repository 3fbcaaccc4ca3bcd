import type { Said } from '../../protocol'
import type { Args } from '../../words/catalogue'
import type { AskView, OptionView } from '../shown'
import { combatCards, type Content, type Effect, type Entry } from './content'
import { capital, GangsText, type Speech } from './text'

const CALLED: Record<string, string> = { kind: 'class', other: 'gang', story: 'story-card' }
const NAMED_BY_VERB: Record<string, string> = {
  activate: 'action',
  wild: 'action',
  disc: 'action',
  fight: 'where',
  build: 'where',
  place: 'where',
  combat: 'combat',
  keep: 'combat',
  remove: 'combat',
  regain: 'combat',
  lose: 'unit',
  convert: 'unit',
  seize: 'opportunity',
  reserve: 'opportunity',
  hire: 'edgerunner',
  reward: 'resource',
  resource: 'resource',
  pay: 'resource',
  rival: 'gang',
  captor: 'gang',
}
export const MOVERS = new Set(['move', 'exchange', 'push', 'recruit'])
const POIS = ['fixer', 'business', 'data-fortress']
const AS_THEY_ARE = new Set(['rule', 'dice', 'cause', 'change', 'risk', 'outcome'])
const LISTS: Record<string, string> = { cards: 'combat', gangs: 'gang' }

/** One content set in one language: names stand where the engine gives ids. */
export class Names {
  readonly text: GangsText
  readonly entries: Record<string, Map<string, Entry>>

  constructor(
    readonly words: Speech,
    readonly content: Content,
    /** The gang of whoever reads: the report says "you" of it. */
    readonly mine = '',
  ) {
    this.text = new GangsText(words, content)
    this.entries = {
      combat: byId(combatCards(content)),
      opportunity: byId(content.opportunities.opportunity),
      edgerunner: byId(content.edgerunners.edgerunner),
      story: byId(content.stories.card),
      district: byId(content.districts.district),
      gang: byId(content.gangs.gang),
    }
  }

  /** A line of the log, or a reason why not. */
  say(said: Said): string {
    const own =
      this.mine !== '' && (said.args.gang ?? said.args.gangs) === this.mine && this.words.has(said.key, 'you')
    const args = this.read(said.args)
    return capital(own ? this.words.attribute(said.key, 'you', args) : this.words.format(said.key, args))
  }

  /** Arguments as the reader would put them: what is theirs is not called by the name of their gang. */
  private read(args: Args): Args {
    const spelled = this.spell(args)
    if (!this.mine) return spelled
    if (args.other === this.mine) spelled.other = this.words.format('web-gangs-you-object')
    if (String(args.unit ?? '').startsWith(`${this.mine}-`)) spelled.unit = this.own(String(args.unit))
    if (String(args.gangs ?? '').includes(' '))
      spelled.gangs = String(args.gangs)
        .split(' ')
        .map((id) => (id === this.mine ? this.words.format('web-gangs-you') : this.gang(id)))
        .join(', ')
    return spelled
  }

  private own(unit: string): string {
    const kind = this.unitClass(unit.slice(this.mine.length + 1, unit.lastIndexOf('-')))
    return this.words.attribute('gangs-unit', 'you', { gang: this.gang(this.mine), kind })
  }

  question(ask: AskView): string {
    const about = ask.card ?? ''
    const named = about ? 'yes' : 'no'
    return this.words.format(`gangs-ask-${ask.kind}`, { n: ask.n ?? 0, about: this.about(ask, about), named })
  }

  private about(ask: AskView, name: string): string {
    if (ask.kind === 'may') return capital(this.offer(name))
    return ask.kind === 'pay' ? this.amount(name, ask.n ?? 0) : this.anything(name)
  }

  /** What one may do: the question already says "may"; a cost stays with it. */
  private offer(path: string): string {
    const found = this.found(path)
    if (!found || found.do !== 'may' || found.cost) return this.anything(path)
    return this.text.effects(found.parts ?? [])
  }

  answer(option: OptionView): string {
    const name = option.name ?? ''
    const args: Args = { n: option.n ?? 0, name }
    const kind = NAMED_BY_VERB[option.verb]
    if (MOVERS.has(option.verb)) {
      const [unit = '', where = ''] = name.split('>')
      Object.assign(args, this.spell({ unit, where }))
    } else if (option.verb === 'choose') args.name = this.effect(name)
    else if (kind) Object.assign(args, this.spell({ [kind]: name, n: args.n ?? 0 }))
    return this.words.format(`gangs-option-${option.verb}`, args)
  }

  spell(args: Args): Args {
    const spelled = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.one(name, value)]))
    if (args.resource !== undefined && args.n !== undefined)
      spelled.amount = this.amount(String(args.resource), args.n)
    return spelled
  }

  private amount(resource: string, n: string | number): string {
    const key = `gangs-amount-${resource}`
    return this.words.has(key) ? this.words.format(key, { n }) : `${n} ${this.resource(resource)}`
  }

  private one(name: string, value: string | number): string | number {
    if (typeof value === 'number' || AS_THEY_ARE.has(name)) return value
    if (name === 'unit') return this.unit(value)
    if (name === 'where')
      return value
        .split(' ')
        .map((space) => this.space(space))
        .join(', ')
    if (name === 'source') return this.source(value)
    const each = LISTS[name]
    if (each !== undefined)
      return value
        .split(' ')
        .map((id) => this.one(each, id))
        .join(', ')
    return this.named(CALLED[name] ?? name, value, name)
  }

  /** What a text is printed on, like "ability/rage" or "combat/crusher"; "none" for a rule of the game. */
  source(value: string): string {
    const [kind = '', id = ''] = value.split('/')
    if (kind === 'none') return kind
    if (kind === 'net')
      return /^\d+$/.test(id)
        ? this.words.format('gangs-net-space', { n: Number(id) + 1 })
        : this.text.called('level', id)
    const named = kind === 'solo' ? 'gang' : kind
    return this.named(CALLED[named] ?? named, id, named)
  }

  private named(kind: string, id: string, entries: string): string {
    const entry = this.entries[kind === 'gang' ? 'gang' : entries]?.get(id)
    return entry?.title ?? this.text.called(kind, id)
  }

  gang = (id: string): string =>
    id === 'johnny' ? this.text.called('edgerunner', 'johnny-silverhand') : this.named('gang', id, 'gang')
  combat = (id: string): string => this.named('combat', id, 'combat')
  opportunity = (id: string): string => this.named('opportunity', id, 'opportunity')
  edgerunner = (id: string): string => this.named('edgerunner', id, 'edgerunner')
  storyCard = (id: string): string => this.named('story-card', id, 'story')
  storyTitle = (id: string): string => this.text.called('story', id)
  district = (id: string): string => this.named('district', id, 'district')
  resource = (id: string): string => this.text.called('resource', id)
  unitClass = (id: string): string => this.text.called('class', id)
  poi = (id: string): string => this.text.called('poi', id)
  action = (id: string): string => this.text.called('action', id)

  /** "maelstrom-solo-1", "solo" or an Edgerunner's id. */
  unit(name: string): string {
    for (const gang of this.content.gangs.gang) {
      if (!name.startsWith(`${gang.id}-`)) continue
      const kind = name.slice(gang.id.length + 1, name.lastIndexOf('-'))
      return this.words.format('gangs-unit', { gang: this.gang(gang.id), kind: this.unitClass(kind) })
    }
    return this.entries.edgerunner?.has(name) ? this.edgerunner(name) : this.unitClass(name)
  }

  /** A District, or a PoI of it. */
  space(name: string): string {
    const [district = '', poi] = name.split('/')
    if (!poi) return this.district(district)
    return this.words.format('gangs-space', { district: this.district(district), poi: this.poi(poiKind(poi)) })
  }

  /** What an ask is about: a card, a District, a resource, an effect. */
  anything(name: string): string {
    if (!name) return ''
    if (name.includes('/')) return this.effect(name)
    for (const [kind, entries] of Object.entries(this.entries)) {
      if (entries.has(name)) return this.named(CALLED[kind] ?? kind, name, kind)
    }
    return this.resource(name)
  }

  /** The text at a path like "opportunity/crates.0.1"; the path itself if there is none. */
  effect(path: string): string {
    const found = this.found(path)
    return found ? this.text.effect(found) : path
  }

  private found(path: string): Effect | undefined {
    const [head = '', ...steps] = path.split('.')
    let effects = this.root(head.split('/'))
    for (const step of steps.slice(0, -1)) effects = effects[Number(step)]?.parts ?? []
    return effects[Number(steps.at(-1))]
  }

  private net(id: string): Effect[] {
    const level = this.content.net.level.find((one) => one.id === id)
    return level?.do ?? this.content.net.space[Number(id)]?.do ?? []
  }

  private root([kind = '', id = '', ability]: string[]): Effect[] {
    if (kind === 'net') return this.net(id)
    const entry = this.entries[kind]?.get(id)
    return (ability === undefined ? entry?.reward : entry?.ability?.[Number(ability)]?.do) ?? []
  }
}

export const poiKind = (poi: string): string => POIS.find((kind) => poi.startsWith(kind)) ?? poi

function byId(entries: Entry[]): Map<string, Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]))
}
