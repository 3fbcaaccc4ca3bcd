import { expect, test } from 'vitest'
import { stakeOf } from './trace'

test('what is at stake in a trace is the line that speaks of it', () => {
  const text = '[subroutine] End the run.\n[subroutine] Trace 3. If successful, give the Runner 1 tag.'
  expect(stakeOf(text, 'Trace')).toBe('Trace 3. If successful, give the Runner 1 tag.')
})

test('a card that names no trace in so many words is told whole', () => {
  expect(stakeOf('Do 1 net damage.', 'Trace')).toBe('Do 1 net damage.')
})
