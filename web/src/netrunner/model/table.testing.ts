import type { Shown } from '../../protocol'
import { Catalogue } from '../../words/catalogue'
import type { Speech } from './speech'

const SAMPLES = import.meta.glob<Shown>('../samples/*.json', { eager: true, import: 'default' })
const TEXTS = import.meta.glob<string>('../../../../src/jackin/locale/en/*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** A position as a seat was shown it, from the folder samples. */
export function sample(name: string): Shown {
  return structuredClone(SAMPLES[`../samples/${name}.json`]!)
}

export function samples(): string[] {
  return Object.keys(SAMPLES).map((file) => file.slice('../samples/'.length, -'.json'.length))
}

/** The English catalogues, as the table serves them. */
export function english(): Speech {
  const words = new Catalogue('en', [Object.values(TEXTS).join('\n')])
  return {
    format: (key, args) => words.format(key, args),
    has: (key) => words.has(key),
    title: (slug) => words.title(slug),
    text: (slug) => words.text(slug),
    where: (server) => words.where(server),
    say: (said) => words.message(said),
  }
}
