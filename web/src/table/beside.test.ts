import { describe, expect, test } from 'vitest'
import { besideOf, inPanel } from './beside'

const CARD = { width: 316, height: 480 }
const PAGE = { width: 1440, height: 900 }
const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 140 })

describe('a card to read', () => {
  test('stands right of its thing', () => {
    expect(besideOf(box(200, 300), CARD, PAGE)).toEqual({ left: 314, top: 240 })
  })

  test('never stands over the right column', () => {
    const { left } = besideOf(box(900, 300), CARD, PAGE)
    expect(left + CARD.width).toBeLessThanOrEqual(PAGE.width - 356)
  })

  test('of the right column stands beside the column', () => {
    const { left } = besideOf(box(1200, 300), CARD, PAGE)
    expect(left + CARD.width).toBeLessThanOrEqual(PAGE.width - 356)
  })

  test('stands right of its thing as long as it fits to the hair, and left of it after that', () => {
    const room = PAGE.width - 356 - 8
    const last = room - CARD.width - 14 - 100
    expect(besideOf(box(last, 300), CARD, PAGE).left).toBe(room - CARD.width)
    expect(besideOf(box(last + 1, 300), CARD, PAGE).left).toBe(last + 1 - 14 - CARD.width)
  })

  test('has the whole page where there is no right column', () => {
    const at = (width: number) => besideOf(box(500, 300), CARD, { width, height: 900 }).left
    expect(at(1023)).toBe(614)
    expect(at(1024)).toBe(170)
  })

  test('of a thing where the column begins stands left of the column', () => {
    const room = PAGE.width - 356 - 8
    expect(besideOf(box(room, 300), CARD, PAGE).left).toBe(room - CARD.width)
  })

  test('stands above its thing where there is no room beside it', () => {
    const at = besideOf({ left: 20, right: 370, top: 700, bottom: 800 }, CARD, { width: 390, height: 844 })
    expect(at).toEqual({ left: 37, top: 206 })
  })

  test('is never cut above or below', () => {
    for (const top of [0, 400, 860]) {
      const at = besideOf(box(200, top), CARD, PAGE)
      expect(at.top).toBeGreaterThanOrEqual(8)
      expect(at.top + CARD.height).toBeLessThanOrEqual(PAGE.height)
    }
  })
})

describe('on a wide screen a card to read', () => {
  const panel = { left: 1548, top: 44, right: 1920, bottom: 880 }

  test('stands in the panel, so that the board stays in sight', () => {
    expect(inPanel(box(200, 300), CARD, panel)).toEqual({ left: 1576, top: 52 })
  })

  test('of the panel itself does not, nor where the panel is too low', () => {
    expect(inPanel(box(1600, 300), CARD, panel)).toBeNull()
    expect(inPanel(box(200, 300), CARD, { ...panel, bottom: 400 })).toBeNull()
    expect(inPanel(box(200, 300), CARD, null)).toBeNull()
  })
})

test('stands where it stood, wherever its thing lies', () => {
  const pages = [PAGE, { width: 1024, height: 768 }, { width: 390, height: 844 }]
  const found = pages.flatMap((page) =>
    [0, 21, 338, 339, 400, 700, 1010, 1300].map((left) =>
      [0, 68, 300, 700].map((top) => Object.values(besideOf(box(left, top), CARD, page)).join(' ')).join(' | '),
    ),
  )
  expect(found.join('\n')).toMatchSnapshot()
  const panels = [299, 316, 400].flatMap((width) => [479, 480, 700].map((height) => ({ width, height })))
  const inside = panels.map(({ width, height }) =>
    [899, 900, 901].map((right) =>
      inPanel({ ...box(0, 0), right }, CARD, { left: 900, top: 10, right: 900 + width, bottom: 10 + height }),
    ),
  )
  expect(inside.map((row) => JSON.stringify(row)).join('\n')).toMatchSnapshot()
})
