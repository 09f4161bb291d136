// Conversations in a store of 10 million messages against one of a hundredth, alternating: threads
// and summary of a player with 2,000 counterparts may take at most 1.5 times as long. Then the
// delay of a message in the other's open window: p99 at most 100 ms, beside plain calls. `npm run
// bench -- messages [rounds]`, MESSAGES=1000000 for a quick try.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { WebSocket } from 'ws'
import type { Database } from '#server/db/open-database.ts'
import { findCounterpart } from '#server/features/message/queries.ts'
import { loadSummary, loadThread } from '#server/features/message/thread-queries.ts'
import { makeRacers, type Racer } from '#test/support/race-people.ts'
import { openConnection } from '#test/support/raw-client.ts'
import { copyTemplate, startRunPostgres } from '#test/support/run-postgres.ts'
import { serverProgram } from '#test/support/server-program.ts'
import { quantile } from './shared/quantile.ts'
import { startServerProcess } from './shared/server-process.ts'

const sizes = {
  large: Number(process.env['MESSAGES'] ?? 10_000_000),
  small: Number(process.env['MESSAGES'] ?? 10_000_000) / 100,
} as const
type Size = keyof typeof sizes
const counterparts = 2_000
const players = 20_000
const rounds = Number(process.argv[2] ?? 300)
const sends = 500
const targetRatio = 1.5
const targetMs = 100
const secret = 'a secret for benchmarks, long enough to sign with'
/**
 * The viewer: 4 messages with each of 2,000 players, and 100 with each of the 20 threads she opens;
 * the same in both stores, spread over their whole time.
 */
const hero = 'racer1'
const opened = 20
const shortLength = 4
const heroMessages = counterparts * shortLength + opened * 96
const chunks = 20

const columns = sql`message_id, from_id, to_id, type, message, created, read`
const row = (idKind: string, isForth: ReturnType<typeof sql>, at: ReturnType<typeof sql>) => sql`
  select ('00000000-0000-' || ${idKind} || '-8000-' || lpad(to_hex(n), 12, '0'))::uuid, case
    when ${isForth} then a else b end, case when ${isForth} then b else a end, 'txt',
    'See you at the courts, bring the yellow balls ' || n,
      timestamptz '2026-01-01' + ${at} * interval '1 millisecond', true`

const othersWrite = (from: number, to: number) => sql`
  insert into messages (${columns}) ${row('4000', sql`n % 3 = 0`, sql`n`)}
  from (select n, 'racer' || 2 + (n * 7919) % ${players - 60}::bigint as a,
  'racer' || 3 + (n * 7919) % ${players - 60}::bigint + n % 50 as b
    from generate_series(${from}::bigint, ${to}::bigint) n) numbered`

const heroWrites = (chunk: number, all: number) => sql`
  insert into messages (${columns}) ${row(
    '4001',
    sql`(n / ${opened}::bigint) % 2 =
    0`,
    sql`(n * ${all / heroMessages}::float8)`,
  )}
  from (select n, ${hero} as a,
  'racer' || 2 + n % (case
    when n <= ${counterparts * shortLength}::bigint then ${counterparts}::bigint
      else ${opened}::bigint end) as b
    from generate_series(1, ${heroMessages}::bigint) n
    where n * ${chunks}::bigint / ${heroMessages + 1}::bigint = ${chunk}::bigint) numbered`

/**
 * Rows as the app writes them; the large index is built at the end, because updating it per row
 * takes minutes.
 */
async function fill(db: Database, size: Size): Promise<void> {
  const startedAt = performance.now()
  const perChunk = sizes[size] / chunks
  await db.connection().execute(async (connection) => {
    await sql`select set_config('session_replication_role', 'replica', false),
      set_config('maintenance_work_mem', '512MB', false)`.execute(connection)
    await sql`drop index messages_thread`.execute(connection)
    for (let chunk = 0; chunk < chunks; chunk += 1) {
      await othersWrite(chunk * perChunk + 1, (chunk + 1) * perChunk).execute(connection)
      await heroWrites(chunk, sizes[size]).execute(connection)
    }
    await sql`create index messages_thread on messages
      (from_id, to_id, created desc, message_id desc)`.execute(connection)
    await sql`insert into message_last (from_id, to_id, message_id, created)
      select from_id, to_id, max(message_id::text)::uuid, max(created) from messages
        group by from_id, to_id`.execute(connection)
    await sql`vacuum analyze`.execute(connection)
    await sql`set session_replication_role = origin`.execute(connection)
  })
  process.stdout.write(
    `${sizes[size].toLocaleString('en')} messages written in ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`,
  )
}

const now = Date.now()
const asked: Readonly<Record<string, (db: Database, round: number) => Promise<unknown>>> = {
  'a thread, its first 10': async (db, round) => {
    const other = `racer${2 + (round % opened)}`
    if ((await findCounterpart(db, hero, other)) === null) throw new Error('nobody there')
    return expectRows(await loadThread(db, hero, other, 11, now), 11)
  },
  'a thread, all 99': async (db, round) =>
    expectRows(await loadThread(db, hero, `racer${2 + (round % opened)}`, 99, now), 99),
  'the summary, its first 5': async (db) => expectRows(await loadSummary(db, hero, 6), 6),
  'the summary, 50': async (db) => expectRows(await loadSummary(db, hero, 51), 51),
  'the summary, all 2,000': async (db) =>
    expectRows(await loadSummary(db, hero, counterparts), counterparts),
}

