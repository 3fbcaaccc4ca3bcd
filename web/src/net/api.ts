import type {
  Adopted,
  Analysis,
  BugReport,
  CardFacts,
  Complaint,
  ContentSet,
  Craft,
  DeckFile,
  DeckLaw,
  DeckList,
  DeckRead,
  DeckReport,
  DeckText,
  Fault,
  Handbook,
  JoinTable,
  Judged,
  Judgements,
  JudgeMoves,
  Move,
  MoveReason,
  TryMoves,
  Branch,
  KeptDeck,
  LessonFacts,
  PuzzleFacts,
  Lobby,
  Me,
  NewTable,
  NewWork,
  Preview,
  PreviewWish,
  RatingPoint,
  ReplayInfo,
  ReplayStep,
  ReportFiled,
  RuleBook,
  SeatKey,
  Seated,
  PasskeyInfo,
  PlayerPage,
  PasskeyOptions,
  SessionInfo,
  ShelfDeck,
  Summary,
  TableInfo,
  Unpacked,
  WorkChange,
  WorkshopShown,
  WorkShown,
  WorkState,
} from '../protocol'

/** The table said no: `error` is a key of the catalogues, `detail` plain English. */
export class ApiFault extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    readonly detail: string,
  ) {
    super(detail || error)
  }
}

const KEPT: Map<string, unknown>[] = []

export const api = {
  lobby: changing(() => get<Lobby>('/api/lobby')),
  cards: kept(() => get<CardFacts[]>('/api/cards')),
  decks: kept(() => get<ShelfDeck[]>('/api/decks')),
  rules: kept(() => get<RuleBook[]>('/api/rules')),
  lessons: kept(() => get<LessonFacts[]>('/api/lessons')),
  puzzles: kept(() => get<PuzzleFacts[]>('/api/puzzles')),
  handbook: kept((lang) => get<Handbook[]>(`/api/handbook/${lang}`)),
  sets: changing((lang) => get<ContentSet[]>(`/api/sets?lang=${lang}`)),
  checkDeck: (deck: DeckList) => post<DeckReport>('/api/decks/check', deck),
  deckLaw: (identity: string) => get<DeckLaw>(`/api/decks/law/${identity}`),
  readDeck: (text: DeckText) => post<DeckRead>('/api/decks/read', text),
  writeDeck: (file: DeckFile) => text('/api/decks/write', file),
  newTable: (table: NewTable) => post<Seated>('/api/tables', table),
  table: (id: string) => get<TableInfo>(`/api/tables/${id}`),
  tableContent: (id: string, lang: string) => get<ContentSet>(`/api/tables/${id}/content?lang=${lang}`),
  myTables: (keys: SeatKey[]) => post<TableInfo[]>('/api/tables/mine', { keys }),
  join: (id: string, seat: JoinTable) => post<Seated>(`/api/tables/${id}/join`, seat),
  journal: (id: string, secret: string) => get<Record<string, unknown>>(`/api/tables/${id}/journal`, secret),
  report: (id: string, report: BugReport, secret?: string) =>
    post<ReportFiled>(`/api/tables/${id}/report`, report, secret),
  complain: (id: string, complaint: Complaint) => post<ReportFiled>(`/api/tables/${id}/complain`, complaint),
  me: () => get<Me>('/api/me'),
  makePlayer: (name: string, phrase: string) => post<Me>('/api/me/join', { name, phrase }),
  enterPlayer: (name: string, phrase: string) => post<Me>('/api/me/enter', { name, phrase }),
  leavePlayer: () => post<Me>('/api/me/leave', {}),
  deletePlayer: (phrase: string) => post<Me>('/api/me/delete', { phrase }),
  changePhrase: (old: string, now: string) => post<Me>('/api/me/phrase', { old, new: now }),
  sessions: () => get<SessionInfo[]>('/api/me/sessions'),
  endSession: (id: string) => post<SessionInfo[]>(`/api/me/sessions/${id}/end`, {}),
  endOthers: () => post<SessionInfo[]>('/api/me/sessions/end', {}),
  passkeys: () => get<PasskeyInfo[]>('/api/me/passkeys'),
  offerPasskey: (phrase: string) => post<PasskeyOptions>('/api/me/passkeys/offer', { phrase }),
  addPasskey: (credential: string) => post<PasskeyInfo[]>('/api/me/passkeys', { credential }),
  removePasskey: (id: string) => post<PasskeyInfo[]>(`/api/me/passkeys/${id}/remove`, {}),
  askPasskey: () => post<PasskeyOptions>('/api/me/passkeys/ask', {}),
  enterByPasskey: (credential: string) => post<Me>('/api/me/passkeys/enter', { credential }),
  adopt: (keys: SeatKey[]) => post<Adopted>('/api/me/adopt', { keys }),
  myGames: (before?: number) => get<TableInfo[]>(`/api/me/games${before ? `?before=${before}` : ''}`),
  ratingHistory: (pool: string) => get<RatingPoint[]>(`/api/me/ratings/${pool}`),
  share: (parts: PlayerPage['parts']) => post<Me>('/api/me/share', { parts }),
  player: (name: string) => get<PlayerPage>(`/api/players/${encodeURIComponent(name)}`),
  keepDecks: (decks: KeptDeck[]) => post<KeptDeck[]>('/api/me/decks', { decks }),
  block: (table: string, seat: string) => post<Me>('/api/me/block', { table, seat }),
  unblock: (name: string) => post<Me>('/api/me/unblock', { name }),
  openReplay: (journal: Record<string, unknown>) => post<ReplayInfo>('/api/replays', journal),
  summary: (id: string, secret: string) => get<Summary>(`/api/tables/${id}/summary`, secret),
  replayTable: (id: string, secret: string) => post<ReplayInfo>(`/api/tables/${id}/replay`, {}, secret),
  replay: (id: string) => get<ReplayInfo>(`/api/replays/${id}`),
  replayContent: (id: string, lang: string) => get<ContentSet>(`/api/replays/${id}/content?lang=${lang}`),
  replayStep: (id: string, n: number, seat: string) => get<ReplayStep>(`/api/replays/${id}/${n}?seat=${seat}`),
  replayAnalysis: (id: string) => get<Analysis>(`/api/replays/${id}/analysis`),
  replayMoves: (id: string) => get<Move[]>(`/api/replays/${id}/moves`),
  /** Waits for more, if all that was found is known. */
  replayJudgements: (id: string, since: number) => get<Judgements>(`/api/replays/${id}/judgements?since=${since}`),
  replayLines: (id: string, wish: JudgeMoves) => post<Judged>(`/api/replays/${id}/lines`, wish),
  replayReason: (id: string, n: number) => get<MoveReason>(`/api/replays/${id}/reasons/${n}`),
  replayBranch: (id: string, wish: TryMoves) => post<Branch>(`/api/replays/${id}/branch`, wish),
  replayJournal: (id: string) => get<Record<string, unknown>>(`/api/replays/${id}/journal`),
  workshop: () => get<WorkshopShown>('/api/workshop'),
  newWork: (kind: Craft, work: NewWork) => post<WorkShown>(`/api/workshop/${kind}`, work),
  work: (kind: Craft, name: string) => get<WorkShown>(`/api/workshop/${kind}/${name}`),
  changeWork: (kind: Craft, name: string, change: WorkChange) =>
    post<WorkState>(`/api/workshop/${kind}/${name}`, change),
  previewWork: (kind: Craft, wish: PreviewWish) => post<Preview>(`/api/workshop/${kind}/preview`, wish),
  renameWork: (kind: Craft, name: string, to: string, title: string) =>
    post<WorkShown>(`/api/workshop/${kind}/${name}/rename`, { name: to, title }),
  removeWork: (kind: Craft, name: string) => post<WorkshopShown>(`/api/workshop/${kind}/${name}/remove`, {}),
  unpack: async (kind: Craft, archive: Blob): Promise<Unpacked> =>
    (await ask(`/api/workshop/${kind}/unpack`, { method: 'POST', body: archive })).json(),
  /** What can be played with has changed: it is asked for again. */
  forget: () => KEPT.forEach((one) => one.clear()),
}

