// How near the database must be: what calls take when a round trip to it takes 0.2, 1, 5 and 20 ms,
// beside one statement on the same way. A message waits four times for the database; it may take as
// long as six such statements.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startDistantPostgres } from '#test/support/distant-postgres.ts'
import { copyTemplate, startRunPostgres } from '#test/support/run-postgres.ts'
import { startTestApp } from '#test/support/test-app.ts'

const distancesMs = [0.2, 1, 5, 20]
const tries = 40
const allowed = 6

const run = await startRunPostgres()
const database = await copyTemplate(run)
const distant = await startDistantPostgres(database.url)
const app = await startTestApp({ beside: { databaseUrl: distant.url } })
const ana = await app.signedIn('Ana')
await app.signedIn('Ben')
const location = await aLocation(database.db, { name: 'Riverside' })
const eventId = await anEvent(database.db, { location, organizer: ana.playerId })

const acts = {
  'one statement': () => sql`select 1`.execute(app.deps.db),
  'a message': () =>
    ana.must('messages-send', { messageId: randomUUID(), toId: 'ben', message: 'Six?' }),
  'a sign-up': () => ana.must('events-signUp', { eventId, guests: 0 }),
  leaving: () => ana.must('events-withdraw', { eventId }),
  'a search for venues': () => ana.must('locations-search', { text: 'river', near: null }),
}
type Act = keyof typeof acts
const names = Object.keys(acts) as Act[]

/** The median of what each takes, ms; they take turns, so that one signs up and leaves. */
async function measure(): Promise<Record<Act, number>> {
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
    Act,
    number[]
  >
  for (let n = 0; n < tries; n += 1) {
    for (const name of names) {
      const start = performance.now()
      await acts[name]()
      times[name].push(performance.now() - start)
    }
  }
  const median = (values: number[]): number =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  return Object.fromEntries(names.map((name) => [name, median(times[name])])) as Record<Act, number>
}

await measure()
const rows: Record<string, Record<string, string>> = {}
for (const distanceMs of distancesMs) {
  distant.setDistance(distanceMs)
  const taken = await measure()
  rows[`${distanceMs} ms`] = Object.fromEntries(
    names.map((name) => [name, `${taken[name].toFixed(1)} ms`]),
  )
  // Nearer than this the work itself is longer than the way.
  if (distanceMs >= 5 && taken['a message'] > allowed * taken['one statement']) process.exitCode = 1
}
console.table(rows)

await app.close()
await distant.close()
await database.drop()
await run.stop()
