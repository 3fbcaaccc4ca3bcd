/** Card types, and the types of ice. */
import { dot, fill, ring, stroke } from './strokes'

export const types = {
  program: stroke('M12 2.5 20.5 7.3v9.4L12 21.5 3.5 16.7V7.3z') + dot(12, 12, 3.2),
  hardware: stroke('M3.5 6.5h17v11h-17z') + fill('M6.5 9.5h4.5v5H6.5z') + stroke('M14 10.5h4M14 14h4', 1.8),
  resource:
    ring(12, 12, 2.6) +
    ring(5, 5.5, 2) +
    ring(19, 5.5, 2) +
    ring(5, 18.5, 2) +
    ring(19, 18.5, 2) +
    stroke('M6.8 7 10 10M17.2 7 14 10M6.8 17 10 14M17.2 17 14 14', 1.8),
  event: fill('M12 1.5l2.6 7.4L22 6.6l-5 5.9 5 6-7.4-2.3L12 22.5l-2.6-6.3L2 18.5l5-6-5-5.9 7.4 2.3z'),
  operation: fill('M3 4h11.5l6.5 8-6.5 8H3l6-8z'),
  asset: fill('M3.5 21V8.5L10 4v17zM12 21V9.5h8.5V21zM14.5 12.5v2h3.5v-2z', 'evenodd'),
  upgrade: stroke('M12 2.8 21 7.6l-9 4.8L3 7.6z', 2) + stroke('M4 12.2l8 4.3 8-4.3M4 16.8l8 4.3 8-4.3', 2),
  agenda: fill('M12 2 22 20.5H2zM12 8.5 7.2 17.5h9.6z', 'evenodd') + fill('M12 11.8l2.4 4.4H9.6z'),
  identity: dot(12, 7.6, 4.4) + fill('M3.5 21.5c0-5.5 3.5-8 8.5-8s8.5 2.5 8.5 8z'),
  barrier: fill(
    'M2.5 4h8.5v4.5H2.5zM13 4h8.5v4.5H13zM2.5 10h4v4.5h-4zM8.5 10h7v4.5h-7zM17.5 10h4v4.5h-4zM2.5 16h8.5v4.5H2.5zM13 16h8.5v4.5H13z',
  ),
  'code-gate':
    stroke('M8.5 3.5H3.5v17h5M15.5 3.5h5v17h-5', 2.4) +
    fill('M12 7.5a3 3 0 0 1 1.6 5.5l1 4h-5.2l1-4A3 3 0 0 1 12 7.5z'),
  sentry: fill('M1.5 3.5h21L12 22.5zM12 6.2a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2z', 'evenodd') + dot(12, 9.8, 1.7),
  trap: stroke('M12.5 12.5v-2h-3.2v5.2h6.4V7H6.2v11.8h12.6V3.8', 2.2),
} as const
