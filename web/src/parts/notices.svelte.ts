import { untrack } from 'svelte'

/** What the page tells in passing: toasts for the eye, announcements for the ear. */
export interface Toast {
  id: number
  text: string
  kind: 'info' | 'warn'
}

const STAY = 4500
const JOIN = 600

/** Whoever tells something in an effect does not thereby depend on what was told before. */
class Notices {
  toasts = $state.raw<Toast[]>([])
  polite = $state('')
  urgent = $state('')
  private next = 1
  private said: string[] = []
  private joining: ReturnType<typeof setTimeout> | undefined

  /** A line that goes by itself. The same line twice is one. */
  toast(text: string, kind: Toast['kind'] = 'info'): void {
    const id = this.next++
    const others = untrack(() => this.toasts).filter((old) => old.text !== text)
    this.toasts = [...others, { id, text, kind }].slice(-3)
    this.announce(text)
    setTimeout(() => this.dismiss(id), STAY)
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id)
  }

  /** One sentence of what happened; sentences that come fast are joined. */
  announce(sentence: string): void {
    this.said.push(sentence)
    this.joining ??= setTimeout(() => this.speak(), JOIN)
  }

  /** What is asked of the player, said at once. */
  ask(sentence: string): void {
    this.urgent = sentence === untrack(() => this.urgent) ? `${sentence}\u00a0` : sentence
  }

  private speak(): void {
    const text = this.said.join(' ')
    this.polite = text === this.polite ? `${text}\u00a0` : text
    this.said = []
    this.joining = undefined
  }
}

export const notices = new Notices()
