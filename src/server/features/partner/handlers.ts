// Joining and leaving the list of partner seekers, under the event's row lock like all roster
// changes, so that no one is on the list and in the event at once.
import { permit } from '#domain/access/capabilities.ts'
import { seekersMax, seekRefusal } from '#domain/partner/partner.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { lockOpenEvent, type OpenedEvent } from '../../core/access/open-event.ts'
import { isLeagueOnly } from '../../core/access/visibility-queries.ts'
import { writeLog } from '../../core/log/write-log.ts'
import { loadRoster } from '../../core/roster/roster-queries.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { topics } from '../../live/topics.ts'
import { findHouseAnswers, toSignUpKey } from '../house-rule/standing-queries.ts'
import { deleteSeekers, findSeeking, saveSeeker } from './queries.ts'

const done = ok({ success: true })

const seek: InTransaction<'partners-seek'> = async (context, { eventId, note }) => {
  const { actor, tx, now } = context
  const opened = await lockOpenEvent({ actor, tx, now }, eventId)
  if (opened === null) return refuse('event-not-found')
  const { event, viewer } = opened
  if (isLeagueOnly(viewer)) return refuse('league-only')
  const refusal = seekRefusal(event.terms, await loadRoster(tx, event), viewer, now)
  if (refusal !== null) return refuse(refusal)
  const { others, partner } = await findSeeking(tx, eventId, actor.playerId)
  if (partner !== null) return refuse('has-partner', { player: viewer.playerName })
  const kept = await askHouse(context, opened)
  if (kept !== null) return { ok: false, refusal: kept }
  if (others >= seekersMax) return refuse('too-many-seekers', { n: seekersMax })
  await saveSeeker(tx, { eventId, playerId: actor.playerId, note, now })
  return done
}

async function askHouse({ actor: { playerId }, tx, now }: CallContext, { event }: OpenedEvent) {
  if (!event.hasHouseRules) return null
  const { eventId } = event
  const coming = [{ eventId, playerId }]
  const answers = await findHouseAnswers(tx, [event], coming, { now, isLocking: false })
  return answers.get(toSignUpKey({ eventId, playerId }))?.refused ?? null
}

const stop: InTransaction<'partners-stop'> = async (context, { eventId, playerId }) => {
  const { actor, tx, effects, now } = context
  const opened = await lockOpenEvent({ actor, tx, now }, eventId)
  if (opened === null) return refuse('event-not-found')
  const isOwn = playerId === actor.playerId
  const allowed = isOwn ? done : permit(actor, opened.viewer.roles, 'event.roster')
  if (!allowed.ok) return allowed
  if (!(await deleteSeekers(tx, [{ eventId, playerId }]))) return done
  if (isOwn) return done
  effects.publish(topics.event(eventId))
  await writeLog({ tx, effects, now }, opened.event, {
    lines: [{ actorId: actor.playerId, action: 'seeker-removed', playerId, detail: '' }],
    acts: [],
  })
  return done
}

export const partnerHandlers = defineHandlers({ 'partners-seek': seek, 'partners-stop': stop })
