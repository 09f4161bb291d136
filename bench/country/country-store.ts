// A country in one store, written in bulk without triggers and foreign keys. Of what its players do
// in a year a sample is written; the venues that are looked at have all of theirs, and their viewers
// see as much at every size.
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#server/db/open-database.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { makeRacers, type Racer } from '#test/support/race-people.ts'

const players = 20_000
const venues = 200
/** Venues 0.05° apart in towns five degrees apart, so that as many are near at every size. */
const venuesOfTown = 50
const playersOfEvent = 16
const viewers = 40
const venuesNear = 12
const pastEvents = 200
const comingEvents = 56

export type Place = {
  viewer: Racer
  venue: string
  /** More than ten, for which the client asks one list. */
  near: string[]
  /** A coming event that takes entries. */
  eventId: string
  other: string
}
export type Country = { places: readonly Place[]; lat: number; lon: number }

const playerId = (n: RawBuilder<unknown>) =>
  sql`((array['ann','ben','cal','dee','eve','fay','gus','hal','ida','jon'])[1 + (${n}) % 10]
    || to_hex(${n}))`
const venueId = (n: RawBuilder<unknown>) => sql`('v' || (1 + (${n})))`

/** An event like the first, for each row of `rows`: n, venue, day. */
const copyEvents = (eventId: string, key: string, rows: RawBuilder<unknown>) => sql`
  insert into events select (jsonb_populate_record(e, jsonb_build_object(
    'event_id', md5(${key} || made.n)::uuid, 'location', made.venue, 'start_date', made.day,
    'starts_at', e.starts_at + (made.day - e.start_date) * interval '1 day',
    'ends_at', e.ends_at + (made.day - e.start_date) * interval '1 day',
    'player_id', ${playerId(sql`made.n % ${players}::int`)}))).*
  from events e, (${rows}) made where e.event_id = ${eventId}`

const enter = (key: string, events: RawBuilder<unknown>, of: number) => sql`
  insert into player_events (event_id, player_id, guests, place, entry_order, start_date)
  select e.event_id, ${playerId(sql`(made.n * ${playersOfEvent}::bigint + seat.n) * 7919 % ${of}::bigint`)},
    0, 'playing', seat.n, e.start_date
  from (${events}) made join events e on e.event_id = md5(${key} || made.n)::uuid
    cross join generate_series(1, ${playersOfEvent}::int) seat (n)
  on conflict do nothing`

async function addPeople(db: Database, times: number): Promise<void> {
  const numbered = sql`generate_series(0, ${players * times - 1}::int) n`
  await sql`insert into players (player_id, player_name, skill_self, hidden, home_location)
    select ${playerId(sql`n`)}, ${playerId(sql`n`)}, 2.5 + n % 5 * 0.5, n % 50 = 7,
      ${venueId(sql`n % ${venues * times}::int`)} from ${numbered}`.execute(db)
  await sql`insert into player_locations (location_id, player_id)
    select ${venueId(sql`(n + far * 31) % ${venues * times}::int`)}, ${playerId(sql`n`)}
    from ${numbered}, generate_series(0, 1) far`.execute(db)
  await sql`insert into player_friends (player_id, friend_id, friend)
    select ${playerId(sql`n`)}, ${playerId(sql`(n + step * ${venues * times}::int) % ${players * times}::int`)},
      true from ${numbered}, generate_series(1, 3) step on conflict do nothing`.execute(db)
}

async function addPlaces(db: Database, times: number, sample: string): Promise<void> {
  await sql`insert into locations select (jsonb_populate_record(l, jsonb_build_object(
      'location_id', ${venueId(sql`n`)}, 'name', 'Courts ' || md5('n' || n),
      'search', 'courts ' || md5('n' || n) || ' town',
      'lat', -50 + n / ${venuesOfTown}::int % 20 * 5 + n % 10 * 0.05,
      'lon', -170 + n / ${venuesOfTown * 20}::int * 15 + n % ${venuesOfTown}::int / 10 * 0.05))).*
    from locations l, generate_series(0, ${venues * times - 1}::int) n
    where l.location_id = ${sample}`.execute(db)
}

async function addSampledYear(db: Database, times: number, eventId: string): Promise<void> {
  const count = (players * times) / 4
  const rows = sql`select n, ${venueId(sql`n % ${venues * times}::int`)} as venue,
    current_date + 14 - n / ${venues * times}::int * 14 - n % 14 as day
    from generate_series(0, ${count - 1}::int) n`
  await copyEvents(eventId, 'sampled', rows).execute(db)
  await enter('sampled', rows, players * times).execute(db)
}

async function addTalk(db: Database, times: number): Promise<void> {
  const all = players * times
  const numbered = sql`generate_series(0, ${all * 2 - 1}::int) n`
  await sql`insert into messages (message_id, from_id, to_id, type, message, created, read)
    select md5('message' || n)::uuid, ${playerId(sql`n % ${all}::int`)},
      ${playerId(sql`(n + 1 + n / ${all}::int) % ${all}::int`)}, 'txt', 'See you at the courts ' || n,
      now() - n % 8000 * interval '1 hour', true from ${numbered}`.execute(db)
  await sql`insert into message_last (from_id, to_id, message_id, created)
    select from_id, to_id, message_id, created from messages on conflict do nothing`.execute(db)
  await sql`insert into alerts (alert_id, player_id, kind, params, created)
    select gen_random_uuid(), ${playerId(sql`n % ${all}::int`)}, 'event-cancelled', '{}',
      now() - n % 8000 * interval '1 hour' from ${numbered}`.execute(db)
}

