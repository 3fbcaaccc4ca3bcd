import { expect, it } from 'vitest'
import { roomFor } from './room'

const near = { left: 200, top: 400, width: 840, height: 290 }
const far = { left: 200, top: 40, width: 840, height: 300 }
const box = (left: number, top: number) => ({ left, top, width: 80, height: 110 })

it('a plate stands in the first half that holds no end of its arrow', () => {
  expect(roomFor([near, far], [box(480, 80), box(360, 200)])).toEqual(near)
  expect(roomFor([near, far], [box(480, 420)])).toEqual(far)
})

it('what lies at the rim of a half leaves the rest of it to the plate', () => {
  expect(roomFor([near, far], [box(480, 80), box(950, 420)])).toEqual({ ...near, width: 750 })
})

it('where both halves hold an end, it stands where most room is left', () => {
  expect(roomFor([near, far], [box(600, 80), box(500, 420)])).toMatchObject({ top: near.top, left: 580, width: 460 })
})

it('stands where it stood, wherever the ends of its arrow lie', () => {
  const ends = [180, 200, 380, 560, 600, 740, 960, 1040].flatMap((left) =>
    [20, 345, 400, 600].map((top) => box(left, top)),
  )
  const narrow = { ...near, width: 400 }
  const found = ends.flatMap((end, n) =>
    [
      [near, far],
      [narrow, far],
      [
        { ...near, height: 100 },
        { ...far, height: 101 },
      ],
      [{ ...near, height: 90 }],
      [],
    ].map((halves) => Object.values(roomFor(halves, [end, ends[(n * 7) % ends.length]!]) ?? {}).join(' ')),
  )
  expect(found.join('\n')).toMatchSnapshot()
})
