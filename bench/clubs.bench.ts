// Member pages (first and middle) of a club of 5,000 against one of 50, in one database,
// alternating; the large one may take at most 1.5 times as long. Then a notice to all 5,000, with
// an alert and an e-mail each, must be queued within 500 ms; a chat message beside it. `npm run
// bench -- clubs [rounds]`.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { memberPage } from '#domain/club/club-members.ts'
import type { Database } from '#server/db/open-database.ts'
import { listMemberPage } from '#server/features/club/people-queries.ts'
import { aClub, aLocation } from '#test/support/builders.ts'
import { makeRacers, type Racer } from '#test/support/race-people.ts'
import { openConnection } from '#test/support/raw-client.ts'
import { copyTemplate, startRunPostgres } from '#test/support/run-postgres.ts'
import { serverProgram } from '#test/support/server-program.ts'
import { startServerProcess } from './shared/server-process.ts'

const sizes = { large: 5000, small: 60 } as const
type Size = keyof typeof sizes
const targetRatio = 1.5
const targetMs = 500
const rounds = Number(process.argv[2] ?? 400)
const officers = 4
const noticesEach = 3
const secret = 'a secret for benchmarks, long enough to sign with'

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

type Club = { locationId: string; clubId: string }

async function addMembers(db: Database, { locationId, clubId }: Club, size: Size): Promise<void> {
  await sql`insert into club_members (location_id, slug, player_id, created)
    select ${locationId}, ${clubId}, player_id, '2026-01-01' from players
      order by player_id limit ${sizes[size]}
    on conflict do nothing`.execute(db)
  await sql`update club_members set office = 'organizer', office_since = now()
    where location_id = ${locationId} and slug = ${clubId} and player_id in (
      select 'racer' || n from generate_series(2, ${officers}::int) n)`.execute(db)
}

async function loadMs(db: Database, club: Club, after: string | null): Promise<number> {
  const startedAt = performance.now()
  const members = await listMemberPage(db, club, {
    viewer: { playerId: 'racer2', isSecretary: false },
    ownerId: 'racer1',
    text: '',
    tag: null,
    after,
    now: Date.now(),
  })
  if (members.length !== memberPage + 1) throw new Error(`${members.length} members on a page`)
  return performance.now() - startedAt
}

async function comparePages(db: Database, clubs: Readonly<Record<Size, Club>>): Promise<void> {
  const middle = await sql<{ id: string }>`select player_id as id from club_members
    where slug = ${clubs.large.clubId} order by player_id offset ${sizes.large / 2} limit 1`.execute(
    db,
  )
  for (const [name, after] of [
    ['first page', null],
    ['middle page', middle.rows[0]?.id ?? null],
  ] as const) {
    const times: Record<Size, number[]> = { large: [], small: [] }
    for (let round = 0; round < rounds; round += 1) {
      times.large.push(await loadMs(db, clubs.large, after))
      times.small.push(await loadMs(db, clubs.small, null))
    }
    const [large, small] = [median(times.large.slice(10)), median(times.small.slice(10))]
    const holds = large / small <= targetRatio
    process.stdout.write(
      `${name.padEnd(26)} median ${large.toFixed(2)} ms against ${small.toFixed(2)} ms, ratio ${(large / small).toFixed(2)} ${holds ? '' : 'MISSED'}\n`,
    )
    if (!holds) process.exitCode = 1
  }
}

async function time(port: number, racer: Racer, name: string, input: object): Promise<number> {
  const connection = await openConnection(port, racer.token)
  try {
    const startedAt = performance.now()
    const { body } = await connection.call(name, input, randomUUID())
    if (!body.includes('"success":true')) throw new Error(`${name}: ${body}`)
    return performance.now() - startedAt
  } finally {
    connection.close()
  }
}

async function writeToAll(
  db: Database,
  port: number,
  { club, writers }: { club: Club; writers: readonly Racer[] },
): Promise<void> {
  const times = { notice: [] as number[], message: [] as number[] }
  for (const writer of writers)
    for (let n = 0; n < noticesEach; n += 1) {
      const notice = { noticeId: randomUUID(), title: 'No play on Friday', text: '', pinned: false }
      times.notice.push(await time(port, writer, 'clubNotices-post', { ...club, ...notice }))
      await sql`update club_members set chat_read_to = now() - interval '1 second'`.execute(db)
      await sql`update club_messages set created = created - interval '1 hour'`.execute(db)
      const message = { messageId: randomUUID(), message: 'Who brings balls?' }
      times.message.push(await time(port, writer, 'clubChats-send', { ...club, ...message }))
    }
  const { rows } = await sql<{ n: number }>`select count(distinct player_id)::int as n
    from deliveries where kind = 'club-notice'`.execute(db)
  if ((rows[0]?.n ?? 0) < sizes.large - 1) throw new Error(`${rows[0]?.n} members hear of it`)
  const holds = median(times.notice.slice(1)) <= targetMs
  for (const [name, all] of Object.entries(times))
    process.stdout.write(
      `a ${name} to ${sizes.large} members`.padEnd(36) +
        `median ${median(all.slice(1)).toFixed(0)} ms, worst ${Math.max(...all.slice(1)).toFixed(0)} ms\n`,
    )
  process.stdout.write(`the target of ${targetMs} ms is ${holds ? 'met' : 'MISSED'}\n`)
  if (!holds) process.exitCode = 1
}

const postgres = await startRunPostgres()
const database = await copyTemplate(postgres)
const dataDir = await mkdtemp(join(tmpdir(), 'sideout-clubs-'))
try {
  const { db } = database
  const racers = await makeRacers(db, sizes.large, secret)
  const locationId = await aLocation(db)
  const clubs: Record<Size, Club> = {
    large: { locationId, clubId: '' },
    small: { locationId, clubId: '' },
  }
  for (const size of ['large', 'small'] as const) {
    const clubId = await aClub(db, { location: locationId, owner: 'racer1', name: size })
    clubs[size] = { locationId, clubId }
    await addMembers(db, clubs[size], size)
  }
  await sql`vacuum analyze`.execute(db)
  await comparePages(db, clubs)
  const server = await startServerProcess(serverProgram, {
    DATABASE_URL: database.url,
    SECRET: secret,
    DATA_DIR: dataDir,
    DEMO: 'off',
    LOG_LEVEL: 'warn',
  })
  try {
    await writeToAll(db, server.port, { club: clubs.large, writers: racers.slice(0, officers) })
  } finally {
    await server.stop()
  }
} finally {
  await database.drop()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
