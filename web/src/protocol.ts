// Made by tools/client_types.py from src/jackin/server/protocol and src/jackin/netrunner/shown/view.py. Do not edit.

export type SpectatorRule = 'none' | 'public' | 'delayed'

export type Status = 'waiting' | 'playing' | 'over'

export type CardKind = 'combat' | 'opportunity' | 'edgerunner' | 'story' | 'district' | 'gang'

export type Craft = 'gangs' | 'automa'

export type ShapeKind = 'text' | 'id' | 'number' | 'flag' | 'word' | 'list' | 'table' | 'pair' | 'prices' | 'named' | 'verb' | 'amount' | 'target' | 'tests'

/**
 * A sentence of the table: a key of the catalogues and its arguments (`rule` names the rule behind it); `several`
 * are arguments that stand for more than one thing.
 */
export interface Said {
  key: string
  args: Record<string, string | number>
  several?: Record<string, string[]> | null
}

/** What went wrong, in a key for the catalogues and in plain English. */
export interface Fault {
  error: string
  detail: string
  where: string
}

/** A deck as it travels: `name` may be empty. */
export interface DeckList {
  identity: string
  cards: Record<string, number>
  name?: string
  notes?: string
}

/** A deck that comes with the game; its words are `deck-ID` in the catalogues. */
export interface ShelfDeck {
  id: string
  kind: 'starter' | 'house'
  side: string
  faction: string
  deck: DeckList
}

/** What the law says about a deck (DECK), with the numbers behind it and the `sets` that it takes cards from. */
export interface DeckReport {
  legal: boolean
  faults: Said[]
  sets: string[]
  size: number
  least: number
  influence: number
  influence_limit: number
  agenda_points: number
  agenda_range?: [number, number] | null
}

/**
 * What a deck may hold of a card: `most` copies, each but those `spared` for `price` of its influence.
 *
 * `bar` says why no more. With `alliance` cards of its faction that are none, an alliance card costs nothing.
 */
export interface CardTerms {
  most: number
  price: number
  spared: number
  alliance: number
  bar: 'side' | 'faction' | 'copies'
}

/** The terms of every card in decks of an identity. */
export interface DeckLaw {
  identity: string
  influence_limit: number
  cards: Record<string, CardTerms>
}

/** A deck list to read, in any known format. */
export interface DeckText {
  text: string
  name?: string
}

/** The deck that was read, or why it could not be. */
export interface DeckRead {
  deck?: DeckList | null
  faults: Said[]
}

export interface DeckFile {
  deck: DeckList
  format?: 'text' | 'netrunnerdb' | 'octgn'
}

/** What is printed on a card; a field it lacks is missing. Words are `card-SLUG` in the catalogues. */
export interface CardFacts {
  slug: string
  code: string
  set: string
  side: string
  faction: string
  type: string
  subtypes: string[]
  unique: boolean
  cost?: number | null
  strength?: number | null
  memory?: number | null
  trash?: number | null
  requirement?: number | null
  points?: number | null
  influence?: number | null
  link?: number | null
  min_deck?: number | null
  max_influence?: number | null
  copies: number
}

export interface AutomaCard {
  id: string
  title: string
  clicks: Said[]
}

/** A behaviour card: the lines of side A, then those of side B. */
export interface AutomaBehaviour {
  id: string
  title: string
  a: Said[]
  b: Said[]
}

/**
 * A solo opponent. `built_in` packs have their words in the catalogues: `web-automa-ID`, and the titles of their
 * cards as `automa-title-CARD`. `behaviours` are those of its four behaviour cards, if it has any.
 */
export interface AutomaPack {
  id: string
  title: string
  side: string
  levels: string[]
  built_in: boolean
  cards: AutomaCard[]
  behaviours: AutomaBehaviour[]
}

export interface Rule {
  id: string
  text: string
}

/** A heading of a rule book: running text (Markdown) and the numbered rules below it. */
export interface RuleSection {
  title: string
  depth: number
  prose: string
  rules: Rule[]
}

export interface RuleBook {
  id: string
  title: string
  sections: RuleSection[]
}

/**
 * A paragraph of the handbook, which tells `rules`; `text` has `**bold**`, `[word](#id)` and icons in brackets.
 *
 * `chart` names a timing chart to draw, `cards` are shown beside it, `lesson` teaches it. A keyword has no rules.
 */
export interface Paragraph {
  id: string
  title: string
  text: string
  rules: string[]
  chart: string
  cards: string[]
  lesson: string
}

export interface Chapter {
  id: string
  title: string
  text: string
  paragraphs: Paragraph[]
}

/** The rules of a game as players read them, in one language; the chapter `words` has the keywords. */
export interface Handbook {
  id: string
  chapters: Chapter[]
}

/** What a machine is worth on the scale of the players' ratings, give or take. */
export interface Worth {
  points: number
  margin: number
}

/**
 * What can be played here. `styles` a bot may have, by side: it is called `legend:rush` then. `ratings` of
 * machines go by pool and name, an automa's is `automa:PACK:LEVEL`; whoever has not been measured has none.
 */
export interface Lobby {
  version: string
  games: string[]
  languages: Record<string, string>
  bots: string[]
  styles: Record<string, Record<string, string[]>>
  automas: AutomaPack[]
  ratings: Record<string, Record<string, Worth>>
}

/** A lesson: its words are `lesson-ID-...` in the catalogues, `picture` is a card, or an icon of Gangs. */
export interface LessonFacts {
  id: string
  game: string
  seat: string
  track: string
  minutes: number
  picture: string
  steps: number
}

