// Lists in a store with a hundred times the data of others and of the venue's past, against a small
// store in the same PostgreSQL, alternating. The viewer sees the same; the large one may take at
// most 1.5 times as long. `npm run bench -- lists-at-scale`.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Day } from '#domain/shared/day.ts'
import { loadAlerts } from '#server/core/alerts/alert-queries.ts'
import type { Database } from '#server/db/open-database.ts'
import { listHistory } from '#server/features/calendar/history-queries.ts'
import { countPublic, listCards, listEntries, listMine } from '#server/features/calendar/queries.ts'
import {
  listCountedPrivate,
  listPeopledCards,
  listPublicCards,
  listPublicPeople,
  loadOwnSides,
} from '#server/features/calendar/venue-queries.ts'
import { listRecords } from '#server/features/event/record-queries.ts'
import { listLeagues } from '#server/features/league/queries.ts'
import { listPage } from '#server/features/ledger/queries.ts'
import { listNear, searchLocations } from '#server/features/location/search-queries.ts'
import { listMediaRows } from '#server/features/media/queries.ts'
import { aLocation, anEvent, aPlayer } from '#test/support/builders.ts'
import { copyTemplate, startRunPostgres } from '#test/support/run-postgres.ts'

const sizes = { large: 100, small: 1 } as const
type Size = keyof typeof sizes
const targetRatio = 1.5
const rounds = Number(process.argv[2]) || 120
const viewer = 'viewer'
const nameOf77 = createHash('md5').update('n77').digest('hex').slice(0, 8)
const today = '2026-06-01' as Day
const days = { from: today, to: '2026-07-31' as Day }
const now = Date.parse(`${today}T12:00:00Z`)

const copyEvent = (
  db: Database,
  eventId: string,
  copies: { location: string; count: number; from: string; perDay: number; key: string },
) =>
  sql`
  insert into events select (jsonb_populate_record(e, jsonb_build_object(
    'event_id', md5(${copies.key} || n)::uuid, 'location', ${copies.location}::text,
    'start_date', ${copies.from}::date + n / ${copies.perDay}::int,
    'starts_at', e.starts_at + (${copies.from}::date + n / ${copies.perDay}::int - e.start_date)
      * interval '1 day',
    'ends_at', e.ends_at + (${copies.from}::date + n / ${copies.perDay}::int - e.start_date)
      * interval '1 day'))).*
  from events e, generate_series(0, ${copies.count - 1}::int) n
  where e.event_id = ${eventId}`.execute(db)

async function fill(db: Database, size: Size): Promise<string> {
  const times = sizes[size]
  await aPlayer(db, 'Viewer')
  await sql`insert into players (player_id, player_name, skill_self)
    select 'p' || n, 'player' || n, 3.5 from generate_series(1, ${200 * times}::int) n`.execute(db)
  const location = await aLocation(db)
  await sql`insert into locations select (jsonb_populate_record(l, jsonb_build_object(
      'location_id', 'v' || n, 'name', md5('n' || n), 'search', md5('n' || n) || ' town',
      'lat', case when n <= 100 then 40.8 + n * 0.0005 else -60 + (n * 0.37)::numeric % 80 end,
      'lon', case when n <= 100 then -73.97 else -170 + (n * 1.7)::numeric % 300 end))).*
    from locations l, generate_series(1, ${300 * times}::int) n
    where l.location_id = ${location}`.execute(db)
  const eventId = await anEvent(
    db,
    { location, organizer: 'p1' },
    { startDate: '2026-06-02', maxPlayers: 16 },
  )
  const copy = (key: string, at: string, from: string, count: number, perDay: number) =>
    copyEvent(db, eventId, { key, location: at, from, count, perDay })
  await copy('coming', location, '2026-06-02', 240, 4)
  await copy('past', location, '2000-01-01', 90 * times, times)
  for (let venue = 1; venue <= times; venue += 1)
    await copy(`of ${venue} `, `v${venue}`, '2026-05-20', 400, 10)
  await sql`insert into player_events (event_id, player_id, guests, place, entry_order, start_date)
    select event_id, 'p' || (1 + (abs(hashtext(event_id::text)) + n * 31) % ${200 * times}::int),
      0, 'playing', n, start_date from events, generate_series(1, 6) n`.execute(db)
  await sql`insert into player_events (event_id, player_id, guests, place, entry_order, start_date)
    select event_id, ${viewer}, 0, 'playing', 9, start_date from events
    where location = 'v1' order by start_date, event_id limit 300`.execute(db)
  await sql`insert into player_friends (player_id, friend_id, friend)
    select ${viewer}, 'p' || n, true from generate_series(1, 40) n`.execute(db)
  await sql`insert into alerts (alert_id, player_id, kind, params, created)
    select gen_random_uuid(), case when n <= 200 then ${viewer} else 'p' || (1 + n % 200) end,
      'event-cancelled', '{}', timestamptz '2026-05-01' + n * interval '1 second'
    from generate_series(1, ${4_000 * times}::int) n`.execute(db)
  await sql`insert into media_links
      (media_id, location_id, player_id, url, network, kind, caption, created)
    select gen_random_uuid(), case when n <= 60 then ${location} else 'v' || (1 + n % ${300 * times}::int) end,
      'p' || (1 + n % 200), 'https://youtu.be/' || n, 'youtube', 'video', '',
      timestamptz '2026-05-01' + n * interval '1 second'
    from generate_series(1, ${1_000 * times}::int) n`.execute(db)
  await fillLedger(db, times)
  await sql`vacuum analyze`.execute(db)
  return location
}

