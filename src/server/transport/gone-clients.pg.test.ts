// Closing waits for running calls even when the caller has disconnected.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { holdOn } from '#test/support/hold-on.ts'
import { startTestApp } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'

test('a sign-in under way whose browser has gone is finished before the store is closed', async () => {
  const app = await startTestApp()
  const [isLocked, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = app.db.transaction().execute(async (tx) => {
    await holdOn(tx)
    await sql`lock table auth_users`.execute(tx)
    isLocked.resolve()
    await mayEnd.promise
  })
  await isLocked.promise
  const browser = new AbortController()
  const asked = fetch(`${app.url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://sideout.test' },
    body: JSON.stringify({
      email: 'ann@example.com',
      password: 'a good password of mine',
      name: '',
    }),
    signal: browser.signal,
  })
  await until(
    'the sign-in waits for the store',
    async () =>
      (
        await sql`select 1 from pg_locks where not granted
          and relation = 'auth_users'::regclass`.execute(app.db)
      ).rows.length > 0,
  )
  browser.abort()
  await expect(asked).rejects.toThrow()
  await until(
    'the server knows that the browser has gone',
    () =>
      new Promise<boolean>((resolve) => {
        app.app.server.server.getConnections((_error, n) => {
          resolve(n === 0)
        })
      }),
  )
  const closing = app.app.close()
  mayEnd.resolve()
  await holding
  await closing
  const { n } = await app.db
    .selectFrom('auth_users')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
  expect(Number(n)).toBe(1)
  await app.close()
})
