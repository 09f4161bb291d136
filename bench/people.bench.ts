// How many active people one server and its PostgreSQL carry: each has a window open and acts every
// ten seconds, and their number rises until p99 exceeds 100 ms.
// `npm run bench -- people [first] [last]`.
// Prints the CPU of the simulated people, who share the machine, and the number that CPU alone
// would allow.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { liveQueries } from '#contract/live-queries.ts'
import type { Crowd, CrowdReport, CrowdTurn } from './people/people-crowd.ts'
import { actEveryMs } from './people/people-screens.ts'
import { makeVenues, rosterSize, venueCount } from './people/people-venues.ts'
import { noteFigures } from './shared/figures.ts'
import { withLoadStage, type LoadStage } from './shared/load-stage.ts'
import { findPostgres, readCpuUs, readTreeCpuUs } from './shared/process-cost.ts'
import { quantile } from './shared/quantile.ts'

const allowedMs = 100
const stepSeconds = 20
const steps = [250, 500, 750, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 6_000, 8_000]
const first = Number(process.argv[2] ?? steps[0])
const last = Number(process.argv[3] ?? steps.at(-1))

type Step = { people: number; p99: number; failed: number }

async function readLoads(stage: LoadStage): Promise<number> {
  const read = await stage.readMetrics()
  return Object.keys(liveQueries).reduce(
    (sum, query) => sum + (read(`sideout_live_loads_total\\{query="${query}"\\}`) || 0),
    0,
  )
}

async function runStep(
  stage: LoadStage,
  ask: (turn: CrowdTurn) => Promise<CrowdReport | null>,
  people: number,
): Promise<Step> {
  await ask({ people, seconds: 0 })
  const readAll = () => ({
    node: readCpuUs(stage.pid),
    postgres: readTreeCpuUs(findPostgres()),
    at: performance.now(),
  })
  const [from, loadsBefore] = [readAll(), await readLoads(stage)]
  const report = await ask({ people, seconds: stepSeconds })
  const [to, loads] = [readAll(), (await readLoads(stage)) - loadsBefore]
  if (report === null) throw new Error('the crowd said nothing')
  const all = Object.values(report.msByAct).flat()
  const [acts, passedUs] = [all.length + report.failed, (to.at - from.at) * 1_000]
  const perAct = (us: number): string => `${(us / acts / 1_000).toFixed(2)} ms`
  const ofCore = (us: number): string => `${((100 * us) / passedUs).toFixed(0)} %`
  const p99 = quantile(all, 0.99)
  const slow = Object.entries(report.msByAct)
    .map(([act, ms]) => `${act} ${quantile(ms, 0.99).toFixed(0)}`)
    .join(', ')
  const [node, postgres] = [to.node - from.node, to.postgres - from.postgres]
  const coresHold = (availableParallelism() * actEveryMs * 1_000) / ((node + postgres) / acts)
  console.log(
    `${people} people: p50 ${quantile(all, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (${slow}); CPU of an act: node ${perAct(node)}, PostgreSQL ${perAct(postgres)}; of a core: node ${ofCore(node)}, PostgreSQL ${ofCore(postgres)}, the people ${ofCore(report.cpuUs)}; ${(loads / acts).toFixed(2)} loads; by CPU alone the cores hold ${coresHold.toFixed(0)}${report.failed === 0 ? '' : `; ${report.failed} failed (${report.failure})`}`,
  )
  noteFigures('people', {
    people,
    p99,
    loads: loads / acts,
    'act ms': (node + postgres) / acts / 1_000,
    'by CPU': coresHold,
  })
  return { people, p99, failed: report.failed }
}

const wanted = steps.filter((people) => people >= first && people <= last)
await withLoadStage(
  { people: (wanted.at(-1) ?? 0) + rosterSize, env: { SOCKETS_PER_ADDRESS: '1000' } },
  async (stage) => {
    const venues = await makeVenues(stage)
    const child = fork(join(import.meta.dirname, 'people/people-crowd.ts'))
    child.send({
      port: stage.port,
      people: stage.people.slice(0, -rosterSize).map((one, index) => ({
        ...one,
        venue: venues[index % venueCount] ?? { locationId: '', events: [] },
      })),
    } satisfies Crowd)
    const ask = async (turn: CrowdTurn): Promise<CrowdReport | null> => {
      child.send(turn)
      const [report] = (await once(child, 'message')) as [CrowdReport | null]
      return report
    }
    let carried = 0
    for (const people of wanted) {
      const step = await runStep(stage, ask, people)
      if (step.p99 > allowedMs || step.failed > 0) break
      carried = people
    }
    child.disconnect()
    noteFigures('carried', { people: carried })
    console.log(`carried: ${carried} people with a p99 of at most ${allowedMs} ms`)
  },
)
