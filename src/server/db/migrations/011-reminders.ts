// Reminders already sent, and new events already announced to a venue's players. A reminder belongs
// to a start time, so a moved event gets a new one.
import { sql, type Kysely } from 'kysely'

const reminders = `
create table event_reminders (
  event_id uuid not null references events on delete cascade,
  kind text not null check (kind in ('day', 'soon', 'minimum')),
  starts_at timestamptz not null,
  sent timestamptz not null,
  primary key (event_id, kind, starts_at));
create index events_starting on events (starts_at) where status = 'published' and not deleted;

alter table events add column announced timestamptz;
create index events_to_announce on events (location) where announced is null
  and status = 'published' and not invite and not deleted;
create index events_announced on events (location, announced) where announced is not null;

create index auth_sessions_expires on auth_sessions (expires_at);
create index auth_verifications_expires on auth_verifications (expires_at);
create index alerts_read on alerts (created) where read;
`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(reminders).execute(db)
}
