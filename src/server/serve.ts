// Starts the server in dependency order and stops it in reverse (stop-order.ts), at any time, also
// during startup. A failed start stops whatever was started.
import { randomUUIDv7 } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { retryWhileBusy } from './ask-patiently.ts'
import { createAuth } from './auth/create-auth.ts'
import { brandMailer } from './branding/brand-mailer.ts'
import { watchBranding, type BrandingWatch } from './branding/watch-branding.ts'
import { createStripeCheckout } from './checkout/stripe-checkout.ts'
import type { Config } from './config.ts'
import {
  createBus,
  createRateLimiter,
  createPhotoStore,
  createPush,
  describeInstallation,
  openMail,
  openWeather,
} from './create-adapters.ts'
import { createBackupPlace } from './db/backup/create-backup-place.ts'
import { createS3AwayPlace } from './db/backup/s3-away-place.ts'
import { startDurabilityWatch, type DurabilityWatch } from './db/durability-watch.ts'
import type { DatabaseConnection } from './db/open-database.ts'
import { createRoadQuestion } from './db/readiness.ts'
import type { DemoSignIn } from './demo/cast.ts'
import type { Clock, Deps } from './deps.ts'
import { makeSetupLink } from './features/operator/setup-commands.ts'
import { findLinkPage } from './features/personal-link/handlers.ts'
import { linkPreviews } from './features/preview/handlers.ts'
import { findDatabase, openForRequests, openReplica, prepareDatabase } from './find-database.ts'
import { listenForOperatorActs } from './hear-operator.ts'
import { createLinkKeys } from './link/link-keys.ts'
import { watchDatabaseLink, type DatabaseLink, type LinkPeers } from './live/database-road.ts'
import { startStoreWatch, type StoreWatch } from './live/store-watch.ts'
import { guardMailer } from './mail/guarded-mailer.ts'
import { createLinkTokens } from './mail/link-tokens.ts'
import type { MailEvents } from './mail/provider-proof.ts'
import { followers } from './manifests/followers.ts'
import { people } from './manifests/people.ts'
import { countJob, createCounts, type ProcessCounts } from './metrics/process-counts.ts'
import { applyInstallationFile } from './runtime/apply-installation-file.ts'
import { applySecrets } from './runtime/apply-secrets.ts'
import { readOwnVersion } from './runtime/changes.ts'
import { readInstallationFile, type Preset } from './runtime/installation-file.ts'
import { createMachine } from './runtime/machine.ts'
import { createReleaseWatch, watchReleases, type ReleaseWatch } from './runtime/release-watch.ts'
import type { WarningBook } from './runtime/warning-book.ts'
import { watchMaintenance, type Maintenance } from './runtime/watch-maintenance.ts'
import { loadSecret, type Secrets } from './secret.ts'
import { createSecurityLog } from './security-log/create-security-log.ts'
import { recordLimits } from './security-log/record-limits.ts'
import { getMessage, StartError } from './start-error.ts'
import { startJobs, startSchedule } from './start-jobs.ts'
import { createStopOrder, type StopOrder, type StopTimes } from './stop-order.ts'
import { staticClient } from './transport/client-files/static.ts'
import { isSignedIn } from './transport/page-guard.ts'
import { createRateLimits } from './transport/rate-limit.ts'
import type { PhotoStore } from './uploads/photo-store.ts'
import { warmUp } from './warm-up.ts'

/**
 * Connections waiting to be accepted; beyond this, clients retry after 1, 3, 7 and 15 s. The
 * system's limit is net.core.somaxconn.
 */
const connectionBacklog = 4_096

export type Serving = {
  /**
   * Resolves when the server listens, with the demo's sign-ins and the first owner's link. Rejects with an error worded for
   * the operator when a setting or the environment is wrong.
   */
  ready: Promise<Running>
  /**
   * Stops listening, finishes running requests, and closes everything within `stopWithinMs`,
   * whatever hangs. Resolves with the names of what couldn't be closed.
   */
  stop(): Promise<readonly string[]>
  hurry(): void
}

