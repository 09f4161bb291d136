// Starts the whole server from its settings, in the order in which things need each other, and
// stops it the other way round (stop-order.ts), at any time: also while it starts. What was started
// before a failure is stopped again.
import { randomUUIDv7 } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { createAuth } from './auth/create-auth.ts'
import { createTokenHash, hashedPattern } from './auth/token-hash.ts'
import type { Config } from './config.ts'
import { askThrough, assertDurable } from './db/assert-durable.ts'
import { startDurabilityWatch, type DurabilityWatch } from './db/durability-watch.ts'
import { startEmbedded, type Embedded } from './db/embedded/start-embedded.ts'
import { isUnavailable } from './db/errors.ts'
import { migrateToLatest } from './db/migrate.ts'
import { openDatabase, type Connection, type Database } from './db/open-database.ts'
import { createRoadQuestion } from './db/readiness.ts'
import { grantOwnDatabase, openRequestRole } from './db/request-role.ts'
import { hashBareTokens } from './db/session-tokens.ts'
import type { DemoSignIn } from './demo/cast.ts'
import type { Clock, Deps } from './deps.ts'
import { linkPreviews } from './features/preview/handlers.ts'
import { hearOperator } from './hear-operator.ts'
import {
  createMemoryRateLimiter,
  createValkeyRateLimiter,
  type RateLimiter,
} from './limits/rate-limiter.ts'
import { createLocalBus, type Bus } from './live/bus.ts'
import { watchDatabaseRoad, type DatabaseRoad, type RoadPeers } from './live/database-road.ts'
import { startStoreWatch, type StoreWatch } from './live/store-watch.ts'
import { createValkeyBus, type ValkeyBus } from './live/valkey-bus.ts'
import { createLinkTokens } from './mail/link-tokens.ts'
import { createOutboxMailer } from './mail/outbox-mailer.ts'
import { createSmtpMailer } from './mail/smtp-mailer.ts'
import { countJob, createCounts, type ProcessCounts } from './metrics/process-counts.ts'
import { prepareStore, type DemoMode } from './prepare-store.ts'
import { isPair, loadVapidKeys } from './push/vapid-keys.ts'
import { createWebPushSender } from './push/web-push-sender.ts'
import { loadSecret } from './secret.ts'
import { createSecurityLog } from './security-log/create-security-log.ts'
import { recordLimits } from './security-log/record-limits.ts'
import { StartError } from './start-error.ts'
import { startJobs, startSchedule } from './start-jobs.ts'
import { createStopOrder, type StopOrder, type StopTimes } from './stop-order.ts'
import { isSignedIn } from './transport/page-guard.ts'
import { createRateLimits } from './transport/rate-limit.ts'
import { staticClient } from './transport/static.ts'
import { openPhotoStore } from './uploads/open-photo-store.ts'
import type { PhotoStore } from './uploads/photo-store.ts'

/**
 * Connections that may wait to be accepted: a crowd beyond it would try again after 1, 3, 7 and 15
 * s. The system bounds it (net.core.somaxconn).
 */
const connectionBacklog = 4_096

export type Serving = {
  /**
   * Resolves when the server listens, with the sign-ins of a demo. Rejects with an error made for
   * the operator where a setting or the surroundings are wrong.
   */
  ready: Promise<{ signIns: readonly DemoSignIn[] }>
  /**
   * Stops listening, finishes what is being answered, and closes everything within `stopWithinMs`,
   * whatever hangs. Resolves with the names of what was left behind.
   */
  stop(): Promise<readonly string[]>
  /** Makes a stop under way end at once. */
  hurry(): void
}

/** A stop takes no longer, whatever state the server and what it talks to are in. */
export const stopWithinMs = 14_500
/** The last seconds belong to PostgreSQL: without them it would be left behind. */
const stopTimes: StopTimes = { allMs: stopWithinMs, othersMs: 10_000 }
/** A server that starts has answered nobody. */
const stopStartTimes: StopTimes = { allMs: stopWithinMs, othersMs: 1_000 }
const startEndsWithinMs = 1_000

const clientFolder = join(import.meta.dirname, '../../dist/client')
const clock: Clock = { now: () => Date.now() }

/** Starts the server. */
export function serve(config: Config, log: Logger): Serving {
  const order = createStopOrder()
  let isUp = false
  const ready = start(config, log, order).then(
    (running) => {
      isUp = true
      return running
    },
    async (error: unknown) => {
      await order.stopAll(stopStartTimes)
      throw error
    },
  )
  return {
    ready,
    stop: async () => {
      const left = await order.stopAll(isUp ? stopTimes : stopStartTimes)
      const patience = new AbortController()
      await Promise.race([
        ready.catch(() => undefined),
        delay(startEndsWithinMs, undefined, { signal: patience.signal }).catch(() => undefined),
      ])
      patience.abort()
      return left
    },
    hurry: () => order.hurry(),
  }
}

