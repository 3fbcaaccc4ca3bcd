import { describe, expect, test } from 'vitest'
import { besideOf } from './beside'

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

  test('is never cut above or below', () => {
    for (const top of [0, 400, 860]) {
      const at = besideOf(box(200, top), CARD, PAGE)
      expect(at.top).toBeGreaterThanOrEqual(8)
      expect(at.top + CARD.height).toBeLessThanOrEqual(PAGE.height)
    }
  })
})
