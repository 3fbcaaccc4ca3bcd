/** Events and operations: what is done once. */
import type { Figure } from '../figure'
import { plate } from '../figure'
import { TAU, arc, at, disc, each, fill, line, n, ngon, polar, poly, ring, turn, type Point } from '../strokes'

const burst: Figure = (r, k) => {
  const m = r.int(11, 22),
    lean = r(-0.2, 0.2),
    s = r.int(4, 8)
  return (
    each(m, (i) => {
      const a = (i * TAU) / m + r(-0.08, 0.08) + lean,
        q0 = r(20, 34),
        q1 = r(56, 98),
        w = r(0.03, 0.09)
      return fill(
        poly([polar(q0, a), polar(q1, a - w), polar(q1 + r(0, 12), a), polar(q1, a + w)]),
        r.of([k.main, k.main, k.alt, k.mid]),
      )
    }) +
    fill(ngon(s, 24, 0.3), k.dark) +
    line(ngon(s, 24, 0.3), k.lit, 3) +
    disc(0, 0, 7, k.lit)
  )
}

const streaks: Figure = (r, k) => {
  const falling = each(13, (i) => {
    const x = -90 + i * 15,
      y = r(-80, -10),
      l = r(40, 120)
    return fill(`M${n(x - 3)} ${n(y)}h6v${n(l)}l-3 10l-3 -10z`, r.of([k.main, k.main, k.alt, k.mid, k.lit]))
  })
  return (
    turn(falling, r.of([-32, 32, 18, -18])) + ring(r(36, 50), k.lit, 3) + ring(r(62, 74), k.main, 1.5, 0.8, '12 6')
  )
}

const lightning: Figure = (r, k) => {
  const zigzag = (): string => {
    let d = `M${n(r(-14, 14))} -96`
    for (let y = -72; y <= 96; y += 24) d += `L${n(r(-34, 34))} ${y}`
    return d
  }
  return (
    plate(k, 88) +
    ring(84, k.main, 2, 0.8, `${r.int(8, 40)} ${r.int(6, 14)}`) +
    line(zigzag(), k.mid, 5) +
    line(zigzag(), k.alt, 4) +
    line(zigzag(), k.lit, 5) +
    each(10, () => {
      const [x, y] = polar(r(40, 82), r(0, TAU))
      return disc(x, y, r(2, 4), k.main)
    })
  )
}

const whirl: Figure = (r, k) => {
  const way = r.of([-1, 1]),
    step = r(0.28, 0.95),
    m = r.int(16, 28),
    s = r.int(2, 4),
    a0 = r(0, TAU)
  return (
    plate(k, 88) +
    each(m, (i) => {
      const a = a0 + i * step * way,
        [x, y] = polar(12 + (i * 76) / m, a),
        z = 2.5 + (i * 7) / m
      const c = i % 4 === 0 ? k.lit : i % 3 ? k.main : k.alt
      return s === 2 ? disc(x, y, z, c) : at(x, y, fill(ngon(s, z * 1.2, a), c))
    })
  )
}

const tunnel: Figure = (r, k) => {
  const s = r.of([4, 4, 6, 8, 3, 5]),
    twist = r(-0.16, 0.16),
    vx = r(-18, 18)
  return (
    each(9, (i) => {
      const frame = ngon(s, 104 * Math.pow(0.76, i), Math.PI / s + i * twist)
      const drawn =
        i === 8 ? fill(frame, k.lit) : line(frame, i % 3 === 1 ? k.alt : k.main, n(5 - i * 0.4), n(0.45 + i * 0.07))
      return at((vx * i) / 3, 0, drawn)
    }) +
    each(12, () => {
      const a = r(0, TAU),
        [x, y] = polar(r(22, 40), a),
        [u, v] = polar(r(70, 110), a)
      return line(`M${x} ${y}L${u} ${v}`, k.lit, 1.6, 0.7)
    })
  )
}

const chevrons: Figure = (r, k) => {
  const m = r.int(2, 4)
  const marching = each(m, (i) => {
    const x = -78 + i * (116 / m)
    const chevron = poly([
      [x, -56],
      [x + 34, -56],
      [x + 78, 0],
      [x + 34, 56],
      [x, 56],
      [x + 44, 0],
    ])
    return fill(chevron, i === m - 1 ? k.lit : i % 2 ? k.alt : k.main, n(0.55 + (0.45 * i) / m))
  })
  return turn(plate(k, 84) + marching + line('M-92 74H92M-92 -74H92', k.mid, 2), r.of([0, 0, -90, 180]))
}

const files: Figure = (r, k) =>
  each(4, (i) => {
    const x = -54 + i * 18,
      y = 30 - i * 14,
      sheet = `M${x} ${y - 62}h62l16 16v78h-78z`,
      top = i === 3
    const lines = (): string =>
      each(5, (j) => line(`M${x + 12} ${y - 36 + j * 13}h${n(r(20, 54))}`, r.chance(0.4) ? k.lit : k.alt, 4))
    return fill(sheet, top ? k.mid : k.dark) + line(sheet, top ? k.lit : k.main, 2.4) + (top ? lines() : '')
  })

const closingIn: Figure = (r, k) => {
  const m = r.int(4, 8)
  return (
    plate(k, 88) +
    each(m, (i) => turn(fill('M0 -32L-13 -56H-5V-84H5V-56H13Z', i % 2 ? k.alt : k.main), (i * 360) / m)) +
    fill(ngon(m, 24, 0), k.dark) +
    line(ngon(m, 24, 0), k.lit, 3) +
    disc(0, 0, 8, k.lit)
  )
}

const route: Figure = (r, k) => {
  let x = -3,
    y = r.int(-2, 2)
  const from = y
  let d = `M${x * 27} ${y * 27}`
  while (x < 3) {
    if (r.chance(0.5) && Math.abs(y) < 2) y += r.of([-1, 1])
    else x += 1
    d += `L${x * 27} ${y * 27}`
  }
  return (
    each(7, (i) => each(5, (j) => disc((i - 3) * 27, (j - 2) * 27, 3, k.mid))) +
    line(d, k.main, 8, 0.5) +
    line(d, k.lit, 3) +
    disc(-3 * 27, from * 27, 9, k.alt) +
    fill(`M${x * 27} ${y * 27 - 14}l14 14l-14 14l-14 -14z`, k.lit)
  )
}

const growth: Figure = (r, k) => {
  const points: Point[] = []
  const columns = each(9, (i) => {
    const h = 22 + i * 10 + r(-14, 18),
      x = -86 + i * 20
    points.push([x + 7, 44 - h])
    return fill(`M${x} 66v${n(-h)}h14v${n(h)}z`, i % 3 === 2 ? k.alt : i > 5 ? k.main : k.mid)
  })
  return (
    columns +
    line(poly(points, false), k.lit, 3) +
    points.map(([x, y]) => disc(x, y, 3.5, k.lit)).join('') +
    line('M-96 68H96', k.main, 2)
  )
}

const shares: Figure = (r, k) =>
  plate(k, 88) +
  each(3, (i) => {
    let a = r(0, TAU)
    return each(4, (j) => {
      const b = r(0.8, 1.7),
        part = line(arc(78 - i * 22, a, a + b - 0.12), [k.main, k.alt, k.lit, k.mid][(j + i) % 4] ?? k.main, 15)
      a += b
      return part
    })
  }) +
  disc(0, 0, 14, k.lit)

export const deeds = {
  event: [burst, streaks, lightning, whirl],
  run: [tunnel],
  operation: [chevrons, files, closingIn, route],
  transaction: [growth, shares],
} as const
