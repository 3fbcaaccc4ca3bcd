import { Catalogue } from '../../words/catalogue'
import type { View } from '../shown'
import type { Content } from './content'
import { Names } from './names'

const SAMPLES = import.meta.glob<unknown>('../samples/*.json', { eager: true, import: 'default' })
const TEXTS = import.meta.glob<string>('../../../../src/jackin/locale/en/*.ftl', { eager: true, query: '?raw', import: 'default' })

/** A position as a seat was shown it, from the folder samples. */
export const sample = (name: string): View => structuredClone(SAMPLES[`../samples/${name}.json`]) as View
export const house = (): Content => structuredClone(SAMPLES['../samples/house.json']) as Content
export const english = new Catalogue('en', [Object.values(TEXTS).join('\n')])
export const names = (): Names => new Names({ has: (key, at) => english.has(key, at), format: (key, args) => english.format(key, args), attribute: (key, at) => english.attribute(key, at) }, house())
