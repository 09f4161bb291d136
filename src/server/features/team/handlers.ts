// Asking for a partner, accepting, ending. Team changes take the event's row lock like roster
// changes, so a team can't end while it enters, and of crossing requests one forms the team.
import { hasStarted, statusRefusal } from '#domain/event/eligibility.ts'
import { requestExpiry } from '#domain/message/message.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { toTeam } from '#domain/team/team.ts'
import {
  resolveAccess,
  loadViewerFacts,
  type PlayerFacts,
} from '../../core/access/visibility-queries.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { alertParams, lockEvent, type EventFacts } from '../../core/event/queries.ts'
import { findVisiblePlayer } from '../../core/player/block-queries.ts'
import { forgetTeamActs, saveOwnActs } from '../../core/roster/own-act-queries.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { addMessages } from '../message/commands.ts'
import { markRequestUsed } from '../message/request-commands.ts'
import { lockRequest } from '../message/request-queries.ts'
import { takeQuota } from '../newcomer/queries.ts'
import { deleteSeekers } from '../partner/queries.ts'
import {
  deleteTeam,
  findTeamRequest,
  hasOpenRequest,
  findPartners,
  saveTeam,
  closeCrossingRequest,
} from './queries.ts'

const done = ok({ success: true })

type Opened = {
  event: EventFacts
  me: PlayerFacts
  other: PlayerFacts | null
  partners: ReadonlyMap<string, string>
}

async function open(
  { actor, tx, now }: CallContext,
  eventId: string,
  otherId: string | null,
): Promise<Opened | null> {
  const event = await lockEvent(tx, eventId)
  const playerIds = [...new Set([actor.playerId, ...(otherId === null ? [] : [otherId])])]
  const players = await loadViewerFacts(tx, eventId, playerIds)
  const opened = resolveAccess(event, players.get(actor.playerId), now)
  if (opened === null) return null
  const other = otherId === null ? null : resolveAccess(event, players.get(otherId), now)
  return {
    event: opened.event,
    me: opened.viewer,
    other: other?.viewer ?? null,
    partners: await findPartners(tx, eventId, playerIds),
  }
}

/** Teams can change until the event starts, unless it is cancelled. */
function closedRefusal(
  { terms }: EventFacts,
  now: number,
): 'event-not-found' | 'event-cancelled' | 'event-in-past' | null {
  return statusRefusal(terms) ?? (hasStarted(terms, now) ? 'event-in-past' : null)
}

function pairRefusal(
  { partners }: Opened,
  one: PlayerFacts,
  other: PlayerFacts,
): Result<never, 'team-already-accepted' | 'has-partner'> | null {
  if (partners.get(one.playerId) === other.playerId) return refuse('team-already-accepted')
  const taken = [one, other].find(({ playerId }) => partners.has(playerId))
  return taken === undefined ? null : refuse('has-partner', { player: taken.playerName })
}

const request: InTransaction<'eventTeams-request'> = async (context, { eventId, playerId }) => {
  const { actor, tx, effects, now, deps, newId } = context
  const opened = await open(context, eventId, playerId)
  if (opened === null) return refuse('event-not-found')
  const { event, me, other } = opened
  if (playerId === actor.playerId) return refuse('message-yourself')
  if (other === null || (await findVisiblePlayer(tx, actor.playerId, playerId)) === null)
    return refuse('player-not-found')
  const closed = closedRefusal(event, now)
  if (closed !== null) return refuse(closed)
  if (event.play !== 'doubles') return refuse('event-not-doubles')
  const unfit = pairRefusal(opened, me, other)
  if (unfit !== null) return unfit
  const ends = { fromId: actor.playerId, toId: playerId }
  if (await hasOpenRequest(tx, eventId, ends, now))
    return refuse('already-requested', { player: other.playerName })
  const messageId = newId()
  const allowed = await takeQuota(tx, {
    playerId: actor.playerId,
    now,
    deps,
    kind: 'team-request',
    subjects: [messageId],
  })
  if (!allowed.ok) return allowed
  // Screens format a request from its type; the text is for places that only show text.
  const message = event.title === '' ? event.locationName : event.title
  await addMessages({ tx, effects, now }, [
    {
      messageId,
      ...ends,
      type: 'teamReq',
      message,
      eventId,
      locationId: null,
      expires: requestExpiry(now, event.terms.startsAt),
    },
  ])
  return done
}

const accept: InTransaction<'eventTeams-accept'> = async (context, { messageId }) => {
  const { actor, tx, effects, now } = context
  const found = await findTeamRequest(tx, messageId, actor.playerId)
  if (found === null) return refuse('request-not-found')
  const { eventId, fromId } = found
  const opened = await open(context, eventId, fromId)
  if (opened === null) return refuse('event-not-found')
  const { event, me, other } = opened
  if (opened.partners.get(actor.playerId) === fromId) return refuse('team-already-accepted')
  const locked = await lockRequest(tx, { messageId, toId: actor.playerId, type: 'teamReq' }, now)
  if (!locked.ok) return locked
  // The asking player may no longer see the event.
  if (other === null) return refuse('request-expired')
  const closed = closedRefusal(event, now)
  if (closed !== null) return refuse(closed)
  const unfit = pairRefusal(opened, me, other)
  if (unfit !== null) return unfit
  await saveTeam(tx, eventId, toTeam(actor.playerId, fromId), now)
  await saveOwnActs(tx, { eventId, playerIds: [actor.playerId], how: 'team', now })
  const pair = [actor.playerId, fromId].map((playerId) => ({ eventId, playerId }))
  await deleteSeekers(tx, pair)
  await markRequestUsed({ tx, effects, now }, locked.value)
  await closeCrossingRequest(tx, eventId, { fromId: actor.playerId, toId: fromId }, now)
  await announce(context, opened, other, 'team-formed')
  return done
}

const end: InTransaction<'eventTeams-end'> = async (context, { eventId }) => {
  const { actor, tx, now } = context
  const opened = await open(context, eventId, null)
  if (opened === null) return refuse('event-not-found')
  const { event, me, partners } = opened
  const partnerId = partners.get(actor.playerId)
  if (partnerId === undefined) return refuse('team-not-found')
  const closed = closedRefusal(event, now)
  if (closed !== null) return refuse(closed)
  if (event.terms.entryBy === 'team' && me.isInRoster) return refuse('team-in-event')
  await deleteTeam(tx, eventId, toTeam(actor.playerId, partnerId))
  await forgetTeamActs(tx, { eventId, playerIds: [actor.playerId, partnerId] })
  await announce(context, opened, { playerId: partnerId }, 'team-ended')
  return done
}

async function announce(
  context: CallContext,
  { event, me }: Opened,
  other: { playerId: string },
  kind: 'team-formed' | 'team-ended',
): Promise<void> {
  const { effects } = context
  await sendAlerts(context, [
    {
      playerId: other.playerId,
      kind,
      eventId: event.eventId,
      params: { ...alertParams(event), player: me.playerName },
    },
  ])
  if (me.isInRoster) effects.publish(topics.event(event.eventId))
}

export const teamHandlers = defineHandlers({
  'eventTeams-request': request,
  'eventTeams-accept': accept,
  'eventTeams-end': end,
})
