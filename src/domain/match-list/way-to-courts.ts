// The link from an event to its courts, shown beside the main button until the start.
import { can, type EventRole } from '../access/capabilities.ts'
import type { EventForButton, MainButton } from '../event/main-button.ts'
import { isEarly } from '../event/play-time.ts'

/**
 * live: a match list is open. Without one an organizer may open it: check-in when attendance is
 * open, matches before.
 */
export type WayToCourts = { kind: 'live' | 'check-in' | 'matches'; leads: boolean }

const kindsWithout: ReadonlySet<MainButton['kind']> = new Set([
  'in-progress',
  'results',
  'cancelled',
])

/**
 * leads: placed before the main button, for an organizer on the day, and for players on the roster
 * once the match list is open.
 */
export function findWayToCourts(
  event: Pick<EventForButton, 'status' | 'matchListState' | 'startsAt'>,
  kind: MainButton['kind'],
  viewer: { roles: readonly EventRole[]; isIn: boolean; isOnDay: boolean; now: number },
): WayToCourts | null {
  if (kindsWithout.has(kind)) return null
  const mayPlay = can(viewer.roles, 'event.play')
  if (event.matchListState === 'open') return { kind: 'live', leads: mayPlay || viewer.isIn }
  if (!mayPlay || event.status !== 'published' || event.matchListState !== null) return null
  return isEarly(event, viewer.now)
    ? { kind: 'matches', leads: viewer.isOnDay }
    : { kind: 'check-in', leads: true }
}
