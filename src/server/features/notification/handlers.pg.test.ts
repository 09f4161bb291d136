// Notification settings, devices, the test of every channel, and real e-mails through an SMTP
// server, down to unsubscribing.
import { expect, test } from 'vitest'
import { minutes, pass, proveAddress, seconds, tell } from '#test/scenes/notification-scene.ts'
import {
  app,
  mailTo,
  mailServer,
  service,
  settingsOf,
  startReachedPlayers,
} from '#test/scenes/reached-player-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { testStart } from '#test/support/test-app.ts'

startReachedPlayers()

test('a player starts with sensible choices, changes some, and sees them in every window', async () => {
  const ann = await app.signedIn('Ann', { homeLocation: await aLocation(app.db) })
  const window = await app.socket(ann.token)
  const watched = window.subscribe('notifications-settings', {})
  const first = await watched.next()
  expect(first).toMatchObject({
    matrix: {
      messages: { inApp: true, push: true, mail: false },
      changes: { mail: true },
      calendar: { inApp: false, push: false, mail: false },
    },
    quietHours: null,
    digest: false,
    language: null,
    timezone: 'America/New_York',
    pushDevices: [],
  })
  await ann.must('notifications-updateSettings', {
    matrix: { messages: { mail: true, inApp: false }, calendar: { push: true } },
    quietHours: { from: '22:00', to: '07:00' },
    language: 'es',
  })
  expect(await watched.next()).toEqual({
    ...first,
    matrix: { ...first.matrix, messages: { inApp: true, push: true, mail: true } },
    quietHours: { from: '22:00', to: '07:00' },
    language: 'es',
  })
  await ann.must('notifications-updateSettings', {
    matrix: { messages: { push: false } },
    digest: true,
  })
  expect(await watched.next()).toMatchObject({
    matrix: { messages: { push: false, mail: true } },
    quietHours: { from: '22:00', to: '07:00' },
    digest: true,
    language: 'es',
  })
  for (const quietHours of [
    { from: '22:00', to: '22:00' },
    { from: '24:00', to: '07:00' },
  ])
    expect(await ann.call('notifications-updateSettings', { quietHours })).toMatchObject({
      refusal: { code: 'bad-input' },
    })
  await window.close()
})

test('the language of a new player is that of their visit; one who never said theirs gets it when they choose', async () => {
  const ben = await app.signedIn('Ben')
  await ben.must('notifications-updateSettings', { digest: true })
  expect((await settingsOf(ben)).language).toBe('en')
  const user = await app.signedInUser('Cleo')
  await app.db
    .insertInto('player_stage')
    .values({
      userId: user.userId,
      playerName: null,
      homeLocation: null,
      lastLat: null,
      lastLon: null,
    })
    .execute()
  const answer = await fetch(`${app.url}/call/players-updatePlayer`, {
    method: 'POST',
    headers: { ...user.headers, 'content-type': 'application/json', cookie: 'language=es' },
    body: JSON.stringify({ data: { playerId: 'cleo', fields: { playerName: 'Cleo' } } }),
  })
  expect(answer.status).toBe(200)
  expect((await settingsOf({ ...user, playerId: 'cleo' })).language).toBe('es')
})

test('a device gets what its player is told, sealed for it, until it is unsubscribed or gone', async () => {
  const dan = await app.signedIn('Dan')
  const [phone, laptop] = [service.subscribe(), service.subscribe()]
  const { deviceId } = await dan.must('push-subscribe', { ...phone, name: 'Phone' })
  expect(await dan.must('push-subscribe', { ...phone, name: 'My phone' })).toEqual({ deviceId })
  await dan.must('push-subscribe', { ...laptop, name: 'Laptop' })
  await tell(app, { playerId: 'dan', kind: 'medal-won', params: { title: 'Cup', medal: 'gold' } })
  expect(await pass(app, seconds(4))).toBe(2)
  expect(service.shown.map(({ payload }) => payload)).toMatchObject([
    { title: 'You won gold at Cup!', url: '/alerts' },
    { title: 'You won gold at Cup!' },
  ])
  expect((await settingsOf(dan)).pushDevices).toMatchObject([
    {
      deviceId,
      name: 'My phone',
      lastOk: new Date(testStart + seconds(4)).toISOString(),
      failures: 0,
    },
    { name: 'Laptop' },
  ])
  service.become(laptop.endpoint, 'gone')
  await tell(app, {
    playerId: 'dan',
    kind: 'medal-won',
    params: { title: 'Open', medal: 'silver' },
  })
  expect(await pass(app, minutes(2))).toBe(1)
  await dan.must('push-unsubscribe', { deviceId })
  expect((await settingsOf(dan)).pushDevices).toEqual([])
  await dan.must('push-unsubscribe', { endpoint: phone.endpoint })
})

test('what no column can hold is refused at the edge of every wire, and no bug is logged', async () => {
  const [ana] = [await app.signedIn(`Edge${app.deps.newId().slice(-6)}`)]
  const bad = (field: string) => ({ ok: false, refusal: { code: 'bad-input', params: { field } } })
  const endpoint = 'https://push.example/\u0000'
  expect(await ana.call('push-unsubscribe', { endpoint })).toEqual(bad('endpoint'))
  const proof = { kind: 'position' as const, lat: 5e-324, lon: 0, accuracyM: 10 }
  const eventId = app.deps.newId()
  expect(await ana.call('checkIns-arrive', { eventId, proof })).toMatchObject({ ok: false })
  const question = 'events with 99999999999 places tonight'
  const asked = { question, language: 'en', day: '2026-06-01' } as const
  expect(await ana.call('poppi-ask', asked)).toMatchObject({ ok: true })
  for (const path of ['/vieweditevent/%00', '/feed/%00.ics', '/venues?venue=%00'])
    expect((await fetch(app.url + path)).status).toBe(404)
})

