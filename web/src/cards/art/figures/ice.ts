/** Ice: walls, gates, watchers, snares. */
import type { Figure } from '../figure'
import { plate } from '../figure'
import { TAU, arc, at, disc, each, fill, line, n, ngon, polar, poly, ring, turn } from '../strokes'

const wall: Figure = (r, k) => {
  const rows = r.int(4, 6),
    h = 132 / rows,
    odd = r.int(0, 1),
    c = 5
  const bricks = each(rows, (j) => {
    const cells = 3 + ((j + odd) % 2),
      w = 168 / cells
    return each(cells, (i) => {
      const lit = r.chance(0.22),
        gone = r.chance(0.07),
        x = -84 + i * w,
        y = -66 + j * h
      if (gone) return line(`M${n(x + 3)} ${n(y + 3)}h${n(w - 6)}v${n(h - 6)}h${n(6 - w)}z`, k.mid, 1, 0.6)
      const brick = `M${n(x + 2 + c)} ${n(y + 2)}h${n(w - 4 - c)}v${n(h - 4 - c)}l${-c} ${c}h${n(-(w - 4 - c))}v${n(-(h - 4 - c))}z`
      return (
        fill(brick, lit ? k.main : k.mid, lit ? 1 : 0.92) +
        line(`M${n(x + 2 + c)} ${n(y + 2.5)}h${n(w - 4 - c)}`, lit ? k.lit : k.main, 1.2, 0.9)
      )
    })
  })
  return turn(bricks, r(-5, 5)) + line('M-96 74H96', k.alt, 2, 0.9)
}

const hexShield: Figure = (r, k) => {
  const q = 19,
    hex = ngon(6, q - 2, Math.PI / 6)
  return each(7, (j) =>
    each(9, (i) => {
      const x = (i - 4) * q * 1.76 + (j % 2 ? q * 0.88 : 0),
        y = (j - 3) * q * 1.54,
        d = Math.hypot(x, y * 1.15)
      if (d > 92) return ''
      const lit = r.chance(0.2)
      return at(
        x,
        y,
        fill(hex, lit ? k.main : k.mid, n(Math.max(0.3, 1 - d / 120))) + line(hex, lit ? k.lit : k.main, 1.4, 0.9),
      )
    }),
  )
}

const slabs: Figure = (r, k) =>
  each(r.int(5, 7), (i) => {
    const x = -80 + i * 26,
      h = r(96, 150),
      w = 20
    return (
      fill(
        poly([
          [x, 76],
          [x, 76 - h],
          [x + w, 66 - h],
          [x + w, 70],
        ]),
        k.mid,
      ) +
      fill(
        poly([
          [x + w, 70],
          [x + w, 66 - h],
          [x + w + 6, 70 - h],
          [x + w + 6, 74],
        ]),
        k.dark,
      ) +
      line(`M${x} ${n(76 - h)}L${x + w} ${n(66 - h)}`, k.lit, 2) +
      each(3, (j) =>
        r.chance(0.6) ? line(`M${x + 4} ${n(60 - j * 30)}h${w - 8}`, r.chance(0.4) ? k.alt : k.main, 3) : '',
      )
    )
  }) + line('M-96 78H96', k.alt, 2)

const tumbler: Figure = (r, k) => {
  const rings = r.int(4, 5),
    key = r.of([3, 4, 5, 6])
  return (
    plate(k, 84) +
    each(rings, (i) => {
      const q = 26 + i * 13,
        gap = r(0.35, 0.9),
        a = r(0, TAU),
        parts = r.int(1, 3)
      return each(parts, (p) =>
        line(
          arc(q, a + (p * TAU) / parts + gap / 2, a + ((p + 1) * TAU) / parts - gap / 2),
          i === rings - 2 ? k.alt : k.main,
          i % 2 ? 7 : 3.5,
          i % 2 ? 0.55 : 1,
        ),
      )
    }) +
    fill(ngon(key, 16, r(0, 1)), k.lit) +
    fill(ngon(key, 8, r(0, 1)), k.deep)
  )
}

const brackets: Figure = (r, k) =>
  plate(k, 84) +
  each(r.int(4, 5), (i) => {
    const w = 86 - i * 17,
      h = 66 - i * 12,
      g = r(10, 26)
    return line(
      `M${n(-g)} ${-h}H${-w}V${h}H${n(-g)}M${n(g)} ${-h}H${w}V${h}H${n(g)}`,
      i % 2 ? k.alt : k.main,
      i % 2 ? 3 : 5,
      n(0.5 + i * 0.12),
    )
  }) +
  fill('M0 -13a11 11 0 0 1 6 20l5 14h-22l5 -14a11 11 0 0 1 6 -20z', k.lit)

const rotor: Figure = (r, k) => {
  const blades = r.int(3, 6),
    reach = r(70, 88),
    hook = r(0.22, 0.5),
    spin = r(0, TAU)
  return (
    plate(k, 60) +
    each(blades, (i) => {
      const a = spin + (i * TAU) / blades
      return (
        fill(poly([polar(24, a - 0.34), polar(reach, a + hook), polar(24, a + 0.5)]), i % 2 ? k.mid : k.main) +
        line(poly([polar(24, a - 0.34), polar(reach, a + hook)], false), k.lit, 1.4, 0.8)
      )
    }) +
    ring(30, k.alt, 3) +
    disc(0, 0, 20, k.deep) +
    ring(20, k.main, 2.5) +
    disc(0, 0, 8, k.lit) +
    ring(r(48, 60), k.alt, 1.2, 0.8, `${r.int(2, 10)} ${r.int(4, 9)}`)
  )
}

const watcher: Figure = (r, k) => {
  const eyes = r.int(1, 3),
    w = 176 / eyes,
    head = 'M-96 0L-60 -52H60L96 0L60 52H-60Z'
  const eye = disc(0, 0, 24, k.deep) + ring(24, k.main, 3) + ring(15, k.alt, 2, 1, '6 4') + disc(0, 0, 7, k.lit)
  return (
    fill(head, k.dark, 0.9) +
    line(head, k.main, 3) +
    each(eyes, (i) => at(-88 + w * (i + 0.5), 0, eye)) +
    each(6, (i) =>
      fill(
        poly([
          [-58 + i * 22, 52],
          [-50 + i * 22, 52 + r(14, 38)],
          [-42 + i * 22, 52],
        ]),
        i % 2 ? k.alt : k.main,
      ),
    ) +
    each(4, (i) => line(`M${-44 + i * 30} -52V${n(-58 - r(8, 30))}`, k.main, 2.5))
  )
}

const spiral: Figure = (r, k) => {
  const s = r.int(3, 6),
    twist = r(0.14, 0.3)
  return (
    plate(k, 80) +
    each(9, (i) => line(ngon(s, 84 - i * 9, i * twist), i % 3 ? k.main : k.alt, 2.6 - i * 0.15, 1)) +
    disc(0, 0, 5, k.lit)
  )
}

export const ice = {
  barrier: [wall, hexShield, slabs],
  'code-gate': [tumbler, brackets],
  sentry: [rotor, watcher],
  trap: [spiral],
} as const
