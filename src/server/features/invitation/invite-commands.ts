// Invites people to private events within the caller's transaction, and alerts them. A player who
// joins a group is also invited to its private leagues. A copied event invites the contacts that
// its source invited by name, a draft when it is published.
import { toInvitation } from '#domain/invitation/invitation.ts'
import { openEventFor } from '../../core/access/open-event.ts'
import type { NewAlert } from '../../core/alerts/alert-queries.ts'
import { sendManyAlerts } from '../../core/alerts/send-alerts.ts'
import { alertParams, findEvent, type EventFacts } from '../../core/event/queries.ts'
import type { InvitingUnit, JoinedGroup } from '../../core/follow-ups/changes.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import type { CallContext } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { findOrganizerName } from './answer-queries.ts'
import { copyInvitedContacts, listCopied } from './copied-queries.ts'
import { findNewcomers, inviteToLeagues } from './league-commands.ts'
import { deleteUnseenLeagueAlerts } from './league-queries.ts'
import {
  deleteUnseenAlerts,
  listInvitingOrganizers,
  markAsked,
  takeUnasked,
  type InvitedPlayer,
  type InvitingScope,
} from './queries.ts'

/**
 * Invites due groups, and anyone in already invited groups who wasn't reached yet. Returns how many
 * players were alerted.
 */
export async function inviteTo(unit: InvitingUnit, eventIds: readonly string[]): Promise<number> {
  if (eventIds.length === 0) return 0
  await markAsked(unit.tx, eventIds, unit.now)
  return invite(unit, { eventIds })
}

export async function inviteTier(
  unit: InvitingUnit,
  { eventId, location }: Pick<EventFacts, 'eventId' | 'location'>,
): Promise<number> {
  unit.effects.publish(topics.eventsAt(location), topics.calendar(location))
  return invite(unit, { eventIds: [eventId] }, (playerId) => [topics.relations(playerId)])
}

/** Invites a player who joined a group to everything that group was already invited to. */
export async function inviteJoined(unit: InvitingUnit, scope: JoinedGroup): Promise<void> {
  await invite(unit, scope)
  await inviteToLeagues(unit, scope)
}

async function invite(
  unit: InvitingUnit,
  scope: InvitingScope,
  listTopics: (playerId: string) => string[] = () => [],
): Promise<number> {
  const { tx, now, effects } = unit
  const newcomers = await findNewcomers(unit, await listInvitingOrganizers(tx, scope))
  const asked = await takeUnasked(tx, scope, { now, newcomers })
  effects.publish(...asked.flatMap(({ playerId }) => listTopics(playerId)))
  const told = asked.filter(({ isTold }) => isTold)
  const alerts = [...Map.groupBy(told, ({ playerId }) => playerId).values()].flatMap(
    (theirs) => alertTo(theirs) ?? [],
  )
  await sendManyAlerts(unit, alerts)
  return alerts.length
}

/** One event links to its screen, several to the venue's. */
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

/** Withdraws invitations to events and leagues the player may no longer see. */
export async function withdrawInvitations(
  { tx, effects }: UnitOfWork,
  playerId: string,
): Promise<void> {
  const users = [
    await deleteUnseenAlerts(tx, playerId),
    await deleteUnseenLeagueAlerts(tx, playerId),
  ].filter((user) => user !== undefined)
  if (users.length === 0) return
  effects.publish(...users.flatMap((userId) => (userId === null ? [] : [topics.user(userId)])))
}

/**
 * Copies invitations of `fromId` when the actor may invite there. `eventIds`: the new event, or all
 * dates of a new series.
 */
export async function inviteCopied(
  context: CallContext,
  { fromId, eventIds, isDraft }: { fromId: string; eventIds: readonly string[]; isDraft: boolean },
): Promise<void> {
  const { actor, tx, now } = context
  const opened = await openEventFor({ actor, tx, now }, fromId, 'event.invitees')
  if (!opened.ok) return
  const playerIds = await copyInvitedContacts(tx, {
    fromId,
    eventIds,
    actorId: actor.playerId,
    now,
  })
  if (!isDraft)
    await alertInvited(
      context,
      eventIds.flatMap((eventId) => playerIds.map((playerId) => ({ eventId, playerId }))),
    )
}

export async function inviteFromDraft(
  context: CallContext,
  eventIds: readonly string[],
): Promise<void> {
  if (eventIds.length > 0)
    await alertInvited(context, await listCopied(context.tx, eventIds, context.now))
}

/** One alert each, naming the first date and the number of dates. */
async function alertInvited(
  context: CallContext,
  invited: readonly { eventId: string; playerId: string }[],
): Promise<void> {
  const { tx } = context
  const events = new Map<string, EventFacts>()
  for (const eventId of new Set(invited.map((one) => one.eventId))) {
    const event = await findEvent(tx, eventId)
    if (event !== null) events.set(eventId, event)
  }
  const [first] = [...events.values()].toSorted((a, b) => a.terms.startsAt - b.terms.startsAt)
  if (first === undefined) return
  const { eventId } = first
  const player = await findOrganizerName(tx, eventId)
  const params = { ...alertParams(first), player, locationId: first.location }
  await sendManyAlerts(
    context,
    [...new Set(invited.map(({ playerId }) => playerId))].map((playerId) => ({
      playerId,
      kind: 'event-invited' as const,
      eventId,
      params: events.size > 1 ? { ...params, dates: String(events.size) } : params,
    })),
  )
}
