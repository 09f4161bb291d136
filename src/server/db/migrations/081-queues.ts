// The live queue of an event: its current value, the people behind its numbers, and the steps that
// led there. Limits repeat those of domain; test/house/limits.pg.test.ts compares them.
import { sql, type Kysely } from 'kysely'

const queues = `
create table queues (
  event_id uuid primary key references events on delete cascade,
  state text not null default 'open' check (state in ('open', 'closed')),
  value jsonb not null,
  steps int not null default 0,
  watch_key text unique check (char_length(watch_key) = 54),
  opened timestamptz not null);

create table queue_members (
  event_id uuid not null references queues on delete cascade,
  number int not null check (number between 0 and 299),
  player_id text references players on delete set null,
  guest_of text references players on delete set null,
  guest int check (guest between 1 and 4),
  primary key (event_id, number));
create index queue_members_player on queue_members (player_id) where player_id is not null;
create index queue_members_guest_of on queue_members (guest_of) where guest_of is not null;

create table queue_steps (
  event_id uuid not null references queues on delete cascade,
  step int not null check (step >= 1),
  actor_id text references players on delete set null,
  kind text not null,
  change jsonb,
  undone boolean not null default false,
  created timestamptz not null,
  primary key (event_id, step));
create index queue_steps_actor on queue_steps (actor_id) where actor_id is not null;
`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(queues).execute(db)
}
