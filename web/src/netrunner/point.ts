import type { Attachment } from 'svelte/attachments'
import { boxOf } from '../table/box'
import { pointing as pointingAt } from '../table/point'
import type { Desk, Thing } from './desk.svelte'

/** Everything a pointer can do to a thing of the table. */
export function pointing(desk: Desk, thing: () => Thing, draggable = false): Attachment<Element> {
  return pointingAt((node) => ({
    read(pinned) {
      const { slug, name } = thing()
      if (slug && !desk.drag && !desk.menu) desk.read(slug, name, boxOf(node), pinned)
    },
    unread: () => desk.unread(),
    mayDrag: () => draggable && desk.ready && thing().options.length > 0,
    carry(x, y, over) {
      desk.drag = { thing: thing(), x, y, over }
    },
    drop(place) {
      const carried = thing()
      desk.drag = null
      if (place) desk.drop(carried, place)
    },
    touch: (byKey) => desk.touch(thing(), boxOf(node), byKey),
    whyNot: () => desk.whyNot(thing(), boxOf(node)),
    focus() {
      desk.focused = thing()
    },
    blur() {
      desk.focused = null
    },
  }))
}
