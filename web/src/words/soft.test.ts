import { expect, it } from 'vitest'
import { softened } from './soft'

it('parts a long word where a syllable ends, and leaves short ones whole', () => {
  expect(softened('Cyberpsychosis').split('\u00ad')).toEqual(['Cyberpsy', 'chosis'])
  expect(softened('Zwillingspistolen')).toContain('\u00ad')
  expect(softened('Kurzschluss').split('\u00ad')).toEqual(['Kurz', 'schluss'])
  expect(softened('Subdermale').split('\u00ad')).toEqual(['Subder', 'male'])
  expect(softened('Short Circuit')).toBe('Short Circuit')
})
