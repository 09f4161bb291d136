// /metrics in the words of Prometheus. Labels are names of ours only (routes as written, calls,
// live queries, jobs), so that nobody can make them grow. What others count is read when it is
// asked for.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { DurabilityWatch } from '../db/durability-watch.ts'
import { jobStates, loadGauges } from '../db/gauges.ts'
import { poolStats } from '../db/open-database.ts'
import type { Deps } from '../deps.ts'
import type { HubStats } from '../live/hub.ts'
import type { OnAnswered } from '../transport/request-log.ts'
import type { ProcessCounts } from './process-counts.ts'

export type Metrics = {
  onAnswered: OnAnswered
  /** Everything as text, and its content type. */
  read(): Promise<{ type: string; text: string }>
}

type Sources = {
  deps: Pick<Deps, 'db' | 'clock' | 'security'>
  hubStats: () => HubStats
  counts: ProcessCounts
  /** Absent where nobody watches it. */
  durability?: Pick<DurabilityWatch, 'isDurable'> | undefined
}
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5]

/** The metrics of one server. */
export function createMetrics(sources: Sources): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'sideout_http_requests_total',
    help: 'Requests answered',
    labelNames: ['route', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'sideout_http_request_seconds',
    help: 'How long answers took',
    labelNames: ['route'],
    buckets,
    registers,
  })
  addLive(registry, sources)
  const askDatabase = addDatabase(registry, sources)
  addJobs(registry, sources)
  addSecurity(registry, sources)
  return {
    onAnswered: ({ route, status, seconds: took }) => {
      requests.inc({ route, status })
      seconds.observe({ route }, took)
    },
    read: async () => {
      await askDatabase()
      return { type: registry.contentType, text: await registry.metrics() }
    },
  }
}

function addLive(registry: Registry, { hubStats, counts }: Sources): void {
  const registers = [registry]
  const gauge = (name: string, help: string, read: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  const counter = (name: string, help: string, read: () => number): Counter =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  gauge('sideout_live_sockets', 'Open windows', () => counts.sockets)
  gauge('sideout_live_subscriptions', 'Subscriptions of open windows', () => hubStats().members)
  gauge('sideout_live_groups', 'Different live queries that are watched', () => hubStats().groups)
  counter(
    'sideout_live_snapshots_total',
    'Answers built for all who watch the same',
    () => hubStats().frames,
  )
  counter('sideout_live_frames_total', 'Frames sent to windows', () => counts.frames)
  counter(
    'sideout_live_slow_readers_total',
    'Windows dropped because they read too slowly',
    () => counts.slowReaders,
  )
  registry.registerMetric(
    new Gauge({
      name: 'sideout_live_loads_waiting',
      help: 'Loads that wait for their turn, of screens that show nothing yet and of those that do',
      labelNames: ['urgency'],
      registers: [],
      collect() {
        for (const [urgency, loads] of Object.entries(hubStats().waiting))
          this.set({ urgency }, loads)
      },
    }),
  )
  registry.registerMetric(
    new Counter({
      name: 'sideout_live_refused_total',
      help: 'What was refused because one person or address had too much of it',
      labelNames: ['what'],
      registers: [],
      collect() {
        this.reset()
        for (const [what, times] of Object.entries({
          ...counts.refusedLive,
          loads: hubStats().tooManyWaiting,
        }))
          this.inc({ what }, times)
      },
    }),
  )
  registry.registerMetric(
    new Counter({
      name: 'sideout_live_loads_total',
      help: 'Loads of live queries',
      labelNames: ['query'],
      registers: [],
      collect() {
        this.reset()
        for (const [query, loads] of hubStats().loadsByQuery) this.inc({ query }, loads)
      },
    }),
  )
}

/** Returns how to read what only the database knows. */
function addDatabase(registry: Registry, { deps, durability }: Sources): () => Promise<void> {
  const registers = [registry]
  registry.registerMetric(
    new Gauge({
      name: 'sideout_database_connections',
      help: 'Connections of the pool',
      labelNames: ['state'],
      registers: [],
      collect() {
        for (const [state, connections] of Object.entries(poolStats(deps.db)))
          this.set({ state }, connections)
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'sideout_database_durable',
      help: '1 while PostgreSQL keeps what it answers, 0 when its settings may lose it',
      registers: [],
      collect() {
        if (durability !== undefined) this.set(durability.isDurable() ? 1 : 0)
      },
    }),
  )
  const up = new Gauge({
    name: 'sideout_database_up',
    help: '1 while the database answers',
    registers,
  })
  const waiting = new Gauge({
    name: 'sideout_deliveries_waiting',
    help: 'Push messages and mails that wait to be sent',
    registers,
  })
  const oldest = new Gauge({
    name: 'sideout_deliveries_oldest_due_seconds',
    help: 'How long the oldest of them has been due',
    registers,
  })
  const retrying = new Gauge({
    name: 'sideout_deliveries_retrying',
    help: 'Those that were tried in vain and are tried again',
    registers,
  })
  const jobs = new Gauge({
    name: 'sideout_jobs_queued',
    help: 'Jobs in the queue that are due, run, or failed every time and are kept with their error',
    labelNames: ['state'],
    registers,
  })
  const bytes = new Gauge({
    name: 'sideout_database_bytes',
    help: 'The size of the store',
    registers,
  })
  // While the database is away the last numbers stand.
  return async () => {
    const found = await loadGauges(deps.db, deps.clock.now()).catch(() => null)
    up.set(found === null ? 0 : 1)
    if (found === null) return
    waiting.set(found.deliveries)
    oldest.set(found.oldestDueSeconds)
    retrying.set(found.retrying)
    for (const state of jobStates) jobs.set({ state }, found.jobs[state])
    bytes.set(found.databaseBytes)
  }
}

function addJobs(registry: Registry, { counts }: Sources): void {
  registry.registerMetric(
    new Counter({
      name: 'sideout_jobs_total',
      help: 'Runs of jobs on this server',
      labelNames: ['job', 'outcome'],
      registers: [],
      collect() {
        this.reset()
        for (const [job, { done, failed }] of counts.jobs) {
          this.inc({ job, outcome: 'done' }, done)
          this.inc({ job, outcome: 'failed' }, failed)
        }
      },
    }),
  )
}

/** Every kind and outcome is there from the start, so that the first event already is a rise. */
function addSecurity(registry: Registry, { deps }: Sources): void {
  registry.registerMetric(
    new Counter({
      name: 'sideout_security_events_total',
      help: 'Security events (docs/operations.md, Seeing attacks)',
      labelNames: ['kind', 'outcome'],
      registers: [],
      collect() {
        this.reset()
        for (const { kind, outcome, count } of deps.security.counts())
          this.inc({ kind, outcome }, count)
      },
    }),
  )
}
