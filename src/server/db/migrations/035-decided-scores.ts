// When an organizer of an event entered or decided the score of a match: for a while its players
// may say that it is wrong. A score that counts and has a disputed_by is under dispute; ratings and
// boards leave it out until it is settled.
import { sql, type Kysely } from 'kysely'

const column = 'alter table matches add decided timestamptz;'

const triggers = `
create trigger matches_contested_rated after update of disputed_by on matches for each row
  when (new.state = 'confirmed' and old.disputed_by is distinct from new.disputed_by)
  execute function rating_match_changed();
create trigger matches_contested_counted after update of disputed_by on matches for each row
  when (new.state = 'confirmed' and old.disputed_by is distinct from new.disputed_by)
  execute function leaderboard_mark_event();
`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [column, triggers]) await sql.raw(part).execute(db)
}
