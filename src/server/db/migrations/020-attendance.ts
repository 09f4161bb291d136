// Attendance in one place: leaderboards, diamonds, tokens and profiles read event_attendance.
// Walk-ins are only on the match list, so the list counts for them as check-in does for the roster;
// where both have a value the roster's wins.
import { sql, type Kysely } from 'kysely'

// A player who went home was there before; for a former player of the roster, the list's "left" may
// mean that they never came.
const view = `
create view event_attendance as
select event_id, player_id from player_events where attendance = 'here' and place = 'playing'
  and not removed
union all
select l.event_id, l.player_id from match_list_players l
where l.player_id is not null
  and (l.presence = 'here'
  or (l.presence = 'left' and
  not exists (select 1 from player_events r where r.event_id = l.event_id
  and r.player_id = l.player_id)))
  and not exists (select 1 from player_events r where r.event_id = l.event_id
  and r.player_id = l.player_id and r.attendance is not null and r.place = 'playing'
  and not r.removed);
`

// One step may change many players of a list, so it marks their event once. On the roster a no-show
// matters as much as a check-in.
const marks = `
create function attendance_mark(marked uuid[]) returns void language sql as $$
  insert into leaderboard_dirty (source_id) select unnest(marked);
  insert into reward_marks (event_id, due) select event_id, ends_at from events
    where event_id = any(marked);
$$;
create function attendance_listed() returns trigger language plpgsql as $$
begin
  perform attendance_mark(array(select distinct event_id from changed where player_id
  is not null and presence <> 'expected'));
  return null;
end $$;
create function attendance_listed_anew() returns trigger language plpgsql as $$
begin
  perform attendance_mark(array(select distinct event_id from changed
  join before using (event_id, number) where (changed.player_id, changed.presence)
  is distinct from (before.player_id, before.presence)));
  return null;
end $$;
create trigger attendance_listed after insert on match_list_players referencing new table as changed
  for each statement execute function attendance_listed();
create trigger attendance_unlisted after delete on match_list_players referencing old table as
  changed for each statement execute function attendance_listed();
create trigger attendance_listed_anew after update on match_list_players referencing old table as
  before new table as changed for each statement execute function attendance_listed_anew();
drop trigger leaderboard_list_player_changed on match_list_players;

drop trigger leaderboard_entry_changed on player_events;
create trigger leaderboard_entry_changed after update on player_events for each row
  when ((new.attendance is not null or old.attendance is not null)
  and (new.attendance, new.removed, new.place, new.player_id)
  is distinct from (old.attendance, old.removed, old.place, old.player_id))
  execute function leaderboard_mark_event();
`

const begin = `
select attendance_mark(array(select distinct event_id from match_list_players where player_id
  is not null and presence <> 'expected'));
`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [view, marks, begin]) await sql.raw(part).execute(db)
}
