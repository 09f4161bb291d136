// The connection pool for Kysely, guarded: callers wait at most 1.5 s for a connection and not at
// all while the database is away, and work waiting for locks leaves connections to other work.
import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { loadBackendStatus } from './ask-backends.ts'
import { createBlockedWork, type BlockedWork } from './blocked-work.ts'
import { DatabaseUnavailable } from './errors.ts'
import { currentWork, runAdmitted } from './kind-of-work.ts'
import { createPoolWatch, slowMs, type PoolWatch } from './pool-watch.ts'
import { nameResultFields } from './tables/column-names.ts'
import { WatchedClient, type WatchedOptions } from './watched-client.ts'

export const connectMs = 1_500
/** PostgreSQL enforces statement timeouts itself; its answer may take this much longer. */
const answerGraceMs = 1_000
/** Remaining wait (ms) of callers once the database counts as away. */
const leftMs = 100
const blockedPart = 3

export type GuardedPoolOptions = {
  size: number
  statementMs: number
  connectMs: number
  onBroken: (error: Error) => void
  onAway: () => void
  onBack: () => void
}

export class GuardedPool {
  readonly options: PoolConfig
  readonly #pool: Pool
  readonly #clients = new Set<WatchedClient>()
  readonly #blockedWork: BlockedWork
  readonly #watch: PoolWatch | null
  readonly #connectMs: number

  constructor(connection: PoolConfig, options: GuardedPoolOptions) {
    const { size, statementMs, onBroken } = options
    this.#connectMs = options.connectMs
    const blockedMax = Math.max(1, Math.floor(size / blockedPart))
    this.#blockedWork = createBlockedWork({ size, share: blockedMax })
    this.#watch = statementMs === 0 ? null : this.#createWatch(connection, blockedMax, options)
    const watched: Pick<WatchedOptions, 'answerMs' | 'onAsked' | 'onReadOnly'> = {
      answerMs: statementMs === 0 ? 0 : options.connectMs,
      onAsked: () => this.#watch?.notice(),
      onReadOnly: () => this.#replaceAll(),
    }
    this.#pool = new Pool({
      ...connection,
      pipeline: true,
      max: size,
      connectionTimeoutMillis: options.connectMs + slowMs / 2,
      idleTimeoutMillis: 30_000,
      statement_timeout: statementMs,
      Client: class extends WatchedClient {
        constructor(config: PoolConfig = {}) {
          super({
            ...config,
            ...('password' in config && { password: config.password }),
            ...watched,
          })
          nameResultFields(this)
        }
      },
      // The pool waits for what it returns; its types do not say so.
      // oxlint-disable-next-line typescript/no-misused-promises
      onConnect: (client) =>
        client instanceof WatchedClient ? prepareSession(client, statementMs) : undefined,
    })
    this.options = this.#pool.options
    this.#pool.on('connect', (client) => {
      if (client instanceof WatchedClient) this.#add(client, onBroken)
    })
    // A connection may break while idle, where an unhandled error event would end the process.
    this.#pool.on('error', () => undefined)
  }

  stats(): { busy: number; idle: number; waiting: number } {
    const { totalCount, idleCount } = this.#pool
    return { busy: totalCount - idleCount, idle: idleCount, waiting: this.#blockedWork.waiting() }
  }

  async connect(): Promise<PoolClient> {
    return this.#withinPatience(async (patience) => {
      const { kind, isAdmitted } = currentWork()
      const leave = await patience.wait(this.#blockedWork.enter(kind, isAdmitted), (late) => late())
      try {
        const client = await patience.wait(this.#pool.connect(), (late) => late.release())
        return this.#lend(client, kind, leave)
      } catch (error) {
        leave()
        throw error
      }
    })
  }

  async runAdmitted<T>(act: () => Promise<T>): Promise<T> {
    const { kind } = currentWork()
    const leave = await this.#withinPatience((patience) =>
      patience.wait(this.#blockedWork.admit(kind), (late) => late()),
    )
    try {
      return await runAdmitted(act)
    } finally {
      leave()
    }
  }

  async end(): Promise<void> {
    this.#watch?.stop()
    await this.#pool.end()
  }

  #createWatch(
    connection: PoolConfig,
    blockedMax: number,
    { connectMs: patienceMs, onAway, onBack }: GuardedPoolOptions,
  ): PoolWatch {
    const limitMs = patienceMs - slowMs - leftMs
    return createPoolWatch({
      clients: this.#clients,
      ask: (pids) => loadBackendStatus(connection, { pids, blockedMax, limitMs }),
      onBlocked: (clients) =>
        this.#blockedWork.markBlocked(clients.flatMap(({ kind }) => kind ?? [])),
      onAway,
      onBack,
    })
  }

  #add(client: WatchedClient, onBroken: (error: Error) => void): void {
    this.#clients.add(client)
    client.on('error', onBroken)
    client.once('end', () => this.#clients.delete(client))
  }

  /**
   * After a fail-over all connections lead to the former primary; those in use are closed when
   * returned.
   */
  #replaceAll(): void {
    for (const client of this.#clients) {
      client.isSpent = true
      const isIdle = client.kind === null && client.waitingSince === null
      if (isIdle)
        client.abandon(
          new DatabaseUnavailable('connection', 'the connection leads to a read-only database'),
        )
    }
  }

  #lend(client: PoolClient, kind: string, leave: () => void): PoolClient {
    const watched = client instanceof WatchedClient ? client : null
    const since = performance.now()
    const release = client.release.bind(client)
    if (watched !== null) watched.kind = kind
    client.release = (destroy) => {
      if (watched !== null) watched.kind = null
      release(watched?.isSpent === true ? true : destroy)
      if (performance.now() - since < slowMs) this.#blockedWork.markQuick(kind)
      leave()
    }
    return client
  }

  async #withinPatience<T>(act: (patience: Patience) => Promise<T>): Promise<T> {
    const { promise: gaveUp, reject: giveUp } = Promise.withResolvers<never>()
    gaveUp.catch(() => undefined)
    this.#watch?.assertWell()
    const end = this.#watch?.addWaiting(giveUp)
    const timer = setTimeout(
      () => giveUp(new DatabaseUnavailable('work', 'no connection was free in time')),
      this.#connectMs,
    )
    try {
      return await act({ wait: (getting, putBack) => waitFor(getting, gaveUp, putBack) })
    } finally {
      clearTimeout(timer)
      end?.()
    }
  }
}

