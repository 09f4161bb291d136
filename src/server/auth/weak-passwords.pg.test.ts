// Weak passwords are refused wherever one is chosen, without revealing anything about other
// accounts.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { testBrowser } from '#test/support/test-browser.ts'
import { until } from '#test/support/until.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await aLocation(app.db, { name: 'Golden Gate Courts' })
  await aLocation(app.db, { name: 'The Barn' })
})
afterAll(() => app.close())

const register = (email: string, password: string) =>
  testBrowser(app.url).post('/api/auth/sign-up/email', { email, password })
const common = { status: 400, body: { code: 'PASSWORD_TOO_COMMON' } }
const personal = { status: 400, body: { code: 'PASSWORD_TOO_PERSONAL' } }

test.each([
  ['one of the first that anyone would try', 'iloveyou', common],
  ['the same in disguise', 'P4ssw0rd!!', common],
  ['the product', 'my-Sideout', personal],
  ['the game', 'pickleball!', personal],
  ['a venue', 'goldengatecourts1', personal],
  ['a venue with other letters', 'G0lden Gate C0urts', personal],
  ['the own address', 'wanda.weak@example.org', personal],
  ['what comes before its @', 'WandaWeak1', personal],
])('registering with %s is refused and changes nothing', async (_what, password, refused) => {
  expect(await register('wanda.weak@example.org', password)).toMatchObject(refused)
  expect(
    await app.db
      .selectFrom('auth_users')
      .select('id')
      .where('email', '=', 'wanda.weak@example.org')
      .execute(),
  ).toEqual([])
})

test.each([
  'eight letters of mine',
  'a good password',
  'xq7-vk2m-9d',
  '🎾🏓🎾🏓🥒',
  'x y z '.repeat(21),
])('%s is taken, whatever it is made of', async (password) => {
  expect((await register(`fine${password.length}@example.org`, password)).status).toBe(200)
})

test('a reset and a change look at the own name too, and the link of a refused reset still works', async () => {
  const vera = await app.signedIn('VeraVale')
  const browser = testBrowser(app.url)
  await app.db
    .updateTable('auth_accounts')
    .set({ providerId: 'credential' })
    .where('userId', '=', vera.userId)
    .execute()
  await app.visitor.must('emails-emailPasswordReset', { email: vera.email })
  const mail = await until('the link', () =>
    app.mailbox.mails.find(({ to, text }) => to === vera.email && text.includes('token=')),
  )
  const token = /token=([\w-]+)/.exec(mail.text)?.[1] ?? ''
  const reset = (newPassword: string) =>
    browser.post('/api/auth/reset-password', { token, newPassword })
  expect(await reset('veravale1')).toMatchObject(personal)
  expect(await reset('baseball1')).toMatchObject(common)
  expect((await reset('a good password')).status).toBe(200)
  await browser.post('/api/auth/sign-in/email', { email: vera.email, password: 'a good password' })
  const change = (newPassword: string) =>
    browser.post('/api/auth/change-password', { currentPassword: 'a good password', newPassword })
  expect(await change('Vera-Vale7')).toMatchObject(personal)
  expect(await change('letmein123')).toMatchObject(common)
  expect((await change('quite another password')).status).toBe(200)
})

test('a known and an unknown address are told the same about a weak password', async () => {
  await register('there@example.org', 'a good password')
  const [known, unknown] = [
    await register('there@example.org', 'iloveyou'),
    await register('nowhere@example.org', 'iloveyou'),
  ]
  expect(known).toMatchObject(common)
  expect(known.body).toEqual(unknown.body)
})
