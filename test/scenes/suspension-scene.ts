// Two servers, an operator at a terminal, and accounts with every sign-in method.
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openCurrentStore } from '#server/admin-program/open-store.ts'
import { createAdminProgram } from '#server/admin-program/program.ts'
import { listenForOperatorActs } from '#server/hear-operator.ts'
import { startOAuthProvider, type OAuthProvider } from '#test/support/oauth-provider.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { testBrowser } from '#test/support/test-browser.ts'

export const password = 'a good password of mine'

export let provider: OAuthProvider

export let app: TestApp

export let beside: TestApp

const stops: (() => Promise<void>)[] = []

export async function admin<T = unknown>(...words: string[]): Promise<T> {
  let said = ''
  const open = () =>
    openCurrentStore({ databaseUrl: app.databaseUrl, dataDir: '/nowhere', pgOsUser: null })
  const program = createAdminProgram({
    open,
    now: () => app.clock.now(),
    write: (text) => {
      said += text
    },
  })
  await program.parseAsync(['node', 'admin', '--json', ...words])
  return JSON.parse(said) as T
}

export const post = (path: string, body: object) =>
  testBrowser(app.url).post(`/api/auth/${path}`, body)

export const signIn = (email: string) => post('sign-in/email', { email, password })

export async function comeBackFromGoogle(): Promise<string> {
  const browser = testBrowser(app.url)
  const begun = await browser.post('/api/auth/sign-in/social', { provider: 'google' })
  const consent = await fetch((begun.body as { url: string }).url, { redirect: 'manual' })
  const back = new URL(consent.headers.get('location') ?? '')
  const answer = await browser.get(back.pathname + back.search)
  return answer.headers.get('location') ?? `no redirect but ${answer.status}`
}

export async function registered(name: string): Promise<TestPlayer> {
  const player = await app.signedIn(name)
  const email = `${name.toLowerCase()}-own@example.org`
  await post('sign-up/email', { email, password })
  const { id } = await app.db
    .selectFrom('auth_users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await app.db.deleteFrom('auth_accounts').where('userId', '=', player.userId).execute()
  await app.db
    .updateTable('auth_accounts')
    .set({ userId: player.userId, accountId: player.userId })
    .where('userId', '=', id)
    .execute()
  await app.db.deleteFrom('auth_users').where('id', '=', id).execute()
  await app.db.updateTable('auth_users').set({ email }).where('id', '=', player.userId).execute()
  return { ...player, email }
}

export function startSuspensions(): void {
  beforeAll(async () => {
    provider = await startOAuthProvider()
    app = await startTestApp({ providers: { google: provider.settings } })
    beside = await startTestApp({ beside: app })
    for (const node of [app, beside]) {
      stops.push(await listenForOperatorActs({ connectionString: app.databaseUrl }, node.deps))
    }
  })
  beforeEach(() => {
    app.clock.set(testStart)
  })
  afterAll(async () => {
    for (const stop of stops) await stop()
    await beside.close()
    await app.close()
    await provider.stop()
  })
}
