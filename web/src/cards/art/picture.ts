/** A card's picture, drawn from its code, faction, type and subtypes and nothing else, so that it always looks the same:
    a ground tinted by faction, a texture in the faction's hand, and in front one figure in the shape of its type. */
import { addSymbols } from '../icons/sprite'
import { dice } from './dice'
import type { Figure } from './figure'
import { deeds } from './figures/deeds'
import { holdings } from './figures/holdings'
import { ice } from './figures/ice'
import { identities } from './figures/identities'
import { programs } from './figures/programs'
import { rig } from './figures/rig'
import { ground } from './grounds'
import { inks } from './inks'
import { n } from './strokes'

export interface Drawn {
  code: string
  side: string
  faction: string
  type: string
  subtypes: readonly string[]
}

const FIGURES: Record<string, readonly Figure[]> = {
  ...ice,
  ...programs,
  ...rig,
  ...deeds,
  ...holdings,
  ...identities,
}

/** The subtypes of a type that have a figure of their own, the strongest first. */
const SPECIAL: Record<string, readonly string[]> = {
  ice: ['barrier', 'code-gate', 'sentry'],
  program: ['fracter', 'decoder', 'killer', 'ai', 'virus'],
  hardware: ['console'],
  resource: ['location'],
  event: ['run'],
  operation: ['transaction'],
  asset: ['ambush'],
}
const OTHERWISE: Record<string, string> = { ice: 'trap', location: 'place' }

export function figureOf(card: Drawn): string {
  if (card.type === 'identity') return card.side
  const kind = SPECIAL[card.type]?.find((subtype) => card.subtypes.includes(subtype)) ?? card.type
  return OTHERWISE[kind] ?? kind
}

/** SVG for a field of 300 x 210, in which `id` names the gradients. */
export function picture(card: Drawn, id: string): string {
  const r = dice('jackin/' + card.code)
  const k = inks(card.faction, r)
  const cx = n(r(25, 75)),
    cy = n(r(15, 65)),
    size = n(r(0.94, 1.06) * 100) / 100,
    dx = n(r(-12, 12))
  const texture = ground(card.faction)(r, k)
  const figure = r.of(FIGURES[figureOf(card)] ?? [])(r, k)
  return (
    `<defs><radialGradient id="${id}" cx="${cx}%" cy="${cy}%" r="85%"><stop offset="0" stop-color="${k.low}"/>` +
    `<stop offset="1" stop-color="${k.deep}"/></radialGradient>` +
    `<radialGradient id="${id}g"><stop offset="0" stop-color="${k.main}" stop-opacity=".42"/>` +
    `<stop offset=".55" stop-color="${k.alt}" stop-opacity=".12"/>` +
    `<stop offset="1" stop-color="${k.alt}" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="300" height="210" fill="url(#${id})"/>` +
    `<g transform="translate(150 105)"><g opacity=".6">${texture}</g><circle r="130" fill="url(#${id}g)"/>` +
    `<g transform="translate(${dx} 0) scale(${size})">${figure}</g></g>`
  )
}

const drawn = new Set<string>()

/** The id of the symbol that holds a card's picture; drawn at the first call. */
export function pictureId(card: Drawn): string {
  const id = `p-${card.code}`
  if (!drawn.has(card.code)) {
    drawn.add(card.code)
    addSymbols(
      `<symbol id="${id}" viewBox="0 0 300 210" preserveAspectRatio="xMidYMid slice">${picture(card, id + 'd')}</symbol>`,
    )
  }
  return id
}
