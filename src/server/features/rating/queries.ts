// Rows of ratings, and the queue of results to replay. Only the replay (jobs.ts) writes ratings;
// triggers fill the queue.
import { sql } from 'kysely'
import { type FormatFields, defaultFormat } from '#domain/event/format.ts'
import { type ConfirmedResult, ratedResult } from '#domain/rating/counting.ts'
import {
  type Rating,
  seedMu,
  shownRating,
  changesMax,
  chartPointsMax,
} from '#domain/rating/rating.ts'
import {
  type RatedKey,
  type RatingChange,
  type RatedResult,
  ratingKey,
} from '#domain/rating/replay.ts'
import type { Database } from '../../db/open-database.ts'

/** One replay at a time across servers; the lock ends with the transaction. */
const replayLock = 7_203_018
/** The lock's holder may be replaying everything. */
const patienceMs = 120_000

export async function hasDirty(db: Database): Promise<boolean> {
  const { rows } = await sql<{
    is: boolean
  }>`select exists (select from rating_dirty) as is`.execute(db)
  return rows[0]?.is === true
}

/** How long after its end a match list is still considered open for planning. */
const dayMs = 86_400_000

/**
 * Match lists to be played soon or just played that contain players of these ratings, because round
 * plans use them.
 */
export async function listsShowing(
  tx: Database,
  keys: readonly RatedKey[],
  now: number,
): Promise<string[]> {
  const { rows } = await sql<{ eventId: string }>`select distinct l.event_id
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k("playerId" text, discipline text)
      join match_list_players l on l.player_id = k."playerId"
      join events e on e.event_id = l.event_id and e.play = k.discipline
    where not e.deleted and e.ends_at > ${new Date(now - dayMs)}`.execute(tx)
  return rows.map(({ eventId }) => eventId)
}

