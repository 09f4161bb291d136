// The event wanted before the sign-in, stored in this browser.
import { useState } from 'react'
import { parsePendingEventId } from '#domain/onboarding/pending-event.ts'
import { getCookie } from '../../device/cookies.ts'

export function usePendingEvent(): string | null {
  const [eventId] = useState(() => parsePendingEventId(getCookie('pendingEvent') ?? ''))
  return eventId
}
