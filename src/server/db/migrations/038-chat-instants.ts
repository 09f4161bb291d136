// Messages of one event's chat get distinct instants, to the millisecond that clients see. Read
// positions stay with the message that was read.
import { sql, type Kysely } from 'kysely'

// Each keeps its time, or comes a millisecond after the one before it.
const spread = `
with told as (
  select message_id, event_id, created,
    date_trunc('milliseconds', created) as at, row_number() over (partition by event_id
    order by created, message_id) as n from event_messages),
apart as (
  select message_id, event_id, created,
    max(at - n * interval '1 millisecond') over (partition by event_id order by n) + n * interval
    '1 millisecond' as later from told),
marked as (
  update event_chat_reads r
    set read_to = greatest(r.read_to,
      (select max(a.later) from apart a where a.event_id = r.event_id and a.created <= r.read_to))
  where exists (select 1 from apart a where a.event_id = r.event_id and a.created <= r.read_to))
update event_messages m set created = apart.later from apart where apart.message_id = m.message_id
  and apart.later <> m.created`

const index = `
drop index event_messages_event;
create unique index event_messages_event on event_messages (event_id, created desc)`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [spread, index]) await sql.raw(part).execute(db)
}
