import type { Drawn } from '../../cards/art/picture'
import type { IconName } from '../../cards/icons/sprite'

const ICONS: Record<string, IconName> = {
  eurodollars: 'eddies',
  contraband: 'contraband',
  'corporate-secrets': 'secret',
  'street-cred': 'cred',
  resource: 'wild',
  fixer: 'fixer',
  business: 'business',
  'data-fortress': 'fortress',
  solo: 'solo',
  techie: 'techie',
  netrunner: 'netrunner',
  drone: 'drone',
  specialist: 'edge',
  edgerunner: 'edge',
  solos: 'solo',
  techies: 'techie',
  netrunners: 'netrunner',
  hideout: 'hideout',
  upgrade: 'weapon',
  wild: 'wild',
  weapons: 'weapon',
  weapon: 'weapon',
  cyberware: 'cyberware',
  braindance: 'braindance',
  quickhack: 'program',
}

/** The icon of a resource, a class, a place, an action or a kind of card. */
export const iconOf = (name: string): IconName => ICONS[name] ?? 'wild'

export const RESOURCES = ['eurodollars', 'contraband', 'corporate-secrets'] as const
export const ACTIONS = ['solos', 'techies', 'netrunners', 'hideout', 'upgrade', 'wild'] as const
export const CLASSES = ['solo', 'techie', 'netrunner', 'drone'] as const

type Kind = 'combat' | 'opportunity' | 'edgerunner' | 'story'

const FACTIONS: Record<string, readonly string[]> = {
  weapons: ['criminal', 'anarch'],
  weapon: ['jinteki', 'anarch', 'criminal'],
  cyberware: ['shaper', 'haas-bioroid', 'neutral-runner'],
  braindance: ['jinteki', 'nbn'],
  quickhack: ['nbn', 'criminal', 'shaper'],
  solo: ['anarch', 'jinteki'],
  techie: ['shaper', 'nbn'],
  netrunner: ['criminal', 'haas-bioroid'],
  specialist: ['weyland', 'nbn'],
  story: ['nbn', 'haas-bioroid', 'jinteki', 'weyland'],
}
const TYPES: Record<string, [type: string, subtypes: string[]]> = {
  weapons: ['program', ['killer']],
  weapon: ['program', ['killer']],
  cyberware: ['hardware', []],
  braindance: ['event', []],
  quickhack: ['program', ['virus']],
  story: ['operation', []],
}

/** What a picture is drawn from: the id of a card and what kind it is, so that it always looks the same. */
export function drawnOf(kind: Kind, id: string, sort: string): Drawn {
  const factions = FACTIONS[sort] ?? ['neutral-runner']
  const [type, subtypes] = TYPES[sort] ?? ['identity', []]
  return {
    code: `gangs-${kind}-${id}`,
    side: kind === 'story' ? 'corp' : 'runner',
    faction: factions[sum(id) % factions.length]!,
    type,
    subtypes,
  }
}

function sum(text: string): number {
  return [...text].reduce((total, sign) => total + sign.charCodeAt(0), 0)
}
