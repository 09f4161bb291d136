// What someone without an account came for, by its link: an event or a club. Only an id travels
// through the sign-in, so that a link can lead nowhere else.
import { parseClubKey, toClubPath } from './club-path.ts'
import { parsePendingEventId, toEventPath } from './pending-event.ts'

export type WantedPage = { eventId: string } | { clubKey: string }

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
