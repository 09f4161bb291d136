// Closing the results of an event, and opening them again: medals come and go with it.
import { can } from '#domain/access/capabilities.ts'
import { closeList, hasAccount } from '#domain/result/result.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { handlersOf, type CallContext, type InTransaction } from '../../handler.ts'
import { logAdminActs } from '../admin/store.ts'
import { addAlerts } from '../alert/store.ts'
import { alertParams, lockEvent, openedBy, playersTowards, type PlayerFacts } from '../event/store.ts'
import { loadFormat, loadMatchList, saveMatchList, wakeMatchList, type LockedMatchList } from '../match-list/store.ts'
import { addLog } from '../roster/store.ts'
import { forgetResults, saveResults, setClosed } from './store.ts'

const done = ok({ success: true })

type Opened = LockedMatchList & { viewer: PlayerFacts }

/** The match list under the lock of its event, for someone who may run it. */
async function openLocked({ actor, tx, now }: CallContext, eventId: string): Promise<Result<Opened, 'event-not-found' | 'not-allowed' | 'match-list-not-found'>> {
  const locked = await lockEvent(tx, eventId)
  const opened = openedBy(locked, (await playersTowards(tx, eventId, [actor.playerId])).get(actor.playerId), now)
  if (opened === null) return refuse('event-not-found')
  if (!can(opened.viewer.roles, 'event.play')) return refuse('not-allowed')
  const list = await loadMatchList(tx, eventId)
  return list === null ? refuse('match-list-not-found') : ok({ ...opened, list, format: await loadFormat(tx, eventId) })
}

const close: InTransaction<'results-close'> = async (context, { eventId, ...seen }) => {
  const { actor, tx, effects, deps, now } = context
  const opened = await openLocked(context, eventId)
  if (!opened.ok) return opened
  const { event, list: before, format } = opened.value
  if (before.state === 'closed') return refuse('match-list-closed')
  const closed = closeList(before, seen, { actorId: actor.playerId, at: new Date(now).toISOString() })
  if (!closed.ok) return closed
  const list = closed.value
  await saveMatchList(tx, before, list)
  await setClosed(tx, eventId, new Date(now))
  const given = { effects, now, newId: deps.newId }
  const winners = await saveResults(tx, { event, list, format }, given)
  const others = list.players.filter(hasAccount).filter(({ playerId }) => playerId !== actor.playerId && !winners.has(playerId))
  await addAlerts(tx, others.map(({ playerId }) => ({ playerId, kind: 'results-closed', eventId, params: alertParams(event) })), given)
  await note(context, opened.value, 'close-results')
  return done
}

const reopen: InTransaction<'results-reopen'> = async (context, { eventId }) => {
  const { tx, effects, deps, now } = context
  const opened = await openLocked(context, eventId)
  if (!opened.ok) return opened
  if (opened.value.list.state === 'open') return refuse('results-open')
  await forgetResults(tx, eventId, { effects, now, newId: deps.newId })
  await setClosed(tx, eventId, null)
  await note(context, opened.value, 'reopen-results')
  return done
}

/** Writes the step into the log of the event, and into that of the venue when only its admins may do it; wakes what shows the list. */
async function note({ actor, tx, effects, now }: CallContext, { event, viewer }: Opened, action: 'close-results' | 'reopen-results'): Promise<void> {
  await addLog(tx, event.eventId, [{ actorId: actor.playerId, action, playerId: null, detail: '' }], now)
  await logAdminActs(tx, event, [{ roles: viewer.roles, capability: 'event.play', line: { actorId: actor.playerId, action: 'event-edited' } }], { effects, now })
  wakeMatchList(effects, event)
}

export const resultHandlers = handlersOf({ 'results-close': close, 'results-reopen': reopen })
