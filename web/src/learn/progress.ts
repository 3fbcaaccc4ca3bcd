/** What was done in this browser, in the order it was done last. */
const LESSONS = 'jackin.lessons'
const PUZZLES = 'jackin.puzzles'

export const doneLessons = (): string[] => done(LESSONS)
export const solvedPuzzles = (): string[] => done(PUZZLES)

export function keepDone(id: string): void {
  const key = id.startsWith('puzzle-') ? PUZZLES : LESSONS
  try {
    localStorage.setItem(key, JSON.stringify([...done(key).filter((one) => one !== id), id]))
  } catch {
    // a full or forbidden storage: it was done all the same
  }
}

function done(key: string): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(found) ? found.filter((id): id is string => typeof id === 'string') : []
  } catch {
    return []
  }
}