/**
 * A puzzle: its words are `puzzle-KIND-...` in the catalogues, `picture` is a card; a `grade` is 1 to 4, a
 * `level` is on the scale of ratings. `clicks` and `credits` are the solver's, `against` the other's credits. The
 * first two hints: what is done first (`idea`, the verb of an option), and the card or server it is `about`.
 */
export interface PuzzleFacts {
  id: string
  kind: 'steal' | 'survive' | 'score'
  seat: string
  grade: number
  level: number
  picture: string
  clicks: number
  credits: number
  against: number
  idea: string
  about: string
}

/**
 * A rule that may be played in more than one way; one with nothing `allowed` takes a number from 0 to `most`.
 *
 * `rule` is the numbered rule it is about; `source` says where the default comes from: book, said or house.
 */
export interface RuleSwitch {
  name: string
  value: boolean | number | string
  allowed: (boolean | number | string)[]
  most: number
  rule: string
  source: string
}

/** An ability; `name` is empty if it has none. */
export interface NamedText {
  name: string
  text: string
}

/** Street Cred: the number, what it is for in few words, and the whole condition. */
export interface CredText {
  n: number
  each: string
  text: string
}

/** What is written on a card; what it lacks is empty. `tale` is what happens in the Story. */
export interface CardTexts {
  title: string
  abilities?: NamedText[]
  tale?: string
  movement?: string
  needs?: string
  reward?: string
  cred?: CredText | null
}

/** What the name of a unit stands for. */
export interface UnitName {
  gang: string
  kind: string
}

/** What the name of a Point of Interest stands for. */
export interface PlaceName {
  district: string
  kind: string
}

/**
 * A content set told in one language: cards by kind and id, the spaces of the Net in their order, and each effect
 * by its path; `offers` are what may be done, without the "you may". `units` and `places` by name.
 */
export interface SetTexts {
  cards: Record<'combat' | 'opportunity' | 'edgerunner' | 'story' | 'district' | 'gang', Record<string, CardTexts>>
  net: string[]
  effects: Record<string, string>
  offers: Record<string, string>
  units: Record<string, UnitName>
  places: Record<string, PlaceName>
}

/**
 * Cards and numbers of Gangs of Night City; `data` is the whole set, `texts` are its texts in the language that
 * was asked for.
 */
export interface ContentSet {
  id: string
  title: string
  built_in: boolean
  gangs: string[]
  stories: string[]
  rules: RuleSwitch[]
  presets: Record<string, Record<string, boolean | number | string>>
  data: Record<string, unknown>
  texts: SetTexts
}

/**
 * What may stand in a field. `words` are called `said`-WORD in the catalogues, or are the ids of a `deck`.
 *
 * A `list` is of `of`, a `pair` has `parts`, a `table` has `fields`, a `prices` a number for each word.
 * A `verb` is a table whose key `by` is one of `verbs`, with the fields of that and those of all; with `bare`, a
 * word alone may stand for it; `flat`: its fields lie beside those of the table around it; `instead` are keys that
 * stand for all of it. An `amount` is a number or its `of`. A `target` is a word and, behind an @, `scopes`. `tests`
 * are conditions of an Automa: names alone, or names with a number, a yes or no, or a place.
 */
export interface Shape {
  kind: 'text' | 'id' | 'number' | 'flag' | 'word' | 'list' | 'table' | 'pair' | 'prices' | 'named' | 'verb' | 'amount' | 'target' | 'tests'
  optional: boolean
  words: string[]
  said: string
  deck: string
  least: number
  most: number
  unknown: boolean
  long: boolean
  name: string
  of?: Shape | null
  parts: Shape[]
  fields: Record<string, Shape>
  by: string
  verbs: Record<string, Record<string, Shape>>
  instead: Record<string, Shape>
  bare: boolean
  flat: boolean
  scopes: string[]
  names: string[]
  numbers: string[]
  flags: string[]
  places: string[]
}

/** A part of a work: the entries `list` of a file, or the file's own fields; `card` is how an entry is drawn. */
export interface WorkDeck {
  id: string
  file: string
  list: string
  fields: Record<string, Shape>
  card: string
}

export interface WorkForm {
  kind: 'gangs' | 'automa'
  shapes: Record<string, Shape>
  decks: WorkDeck[]
}

/** Something of ours to begin from. */
export interface WorkModel {
  name: string
  title: string
  side: string
}

export interface WorkFacts {
  kind: 'gangs' | 'automa'
  name: string
  title: string
  side: string
  mistakes: number
}

/** `open` is False where others could reach the workshop. `folder` is where works are kept. */
export interface WorkshopShown {
  open: boolean
  folder: string
  works: WorkFacts[]
  models: Record<'gangs' | 'automa', WorkModel[]>
}

/** A file as text and, if it can be read, as data. */
export interface WorkFile {
  text: string
  data?: Record<string, unknown> | null
}

/** A mistake: its file, line (0: none), entry and field; `why` as the command line tells it, in English. */
export interface Mistaken {
  file: string
  line: number
  entry: string
  field: string
  why: string
}

/** `typed` says of each entry of each deck whether it is no longer ours. */
export interface WorkState {
  version: string
  files: Record<string, WorkFile>
  mistakes: Mistaken[]
  typed: Record<string, boolean[]>
}

export interface WorkShown {
  version: string
  files: Record<string, WorkFile>
  mistakes: Mistaken[]
  typed: Record<string, boolean[]>
  kind: 'gangs' | 'automa'
  name: string
  title: string
  form: WorkForm
}

/** `model` is one of ours or one's own; `empty` leaves out what is to be typed in. */
export interface NewWork {
  name: string
  title: string
  model: string
  empty?: boolean
}

