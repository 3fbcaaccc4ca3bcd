/** Grounds: the faction's handwriting, always quieter than the figure. */
import type { Dice } from './dice'
import type { Inks } from './inks'
import { TAU, disc, each, fill, line, n, poly } from './strokes'

type Ground = (r: Dice, k: Inks) => string

const splinters: Ground = (r, k) =>
  each(16, () => {
    const x = r(-160, 160),
      y = r(-115, 115),
      s = r(14, 58),
      a = r(-0.9, -0.3)
    const shape = poly([
      [x, y],
      [x + s * Math.cos(a), y + s * Math.sin(a)],
      [x + s * 0.3, y + s * r(0.2, 0.6)],
    ])
    return fill(shape, r.chance(0.5) ? k.mid : k.low, n(r(0.25, 0.7)))
  }) +
  each(6, () => {
    const x = r(-160, 160),
      y = r(-110, 110),
      l = r(40, 120)
    return line(`M${n(x)} ${n(y)}l${n(l)} ${n(-l * 0.55)}`, k.main, n(r(0.6, 1.6)), 0.5)
  })

const nightStreets: Ground = (r, k) => {
  const vx = r(-40, 40),
    vy = r(-40, -10)
  return (
    each(22, (i) => line(`M${n(vx)} ${n(vy)}L${n(-340 + i * 32)} 130`, k.mid, 1, 0.6)) +
    each(7, (i) => line(`M-160 ${n(vy + 6 + i * i * 4)}H160`, k.mid, 0.8, 0.5)) +
    each(18, () => {
      const x = r(-155, 155),
        h = r(12, 74)
      return fill(`M${n(x)} ${n(vy)}v${n(-h)}h${n(r(6, 16))}v${n(h)}z`, k.low, 0.9)
    }) +
    each(26, () => fill(`M${n(r(-150, 150))} ${n(vy - r(3, 60))}h2.4v1.6h-2.4z`, k.main, n(r(0.3, 0.9))))
  )
}

const flow: Ground = (r, k) => {
  const f = r(0.008, 0.016),
    g = r(0.01, 0.02),
    phase = r(0, 9)
  return each(19, (j) => {
    let x = -160,
      y = -120 + j * 13,
      d = `M${x} ${n(y)}`
    for (let i = 0; i < 34; i++) {
      x += 10
      y += 7 * Math.sin(x * f + y * g + phase)
      d += `L${n(x)} ${n(y)}`
    }
    return line(d, j % 4 ? k.mid : k.main, j % 4 ? 0.9 : 1.1, j % 4 ? 0.6 : 0.4)
  })
}

const traces: Ground = (r, k) =>
  each(20, () => {
    let x = Math.round(r(-15, 15)) * 10,
      y = Math.round(r(-10, 10)) * 10,
      d = `M${x} ${y}`
    const x0 = x,
      y0 = y
    for (let i = 0; i < 4; i++) {
      const l = r.int(1, 5) * 10,
        step = r.chance(0.5) ? l : -l
      if (i % 2) y += step
      else x += step
      d += `L${x} ${y}`
    }
    return line(d, k.mid, 1.4, 0.7) + disc(x, y, 2.4, k.main, 0.6) + disc(x0, y0, 1.6, k.mid, 0.9)
  })

const rakedSand: Ground = (r, k) => {
  const cx = r(-90, 90),
    cy = r(-60, 60)
  return each(15, (i) =>
    line(
      each(41, (j) => {
        const a = (j / 40) * TAU,
          q = 14 + i * 13 + 7 * Math.sin(3 * a + i * 0.5)
        return (j ? 'L' : 'M') + n(cx + Math.cos(a) * q) + ' ' + n(cy + Math.sin(a) * q * 0.8)
      }),
      k.mid,
      1,
      0.65,
    ),
  )
}

const meters: Ground = (r, k) =>
  each(34, (i) => {
    const h = 8 + Math.abs(Math.sin(i * r(0.3, 0.5) + r(0, 0.4))) * 80 * r(0.4, 1)
    return fill(`M${n(-156 + i * 9.4)} 105v${n(-h)}h6v${n(h)}z`, i % 5 ? k.low : k.mid, 0.85)
  }) + each(10, (i) => line(`M-160 ${n(-100 + i * 14)}H160`, k.mid, 0.7, 0.35))

const strata: Ground = (r, k) =>
  each(9, (i) => {
    const base = -55 + i * 20
    let d = ''
    for (let x = -160; x <= 160; x += 20)
      d += `L${x} ${n(base + 16 * Math.sin(x * 0.014 * (1 + i * 0.1) + i) + r(-4, 4))}`
    return fill(`M-160 110${d}L160 110Z`, i % 2 ? k.low : k.dark, 0.75) + line('M' + d.slice(1), k.mid, 0.9, 0.5)
  })

const dotMatrix: Ground = (r, k) =>
  each(150, (i) => {
    const x = -150 + (i % 15) * 21,
      y = -98 + Math.floor(i / 15) * 21
    return disc(x, y, 0.8 + 2.6 * Math.abs(Math.sin(x * 0.02 + r(0, 0.5)) * Math.cos(y * 0.03)), k.mid, 0.7)
  })

const GROUNDS: Record<string, Ground> = {
  anarch: splinters,
  criminal: nightStreets,
  shaper: flow,
  'haas-bioroid': traces,
  jinteki: rakedSand,
  nbn: meters,
  weyland: strata,
}

export const ground = (faction: string): Ground => GROUNDS[faction] ?? dotMatrix
