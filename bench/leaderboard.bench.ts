// Leaderboard pages in a database of a million results against ten thousand, alternating:
// everywhere, a busy venue, my venues, friends, a club; first page, middle page, and boards of
// equals. The large one may take at most 1.5 times as long. `npm run bench -- leaderboard
// [rounds]`.
import { sql } from 'kysely'
import { leaderboardPageSize, type LeaderboardMetric } from '#domain/leaderboard/leaderboard.ts'
import type { Database } from '#server/db/open-database.ts'
import {
  findPage,
  selectFriends,
  selectMembers,
  type PageOf,
} from '#server/features/leaderboard/page-queries.ts'
import { everywhere } from '#server/features/leaderboard/queries.ts'
import { aClub, aLocation, aPlayer } from '#test/support/builders.ts'
import { copyTemplate, startRunPostgres } from '#test/support/run-postgres.ts'

const sizes = {
  large: { results: 1_000_000, players: 100_000, venues: 400 },
  small: { results: 10_000, players: 2_000, venues: 4 },
} as const
type Size = keyof typeof sizes
const targetRatio = 1.5
const rounds = Number(process.argv[2] ?? 100)
const viewer = 'viewer'

type Filled = { db: Database; venues: string[]; clubId: string }

/**
 * Fills in bulk, without the triggers and indexes for single results; jobs.pg.test.ts shows that
 * both give the same.
 */
async function fill(db: Database, size: Size): Promise<Filled> {
  const { results, players, venues: venueCount } = sizes[size]
  const venues: string[] = []
  for (let n = 0; n < venueCount; n += 1) venues.push(await aLocation(db))
  await db.transaction().execute(async (tx) => {
    await sql`insert into players (player_id, player_name, hidden)
      select 'p' || lpad(n::text, 7, '0'), 'p' || lpad(n::text, 7, '0'), n % 20 = 7
        from generate_series(1, ${players}::int) n`.execute(tx)
    await sql`alter table leaderboard_results disable trigger user`.execute(tx)
    await sql`insert into leaderboard_results
      (source_id, player_id, location_id, day, attended, hosted, wins, losses, gold, silver, bronze)
      select gen_random_uuid(), 'p' || lpad((1 + n % ${players}::int)::text, 7, '0'),
        (${venues}::text[])[case when n / ${players}::int % 4 = 0 then 1
        else 1 + n % ${players}::int % ${venueCount}::int end],
        current_date - (n / 7 % 120), 1, (n % 31 = 0)::int, abs(hashint4(n)) % 7,
        abs(hashint4(n + 1)) % 6, (n % 97 = 0)::int, (n % 89 = 0)::int, (n % 83 = 0)::int
      from generate_series(0, ${results}::int - 1) n`.execute(tx)
    await sql`alter table leaderboard_results enable trigger user`.execute(tx)
    await countAll(tx)
  })
  return { db, venues, clubId: await addViewer(db, venues) }
}

async function countAll(tx: Database): Promise<void> {
  const { rows: indexes } = await sql<{
    name: string
    definition: string
  }>`select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'leaderboard_totals' and indexname <> 'leaderboard_totals_pkey'`.execute(tx)
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(tx)
  await sql`insert into leaderboard_totals
    (location_id, span, player_id, listed, attended, hosted, wins, losses, gold, silver, bronze,
    rating_doubles)
    select place.id, span.id, r.player_id, not bool_or(p.hidden), sum(r.attended), sum(r.hosted),
      sum(r.wins), sum(r.losses), sum(r.gold), sum(r.silver), sum(r.bronze), case
      when span.id = 'all time' then 2000 + abs(hashtext(r.player_id)) % 6000 else 0 end
    from leaderboard_results r join players p on p.player_id = r.player_id
    cross join lateral (values (location_id), ('')) place (id)
    cross join lateral (select 'all time' union all select '30 days' where day > current_date - 30)
    span (id) group by place.id, span.id, r.player_id`.execute(tx)
  for (const { definition } of indexes) await sql.raw(definition).execute(tx)
}

async function addViewer(db: Database, venues: readonly string[]): Promise<string> {
  await aPlayer(db, viewer, { activeLocations: venues.slice(0, 3) })
  await sql`insert into leaderboard_results
    (source_id, player_id, location_id, day, attended, hosted, wins, losses, gold, silver, bronze)
    values (gen_random_uuid(), ${viewer}, ${venues[0]}, current_date, 1, 0, 0, 0, 0, 0, 0)`.execute(
    db,
  )
  const some = (part: number) =>
    sql`(select player_id from players where player_id <> ${viewer}
      order by hashtext(player_id || ${String(part)}) limit 40)`
  await sql`insert into player_friends (player_id, friend_id, friend)
    select ${viewer}, player_id, true from ${some(1)}`.execute(db)
  await sql`insert into player_friends (player_id, friend_id, friend)
    select player_id, ${viewer}, true
      from (select player_id from players where hidden order by hashtext(player_id) limit 40)
      hidden`.execute(db)
  await sql`insert into player_blocks (player_id, blocked_id) select ${viewer}, player_id
    from ${some(2)} on conflict do nothing`.execute(db)
  const clubId = await aClub(db, { location: venues[0] ?? '', owner: viewer, name: 'Dinkers' })
  await sql`insert into club_members (location_id, slug, player_id)
    select ${venues[0]}, ${clubId}, player_id from ${some(3)}`.execute(db)
  await db.connection().execute(async (own) => {
    for (const table of [
      'players',
      'leaderboard_totals',
      'player_friends',
      'player_blocks',
      'club_members',
    ])
      await sql`vacuum analyze ${sql.table(table)}`.execute(own)
  })
  return clubId
}

