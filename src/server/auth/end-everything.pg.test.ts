// A new password, a first proof of the address and "sign out everywhere" end every other way into
// the account.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endEverything } from '#server/db/end-everything.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { testBrowser } from '#test/support/test-browser.ts'
import { testClient } from '#test/support/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ time: { now: () => Date.now() } })
})
afterAll(async () => {
  await app.close()
})

const password = 'a good password'
const feedSecret = () => randomUUID().replaceAll('-', '').padEnd(43, 'A')

async function openEverything(person: TestPlayer) {
  const secret = feedSecret()
  await person.must('calendarFeeds-set', { secret })
  await aDevice(person.playerId, null)
  await aDevice(person.playerId, await sessionOf(person))
  await app.visitor.must('emails-emailPasswordReset', { email: person.email })
  const reset = /[#?]token=([\w-]+)/.exec((await nextMail(person.email)).text)?.[1] ?? ''
  await testBrowser(app.url).post('/api/auth/sign-in/magic-link', {
    email: person.email.toUpperCase(),
  })
  const link = /#link=(\w+)/.exec((await nextMail(person.email)).text)?.[1] ?? ''
  await person.must('account-changeEmail', { email: `new-${person.email}`, password: null })
  const address = /confirm-address\?t=([\w-]+)/.exec((await app.mailbox.next()).text)?.[1] ?? ''
  const window = await app.socket(person.token)
  return { secret, reset, link, address, window }
}

const nextMail = async (to: string) => {
  let mail = await app.mailbox.next()
  if (mail.subject.includes('was changed')) mail = await app.mailbox.next()
  expect(mail.to.toLowerCase()).toBe(to)
  return mail
}
const sessionOf = async ({ userId }: Pick<TestPlayer, 'userId'>): Promise<string> =>
  (
    await app.db
      .selectFrom('auth_sessions')
      .select('id')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()
  ).id
const aDevice = async (playerId: string, sessionId: string | null): Promise<void> => {
  await app.db
    .insertInto('push_devices')
    .values({
      deviceId: randomUUID(),
      playerId,
      sessionId,
      endpoint: `https://push.test/${randomUUID()}`,
      p256dh: 'x',
      auth: 'x',
      name: 'Phone',
      created: new Date(),
    })
    .execute()
}
const countDevices = async (playerId: string): Promise<number> =>
  (
    await app.db
      .selectFrom('push_devices')
      .select('deviceId')
      .where('playerId', '=', playerId)
      .execute()
  ).length
const feedStatus = async (secret: string): Promise<number> =>
  (await fetch(`${app.url}/feed/${secret}.ics`)).status

async function expectEnded(
  person: TestPlayer,
  opened: Awaited<ReturnType<typeof openEverything>>,
  { isLinkSpent = false } = {},
) {
  expect(await person.call('account-signInMethods', {})).toMatchObject({
    ok: false,
    refusal: { code: 'not-signed-in' },
  })
  expect(await opened.window.closed).toBe(4002)
  expect(await countDevices(person.playerId)).toBe(0)
  expect(await feedStatus(opened.secret)).toBe(404)
  expect(
    (
      await testBrowser(app.url).post('/api/auth/reset-password', {
        token: opened.reset,
        newPassword: 'the next password',
      })
    ).status,
  ).toBe(400)
  if (!isLinkSpent)
    expect(
      (await testBrowser(app.url).post('/api/auth/magic-link/verify', { token: opened.link }))
        .status,
    ).toBe(400)
  expect(
    await app.db
      .selectFrom('account_links')
      .select('kind')
      .where('userId', '=', person.userId)
      .execute(),
  ).toEqual([])
}

async function aPerson(name: string): Promise<TestPlayer> {
  const person = await app.signedIn(name)
  await app.db
    .updateTable('auth_users')
    .set({ emailVerified: true })
    .where('id', '=', person.userId)
    .execute()
  return person
}

test('a reset ends sessions, windows, programs, push devices, the feed and every open link', async () => {
  const ann = await aPerson('Ann')
  const opened = await openEverything(ann)
  expect(
    (
      await testBrowser(app.url).post('/api/auth/reset-password', {
        token: opened.reset,
        newPassword: password,
      })
    ).status,
  ).toBe(200)
  await expectEnded(ann, opened)
})

test('signing out everywhere ends the same', async () => {
  const ben = await aPerson('Ben')
  const opened = await openEverything(ben)
  expect(
    (
      await testBrowser(app.url, undefined, { cookie: ben.cookie }).post(
        '/api/auth/revoke-sessions',
      )
    ).status,
  ).toBe(200)
  await expectEnded(ben, opened)
})

test('a first proof by a sign-in link ends the same, and signs in anew', async () => {
  const cleo = await app.signedIn('Cleo')
  const opened = await openEverything(cleo)
  const browser = testBrowser(app.url)
  expect((await browser.post('/api/auth/magic-link/verify', { token: opened.link })).status).toBe(
    200,
  )
  await expectEnded(cleo, opened, { isLinkSpent: true })
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  expect((await testClient(app.url, { cookie }).call('account-signInMethods', {})).ok).toBe(true)
})

test('a later sign-in link ends nothing', async () => {
  const dora = await aPerson('Dora')
  await testBrowser(app.url).post('/api/auth/sign-in/magic-link', { email: dora.email })
  const link = /#link=(\w+)/.exec((await nextMail(dora.email)).text)?.[1] ?? ''
  expect(
    (await testBrowser(app.url).post('/api/auth/magic-link/verify', { token: link })).status,
  ).toBe(200)
  expect((await dora.call('account-signInMethods', {})).ok).toBe(true)
})

test('a first proof in the settings, and ending the other sessions, keep this session and its device only', async () => {
  for (const [name, act] of [
    [
      'Eve',
      async (eve: TestPlayer) => {
        await eve.must('account-sendVerification', {})
        const token =
          /confirm-address\?t=([\w-]+)/.exec((await nextMail(eve.email)).text)?.[1] ?? ''
        await eve.must('account-confirmEmail', { token })
      },
    ],
    [
      'Fay',
      async (fay: TestPlayer) => {
        await fay.must('account-revokeOtherSessions', {})
      },
    ],
  ] as const) {
    const person = await app.signedIn(name)
    const here = await sessionOf(person)
    const other = {
      id: randomUUID(),
      userId: person.userId,
      token: randomUUID(),
      expiresAt: new Date(Date.now() + 60_000),
      ipAddress: null,
      userAgent: null,
      createdAt: new Date(),
      updatedAt: new Date(),
    }
    await app.db.insertInto('auth_sessions').values(other).execute()
    for (const device of [here, other.id, null]) await aDevice(person.playerId, device)
    await person.must('calendarFeeds-set', { secret: feedSecret() })
    await act(person)
    expect(
      await app.db
        .selectFrom('auth_sessions')
        .select('id')
        .where('userId', '=', person.userId)
        .execute(),
    ).toEqual([{ id: here }])
    expect(
      await app.db
        .selectFrom('push_devices')
        .select('sessionId')
        .where('playerId', '=', person.playerId)
        .execute(),
    ).toEqual([{ sessionId: here }])
    expect(
      await app.db
        .selectFrom('calendar_feeds')
        .select('playerId')
        .where('playerId', '=', person.playerId)
        .execute(),
    ).toEqual([])
  }
})

test('nothing of anybody else ends', async () => {
  const gil = await aPerson('Gil')
  const hal = await aPerson('Hal')
  const secret = feedSecret()
  await hal.must('calendarFeeds-set', { secret })
  await aDevice(hal.playerId, await sessionOf(hal))
  expect(await feedStatus(secret)).toBe(200)
  await app.db.transaction().execute((tx) => endEverything(tx, { userId: gil.userId }))
  expect((await hal.call('account-signInMethods', {})).ok).toBe(true)
  expect(await countDevices(hal.playerId)).toBe(1)
  expect(await feedStatus(secret)).toBe(200)
})

test('a link ends that was sent to an address which passes through sign-in under an alias', async () => {
  const ivy = await aPerson('Ivy')
  const email = 'ivy&bo@example.org'
  await app.db.updateTable('auth_users').set({ email }).where('id', '=', ivy.userId).execute()
  await testBrowser(app.url).post('/api/auth/sign-in/magic-link', { email })
  const link = /#link=(\w+)/.exec((await nextMail(email)).text)?.[1] ?? ''
  await app.db.transaction().execute((tx) => endEverything(tx, { userId: ivy.userId }))
  const used = await testBrowser(app.url).post('/api/auth/magic-link/verify', { token: link })
  expect(used.status).not.toBe(200)
})
