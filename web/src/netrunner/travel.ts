import type { Side } from './model/cards'
import type { Motion } from './model/motions'

/** Where everything lay before a new position was drawn, and how it looked. */
export interface Snapshot {
  boxes: Map<string, DOMRect>
  looks: Map<string, HTMLElement>
  anchors: Map<string, DOMRect>
}

const TRAVEL = 320
const MOMENT = 600
const FOLLOW = 60
const MOST = 12
const EASE = 'cubic-bezier(.2,.8,.2,1)'

export function snapshot(): Snapshot {
  const boxes = new Map<string, DOMRect>()
  const looks = new Map<string, HTMLElement>()
  for (const node of document.querySelectorAll<HTMLElement>('main [data-key]')) {
    const key = node.dataset.key ?? ''
    boxes.set(key, node.getBoundingClientRect())
    if (key.startsWith('#')) looks.set(key, node)
  }
  return { boxes, looks, anchors: anchors() }
}

function anchors(): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>()
  for (const node of document.querySelectorAll<HTMLElement>('main [data-anchor]'))
    found.set(node.dataset.anchor ?? '', node.getBoundingClientRect())
  return found
}

/** Cards travel from where they were to where they are, at most three at once, the rest 60 ms apart. */
export function travel(before: Snapshot, motions: Motion[], near: Side): void {
  let started = 0
  const delay = (): number => Math.max(0, ++started - 3) * FOLLOW
  const now = new Map<string, HTMLElement>()
  for (const node of document.querySelectorAll<HTMLElement>('main [data-key]')) now.set(node.dataset.key ?? '', node)
  const places = anchors()
  for (const [key, node] of now) {
    const old = before.boxes.get(key)
    if (old && (key.startsWith('#') || key === 'run-token')) glide(node, old, 0, TRAVEL)
  }
  for (const motion of motions.slice(0, MOST)) {
    if (motion.kind === 'appear') {
      const node = now.get(motion.id)
      const from = before.anchors.get(motion.from) ?? places.get(motion.from)
      if (node && from) glide(node, from, delay(), TRAVEL)
    } else if (motion.kind === 'score') {
      const node = now.get(motion.id)
      const from = before.boxes.get(motion.id) ?? before.anchors.get('focus')
      if (node && from) glide(node, from, 0, MOMENT)
    } else if (motion.kind === 'leave') {
      const look = before.looks.get(motion.id)
      const old = before.boxes.get(motion.id)
      const to = places.get(motion.to)
      if (look && old && to) ghost(look, old, to, delay())
    } else if (motion.kind === 'draw' && motion.side === near) {
      const from = places.get(`deck-${near}`)
      const hand = [...document.querySelectorAll<HTMLElement>('main .hand [data-key^="hand:"]')]
      for (const node of hand.slice(-motion.n)) if (from) glide(node, from, delay(), TRAVEL)
    }
  }
}

function glide(node: HTMLElement, from: DOMRect, delay: number, duration: number): void {
  const to = node.getBoundingClientRect()
  const dx = from.left + from.width / 2 - (to.left + to.width / 2)
  const dy = from.top + from.height / 2 - (to.top + to.height / 2)
  if (Math.hypot(dx, dy) < 2 || !to.width) return
  const scale = Math.min(1, Math.max(0.3, from.width / to.width))
  node.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: '9' },
      { transform: 'none', zIndex: '9' },
    ],
    { duration, delay, easing: EASE, fill: 'backwards' },
  )
}

/** A card that is gone flies to its pile as a picture of itself. */
function ghost(look: HTMLElement, from: DOMRect, to: DOMRect, delay: number): void {
  const copy = look.cloneNode(true) as HTMLElement
  copy.removeAttribute('data-key')
  copy.setAttribute('aria-hidden', 'true')
  copy.inert = true
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    zIndex: '40',
    pointerEvents: 'none',
    margin: '0',
  })
  document.body.append(copy)
  const dx = to.left + to.width / 2 - (from.left + from.width / 2)
  const dy = to.top + to.height / 2 - (from.top + from.height / 2)
  const flight = copy.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${dx}px, ${dy}px) scale(.6)`, opacity: 0.2 },
    ],
    { duration: TRAVEL, delay, easing: EASE },
  )
  flight.onfinish = flight.oncancel = () => copy.remove()
}
