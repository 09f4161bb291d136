// Self check-in: whether an event allows it, and how people checked in. Limits repeat those of
// domain; test/house/limits.pg.test.ts compares them.
import { sql, type Kysely } from 'kysely'

const checkIns = `
alter table events add self_check_in boolean not null default true;

create table check_ins (
  check_in_id uuid primary key,
  event_id uuid not null references events on delete cascade,
  player_id text references players on delete cascade,
  name text check (char_length(name) between 1 and 160),
  state text not null check (state in ('waiting', 'here', 'undone')),
  proof text not null check (proof in ('code', 'near', 'none')),
  denied boolean not null default false,
  way text not null check (way in ('player', 'link', 'name', 'walk-in')),
  created timestamptz not null,
  check ((player_id is null) <> (name is null)),
  unique (event_id, player_id));
create index check_ins_player on check_ins (player_id) where player_id is not null;
create index check_ins_names on check_ins (created) where player_id is null;
`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(checkIns).execute(db)
}
