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

const POINTED = 400

/** A pointer that comes to rest on the plate pauses it until it leaves. One that lay there before it came does not. */
export function pointedAt(queue: () => BeatQueue | null): (node: HTMLElement) => () => void {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let stopped = false
    const move = ({ pointerType, movementX, movementY }: PointerEvent): void => {
      if (pointerType !== 'mouse' || stopped || timer !== undefined || !(movementX || movementY)) return
      timer = setTimeout(() => {
        stopped = true
        queue()?.pause()
      }, POINTED)
    }
    const leave = (): void => {
      clearTimeout(timer)
      timer = undefined
      if (stopped) queue()?.pause(false)
      stopped = false
    }
    node.addEventListener('pointermove', move)
    node.addEventListener('pointerleave', leave)
    return () => {
      leave()
      node.removeEventListener('pointermove', move)
      node.removeEventListener('pointerleave', leave)
    }
  }
}
