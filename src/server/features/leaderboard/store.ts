// Leaderboards as rows: what the worker counts anew (migration 007 tells how totals follow), and a
// page as one viewer sees it. A page reads the index of its metric from where the last page ended;
// who differs from viewer to viewer starts from the viewer's own few rows.
import { sql, type RawBuilder } from 'kysely'
import type { LiveOutput, ParsedLiveInput } from '#contract/contract.ts'
import {
  hostedOthersMin,
  rankedMatchesMin,
  rankMax,
  type LeaderboardMetric,
} from '#domain/leaderboard/leaderboard.ts'
import type { Day } from '#domain/shared/day.ts'
import type { Database } from '../../db/open-database.ts'
import { familiarTo, isNotApart, isVisible } from '../block/store.ts'

/**
 * Until the transaction ends no other worker, on this server or another, counts. What is read in
 * later statements is as new as the marks.
 */
export async function lockLeaderboards(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('leaderboards', 0))`.execute(tx)
}

/** Lets the window of 30 days begin at `from`; false when it does already. */
export async function moveWindow(tx: Database, from: Day): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('leaderboard_window')
    .set({ from_day: from })
    .where('from_day', '<>', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export type Marked = { marks: number; sources: string[]; players: string[] }

/** Takes the oldest `limit` marks away, and tells what they name. */
export async function takeMarks(tx: Database, limit: number): Promise<Marked> {
  const { rows } = await sql<Marked>`
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

/**
 * Stores the results of these events as they are now; whose results changed, and at which venues.
 * Events that are cancelled, deleted or gone have none. A match counts for those who acted
 * themselves, and only where somebody did on both sides and everyone else is a guest: nobody wins
 * against players they put in. The offsets hold the order in which it looks: from the event to its
 * own rows, also where the tables are so new that nobody has counted them.
 */
export async function countResults(tx: Database, sources: readonly string[]): Promise<Changed> {
  const ids = sql`any(${sources}::uuid[])`
  const { rows } = await sql<Changed>`
    with event as materialized
      (select event_id, location, start_date,
      (select h.player_id from event_hosts h where h.event_id = events.event_id) as organizer
      from events where event_id = ${ids} and not deleted and status = 'published'
      and ranking = 'ranked'),
    here as materialized (
      select e.*, came.player_id from event e
        cross join lateral (select player_id from event_attendance a
        where a.event_id = e.event_id offset 0) came),
    seat as (
      select e.*, m.winner, m.side, lp.player_id, lp.has_acted,
        bool_and(lp.is_fair) over by_match
        and bool_or(lp.has_acted and m.side = 'a') over by_match as counts_for_a,
        bool_or(lp.has_acted and m.side = 'b') over by_match as counts_for_b
      from event e cross join lateral (
        select m.match_id, m.winner, mp.side, mp.number from matches m
          cross join lateral (select side, number from match_players
          where match_id = m.match_id offset 0) mp
        where m.event_id = e.event_id and m.state = 'confirmed' and m.disputed_by is null offset 0)
          m
      cross join lateral (
        select l.player_id, a.player_id is not null as has_acted, a.player_id is not null
          or (l.player_id is null and not l.disowned) as is_fair
        from match_list_players l left join own_acts a on a.event_id = l.event_id
        and a.player_id = l.player_id and a.state = 'acted'
        where l.event_id = e.event_id and l.number = m.number offset 0) lp
      window by_match as (partition by m.match_id)),
    part (event_id, location, start_date, player_id, attended, hosted, wins, losses, gold, silver,
    bronze) as (
      select event_id, location, start_date, player_id, 1, 0, 0, 0, 0, 0, 0 from here
      union all select event_id, location, start_date, organizer, 0, 1, 0, 0, 0, 0, 0 from here
      where player_id <> organizer
        group by event_id, location, start_date, organizer having count(*) >= ${hostedOthersMin}
      union all select event_id, location, start_date, player_id, 0, 0, (side = winner)::int,
      (side <> winner)::int, 0, 0, 0
        from seat where has_acted and counts_for_a and counts_for_b
      union all select e.event_id, e.location, e.start_date, a.player_id, 0, 0, 0, 0,
      (a.medal = 'gold')::int, (a.medal = 'silver')::int, (a.medal = 'bronze')::int
        from event e join awards a on a.event_id = e.event_id
      union all select l.league_series_id, l.location, (a.created at time zone 'UTC')::date,
      a.player_id, 0, 0, 0, 0, (a.medal = 'gold')::int, (a.medal = 'silver')::int,
      (a.medal = 'bronze')::int
        from leagues l join awards a on a.league_series_id = l.league_series_id
        where l.league_series_id = ${ids} and not l.deleted),
    fresh as materialized (
      select event_id, player_id, location, start_date, sum(attended) as attended,
        sum(hosted) as hosted, sum(wins) as wins, sum(losses) as losses, sum(gold) as gold,
        sum(silver) as silver, sum(bronze) as bronze
      from part group by event_id, player_id, location, start_date),
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
      returning player_id, location_id),
    changed as (select * from gone union all select * from kept),
    before as (select location_id from leaderboard_results where source_id = ${ids} and
    exists (select 1 from changed))
    select array(select distinct player_id from changed) as players,
      array(select location_id from changed union select location_id from before) as
      locations`.execute(tx)
  return rows[0] ?? { players: [], locations: [] }
}

