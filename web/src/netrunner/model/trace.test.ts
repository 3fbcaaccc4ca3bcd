import { expect, test } from 'vitest'
import { stakeOf } from './trace'

test('what is at stake in a trace is the line that speaks of it', () => {
  const text = '[subroutine] End the run.\n[subroutine] Trace 3. If successful, give the Runner 1 tag.'
  expect(stakeOf(text, 'Trace')).toBe('Trace 3. If successful, give the Runner 1 tag.')
})

test('a card that names no trace in so many words is told whole', () => {
  expect(stakeOf('Do 1 net damage.', 'Trace')).toBe('Do 1 net damage.')
})

test('four letters of the word are enough, and no fewer', () => {
  const text = 'The track is long.\n[subroutine] You are traced.\nTrac. And so on.'
  expect(stakeOf(text, 'TRACE')).toBe('The track is long. You are traced. Trac. And so on.')
  expect(stakeOf('It is tracing.\nA tram.', 'Tracer')).toBe('It is tracing.')
  expect(stakeOf('Tracking.\nTra.', 'Trace')).toBe('Tracking.')
  expect(stakeOf('Spur.\nSpurensuche 3.', 'Spurensuche')).toBe('Spur. Spurensuche 3.')
})
