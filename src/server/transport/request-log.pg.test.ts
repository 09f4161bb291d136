// The log and /metrics record requests without private data.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#server/log.ts'
import { aContact } from '#test/scenes/contact-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'

let app: TestApp
const metricsToken = 'a token for those who measure'
const authorization = `Bearer ${metricsToken}`

beforeAll(async () => {
  app = await startTestApp({ logLevel: 'trace', metricsToken })
})
afterAll(() => app.close())

const post = (
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${app.url}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: 'http://sideout.test', ...headers },
  })
const metrics = async (): Promise<string> =>
  (await fetch(`${app.url}/metrics`, { headers: { authorization } })).text()

const hasLineOf = ({ headers }: Response): boolean =>
  app.logs.some(
    ({ msg, requestId }) => msg === 'answered' && requestId === headers.get('x-request-id'),
  )

test('signing in, resets, links, feeds and searches leave their route in the log, and none of their secrets', async () => {
  const password = 'a pass phrase that is secret'
  const email = 'secret.person@example.org'
  const signedUp = await post('/api/auth/sign-up/email', { email, password, name: 'secret name' })
  const token = signedUp.headers.get('set-auth-token') ?? ''
  const cookie =
    signedUp.headers
      .getSetCookie()
      .map((line) => line.split(';')[0]?.split('=')[1] ?? '')
      .find((value) => value.length > 30) ?? ''
  await post('/api/auth/sign-in/email', { email, password: 'another pass phrase' })
  await post('/call/emails-emailPasswordReset', { data: { email } })
  const reset = await app.mailbox.next()
  await post('/api/auth/sign-in/magic-link', { email })
  const link = await app.mailbox.next()
  const secrets = [reset, link].flatMap(({ text }) =>
    [...text.matchAll(/[?&#/=]([\w-]{20,})/g)].map(([, secret]) => secret ?? ''),
  )
  expect(secrets.length).toBeGreaterThan(1)
  for (const secret of secrets) {
    await fetch(`${app.url}/api/auth/reset-password/${secret}?callbackURL=%2Freset`, {
      redirect: 'manual',
    })
    await post('/api/auth/magic-link/verify', { token: secret })
  }
  const player = await app.signedIn('Ann')
  const feed = randomBytes(32).toString('base64url')
  await player.must('calendarFeeds-set', { secret: feed })
  const calendar = await fetch(`${app.url}/feed/${feed}.ics`)
  expect(calendar.status).toBe(200)
  const { key } = await aContact(app, player)
  await fetch(`${app.url}/i/${key}`)
  await fetch(`${app.url}/i/${key}/further`)
  await post('/call/links-open', { data: { key } })
  await post(`/call/links-open?key=${key}`, { data: { key: `${key}x` } })
  await fetch(`${app.url}/anything?search=secret-words&token=${feed}`)
  await post('/call/secret-call-name', { data: {} })
  const last = await post(
    '/call/players-me',
    { data: { words: 'secret words of a body' } },
    { authorization: `Bearer ${player.token}` },
  )

  await until('the last line', () => hasLineOf(last))
  const all = JSON.stringify(app.logs)
  const known = [
    password,
    'another pass phrase',
    email,
    'secret name',
    token,
    cookie,
    ...secrets,
    feed,
    key,
    player.token,
    player.email,
    'secret-words',
    'secret-call-name',
    'secret words',
    metricsToken,
  ]
  expect(
    known.filter(
      (secret) =>
        secret !== '' && (all.includes(secret) || all.includes(encodeURIComponent(secret))),
    ),
  ).toEqual([])
  const routes = new Set(app.logs.map(({ route }) => route))
  for (const route of [
    'POST /api/auth/*',
    'POST /call/emails-emailPasswordReset',
    'POST /call/calendarFeeds-set',
  ])
    expect(routes).toContain(route)
  expect(
    [...routes].some((route) => typeof route === 'string' && route.startsWith('GET /feed/:')),
  ).toBe(true)
})

test('a bug is shown under the id that the log has, and what PostgreSQL says of a row is not in it', async () => {
  const player = await app.signedIn('Bea')
  await app.db.schema
    .alterTable('player_favorites')
    .addCheckConstraint('never', sql`player_id <> 'bea'`)
    .execute()
  const other = await app.signedIn('Cal')
  const answer = await post(
    '/call/playerFavorites-set',
    { data: { favoriteId: other.playerId, favorite: true } },
    { authorization: `Bearer ${player.token}` },
  )
  const { error } = (await answer.json()) as { error: { details: { params: { id: string } } } }
  const { id } = error.details.params
  expect(answer.headers.get('x-request-id')).toBe(id)
  const line = await until('its line', () => app.logs.find(({ requestId }) => requestId === id))
  expect(line).toMatchObject({
    route: 'POST /call/playerFavorites-set',
    status: 500,
    ms: expect.any(Number) as number,
  })
  const [bug] = app.takeErrors()
  expect(bug).toMatchObject({
    errorId: id,
    what: 'POST /call/playerFavorites-set',
    err: { code: '23514', constraint: 'never', table: 'player_favorites' },
  })
  expect(JSON.stringify(bug)).not.toContain('Failing row')
})

test('every line says when, as UTC, how bad it is and what it is about, as one JSON object', async () => {
  const lines: string[] = []
  const log = createLog('info', {
    write: (line: string) => {
      lines.push(line)
    },
  })
  log.warn({ route: 'POST /call/:name' }, 'a fact')
  const before = Date.now()
  expect(lines).toHaveLength(1)
  const { time, ...line } = JSON.parse(lines[0] ?? '') as { time: number }
  expect(line).toEqual({ level: 40, route: 'POST /call/:name', msg: 'a fact' })
  expect(Math.abs(time - before)).toBeLessThan(10_000)
  await post('/call/auth-methods', { data: {} })
  const answered = await until('its line', () =>
    app.logs.find(({ route }) => route === 'POST /call/auth-methods'),
  )
  expect(answered).toMatchObject({
    level: 30,
    msg: 'answered',
    status: 200,
    requestId: expect.stringMatching(/^[0-9a-f]{8}$/) as string,
    time: expect.any(Number) as number,
  })
})

test('nobody else begins a line of the log, or adds a field to one', async () => {
  const lines: string[] = []
  const log = createLog('trace', {
    write: (line: string) => {
      lines.push(line)
    },
  })
  const forged = 'x\n{"level":30,"msg":"signed in","userId":"admin"}\r\n\u2028\u001b[2J"},{"a":"'
  log.error({ err: new Error(forged), what: forged, __proto__: { isAdmin: true } }, forged)
  expect(lines).toHaveLength(1)
  for (const sign of ['\n', '\r', '\u001b']) expect(lines[0]?.slice(0, -1)).not.toContain(sign)
  const line = JSON.parse(lines[0] ?? '') as Record<string, unknown>
  expect(line).toMatchObject({ level: 50, msg: forged, what: forged, err: { message: forged } })
  expect(Object.keys(line).toSorted()).toEqual(['err', 'level', 'msg', 'time', 'what'])
  const answer = await fetch(`${app.url}/call/${encodeURIComponent(forged)}`, {
    method: 'POST',
    body: '{"data":{}}',
    headers: { 'content-type': 'application/json', 'user-agent': 'x', 'x-request-id': 'forged-id' },
  })
  await until('its line', () => hasLineOf(answer))
  const all = JSON.stringify(app.logs)
  expect(all).not.toContain('signed in')
  expect(all).not.toContain('forged-id')
})

test('/metrics counts by route, window, query and connection, for who knows the token; nobody else learns that it is there', async () => {
  const answers = await Promise.all(
    [{}, { authorization: 'Bearer wrong' }, { authorization: metricsToken }].map((headers) =>
      fetch(`${app.url}/metrics`, { headers }).then(async (answer) => [
        answer.status,
        await answer.text(),
      ]),
    ),
  )
  const unknown = await fetch(`${app.url}/no-such-address`)
  expect(answers.map(([status]) => status)).toEqual([404, 404, 404])
  expect(answers[0]?.[1]).toBe(await unknown.text())

  const player = await app.signedIn('Dot')
  const venue = await aLocation(app.db)
  const window = (await app.socket(player.token)).subscribe('locations-byId', {
    locationId: venue,
    today: '2026-06-01',
  })
  await window.next()
  for (let n = 0; n < 3; n += 1) await post(`/call/made-up-${n}`, { data: {} })
  const text = await metrics()
  expect(text).toMatch(
    /sideout_http_requests_total\{route="POST \/call\/:name",status="404"\} [3-9]/,
  )
  expect(text).not.toContain('made-up')
  for (const line of [
    /^sideout_live_sockets 1$/m,
    /^sideout_live_subscriptions 1$/m,
    /^sideout_live_loads_total\{query="locations-byId"\} [1-9]/m,
    /^sideout_live_frames_total [1-9]/m,
    /^sideout_live_slow_readers_total 0$/m,
    /^sideout_database_connections\{state="idle"\} \d/m,
    /^sideout_database_up 1$/m,
    /^sideout_deliveries_waiting \d/m,
    /^sideout_deliveries_retrying 0$/m,
    /^sideout_jobs_queued\{state="due"\} 0$/m,
    /^nodejs_eventloop_lag_seconds /m,
    /^process_resident_memory_bytes /m,
    /^sideout_http_request_seconds_count\{route="POST \/call\/calendarFeeds-set"\} 1$/m,
    /^sideout_database_bytes [1-9]/m,
  ])
    expect(text).toMatch(line)
  const series = (of: string): number =>
    of.split('\n').filter((line) => line.startsWith('sideout_') && !line.includes('/metrics'))
      .length
  expect(series(await metrics())).toBe(series(text))
})
