/** The card that is being read: shown large beside whatever the pointer rests on. */
const REST = 250
const PRESS = 350

interface Reading {
  slug: string
  at: DOMRect
}

class Reader {
  reading = $state.raw<Reading | null>(null)
  private waiting: ReturnType<typeof setTimeout> | undefined

  after(delay: number, slug: string, element: Element): void {
    this.close()
    this.waiting = setTimeout(() => (this.reading = { slug, at: element.getBoundingClientRect() }), delay)
  }

  close(): void {
    clearTimeout(this.waiting)
    this.reading = null
  }
}

export const reader = new Reader()

/** {@attach reads(slug)}: rest the mouse, press long, or press R on it to read the card. Needs a <ReadLayer /> in the page. */
export function reads(slug: string): (element: Element) => () => void {
  return (element) => {
    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType === 'mouse') reader.after(REST, slug, element)
    }
    const press = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== 'mouse') reader.after(PRESS, slug, element)
    }
    const key = (event: Event): void => {
      if ((event as KeyboardEvent).key.toLowerCase() === 'r') reader.after(0, slug, element)
    }
    const close = (): void => reader.close()
    const closing = ['pointerleave', 'pointerup', 'pointercancel', 'blur', 'click']
    element.addEventListener('pointerenter', enter)
    element.addEventListener('pointerdown', press)
    element.addEventListener('keydown', key)
    for (const name of closing) element.addEventListener(name, close)
    return () => {
      element.removeEventListener('pointerenter', enter)
      element.removeEventListener('pointerdown', press)
      element.removeEventListener('keydown', key)
      for (const name of closing) element.removeEventListener(name, close)
      close()
    }
  }
}
