// The event that was wanted before the sign-in, as this browser keeps it.
import { useState } from 'react'
import { parsePendingEventId } from '#domain/onboarding/pending-event.ts'
import { getCookie } from '../../device/cookies.ts'

/** Its id while the screen stands, also when it is forgotten meanwhile; null without one. */
export function usePendingEvent(): string | null {
  const [eventId] = useState(() => parsePendingEventId(getCookie('pendingEvent') ?? ''))
  return eventId
}
