import { api, ApiFault } from '../net/api'
import type { Craft, Mistaken, Preview, Shape, WorkDeck, WorkForm, WorkShown, WorkState } from '../protocol'
import {
  at,
  freeId,
  isTable,
  listed,
  newEntry,
  placeOf,
  put,
  type Path,
  type Place,
  type Plain,
  type Table,
} from './shapes'

const PAUSE = 500
const GLANCE = 200

interface Step {
  data: Record<string, Table | null>
  deck: string
  entry: number
}

/** A work on the bench: what is typed is kept after every change, and can be taken back as far as it goes. */
export class Bench {
  readonly kind: Craft
  readonly name: string
  readonly form: WorkForm
  title = $state('')
  /** Each file as data; null if its text cannot be read. */
  data = $state.raw<Record<string, Table | null>>({})
  texts = $state.raw<Record<string, string>>({})
  mistakes = $state.raw<Mistaken[]>([])
  typed = $state.raw<Record<string, boolean[]>>({})
  preview = $state.raw<Preview | null>(null)
  deckId = $state('')
  entry = $state(0)
  /** Whether all that was typed is kept; or what is wrong. */
  state = $state<'kept' | 'busy' | 'stale' | 'failed'>('kept')
  failure = $state('')
  private version = ''
  /** The field that letters are typed into: they are taken back together. */
  private typing = ''
  private past = $state.raw<Step[]>([])
  private readonly dirty = new Set<string>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private looking: ReturnType<typeof setTimeout> | undefined
  private sending: Promise<void> = Promise.resolve()

  constructor(work: WorkShown) {
    this.kind = work.kind
    this.name = work.name
    this.form = work.form
    this.title = work.title
    this.take(work)
    this.texts = Object.fromEntries(Object.entries(work.files).map(([file, { text }]) => [file, text]))
    this.data = Object.fromEntries(
      Object.entries(work.files).map(([file, { data }]) => [file, (data ?? null) as Table | null]),
    )
    this.deckId = (work.form.decks.find((deck) => deck.list && this.entriesOf(deck).length) ?? work.form.decks[0]!).id
  }

  deck: WorkDeck = $derived.by(() => this.form.decks.find((deck) => deck.id === this.deckId) ?? this.form.decks[0]!)
  entries: Plain[] = $derived(this.entriesOf(this.deck))
  /** Where the fields of the form lie: in the open entry, or in the file itself. */
  root: Path = $derived(this.deck.list ? [this.deck.file, this.deck.list, this.entry] : [this.deck.file])
  fields: Record<string, Shape> = $derived(this.deck.fields)
  open: Table | null = $derived.by(() => {
    const found = at(this.data as Table, this.root)
    return isTable(found) ? found : null
  })
  readable: boolean = $derived(this.data[this.deck.file] !== null)
  places: Place[] = $derived(this.mistakes.map((mistake) => placeOf(mistake, this.form, this.data)))
  canUndo: boolean = $derived(this.past.length > 0)

  entriesOf(deck: WorkDeck): Plain[] {
    return deck.list ? listed(this.data[deck.file]?.[deck.list]) : []
  }

  value = (path: Path): Plain | undefined => at(this.data as Table, path)

  /** How many mistakes a deck has, or one of its entries. */
  wrong(deck: string, entry?: number): number {
    return this.places.filter((place) => place.deck === deck && (entry === undefined || place.at === entry)).length
  }

  /** Whether a mistake is to be mended here or further in. */
  wrongAt(path: Path): boolean {
    const inside = path.slice(this.root.length).join('/')
    return this.places.some((place) => {
      const found = place.path.join('/')
      return (
        place.deck === this.deck.id &&
        (!this.deck.list || place.at === this.entry) &&
        found !== '' &&
        (found === inside || found.startsWith(`${inside}/`))
      )
    })
  }

  // Changes

  set(path: Path, value: Plain | undefined): void {
    const where = typeof value === 'string' ? path.join('/') : ''
    if (!where || where !== this.typing) this.step()
    this.typing = where
    const [file, ...rest] = path as [string, ...Path]
    this.data = { ...this.data, [file]: put(this.data[file] ?? {}, rest, value) as Table }
    this.changed(file)
  }

  private step(): void {
    this.typing = ''
    this.past = [...this.past, { data: this.data, deck: this.deckId, entry: this.entry }]
  }

