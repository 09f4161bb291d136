// The event link a visitor opened before signing in, kept in a cookie and followed by Home. Cookies
// are untrusted, so only the exact path form that the app writes is followed.
import { isUuid } from '../shared/id-form.ts'

const eventPathStart = '/vieweditevent/'

export const toEventPath = (eventId: string): string => eventPathStart + eventId

/** Accepts exactly `/vieweditevent/<uuid>`; null for any other text. */
export function parsePendingEventId(path: string): string | null {
  if (!path.startsWith(eventPathStart)) return null
  const eventId = path.slice(eventPathStart.length)
  return isUuid(eventId) ? eventId : null
}
