import type { UnitView, View } from '../shown'
import { groundOf, type Row } from './city'

/** Something that stands on the map: one unit, several alike, a Hideout, or Johnny. */
export interface Piece {
  key: string
  what: 'unit' | 'hideout' | 'johnny'
  gang: string
  kind: string
  units: string[]
  edgerunner: boolean
  /** Where it stands: a District, or a Point of Interest. */
  space: string
  x: number
  y: number
}

const STEP = 32
const GAP = 12
const MOST_OF_A_KIND = 4

type Group = Omit<Piece, 'x' | 'y'>[]

const BARE = { units: [], edgerunner: false }
const JOHNNY = { key: 'johnny', what: 'johnny', gang: 'johnny', kind: 'solo', ...BARE } as const

/** Where everything stands, District by District. */
export function piecesOf(view: View): Piece[] {
  return view.districts.flatMap((district) => {
    const rows = groundOf(district.id)?.rows ?? []
    const groups = groupsOf(view, district.id, MOST_OF_A_KIND)
    const outside =
      placed(groups, rows) ??
      placed(groupsOf(view, district.id, 1), rows) ??
      squeezed(groupsOf(view, district.id, 1), rows)
    return [...outside, ...heldIn(view, district.id)]
  })
}

/** Who stands in the places of a District. */
function heldIn(view: View, id: string): Piece[] {
  const pois = view.districts.find((district) => district.id === id)?.pois ?? []
  return pois.flatMap((poi, n) => {
    const [x, y] = groundOf(id)?.pois[n] ?? [0, 0]
    if (view.johnny?.space === poi.space) return [{ ...JOHNNY, units: [], space: poi.space, x, y }]
    const unit = view.units.find((one) => one.id === poi.unit)
    return unit ? [{ ...pieceOf([unit]), x, y }] : []
  })
}

function groupsOf(view: View, district: string, most: number): Group[] {
  const found: Group[] = []
  if (view.johnny?.space === district) found.push([{ ...JOHNNY, units: [], space: district }])
  for (const gang of view.gangs) {
    const units = view.units.filter((unit) => unit.gang === gang.id && unit.space === district)
    const home: Group = gang.hideouts.includes(district)
      ? [
          {
            key: `hideout-${gang.id}-${district}`,
            what: 'hideout',
            gang: gang.id,
            kind: 'hideout',
            space: district,
            ...BARE,
          },
        ]
      : []
    const group = [...home, ...gathered(units, most)]
    if (group.length) found.push(group)
  }
  return found
}

/** More than so many of a kind become one with a count. Edgerunners are never alike. */
function gathered(units: UnitView[], most: number): Group {
  const kinds = new Map<string, UnitView[]>()
  for (const unit of units) {
    const kind = unit.edgerunner ? unit.id : unit.unit
    kinds.set(kind, [...(kinds.get(kind) ?? []), unit])
  }
  return [...kinds.values()].flatMap((alike) =>
    (alike.length > most ? [alike] : alike.map((unit) => [unit])).map(pieceOf),
  )
}

function pieceOf(units: UnitView[]): Omit<Piece, 'x' | 'y'> {
  const unit = units[0]!
  return {
    key: `unit-${unit.id}`,
    what: 'unit',
    gang: unit.gang,
    kind: unit.unit,
    units: units.map((one) => one.id),
    edgerunner: unit.edgerunner === true,
    space: unit.space,
  }
}

/** Each gang on one row, as many gangs to a row as fit; null if a gang fits nowhere. */
function placed(groups: Group[], rows: readonly Row[]): Piece[] | null {
  const free = rows.map(([left]) => left)
  const found: Piece[] = []
  for (const group of groups) {
    const width = (group.length - 1) * STEP
    const at = rows.findIndex(([, , right], n) => free[n]! + width <= right)
    if (at < 0) return null
    const x = free[at]!
    group.forEach((piece, n) => found.push({ ...piece, x: x + n * STEP, y: rows[at]![1] }))
    free[at] = x + width + STEP + GAP
  }
  return centred(found, rows)
}

/** Rows are filled from the left; what is on a row then moves to its middle. */
function centred(pieces: Piece[], rows: readonly Row[]): Piece[] {
  return pieces.map((piece) => {
    const row = rows.find(([left, y, right]) => y === piece.y && piece.x >= left - 1 && piece.x <= right + 1)
    const last = Math.max(...pieces.filter((one) => one.y === piece.y).map((one) => one.x))
    return row ? { ...piece, x: piece.x + Math.min(60, (row[2] - last) / 2) } : piece
  })
}

/** Too many for the District: all of them side by side on its rows, closer than they like. */
function squeezed(groups: Group[], rows: readonly Row[]): Piece[] {
  const all = groups.flat()
  const lengths = rows.map(([left, , right]) => right - left)
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const step = whole / Math.max(1, all.length)
  return all.map((piece, n) => {
    let at = (n + 0.5) * step
    let row = 0
    while (row < rows.length - 1 && at > lengths[row]!) at -= lengths[row++]!
    const [left = 0, y = 0] = rows[row] ?? []
    return { ...piece, x: left + at, y }
  })
}