async function fillLedger(db: Database, times: number): Promise<void> {
  const give = (key: string, count: number, amount: number) =>
    sql`
    select ledger_post(gen_random_uuid(), 'claim', 'token', ${key} || n, 'player', '', null,
      timestamptz '2026-05-01' + n * interval '1 second',
      jsonb_build_array(jsonb_build_object('owner', 'issue', 'amount', -${amount}::int),
        jsonb_build_object('player', 'p' || (1 + n % 200), 'amount', ${amount}::int)))
    from generate_series(0, ${count - 1}::int) n`.execute(db)
  await give('claim ', 200, 100)
  await sql`
    select ledger_post(gen_random_uuid(), 'transfer', 'token', 'transfer ' || n, 'player', '', null,
      timestamptz '2026-05-02' + n * interval '1 second',
      jsonb_build_array(jsonb_build_object('player', 'p' || (1 + n % 40), 'amount', -2),
        jsonb_build_object('player', ${viewer}::text, 'amount', 1),
        jsonb_build_object('owner', 'fee', 'amount', 1)))
    from generate_series(1, 200) n`.execute(db)
  await give('more ', 300 * times, 1)
}

type Read = (db: Database, location: string) => Promise<unknown>

const filters = { type: null, gender: null, time: null, placesLeft: false }
const own = { ...filters, fitsLevel: false, friendsGoing: false }
const venueList = (locationId: string) => ({
  locationId,
  ...days,
  limit: 30,
  filters: { ...filters, fits: null },
})

const reads: Readonly<Record<string, Read>> = {
  'events list, public share': (db, at) => listPublicCards(db, venueList(at), 31),
  'events list, its people': (db, at) => listPublicPeople(db, venueList(at), 30),
  'events list, beside it': (db, at) =>
    listPeopledCards(db, venueList(at), { closedOnly: true, limit: 600 }),
  'what the viewer is to others': (db) => loadOwnSides(db, [viewer]),
  'events list for one viewer': (db, at) =>
    listCards(db, viewer, { locationIds: [at], ...days, limit: 31, filters: own }),
  'the same, friends going': (db, at) =>
    listCards(db, viewer, {
      locationIds: [at],
      ...days,
      limit: 31,
      filters: { ...own, friendsGoing: true },
    }),
  'public counts': (db, at) => countPublic(db, [at], today),
  'private counts': (db, at) => listCountedPrivate(db, [at], today),
  'events as records': (db, at) =>
    listRecords(db, viewer, { locationIds: [at], ...days, publicOnly: false }, 601),
  'my events': (db) => listMine(db, viewer, today, 600),
  'my entries': (db) => listEntries(db, { playerId: viewer, userId: viewer }, today, 600),
  'my history': (db) => listHistory(db, viewer, { before: today, limit: 31, medals: [] }),
  alerts: (db) => loadAlerts(db, viewer, { limit: 20, unreadOnly: false }),
  'unread alerts': (db) => loadAlerts(db, viewer, { limit: 20, unreadOnly: true }),
  'venues near': (db) => listNear(db, { lat: 40.8, lon: -73.97 }, { offset: 0, limit: 21 }),
  'venues by name, near': (db) => searchLocations(db, nameOf77, { lat: 40.8, lon: -73.97 }, 20),
  'leagues of a venue': (db, at) => listLeagues(db, at, now),
  ledger: (db) => listPage(db, viewer, { unit: 'token', after: null, limit: 30 }),
  media: (db, at) => listMediaRows(db, { locationIds: [at], limit: 21 }),
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const postgres = await startRunPostgres()
const stores = {
  large: await copyTemplate(postgres, { statementMs: 300_000 }),
  small: await copyTemplate(postgres),
}
try {
  const locations = {
    small: await fill(stores.small.db, 'small'),
    large: await fill(stores.large.db, 'large'),
  }
  console.log(
    `a hundred times the data, ${rounds} rounds each, at most ${targetRatio} times as long`,
  )
  for (const [name, read] of Object.entries(reads)) {
    const times: Record<Size, number[]> = { large: [], small: [] }
    for (let round = 0; round < rounds; round += 1)
      for (const size of round % 2 === 0
        ? (['large', 'small'] as const)
        : (['small', 'large'] as const)) {
        const startedAt = performance.now()
        await read(stores[size].db, locations[size])
        if (round >= rounds / 10) times[size].push(performance.now() - startedAt)
      }
    const [large, small] = [median(times.large), median(times.small)]
    const holds = large / small <= targetRatio
    console.log(
      `${name.padEnd(30)} median ${large.toFixed(2)} ms against ${small.toFixed(2)} ms, ratio ${(large / small).toFixed(2)} ${holds ? '' : 'MISSED'}`,
    )
    if (!holds) process.exitCode = 1
  }
} finally {
  for (const { drop } of Object.values(stores)) await drop()
  await postgres.stop()
}
