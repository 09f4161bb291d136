// One leaderboard page as one viewer sees it. It continues in its metric's index where the last
// page ended; viewer-specific parts start from the viewer's own few rows.
import { type RawBuilder, sql } from 'kysely'
import type { LiveOutput, ParsedLiveInput } from '#contract/contract.ts'
import { type LeaderboardMetric, rankMax } from '#domain/leaderboard/leaderboard.ts'
import { isNotBlocked, selectHiddenVisibleTo, isVisible } from '../../core/player/block-queries.ts'
import type { Database } from '../../db/open-database.ts'

export type Ranked = { places: readonly string[]; members: RawBuilder<unknown> | null }

export const selectFriends = (playerId: string): RawBuilder<unknown> =>
  sql`(select friend_id as player_id from player_friends where player_id = ${playerId} and friend
    union select ${playerId}::text)`

export const selectMembers = ({
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
 * ahead: players above the first row; before: rows before it; mineAhead: players above the viewer.
 * Each is capped at rankMax.
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
const getColumn = ({ metric, discipline }: Asked): string =>
  metric === 'rating' ? `rating_${discipline}` : columns[metric]

const selectRows = (
  page: PageOf,
) => sql`(select coalesce(json_agg(json_build_object('value', value, ${selectCard(page)})
      order by -value, p.player_id), '[]')
        from page join players p on p.player_id = page.player_id
        join leaderboard_totals t on t.location_id = page.location_id and t.span = ${page.span}
        and t.player_id = page.player_id)`

const selectMine = (
  viewerId: string,
  page: PageOf,
  m: RawBuilder<number>,
) => sql`select t.*, ${m} as value from leaderboard_totals t
        where t.location_id = any(${page.places}::text[]) and t.span = ${page.span}
        and t.player_id = ${viewerId} order by ${m} desc, t.location_id limit 1`

const selectOwn = (
  viewerId: string,
  page: PageOf,
) => sql`(select json_build_object('value', nullif(t.value, 0), 'onLeaderboards', p.on_leaderboards,
      ${selectCard(page)}) from players p left join mine t on true where p.player_id = ${viewerId})`

const selectBefore = (first: RawBuilder<unknown>) =>
  sql`(${first}, (select player_id from page order by -value, player_id limit 1))`

/** Merges two streams in board order, public players and the few others, each cut at a page. */
export async function findPage(db: Database, viewerId: string, page: PageOf): Promise<BoardPage> {
  const { after, limit } = page
  const m = sql.ref<number>(`t.${getColumn(page)}`)
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
      ${selectMine(viewerId, page, m)})
    select
      ${selectRows(page)} as rows,
      ${selectOwn(viewerId, page)} as
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
                ${selectBefore(first)}`,
              few: sql`(-value, player_id) <
                ${selectBefore(first)}`,
            })
      } as before,
      ${count(viewerId, page, m, { open: sql`-${m} < ${mine}`, few: sql`-value < ${mine}` })} as
        "mineAhead"`.execute(db)
  if (rows[0] === undefined) throw new Error('a page is one row')
  return rows[0]
}

/** Written to match the metric's partial index. */
const listedAt = (
  viewerId: string,
  { span }: PageOf,
  m: RawBuilder<number>,
  place: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql`t.location_id = ${place} and t.span = ${span} and t.listed and ${m} > 0
    and ${isNotBlocked(viewerId, sql.ref('t.player_id'))}`

/**
 * Public players, from each place's index, each once at their best place. Leaves out players hidden
 * since the last count.
 */
function open(viewerId: string, page: PageOf, m: RawBuilder<number>): RawBuilder<unknown> {
  const { places, after, span, limit } = page
  const isAfter =
    after === null
      ? sql`true`
      : sql`(-${m}, t.player_id) > (-(${after.value}::bigint), ${after.playerId})`
  const better = sql.ref<number>(`other.${getColumn(page)}`)
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
 * Hidden players visible to the viewer, at their best place. `offset` keeps the inner select
 * separate.
 */
const hiddenFew = (
  viewerId: string,
  { places, span }: PageOf,
  m: RawBuilder<number>,
): RawBuilder<unknown> => sql`
  select distinct on (t.player_id) t.location_id, t.player_id, ${m}::bigint as value
  from (select p.player_id from players p where p.hidden and p.on_leaderboards
  and p.player_id in ${selectHiddenVisibleTo(viewerId)} offset 0) known
  join leaderboard_totals t on t.location_id = any(${places}::text[]) and t.span = ${span}
  and t.player_id = known.player_id
  where ${m} > 0 and ${isNotBlocked(viewerId, sql.ref('known.player_id'))}
  order by t.player_id, ${m} desc, t.location_id`

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

function count(
  viewerId: string,
  page: PageOf,
  m: RawBuilder<number>,
  where: { open: RawBuilder<unknown>; few: RawBuilder<unknown> },
): RawBuilder<number> {
  const few = sql<number>`(select count(*)::int from few where ${where.few})`
  if (page.members !== null) return few
  return sql<number>`(select count(distinct ahead.player_id)::int
    from unnest(${page.places}::text[]) as place (id) cross join lateral (
    select t.player_id from leaderboard_totals t
      where ${listedAt(viewerId, page, m, sql.ref('place.id'))} and ${where.open} limit ${rankMax})
      ahead) + ${few}`
}

const selectCard = ({ metric, discipline }: Asked): RawBuilder<unknown> => sql`
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
