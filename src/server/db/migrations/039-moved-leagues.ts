// League medals count at the league's venue, and move with it.
import { sql, type Kysely } from 'kysely'

const trigger = `
create trigger leaderboard_league_moved after update on leagues for each row
  when (new.location is distinct from old.location) execute function leaderboard_mark_league();
`

const moved =
  'insert into leaderboard_dirty (source_id) select distinct r.source_id from leaderboard_results r join leagues l on l.league_series_id = r.source_id where r.location_id <> l.location'

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [trigger, moved]) await sql.raw(part).execute(db)
}
