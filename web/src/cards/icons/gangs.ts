/** Gangs of Night City. */
import { dot, fill, ring, stroke } from './strokes'

export const gangs = {
  /** Discs, lifted by an arrow. */
  reclaim:
    ring(5, 17.5, 3, 2) + ring(12, 17.5, 3, 2) + ring(19, 17.5, 3, 2) + stroke('M12 11.5V3M7.5 7 12 2.5 16.5 7', 2.4),
  eddies: stroke('M6 5h12M6 19h12', 2.2) + stroke('M16.5 8.5h-9v7h9M7.5 12h7', 2.2),
  contraband:
    stroke('M3.5 7.5 12 3l8.5 4.5v9L12 21l-8.5-4.5z', 2) +
    stroke('M3.5 7.5 12 12l8.5-4.5M12 12v9M7.7 5.3l8.6 4.6', 2),
  secret: fill('M3 4.5h7l2 2.5h9v13H3zM12 10.5a2 2 0 0 0-1 3.7v2.8h2v-2.8a2 2 0 0 0-1-3.7z', 'evenodd'),
  cred: fill('M12 1.8l3 6.8 7.2.8-5.4 4.9 1.6 7.3L12 17.9l-6.4 3.7 1.6-7.3L1.8 9.4 9 8.6z'),
  solo: stroke('M12 2.5v5M12 16.5v5M2.5 12h5M16.5 12h5', 2.6) + ring(12, 12, 5.5, 2.2) + dot(12, 12, 1.8),
  techie: fill('M20.7 6.2l-3.8 3.8-3-3 3.8-3.7a6 6 0 0 0-7.9 7.5L2.7 18l3.4 3.4 7.1-7.1a6 6 0 0 0 7.5-8.1z'),
  netrunner:
    fill('M3 5h18v10.5H3zM6.5 8.5l3 2-3 2v1.8l5-3.8-5-3.8zm6 4.3v1.6h5v-1.6z', 'evenodd') +
    fill('M1.5 18h21v2.5h-21z'),
  drone:
    ring(5, 5.5, 3, 2) +
    ring(19, 5.5, 3, 2) +
    ring(5, 18.5, 3, 2) +
    ring(19, 18.5, 3, 2) +
    fill('M8.5 9h7v6h-7z') +
    stroke('M7 7.5l2 2M17 7.5l-2 2M7 16.5l2-2M17 16.5l-2-2', 2),
  hideout: fill('M12 2.5 22 11h-3v10h-5v-6h-4v6H5V11H2z'),
  fixer: fill('M5.5 2h13v20h-13zM8 5v10.5h8V5zm2.5 12.5v2h3v-2z', 'evenodd'),
  business: fill('M2.5 7.5h19v12.5h-19zM10 12v3h4v-3z', 'evenodd') + stroke('M8.5 7V4.2h7V7', 2.2),
  fortress: fill(
    'M4 21.5V9L2.5 7.5V3h3.2v2H8V3h3v2h2V3h3v2h2.3V3h3.2v4.5L20 9v12.5zM10 14v7.5h4V14a2 2 0 0 0-4 0z',
    'evenodd',
  ),
  firefight: stroke('M4 4l16 16M20 4 4 20', 2.6) + fill('M2 2h6L2 8zM22 2v6l-6-6zM2 22v-6l6 6zM22 22h-6l6-6z'),
  edge: fill(
    'M12 1.5l3 4.5h5.5v5L22.5 12l-2 1v5H15l-3 4.5L9 18H3.5v-5l-2-1 2-1V6H9zM12 8.5 8.5 12l3.5 3.5 3.5-3.5z',
    'evenodd',
  ),
  dice:
    stroke('M4 4h16v16H4z', 2) +
    dot(8.5, 8.5, 1.6) +
    dot(15.5, 15.5, 1.6) +
    dot(12, 12, 1.6) +
    dot(15.5, 8.5, 1.6) +
    dot(8.5, 15.5, 1.6),
  wild: fill('M12 1.5 14.5 9.5 22.5 12 14.5 14.5 12 22.5 9.5 14.5 1.5 12 9.5 9.5z') + ring(12, 12, 8, 1.4),
  braindance: ring(7, 12, 4.5, 2) + ring(17, 12, 4.5, 2) + stroke('M11 10.5h2M2.5 9.5 1 8M21.5 9.5 23 8', 2),
  cyberware: stroke('M7 2.5v6l-3 4v9M13 2.5v7l4 3.5v8.5', 2.4) + dot(10, 14, 2.6) + stroke('M10 17v5', 2),
  weapon: fill('M2 6.5h19.5v4H14l-1 3.5H9.8L8.5 21H3.8L5.5 11H2z'),
} as const
