// Publishing a private event that invites 500 friends through a server process; each invitee's row,
// alert and deliveries are written in the call's transaction. Median at most 150 ms. Floor in the
// same run: the event without invitees, and a reminder to all 500. `npm run bench -- invitations
// [rounds]`.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#server/db/open-database.ts'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { makeRacers } from '#test/support/race-people.ts'
import { openConnection, type RawConnection } from '#test/support/raw-client.ts'
import { copyTemplate, startRunPostgres } from '#test/support/run-postgres.ts'
import { serverProgram } from '#test/support/server-program.ts'
import { startServerProcess } from './shared/server-process.ts'

const invitees = 500
const targetMs = 150
const rounds = Number(process.argv[2] ?? 20)
const secret = 'a secret for benchmarks, long enough to sign with'

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function time(connection: RawConnection, name: string, input: unknown) {
  const startedAt = performance.now()
  const { body } = await connection.call(name, input, randomUUID())
  const ms = performance.now() - startedAt
  const { result, error } = JSON.parse(body) as {
    result?: Record<string, unknown>
    error?: { message: string }
  }
  if (result === undefined) throw new Error(`${name}: ${error?.message ?? body}`)
  return { ms, result }
}

async function befriendAll(db: Database, organizer: string): Promise<void> {
  await sql`insert into player_friends (player_id, friend_id, friend)
    select ${organizer}, p.player_id, true from players p
      where p.player_id <> ${organizer}`.execute(db)
  await sql`analyze player_friends`.execute(db)
}

async function checkInvited(db: Database, eventId: string): Promise<void> {
  const { rows } = await sql<{ rows: number; alerts: number; deliveries: number }>`
    select (select count(*)::int from event_invitees where event_id = ${eventId}) as rows,
      (select count(*)::int from alerts where event_id = ${eventId}
      and kind = 'event-invited') as alerts,
      (select count(distinct player_id)::int from deliveries where event_id = ${eventId}
      and kind = 'event-invited') as deliveries`.execute(db)
  const expected = JSON.stringify({ rows: invitees, alerts: invitees, deliveries: invitees })
  if (JSON.stringify(rows[0]) !== expected)
    throw new Error(`${JSON.stringify(rows[0])} instead of ${expected}`)
}

function report(name: string, times: readonly number[]): number {
  const middle = median(times)
  process.stdout.write(
    `${name.padEnd(40)} median ${middle.toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms\n`,
  )
  return middle
}

async function measure(db: Database, connection: RawConnection) {
  const location = await aLocation(db)
  const startDate = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const publish = (invited: string) =>
    time(connection, 'events-create', {
      fields: eventFieldsAt(location, { startDate, invite: true, invited }),
      status: 'published',
      repeat: null,
    })
  const times = { nobody: [] as number[], friends: [] as number[], reminder: [] as number[] }
  for (let round = 0; round <= rounds; round += 1) {
    const nobody = await publish('Favorites')
    const friends = await publish('Friends')
    const eventId = String(friends.result['eventId'])
    await checkInvited(db, eventId)
    const reminder = await time(connection, 'events-remindInvitees', { eventId })
    if (reminder.result['reminded'] !== invitees) throw new Error('not everyone was reminded')
    if (round === 0) continue
    times.nobody.push(nobody.ms)
    times.friends.push(friends.ms)
    times.reminder.push(reminder.ms)
  }
  return times
}

const postgres = await startRunPostgres()
const database = await copyTemplate(postgres)
const dataDir = await mkdtemp(join(tmpdir(), 'sideout-invitations-'))
try {
  const [organizer] = await makeRacers(database.db, invitees + 1, secret)
  if (organizer === undefined) throw new Error('nobody organizes')
  await befriendAll(database.db, organizer.playerId)
  const server = await startServerProcess(serverProgram, {
    DATABASE_URL: database.url,
    SECRET: secret,
    DATA_DIR: dataDir,
    DEMO: 'off',
    LOG_LEVEL: 'warn',
  })
  const connection = await openConnection(server.port, organizer.token)
  try {
    const times = await measure(database.db, connection)
    const floor = report('published with nobody to invite', times.nobody)
    const friends = report(`published to ${invitees} friends`, times.friends)
    report(`a reminder to ${invitees}`, times.reminder)
    process.stdout.write(
      `an invitee costs ${(((friends - floor) / invitees) * 1000).toFixed(0)} µs; the target of ${targetMs} ms is ${friends <= targetMs ? 'met' : 'MISSED'}\n`,
    )
    process.exitCode = friends <= targetMs ? 0 : 1
  } finally {
    connection.close()
    await server.stop()
  }
} finally {
  await database.drop()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
