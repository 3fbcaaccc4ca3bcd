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
  const journey = new Journey(before, near)
  journey.slide()
  for (const motion of motions.slice(0, MOST)) journey.go(motion)
}

class Journey {
  private started = 0
  private readonly now = new Map<string, HTMLElement>()
  private readonly places = anchors()

  constructor(
    private readonly before: Snapshot,
    private readonly near: Side,
  ) {
    for (const node of document.querySelectorAll<HTMLElement>('main [data-key]'))
      this.now.set(node.dataset.key ?? '', node)
  }

  /** What only changed its place. */
  slide(): void {
    for (const [key, node] of this.now) {
      const old = this.before.boxes.get(key)
      if (old && (key.startsWith('#') || key === 'run-token')) glide(node, old, 0, TRAVEL)
    }
  }

  go(motion: Motion): void {
    const { boxes, anchors: were } = this.before
    if (motion.kind === 'appear')
      this.bring(motion.id, were.get(motion.from) ?? this.places.get(motion.from), this.delay(), TRAVEL)
    else if (motion.kind === 'score') this.bring(motion.id, boxes.get(motion.id) ?? were.get('focus'), 0, MOMENT)
    else if (motion.kind === 'leave') this.send(motion.id, motion.to)
    else if (motion.kind === 'draw' && motion.side === this.near) this.draw(motion.n)
  }

  private delay(): number {
    return Math.max(0, ++this.started - 3) * FOLLOW
  }

  private bring(id: string, from: DOMRect | undefined, delay: number, duration: number): void {
    const node = this.now.get(id)
    if (node && from) glide(node, from, delay, duration)
  }

  private send(id: string, anchor: string): void {
    const look = this.before.looks.get(id)
    const old = this.before.boxes.get(id)
    const to = this.places.get(anchor)
    if (look && old && to) ghost(look, old, to, this.delay())
  }

  private draw(n: number): void {
    const from = this.places.get(`deck-${this.near}`)
    const hand = [...document.querySelectorAll<HTMLElement>('main .hand [data-key^="hand:"]')]
    for (const node of hand.slice(-n)) if (from) glide(node, from, this.delay(), TRAVEL)
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
