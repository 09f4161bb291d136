// Programs and the start of a server wait for a database that is slow to answer.
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDistantPostgres } from '#test/support/distant-postgres.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'
import { prepareDatabase } from '../find-database.ts'
import { openStore } from './open-store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** The first answer comes after two seconds, later than a request would wait. */
async function answerSlowly(
  open: (url: string) => Promise<unknown>,
  { connections = 1 } = {},
): Promise<void> {
  const distant = await startDistantPostgres(app.databaseUrl)
  distant.setDistance(2_000)
  const opening = open(distant.url)
  try {
    await Promise.race([opening, until('an answer', () => distant.roundTrips() > connections)])
    distant.setDistance(0)
    await opening
  } finally {
    await distant.close()
  }
}

test('an operator’s program waits for a database that is slow to answer', () =>
  answerSlowly(async (databaseUrl) => {
    const store = await openStore({ databaseUrl, dataDir: '', pgOsUser: null })
    expect(store.isShared).toBe(false)
    await store.close()
  }))

test.each(['owner', 'requests'])(
  'the start of a server waits for a database that is slow to answer its %s',
  (slow) =>
    answerSlowly(
      async (databaseUrl) => {
        const databaseOwnerUrl = slow === 'owner' ? null : app.databaseUrl
        const config = { demo: false, databaseUrl, databaseOwnerUrl }
        const owner = { connectionString: databaseOwnerUrl ?? databaseUrl }
        const deps = { ...app.deps, log: pino({ level: 'silent' }) }
        const prepared = await prepareDatabase(
          config as Parameters<typeof prepareDatabase>[0],
          { owner, embedded: null },
          deps,
        )
        expect(prepared).toEqual({ connection: { connectionString: databaseUrl }, signIns: [] })
      },
      // For requests, a pool asks on another connection why it waits.
      { connections: slow === 'owner' ? 1 : 2 },
    ),
)
