import type { CardKind, CardTexts, ContentSet, Said, SetTexts } from '../../protocol'
import { asItIs, type Args } from '../../words/catalogue'
import type { AskView, OptionView } from '../shown'
import { capital } from './capital'
import { combatCards, type Content, type Entry } from './content'

/** What a catalogue can do for us. */
export interface Speech {
  has(key: string, attribute?: string): boolean
  format(key: string, args?: Args): string
  attribute(key: string, attribute: string, args?: Args): string
}

const CALLED: Record<string, string> = { kind: 'class', other: 'gang', story: 'story-card' }
const AS_THEY_ARE = new Set(['rule', 'dice', 'cause', 'change', 'risk', 'outcome', 'named', 'source_kind'])
const SEVERAL: Record<string, string> = { cards: 'combat', gangs: 'gang', districts: 'district', dice: 'dice' }

/** One content set in one language: names stand where the engine gives ids. */
export class Names {
  readonly content: Content
  readonly texts: SetTexts
  readonly entries: Record<CardKind, Map<string, Entry>>

  constructor(
    readonly words: Speech,
    set: ContentSet,
    /** The gang of whoever reads: the report says "you" of it. */
    readonly mine = '',
    /** How the name of a gang is put into a sentence. */
    private readonly put = asItIs,
  ) {
    const content = set.data as unknown as Content
    this.content = content
    this.texts = set.texts
    this.entries = {
      combat: byId(combatCards(content)),
      opportunity: byId(content.opportunities.opportunity),
      edgerunner: byId(content.edgerunners.edgerunner),
      story: byId(content.stories.card),
      district: byId(content.districts.district),
      gang: byId(content.gangs.gang),
    }
  }

  /** What is written on a card. */
  card = (kind: CardKind, id: string): CardTexts | undefined => this.texts.cards[kind][id]

  /** What the texts of a card say, one after the other. */
  abilities = (kind: CardKind, id: string): string[] => (this.card(kind, id)?.abilities ?? []).map(({ text }) => text)

  /** All that is written on a card. */
  spoken(kind: CardKind, id: string): string {
    const card = this.card(kind, id)
    const all = [card?.needs, card?.cred?.text, card?.reward, card?.movement, ...this.abilities(kind, id)]
    return all.filter(Boolean).join(' ')
  }

  /** What the catalogue calls something; its id if it is silent. */
  called(kind: string, id: string): string {
    const key = `gangs-${kind}-${id}`
    return this.words.has(key) ? this.words.format(key) : id
  }

  /** A line of the log, or a reason why not. */
  say(said: Said): string {
    const own = this.mine !== '' && said.args.gang === this.mine && this.words.has(said.key, 'you')
    const args = { johnny: this.gang('johnny'), ...this.read(said.args), ...this.several(said.several ?? {}, own) }
    return capital(own ? this.words.attribute(said.key, 'you', args) : this.words.format(said.key, args))
  }

  /** Arguments as the reader would put them: what is theirs is not called by the name of their gang. */
  private read(args: Args): Args {
    const spelled = this.spell(args)
    if (!this.mine) return spelled
    if (args.other === this.mine) spelled.other = this.words.format('web-gangs-you-object')
    const unit = this.texts.units[String(args.unit ?? '')]
    if (unit?.gang === this.mine) spelled.unit = this.own(unit.kind)
    return spelled
  }

  /** Several things one after the other; among them the reader is "you", but for a line that says so already. */
  private several(lists: Record<string, string[]>, own: boolean): Args {
    const called = (kind: string, id: string) =>
      kind === 'gang' && id === this.mine && !own ? this.words.format('web-gangs-you') : this.one(kind, id)
    const spelled = Object.entries(lists).map(([name, ids]) => {
      const kind = SEVERAL[name] ?? name
      return [name, ids.map((id) => called(kind, id)).join(kind === 'dice' ? ' ' : ', ')]
    })
    return Object.fromEntries(spelled)
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
    if (args.source !== undefined) spelled.source = this.source(String(args.source_kind ?? ''), String(args.source))
    return spelled
  }

  private amount(resource: string, n: string | number): string {
    const key = `gangs-amount-${resource}`
    return this.words.has(key) ? this.words.format(key, { n }) : `${n} ${this.resource(resource)}`
  }

  private one(name: string, value: string | number): string | number {
    if (typeof value === 'number' || AS_THEY_ARE.has(name)) return value
    if (name === 'unit') return this.unit(value)
    if (name === 'where') return this.space(value)
    if (name === 'effect') return this.effect(value)
    if (name === 'offer') return capital(this.offer(value))
    return this.named(CALLED[name] ?? name, value, name)
  }

  /** What a text is printed on; "none" for a rule of the game, which has no kind. */
  source(kind: string, id: string): string {
    if (!kind) return id
    if (kind === 'space') return this.words.format('gangs-net-space', { n: Number(id) + 1 })
    return this.named(CALLED[kind] ?? kind, id, kind)
  }

  private named(kind: string, id: string, entries: string): string {
    const cards: Record<string, Record<string, CardTexts>> = this.texts.cards
    if (kind === 'gang') return this.put(cards.gang?.[id]?.title ?? this.called(kind, id), id)
    return cards[entries]?.[id]?.title ?? this.called(kind, id)
  }

  gang = (id: string): string =>
    id === 'johnny' ? this.put(this.edgerunner('johnny-silverhand'), id) : this.named('gang', id, 'gang')
  combat = (id: string): string => this.named('combat', id, 'combat')
  opportunity = (id: string): string => this.named('opportunity', id, 'opportunity')
  edgerunner = (id: string): string => this.named('edgerunner', id, 'edgerunner')
  storyCard = (id: string): string => this.named('story-card', id, 'story')
  storyTitle = (id: string): string => this.called('story', id)
  district = (id: string): string => this.named('district', id, 'district')
  resource = (id: string): string => this.called('resource', id)
  unitClass = (id: string): string => this.called('class', id)
  poi = (id: string): string => this.called('poi', id)
  action = (id: string): string => this.called('action', id)

  /** A unit, an Edgerunner, or any of a class. */
  unit(name: string): string {
    const unit = this.texts.units[name]
    if (unit) return this.words.format('gangs-unit', { gang: this.gang(unit.gang), kind: this.unitClass(unit.kind) })
    return this.card('edgerunner', name) ? this.edgerunner(name) : this.unitClass(name)
  }

  /** Only its class, or an Edgerunner's name: whose it is was said already. */
  kindOf(unit: string): string {
    const found = this.texts.units[unit]
    return found ? this.unitClass(found.kind) : this.unit(unit)
  }

  /** A District, or a PoI of it. */
  space(name: string): string {
    const poi = this.texts.places[name]
    if (!poi) return this.district(name)
    return this.words.format('gangs-space', { district: this.district(poi.district), poi: this.poi(poi.kind) })
  }

  /** The District of a space, be it a Point of Interest or the ground outside. */
  districtOf = (space: string): string => this.texts.places[space]?.district ?? space

  /** The kind of a Point of Interest. */
  poiAt = (space: string): string => this.poi(this.texts.places[space]?.kind ?? '')

  /** The text at a path like "opportunity/crates.0.1"; the path itself if there is none. */
  effect = (path: string): string => this.texts.effects[path] ?? path

  /** What one may do: the question already says "may"; a cost stays with it. */
  private offer = (path: string): string => this.texts.offers[path] ?? this.effect(path)
}

function byId(entries: Entry[]): Map<string, Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]))
}
