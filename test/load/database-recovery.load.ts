// The embedded PostgreSQL is killed (SIGKILL) under a running pool, 20 times: how long until a
// query works again. Beside it, in the same run, how long the same PostgreSQL takes to start after
// an orderly stop, which no recovery can beat by much.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { openDatabase, type Database } from '#server/db/open-database.ts'

const kills = 20
const orderlyStarts = 5
const targetMs = 1_000
/**
 * A database that dies sooner counts as one that cannot run, and waits longer for its next start.
 */
const steadyMs = 300
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const works = (db: Database): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )

const folder = await mkdtemp(join(tmpdir(), 'sideout-bench-'))
await chmod(folder, 0o755)
const options = { dataDir: join(folder, 'data'), log: quiet }

const startsMs: number[] = []
for (let start = 0; start < orderlyStarts; start += 1) {
  const startedAt = performance.now()
  const store = await startEmbedded(options)
  if (start > 0) startsMs.push(performance.now() - startedAt)
  await store.stop()
}

const store = await startEmbedded(options)
const db = openDatabase(store.connection, { size: 4, onBroken: () => undefined })
const recoveriesMs: number[] = []

/**
 * The process of PostgreSQL once it answers. An orphaned connection may answer for a moment without
 * one.
 */
async function runningPid(): Promise<number> {
  for (;;) {
    const pid = store.pid()
    if (pid !== null && (await works(db))) return pid
    await delay(5)
  }
}

for (let kill = 0; kill < kills; kill += 1) {
  const pid = await runningPid()
  await delay(steadyMs)
  process.kill(pid, 'SIGKILL')
  const killedAt = performance.now()
  while ((await runningPid()) === pid) await delay(5)
  recoveriesMs.push(performance.now() - killedAt)
}
await db.destroy()
await store.stop()
await rm(folder, { recursive: true, force: true })

const worst = Math.max(...recoveriesMs)
const recovery = median(recoveriesMs)
const start = median(startsMs)
console.log(
  `recovery after SIGKILL, ${kills} times: median ${recovery.toFixed(0)} ms, worst ${worst.toFixed(0)} ms (target ${targetMs} ms)`,
)
console.log(`orderly start: median ${start.toFixed(0)} ms; ratio ${(recovery / start).toFixed(1)}`)
if (worst > targetMs) process.exit(1)
