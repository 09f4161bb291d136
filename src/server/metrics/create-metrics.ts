// /metrics in Prometheus format. Labels are fixed names from our code (route patterns, calls, live
// queries, jobs), so that clients can't inflate them. External counts are read on each scrape.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { findBackupPatience } from '#domain/backup/backup-warning.ts'
import type { ConsoleFacts } from '#domain/operator/console.ts'
import { readDisk } from '../checkup/probe.ts'
import type { DurabilityWatch } from '../db/durability-watch.ts'
import { jobStates, loadGauges } from '../db/gauges.ts'
import { poolStats } from '../db/open-database.ts'
import type { Deps } from '../deps.ts'
import type { HubStats } from '../live/hub.ts'
import type { OnAnswered } from '../transport/request-log.ts'
import type { ProcessCounts } from './process-counts.ts'

export type Metrics = {
  onAnswered: OnAnswered
  read(): Promise<{ type: string; text: string }>
}

type Sources = {
  deps: Pick<Deps, 'db' | 'clock' | 'security' | 'machine' | 'backups' | 'backupsAway'>
  hubStats: () => HubStats
  counts: ProcessCounts
  durability?: Pick<DurabilityWatch, 'isDurable'> | undefined
}
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5]

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
  addWindows(registry, sources)
  addLoads(registry, sources)
  addConnections(registry, sources)
  const askDatabase = addDatabase(registry, sources)
  addJobs(registry, sources)
  addDisks(registry, sources)
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

type Named = { name: string; help: string }

const addGauge = (registry: Registry, named: Named, read: () => number | null): void =>
  registry.registerMetric(
    new Gauge({
      ...named,
      registers: [],
      collect() {
        const value = read()
        if (value !== null) this.set(value)
      },
    }),
  )

const addCounter = (registry: Registry, named: Named, read: () => number): void =>
  registry.registerMetric(
    new Counter({
      ...named,
      registers: [],
      collect() {
        this.reset()
        this.inc(read())
      },
    }),
  )

type ByLabel = Iterable<readonly [value: string, number: number]>

const addGauges = (registry: Registry, named: Named, label: string, read: () => ByLabel): void =>
  registry.registerMetric(
    new Gauge({
      ...named,
      labelNames: [label],
      registers: [],
      collect() {
        for (const [value, number] of read()) this.set({ [label]: value }, number)
      },
    }),
  )

const addCounters = (registry: Registry, named: Named, label: string, read: () => ByLabel): void =>
  registry.registerMetric(
    new Counter({
      ...named,
      labelNames: [label],
      registers: [],
      collect() {
        this.reset()
        for (const [value, number] of read()) this.inc({ [label]: value }, number)
      },
    }),
  )

function addWindows(registry: Registry, { hubStats, counts }: Sources): void {
  addGauge(registry, { name: 'sideout_live_sockets', help: 'Open windows' }, () => counts.sockets)
  addGauge(
    registry,
    { name: 'sideout_live_subscriptions', help: 'Subscriptions of open windows' },
    () => hubStats().members,
  )
  addGauge(
    registry,
    { name: 'sideout_live_groups', help: 'Different live queries that are watched' },
    () => hubStats().groups,
  )
  addCounter(
    registry,
    {
      name: 'sideout_live_snapshots_total',
      help: 'Answers built for all who watch the same',
    },
    () => hubStats().frames,
  )
  addCounter(
    registry,
    { name: 'sideout_live_frames_total', help: 'Frames sent to windows' },
    () => counts.frames,
  )
  addCounter(
    registry,
    {
      name: 'sideout_live_slow_readers_total',
      help: 'Windows dropped because they read too slowly',
    },
    () => counts.slowReaders,
  )
}

