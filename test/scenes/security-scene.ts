// A server with a readable security log, and the people and secrets of its tests.
import { randomUUID } from 'node:crypto'
import { openCurrentStore } from '#server/admin-program/open-store.ts'
import { createAdminProgram } from '#server/admin-program/program.ts'
import { listenForOperatorActs } from '#server/hear-operator.ts'
import { startOAuthProvider, type OAuthProvider } from '../support/oauth-provider.ts'
import { startTestApp, type TestApp, type TestPlayer } from '../support/test-app.ts'
import { testBrowser, type TestBrowser } from '../support/test-browser.ts'
import { testClient, type TestClient } from '../support/test-client.ts'

export const scenePassword = 'a pass phrase that is secret'

export type ScenePerson = TestClient & {
  email: string
  userId: string
  token: string
  browser: TestBrowser
}

export type SecurityScene = {
  app: TestApp
  provider: OAuthProvider
  /** All secrets used so far; the log must not contain them. */
  secrets: Set<string>
  newEmail: () => string
  register: (email?: string) => Promise<ScenePerson>
  signIn: (email: string) => Promise<ScenePerson>
  signInPlayer: () => Promise<{ userId: string; player: TestPlayer }>
  nextToken: () => Promise<string>
  signInByLink: (email?: string) => Promise<{ browser: TestBrowser; userId: string; email: string }>
  walkToProvider: (
    browser: TestBrowser,
    button: 'sign-in/social' | 'link-social',
  ) => Promise<string>
  admin: (...words: string[]) => Promise<void>
  close: () => Promise<void>
}

export async function startSecurityScene(): Promise<SecurityScene> {
  const provider = await startOAuthProvider()
  const metricsToken = 'a token for those who measure'
  const app = await startTestApp({
    time: { now: () => Date.now() },
    logLevel: 'trace',
    providers: { google: provider.settings },
    metricsToken,
  })
  const stopHearing = await listenForOperatorActs({ connectionString: app.databaseUrl }, app.deps)
  const secrets = new Set<string>([scenePassword, metricsToken])
  const keep = (secret: string): string => {
    secrets.add(secret)
    return secret
  }
  let people = 0
  const newEmail = (): string => keep(`secret.person${(people += 1)}@example.org`)

  const signIn = async (email: string): Promise<ScenePerson> => {
    const browser = testBrowser(app.url)
    const answer = await browser.post(
      '/api/auth/sign-in/email',
      { email, password: scenePassword },
      { 'want-auth-token': 'true' },
    )
    const token = keep(answer.headers.get('set-auth-token') ?? '')
    const { user } = answer.body as { user: { id: string } }
    return {
      ...testClient(app.url, { authorization: `Bearer ${token}` }),
      email,
      userId: user.id,
      token,
      browser,
    }
  }
  const nextToken = async (): Promise<string> => {
    const { text } = await app.mailbox.next()
    const token = /[#=]([\w-]{20,})/.exec(text)?.[1]
    return token === undefined ? nextToken() : keep(token)
  }

  return {
    app,
    provider,
    secrets,
    newEmail,
    signIn,
    nextToken,
    register: async (email = newEmail()) => {
      await testBrowser(app.url).post('/api/auth/sign-up/email', { email, password: scenePassword })
      return signIn(email)
    },
    signInPlayer: async () => {
      const player = await app.signedIn(`P${randomUUID().slice(0, 8)}`)
      for (const secret of [player.email, player.token, player.playerId]) keep(secret)
      return { userId: player.userId, player }
    },
    signInByLink: async (email = newEmail()) => {
      const browser = testBrowser(app.url)
      await browser.post('/api/auth/sign-in/magic-link', { email })
      const answer = await browser.post('/api/auth/magic-link/verify', { token: await nextToken() })
      const { user } = answer.body as { user: { id: string } }
      return { browser, userId: user.id, email }
    },
    walkToProvider: async (browser, button) => {
      const { body } = await browser.post(`/api/auth/${button}`, { provider: 'google' })
      const consent = await fetch((body as { url: string }).url, { redirect: 'manual' })
      const { pathname, search, searchParams } = new URL(consent.headers.get('location') ?? '')
      for (const name of ['code', 'state']) keep(searchParams.get(name) ?? 'none of these')
      return (await browser.get(pathname + search)).headers.get('location') ?? ''
    },
    admin: async (...words) => {
      const open = () =>
        openCurrentStore({ databaseUrl: app.databaseUrl, dataDir: '/nowhere', pgOsUser: null })
      const program = createAdminProgram({ open, now: () => Date.now(), write: () => undefined })
      await program.parseAsync(['node', 'admin', '--json', ...words])
    },
    close: async () => {
      await stopHearing()
      await app.close()
      await provider.stop()
    },
  }
}
