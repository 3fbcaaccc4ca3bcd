import type { IceKind } from './look'

/** The outline of ice across its lane: its ends tell the type, and only once it is rezzed. */
export function barPath(kind: IceKind | '', w: number, h: number): string {
  const e = 7
  const third = h / 3
  const quarter = h / 4
  switch (kind) {
    case 'barrier':
      return `M0 0H${w}V${third}H${w - e}V${third * 2}H${w}V${h}H0V${third * 2}H${e}V${third}H0Z`
    case 'code-gate':
      return `M0 0H${w}L${w - e} ${h / 2}L${w} ${h}H0L${e} ${h / 2}Z`
    case 'sentry':
      return `M${e} 0H${w - e}L${w} ${h / 2}L${w - e} ${h}H${e}L0 ${h / 2}Z`
    case 'trap':
      return (
        `M${e} 0H${w - e}L${w} ${quarter}L${w - e} ${quarter * 2}L${w} ${quarter * 3}L${w - e} ${h}` +
        `H${e}L0 ${quarter * 3}L${e} ${quarter * 2}L0 ${quarter}Z`
      )
    default:
      return `M2 0H${w - 2}V${h}H2Z`
  }
}
