import type { OptionView, Plan, Said, ServerView, Shown, View } from '../protocol'

/** What the guide looks at: the view of the Runner, and what is asked of them. */
export interface Scene {
  view: View
  kind: string
  options: OptionView[]
  plans: Plan[]
  log: Said[]
  mine: boolean
}

export function look(shown: Shown): Scene {
  const ask = shown.view.ask
  const mine = ask?.options !== undefined
  return {
    view: shown.view,
    kind: mine ? (ask?.kind ?? '') : '',
    options: ask?.options ?? [],
    plans: shown.plans,
    log: shown.log,
    mine,
  }
}

export const asks = (scene: Scene, ...kinds: string[]): boolean => kinds.includes(scene.kind)

export function optionOf(scene: Scene, verb: string, ...names: string[]): OptionView | undefined {
  const fits = (option: OptionView) =>
    option.verb === verb && (!names.length || names.includes(option.place ?? option.title ?? ''))
  return scene.options.find(fits)
}

/** The first of these cards that lies in the grip and can be played or installed now. */
export function playable(scene: Scene, ...slugs: string[]): string | undefined {
  if (!asks(scene, 'action')) return undefined
  return slugs.find((slug) => optionOf(scene, 'play', slug) ?? optionOf(scene, 'install', slug))
}

export const happened = (scene: Scene, start: string): Said | undefined =>
  scene.log.findLast((said) => said.key.startsWith(start))

/** A server that can be run on and has no ice in front; remote ones only if something is in them. */
export function openServer(scene: Scene, ...names: string[]): ServerView | undefined {
  return scene.view.servers.find((server) => {
    const worth = names.includes(server.name) || (server.name.startsWith('remote') && server.root.length > 0)
    return worth && !server.ice.length && optionOf(scene, 'run', server.name) !== undefined
  })
}

export const encountering = (scene: Scene): boolean => scene.view.run?.encountering === true

/** The ice that is met or approached, if the Runner knows it. */
export function iceOf(scene: Scene): string {
  const id = scene.view.run?.ice
  const all = scene.view.servers.flatMap((server) => server.ice)
  return all.find((ice) => ice.id === id)?.card ?? ''
}

/** Selectors for what lies on the table, as its parts mark themselves. */
export const at = {
  act: '[data-slot="act"]',
  pass: '[data-slot="pass"]',
  verb: (verb: string) => `[data-verb="${verb}"]`,
  lane: (server: string) => `[data-key="lane:${server}"]`,
  hand: (scene: Scene, slug: string) =>
    `[data-key="hand:${scene.view.runner.hand.indexOf(slug)}"], [data-sheet="grip"]`,
  grip: '[data-anchor="hand-runner"], [data-sheet="grip"]',
  focus: '[data-anchor="focus"]',
}
