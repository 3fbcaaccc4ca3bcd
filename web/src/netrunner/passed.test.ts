import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askedAgain, Passed } from './passed.svelte'

const NOTE = 3000

describe('what passed by itself', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('stands as a note for a while, and leaves no tick behind', () => {
    const passed = new Passed()
    passed.add({ step: 'corp-end', ask: '0.3', run: false })
    expect(passed.noted?.ask).toBe('0.3')
    vi.advanceTimersByTime(NOTE)
    expect(passed.noted).toBeNull()
    expect(passed.ticks).toEqual([])
  })

  it('keeps the ticks of a run until it is over, each with the way back to the last window there', () => {
    const passed = new Passed()
    passed.add({ step: 'run-approach', ask: '0.3', run: true })
    passed.add({ step: 'run-approach', ask: '0.5', run: true })
    vi.advanceTimersByTime(NOTE)
    expect(passed.at('run-approach')?.ask).toBe('0.5')
    passed.runEnds()
    expect(passed.at('run-approach')).toBeUndefined()
  })

  it('waits with its time until it can be read', () => {
    let covered = true
    const passed = new Passed(() => covered)
    passed.add({ step: 'corp-end', ask: '0.3', run: false })
    vi.advanceTimersByTime(3 * NOTE)
    expect(passed.noted?.ask).toBe('0.3')
    covered = false
    vi.advanceTimersByTime(NOTE)
    expect(passed.noted).toBeNull()
  })

  it('can be noted again', () => {
    const passed = new Passed()
    passed.add({ step: 'run-approach', ask: '0.3', run: true })
    vi.advanceTimersByTime(NOTE)
    passed.note(passed.at('run-approach')!)
    expect(passed.noted?.ask).toBe('0.3')
  })

  it('has no ticks after the table has gone back', () => {
    const passed = new Passed()
    passed.add({ step: 'run-approach', ask: '0.3', run: true })
    passed.clear()
    expect([passed.ticks, passed.noted]).toEqual([[], null])
  })

  it('is asked under a new number', () => {
    expect(askedAgain('0.12')).toBe('1.12')
  })
})
