// Guarantees of every call: bad requests are refused by code, a retry has no second effect, a
// refusal has no effect, and a bug shows only its id.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { rateLimits } from '#domain/shared/rate-limits.ts'
import { ok, refuse } from '#domain/shared/result.ts'
import type { Handlers } from '#server/handler.ts'
import { createMemoryRateLimiter, type RateLimiter } from '#server/limits/rate-limiter.ts'
import { aUser } from '#test/support/builders.ts'
import { noLimits } from '#test/support/no-limits.ts'
import { testClient } from '#test/support/test-client.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { until } from '#test/support/until.ts'
import {
  bearer,
  makeNotes,
  person,
  startWireServer,
  type WireServer,
} from '#test/support/wire-server.ts'

const write = 'alerts-markAllRead'
type Write = Extract<Handlers[typeof write], (...given: never[]) => unknown>

let database: TestDatabase
let wire: WireServer

beforeAll(async () => {
  database = await testDatabase({ size: 8 })
  await makeNotes(database.db)
})
afterEach(() => wire.close())
afterAll(() => database.drop())

async function startWith(handler: Write, limiter: RateLimiter = noLimits) {
  wire = await startWireServer({ db: database.db, handlers: { [write]: handler }, limiter })
  const [ann, ben] = await Promise.all(
    ['ann', 'ben'].map(async (name) => {
      const { userId } = await aUser(database.db, `${name}-${randomUUID().slice(0, 8)}`)
      wire.actors.set(name, person(userId, name))
      return testClient(wire.url, bearer(name))
    }),
  )
  if (ann === undefined || ben === undefined) throw new Error('two people')
  return { ann, ben }
}

const counting =
  (id: string): Write =>
  async ({ tx, effects }) => {
    const { rows } = await sql<{
      value: string
    }>`insert into notes values (${id}, '1') on conflict (id) do update
      set value = (notes.value::int + 1)::text returning value`.execute(tx)
    effects.publish(`note:${id}`)
    return ok({ marked: Number(rows[0]?.value) })
  }
const countOf = async (id: string): Promise<number> => {
  const { rows } = await sql<{ value: string }>`select value from notes where id = ${id}`.execute(
    database.db,
  )
  return Number(rows[0]?.value ?? 0)
}

const errorOf = (body: unknown) =>
  (
    body as {
      error: {
        status: string
        message: string
        details: { code: string; params?: Record<string, string> }
      }
    }
  ).error

test.each([
  ['malformed JSON', '{"data":', {}, 400, 'bad-input'],
  ['no body', '', {}, 400, 'bad-input'],
  ['a list as the body', '[]', {}, 400, 'bad-input'],
  ['an unknown field beside data', '{"data":{},"admin":true}', {}, 400, 'bad-input'],
  ['an unknown field in data', '{"data":{"all":true}}', {}, 400, 'bad-input'],
  ['data of another type', '{"data":[]}', {}, 400, 'bad-input'],
  ['a forged prototype', '{"data":{"__proto__":{"admin":true}}}', {}, 400, 'bad-input'],
  ['text instead of JSON', '{"data":{}}', { 'content-type': 'text/plain' }, 400, 'bad-input'],
  ['a form', 'data=1', { 'content-type': 'application/x-www-form-urlencoded' }, 400, 'bad-input'],
  ['a body over 64 KB', `{"data":{"text":"${'x'.repeat(65 * 1024)}"}}`, {}, 413, 'too-large'],
  [
    'an Idempotency-Key that is no UUID',
    '{"data":{}}',
    { 'idempotency-key': 'again' },
    400,
    'bad-input',
  ],
  ['a foreign Origin', '{"data":{}}', { origin: 'https://evil.example' }, 403, 'foreign-origin'],
  ['the null Origin', '{"data":{}}', { origin: 'null' }, 403, 'foreign-origin'],
  ['an old client', '{"data":{}}', { 'x-sideout-wire': '0' }, 400, 'old-client'],
  ['a wire nobody speaks', '{"data":{}}', { 'x-sideout-wire': 'latest' }, 400, 'old-client'],
])('%s is refused and runs nothing', async (_what, body, headers, status, code) => {
  const id = randomUUID()
  const { ann } = await startWith(counting(id))
  const answer = await ann.raw(write, body, headers)
  expect(answer.status).toBe(status)
  expect(errorOf(answer.body).details.code).toBe(code)
  expect(await countOf(id)).toBe(0)
  expect(await ann.call(write, {})).toEqual(ok({ marked: 1 }))
})

