import { describe, expect, it } from 'vitest'
import type { Analysis, WinChance } from '../protocol'
import { area, dots, heightAt, line, swings, turnAt } from './curve'

const at = (n: number, turn: number, corp: number, known = corp): WinChance => ({
  n,
  turn,
  active: turn % 2 ? 'corp' : 'runner',
  open: { corp, runner: 1 - corp },
  known: { corp: known, runner: 1 - corp },
})
const game: Analysis = { points: [at(0, 0, 0.5), at(4, 1, 0.45, 0.6), at(20, 2, 0.8), at(31, 3, 0.75), at(40, 3, 0)] }

describe('a win-chance curve', () => {
  it('goes from the beginning to the end, every turn as wide as the others', () => {
    expect(dots(game, 'corp', 'open').map(({ x, y }) => [x, y])).toEqual([
      [0, 0.5],
      [0.25, 0.45],
      [0.5, 0.8],
      [0.75, 0.75],
      [1, 0],
    ])
  })

  it('can lie over the answers, as the scrubber does', () => {
    expect(dots(game, 'corp', 'open', false).map(({ x }) => x)).toEqual([0, 0.1, 0.5, 31 / 40, 1])
  })

  it('is seen with all cards open, or as the seat could judge it', () => {
    expect(dots(game, 'corp', 'known')[1]!.y).toBe(0.6)
    expect(dots(game, 'runner', 'open')[4]!.y).toBe(1)
  })

  it('is open where a seat could not judge at all', () => {
    const blind = { points: [{ ...at(0, 0, 0.3), known: {} }] }
    expect(dots(blind, 'corp', 'known')[0]!.y).toBe(0.3)
  })

  it('knows the turns that changed most, in their order', () => {
    expect(swings(game, 'corp').map(({ from, by }) => [from.turn, Math.round(by * 100)])).toEqual([
      [1, 35],
      [3, -75],
    ])
    expect(swings(game, 'corp', 1).map(({ from }) => from.turn)).toEqual([3])
  })

  it('finds the turn that is looked at', () => {
    expect(turnAt(game, 19)?.turn).toBe(1)
    expect(turnAt(game, 20)?.turn).toBe(2)
    expect(turnAt(game, 99)?.n).toBe(40)
  })

  it('is as high between two turns as the line there', () => {
    const found = dots(game, 'corp', 'open', false)
    expect(heightAt(found, 0.3)).toBeCloseTo(0.625)
    expect(heightAt(found, 0)).toBe(0.5)
    expect(heightAt(found, 1)).toBe(0)
  })

  it('is drawn with the best chance on top', () => {
    const found = dots({ points: [at(0, 0, 0.25), at(4, 1, 1)] }, 'corp', 'open')
    expect(line(found, 200, 100)).toBe('0,75 200,0')
    expect(area(found, 200, 100)).toBe('0,50 0,75 200,0 200,50')
  })
})

describe('a curve of nothing', () => {
  it('is even', () => {
    const blind = { ...at(0, 0, 0.3), open: {}, known: {} }
    expect(dots({ points: [blind] }, 'corp', 'open')).toMatchObject([{ x: 0, y: 0.5 }])
    expect(dots({ points: [] }, 'corp', 'open')).toEqual([])
    expect(heightAt([], 0.5)).toBe(0.5)
  })

  it('counts a change of a tenth', () => {
    const points = [at(0, 0, 0.5), at(1, 1, 0.75), at(2, 2, 0.875)]
    expect(swings({ points }, 'corp')).toHaveLength(2)
    expect(swings({ points: [at(0, 0, 0.5), at(1, 1, 0.59)] }, 'corp')).toEqual([])
  })

  it('stays level where two turns begin at once', () => {
    const found = dots({ points: [at(0, 0, 0.25), at(0, 1, 1), at(4, 2, 0.5)] }, 'corp', 'open', false)
    expect([heightAt(found, 0), heightAt(found, 0.5), heightAt(found, 2)]).toEqual([0.25, 0.75, 0.5])
  })
})
