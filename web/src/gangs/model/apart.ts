/** Places on a line that lie at least so far from each other and not beyond its end, each as near as can be to its own. */
export function apart(wanted: number[], least: number, end: number): number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => wanted[a]! - wanted[b]!)
  const found = [...wanted]
  order.forEach((here, n) => {
    if (n) found[here] = Math.max(found[here]!, found[order[n - 1]!]! + least)
  })
  order.reverse().forEach((here, n) => {
    found[here] = Math.min(found[here]!, n ? found[order[n - 1]!]! - least : end)
  })
  return found
}
