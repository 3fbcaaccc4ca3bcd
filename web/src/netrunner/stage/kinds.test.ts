import { describe, expect, it } from 'vitest'
import type { Said, Shown, View } from '../../protocol'
import { sample } from '../model/table.testing'
import { kindOf } from './kinds'

const shown = { ask: '', view: { ask: null } } as unknown as Shown
const line = (key: string, seat: string, card = ''): Said => ({ key, args: { seat, card } })
const kind = (view: View, ...log: Said[]) => kindOf(log, view, view, shown, false)
const as = (seat: 'corp' | 'runner', name = 'runner-action'): View => ({ ...sample(name).view, seat })

describe('a card that is trashed', () => {
  const paid = [line('pays', 'runner'), line('trashed', 'corp', 'pad-campaign')]

  it('waits for who owns it, if the other seat paid for it', () => {
    expect(kind(as('corp'), ...paid)).toMatchObject({ actor: 'runner', plate: true, hold: 'harm' })
    expect(kind(as('runner'), ...paid)).toMatchObject({ actor: 'runner', small: true, hold: '' })
  })

  it('waits for who owns it, if it was accessed and cost nothing', () => {
    const accessed = as('corp', 'runner-trash-accessed')
    expect(kind(accessed, line('trashed', 'corp', 'pad-campaign'))).toMatchObject({ actor: 'runner', hold: 'harm' })
  })

  it('is nobody else’s matter, if its owner did it', () => {
    expect(kind(as('corp'), line('trashed', 'corp', 'hedge-fund'))).toMatchObject({ actor: 'corp', hold: '' })
  })
})

describe('beats of one kind', () => {
  it('are told as one, if they say little else', () => {
    const view = as('runner')
    const [draws, small] = [line('draws', 'corp'), line('pays', 'corp')]
    expect(kind(view, draws).merges).toBe('draws corp')
    expect(kind(view, draws, small).merges).toBe('draws corp')
    expect(kind(view, draws, small, small).merges).toBe('')
  })
})
