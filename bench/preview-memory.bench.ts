// Memory and CPU of the server for strangers who read shared event pages, compared with a server
// that creates date formats anew (floors/unkept-formats.ts). Each reader has a separate address to
// avoid limits. `npm run bench -- preview-memory [pages]`.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeRace, makeRacers } from '#test/support/race-people.ts'
import { addressHeader } from '#test/support/raw-client.ts'
import { copyTemplate, startRunPostgres } from '#test/support/run-postgres.ts'
import { serverProgram } from '#test/support/server-program.ts'
import { readCpuUs, readMemoryMiB } from './shared/process-cost.ts'
import { startServerProcess } from './shared/server-process.ts'

const pages = Number(process.argv[2] ?? 4_000)
const eventsCount = 100
const together = 8
const allowed = {
  peakMiB: 260,
  /** Shares of the CPU and of the memory growth of the server with new formats. */
  cpuShare: 0.7,
  memoryShare: 0.7,
}
const secret = 'a secret for benchmarks, long enough to sign with'

const postgres = await startRunPostgres()
const folder = await mkdtemp(join(tmpdir(), 'sideout-bench-'))
const filled = await copyTemplate(postgres)
await makeRacers(filled.db, 10, secret)
const eventIds: string[] = []
for (let event = 0; event < eventsCount; event += 1)
  eventIds.push(await makeRace(filled.db, 'racer1'))

type Cost = { startMiB: number; peakMiB: number; cpuUs: number }

async function measure(name: string, options: string): Promise<Cost> {
  const server = await startServerProcess(serverProgram, {
    DATABASE_URL: filled.url,
    DATA_DIR: join(folder, name),
    DEMO: 'off',
    SECRET: secret,
    LOG_LEVEL: 'error',
    TRUSTED_PROXY_HEADER: addressHeader,
    NODE_OPTIONS: options,
  })
  const read = async (n: number): Promise<void> => {
    const event = `/vieweditevent/${eventIds[n % eventsCount]}`
    const answer = await fetch(
      `http://127.0.0.1:${server.port}/landing?redirect=${encodeURIComponent(event)}`,
      { headers: { [addressHeader]: `10.${n % 7}.${(n >> 8) & 255}.${n & 255}` } },
    )
    const text = await answer.text()
    if (answer.status !== 200 || !text.includes('og:title')) throw new Error(`${answer.status}`)
  }
  // Warm-up: loading at the first pages isn't a cost of reading.
  for (let n = 0; n < 50; n += 1) await read(n)
  const [startMiB, startUs] = [readMemoryMiB(server.pid), readCpuUs(server.pid)]
  let peakMiB = startMiB
  let next = 0
  const readOn = async (): Promise<void> => {
    while (next < pages) {
      await read(next++)
      if (next % 50 === 0) peakMiB = Math.max(peakMiB, readMemoryMiB(server.pid))
    }
  }
  await Promise.all(Array.from({ length: together }, readOn))
  const cpuUs = (readCpuUs(server.pid) - startUs) / pages
  await server.stop()
  return { startMiB, peakMiB, cpuUs }
}

const anew = await measure(
  'anew',
  `--import=${join(import.meta.dirname, 'floors/unkept-formats.ts')}`,
)
const kept = await measure('kept', '')
await filled.drop()
await postgres.stop()
await rm(folder, { recursive: true, force: true })

const grown = ({ startMiB, peakMiB }: Cost): number => Math.max(1, peakMiB - startMiB)
const cpuShare = kept.cpuUs / anew.cpuUs
const memoryShare = grown(kept) / grown(anew)
const isHeld =
  kept.peakMiB <= allowed.peakMiB &&
  cpuShare <= allowed.cpuShare &&
  memoryShare <= allowed.memoryShare
console.log(
  `${pages} pages by strangers: ${kept.startMiB.toFixed(0)} → ${kept.peakMiB.toFixed(0)} MiB (allowed ${allowed.peakMiB}), ${kept.cpuUs.toFixed(0)} µs of CPU a page; with formats made anew ${anew.startMiB.toFixed(0)} → ${anew.peakMiB.toFixed(0)} MiB, ${anew.cpuUs.toFixed(0)} µs. CPU ${cpuShare.toFixed(2)} of that (allowed ${allowed.cpuShare}), memory that came up ${memoryShare.toFixed(2)} (allowed ${allowed.memoryShare}): ${isHeld ? 'holds' : 'does not hold'}`,
)
if (!isHeld) process.exitCode = 1
