import type { CardView, SeatView, View } from '../../protocol'
import { serverOf } from '../../words/server'

export type Side = 'corp' | 'runner'

/** Where a card of the view lies. Ice and root cards are counted from the innermost, or in order of installation. */
export type Place =
  | { zone: 'ice' | 'root'; server: string; at: number }
  | { zone: 'rig' | 'playing' | 'aside' | 'hosted' }
  | { zone: 'scored' | 'identity'; side: Side }

export interface Placed {
  card: CardView
  place: Place
}

/** Every card of a view that has a handle. */
export class Cards {
  readonly all = new Map<string, Placed>()
  private readonly hosts = new Map<string, CardView[]>()

  constructor(readonly view: View) {
    for (const server of view.servers) {
      server.ice.forEach((card, at) => this.put(card, { zone: 'ice', server: server.name, at }))
      server.root.forEach((card, at) => this.put(card, { zone: 'root', server: server.name, at }))
    }
    for (const side of ['corp', 'runner'] as const) this.seat(view[side], side)
    for (const zone of ['playing', 'aside', 'hosted'] as const) {
      for (const card of view[zone]) this.put(card, { zone })
    }
  }

  get(id: string | undefined): Placed | undefined {
    return id === undefined ? undefined : this.all.get(id)
  }

  /** The title's slug of a card by its handle, "#12"; nothing if it is not known. A slug is its own. */
  slug(name: string): string {
    return name.startsWith('#') ? (this.get(name)?.card.card ?? '') : name
  }

  server(id: string): string | undefined {
    const place = this.get(id)?.place
    return place && 'server' in place ? place.server : undefined
  }

  hostedOn(id: string): CardView[] {
    return this.hosts.get(id) ?? []
  }

  private seat(seat: SeatView, side: Side): void {
    this.put(seat.identity, { zone: 'identity', side })
    for (const card of seat.scored) this.put(card, { zone: 'scored', side })
    for (const card of seat.rig ?? []) this.put(card, { zone: 'rig' })
  }

  private put(card: CardView, place: Place): void {
    this.all.set(card.id, { card, place })
    if (card.host) this.hosts.set(card.host, [...this.hostedOn(card.host), card])
  }
}

export function other(side: string): Side {
  return side === 'corp' ? 'runner' : 'corp'
}

/** The seat drawn nearest to the player; a spectator sits with the Runner. */
export function nearSide(view: View): Side {
  return view.seat === 'corp' ? 'corp' : 'runner'
}

export const ROWS = ['program', 'hardware', 'resource', 'facedown'] as const
export type Row = (typeof ROWS)[number]

/** A row of the rig. Cards lying on another card are drawn with their host; what lies facedown has no type. */
export function rigRow(view: View, row: Row): CardView[] {
  const rig = view.runner.rig ?? []
  const there = new Set(rig.map((card) => card.id))
  return rig.filter(
    (card) => ((card.faceup && card.row) || 'facedown') === row && !(card.host && there.has(card.host)),
  )
}

/** Central servers first, as they lie on the table: Archives, R&D, HQ, then the remotes. */
export function lanes(view: View): View['servers'] {
  const order = (name: string): number => {
    const at = ['archives', 'rd', 'hq'].indexOf(name)
    return at >= 0 ? at : 10 + serverOf(name).n
  }
  return [...view.servers].sort((a, b) => order(a.name) - order(b.name))
}