type Patience = { wait<T>(getting: Promise<T>, putBack: (late: T) => void): Promise<T> }

async function waitFor<T>(
  getting: Promise<T>,
  gaveUp: Promise<never>,
  putBack: (late: T) => void,
): Promise<T> {
  try {
    return await Promise.race([getting, gaveUp])
  } catch (error) {
    getting.then(putBack, () => undefined)
    throw error
  }
}

/** A node that freezes inside a transaction loses its locks after this long. */
const idleInTransactionMs = 7_000
const pidSql = `select pg_backend_pid() as pid, set_config('idle_in_transaction_session_timeout', $1, false)`
/**
 * PostgreSQL also detects that we are gone, while working and while writing, and releases the
 * session's locks.
 */
const sessionSql = `${pidSql}, set_config('client_connection_check_interval', '2s', false),
  set_config('tcp_user_timeout', '10s', false), set_config('tcp_keepalives_idle', '5', false),
  set_config('tcp_keepalives_interval', '2', false), set_config('tcp_keepalives_count', '3', false)`

async function prepareSession(client: WatchedClient, statementMs: number): Promise<void> {
  const settings = [String(Math.min(statementMs, idleInTransactionMs))]
  const asked = client.query<{ pid: number }>(sessionSql, settings)
  const { rows } = await asked.catch(() => client.query<{ pid: number }>(pidSql, settings))
  const pid = rows[0]?.pid ?? null
  client.backendPid = pid === client.namedPid ? pid : null
  client.keepsNames = client.backendPid !== null || (await isNamesKept(client))
  client.answerMs = statementMs === 0 ? 0 : statementMs + answerGraceMs
}

const nameSql = `select array_agg(name)::text[] as names from pg_prepared_statements
  where starts_with(statement, $1)`
const askedName = 'sideout_named'

/**
 * True behind a pooler that tracks prepared statements and renames them on whatever connection a
 * transaction uses (pgbouncer from 1.21 on).
 */
async function isNamesKept(client: WatchedClient): Promise<boolean> {
  const values = ['select array_agg(name)::text[] as names from pg_prepared']
  const asked = client.query<{ names: string[] }>({ name: askedName, text: nameSql, values })
  const names = await asked.then(
    ({ rows }) => rows[0]?.names ?? [],
    (): string[] => [],
  )
  return names.length > 0 && !names.includes(askedName)
}
