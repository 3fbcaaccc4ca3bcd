/** Identities: a face for a Runner, a tower for a Corp. */
import type { Figure } from '../figure'
import { each, fill, line, n, poly, ring } from '../strokes'

const FACE = poly([
  [-30, -46],
  [30, -46],
  [33, -4],
  [15, 34],
  [-15, 34],
  [-33, -4],
])
const SHOULDERS = poly([
  [-84, 110],
  [-66, 62],
  [-22, 44],
  [-16, 26],
  [16, 26],
  [22, 44],
  [66, 62],
  [84, 110],
])
const VISOR = poly([
  [-37, -22],
  [37, -22],
  [32, -2],
  [6, -2],
  [0, -8],
  [-6, -2],
  [-32, -2],
])
const HAIR = [
  poly([
    [-46, 46],
    [-52, -26],
    [-26, -84],
    [26, -84],
    [52, -26],
    [46, 46],
    [34, 30],
    [36, -30],
    [18, -54],
    [-18, -54],
    [-36, -30],
    [-34, 30],
  ]),
  poly([
    [-34, -18],
    [-36, -60],
    [-6, -82],
    [40, -66],
    [36, -22],
    [26, -46],
    [-14, -50],
  ]),
  poly([
    [-10, -44],
    [-26, -74],
    [-8, -66],
    [-10, -94],
    [6, -70],
    [18, -92],
    [18, -66],
    [34, -72],
    [18, -44],
  ]),
]

const face: Figure = (r, k) => {
  const cut = r.int(0, 2),
    hair = HAIR[cut] ?? ''
  return (
    each(5, (i) =>
      ring(58 + i * 12, i % 2 ? k.alt : k.main, i % 2 ? 1 : 2, 0.5, `${r.int(20, 90)} ${r.int(10, 40)}`),
    ) +
    fill(SHOULDERS, k.mid) +
    fill(
      poly([
        [0, 110],
        [0, 40],
        [22, 44],
        [66, 62],
        [84, 110],
      ]),
      k.dark,
    ) +
    line(
      poly(
        [
          [-84, 110],
          [-66, 62],
          [-22, 44],
          [0, 66],
          [22, 44],
          [66, 62],
          [84, 110],
        ],
        false,
      ),
      k.main,
      2.5,
    ) +
    fill(FACE, k.dark) +
    fill(
      poly([
        [0, -46],
        [30, -46],
        [33, -4],
        [15, 34],
        [0, 34],
      ]),
      k.mid,
    ) +
    line(FACE, k.main, 2) +
    fill(hair, cut ? k.main : k.dark) +
    line(hair, cut ? k.lit : k.main, 2.5) +
    fill(VISOR, k.lit) +
    line('M-10 18H10', k.main, 2) +
    line(`M37 -14L62 ${n(r(-50, -10))}H90`, k.alt, 2.5)
  )
}

const tower: Figure = (r, k) => {
  const rays = each(9, (i) => line(`M${-104 + i * 26} 112L${-32 + i * 8} -100`, k.mid, 1, 0.7))
  const walls =
    fill(
      poly([
        [0, -108],
        [26, -90],
        [44, 100],
        [0, 112],
      ]),
      k.mid,
    ) +
    fill(
      poly([
        [0, -108],
        [-26, -90],
        [-44, 100],
        [0, 112],
      ]),
      k.dark,
    ) +
    line(
      poly(
        [
          [-44, 100],
          [-26, -90],
          [0, -108],
          [26, -90],
          [44, 100],
        ],
        false,
      ),
      k.lit,
      2.5,
    ) +
    line('M0 -108V112', k.main, 2)
  const windows = each(11, (j) => {
    const y = -74 + j * 15,
      w = 27 + j * 1.6
    return (
      line(`M5 ${y}H${n(w - 4)}`, r.chance(0.3) ? k.lit : k.alt, 3.5, 0.9) +
      line(`M${n(-w + 4)} ${y}H-5`, r.chance(0.3) ? k.lit : k.main, 3.5, 0.55)
    )
  })
  const halos = each(
    3,
    (i) =>
      `<ellipse cy="${-34 + i * 42}" rx="${n(70 + i * 14)}" ry="${n(14 + i * 3)}"` +
      ` fill="none" stroke="${i % 2 ? k.alt : k.main}" stroke-width="1.8" opacity=".75"/>`,
  )
  return `<g transform="scale(.86)">${rays}${walls}${windows}${halos}</g>`
}

export const identities = { runner: [face], corp: [tower] } as const
