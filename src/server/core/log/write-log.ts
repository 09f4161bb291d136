// Writes an event's log and, for what admins do as admins, its venue's log.
import { isAdminAct, type EventCapability } from '#domain/access/capabilities.ts'
import { writeTogether, type Write } from '../../db/together.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { writeEventLines, type LogLine } from './event-log-queries.ts'
import { writeVenueLines, type LocationLogLine } from './venue-log-queries.ts'

export type EventAct = {
  roles: readonly string[]
  capability: EventCapability
  line: Omit<LocationLogLine, 'locationId' | 'eventId'>
}

type Logged = {
  lines?: readonly LogLine[]
  acts?: readonly EventAct[]
}

type Unit = Pick<UnitOfWork, 'tx' | 'effects' | 'now'>
type LoggedEvent = { eventId: string; location: string }

/**
 * Logs acts on an event. What venue admins do to an event they neither organize nor cohost also
 * goes to the venue's log.
 */
export async function writeLog(unit: Unit, event: LoggedEvent, logged: Logged): Promise<void> {
  await writeTogether(unit.tx, listLogWrites(unit, [{ event, ...logged }]))
}

export function listLogWrites(
  { tx, now }: Unit,
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
  return [
    ...(lines.length > 0 ? [{ query: writeEventLines(tx, lines, now) }] : []),
    ...(adminLines.length > 0 ? [{ query: writeVenueLines(tx, adminLines, now) }] : []),
  ]
}