export interface WorkNamed {
  name: string
  title: string
}

/** Either of the two; both left out empties the file. */
export interface NewFile {
  data?: Record<string, unknown> | null
  text?: string | null
}

/** `version` is the state that was changed. Unless it is to be kept it is only looked at. */
export interface WorkChange {
  version: string
  files: Record<string, NewFile>
  keep?: boolean
}

/** An entry that is being typed, drawn as `card`; Districts of the set by their file's data. */
export interface PreviewWish {
  card: string
  entry: unknown
  districts?: Record<string, unknown>
  lang?: string
}

/** `mark`: the click, the bottom order (=), or the side. */
export interface PreviewLine {
  mark: string
  text: string
  more?: string[]
}

/** How it reads; what cannot be told yet is empty. */
export interface Preview {
  texts?: CardTexts | null
  lines?: PreviewLine[]
}

/** The files of an archive, by name. */
export interface Unpacked {
  files: Record<string, string>
}

/** An account: a name and a pass phrase, nothing else. Who loses the phrase loses the account. */
export interface NewPlayer {
  name: string
  phrase: string
}

export interface EnterPlayer {
  name: string
  phrase: string
}

/** All other sessions end with it. */
export interface ChangePhrase {
  old: string
  new: string
}

export interface DeletePlayer {
  phrase: string
}

/** A passkey outlives the session, so that the phrase is asked for. */
export interface PasskeyWish {
  phrase: string
}

/** For `navigator.credentials`, as WebAuthn writes them in JSON. */
export interface PasskeyOptions {
  options: Record<string, unknown>
}

/** What `navigator.credentials` gave, as WebAuthn writes it in JSON. */
export interface PasskeyAnswer {
  credential: string
}

/** `device` is where it was made. */
export interface PasskeyInfo {
  id: string
  device: string
  created: number
  used: number
}

/** Glicko-2: where the strength lies, and how far from there it may be with 95 %. */
export interface RatingNow {
  points: number
  margin: number
  games: number
}

/**
 * `ratings` by game and role: "netrunner-corp", "netrunner-runner", "gangs". Who is `blocked` neither joins the
 * player's tables nor is joined. `shared` are the parts of the profile that everybody may see.
 */
export interface PlayerInfo {
  name: string
  created: number
  games: number
  ratings: Record<string, RatingNow>
  blocked: string[]
  shared: ('ratings' | 'rates' | 'games')[]
}

/** A rated game: the rating after it. `score` is 1 won, 0 lost, 0.5 drawn; `theirs` what the other one had. */
export interface RatingPoint {
  at: number
  table: string
  points: number
  margin: number
  opponent: string
  theirs: number
  score: number
  change: number
}

/** The parts of the profile that everybody may see; none, and there is no page. */
export interface Share {
  parts: ('ratings' | 'rates' | 'games')[]
}

/**
 * How often games of a kind were won. `key` is a pool, an identity, or `KIND:NAME:LEVEL` of a machine; `person`
 * stands for all people, `bots` for several machines.
 */
export interface SharedRate {
  by: 'side' | 'deck' | 'opponent'
  key: string
  won: number
  games: number
}

/** Who sat opposite: people have a name if they show their own games. */
export interface SharedSeat {
  kind: string
  name: string
  level: string
}

export interface SharedGame {
  game: string
  seat: string
  identity: string
  won: boolean | null
  reason: string
  turn: number
  at: number
  against: SharedSeat[]
}

/** What a player shows to everybody: of `parts` only what they chose. No table can be found from it. */
export interface PlayerPage {
  name: string
  parts: ('ratings' | 'rates' | 'games')[]
  ratings: Record<string, RatingNow>
  graphs: Record<string, RatingPoint[]>
  rates: SharedRate[]
  games: SharedGame[]
}

/** Who is signed in, if anybody is. */
export interface Me {
  player?: PlayerInfo | null
}

/** Where the player is signed in; `here` is the one that asks. */
export interface SessionInfo {
  id: string
  device: string
  created: number
  used: number
  here: boolean
}

/** A deck of the player: as saved, and what was changed since. Neither: it was thrown away. `changed` is when. */
export interface KeptDeck {
  id: string
  deck?: DeckList | null
  draft?: DeckList | null
  changed: number
}

export interface MyDecks {
  decks: KeptDeck[]
}

/** Who sits there, signed in. */
export interface BlockSeat {
  table: string
  seat: string
}

export interface Unblock {
  name: string
}

/** How many tables were taken along. */
export interface Adopted {
  games: number
}

/**
 * Who sits opposite. `name` is a bot's or a pack's; `deck` is the machine's or the second player's deck.
 *
 * An automa has a `level` and, if its pack has them, a `behaviour` card; the first one if it is left out. A Corp's
 * may have the improved `economy`; with `override` the player may have one click a turn spent better.
 */
export interface Opponent {
  kind: 'person' | 'bot' | 'automa' | 'hot-seat'
  name?: string
  level?: string
  behaviour?: string
  economy?: boolean
  override?: boolean
  deck?: DeckList | null
}

/**
 * A seat of a table for several: the sender's own (`here`; several at one screen), a bot's, or open to a friend.
 * `gang` is chosen by the table if it is left out.
 */
export interface SeatWish {
  kind: 'here' | 'bot' | 'open'
  name?: string
  gang?: string
}

/** Seconds for the whole game, and for each turn more. */
export interface Clock {
  bank: number
  increment?: number
}

/** Go on from a point of another game: its journal, and how many of its answers to keep. */
export interface Origin {
  journal: Record<string, unknown>
  answers: number
}