test('a refusal travels as the callable protocol has it', async () => {
  const { ann } = await startWith(counting(randomUUID()))
  expect(await ann.raw('no-such-call', { data: {} })).toMatchObject({
    status: 404,
    body: {
      error: { status: 'NOT_FOUND', message: 'unknown-call', details: { code: 'unknown-call' } },
    },
  })
  expect(await ann.raw('toString', { data: {} })).toMatchObject({ status: 404 })
  expect(errorOf((await ann.raw(write, { data: { all: true } })).body)).toEqual({
    status: 'INVALID_ARGUMENT',
    message: 'bad-input',
    details: { code: 'bad-input', params: { field: 'all' } },
  })
})

test('addresses that do not exist are 404', async () => {
  await startWith(counting(randomUUID()))
  for (const [method, path] of [
    ['POST', '/'],
    ['GET', '/live'],
    ['GET', '/call/'],
    ['GET', '/call/a/b'],
  ] as const) {
    expect((await fetch(`${wire.url}${path}`, { method })).status).toBe(404)
  }
})

test('addresses of calls take POST only, and say so', async () => {
  await startWith(counting(randomUUID()))
  for (const [method, path] of [
    ['GET', '/call/alerts-markAllRead'],
    ['DELETE', '/call/x'],
    ['GET', '/http/getLocationsByIdList?a=1'],
    ['PUT', '/account/data'],
    ['GET', '/upload/player/ann'],
  ] as const) {
    const answer = await fetch(`${wire.url}${path}`, { method })
    expect([
      answer.status,
      answer.headers.get('allow'),
      errorOf((await answer.json()) as never),
    ]).toEqual([
      405,
      'POST',
      { status: 'INVALID_ARGUMENT', message: 'wrong-method', details: { code: 'wrong-method' } },
    ])
  }
})

test('who is not signed in, or no player, is told so before the input is looked at', async () => {
  const id = randomUUID()
  await startWith(counting(id))
  wire.actors.set('newcomer', person('newcomer', null))
  const visitor = await testClient(wire.url).raw(write, { data: { nonsense: 1 } })
  expect([visitor.status, errorOf(visitor.body).details.code]).toEqual([401, 'not-signed-in'])
  const newcomer = await testClient(wire.url, bearer('newcomer')).raw(write, { data: {} })
  expect([newcomer.status, errorOf(newcomer.body).details.code]).toEqual([400, 'not-a-player'])
  expect(await countOf(id)).toBe(0)
})

test('a retry gets the first answer and changes nothing twice', async () => {
  const id = randomUUID()
  const { ann } = await startWith(counting(id))
  const key = randomUUID()
  for (let n = 0; n < 3; n += 1) expect(await ann.call(write, {}, key)).toEqual(ok({ marked: 1 }))
  expect(await ann.call(write, {})).toEqual(ok({ marked: 2 }))
  expect(await countOf(id)).toBe(2)
})

test('the same request sent ten times at once runs once', async () => {
  const id = randomUUID()
  const { ann } = await startWith(counting(id))
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => ann.call(write, {}, key)))
  expect(answers).toEqual(answers.map(() => ok({ marked: 1 })))
  expect(await countOf(id)).toBe(1)
})

test('a repeat that the first run itself would refuse gets the answer of the first run', async () => {
  const id = randomUUID()
  const { ann } = await startWith(async ({ tx }) => {
    const { rows } = await sql`insert into notes values (${id}, 'taken') on conflict do nothing
        returning id`.execute(tx)
    return rows.length === 1 ? ok({ marked: 1 }) : (refuse('not-allowed') as never)
  })
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 6 }, () => ann.call(write, {}, key)))
  expect(answers).toEqual(answers.map(() => ok({ marked: 1 })))
})

