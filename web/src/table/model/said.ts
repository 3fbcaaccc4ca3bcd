/** A sentence still to be put into words: a key of the catalogues and its arguments. */
export interface Said {
  key: string
  args: Record<string, string | number>
}

export function said(key: string, args: Record<string, string | number> = {}): Said {
  return { key, args }
}
