import { api } from '../net/api'
import { keepKeys } from '../net/keys'
import { notices } from '../parts/notices.svelte'
import type { NewTable } from '../protocol'
import { router } from '../router.svelte'
import { settings } from '../settings.svelte'
import { faultText } from '../start/names'

/** To a new table of one's own; a fault is told, and the page stays. */
export async function sitDown(table: NewTable): Promise<void> {
  try {
    const seated = await api.newTable(table)
    keepKeys(seated.keys)
    router.go(`/table/${seated.table}`)
  } catch (reason) {
    notices.toast(faultText(reason), 'warn')
  }
}

export const beginLesson = (lesson: string): Promise<void> =>
  sitDown({ lesson, ...(settings.name ? { name: settings.name } : {}) })
