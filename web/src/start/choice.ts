import type {
  AutomaPack,
  Clock,
  DeckList,
  Lobby,
  NewTable,
  Opponent,
  SeatWish,
  ShelfDeck,
  SpectatorRule,
} from '../protocol'

export type Side = 'runner' | 'corp'

/** What was chosen on the start page. Decks and packs are kept for each side, so that "either" is no other case. */
export interface Choice {
  game: 'netrunner' | 'gangs'
  side: Side | 'either'
  opponent: Opponent['kind']
  packs: Record<Side, string>
  level: string
  /** The behaviour card of each pack that has them; none is drawn for the player. */
  behaviours: Record<string, string>
  /** The automa Corp's improved economy, and one click of it a turn spent better by the player. */
  economy: boolean
  override: boolean
  bot: string
  /** The personality of a bot in each chair; none for as it comes. */
  styles: Record<Side, string>
  decks: Record<Side, string>
  clock: number
  chat: boolean
  spectators: SpectatorRule
  /** The sets that two persons play with beside the Core Set; none for all that there are. */
  sets: string[]
  /** Whether a table for others stands in the lobby. */
  listed: boolean
  /** Whether a game between people counts. */
  rated: boolean
  /** Whether a bot tells why it did what it did. */
  explains: boolean
}

/** The sets that a table is limited to; none if it is not. The Core Set is in every one. */
export const setsPlayed = ({ opponent, sets }: Choice): string[] =>
  opponent === 'person' && sets.length ? [...new Set(['core', ...sets])] : []

/** A deck that can be picked: one of the game's or one of the player's. */
export interface PickDeck {
  id: string
  kind: 'starter' | 'house' | 'own'
  side: Side
  faction: string
  deck: DeckList
}

export const FIRST: Choice = {
  game: 'netrunner',
  side: 'runner',
  opponent: 'automa',
  packs: { corp: 'wedge', runner: 'runner' },
  level: 'standard',
  behaviours: {},
  economy: false,
  override: false,
  bot: 'greedy',
  styles: { corp: '', runner: '' },
  decks: { runner: 'shaper', corp: 'haas-bioroid' },
  clock: 0,
  chat: true,
  spectators: 'public',
  sets: [],
  listed: false,
  rated: false,
  explains: false,
}

/** Minutes of a clock, and the seconds that each decision adds. 0: no clock. */
export const CLOCKS = [0, 20, 40, 60]
const INCREMENT = 30

export const other = (side: Side): Side => (side === 'runner' ? 'corp' : 'runner')

/** The side of the opponent; if either is drawn, the Corp's stands for both. */
export const rivalSide = (choice: Choice): Side => (choice.side === 'either' ? 'corp' : other(choice.side))

/** The deck a side will play with: the chosen one, or the first there is. */
export function deckOf(choice: Choice, side: Side, decks: PickDeck[]): PickDeck | undefined {
  const mine = decks.filter((deck) => deck.side === side)
  return mine.find((deck) => deck.id === choice.decks[side]) ?? mine[0]
}

export function packsOf(lobby: Lobby, side: Side): AutomaPack[] {
  return lobby.automas.filter((pack) => pack.side === side)
}

export function packOf(choice: Choice, lobby: Lobby, side: Side): AutomaPack | undefined {
  const packs = packsOf(lobby, side)
  return packs.find((pack) => pack.id === choice.packs[side]) ?? packs[0]
}

/** The level as a pack calls it: easy is easy, the hardest is its hardest, all between is its second. */
export function levelOf(pack: AutomaPack, level: string): string {
  const { levels } = pack
  if (levels.includes(level)) return level
  const hardest = levels[levels.length - 1] ?? ''
  return level === 'hard' ? hardest : (levels[1] ?? hardest)
}

/** The side the player will have; `coin` below one half is the Runner's when either will do. */
export function sideOf(choice: Choice, coin: number): Side {
  return choice.side === 'either' ? (coin < 0.5 ? 'runner' : 'corp') : choice.side
}

