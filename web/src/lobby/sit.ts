import { api } from '../net/api'
import { keepDeal, newHalf } from '../net/deals'
import { keepKeys } from '../net/keys'
import type { JoinTable, NewTable, TableInfo } from '../protocol'

/** Take a free seat of a table whose terms have been seen. */
export async function sitDown(info: TableInfo, wish: JoinTable): Promise<void> {
  const half = newHalf()
  keepKeys((await api.join(info.table, { ...wish, half, deal: info.deal.kind, rated: info.rated })).keys)
  if (info.deal.kind === 'fair') keepDeal({ table: info.table, commitment: info.deal.commitment, half })
}

/** Make a table; its id. */
export async function makeTable(wish: NewTable): Promise<string> {
  const half = newHalf()
  const seated = await api.newTable({ ...wish, half })
  keepKeys(seated.keys)
  const { deal } = await api.table(seated.table)
  if (deal.kind === 'fair') keepDeal({ table: seated.table, commitment: deal.commitment, half })
  return seated.table
}
