/** Controls. */
import { dot, fill, ring, stroke } from './strokes'

export const controls = {
  check: stroke('M4.5 12.5 10 18 20 6.5', 3),
  close: stroke('M5.5 5.5l13 13M18.5 5.5l-13 13', 2.6),
  plus: stroke('M12 5v14M5 12h14', 2.6),
  minus: stroke('M5 12h14', 2.6),
  right: stroke('M9 4.5 16.5 12 9 19.5', 2.6),
  left: stroke('M15 4.5 7.5 12 15 19.5', 2.6),
  up: stroke('M4.5 15.5 12 8l7.5 7.5', 2.6),
  down: stroke('M4.5 8.5 12 16l7.5-7.5', 2.6),
  next: fill('M4 4.5 12.5 12 4 19.5zM12.5 4.5 21 12l-8.5 7.5z'),
  undo: stroke('M8.5 4.5 3.5 9.5l5 5', 2.4) + stroke('M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3.5', 2.4),
  jackout: stroke('M13 4H4.5v16H13', 2.4) + stroke('M10 12h10', 2.4) + stroke('M16.5 7.5 21 12l-4.5 4.5', 2.4),
  pause: fill('M6 4h4.5v16H6zM13.5 4H18v16h-4.5z'),
  stop: fill('M8 2h8l6 6v8l-6 6H8l-6-6V8zM8.5 8.5v7h7v-7z', 'evenodd'),
  eye: stroke('M2 12c2.5-4.6 6-7 10-7s7.5 2.4 10 7c-2.5 4.6-6 7-10 7s-7.5-2.4-10-7z', 2) + dot(12, 12, 3),
  lock: fill('M5 10.5h14v11H5zM11 14v4h2v-4z', 'evenodd') + stroke('M8 10.5V7.5a4 4 0 0 1 8 0v3', 2.4),
  help: stroke('M8 8.5a4 4 0 1 1 5.8 3.6c-1.2.6-1.8 1.4-1.8 2.7', 2.5) + dot(12, 19, 1.7),
  search: ring(10.5, 10.5, 6.5, 2.4) + stroke('M15.5 15.5 21 21', 2.6),
  menu: stroke('M4 6.5h16M4 12h16M4 17.5h16', 2.4),
  gear:
    ring(12, 12, 3.4, 2.2) +
    stroke(
      'M12 2.5v3.5M12 18v3.5M2.5 12H6M18 12h3.5M5.3 5.3l2.5 2.5M16.2 16.2l2.5 2.5M5.3 18.7l2.5-2.5M16.2 7.8l2.5-2.5',
      2.2,
    ),
  chat: fill('M3 4h18v13H11l-5 4.5V17H3zM7 8.5v1.8h10V8.5zm0 3.6v1.8h7v-1.8z', 'evenodd'),
  log: stroke('M5 5.5h1M5 12h1M5 18.5h1M10 5.5h9.5M10 12h9.5M10 18.5h9.5', 2.4),
  globe: ring(12, 12, 9) + stroke('M3.5 12h17M12 3.2c5 5.2 5 12.4 0 17.6-5-5.2-5-12.4 0-17.6z', 1.8),
  sound: fill('M3 9h4l5.5-4.5v15L7 15H3z') + stroke('M16 8.5c2 2 2 5 0 7', 2.2),
  mute: fill('M3 9h4l5.5-4.5v15L7 15H3z') + stroke('M16 9l5 6M21 9l-5 6', 2.2),
  clock: ring(12, 12, 9) + stroke('M12 6.5V12l4 2.5', 2.2),
  filter: fill('M3 4h18l-7 8.5V20l-4-2v-5.5z'),
  import: stroke('M12 3v11M7.5 10 12 14.5 16.5 10M4 15.5V20.5h16v-5', 2.4),
  export: stroke('M12 15V4M7.5 8.5 12 4l4.5 4.5M4 15.5V20.5h16v-5', 2.4),
  save: stroke('M4 4h13l3 3v13H4z', 2.2) + fill('M8 13h8v7H8zM8 4h6v4.5H8z'),
  shuffle: stroke('M3 6.5h4l10 11h3M3 17.5h4l3-3.3M14 9.8l3-3.3h3', 2.2) + fill('M19 3.5l4 3-4 3zM19 14.5l4 3-4 3z'),
  play: fill('M6 3.5 20 12 6 20.5z'),
  book: stroke(
    'M12 6v14.5M12 6C9.5 4.3 6.5 4 3 4.2v14.5c3.5-.2 6.5.1 9 1.8 2.5-1.7 5.5-2 9-1.8V4.2c-3.5-.2-6.5.1-9 1.8z',
    2,
  ),
  pencil: stroke('M4 20l1-5L16.5 3.5l4 4L9 19z', 2) + stroke('M14 6l4 4', 2),
  copy: stroke('M8 8h12.5v12.5H8z', 2.2) + stroke('M4 15.5H3.5v-12h12V4', 2.2),
  bolt: fill('M13.8 1.5 4.5 13.6h6L9 22.5l10.5-12.8h-6.4z'),
  warn: fill('M12 1.5 22.5 12 12 22.5 1.5 12zM11 6.5v7h2v-7zm0 8.7v2.3h2v-2.3z', 'evenodd'),
  harm: fill('M12 2 23 21H1zM11 8.5v6h2v-6zm0 7.5v2.3h2V16z', 'evenodd'),
  info: ring(12, 12, 9) + fill('M11 10.5h2V17h-2zM11 7h2v2.2h-2z'),
  diamond: fill('M12 3 21 12 12 21 3 12z'),
  target: ring(12, 12, 6) + stroke('M12 1.5v6M12 16.5v6M1.5 12h6M16.5 12h6', 2.2),
  people:
    dot(8, 8, 3.6) +
    dot(17, 9, 2.8) +
    fill(
      'M1.5 20c0-4.6 2.6-7 6.5-7s6.5 2.4 6.5 7zM16 20c0-2.8-.7-4.8-1.8-6.2.8-.4 1.7-.6 2.8-.6 3.3 0 5.5 2 5.5 6.8z',
    ),
  bot:
    fill('M4 8h16v12H4zM8 11.5v3h2.5v-3zm5.5 0v3H16v-3z', 'evenodd') +
    stroke('M12 8V3.5', 2) +
    dot(12, 3.2, 1.8) +
    stroke('M1.8 12v4M22.2 12v4', 2),
  seat: stroke('M4 7.5h16v11H4z', 2) + stroke('M8 21.5h8M12 4.5v-2M9 13h6', 2),
  fork: stroke('M12 21v-6M12 15 5.5 8.5V4M12 15l6.5-6.5V4', 2.6),
  pin: fill(
    'M12 1.8a7.2 7.2 0 0 1 7.2 7.2c0 5-4.6 9-7.2 13.2C9.4 18 4.8 14 4.8 9A7.2 7.2 0 0 1 12 1.8zm0 4.5a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4z',
    'evenodd',
  ),
} as const