test('a device belongs to who holds its keys, and a player has ten at most', async () => {
  const [eve, fay] = [await app.signedIn('Eve'), await app.signedIn('Fay')]
  const device = service.subscribe()
  await eve.must('push-subscribe', { ...device, name: 'Tablet' })
  await tell(app, { playerId: 'eve', kind: 'medal-won' })
  expect(
    await fay.call('push-subscribe', { ...device, keys: service.subscribe().keys, name: 'Stolen' }),
  ).toMatchObject({ refusal: { code: 'bad-input', params: { field: 'keys' } } })
  await fay.must('push-subscribe', { ...device, name: 'Tablet' })
  expect([
    (await settingsOf(eve)).pushDevices.length,
    (await settingsOf(fay)).pushDevices.length,
    await pass(app, seconds(4)),
  ]).toEqual([0, 1, 0])
  for (let index = 0; index < 11; index += 1) {
    app.clock.advance(1000)
    await fay.must('push-subscribe', { ...service.subscribe(), name: `Device ${index}` })
  }
  expect((await settingsOf(fay)).pushDevices.map(({ name }) => name)).toEqual(
    Array.from({ length: 10 }, (_, index) => `Device ${index + 1}`),
  )
  expect(
    await eve.call('push-subscribe', {
      ...device,
      endpoint: 'https://169.254.169.254/x',
      name: 'Inside',
    }),
  ).toMatchObject({ refusal: { code: 'bad-input', params: { field: 'endpoint' } } })
  expect(await app.visitor.call('push-subscribe', { ...device, name: 'Nobody' })).toMatchObject({
    refusal: { code: 'not-signed-in' },
  })
})

test('a device is told nothing more once its session is ended before its time, from wherever; one whose session ran out is', async () => {
  const kim = await app.signedIn('Kim')
  const session = (id: string, expires: number) => ({
    id,
    userId: kim.userId,
    token: id,
    expiresAt: new Date(expires),
    ipAddress: null,
    userAgent: null,
    createdAt: new Date(),
    updatedAt: new Date(),
  })
  await app.db
    .insertInto('auth_sessions')
    .values([
      session('kim-lost', Date.now() + minutes(60)),
      session('kim-old', Date.now() - minutes(1)),
    ])
    .execute()
  for (const name of ['Laptop', 'Lost', 'Old'])
    await kim.must('push-subscribe', { ...service.subscribe(), name })
  for (const name of ['Lost', 'Old'])
    await app.db
      .updateTable('push_devices')
      .set({ sessionId: `kim-${name.toLowerCase()}` })
      .where('name', '=', name)
      .execute()
  const window = await app.socket(kim.token)
  const settings = window.subscribe('notifications-settings', {})
  await settings.next()
  await tell(app, { playerId: 'kim', kind: 'medal-won' })
  await kim.must('account-revokeSession', { sessionId: 'kim-lost' })
  await settings.until(
    ({ pushDevices }) =>
      pushDevices
        .map(({ name }) => name)
        .toSorted()
        .join() === 'Laptop,Old',
  )
  expect(await pass(app, seconds(4))).toBe(2)
  await app.db.deleteFrom('auth_sessions').where('id', '=', 'kim-old').execute()
  await kim.must('account-revokeOtherSessions', {})
  expect((await settingsOf(kim)).pushDevices.map(({ name }) => name)).toEqual(['Laptop'])
  await window.close()
})

test('a test goes through every way at once and tells what became of it; the self-test knows the rest', async () => {
  const gus = await app.signedIn('Gus')
  const [here, busy] = [service.subscribe(), service.subscribe()]
  await gus.must('push-subscribe', { ...here, name: 'Here' })
  app.clock.advance(1000)
  await gus.must('push-subscribe', { ...busy, name: 'Busy' })
  service.become(busy.endpoint, 'busy')
  expect(await gus.must('notifications-test', {})).toMatchObject({
    push: [
      { name: 'Here', outcome: 'sent' },
      { name: 'Busy', outcome: 'later' },
    ],
    mail: 'unconfirmed',
  })
  await proveAddress(app, gus)
  expect(await gus.must('notifications-test', {})).toMatchObject({ mail: 'sent' })
  expect((await mailTo(gus)).subject).toBe('Notifications work')
  mailServer.refusal = { responseCode: 451 }
  expect(await gus.must('notifications-test', {})).toMatchObject({ mail: 'failed' })
  mailServer.refusal = null
  await gus.must('notifications-updateSettings', {
    matrix: { matches: { push: false } },
    quietHours: { from: '07:00', to: '09:00' },
  })
  const window = await app.socket(gus.token)
  expect(await window.subscribe('notifications-health', {}).next()).toMatchObject({
    mail: {
      isConfigured: false,
      address: 'gus@example.org',
      isConfirmed: true,
      lastSent: null,
      lastFailed: null,
    },
    push: {
      devices: [
        { name: 'Here', failures: 0 },
        { name: 'Busy', lastOk: null, failures: 3 },
      ],
      lastSent: null,
    },
    off: expect.arrayContaining([
      { group: 'matches', channel: 'push' },
      { group: 'messages', channel: 'mail' },
    ]) as unknown,
    digest: false,
    quietUntil: null,
    waiting: 0,
  })
  await window.close()
  expect(await statementsOf(() => settingsOf(gus))).toHaveLength(1)
})
