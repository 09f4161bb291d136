// The latest day status of an event, and of a venue's whole day. Earlier ones are in the logs, with
// names. Limits repeat those of domain.
import { sql, type Kysely } from 'kysely'

const statuses = `
create table event_day_statuses (
  event_id uuid not null references events on delete cascade,
  day date not null,
  state text not null check (state in ('planned', 'watching', 'delayed', 'off')),
  until time check ((until is null) = (state <> 'delayed')),
  note text not null default '' check (char_length(note) <= 560),
  next_word time,
  told int not null,
  said timestamptz not null,
  primary key (event_id, day));

create table location_day_statuses (
  location_id text not null references locations on delete cascade,
  day date not null,
  state text not null check (state in ('planned', 'watching', 'delayed', 'off')),
  until time check ((until is null) = (state <> 'delayed')),
  note text not null default '' check (char_length(note) <= 560),
  next_word time,
  told int not null,
  said timestamptz not null,
  primary key (location_id, day));
`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(statuses).execute(db)
}
