// Stage of browser benchmarks: the whole product on its own database, as main.ts serves it, and
// Chromium.
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import type { FastifyInstance } from 'fastify'
import { sessionMark } from '#domain/onboarding/session-mark.ts'
import { findLinkPage } from '#server/features/personal-link/handlers.ts'
import { staticClient } from '#server/transport/client-files/static.ts'
import { isSignedIn } from '#server/transport/page-guard.ts'
import { getSessionMark } from '#server/transport/session-mark.ts'
import { putOffReach } from '#test/e2e/put-off-reach.ts'
import { findBrowser } from '#test/support/find-browser.ts'
import { freePort } from '#test/support/free-port.ts'
import { copyTemplate, startRunPostgres } from '#test/support/run-postgres.ts'
import { startTestApp, type TestApp, type TestUser } from '#test/support/test-app.ts'

const clientFolder = join(import.meta.dirname, '../../dist/client')

export type BrowserStage = {
  app: TestApp
  browser: Browser
  url: string
  openPhone: (user: Pick<TestUser, 'cookie'>) => Promise<BrowserContext>
}

export async function withBrowserStage(
  measure: (stage: BrowserStage) => Promise<void>,
  addRoutes: (server: FastifyInstance) => void = () => undefined,
): Promise<void> {
  const postgres = await startRunPostgres()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const app = await startTestApp({
    publicUrl: url,
    port,
    database: await copyTemplate(postgres),
    time: { now: () => Date.now() },
    extend: async ({ server }, auth, deps) => {
      addRoutes(server)
      await server.register(staticClient, {
        directory: clientFolder,
        publicUrl: url,
        isSignedIn: isSignedIn(auth),
        findLinkPage: findLinkPage(deps),
      })
    },
  })
  const browser = await chromium.launch(await findBrowser())
  const openPhone = async ({ cookie }: Pick<TestUser, 'cookie'>): Promise<BrowserContext> => {
    const [name = '', value = ''] = cookie.split(/=(.*)/)
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 390, height: 844 },
    })
    await context.addInitScript(putOffReach)
    await context.addCookies([
      { name, value, url, httpOnly: true },
      { name: sessionMark, value: getSessionMark(value), url },
    ])
    return context
  }
  try {
    await measure({ app, browser, url, openPhone })
  } finally {
    await browser.close()
    await app.close()
    await postgres.stop()
  }
}
