// The whole server for one test file: a real database, real HTTP and WebSockets, a manual clock,
// and a mailbox. A bug logged by the server fails the test that caused it, in `close` at the
// latest.
import { createHash, randomUUIDv7 } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp, type App, type ServerOptions } from '#server/app.ts'
import type { Auth } from '#server/auth/auth.ts'
import type { AuthOptions } from '#server/auth/better-auth-options.ts'
import { createAuth } from '#server/auth/create-auth.ts'
import { brandMailer } from '#server/branding/brand-mailer.ts'
import { watchBranding } from '#server/branding/watch-branding.ts'
import type { Checkout } from '#server/checkout/checkout.ts'
import type { AwayPlace } from '#server/db/backup/away-place.ts'
import type { BackupPlace } from '#server/db/backup/backup-place.ts'
import { createBackupPlace } from '#server/db/backup/create-backup-place.ts'
import type { Database } from '#server/db/open-database.ts'
import type { Clock, Deps } from '#server/deps.ts'
import { createMemoryRateLimiter, type RateLimiter } from '#server/limits/rate-limiter.ts'
import { createValkeyRateLimiter } from '#server/limits/valkey-rate-limiter.ts'
import { createLinkKeys } from '#server/link/link-keys.ts'
import { createLocalBus } from '#server/live/bus.ts'
import { startStoreWatch, type StoreWatch } from '#server/live/store-watch.ts'
import { createLog } from '#server/log.ts'
import { guardMailer } from '#server/mail/guarded-mailer.ts'
import { createLinkTokens } from '#server/mail/link-tokens.ts'
import type { Mail, Mailer } from '#server/mail/mail.ts'
import type { MailEvents } from '#server/mail/provider-proof.ts'
import { followers } from '#server/manifests/followers.ts'
import { people } from '#server/manifests/people.ts'
import type { PushSender } from '#server/push/push.ts'
import { alwaysOpen, watchMaintenance } from '#server/runtime/watch-maintenance.ts'
import { createSecurityLog } from '#server/security-log/create-security-log.ts'
import { recordLimits } from '#server/security-log/record-limits.ts'
import { createFolderStore } from '#server/uploads/folder-store.ts'
import type { PhotoStore } from '#server/uploads/photo-store.ts'
import type { Weather } from '#server/weather/weather.ts'
import { aPlayer, aUser, type PlayerOptions, type SignInOptions } from './builders.ts'
import { noLimits } from './no-limits.ts'
import { createPushTwin, type PushTwin } from './push-twin.ts'
import { openPatiently, withRequestRole } from './run-postgres.ts'
import { testClient, type TestClient } from './test-client.ts'
import { testDatabase, type TestDatabase } from './test-database.ts'
import { signTestToken, testSecret as secret } from './test-secret.ts'
import { openTestSocket, type SocketOptions, type TestSocket } from './test-socket.ts'
import { until } from './until.ts'

const silent = { warn: () => undefined }

/** Monday, 8 am in New York. */
export const testStart = Date.UTC(2026, 5, 1, 12)

type TestClock = Clock & {
  set(at: number | string): void
  advance(ms: number): void
}
type Mailbox = {
  readonly mails: readonly Mail[]
  next(): Promise<Mail>
}
type LogLine = { level: number; msg: string } & Record<string, unknown>

export type TestUser = TestClient & {
  userId: string
  email: string
  token: string
  cookie: string
  headers: Record<string, string>
}
export type TestPlayer = TestUser & { playerId: string }

export type TestAppOptions = Pick<AuthOptions, 'providers' | 'secondFactor'> & {
  isLocal?: boolean
  machine?: Deps['machine']
  /** Turns on rate limits, counted in memory by the real clock; off by default. */
  isRateLimited?: boolean
  valkeyUrl?: string
  trustedProxyHeader?: string
  logLevel?: 'trace'
  metricsToken?: string
  publicUrl?: string
  /** The server publishes its store's identity and detects another store. */
  watchesStore?: boolean
  /** The server reports that it sends e-mails, so addresses can be proved. */
  sendsMail?: boolean
  /** Accepted host names besides `publicUrl`'s; this machine's by default. */
  allowedHosts?: readonly string[]
  mailer?: Mailer
  mailEvents?: MailEvents
  checkout?: Checkout
  weather?: Weather
  push?: PushSender
  photos?: PhotoStore
  /** Where the server keeps its own backups; none by default. */
  backupFolder?: string
  backupsAway?: AwayPlace
  poolSize?: number
  replica?: Database
  /** Runs on the database of another server, which must outlive this one. */
  beside?: Pick<TestApp, 'databaseUrl'>
  /** An existing database; it is dropped with the app. */
  database?: TestDatabase
  time?: Clock
  port?: number
  extend?: (app: App, auth: Auth, deps: Deps) => Promise<void>
  watch?: (db: Database) => Database
}

