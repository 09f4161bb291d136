// Confirming an address by the mailed link in any browser, or by the mailed code in the app.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressCodeMs, addressLinkMs } from '#domain/account/account.ts'
import { rateLimits } from '#domain/shared/rate-limits.ts'
import { pushKeys } from '#test/scenes/notification-scene.ts'
import { startTestApp, testStart, type TestApp } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Person = Awaited<ReturnType<TestApp['signedInUser']>>

async function askToProve(person: Person): Promise<{ path: string; code: string; text: string }> {
  await person.must('account-sendVerification', {})
  const { to, text, html } = await app.mailbox.next()
  expect(to).toBe(person.email)
  const path = /\/confirm-address\?\S+/.exec(text)?.[0] ?? ''
  const code = /\n(\d{6})\n/.exec(text)?.[1] ?? ''
  expect(html).toContain(code)
  return { path, code, text }
}
const isProved = async (person: Person): Promise<boolean> =>
  (await person.must('account-signInMethods', {})).emailVerified
const open = (path: string, method: 'GET' | 'POST') =>
  fetch(app.url + path, { method, ...(method === 'POST' && { body: '' }) })

test('a link proves an address in a browser without a session, by its button alone, once', async () => {
  const ann = await app.signedIn('Ann')
  const { path } = await askToProve(ann)
  for (const page of [await open(path, 'GET'), await open(path, 'GET')]) {
    expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer'])
    const text = await page.text()
    expect(text).toContain(ann.email)
    expect(text).toContain('Ann')
    expect(text).toContain('<form method="post">')
    expect(text).not.toContain('<script')
  }
  expect((await fetch(app.url + path, { method: 'HEAD' })).status).toBe(200)
  expect(await isProved(ann)).toBe(false)
  const window = await app.socket(ann.token)
  const reached = window.subscribe('notifications-reach', {})
  expect(await reached.next()).toMatchObject({ reach: { mail: 'unproved' } })
  const done = await open(path, 'POST')
  expect(done.status).toBe(200)
  expect(await done.text()).toContain(`${ann.email} is confirmed`)
  await reached.until(({ reach }) => reach.mail === 'proved')
  await window.close()
  for (const method of ['GET', 'POST'] as const) {
    const again = await open(path, method)
    expect([again.status, await again.text()]).toEqual([
      404,
      expect.stringContaining('This link doesn’t work anymore') as string,
    ])
  }
})

test('the session that asked goes on with its device, any other one ends', async () => {
  const bea = await app.signedIn('Bea')
  const other = await app.signedInUser('Bea 2')
  await app.db
    .updateTable('auth_sessions')
    .set({ userId: bea.userId })
    .where('userId', '=', other.userId)
    .execute()
  await bea.must('push-subscribe', {
    endpoint: 'https://push.example.com/bea',
    keys: pushKeys,
    name: 'Phone',
  })
  const { path } = await askToProve(bea)
  expect((await open(path, 'POST')).status).toBe(200)
  expect(await isProved(bea)).toBe(true)
  expect(await other.call('account-signInMethods', {})).toMatchObject({
    refusal: { code: 'not-signed-in' },
  })
  const devices = await app.db
    .selectFrom('push_devices')
    .select('name')
    .where('playerId', '=', 'bea')
    .execute()
  expect(devices).toEqual([{ name: 'Phone' }])
})

test('a page speaks the language of its e-mail, or what this device chose', async () => {
  const cleo = await app.signedInUser('Cleo')
  const answer = await fetch(`${app.url}/call/account-sendVerification`, {
    method: 'POST',
    headers: { ...cleo.headers, 'content-type': 'application/json', cookie: 'language=es' },
    body: JSON.stringify({ data: {} }),
  })
  expect(answer.status).toBe(200)
  const { text } = await app.mailbox.next()
  const path = /\/confirm-address\?\S+/.exec(text)?.[0] ?? ''
  expect(text).toContain('O escribe este código en Sideout')
  expect(await (await open(path, 'GET')).text()).toContain('¿Esta es tu cuenta?')
  const english = await fetch(app.url + path, { headers: { cookie: 'language=en' } })
  expect(await english.text()).toContain('Is this your account?')
})

test('a link ends with its day, with the next one, and with the address', async () => {
  const dan = await app.signedInUser('Dan')
  const first = await askToProve(dan)
  const second = await askToProve(dan)
  expect((await open(first.path, 'POST')).status).toBe(404)
  app.clock.advance(addressLinkMs)
  expect((await open(second.path, 'POST')).status).toBe(404)
  app.clock.set(testStart)
  const third = await askToProve(dan)
  await app.db
    .updateTable('auth_users')
    .set({ email: 'dan@elsewhere.example' })
    .where('id', '=', dan.userId)
    .execute()
  expect((await open(third.path, 'POST')).status).toBe(404)
  expect(await isProved(dan)).toBe(false)
})

test('the link that gives up an address stays with its account', async () => {
  const eve = await app.signedInUser('Eve')
  const { path } = await askToProve(eve)
  await open(path, 'POST')
  await eve.must('account-changeEmail', { email: 'eve@new.example', password: null })
  const leave = /settings\/email#([\w-]+)/.exec((await app.mailbox.next()).text)?.[1] ?? ''
  expect((await open(`/confirm-address?t=${leave}`, 'POST')).status).toBe(404)
  await eve.must('account-confirmEmail', { token: leave })
  const { to, text } = await app.mailbox.next()
  expect(to).toBe('eve@new.example')
  expect((await open(/\/confirm-address\?\S+/.exec(text)?.[0] ?? '', 'POST')).status).toBe(200)
  expect(await eve.must('account-signInMethods', {})).toMatchObject({
    email: 'eve@new.example',
    emailVerified: true,
  })
})

test('the code proves it in the app, for its own account, once, for half an hour', async () => {
  const [fay, gus] = [await app.signedInUser('Fay'), await app.signedInUser('Gus')]
  const { code, path } = await askToProve(fay)
  const wrong = { refusal: { code: 'code-wrong' } }
  expect(await gus.call('account-confirmCode', { code })).toMatchObject(wrong)
  app.clock.advance(addressCodeMs)
  expect(await fay.call('account-confirmCode', { code })).toMatchObject(wrong)
  app.clock.set(testStart)
  expect(await fay.must('account-confirmCode', { code })).toEqual({ did: 'verified' })
  expect(await isProved(fay)).toBe(true)
  expect(await fay.call('account-confirmCode', { code })).toMatchObject(wrong)
  expect((await open(path, 'POST')).status).toBe(404)
})

test('few codes may be guessed, then the right one waits too', async () => {
  const limited = await startTestApp({ isRateLimited: true })
  const hal = await limited.signedInUser('Hal')
  await hal.must('account-sendVerification', {})
  const code = /\n(\d{6})\n/.exec((await limited.mailbox.next()).text)?.[1] ?? ''
  const guess = code === '000000' ? '000001' : '000000'
  for (let tries = 0; tries < rateLimits['address-code'].tries; tries += 1)
    expect(await hal.call('account-confirmCode', { code: guess })).toMatchObject({
      refusal: { code: 'code-wrong' },
    })
  expect(await hal.call('account-confirmCode', { code })).toMatchObject({
    refusal: { code: 'too-many-requests' },
  })
  await limited.close()
})
