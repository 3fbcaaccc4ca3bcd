import type { FightPace, Speed, Waits } from './table/stage/speeds'

/** What this browser remembers about its player. */
export interface SettingValues {
  language: string
  name: string
  sound: boolean
  volume: number
  motion: 'system' | 'less' | 'full'
  stops: 'always' | 'act' | 'pins'
  pins: string[]
  hints: string[]
  chat: boolean
  /** How fast the stage plays, by kind of game, and what waits for its player. */
  speed: Speed
  gangsSpeed: Speed
  fightPace: FightPace
  waits: Waits
  /** Whether every run is looked at first, or only one that meets ice. */
  preview: 'ice' | 'always'
  /** Whether the handbook shows the numbered rules under its paragraphs. */
  exactRules: boolean
  /** Whether open tables are told of while one plays a machine. */
  found: boolean
  /** Whether a bar tells the chance to win, in games against machines. */
  chanceBar: boolean
}

const KEY = 'jackin.settings'

export const LANGUAGES = ['en', 'es', 'de', 'pl']

function first(): SettingValues {
  return {
    language: browserLanguage(),
    name: '',
    sound: false,
    volume: 0.6,
    motion: 'system',
    stops: 'act',
    pins: [],
    hints: [],
    chat: true,
    speed: 'normal',
    gangsSpeed: 'normal',
    fightPace: 'wait',
    waits: 'harm',
    preview: 'ice',
    exactRules: false,
    found: false,
    chanceBar: false,
  }
}

function browserLanguage(): string {
  const wanted = typeof navigator === 'undefined' ? [] : (navigator.languages ?? [])
  return wanted.map((tag) => tag.slice(0, 2)).find((lang) => LANGUAGES.includes(lang)) ?? 'en'
}

/** Kept values over the first ones; whatever has another type than it should is left out. */
export function restored(kept: string | null): SettingValues {
  const values = first()
  const found = parse(kept)
  for (const name of Object.keys(values) as (keyof SettingValues)[]) {
    const value = found[name]
    if (typeof value === typeof values[name] && Array.isArray(value) === Array.isArray(values[name])) {
      Object.assign(values, { [name]: value })
    }
  }
  return values
}

function parse(kept: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(kept ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

class Settings {
  private values = $state<SettingValues>(restored(storage()?.getItem(KEY) ?? null))

  get language() {
    return this.values.language
  }
  set language(value) {
    this.keep('language', value)
  }
  get name() {
    return this.values.name
  }
  set name(value) {
    this.keep('name', value)
  }
  get sound() {
    return this.values.sound
  }
  set sound(value) {
    this.keep('sound', value)
  }
  get volume() {
    return this.values.volume
  }
  set volume(value) {
    this.keep('volume', value)
  }
  get motion() {
    return this.values.motion
  }
  set motion(value) {
    this.keep('motion', value)
  }
  get stops() {
    return this.values.stops
  }
  set stops(value) {
    this.keep('stops', value)
  }
  get pins() {
    return this.values.pins
  }
  set pins(value) {
    this.keep('pins', value)
  }
  /** Hints of the guided game that were shown already. */
  get hints() {
    return this.values.hints
  }
  set hints(value) {
    this.keep('hints', value)
  }
  get chat() {
    return this.values.chat
  }
  set chat(value) {
    this.keep('chat', value)
  }

  get speed() {
    return this.values.speed
  }
  set speed(value) {
    this.keep('speed', value)
  }
  get gangsSpeed() {
    return this.values.gangsSpeed
  }
  set gangsSpeed(value) {
    this.keep('gangsSpeed', value)
  }
  get fightPace() {
    return this.values.fightPace
  }
  set fightPace(value) {
    this.keep('fightPace', value)
  }
  get waits() {
    return this.values.waits
  }
  set waits(value) {
    this.keep('waits', value)
  }

  get preview() {
    return this.values.preview
  }
  set preview(value) {
    this.keep('preview', value)
  }
  get chanceBar() {
    return this.values.chanceBar
  }
  set chanceBar(value) {
    this.keep('chanceBar', value)
  }
  get exactRules() {
    return this.values.exactRules
  }
  set exactRules(value) {
    this.keep('exactRules', value)
  }

  get found() {
    return this.values.found
  }
  set found(value) {
    this.keep('found', value)
  }

  private keep<Name extends keyof SettingValues>(name: Name, value: SettingValues[Name]): void {
    this.values[name] = value
    try {
      storage()?.setItem(KEY, JSON.stringify(this.values))
    } catch {
      // a full or forbidden storage: the setting holds until the page is left
    }
  }
}

function storage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

export const settings = new Settings()
