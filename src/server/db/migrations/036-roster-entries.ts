// Per roster entry: the gender with which someone entered, even if they change it later, and
// whether an organizer moved them to the waitlist.
import { sql, type Kysely } from 'kysely'

const columns = `alter table player_events add gender text check
  (gender in ('woman', 'man', 'other')), add sent_out boolean not null default false;
`

const genders =
  'update player_events pe set gender = pp.gender from players_private pp where pp.player_id = pe.player_id and not pe.removed'

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [columns, genders]) await sql.raw(part).execute(db)
}
