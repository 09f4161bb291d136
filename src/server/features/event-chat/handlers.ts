// An event's chat: writing, removing and marking read.
import { permit } from '#domain/access/capabilities.ts'
import { isInChat, permitChat } from '#domain/event/chat.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { openEvent } from '../../core/access/open-event.ts'
import { notify } from '../../core/alerts/write-notices.ts'
import { alertParams } from '../../core/event/queries.ts'
import { defineHandlers, type InTransaction } from '../../handler.ts'
import { takeText } from '../stored-text/queries.ts'
import * as store from './queries.ts'

const send: InTransaction<'eventChats-send'> = async (
  { actor, tx, effects, now },
  { messageId, eventId, message },
) => {
  const { playerId } = actor
  const opened = await openEvent({ actor, tx, now }, eventId)
  if (opened === null) return refuse('event-not-found')
  const allowed = permitChat(actor, opened.viewer)
  if (!allowed.ok) return allowed
  const stored = await takeText(tx, { playerId, now, texts: [message] })
  if (!stored.ok) return stored
  if (!(await store.addToChat(tx, { messageId, eventId, playerId, message, now })))
    return refuse('bad-input', { field: 'messageId' })
  const { event } = opened
  const told = await store.listChatReceivers(tx, eventId, playerId)
  await notify(
    { tx, effects, now },
    told.map((receiver) => ({
      playerId: receiver,
      kind: 'event-message',
      source: `event-message:${messageId}`,
      batch: `event-chat:${eventId}`,
      eventId,
      params: alertParams(event),
    })),
  )
  return ok({ success: true })
}

const remove: InTransaction<'eventChats-remove'> = async ({ actor, tx, now }, { messageId }) => {
  const { playerId } = actor
  const found = await store.findInChat(tx, messageId)
  const opened = found === null ? null : await openEvent({ actor, tx, now }, found.eventId)
  if (found === null || opened === null || !isInChat(opened.viewer))
    return refuse('message-not-found')
  const allowed =
    found.playerId === playerId ? ok(null) : permit(actor, opened.viewer.roles, 'event.roster')
  if (!allowed.ok) return allowed
  await store.deleteChatMessage(tx, messageId)
  return ok({ success: true })
}

const markRead: InTransaction<'eventChats-markRead'> = async (
  { actor, tx, now },
  { messageId },
) => {
  const { playerId } = actor
  const found = await store.findInChat(tx, messageId)
  const opened = found === null ? null : await openEvent({ actor, tx, now }, found.eventId)
  if (found === null || opened === null) return refuse('message-not-found')
  const allowed = permitChat(actor, opened.viewer)
  if (!allowed.ok)
    return refuse(
      allowed.refusal.code === 'not-allowed' ? 'message-not-found' : 'second-factor-needed',
    )
  await store.storeChatRead(tx, { ...found, playerId })
  return ok({ success: true })
}

export const eventChatHandlers = defineHandlers<
  'eventChats-send' | 'eventChats-remove' | 'eventChats-markRead'
>({ 'eventChats-send': send, 'eventChats-remove': remove, 'eventChats-markRead': markRead })
