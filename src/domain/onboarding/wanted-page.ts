// What someone without an account came for, by its link: an event or a club. Only an id travels
// through the sign-in, so that a link can lead nowhere else.
import { isUuid } from '../shared/id-form.ts'
import { parsePendingEventId, toEventPath } from './pending-event.ts'

export type WantedPage = { eventId: string } | { clubKey: string }

/** The public page of a club. `key` is a UUID. */
export const toClubPath = (key: string): string => `/c/${key}`

/** The key of a club that a path leads to, and nothing else; null for any other text. */
function parseClubKey(path: string): string | null {
  const key = /^\/c\/([^/]+)$/.exec(path)?.[1] ?? ''
  return isUuid(key) ? key : null
}

/** The path of it on this site. */
export const toWantedPath = (wanted: WantedPage): string =>
  'eventId' in wanted ? toEventPath(wanted.eventId) : toClubPath(wanted.clubKey)

/** What a path leads to; null for any other path, and without one. */
export function parseWanted(path: string | undefined): WantedPage | null {
  const eventId = path === undefined ? null : parsePendingEventId(path)
  if (eventId !== null) return { eventId }
  const clubKey = path === undefined ? null : parseClubKey(path)
  return clubKey === null ? null : { clubKey }
}
