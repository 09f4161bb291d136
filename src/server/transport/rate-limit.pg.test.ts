// A caller over the limit gets 429 with a code, seconds and Retry-After; everyone else is
// unaffected.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { leagueFieldsAt } from '#test/scenes/league-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestUser } from '#test/support/test-app.ts'
import { testBrowser } from '#test/support/test-browser.ts'
import { testClient } from '#test/support/test-client.ts'
import { until } from '#test/support/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ isRateLimited: true, trustedProxyHeader: 'x-forwarded-for' })
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => app.close())

const stopTime = () => vi.useFakeTimers({ toFake: ['Date'] })
const from = (address: string) => ({ 'x-forwarded-for': address })
const tooMany = (seconds: number) => ({
  error: {
    status: 'RESOURCE_EXHAUSTED',
    message: 'too-many-requests',
    details: { code: 'too-many-requests', params: { seconds } },
  },
})
const repeat = async <T>(times: number, ask: () => Promise<T>): Promise<T[]> => {
  const answers: T[] = []
  for (let time = 0; time < times; time += 1) answers.push(await ask())
  return answers
}

const check = (user: TestUser, address: string) =>
  user.raw('validations-checkPlayer', { data: { id: 'zoe' } }, from(address))

test('a person checks thirty names a minute, from wherever; others go on, and so does everything else', async () => {
  stopTime()
  const [ann, ben] = [await app.signedInUser('Ann'), await app.signedInUser('Ben')]
  for (const { status } of await repeat(30, () => check(ann, '198.51.100.1')))
    expect(status).toBe(200)
  const refused = await check(ann, '198.51.100.2')
  expect(refused).toMatchObject({ status: 429, body: tooMany(60) })
  expect(refused.headers.get('retry-after')).toBe('60')
  expect((await check(ben, '198.51.100.1')).status).toBe(200)
  expect((await ann.raw('auth-methods', { data: {} }, from('198.51.100.1'))).status).toBe(200)
  vi.setSystemTime(Date.now() + 60_000)
  expect((await check(ann, '198.51.100.1')).status).toBe(200)
})

test('those behind one address check three hundred names a minute, whoever they are', async () => {
  stopTime()
  const crowd = await Promise.all(
    Array.from({ length: 11 }, (_, index) => app.signedInUser(`Crowd${index}`)),
  )
  const statuses = (
    await Promise.all(crowd.map((user) => repeat(28, () => check(user, '198.51.100.10'))))
  )
    .flat()
    .map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(300)
  expect(statuses.filter((status) => status === 429)).toHaveLength(8)
  for (const user of crowd) expect((await check(user, '198.51.100.11')).status).toBe(200)
})

