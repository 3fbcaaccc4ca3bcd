import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Said } from '../protocol'
import { serverOf } from './server'

export type Args = Record<string, string | number>

const UNKNOWN = 'unknown'
const HIDDEN: Record<string, string> = { ice: 'board-unrezzed-ice', card: 'board-facedown-card' }
const SUBROUTINE = '[subroutine]' // as symbols.ftl writes it

/** Who reads a line: of their own seat it says "you", and other seats it calls by these names. */
export interface Reader {
  seat: string
  names: Record<string, string>
}

/** How the name of a side, or the title of a card by its slug, is put into a sentence. */
export type Put = (name: string, of: string) => string
export const asItIs: Put = (name) => name

/** One language: its own words first, English where they are silent. */
export class Catalogue {
  private readonly bundles: FluentBundle[]

  /** `texts` are Fluent sources, the language's own before English. */
  constructor(
    readonly lang: string,
    texts: string[],
  ) {
    this.bundles = texts.map((text, n) => bundle(n === texts.length - 1 ? 'en' : lang, text))
  }

  has(key: string, attribute = ''): boolean {
    return this.find(key, attribute) !== undefined
  }

  /** A message of the catalogue; a missing one is its key in brackets. */
  format(key: string, args: Args = {}): string {
    return this.say(key, '', args)
  }

  attribute(key: string, attribute: string, args: Args = {}): string {
    return this.say(key, attribute, args)
  }

  /** What the table says, with titles for slugs and names for seats and servers. */
  message(said: Said, reader?: Reader, put = asItIs): string {
    const args = this.spell(said.args ?? {}, put)
    const seat = String(args.seat ?? '')
    const you = seat !== '' && reader?.seat === seat && this.has(said.key, 'you')
    const name = seat ? reader?.names[seat] : undefined
    const text = this.say(said.key, you ? 'you' : '', name ? { ...args, who: put(name, seat), named: 'yes' } : args)
    return text.replace(/\.(\p{Co}?)\.$/u, '.$1') // a title may end in a full stop of its own, marked or not
  }

  title(slug: string): string {
    return slug === UNKNOWN ? this.format('card-unknown') : this.format(`card-${slug}`)
  }

  text(slug: string): string {
    return this.has(`card-${slug}`, 'text') ? this.say(`card-${slug}`, 'text', {}) : ''
  }

  gist(slug: string): string {
    return this.has(`card-${slug}`, 'gist') ? this.say(`card-${slug}`, 'gist', {}) : ''
  }

  /** What an AI card is called, or a behaviour card, or a pack: one with our English name is ours. */
  order(card: string, title: string, kind: 'title' | 'behaviour' | 'pack' = 'title'): string {
    const key = `automa-${kind}-${card}`
    const english = this.bundles[this.bundles.length - 1]
    const pattern = english?.getMessage(key)?.value
    return pattern && english.formatPattern(pattern) === title ? this.format(key) : title
  }

  who(seat: string): string {
    return this.format(`side-${seat}`)
  }

  /** A server's name: "hq", "remote-2", "new". */
  where(server: string): string {
    const { kind, n } = serverOf(server)
    return this.format(`server-${kind}`, { n })
  }

  subroutines(slug: string): string[] {
    return this.lines(slug)
      .filter(isSubroutine)
      .map((line) => line.slice(SUBROUTINE.length).trim())
  }

  /** The lines of a card's text that say what its paid abilities cost and do; empty if they cannot be told. */
  abilities(slug: string, count: number): string[] {
    const lines = this.lines(slug).filter((line) => !isSubroutine(line))
    const priced = lines.filter((line) => this.beginsWithCost(line))
    return [priced, lines].find((found) => found.length === count) ?? []
  }

  /** The engine's arguments and, beside them, what they are called. */
  spell(args: Args, put = asItIs): Args {
    const seat = String(args.seat ?? '')
    const server = String(args.server ?? '')
    const [card, known] = this.called(args, 'card', put)
    const [other, otherKnown] = this.called(args, 'other', put)
    return {
      n: 0,
      price: args.costs === undefined ? '' : this.format('price', { n: args.costs }),
      ability: this.ability(args),
      text: this.subroutine(args),
      ...args,
      ...(args.order === undefined ? {} : { title: this.order(String(args.order), String(args.title)) }),
      seat,
      who: seat ? put(this.who(seat), seat) : '',
      named: 'no',
      server,
      where: server ? this.where(server) : '',
      card,
      known,
      other,
      other_known: otherKnown,
    }
  }

  private lines(slug: string): string[] {
    return this.text(slug).split('\n')
  }

  private beginsWithCost(line: string): boolean {
    const colon = line.indexOf(': ')
    if (colon < 0) return false
    const cost = line.slice(0, colon).toLowerCase()
    const counters = ['virus', 'power', 'agenda'].map((kind) => this.format(`counter-${kind}`).toLowerCase())
    return cost.includes('[') || counters.some((counter) => cost.includes(counter))
  }

  /** A card as a player would call it, with where it lies, and whether that is known. */
  private called(args: Args, name: string, put: Put): [string, string] {
    const slug = String(args[name] ?? '')
    if (!slug) return ['', 'none']
    const lies = args[`${name}_lies`]
    const facedown = lies === 'facedown' ? ` (${this.format('board-facedown')})` : ''
    const title =
      slug === UNKNOWN ? this.format(HIDDEN[String(lies)] ?? 'card-unknown') : put(this.title(slug), slug) + facedown
    const at = args[`${name}_at`]
    const nth = args[`${name}_nth`]
    const place = at ? ` (${this.where(String(at))}${nth ? `, ${nth}` : ''})` : ''
    return [title + place, slug === UNKNOWN ? 'no' : 'yes']
  }

  private ability(args: Args): string {
    if (args.card_line === undefined) return ''
    const line = Number(args.card_line)
    const lines = this.abilities(String(args.card), Number(args.card_lines))
    return lines[line] ?? this.format('board-ability', { n: line + 1 })
  }

  private subroutine(args: Args): string {
    return args.ice === undefined
      ? ''
      : (this.subroutines(String(args.ice))[Number(args.ice_line ?? args.n) - 1] ?? '')
  }

  private find(key: string, attribute: string) {
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(key)
      const pattern = attribute ? message?.attributes[attribute] : message?.value
      if (pattern != null) return { bundle, pattern }
    }
    return undefined
  }

  private say(key: string, attribute: string, args: Args): string {
    const found = this.find(key, attribute)
    if (!found) return attribute ? `[${key}.${attribute}]` : `[${key}]`
    return found.bundle.formatPattern(found.pattern, args, [])
  }
}

function isSubroutine(line: string): boolean {
  return line.startsWith(SUBROUTINE)
}

function bundle(lang: string, text: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false })
  made.addResource(new FluentResource(text))
  return made
}