type Running = { signIns: readonly DemoSignIn[] }

async function start(config: Config, log: Logger, order: StopOrder): Promise<Running> {
  const keep = (name: string, stop: () => Promise<unknown>): Promise<void> =>
    order.keep({ name, stop })
  const { bus, peers, keepIn } = createBus(config, log)
  await keep('wake-ups', () => bus.close())
  const store = await findDatabase(config, log, bus, order)
  const { connection, signIns } = await prepareDatabase(config, store, { clock, bus, log })
  const db = openForRequests(connection, { log, bus })
  await keep('the database', () => db.destroy())
  await keep('wake-ups in the database', keepIn(db))
  const { publicUrl, trustedProxyHeader } = config
  const secret =
    config.secret ??
    (await loadSecret(config.dataDir).catch((error: unknown) => {
      throw new StartError(`SECRET: ${messageOf(error)}`, { cause: error })
    }))
  const security = createSecurityLog({ log, secret, clock })
  // As the owner: LISTEN needs a session of its own, which a pooler of requests need not give.
  await keep('operator', await hearOperator(store.owner, { bus, log, security }))
  const limiter = createLimiter(config)
  await keep('limits', () => Promise.resolve(limiter.close?.()))
  const photos = await createPhotoStore(config, log)
  const deps: Deps = {
    db,
    clock,
    bus,
    limiter: recordLimits(limiter, security),
    log,
    security,
    newId: () => randomUUIDv7(),
    mailer: createMailer(config),
    push: await createPush(config),
    links: createLinkTokens(secret),
    photos,
    publicUrl,
    trustedProxyHeader,
    installation: installationOf(config),
  }
  const hashed = await hashBareTokens(db, { hash: createTokenHash(secret), hashedPattern })
  if (hashed > 0) log.info({ sessions: hashed }, 'session tokens hashed')
  await keep('jobs that follow changes', startJobs(deps))
  const counts = createCounts()
  const watch = await startStoreWatch(deps)
  await keep('the watch of the store', () => watch.stop())
  const durability = startDurabilityWatch(deps)
  await keep('the watch of durability', () => Promise.resolve(durability.stop()))
  const road =
    peers === null ? undefined : watchDatabaseRoad({ peers, ask: createRoadQuestion(db), log })
  await keep('the watch of the road', () => Promise.resolve(road?.stop()))
  const stopListening = await listen(config, deps, {
    secret,
    counts,
    store: watch,
    durability,
    road,
  })
  const stopSchedule = startSchedule(deps, store.owner, (name, isDone) =>
    countJob(counts, name, isDone),
  )
  // Together: a job that takes long must not take the time of the calls that are being answered.
  await keep('calls and jobs', () => Promise.all([stopListening(), stopSchedule()]))
  return { signIns }
}

const openForRequests = (
  connection: Connection,
  { log, bus }: { log: Logger; bus: Bus },
): Database =>
  openDatabase(connection, {
    onBroken: (error) => log.warn({ err: error }, 'a connection to the database broke'),
    onAway: () => log.warn('the database does not answer: calls are refused until it does'),
    onBack: () => {
      log.info('the database answers again')
      // What was committed in its last moment was told to no one.
      bus.wakeEverything()
    },
  })

/** Only the embedded store is filled. */
const chooseDemo = ({ demo, databaseUrl }: Config): DemoMode => {
  if (!demo) return 'lock'
  return databaseUrl === null ? 'fill' : 'keep'
}

/** `peers` is null where there is one node. */
type NodeBus = { bus: Bus; peers: RoadPeers | null; keepIn: ValkeyBus['keepIn'] }

/**
 * Several nodes tell each other through Valkey, and through the database where Valkey is silent.
 */
function createBus({ valkeyUrl }: Config, log: Logger): NodeBus {
  if (valkeyUrl === null)
    return { bus: createLocalBus(), peers: null, keepIn: () => () => Promise.resolve() }
  const bus = createValkeyBus(valkeyUrl, log)
  return { bus, peers: bus, keepIn: bus.keepIn }
}

/** With several nodes they count together. */
const createLimiter = ({ valkeyUrl }: Config): RateLimiter & { close?: () => void } =>
  valkeyUrl === null ? createMemoryRateLimiter() : createValkeyRateLimiter(valkeyUrl)

const createMailer = (config: Config): Deps['mailer'] =>
  config.smtpUrl === null
    ? createOutboxMailer(join(config.dataDir, 'outbox'), clock)
    : createSmtpMailer(config.smtpUrl, config.mailFrom)

const installationOf = ({ operatorEmail, smtpUrl }: Config): Deps['installation'] => ({
  operatorEmail,
  mail: smtpUrl === null ? 'files' : 'server',
  push: true,
})

