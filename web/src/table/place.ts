import { getContext, setContext } from 'svelte'
import type { Line } from '../net/line.svelte'
import type { Shown, TableInfo } from '../protocol'
import type { Happened } from './model/why'

/** A player's place at any table: all that menus, offers and the chat need to know of it. */
export interface Place {
  readonly line: Line | null
  readonly info: TableInfo | null
  readonly shown: Shown | null
  readonly online: boolean
  /** The seat of this browser; empty for a spectator. */
  readonly mine: string
  readonly againstPerson: boolean
  /** Whether an answer given now would count. */
  readonly ready: boolean
  sheet: string
  rule: string
  /** How it came to what the rule was asked about. */
  happened: Happened[]
  seatName(seat: string): string
  /** An answer to the open question in words; empty if it is none. */
  worded(value: string): string
  /** An answer of any seat in words, with the card that its question was about. */
  told(option: Record<string, unknown>, card: string): string
  give(value: string): void
  undo(): void
}

const KEY = Symbol('place')

export function setPlace<Some extends Place>(place: Some): Some {
  setContext<Place>(KEY, place)
  return place
}

export function getPlace(): Place {
  return getContext<Place>(KEY)
}
