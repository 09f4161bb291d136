// Overlapping events count as one attendance, so a change of an event's time marks it for the
// boards; everything is recounted.
import { sql, type Kysely } from 'kysely'

const trigger = `
drop trigger leaderboard_event_changed on events;
create trigger leaderboard_event_changed
  after update of location, start_date, starts_at, ends_at, player_id, status, deleted on events
  for each row
  when ((new.location, new.start_date, new.starts_at, new.ends_at, new.player_id, new.status,
    new.deleted) is distinct from (old.location, old.start_date, old.starts_at, old.ends_at,
    old.player_id, old.status, old.deleted))
  execute function leaderboard_mark_event()`

const recount = `
insert into leaderboard_dirty (source_id)
select distinct source_id from leaderboard_results where attended > 0`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [trigger, recount]) await sql.raw(part).execute(db)
}
