import type { Attachment } from 'svelte/attachments'
import { boxOf } from '../table/box'
import type { Desk, Thing } from './desk.svelte'

const HOVER = 250
const LONG = 350
const FAR = 8

/** The place under the pointer where a dragged card may be let go. */
function placeAt(x: number, y: number): string {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>('[data-drop]')?.dataset.drop
    if (place) return place
  }
  return ''
}

/** Everything a pointer can do to a thing of the table: click, menu, drag, hover and long-press to read, why not. */
export function pointing(desk: Desk, thing: () => Thing, draggable = false): Attachment<HTMLElement> {
  return (node) => {
    let hover: ReturnType<typeof setTimeout> | undefined
    let long: ReturnType<typeof setTimeout> | undefined
    let pressed: { x: number; y: number; at: number; ready: boolean } | null = null
    let dragging = false
    let held = false

    const read = (): void => {
      const { slug, name } = thing()
      if (slug && !desk.drag && !desk.menu) desk.read(slug, name, boxOf(node))
    }
    const rest = (): void => {
      clearTimeout(hover)
      clearTimeout(long)
    }
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') hover = setTimeout(read, HOVER)
    }
    const leave = (event: PointerEvent): void => {
      rest()
      if (event.pointerType === 'mouse' && !desk.reading?.pinned) desk.reading = null
    }
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return
      clearTimeout(hover)
      held = false
      pressed = { x: event.clientX, y: event.clientY, at: performance.now(), ready: desk.ready }
      if (event.pointerType !== 'mouse') {
        long = setTimeout(() => {
          held = true
          read()
        }, LONG)
      }
    }
    const move = (event: PointerEvent): void => {
      if (!pressed) return
      if (dragging) {
        desk.drag = {
          thing: thing(),
          x: event.clientX,
          y: event.clientY,
          over: placeAt(event.clientX, event.clientY),
        }
        return
      }
      const far = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > FAR
      if (!far) return
      clearTimeout(long)
      if (draggable && desk.ready && thing().options.length) {
        dragging = true
        desk.reading = null
        node.setPointerCapture(event.pointerId)
        desk.drag = { thing: thing(), x: event.clientX, y: event.clientY, over: '' }
      }
    }
    const up = (event: PointerEvent): void => {
      rest()
      if (dragging) {
        const place = placeAt(event.clientX, event.clientY)
        const carried = thing()
        desk.drag = null
        if (place) desk.drop(carried, place)
        held = true
      } else if (held && event.pointerType !== 'mouse') desk.reading = null
      dragging = false
    }
    const cancel = (): void => {
      rest()
      if (dragging) desk.drag = null
      dragging = false
      pressed = null
    }
    const click = (event: MouseEvent): void => {
      const before = pressed
      pressed = null
      if (held) {
        held = false
        return
      }
      if (event.detail > 0 && before && !before.ready && thing().options.length) return
      desk.touch(thing(), boxOf(node))
    }
    const context = (event: MouseEvent): void => {
      event.preventDefault()
      if (!held) desk.whyNot(thing(), boxOf(node))
    }
    const focus = (): void => {
      desk.focused = thing()
    }
    const blur = (): void => {
      desk.focused = null
    }

    const handlers: [string, (event: never) => void][] = [
      ['pointerenter', enter],
      ['pointerleave', leave],
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', cancel],
      ['click', click],
      ['contextmenu', context],
      ['focus', focus],
      ['blur', blur],
    ]
    for (const [name, handler] of handlers) node.addEventListener(name, handler as EventListener)
    return () => {
      rest()
      for (const [name, handler] of handlers) node.removeEventListener(name, handler as EventListener)
    }
  }
}
