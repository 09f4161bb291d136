// Sending and reading messages. The sender is always the caller.
import { refuseRosterMessage } from '#domain/newcomer/newcomer.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { openEventFor } from '../../core/access/open-event.ts'
import { queryPipelined } from '../../db/together.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { findNewcomer, takeQuota } from '../newcomer/queries.ts'
import { countText, takeText, toHeld } from '../stored-text/queries.ts'
import { addMessages, storeMessagesRead } from './commands.ts'
import { isSameMessage, listReceivers, selectReceiver } from './queries.ts'
import { endRequest } from './request-commands.ts'
import { lockRequest } from './request-queries.ts'

const send: InTransaction<'messages-send'> = async (context, { messageId, toId, message }) => {
  const { actor, tx, effects, now } = context
  if (message === '') return refuse('message-empty')
  if (toId === actor.playerId) return refuse('message-yourself')
  const { playerId } = actor
  const [[receiver], held] = await queryPipelined(tx, [
    selectReceiver(tx, playerId, toId),
    countText(tx, { playerId, now, texts: [message] }),
  ])
  if (receiver === undefined) return refuse('player-not-found')
  const allowed = receiver.isFirstContact ? await takeConversation(context, toId) : ok(null)
  if (!allowed.ok) return allowed
  const stored = toHeld(held)
  if (!stored.ok) return stored
  const sent = {
    messageId,
    fromId: actor.playerId,
    toId,
    type: 'txt' as const,
    message,
    eventId: null,
    locationId: null,
    expires: null,
  }
  const added = await addMessages({ tx, effects, now }, [sent])
  if (added.length === 0 && !(await isSameMessage(tx, sent)))
    return refuse('bad-input', { field: 'messageId' })
  return ok({ success: true })
}

const takeConversation = ({ actor: { playerId }, tx, now, deps }: CallContext, toId: string) =>
  takeQuota(tx, { playerId, now, deps, kind: 'conversation', subjects: [toId] })

const toRoster: InTransaction<'messages-toRoster'> = async (
  { actor, tx, effects, now, deps, newId },
  { eventId, to, message },
) => {
  if (message === '') return refuse('message-empty')
  const opened = await openEventFor({ actor, tx, now }, eventId, 'event.roster')
  if (!opened.ok) return opened
  const newcomer = await findNewcomer(tx, { playerId: actor.playerId, now, deps })
  const asked = { eventId, place: to === 'all' ? null : to, senderId: actor.playerId }
  const receivers = await listReceivers(tx, { ...asked, isOwnSignUp: newcomer !== null })
  if (newcomer !== null && receivers.length === 0 && (await listReceivers(tx, asked)).length > 0) {
    return refuseRosterMessage(newcomer, now)
  }
  const stored = await takeText(tx, {
    playerId: actor.playerId,
    now,
    texts: [message],
    copies: receivers.length,
  })
  if (!stored.ok) return stored
  const messages = receivers.map((toId) => ({
    messageId: newId(),
    fromId: actor.playerId,
    toId,
    type: 'txt' as const,
    message,
    eventId,
    locationId: null,
    expires: null,
  }))
  return ok({ sent: (await addMessages({ tx, effects, now }, messages)).length })
}

const decline: InTransaction<'messages-decline'> = async (
  { actor, tx, effects, now },
  { messageId },
) => {
  const request = await lockRequest(tx, { messageId, toId: actor.playerId }, now)
  if (!request.ok) return request
  await endRequest({ tx, effects, now }, request.value)
  return ok({ success: true })
}

export const messageHandlers = defineHandlers({
  'messages-decline': decline,
  'messages-send': send,
  'messages-toRoster': toRoster,
  'messages-markRead': async ({ actor, tx }, { playerId }) =>
    ok({
      marked: await storeMessagesRead(tx, { fromId: playerId, toId: actor.playerId }),
    }),
})
