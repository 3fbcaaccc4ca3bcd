/** Where something stands on the screen. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export function boxOf(node: Element): Box {
  const { left, top, right, bottom } = node.getBoundingClientRect()
  return { left, top, right, bottom }
}
