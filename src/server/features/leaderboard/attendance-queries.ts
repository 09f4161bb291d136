// Which attended events count: of those that overlap the earliest. Read by boards and rewards.
import { sql, type RawBuilder } from 'kysely'
import { attendanceMinutesMin } from '#domain/leaderboard/leaderboard.ts'

/** When a row of events is over for those who count attendance: a short one as if it were longer. */
export const selectAttendanceEnd = (event: string): RawBuilder<Date> => sql<Date>`greatest(
  ${sql.ref(`${event}.endsAt`)},
  ${sql.ref(`${event}.startsAt`)} + make_interval(mins => ${attendanceMinutesMin}))`

const isCounted = sql<boolean>`(x.ranking = 'ranked' and x.status = 'published' and not x.deleted)`

/**
 * True where no earlier event that the player attended goes on when this one begins. `event` names
 * rows with an id and a start, `player` rows with a player.
 */
export const countsAttendance = ({
  event,
  player,
}: {
  event: string
  player: string
}): RawBuilder<boolean> => sql<boolean>`not exists (
  select 1 from own_acts w join events x on x.event_id = w.event_id
  where w.player_id = ${sql.ref(`${player}.playerId`)} and w.state = 'acted' and ${isCounted}
    and (x.starts_at, x.event_id) <
      (${sql.ref(`${event}.startsAt`)}, ${sql.ref(`${event}.eventId`)})
    and ${selectAttendanceEnd('x')} > ${sql.ref(`${event}.startsAt`)}
    and exists (select 1 from event_attendance o
      where o.event_id = w.event_id and o.player_id = w.player_id))`

/** The events that count for the player of rows named `player`, with their ends. */
export const selectCountedEvents = (player: string): RawBuilder<unknown> => sql`
  select each.event_id, each.ends_at from (
    select x.event_id, x.starts_at, x.ends_at, max(${selectAttendanceEnd('x')}) over (
        order by x.starts_at, x.event_id rows between unbounded preceding and 1 preceding)
        as busy_until
    from event_attendance o join events x on x.event_id = o.event_id
    where o.player_id = ${sql.ref(`${player}.playerId`)} and ${isCounted}) each
  where each.busy_until is null or each.busy_until <= each.starts_at`
