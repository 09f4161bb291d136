// Players looking for a partner in a team event. Limits repeat those of domain;
// test/house/limits.pg.test.ts compares them.
import { sql, type Kysely } from 'kysely'

const partnerSeekers = `
create table partner_seekers (
  event_id uuid not null references events on delete cascade,
  player_id text not null references players on delete cascade on update cascade,
  note text not null default '' check (char_length(note) <= 320),
  created timestamptz not null,
  primary key (event_id, player_id));
create index partner_seekers_player on partner_seekers (player_id);
`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(partnerSeekers).execute(db)
}
