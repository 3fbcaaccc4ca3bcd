import type { BeatQueue } from './queue.svelte'

const HOLD = 250

/** A short press ends the beat, a long one pauses it until it is let go. */
export function holding(queue: () => BeatQueue | null): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let long = false
    const down = (): void => {
      long = false
      timer = setTimeout(() => {
        long = true
        queue()?.pause()
      }, HOLD)
    }
    const up = (): void => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      if (long) queue()?.pause(false)
      else queue()?.next()
    }
    const leave = (): void => {
      clearTimeout(timer)
      timer = undefined
      if (long) queue()?.pause(false)
    }
    node.addEventListener('pointerdown', down)
    node.addEventListener('pointerup', up)
    node.addEventListener('pointerleave', leave)
    return () => {
      clearTimeout(timer)
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('pointerup', up)
      node.removeEventListener('pointerleave', leave)
    }
  }
}
