// The event link a visitor opened before signing in: kept in cookies, followed by Home afterwards.
// A cookie is text from outside, so only the one path shape the app writes is ever followed.
import { isUuid } from '../shared/id-form.ts'

const eventPathStart = '/vieweditevent/'

/** The path of an event, as it is kept and as it travels in links. */
export const toEventPath = (eventId: string): string => eventPathStart + eventId

/**
 * The event a stored path leads to: `/vieweditevent/<uuid>` and nothing else; null for any other
 * text.
 */
export function parsePendingEventId(path: string): string | null {
  if (!path.startsWith(eventPathStart)) return null
  const eventId = path.slice(eventPathStart.length)
  return isUuid(eventId) ? eventId : null
}