test('an Idempotency-Key belongs to one person and one call', async () => {
  const id = randomUUID()
  const { ann, ben } = await startWith(counting(id))
  const key = randomUUID()
  expect(await ann.call(write, {}, key)).toEqual(ok({ marked: 1 }))
  expect(await ben.call(write, {}, key)).toEqual(ok({ marked: 2 }))
  await database.db
    .updateTable('call_answers')
    .set({ name: 'players-playerReward' })
    .where('requestId', '=', key)
    .execute()
  expect(await ann.call(write, {}, key)).toEqual(refuse('key-reused'))
  expect(await countOf(id)).toBe(2)
})

test('a refusal takes back what was written and announces nothing', async () => {
  const id = randomUUID()
  const woken: unknown[] = []
  const { ann } = await startWith(async (context, input) => {
    await counting(id)(context, input)
    return refuse('not-allowed') as never
  })
  wire.bus.listen((wake) => void woken.push(wake))
  const key = randomUUID()
  expect(await ann.call(write, {}, key)).toEqual(refuse('not-allowed'))
  expect(await ann.call(write, {}, key)).toEqual(refuse('not-allowed'))
  expect(await countOf(id)).toBe(0)
  expect(woken).toEqual([])
})

test('what changed is announced after the commit', async () => {
  const id = randomUUID()
  const { ann } = await startWith(counting(id))
  const seen: Promise<number>[] = []
  wire.bus.listen(() => void seen.push(countOf(id)))
  await ann.must(write, {})
  expect(await Promise.all(seen)).toEqual([1])
})

test('a transaction that the database asks to run again is run again', async () => {
  let runs = 0
  const { ann } = await startWith(async () => {
    runs += 1
    if (runs < 3) throw Object.assign(new Error('could not serialize access'), { code: '40001' })
    return Promise.resolve(ok({ marked: runs }))
  })
  expect(await ann.call(write, {})).toEqual(ok({ marked: 3 }))
})

test('tries that found no database are given back, and their lines of the log are counted', async () => {
  let isAway = true
  const handler: Write = () =>
    isAway
      ? Promise.reject(Object.assign(new Error('starting up'), { code: '57P03' }))
      : Promise.resolve(ok({ marked: 1 }))
  const { ann } = await startWith(handler, createMemoryRateLimiter())
  const away = { ok: false, refusal: { code: 'unavailable' } }
  const began = performance.now()
  for (let tries = 0; tries < rateLimits.request.tries + 10; tries += 1)
    expect(await ann.call(write, {})).toMatchObject(away)
  isAway = false
  expect(await ann.call(write, {})).toMatchObject({ ok: true })
  const lines = wire.logged.filter((line) => line.includes('could not be reached'))
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.length).toBeLessThanOrEqual(Math.ceil((performance.now() - began) / 60_000))
})

test('a bug is told by an id that the log knows, and by nothing else', async () => {
  const { ann } = await startWith(() => Promise.reject(new Error('secret details of the bug')))
  const answer = await ann.raw(write, { data: {} })
  expect(answer.status).toBe(500)
  expect(JSON.stringify(answer.body)).not.toContain('secret')
  const { details } = errorOf(answer.body)
  expect(details).toEqual({
    code: 'internal',
    params: { id: expect.stringMatching(/^[0-9a-f]{8}$/) as string },
  })
  const line = await until('the log', () =>
    wire.logged.find((text) => text.includes(details.params?.['id'] ?? '')),
  )
  expect(line).toContain('secret details of the bug')
})

test('a value that no column can hold is a bad input, changes nothing, and is logged as a bug once a minute', async () => {
  const { ann } = await startWith(async (context) => {
    await counting('out-of-range')(context, {})
    await sql`select ${2_147_483_648}::int`.execute(context.tx)
    return ok({ marked: 1 })
  })
  for (let n = 0; n < 5; n += 1)
    expect(await ann.call(write, {})).toMatchObject({ ok: false, refusal: { code: 'bad-input' } })
  expect(await countOf('out-of-range')).toBe(0)
  expect(wire.logged.filter((line) => line.includes('"level":50'))).toHaveLength(1)
})