export function newTable(choice: Choice, lobby: Lobby, decks: PickDeck[], name: string, coin: number): NewTable {
  const side = sideOf(choice, coin)
  const sets = setsPlayed(choice)
  return {
    game: 'netrunner',
    side,
    ...(name ? { name } : {}),
    deck: deckOf(choice, side, decks)?.deck ?? null,
    opponent: opponentOf(choice, lobby, decks, other(side)),
    spectators: choice.spectators,
    chat: choice.chat,
    clock: clockOf(choice),
    ...(sets.length ? { settings: { sets } } : {}),
    ...(choice.opponent === 'bot' && choice.explains ? { explains: true } : {}),
  }
}

function opponentOf(choice: Choice, lobby: Lobby, decks: PickDeck[], side: Side): Opponent {
  const deck = deckOf(choice, side, decks)?.deck ?? null
  const pack = packOf(choice, lobby, side)
  switch (choice.opponent) {
    case 'automa':
      return { kind: 'automa', ...automaOf(choice, pack), deck }
    case 'bot':
      return { kind: 'bot', name: botOf(choice, lobby, side), deck }
    case 'hot-seat':
      return { kind: 'hot-seat', deck }
    case 'person':
      return { kind: 'person' }
  }
}

/** The styles that the chosen bot may have in a chair. */
export const stylesOf = (choice: Choice, lobby: Lobby, side: Side): string[] => lobby.styles[choice.bot]?.[side] ?? []

/** The bot with its style, as the table calls it. */
export function botOf(choice: Choice, lobby: Lobby, side: Side): string {
  const style = choice.styles[side]
  return stylesOf(choice, lobby, side).includes(style) ? `${choice.bot}:${style}` : choice.bot
}

function automaOf(choice: Choice, pack: AutomaPack | undefined): Omit<Opponent, 'kind'> {
  if (!pack) return { name: '' }
  const { economy, override } = choice
  return {
    name: pack.id,
    level: levelOf(pack, choice.level),
    behaviour: behaviourOf(choice, pack),
    ...(pack.side === 'corp' ? { economy, override } : {}),
  }
}

/** The behaviour card that a pack will have: the chosen one, or its first; empty for a pack without. */
export function behaviourOf(choice: Choice, pack: AutomaPack): string {
  const found = pack.behaviours.find((card) => card.id === choice.behaviours[pack.id]) ?? pack.behaviours[0]
  return found?.id ?? ''
}

/** Clocks are for two persons; a machine has all the time it wants. */
export function clockOf(choice: Choice): Clock | null {
  const people = choice.opponent === 'person' || choice.opponent === 'hot-seat'
  return people && choice.clock ? { bank: choice.clock * 60, increment: INCREMENT } : null
}

const GUIDED: Record<Side, string> = { runner: 'shaper', corp: 'jinteki' }

/** The guided game of Gangs: two careless bots, so that there is time to look around. */
export function guidedGangs(name: string): NewTable {
  const bot = (gang: string): SeatWish => ({ kind: 'bot', name: 'rookie', gang })
  return {
    game: 'gangs',
    ...(name ? { name } : {}),
    seats: [{ kind: 'here', gang: 'valentinos' }, bot('maelstrom'), bot('tyger-claws')],
    guided: true,
  }
}

/** The guided first game: Shaper against Jinteki, as the rulebook suggests; from either chair. */
export function guidedTable(shelf: ShelfDeck[], name: string, side: Side = 'runner'): NewTable {
  const deck = (id: string) => shelf.find((one) => one.id === id)?.deck ?? null
  return {
    game: 'netrunner',
    side,
    ...(name ? { name } : {}),
    deck: deck(GUIDED[side]),
    opponent: { kind: 'bot', name: 'greedy', deck: deck(GUIDED[other(side)]) },
    guided: true,
  }
}
