// Invalidates every window on which the roster of an event shows.
import { getPlayerIds } from '#domain/event/entry.ts'
import type { Roster } from '#domain/event/roster-request.ts'
import type { Effects } from '../../effects.ts'
import { topics } from '../../live/topics.ts'
import type { EventFacts } from './queries.ts'

/**
 * Invalidates every screen on which a changed roster shows: the event, its match list, lists of its
 * venue, My Events of all its players, former ones too.
 */
export function publishRoster(
  effects: Effects,
  event: EventFacts,
  before: Roster,
  after: Roster,
): void {
  effects.publish(
    topics.event(event.eventId),
    topics.matchList(event.eventId),
    topics.eventsAt(event.location),
  )
  if (event.watchKey !== null) effects.publish(topics.watch(event.watchKey))
  effects.publish(
    ...new Set(
      [
        event.organizerId,
        ...event.cohosts,
        ...before.entries.flatMap(getPlayerIds),
        ...after.entries.flatMap(getPlayerIds),
      ].map(topics.eventsOf),
    ),
  )
  // In a private event the roster decides its viewers.
  if (event.invite) effects.publish(topics.eventAccess(event.eventId))
}
