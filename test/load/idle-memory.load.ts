// What a server process with its database elsewhere has in memory at its start and idle: as it is,
// which must fit a container of 192 MiB, and with the flags that operations.md names for a smaller
// one. Runs alternate; the worst of each counts.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '#test/support/free-port.ts'
import { copyTemplate, startRunPostgres } from '#test/support/run-postgres.ts'
import { serverProgram } from '#test/support/server-program.ts'
import { until } from '#test/support/until.ts'

const rounds = 2
const allowedMiB = 192
/** Long enough for what follows a start, such as the first jobs. */
const idleMs = 5_000
const flagsByName = { 'as it is': [], small: ['--max-semi-space-size=2', '--optimize-for-size'] }
type Name = keyof typeof flagsByName

const run = await startRunPostgres()
const database = await copyTemplate(run)

/** The most that was in memory until it had idled, MiB. */
async function measurePeak(flags: readonly string[]): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sideout-bench-'))
  const port = await freePort()
  const { PATH = '', HOME = '' } = process.env
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'error',
  }
  const child = spawn(process.execPath, [...flags, serverProgram], {
    env: { PATH, HOME, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  await until(
    'the server is ready',
    () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      ),
    60_000,
  )
  await delay(idleMs)
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
  child.kill('SIGTERM')
  await ended
  await rm(dataDir, { recursive: true, force: true })
  return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024
}

const worst: Record<Name, number> = { 'as it is': 0, small: 0 }
for (let round = 0; round < rounds; round += 1) {
  for (const name of Object.keys(flagsByName) as Name[])
    worst[name] = Math.max(worst[name], await measurePeak(flagsByName[name]))
}
await database.drop()
await run.stop()
console.log(
  `peak of a start and idling: ${worst['as it is'].toFixed(0)} MiB (allowed ${allowedMiB}); with ${flagsByName.small.join(' ')} ${worst.small.toFixed(0)} MiB`,
)
if (worst['as it is'] > allowedMiB) process.exitCode = 1
