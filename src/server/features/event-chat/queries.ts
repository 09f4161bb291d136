import { sql } from 'kysely'
import { chatRecent, chatReserve, type WholeChat } from '#domain/event/chat.ts'
import { isNotBlocked, selectBlocked } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'

const inMs = (instant: string) => sql`round(extract(epoch from ${sql.ref(instant)}) * 1000)`

const selectPeople = sql`
  array(select c.player_id from event_cohosts c where c.event_id = e.event_id) as cohosts,
  array(select a.player_id from locations_admin a where a.location_id = e.location) as admins,
  array(select i.player_id from player_events i where i.event_id = e.event_id and not i.removed
    union select k.player_id from match_list_players k
    where k.event_id = e.event_id and k.player_id is not null) as "inRoster"`

const selectLines = sql`coalesce((
  select json_agg(json_build_object('messageId', r.message_id, 'playerId', r.player_id,
    'playerName', p.player_name, 'photoURL', p.photo_url,
    'message', case when r.is_shown then r.message end, 'created', ${inMs('r.created')})
    order by r.created)
  from recent r join players p on p.player_id = r.player_id), '[]') as lines`

const selectReads = sql`coalesce((
  select json_object_agg(w.player_id, ${inMs('w.read_to')})
  from event_chat_reads w where w.event_id = e.event_id), '{}') as reads`

const selectApart = sql`coalesce((
  select json_object_agg(w.player_id, w.apart) from (
    select w.player_id, array${selectBlocked(sql.ref('w.player_id'))} as apart
    from (select distinct player_id from recent) w) w
  where cardinality(w.apart) > 0), '{}') as blocked`

/**
 * The chat of an event with the people in it, for all viewers; one statement. Undefined without the
 * event.
 */
export async function loadChat(
  db: Database,
  eventId: string,
  limit: number,
): Promise<WholeChat | undefined> {
  const { rows } = await sql<WholeChat>`
    with recent as materialized (
      select m.message_id, m.player_id, m.message, m.created,
        row_number() over (order by m.created desc) <= ${chatReserve * (limit + 1)}::int as is_shown
      from event_messages m where m.event_id = ${eventId}
      order by m.created desc limit ${chatRecent}::int)
    select e.player_id as organizer, ${selectPeople}, ${selectLines}, ${selectReads}, ${selectApart}
    from events e where e.event_id = ${eventId}`.execute(db)
  return rows[0]
}

export async function storeChatRead(
  tx: Database,
  { messageId, eventId, playerId }: { messageId: string; eventId: string; playerId: string },
): Promise<void> {
  await sql`
    insert into event_chat_reads as known (event_id, player_id, read_to)
    select event_id, ${playerId}, created from event_messages where message_id = ${messageId}::uuid
      and event_id = ${eventId}::uuid
    on conflict (event_id, player_id) do update set read_to = excluded.read_to
    where known.read_to < excluded.read_to
    returning ${changedRow('event_chat_reads', 'known')}`.execute(tx)
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
    on conflict (message_id) do nothing
    returning ${changedRow('event_messages')}`.execute(tx)
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
