// Writes the log of an event and, for what admins do as admins, the log of its venue.
import { isAdminAct, type EventCapability } from '#domain/access/capabilities.ts'
import { writeTogether, type Write } from '../db/together.ts'
import type { UnitOfWork } from '../db/transaction.ts'
import { writeEventLines, type LogLine } from '../features/event/log-queries.ts'
import { writeVenueLines, type LocationLogLine } from '../features/location/log-queries.ts'
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

type Unit = Pick<UnitOfWork, 'tx' | 'effects' | 'now'>
type LoggedEvent = { eventId: string; location: string }

/**
 * Logs what was done to an event. The venue's log gets what its admins did to an event that they
 * neither organize nor cohost, and its windows follow.
 */
export async function writeLog(unit: Unit, event: LoggedEvent, logged: Logged): Promise<void> {
  await writeTogether(unit.tx, listLogWrites(unit, [{ event, ...logged }]))
}

/** The same for several events, as writes that go out with others. */
export function listLogWrites(
  { tx, effects, now }: Unit,
  logged: readonly (Logged & { event: LoggedEvent })[],
): Write[] {
  const lines = logged.flatMap(({ event: { eventId }, lines: added = [] }) =>
    added.map((line) => ({ ...line, eventId })),
  )
  const adminLines = logged.flatMap(({ event: { eventId, location }, acts = [] }) =>
    acts
      .filter(({ roles, capability }) => isAdminAct(roles, capability))
      .map(({ line }) => ({ ...line, locationId: location, eventId })),
  )
  for (const { locationId } of adminLines) effects.publish(topics.order(locationId))
  return [
    ...(lines.length > 0 ? [{ query: writeEventLines(tx, lines, now) }] : []),
    ...(adminLines.length > 0 ? [{ query: writeVenueLines(tx, adminLines, now) }] : []),
  ]
}