function addLoads(registry: Registry, { hubStats, counts }: Sources): void {
  addGauges(
    registry,
    {
      name: 'sideout_live_loads_waiting',
      help: 'Loads that wait for their turn, of screens that show nothing yet and of those that do',
    },
    'urgency',
    () => Object.entries(hubStats().waiting),
  )
  addCounters(
    registry,
    {
      name: 'sideout_live_refused_total',
      help: 'What was refused because one person or address had too much of it',
    },
    'what',
    () => Object.entries({ ...counts.refusedLive, loads: hubStats().tooManyWaiting }),
  )
  addCounters(
    registry,
    { name: 'sideout_live_loads_total', help: 'Loads of live queries' },
    'query',
    () => hubStats().loadsByQuery,
  )
}

function addConnections(registry: Registry, { deps, durability }: Sources): void {
  addGauges(
    registry,
    { name: 'sideout_database_connections', help: 'Connections of the pool' },
    'state',
    () => Object.entries(poolStats(deps.db)),
  )
  addGauge(
    registry,
    {
      name: 'sideout_database_durable',
      help: '1 while PostgreSQL keeps what it answers, 0 when its settings may lose it',
    },
    () => (durability === undefined ? null : durability.isDurable() ? 1 : 0),
  )
}

function addDatabase(registry: Registry, { deps }: Sources): () => Promise<void> {
  const registers = [registry]
  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers })
  const up = gauge('sideout_database_up', '1 while the database answers')
  const waiting = gauge(
    'sideout_deliveries_waiting',
    'Push messages and mails that wait to be sent',
  )
  const oldest = gauge(
    'sideout_deliveries_oldest_due_seconds',
    'How long the oldest of them has been due',
  )
  const retrying = gauge(
    'sideout_deliveries_retrying',
    'Those that were tried in vain and are tried again',
  )
  const jobs = new Gauge({
    name: 'sideout_jobs_queued',
    help: 'Jobs in the queue that are due, run, or failed every time and are kept with their error',
    labelNames: ['state'],
    registers,
  })
  const bytes = gauge('sideout_database_bytes', 'The size of the store')
  const backupAge = gauge(
    'sideout_backup_age_seconds',
    'How old the last good backup is, or the store while there is none',
  )
  const patience = gauge(
    'sideout_backup_patience_seconds',
    'The age at which it is old: two days, and eight where the schedule is weekly',
  )
  const copyAge =
    deps.backupsAway == null
      ? null
      : gauge(
          'sideout_backup_copy_age_seconds',
          'How old the last backup is that was copied elsewhere, or the store while there is none',
        )
  // While the database is away the last values stay.
  return async () => {
    const found = await loadGauges(deps.db, deps.clock.now()).catch(() => null)
    up.set(found === null ? 0 : 1)
    if (found === null) return
    waiting.set(found.deliveries)
    oldest.set(found.oldestDueSeconds)
    retrying.set(found.retrying)
    for (const state of jobStates) jobs.set({ state }, found.jobs[state])
    bytes.set(found.databaseBytes)
    const setAge = (age: Gauge | null, since: Date | null): void => {
      if (since !== null) age?.set((deps.clock.now() - since.getTime()) / 1_000)
    }
    patience.set(findBackupPatience(found.backupSchedule) / 1_000)
    setAge(backupAge, found.backedUp ?? found.born)
    setAge(copyAge, found.copied ?? found.born)
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

function addDisks(registry: Registry, { deps: { machine, backups } }: Sources): void {
  const add = (name: string, help: string, measure: (disk: Disk) => number): void =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: ['folder'],
        registers: [],
        async collect() {
          const disks = { data: await machine?.readDisk(), backups: await readPlace(backups) }
          this.reset()
          for (const [folder, disk] of Object.entries(disks))
            if (disk != null) this.set({ folder }, measure(disk))
        },
      }),
    )
  add('sideout_disk_bytes', 'The disks of DATA_DIR and of the backups', (disk) => disk.totalBytes)
  add('sideout_disk_free_bytes', 'What is free on them', (disk) => disk.freeBytes)
}

type Disk = NonNullable<ConsoleFacts['disk']>

const readPlace = async (place: Deps['backups']): Promise<Disk | null> =>
  place == null ? null : readDisk(place.folder)

/** All kinds and outcomes exist from the start, so that the first event shows as an increase. */
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