export type TestApp = {
  url: string
  /** As owner, for test setup; the server itself uses the request role. */
  db: Database
  databaseUrl: string
  deps: Deps
  app: App
  clock: TestClock
  mailbox: Mailbox
  push: PushTwin
  visitor: TestClient
  /**
   * A player with a session, created without the sign-in screens. The player id is the name's slug.
   */
  signedIn(name: string, options?: PlayerOptions): Promise<TestPlayer>
  signedInUser(name: string, options?: SignInOptions): Promise<TestUser>
  /** A window of the holder of `token`, or of a visitor. */
  socket(token?: string | null, options?: SocketOptions): Promise<TestSocket>
  logs: readonly LogLine[]
  securityLines: readonly LogLine[]
  /** Returns and clears the logged errors, which a test that provokes them must do. */
  takeErrors(): LogLine[]
  /** Stops everything and drops the database; throws when the server logged a bug. */
  close(): Promise<void>
}

const describeInstallation = (options: TestAppOptions): Deps['installation'] => ({
  operatorEmail: 'operator@sideout.test',
  mail: options.sendsMail === true ? 'server' : 'files',
  push: false,
  agreementYears: 7,
  isLocal: options.isLocal === true,
})

export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await databaseFor(options)
  const requests = openRequests(options, database)
  const clock = testClock()
  const logs: LogLine[] = []
  const mails: Mail[] = []
  const push = createPushTwin()
  const publicUrl = options.publicUrl ?? 'http://sideout.test'
  const limiter = limiterFor(options)
  const securityLines: LogLine[] = []
  const time = options.time ?? clock
  const security = createSecurityLog({
    log: createLog('info', {
      write: (line: string) => {
        securityLines.push(JSON.parse(line) as LogLine)
      },
    }),
    secret,
    clock: time,
  })
  const bus = createLocalBus()
  const branding = await watchBranding({ db: database.db, bus, log: silent })
  const deps: Deps = {
    db: requests.watched,
    newId: () => randomUUIDv7(),
    bus,
    branding,
    limiter: recordLimits(limiter, security),
    security,
    people,
    followers,
    publicUrl,
    photos: photosFor(options, database),
    backups: openBackups(options, database),
    backupsAway: options.backupsAway ?? null,
    links: createLinkTokens({ current: secret, previous: null }),
    linkKeys: createLinkKeys({ current: secret, previous: null }),
    machine: options.machine,
    installation: describeInstallation(options),
    log: createLog(
      options.logLevel ?? 'warn',
      {
        write: (line: string) => {
          logs.push(JSON.parse(line) as LogLine)
        },
      },
      () => time.now(),
    ),
    ...outsideOf(options, { clock, mails, push }),
  }
  deps.mailer = guardMailer(brandMailer(deps.mailer, branding), deps)
  const auth = createAuth({
    deps,
    secret,
    providers: options.providers ?? {},
    secondFactor: options.secondFactor ?? 'off',
  })
  const store = options.watchesStore === true ? await startStoreWatch(deps) : null
  const maintenance = await maintenanceFor(options, { db: requests.db, bus, store })
  const app = createApp(deps, auth, {
    ...watchingOf(options),
    store: store ?? undefined,
    maintenance,
  })
  await options.extend?.(app, auth, deps)
  await app.server.listen({ host: '127.0.0.1', port: options.port ?? 0 })
  const url = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}`

  const asUser = (user: { userId: string; email: string; sessionToken: string }): TestUser => {
    const token = signTestToken(user.sessionToken)
    const headers = { authorization: `Bearer ${token}` }
    const cookieName = `${publicUrl.startsWith('https:') ? '__Host-' : ''}sideout.session_token`
    return {
      ...testClient(url, headers),
      userId: user.userId,
      email: user.email,
      token,
      headers,
      cookie: `${cookieName}=${token}`,
    }
  }
  const takeErrors = (): LogLine[] => logs.splice(0).filter((line) => line.level >= 50)
  return {
    url,
    db: database.db,
    databaseUrl: database.url,
    deps,
    app,
    clock,
    logs,
    securityLines,
    takeErrors,
    mailbox: mailboxOf(mails),
    push,
    visitor: testClient(url),
    signedIn: async (name, playerOptions) => {
      const player = await aPlayer(database.db, name, playerOptions)
      return { ...asUser(player), playerId: player.playerId }
    },
    signedInUser: async (name, userOptions) => asUser(await aUser(database.db, name, userOptions)),
    socket: (token = null, options = {}) =>
      openTestSocket(url, token === null ? {} : { authorization: `Bearer ${token}` }, options),
    close: async () => {
      await app.close()
      maintenance.stop()
      await store?.stop()
      auth.close()
      branding.close()
      limiter.close()
      await requests.db.destroy()
      await database.drop()
      const errors = takeErrors()
      if (errors.length > 0)
        throw new Error(
          `the server logged ${errors.length} bugs, the first: ${JSON.stringify(errors[0])}`,
        )
    },
  }
}

const maintenanceFor = async (
  { backupFolder }: TestAppOptions,
  { db, bus, store }: { db: Database; bus: Deps['bus']; store: StoreWatch | null },
): ReturnType<typeof watchMaintenance> =>
  backupFolder === undefined
    ? { ...alwaysOpen, stop: () => undefined }
    : watchMaintenance({ db, bus, log: silent, store: store ?? undefined })

const outsideOf = (
  options: TestAppOptions,
  { clock, mails, push }: { clock: Clock; mails: Mail[]; push: Deps['push'] },
): Pick<
  Deps,
  'weather' | 'checkout' | 'clock' | 'mailer' | 'push' | 'replica' | 'trustedProxyHeader'
> => ({
  checkout: options.checkout ?? null,
  weather: options.weather ?? null,
  replica: options.replica ?? null,
  clock: options.time ?? clock,
  push: options.push ?? push,
  trustedProxyHeader: options.trustedProxyHeader ?? null,
  mailer: options.mailer ?? {
    send: (mail) => {
      mails.push(mail)
      return Promise.resolve()
    },
  },
})

function openRequests(
  { poolSize = 4, watch = (db) => db }: TestAppOptions,
  { url }: Pick<TestDatabase, 'url'>,
): { db: Database; watched: Database } {
  const db = openPatiently({ connectionString: withRequestRole(url) }, { size: poolSize })
  return { db, watched: watch(db) }
}

const watchingOf = ({
  metricsToken,
  allowedHosts = ['127.0.0.1', 'localhost'],
  mailEvents,
}: TestAppOptions): ServerOptions => ({
  metricsToken: metricsToken ?? null,
  allowedHosts,
  mailEvents: mailEvents ?? null,
})

function limiterFor({
  isRateLimited = false,
  valkeyUrl,
}: TestAppOptions): RateLimiter & { close(): void } {
  if (valkeyUrl !== undefined) return createValkeyRateLimiter(valkeyUrl)
  return { ...(isRateLimited ? createMemoryRateLimiter() : noLimits), close: () => undefined }
}

/** One folder per database, because servers on the same database share both. */
const photoFolderOf = ({ url }: Pick<TestDatabase, 'url'>): string =>
  join(tmpdir(), `sideout-photos-${createHash('sha256').update(url).digest('hex').slice(0, 16)}`)

const photosFor = ({ photos }: TestAppOptions, database: TestDatabase): PhotoStore =>
  photos ?? createFolderStore(photoFolderOf(database))

const openBackups = (options: TestAppOptions, database: TestDatabase): BackupPlace | null =>
  options.backupFolder === undefined
    ? null
    : createBackupPlace({
        connection: { connectionString: database.url },
        photos: photosFor(options, database),
        dataDir: options.backupFolder,
        folder: options.backupFolder,
      })

async function databaseFor({ poolSize, beside, database }: TestAppOptions): Promise<TestDatabase> {
  const size = poolSize === undefined ? {} : { size: poolSize }
  if (beside !== undefined) return sameDatabase(beside.databaseUrl, size)
  const own = database ?? (await testDatabase(size))
  return {
    ...own,
    drop: () =>
      Promise.all([own.drop(), rm(photoFolderOf(own), { recursive: true, force: true })]).then(
        () => undefined,
      ),
  }
}

function sameDatabase(url: string, options: { size?: number }): TestDatabase {
  const db = openPatiently({ connectionString: url }, options)
  return { url, db, drop: () => db.destroy() }
}

function testClock(): TestClock {
  let now = testStart
  return {
    now: () => now,
    set: (at) => {
      now = typeof at === 'number' ? at : Date.parse(at)
    },
    advance: (ms) => {
      now += ms
    },
  }
}

function mailboxOf(mails: readonly Mail[]): Mailbox {
  let taken = 0
  return {
    mails,
    next: async () => {
      const mail = await until('the next mail', () => mails[taken])
      taken += 1
      return mail
    },
  }
}
