// The server's own calls, sign-in and rosters, but with one transaction for each request: what the
// batches are compared with.
import { randomUUIDv7 } from 'node:crypto'
import { pino } from 'pino'
import { createAuth } from '#server/auth/create-auth.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open-database.ts'
import type { Deps } from '#server/deps.ts'
import { rosterHandlers } from '#server/features/roster/handlers.ts'
import type { Handlers } from '#server/handler.ts'
import { createMemoryRateLimiter } from '#server/limits/rate-limiter.ts'
import { createLocalBus } from '#server/live/bus.ts'
import { createLinkTokens } from '#server/mail/link-tokens.ts'
import { createCallRunner } from '#server/transport/calls.ts'
import { addCalls, createHttpServer } from '#server/transport/http.ts'
import { createRateLimits } from '#server/transport/rate-limit.ts'
import { openPhotoStore } from '#server/uploads/open-photo-store.ts'
import { bareInstallation } from '#test/support/bare-installation.ts'
import { createPushTwin } from '#test/support/push-twin.ts'
import { createQuietSecurity } from '#test/support/quiet-security.ts'
import { createRosterBatches } from '../../src/server/features/roster/batch-commands.ts'

const config = readConfig()
if (config.databaseUrl === null || config.secret === null)
  throw new Error('needs DATABASE_URL and SECRET')
const log = pino({ level: config.logLevel }, pino.destination(2))
const deps: Deps = {
  db: openDatabase({ connectionString: config.databaseUrl }),
  clock: { now: () => Date.now() },
  newId: () => randomUUIDv7(),
  bus: createLocalBus(),
  log,
  publicUrl: config.publicUrl,
  mailer: { send: () => Promise.resolve() },
  photos: openPhotoStore(config.storage),
  limiter: createMemoryRateLimiter(),
  trustedProxyHeader: config.trustedProxyHeader,
  installation: bareInstallation,
  push: createPushTwin(),
  links: createLinkTokens('a secret'),
  security: createQuietSecurity(),
}
const auth = createAuth({ deps, secret: config.secret })
const server = createHttpServer(log, 'http://localhost')
const handlers = rosterHandlers(deps, createRosterBatches(deps, 1))
addCalls(server, {
  run: createCallRunner(deps, handlers as Handlers),
  actorOf: (headers) => auth.actorOf(headers),
  limits: createRateLimits(deps.limiter, deps.trustedProxyHeader),
  isOwnOrigin: () => true,
  security: deps.security,
  isReady: () => Promise.resolve(true),
})
await server.listen({ host: config.host, port: config.port })
process.once('SIGTERM', () => {
  auth.close()
  void server.close().then(() => deps.db.destroy())
})
