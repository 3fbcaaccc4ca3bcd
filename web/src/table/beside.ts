import type { Box } from './box'

interface Size {
  width: number
  height: number
}

const GAP = 14
const EDGE = 8
const COLUMN = 356
/** From this width on the right column belongs to the panel and the dock. */
const WITH_COLUMN = 1024

/** A card to read stands in the panel, if that is high enough and what is read does not lie there itself. */
export function inPanel(box: Box, size: Size, panel: Box | null): { left: number; top: number } | null {
  const fits = panel && panel.right - panel.left >= size.width && panel.bottom - panel.top >= size.height
  if (!fits || box.right > panel.left) return null
  return { left: (panel.left + panel.right - size.width) / 2, top: panel.top + EDGE }
}

/** Where a card to read stands: right of its thing, or left of it, or above it when it lies at the bottom. */
export function besideOf(box: Box, size: Size, page: Size): { left: number; top: number } {
  const column = page.width - (page.width >= WITH_COLUMN ? COLUMN : 0) - EDGE
  const top = clamp(box.top - 60, page.height - size.height)
  if (box.left >= column) return { left: clamp(column - size.width, column), top }
  const right = box.right + GAP
  if (right + size.width <= column) return { left: right, top }
  const left = box.left - GAP - size.width
  if (left >= EDGE) return { left, top }
  const above = clamp(box.top - size.height - GAP, page.height - size.height)
  return { left: clamp((box.left + box.right - size.width) / 2, column - size.width), top: above }
}

function clamp(n: number, most: number): number {
  return Math.max(EDGE, Math.min(n, most - EDGE))
}
