// The wire over a real database with minimal handlers: notes (id, value) that a call writes and
// live queries show. A Bearer token names the caller.
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { visitor, type Actor, type SignedIn } from '#domain/access/actor.ts'
import { socketsPerAddress } from '#domain/live/live-limits.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import { shippedLook } from '#server/branding/watch-branding.ts'
import type { Database } from '#server/db/open-database.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/handler.ts'
import type { RateLimiter } from '#server/limits/rate-limiter.ts'
import { createLinkKeys } from '#server/link/link-keys.ts'
import { createLocalBus, type Bus } from '#server/live/bus.ts'
import { createHub, type Hub } from '#server/live/hub.ts'
import type { LiveHandlers } from '#server/live/live-query.ts'
import type { StoreWatch } from '#server/live/store-watch.ts'
import { createLinkTokens } from '#server/mail/link-tokens.ts'
import { followers } from '#server/manifests/followers.ts'
import { people } from '#server/manifests/people.ts'
import { createCallRunner } from '#server/transport/calls.ts'
import { addErrors } from '#server/transport/errors.ts'
import { toFrame } from '#server/transport/frames.ts'
import { addCalls, closeHttpServer, createHttpServer } from '#server/transport/http.ts'
import { ownOrigin } from '#server/transport/origin.ts'
import { uncountUnavailable, createRateLimits } from '#server/transport/rate-limit.ts'
import { addSocket } from '#server/transport/socket.ts'
import { createFolderStore } from '#server/uploads/folder-store.ts'
import { bareInstallation } from './bare-installation.ts'
import { noLimits } from './no-limits.ts'
import { createPushTwin } from './push-twin.ts'
import { createQuietSecurity } from './quiet-security.ts'

export type WireServer = {
  url: string
  port: number
  hub: Hub
  bus: Bus
  actors: Map<string, Actor>
  logged: string[]
  write(id: string, value: string | null): Promise<void>
  close(): Promise<void>
}

export const person = (userId: string, playerId: string | null = userId): SignedIn => ({
  kind: 'signed-in',
  userId,
  playerId,
  email: `${userId}@example.org`,
  provider: 'email',
  sessionId: `session-${userId}`,
  lacksSecondFactor: false,
})

export const bearer = (token: string): Record<string, string> => ({
  authorization: `Bearer ${token}`,
})

export type WireServerOptions = {
  db: Database
  bus?: Bus
  handlers?: Partial<Handlers>
  live?: object
  log?: pino.Level
  limiter?: RateLimiter
  socketsPerAddress?: number
  store?: StoreWatch
  whileRefreshing?: () => Promise<void>
}

export async function makeNotes(db: Database): Promise<void> {
  await sql`create table notes (id text primary key, value text not null)`.execute(db)
}

export async function startWireServer(options: WireServerOptions): Promise<WireServer> {
  const { db, bus = createLocalBus(), handlers = {}, log = 'warn' } = options
  const logged: string[] = []
  const logger = pino({ level: log }, { write: (line: string) => void logged.push(line) })
  const mailer = { send: () => Promise.resolve() }
  const deps: Deps = {
    branding: shippedLook,
    db,
    bus,
    mailer,
    photos: createFolderStore(join(tmpdir(), 'sideout-photos')),
    log: logger,
    clock: { now: () => Date.now() },
    newId: () => crypto.randomUUID(),
    limiter: options.limiter ?? noLimits,
    people,
    followers,
    publicUrl: 'https://sideout.example',
    trustedProxyHeader: null,
    installation: bareInstallation,
    push: createPushTwin(),
    links: createLinkTokens({ current: 'a secret', previous: null }),
    linkKeys: createLinkKeys({ current: 'a secret', previous: null }),
    security: createQuietSecurity(),
  }
  const actors = new Map<string, Actor>()
  const actorOf = (headers: { authorization?: string | undefined }): Promise<Actor> =>
    Promise.resolve(actors.get(headers.authorization?.slice('Bearer '.length) ?? '') ?? visitor)
  const refreshActor = async ({ userId }: SignedIn): Promise<Actor> => {
    await options.whileRefreshing?.()
    return (
      [...actors.values()].find((actor) => actor.kind === 'signed-in' && actor.userId === userId) ??
      visitor
    )
  }
  const server = createHttpServer(logger, deps.publicUrl)
  const hub = createHub(deps, { ...noteQueries, ...options.live }, toFrame, options.store)
  const isOwnOrigin = ownOrigin(deps.publicUrl)
  addErrors(server, logger)
  const limits = createRateLimits(deps.limiter, null)
  uncountUnavailable(server, limits)
  addCalls(server, {
    run: createCallRunner(deps, handlers as Handlers),
    actorOf,
    limits,
    isOwnOrigin,
    security: deps.security,
    isReady: () => Promise.resolve(true),
  })
  const closeSockets = addSocket(server, {
    hub,
    actorOf,
    refreshActor,
    addressOf: (request) => limits.addressOf(request),
    socketsPerAddress: options.socketsPerAddress ?? socketsPerAddress,
    isOwnOrigin,
    isAllowedHost: () => true,
    publicUrl: deps.publicUrl,
    security: deps.security,
    bus,
    store: options.store,
    log: logger,
  })
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    hub,
    bus,
    actors,
    logged,
    port: Number(new URL(url).port),
    write: async (id, value) => {
      await writeNote(db, id, value)
      bus.publish([`note:${id}`])
    },
    close: async () => {
      hub.close()
      closeSockets()
      await closeHttpServer(server)
    },
  }
}

