import { describe, expect, it } from 'vitest'
import { rowsOf } from './choices'
import { GROUNDS, groundOf } from './city'
import { described } from './describe'
import { english, names, sample } from './gangs.testing'
import { piecesOf } from './pieces'
import { rankingOf, winnersOf } from './ranking'
import { slotsOf } from './slots'
import { tallyOf } from './tally'
import { Targets } from './targets'
import { apart } from './apart'
import { credMarks, storyFlags } from './tracks'

const ASKS = ['turn', 'move', 'recruit', 'casualty']

describe('no ask can get stuck', () => {
  it.each(ASKS)('every answer of %s is in the dock, in the panel or at a place of the table', (name) => {
    const view = sample(name)
    const targets = new Targets(view, view.ask)
    const rows = rowsOf(view, view.ask!, targets)
    const placed = targets.all.filter((target) => target.from || target.to).map((target) => target.option)
    const reached = new Set(
      [targets.pass, ...targets.acts, ...rows.options, ...placed].map((option) => option?.value),
    )
    expect(view.ask!.options!.filter((option) => !reached.has(option.value))).toEqual([])
  })
  it('a unit is taken first, then its places are legal and no others', () => {
    const view = sample('move')
    const targets = new Targets(view, view.ask)
    const [unit] = targets.sources
    const goals = targets.all.filter((target) => target.from === unit).map((target) => target.to)
    expect(targets.isLegal(unit!, '')).toBe(true)
    for (const district of view.districts)
      expect(targets.isLegal(`space:${district.id}`, unit!)).toBe(goals.includes(`space:${district.id}`))
  })
  it('a casualty can be picked in the panel and on the map', () => {
    const view = sample('casualty')
    const targets = new Targets(view, view.ask)
    const losses = view.ask!.options!
    expect(rowsOf(view, view.ask!, targets).options).toEqual(losses)
    expect(targets.all.map((target) => target.from)).toEqual(losses.map((option) => `unit:${option.unit}`))
  })
  it('taking back and reclaiming do not look alike', () => {
    const view = sample('turn')
    expect(slotsOf(view, new Targets(view, view.ask), '').pass).toMatchObject({ icon: 'reclaim' })
  })
  it('the middle slot passes, and the right one says what to pick first', () => {
    const view = sample('move')
    const { pass, act } = slotsOf(view, new Targets(view, view.ask), '')
    expect(pass.option?.verb).toBe('done')
    expect(act).toMatchObject({ option: null, key: 'web-gangs-hint-move' })
    expect([pass.key, act.key].every((key) => english.has(key))).toBe(true)
  })
})

describe('the map', () => {
  it('two Districts share an edge exactly if they are adjacent', () => {
    const points = (id: string) => new Set(groundOf(id)!.path.slice(1, -1).split('L'))
    for (const { id, adjacent } of names().content.districts.district) {
      for (const other of GROUNDS.filter((ground) => ground.id !== id)) {
        const common = [...points(id)].filter((point) => points(other.id).has(point)).length
        expect(common > 1, `${id} and ${other.id}`).toBe(adjacent.includes(other.id))
      }
    }
  })
  it.each(ASKS)('everybody in play stands once on the map of %s, and nobody on top of another', (name) => {
    const view = sample(name)
    const pieces = piecesOf(view)
    expect(pieces.flatMap((piece) => piece.units).sort()).toEqual(view.units.map((unit) => unit.id).sort())
    for (const one of pieces) {
      for (const other of pieces)
        if (one !== other)
          expect(Math.hypot(one.x - other.x, one.y - other.y), `${one.key} ${other.key}`).toBeGreaterThan(20)
    }
  })
  it('everything on the map knows the District or the place it stands in', () => {
    const view = sample('turn')
    const [first, second] = view.districts
    const poi = first!.pois[0]!
    const rival = {
      id: `${view.gangs[1]!.id}-solo-1`,
      gang: view.gangs[1]!.id,
      unit: 'solo',
      space: poi.space,
      district: first!.id,
    }
    view.units = [rival]
    poi.unit = rival.id
    view.gangs = view.gangs.map((one, n) => ({ ...one, hideouts: n ? [] : [second!.id] }))
    expect(piecesOf(view).map((piece) => [piece.what, piece.space])).toEqual([
      ['unit', poi.space],
      ['hideout', second!.id],
    ])
  })
  it('more than 4 of a kind become one with a count', () => {
    const view = sample('turn')
    const gang = view.gangs[0]!.id
    view.units = Array.from({ length: 6 }, (_, n) => ({
      id: `${gang}-solo-${n}`,
      gang,
      unit: 'solo',
      space: 'watson',
      district: 'watson',
    }))
    view.gangs = view.gangs.map((one) => ({ ...one, hideouts: [] }))
    const pieces = piecesOf(view).filter((piece) => piece.what === 'unit')
    expect(pieces.map((piece) => piece.units.length)).toEqual([6])
  })
  it('a crowded District still has room for everybody', () => {
    const view = sample('turn')
    view.districts = view.districts.map((district) => ({ ...district, pois: [] }))
    view.units = view.gangs.flatMap(({ id }) =>
      ['solo', 'techie', 'netrunner', 'drone'].flatMap((unit) =>
        [1, 2, 3].map((n) => ({
          id: `${id}-${unit}-${n}`,
          gang: id,
          unit,
          space: 'city-center',
          district: 'city-center',
        })),
      ),
    )
    const pieces = piecesOf(view).filter((piece) => piece.what === 'unit')
    expect(pieces.flatMap((piece) => piece.units)).toHaveLength(48)
    expect(pieces.every((piece) => piece.x > 164 && piece.x < 520)).toBe(true)
  })
  it('a District tells who is there', () => {
    const view = sample('turn')
    const district = view.districts.find((one) => Object.keys(one.units).length)!
    const [gang, n] = Object.entries(district.units)[0]!
    expect(described(district, names(), (key, args) => english.format(key, args))).toContain(
      `${names().gang(gang)}: ${n} unit`,
    )
  })
})

