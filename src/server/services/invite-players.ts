// Asks the invitees of private events, inside the caller's transaction, and tells those it asks. A
// player that comes into a group is asked by its private leagues too.
import { toInvitation } from '#domain/invitation/invitation.ts'
import type { Database } from '../db/open-database.ts'
import type { Effects } from '../effects.ts'
import type { NewAlert } from '../features/alert/queries.ts'
import { alertParams, type EventFacts } from '../features/event/queries.ts'
import { deleteUnseenLeagueAlerts } from '../features/invitation/league-queries.ts'
import {
  deleteUnseenAlerts,
  listAskers,
  markAsked,
  takeUnasked,
  type InvitedPlayer,
  type InvitingScope,
  type JoinedScope,
} from '../features/invitation/queries.ts'
import { topics } from '../live/topics.ts'
import { findNewcomers, inviteToLeagues, type InvitingUnit } from './invite-to-leagues.ts'
import { sendManyAlerts } from './send-alerts.ts'

/**
 * Asks the groups of these events that are due, and everyone that those asked before did not reach
 * yet. Answers how many players were told.
 */
export async function inviteTo(unit: InvitingUnit, eventIds: readonly string[]): Promise<number> {
  if (eventIds.length === 0) return 0
  await markAsked(unit.tx, eventIds, unit.now)
  return invite(unit, { eventIds })
}

/** Asks a tier that was just marked asked: the event comes to exist for its members. */
export async function inviteTier(
  unit: InvitingUnit,
  { eventId, location }: Pick<EventFacts, 'eventId' | 'location'>,
): Promise<number> {
  unit.effects.publish(
    topics.invitees(eventId),
    topics.eventAccess(eventId),
    topics.eventsAt(location),
    topics.calendar(location),
  )
  return invite(unit, { eventIds: [eventId] }, (playerId) => [topics.relations(playerId)])
}

/** Asks a player that came into a group, to everything that has asked it already. */
export async function inviteJoined(unit: InvitingUnit, scope: JoinedScope): Promise<void> {
  await invite(unit, scope)
  await inviteToLeagues(unit, scope)
}

/** listTopics: what shows more to each that is asked. */
async function invite(
  unit: InvitingUnit,
  scope: InvitingScope,
  listTopics: (playerId: string) => string[] = () => [],
): Promise<number> {
  const { tx, now, effects } = unit
  const newcomers = await findNewcomers(unit, await listAskers(tx, scope))
  const asked = await takeUnasked(tx, scope, { now, newcomers })
  effects.publish(
    ...new Set(asked.map(({ eventId }) => topics.invitees(eventId))),
    ...asked.flatMap(({ eventId, playerId }) => [
      topics.invitation(eventId, playerId),
      ...listTopics(playerId),
    ]),
  )
  const told = asked.filter(({ isTold }) => isTold)
  const alerts = [...Map.groupBy(told, ({ playerId }) => playerId).values()].flatMap(
    (theirs) => alertTo(theirs) ?? [],
  )
  await sendManyAlerts(unit, alerts)
  return alerts.length
}

/** One event leads to its screen, several to the venue's. */
function alertTo(events: readonly InvitedPlayer[]): NewAlert | null {
  const told = toInvitation(events)
  if (told === null) return null
  const { event, dates, others } = told
  return {
    playerId: event.playerId,
    kind: 'event-invited',
    eventId: others > 0 ? null : event.eventId,
    params: {
      ...alertParams(event),
      player: event.organizerName,
      locationId: event.location,
      ...(dates > 1 && { dates: String(dates) }),
      ...(others > 0 && { others: String(others) }),
    },
  }
}

/** Takes away what invited a player to events and leagues that do not exist for them anymore. */
export async function takeBackInvited(
  tx: Database,
  playerId: string,
  effects: Effects,
): Promise<void> {
  const users = [
    await deleteUnseenAlerts(tx, playerId),
    await deleteUnseenLeagueAlerts(tx, playerId),
  ].filter((user) => user !== undefined)
  if (users.length === 0) return
  effects.publish(
    topics.alerts(playerId),
    ...users.flatMap((userId) => (userId === null ? [] : [topics.user(userId)])),
  )
}
