// The players of an event that hear nothing outside the app, for organizers.
import { useLive } from '../../net/use-live.ts'

const nobody = { unreached: [], doesMailLeave: true } as const

/** Nobody, while it isn't known or isn't the viewer's to know. */
export function useUnreached(
  eventId: string,
  mayKnow: boolean,
): { unreached: readonly string[]; doesMailLeave: boolean } {
  return useLive('events-reach', mayKnow ? { eventId } : 'skip').data ?? nobody
}
