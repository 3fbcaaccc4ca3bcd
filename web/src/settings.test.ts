import { expect, it } from 'vitest'
import { restored } from './settings.svelte'

it('restores what was kept and leaves out what has another type', () => {
  const values = restored('{"sound": true, "volume": "loud", "pins": ["#3"], "hints": {}, "name": "Ann"}')
  expect(values).toMatchObject({ sound: true, volume: 0.6, pins: ['#3'], hints: [], name: 'Ann' })
})

it('is quiet and asks when the player can act until told otherwise', () => {
  for (const kept of [null, 'nonsense', '[]', 'null']) {
    expect(restored(kept)).toMatchObject({ sound: false, motion: 'system', stops: 'act' })
  }
})