async function writeNote(db: Database, id: string, value: string | null): Promise<void> {
  if (value === null) await sql`delete from notes where id = ${id}`.execute(db)
  else
    await sql`insert into notes values (${id}, ${value}) on conflict (id) do update
      set value = excluded.value`.execute(db)
}

async function readNote(db: Database, id: string): Promise<string | null> {
  const { rows } = await sql<{ value: string }>`select value from notes where id = ${id}`.execute(
    db,
  )
  return rows[0]?.value ?? null
}

/** Guards wait here while a test holds this advisory lock. */
export const gate = 4711
const waitAtGate = (db: Database): Promise<unknown> =>
  sql`select pg_advisory_xact_lock_shared(${gate})`.execute(db)

/**
 * version-current: shared, for visitors; the note "version". locations-byId: shared by all players;
 * the venue's note, refused when missing. events-byId: behind a guard; the note "guests:{player}".
 * alerts-list: personal; the note "alerts:{player}".
 */
const noteQueries = {
  'version-current': {
    shared: true,
    topics: () => ['note:version'],
    load: async ({ db }: Load) => ok({ value: (await readNote(db, 'version')) ?? '' }),
  },
  'locations-byId': {
    shared: true,
    topics: ({ locationId }: { locationId: string }) => [`note:${locationId}`],
    load: async ({ db }: Load, { locationId }: { locationId: string }) => {
      const value = await readNote(db, locationId)
      return value === null ? refuse('location-not-found') : ok({ value })
    },
  },
  'events-byId': {
    shared: true,
    topics: ({ eventId }: { eventId: string }) => [`note:${eventId}`],
    guard: {
      topics: (_input: unknown, viewer: SignedIn) => [`note:guests:${viewer.playerId}`],
      check: async ({ db }: Load, _input: unknown, viewer: SignedIn) => {
        await waitAtGate(db)
        return (await readNote(db, `guests:${viewer.playerId}`)) === null
          ? refuse('event-not-found')
          : ok(null)
      },
    },
    load: async ({ db }: Load, { eventId }: { eventId: string }) =>
      ok({ value: (await readNote(db, eventId)) ?? '' }),
  },
  'alerts-list': {
    shared: false,
    topics: (_input: unknown, viewer: SignedIn) => [`note:alerts:${viewer.playerId}`],
    load: async ({ db }: Load, _input: unknown, viewer: SignedIn) =>
      ok({ value: (await readNote(db, `alerts:${viewer.playerId}`)) ?? '' }),
  },
  'players-me': {
    shared: false,
    topics: (_input: unknown, viewer: SignedIn) => [`note:me:${viewer.userId}`],
    load: (_context: Load, _input: unknown, viewer: SignedIn) =>
      Promise.resolve(ok({ value: viewer.playerId ?? 'nobody yet' })),
  },
} as unknown as LiveHandlers
type Load = { db: Database }
