/** A page that is searched. */
export interface Searched {
  field: HTMLElement | undefined
  query: string
  /** What leads to a result. */
  links: string
  clear: () => void
}

/** `/` goes to the field, Escape empties it, the arrows go from there into the results and on through them. */
export function searchKey(event: KeyboardEvent, page: Searched): void {
  const typing = event.target instanceof HTMLInputElement
  if (event.key === '/' && !typing) {
    event.preventDefault()
    page.field?.focus()
  } else if (event.key === 'Escape' && typing) page.clear()
  else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && page.query) {
    event.preventDefault()
    step(event.key === 'ArrowDown' ? 1 : -1, page)
  }
}

function step(by: number, { field, links }: Searched): void {
  const found = [...document.querySelectorAll<HTMLElement>(links)]
  const next = found.indexOf(document.activeElement as HTMLElement) + by
  if (next < 0) field?.focus()
  else found[Math.min(next, found.length - 1)]?.focus()
}
