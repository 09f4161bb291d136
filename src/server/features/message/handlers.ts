// Sending and reading messages. The sender is always who asks.
import { can } from '#domain/access/capabilities.ts'
import { countsSince, isNewcomer, mayBeginThread } from '#domain/message/newcomer.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { Database } from '../../db/open-database.ts'
import { handlersOf, type InTransaction } from '../../handler.ts'
import { findEvent, openedBy, playersTowards } from '../event/store.ts'
import { addMessages, findCounterpart, findFirstContact, isMessageOf, listReceivers, lockBegunThreads, markRead } from './store.ts'

const send: InTransaction<'messages-send'> = async ({ actor, tx, effects, now }, { messageId, toId, message }) => {
  if (message === '') return refuse('message-empty')
  if (toId === actor.playerId) return refuse('message-yourself')
  if (await findCounterpart(tx, actor.playerId, toId) === null) return refuse('player-not-found')
  const allowed = await mayWrite(tx, actor.playerId, toId, now)
  if (!allowed.ok) return allowed
  const sent = { messageId, fromId: actor.playerId, toId, type: 'txt' as const, message, eventId: null, locationId: null, expires: null }
  const added = await addMessages(tx, [sent], { effects, now })
  if (added.length === 0 && !await isMessageOf(tx, sent)) return refuse('bad-input', { field: 'messageId' })
  return ok({ success: true })
}

/** Newcomers begin only so many conversations a day; of several begun at once each knows of those before it. */
async function mayWrite(tx: Database, fromId: string, toId: string, now: number): Promise<Result<null, 'too-many-new-threads'>> {
  const { created, isFirst } = await findFirstContact(tx, fromId, toId)
  if (!isFirst || !isNewcomer(created, now)) return ok(null)
  return mayBeginThread(await lockBegunThreads(tx, fromId, { besides: toId, since: countsSince(now) }), now)
}

const toRoster: InTransaction<'messages-toRoster'> = async ({ actor, tx, effects, now, deps }, { eventId, to, message }) => {
  if (message === '') return refuse('message-empty')
  const found = await findEvent(tx, eventId)
  const opened = openedBy(found, (await playersTowards(tx, eventId, [actor.playerId])).get(actor.playerId), now)
  if (opened === null) return refuse('event-not-found')
  if (!can(opened.viewer.roles, 'event.roster')) return refuse('not-allowed')
  const receivers = await listReceivers(tx, { eventId, place: to === 'all' ? null : to, senderId: actor.playerId })
  const messages = receivers.map((toId) => ({ messageId: deps.newId(), fromId: actor.playerId, toId, type: 'txt' as const, message, eventId, locationId: null, expires: null }))
  return ok({ sent: (await addMessages(tx, messages, { effects, now })).length })
}

export const messageHandlers = handlersOf({
  'messages-send': send,
  'messages-toRoster': toRoster,
  'messages-markRead': async ({ actor, tx, effects }, { playerId }) => ok({ marked: await markRead(tx, { fromId: playerId, toId: actor.playerId }, effects) }),
})