test('a visitor asks six hundred times a minute from one address, by calls and HTTP functions together', async () => {
  stopTime()
  const ask = async (path: string, body: object, address = '198.51.100.20') => {
    const answer = await fetch(`${app.url}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from(address) },
      body: JSON.stringify(body),
    })
    return {
      status: answer.status,
      retryAfter: answer.headers.get('retry-after'),
      body: (await answer.json()) as unknown,
    }
  }
  for (const { status } of await repeat(300, () => ask('call/auth-methods', { data: {} })))
    expect(status).toBe(200)
  for (const { status } of await repeat(300, () =>
    ask('http/getLocationsByIdList', { locationIds: [] }),
  ))
    expect(status).toBe(401)
  expect(await ask('call/auth-methods', { data: {} })).toEqual({
    status: 429,
    retryAfter: '60',
    body: tooMany(60),
  })
  expect(await ask('http/getLocationsByIdList', { locationIds: [] })).toMatchObject({
    status: 429,
    body: tooMany(60),
  })
  expect((await ask('http/getLocationsByIdList', { wakeUp: true })).status).toBe(200)
  expect((await ask('call/auth-methods', { data: {} }, '198.51.100.21')).status).toBe(200)
})

test('sixty people behind one address get in within ten minutes, and no mailbox is flooded', async () => {
  stopTime()
  const browser = () => testBrowser(app.url, 'http://sideout.test', from('198.51.100.30'))
  const ask = (email: string) => browser().post('/api/auth/sign-in/magic-link', { email })
  // Counted before it is read, so an empty form counts as a registration.
  const register = () => browser().post('/api/auth/sign-up/email', {})
  for (let person = 0; person < 60; person += 1) {
    expect((await ask(`person${person}@example.org`)).status).toBe(200)
    expect((await register()).status).toBe(400)
  }
  const sent = () => app.mailbox.mails.filter(({ to }) => to === 'person0@example.org')
  for (let time = 0; time < 3; time += 1) await ask('person0@example.org')
  await until('the last mail', () =>
    app.mailbox.mails.some(({ to }) => to === 'person59@example.org'),
  )
  expect(sent()).toHaveLength(2)
  expect((await register()).status).toBe(429)
})

const attempt = (address: string, email = 'a@example.org') =>
  testBrowser(app.url, 'http://sideout.test', from(address)).post('/api/auth/sign-in/email', {
    email,
    password: 'not the password',
  })
const sprayFrom = (address: string, times: number) =>
  repeat(times, () =>
    app.deps.limiter.take('wrong-password', { of: 'one', key: `address ${address}` }),
  )
const sprayBeyond = (address: string) =>
  repeat(600, () =>
    app.deps.limiter.take('crowded-address', { of: 'one', key: `address ${address}` }),
  )
const tooManyGuesses = (seconds: number) => ({
  error: {
    status: 'RESOURCE_EXHAUSTED',
    message: 'too-many-guesses',
    details: { code: 'too-many-guesses', params: { seconds } },
  },
})

test('sixty wrong passwords in a quarter of an hour from one address, whatever a client claims to be, for known and unknown people alike', async () => {
  stopTime()
  await app.signedInUser('Known')
  await sprayFrom('198.51.100.30', 59)
  expect((await attempt('198.51.100.30')).status).toBe(401)
  for (const email of ['b@example.org', 'known@example.org']) {
    for (let time = 0; time < 5; time += 1)
      expect((await attempt('198.51.100.30', email)).status).toBe(401)
    const refused = await attempt('198.51.100.30', email)
    expect(refused).toMatchObject({ status: 429, body: tooManyGuesses(900) })
    expect(refused.headers.get('retry-after')).toBe('900')
  }
  expect((await attempt('203.0.113.9, 198.51.100.30', 'b@example.org')).status).toBe(429)
  expect((await attempt('198.51.100.31')).status).toBe(401)
  vi.setSystemTime(Date.now() + 15 * 60_000)
  expect((await attempt('198.51.100.30', 'b@example.org')).status).toBe(401)
})

test('an IPv6 client does not become another by another address of its network', async () => {
  stopTime()
  await sprayFrom('2001:db8:1:2::/64', 60)
  await sprayBeyond('2001:db8:1:2::/64')
  expect((await attempt('2001:db8:1:2:ffff::1', 'c@example.org')).status).toBe(429)
  expect((await attempt('2001:db8:1:3::1', 'c@example.org')).status).toBe(401)
})

test('180 reset mails in half an hour from one address; the next is refused the same for known and unknown people', async () => {
  stopTime()
  await app.signedInUser('Forgetful')
  const ask = (email: string) =>
    testClient(app.url, from('198.51.100.40')).raw('emails-emailPasswordReset', { data: { email } })
  for (const { status } of await repeat(180, () => ask('nobody@example.org')))
    expect(status).toBe(200)
  const refused = await Promise.all(['nobody@example.org', 'forgetful@example.org'].map(ask))
  for (const answer of refused) expect(answer).toMatchObject({ status: 429, body: tooMany(1800) })
  expect((await attempt('198.51.100.40', 'd@example.org')).status).toBe(401)
})

test('thirty uploads in half an hour, counted before anything of the picture is read', async () => {
  stopTime()
  const [cleo, dan] = [await app.signedIn('Cleo'), await app.signedIn('Dan')]
  const upload = (user: TestUser, body = 'no picture') =>
    fetch(`${app.url}/upload/player/cleo`, {
      method: 'POST',
      headers: { ...user.headers, 'content-type': 'image/png' },
      body,
    })
  for (const { status } of await repeat(30, () => upload(cleo))) expect(status).toBe(400)
  const refused = await upload(cleo)
  expect({
    status: refused.status,
    retryAfter: refused.headers.get('retry-after'),
    body: await refused.json(),
  }).toEqual({ status: 429, retryAfter: '1800', body: tooMany(1800) })
  expect((await upload(dan)).status).toBe(403)
})

test('an organizer writes to a roster ten times in ten minutes, and to single players on', async () => {
  stopTime()
  const [olga, ben] = [await app.signedIn('Olga'), await app.signedIn('Ben2')]
  const eventId = await anEvent(app.db, { location: await aLocation(app.db), organizer: 'olga' })
  const toAll = () =>
    olga.call('messages-toRoster', { eventId, to: 'all', message: 'See you there' })
  expect(await repeat(10, toAll)).toEqual(
    Array.from({ length: 10 }, () => ({ ok: true, value: { sent: 0 } })),
  )
  expect(await toAll()).toMatchObject({
    ok: false,
    refusal: { code: 'too-many-requests', params: { seconds: 600 } },
  })
  expect(
    (
      await olga.call('messages-send', {
        messageId: randomUUID(),
        toId: ben.playerId,
        message: 'Hello',
      })
    ).ok,
  ).toBe(true)
})

test('a player makes sixty events and leagues in ten minutes, of both together, and changes what there is', async () => {
  stopTime()
  const [maker, other] = [await app.signedIn('Maker'), await app.signedIn('Maker2')]
  const location = await aLocation(app.db)
  const make = (player: TestUser, index: number) =>
    index % 2 === 0
      ? player.raw(
          'leagues-create',
          { data: { fields: leagueFieldsAt(location) } },
          from('198.51.100.80'),
        )
      : player.raw(
          'events-create',
          { data: { fields: eventFieldsAt(location), status: 'draft' } },
          from('198.51.100.80'),
        )
  for (let index = 0; index < 60; index += 1) expect((await make(maker, index)).status).toBe(200)
  for (const index of [60, 61])
    expect(await make(maker, index)).toMatchObject({ status: 429, body: tooMany(600) })
  expect((await make(other, 0)).status).toBe(200)
  const { eventId } = await app.db
    .selectFrom('events')
    .select('eventId')
    .where('playerId', '=', maker.playerId)
    .limit(1)
    .executeTakeFirstOrThrow()
  const change = () =>
    maker.raw(
      'events-update',
      { data: { eventId, fields: eventFieldsAt(location), publish: false } },
      from('198.51.100.81'),
    )
  for (const { status } of await repeat(60, change)) expect(status).toBe(200)
  expect((await change()).status).toBe(429)
})

test('what is sent again with its Idempotency-Key counts once', async () => {
  stopTime()
  const again = await app.signedIn('Again')
  const location = await aLocation(app.db)
  const make = (key: string) =>
    again.raw(
      'events-create',
      { data: { fields: eventFieldsAt(location), status: 'draft' } },
      { ...from('198.51.100.83'), 'idempotency-key': key },
    )
  const key = randomUUID()
  for (const { status } of await repeat(70, () => make(key))) expect(status).toBe(200)
  for (let index = 1; index < 60; index += 1) expect((await make(randomUUID())).status).toBe(200)
  expect((await make(randomUUID())).status).toBe(429)
  expect((await make(key)).status).toBe(200)
  expect((await make(randomUUID())).status).toBe(429)
})

test('a player asks Poppi thirty times a minute; others go on', async () => {
  stopTime()
  const [fay, gil] = [await app.signedIn('Fay'), await app.signedIn('Gil')]
  const ask = (user: TestUser) =>
    user.raw(
      'poppi-ask',
      { data: { question: 'games', language: 'en', day: '2026-06-01' } },
      from('198.51.100.60'),
    )
  for (const { status } of await repeat(30, () => ask(fay))) expect(status).toBe(200)
  expect(await ask(fay)).toMatchObject({ status: 429, body: tooMany(60) })
  expect((await ask(gil)).status).toBe(200)
})
