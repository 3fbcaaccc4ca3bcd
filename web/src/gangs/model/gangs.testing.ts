import { Catalogue } from '../../words/catalogue'
import type { ContentSet, Said } from '../../protocol'
import type { AskView, OptionView, View } from '../shown'
import { Names } from './names'

const SAMPLES = import.meta.glob<unknown>('../samples/*.json', { eager: true, import: 'default' })
const TEXTS = import.meta.glob<string>('../../../../src/jackin/locale/en/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** A position as a seat was shown it, from the folder samples. */
export const sample = (name: string): View => structuredClone(SAMPLES[`../samples/${name}.json`]) as View

/** What the table says in English (tools/client_texts.py): each thing beside its words. */
interface Told {
  house: ContentSet
  questions: [AskView, string][]
  answers: [OptionView, string][]
  log: [Said, string][]
}

export const told = SAMPLES['../samples/told.json'] as Told
export const house = (): ContentSet => structuredClone(told.house)
export const english = new Catalogue('en', [Object.values(TEXTS).join('\n')])
/** `mine`: the gang of whoever reads. */
export const names = (mine = ''): Names =>
  new Names(
    {
      has: (key, at) => english.has(key, at),
      format: (key, args) => english.format(key, args),
      attribute: (key, at, args) => english.attribute(key, at, args),
    },
    house(),
    mine,
  )
