// Selects the attended events that count, for leaderboards and rewards: of overlapping ones only
// the earliest.
import { sql, type RawBuilder } from 'kysely'
import { attendanceMinutesMin } from '#domain/leaderboard/leaderboard.ts'

/** When a row of events ends for counting attendance; short events count as longer ones. */
export const selectAttendanceEnd = (event: string): RawBuilder<Date> => sql<Date>`greatest(
  ${sql.ref(`${event}.endsAt`)},
  ${sql.ref(`${event}.startsAt`)} + make_interval(mins => ${attendanceMinutesMin}))`

/**
 * Events that count for the player of rows `player`: those not started during an earlier counted
 * one. The offsets force nested lookups from one row to the next even without table statistics;
 * events are fetched by id and filtered afterwards, or PostgreSQL would walk the index of upcoming
 * events for each.
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

export const selectCounted = (players: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select player.player_id, counted.event_id, counted.ends_at from (${players}) player
    cross join lateral (${selectCountedEvents('player')}) counted`
