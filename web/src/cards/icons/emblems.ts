/** A faction or gang is never told by colour alone. */
import { dot, fill, ring, stroke } from './strokes'

export const emblems = {
  anarch:
    fill('M12 1.5 21.1 6.7v6.1l-5-3V8.7L12 6.4 6.9 9.3v5.5L12 17.7v4.8l-9.1-5.2V6.7z') +
    fill('M22 13 13.5 23l1.5-6.5h-4.2L15 8.5l-.500 5z'),
  criminal: fill('M12 1 23 12 12 23 1 12zM12 5.5a4 4 0 0 0-2 7.5L8.5 18h7L14 13a4 4 0 0 0-2-7.5z', 'evenodd'),
  shaper:
    fill('M12 1.5 16 8.5 12 12 8 8.5zM21.7 17.8l-8-.1L12.7 12.5 18 10.7zM2.3 17.8 6 10.7l5.3 1.8-1 5.2z') +
    ring(12, 13, 10, 1.5),
  apex: fill('M12 1.5 23 21.5h-6.2L12 12.3 7.2 21.5H1z') + dot(12, 18.5, 2.6),
  'haas-bioroid':
    fill('M2 2.5h6.5V6H5.8v12h2.7v3.5H2zM22 2.5h-6.5V6h2.7v12h-2.7v3.5H22z') +
    fill('M12 6.5 17 12l-5 5.5L7 12zM12 10l-1.8 2 1.8 2 1.8-2z', 'evenodd'),
  jinteki:
    fill('M12 1.5c3.2 3.6 4 8 0 13-4-5-3.2-9.4 0-13z') +
    fill('M2 6.5c5 .2 8 3 8.6 8.7C5.3 14.8 2.3 12 2 6.5zM22 6.5c-5 .2-8 3-8.6 8.7 5.3-.4 8.3-3.2 8.6-8.7z') +
    stroke('M4 18.2c2.6 1.6 5.4 1.6 8 0 2.6 1.6 5.4 1.6 8 0M7.5 22c1.5.7 3 .7 4.5 0 1.5.7 3 .7 4.5 0', 1.6),
  nbn: fill('M2.5 3.5 13 12 2.5 20.5z') + stroke('M14.5 7.5c2 2.7 2 6.3 0 9M18.3 4.5c3.6 4.5 3.6 10.5 0 15', 2.4),
  weyland: fill('M11.1 1h1.8v6H16v4h3v4.5h3.5V22h-21v-6.5H5V11h3V7h3.1zM9.5 12.5v2h5v-2zM6 17v2h12v-2z', 'evenodd'),
  'neutral-corp': stroke('M3.5 3.5h17v17h-17z', 2.2) + fill('M8 8h8v8H8z'),
  'neutral-runner': ring(12, 12, 9, 2.2) + dot(12, 12, 4),
  maelstrom:
    [0, 120, 240]
      .map(
        (a) =>
          `<g transform="rotate(${a} 12 12)">${fill('M9.5 1.8c6.5-.8 11.8 3 12.7 9.7-3.2-4.2-7.2-5.7-11.7-4.5z')}</g>`,
      )
      .join('') + dot(12, 12, 3),
  'tyger-claws': fill(
    'M4 2.5c5 4 8 10 8.5 19-5-4-8-10-8.5-19zM11 2.5c4.5 3.6 7 8.5 7.5 16-4.5-3.6-7-8.5-7.5-16zM17 2.5c3 2.6 4.6 6 5 11-3-2.6-4.7-6-5-11z',
  ),
  valentinos: fill(
    'M12 22 2.5 11.5C.5 7 5.5 2.8 9 5.5L12 8l3-2.5c3.5-2.7 8.5 1.5 6.5 6zM11 10v2.5H8.5v2H11V19h2v-4.5h2.5v-2H13V10z',
    'evenodd',
  ),
  'voodoo-boys':
    stroke('M12 2.5v19M4.5 8h15', 2) +
    ring(12, 14.5, 4.5, 2) +
    dot(12, 2.8, 2) +
    dot(4.3, 8, 2) +
    dot(19.7, 8, 2) +
    stroke('M4.5 21.5 8.7 17.8M19.5 21.5l-4.2-3.7', 2),
} as const
