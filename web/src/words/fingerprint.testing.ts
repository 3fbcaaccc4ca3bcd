/** A short mark of a long text (FNV-1a): where somebody would not read the text, it says that it is no longer the same. */
export function fingerprint(text: string): string {
  let mark = 0x811c9dc5
  for (let at = 0; at < text.length; at++) mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193)
  return (mark >>> 0).toString(16).padStart(8, '0')
}

/** A step of a game as a seat was shown it: of the view what is no longer as it was before (tools/client_texts.py). */
export interface Step<View, Line> {
  but: Partial<View>
  log: Line[]
  plans: []
}

/** The views of a game, each with the one before it. */
export function views<View, Line>(steps: Step<View, Line>[]): { before: View; view: View; step: Step<View, Line> }[] {
  let before = steps[0]!.but as View
  return steps.map((step) => {
    const view = { ...before, ...step.but }
    const found = { before, view, step }
    before = view
    return found
  })
}
