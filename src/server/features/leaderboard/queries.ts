// Rows of leaderboards: what the worker recounts (migration 007 describes how totals follow).
import { sql, type RawBuilder } from 'kysely'
import { hostedOthersMin, rankedMatchesMin } from '#domain/leaderboard/leaderboard.ts'
import type { Day } from '#domain/shared/day.ts'
import type { Database } from '../../db/open-database.ts'
import { selectAttendanceEnd, selectCounted } from './attendance-queries.ts'

/**
 * Locks out other workers until the transaction ends. Later statements read data at least as new as
 * the marks.
 */
export async function lockLeaderboards(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('leaderboards', 0))`.execute(tx)
}

export async function moveWindow(tx: Database, from: Day): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('leaderboard_window')
    .set({ fromDay: from })
    .where('fromDay', '<>', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export type TakenMarks = { marks: number; sources: string[]; players: string[] }

export async function takeMarks(tx: Database, limit: number): Promise<TakenMarks> {
  const { rows } = await sql<TakenMarks>`
    with taken as (delete from leaderboard_dirty
      where leaderboard_dirty_id in (select leaderboard_dirty_id from leaderboard_dirty
      order by leaderboard_dirty_id limit ${limit}) returning source_id, player_id)
    select count(*)::int as marks,
      coalesce(array_agg(distinct source_id) filter (where source_id is not null), '{}') as sources,
      coalesce(array_agg(distinct player_id) filter (where player_id is not null), '{}') as players
      from taken`.execute(tx)
  return rows[0] ?? { marks: 0, sources: [], players: [] }
}

export type Changed = { players: string[]; locations: string[] }

const countAwards = (
  ids: RawBuilder<unknown>,
) => sql`select e.event_id, e.location, e.start_date, a.player_id, 0, 0, 0, 0,
      (a.medal = 'gold')::int, (a.medal = 'silver')::int, (a.medal = 'bronze')::int
        from event e join awards a on a.event_id = e.event_id
      union all select l.league_series_id, l.location, (a.created at time zone 'UTC')::date,
      a.player_id, 0, 0, 0, 0, (a.medal = 'gold')::int, (a.medal = 'silver')::int,
      (a.medal = 'bronze')::int
        from leagues l join awards a on a.league_series_id = l.league_series_id
        where l.league_series_id = ${ids} and not l.deleted`

const parts = (ids: RawBuilder<unknown>) => sql`
    part (event_id, location, start_date, player_id, attended, hosted, wins, losses, gold, silver,
    bronze) as (
      select event_id, location, start_date, player_id, counts::int, 0, 0, 0, 0, 0, 0 from here
      union all select event_id, location, start_date, organizer, 0, 1, 0, 0, 0, 0, 0 from here
      where player_id <> organizer and counts
        group by event_id, location, start_date, organizer having count(*) >= ${hostedOthersMin}
      union all select event_id, location, start_date, player_id, 0, 0, (side = winner)::int,
      (side <> winner)::int, 0, 0, 0
        from seat where has_acted and counts_for_a and counts_for_b
      union all ${countAwards(ids)})`

/**
 * Events whose count may change with these `sources`: of the same players, overlapping one of them
 * or near one and uncounted, before or after the change.
 */
export async function listOverlapping(tx: Database, sources: readonly string[]): Promise<string[]> {
  const ids = sql`any(${sources}::uuid[])`
  const { rows } = await sql<{ eventId: string }>`
    with came as (
      select h.event_id, h.player_id, e.start_date as day from events e
        join event_attendance h on h.event_id = e.event_id where e.event_id = ${ids}
      union select source_id, player_id, day from leaderboard_results where source_id = ${ids})
    select distinct o.source_id as "eventId"
    from came join leaderboard_results o on o.player_id = came.player_id
      and o.source_id <> came.event_id and o.day between came.day - 2 and came.day + 2
    join events x on x.event_id = o.source_id
    left join events e on e.event_id = came.event_id
    where o.attended = 0 or (e.starts_at < ${selectAttendanceEnd('x')}
      and x.starts_at < ${selectAttendanceEnd('e')})`.execute(tx)
  return rows.map(({ eventId }) => eventId)
}

const replacing = (ids: RawBuilder<unknown>) => sql`
    gone as (
      delete from leaderboard_results r where r.source_id = ${ids} and
        not exists (select 1 from fresh f where f.event_id = r.source_id
        and f.player_id = r.player_id) returning player_id, location_id),
    kept as (
      insert into leaderboard_results as old
        (source_id, player_id, location_id, day, attended, hosted, wins, losses, gold, silver,
        bronze) select * from fresh
      on conflict (source_id, player_id) do update
      set location_id = excluded.location_id, day = excluded.day, attended = excluded.attended,
        hosted = excluded.hosted,
        wins = excluded.wins, losses = excluded.losses, gold = excluded.gold,
          silver = excluded.silver, bronze = excluded.bronze
      where (old.location_id, old.day, old.attended, old.hosted, old.wins, old.losses, old.gold,
      old.silver, old.bronze)
        is distinct from (excluded.location_id, excluded.day, excluded.attended, excluded.hosted,
        excluded.wins, excluded.losses, excluded.gold, excluded.silver, excluded.bronze)
      returning player_id, location_id)`

const confirmedSides = sql`select m.match_id, m.winner, mp.side, mp.number, mp.disowned from matches m
          cross join lateral (select s.side, s.number, exists (select from disowned_seats d
            where d.match_id = s.match_id and d.number = s.number) as disowned from match_players s
          where s.match_id = m.match_id offset 0) mp
        where m.event_id = e.event_id and m.state = 'confirmed' and m.disputed_by is null offset 0`

const seats = sql`select e.*, m.winner, m.side, lp.player_id, lp.has_acted,
        bool_and(lp.is_fair and not m.disowned) over by_match
        and bool_or(lp.has_acted and m.side = 'a') over by_match as counts_for_a,
        bool_or(lp.has_acted and m.side = 'b') over by_match as counts_for_b
      from event e cross join lateral (
        ${confirmedSides})
          m
      cross join lateral (
        select l.player_id, a.player_id is not null as has_acted, a.player_id is not null
          or (l.player_id is null and not l.disowned) as is_fair
        from match_list_players l left join own_acts a on a.event_id = l.event_id
        and a.player_id = l.player_id and a.state = 'acted'
        where l.event_id = e.event_id and l.number = m.number offset 0) lp
      window by_match as (partition by m.match_id)`

const present = (ids: RawBuilder<unknown>) => sql`event as materialized
      (select event_id, location, start_date,
      (select h.player_id from event_hosts h where h.event_id = events.event_id) as organizer
      from events where event_id = ${ids} and not deleted and status = 'published'
      and ranking = 'ranked'),
    came as materialized (
      select e.event_id, a.player_id from event e
        cross join lateral (select player_id from event_attendance a
        where a.event_id = e.event_id offset 0) a),
    counted as materialized (${selectCounted(sql`select distinct player_id from came`)}),
    here as materialized (
      select e.*, came.player_id, counted.player_id is not null as counts
        from event e join came on came.event_id = e.event_id
        left join counted on counted.event_id = came.event_id
        and counted.player_id = came.player_id)`

const sumParts = sql`select event_id, player_id, location, start_date, sum(attended) as attended,
        sum(hosted) as hosted, sum(wins) as wins, sum(losses) as losses, sum(gold) as gold,
        sum(silver) as silver, sum(bronze) as bronze
      from part group by event_id, player_id, location, start_date`

/**
 * Stores the current results of these events; returns the players whose results changed, and their
 * venues. Cancelled and deleted events have none. A match counts only for players with an own act,
 * and only when someone on each side acted and all others are guests, so that no one gains from
 * players they entered. The offsets force lookups from the event to its own rows even without table
 * statistics.
 */
export async function countResults(tx: Database, sources: readonly string[]): Promise<Changed> {
  const ids = sql`any(${sources}::uuid[])`
  const { rows } = await sql<Changed>`
    with ${present(ids)},
    seat as (
      ${seats}),
    ${parts(ids)},
    fresh as materialized (
      ${sumParts}),
    ${replacing(ids)},
    changed as (select * from gone union all select * from kept),
    before as (select location_id from leaderboard_results where source_id = ${ids} and
    exists (select 1 from changed))
    select array(select distinct player_id from changed) as players,
      array(select location_id from changed union select location_id from before) as
      locations`.execute(tx)
  return rows[0] ?? { players: [], locations: [] }
}

/** Updates profile stats from the totals. Locks players in the global order. */
export async function saveStats(tx: Database, players: readonly string[]): Promise<void> {
  if (players.length === 0) return
  await sql`
    with differing as materialized (
      select p.player_id, coalesce(t.wins, 0) as wins, coalesce(t.losses, 0) as losses,
        coalesce(t.points, 0) as points
      from players p left join leaderboard_totals t on t.location_id = '' and t.span = 'all time'
      and t.player_id = p.player_id
      where p.player_id = any(${players}::text[]) and (p.wins, p.losses, p.points) is distinct
      from (coalesce(t.wins, 0), coalesce(t.losses, 0), coalesce(t.points, 0))
      order by p.player_id for no key update of p)
    update players p set wins = d.wins, losses = d.losses, points = d.points from differing d
      where p.player_id = d.player_id`.execute(tx)
}

/**
 * Copies onto the totals whether boards list a player and, for all time, their ratings. Returns the
 * places where that changed.
 */
export async function saveStanding(tx: Database, players: readonly string[]): Promise<string[]> {
  if (players.length === 0) return []
  const rating = (discipline: string) => sql`coalesce((
    select round(r.rating * 1000)::int from player_ratings r where r.player_id = p.player_id
      and r.discipline = ${discipline} and r.games >= ${rankedMatchesMin}), 0)`
  const { rows } = await sql<{ locationId: string }>`
    update leaderboard_totals t
      set listed = s.listed, rating_doubles = s.doubles, rating_singles = s.singles
    from (select p.player_id, all_time, not p.hidden and p.on_leaderboards as listed,
    case
    when all_time then ${rating('doubles')} else 0 end as doubles,
    case
    when all_time then ${rating('singles')} else 0 end as singles
      from players p cross join (values (true), (false)) kind (all_time)
      where p.player_id = any(${players}::text[])) s
    where t.player_id = s.player_id and (t.span = 'all time') = s.all_time
    and (t.listed, t.rating_doubles, t.rating_singles) is distinct
    from (s.listed, s.doubles, s.singles)
    returning t.location_id`.execute(tx)
  return [...new Set(rows.map(({ locationId }) => locationId))]
}

export async function forgetCounts(tx: Database): Promise<string[]> {
  await sql`delete from leaderboard_results`.execute(tx)
  await sql`delete from leaderboard_totals`.execute(tx)
  const { rows } = await sql<{ sourceId: string }>`
    select event_id as "sourceId" from event_attendance union select event_id from matches
      where state = 'confirmed'
    union select coalesce(event_id, league_series_id) from awards order by 1`.execute(tx)
  return rows.map(({ sourceId }) => sourceId)
}

export async function forgetMarks(tx: Database): Promise<void> {
  await sql`delete from leaderboard_dirty`.execute(tx)
}

export async function listRankedPlayers(tx: Database): Promise<string[]> {
  const rows = await tx.selectFrom('players').select('playerId').orderBy('playerId').execute()
  return rows.map(({ playerId }) => playerId)
}

export async function listPlaces(db: Database, playerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('player_locations')
    .select('locationId')
    .where('playerId', '=', playerId)
    .where('removed', '=', false)
    .orderBy('locationId')
    .execute()
  return rows.map(({ locationId }) => locationId)
}

export const everywhere = ''
