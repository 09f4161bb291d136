// Tells players that they were made cohosts of an event.
import type { NewAlert } from '../../core/alerts/alert-queries.ts'
import { alertParams } from '../../core/event/queries.ts'
import type { CallContext } from '../../handler.ts'
import { takeBackCohosts } from '../alert/commands.ts'

type CohostedEvent = { eventId: string } & Parameters<typeof alertParams>[0]

export const listCohostAlerts = (
  actorId: string,
  event: CohostedEvent,
  before: readonly string[],
  after: readonly string[],
): NewAlert[] =>
  after
    .filter((cohost) => !before.includes(cohost) && cohost !== actorId)
    .map((playerId) => ({
      playerId,
      kind: 'event-cohost',
      eventId: event.eventId,
      params: alertParams(event),
    }))

export async function changeEventCohosts(
  { actor, tx, effects }: CallContext,
  event: CohostedEvent,
  before: readonly string[],
  after: readonly string[],
): Promise<NewAlert[]> {
  const left = before.filter((cohost) => !after.includes(cohost))
  await takeBackCohosts(tx, left, { eventId: event.eventId }, effects)
  return listCohostAlerts(actor.playerId, event, before, after)
}
