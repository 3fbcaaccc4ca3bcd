import type { LessonFacts } from '../protocol'

/** The lessons of one side of Netrunner, or of Gangs, in their order. */
export interface Track {
  track: string
  lessons: LessonFacts[]
}

export function tracksOf(lessons: LessonFacts[]): Track[] {
  const names = [...new Set(lessons.map((lesson) => lesson.track))]
  return names.map((track) => ({ track, lessons: lessons.filter((lesson) => lesson.track === track) }))
}

/** The lessons of one game before those of the other. */
export function startingWith(game: string, lessons: LessonFacts[]): LessonFacts[] {
  return [...lessons.filter((lesson) => lesson.game === game), ...lessons.filter((lesson) => lesson.game !== game)]
}

/** The one lesson that is next: the first not done in the track last used, else of any. Who comes for one game is led
 * to that game first. */
export function nextOf(lessons: LessonFacts[], done: string[], game = ''): LessonFacts | undefined {
  const open = lessons.filter((lesson) => !done.includes(lesson.id))
  const wanted = game ? open.filter((lesson) => lesson.game === game) : []
  const last = lessons.find((lesson) => lesson.id === done.at(-1))
  const from = wanted.length ? wanted : open
  return from.find((lesson) => lesson.track === last?.track) ?? from[0]
}

/** Its place in its track, counted from 1, and how many there are. */
export function placeOf(lessons: LessonFacts[], id: string): { track: string; n: number; all: number } {
  const track = lessons.find((lesson) => lesson.id === id)?.track ?? ''
  const there = lessons.filter((lesson) => lesson.track === track)
  return { track, n: there.findIndex((lesson) => lesson.id === id) + 1, all: there.length }
}
