/** The keys of the table, as the help sheet lists them: `web-keys-NAME` says what the caps beside it do. */
export const KEYS: [name: string, ...caps: string[]][] = [
  ['act', 'enter'],
  ['pass', 'space'],
  ['undo', 'U', 'backspace'],
  ['jack-out', 'J'],
  ['arrows', 'W'],
  ['targets', 'tab'],
  ['move', 'arrows'],
  ['option', '1–9'],
  ['read', 'R'],
  ['why-not', '?'],
  ['grip', 'G'],
  ['log', 'L'],
  ['chat', 'C'],
  ['close', 'esc'],
  ['help', 'H'],
  ['sound', 'M'],
]
