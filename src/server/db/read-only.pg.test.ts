// A fail-over behind one address: open connections lead to the read-only former primary, new ones
// to the new primary. Simulated by a database whose new sessions start read-only for a while.
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

const poolSize = 4

let app: TestApp
let operator: Client
let ann: TestPlayer
let others: TestPlayer[]

beforeAll(async () => {
  app = await startTestApp({ poolSize })
  ann = await app.signedIn('Annie')
  others = await Promise.all(
    ['Benny', 'Cyril', 'Diana', 'Evelyn', 'Flora', 'Gustav'].map((name) => app.signedIn(name)),
  )
  operator = new Client({ connectionString: app.databaseUrl })
  await operator.connect()
})
afterAll(async () => {
  await operator.end()
  await app.close()
})

const beginSessions = (how: 'on' | 'off'): Promise<unknown> =>
  operator.query(`do $$ begin
  execute format('alter database %I set default_transaction_read_only = ${how}', current_database()); end $$`)

async function reopenPool(): Promise<void> {
  await operator.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and application_name = 'sideout' and pid <> pg_backend_pid()`)
  await expect
    .poll(async () => {
      await Promise.all(others.map((player) => player.call('players-find', { text: 'Annie' })))
      const { rows } = await operator.query(`select 1 from pg_stat_activity
      where datname = current_database() and application_name = 'sideout'`)
      return rows.length
    })
    .toBeGreaterThanOrEqual(poolSize)
}

const befriend = (friendId: string): Promise<{ status: number }> =>
  ann.raw(
    'playerFriends-set',
    { data: { friendId, friend: true } },
    { 'idempotency-key': crypto.randomUUID() },
  )

test('after a fail-over one write is refused, and the next ones are done on new connections', async () => {
  await beginSessions('on')
  await reopenPool()
  await beginSessions('off')
  const statuses: number[] = []
  for (const { playerId } of others) statuses.push((await befriend(playerId)).status)
  expect(statuses).toEqual([503, 200, 200, 200, 200, 200])
})
