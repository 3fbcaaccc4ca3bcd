import { describe, expect, it, vi } from 'vitest'
import type { Deal } from '../protocol'
import { allDeals, halfForNext, isFair, keepDeal, newHalf, takeAlong } from './deals'
import { sha256 } from './sha256'

/** What the runtime itself makes of a text; pages without https have no such thing. */
async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

describe('SHA-256', () => {
  it('is the standard’s, for every length around a block', async () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    for (let n = 1; n < 200; n++) expect(sha256('é'.repeat(n))).toBe(await digest('é'.repeat(n)))
  })
})

describe('a fair deal', () => {
  const [secret, corp, runner] = ['a', 'b', 'c'].map((sign) => sign.repeat(64)) as [string, string, string]
  const deal: Deal = {
    kind: 'fair',
    commitment: sha256(`table ${secret}`),
    secret,
    halves: { runner, corp },
    seed: sha256(`table ${secret}\ncorp ${corp}\nrunner ${runner}`),
  }
  const kept = { table: 'ABCDEF', commitment: deal.commitment, half: corp }

  it('fits what was seen and added', () => {
    expect(isFair(deal, kept)).toBe(true)
    expect(isFair(deal, undefined)).toBe(true)
  })
  it('is found out wherever it was changed', () => {
    expect(isFair({ ...deal, seed: sha256('other') }, kept)).toBe(false)
    expect(isFair({ ...deal, secret: runner }, kept)).toBe(false)
    expect(isFair(deal, { ...kept, commitment: sha256('other') })).toBe(false)
    expect(isFair(deal, { ...kept, half: 'd'.repeat(64) })).toBe(false)
  })
  it('is remembered by its table', () => {
    const box = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => box.get(name) ?? null,
      setItem: (name: string, value: string) => box.set(name, value),
    })
    const half = newHalf()
    expect(half).toMatch(/^[0-9a-f]{64}$/)
    keepDeal({ ...kept, half })
    keepDeal(kept)
    expect(allDeals().filter((one) => one.table === kept.table)).toEqual([kept])

    const added = halfForNext(kept.table, deal.commitment)
    expect(halfForNext(kept.table, deal.commitment)).toBe(added)
    takeAlong(kept.table, 'NEXT22')
    expect(allDeals()[0]).toEqual({ table: 'NEXT22', commitment: deal.commitment, half: added })
    expect(allDeals().find((one) => one.table === kept.table)).toEqual(kept)
  })
})
