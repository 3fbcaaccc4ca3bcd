import type { LessonFacts } from '../protocol'

/** The lessons of one side, in their order. */
export interface Track {
  seat: string
  lessons: LessonFacts[]
}

export function tracksOf(lessons: LessonFacts[]): Track[] {
  const seats = [...new Set(lessons.map((lesson) => lesson.seat))]
  return seats.map((seat) => ({ seat, lessons: lessons.filter((lesson) => lesson.seat === seat) }))
}

/** The one lesson that is next: the first not done in the track last used, else of any. */
export function nextOf(lessons: LessonFacts[], done: string[]): LessonFacts | undefined {
  const open = lessons.filter((lesson) => !done.includes(lesson.id))
  const last = lessons.find((lesson) => lesson.id === done.at(-1))
  return open.find((lesson) => lesson.seat === last?.seat) ?? open[0]
}

/** Its place in its track, counted from 1, and how many there are. */
export function placeOf(lessons: LessonFacts[], id: string): { seat: string; n: number; all: number } {
  const seat = lessons.find((lesson) => lesson.id === id)?.seat ?? ''
  const track = lessons.filter((lesson) => lesson.seat === seat)
  return { seat, n: track.findIndex((lesson) => lesson.id === id) + 1, all: track.length }
}
