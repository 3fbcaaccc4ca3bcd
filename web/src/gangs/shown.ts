// Made by tools/client_types.py from src/jackin/gangs/shown.py. Do not edit.

/** A unit in play. `edgerunner` is its card's id; `space` as in `words.py`. */
export interface UnitView {
  id: string
  gang: string
  unit: string
  space: string
  district: string
  edgerunner?: boolean
}

export interface PoiView {
  space: string
  poi: string
  unit?: string
  gang?: string
}

/** `units` of each gang present, `dominance` the gang that has it. */
export interface DistrictView {
  id: string
  adjacent: string[]
  rewards: Record<string, number>[]
  pois: PoiView[]
  hideouts: string[]
  units: Record<string, number>
  dominance?: string
  johnny?: boolean
}

/** A side. `hand` is missing where the seat cannot know it; `known` are cards of it that everybody has seen. */
export interface GangView {
  id: string
  seat: number
  player: boolean
  street_cred: number
  resources: Record<string, number>
  net: number
  activate: string[]
  reclaim: string[]
  hideouts: string[]
  hideouts_left: number[]
  reserve: Record<string, number>
  reserve_edgerunners: string[]
  held: Record<string, number>
  tokens: number
  hand_count: number
  hand?: string[]
  known: string[]
  discard: string[]
  opportunities: string[]
  aside: string[]
  edgerunners: string[]
}

/** `state`: choosing, chosen, revealed. `card` only once revealed, and to its owner before. */
export interface PartyView {
  gang: string
  state: string
  card?: string
  cards?: string[]
  firepower?: number
  lost?: string[]
  street_cred?: number
}

export interface FirefightView {
  district: string
  starter: string
  parties: PartyView[]
  johnny?: PartyView
  highest?: number
  best?: string[]
}

export interface MarketView {
  cards: (string | null)[]
  deck: number
}

export interface SpaceView {
  level: string
  risk: number
}

export interface StoryView {
  id: string
  slots: (string | null)[]
  told: string[]
  epilogue?: string
}

export interface JohnnyView {
  street_cred: number
  space?: string
}

export interface OptionView {
  value: string
  verb: string
  name?: string
  n?: number
  price?: Record<string, number>
}

export interface AskView {
  seat: number
  gang: string
  kind: string
  card?: string
  n?: number
  options?: OptionView[]
}

export interface MessageView {
  key: string
  args: Record<string, string | number>
}

export interface ResultView {
  winners: string[]
  reason: string
}

/** `content` names the set, `origin` says whose it is; `goal` is the Street Cred that ends the game. */
export interface View {
  seat: number
  seats: number
  content: string
  origin: string
  board: string
  goal: number
  round: number
  turn: number
  active: string
  first: string
  actions: number
  actions_left: number
  ending: boolean
  timing: string[]
  gangs: GangView[]
  districts: DistrictView[]
  units: UnitView[]
  net: SpaceView[]
  opportunities: MarketView
  edgerunners: MarketView
  upgrades: number
  removed: string[]
  firefight: FirefightView | null
  story: StoryView
  johnny?: JohnnyView
  drawn?: string[]
  looking?: string[]
  ask: AskView | null
  log?: MessageView[]
  result: ResultView | null
}
