import type { Said } from '../../protocol'
import type { Args } from '../../words/catalogue'
import type { AskView, OptionView } from '../shown'
import { combatCards, type Content, type Effect, type Entry } from './content'
import { effectsById, poisById, unitsById } from './ids'
import { capital, GangsText, type Speech } from './text'

const CALLED: Record<string, string> = { kind: 'class', other: 'gang', story: 'story-card' }
const AS_THEY_ARE = new Set(['rule', 'dice', 'cause', 'change', 'risk', 'outcome', 'named'])
const LISTS: Record<string, string> = { cards: 'combat', gangs: 'gang' }

/** One content set in one language: names stand where the engine gives ids. */
export class Names {
  readonly text: GangsText
  readonly entries: Record<string, Map<string, Entry>>
  private readonly units: Map<string, { gang: string; kind: string }>
  private readonly pois: Map<string, { district: string; kind: string }>
  private readonly effects: Map<string, Effect>

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
    this.units = unitsById(content)
    this.pois = poisById(content)
    this.effects = effectsById(content, this.entries)
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
    const unit = this.units.get(String(args.unit ?? ''))
    if (unit?.gang === this.mine) spelled.unit = this.own(unit.kind)
    if (String(args.gangs ?? '').includes(' '))
      spelled.gangs = String(args.gangs)
        .split(' ')
        .map((id) => (id === this.mine ? this.words.format('web-gangs-you') : this.gang(id)))
        .join(', ')
    return spelled
  }

  private own(kind: string): string {
    return this.words.attribute('gangs-unit', 'you', { gang: this.gang(this.mine), kind: this.unitClass(kind) })
  }

  question(ask: AskView): string {
    return ask.say ? this.words.format(ask.say.key, this.spell(ask.say.args)) : ''
  }

  answer(option: OptionView): string {
    return option.say ? this.words.format(option.say.key, this.spell(option.say.args)) : ''
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
    if (name === 'effect') return this.effect(value)
    if (name === 'offer') return capital(this.offer(value))
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

  /** A unit, an Edgerunner, or any of a class. */
  unit(name: string): string {
    const unit = this.units.get(name)
    if (unit) return this.words.format('gangs-unit', { gang: this.gang(unit.gang), kind: this.unitClass(unit.kind) })
    return this.entries.edgerunner?.has(name) ? this.edgerunner(name) : this.unitClass(name)
  }

  /** Only its class, or an Edgerunner's name: whose it is was said already. */
  kindOf(unit: string): string {
    const found = this.units.get(unit)
    return found ? this.unitClass(found.kind) : this.unit(unit)
  }

  /** A District, or a PoI of it. */
  space(name: string): string {
    const poi = this.pois.get(name)
    if (!poi) return this.district(name)
    return this.words.format('gangs-space', { district: this.district(poi.district), poi: this.poi(poi.kind) })
  }

  /** The District of a space, be it a Point of Interest or the ground outside. */
  districtOf = (space: string): string => this.pois.get(space)?.district ?? space

  /** The kind of a Point of Interest. */
  poiAt = (space: string): string => this.poi(this.pois.get(space)?.kind ?? '')

  /** The text at a path like "opportunity/crates.0.1"; the path itself if there is none. */
  effect(path: string): string {
    const found = this.effects.get(path)
    return found ? this.text.effect(found) : path
  }

  /** What one may do: the question already says "may"; a cost stays with it. */
  private offer(path: string): string {
    const found = this.effects.get(path)
    if (!found || found.do !== 'may' || found.cost) return this.effect(path)
    return this.text.effects(found.parts ?? [])
  }
}

function byId(entries: Entry[]): Map<string, Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]))
}
