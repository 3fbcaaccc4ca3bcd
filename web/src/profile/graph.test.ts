import { expect, test } from 'vitest'
import type { RatingPoint } from '../protocol'
import { graphOf, HEIGHT, lately, WIDTH } from './graph'

const point = (at: number, points: number, margin: number) => ({ at, points, margin }) as RatingPoint

test('the line runs through the ratings by time, the band is where the strength may lie', () => {
  const { dots, marks } = graphOf([point(0, 1500, 300), point(50, 1600, 200), point(200, 1550, 100)])
  expect(dots.map((dot) => dot.x)).toEqual([0, WIDTH / 4, WIDTH])
  expect(dots[0]!.low).toBe(HEIGHT)
  expect(dots.every((dot) => dot.high < dot.y && dot.y < dot.low)).toBe(true)
  expect(marks.map((mark) => mark.points)).toEqual([1200, 1300, 1400, 1500, 1600, 1700, 1800])
})

test('one game is a dot at the right end, none is nothing', () => {
  expect(graphOf([point(5, 1500, 20)]).dots[0]!.x).toBe(WIDTH)
  expect(graphOf([]).dots).toEqual([])
})

test('lately is a matter of days', () => {
  const points = [point(0, 1500, 300), point(10 * 86_400, 1600, 200)]
  expect(lately(points, 5, 12 * 86_400)).toHaveLength(1)
  expect(lately(points, 0, 1e12)).toHaveLength(2)
})
