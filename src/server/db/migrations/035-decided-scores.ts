// When an organizer entered or decided a match's score; for a while its players may dispute it. A
// counted score with disputed_by is under dispute, and left out of ratings and boards until
// settled.
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
