/** A server by its name: "hq", "remote-2", "new". */
export function serverOf(name: string): { kind: string; n: number } {
  const [kind = '', number] = name.split('-')
  return { kind, n: Number(number ?? 0) }
}
