// Changes messages and publishes it, inside the caller's transaction.
import { sql } from 'kysely'
import { insertDeliveries } from '../../core/alerts/delivery-queries.ts'
import type { Database } from '../../db/open-database.ts'
import { changedRow } from '../../db/rows/row-changes.ts'
import { queryPipelined } from '../../db/together.ts'
import type { UnitOfWork } from '../../db/transaction.ts'
import { topics } from '../../live/topics.ts'
import type { NewMessage } from './queries.ts'

/**
 * One lock per thread for both writers, taken in a global order, so that two batches of writers
 * never deadlock.
 */
const lockThreads = (tx: Database, json: string) =>
  sql`
  select pg_advisory_xact_lock(thread) from (
    select distinct hashtextextended(least("fromId", "toId") || ' ' || greatest("fromId", "toId"),
      0) as thread
    from jsonb_to_recordset(${json}::jsonb) as r ("fromId" text, "toId" text) order by thread)
    threads`.compile(tx)

const storeMessages = (
  json: string,
  now: number,
) => sql`insert into messages (message_id, from_id, to_id, type, message, event_id, location_id,
        expires, created)
      select "messageId", "fromId", "toId", type, message, "eventId", "locationId", expires,
        greatest(${new Date(now)}::timestamptz, coalesce((
          select max(last.created) from message_last last
          where (last.from_id, last.to_id) in (("fromId", "toId"), ("toId", "fromId"))),
          '-infinity') + interval '1 microsecond') + index * interval '1 microsecond'
      from jsonb_to_recordset(${json}::jsonb) as r (
        "messageId" uuid, "fromId" text, "toId" text, type text, message text, "eventId" uuid,
          "locationId" text, expires timestamptz, index int)
      on conflict (message_id) do nothing
      returning messages.*`

const selectNotices = sql`select to_id as player_id, case type when 'teamReq' then 'team-request'
        when 'adminReq' then 'admin-request' else 'message'
        end as kind, 'message:' || message_id as source, 'thread:' || from_id as batch, event_id,
        null::uuid as alert_id, message_id, from_id, '{}'::jsonb as params, created as told
      from added`

/**
 * Writes messages with their deliveries, and invalidates threads, summaries and badges of both
 * ends. Returns the written ids; existing ids are left alone. Callers check the permission to
 * write.
 */
export async function addMessages(
  { tx, effects, now }: Pick<UnitOfWork, 'tx' | 'effects' | 'now'>,
  messages: readonly NewMessage[],
): Promise<string[]> {
  if (messages.length === 0) return []
  const json = JSON.stringify(
    messages.map((message, index) => ({
      ...message,
      expires: message.expires === null ? null : new Date(message.expires).toISOString(),
      index,
    })),
  )
  const adding = sql<{ messageId: string; isSent: boolean }>`
    with added as (
      ${storeMessages(json, now)}),
    last as (
      insert into message_last as kept (from_id, to_id, message_id, created)
      select distinct on (from_id, to_id) from_id, to_id, message_id, created from added
        order by from_id, to_id, created desc
      on conflict (from_id, to_id) do update
      set message_id = excluded.message_id, created = excluded.created
      where excluded.created > kept.created),
    notices as (
      ${selectNotices}),
    outgoing as (${insertDeliveries(sql`notices`, { kinds: ['message', 'team-request', 'admin-request'], now })} returning 1)
    select message_id, exists (select from outgoing) as "isSent",
      ${changedRow('messages', 'added')} from added`.compile(tx)
  // Statements run in order, so the insert sees what the lock waited for.
  const [, added] = await queryPipelined(tx, [lockThreads(tx, json), adding])
  if (added[0]?.isSent === true) effects.publish(topics.deliveries())
  return added.map(({ messageId }) => messageId)
}

export async function deleteMessage(tx: Database, messageId: string): Promise<void> {
  const row = await tx
    .selectFrom('messages')
    .select(['fromId', 'toId'])
    .where('messageId', '=', messageId)
    .executeTakeFirst()
  if (row === undefined) return
  await tx.executeQuery(lockThreads(tx, JSON.stringify([row])))
  await tx.deleteFrom('messages').where('messageId', '=', messageId).execute()
  await sql`
    insert into message_last (from_id, to_id, message_id, created)
    select from_id, to_id, message_id, created from messages where from_id = ${row.fromId}
      and to_id = ${row.toId} order by created desc, message_id desc limit 1
    on conflict (from_id, to_id) do nothing`.execute(tx)
}

export async function storeMessagesRead(
  tx: Database,
  { fromId, toId, messageId = null }: { fromId: string; toId: string; messageId?: string | null },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('messages')
    .set({ read: true })
    .where('toId', '=', toId)
    .where('fromId', '=', fromId)
    .where('read', '=', false)
    .$if(messageId !== null, (query) => query.where('messageId', '=', messageId))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
