// A club's chat: writing, removing, marking read and muting.
import { mayInClub, type ClubStanding } from '#domain/club/club-rights.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import { notifyAll } from '../../core/alerts/write-notices.ts'
import { defineHandlers, type CallContext, type InTransaction } from '../../handler.ts'
import { findClubName, findClubStanding, type ClubKey } from '../club/queries.ts'
import { takeText } from '../stored-text/queries.ts'
import * as store from './queries.ts'

const done = ok({ success: true })

async function openAsMember(
  { actor, tx }: CallContext,
  key: ClubKey,
): Promise<Result<ClubStanding, 'club-not-found'>> {
  const standing = await findClubStanding(tx, key, actor.playerId)
  return standing.role === 'owner' || standing.role === 'member'
    ? ok(standing)
    : refuse('club-not-found')
}

const send: InTransaction<'clubChats-send'> = async (context, { messageId, message, ...key }) => {
  const { actor, tx, now } = context
  const { playerId } = actor
  const opened = await openAsMember(context, key)
  if (!opened.ok) return opened
  const stored = await takeText(tx, { playerId, now, texts: [message] })
  if (!stored.ok) return stored
  const added = await store.addToClubChat(tx, { ...key, messageId, playerId, message, now })
  if (added === 'foreign') return refuse('bad-input', { field: 'messageId' })
  if (added === 'known') return done
  const batch = `club-chat:${key.locationId}:${key.clubId}`
  await notifyAll(context, store.selectChatRecipients(key, { messageId, playerId, batch, now }), {
    kind: 'club-message',
    source: `club-message:${messageId}`,
    batch,
    params: { ...key, club: await findClubName(tx, key) },
  })
  return done
}

const remove: InTransaction<'clubChats-remove'> = async (context, { messageId, ...key }) => {
  const { actor, tx } = context
  const opened = await openAsMember(context, key)
  if (!opened.ok) return opened
  const found = await store.findInClubChat(tx, key, messageId)
  if (found === null) return refuse('message-not-found')
  if (found.playerId !== actor.playerId && !mayInClub(opened.value, 'club.chat'))
    return refuse('not-allowed')
  if (found.removed) return done
  await store.removeFromClubChat(tx, messageId)
  return done
}

const markRead: InTransaction<'clubChats-markRead'> = async (context, { messageId, ...key }) => {
  const { actor, tx } = context
  const { playerId } = actor
  const opened = await openAsMember(context, key)
  if (!opened.ok) return opened
  if ((await store.findInClubChat(tx, key, messageId)) === null) return refuse('message-not-found')
  await store.markClubChatRead(tx, key, { messageId, playerId })
  return done
}

const mute: InTransaction<'clubChats-mute'> = async (context, { muted, ...key }) => {
  const { actor, tx } = context
  const opened = await openAsMember(context, key)
  if (!opened.ok) return opened
  await store.muteClubChat(tx, key, actor.playerId, muted)
  return done
}

export const clubChatHandlers = defineHandlers({
  'clubChats-send': send,
  'clubChats-remove': remove,
  'clubChats-markRead': markRead,
  'clubChats-mute': mute,
})
