export type Tab = 'mine' | 'market' | 'net' | 'gangs' | 'story' | 'log'

const TABS: Record<string, Tab> = {
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

/** The tab of a phone where an ask is answered; empty: on the map, or in the panel above. */
export const tabOf = (kind: string): Tab | '' => TABS[kind] ?? ''
