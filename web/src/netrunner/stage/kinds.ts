import type { Said, Shown, View } from '../../protocol'
import type { Hold, Kind } from '../../table/stage/beat'

type Row = [ms: number, plate: 0 | 1, small: 0 | 1]

const TICK: Row = [300, 0, 0]
const NOTHING: Row = [0, 0, 0]
/** Milliseconds, whether it has a plate, and whether it is only a tick for whoever did it. */
const ROWS: Record<string, Row> = {
  'installs-ice': [600, 1, 1],
  'installs-root': [600, 1, 1],
  'installs-facedown': [600, 1, 1],
  installs: [700, 1, 1],
  'installs-on': [700, 1, 1],
  hosts: [700, 1, 1],
  advances: [400, 0, 1],
  'places-advancement': [400, 0, 1],
  plays: [700, 1, 1],
  uses: [700, 1, 1],
  rezzes: [700, 1, 1],
  derezzes: [700, 1, 1],
  exposes: [900, 1, 0],
  reveals: [900, 1, 0],
  'turned-faceup': [900, 1, 0],
  'turned-facedown': [700, 1, 1],
  searches: [900, 1, 0],
  arranges: [900, 1, 0],
  swaps: [900, 1, 1],
  runs: [600, 1, 1],
  approaches: [400, 0, 1],
  encounters: [400, 0, 0],
  breaks: [250, 0, 0],
  bypasses: [250, 0, 0],
  'strength-up': [250, 0, 0],
  'strength-down': [250, 0, 0],
  subroutine: [700, 1, 0],
  'moved-outermost': [600, 1, 0],
  'run-ended': [600, 1, 0],
  'jacks-out': [600, 1, 1],
  accesses: [700, 1, 0],
  trashed: [500, 1, 1],
  removed: [500, 1, 1],
  steals: [900, 1, 0],
  scores: [900, 1, 0],
  forfeits: [900, 1, 0],
  converted: [900, 1, 0],
  traces: [900, 1, 0],
  links: [900, 1, 0],
  'trace-succeeds': [900, 1, 0],
  'trace-fails': [900, 1, 0],
  'psi-spends': [1200, 1, 0],
  'takes-tags': [700, 1, 0],
  'loses-tags': [700, 1, 0],
  'removes-tag': [700, 1, 1],
  'bad-publicity': [700, 1, 0],
  'suffers-net': [900, 1, 0],
  'suffers-meat': [900, 1, 0],
  'suffers-brain': [900, 1, 0],
  prevents: [700, 1, 1],
  discards: [500, 1, 1],
  purges: [500, 1, 1],
  hunts: [700, 1, 1],
  'automa-reveals': [900, 1, 0],
  'win-agendas': [1600, 1, 0],
  'win-flatline': [1600, 1, 0],
  'win-decked': [1600, 1, 0],
  'win-stack-empty': [1600, 1, 0],
}
const AGENDAS = new Set(['steals', 'scores', 'forfeits'])
const SHOWN = new Set(['exposes', 'reveals', 'turned-faceup'])
/** Money and cards that are drawn: a few in a row are one tick. */
const MERGES = new Set(['takes-credit', 'gains', 'loses', 'draws', 'places-credit', 'strength-up', 'breaks'])

/** A price or a reason of an automa is told with what it explains. */
export function isReason(said: Said): boolean {
  return said.key === 'pays' || (said.key.startsWith('automa-') && said.key !== 'automa-reveals')
}

/** A card that has been played goes to its pile: its own beat has told that. */
export function playedOut(head: Said, before: View): boolean {
  return head.key === 'trashed' && before.playing.some((card) => card.card === head.args.card)
}

/** The line that says what a beat is. */
export function headOf(log: Said[]): Said {
  return log.find((said) => !isReason(said)) ?? log[0]!
}

export function kindOf(log: Said[], before: View, after: View, shown: Shown, last: boolean): Kind {
  const head = headOf(log)
  const actor = head.key === 'trashed' ? trasherOf(log, head, before) : actorOf(head, after)
  const me = after.seat
  const [ms, plate, small] = playedOut(head, before) ? NOTHING : (ROWS[head.key] ?? TICK)
  return {
    ms,
    plate: plate === 1 || tokensOf(head, before, after) >= 3 || asksToRez(head, shown, last),
    small: small === 1,
    actor,
    hold: me === 'spectator' ? '' : holdOf(log, head, actor, me, asksAboutIt(shown, last)),
    merges: MERGES.has(head.key) && log.length <= 2 ? `${head.key} ${actor}` : '',
    joins: head.key === 'accesses' && head.args.server === 'archives' ? 'archives' : '',
  }
}

/** Harm is done by the Corp, whoever suffers it. */
function actorOf(head: Said, view: View): string {
  if (/^(suffers-|takes-tags|subroutine|traces|links|run-ended|trace-)/.test(head.key)) return 'corp'
  return String(head.args.seat ?? (head.key.startsWith('places-') ? view.active : ''))
}

/** A card is trashed by who pays for it or accesses it; otherwise by who owns it. */
function trasherOf(log: Said[], head: Said, before: View): string {
  const payer = log.find((said) => said.key === 'pays')?.args.seat
  return String(payer ?? (before.run?.accessing ? 'runner' : head.args.seat))
}

/** The ice that is approached is shown to who is asked to rez it. */
function asksToRez(head: Said, shown: Shown, last: boolean): boolean {
  return head.key === 'approaches' && last && shown.ask !== '' && shown.view.seat === 'corp'
}

/** The access ends in a question about the card: then the question is the hold. */
function asksAboutIt(shown: Shown, last: boolean): boolean {
  return last && shown.ask !== '' && ['steal', 'trash-accessed'].includes(shown.view.ask?.kind ?? '')
}

function holdOf(log: Said[], head: Said, actor: string, me: string, asked: boolean): Hold {
  const has = (wanted: (said: Said) => boolean): boolean => log.some(wanted)
  if (head.key.startsWith('win-')) return 'end'
  if (has((said) => AGENDAS.has(said.key))) return 'agenda'
  if (me === 'runner' && has((said) => said.key.startsWith('suffers-'))) return 'harm'
  if (me === 'runner' && head.key === 'accesses' && !asked) return 'harm'
  if (actor !== me && has((said) => said.key === 'trashed' && said.args.seat === me)) return 'harm'
  if (head.key === 'exposes' && me === 'runner') return 'harm'
  return has((said) => SHOWN.has(said.key) && said.args.seat !== me && said.key !== 'exposes') ? 'harm' : ''
}

/** How many advancement tokens the card has that has just got one. */
function tokensOf(head: Said, before: View, after: View): number {
  if (head.key !== 'advances' && head.key !== 'places-advancement') return 0
  const old = new Map(installed(before).map((card) => [card.id, card.counters?.advancement ?? 0]))
  const grown = installed(after).filter((card) => (card.counters?.advancement ?? 0) > (old.get(card.id) ?? 0))
  return Math.max(0, ...grown.map((card) => card.counters?.advancement ?? 0))
}

function installed(view: View): View['servers'][number]['root'] {
  return view.servers.flatMap((server) => [...server.root, ...server.ice])
}

/** The seat whose own doing is only a tick. */
export function meOf(view: View): string {
  return view.seat === 'spectator' ? '' : view.seat
}
