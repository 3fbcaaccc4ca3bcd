/** Programs: what breaks ice, what spreads, what computes. */
import type { Figure } from '../figure'
import { plate } from '../figure'
import { TAU, at, disc, each, fill, line, n, ngon, polar, poly, ring, turn } from '../strokes'

const spears: Figure = (r, k) => {
  const m = r.int(4, 7),
    lean = r(-8, 8)
  const target = each(5, (i) => fill(`M62 ${-80 + i * 33}h20v28h-20z`, k.mid, i === 2 ? 0.25 : 0.8))
  const shafts = each(m, (i) => {
    const y = (i - (m - 1) / 2) * 22,
      l = 120 - Math.abs(y) * 0.9
    return fill(
      poly([
        [-88, y - 9],
        [-88 + l, y * 0.25],
        [-88, y + 9],
      ]),
      i % 2 ? k.alt : k.main,
      0.95,
    )
  })
  const shards = each(5, () =>
    fill(
      poly([
        [r(66, 90), r(-30, 30)],
        [r(92, 106), r(-40, 40)],
        [r(76, 98), r(-40, 40)],
      ]),
      k.main,
      0.9,
    ),
  )
  return turn(
    target +
      shafts +
      fill(
        poly([
          [-40, -15],
          [86, 0],
          [-40, 15],
          [-22, 0],
        ]),
        k.lit,
      ) +
      shards,
    lean,
  )
}

const glyphs: Figure = (r, k) =>
  plate(k, 84) +
  each(7, (j) =>
    each(7, (i) => {
      const x = (i - 3) * 23,
        y = (j - 3) * 23
      if (Math.hypot(x, y) > 84) return ''
      const t = r.int(0, 5),
        c = r.chance(0.3) ? k.lit : r.chance(0.5) ? k.main : k.mid
      const glyph = [
        line('M-7 -7H7V7', c, 3),
        line('M-7 7V-7M0 -7V7', c, 3),
        disc(0, 0, 5, c),
        line('M-7 7L7 -7', c, 3),
        line('M-7 -7H7V7H-7Z', c, 2.5),
        fill('M-7 7L0 -8L7 7Z', c),
      ][t]
      return at(x, y, glyph ?? '')
    }),
  ) +
  line('M-84 0A84 84 0 0 1 84 0', k.alt, 2.5)

const claws: Figure = (r, k) => {
  const m = r.int(2, 3)
  const cuts = each(m, (i) => {
    const o = (i - (m - 1) / 2) * 34,
      edge = `M-86 ${n(o + 34)}C-30 ${n(o + 22)} 40 ${n(o - 8)} 90 ${n(o - 46)}`
    return (
      fill(`${edge}C52 ${n(o + 4)} -24 ${n(o + 44)} -86 ${n(o + 34)}Z`, i % 2 ? k.alt : k.main) +
      line(edge, k.lit, 1.6)
    )
  })
  return (
    plate(k, 70) +
    ring(62, k.mid, 2, 1, '4 6') +
    turn(cuts, r(-30, 10)) +
    each(4, () => {
      const [x, y] = polar(r(66, 90), r(0, TAU))
      return fill(`M${x} ${y}l6 -3l-2 7z`, k.lit)
    })
  )
}

const crossedBlades: Figure = (r, k) =>
  plate(k, 78) +
  ring(70, k.mid, 2, 1, '10 5') +
  each(2, (i) => {
    const blade =
      fill(
        poly([
          [-6, 70],
          [-9, -46],
          [0, -92],
          [9, -46],
          [6, 70],
        ]),
        i ? k.main : k.alt,
      ) +
      line('M0 -88V60', k.lit, 1.6) +
      fill(
        poly([
          [-22, 46],
          [22, 46],
          [16, 56],
          [-16, 56],
        ]),
        k.lit,
      )
    return turn(blade, (i ? 1 : -1) * r(26, 48))
  }) +
  disc(0, 8, 10, k.dark) +
  disc(0, 8, 5, k.lit)

