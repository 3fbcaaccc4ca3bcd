import type { AskKind } from '../shown'

export type Tab = 'mine' | 'market' | 'net' | 'gangs' | 'story' | 'log'

const TABS: Partial<Record<AskKind, Tab>> = {
  turn: 'mine',
  action: 'mine',
  'combat-card': 'mine',
  recruit: 'mine',
  disc: 'mine',
  'remove-combat': 'mine',
  regain: 'mine',
  'keep-upgrade': 'mine',
  techies: 'market',
  reserve: 'market',
  netrun: 'net',
  space: 'net',
  rival: 'gangs',
}

/** Something is put into a District: it is worth a closer look. */
export const PLACED = new Set<AskKind>(['hired-at', 'drone-at', 'hideout-at'])

/** The tab of a phone where an ask is answered; empty: on the map, or in the panel above. */
export const tabOf = (kind: AskKind): Tab | '' => TABS[kind] ?? ''