/**
 * `seats` are for a game of more than two; otherwise `side` is the sender's and `opponent` has the others.
 *
 * `settings` of Gangs of Night City: `content`, `story`, `rival` (of the single-player game), `board` and `rules`;
 * of Netrunner: `sets`, those that decks may take cards from.
 * A `lesson` (or a puzzle, by its name) brings its own position, side and opponent.
 */
export interface NewTable {
  game?: 'netrunner' | 'gangs'
  side?: string
  name?: string
  deck?: DeckList | null
  opponent?: Opponent
  seats?: SeatWish[]
  spectators?: 'none' | 'public' | 'delayed'
  chat?: boolean
  clock?: Clock | null
  guided?: boolean
  lesson?: string
  seed?: number | null
  origin?: Origin | null
  settings?: Record<string, unknown>
  half?: string | null
  listed?: boolean
  language?: string
  rated?: boolean
  explains?: boolean
}

/** The right to a seat. The secret goes in messages and headers, never in a URL. */
export interface SeatKey {
  table: string
  seat: string
  secret: string
}

/** A table, and the seats that the sender now holds (both of a hot-seat game). */
export interface Seated {
  table: string
  keys: SeatKey[]
}

/**
 * Where the shuffle comes from. Between people it is `fair`: the table shows its `commitment` before anybody sits
 * down; the `secret` behind it, what each seat added and the seed are shown when the game is over. A seed that was
 * `chosen`, or a game that is `continued`, is known to whoever made the table. Alone it is `random`.
 */
export interface Deal {
  kind: 'random' | 'fair' | 'chosen' | 'continued'
  commitment: string
  secret: string
  halves: Record<string, string>
  seed: string
}

/**
 * `seat` chooses among several open ones; the first if it is left out. `half` goes into a fair deal. Who sits
 * down to a deal that is not fair says so: `deal` is the kind that was shown; and so does who sits down to a `rated`
 * table.
 */
export interface JoinTable {
  name?: string
  seat?: string
  deck?: DeckList | null
  half?: string | null
  deal?: 'random' | 'fair' | 'chosen' | 'continued'
  rated?: boolean
}

export interface MyTables {
  keys: SeatKey[]
}

/**
 * `kind` says who sits there; `present` whether a person's line is up; `clock` the seconds left. Who is
 * `signed` in has that name to themselves.
 */
export interface SeatInfo {
  seat: string
  kind: 'person' | 'bot' | 'automa' | 'open'
  name: string
  level: string
  present: boolean
  clock?: number | null
  identity: string
  signed: boolean
  rating?: RatingNow | null
  deck: string
}

/**
 * What everybody may know about a table. `next` is the commitment to the secret behind a rematch, shown when a
 * game between people is over. `frozen` says why a table is only shown, if it cannot be played on.
 */
export interface TableInfo {
  table: string
  game: string
  status: 'waiting' | 'playing' | 'over'
  seats: SeatInfo[]
  spectators: 'none' | 'public' | 'delayed'
  watching: number
  chat: boolean
  hot_seat: boolean
  guided: boolean
  lesson: string
  acting: string
  turn: number
  result?: Record<string, string> | null
  created: number
  rematch: string
  next: string
  listed: boolean
  rated: boolean
  explains: boolean
  sets: string[]
  mine: string[]
  language: string
  clock?: Clock | null
  deal: Deal
  frozen?: Said | null
}

/**
 * The tables whose makers want them seen: the open ones first, the newest of each first. `here` are the lines
 * that are up, `playing` the tables at which somebody plays. Clocks and who acts are left out.
 */
export interface LobbyShown {
  type: 'lobby'
  tables: TableInfo[]
  here: number
  playing: number
}

/** Why a table should not stand in the lobby. */
export interface Complaint {
  text?: string
}

/** One bar: its name, and a number for each seat or kind. */
export interface StatRow {
  key: string
  values: Record<string, number>
}

export interface StatGroup {
  key: string
  rows: StatRow[]
}

/** What each seat had from this turn on (in a game of rounds: after it). */
export interface ScorePoint {
  turn: number
  points: Record<string, number>
}

/** A card that was facedown to the end. */
export interface Lying {
  card: string
  server: string
}

/** A finished game in numbers, made from its log; every hand is open. */
export interface Summary {
  table: string
  game: string
  answers: number
  turns: number
  scores: ScorePoint[]
  groups: StatGroup[]
  hands: Record<string, string[]>
  facedown: Lying[]
}

export interface BugReport {
  text?: string
  client?: string
}

export interface ReportFiled {
  number: string
}

/** A point of a replay that is worth a look: after so many answers, this had happened. */
export interface Bookmark {
  n: number
  seat: string
  said: Said
}

/** A journal opened to look at: how many answers, and which seats' views are open. */
export interface ReplayInfo {
  id: string
  game: string
  length: number
  seats: string[]
  turns: [number, string, number][]
  marks: Bookmark[]
  result?: Record<string, string> | null
  table: string
  bots: Record<string, string>
  chances: boolean
}

/**
 * One thing that happened: its lines, the first of them number `log_from`, and the view after it.
 *
 * That view is the one of the message with the parts in `but` put in their places; the last beat ends in it.
 */
export interface Beat {
  log_from: number
  log: Said[]
  but: Partial<View>
}

/**
 * One point of a replay as one seat saw it; `answer` is the answer that led here, `by` whose it was.
 *
 * `beats` are what the answer brought about.
 */
export interface ReplayStep {
  n: number
  view: View
  by: string
  answer: string
  beats: Beat[]
}

