// A node's first 20 s with cold code and connections: a thousand people arrive one by one and then
// act every ten seconds as in people.bench.ts. Alternates with a warm node. Goal: 99 % of acts
// within 300 ms. `npm run bench -- first-seconds [people]`.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Crowd, CrowdReport, CrowdTurn } from './people/people-crowd.ts'
import type { Venue } from './people/people-screens.ts'
import { makeVenues, rosterSize } from './people/people-venues.ts'
import { withLoadStage, type LoadStage } from './shared/load-stage.ts'
import { findPostgres, readCpuUs, readTreeCpuUs } from './shared/process-cost.ts'
import { quantile } from './shared/quantile.ts'

const people = Number(process.argv[2] ?? 1_000)
const seconds = 20
const rounds = 2
const allowedMs = 300
const firstSeconds = 2

const say = (ms: number): string => `${ms.toFixed(0)} ms`

async function comeTo(
  { pid }: LoadStage,
  child: ChildProcess,
  name: 'cold' | 'warm',
): Promise<number> {
  const readAll = () => ({ node: readCpuUs(pid), postgres: readTreeCpuUs(findPostgres()) })
  const before = readAll()
  child.send({ people, seconds, isComing: true } satisfies CrowdTurn)
  const [report] = (await once(child, 'message')) as [CrowdReport]
  const after = readAll()
  const all = Object.values(report.msByAct).flat()
  const p99 = quantile(all, 0.99)
  const parts = Object.entries(report.msByAct)
    .map(([act, ms]) => `${act} ${quantile(ms, 0.99).toFixed(0)}`)
    .join(', ')
  const first = (report.msByAct['come'] ?? []).slice(0, (people * firstSeconds) / seconds)
  const sayCpu = (us: number): string => `${(us / 1e6).toFixed(1)} s`
  console.log(
    `${name}: p50 ${say(quantile(all, 0.5))}, p99 ${say(p99)} (${parts}); those who came within ${firstSeconds} s: p50 ${say(quantile(first, 0.5))}, p99 ${say(quantile(first, 0.99))}; CPU: node ${sayCpu(after.node - before.node)}, PostgreSQL ${sayCpu(after.postgres - before.postgres)}, the people ${sayCpu(report.cpuUs)}${report.failed === 0 ? '' : `; ${report.failed} failed (${report.failure})`}`,
  )
  if (report.failed > 0) process.exitCode = 1
  return p99
}

const toCrowd = ({ port, people: all }: LoadStage, venues: readonly Venue[]): Crowd => ({
  port,
  people: all.slice(0, -rosterSize).map((one, index) => ({
    ...one,
    venue: venues[index % venues.length] ?? { locationId: '', events: [] },
  })),
})

await withLoadStage(
  { people: people + rosterSize, env: { SOCKETS_PER_ADDRESS: '1000' } },
  async (stage) => {
    const venues = await makeVenues(stage)
    const child = fork(join(import.meta.dirname, 'people/people-crowd.ts'))
    const slowest: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      await stage.restart()
      child.send(toCrowd(stage, venues))
      slowest.push(await comeTo(stage, child, 'cold'))
      await comeTo(stage, child, 'warm')
    }
    child.disconnect()
    const worst = Math.max(...slowest)
    console.log(
      `p99 after a start, the worst of ${rounds}: ${say(worst)} (allowed ${say(allowedMs)})`,
    )
    if (worst > allowedMs) process.exitCode = 1
  },
)
