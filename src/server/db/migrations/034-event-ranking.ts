// Stores per event if it counts for ratings and boards; existing events do. The words repeat
// domain/event/ranking.ts; test/house/limits.pg.test.ts compares them.
import { sql, type Kysely } from 'kysely'

const column = `
alter table events add ranking text not null default 'ranked' check
  (ranking in ('ranked', 'waiting', 'unranked'));
`

// Workers update ratings, boards and rewards after a changed ranking, as after a corrected score.
const triggers = `
create function event_ranking_changed() returns trigger language plpgsql as $$
begin
  perform attendance_mark(array[new.event_id]);
  insert into rating_dirty (result_order) select m.result_order from matches m
    where m.event_id = new.event_id and m.result_order is not null;
  return null;
end $$;
create trigger events_ranking_changed after update of ranking on events for each row
  when (old.ranking is distinct from new.ranking) execute function event_ranking_changed();
`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [column, triggers]) await sql.raw(part).execute(db)
}