async function get<Answer>(path: string, secret?: string): Promise<Answer> {
  return (await ask(path, { headers: headers(secret) })).json()
}

async function post<Answer>(path: string, body: unknown, secret?: string): Promise<Answer> {
  return (await send(path, body, secret)).json()
}

async function text(path: string, body: unknown): Promise<string> {
  return (await send(path, body)).text()
}

function send(path: string, body: unknown, secret?: string): Promise<Response> {
  const json = { 'Content-Type': 'application/json', ...headers(secret) }
  return ask(path, { method: 'POST', headers: json, body: JSON.stringify(body) })
}

function headers(secret?: string): Record<string, string> {
  return secret ? { Authorization: `Bearer ${secret}` } : {}
}

async function ask(path: string, init: RequestInit): Promise<Response> {
  let response: Response
  try {
    response = await fetch(path, init)
  } catch {
    throw new ApiFault(0, 'web-fault-no-line', '')
  }
  if (!response.ok) throw await fault(response)
  return response
}

async function fault(response: Response): Promise<ApiFault> {
  const found = (await response.json().catch(() => ({}))) as Partial<Fault>
  return new ApiFault(response.status, found.error ?? 'failed', found.detail ?? response.statusText)
}

/** What changes only by what is done here. */
function changing<Answer>(fetched: (lang: string) => Promise<Answer>): (lang?: string) => Promise<Answer> {
  const coming = new Map<string, Promise<Answer>>()
  KEPT.push(coming)
  return kept(fetched, coming)
}

/** What does not change while the page is open is asked for once; a failure is not kept. */
function kept<Answer>(
  fetched: (lang: string) => Promise<Answer>,
  coming = new Map<string, Promise<Answer>>(),
): (lang?: string) => Promise<Answer> {
  return (lang = '') => {
    const found =
      coming.get(lang) ??
      fetched(lang).catch((reason) => {
        coming.delete(lang)
        throw reason
      })
    coming.set(lang, found)
    return found
  }
}
