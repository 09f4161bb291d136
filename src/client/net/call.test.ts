import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { onSessionLost } from '../session/session-lost.ts'
import { createCall, type CallWorld } from './call.ts'

type Seen = { url: string | undefined; headers: IncomingMessage['headers']; body: unknown }
type Reply = { status: number; text: string; retryAfter?: string } | 'hang up' | 'silence'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections()
})

const result = (value: unknown): Reply => ({ status: 200, text: JSON.stringify({ result: value }) })
const refusal = (code: string, params?: object, status = 400): Reply => ({
  status,
  text: JSON.stringify({ error: { status: 'x', message: code, details: { code, params } } }),
})

async function serverSaying(
  ...replies: Reply[]
): Promise<{ world: CallWorld; seen: Seen[]; logged: string[] }> {
  const seen: Seen[] = []
  const logged: string[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => (text += String(part)))
    request.on('end', () => {
      seen.push({ url: request.url, headers: request.headers, body: JSON.parse(text) })
      const reply = replies[Math.min(seen.length, replies.length) - 1] ?? 'hang up'
      if (reply === 'hang up') request.socket.destroy()
      else if (reply !== 'silence')
        response
          .writeHead(reply.status, {
            'content-type': 'application/json',
            ...(reply.retryAfter === undefined ? {} : { 'retry-after': reply.retryAfter }),
          })
          .end(reply.text)
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    seen,
    logged,
    world: {
      fetch,
      origin,
      random: () => 0,
      attempts: 3,
      backoff: { firstMs: 2, maxMs: 4 },
      timeoutMs: 2000,
      pauseMaxMs: 2000,
      log: (...facts) => void logged.push(facts.join(' ')),
    },
  }
}

test('a call posts its data under its name, with a key and the version of the wire', async () => {
  const { world, seen } = await serverSaying(result({ playerExists: false }))
  expect(await createCall(world)('validations-checkPlayer', { id: 'anna' })).toEqual({
    ok: true,
    value: { playerExists: false },
  })
  expect(seen).toHaveLength(1)
  expect(seen[0]).toMatchObject({
    url: '/call/validations-checkPlayer',
    body: { data: { id: 'anna' } },
    headers: { 'content-type': 'application/json', 'x-sideout-wire': '1' },
  })
  expect(seen[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
})

test('a lost answer and a 503 are asked again with the same key', async () => {
  const { world, seen } = await serverSaying(
    'hang up',
    refusal('unavailable', undefined, 503),
    result({ playerExists: true }),
  )
  expect(await createCall(world)('validations-checkPlayer', { id: 'anna' })).toEqual({
    ok: true,
    value: { playerExists: true },
  })
  expect(seen).toHaveLength(3)
  expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})

test('two calls have two keys; a caller may bring its own', async () => {
  const { world, seen } = await serverSaying(result({}))
  const call = createCall(world)
  await call('validations-checkPlayer', { id: 'anna' })
  await call('validations-checkPlayer', { id: 'anna' })
  await call('validations-checkPlayer', { id: 'anna' }, { idempotencyKey: 'mine' })
  const keys = seen.map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(3)
  expect(keys[2]).toBe('mine')
})

test('a server that stays away is refused as unavailable after the last attempt', async () => {
  const { world, seen } = await serverSaying('hang up')
  expect(await createCall(world)('validations-checkPlayer', { id: 'anna' })).toEqual({
    ok: false,
    refusal: { code: 'unavailable' },
  })
  expect(seen).toHaveLength(3)
})

test('an attempt that stays silent counts as lost', async () => {
  const { world, seen } = await serverSaying('silence', result({ playerExists: false }))
  expect(
    await createCall({ ...world, timeoutMs: 1_000 })('validations-checkPlayer', { id: 'anna' }),
  ).toMatchObject({ ok: true })
  expect(seen).toHaveLength(2)
})

test('an answered refusal is final and keeps its params', async () => {
  const { world, seen } = await serverSaying(
    refusal('active-location-limit', { n: 10, odd: { nested: true } }),
  )
  const answer = await createCall(world)('playerLocations-setActive', {
    locationId: 'a',
    active: true,
  })
  expect(answer).toEqual({
    ok: false,
    refusal: { code: 'active-location-limit', params: { n: 10 } },
  })
  expect(seen).toHaveLength(1)
})

test.each([
  ['what is no code', JSON.stringify({ error: { details: { code: '__proto__' } } })],
  ['no JSON', '<html>'],
  ['JSON of another shape', '[1]'],
])('%s reads as an internal error', async (_, text) => {
  const { world } = await serverSaying({ status: 500, text })
  expect(await createCall(world)('validations-checkPlayer', { id: 'anna' })).toEqual({
    ok: false,
    refusal: { code: 'internal' },
  })
})

test('an answer that nobody is signed in tells the shell', async () => {
  const { world } = await serverSaying(refusal('not-signed-in', undefined, 401))
  let times = 0
  const stop = onSessionLost(() => (times += 1))
  await createCall(world)('alerts-markAllRead', {})
  stop()
  await createCall(world)('alerts-markAllRead', {})
  expect(times).toBe(1)
})

test('an abort ends the waiting between attempts at once', async () => {
  const { world } = await serverSaying('hang up')
  const abort = new AbortController()
  const answer = createCall({ ...world, backoff: { firstMs: 60_000, maxMs: 60_000 } })(
    'validations-checkPlayer',
    { id: 'anna' },
    { signal: abort.signal },
  )
  abort.abort()
  expect(await answer).toEqual({ ok: false, refusal: { code: 'unavailable' } })
})

test('a call that failed is logged, whatever its screen makes of it; one that went well is not', async () => {
  const { world, logged } = await serverSaying(
    refusal('internal', undefined, 500),
    result({ playerExists: true }),
    'hang up',
  )
  await createCall(world)('validations-checkPlayer', { id: 'anna' })
  await createCall(world)('validations-checkPlayer', { id: 'anna' })
  await createCall(world)('validations-checkPlayer', { id: 'anna' })
  expect(logged).toEqual([
    'Cloud Function call failed validations-checkPlayer internal',
    'Cloud Function call failed validations-checkPlayer unavailable',
  ])
})

test('a 503 is not asked again before the server said, and who answered it is known', async () => {
  const away: Reply = { status: 503, text: '', retryAfter: '1' }
  const { world, seen } = await serverSaying(away, result({ playerExists: true }))
  const startedAt = performance.now()
  expect(await createCall(world)('validations-checkPlayer', { id: 'anna' })).toMatchObject({
    ok: true,
  })
  expect(seen).toHaveLength(2)
  expect(performance.now() - startedAt).toBeGreaterThan(950)
})

test.each([
  ['a pause that nobody stands through', '7', 7, 1],
  ['no pause', undefined, 0, 3],
  ['a date', 'Sun, 22 Nov 2026 10:00:00 GMT', 0, 3],
])(
  'a 503 that asks for %s ends the call with what it asked for',
  async (_, retryAfter, seconds, times) => {
    const { world, seen } = await serverSaying({
      status: 503,
      text: '<html>',
      ...(retryAfter === undefined ? {} : { retryAfter }),
    })
    expect(await createCall(world)('validations-checkPlayer', { id: 'anna' })).toEqual({
      ok: false,
      refusal: { code: 'unavailable', params: { seconds } },
    })
    expect(seen).toHaveLength(times)
  },
)
