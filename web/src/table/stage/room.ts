export interface Rect {
  left: number
  top: number
  width: number
  height: number
}

/** No plate is wider; in a narrow half this part of it is enough; in a lower one nothing can be read. */
const WIDEST = 620
const ENOUGH = 0.7
const LOWEST = 100

function inside(end: Rect, half: Rect): boolean {
  const [x, y] = [end.left + end.width / 2, end.top + end.height / 2]
  return x > half.left && x < half.left + half.width && y > half.top && y < half.top + half.height
}

/** The wider part of a half beside the ends of the arrow that lie in it. */
function beside(half: Rect, ends: Rect[]): Rect {
  let [left, right] = [half.left, half.left + half.width]
  for (const end of ends.filter((one) => inside(one, half))) {
    if (end.left - left > right - end.left - end.width) right = Math.min(right, end.left)
    else left = Math.max(left, end.left + end.width)
  }
  return { left, top: half.top, width: right - left, height: half.height }
}

/** Where a plate stands: in the first half where it covers neither end of its arrow, or where most room is left. */
export function roomFor(halves: Rect[], ends: Rect[]): Rect | null {
  const rooms = halves.filter((half) => half.height > LOWEST).map((half) => ({ half, room: beside(half, ends) }))
  const free = rooms.find(({ half, room }) => room.width >= Math.min(WIDEST, half.width * ENOUGH))
  const widest = rooms.toSorted((a, b) => b.room.width - a.room.width)[0]
  return (free ?? widest)?.room ?? halves[0] ?? null
}
