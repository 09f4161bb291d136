// Every entry point accepts addresses as people write them (test/cases/addresses-good.txt) and
// recognizes every spelling.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCases } from '#test/support/cases.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { testBrowser } from '#test/support/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const password = 'a good password'
const post = (path: string, body: object) => testBrowser(app.url).post(`/api/auth${path}`, body)
const tokenIn = (text: string): string => /\/signin#link=(\w+)/.exec(text)?.[1] ?? ''
const forDoor = (door: string) =>
  readCases('addresses-good.txt').map(([typed = '', stored = '']): [string, string] => [
    typed.replace('@', `${door}@`),
    stored.replace('@', `${door}@`),
  ])
const oncePerAddress = (door: string) => [
  ...new Map(forDoor(door).map(([typed, stored]) => [stored, typed])),
]
const isKnown = async (email: string): Promise<boolean> =>
  (await app.db.selectFrom('auth_users').select('id').where('email', '=', email).execute())
    .length === 1

describe('registering and signing in by password', () => {
  test.each(oncePerAddress('p'))('%s', async (stored, typed) => {
    expect((await post('/sign-up/email', { email: typed, password })).status).toBe(200)
    expect(await isKnown(stored)).toBe(true)
    for (const email of [typed, stored, stored.toUpperCase()]) {
      const answer = await post('/sign-in/email', { email, password })
      expect(answer).toMatchObject({ status: 200, body: { user: { email: stored } } })
    }
    expect((await post('/sign-up/email', { email: typed, password })).status).toBe(200)
    expect(await app.mailbox.next()).toMatchObject({ to: stored })
  })
})

describe('signing in by a link, and a new password by another', () => {
  test.each(oncePerAddress('l'))('%s', async (stored, typed) => {
    for (const email of [typed, stored]) {
      expect((await post('/sign-in/magic-link', { email })).status).toBe(200)
      const mail = await app.mailbox.next()
      expect(mail.to).toBe(stored)
      const used = await post('/magic-link/verify', { token: tokenIn(mail.text) })
      expect(used).toMatchObject({ status: 200, body: { user: { email: stored } } })
      expect(await isKnown(stored)).toBe(true)
    }

    await app.visitor.must('emails-emailPasswordReset', { email: typed })
    const reset = await app.mailbox.next()
    expect(reset.to).toBe(stored)
    expect(reset.text).toContain('/reset#token=')
  })
})

test('in a list of contacts and as another address of one’s own', async () => {
  const kay = await app.signedIn('Kay')
  for (const [stored, typed] of oncePerAddress('c')) {
    await kay.must('contacts-add', {
      keeper: { kind: 'player' },
      name: 'Ann',
      email: typed,
      phone: null,
      skillSelf: null,
      language: 'en',
      note: '',
    })
    expect(
      await app.db.selectFrom('contacts').select('name').where('email', '=', stored).execute(),
    ).toHaveLength(1)
  }
  const nan = await app.signedIn('Nan')
  for (const [stored, typed] of oncePerAddress('n')) {
    await nan.must('account-changeEmail', { email: typed, password: null })
    expect((await app.mailbox.next()).to).toBe(stored)
  }
})

test.each(readCases('addresses-bad.txt'))('no door takes %j', async (email = '') => {
  const answers = await Promise.all([
    post('/sign-up/email', { email, password }),
    post('/sign-in/email', { email, password }),
    post('/sign-in/magic-link', { email }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
  expect(await app.visitor.call('emails-emailPasswordReset', { email })).toMatchObject({
    ok: false,
    refusal: { code: 'bad-input' },
  })
})

test('what an address goes through sign-in as opens nothing by itself', async () => {
  const email = 'ann&eve@example.org'
  await post('/sign-up/email', { email, password })
  const asked = `${Buffer.from(email).toString('hex')}@other-form.invalid`
  const answers = [
    await post('/sign-in/email', { email: asked, password }),
    await post('/sign-in/magic-link', { email: asked }),
    await post('/sign-up/email', { email: asked, password }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
})
