/** Values, counters and harm. */
import { dot, fill, stroke } from './strokes'

export const values = {
  credit: stroke('M19.4 8.2V7L12 2.7 4.2 7.2v9.6L12 21.3 19.4 17v-1.2', 2.4) + fill('M10.8 6.5h2.4v11h-2.4z'),
  recurring:
    stroke('M19.5 8.2A8.6 8.6 0 1 0 20.6 12', 2.2) +
    fill('M21.8 3.4v6.4h-6.4z') +
    fill('M12 7.6l3.8 2.2v4.4L12 16.4l-3.8-2.2V9.8z'),
  click: fill('M12 1 23 12 12 23 1 12Z'),
  'click-spent': stroke('M12 2.8 21.2 12 12 21.2 2.8 12Z', 2),
  mu:
    stroke('M6 6h12v12H6z') +
    stroke('M9.5 2.5v3M14.5 2.5v3M9.5 18.5v3M14.5 18.5v3M2.5 9.5h3M2.5 14.5h3M18.5 9.5h3M18.5 14.5h3', 2) +
    fill('M10 10h4v4h-4z'),
  link:
    stroke('M9.5 14.5 14.5 9.5') +
    stroke('M11 7l2.6-2.6a4.2 4.2 0 0 1 6 6L17 13') +
    stroke('M13 17l-2.6 2.6a4.2 4.2 0 0 1-6-6L7 11'),
  tag: fill('M2.5 3h10.2l9 9-9.4 9.4-9.8-9.6zM7.6 6a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8z', 'evenodd'),
  badpub: fill('M3 9h4l9-5.5v17L7 15H3z') + stroke('M19.2 8.5c1.8 2 1.8 5 0 7', 2) + fill('M6 16h3.4l1.4 5H7.6z'),
  hand: fill('M3.2 8.4 8 6.6l4.4 12-4.8 1.8zM9.4 4h5.2v13H13zM16 6.4l4.8 1.8-4.4 12-1.9-.7z'),
  points: fill('M12 1.5 15 9l7.5 3-7.5 3-3 7.5L9 15l-7.5-3L9 9z'),
  strength: fill('M12 1.8 21 5v7.2c0 5-3.8 8.4-9 10-5.2-1.6-9-5-9-10V5z'),
  trash:
    stroke('M4.5 6.5h15M9.5 6V3.2h5V6', 2) +
    fill('M5.8 8.8h12.4l-1.2 12.7H7zM9.4 11v8h1.5v-8zm3.7 0v8h1.5v-8z', 'evenodd'),
  adv: stroke('M4.5 12.5 12 5l7.5 7.5M4.5 19.5 12 12l7.5 7.5', 2.8),
  sub: stroke('M4 3v9.5h12', 2.6) + fill('M14.5 6.5 21.5 12.5 14.5 18.5z'),
  virus:
    dot(12, 12, 5) + stroke('M12 2.5v4M12 17.5v4M3.8 7.2l3.4 2M16.8 14.8l3.4 2M3.8 16.8l3.4-2M16.8 9.2l3.4-2', 2.4),
  power: fill('M13.8 1.5 4.5 13.6h6L9 22.5l10.5-12.8h-6.4z'),
  brain:
    stroke('M12 3.5c-5 0-8 3-8 7.3 0 2.5 1 4 2.5 5.2V20.5h8v-3h4v-4.5l1.5-1.2-1.6-2.2C18 5.7 15.8 3.5 12 3.5z', 2) +
    fill('M12.6 6 8.5 11.5h2.7L10.5 15l4.4-5.4h-2.6z'),
  net: stroke('M2.5 12h4l2.5-7 5 14 2.5-7h5', 2.4),
  meat: fill(
    'M12 1.8c4 5.4 6.8 8.6 6.8 12.6A6.8 6.8 0 0 1 12 21.5a6.8 6.8 0 0 1-6.8-7.1C5.2 10.4 8 7.2 12 1.8zM8 14.2c0 2.5 1.6 4.2 4 4.3v-1.9c-1.3 0-2.1-.9-2.1-2.4z',
    'evenodd',
  ),
} as const
