// What counting and logging each request costs: the same small answer from a server that does
// neither, one that counts, and one that counts and logs to a file. Runs alternate, the best of
// each counts. An answer of nothing is the hardest case, as real ones take hundreds of
// microseconds: counting may add two fifths to it at most.
import { openSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { pino } from 'pino'
import type { Database } from '#server/db/open-database.ts'
import { createLog } from '#server/log.ts'
import { createMetrics } from '#server/metrics/create-metrics.ts'
import { createCounts } from '#server/metrics/process-counts.ts'
import { addRequestLog, type OnAnswered } from '#server/transport/request-log.ts'
import { createQuietSecurity } from '#test/support/quiet-security.ts'

const requests = 10_000
const rounds = 4
const allowed = 1.4

const file = join(tmpdir(), `sideout-log-${process.pid}`)
const logging = createLog('info', pino.destination({ fd: openSync(file, 'w'), sync: true }))
const metrics = createMetrics({
  deps: { db: {} as Database, clock: { now: () => 0 }, security: createQuietSecurity() },
  hubStats: () => ({
    groups: 0,
    members: 0,
    loads: 0,
    frames: 0,
    waiting: { first: 0, refresh: 0 },
    tooManyWaiting: 0,
    loadsByQuery: new Map(),
  }),
  counts: createCounts(),
})

function server(kind: 'bare' | 'counts' | 'logs') {
  const app = Fastify()
  const onAnswered: OnAnswered | undefined = kind === 'bare' ? undefined : metrics.onAnswered
  if (kind !== 'bare')
    addRequestLog(app, kind === 'logs' ? logging : pino({ level: 'silent' }), onAnswered)
  app.post('/call/:name', () => ({ result: { success: true } }))
  return app
}

/** Microseconds of this process a request: the machine may be busy with other things. */
async function measure(app: ReturnType<typeof server>): Promise<number> {
  const start = process.cpuUsage()
  for (let n = 0; n < requests; n += 1)
    await app.inject({ method: 'POST', url: '/call/events-signUp', payload: { data: {} } })
  const { user, system } = process.cpuUsage(start)
  return (user + system) / requests
}

const servers = { bare: server('bare'), counts: server('counts'), logs: server('logs') }
const best = { bare: Infinity, counts: Infinity, logs: Infinity }
for (const app of Object.values(servers)) await measure(app)
for (let round = 0; round < rounds; round += 1) {
  for (const kind of ['bare', 'counts', 'logs'] as const)
    best[kind] = Math.min(best[kind], await measure(servers[kind]))
}
rmSync(file)
const ratio = best.counts / best.bare
console.log(
  `an answer of nothing: bare ${best.bare.toFixed(1)} µs, counted ${best.counts.toFixed(1)} µs (ratio ${ratio.toFixed(3)}, allowed ${allowed}), counted and logged ${best.logs.toFixed(1)} µs`,
)
if (ratio > allowed) process.exitCode = 1
