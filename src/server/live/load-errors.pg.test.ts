// Failing live queries: only an unreachable database is retried.
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ok } from '#domain/shared/result.ts'
import type { Database } from '#server/db/open-database.ts'
import { openLive } from '#test/support/live-client.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { until } from '#test/support/until.ts'
import {
  bearer,
  makeNotes,
  person,
  startWireServer,
  type WireServer,
} from '#test/support/wire-server.ts'

type Fails = (db: Database) => Promise<unknown>
const outOfRange: Fails = (db) => sql`select ${2_147_483_648}::int`.execute(db)
const noSuchTable: Fails = (db) => sql`select * from no_such_table`.execute(db)
const away: Fails = () =>
  Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))

let database: TestDatabase
let wire: WireServer

beforeAll(async () => {
  database = await testDatabase()
  await makeNotes(database.db)
})
afterEach(() => wire.close())
afterAll(() => database.drop())

async function startFailing(fails: Fails) {
  const state = { isBroken: true, loads: 0 }
  const fail = async (db: Database) => {
    state.loads += 1
    if (state.isBroken) await fails(db)
    return ok({ value: 'back' })
  }
  const context = ({ db }: { db: Database }) => fail(db)
  wire = await startWireServer({
    db: database.db,
    live: {
      'version-current': { shared: true, topics: () => ['note:version'], load: context },
      'events-byId': {
        shared: true,
        topics: () => [],
        load: () => Promise.resolve(ok({ value: 'in' })),
        guard: {
          topics: () => ['note:guard'],
          check: async (given: { db: Database }) => {
            await context(given)
            return ok(null)
          },
        },
      },
    },
  })
  wire.actors.set('ann', person('ann'))
  return state
}

const bugs = (): string[] => wire.logged.filter((line) => line.includes('"level":50'))
const event = { eventId: '0192f0c1-2b3c-7def-8a9b-0123456789ab' }

test.each([
  ['version-current', {}],
  ['events-byId', event],
])(
  '%s with a value that no column can hold is refused as a bad input, once',
  async (query, input) => {
    const state = await startFailing(outOfRange)
    const ann = await openLive(wire.url, bearer('ann'))
    ann.send({ type: 'subscribe', id: 1, query, input })
    expect(await ann.frame('the refusal', ({ type }) => type === 'refused')).toEqual({
      type: 'refused',
      id: 1,
      code: 'bad-input',
    })
    wire.bus.publish(['note:version', 'note:guard'])
    await ann.settle()
    expect(state.loads).toBe(1)
  },
)

test('a bug is refused with the id under which it was logged, and logged once however often it is met', async () => {
  const state = await startFailing(noSuchTable)
  const ann = await openLive(wire.url, bearer('ann'))
  for (let id = 1; id <= 20; id += 1) {
    ann.send({ type: 'subscribe', id, query: 'version-current', input: {} })
    await ann.frame('the refusal', (frame) => frame.type === 'refused' && frame.id === id)
  }
  const ids = new Set(
    ann.frames
      .filter(({ type }) => type === 'refused')
      .map(({ code, params }) => `${code} ${String(params?.['id'])}`),
  )
  expect([state.loads, bugs().length, ids.size]).toEqual([20, 1, 1])
  expect([...ids][0]).toBe(
    `internal ${(JSON.parse(bugs()[0] ?? '{}') as { errorId: string }).errorId}`,
  )
})

test('a window that was shown something is refused when it fails for ever later', async () => {
  const state = await startFailing(noSuchTable)
  state.isBroken = false
  const ann = await openLive(wire.url, bearer('ann'))
  const view = await ann.subscribe('version-current', {})
  await view.shows(() => true)
  state.isBroken = true
  wire.bus.publish(['note:version'])
  expect(await ann.frame('the refusal', ({ type }) => type === 'refused')).toMatchObject({
    id: view.id,
    code: 'internal',
  })
  await until('nothing is kept', () => wire.hub.stats().groups === 0)
})

test.each([
  ['version-current', {}],
  ['events-byId', event],
])(
  '%s waits while the database is away, is logged once, and is shown as soon as everything is woken',
  async (query, input) => {
    const state = await startFailing(away)
    const ann = await openLive(wire.url, bearer('ann'))
    ann.send({ type: 'subscribe', id: 1, query, input })
    await until('it was tried five times', () => state.loads >= 5)
    state.isBroken = false
    wire.bus.invalidateEverything()
    await ann.frame('a snapshot', ({ type }) => type === 'snapshot')
    expect(ann.frames.filter(({ type }) => type === 'refused')).toEqual([])
    expect(wire.logged.filter((line) => line.includes('"level":40'))).toHaveLength(1)
  },
)

test.each([
  ['version-current', {}],
  ['events-byId', event],
])('%s that is under way when the server stops logs no bug', async (query, input) => {
  const stopped = Promise.withResolvers<void>()
  const state = await startFailing(() => stopped.promise)
  const ann = await openLive(wire.url, bearer('ann'))
  ann.send({ type: 'subscribe', id: 1, query, input })
  await until('it is under way', () => state.loads === 1)
  wire.hub.close()
  stopped.reject(new Error('driver has already been destroyed'))
  await ann.settle()
  expect(bugs()).toEqual([])
})
