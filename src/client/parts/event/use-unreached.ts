// The players of an event who get no notifications, for organizers.
import { useLive } from '../../net/use-live.ts'

const nobody = { unreached: [], doesMailLeave: true } as const

export function useUnreached(
  eventId: string,
  mayKnow: boolean,
): { unreached: readonly string[]; doesMailLeave: boolean } {
  return useLive('events-reach', mayKnow ? { eventId } : 'skip').data ?? nobody
}
