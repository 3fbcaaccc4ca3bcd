import type { Attachment } from 'svelte/attachments'
import type { GangsDesk, Reading } from './desk.svelte'
import { boxOf } from '../table/box'

const HOVER = 250
const LONG = 350
const FAR = 8

export interface Thing {
  /** As the targets know it: "unit:…", "card:…". */
  key: string
  label: string
  /** What the table calls it when asked why not; empty: it is not asked. */
  why?: string
  read?: Pick<Reading, 'kind' | 'id'>
  /** A click that meant nothing else. */
  otherwise?: () => void
}

/** The place under the pointer where what is dragged may be let go. */
function placeAt(x: number, y: number): string {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>('[data-place]')?.dataset.place
    if (place) return place
  }
  return ''
}

/** Everything a pointer can do to a thing of the table: click, drag, hover and long-press to read, why not. */
export function pointing(desk: GangsDesk, thing: () => Thing, draggable = false): Attachment<Element> {
  return (node) => {
    let hover: ReturnType<typeof setTimeout> | undefined
    let pressed: { x: number; y: number } | null = null
    let dragging = false
    let held = false

    const read = (pinned = false): void => {
      const found = thing().read
      if (found && !desk.drag && !desk.menu) desk.reading = { ...found, box: boxOf(node), pinned }
    }
    const rest = (): void => clearTimeout(hover)
    const enter = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') hover = setTimeout(read, HOVER)
    }
    const leave = (event: PointerEvent): void => {
      rest()
      if (event.pointerType === 'mouse' && !desk.reading?.pinned) desk.reading = null
    }
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return
      rest()
      held = false
      pressed = { x: event.clientX, y: event.clientY }
      if (event.pointerType === 'mouse') return
      hover = setTimeout(() => {
        held = true
        read()
      }, LONG)
    }
    const move = (event: PointerEvent): void => {
      if (!pressed) return
      if (dragging) {
        desk.drag = { key: thing().key, x: event.clientX, y: event.clientY }
        const place = placeAt(event.clientX, event.clientY)
        if (place) desk.pointed = place.split('/')[0]!.replace('space:', '')
        return
      }
      if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) <= FAR) return
      rest()
      if (!draggable || !desk.ready || !desk.targets?.isSource(thing().key)) return
      dragging = true
      desk.reading = null
      desk.take(thing().key)
      node.setPointerCapture(event.pointerId)
    }
    const up = (event: PointerEvent): void => {
      rest()
      if (dragging) {
        const place = placeAt(event.clientX, event.clientY)
        desk.drag = null
        if (place) desk.drop(thing().key, place)
        held = true
      } else if (held && event.pointerType !== 'mouse') desk.reading = null
      dragging = false
      pressed = null
    }
    const cancel = (): void => {
      rest()
      desk.drag = null
      dragging = false
      pressed = null
    }
    const click = (event: MouseEvent): void => {
      event.stopPropagation()
      if (held) {
        held = false
        return
      }
      const { key, label, otherwise } = thing()
      if (desk.touch(key, label, boxOf(node))) return
      if (otherwise) otherwise()
      else read(true)
    }
    const context = (event: MouseEvent): void => {
      event.preventDefault()
      const { why, label } = thing()
      if (!held && why) desk.whyNot(why, label, boxOf(node))
    }
    const keydown = (event: KeyboardEvent): void => {
      const { why, label } = thing()
      if (event.key.toLowerCase() === 'r') read(true)
      else if (event.key === '?' && why) desk.whyNot(why, label, boxOf(node))
      else if (
        (event.key === 'Enter' || event.key === ' ') &&
        !(node instanceof HTMLButtonElement) &&
        desk.isLegal(thing().key)
      ) {
        event.preventDefault()
        event.stopPropagation()
        desk.touch(thing().key, label, boxOf(node))
      } else return
      event.stopPropagation()
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
      ['keydown', keydown],
    ]
    for (const [name, handler] of handlers) node.addEventListener(name, handler as EventListener)
    return () => {
      rest()
      for (const [name, handler] of handlers) node.removeEventListener(name, handler as EventListener)
    }
  }
}
