/** The numbers of a content set, as far as they are drawn; its texts come with it. */
export interface Effect {
  do: string
  n?: number | object
  what?: string
}

export interface Entry {
  id: string
}

export interface CombatEntry extends Entry {
  kind: string
  firepower: number | '?'
}

export interface OpportunityEntry extends Entry {
  type: string
  cost: number
}

export interface EdgerunnerEntry extends Entry {
  unit: string
  price: Record<string, number>
}

export interface GangEntry extends Entry {
  hideouts: number[]
  ability?: { name: string; do?: { do: string }[] }[]
}

export interface DistrictEntry extends Entry {
  adjacent: string[]
}

export interface StoryEntry extends Entry {
  story: string
  /** On an introduction: the story is made for playing alone. */
  alone?: boolean
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
  net: { space: { level: string; do?: Effect[] }[] }
  stories: { card: StoryEntry[] }
}

export const combatCards = (content: Content): CombatEntry[] => [
  ...content.combat_starters.starter,
  ...content.combat_upgrades.upgrade,
]