/**
 * As a turn began, after `n` answers, or at the end: each seat's chance to win, with all cards open and as the
 * seat itself could judge it.
 */
export interface WinChance {
  n: number
  turn: number
  active: string
  open: Record<string, number>
  known: Record<string, number>
}

/** How the chances went in a game that is over. */
export interface Analysis {
  points: WinChance[]
}

/**
 * What was chosen after `n` answers: an option of its seat's view. `card` is what the question was about, if that
 * was a card.
 */
export interface Move {
  n: number
  turn: number
  active: string
  seat: string
  kind: string
  card: string
  option: OptionView
}

/**
 * An answer and the next moves of its seat: the chance to win with it, by how much that is better than with the
 * answer that was given, each with its standard error, and in how many worlds it was tried.
 */
export interface EngineLine {
  option: OptionView
  chance: number
  error: number
  by: number
  by_error: number
  worlds: number
  follows: OptionView[]
}

/**
 * An answer of a game that is over, the one after `n` others, judged by what its seat could know; `n` is -1 if no
 * answer is left that can be judged. `better` would surely have been better, by so much of the chance to win with
 * that standard error; `loss` is how much was likely lost, sure or not. `mark` is ??, ?, ! or nothing; `matters`:
 * whether another answer would surely have been better or worse. `lines` are the answers that were tried longest,
 * the best first.
 */
export interface Judged {
  n: number
  turn: number
  seat: string
  card: string
  given: OptionView
  better?: OptionView | null
  by: number
  error: number
  mark: string
  matters: boolean
  loss: number
  lines: EngineLine[]
}

/**
 * An answer that a bot weighed and its next moves: its chance to win with it, the standard error of that, and in
 * how many worlds.
 */
export interface WeighedLine {
  option: Record<string, unknown>
  chance: number
  error: number
  worlds: number
  follows: Record<string, unknown>[]
}

/**
 * Why a bot answered as it did, after `n` answers: the option of its view, `said` in words, and the lines that it
 * thought best, the best first; without any if it went by a rule of thumb. `card` is what the question was about, if
 * that was a card. An empty `said`: it has nothing to say.
 */
export interface MoveReason {
  n: number
  seat: string
  bot: string
  turn: number
  card: string
  option: Record<string, unknown>
  said: Said[]
  lines: WeighedLine[]
}

/**
 * A whole game judged in the background: how far that is (`at` of `length` answers), and what was found, from the
 * `since`-th on. `accuracy` is told when all is done: what a seat kept in the decisions that mattered, where a
 * blunder keeps nothing. `waits`: other games come first; whoever asks again in a while is told when it begins.
 */
export interface Judgements {
  at: number
  length: number
  since: number
  judged: Judged[]
  accuracy: Record<string, number>
  waits: boolean
}

/**
 * Another line: the first `n` answers of the game, then `moves`. `answers`: for whom the engine goes on, `others`
 * until `seat` is asked, `all` one answer for whoever is asked and then the others, or nobody.
 */
export interface TryMoves {
  n: number
  moves?: string[]
  seat?: string
  answers?: '' | 'others' | 'all'
}

/**
 * Where another line leads: the answers after the n-th, those among them that were a choice, and the position.
 * `asked` is whose decision is next; nobody's at the end.
 */
export interface Branch {
  moves: string[]
  told: Move[]
  asked: string
  step: ReplayStep
}

/**
 * A decision to think about: after the first `n` answers of the game and then `moves`. `given` is the answer that
 * is to be beaten; without one, a plain player's.
 */
export interface JudgeMoves {
  n: number
  moves?: string[]
  given?: string
}

/**
 * The first message: a seat's secret; or its name, if the player signed in has it; or nothing to watch. `log` is
 * how many log lines the client has.
 */
export interface Hello {
  type: 'hello'
  secret?: string | null
  seat?: string
  log?: number
}

/**
 * Answers to the ask of that number, in order: more than one only for a plan. A stale number changes nothing.
 *
 * `auto`: the client passed by itself, as its player set it; a take back goes past such an answer.
 */
export interface Answer {
  type: 'answer'
  ask: string
  values: string[]
  auto?: boolean
}

/** Why can this card not be used now, and where do its numbers come from? */
export interface Why {
  type: 'why'
  card: string
}

/**
 * A run on this server, looked at before it is made. `wish` says of ice by its handle whether to break it.
 *
 * `by` is the answer that begins it, if that is not the action: an event that runs.
 */
export interface Preview {
  type: 'preview'
  server: string
  wish?: Record<string, boolean>
  by?: string
}

/**
 * Back to my last decision: done at once against machines, asked of the other person.
 *
 * With the number of an `ask`, back to that one, also if it passed by itself; against machines only.
 */
export interface TakeBack {
  type: 'take-back'
  ask?: string
}

/** In a lesson: back to where so many answers had been given. */
export interface Back {
  type: 'back'
  to: number
}

/** What to answer now: in a lesson, or against machines only. */
export interface Hint {
  type: 'hint'
}

/** How likely is this seat to win? Against machines only. */
export interface AskChance {
  type: 'chance'
}

/** The answer to an offer of the other seat (take back, rematch). `half` goes into the rematch's fair deal. */
export interface Consent {
  type: 'consent'
  offer: 'take-back' | 'rematch'
  yes: boolean
  half?: string | null
}

export interface Concede {
  type: 'concede'
}

/** Another game. `half` goes into its fair deal, to whose secret the table has committed in `TableInfo.next`. */
export interface Rematch {
  type: 'rematch'
  swap?: boolean
  half?: string | null
}

export interface Chat {
  type: 'chat'
  text: string
}

