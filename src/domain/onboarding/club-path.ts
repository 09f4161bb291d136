// The address of a club's public page. Apart from the public paths, which every visit asks for.
import { isUuid } from '../shared/id-form.ts'

/** The public page of a club. `key` is a UUID. */
export const toClubPath = (key: string): string => `/c/${key}`

/** The key of a club that a path leads to, and nothing else; null for any other text. */
export function parseClubKey(path: string): string | null {
  const key = /^\/c\/([^/]+)$/.exec(path)?.[1] ?? ''
  return isUuid(key) ? key : null
}