function expectRows(rows: readonly unknown[], least: number): void {
  if (rows.length < least) throw new Error(`${rows.length} rows`)
}

async function compare(stores: Readonly<Record<Size, Database>>): Promise<boolean> {
  let holds = true
  for (const [name, ask] of Object.entries(asked)) {
    const times: Record<Size, number[]> = { large: [], small: [] }
    for (let round = 0; round < rounds; round += 1) {
      for (const size of round % 2 === 0
        ? (['large', 'small'] as const)
        : (['small', 'large'] as const)) {
        const startedAt = performance.now()
        await ask(stores[size], round)
        if (round >= opened * 2) times[size].push(performance.now() - startedAt)
      }
    }
    const [large, small] = [quantile(times.large, 0.5), quantile(times.small, 0.5)]
    const isMet = large / small <= targetRatio
    holds &&= isMet
    process.stdout.write(
      `${name.padEnd(26)} median ${large.toFixed(2)} ms against ${small.toFixed(2)} ms, ratio ${(large / small).toFixed(2)} ${isMet ? '' : 'MISSED'}\n`,
    )
  }
  return holds
}

async function openWindow(
  port: number,
  reader: Racer,
  writer: Racer,
): Promise<{ shows(messageId: string): Promise<void>; close(): void }> {
  const ws = new WebSocket(`ws://127.0.0.1:${port}/live`, {
    perMessageDeflate: false,
    headers: { authorization: `Bearer ${reader.token}` },
  })
  let awaited: { text: string; resolve: () => void }
  ws.on('message', (data: Buffer) => {
    const text = data.toString()
    if (text.includes(awaited.text)) awaited.resolve()
  })
  const shows = (text: string): Promise<void> =>
    new Promise((resolve) => {
      awaited = { text, resolve }
    })
  const first = shows('"type":"snapshot"')
  await new Promise((resolve, reject) => {
    ws.once('open', resolve).once('error', reject)
  })
  ws.send(
    JSON.stringify({
      type: 'subscribe',
      id: 1,
      query: 'messages-thread',
      input: { playerId: writer.playerId, limit: 10 },
    }),
  )
  await first
  return { shows, close: () => ws.close() }
}

async function sendAndSee(databaseUrl: string, writer: Racer, reader: Racer): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sideout-messages-'))
  const server = await startServerProcess(serverProgram, {
    DATABASE_URL: databaseUrl,
    SECRET: secret,
    DATA_DIR: dataDir,
    DEMO: 'off',
    LOG_LEVEL: 'warn',
  })
  const [connection, window] = [
    await openConnection(server.port, writer.token),
    await openWindow(server.port, reader, writer),
  ]
  // The reader makes the plain calls, because one person's rate limit isn't enough for both.
  const other = await openConnection(server.port, reader.token)
  const times: Record<'seen' | 'answered' | 'plain', number[]> = {
    seen: [],
    answered: [],
    plain: [],
  }
  for (let turn = 0; turn < sends + 20; turn += 1) {
    const messageId = randomUUID()
    const startedAt = performance.now()
    const seen = window.shows(messageId)
    const answer = await connection.call(
      'messages-send',
      { messageId, toId: reader.playerId, message: `Message ${turn}` },
      randomUUID(),
    )
    const answeredMs = performance.now() - startedAt
    if (answer.status !== 200) throw new Error(answer.body)
    await seen
    const seenMs = performance.now() - startedAt
    const plainAt = performance.now()
    const plain = await other.call(
      'players-updatePlayerMedalCount',
      { today: '2026-06-01' },
      randomUUID(),
    )
    if (plain.status !== 200) throw new Error(plain.body)
    if (turn < 20) continue
    times.seen.push(seenMs)
    times.answered.push(answeredMs)
    times.plain.push(performance.now() - plainAt)
  }
  connection.close()
  other.close()
  window.close()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
  for (const [name, values] of Object.entries({
    'sent, seen in the other window': times.seen,
    'sent, answered': times.answered,
    'a plain call': times.plain,
  })) {
    process.stdout.write(
      `${name.padEnd(32)} median ${quantile(values, 0.5).toFixed(1)} ms, p99 ${quantile(values, 0.99).toFixed(1)} ms\n`,
    )
  }
  const p99 = quantile(times.seen, 0.99)
  process.stdout.write(
    `${sends} messages, target p99 ${targetMs} ms: ${p99 <= targetMs ? 'met' : 'MISSED'}\n`,
  )
  return p99 <= targetMs
}

const postgres = await startRunPostgres()
const patient = { statementMs: 0 }
const stores = {
  small: await copyTemplate(postgres, patient),
  large: await copyTemplate(postgres, patient),
}
try {
  const people: Record<Size, Racer[]> = {
    small: await makeRacers(stores.small.db, players, secret),
    large: await makeRacers(stores.large.db, players, secret),
  }
  for (const size of ['small', 'large'] as const) await fill(stores[size].db, size)
  const hasRatio = await compare({ small: stores.small.db, large: stores.large.db })
  const [writer, reader] = people.large
  if (writer === undefined || reader === undefined) throw new Error('nobody to talk')
  const isQuick = await sendAndSee(stores.large.url, writer, reader)
  process.exitCode = hasRatio && isQuick ? 0 : 1
} finally {
  await stores.small.drop()
  await stores.large.drop()
  await postgres.stop()
}
