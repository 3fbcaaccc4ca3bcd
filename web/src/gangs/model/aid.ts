import type { IconName } from '../../cards/icons/sprite'

export type AidColumn = 'turn' | 'map' | 'fight'

/** The lines of the player aid: `web-gangs-aid-COLUMN-NAME` says what the sign beside it means. */
export const AID: Record<AidColumn, [name: string, icon: IconName][]> = {
  turn: [
    ['solos', 'solo'],
    ['techies', 'techie'],
    ['netrunners', 'netrunner'],
    ['hideout', 'hideout'],
    ['upgrade', 'weapon'],
    ['wild', 'wild'],
    ['reclaim', 'reclaim'],
    ['undo', 'undo'],
  ],
  map: [
    ['fixer', 'fixer'],
    ['business', 'business'],
    ['fortress', 'fortress'],
    ['drone', 'drone'],
    ['dominance', 'hideout'],
    ['eddies', 'eddies'],
    ['contraband', 'contraband'],
    ['secret', 'secret'],
  ],
  fight: [
    ['push', 'solo'],
    ['choose', 'hand'],
    ['reveal', 'eye'],
    ['compare', 'firefight'],
    ['casualties', 'harm'],
    ['cred', 'cred'],
    ['goal', 'target'],
    ['hand', 'weapon'],
  ],
}
