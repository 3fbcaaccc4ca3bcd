/** Agendas, assets, upgrades: what a corporation owns and wants. */
import type { Dice } from '../dice'
import type { Figure } from '../figure'
import { plate } from '../figure'
import type { Inks } from '../inks'
import { at, disc, each, fill, line, n, ngon, poly, ring, turn } from '../strokes'

const spire: Figure = (r, k) => {
  const m = r.int(4, 6),
    w = r(80, 92)
  return (
    each(m, (i) => {
      const q = 1 - i / m,
        y = 66 - i * 22
      const roof = poly([
        [-w * q, y],
        [0, y - 46 * q - 8],
        [w * q, y],
        [w * q, y + 10],
        [0, y - 46 * q + 6],
        [-w * q, y + 10],
      ])
      return fill(roof, i === m - 1 ? k.lit : i % 2 ? k.alt : k.main, n(0.5 + (0.5 * i) / m))
    }) +
    line(`M0 ${n(66 - m * 22 + 6)}V-92`, k.lit, 2.5) +
    fill('M0 -98l6 12l-6 12l-6 -12z', k.lit) +
    ring(r(60, 78), k.mid, 1.4, 0.9, '3 7')
  )
}

const risingSun: Figure = (r, k) => {
  const m = r.int(5, 8)
  return (
    disc(0, -16, 52, k.main, 0.95) +
    each(5, (i) => line(`M-60 ${-2 + i * 8}H60`, k.deep, 2 + i)) +
    at(0, -16, ring(78, k.alt, 2, 0.8, `${r.int(4, 14)} 8`)) +
    each(m, (i) => {
      const x = n(-92 + (i * 92) / m),
        y = n(80 - i * 10),
        edge = `M${x} ${y}H${n(92 - (i * 92) / m)}`
      return fill(`${edge}v12H${x}z`, i % 2 ? k.dark : k.mid) + line(edge, k.lit, 1.4, 0.8)
    })
  )
}

const triangles: Figure = (r, k) => {
  const m = r.int(4, 6)
  return at(
    0,
    18,
    each(m, (i) =>
      turn(
        line(ngon(3, 98 - i * 16, -Math.PI / 2), i % 2 ? k.alt : k.main, i % 2 ? 3 : 6, n(0.5 + i * 0.1)),
        i * r(-7, 7),
      ),
    ) + fill(ngon(3, 20, -Math.PI / 2), k.lit),
  )
}

const block = (r: Dice, k: Inks, x: number, y: number, w: number, h: number): string =>
  fill(
    poly([
      [x, y],
      [x + w, y - w / 2],
      [x + w, y - w / 2 - h],
      [x, y - h],
    ]),
    k.mid,
  ) +
  fill(
    poly([
      [x, y],
      [x - w, y - w / 2],
      [x - w, y - w / 2 - h],
      [x, y - h],
    ]),
    k.dark,
  ) +
  fill(
    poly([
      [x, y - h],
      [x + w, y - w / 2 - h],
      [x, y - w - h],
      [x - w, y - w / 2 - h],
    ]),
    k.main,
  ) +
  line(
    poly(
      [
        [x - w, y - w / 2 - h],
        [x, y - h],
        [x + w, y - w / 2 - h],
      ],
      false,
    ),
    k.lit,
    1.6,
  ) +
  each(Math.floor(h / 14), (j) =>
    line(
      `M${n(x + 6)} ${n(y - 10 - j * 14)}l${n(w - 12)} ${n(-(w - 12) / 2)}`,
      r.chance(0.35) ? k.lit : k.alt,
      3,
      0.9,
    ),
  )

const campus: Figure = (r, k) =>
  block(r, k, -34, 34, 28, r(40, 74)) +
  block(r, k, 36, 40, 30, r(26, 58)) +
  block(r, k, 0, 74, 34, r(46, 84)) +
  line('M-96 66L0 108L96 66', k.mid, 1.5)

