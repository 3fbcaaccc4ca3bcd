import type { BeatQueue } from './queue.svelte'

/** Keys of the stage while it plays; true if the key was one. */
export function stageKey(key: string, queue: BeatQueue): boolean {
  if (!queue.playing) {
    if (key !== '[' || !queue.beats.length) return false
    queue.back()
    return true
  }
  switch (key) {
    case 'Enter':
      if (queue.held) queue.goOn()
      return true
    case ']':
    case 'ArrowRight':
      queue.next()
      return true
    case '[':
    case 'ArrowLeft':
      queue.back()
      return true
    case ' ':
    case 'Escape':
      queue.skip()
      return true
    case 'p':
    case 'P':
      queue.pause(!queue.paused)
      return true
    default:
      return false
  }
}