/** Push services want to know whom to write to. */
async function createPush({ vapid, dataDir, mailFrom }: Config): Promise<Deps['push']> {
  const keys =
    vapid ??
    (await loadVapidKeys(dataDir).catch((error: unknown) => {
      throw new StartError(`VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: ${messageOf(error)}`, {
        cause: error,
      })
    }))
  if (!isPair(keys))
    throw new StartError('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: do not belong together')
  return createWebPushSender({
    keys,
    subject: `mailto:${/<(.+)>/.exec(mailFrom)?.[1] ?? mailFrom}`,
  })
}

/**
 * A folder that cannot be written is a wrong setting; a bucket may only be away for now, and the
 * game goes on without it.
 */
async function createPhotoStore({ storage }: Config, log: Logger): Promise<PhotoStore> {
  const photos = openPhotoStore(storage)
  if (storage.kind === 'folder')
    await photos.check().catch((error: unknown) => {
      throw new StartError(`STORAGE: ${messageOf(error)}`, { cause: error })
    })
  else
    photos
      .check()
      .catch((error: unknown) => log.warn({ err: error }, 'STORAGE: photos cannot be kept now'))
  return photos
}

/** Where the store is: `owner` makes tables; `embedded` is null for a database of one's own. */
type Store = { owner: Connection; embedded: Embedded['connection'] | null }

/** DATABASE_URL, else the embedded PostgreSQL, started. */
async function findDatabase(
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
    // What was committed in its last moment was told to nobody.
    onUp: () => bus.wakeEverything(),
    signal: order.signal,
  })
  await order.keep({ name: 'PostgreSQL', stop: embedded.stop, hurry: embedded.hurry, isLast: true })
  return { owner: embedded.connection, embedded: embedded.connection }
}

/**
 * A store that keeps what it answers, with the newest tables and what must stand in them: a step
 * over a large one takes its time. Done as the owner; returns the connection of requests.
 */
async function prepareDatabase(
  config: Config,
  { owner, embedded }: Store,
  deps: Pick<Deps, 'clock' | 'bus' | 'log'>,
): Promise<{ connection: Connection; signIns: readonly DemoSignIn[] }> {
  const db = openDatabase(owner, { size: 2, statementMs: 0 })
  try {
    await assertDurable(askThrough(db)).catch((error: unknown) => {
      throw new StartError(
        `DATABASE_URL: ${isUnavailable(error) ? 'the database cannot be reached: ' : ''}${messageOf(error)}`,
        { cause: error },
      )
    })
    await migrateToLatest(db)
    const connection = await openRequests(config, db, embedded)
    return {
      connection,
      signIns: await prepareStore({ ...deps, db }, { demo: chooseDemo(config) }),
    }
  } finally {
    await db.destroy()
  }
}

/** The connection of requests, with the rights they need on the newest tables. */
async function openRequests(
  { databaseUrl, databaseOwnerUrl }: Config,
  owner: Database,
  embedded: Embedded['connection'] | null,
): Promise<Connection> {
  if (embedded !== null) return openRequestRole(owner, embedded)
  const requests = { connectionString: databaseUrl ?? '' }
  if (databaseOwnerUrl !== null) await grantOwnDatabase(owner, requests)
  return requests
}

type Parts = {
  secret: string
  counts: ProcessCounts
  store: StoreWatch
  durability: DurabilityWatch
  road: DatabaseRoad | undefined
}

/** Answers how to stop listening. */
async function listen(
  config: Config,
  deps: Deps,
  { secret, ...watching }: Parts,
): Promise<() => Promise<void>> {
  const auth = createAuth({
    deps,
    secret,
    providers: config.providers,
    secondFactor: config.secondFactor,
  })
  const limits = createRateLimits(deps.limiter, deps.trustedProxyHeader)
  const app = createApp(deps, auth, {
    metricsToken: config.metricsToken,
    socketsPerAddress: config.socketsPerAddress,
    allowedHosts: config.allowedHosts,
    ...watching,
  })
  await app.server.register(staticClient, {
    directory: clientFolder,
    publicUrl: config.publicUrl,
    mapStyleUrl: config.mapStyleUrl,
    isSignedIn: isSignedIn(auth),
    previews: {
      ...linkPreviews(deps),
      mayAsk: (request) => limits.ofAddress(['preview'], request),
    },
  })
  await app.server
    .listen({ host: config.host, port: config.port, backlog: connectionBacklog })
    .catch((error: NodeJS.ErrnoException) => {
      throw new StartError(listenComplaint(config, error), { cause: error })
    })
  return async () => {
    await app.close()
    auth.close()
  }
}

function listenComplaint({ host, port }: Config, error: NodeJS.ErrnoException): string {
  switch (error.code ?? '') {
    case 'EADDRINUSE':
      return `PORT: ${port} is in use on ${host}; another program listens there`
    case 'EACCES':
      return `PORT: ${port} may not be used by this user`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST: "${host}" is no address of this machine`
    default:
      return `HOST, PORT: ${messageOf(error)}`
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error && error.message !== ''
    ? error.message
    : String(error instanceof AggregateError ? error.errors[0] : error)
