// Makes an own act before any play cheap: one lookup in two indexes per player, whatever the
// planner decides.
import { sql, type Kysely } from 'kysely'

const mark = `
create or replace function own_acts_mark(event_ids uuid[],
  player_ids text[]) returns void language plpgsql as $$
declare marked uuid[];
begin
  marked := array(
    select who.event_id from unnest(event_ids, player_ids) as who (event_id, player_id)
      cross join lateral (select from match_list_players l where l.event_id = who.event_id
      and l.player_id = who.player_id offset 0) listed
    union select who.event_id from unnest(event_ids, player_ids) as who (event_id, player_id)
      cross join lateral (select from player_events r where r.event_id = who.event_id
      and r.player_id = who.player_id and r.attendance is not null offset 0) attended);
  if cardinality(marked) = 0 then return; end if;
  insert into rating_dirty (result_order)
  select distinct m.result_order from unnest(event_ids, player_ids) as who (event_id, player_id)
    join match_list_players l on l.event_id = who.event_id and l.player_id = who.player_id
    join match_players s on s.event_id = l.event_id and s.number = l.number
    join matches m on m.match_id = s.match_id
  where m.result_order is not null;
  perform attendance_mark(marked);
end $$;
`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(mark).execute(db)
}
