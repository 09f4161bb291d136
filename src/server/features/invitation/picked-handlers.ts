// Inviting players to a private event by name, and taking such an invitation back.
import { permit } from '#domain/access/capabilities.ts'
import { isInvitedGroup } from '#domain/event/access.ts'
import { decidePick, pickTimeRefusal } from '#domain/invitation/picked.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import type { CallContext, InTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { takeBackInvited } from '../../services/invite-players.ts'
import { lockOpenEvent } from '../../services/open-event.ts'
import { sendAlerts } from '../../services/send-alerts.ts'
import { alertParams, type EventFacts } from '../event/queries.ts'
import { playersTowards } from '../event/visibility-queries.ts'
import { refuseStrangers } from '../newcomer/queries.ts'
import { findInvitee, findOrganizerName } from './answer-queries.ts'
import { countPicked, isPickable, removePicked, savePicked } from './picked-queries.ts'

const done = ok({ success: true })

export const invitePlayer: InTransaction<'events-invitePlayer'> = async (
  context,
  { eventId, playerId },
) => {
  const { tx, effects, now, actor, deps } = context
  const opened = await openForPicking(context, { eventId, playerId })
  if (!opened.ok) return opened
  const { event, player } = opened.value
  const refusal = pickTimeRefusal(event, now)
  if (refusal !== null) return refuse(refusal)
  const isAsked = (await findInvitee(tx, eventId, playerId)) !== null
  const decided = decidePick(event, { ...player, isAsked }, await countPicked(tx, eventId))
  if (!decided.ok) return decided
  const stranger = await refuseStrangers(tx, { playerId: actor.playerId, now, deps }, { eventId }, [
    playerId,
  ])
  if (stranger !== null) return stranger
  if (await savePicked(tx, { eventId, playerId, now })) await tell(context, event, playerId)
  effects.publish(...listPickTopics(event, playerId))
  return done
}

export const uninvitePlayer: InTransaction<'events-uninvitePlayer'> = async (
  context,
  { eventId, playerId },
) => {
  const { tx, effects } = context
  const opened = await openForPicking(context, { eventId, playerId })
  if (!opened.ok) return opened
  const { event, player } = opened.value
  if (!player.isPicked) return refuse('not-picked')
  await removePicked(tx, { eventId, playerId, isInGroup: isInvitedGroup(event, player) })
  await takeBackInvited(tx, playerId, effects)
  effects.publish(...listPickTopics(event, playerId))
  return done
}

/** The event under its lock, for organizers alone, and a player that the actor can invite. */
async function openForPicking(
  { actor, tx, now }: CallContext,
  { eventId, playerId }: { eventId: string; playerId: string },
) {
  const opened = await lockOpenEvent({ actor, tx, now }, eventId)
  if (opened === null) return refuse('event-not-found')
  const allowed = permit(actor, opened.viewer.roles, 'event.invitees')
  if (!allowed.ok) return allowed
  const { event } = opened
  const pair = { actorId: actor.playerId, organizerId: event.organizerId, playerId }
  const player = (await playersTowards(tx, eventId, [playerId])).get(playerId)
  if (player === undefined || !(await isPickable(tx, pair))) return refuse('player-not-found')
  return ok({ event, player })
}

async function tell(context: CallContext, event: EventFacts, playerId: string): Promise<void> {
  const { eventId } = event
  const player = await findOrganizerName(context.tx, eventId)
  const params = { ...alertParams(event), player, locationId: event.location }
  await sendAlerts(context, [{ playerId, kind: 'event-invited', eventId, params }])
}

/** What shows a player's invitation, or the event to its viewers: the player has become one. */
const listPickTopics = ({ eventId, location }: EventFacts, playerId: string): string[] => [
  topics.invitees(eventId),
  topics.invitation(eventId, playerId),
  topics.eventAccess(eventId),
  topics.eventsAt(location),
  topics.calendar(location),
  topics.relations(playerId),
]
