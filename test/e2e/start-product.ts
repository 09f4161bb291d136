// The product as a browser meets it: the server on its own database, with the built client, the
// real clock and the jobs.
import { join } from 'node:path'
import { sessionMark } from '#domain/onboarding/session-mark.ts'
import type { Language } from '#domain/shared/language.ts'
import { findLinkPage } from '#server/features/personal-link/handlers.ts'
import { linkPreviews } from '#server/features/preview/handlers.ts'
import { startJobs } from '#server/start-jobs.ts'
import { loadBuilt } from '#server/transport/client-files/make-client.ts'
import { staticClient } from '#server/transport/client-files/static.ts'
import { isSignedIn } from '#server/transport/page-guard.ts'
import { createRateLimits } from '#server/transport/rate-limit.ts'
import { getSessionMark } from '#server/transport/session-mark.ts'
import { freePort } from '#test/support/free-port.ts'
import { copyTemplate, type RunPostgres } from '#test/support/run-postgres.ts'
import {
  startTestApp,
  type TestApp,
  type TestAppOptions,
  type TestUser,
} from '#test/support/test-app.ts'
import { postgresVariable } from './start-postgres.ts'

const clientFolder = join(import.meta.dirname, '../../dist/client')
let built: ReturnType<typeof loadBuilt> | undefined

export type Look = { language?: Language; theme?: 'light' | 'dark' }

/**
 * The app as main.ts serves it, on a copy of the run's template database and with the real clock,
 * to match the browsers.
 */
export async function startProduct(options: TestAppOptions = {}): Promise<TestApp> {
  const run = process.env[postgresVariable]
  if (run === undefined)
    throw new Error('stories run under Playwright, whose global setup starts PostgreSQL')
  const port = options.port ?? (await freePort())
  const publicUrl = options.publicUrl ?? `http://127.0.0.1:${port}`
  const app: TestApp = await startTestApp({
    port,
    database: await copyTemplate(JSON.parse(run) as RunPostgres),
    time: { now: () => Date.now() },
    extend: async ({ server }, auth, deps) => {
      const previews = () => linkPreviews(app.deps, auth.providers)
      await server.register(staticClient, {
        findLinkPage: (key, reader) => findLinkPage(app.deps)(key, reader),
        directory: clientFolder,
        built: await (built ??= loadBuilt(clientFolder)),
        publicUrl,
        isSignedIn: isSignedIn(auth),
        branding: deps.branding,
        previews: {
          has: (path) => previews().has(path),
          find: (path, language, page) => previews().find(path, language, page),
          mayAsk: (request) =>
            createRateLimits(app.deps.limiter, app.deps.trustedProxyHeader).ofAddress(
              ['preview'],
              request,
            ),
        },
      })
    },
    ...options,
    publicUrl,
  })
  const stopJobs = startJobs(app.deps)
  return {
    ...app,
    close: async () => {
      await stopJobs()
      await app.close()
    },
  }
}

export type Cookie = { name: string; value: string; httpOnly?: boolean }

/**
 * Cookies of `user`'s window, or of a visitor's. With a service worker they include the marker that
 * a session exists.
 */
export function cookiesOf(
  user: Pick<TestUser, 'cookie'> | null,
  { language = 'en', theme = 'light' }: Look,
  { hasWorker }: { hasWorker: boolean },
): Cookie[] {
  const [name = '', value = ''] = user?.cookie.split(/=(.*)/) ?? []
  return [
    { name: 'language', value: language },
    { name: 'theme', value: theme },
    ...(user === null ? [] : [{ name, value, httpOnly: true }]),
    ...(user === null || !hasWorker ? [] : [{ name: sessionMark, value: getSessionMark(value) }]),
  ]
}
