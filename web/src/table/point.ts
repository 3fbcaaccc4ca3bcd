import type { Attachment } from 'svelte/attachments'

const HOVER = 250
const LONG = 350
const FAR = 8

/** What a pointer means to a thing of the table; each game says so for its own things. */
export interface Meaning {
  read(pinned: boolean): void
  /** Put away what was only pointed at. */
  unread(): void
  mayDrag(): boolean
  /** It is in the air, over a place or none. */
  carry(x: number, y: number, place: string): void
  /** It is let go over a place, or over none. */
  drop(place: string): void
  /** A click, a tap, or Enter on what has the focus. */
  touch(byKey: boolean): void
  whyNot(): void
  focus?(): void
  blur?(): void
  keydown?(event: KeyboardEvent): void
}

/** The place under the pointer where what is dragged may be let go. */
function placeAt(x: number, y: number): string {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>('[data-drop]')?.dataset.drop
    if (place) return place
  }
  return ''
}

/** One pointer at one thing: click, menu, drag, hover and long press to read, why not. */
class Pointing {
  private timer: ReturnType<typeof setTimeout> | undefined
  private pressed: { x: number; y: number } | null = null
  private dragging = false
  private held = false
  private over = false

  constructor(
    private readonly node: Element,
    private readonly meaning: Meaning,
  ) {}

  rest(): void {
    clearTimeout(this.timer)
  }

  /** Its thing has left the table: what was read of it goes too. */
  gone(): void {
    this.rest()
    if (this.over) this.meaning.unread()
  }

  enter(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return
    this.over = true
    this.timer = setTimeout(() => this.meaning.read(false), HOVER)
  }

  leave(event: PointerEvent): void {
    this.rest()
    this.over = false
    if (event.pointerType !== 'mouse') return
    this.meaning.unread()
    this.move(event) // a quick hand has left it before it was seen to move
    if (!this.dragging) this.pressed = null
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return
    this.rest()
    this.held = false
    this.pressed = { x: event.clientX, y: event.clientY }
    if (event.pointerType === 'mouse') return
    this.timer = setTimeout(() => {
      this.held = true
      this.meaning.read(false)
    }, LONG)
  }

  move({ clientX: x, clientY: y, pointerId }: PointerEvent): void {
    if (!this.pressed) return
    if (this.dragging) return this.meaning.carry(x, y, placeAt(x, y))
    if (Math.hypot(x - this.pressed.x, y - this.pressed.y) <= FAR) return
    this.rest()
    if (!this.meaning.mayDrag()) return
    this.dragging = true
    this.meaning.unread()
    this.node.setPointerCapture(pointerId)
    this.meaning.carry(x, y, '')
  }

  up(event: PointerEvent): void {
    this.rest()
    if (this.dragging) {
      this.meaning.drop(placeAt(event.clientX, event.clientY))
      this.held = true
    } else if (this.held && event.pointerType !== 'mouse') this.meaning.unread()
    this.dragging = false
    this.pressed = null
  }

  cancel(): void {
    this.rest()
    if (this.dragging) this.meaning.drop('')
    this.dragging = false
    this.pressed = null
  }

  click(event: MouseEvent): void {
    event.stopPropagation()
    if (this.held) this.held = false
    else this.meaning.touch(event.detail === 0)
  }

  context(event: MouseEvent): void {
    event.preventDefault()
    if (!this.held) this.meaning.whyNot()
  }
}

export function pointing(meaningOf: (node: Element) => Meaning): Attachment<Element> {
  return (node) => {
    const meaning = meaningOf(node)
    const pointer = new Pointing(node, meaning)
    const heard: Record<string, (event: never) => void> = {
      pointerenter: (event) => pointer.enter(event),
      pointerleave: (event) => pointer.leave(event),
      pointerdown: (event) => pointer.down(event),
      pointermove: (event) => pointer.move(event),
      pointerup: (event) => pointer.up(event),
      pointercancel: () => pointer.cancel(),
      click: (event) => pointer.click(event),
      contextmenu: (event) => pointer.context(event),
      focus: () => meaning.focus?.(),
      blur: () => meaning.blur?.(),
      keydown: (event) => meaning.keydown?.(event),
    }
    for (const [name, hear] of Object.entries(heard)) node.addEventListener(name, hear as EventListener)
    return () => {
      pointer.gone()
      for (const [name, hear] of Object.entries(heard)) node.removeEventListener(name, hear as EventListener)
    }
  }
}
