// Which attended events count: of those that overlap the earliest. Read by boards and rewards.
import { sql, type RawBuilder } from 'kysely'
import { attendanceMinutesMin } from '#domain/leaderboard/leaderboard.ts'

/** When a row of events is over for those who count attendance: a short one as if it were longer. */
export const selectAttendanceEnd = (event: string): RawBuilder<Date> => sql<Date>`greatest(
  ${sql.ref(`${event}.endsAt`)},
  ${sql.ref(`${event}.startsAt`)} + make_interval(mins => ${attendanceMinutesMin}))`

/**
 * The events that count for the player of rows named `player`, with their ends: those at whose start
 * no earlier one of theirs goes on. The offsets hold the order in which it looks, one row after the
 * other, also where the tables are so new that no one has counted them. An event is found by its id
 * alone, and judged afterwards: or the index of events to come is walked for each.
 */
const selectCountedEvents = (player: string): RawBuilder<unknown> => sql`
  select each.event_id, each.ends_at from (
    select x.event_id, x.starts_at, x.ends_at, max(${selectAttendanceEnd('x')}) over (
        order by x.starts_at, x.event_id rows between unbounded preceding and 1 preceding)
        as busy_until
    from (select w.event_id from own_acts w
        where w.player_id = ${sql.ref(`${player}.playerId`)} and w.state = 'acted' offset 0) w
      cross join lateral (select e.event_id, e.starts_at, e.ends_at, e.ranking = 'ranked'
          and e.status = 'published' and not e.deleted as is_ranked
        from events e where e.event_id = w.event_id offset 0) x
      cross join lateral (select 1 from event_presence o where o.event_id = x.event_id
        and o.player_id = ${sql.ref(`${player}.playerId`)} offset 0) came
    where x.is_ranked) each
  where each.busy_until is null or each.busy_until <= each.starts_at`

/** The events that count, for each player of rows named `players`. */
export const selectCounted = (players: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select player.player_id, counted.event_id, counted.ends_at from (${players}) player
    cross join lateral (${selectCountedEvents('player')}) counted`
