// Messages as rows. message_last holds the last message of each direction of a thread, so that the summary never reads threads.
// Within a thread `created` strictly grows: its writers take turns, so the order of a thread never changes once it is seen.
import { sql } from 'kysely'
import { requestStateAt, type MessageType } from '#domain/message/message.ts'
import { ok, refuse, type Result } from '#domain/shared/result.ts'
import type { Database } from '../../db/open-database.ts'
import type { Effects } from '../../effects.ts'
import { topics } from '../../live/topics.ts'
import { isNotApart } from '../block/store.ts'

/** A message of any type. `expires` (ms) is null for plain messages and only for these. */
export type NewMessage = {
  messageId: string; fromId: string; toId: string; type: MessageType; message: string; eventId: string | null; locationId: string | null; expires: number | null
}

/** A thread has one lock, whoever writes; in one order for all, so that two crowds of writers never wait for each other. */
const lockThreads = (tx: Database, json: string) => sql`
  select pg_advisory_xact_lock(thread) from (
    select distinct hashtextextended(least("fromId", "toId") || ' ' || greatest("fromId", "toId"), 0) as thread
    from jsonb_to_recordset(${json}::jsonb) as r ("fromId" text, "toId" text) order by thread) threads`.execute(tx)

/**
 * Writes messages, wakes the threads, summaries and badges of both ends, and answers the ids it wrote: an id that exists is
 * left as it is. Who may write to whom is asked before.
 */
export async function addMessages(tx: Database, messages: readonly NewMessage[], { effects, now }: { effects: Effects; now: number }): Promise<string[]> {
  if (messages.length === 0) return []
  const json = JSON.stringify(messages.map((message, index) => ({ ...message, expires: message.expires === null ? null : new Date(message.expires).toISOString(), index })))
  await lockThreads(tx, json)
  const { rows: added } = await sql<{ messageId: string; fromId: string; toId: string }>`
    with added as (
      insert into messages (message_id, from_id, to_id, type, message, event_id, location_id, expires, created)
      select "messageId", "fromId", "toId", type, message, "eventId", "locationId", expires,
        greatest(${new Date(now)}::timestamptz, coalesce((
          select max(last.created) from message_last last
          where (last.from_id, last.to_id) in (("fromId", "toId"), ("toId", "fromId"))), '-infinity') + interval '1 microsecond') + index * interval '1 microsecond'
      from jsonb_to_recordset(${json}::jsonb) as r (
        "messageId" uuid, "fromId" text, "toId" text, type text, message text, "eventId" uuid, "locationId" text, expires timestamptz, index int)
      on conflict (message_id) do nothing returning message_id, from_id, to_id, created),
    last as (
      insert into message_last as kept (from_id, to_id, message_id, created)
      select distinct on (from_id, to_id) from_id, to_id, message_id, created from added order by from_id, to_id, created desc
      on conflict (from_id, to_id) do update set message_id = excluded.message_id, created = excluded.created where excluded.created > kept.created)
    select message_id as "messageId", from_id as "fromId", to_id as "toId" from added`.execute(tx)
  for (const { fromId, toId } of added) wakeThread(effects, fromId, toId)
  return added.map(({ messageId }) => messageId)
}

/** Wakes the thread of two players in the windows of both, and their summaries and badges. */
function wakeThread(effects: Effects, one: string, other: string): void {
  effects.wake(topics.thread(one, other), topics.thread(other, one), topics.messages(one), topics.messages(other))
}

export type LockedRequest = { messageId: string; fromId: string; toId: string; eventId: string | null; locationId: string | null }

/**
 * A request to `toId` that still stands, its row locked until the transaction ends: of two who use it at once one comes first.
 * Of players who are apart it does not exist. Follow with markRequestUsed.
 */
export async function lockRequest(
  tx: Database, { messageId, toId, type }: { messageId: string; toId: string; type: Exclude<MessageType, 'txt'> }, now: number,
): Promise<Result<LockedRequest, 'request-not-found' | 'request-used' | 'request-expired'>> {
  const row = await tx.selectFrom('messages').select(['from_id', 'event_id', 'location_id', 'expires', 'used'])
    .where('message_id', '=', messageId).where('to_id', '=', toId).where('type', '=', type).where(isNotApart(toId, sql.ref('messages.from_id'))).forUpdate().executeTakeFirst()
  const state = row === undefined ? null : requestStateAt({ expires: row.expires?.getTime() ?? null, used: row.used?.getTime() ?? null }, now)
  if (row === undefined || state === null) return refuse('request-not-found')
  if (state === 'used') return refuse('request-used')
  if (state === 'expired') return refuse('request-expired')
  return ok({ messageId, fromId: row.from_id, toId, eventId: row.event_id, locationId: row.location_id })
}

/** Uses a locked request up, and wakes the thread it stands in. */
export async function markRequestUsed(tx: Database, request: LockedRequest, { effects, now }: { effects: Effects; now: number }): Promise<void> {
  await tx.updateTable('messages').set({ used: new Date(now) }).where('message_id', '=', request.messageId).execute()
  wakeThread(effects, request.fromId, request.toId)
}
