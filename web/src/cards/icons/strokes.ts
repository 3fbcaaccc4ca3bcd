/** What icons are made of: 24 x 24, drawn in the colour of the text around them. */
export const stroke = (d: string, width = 2): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="square" stroke-linejoin="miter"/>`

export const fill = (d: string, rule: 'nonzero' | 'evenodd' = 'nonzero'): string =>
  `<path d="${d}" fill="currentColor" fill-rule="${rule}"/>`

export const ring = (x: number, y: number, radius: number, width = 2): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="currentColor" stroke-width="${width}"/>`

export const dot = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="currentColor"/>`