  undo(): void {
    const last = this.past.at(-1)
    if (!last) return
    const files = Object.keys(this.data).filter((file) => this.data[file] !== last.data[file])
    this.past = this.past.slice(0, -1)
    this.typing = ''
    this.data = last.data
    this.deckId = last.deck
    this.entry = last.entry
    for (const file of files) this.changed(file)
  }

  add(): void {
    const entries = this.entries
    this.set([this.deck.file, this.deck.list, entries.length], newEntry(this.deck, this.form, entries))
    this.entry = entries.length
  }

  duplicate(): void {
    const { open, entries, deck } = this
    if (!open) return
    const copy: Table = { ...open }
    if (deck.fields.id?.kind === 'id') copy.id = freeId(String(open.id ?? deck.list), entries)
    const next = [...entries.slice(0, this.entry + 1), copy, ...entries.slice(this.entry + 1)]
    this.set([deck.file, deck.list], next)
    this.entry += 1
  }

  remove(): void {
    this.set(this.root, undefined)
    this.entry = Math.max(0, Math.min(this.entry, this.entries.length - 1))
  }

  move(by: number): void {
    const next = [...this.entries]
    const to = this.entry + by
    if (to < 0 || to >= next.length) return
    ;[next[this.entry], next[to]] = [next[to]!, next[this.entry]!]
    this.set([this.deck.file, this.deck.list], next)
    this.entry = to
  }

  show(deck: string, entry = 0): void {
    this.deckId = deck
    this.entry = Math.max(0, entry)
  }

  /** Whole files in place of ours, as text. */
  async putTexts(texts: Record<string, string>): Promise<void> {
    await this.flush()
    this.step()
    const files = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, { text }]))
    await this.send(() => api.changeWork(this.kind, this.name, { version: this.version, files }), Object.keys(texts))
  }

  /** What would come of these files, without keeping them. */
  tryTexts = (texts: Record<string, string>): Promise<WorkState> =>
    api.changeWork(this.kind, this.name, {
      version: this.version,
      files: Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, { text }])),
      keep: false,
    })

  // Keeping

  private changed(file: string): void {
    this.dirty.add(file)
    this.state = 'busy'
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.flush(), PAUSE)
  }

  /** Keep now what is typed. */
  flush(): Promise<void> {
    clearTimeout(this.timer)
    this.sending = this.sending.then(() => this.keep())
    return this.sending
  }

  private async keep(): Promise<void> {
    if (!this.dirty.size || this.state === 'stale') return
    const names = [...this.dirty].filter((file) => this.data[file])
    this.dirty.clear()
    const files = Object.fromEntries(names.map((file) => [file, { data: this.data[file]! }]))
    await this.send(() => api.changeWork(this.kind, this.name, { version: this.version, files }), [])
  }

  /** Once more, after something went wrong. */
  retry(): Promise<void> {
    for (const file of Object.keys(this.data)) if (this.data[file]) this.dirty.add(file)
    return this.flush()
  }

  private async send(change: () => Promise<WorkState>, read: string[]): Promise<void> {
    this.state = 'busy'
    try {
      const found = await change()
      this.take(found)
      for (const [file, { text, data }] of Object.entries(found.files)) {
        if (this.dirty.has(file)) continue
        this.texts = { ...this.texts, [file]: text }
        if (read.includes(file)) this.data = { ...this.data, [file]: (data ?? null) as Table | null }
      }
      this.state = this.dirty.size ? 'busy' : 'kept'
      api.forget()
    } catch (reason) {
      const stale = reason instanceof ApiFault && reason.error === 'server-work-changed-elsewhere'
      this.failure = reason instanceof ApiFault ? reason.detail : String(reason)
      this.state = stale ? 'stale' : 'failed'
    }
  }

  private take(found: WorkState): void {
    this.version = found.version
    this.mistakes = found.mistakes
    this.typed = found.typed
  }

  // Looking

  /** The open card as it reads, a moment after the last change. */
  look(card: string, entry: Plain | null, lang: string): void {
    clearTimeout(this.looking)
    if (!card || !entry) {
      this.preview = null
      return
    }
    const districts = this.data.districts ?? {}
    this.looking = setTimeout(() => {
      api.previewWork(this.kind, { card, entry, districts, lang }).then(
        (found) => {
          if (entry === this.open) this.preview = found
        },
        () => (this.preview = null),
      )
    }, GLANCE)
  }
}
