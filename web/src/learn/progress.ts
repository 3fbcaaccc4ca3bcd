/** Which lessons were done in this browser, in the order they were done last. */
const KEY = 'jackin.lessons'

export function doneLessons(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? found.filter((id): id is string => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function keepDone(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...doneLessons().filter((one) => one !== id), id]))
  } catch {
    // a full or forbidden storage: the lesson was done all the same
  }
}
