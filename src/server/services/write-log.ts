// Writes the log of an event and, for what admins do as admins, the log of its venue.
import { isAdminAct, type EventCapability } from '#domain/access/capabilities.ts'
import type { UnitOfWork } from '../db/transaction.ts'
import { addLog, type LogLine } from '../features/event/log-queries.ts'
import { addLocationLog, type LocationLogLine } from '../features/location/log-queries.ts'
import { topics } from '../live/topics.ts'

/** What someone did to an event, and the roles in which they may have done it. */
export type EventAct = {
  roles: readonly string[]
  capability: EventCapability
  line: Omit<LocationLogLine, 'locationId' | 'eventId'>
}

type Logged = {
  /** Lines of the event's log. */
  lines?: readonly LogLine[]
  /** The same for the venue's log; only what an admin did as an admin is added to it. */
  acts?: readonly EventAct[]
}

/**
 * Logs what was done to an event. The venue's log gets what its admins did to an event that they
 * neither organize nor cohost, and its windows follow.
 */
export async function writeLog(
  { tx, effects, now }: Pick<UnitOfWork, 'tx' | 'effects' | 'now'>,
  event: { eventId: string; location: string },
  { lines = [], acts = [] }: Logged,
): Promise<void> {
  await addLog(tx, event.eventId, lines, now)
  const adminLines = acts
    .filter(({ roles, capability }) => isAdminAct(roles, capability))
    .map(({ line }) => ({ ...line, locationId: event.location, eventId: event.eventId }))
  await addLocationLog(tx, adminLines, now)
  if (adminLines.length > 0) effects.publish(topics.order(event.location))
}
