// A question to Poppi in a store of 20,000 open events at 427 venues, against the plain list of
// events that /list asks for, in the same run, taking turns. Each kind of question may take 50 ms
// on the server at most. `node test/load/poppi.load.ts [rounds]`.
import { sql } from 'kysely'
import { addDays, toDay } from '#domain/shared/day.ts'
import type { Database } from '#server/db/open-database.ts'
import { poppiHandlers } from '#server/features/poppi/handlers.ts'
import type { CallContext } from '#server/handler.ts'
import { aPlayer } from '#test/support/builders.ts'
import { copyTemplate, startRunPostgres } from '#test/support/run-postgres.ts'
import { listCards } from '../../src/server/features/calendar/queries.ts'

const [venueCount, eventCount, targetMs] = [427, 20_000, 50]
const rounds = Number(process.argv[2] ?? 60)
const viewer = 'viewer'
const now = Date.UTC(2026, 5, 1, 12)
const today = toDay('2026-06-01')

async function fill(db: Database): Promise<string[]> {
  await sql`insert into locations
    (location_id, name, city, region, country, timezone, lat, lon, indoor, lit, search)
    select 'v' || n, 'Court ' || md5(n::text), 'City ' || n % 60, 'NY', 'US', 'America/New_York',
      40 + n % 20 / 20.0, -74 + n / 20 / 20.0, n % 3 = 0, n % 2 = 0, 'court ' || n
        from generate_series(1, ${venueCount}::int) n`.execute(db)
  await aPlayer(db, viewer, { homeLocation: 'v1', activeLocations: ['v2', 'v3'] })
  await aPlayer(db, 'organizer')
  await sql`update players_private set last_lat = 40.2, last_lon = -73.9
    where player_id = ${viewer}`.execute(db)
  await sql`insert into events
    (event_id, location, timezone, player_id, title, type, play, gender, start_date, start_time,
    starts_at, ends_at, duration, courts, min_players, max_players, guests_per_player, max_waitlist,
    skill_min, skill_max, skill_rule, invite, invited, cancel_cutoff_hours, note, fee, status)
    select gen_random_uuid(), 'v' || 1 + n % ${venueCount}::int, 'America/New_York', 'organizer',
      '', (array['open play', 'round robin', 'clinic', 'social'])[1 + n % 4], 'doubles',
        (array['Any', 'Men', 'Mixed', 'Women'])[1 + n / 7 % 4],
      day, time, (day + time) at time zone 'America/New_York',
      (day + time + interval '2 hours') at time zone 'America/New_York', 120, 2, 2, 8, 0, 4, case
      when n % 3 = 0 then 3.0 end, case when n % 3 = 0 then 4.0
        end, 'block', false, '', 0, '', '', 'published'
        from generate_series(1, ${eventCount}::int) n
      cross join lateral (select ${today}::date + 1 + n % 59 as day,
      make_time(7 + n % 14, 0, 0) as time) start`.execute(db)
  await db.connection().execute(async (own) => {
    for (const table of ['locations', 'events', 'players'])
      await sql`vacuum analyze ${sql.table(table)}`.execute(own)
  })
  return ['v1', 'v2', 'v3']
}

const questions = [
  ['events', 'mixed 3.5 doubles on Saturday near me'],
  ['events, any', 'games'],
  ['events, nothing fits', 'singles king of the court on Saturday at 6am with friends'],
  ['venues', 'indoor courts with lights near me'],
  ['players', 'players 3.5 near me'],
  ['help', 'how do I leave a club?'],
] as const

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
const nearWorst = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0

async function timed(run: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await run()
  return performance.now() - from
}

async function measure(db: Database, venues: readonly string[]): Promise<boolean> {
  const ask = poppiHandlers()['poppi-ask']
  if (typeof ask !== 'function') throw new Error('a question runs in no transaction of its own')
  const context = { tx: db, now, actor: { playerId: viewer } } as unknown as CallContext
  const filters = {
    type: null,
    gender: null,
    time: null,
    fitsLevel: false,
    placesLeft: false,
    friendsGoing: false,
  }
  const list = () =>
    listCards(db, viewer, {
      locationIds: [...venues],
      from: today,
      to: addDays(today, 60),
      limit: 30,
      filters,
    })
  let holds = true
  for (const [name, question] of questions) {
    const times: number[] = []
    const plain: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      times.push(
        await timed(() => ask(context, { question, language: 'en', day: today, without: [] })),
      )
      plain.push(await timed(list))
    }
    const worst = nearWorst(times)
    holds &&= worst <= targetMs
    process.stdout.write(
      `${name.padEnd(22)} ${median(times).toFixed(1).padStart(6)} ms, 95th percentile ${worst.toFixed(1)} ms; the plain list ${median(plain).toFixed(1)} ms: ${(median(times) / median(plain)).toFixed(1)} times\n`,
    )
  }
  return holds
}

const postgres = await startRunPostgres()
try {
  const { db, drop } = await copyTemplate(postgres)
  try {
    const holds = await measure(db, await fill(db))
    process.stdout.write(`${holds ? 'holds' : 'MISSED'}: every question at most ${targetMs} ms\n`)
    process.exitCode = holds ? 0 : 1
  } finally {
    await drop()
  }
} finally {
  await postgres.stop()
}
