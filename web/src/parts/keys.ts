type Key = [name: string, ...caps: string[]]

/** The keys of a table, as the help sheet lists them: `web-keys-NAME` says what the caps beside it do. */
const SAME: Key[] = [
  ['act', 'enter'],
  ['pass', 'space'],
  ['undo', 'U', 'backspace'],
]
const NETRUNNER: Key[] = [
  ['jack-out', 'J'],
  ['arrows', 'W'],
  ['move', 'arrows'],
  ['option', '1–9'],
  ['grip', 'G'],
]
const GANGS: Key[] = [
  ['gangs-move', 'arrows'],
  ['gangs-option', '1–9'],
  ['gangs-hand', 'G'],
  ['gangs-aid', 'A'],
]
const REST: Key[] = [
  ['targets', 'tab'],
  ['read', 'R'],
  ['why-not', '?'],
  ['beats', '[', ']'],
  ['log', 'L'],
  ['chat', 'C'],
  ['close', 'esc'],
  ['help', 'H'],
  ['sound', 'M'],
]

export const keysOf = (game: string): Key[] => [...SAME, ...(game === 'gangs' ? GANGS : NETRUNNER), ...REST]
