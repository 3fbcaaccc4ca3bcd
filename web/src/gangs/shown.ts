// Made by tools/client_types.py from src/jackin/gangs/shown.py. Do not edit.

export type Verb =
  | 'activate'
  | 'advance'
  | 'apply'
  | 'build'
  | 'captor'
  | 'choose'
  | 'combat'
  | 'convert'
  | 'decline'
  | 'disc'
  | 'done'
  | 'end-turn'
  | 'exchange'
  | 'fight'
  | 'hire'
  | 'keep'
  | 'lose'
  | 'move'
  | 'no'
  | 'pay'
  | 'place'
  | 'push'
  | 'reclaim'
  | 'recruit'
  | 'refuse'
  | 'regain'
  | 'remove'
  | 'reserve'
  | 'resource'
  | 'reward'
  | 'rival'
  | 'seize'
  | 'token'
  | 'wild'
  | 'yes'

export type AskKind =
  | 'action'
  | 'captor'
  | 'casualty'
  | 'choose'
  | 'combat-card'
  | 'convert'
  | 'disc'
  | 'drone-at'
  | 'exchange'
  | 'extorted'
  | 'firefight'
  | 'hideout-at'
  | 'hideout-token'
  | 'hired-at'
  | 'keep-upgrade'
  | 'lose-resource'
  | 'lose-unit'
  | 'may'
  | 'move'
  | 'netrun'
  | 'pass-casualty'
  | 'pay'
  | 'push'
  | 'recruit'
  | 'regain'
  | 'remove-combat'
  | 'reserve'
  | 'resource'
  | 'reward'
  | 'rival'
  | 'space'
  | 'techies'
  | 'turn'

export type Timing =
  | 'gangs-game/shuffles'
  | 'gangs-game/introduces'
  | 'gangs-game/next_turn'
  | 'gangs-game/story_after_turn'
  | 'gangs-game/opponents_act'
  | 'gangs-game/looks_at_goal'
  | 'gangs-game/game_ends'
  | 'gangs-game/last_effects'
  | 'gangs-game/names_winner'
  | 'gangs-turn/turn_begins'
  | 'gangs-turn/chooses'
  | 'gangs-turn/acts'
  | 'gangs-turn/activate_ends'
  | 'gangs-turn/refills'
  | 'gangs-solos/solos_move'
  | 'gangs-solos/may_fight'
  | 'gangs-solos/fights'
  | 'gangs-techies/techies_move'
  | 'gangs-techies/deals'
  | 'gangs-techies/dealt'
  | 'gangs-netrun/netrunners_move'
  | 'gangs-netrun/takes_secrets'
  | 'gangs-netrun/goes_deeper'
  | 'gangs-netrun/advances'
  | 'gangs-netrun/reaches_space'
  | 'gangs-netrun/applies_space'
  | 'gangs-netrun/netwatch'
  | 'gangs-netrun/surfaces'
  | 'gangs-hideout/chooses_site'
  | 'gangs-hideout/pays_for_it'
  | 'gangs-hideout/chooses_token'
  | 'gangs-hideout/builds'
  | 'gangs-upgrade/pays_for_cards'
  | 'gangs-upgrade/looks'
  | 'gangs-upgrade/keeps'
  | 'gangs-upgrade/kept'
  | 'gangs-upgrade/discards_one'
  | 'gangs-upgrade/removes'
  | 'gangs-reclaim/takes_discs'
  | 'gangs-reclaim/rewards'
  | 'gangs-reclaim/rewarded'
  | 'gangs-reclaim/recruits_units'
  | 'gangs-reclaim/reclaim_ends'
  | 'gangs-firefight/begins'
  | 'gangs-firefight/exchanges'
  | 'gangs-firefight/exchanged'
  | 'gangs-firefight/chooses'
  | 'gangs-firefight/chosen'
  | 'gangs-firefight/reveals'
  | 'gangs-firefight/compares'
  | 'gangs-firefight/counts_casualties'
  | 'gangs-firefight/casualties'
  | 'gangs-firefight/johnny_kills'
  | 'gangs-firefight/street_cred'
  | 'gangs-firefight/opponents_score'
  | 'gangs-firefight/comes_to_an_end'
  | 'gangs-firefight/discards'
  | 'gangs-firefight/ends'
  | 'gangs-johnny/johnny_moves'
  | 'gangs-johnny/johnny_acts'
  | 'gangs-johnny/johnny_leaves'
  | 'gangs-rival/rival_draws'
  | 'gangs-rival/rival_recruits'
  | 'gangs-rival/rival_finds_nobody'
  | 'gangs-rival/rival_extorts'
  | 'gangs-rival/rival_extorted'
  | 'gangs-rival/rival_hacks'
  | 'gangs-rival/rival_fights'
  | 'gangs-rival/rival_goes_on'
  | 'gangs-rival/rival_leaves'

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

/**
 * `state`: choosing, chosen, revealed. `card` only once revealed, and to its owner before. `owes`: how many units
 * it is still to lose.
 */
export interface PartyView {
  gang: string
  state: string
  card?: string
  cards?: string[]
  firepower?: number
  lost?: string[]
  owes?: number
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

export interface MessageView {
  key: string
  args: Record<string, string | number>
  several?: Record<string, string[]>
}

/**
 * One legal answer. `value` is what is answered; the rest says what that means, and only what applies is there.
 *
 * `action` is a disc, `unit` a unit by name, `recruit` the class of one from the reserve; `space` is where it goes
 * or happens: a District or a Point of Interest. `combat`, `opportunity` and `edgerunner` are cards, `rival` is a
 * gang, `effect` the path of a text in the content set. `amount` is of the resource, else of spaces or Street Cred.
 * `reach` is how far its gang may still go in the Net, where losing the unit costs it some of that. `say` puts it
 * into words; a program is not given any.
 */
export interface OptionView {
  value: string
  verb: Verb
  action?: string
  unit?: string
  recruit?: string
  space?: string
  combat?: string
  opportunity?: string
  edgerunner?: string
  rival?: string
  resource?: string
  effect?: string
  amount?: number
  reach?: number
  price?: Record<string, number>
  say?: MessageView
}

/**
 * What is asked: about a District, a unit that moves, an Edgerunner that arrives, `n` of a resource to be paid,
 * or a text of the content set. `say` puts it into words.
 */
export interface AskView {
  seat: number
  gang: string
  kind: AskKind
  district?: string
  unit?: string
  edgerunner?: string
  resource?: string
  effect?: string
  n?: number
  options?: OptionView[]
  say?: MessageView
}

export interface ResultView {
  winners: string[]
  reason: string
}

/**
 * `content` names the set, `origin` says whose it is; `goal` is the Street Cred that ends the game, `feud` what a
 * Firefight brings who wins it alone.
 */
export interface View {
  seat: number
  seats: number
  content: string
  origin: string
  board: string
  goal: number
  feud: number
  round: number
  turn: number
  active: string
  first: string
  actions: number
  actions_left: number
  ending: boolean
  timing: Timing[]
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
