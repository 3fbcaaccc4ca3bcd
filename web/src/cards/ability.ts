/** One line of a card's text. */
export interface Ability {
  subroutine: boolean
  /** What stands before the colon, with it, if it is paid in symbols. */
  price: string
  does: string
}

const SUBROUTINE = '[subroutine]'
const PRICE = /^([^:.“"]*\[(?:credit|click|trash)\][^:.“"]*:) (.*)$/s

export function abilityOf(line: string): Ability {
  if (line.startsWith(SUBROUTINE)) return { subroutine: true, price: '', does: line.slice(SUBROUTINE.length).trim() }
  const priced = PRICE.exec(line)
  return priced
    ? { subroutine: false, price: priced[1] ?? '', does: priced[2] ?? '' }
    : { subroutine: false, price: '', does: line }
}

export const subroutinesOf = (text: string): number =>
  text.split('\n').filter((line) => line.startsWith(SUBROUTINE)).length