/** Their indexes are built at the end, which takes a tenth of the time. */
async function addBoards(db: Database, times: number): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'leaderboard_totals' and indexname <> 'leaderboard_totals_pkey'`.execute(db)
  for (const { name } of indexes) await sql`drop index ${sql.id(name)}`.execute(db)
  await sql`insert into leaderboard_totals
      (location_id, span, player_id, listed, attended, hosted, wins, losses, gold, silver, bronze)
    select place.id, 'all time', ${playerId(sql`n`)}, n % 50 <> 7, 1 + n % 200, n % 31 / 30,
      n * 7 % 150, n * 11 % 150, n % 97 / 96, n % 89 / 88, n % 83 / 82
    from generate_series(0, ${players * times - 1}::int) n
    cross join lateral (values (${venueId(sql`n % ${venues * times}::int`)}), ('')) place (id)`.execute(
    db,
  )
  for (const { definition } of indexes) await sql.raw(definition).execute(db)
}

/** A venue with its whole year, and a viewer who plays and writes there. */
async function addPlace(
  db: Database,
  {
    viewer,
    index,
    times,
    eventId,
  }: { viewer: Racer; index: number; times: number; eventId: string },
): Promise<Place> {
  const at = Math.floor((index * venues * times) / viewers)
  const key = `place ${index} `
  const me = viewer.playerId
  const rows = sql`select n, ${venueId(sql`${at}::int`)} as venue, case
    when n < ${comingEvents}::int then current_date + 1 + n / 4
    else current_date - 1 - (n - ${comingEvents}::int) * 360 / ${pastEvents}::int end as day
    from generate_series(0, ${comingEvents + pastEvents - 1}::int) n`
  await copyEvents(eventId, key, rows).execute(db)
  await enter(key, sql`select * from (${rows}) each where n <> 3`, players).execute(db)
  await sql`insert into player_events (event_id, player_id, guests, place, entry_order, start_date)
    select event_id, ${me}, 0, 'playing', 99, start_date from events
    where location = ${`v${at + 1}`} and event_id = any(array(select md5(${key} || n)::uuid
      from generate_series(20, 123) n))`.execute(db)
  await sql`insert into player_locations (location_id, player_id)
    values (${`v${at + 1}`}, ${me})`.execute(db)
  const others = sql`(select player_id, row_number() over () as n from player_locations
    where location_id = ${`v${at + 1}`} and player_id <> ${me} limit 40) other`
  await sql`insert into player_friends (player_id, friend_id, friend)
    select ${me}, player_id, true from ${others} where n <= 10`.execute(db)
  await sql`insert into messages (message_id, from_id, to_id, type, message, created, read)
    select md5(${key} || player_id)::uuid, player_id, ${me}, 'txt', 'See you', now() - n * interval
    '1 hour', n > 2 from ${others}`.execute(db)
  await sql`insert into message_last (from_id, to_id, message_id, created)
    select from_id, to_id, message_id, created from messages where to_id = ${me}`.execute(db)
  await sql`insert into alerts (alert_id, player_id, kind, params, created)
    select gen_random_uuid(), ${me}, 'event-cancelled', '{}', now() - n * interval '1 day'
    from generate_series(1, 100) n`.execute(db)
  const { rows: found } = await sql<{ eventId: string; other: string }>`
    select md5(${key} || 3)::uuid as "eventId", (select player_id from ${others} where n = 5)
      as other`.execute(db)
  const town = at - (at % venuesOfTown)
  const near = Array.from({ length: venuesNear }, (_, n) => `v${town + n + 1}`)
  const [{ eventId: open, other } = { eventId: '', other: '' }] = found
  return { viewer, venue: `v${at + 1}`, near, eventId: open, other }
}

async function vacuumAll(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db)
  for (const { name } of rows) await sql`vacuum analyze ${sql.table(name)}`.execute(db)
}

/** Fills a migrated store with `times` the smallest country. */
export async function fillCountry(db: Database, times: number, secret: string): Promise<Country> {
  const racers = await makeRacers(db, viewers, secret)
  const sample = await aLocation(db)
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const eventId = await anEvent(
    db,
    { location: sample, organizer: 'racer1' },
    { startDate: tomorrow, startTime: '20:00', maxPlayers: playersOfEvent },
  )
  return db.connection().execute(async (own) => {
    await sql`select set_config('session_replication_role', 'replica', false),
      set_config('maintenance_work_mem', '512MB', false)`.execute(own)
    await addPlaces(own, times, sample)
    await addPeople(own, times)
    await addSampledYear(own, times, eventId)
    await addTalk(own, times)
    await addBoards(own, times)
    const places: Place[] = []
    for (const [index, viewer] of racers.entries())
      places.push(await addPlace(own, { viewer, index, times, eventId }))
    await sql`select set_config('session_replication_role', 'origin', false)`.execute(own)
    await vacuumAll(own)
    return { places, lat: -50, lon: -170 }
  })
}