/** The other person has been gone too long: take the game, or let a bot play on. */
export interface Claim {
  type: 'claim'
  how: 'win' | 'bot'
}

export interface Ping {
  type: 'ping'
}

/** Several answers under one button, as "break all for 5": whole prices, and what they are paid with. */
export interface Plan {
  kind: 'break-all' | 'break'
  values: string[]
  credits: number
  clicks: number
  subroutine: number
  cards: string[]
}

/**
 * Where a lesson stands: `done` of its `steps`, and the `line` that the coach says, a key of the catalogues.
 * After a failure `back` is how many answers to keep to stand where the goal could last be reached; -1 until that
 * is found.
 */
export interface Coach {
  lesson: string
  steps: number
  done: number
  line: string
  outcome: '' | 'won' | 'failed'
  back: number
}

/**
 * The position as the seat sees it. Sent when something changed for this seat, and never otherwise.
 *
 * `ask` numbers the question (empty if it is not this seat's). `log` holds the lines from number `log_from` on:
 * a client cuts its log to that many lines and adds these; `view.log` is left out. `undo` says whether there is
 * anything to take back, and at what cost of secrecy. `beats` tell how it came to this, thing by thing.
 * `matters` are the reasons why the question is worth a stop; without any, `passing` lets it pass.
 */
export interface Shown {
  type: 'shown'
  ask: string
  view: View
  log_from: number
  log: Said[]
  beats: Beat[]
  matters: string[]
  passing: string
  plans: Plan[]
  undo: 'no' | 'free' | 'ask' | 'ask-seen'
  coach?: Coach | null
}

/** How likely the seat is to win, as it can judge that; without a number where nobody can tell. */
export interface ChanceTold {
  type: 'chance'
  ask: string
  chance?: number | null
}

/**
 * An answer to the ask of that number: the one that leads to the lesson's goal, or what `legend` would say.
 * If there is none, `value` is empty and `back` says where there was one.
 */
export interface Hinted {
  type: 'hinted'
  ask: string
  value: string
  back: number
}

/**
 * Why the bots did what they did since the person's last decision, at a table where they explain themselves: all
 * of it, anew with each of their moves. It tells what they saw, their hidden cards too.
 */
export interface Explained {
  type: 'explained'
  reasons: MoveReason[]
}

/** Who is here: sent on arrival and whenever it changes. `you` are the seats of this line. */
export interface TableShown {
  type: 'table'
  info: TableInfo
  you: string[]
}

/** A number of a card as it is now: `now = printed + the rest`, each with its source. */
export interface Number {
  what: 'strength' | 'cost' | 'requirement' | 'points' | 'memory'
  printed: number
  now: number
  parts: [string, number][]
}

/** Why not, and why these numbers. `lines` is empty if the card can be used now. */
export interface Because {
  type: 'because'
  card: string
  lines: Said[]
  numbers: Number[]
}

/**
 * What a run would meet and cost, as far as its seat can know: the ice row by row, from the outermost inwards.
 *
 * `by` is the answer that begins it. `has` is the pool after that, `lent` what cards and bad publicity add for
 * breakers; `bound` are the Corp's credits.
 */
export interface Previewed {
  type: 'previewed'
  server: string
  by: string
  rows: IceRow[]
  accesses: number
  has: number
  lent: number
  cost: number
  left: number
  bound: number
}

/** The message changed nothing; the view that holds follows. */
export interface Refused {
  type: 'refused'
  reason: string
  detail: string
}

/** The other seat asks for something; `seen`: hidden cards have been shown since. */
export interface Offered {
  type: 'offered'
  offer: 'take-back' | 'rematch'
  by: string
  seen: boolean
  swap: boolean
}

/** An offer is settled: taken, or declined. */
export interface Withdrawn {
  type: 'settled'
  offer: 'take-back' | 'rematch'
  yes: boolean
  table: string
  key?: SeatKey | null
}

/** `by` is the seat; lines of the table itself have none and a `said`. After a hello all of the chat is sent. */
export interface ChatLine {
  type: 'chat'
  by: string
  name: string
  text: string
  at: number
  said?: Said | null
}

export interface Pong {
  type: 'pong'
}

export type FromClient =
  | Hello
  | Answer
  | Why
  | Preview
  | TakeBack
  | Back
  | Hint
  | AskChance
  | Consent
  | Concede
  | Rematch
  | Chat
  | Claim
  | Ping

export type ToClient =
  | Shown
  | TableShown
  | Because
  | Previewed
  | Hinted
  | Explained
  | ChanceTold
  | Refused
  | Offered
  | Withdrawn
  | ChatLine
  | Pong

// Netrunner's view

export type Verb =
  | 'access'
  | 'advance'
  | 'as-agenda'
  | 'at'
  | 'automa-as-printed'
  | 'automa-instead'
  | 'barrier'
  | 'clear-name'
  | 'code-gate'
  | 'continue'
  | 'credit'
  | 'credits'
  | 'damage'
  | 'decline'
  | 'discard'
  | 'done'
  | 'draw'
  | 'end-the-run'
  | 'even'
  | 'event'
  | 'expose'
  | 'find'
  | 'forfeit'
  | 'gain-5'
  | 'hardware'
  | 'heap'
  | 'install'
  | 'install-it'
  | 'instead'
  | 'jack-out'
  | 'keep'
  | 'leave'
  | 'mulligan'
  | 'no'
  | 'nothing-found'
  | 'number'
  | 'odd'
  | 'on'
  | 'one'
  | 'pass'
  | 'pay'
  | 'pick'
  | 'play'
  | 'prevent'
  | 'program'
  | 'purge'
  | 'remove-by'
  | 'remove-counter'
  | 'remove-tag'
  | 'resource'
  | 'rez'
  | 'run'
  | 'score'
  | 'sentry'
  | 'stack'
  | 'steal'
  | 'subroutine'
  | 'suffer-2-meat'
  | 'suffer-brain'
  | 'take-1-tag'
  | 'to-hq'
  | 'trash'
  | 'trash-by'
  | 'trash-resource'
  | 'trigger'
  | 'use'
  | 'viruses'
  | 'yes'

