/** Hardware and resources: chips, consoles, contacts, places. */
import type { Figure } from '../figure'
import { plate } from '../figure'
import { TAU, at, disc, each, fill, line, n, ngon, polar, poly, ring, turn } from '../strokes'

const chip: Figure = (r, k) => {
  const pins = r.int(5, 8),
    s = 54,
    body = `M${-s} ${-s + 14}l14 -14H${s}V${s - 14}l-14 14H${-s}Z`
  return (
    each(pins, (i) => {
      const q = -s + 8 + (i * (2 * s - 16)) / (pins - 1)
      return each(4, (d) => turn(line(`M${n(q)} ${-s}V${-s - r.int(12, 34)}`, i % 2 ? k.main : k.mid, 4), d * 90))
    }) +
    fill(body, k.dark) +
    line(body, k.main, 3) +
    each(5, (j) =>
      each(5, (i) => {
        if (!r.chance(0.55)) return ''
        return fill(
          `M${-37 + i * 16} ${-37 + j * 16}h11v11h-11z`,
          r.chance(0.25) ? k.lit : r.chance(0.4) ? k.alt : k.mid,
        )
      }),
    )
  )
}

const board: Figure = (r, k) => {
  const body = 'M-88 -34H88V22H80V34H-80V22H-88Z'
  const banks = each(
    r.int(4, 6),
    (i) =>
      fill(`M${-76 + i * 27} -22h20v28h-20z`, r.chance(0.3) ? k.alt : k.mid) +
      line(`M${-72 + i * 27} -14h12`, k.lit, 2),
  )
  const contacts = each(20, (i) => fill(`M${n(-74 + i * 7.6)} 20h4v12h-4z`, i % 5 ? k.main : k.lit))
  return turn(fill(body, k.dark) + line(body, k.main, 3) + banks + contacts, r(-24, -8))
}

const links: Figure = (r, k) => {
  const hex = ngon(6, 32)
  return (
    plate(k, 80) +
    each(3, (i) =>
      at(
        (i - 1) * 44,
        (i % 2 ? -1 : 1) * r(4, 14),
        fill(hex, k.dark) + line(hex, i === 1 ? k.alt : k.main, 7) + line(hex, k.lit, 1.4, 0.9),
      ),
    ) +
    disc(-44, 0, 8, k.lit) +
    disc(44, 0, 8, k.lit)
  )
}

const deck: Figure = (r, k) => {
  const m = r.int(8, 11),
    beams = r.int(4, 6)
  const light = each(beams, (i) => {
    const beam = poly([
      [-8 + i * 3, 22],
      [-92 + (i * 184) / beams, -86 + r(0, 26)],
      [-92 + ((i + 0.72) * 184) / beams, -86 + r(0, 26)],
      [8 - i, 22],
    ])
    return fill(beam, i % 2 ? k.alt : k.main, n(r(0.16, 0.34)))
  })
  const shapes = each(3, (i) => {
    const y = -44 + r(-10, 12)
    return at((i - 1) * 52, y, fill(ngon(r.int(3, 6), r(11, 17), r(0, 2)), k.lit) + ring(r(19, 24), k.main, 2))
  })
  const keys = each(m, (i) => {
    const upper = `M${n(-60 + (i * 120) / m)} 25h${n(120 / m - 4)}v6h${n(4 - 120 / m)}z`
    const lower = `M${n(-74 + (i * 148) / m)} 38h${n(148 / m - 4)}v7h${n(4 - 148 / m)}z`
    return fill(upper + lower, r.chance(0.3) ? k.lit : k.main)
  })
  return (
    light +
    shapes +
    fill('M-66 18H66L94 52V66H-94V52Z', k.dark) +
    line('M-66 18H66L94 52V66H-94V52ZM-94 52H94', k.main, 3) +
    keys
  )
}