describe('the tally of a District', () => {
  const at = (units: Record<string, number>, hideouts: string[], change?: Parameters<typeof tallyOf>[2]) => {
    const view = sample('turn')
    view.districts = view.districts.map((district) =>
      district.id === 'watson' ? { ...district, units, hideouts } : district,
    )
    return tallyOf(view, 'watson', change)
  }
  it('a Hideout and strictly more units than anyone is Dominance (DOM-2)', () => {
    expect(at({ maelstrom: 2, valentinos: 1 }, ['maelstrom'])).toMatchObject({
      verdict: 'dominates',
      gang: 'maelstrom',
    })
  })
  it('tied for the most is Presence only (DOM-3)', () => {
    expect(at({ maelstrom: 2, valentinos: 2 }, ['maelstrom'])).toMatchObject({ verdict: 'tied', n: 2 })
  })
  it('the most units without a Hideout is Presence only', () => {
    expect(at({ maelstrom: 3 }, ['valentinos'])).toMatchObject({ verdict: 'homeless', gang: 'maelstrom' })
  })
  it('shows what would be: one more, unless it only changes its place there', () => {
    const tally = at({ maelstrom: 1, valentinos: 1 }, ['maelstrom'], { gang: 'maelstrom', from: 'heywood' })
    expect(tally).toMatchObject({ verdict: 'dominates', gang: 'maelstrom' })
    expect(tally.rows[0]).toMatchObject({ units: 2, added: 1 })
    expect(at({ maelstrom: 1 }, [], { gang: 'maelstrom', from: 'watson' }).rows[0]).toMatchObject({
      units: 1,
      added: 0,
    })
    expect(at({ maelstrom: 1 }, [], { gang: 'maelstrom', from: '', hideout: true }).verdict).toBe('dominates')
  })
})

describe('tracks and the end', () => {
  it('gangs on one number stand side by side and the number is written once', () => {
    const view = sample('turn')
    view.gangs = view.gangs.map((gang) => ({ ...gang, street_cred: 7 }))
    const marks = credMarks(view)
    expect(
      new Set(
        apart(
          marks.map((mark) => mark.n),
          1,
          99,
        ),
      ).size,
    ).toBe(marks.length)
    expect(marks.filter((mark) => mark.named)).toHaveLength(1)
  })
  it('the Story shows where Street Cred turns it', () => {
    const view = sample('turn')
    view.story = { id: 'blackout', slots: ['blackout-dark', null, null], told: ['blackout-dark'] }
    expect(storyFlags(view, names().content)).toEqual([14])
  })
  it('ranks by Street Cred, and a tie shares a place', () => {
    const view = sample('turn')
    view.gangs = view.gangs.map((gang, n) => ({ ...gang, street_cred: [9, 25, 9, 3][n]! }))
    expect(rankingOf(view).map((rank) => rank.place)).toEqual([1, 2, 2, 4])
    expect(winnersOf({ ...view, result: { winners: ['maelstrom', 'valentinos'], reason: 'street-cred' } })).toEqual([
      'maelstrom',
      'valentinos',
    ])
    expect(winnersOf({ ...view, result: { winner: 'maelstrom', reason: 'concede' } as never })).toEqual(['maelstrom'])
  })
})
