/** What a trace of a card does when it succeeds: the lines of its text that speak of it, without the number. */
export function stakeOf(text: string, word: string): string {
  const stem = word.toLowerCase().slice(0, 4)
  const lines = text.split('\n').filter((line) => line.toLowerCase().includes(stem))
  return (lines.length ? lines : [text]).map((line) => line.replace('[subroutine]', '').trim()).join(' ')
}
