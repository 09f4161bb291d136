// Whether an event counts beyond itself. What is stored counts. The words repeat
// domain/event/ranking.ts; test/house/limits.pg.test.ts compares them.
import { sql, type Kysely } from 'kysely'

const column = `
alter table events add ranking text not null default 'ranked' check
  (ranking in ('ranked', 'waiting', 'unranked'));
`

// Ratings, boards and rewards are brought up to a changed ranking by their workers, as after a
// corrected score.
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
