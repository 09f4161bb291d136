// The path of a club's public page. Separate from public-paths.ts, which every visit loads.
import { isUuid } from '../shared/id-form.ts'

export const toClubPath = (key: string): string => `/c/${key}`

export function parseClubKey(path: string): string | null {
  const key = /^\/c\/([^/]+)$/.exec(path)?.[1] ?? ''
  return isUuid(key) ? key : null
}
