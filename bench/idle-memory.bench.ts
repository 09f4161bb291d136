// Memory of a server process with an external database at start and idle, as it is and with
// operations.md's flags for small machines. The first start after a build, which compiles and
// caches the program, must fit a 192 MiB container too. Runs alternate; the worst counts.
// `npm run bench -- idle-memory [rounds]`.
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
import { noteFigures } from './shared/figures.ts'

const rounds = Number(process.argv[2]) || 3
/** Goal when idle, and a container's limit at any time. */
const allowedMiB = { idle: 140, peak: 192 }
const idleMs = 5_000
const flagsByName = { 'as it is': [], small: ['--max-semi-space-size=2', '--optimize-for-size'] }
type Name = keyof typeof flagsByName

const run = await startRunPostgres()
const database = await copyTemplate(run)

type Use = { idle: number; peak: number }

async function measureUse(flags: readonly string[]): Promise<Use> {
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
  const read = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024
  return { idle: read('VmRSS'), peak: read('VmHWM') }
}

const firstStart = await measureUse([])
const uses: Record<Name, Use[]> = { 'as it is': [], small: [] }
for (let round = 0; round < rounds; round += 1) {
  for (const name of Object.keys(flagsByName) as Name[])
    uses[name].push(await measureUse(flagsByName[name]))
}
await database.drop()
await run.stop()
const worst = (name: Name, what: keyof Use): number =>
  Math.max(...uses[name].map((use) => use[what]))
noteFigures('idle-memory', { idle: worst('as it is', 'idle') })
const peak = Math.max(firstStart.peak, worst('as it is', 'peak'))
console.log(
  `idle: ${worst('as it is', 'idle').toFixed(0)} MiB (allowed ${allowedMiB.idle}), with ${flagsByName.small.join(' ')} ${worst('small', 'idle').toFixed(0)} MiB; most at any time: ${peak.toFixed(0)} MiB (allowed ${allowedMiB.peak}), on the first start ${firstStart.peak.toFixed(0)} MiB`,
)
if (worst('as it is', 'idle') > allowedMiB.idle || peak > allowedMiB.peak) process.exitCode = 1
