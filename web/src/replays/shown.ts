import type { View as GangsView } from '../gangs/shown'
import type { CardView, ReplayStep, Shown, View } from '../protocol'

/** A point of a replay as a table would send it: nothing to answer, nothing to take back. */
export function shownOf(step: ReplayStep): Shown {
  const log = step.view.log ?? []
  return {
    type: 'shown',
    ask: '',
    view: { ...step.view, ask: seatOnly(step) },
    log_from: 0,
    log,
    beats: step.beats,
    matters: [],
    passing: '',
    plans: [],
    undo: 'no',
  }
}

/** The same for the stage: with the number of the first new line, so that beats follow each other. */
export function staged(step: ReplayStep): Shown {
  const lines = step.beats.flatMap((beat) => beat.log)
  return { ...shownOf(step), log_from: step.beats[0]?.log_from ?? 0, log: lines }
}

/** What the stage shows now, with the log as far as it has been told. */
export function boardOf(step: ReplayStep, shown: Shown, told: number): Shown {
  const log = step.view.log ?? []
  const first = step.beats[0]?.log_from
  const end = first === undefined ? 0 : first + step.beats.flatMap((beat) => beat.log).length
  const untold = first === undefined || told === Infinity ? 0 : Math.max(0, end - told)
  return { ...shown, log: log.slice(0, log.length - untold), log_from: 0 }
}

/** All cards open: what the others know of theirs on the table is put into the view. Their hands lie beside it. */
export function opened(view: View, others: View[]): View {
  let open = view
  for (const other of others) open = withSeat(open, other)
  return open
}

function withSeat(view: View, other: View): View {
  if ('gangs' in view) return withHand(view as unknown as GangsView, other as unknown as GangsView)
  const known = new Map(cardsOf(other).map((card) => [card.id, card]))
  const named = (card: CardView): CardView => (card.card ? card : { ...card, card: known.get(card.id)?.card })
  return {
    ...view,
    servers: view.servers.map((server) => ({
      ...server,
      ice: server.ice.map(named),
      root: server.root.map(named),
    })),
  }
}

/** The other gang's Combat cards, as if they had been seen. */
function withHand(view: GangsView, other: GangsView): View {
  const hand = other.gangs.find((gang) => gang.seat === other.seat)?.hand ?? []
  const gangs = view.gangs.map((gang) => (gang.seat === other.seat ? { ...gang, known: hand } : gang))
  return { ...view, gangs } as unknown as View
}

function cardsOf(view: View): CardView[] {
  return view.servers.flatMap((server) => [...server.ice, ...server.root])
}

/** Who was asked, without the answers: by seat, or by gang. */
function seatOnly(step: ReplayStep): ReplayStep['view']['ask'] {
  const ask = step.view.ask as (ReplayStep['view']['ask'] & { gang?: string }) | null
  if (!ask) return null
  const who: typeof ask = { seat: ask.seat }
  return ask.gang ? ({ ...who, gang: ask.gang } as typeof ask) : who
}