const mind: Figure = (r, k) => {
  const s = r.int(5, 9)
  const points = Array.from({ length: s * 2 }, (_, i) => polar(i % 2 ? r(30, 50) : r(66, 90), (i * TAU) / (s * 2)))
  return (
    fill(poly(points), k.mid, 0.85) +
    line(poly(points), k.main, 2.5) +
    points.map((p, i) => line(`M0 0L${p.join(' ')}`, i % 2 ? k.alt : k.main, 1.2, 0.9)).join('') +
    disc(0, 0, 18, k.deep) +
    ring(18, k.lit, 3) +
    disc(0, 0, 6, k.lit)
  )
}

const germ: Figure = (r, k) => {
  const m = r.int(7, 15)
  return (
    plate(k, 80) +
    each(m, (i) => {
      const a = (i * TAU) / m + r(-0.1, 0.1),
        q = r(54, 90),
        [x, y] = polar(q, a),
        [u, v] = polar(30, a)
      return line(`M${u} ${v}L${x} ${y}`, k.main, 3) + disc(x, y, r(4, 9), i % 3 ? k.main : k.alt)
    }) +
    disc(0, 0, 36, k.mid) +
    each(8, () => {
      const [x, y] = polar(r(0, 26), r(0, TAU))
      return disc(x, y, r(3, 8), k.deep, 0.8)
    }) +
    ring(36, k.lit, 2)
  )
}

const colony: Figure = (r, k) =>
  each(22, () => {
    const [x, y] = polar(r(0, 84) * Math.sqrt(r(0.3, 1)), r(0, TAU)),
      q = r(6, 19)
    return (
      disc(x, y, q, r.chance(0.5) ? k.mid : k.dark, 0.9) +
      at(
        x,
        y,
        ring(q, r.chance(0.3) ? k.alt : k.main, 2.4) +
          (r.chance(0.6) ? disc(r(-3, 3), r(-3, 3), q * 0.36, k.lit) : ''),
      )
    )
  })

const orbits: Figure = (r, k) => {
  const tilt = r(0, 180),
    m = r.int(2, 4),
    s = r.int(3, 8)
  return (
    plate(k, 84) +
    each(m, (i) => {
      const orbit = `<ellipse rx="86" ry="${n(r(22, 40))}" fill="none" stroke="${i % 2 ? k.alt : k.main}" stroke-width="2.4"/>`
      return turn(orbit + disc(r.of([-86, 86]), 0, 5, k.lit), tilt + (i * 180) / m)
    }) +
    fill(ngon(s, 34, r(0, 1)), k.mid) +
    line(ngon(s, 34, r(0, 1)), k.main, 2.5) +
    disc(0, 0, 11, k.lit)
  )
}

const openCube: Figure = (r, k) => {
  const q = 62,
    hex = ngon(6, q, Math.PI / 6),
    edge = (i: number): string => `M0 0L${polar(q, Math.PI / 6 + (i * TAU) / 6).join(' ')}`
  return (
    plate(k, 84) +
    fill(hex, k.dark) +
    line(hex, k.main, 3) +
    [1, 3, 5].map((i) => line(edge(i), k.main, 3)).join('') +
    [0, 2, 4].map((i) => line(edge(i), k.mid, 1.6, 0.8)).join('') +
    each(r.int(7, 11), () => {
      const [x, y] = polar(r(8, 50), r(0, TAU)),
        z = r(6, 13)
      return fill(`M${n(x - z / 2)} ${n(y - z / 2)}h${n(z)}v${n(z)}h${n(-z)}z`, r.of([k.lit, k.alt, k.main]))
    })
  )
}

export const programs = {
  fracter: [spears],
  decoder: [glyphs],
  killer: [claws, crossedBlades],
  ai: [mind],
  virus: [germ, colony],
  program: [orbits, openCube],
} as const
