// 10,000 notification e-mails through a mail server that takes 200 ms each, sent by two server
// processes on one store: within ten minutes, no duplicates, and concurrent calls as fast as when
// idle (p99 at most three times that, or 50 ms). `npm run bench -- mail [mails]`.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#server/db/open-database.ts'
import { startMailServer } from '#test/support/mail-server.ts'
import { makeRacers } from '#test/support/race-people.ts'
import { openConnection } from '#test/support/raw-client.ts'
import { copyTemplate, startRunPostgres } from '#test/support/run-postgres.ts'
import { serverProgram } from '#test/support/server-program.ts'
import { startValkey } from '#test/support/valkey.ts'
import { quantile } from './shared/quantile.ts'
import { startServerProcess } from './shared/server-process.ts'

const mails = Number(process.argv[2] ?? 10_000)
const slowMs = 200
const targetS = (600 * mails) / 10_000
const idleS = 20
const pauseMs = 150
const secret = 'a secret for benchmarks, long enough to sign with'

const tellEveryone = (db: Database) =>
  sql`insert into deliveries (player_id, channel, kind, notification_group, source, batch, event_id,
      params, created, due_at)
    select player_id, 'mail', 'promoted', 'signups', 'bench', 'bench', null,
      '{"title":"Finals","date":"2026-06-02","time":"18:30","location":"Riverside Courts"}', now(),
      now() from players`.execute(db)

const postgres = await startRunPostgres()
const store = await copyTemplate(postgres)
const valkey = await startValkey()
const smtp = await startMailServer()
smtp.slowMs = slowMs
const folder = await mkdtemp(join(tmpdir(), 'sideout-mail-bench-'))
const people = await makeRacers(store.db, mails, secret)
const settings = {
  DATABASE_URL: store.url,
  VALKEY_URL: valkey.url,
  SMTP_URL: smtp.url,
  SECRET: secret,
  DEMO: 'off',
  LOG_LEVEL: 'error',
}
const nodes = [
  await startServerProcess(serverProgram, { ...settings, DATA_DIR: join(folder, 'one') }),
  await startServerProcess(serverProgram, { ...settings, DATA_DIR: join(folder, 'two') }),
]

async function callWhile(goesOn: () => boolean): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; goesOn(); turn += 1) {
    const connection = await openConnection(
      nodes[turn % nodes.length]?.port ?? 0,
      people[turn % people.length]?.token ?? '',
    )
    const startedAt = performance.now()
    const answer = await connection.call(
      'players-updatePlayerMedalCount',
      { today: '2026-06-01' },
      randomUUID(),
    )
    if (answer.status !== 200) throw new Error(answer.body)
    times.push(performance.now() - startedAt)
    connection.close()
    await delay(pauseMs)
  }
  return times.slice(10)
}

const idleEnds = performance.now() + idleS * 1000
const idle = await callWhile(() => performance.now() < idleEnds)
const startedAt = performance.now()
await tellEveryone(store.db)
const busy = await callWhile(
  () => smtp.received.length < mails && performance.now() < startedAt + 2 * targetS * 1000,
)
const tookS = (performance.now() - startedAt) / 1000
// Duplicates would be sent within a lease.
await delay(2_000)
const receivers = new Set(smtp.received.map(({ to }) => to))
const twice = smtp.received.length - receivers.size
const [idleP99, busyP99] = [quantile(idle, 0.99), quantile(busy, 0.99)]
const isFast = tookS <= targetS && receivers.size === mails
const isCalm = busyP99 <= Math.max(50, 3 * idleP99)
process.stdout.write(
  `${receivers.size} mails at ${slowMs} ms each in ${tookS.toFixed(0)} s (${(receivers.size / tookS).toFixed(0)} a second) over ${smtp.mostConnections} connections, target ${targetS} s: ${isFast ? 'met' : 'MISSED'}\n` +
    `sent twice: ${twice}\n` +
    `a call meanwhile: median ${quantile(busy, 0.5).toFixed(1)} ms, p99 ${busyP99.toFixed(1)} ms; idle: median ${quantile(idle, 0.5).toFixed(1)} ms, p99 ${idleP99.toFixed(1)} ms: ${isCalm ? 'met' : 'MISSED'}\n`,
)
await Promise.all(nodes.map((node) => node.stop()))
await smtp.close()
await valkey.kill()
await store.drop()
await postgres.stop()
await rm(folder, { recursive: true, force: true })
process.exitCode = isFast && isCalm && twice === 0 ? 0 : 1