export type AskKind =
  | 'access'
  | 'action'
  | 'automa-click'
  | 'break'
  | 'decide'
  | 'discard'
  | 'forfeit'
  | 'install-where'
  | 'instead'
  | 'jack-out'
  | 'link'
  | 'loop'
  | 'mulligan'
  | 'number'
  | 'order'
  | 'overload'
  | 'pay'
  | 'pick'
  | 'prevent'
  | 'psi'
  | 'rez-to-prevent'
  | 'search'
  | 'steal'
  | 'trace'
  | 'trash-accessed'
  | 'trash-cost'
  | 'trash-first'
  | 'window'
  | 'x'

export type Timing =
  | 'game/begins'
  | 'game/sets_up'
  | 'game/corp_may_redraw'
  | 'game/corp_redraws'
  | 'game/runner_may_redraw'
  | 'game/runner_redraws'
  | 'game/corp_turn'
  | 'game/runner_turn'
  | 'corp-turn/corp_gains_clicks'
  | 'corp-turn/corp_opening_window'
  | 'corp-turn/corp_refills'
  | 'corp-turn/corp_turn_begins'
  | 'corp-turn/corp_draws'
  | 'corp-turn/corp_first_window'
  | 'corp-turn/corp_acts'
  | 'corp-turn/corp_takes_action'
  | 'corp-turn/corp_window_after'
  | 'corp-turn/corp_goes_on'
  | 'corp-turn/corp_discards'
  | 'corp-turn/corp_discarded'
  | 'corp-turn/corp_last_window'
  | 'corp-turn/corp_loses_clicks'
  | 'corp-turn/corp_turn_ends'
  | 'corp-turn/corp_turn_is_over'
  | 'runner-turn/runner_gains_clicks'
  | 'runner-turn/runner_opening_window'
  | 'runner-turn/runner_refills'
  | 'runner-turn/runner_turn_begins'
  | 'runner-turn/runner_first_window'
  | 'runner-turn/runner_acts'
  | 'runner-turn/runner_takes_action'
  | 'runner-turn/runner_window_after'
  | 'runner-turn/runner_goes_on'
  | 'runner-turn/runner_discards'
  | 'runner-turn/runner_discarded'
  | 'runner-turn/runner_last_window'
  | 'runner-turn/runner_loses_clicks'
  | 'runner-turn/runner_turn_ends'
  | 'runner-turn/runner_turn_is_over'
  | 'automa-corp-turn/corp_gains_clicks'
  | 'automa-corp-turn/corp_opening_window'
  | 'automa-corp-turn/corp_refills'
  | 'automa-corp-turn/corp_turn_begins'
  | 'automa-corp-turn/draws_or_loses'
  | 'automa-corp-turn/waits_no_longer'
  | 'automa-corp-turn/corp_first_window'
  | 'automa-corp-turn/reveals_card'
  | 'automa-corp-turn/takes_clicks'
  | 'automa-corp-turn/corp_window_after'
  | 'automa-corp-turn/goes_on'
  | 'automa-corp-turn/stops'
  | 'automa-corp-turn/corp_last_window'
  | 'automa-corp-turn/corp_loses_clicks'
  | 'automa-corp-turn/corp_turn_ends'
  | 'automa-corp-turn/corp_turn_is_over'
  | 'automa-runner-turn/runner_gains_clicks'
  | 'automa-runner-turn/runner_opening_window'
  | 'automa-runner-turn/runner_refills'
  | 'automa-runner-turn/runner_turn_begins'
  | 'automa-runner-turn/runner_first_window'
  | 'automa-runner-turn/reveals_runner_card'
  | 'automa-runner-turn/reads_click'
  | 'automa-runner-turn/runner_window_after'
  | 'automa-runner-turn/next_click'
  | 'automa-runner-turn/runner_stops'
  | 'automa-runner-turn/runner_last_window'
  | 'automa-runner-turn/runner_loses_clicks'
  | 'automa-runner-turn/runner_turn_ends'
  | 'automa-runner-turn/automatic_turn_is_over'
  | 'run/initiates'
  | 'run/approaches'
  | 'run/approach_window'
  | 'run/may_jack_out'
  | 'run/jacked_out'
  | 'run/rez_window'
  | 'run/meets_or_passes'
  | 'run/passes'
  | 'run/goes_inward'
  | 'run/approaches_server'
  | 'run/server_window'
  | 'run/may_jack_out_of_server'
  | 'run/jacked_out_of_server'
  | 'run/last_window'
  | 'run/succeeds'
  | 'run/was_successful'
  | 'run/may_replace_access'
  | 'run/accesses'
  | 'run/ends'
  | 'run/is_over'
  | 'encounter/begins'
  | 'encounter/interaction'
  | 'encounter/interaction_ends'
  | 'encounter/subroutines'
  | 'encounter/next_subroutine'
  | 'encounter/ends'
  | 'encounter/is_over'
  | 'access/access_begins'
  | 'access/fixes_count'
  | 'access/chooses'
  | 'access/takes_up'
  | 'access/next_card'
  | 'access-card/accesses'
  | 'access-card/may_trash_or_steal'
  | 'access-card/pays_for_it'
  | 'access-card/trashes_accessed'
  | 'access-card/steals'
  | 'access-card/sets_aside'
  | 'trace/begins'
  | 'trace/corp_bids'
  | 'trace/corp_pays'
  | 'trace/runner_bids'
  | 'trace/runner_pays'
  | 'trace/compares'
  | 'trace/follows'
  | 'window/offers'
  | 'window/does'

