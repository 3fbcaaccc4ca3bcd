import { describe, expect, it } from 'vitest'
import { Catalogue } from './catalogue'
import { words } from './words.svelte'

const ENGLISH = `
-credit = [credit]
-sub = [subroutine]
side-runner = Runner
server-hq = HQ
server-remote = Server { $n }
card-unknown = a card
card-snare = Snare!
card-corroder = Corroder
    .text =
        1{ -credit }: break 1 barrier subroutine.
        1{ -credit }: +1 strength.
    .gist = 1{ -credit }: barrier sub
card-enigma = Enigma
    .text =
        { -sub } The Runner loses a click.
        { -sub } End the run.
card-agent = Agent 1.
installs = { $known ->
        [yes] { $who } installs { $card }.
       *[no] { $who } installs a card in { $where }.
    }
trashes = { $who } trashes { $card }.
counter-virus = virus counter
counter-power = power counter
counter-agenda = agenda counter
only-english = Hello
automa-reveals = It reveals “{ $title }”.
automa-title-dash-coffee = Coffee Run
`
const GERMAN = 'side-runner = Läufer\ncard-snare = Schlinge!\nautoma-title-dash-coffee = Kaffeepause\n'
const en = new Catalogue('en', [ENGLISH])
const de = new Catalogue('de', [GERMAN, ENGLISH])

describe('words of the table', () => {
  it('puts titles for slugs, names for seats and servers', () => {
    expect(en.message({ key: 'installs', args: { seat: 'runner', card: 'snare' } })).toBe('Runner installs Snare!.')
    const hidden = { key: 'installs', args: { seat: 'runner', card: 'unknown', server: 'remote-2' } }
    expect(en.message(hidden)).toBe('Runner installs a card in Server 2.')
  })

  it('calls an AI card of the game by its name here, and one with another title as it is printed', () => {
    const reveals = (title: string) => ({ key: 'automa-reveals', args: { order: 'dash-coffee', title } })
    expect(de.message(reveals('Coffee Run'))).toBe('It reveals “Kaffeepause”.')
    expect(de.message(reveals('My Own'))).toBe('It reveals “My Own”.')
  })

  it('does not end a sentence twice', () => {
    expect(en.message({ key: 'trashes', args: { seat: 'runner', card: 'agent' } })).toBe('Runner trashes Agent 1.')
    const marked = en.message(
      { key: 'trashes', args: { seat: 'runner', card: 'agent' } },
      undefined,
      (name) => `\ue000${name}\ue001`,
    )
    expect(marked).toBe('\ue000Runner\ue001 trashes \ue000Agent 1.\ue001')
  })

  it('falls back to English where a language is silent', () => {
    expect(de.message({ key: 'trashes', args: { seat: 'runner', card: 'snare' } })).toBe('Läufer trashes Schlinge!.')
    expect(de.format('only-english')).toBe('Hello')
  })

  it('shows the key of what has no words', () => {
    expect(en.format('nothing-here')).toBe('[nothing-here]')
    expect(en.has('nothing-here')).toBe(false)
    expect(en.text('snare')).toBe('')
  })

  it('reads the text and the gist of a card', () => {
    expect(en.gist('corroder')).toBe('1[credit]: barrier sub')
    expect(en.subroutines('enigma')).toEqual(['The Runner loses a click.', 'End the run.'])
    expect(en.abilities('corroder', 2)).toEqual(['1[credit]: break 1 barrier subroutine.', '1[credit]: +1 strength.'])
    expect(en.abilities('corroder', 3)).toEqual([])
  })
})

describe('the language switch', () => {
  it('keeps the old words until the new ones are here, and the last wish wins', async () => {
    const fetched: Record<string, (text: string) => void> = {}
    const fetch = (lang: string) => new Promise<string>((resolve) => (fetched[lang] = resolve))
    const english = words.speak('en', fetch)
    fetched.en!('hello = Hello')
    await english
    expect(words.format('hello')).toBe('Hello')
    const german = words.speak('de', fetch)
    const polish = words.speak('pl', fetch)
    expect(words.lang).toBe('en')
    fetched.pl!('hello = Cześć')
    fetched.de!('hello = Hallo')
    await Promise.all([german, polish])
    expect(words.format('hello')).toBe('Cześć')
  })

  it('can be tried again after it failed', async () => {
    await expect(words.speak('es', () => Promise.reject(new Error('no line')))).rejects.toThrow('no line')
    expect(words.lang).toBe('pl')
    await words.speak('es', () => Promise.resolve('hello = Hola'))
    expect(words.format('hello')).toBe('Hola')
  })
})
