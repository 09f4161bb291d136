// Loads an event with the actor's role in it.
import type { SignedIn } from '#domain/access/actor.ts'
import { permit, type EventCapability } from '#domain/access/capabilities.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { Database } from '../../db/open-database.ts'
import { findEvent, lockEvent, type EventFacts } from '../event/queries.ts'
import { resolveAccess, loadViewerFacts, type PlayerFacts } from './visibility-queries.ts'

export type OpenedEvent = { event: EventFacts; viewer: PlayerFacts }

type Asking = { tx: Database; actor: { playerId: string }; now: number }
type Acting = Asking & { actor: Pick<SignedIn, 'lacksSecondFactor'> }
export type EventForRefusal = 'event-not-found' | 'not-allowed' | 'second-factor-needed'

export const openEvent = async (asking: Asking, eventId: string): Promise<OpenedEvent | null> =>
  resolve(asking, eventId, await findEvent(asking.tx, eventId))

/**
 * Takes the event's row lock, so it can't change until the transaction ends. Permissions are read
 * after the lock.
 */
export const lockOpenEvent = async (asking: Asking, eventId: string): Promise<OpenedEvent | null> =>
  resolve(asking, eventId, await lockEvent(asking.tx, eventId))

/** An event that the actor can't see is unknown, whatever they may do in others. */
export const openEventFor = async (
  acting: Acting,
  eventId: string,
  capability: EventCapability,
): Promise<Result<OpenedEvent, EventForRefusal>> =>
  permitIn(await openEvent(acting, eventId), acting, capability)

export const lockEventFor = async (
  acting: Acting,
  eventId: string,
  capability: EventCapability,
): Promise<Result<OpenedEvent, EventForRefusal>> =>
  permitIn(await lockOpenEvent(acting, eventId), acting, capability)

function permitIn(
  opened: OpenedEvent | null,
  { actor }: Pick<Acting, 'actor'>,
  capability: EventCapability,
): Result<OpenedEvent, EventForRefusal> {
  if (opened === null) return refuse('event-not-found')
  const allowed = permit(actor, opened.viewer.roles, capability)
  return allowed.ok ? ok(opened) : allowed
}

async function resolve(
  { tx, actor: { playerId }, now }: Asking,
  eventId: string,
  event: EventFacts | null,
): Promise<OpenedEvent | null> {
  const players = await loadViewerFacts(tx, eventId, [playerId])
  return resolveAccess(event, players.get(playerId), now)
}
