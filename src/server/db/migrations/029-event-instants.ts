// Event instants are stored as computed by the server, because PostgreSQL's time-zone rules may
// differ from Node's.
import { sql, type Kysely } from 'kysely'

const instants = `
alter table events alter column starts_at drop expression, alter column ends_at drop expression;
alter table events add constraint events_ends_after_start check (ends_at > starts_at);
create table zone_rules (id text primary key check (id = 'events'), edition text not null)`

/** A calendar must update when the instant moves, even if the venue's local time stays the same. */
const calendar = `
drop trigger events_calendar_change on events;
create trigger events_calendar_change before update on events for each row
  when ((old.title, old.type, old.play, old.gender, old.starts_at, old.start_date, old.start_time,
  old.duration,
      old.timezone, old.location, old.status, old.skill_min, old.skill_max, old.fee, old.note)
    is distinct from (new.title, new.type, new.play, new.gender, new.starts_at, new.start_date,
    new.start_time,
      new.duration, new.timezone, new.location, new.status, new.skill_min, new.skill_max, new.fee,
      new.note))
  execute function events_count_calendar_change()`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [instants, calendar]) await sql.raw(part).execute(db)
}
