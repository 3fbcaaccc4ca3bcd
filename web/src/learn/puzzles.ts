import type { PuzzleFacts } from '../protocol'
import { words } from '../words/words.svelte'

const DAY = 86_400_000

export const isPuzzle = (id: string): boolean => id.startsWith('puzzle-')

/** The same for everybody, and another one at midnight UTC. */
export function ofTheDay(puzzles: PuzzleFacts[], now: number): PuzzleFacts | undefined {
  return puzzles[Math.floor(now / DAY) % (puzzles.length || 1)]
}

/** The first that is not solved after this one, and from the beginning again. */
export function nextPuzzle(puzzles: PuzzleFacts[], solved: string[], after: string): PuzzleFacts | undefined {
  const at = puzzles.findIndex((puzzle) => puzzle.id === after) + 1
  const turned = [...puzzles.slice(at), ...puzzles.slice(0, at)]
  return turned.find((puzzle) => puzzle.id !== after && !solved.includes(puzzle.id))
}

/** Of one kind after the other, in their order. */
export function byKind(puzzles: PuzzleFacts[]): { kind: PuzzleFacts['kind']; puzzles: PuzzleFacts[] }[] {
  const kinds = [...new Set(puzzles.map((puzzle) => puzzle.kind))]
  return kinds.map((kind) => ({ kind, puzzles: puzzles.filter((puzzle) => puzzle.kind === kind) }))
}

export function puzzleName(id: string): string {
  const [, kind = '', n = ''] = id.split('-')
  return words.format('web-puzzles-number', { title: words.format(`puzzle-${kind}-title`), n })
}

export const puzzleGoal = (id: string): string => words.format(`puzzle-${id.split('-')[1]}-goal`)

/** What kind of move the first one is, and what it is about. */
export function firstHints(puzzle: PuzzleFacts): string[] {
  const { idea, about } = puzzle
  const what = words.has(`card-${about}`) ? words.title(about) : words.where(about)
  return [
    words.format(`web-puzzles-idea-${idea}`),
    about ? words.format('web-puzzles-hint-about', { what }) : words.format('web-puzzles-hint-basic'),
  ]
}
