// Loads an event with the actor's role in it.
import type { Database } from '../../db/open-database.ts'
import { findEvent, lockEvent, type EventFacts } from '../event/queries.ts'
import { resolveAccess, loadViewerFacts, type PlayerFacts } from './visibility-queries.ts'

export type OpenedEvent = { event: EventFacts; viewer: PlayerFacts }

type Asking = { tx: Database; actor: { playerId: string }; now: number }

export const openEvent = async (asking: Asking, eventId: string): Promise<OpenedEvent | null> =>
  resolve(asking, eventId, await findEvent(asking.tx, eventId))

/**
 * Takes the event's row lock, so it can't change until the transaction ends. Permissions are read
 * after the lock.
 */
export const lockOpenEvent = async (asking: Asking, eventId: string): Promise<OpenedEvent | null> =>
  resolve(asking, eventId, await lockEvent(asking.tx, eventId))

async function resolve(
  { tx, actor: { playerId }, now }: Asking,
  eventId: string,
  event: EventFacts | null,
): Promise<OpenedEvent | null> {
  const players = await loadViewerFacts(tx, eventId, [playerId])
  return resolveAccess(event, players.get(playerId), now)
}
