// A venue admin decides whether an event counts. Only admins with established accounts, because
// whoever adds a venue becomes its admin.
import { permit } from '#domain/access/capabilities.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { lockOpenEvent } from '../../core/access/open-event.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { isOnMatchList } from '../event/hold-queries.ts'
import { isEstablished } from '../newcomer/queries.ts'
import { rankEvent } from './commands.ts'

const setRanked: InTransaction<'events-setRanked'> = async (context, { eventId, ranked }) => {
  const { actor, tx, now, deps } = context
  const opened = await lockOpenEvent({ actor, tx, now }, eventId)
  if (opened === null) return refuse('event-not-found')
  const allowed = permit(actor, opened.viewer.roles, 'event.rank')
  if (!allowed.ok) return allowed
  if (ranked && !(await isEstablished(tx, { playerId: actor.playerId, now, deps })))
    return refuse('ranking-newcomer')
  const { event } = opened
  if (event.ranking === 'held' && (await isOnMatchList(tx, eventId, actor.playerId)))
    return refuse('not-allowed')
  const ranking = ranked ? 'ranked' : 'unranked'
  if (event.ranking === ranking) return ok({ success: true })
  await rankEvent(context, event, { isRanked: ranked, actorId: actor.playerId })
  return ok({ success: true })
}

export const rankingHandlers = defineHandlers({ 'events-setRanked': setRanked })
