/** How a card's printed facts are shown: colours, icons, which number stands where. */
import type { CardFacts } from '../protocol'
import type { IconName } from './icons/sprite'

export type Format = 'full' | 'hand' | 'board' | 'mini'
export type CardState = '' | 'legal' | 'selected' | 'targeted'
export type TokenKind = 'virus' | 'power' | 'credit' | 'recurring' | 'advancement' | 'agenda'
export type Tokens = Partial<Record<TokenKind, number>>
export type IceKind = 'barrier' | 'code-gate' | 'sentry' | 'trap'

/** A line of "what is true now": what it is called, its value, and where it comes from. */
export interface Truth {
  icon?: IconName
  text: string
  detail?: string
}

export const ICE: readonly IceKind[] = ['barrier', 'code-gate', 'sentry']

export const iceKind = (card: CardFacts): IceKind => ICE.find((kind) => card.subtypes.includes(kind)) ?? 'trap'

/** A faction's colour; both neutrals share one. */
export const tint = (faction: string): string => `var(--${faction.startsWith('neutral') ? 'neutral' : faction})`

export const typeIcon = (card: CardFacts): IconName => (card.type === 'ice' ? iceKind(card) : (card.type as IconName))

export const typeTint = (card: CardFacts): string =>
  card.type === 'ice' ? `var(--${iceKind(card)})` : tint(card.faction)

/** The one subtype that tells most: an icebreaker's kind, else the first; empty if there is none. */
export function telling(card: CardFacts): string {
  const [first, second] = card.subtypes
  return (first === 'icebreaker' ? second : first) ?? ''
}

/** What is paid to play, install or rez it; X if that is chosen; null if it has no cost. */
export function cost(card: CardFacts): number | 'X' | null {
  if (card.type === 'agenda' || card.type === 'identity') return null
  return card.cost ?? 'X'
}

/** The part of an identity's title before the colon, and the rest. */
export function splitTitle(card: CardFacts, title: string): [string, string] {
  const at = card.type === 'identity' ? title.indexOf(':') : -1
  return at < 0 ? [title, ''] : [title.slice(0, at), title.slice(at + 1).trim()]
}

export const number = (value: number | null | undefined): value is number => value !== null && value !== undefined

/** Numbers that differ from the printed ones. */
export interface Now {
  cost?: number
  strength?: number
  requirement?: number
  points?: number
}
