// The player list of a venue with 20,000 players against 200 in one database, alternating: first
// page, middle page and every filter, for a player and a venue admin. The large one may take at
// most 1.5 times as long. `npm run bench -- player-list [rounds]`.
import { sql } from 'kysely'
import { type PlayerFilter, playersPage } from '#domain/player/player-list.ts'
import type { Database } from '#server/db/open-database.ts'
import { findListedPlace, listPlayers } from '#server/features/community/queries.ts'
import { aLocation, anAdmin, anEvent, aPlayer } from '#test/support/builders.ts'
import { copyTemplate, startRunPostgres } from '#test/support/run-postgres.ts'

const sizes = { large: 20_000, small: 200 } as const
type Size = keyof typeof sizes
const targetRatio = 1.5
const rounds = Number(process.argv[2] ?? 400)

async function fill(db: Database, venue: string, size: Size): Promise<void> {
  const ids = sql`(select ${size.slice(0, 1)} || lpad(n::text, 6, '0') as id, n
    from generate_series(1, ${sizes[size]}::int) n)`
  await sql`insert into players (player_id, player_name, skill_self, hidden)
    select id, id, 3.5, n % 20 = 7 from ${ids}`.execute(db)
  await sql`insert into player_locations (location_id, player_id, removed)
    select ${venue}, id, n % 20 = 9 from ${ids}`.execute(db)
}

async function befriend(db: Database, viewer: string, venue: string, size: Size): Promise<void> {
  const some = (part: number) =>
    sql`(select player_id from player_locations where location_id = ${venue}
      and player_id <> ${viewer} order by hashtext(player_id || ${String(part)}) limit 40)`
  await sql`insert into player_friends (player_id, friend_id, friend)
    select ${viewer}, player_id, true from ${some(1)}`.execute(db)
  await sql`insert into player_favorites (player_id, favorite_id, favorite)
    select ${viewer}, player_id, true from ${some(2)}`.execute(db)
  await sql`insert into player_friends (player_id, friend_id, friend)
    select player_id, ${viewer}, true from ${some(3)}`.execute(db)
  await sql`insert into player_blocks (player_id, blocked_id) select ${viewer}, player_id
    from ${some(4)}`.execute(db)
  for (let event = 0; event < 20; event += 1) {
    const eventId = await anEvent(db, { location: venue, organizer: viewer })
    const players = sql`(select player_id from player_locations where location_id = ${venue}
      and player_id <> ${viewer} order by hashtext(player_id || ${`${size} ${event}`}) limit 15)`
    await sql`insert into player_events
      (event_id, player_id, guests, place, entry_order, start_date)
      select ${eventId}, player_id, 0, 'playing', row_number() over (), '2026-06-02'
        from (select ${viewer}::text as player_id union all select player_id from ${players})
        roster`.execute(db)
  }
}

type Asked = { filter: PlayerFilter; after: (size: Size) => string | null; isAdmin: boolean }

const middleOf = (size: Size): string =>
  `${size.slice(0, 1)}${String(sizes[size] / 2).padStart(6, '0')}`
const pages: Readonly<Record<string, Asked>> = {
  'first page': { filter: 'none', after: () => null, isAdmin: false },
  'middle page': { filter: 'none', after: middleOf, isAdmin: false },
  'first page, by an admin': { filter: 'none', after: () => null, isAdmin: true },
  'middle page, by an admin': { filter: 'none', after: middleOf, isAdmin: true },
  friends: { filter: 'friends', after: () => null, isAdmin: false },
  favorites: { filter: 'favorites', after: () => null, isAdmin: false },
  admins: { filter: 'admins', after: () => null, isAdmin: false },
}

async function loadMs(
  db: Database,
  venue: string,
  viewer: string,
  { filter, after }: Asked,
  size: Size,
): Promise<number> {
  const startedAt = performance.now()
  const place = await findListedPlace(db, venue, viewer)
  const { players } = await listPlayers(db, viewer, place?.isAdmin ?? false, {
    locationId: venue,
    filter,
    after: after(size),
    limit: playersPage + 1,
  })
  const ms = performance.now() - startedAt
  if (filter === 'none' && players.length !== playersPage + 1)
    throw new Error(`${players.length} players on a page`)
  return ms
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function measure(
  db: Database,
  venues: Readonly<Record<Size, string>>,
  asked: Asked,
): Promise<Record<Size, number>> {
  const times: Record<Size, number[]> = { large: [], small: [] }
  const viewer = asked.isAdmin ? 'boss' : 'viewer'
  for (let round = 0; round < rounds; round += 1) {
    for (const size of round % 2 === 0
      ? (['large', 'small'] as const)
      : (['small', 'large'] as const))
      times[size].push(await loadMs(db, venues[size], viewer, asked, size))
  }
  return {
    large: median(times.large.slice(rounds / 10)),
    small: median(times.small.slice(rounds / 10)),
  }
}

const postgres = await startRunPostgres()
const database = await copyTemplate(postgres)
try {
  const { db } = database
  const venues = {
    large: await aLocation(db, { name: 'Large' }),
    small: await aLocation(db, { name: 'Small' }),
  }
  for (const size of ['large', 'small'] as const) await fill(db, venues[size], size)
  for (const name of ['Viewer', 'Boss']) {
    const { playerId } = await aPlayer(db, name, { activeLocations: Object.values(venues) })
    for (const size of ['large', 'small'] as const) {
      await befriend(db, playerId, venues[size], size)
      if (name === 'Boss') await anAdmin(db, venues[size], playerId)
    }
  }
  await sql`vacuum analyze`.execute(db)
  process.stdout.write(
    `the player list at ${sizes.large.toLocaleString('en')} players against ${sizes.small}, ${rounds} rounds each, at most ${targetRatio} times as long\n`,
  )
  for (const [name, asked] of Object.entries(pages)) {
    const { large, small } = await measure(db, venues, asked)
    const holds = large / small <= targetRatio
    process.stdout.write(
      `${name.padEnd(26)} median ${large.toFixed(2)} ms against ${small.toFixed(2)} ms, ratio ${(large / small).toFixed(2)} ${holds ? '' : 'MISSED'}\n`,
    )
    if (!holds) process.exitCode = 1
  }
} finally {
  await database.drop()
  await postgres.stop()
}
