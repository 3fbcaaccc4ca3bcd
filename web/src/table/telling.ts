/** What is said aloud of the report: each line when it comes, but in a hurry all of a turn at once. */
export class Telling<Line> {
  private told = -1

  constructor(private readonly say: (lines: Line[]) => void) {}

  /** The report as it is shown now; `start` is the number of its first line. What was there at first is not news. */
  hear(log: Line[], start: number, hurries: boolean): void {
    const end = start + log.length
    if (hurries && this.told >= 0 && end >= this.told) return
    if (this.told >= 0 && end > this.told) this.say(log.slice(Math.max(0, this.told - start)))
    this.told = end
  }
}
