/** One hidden drawing in the page that holds every icon, emblem and picture as a symbol. */
import { controls } from './controls'
import { emblems } from './emblems'
import { gangs } from './gangs'
import { types } from './types'
import { values } from './values'

export const icons = { ...values, ...types, ...controls, ...gangs } as const
export type IconName = keyof typeof icons
export type EmblemName = keyof typeof emblems
export { emblems }

const symbol = (id: string, body: string): string => `<symbol id="${id}" viewBox="0 0 24 24">${body}</symbol>`

/** The drawing is out of sight but not `display: none`, which would take the gradients away. */
let sheet: SVGSVGElement | undefined

export function addSymbols(markup: string): void {
  sheet ??= place()
  sheet.insertAdjacentHTML('beforeend', markup)
}

export function ensureSprite(): void {
  sheet ??= place()
}

function place(): SVGSVGElement {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  drawing.setAttribute('aria-hidden', 'true')
  drawing.setAttribute('width', '0')
  drawing.setAttribute('height', '0')
  drawing.style.position = 'absolute'
  drawing.innerHTML = [
    ...Object.entries(icons).map(([name, body]) => symbol(`i-${name}`, body)),
    ...Object.entries(emblems).map(([name, body]) => symbol(`e-${name}`, body)),
  ].join('')
  document.body.prepend(drawing)
  return drawing
}
