import { api } from '../net/api'
import type { ReplayInfo } from '../protocol'

/** A journal file that the player chose or dropped. */
export async function openFile(file: File): Promise<ReplayInfo> {
  const journal: unknown = JSON.parse(await file.text())
  if (typeof journal !== 'object' || journal === null) throw new SyntaxError(file.name)
  return api.openReplay(journal as Record<string, unknown>)
}

export function saveFile(name: string, content: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
