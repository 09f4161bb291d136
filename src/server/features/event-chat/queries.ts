// Rows of event chats.
import { sql } from 'kysely'
import { chatLimit } from '#domain/event/chat.ts'
import type { Database } from '../../db/open-database.ts'
import { isNotBlocked } from '../block/queries.ts'

export type ChatMessageRow = {
  messageId: string
  playerId: string
  playerName: string
  photoURL: string
  message: string
  created: string
}

export async function listChat(
  db: Database,
  eventId: string,
  viewerId: string,
  limit: number,
): Promise<{ messages: ChatMessageRow[]; unread: number }> {
  const rows = await db
    .selectFrom('event_messages as m')
    .innerJoin('players as p', 'p.playerId', 'm.playerId')
    .select([
      'm.messageId',
      'p.playerId',
      'p.playerName',
      'p.photoUrl as photoURL',
      'm.message',
      'm.created',
      countUnread(eventId, viewerId).as('unread'),
    ])
    .where('m.eventId', '=', eventId)
    .where(isNotBlocked(viewerId, sql.ref('m.player_id')))
    .orderBy('m.created', 'desc')
    .orderBy('m.messageId', 'desc')
    .limit(limit)
    .execute()
  return {
    messages: rows
      .map(({ messageId, playerId, playerName, photoURL, message, created }) => ({
        messageId,
        playerId,
        playerName,
        photoURL,
        message,
        created: created.toISOString(),
      }))
      .toReversed(),
    unread: rows[0]?.unread ?? 0,
  }
}

const countUnread = (eventId: string, viewerId: string) => sql<number>`(
  select count(*)::int from (
    select 1 from event_messages u where u.event_id = ${eventId}::uuid
      and u.player_id <> ${viewerId} and ${isNotBlocked(viewerId, sql.ref('u.player_id'))}
      and u.created > coalesce((select r.read_to from event_chat_reads r
      where r.event_id = ${eventId}::uuid and r.player_id = ${viewerId}), '-infinity')
      limit ${chatLimit}) unread)`

export async function storeChatRead(
  tx: Database,
  { messageId, eventId, playerId }: { messageId: string; eventId: string; playerId: string },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into event_chat_reads as known (event_id, player_id, read_to)
    select event_id, ${playerId}, created from event_messages where message_id = ${messageId}::uuid
      and event_id = ${eventId}::uuid
    on conflict (event_id, player_id) do update set read_to = excluded.read_to
    where known.read_to < excluded.read_to`.execute(tx)
  return numAffectedRows > 0n
}

/**
 * One lock per chat: otherwise two concurrent messages from nodes with different clocks could both
 * be the latest, and a reader could miss one.
 */
const lockChat = (tx: Database, eventId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`event-chat ${eventId}`}, 0))`.execute(tx)

/**
 * Adds a message, at least 1 ms after all before it, unless its id is stored already; false when
 * that one has another writer or chat.
 */
export async function addToChat(
  tx: Database,
  {
    messageId,
    eventId,
    playerId,
    message,
    now,
  }: { messageId: string; eventId: string; playerId: string; message: string; now: number },
): Promise<boolean> {
  await lockChat(tx, eventId)
  await sql`
    insert into event_messages (message_id, event_id, player_id, message, created)
    select ${messageId}::uuid, ${eventId}::uuid, ${playerId}, ${message},
      greatest(${new Date(now)}::timestamptz,
      coalesce((select max(created) + interval '1 millisecond' from event_messages
      where event_id = ${eventId}::uuid), '-infinity'))
    on conflict (message_id) do nothing`.execute(tx)
  const row = await tx
    .selectFrom('event_messages')
    .select('messageId')
    .where('messageId', '=', messageId)
    .where('eventId', '=', eventId)
    .where('playerId', '=', playerId)
    .executeTakeFirst()
  return row !== undefined
}

export async function findInChat(
  db: Database,
  messageId: string,
): Promise<{ messageId: string; eventId: string; playerId: string } | null> {
  return (
    (await db
      .selectFrom('event_messages')
      .select(['messageId', 'eventId', 'playerId'])
      .where('messageId', '=', messageId)
      .executeTakeFirst()) ?? null
  )
}

export async function deleteChatMessage(tx: Database, messageId: string): Promise<void> {
  await tx.deleteFrom('event_messages').where('messageId', '=', messageId).execute()
}

export async function listChatReceivers(
  tx: Database,
  eventId: string,
  playerId: string,
): Promise<string[]> {
  const { rows } = await sql<{ playerId: string }>`
    select player_id from (
      select player_id from player_events where event_id = ${eventId} and not removed
      union select player_id from events where event_id = ${eventId} union select player_id
      from event_cohosts where event_id = ${eventId}) receiver
    where player_id <> ${playerId} and ${isNotBlocked(playerId, sql.ref('player_id'))}`.execute(tx)
  return rows.map((row) => row.playerId)
}
