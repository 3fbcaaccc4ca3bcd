import type { ContentSet, NewTable, SeatWish } from '../../protocol'
import type { Content } from '../model/content'

/** Who may sit on a seat: at this screen, a friend with the link, or a bot. */
export const WHO = ['rookie', 'greedy', 'street', 'pro', 'legend', 'random', 'friend', 'here'] as const
export type Who = (typeof WHO)[number] | 'me'

export interface SeatChoice {
  who: Who
  gang: string
}

type RuleValue = boolean | number | string

/** What was chosen for Gangs of Night City. The first seat is one's own; alone, the second is the rival gang. */
export interface GangsChoice {
  players: number
  seats: SeatChoice[]
  story: string
  content: string
  board: '' | 'small' | 'large'
  rules: Record<string, RuleValue>
  /** Whether bots tell why they did what they did. */
  explains: boolean
}

export const FIRST_GANGS: GangsChoice = {
  players: 4,
  seats: [
    { who: 'me', gang: 'voodoo-boys' },
    { who: 'greedy', gang: 'maelstrom' },
    { who: 'greedy', gang: 'tyger-claws' },
    { who: 'greedy', gang: 'valentinos' },
  ],
  story: 'tutorial',
  content: 'house',
  board: '',
  rules: {},
  explains: false,
}

/** The switches that are offered on the start page; the rest keeps its value. */
export const SWITCHES = [
  'goal',
  'end',
  'tie',
  'firefights',
  'feud',
  'head_start',
  'hideout_needs_presence',
  'recruit_at',
  'lost_edgerunner',
  'netwatch',
  'max_hired',
  'level',
  'johnny_tie',
  'hideout_tokens',
] as const

/** The rules of a preset of the set, as changes of its own. */
export function presetOf(set: ContentSet, name: string): Record<string, RuleValue> {
  const differs = ([rule, value]: [string, RuleValue]) =>
    set.rules.some((one) => one.name === rule && one.value !== value)
  return Object.fromEntries(Object.entries(set.presets[name] ?? {}).filter(differs))
}

/** Which preset the rules are: the set's own (empty), one of its presets, or none of them. */
export function presetNow(choice: GangsChoice, set: ContentSet): string | undefined {
  const same = (rules: Record<string, RuleValue>) =>
    Object.keys(rules).length === Object.keys(choice.rules).length &&
    Object.entries(rules).every(([name, value]) => choice.rules[name] === value)
  return ['', ...Object.keys(set.presets)].find((name) => same(presetOf(set, name)))
}

/** A gang for a seat: whoever had it gets this seat's old one. */
export function withGang(choice: GangsChoice, seat: number, gang: string): SeatChoice[] {
  const old = choice.seats[seat]?.gang ?? ''
  return choice.seats.map((one, n) =>
    n === seat ? { ...one, gang } : one.gang === gang ? { ...one, gang: old } : one,
  )
}

export function seatsOf(choice: GangsChoice): SeatChoice[] {
  return choice.seats.slice(0, choice.players)
}

export const isBot = (seat: SeatChoice): boolean => wishOf(seat).kind === 'bot'

/** With a seat for somebody else: if none is, the second one becomes it. */
export function withFriend(choice: GangsChoice): GangsChoice {
  if (choice.players > 1 && waitsForFriends(choice)) return choice
  const seats = choice.seats.map((seat, n) => (n === 1 ? { ...seat, who: 'friend' as const } : seat))
  return { ...choice, players: Math.max(2, choice.players), seats }
}

/** Whether somebody has to come first. */
export const waitsForFriends = (choice: GangsChoice): boolean => seatsOf(choice).some((seat) => seat.who === 'friend')

/** Whether there is a bot to explain itself, and nobody from elsewhere who would hear of its cards. */
export const mayExplain = (choice: GangsChoice): boolean => !waitsForFriends(choice) && seatsOf(choice).some(isBot)

/** The stories that so many players are offered: some are made for playing alone. */
export function storiesFor(set: ContentSet, players: number): string[] {
  const { card } = (set.data as unknown as Content).stories
  const alone = new Set(card.filter((one) => one.alone).map((one) => one.story))
  const found = set.stories.filter((story) => players === 1 || !alone.has(story))
  return found.length ? found : set.stories
}

/** Fit for a set: its gangs, its stories, and only values that differ from its own. */
export function fitted(choice: GangsChoice, set: ContentSet): GangsChoice {
  const free = set.gangs.filter((gang) => !choice.seats.some((seat) => seat.gang === gang))
  const taken = new Set<string>()
  const seats = choice.seats.map((seat) => {
    const fits = set.gangs.includes(seat.gang) && !taken.has(seat.gang)
    const gang = fits ? seat.gang : (free.shift() ?? set.gangs.find((one) => !taken.has(one)) ?? '')
    taken.add(gang)
    return { ...seat, gang }
  })
  const stories = storiesFor(set, choice.players)
  const rules = Object.fromEntries(
    Object.entries(choice.rules).filter(([name, value]) =>
      set.rules.some((rule) => rule.name === name && rule.value !== value),
    ),
  )
  return {
    ...choice,
    seats,
    rules,
    content: set.id,
    story: stories.includes(choice.story) ? choice.story : (stories[0] ?? ''),
  }
}

export function newGangsTable(choice: GangsChoice, name: string): NewTable {
  const alone = choice.players === 1
  return {
    game: 'gangs',
    ...(name ? { name } : {}),
    seats: seatsOf(choice).map(wishOf),
    ...(mayExplain(choice) && choice.explains ? { explains: true } : {}),
    settings: {
      content: choice.content,
      story: choice.story,
      ...(alone ? { rival: choice.seats[1]?.gang ?? '' } : {}),
      ...(choice.board ? { board: choice.board } : {}),
      ...(Object.keys(choice.rules).length ? { rules: choice.rules } : {}),
    },
  }
}

function wishOf({ who, gang }: SeatChoice): SeatWish {
  if (who === 'me' || who === 'here') return { kind: 'here', gang }
  return who === 'friend' ? { kind: 'open', gang } : { kind: 'bot', name: who, gang }
}

const KEY = 'jackin.gangs'

export function keptGangs(): GangsChoice {
  return mergedGangs(localStorage.getItem(KEY))
}

export function keepGangs(choice: GangsChoice): void {
  localStorage.setItem(KEY, JSON.stringify(choice))
}

/** What was kept, if it still has the shape of a choice. */
export function mergedGangs(kept: string | null): GangsChoice {
  try {
    const found = JSON.parse(kept ?? '{}') as Partial<GangsChoice>
    const seats =
      Array.isArray(found.seats) && found.seats.length === 4 && found.seats.every(isSeat)
        ? found.seats
        : FIRST_GANGS.seats
    const players = [1, 2, 3, 4].includes(found.players ?? 0) ? found.players! : FIRST_GANGS.players
    return {
      ...structuredClone(FIRST_GANGS),
      ...found,
      players,
      seats: structuredClone(seats),
      rules: typeof found.rules === 'object' && found.rules ? found.rules : {},
    }
  } catch {
    return structuredClone(FIRST_GANGS)
  }
}

function isSeat(seat: unknown, n: number): boolean {
  const one = seat as SeatChoice | null
  return typeof one?.gang === 'string' && (n === 0 ? one.who === 'me' : WHO.some((who) => who === one.who))
}
