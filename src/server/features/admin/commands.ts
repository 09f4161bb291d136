import { isAdminAct } from '#domain/access/capabilities.ts'
// Changes admins and announces it, inside the caller's transaction.
import type { UnitOfWork } from '../../db/transaction.ts'
import { topics } from '../../live/topics.ts'
import { addLocationLog } from '../location/log-queries.ts'
import type { EventAct } from './queries.ts'

/**
 * Adds to the venue's log what its admins did to an event that they neither organize nor cohost,
 * and wakes the log. All other acts add nothing.
 */
export async function logAdminActs(
  { tx, effects, now }: Pick<UnitOfWork, 'tx' | 'effects' | 'now'>,
  event: { eventId: string; location: string },
  acts: readonly EventAct[],
): Promise<void> {
  const lines = acts
    .filter(({ roles, capability }) => isAdminAct(roles, capability))
    .map(({ line }) => ({ ...line, locationId: event.location, eventId: event.eventId }))
  await addLocationLog(tx, lines, now)
  if (lines.length > 0) effects.wake(topics.order(event.location))
}
