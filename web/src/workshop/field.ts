import type { Shape } from '../protocol'
import type { Bench } from './bench.svelte'
import type { Path, Plain } from './shapes'

/** What every field of a form is given. */
export interface FieldProps {
  bench: Bench
  shape: Shape
  path: Path
  label: string
}

/** A field whose owner has looked its value up. */
export interface ValueProps extends FieldProps {
  value: Plain | undefined
}