const network: Figure = (r, k) => {
  const m = r.int(4, 9),
    points = Array.from({ length: m }, (_, i) => polar(r(50, 86), (i * TAU) / m + r(-0.25, 0.25)))
  const threads = points
    .map((p, i) => {
      const next = points[(i + r.int(1, 2)) % m] ?? p
      return line(`M0 0L${p.join(' ')}`, k.main, 2) + line(`M${p.join(' ')}L${next.join(' ')}`, k.mid, 1.6)
    })
    .join('')
  const knots = points
    .map(([x, y], i) => {
      const q = r(7, 14)
      return disc(x, y, q, k.dark) + at(x, y, ring(q, i % 3 ? k.main : k.alt, 3)) + disc(x, y, q * 0.35, k.lit)
    })
    .join('')
  return (
    plate(k, 90) +
    threads +
    knots +
    disc(0, 0, 24, k.dark) +
    ring(24, k.lit, 3) +
    fill(ngon(r.int(3, 6), 13, -Math.PI / 2), k.main)
  )
}

const stackOfChips: Figure = (r, k) =>
  each(r.int(5, 7), (i) => {
    const y = 62 - i * 19,
      x = r(-10, 10)
    return (
      fill(`M${n(x - 62)} ${y}v-9a62 15 0 0 1 124 0v9a62 15 0 0 1 -124 0z`, i % 2 ? k.mid : k.dark) +
      line(`M${n(x - 62)} ${y - 9}a62 15 0 0 1 124 0a62 15 0 0 1 -124 0`, i % 3 ? k.main : k.lit, 2.4)
    )
  })

const contact: Figure = (r, k) => {
  const head = 'M-20 -4C-22 -36 -8 -50 4 -50S28 -36 26 -4'
  const person = (d: number): string => {
    const body =
      fill('M-50 84C-46 48 -24 40 0 38C22 40 36 54 40 84Z', d < 0 ? k.mid : k.dark) +
      fill(`${head}C24 16 14 30 4 34C-8 30 -18 16 -20 -4Z`, d < 0 ? k.dark : k.mid) +
      line(head, d < 0 ? k.main : k.alt, 3)
    return `<g transform="translate(${d * 38} ${n(r(-6, 6))}) scale(${d} 1)">${body}</g>`
  }
  return (
    person(-1) + person(1) + line('M-14 -8H14', k.lit, 3) + disc(0, -8, 5, k.lit) + ring(84, k.mid, 2, 1, '30 12')
  )
}

const skyline: Figure = (r, k) =>
  each(9, (i) => {
    const x = -92 + i * 21,
      h = r(36, 128),
      w = 18
    return (
      fill(`M${x} 74v${n(-h)}l${r.of([0, 5])} -6h${w - 6}v${n(h + 6)}z`, i % 3 ? k.mid : k.dark) +
      line(`M${x} 74v${n(-h)}`, k.main, 1.4) +
      each(Math.floor(h / 12), (j) => {
        if (!r.chance(0.55)) return ''
        return fill(
          `M${x + 4} ${n(66 - j * 12)}h${r.of([4, 9])}v4h-${r.of([4, 9])}z`,
          r.chance(0.3) ? k.alt : k.lit,
          0.85,
        )
      })
    )
  }) +
  line('M-100 75H100', k.main, 2.5) +
  disc(r(-50, 50), -70, 13, k.alt, 0.9)

const doorway: Figure = (r, k) =>
  fill('M-70 84V-50L-44 -84H44L70 -50V84Z', k.dark) +
  line('M-70 84V-50L-44 -84H44L70 -50V84', k.main, 3) +
  fill('M-30 84V-10H30V84Z', k.mid) +
  fill('M-30 84V-10H30V84L0 60Z', k.lit, 0.85) +
  line('M-52 -34H52', k.alt, 9) +
  each(5, (i) => line(`M${-44 + i * 20} -34h${r.int(6, 14)}`, k.lit, 3)) +
  line('M-90 85H90', k.main, 2.5)

export const rig = {
  hardware: [chip, board, links],
  console: [deck],
  resource: [network, stackOfChips, contact],
  place: [skyline, doorway],
} as const
