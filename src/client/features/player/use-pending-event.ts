// The event wanted before the sign-in, stored in this browser.
import { useState } from 'react'
import { parsePendingEventId } from '#domain/onboarding/pending-event.ts'
import { getCookie } from '../../device/cookies.ts'

/** Stays the same while the screen is mounted, even if the stored value is cleared. */
export function usePendingEvent(): string | null {
  const [eventId] = useState(() => parsePendingEventId(getCookie('pendingEvent') ?? ''))
  return eventId
}
