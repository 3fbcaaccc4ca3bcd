import { expect, it } from 'vitest'
import { isOurs, routeOf } from './routes'

it.each([
  ['/', { page: 'start' }],
  ['/decks', { page: 'decks' }],
  ['/learn', { page: 'learn' }],
  ['/rules/', { page: 'rules' }],
  ['/table/ab2c3d', { page: 'table', id: 'AB2C3D' }],
  ['/replay/x_Y-z', { page: 'replay', id: 'x_Y-z' }],
  ['/player/Ada%20L', { page: 'player', id: 'Ada L' }],
  ['/player/50%', { page: 'player', id: '50%' }],
  ['/workshop', { page: 'workshop' }],
  ['/workshop/gangs/my-box', { page: 'work', id: 'gangs/my-box' }],
  ['/table', { page: 'lost' }],
  ['/rules/more', { page: 'lost' }],
  ['/table/ABCDEF/more', { page: 'lost' }],
  ['/elsewhere', { page: 'lost' }],
])('%s leads to its page', (path, route) => {
  expect(routeOf(path)).toEqual(route)
})

it.each([
  ['/rules#RUN-2', '', '', true],
  ['https://table.example/decks', '', '', true],
  ['https://elsewhere.example/', '', '', false],
  ['/api/openapi', '', '', false],
  ['/rules', '_blank', '', false],
  ['/file.json', '', 'file.json', false],
])('a link to %s stays in the page or leaves it', (href, target, download, ours) => {
  expect(isOurs({ href, target, download }, 'https://table.example/')).toBe(ours)
})