const tanks: Figure = (r, k) =>
  each(3, (i) => {
    const x = -58 + i * 58,
      h = r(56, 120),
      w = 24,
      top = n(70 - h)
    return (
      fill(`M${x - w} 70V${top}a${w} 9 0 0 1 ${2 * w} 0V70a${w} 9 0 0 1 ${-2 * w} 0z`, i === 1 ? k.mid : k.dark) +
      line(`M${x - w} ${top}a${w} 9 0 0 1 ${2 * w} 0a${w} 9 0 0 1 ${-2 * w} 0`, k.lit, 2) +
      line(`M${x - w} 70V${top}M${x + w} 70V${top}`, k.main, 2) +
      each(4, (j) =>
        r.chance(0.7)
          ? line(`M${x - w + 6} ${n(62 - j * 16)}h${n(r(10, 36))}`, r.chance(0.4) ? k.alt : k.main, 4)
          : '',
      )
    )
  })

const dome: Figure = (r, k) =>
  fill('M-86 60A86 96 0 0 1 86 60Z', k.dark) +
  each(6, (i) => line(`M0 -36C${n(-100 + i * 40)} -20 ${n(-110 + i * 44)} 30 ${n(-86 + i * 34.4)} 60`, k.main, 1.8)) +
  each(3, (i) =>
    line(`M${-80 + i * 12} ${32 - i * 26}Q0 ${n(20 - i * 26)} ${80 - i * 12} ${32 - i * 26}`, k.alt, 1.8),
  ) +
  line('M-86 60A86 96 0 0 1 86 60Z', k.lit, 2.5) +
  each(7, () => disc(r(-60, 60), r(10, 54), 3.4, k.lit)) +
  line('M-98 62H98', k.main, 4)

const jaws: Figure = (r, k) => {
  const m = r.int(5, 8),
    w = 180 / m
  return (
    each(2, (s) => {
      const teeth = each(m, (i) =>
        fill(
          poly([
            [-90 + i * w, -80],
            [-90 + (i + 0.5) * w, -14 - r(0, 26)],
            [-90 + (i + 1) * w, -80],
          ]),
          i % 2 ? k.main : k.mid,
        ),
      )
      return `<g transform="scale(1 ${s ? -1 : 1})">${teeth}${line('M-96 -80H96', k.lit, 3)}</g>`
    }) +
    disc(0, 0, 15, k.dark) +
    ring(15, k.alt, 4) +
    disc(0, 0, 6, k.lit)
  )
}

const layers: Figure = (r, k) => {
  const m = r.int(3, 4)
  return each(m, (i) => {
    const y = 50 - i * 34,
      w = 86 - i * r(4, 10),
      top = i === m - 1,
      sheet = poly([
        [0, y - w / 2],
        [w, y],
        [0, y + w / 2],
        [-w, y],
      ])
    return (
      fill(sheet, top ? k.mid : k.dark, 0.94) +
      line(sheet, top ? k.lit : i % 2 ? k.alt : k.main, 2.6) +
      each(3, (j) =>
        line(
          `M${n(-w + (w / 4) * (j + 1))} ${n(y + (w / 8) * (j + 1))}l${n(w * 0.4)} ${n(-w * 0.2)}`,
          k.main,
          1.4,
          0.8,
        ),
      )
    )
  })
}

const diamonds: Figure = (r, k) =>
  plate(k, 88) +
  each(r.int(4, 6), (i) => {
    const a = 24 + i * 15
    return (
      line(`M${-a} 0L0 ${-a}L${a} 0L0 ${a}Z`, i % 2 ? k.alt : k.main, i % 2 ? 2 : 5, n(1 - i * 0.1)) +
      disc(r.of([-a, a]), 0, 5, k.lit) +
      disc(0, r.of([-a, a]), 4, k.main)
    )
  }) +
  fill('M-14 0L0 -14L14 0L0 14Z', k.lit)

export const holdings = {
  agenda: [spire, risingSun, triangles],
  asset: [campus, tanks, dome],
  ambush: [jaws],
  upgrade: [layers, diamonds],
} as const
