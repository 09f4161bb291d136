// A suspended account gets no data from any live query, even with its old session.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LiveName } from '#contract/contract.ts'
import { liveQueries } from '#contract/live-queries.ts'
import { openCurrentStore } from '#server/admin-program/open-store.ts'
import { createAdminProgram } from '#server/admin-program/program.ts'
import { listenForOperatorActs } from '#server/hear-operator.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { openTestSocket, type TestSocket } from '#test/support/test-socket.ts'
import { until } from '#test/support/until.ts'

let app: TestApp
let stopHearing: () => Promise<void>
beforeAll(async () => {
  app = await startTestApp()
  stopHearing = await listenForOperatorActs({ connectionString: app.databaseUrl }, app.deps)
})
afterAll(async () => {
  await stopHearing()
  await app.close()
})

async function suspend(playerId: string): Promise<void> {
  const open = () =>
    openCurrentStore({ databaseUrl: app.databaseUrl, dataDir: '/nowhere', pgOsUser: null })
  const program = createAdminProgram({ open, now: () => app.clock.now(), write: () => undefined })
  await program.parseAsync([
    'node',
    'admin',
    '--json',
    'players',
    'suspend',
    playerId,
    '--reason',
    'Spam',
  ])
}

async function askAll(window: TestSocket): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  for (const name of Object.keys(liveQueries) as LiveName[]) {
    const view = window.subscribe(name, {})
    const answer = await until(
      `the answer of ${name}`,
      () => view.refusal()?.code ?? JSON.stringify(view.latest()),
    )
    view.close()
    answers.set(name, answer)
  }
  return answers
}

test.each([
  ['token', ({ token }: TestPlayer) => ({ authorization: `Bearer ${token}` })],
  ['cookie', ({ cookie }: TestPlayer) => ({ cookie })],
])(
  'every live query answers a suspended player with the %s of a session that came back as a visitor',
  async (what, headersOf) => {
    const player = await app.signedIn(`Dan-${what}`)
    const sessions = await app.db
      .selectFrom('auth_sessions')
      .selectAll()
      .where('userId', '=', player.userId)
      .execute()
    const open = await openTestSocket(app.url, headersOf(player))
    await open.subscribe('players-me', {}).next()
    await suspend(player.playerId)
    await open.closed
    await app.db.insertInto('auth_sessions').values(sessions).execute()

    const [window, visitor] = [await openTestSocket(app.url, headersOf(player)), await app.socket()]
    const answers = await askAll(window)
    const given = [...answers].filter(
      ([name, answer]) =>
        liveQueries[name as LiveName].who !== 'visitor' && answer !== 'not-signed-in',
    )
    expect(given).toEqual([])
    expect(answers).toEqual(await askAll(visitor))
    for (const socket of [window, visitor]) await socket.close()
  },
)
