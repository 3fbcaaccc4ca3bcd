/** The strokes pictures are made of, around the middle of the field. All return SVG. */
export const TAU = Math.PI * 2
export type Point = readonly [number, number]

export const n = (v: number): number => +v.toFixed(1)
export const polar = (r: number, a: number): [number, number] => [n(Math.cos(a) * r), n(Math.sin(a) * r)]
export const each = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

export const poly = (points: readonly Point[], close = true): string =>
  'M' + points.map((p) => p.map(n).join(' ')).join('L') + (close ? 'Z' : '')

export const ngon = (corners: number, r: number, turned = 0): string =>
  poly(Array.from({ length: corners }, (_, i) => polar(r, turned + (i * TAU) / corners)))

export const line = (d: string, color: string, width = 1, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" opacity="${n(opacity)}"/>`

export const fill = (d: string, color: string, opacity = 1): string =>
  `<path d="${d}" fill="${color}" opacity="${opacity}"/>`

export const ring = (r: number, color: string, width = 1, opacity = 1, dash = ''): string =>
  `<circle r="${n(r)}" fill="none" stroke="${color}" stroke-width="${width}" opacity="${opacity}"${dash && ` stroke-dasharray="${dash}"`}/>`

export const disc = (x: number, y: number, r: number, color: string, opacity = 1): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${color}" opacity="${opacity}"/>`

export function arc(r: number, from: number, to: number): string {
  const [x0, y0] = polar(r, from)
  const [x1, y1] = polar(r, to)
  return `M${x0} ${y0}A${n(r)} ${n(r)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${x1} ${y1}`
}

export const turn = (body: string, degrees: number): string => `<g transform="rotate(${n(degrees)})">${body}</g>`
export const at = (x: number, y: number, body: string): string =>
  `<g transform="translate(${n(x)} ${n(y)})">${body}</g>`
