// Signing in by an e-mailed link: once, within 30 minutes, and the same response for an unknown
// address.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { testBrowser } from '#test/support/test-browser.ts'
import { testClient } from '#test/support/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  await app.close()
})

const password = 'a good password'
const ask = (email: string, cookie = {}) =>
  testBrowser(app.url).post('/api/auth/sign-in/magic-link', { email }, cookie)
const tokenIn = (text: string): string => /\/signin#link=(\w+)/.exec(text)?.[1] ?? ''
const nextToken = async (): Promise<string> => tokenIn((await app.mailbox.next()).text)
const useLink = (token: string, browser = testBrowser(app.url)) =>
  browser.post('/api/auth/magic-link/verify', { token })
const mayAsk = async (browser: { cookies: ReadonlyMap<string, string> }): Promise<boolean> =>
  (
    await testClient(app.url, {
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    }).call('account-sessions', {})
  ).ok

test('a new address gets the same answer as a known one, and its account when the link is used', async () => {
  const known = await app.signedIn('Kim')
  const answers = [await ask(known.email)]
  expect(await app.mailbox.next()).toMatchObject({
    to: known.email,
    subject: 'Your link to sign in to Sideout',
  })
  answers.push(await ask('new@example.org', { cookie: 'language=es' }))
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
    { status: 200, body: { status: true } },
    { status: 200, body: { status: true } },
  ])
  const mail = await app.mailbox.next()
  expect(mail).toMatchObject({ to: 'new@example.org', subject: 'Tu enlace para entrar en Sideout' })
  expect(
    await app.db
      .selectFrom('auth_users')
      .select('id')
      .where('email', '=', 'new@example.org')
      .execute(),
  ).toEqual([])

  const browser = testBrowser(app.url)
  const answer = await useLink(tokenIn(mail.text), browser)
  expect(answer).toMatchObject({ status: 200, body: { user: { email: 'new@example.org' } } })
  expect(JSON.stringify(answer.body)).not.toContain('token')
  expect(await mayAsk(browser)).toBe(true)
  const stage = await app.db
    .selectFrom('player_stage')
    .innerJoin('auth_users', 'auth_users.id', 'player_stage.userId')
    .select('emailVerified')
    .where('email', '=', 'new@example.org')
    .execute()
  expect(stage).toEqual([{ emailVerified: true }])
})

test('a link works once, and no link that was never sent works', async () => {
  await ask('once@example.org')
  const token = await nextToken()
  expect((await useLink(token)).status).toBe(200)
  expect(await useLink(token)).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } })
  expect(await useLink('a'.repeat(32))).toMatchObject({
    status: 400,
    body: { code: 'INVALID_TOKEN' },
  })
  expect(await useLink('../x?y')).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } })
  await ask('once@example.org')
  expect(
    (await testBrowser(app.url).get(`/api/auth/magic-link/verify?token=${await nextToken()}`))
      .status,
  ).toBe(404)
})

test('the link leads on to the event that was wanted, and to nothing else', async () => {
  const eventId = '0198a000-0000-7000-8000-000000000001'
  const askFor = (body: object) =>
    testBrowser(app.url).post('/api/auth/sign-in/magic-link', {
      email: 'guest@example.org',
      ...body,
    })
  expect((await askFor({ eventId })).status).toBe(200)
  const { text, html } = await app.mailbox.next()
  expect(text).toMatch(
    new RegExp(`/signin\\?redirect=%2Fvieweditevent%2F${eventId}#link=\\w{32}\\n`),
  )
  expect(html).toContain(`redirect=%2Fvieweditevent%2F${eventId}#link=`)
  for (const body of [
    { eventId: '//evil.example' },
    { eventId: `${eventId}/../..` },
    { redirect: 'https://evil.example' },
    { metadata: { eventId } },
  ])
    expect((await askFor(body)).status).toBe(400)
})

test('a link is too old after 30 minutes', async () => {
  await ask('late@example.org')
  const token = await nextToken()
  await app.db
    .updateTable('auth_verifications')
    .set({ expiresAt: new Date(Date.now() - 1_000) })
    .where('value', 'like', '%late@example.org%')
    .execute()
  expect((await useLink(token)).status).toBe(400)
  const lifetimes = await app.db
    .selectFrom('auth_verifications')
    .select(['expiresAt', 'createdAt'])
    .where('value', 'like', '%once@example.org%')
    .execute()
  expect(
    lifetimes.map(({ expiresAt, createdAt }) =>
      Math.round((expiresAt.getTime() - createdAt.getTime()) / 60_000),
    ),
  ).toEqual([30, 30])
})

test('whoever registered with an address before its owner came keeps nothing of it', async () => {
  await testBrowser(app.url).post('/api/auth/sign-up/email', {
    email: 'owner@example.org',
    password,
  })
  const thief = testBrowser(app.url)
  expect(
    (await thief.post('/api/auth/sign-in/email', { email: 'owner@example.org', password })).status,
  ).toBe(200)
  const { id } = await app.db
    .selectFrom('auth_users')
    .select('id')
    .where('email', '=', 'owner@example.org')
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('auth_passkeys')
    .values({
      id: 'p1',
      name: null,
      publicKey: 'x',
      userId: id,
      credentialId: 'c1',
      counter: 0,
      deviceType: 'singleDevice',
      backedUp: false,
      transports: null,
      aaguid: null,
    })
    .execute()
  await ask('owner@example.org')
  const owner = testBrowser(app.url)
  expect((await useLink(await nextToken(), owner)).status).toBe(200)
  expect(await mayAsk(thief)).toBe(false)
  expect(await mayAsk(owner)).toBe(true)
  expect(
    (await thief.post('/api/auth/sign-in/email', { email: 'owner@example.org', password })).status,
  ).toBe(401)
  expect(await app.db.selectFrom('auth_passkeys').select('id').execute()).toEqual([])
})

test('another site cannot sign a visitor in, and what stands for no address gets no mail', async () => {
  await ask('victim@example.org')
  const token = await nextToken()
  expect(
    (
      await testBrowser(app.url).post(
        '/api/auth/magic-link/verify',
        { token },
        { origin: 'https://evil.example' },
      )
    ).status,
  ).toBe(400)
  expect((await ask('twitter-1@no-email.invalid')).status).toBe(400)
  expect(
    (
      await testBrowser(app.url).post('/api/auth/sign-in/magic-link', {
        email: 'a@example.org',
        callbackURL: 'https://evil.example',
      })
    ).status,
  ).toBe(403)
})
