/** A content set as it lies in its files: what the texts of cards are put together from. */
export type Condition = string | ({ is: string; part?: Condition; parts?: Condition[] } & Counted)
export type Amount = number | (Counted & { base?: number; times?: number; most?: number })

export interface Counted {
  count?: string
  n?: number
  unit?: string
  district?: string
  whose?: string
  poi?: string
  type?: string
  what?: string
}

export interface Effect {
  do: string
  n?: Amount
  who?: string
  what?: string
  unit?: string
  district?: string
  market?: string
  parts?: Effect[]
  cost?: Record<string, number>
  if?: Condition
}

export interface Rule {
  rule: string
  n?: number
  district?: string
  type?: string
  of?: string
}

export interface Ability {
  at: string
  name?: string
  type?: string
  poi?: string
  if?: Condition
  do: Effect[]
  rules?: Rule[]
}

/** Anything with an id; `title` and `text` only where the catalogues have none. */
export interface Entry {
  id: string
  title?: string
  text?: string
  ability?: Ability[]
  reward?: Effect[]
}

export interface Cred {
  n: Amount
  if?: Condition
}

export interface CombatEntry extends Entry {
  kind: string
  firepower: number | '?'
  cred?: Cred
}

export interface OpportunityEntry extends Entry {
  type: string
  cost: number
  needs?: Condition
  cred: Amount
}

export interface EdgerunnerEntry extends Entry {
  unit: string
  price: Record<string, number>
  moves?: { on: string; poi?: string; unit?: string }
}

export interface GangEntry extends Entry {
  district: string
  hideouts: number[]
}

export interface DistrictEntry extends Entry {
  adjacent: string[]
  rewards: Record<string, number>[]
  /** By side of the board. */
  pois: Record<string, string[]>
}

export interface StoryEntry extends Entry {
  story: string
  slot: number
  branch?: { on: string; n?: number; to: string }[]
}

export interface Content {
  set: { id: string; name: string }
  districts: { district: DistrictEntry[] }
  gangs: { gang: GangEntry[] }
  combat_starters: { starter: CombatEntry[] }
  combat_upgrades: { upgrade: CombatEntry[] }
  opportunities: { opportunity: OpportunityEntry[] }
  edgerunners: { edgerunner: EdgerunnerEntry[] }
  net: { level: { id: string; risk: number; do: Effect[] }[]; space: { level: string; do?: Effect[] }[] }
  stories: { card: StoryEntry[] }
  solo?: { johnny?: { draw: number; cred?: Cred } }
}

export const combatCards = (content: Content): CombatEntry[] => [
  ...content.combat_starters.starter,
  ...content.combat_upgrades.upgrade,
]