/** Which line of which card's text says what a subroutine does; 0 is the first with an arrow. */
export interface SubroutineView {
  card: string
  line: number
}

/**
 * A card on the table. `card` is missing when the seat cannot know what it is.
 *
 * `subroutines` and `subtypes` of rezzed ice are there if they are not just the printed ones.
 */
export interface CardView {
  id: string
  card?: string
  faceup: boolean
  counters?: Record<string, number>
  host?: string
  chosen?: string
  row?: string
  strength?: number
  subroutines?: SubroutineView[]
  subtypes?: string[]
  agenda_points?: number
}

export interface SeatView {
  identity: CardView
  credits: number
  clicks: number
  points: number
  hand_size: number
  hand_count: number
  hand: string[]
  deck_count: number
  scored: CardView[]
  bad_publicity?: number
  archives?: string[]
  archives_facedown?: number
  archives_known?: string[]
  tags?: number
  brain_damage?: number
  link?: number
  memory?: number
  memory_used?: number
  rig?: CardView[]
  heap?: string[]
}

export interface ServerView {
  name: string
  ice: CardView[]
  root: CardView[]
}

export interface RunView {
  server: string
  ice?: string
  ahead: number
  encountering: boolean
  broken: number[]
  resolved: number[]
  outcome: string
  purse: number
  accessing?: string
  left: number
}

export interface MessageView {
  key: string
  args: Record<string, string | number>
}

/**
 * One legal answer. `value` is what is answered; the rest says what that means, and only what applies is there.
 *
 * `card` is a card on the table, by its handle. A card elsewhere has a `title`, and `lies` says where; `facedown`
 * if it does so in Archives. `other` is a second card on the table: what is saved, or what a trigger is about.
 * `place` is a server, "new" or "rig". `payment` has the credits from each source: a handle, "pool" or "purse".
 * `trashes` are the cards on the table that must be trashed first; `room` if it is still to be chosen which.
 * `runs` is the server that a card makes a run on, if it leaves no choice.
 * `instead` is what an automa does with its click; `idle` an icebreaker's that has nothing for this ice.
 * `say` are the messages that put it into words, one after another; a program is not given any.
 */
export interface OptionView {
  value: string
  verb: Verb
  card?: string
  title?: string
  lies?: 'hand' | 'deck' | 'pile'
  facedown?: boolean
  other?: string
  place?: string
  ability?: number
  subroutine?: number
  amount?: number
  payment?: Record<string, number>
  instead?: string
  idle?: boolean
  runs?: string
  price?: number
  trashes?: string[]
  room?: boolean
  say?: MessageView[]
}

export interface AskView {
  seat: string
  kind?: AskKind
  card?: string
  n?: number
  options?: OptionView[]
}

/** One step: the card that did it (empty if there is none), what happened, and in which turn. */
export interface CauseView {
  card: string
  said: Record<string, string | Record<string, string | number>>
  turn: number
}

/** Harm that is about to be suffered and can be prevented now; `card` is what causes it, if it is known. */
export interface ThreatView {
  damage: string
  n: number
  tags: number
  card: string
}

/** An AI card in the words of its pack (docs/automa.md). */
export interface AICardView {
  id: string
  title: string
  clicks: Record<string, unknown>[]
  bottom: Record<string, unknown>
}

export interface BehaviourView {
  id: string
  title: string
  a: Record<string, unknown>[][]
  b: Record<string, unknown>[][]
}

/**
 * `card` is the revealed AI card, `click` the printed click that comes next (from 0), `lost` those that will not
 * be read, `leftover` the clicks that wait for the bottom order. `face` is how the revealed card reads or, while
 * there is none, the one that was used last; `behaviour` shows its `side`.
 */
export interface AutomaView {
  seat: string
  pack: string
  name: string
  level: string
  card?: string
  click?: number
  lost?: number[]
  leftover?: number
  face?: AICardView
  cards_left: number
  discard: string[]
  piles: Record<string, number>
  behaviour?: string
  behaviour_card?: BehaviourView
  side?: string
  x?: number
  improved_economy?: boolean
  human_override?: boolean
}

/** `goal` is how many agenda points win, where a card has changed that. */
export interface View {
  seat: string
  turn: number
  active: string
  timing: Timing[]
  corp: SeatView
  runner: SeatView
  servers: ServerView[]
  playing: CardView[]
  aside: CardView[]
  hosted: CardView[]
  removed: string[]
  run: RunView | null
  ask: AskView | null
  log: MessageView[]
  result: Record<string, string> | null
  cause?: CauseView[]
  threat?: ThreatView
  goal?: number
  automa?: AutomaView
}

/**
 * One ice from the outermost inwards; `unknown` if it is not rezzed, `card` if the Runner knows it all the same.
 *
 * `credits` are -1 if nothing there can break it now; `toll` is what meeting it costs in any case. `ends` and
 * `harms` tell what it does unbroken; `breaks` says what is counted on: breaking, or letting it.
 */
export interface IceRow {
  ice: string
  card: string
  unknown: boolean
  strength: number
  subroutines: number
  ends: boolean
  harms: boolean
  credits: number
  clicks: number
  cards: string[]
  toll: number
  breaks: boolean
}
