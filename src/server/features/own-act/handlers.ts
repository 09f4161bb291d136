// "Was it me?": the answer of a player whom others put into an event.
import { hasStarted, statusRefusal } from '#domain/event/eligibility.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { lockOpenEvent } from '../../core/access/open-event.ts'
import { publishMatchList } from '../../core/event/publish-match-list.ts'
import { type EventFacts } from '../../core/event/queries.ts'
import { runFollowers } from '../../core/follow-ups/run-followers.ts'
import { addLog } from '../../core/log/event-log-queries.ts'
import { dropPlayer } from '../../core/roster/drop-player.ts'
import { saveOwnActs } from '../../core/roster/own-act-queries.ts'
import { withdrawPlayer } from '../../core/roster/withdraw-player.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { removeAlerts } from '../alert/commands.ts'
import { denyOwnAct, disownSeats, findOwnActState } from './queries.ts'

const done = ok({ success: true })

const answer: InTransaction<'ownActs-answer'> = async (context, { eventId, isMe, notMine }) => {
  const { actor, tx, effects } = context
  const { playerId } = actor
  const opened = await lockOpenEvent(context, eventId)
  if (opened === null) return refuse('event-not-found')
  const { event, viewer } = opened
  const unavailable = statusRefusal(event.terms)
  if (unavailable !== null) return refuse(unavailable)
  const state = await findOwnActState(tx, eventId, playerId)
  if (state === (isMe ? 'acted' : 'denied')) return done
  if (!viewer.isInRoster) return refuse('not-signed-up')
  if (state === 'acted') return refuse('own-act-made')
  if (isMe) await sayYes(context, eventId, notMine)
  else await removeFromEvent(context, event)
  await runFollowers(context, 'countingChanged', { eventId })
  await removeAlerts(tx, { kind: 'were-you-there', eventId, playerIds: [playerId] })
  publishMatchList(effects, event)
  effects.publish(topics.eventsOf(playerId), topics.player(playerId), topics.eventAccess(eventId))
  return done
}

/** From now on the event counts for the actor, except for the matches they disowned. */
async function sayYes(
  { actor, tx, now }: CallContext,
  eventId: string,
  matchIds: readonly string[],
): Promise<void> {
  const { playerId } = actor
  const games = await disownSeats(tx, { eventId, playerId, matchIds })
  await saveOwnActs(tx, { eventId, playerIds: [playerId], how: 'yes', now })
  if (games === 0) return
  const line = {
    actorId: playerId,
    action: 'not-my-games',
    playerId,
    detail: String(games),
  } as const
  await addLog(tx, eventId, [line], now)
}

/**
 * Removes the actor from the roster; in the match list their place becomes a guest's. Before the
 * start the waitlist moves up, as after a withdrawal.
 */
async function removeFromEvent(context: CallContext, event: EventFacts): Promise<void> {
  const { actor, tx, now } = context
  const { playerId } = actor
  const { eventId } = event
  if (hasStarted(event.terms, now)) await dropPlayer(context, event, playerId)
  else await withdrawPlayer(context, { eventId, playerId })
  await denyOwnAct(tx, { eventId, playerId, now })
  await addLog(tx, eventId, [{ actorId: playerId, action: 'not-me', playerId, detail: '' }], now)
}

export const ownActHandlers = defineHandlers({ 'ownActs-answer': answer })
