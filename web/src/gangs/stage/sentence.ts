import { words } from '../../words/words.svelte'
import type { GangsDesk } from '../desk.svelte'
import { showing, type ShownParty } from '../model/showing'
import { headOf } from './kinds'

/** What the step at hand did, to its player if it was about them; one that runs says whose turn it is. */
export function sentenceOf(desk: GangsDesk): string {
  const beat = desk.stage?.present
  if (!beat) return ''
  if (!desk.stage?.held) return beat.own ? words.format('stage-playing-you') : playing(desk)
  const { fight, party } = partOf(desk)
  if (party && fight?.step === 'cred') return cameOf(desk, party)
  const own = fight?.step === 'compare' ? undefined : beat.log.find((said) => said.args.gang === desk.mine)
  return desk.names.say(own ?? headOf(beat.log))
}

const playing = (desk: GangsDesk): string =>
  words.format('stage-playing', { name: desk.names.gang(desk.view?.active ?? '') })

/** What a Firefight came to for a gang. */
function cameOf({ names }: GangsDesk, { lost, gained, feud }: ShownParty): string {
  const units = lost.map((unit) => names.kindOf(unit)).join(', ')
  return words.format('web-gangs-fight-came', { lost: units || 'nobody', n: gained + feud })
}

/** What the comparison will cost its player. */
export function owedOf(desk: GangsDesk): string {
  const { fight, party } = partOf(desk)
  return fight?.step === 'compare' && party?.owes ? words.format('web-gangs-fight-owes', { n: party.owes }) : ''
}

/** The Firefight of a step that waits, and one's own part in it. */
function partOf(desk: GangsDesk) {
  const { view, stage } = desk
  const fight =
    stage?.present?.hold === 'fight'
      ? showing(view?.firefight ?? null, desk.fight, view?.timing ?? [], desk.log, true)
      : null
  return { fight, party: fight?.parties.find((one) => one.gang === desk.mine) }
}
