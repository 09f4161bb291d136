// The event or club link that someone without an account followed. Only an id passes through
// sign-in, so a link can't redirect elsewhere.
import { parseClubKey, toClubPath } from './club-path.ts'
import { parsePendingEventId, toEventPath } from './pending-event.ts'

export type WantedPage = { eventId: string } | { clubKey: string }

export const toWantedPath = (wanted: WantedPage): string =>
  'eventId' in wanted ? toEventPath(wanted.eventId) : toClubPath(wanted.clubKey)

export function parseWanted(path: string | undefined): WantedPage | null {
  const eventId = path === undefined ? null : parsePendingEventId(path)
  if (eventId !== null) return { eventId }
  const clubKey = path === undefined ? null : parseClubKey(path)
  return clubKey === null ? null : { clubKey }
}