/**
 * Brings the stats of profiles up to the totals. Players are locked in the one order that all keep
 * who lock several.
 */
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
 * Writes what the totals repeat of players: whether boards list them, and in those of all time
 * their ratings. The places where that changed.
 */
export async function saveStanding(tx: Database, players: readonly string[]): Promise<string[]> {
  if (players.length === 0) return []
  const rating = (discipline: string) => sql`coalesce((
    select round(r.rating * 1000)::int from player_ratings r where r.player_id = p.player_id
      and r.discipline = ${discipline} and r.games >= ${rankedMatchesMin}), 0)`
  const { rows } = await sql<{ location_id: string }>`
    update leaderboard_totals t
      set listed = s.listed, rating_doubles = s.doubles, rating_singles = s.singles
    from (select p.player_id, all_time, not p.hidden and p.on_leaderboards as listed, case
    when all_time then ${rating('doubles')} else 0 end as doubles, case
    when all_time then ${rating('singles')} else 0 end as singles
      from players p cross join (values (true), (false)) kind (all_time)
      where p.player_id = any(${players}::text[])) s
    where t.player_id = s.player_id and (t.span = 'all time') = s.all_time
    and (t.listed, t.rating_doubles, t.rating_singles) is distinct
    from (s.listed, s.doubles, s.singles)
    returning t.location_id`.execute(tx)
  return [...new Set(rows.map(({ location_id }) => location_id))]
}

/** Forgets every result and every total, and answers what may give results: events and leagues. */
export async function forgetCounts(tx: Database): Promise<string[]> {
  await sql`delete from leaderboard_results`.execute(tx)
  await sql`delete from leaderboard_totals`.execute(tx)
  const { rows } = await sql<{ sourceId: string }>`
    select event_id as "sourceId" from event_attendance union select event_id from matches
      where state = 'confirmed'
    union select coalesce(event_id, league_series_id) from awards order by 1`.execute(tx)
  return rows.map(({ sourceId }) => sourceId)
}

/** Forgets what is marked: it was counted. */
export async function forgetMarks(tx: Database): Promise<void> {
  await sql`delete from leaderboard_dirty`.execute(tx)
}

/** Everyone. */
export async function listPlayers(tx: Database): Promise<string[]> {
  const rows = await tx.selectFrom('players').select('player_id').orderBy('player_id').execute()
  return rows.map(({ player_id }) => player_id)
}

/** The venues where a player is active. */
export async function listPlaces(db: Database, playerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('player_locations')
    .select('location_id')
    .where('player_id', '=', playerId)
    .where('removed', '=', false)
    .orderBy('location_id')
    .execute()
  return rows.map(({ location_id }) => location_id)
}

/** Everywhere, as the place of totals. */
export const everywhere = ''

/**
 * Whose results: everyone's at these places (venues or everywhere), or only those of some players,
 * everywhere.
 */
export type Ranked = { places: readonly string[]; members: RawBuilder<unknown> | null }

/** Those a player made friends, and the player. */
export const friendsOf = (playerId: string): RawBuilder<unknown> =>
  sql`(select friend_id as player_id from player_friends where player_id = ${playerId} and friend
    union select ${playerId}::text)`

