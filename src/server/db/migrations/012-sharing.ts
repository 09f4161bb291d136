// Calendars and sharing: iCalendar's SEQUENCE per event, counted by triggers so that no change is
// missed; private feeds; and whether a venue may be embedded.
import { sql, type Kysely } from 'kysely'

const sharing = `
alter table events add calendar_sequence int not null default 0 check (calendar_sequence >= 0);
alter table player_events add calendar_sequence int not null default 0 check
  (calendar_sequence >= 0);
alter table locations add embed boolean not null default false;

create function events_count_calendar_change() returns trigger language plpgsql as $$
begin
  new.calendar_sequence := old.calendar_sequence + 1;
  return new;
end $$;
create trigger events_calendar_change before update on events for each row
  when ((old.title, old.type, old.play, old.gender, old.start_date, old.start_time, old.duration,
  old.timezone, old.location, old.status, old.skill_min, old.skill_max, old.fee, old.note)
    is distinct from (new.title, new.type, new.play, new.gender, new.start_date, new.start_time,
    new.duration, new.timezone, new.location, new.status, new.skill_min, new.skill_max, new.fee,
    new.note))
  execute function events_count_calendar_change();
create trigger player_events_calendar_change before update on player_events for each row
  when ((old.place, old.removed) is distinct from (new.place, new.removed))
  execute function events_count_calendar_change();

create table calendar_feeds (
  player_id text primary key references players on delete cascade,
  secret_hash text not null unique check (char_length(secret_hash) = 43),
  created timestamptz not null);
`

export async function up(db: Kysely<never>): Promise<void> {
  await sql.raw(sharing).execute(db)
}
