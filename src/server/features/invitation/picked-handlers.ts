// Invites players to a private event, and contacts to any event, by name; and withdraws such
// invitations.
import { isStandIn } from '#domain/contact/contact.ts'
import { isInvitedGroup } from '#domain/event/access.ts'
import {
  decideContactPick,
  decidePick,
  invitedContactsMax,
  pickTimeRefusal,
} from '#domain/invitation/picked.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { lockEventFor } from '../../core/access/open-event.ts'
import { loadViewerFacts } from '../../core/access/visibility-queries.ts'
import { sendAlerts, sendManyAlerts } from '../../core/alerts/send-alerts.ts'
import { alertParams, type EventFacts } from '../../core/event/queries.ts'
import { permitKeeper } from '../../core/player/keeper-queries.ts'
import type { Database } from '../../db/open-database.ts'
import type { CallContext, InTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { refuseStrangers } from '../newcomer/queries.ts'
import { refuseOutreach } from '../outreach/commands.ts'
import { findInvitee, findOrganizerName } from './answer-queries.ts'
import { withdrawInvitations } from './invite-commands.ts'
import {
  countPicked,
  deleteContactInvites,
  isPickable,
  removePicked,
  savePicked,
  saveInvitedContacts,
  type InvitedContact,
} from './picked-queries.ts'
import { lockSeries } from './series-commands.ts'

const done = ok({ success: true })

export const invitePlayer: InTransaction<'events-invitePlayer'> = async (
  context,
  { eventId, playerId },
) => {
  const { tx, effects, now, actor, deps } = context
  const opened = await openForPicking(context, { eventId, playerId })
  if (!opened.ok) return opened
  const { event, player } = opened.value
  const isContact = isStandIn(playerId)
  const refusal = pickTimeRefusal(event, now, { isContact })
  if (refusal !== null) return refuse(refusal)
  const isAsked = (await findInvitee(tx, eventId, playerId)) !== null
  const count = await countPicked(tx, eventId, { isContact })
  const decided = isContact
    ? decideContactPick({ ...player, isAsked }, count)
    : decidePick(event, { ...player, isAsked }, count)
  if (!decided.ok) return decided
  const stranger = await refuseStrangers(tx, { playerId: actor.playerId, now, deps }, { eventId }, [
    playerId,
  ])
  if (stranger !== null) return stranger
  const refused = await refuseOutreach({ tx, senderId: actor.playerId, now }, [playerId])
  if (refused !== null) return refused
  if (await savePicked(tx, { eventId, playerId, now })) await tell(context, event, playerId)
  effects.publish(...listPickTopics(event, playerId))
  return done
}

/**
 * Skips contacts already asked or in the event, and those of other lists. In a series every
 * upcoming date invites them, with one alert for all dates.
 */
export const inviteContacts: InTransaction<'events-inviteContacts'> = async (
  context,
  { eventId, keeper, contactIds, scope },
) => {
  const { actor, tx, now, effects } = context
  const others = scope === 'series' ? await lockSeries(context, eventId) : []
  const opened = await lockEventFor({ actor, tx, now }, eventId, 'event.invitees')
  if (!opened.ok) return opened
  const { event } = opened.value
  const refusal = pickTimeRefusal(event, now, { isContact: true })
  if (refusal !== null) return refuse(refusal)
  const kept = await permitKeeper(tx, actor, keeper)
  if (!kept.ok) return kept
  const limit = await findContactRoom(tx, eventId)
  if (limit <= 0) return refuse('too-many-invited', { n: invitedContactsMax })
  const dates = [event, ...(await listAskingDates(context, others))]
  const invited: (InvitedContact & { event: EventFacts })[] = []
  for (const event of dates) {
    const room = event === event ? limit : await findContactRoom(tx, event.eventId)
    const added = { eventId: event.eventId, keeper: kept.value, contactIds, limit: room, now }
    const asked = await saveInvitedContacts(tx, added)
    invited.push(...asked.map((one) => ({ ...one, event })))
  }
  const told = invited.filter(({ isTold }) => isTold)
  const refused = await refuseOutreach(
    { tx, senderId: actor.playerId, now },
    told.map(({ playerId }) => playerId),
  )
  if (refused !== null) return refused
  await tellDates(context, told)
  effects.publish(
    ...new Set(invited.flatMap(({ event, playerId }) => listPickTopics(event, playerId))),
  )
  return ok({ invited: new Set(invited.map(({ playerId }) => playerId)).size })
}

const findContactRoom = async (tx: Database, eventId: string): Promise<number> =>
  Math.max(0, invitedContactsMax - (await countPicked(tx, eventId, { isContact: true })))

async function listAskingDates(
  { actor, tx, now }: CallContext,
  eventIds: readonly string[],
): Promise<EventFacts[]> {
  const dates: EventFacts[] = []
  for (const eventId of eventIds) {
    const opened = await lockEventFor({ actor, tx, now }, eventId, 'event.invitees')
    if (!opened.ok) continue
    const { event } = opened.value
    if (pickTimeRefusal(event, now, { isContact: true }) === null) dates.push(event)
  }
  return dates
}

async function tellDates(
  context: CallContext,
  told: readonly (InvitedContact & { event: EventFacts })[],
): Promise<void> {
  const [one] = told
  if (one === undefined) return
  const player = await findOrganizerName(context.tx, one.event.eventId)
  const alerts = [...Map.groupBy(told, ({ playerId }) => playerId)].map(([playerId, theirs]) => {
    const [first = one] = theirs.toSorted((a, b) => a.event.terms.startsAt - b.event.terms.startsAt)
    const { event } = first
    const params = { ...alertParams(event), player, locationId: event.location }
    return {
      playerId,
      kind: 'event-invited' as const,
      eventId: event.eventId,
      params: theirs.length > 1 ? { ...params, dates: String(theirs.length) } : params,
    }
  })
  await sendManyAlerts(context, alerts)
}

export const uninvitePlayer: InTransaction<'events-uninvitePlayer'> = async (
  context,
  { eventId, playerId },
) => {
  const { tx, effects } = context
  const opened = await openForPicking(context, { eventId, playerId })
  if (!opened.ok) return opened
  const { event, player } = opened.value
  const isContact = isStandIn(playerId)
  if (!player.isPicked) return refuse('not-picked')
  await removePicked(tx, {
    eventId,
    playerId,
    isInGroup: !isContact && isInvitedGroup(event, player),
  })
  if (isContact) await deleteContactInvites(tx, { eventId, playerId })
  else await withdrawInvitations(context, playerId)
  effects.publish(...listPickTopics(event, playerId))
  return done
}

async function openForPicking(
  { actor, tx, now }: CallContext,
  { eventId, playerId }: { eventId: string; playerId: string },
) {
  const opened = await lockEventFor({ actor, tx, now }, eventId, 'event.invitees')
  if (!opened.ok) return opened
  const { event } = opened.value
  const pair = { actorId: actor.playerId, organizerId: event.organizerId, playerId }
  const player = (await loadViewerFacts(tx, eventId, [playerId])).get(playerId)
  if (player === undefined || !(await isPickable(tx, pair))) return refuse('player-not-found')
  return ok({ event, player })
}

async function tell(context: CallContext, event: EventFacts, playerId: string): Promise<void> {
  const { eventId } = event
  const player = await findOrganizerName(context.tx, eventId)
  const params = { ...alertParams(event), player, locationId: event.location }
  await sendAlerts(context, [{ playerId, kind: 'event-invited', eventId, params }])
}

const listPickTopics = ({ eventId, location }: EventFacts, playerId: string): string[] => [
  topics.eventAccess(eventId),
  topics.eventsAt(location),
  topics.calendar(location),
  topics.relations(playerId),
]