export const membersOf = ({
  locationId,
  clubId,
}: {
  locationId: string
  clubId: string
}): RawBuilder<unknown> =>
  sql`(select player_id from club_members where location_id = ${locationId} and slug = ${clubId})`

type Output = LiveOutput<'leaderboards-page'>
type Asked = Pick<ParsedLiveInput<'leaderboards-page'>, 'metric' | 'discipline' | 'after'>
export type PageOf = Ranked & Asked & { span: string; limit: number }
/**
 * ahead: how many have more than the first row; before: how many come before it; mineAhead: how
 * many have more than the viewer. None counts beyond rankMax.
 */
export type BoardPage = {
  rows: Omit<Output['rows'][number], 'rank'>[]
  mine: Omit<Output['mine'], 'rank'>
  ahead: number
  before: number
  mineAhead: number
}

const columns: Record<Exclude<LeaderboardMetric, 'rating'>, string> = {
  points: 'points',
  'win percent': 'win_percent',
  medals: 'medals',
  attended: 'attended',
  hosted: 'hosted',
}
const columnOf = ({ metric, discipline }: Asked): string =>
  metric === 'rating' ? `rating_${discipline}` : columns[metric]

/**
 * One page with the viewer's own row. Two streams in the order of the board, those open to all and
 * the few others, each cut at a page.
 */
export async function findPage(db: Database, viewerId: string, page: PageOf): Promise<BoardPage> {
  const { after, limit } = page
  const m = sql.ref<number>(`t.${columnOf(page)}`)
  const isAfter =
    after === null
      ? sql`true`
      : sql`(-value, player_id) > (-(${after.value}::bigint), ${after.playerId})`
  const first = sql`(select -value from page order by -value, player_id limit 1)`
  const mine = sql`(select -value from mine where value > 0)`
  const isFirst = after === null
  const { rows } = await sql<BoardPage>`
    with few as materialized
      (${page.members === null ? hiddenFew(viewerId, page, m) : memberFew(viewerId, page, m, page.members)}),
    page as materialized (
      (${page.members === null ? open(viewerId, page, m) : sql`select * from few where false`})
      union all (select * from few where ${isAfter} order by -value, player_id limit ${limit})
      order by 3 desc, 2 limit ${limit}),
    mine as materialized (
      select t.*, ${m} as value from leaderboard_totals t
        where t.location_id = any(${page.places}::text[]) and t.span = ${page.span}
        and t.player_id = ${viewerId} order by ${m} desc, t.location_id limit 1)
    select
      (select coalesce(json_agg(json_build_object('value', value, ${cardOf(page)})
      order by -value, p.player_id), '[]')
        from page join players p on p.player_id = page.player_id
        join leaderboard_totals t on t.location_id = page.location_id and t.span = ${page.span}
        and t.player_id = page.player_id) as rows,
      (select json_build_object('value', nullif(t.value, 0), 'onLeaderboards', p.on_leaderboards,
      ${cardOf(page)}) from players p left join mine t on true where p.player_id = ${viewerId}) as
        mine,
      ${
        isFirst
          ? sql`0`
          : count(viewerId, page, m, {
              open: sql`-${m} < ${first}`,
              few: sql`-value <
        ${first}`,
            })
      } as ahead,
      ${
        isFirst
          ? sql`0`
          : count(viewerId, page, m, {
              open: sql`(-${m}, t.player_id) <
                (${first}, (select player_id from page order by -value, player_id limit 1))`,
              few: sql`(-value, player_id) <
                (${first}, (select player_id from page order by -value, player_id limit 1))`,
            })
      } as before,
      ${count(viewerId, page, m, { open: sql`-${m} < ${mine}`, few: sql`-value < ${mine}` })} as
        "mineAhead"`.execute(db)
  if (rows[0] === undefined) throw new Error('a page is one row')
  return rows[0]
}

