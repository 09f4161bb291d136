// Opens the database the server starts with: DATABASE_URL or the embedded one, migrated, with a
// pool for requests.
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { queryWith, assertDurable } from './db/assert-durable.ts'
import { startEmbedded, type Embedded } from './db/embedded/start-embedded.ts'
import { isUnavailable } from './db/errors.ts'
import {
  openDatabase,
  patientConnectMs,
  type DatabaseConnection,
  type Database,
} from './db/open-database.ts'
import { grantOwnDatabase, openRequestRole } from './db/request-role.ts'
import { bringForward } from './db/steps/bring-forward.ts'
import type { DemoSignIn } from './demo/cast.ts'
import type { Deps } from './deps.ts'
import type { Bus } from './live/bus.ts'
import { prepareStore, type DemoMode } from './prepare-store.ts'
import { getMessage, StartError } from './start-error.ts'
import type { StopOrder } from './stop-order.ts'

/** `owner` owns the tables; `embedded` is null for an external database. */
export type Store = { owner: DatabaseConnection; embedded: Embedded['connection'] | null }

export async function findDatabase(
  config: Config,
  log: Logger,
  bus: Bus,
  order: StopOrder,
): Promise<Store> {
  const { databaseUrl, databaseOwnerUrl } = config
  if (databaseUrl !== null) {
    return { owner: { connectionString: databaseOwnerUrl ?? databaseUrl }, embedded: null }
  }
  const embedded = await startEmbedded({
    dataDir: config.dataDir,
    osUser: config.pgOsUser ?? undefined,
    log,
    // Commits of its last moment may not have been announced.
    onUp: () => bus.invalidateEverything(),
    signal: order.signal,
  })
  await order.keep({ name: 'PostgreSQL', stop: embedded.stop, hurry: embedded.hurry, isLast: true })
  return { owner: embedded.connection, embedded: embedded.connection }
}

/**
 * Checks durability, then migrates and fills the store as its owner, which may take a while for a
 * large one. Returns the connection for requests.
 */
export async function prepareDatabase(
  config: Config,
  { owner, embedded }: Store,
  deps: Pick<Deps, 'clock' | 'bus' | 'log' | 'photos'>,
): Promise<{ connection: DatabaseConnection; signIns: readonly DemoSignIn[] }> {
  const db = openDatabase(owner, { size: 2, statementMs: 0, connectMs: patientConnectMs })
  try {
    await assertDurable(queryWith(db)).catch((error: unknown) => {
      throw new StartError(
        `DATABASE_URL: ${isUnavailable(error) ? 'the database cannot be reached: ' : ''}${getMessage(error)}`,
        { cause: error },
      )
    })
    await bringForward(db, {
      tell: (words) => deps.log.info(words),
      now: () => deps.clock.now(),
      sleep: (ms) => delay(ms),
    })
    const connection = await openRequests(config, db, embedded)
    return {
      connection,
      signIns: await prepareStore({ ...deps, db }, { demo: chooseDemo(config) }),
    }
  } finally {
    await db.destroy()
  }
}

async function openRequests(
  { databaseUrl, databaseOwnerUrl }: Config,
  owner: Database,
  embedded: Embedded['connection'] | null,
): Promise<DatabaseConnection> {
  if (embedded !== null) return openRequestRole(owner, embedded)
  const requests = { connectionString: databaseUrl ?? '' }
  if (databaseOwnerUrl !== null) await grantOwnDatabase(owner, requests)
  return requests
}

/** Only the embedded store gets demo data. */
const chooseDemo = ({ demo, databaseUrl }: Config): DemoMode => {
  if (!demo) return 'lock'
  return databaseUrl === null ? 'fill' : 'keep'
}

export const openReplica = ({ databaseReplicaUrl }: Config): Database | null =>
  databaseReplicaUrl === null
    ? null
    : openDatabase({ connectionString: databaseReplicaUrl }, { size: replicaConnections })

const replicaConnections = 4

export const openForRequests = (
  connection: DatabaseConnection,
  { log, bus }: { log: Logger; bus: Bus },
): Database =>
  openDatabase(connection, {
    onBroken: (error) => log.warn({ err: error }, 'a connection to the database broke'),
    onAway: () => log.warn('the database does not answer: calls are refused until it does'),
    onBack: () => {
      log.info('the database answers again')
      // Commits of its last moment may not have been announced.
      bus.invalidateEverything()
    },
  })