type Case = {
  name: string
  metric: LeaderboardMetric
  page: (filled: Filled) => Pick<PageOf, 'places' | 'members'>
  isMiddle?: boolean
}
const all = () => ({ places: [everywhere], members: null })
const venue = ({ venues }: Filled) => ({ places: venues.slice(0, 1), members: null })
const mine = ({ venues }: Filled) => ({ places: venues.slice(0, 3), members: null })

const cases: readonly Case[] = [
  { name: 'everyone, points', metric: 'points', page: all },
  { name: 'everyone, points, a middle page', metric: 'points', page: all, isMiddle: true },
  { name: 'everyone, win percent', metric: 'win percent', page: all },
  { name: 'everyone, attended (equals)', metric: 'attended', page: all, isMiddle: true },
  { name: 'everyone, rating', metric: 'rating', page: all },
  { name: 'a busy venue, points', metric: 'points', page: venue },
  { name: 'a busy venue, medals', metric: 'medals', page: venue },
  { name: 'my venues, points', metric: 'points', page: mine },
  {
    name: 'friends, points',
    metric: 'points',
    page: () => ({ places: [everywhere], members: selectFriends(viewer) }),
  },
  {
    name: 'a club, points',
    metric: 'points',
    page: ({ venues, clubId }) => ({
      places: [everywhere],
      members: selectMembers({ locationId: venues[0] ?? '', clubId }),
    }),
  },
]

type Middle = PageOf['after']

async function middleOf({ db }: Filled, metric: LeaderboardMetric): Promise<Middle> {
  const column = sql.ref<number>(metric === 'points' ? 'points' : 'attended')
  const { rows } = await sql<{ value: number; playerId: string }>`
    select ${column} as value, player_id from leaderboard_totals
      where location_id = '' and span = 'all time' and listed order by -${column}, player_id
    offset (select count(*) / 2 from leaderboard_totals where location_id = '' and span = 'all time'
    and listed) limit 1`.execute(db)
  return rows[0] ?? null
}

async function loadMs(filled: Filled, asked: Case, after: Middle): Promise<number> {
  const startedAt = performance.now()
  const { rows } = await findPage(filled.db, viewer, {
    ...asked.page(filled),
    metric: asked.metric,
    discipline: 'doubles',
    after,
    span: 'all time',
    limit: leaderboardPageSize + 1,
  })
  const ms = performance.now() - startedAt
  if (rows.length < leaderboardPageSize)
    throw new Error(`${rows.length} rows on a page of ${asked.name}`)
  return ms
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function measure(
  filled: Readonly<Record<Size, Filled>>,
  asked: Case,
): Promise<Record<Size, number>> {
  const times: Record<Size, number[]> = { large: [], small: [] }
  const after = {
    large: asked.isMiddle === true ? await middleOf(filled.large, asked.metric) : null,
    small: asked.isMiddle === true ? await middleOf(filled.small, asked.metric) : null,
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const size of round % 2 === 0
      ? (['large', 'small'] as const)
      : (['small', 'large'] as const))
      times[size].push(await loadMs(filled[size], asked, after[size]))
  }
  return {
    large: median(times.large.slice(rounds / 10)),
    small: median(times.small.slice(rounds / 10)),
  }
}

const postgres = await startRunPostgres()
const patient = { statementMs: 0 }
const databases = {
  large: await copyTemplate(postgres, patient),
  small: await copyTemplate(postgres, patient),
}
try {
  const startedAt = performance.now()
  const filled = {
    large: await fill(databases.large.db, 'large'),
    small: await fill(databases.small.db, 'small'),
  }
  process.stdout.write(
    `${sizes.large.results.toLocaleString('en')} results counted into totals in ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`,
  )
  process.stdout.write(
    `a page of a leaderboard among them against ${sizes.small.results.toLocaleString('en')}, ${rounds} rounds each, at most ${targetRatio} times as long\n`,
  )
  for (const asked of cases) {
    const { large, small } = await measure(filled, asked)
    const holds = large / small <= targetRatio
    process.stdout.write(
      `${asked.name.padEnd(34)} median ${large.toFixed(2)} ms against ${small.toFixed(2)} ms, ratio ${(large / small).toFixed(2)} ${holds ? '' : 'MISSED'}\n`,
    )
    if (!holds) process.exitCode = 1
  }
} finally {
  await Promise.all([databases.large.drop(), databases.small.drop()])
  await postgres.stop()
}