/** Listed players with a value at the place `place`, for the partial index of the metric. */
const listedAt = (
  viewerId: string,
  { span }: PageOf,
  m: RawBuilder<number>,
  place: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`t.location_id = ${place} and t.span = ${span} and t.listed and ${m} > 0
    and ${isNotApart(viewerId, sql.ref('t.player_id'))}`

/**
 * The page of those open to all: from the index of each place, each player once, at the best of the
 * places. Who hid a moment ago is not there.
 */
function open(viewerId: string, page: PageOf, m: RawBuilder<number>): RawBuilder<unknown> {
  const { places, after, span, limit } = page
  const isAfter =
    after === null
      ? sql`true`
      : sql`(-${m}, t.player_id) > (-(${after.value}::bigint), ${after.playerId})`
  const better = sql.ref<number>(`other.${columnOf(page)}`)
  const isBest =
    places.length === 1
      ? sql`true`
      : sql`not exists (
    select 1 from leaderboard_totals other where other.location_id = any(${places}::text[])
      and other.span = ${span} and other.player_id = t.player_id
      and (-${better}, other.location_id) < (-${m}, t.location_id))`
  return sql`select best.* from unnest(${places}::text[]) as place (id) cross join lateral (
    select t.location_id, t.player_id, ${m}::bigint as value from leaderboard_totals t
      join players p on p.player_id = t.player_id
    where ${listedAt(viewerId, page, m, sql.ref('place.id'))} and ${isAfter} and ${isBest}
    and not p.hidden and p.on_leaderboards
    order by -${m}, t.player_id limit ${limit}) best order by -value, player_id limit ${limit}`
}

/**
 * Those who hide, but not from the viewer, at the best of the places. The inner select is kept
 * whole by its offset.
 */
const hiddenFew = (
  viewerId: string,
  { places, span }: PageOf,
  m: RawBuilder<number>,
): RawBuilder<unknown> => sql`
  select distinct on (t.player_id) t.location_id, t.player_id, ${m}::bigint as value
  from (select p.player_id from players p where p.hidden and p.on_leaderboards
  and p.player_id in ${familiarTo(viewerId)} offset 0) known
  join leaderboard_totals t on t.location_id = any(${places}::text[]) and t.span = ${span}
  and t.player_id = known.player_id
  where ${m} > 0 and ${isNotApart(viewerId, sql.ref('known.player_id'))}
  order by t.player_id, ${m} desc, t.location_id`

/** Those of some players whom the viewer sees. */
const memberFew = (
  viewerId: string,
  { places, span }: PageOf,
  m: RawBuilder<number>,
  members: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select t.location_id, t.player_id, ${m}::bigint as value from ${members} member
    join players p on p.player_id = member.player_id
  join leaderboard_totals t on t.location_id = any(${places}::text[]) and t.span = ${span}
  and t.player_id = p.player_id
  where ${m} > 0 and p.on_leaderboards and ${isVisible(viewerId, 'p')}`

/** How many of both streams meet a condition, each counted up to rankMax. */
function count(
  viewerId: string,
  page: PageOf,
  m: RawBuilder<number>,
  where: { open: RawBuilder<unknown>; few: RawBuilder<unknown> },
): RawBuilder<number> {
  const few = sql`(select count(*)::int from few where ${where.few})`
  if (page.members !== null) return sql<number>`${few}`
  return sql<number>`(select count(distinct ahead.player_id)::int
    from unnest(${page.places}::text[]) as place (id) cross join lateral (
    select t.player_id from leaderboard_totals t
      where ${listedAt(viewerId, page, m, sql.ref('place.id'))} and ${where.open} limit ${rankMax})
      ahead) + ${few}`
}

/** The members of a row's object: the player p with the totals t. */
const cardOf = ({ metric, discipline }: Asked): RawBuilder<unknown> => sql`
  'playerId', p.player_id, 'playerName', p.player_name, 'photoURL', p.photo_url, 'skillSelf',
    p.skill_self, 'points', coalesce(t.points, 0), 'wins', coalesce(t.wins, 0), 'losses',
    coalesce(t.losses, 0),
  'medalGold', coalesce(t.gold, 0), 'medalSilver', coalesce(t.silver, 0), 'medalBronze',
    coalesce(t.bronze, 0), 'attended', coalesce(t.attended, 0), 'hosted', coalesce(t.hosted, 0),
  'rating', ${
    metric === 'rating'
      ? sql`nullif(${sql.ref(`t.rating_${discipline}`)}, 0) /
    1000.0`
      : sql`null::numeric`
  }`
