// Payment-provider events already processed, so that a repeated webhook has no effect.
import { sql, type Kysely } from 'kysely'

const events = `
create table checkout_events (
  checkout_event_id text primary key check (char_length(checkout_event_id) between 1 and 255),
  received timestamptz not null);
create index checkout_events_received on checkout_events (received);`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(events).execute(db)
}