export const stopWithinMs = 14_500
/** The last seconds are reserved for PostgreSQL, which would be left running otherwise. */
const stopTimes: StopTimes = { allMs: stopWithinMs, othersMs: 10_000 }
/** A starting server has no responses to finish. */
const stopStartTimes: StopTimes = { allMs: stopWithinMs, othersMs: 1_000 }
const startEndsWithinMs = 1_000

const clientFolder = join(import.meta.dirname, '../../dist/client')
const changelog = join(import.meta.dirname, '../../CHANGELOG.md')
const packageFile = join(import.meta.dirname, '../../package.json')
const faceFolder = join(import.meta.dirname, '../../data/faces')
const clock: Clock = { now: () => Date.now() }

export function serve(config: Config, log: Logger, warnings: WarningBook): Serving {
  const order = createStopOrder()
  let isUp = false
  const ready = start(config, log, order, warnings).then(
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

type Running = { signIns: readonly DemoSignIn[]; setupLink: string | null }

async function start(
  config: Config,
  log: Logger,
  order: StopOrder,
  warnings: WarningBook,
): Promise<Running> {
  const [preset, counts] = [await readInstallationFile(config.installationFile), createCounts()]
  const keep = (name: string, stop: () => Promise<unknown>): Promise<void> =>
    order.keep({ name, stop })
  const { bus, peers, keepIn } = await createBus(config, log)
  await keep('wake-ups', () => bus.close())
  const store = await findDatabase(config, log, bus, order)
  const photos = await createPhotoStore(config, log)
  const { connection, signIns } = await prepareDatabase(config, store, { clock, bus, log, photos })
  const db = openForRequests(connection, { log, bus })
  await keep('the database', () => db.destroy())
  const replica = openReplica(config)
  await keep('the replica', () => Promise.resolve(replica?.destroy()))
  await keep('wake-ups in the database', keepIn(db))
  const secrets = { current: await findSecret(config), previous: config.previousSecret }
  const security = createSecurityLog({ log, secret: secrets.current, clock })
  // As the owner, because LISTEN needs a session of its own, which a pooler for requests may not
  // give.
  await keep('operator', await listenForOperatorActs(store.owner, { bus, log, security }))
  const limiter = await createRateLimiter(config)
  await keep('limits', () => Promise.resolve(limiter.close?.()))
  const branding = await keepBranding({ db, bus, log }, keep)
  const { mailer, mailEvents } = await openMail(config, { secrets, clock, log })
  await keep('mail', () => Promise.resolve(mailer.close?.()))
  const releases = await keepReleases(config, log, keep)
  const deps: Deps = {
    db,
    replica,
    clock,
    bus,
    limiter: recordLimits(limiter, security),
    log,
    security,
    newId: () => randomUUIDv7(),
    mailer: guardMailer(brandMailer(mailer, branding), { db, bus, clock, limiter, log }),
    push: await createPush(config),
    checkout: config.stripe && createStripeCheckout(config.stripe),
    weather: openWeather(config, { clock, log }),
    links: createLinkTokens(secrets),
    linkKeys: createLinkKeys(secrets),
    ...openFiles(config, store.owner, photos),
    branding,
    people,
    followers,
    ...describeAddress(config),
    installation: describeInstallation(config),
    machine: createMachine(config, { counts, warnings, releases, changelog, db, replica }),
  }
  await retryWhileBusy(() => applySettings(deps, { secrets, preset }), log)
  await keep('jobs that follow changes', startJobs(deps))
  const watches = await startWatches(deps, peers, keep)
  const heard = { secret: secrets.current, mailEvents, counts, ...watches }
  const stopListening = await listen(config, deps, heard)
  const stopSchedule = startSchedule(deps, store.owner, (...job) => countJob(counts, ...job))
  // In parallel, so that a long job doesn't take time from running calls.
  await keep('calls and jobs', () => Promise.all([stopListening(), stopSchedule()]))
  return { signIns, setupLink: await makeSetupLink(deps) }
}

const openFiles = (
  { backupDir: folder, backupAway, dataDir }: Config,
  connection: DatabaseConnection,
  photos: PhotoStore,
): Pick<Deps, 'photos' | 'backups' | 'backupsAway'> => ({
  photos,
  backups: folder === null ? null : createBackupPlace({ connection, photos, dataDir, folder }),
  backupsAway: backupAway === null ? null : createS3AwayPlace(backupAway, backupAway),
})

async function applySettings(
  deps: Deps,
  { secrets, preset }: { secrets: Secrets; preset: Preset | null },
): Promise<void> {
  await applySecrets(deps, secrets)
  await applyInstallationFile(deps, preset)
}

type Keep = (name: string, stop: () => Promise<unknown>) => Promise<void>

async function startWatches(
  deps: Deps,
  peers: LinkPeers | null,
  keep: Keep,
): Promise<Pick<Parts, 'store' | 'durability' | 'road' | 'maintenance'>> {
  const store = await startStoreWatch(deps)
  await keep('the watch of the store', () => store.stop())
  const maintenance = await watchMaintenance({ ...deps, store })
  await keep('the watch of restores', () => Promise.resolve(maintenance.stop()))
  const durability = startDurabilityWatch(deps)
  await keep('the watch of durability', () => Promise.resolve(durability.stop()))
  const ask = createRoadQuestion(deps.db)
  const road = peers === null ? undefined : watchDatabaseLink({ peers, ask, log: deps.log })
  await keep('the watch of the road', () => Promise.resolve(road?.stop()))
  return { store, maintenance, durability, road }
}

async function keepReleases(
  { updateFeed: url }: Config,
  log: Logger,
  keep: Keep,
): Promise<ReleaseWatch> {
  const onError = (error: unknown): void =>
    log.warn({ err: error }, 'UPDATE_FEED could not be read')
  const releases = createReleaseWatch({ url, own: await readOwnVersion(packageFile), onError })
  const stop = watchReleases(releases)
  await keep('releases', () => Promise.resolve(stop()))
  return releases
}

async function keepBranding(
  parts: Pick<Deps, 'db' | 'bus' | 'log'>,
  keep: Keep,
): Promise<BrandingWatch> {
  const branding = await retryWhileBusy(() => watchBranding(parts), parts.log)
  await keep('the branding', () => Promise.resolve(branding.close()))
  return branding
}

const describeAddress = ({
  publicUrl,
  trustedProxyHeader,
}: Config): Pick<Deps, 'publicUrl' | 'trustedProxyHeader'> => ({ publicUrl, trustedProxyHeader })

const findSecret = async ({ secret, dataDir }: Config): Promise<string> =>
  secret ??
  (await loadSecret(dataDir).catch((error: unknown) => {
    throw new StartError(`SECRET: ${getMessage(error)}`, { cause: error })
  }))

type Parts = {
  secret: string
  mailEvents: MailEvents | null
  counts: ProcessCounts
  store: StoreWatch
  durability: DurabilityWatch
  road: DatabaseLink | undefined
  maintenance: Maintenance
}

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
    findLinkPage: findLinkPage(deps),
    directory: clientFolder,
    publicUrl: config.publicUrl,
    mapStyleUrl: config.mapStyleUrl,
    isSignedIn: isSignedIn(auth),
    branding: deps.branding,
    faceFolder,
    previews: {
      ...linkPreviews(deps, auth.providers),
      mayAsk: (request) => limits.ofAddress(['preview'], request),
    },
  })
  await warmUp(deps, app.hub)
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
      return `HOST, PORT: ${getMessage(error)}`
  }
}
