// A venue admin decides whether an event counts. Only admins with established accounts, because
// whoever adds a venue becomes its admin.
import { ok, refuse } from '#domain/shared/result.ts'
import { lockEventFor } from '../../core/access/open-event.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { isOnMatchList } from '../event/hold-queries.ts'
import { isEstablished } from '../newcomer/queries.ts'
import { rankEvent } from './commands.ts'

const setRanked: InTransaction<'events-setRanked'> = async (context, { eventId, ranked }) => {
  const { actor, tx, now, deps } = context
  const opened = await lockEventFor({ actor, tx, now }, eventId, 'event.rank')
  if (!opened.ok) return opened
  if (ranked && !(await isEstablished(tx, { playerId: actor.playerId, now, deps })))
    return refuse('ranking-newcomer')
  const { event } = opened.value
  if (event.ranking === 'held' && (await isOnMatchList(tx, eventId, actor.playerId)))
    return refuse('not-allowed')
  const ranking = ranked ? 'ranked' : 'unranked'
  if (event.ranking === ranking) return ok({ success: true })
  await rankEvent(context, event, { isRanked: ranked, actorId: actor.playerId })
  return ok({ success: true })
}

export const rankingHandlers = defineHandlers({ 'events-setRanked': setRanked })
