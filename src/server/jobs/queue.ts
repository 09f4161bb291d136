// The job queue, stored by pg-boss in its own schema. Each job runs on schedule on one server at a
// time, is retried on failure or by another server when its own was killed, and runs once for
// occasions missed while no server ran. Due work is in the product's tables, never in the queue, so
// the queue may be emptied safely.
import { setTimeout as delay } from 'node:timers/promises'
import type { PgBoss, WorkOptions } from 'pg-boss'
import { isUnavailable } from '../db/errors.ts'
import { runAsKind } from '../db/kind-of-work.ts'
import type { DatabaseConnection } from '../db/open-database.ts'
import type { Deps } from '../deps.ts'

export type Job = {
  name: string
  /** Minute, hour, day, month, weekday, in UTC. */
  cron: string
  /** Does what is due. Must be idempotent, also when run concurrently. */
  run: () => Promise<unknown>
}

export type Pace = {
  pollSeconds: number
  cronSeconds: number
  superviseSeconds: number
  retrySeconds: number
}

type QueueDeps = Pick<Deps, 'log' | 'clock'> & {
  /** Called once the queue works; returns what stops it. */
  follow?: (boss: PgBoss, queues: { queueName: string; failedName: string }) => () => Promise<void>
}

const everyday: Pace = { pollSeconds: 2, cronSeconds: 15, superviseSeconds: 20, retrySeconds: 10 }

const queueName = 'jobs'
/** Dead-letter queue: jobs that failed every try, with their last error. */
const failedName = 'jobs-failed'
const daySeconds = 86_400
const options = {
  retryLimit: 3,
  expireInSeconds: 900,
  heartbeatSeconds: 30,
  deleteAfterSeconds: 3_600,
  deadLetter: failedName,
}
const atOnce = 2
const startAgainMs = 5_000
const statementMs = 30_000
const silenceLimits = {
  query_timeout: statementMs + 1_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
}
const stopWithinMs = 8_000
const quietMs = 60_000

/**
 * Starts the queue and retries while the database is away; returns a stop function that waits for
 * running jobs.
 */
export function startQueue(
  deps: QueueDeps,
  connection: DatabaseConnection,
  jobs: readonly Job[],
  pace: Pace = everyday,
): () => Promise<void> {
  const stopping = new AbortController()
  const complain = createThrottledErrorLog(deps)
  const running = start(deps, connection, jobs, { pace, complain, signal: stopping.signal })
  const following = running.then((boss) =>
    boss === null ? undefined : deps.follow?.(boss, { queueName, failedName }),
  )
  return async () => {
    stopping.abort()
    await (
      await following
    )?.()
    const boss = await running
    await boss?.stop({ graceful: true, timeout: stopWithinMs })
  }
}

type Starting = { pace: Pace; complain: (error: unknown) => void; signal: AbortSignal }

async function start(
  deps: QueueDeps,
  connection: DatabaseConnection,
  jobs: readonly Job[],
  starting: Starting,
): Promise<PgBoss | null> {
  while (!starting.signal.aborted) {
    const boss = await openQueue(connection, starting)
    try {
      await boss.start()
      await settle(boss, jobs, starting.pace)
      await work(boss, deps, jobs, starting.pace)
      return boss
    } catch (error) {
      starting.complain(error)
      await boss.stop({ graceful: false }).catch(starting.complain)
      await delay(startAgainMs, undefined, { signal: starting.signal, ref: false }).catch(
        () => undefined,
      )
    }
  }
  return null
}

/** Imported lazily, so that the server listens sooner. */
async function openQueue(
  connection: DatabaseConnection,
  { pace, complain }: Starting,
): Promise<PgBoss> {
  const { PgBoss: Queue } = await import('pg-boss')
  const boss = new Queue({
    ...connection,
    max: 3,
    connectionTimeoutMillis: 1_500,
    options: `-c statement_timeout=${statementMs}`,
    application_name: 'sideout jobs',
    ...silenceLimits,
    cronMonitorIntervalSeconds: pace.cronSeconds,
    cronWorkerIntervalSeconds: Math.ceil(pace.pollSeconds),
    superviseIntervalSeconds: pace.superviseSeconds,
    monitorIntervalSeconds: pace.superviseSeconds,
  })
  boss.on('error', complain)
  return boss
}

async function settle(boss: PgBoss, jobs: readonly Job[], { retrySeconds }: Pace): Promise<void> {
  await boss.createQueue(failedName, { retentionSeconds: 14 * daySeconds })
  const retries =
    retrySeconds === 0
      ? { retryDelay: 0, retryBackoff: false }
      : { retryDelay: retrySeconds, retryBackoff: true, retryDelayMax: 300 }
  await boss.createQueue(queueName, { ...options, ...retries, policy: 'exclusive' })
  await boss.updateQueue(queueName, { ...options, ...retries })
  const kept = new Map((await boss.getSchedules(queueName)).map(({ key, cron }) => [key, cron]))
  // Keyed by its name, a job is queued or running only once across all servers.
  for (const { name, cron } of jobs)
    if (kept.get(name) !== cron)
      await boss.schedule(
        queueName,
        cron,
        { name },
        { tz: 'UTC', key: name, singletonKey: name, missed: 'once' },
      )
  for (const key of kept.keys())
    if (!jobs.some(({ name }) => name === key)) await boss.unschedule(queueName, key)
}

async function work(
  boss: PgBoss,
  { log }: QueueDeps,
  jobs: readonly Job[],
  { pollSeconds }: Pace,
): Promise<void> {
  const byName = new Map(jobs.map((job) => [job.name, job]))
  const how = {
    pollingIntervalSeconds: pollSeconds,
    localConcurrency: atOnce,
    includeMetadata: true,
  } as const satisfies WorkOptions
  await boss.work<{ name: string }, undefined, typeof how>(queueName, how, async ([asked]) => {
    if (asked === undefined) return
    const { name } = asked.data
    try {
      const job = byName.get(name)
      // While two versions run, the other one may know this job.
      if (job === undefined) throw new Error(`no job is called ${name}`)
      await runAsKind(`job ${name}`, () => job.run())
    } catch (error) {
      const isLast = asked.retryCount >= asked.retryLimit && !isUnavailable(error)
      log[isLast ? 'error' : 'warn'](
        { err: error, job: name },
        isLast
          ? 'a job failed every time; it waits for its next turn'
          : 'a job failed; it is tried again',
      )
      throw error
    }
  })
}

function createThrottledErrorLog({ log, clock }: QueueDeps): (error: unknown) => void {
  let lastAt = Number.NEGATIVE_INFINITY
  return (error) => {
    if (clock.now() - lastAt < quietMs) return
    lastAt = clock.now()
    log.warn({ err: error }, 'the queue of jobs cannot work now; it goes on trying')
  }
}
