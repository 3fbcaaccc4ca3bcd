import type { Attachment } from 'svelte/attachments'
import { boxOf } from '../table/box'
import { pointing as pointingAt, type Meaning } from '../table/point'
import type { GangsDesk, Reading } from './desk.svelte'

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

/** Everything a pointer can do to a thing of the table. */
export function pointing(desk: GangsDesk, thing: () => Thing, draggable = false): Attachment<Element> {
  return pointingAt((node) => {
    const meaning: Meaning = {
      read(pinned) {
        const found = thing().read
        if (found && !desk.drag && !desk.menu) desk.reading = { ...found, box: boxOf(node), pinned }
      },
      unread: () => desk.unread(),
      mayDrag: () => draggable && desk.ready && !!desk.targets?.isSource(thing().key),
      carry(x, y, place) {
        const { key } = thing()
        if (!desk.drag) desk.take(key)
        desk.drag = { key, x, y }
        if (place) desk.pointed = desk.districtAt(place)
      },
      drop(place) {
        desk.drag = null
        if (place) desk.drop(thing().key, place)
      },
      touch(byKey) {
        const { key, label, otherwise } = thing()
        if (desk.touch(key, label, boxOf(node), byKey)) return
        if (otherwise) otherwise()
        else meaning.read(true)
      },
      whyNot() {
        const { why, label } = thing()
        if (why) desk.whyNot(why, label, boxOf(node))
      },
      keydown(event) {
        if (pressed(event, node, meaning, () => desk.isLegal(thing().key))) event.stopPropagation()
      },
    }
    return meaning
  })
}

/** The keys of what has the focus. A button has Enter and Space of its own. */
function pressed(event: KeyboardEvent, node: Element, meaning: Meaning, isLegal: () => boolean): boolean {
  if (event.key.toLowerCase() === 'r') meaning.read(true)
  else if (event.key === '?') meaning.whyNot()
  else if ((event.key === 'Enter' || event.key === ' ') && !(node instanceof HTMLButtonElement) && isLegal()) {
    event.preventDefault()
    meaning.touch(true)
  } else return false
  return true
}
