import type { Args } from '../../words/catalogue'
import type { DistrictView } from '../shown'
import type { Names } from './names'

type Format = (key: string, args?: Args) => string

/** A District in words, for who cannot see the map: who is there, who dominates, which places are free. */
export function described(district: DistrictView, names: Names, format: Format): string {
  const here = Object.entries(district.units).map(([gang, n]) =>
    format('web-gangs-units-of', { gang: names.gang(gang), n }),
  )
  const homes = district.hideouts.map((gang) => format('web-gangs-hideout-of', { gang: names.gang(gang) }))
  const pois = district.pois.map((poi) => {
    const held = poi.unit === 'johnny' ? names.gang('johnny') : poi.gang ? names.gang(poi.gang) : ''
    return format(held ? 'web-gangs-poi-held' : 'web-gangs-poi-free', { poi: names.poi(poi.poi), gang: held })
  })
  const rewards = district.rewards
    .flatMap((reward) => Object.entries(reward))
    .map(([what, n]) => `${n} ${names.resource(what)}`)
  return [
    here.length ? '' : format('web-gangs-nobody-here'),
    ...here,
    ...homes,
    district.dominance ? format('web-gangs-dominated', { gang: names.gang(district.dominance) }) : '',
    ...pois,
    format('web-gangs-rewards', { rewards: rewards.join(', ') }),
  ]
    .filter(Boolean)
    .join(' ')
}
