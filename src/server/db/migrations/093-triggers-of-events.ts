// Makes sign-ups cheaper: they only write their event's counts, so triggers on other columns name
// those columns and PostgreSQL skips them without evaluating their conditions. Safe because no
// earlier trigger changes these columns.
import { sql, type Kysely } from 'kysely'

const calendar = `
drop trigger events_calendar_change on events;
create trigger events_calendar_change before update of title, type, play, gender, starts_at,
  start_date, start_time, duration, timezone, location, status, skill_min, skill_max, fee, note
  on events for each row
  when ((old.title, old.type, old.play, old.gender, old.starts_at, old.start_date, old.start_time,
      old.duration, old.timezone, old.location, old.status, old.skill_min, old.skill_max, old.fee,
      old.note)
    is distinct from (new.title, new.type, new.play, new.gender, new.starts_at, new.start_date,
      new.start_time, new.duration, new.timezone, new.location, new.status, new.skill_min,
      new.skill_max, new.fee, new.note))
  execute function events_count_calendar_change()`

const leaderboards = `
drop trigger leaderboard_event_changed on events;
create trigger leaderboard_event_changed
  after update of location, start_date, player_id, status, deleted on events for each row
  when ((new.location, new.start_date, new.player_id, new.status, new.deleted)
    is distinct from (old.location, old.start_date, old.player_id, old.status, old.deleted))
  execute function leaderboard_mark_event()`

const rewards = `
drop trigger reward_event_changed on events;
create trigger reward_event_changed
  after update of status, deleted, ends_at, player_id on events for each row
  when (new.status = 'published' and not new.deleted
    and (new.status, new.deleted, new.ends_at, new.player_id)
    is distinct from (old.status, old.deleted, old.ends_at, old.player_id))
  execute function reward_mark_entry()`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [calendar, leaderboards, rewards]) await sql.raw(part).execute(db)
}
