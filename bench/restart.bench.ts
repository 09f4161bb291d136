// Kills server and embedded PostgreSQL together (SIGKILL) ten times: time until /readyz, CPU, and
// memory. Floor in the same run: PostgreSQL alone after the same kill, and an empty Node process;
// the rest is the server's code.
import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '#server/db/embedded/start-embedded.ts'
import { freePort } from '#test/support/free-port.ts'
import { launchServer } from '#test/support/server-program.ts'

const kills = 10
const targetMs = 1_000
/** Loading code dominates a start: 7 to 8 on a busy machine, 23 before the server was bundled. */
const allowed = 12
/** /proc counts in hundredths of a second. */
const tickMs = 10
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

const folder = await mkdtemp(join(tmpdir(), 'sideout-bench-'))
await chmod(folder, 0o755)
const dataDir = join(folder, 'data')
const port = await freePort()

const since = (start: number): number => performance.now() - start
const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function killPostgres(): Promise<void> {
  const file = await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')
  process.kill(Number(file.split('\n')[0]), 'SIGKILL')
}

async function readUse(pid: number): Promise<{ memory: number; worked: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const memory = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024
  return { memory, worked: (Number(fields[11]) + Number(fields[12])) * tickMs }
}

async function startServer(): Promise<{ ms: number; memory: number; worked: number }> {
  const start = performance.now()
  const server = launchServer(port, { DATA_DIR: dataDir, DEMO: 'off' })
  await server.ready()
  const ms = since(start)
  const use = await readUse(server.pid)
  server.signal('SIGKILL')
  await server.ended
  await killPostgres()
  return { ms, ...use }
}

async function startPostgres(): Promise<number> {
  const start = performance.now()
  const embedded = await startEmbedded({ dataDir, log: quiet })
  const ms = since(start)
  await killPostgres()
  await embedded.stop(1_000)
  return ms
}

function startNode(): number {
  const start = performance.now()
  spawnSync(process.execPath, ['-e', '0'])
  return since(start)
}

await startServer()
const measured: { server: number; memory: number; worked: number; bare: number }[] = []
for (let kill = 0; kill < kills; kill += 1) {
  const { ms, ...use } = await startServer()
  measured.push({ server: ms, ...use, bare: (await startPostgres()) + startNode() })
}
await rm(folder, { recursive: true, force: true })

const server = measured.map((one) => one.server)
const bare = median(measured.map((one) => one.bare))
const ratio = median(server) / bare
console.log(
  `ready after SIGKILL of both, ${kills} times: median ${median(server).toFixed(0)} ms, worst ${Math.max(...server).toFixed(0)} ms (target ${targetMs} ms on a calm machine)`,
)
console.log(
  `PostgreSQL alone after the same, and a bare Node: median ${bare.toFixed(0)} ms; ratio ${ratio.toFixed(1)} (allowed ${allowed})`,
)
console.log(
  `the server process worked for ${median(measured.map((one) => one.worked)).toFixed(0)} ms of it`,
)
console.log(
  `memory of the server process as it is ready: median ${median(measured.map((one) => one.memory)).toFixed(0)} MiB`,
)
if (ratio > allowed) process.exitCode = 1