export async function lockRatings(tx: Database): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(patienceMs)}, true)`.execute(tx)
  await sql`select pg_advisory_xact_lock(${replayLock})`.execute(tx)
}

export async function takeDirty(tx: Database): Promise<number[]> {
  const { rows } = await sql<{ order: number }>`
    with taken as (delete from rating_dirty returning result_order)
      select distinct result_order as order from taken order by result_order`.execute(tx)
  return rows.map(({ order }) => order)
}

/** Queues every result when the stored ratings come from other rules than these. */
export async function queueAllUnlessMadeBy(tx: Database, rules: number): Promise<void> {
  await sql`
    with told as (insert into rating_rules as old (id, rules) values ('current', ${rules})
      on conflict (id) do update set rules = excluded.rules where old.rules <> excluded.rules
      returning rules)
    insert into rating_dirty (result_order) select m.result_order from matches m, told
      where m.result_order is not null`.execute(tx)
}

export async function queueAnew(tx: Database): Promise<void> {
  await sql`delete from rating_changes`.execute(tx)
  await sql`delete from player_ratings`.execute(tx)
  await sql`insert into rating_dirty (result_order) select result_order from matches
    where result_order is not null`.execute(tx)
}

type ChangeRow = Omit<RatingChange, 'before' | 'after'> & {
  muBefore: number
  sigmaBefore: number
  mu: number
  sigma: number
  games: number
}

const changeColumns = sql`result_order as "order", place, discipline, player_id,
  points_for, points_against, expected,
  mu_before, sigma_before, mu, sigma, games`

const rowToChange = ({
  muBefore,
  sigmaBefore,
  mu,
  sigma,
  games,
  ...row
}: ChangeRow): RatingChange => ({
  ...row,
  before: { mu: muBefore, sigma: sigmaBefore, games: games - 1 },
  after: { mu, sigma, games },
})

/**
 * Stored changes from a position on, in order: of `matches` matches, or up to twice as many in
 * singles. end: the position of the last one; null when no more are stored.
 */
export async function loadChanges(
  tx: Database,
  fromOrder: number,
  matches: number,
): Promise<{ changes: RatingChange[]; end: number | null }> {
  const limit = matches * 4 + 1
  const { rows } = await sql<ChangeRow>`select ${changeColumns} from rating_changes
      where result_order >= ${fromOrder} order by result_order, place limit ${limit}`.execute(tx)
  if (rows.length < limit) return { changes: rows.map(rowToChange), end: null }
  // The limit may cut the last match.
  const cut = rows.at(-1)?.order ?? fromOrder
  const whole = rows.filter(({ order }) => order < cut)
  return { changes: whole.map(rowToChange), end: cut - 1 }
}

/**
 * seats: the side and number of each player, such as 'a12'; just 'a' when the player disowned the
 * seat.
 */
type ResultRow = Omit<ConfirmedResult, 'seats'> & { eventId: string; seats: string[] | null }

/**
 * The counting matches at these positions, in order. Players without an own act in the event, or
 * who disowned the match, have no seat; a match with a missing seat isn't rated.
 */
export async function loadResults(tx: Database, orders: readonly number[]): Promise<RatedResult[]> {
  // Forces seat lookups per match, whatever the planner estimates for tables that just grew; names
  // are read once per event.
  const { rows } = await sql<ResultRow>`
    select m.result_order as "order", m.event_id, e.play, e.type, e.ranked, e.deleted,
      m.points_a, m.points_b,
      (select array_agg(s.side || case when d.number is null then s.number::text else '' end)
        from match_players s left join disowned_seats d on d.match_id = s.match_id
          and d.number = s.number where s.match_id = m.match_id) as seats
    from matches m join events e on e.event_id = m.event_id
    where m.result_order = any(${[...orders]}::bigint[]) and m.state = 'confirmed'
    and m.disputed_by is null and e.ranking = 'ranked' order by m.result_order`.execute(tx)
  const { rows: listed } = await sql<{ eventId: string; number: number; playerId: string }>`
    select l.event_id, l.number, l.player_id from match_list_players l
    where l.event_id = any(${[...new Set(rows.map(({ eventId }) => eventId))]}::uuid[])
    and l.player_id is not null
      and exists (select 1 from own_acts a where a.event_id = l.event_id
      and a.player_id = l.player_id and a.state = 'acted')`.execute(tx)
  const players = new Map(
    listed.map(({ eventId, number, playerId }) => [`${eventId} ${number}`, playerId]),
  )
  return rows.flatMap(({ eventId, seats, ...row }) => {
    const seated = (seats ?? []).map((seat) => ({
      side: seat.startsWith('a') ? ('a' as const) : ('b' as const),
      playerId: players.get(`${eventId} ${seat.slice(1)}`) ?? null,
    }))
    return ratedResult({ ...row, seats: seated }) ?? []
  })
}

type KeyedRating = RatedKey & Rating

const keyColumns = (keys: readonly RatedKey[]) =>
  sql`unnest(${keys.map(({ playerId }) => playerId)}::text[],
    ${keys.map(({ discipline }) => discipline)}::text[]) as k (player_id, discipline)`

export async function loadRatingsBefore(
  tx: Database,
  keys: readonly RatedKey[],
  order: number,
): Promise<Map<string, Rating>> {
  const { rows } = await sql<KeyedRating>`
    select k.player_id, k.discipline, c.mu, c.sigma, c.games from ${keyColumns(keys)}
    cross join lateral (
      select mu, sigma, games from rating_changes where player_id = k.player_id
        and discipline = k.discipline and result_order < ${order} order by result_order desc
        limit 1) as c`.execute(tx)
  return new Map(
    rows.map(({ playerId, discipline, ...rating }) => [ratingKey(discipline, playerId), rating]),
  )
}

/** Initial ratings by key; stored permanently when first needed. */
export async function settleSeeds(
  tx: Database,
  keys: readonly RatedKey[],
): Promise<Map<string, number>> {
  const { rows } = await sql<RatedKey & { seed: number | null; skillSelf: number | null }>`
    select k.player_id, k.discipline, s.mu as seed, p.skill_self
      from ${keyColumns(keys)}
    join players p on p.player_id = k.player_id
    left join rating_seeds s on s.player_id = k.player_id and s.discipline = k.discipline`.execute(
    tx,
  )
  const seeds = rows.map(({ playerId, discipline, seed, skillSelf }) => ({
    playerId,
    discipline,
    mu: seed ?? seedMu(skillSelf),
    isNew: seed === null,
  }))
  const fresh = seeds.filter(({ isNew }) => isNew)
  await sql`insert into rating_seeds (player_id, discipline, mu) select * from unnest(
    ${fresh.map(({ playerId }) => playerId)}::text[],
      ${fresh.map(({ discipline }) => discipline)}::text[],
        ${fresh.map(({ mu }) => mu)}::float8[])`.execute(tx)
  return new Map(seeds.map(({ playerId, discipline, mu }) => [ratingKey(discipline, playerId), mu]))
}

export type Replaced = { orders: readonly number[]; changes: readonly RatingChange[] }
export const nothingReplaced: Replaced = { orders: [], changes: [] }

export async function replaceChanges(tx: Database, { orders, changes }: Replaced): Promise<void> {
  if (orders.length > 0)
    await sql`delete from rating_changes
      where result_order = any(${[...orders]}::bigint[])`.execute(tx)
  if (changes.length === 0) return
  // Written as PostgreSQL array literals, because the driver's element-wise encoding takes longer
  // than the arithmetic.
  const numbers = (valueOf: (change: RatingChange) => number): string =>
    `{${changes.map(valueOf).join(',')}}`
  // Ids and disciplines need no escaping; quoting keeps a player called null from becoming NULL.
  const words = (valueOf: (change: RatingChange) => string): string =>
    `{"${changes.map(valueOf).join('","')}"}`
  await sql`
    insert into rating_changes
      (result_order, place, discipline, player_id, points_for, points_against, expected, mu_before,
      sigma_before, mu, sigma, games)
    select * from unnest(${numbers(({ order }) => order)}::bigint[],
      ${numbers(({ place }) => place)}::smallint[],
        ${words(({ discipline }) => discipline)}::text[],
          ${words(({ playerId }) => playerId)}::text[],
      ${numbers(({ pointsFor }) => pointsFor)}::int[],
        ${numbers(({ pointsAgainst }) => pointsAgainst)}::int[],
          ${numbers(({ expected }) => expected)}::float8[],
      ${numbers(({ before }) => before.mu)}::float8[],
        ${numbers(({ before }) => before.sigma)}::float8[],
      ${numbers(({ after }) => after.mu)}::float8[],
        ${numbers(({ after }) => after.sigma)}::float8[],
          ${numbers(({ after }) => after.games)}::int[])`.execute(tx)
}

/** A player without games loses their row. Deleted accounts are left out. */
export async function saveRatings(
  tx: Database,
  ratings: readonly (RatedKey & { rating: Rating })[],
): Promise<void> {
  const gone = ratings.filter(({ rating }) => rating.games === 0)
  const kept = ratings.filter(({ rating }) => rating.games > 0)
  await sql`delete from player_ratings r using ${keyColumns(gone)} where r.player_id = k.player_id
    and r.discipline = k.discipline`.execute(tx)
  await sql`
    insert into player_ratings (player_id, discipline, rating, mu, sigma, games)
    select r.* from unnest(${kept.map(({ playerId }) => playerId)}::text[],
      ${kept.map(({ discipline }) => discipline)}::text[],
        ${kept.map(({ rating }) => shownRating(rating.mu))}::numeric[],
      ${kept.map(({ rating }) => rating.mu)}::float8[],
        ${kept.map(({ rating }) => rating.sigma)}::float8[],
          ${kept.map(({ rating }) => rating.games)}::int[]) as r
            (player_id, discipline, rating, mu, sigma, games)
    join players p on p.player_id = r.player_id
    on conflict (player_id, discipline) do update
    set rating = excluded.rating, mu = excluded.mu, sigma = excluded.sigma,
      games = excluded.games`.execute(tx)
}

type TracedChange = {
  day: string
  eventId: string
  expected: number
  points: FormatFields['points']
  winBy: FormatFields['winBy']
  pointsFor: number[]
  pointsAgainst: number[]
  muBefore: number
  mu: number
}
export type TracedRating = RatedKey & {
  rating: number
  sigma: number
  games: number
  changes: TracedChange[]
  chart: { day: string; mu: number }[]
}

const usual = defaultFormat('round robin', 'doubles', true)

const joinChart = sql`cross join lateral (
      select json_agg(json_build_object('day', e.start_date, 'mu', c.mu) order by c.result_order) as
        chart
      from (select result_order, mu from rating_changes where player_id = r.player_id
      and discipline`

const selectLast = sql`select result_order, place, expected, mu_before, mu from rating_changes
      where player_id = r.player_id and discipline = r.discipline order by result_order desc
      limit ${changesMax}`

export async function loadPlayerRatings(db: Database, playerId: string): Promise<TracedRating[]> {
  const { rows } = await sql<TracedRating>`
    select r.player_id, r.discipline, r.rating, r.sigma, r.games,
      coalesce(told.changes, '[]') as changes, coalesce(line.chart, '[]') as chart
    from player_ratings r
    cross join lateral (
      select json_agg(json_build_object('day', e.start_date, 'eventId', e.event_id, 'expected',
        c.expected, 'points', coalesce(e.points, ${usual.points}), 'winBy',
        coalesce(e.win_by, ${usual.winBy}), 'muBefore', c.mu_before, 'mu', c.mu,
        'pointsFor', case when c.place < 2 then m.points_a else m.points_b
          end, 'pointsAgainst', case when c.place < 2 then m.points_b else m.points_a end)
          order by c.result_order desc) as changes
      from (${selectLast}) c
      join matches m on m.result_order = c.result_order join events e on e.event_id = m.event_id)
        told
    ${joinChart} = r.discipline
      and (r.games - games) % (1 + (r.games - 1) / ${chartPointsMax}) = 0) c
      join matches m on m.result_order = c.result_order join events e on e.event_id = m.event_id)
        line
    where r.player_id = ${playerId} order by r.discipline`.execute(db)
  return rows
}
