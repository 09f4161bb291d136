// The reset mail through a real SMTP server, and what a reset ends.
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Mailer } from '#server/mail/mail.ts'
import { createSmtpMailer } from '#server/mail/smtp-mailer.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'
import { testBrowser } from '#test/support/test-browser.ts'
import { testClient } from '#test/support/test-client.ts'
import { openTestSocket } from '#test/support/test-socket.ts'
import { until } from '#test/support/until.ts'

let app: TestApp
let smtp: SMTPServer
let mailer: Mailer
const received: Email[] = []

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
            received.push(mail)
            done()
          }, done)
        })
    },
  })
  await new Promise<void>((resolve) => {
    smtp.listen(0, '127.0.0.1', resolve)
  })
  const { port } = smtp.server.address() as AddressInfo
  mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'Sideout <no-reply@sideout.test>')
  app = await startTestApp({
    mailer,
    publicUrl: 'http://sideout.test',
    isRateLimited: true,
    trustedProxyHeader: 'x-forwarded-for',
  })
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(async () => {
  mailer.close?.()
  await app.close()
  await new Promise<void>((resolve) => {
    smtp.close(resolve)
  })
})

const oldPassword = 'the old password'
const newPassword = 'the new password'
let addresses = 0
const elsewhere = () => ({ 'x-forwarded-for': `198.51.100.${++addresses}` })
const browser = () => testBrowser(app.url, 'http://sideout.test', elsewhere())
const visitor = () => testClient(app.url, elsewhere())
const signIn = (email: string, password: string) =>
  browser().post('/api/auth/sign-in/email', { email, password }, { 'want-auth-token': 'true' })
const reset = (token: string, password = newPassword) =>
  browser().post('/api/auth/reset-password', { token, newPassword: password })

async function askForReset(email: string, cookies = ''): Promise<{ mail: Email; token: string }> {
  const before = received.length
  const answer = await testClient(app.url, { cookie: cookies, ...elsewhere() }).must(
    'emails-emailPasswordReset',
    { email },
  )
  expect(answer).toEqual({ success: true })
  const mail = await until('the reset mail', () =>
    received.slice(before).find(({ text }) => text?.includes('/reset#') === true),
  )
  const link = /http:\/\/sideout\.test\/reset#token=([\w-]+)/.exec(mail.text ?? '')
  return { mail, token: link?.[1] ?? '' }
}
async function registered(email: string): Promise<void> {
  await browser().post('/api/auth/sign-up/email', { email, password: oldPassword })
}

test('the mail names the way and nothing else, as text and as HTML', async () => {
  await registered('ann@example.org')
  const { mail, token } = await askForReset('ann@example.org')
  expect(mail).toMatchObject({
    subject: 'Choose a new password for Sideout',
    from: { name: 'Sideout', address: 'no-reply@sideout.test' },
    to: [{ address: 'ann@example.org' }],
  })
  expect(token).toMatch(/^[\w-]{32}$/)
  expect(mail.html).toContain(`href="http://sideout.test/reset#token=${token}"`)
  expect(mail.html).toContain('<html lang="en">')
  expect(mail.attachments).toEqual([])
})

test('the mail speaks the language of the cookie', async () => {
  await registered('sol@example.org')
  const { mail } = await askForReset('sol@example.org', 'theme=dark; language=es')
  expect(mail.subject).toBe('Elige una nueva contraseña para Sideout')
  expect(mail.text).toContain('Alguien pidió una nueva contraseña')
  expect(mail.html).toContain('<html lang="es">')
})

test('after a reset the old password, the old sessions and the link itself are refused, and open windows close', async () => {
  await registered('ben@example.org')
  const session = {
    authorization: `Bearer ${(await signIn('ben@example.org', oldPassword)).headers.get('set-auth-token')}`,
  }
  const window = await openTestSocket(app.url, session)
  const { token } = await askForReset('BEN@example.org')
  expect(
    (await testClient(app.url, session).call('validations-checkPlayer', { id: 'ben' })).ok,
  ).toBe(true)
  expect((await reset(token)).status).toBe(200)
  expect(
    await testClient(app.url, session).call('validations-checkPlayer', { id: 'ben' }),
  ).toMatchObject({ ok: false, refusal: { code: 'not-signed-in' } })
  expect(await window.closed).toBe(4002)
  expect((await signIn('ben@example.org', oldPassword)).status).toBe(401)
  expect((await signIn('ben@example.org', newPassword)).status).toBe(200)
  expect(await reset(token, 'a third password')).toMatchObject({
    status: 400,
    body: { code: 'INVALID_TOKEN' },
  })
  expect((await signIn('ben@example.org', newPassword)).status).toBe(200)
})

test('of two resets with one link at the same time one succeeds', async () => {
  await registered('race@example.org')
  const { token } = await askForReset('race@example.org')
  const statuses = await Promise.all([
    reset(token, 'first password'),
    reset(token, 'second password'),
  ])
  expect(statuses.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
    200, 400,
  ])
})

test('a link that has expired, an invented one and a short password are refused', async () => {
  await registered('late@example.org')
  const { token } = await askForReset('late@example.org')
  expect(await reset(token, '1234567')).toMatchObject({
    status: 400,
    body: { code: 'PASSWORD_TOO_SHORT' },
  })
  await app.db
    .updateTable('auth_verifications')
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .execute()
  expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } })
  expect((await reset('invented')).status).toBe(400)
  expect((await signIn('late@example.org', oldPassword)).status).toBe(200)
})

test('the database does not hold the token', async () => {
  await registered('hash@example.org')
  const { token } = await askForReset('hash@example.org')
  const rows = await app.db
    .selectFrom('auth_verifications')
    .select(['identifier', 'value'])
    .execute()
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('an unknown address gets no mail, and a known one at most two in ten minutes', async () => {
  await registered('flood@example.org')
  await visitor().must('emails-emailPasswordReset', { email: 'unknown@example.org' })
  for (let i = 1; i <= 2; i += 1) await askForReset('flood@example.org')
  await visitor().must('emails-emailPasswordReset', { email: 'flood@example.org' })
  await registered('next@example.org')
  // E-mails leave in order: a third one, or one to the unknown address, would have arrived by now.
  await askForReset('next@example.org')
  const to = received.map((mail) => mail.to?.[0]?.address)
  expect(to.filter((address) => address === 'flood@example.org')).toHaveLength(2)
  expect(to).not.toContain('unknown@example.org')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 })
  await askForReset('flood@example.org')
})

test('whoever registers with a known address again and again, from wherever, causes two mails an hour', async () => {
  for (let time = 0; time <= 4; time += 1) await registered('known@example.org')
  await registered('after@example.org')
  await askForReset('after@example.org')
  expect(
    received
      .filter(({ to }) => to?.[0]?.address === 'known@example.org')
      .map(({ subject }) => subject),
  ).toEqual(Array(2).fill('You already have a Sideout account'))
})

test('a reset proves the address, so that Google may join the account from then on', async () => {
  await registered('proved@example.org')
  await reset((await askForReset('proved@example.org')).token)
  expect(
    await app.db
      .selectFrom('auth_users')
      .select('emailVerified')
      .where('email', '=', 'proved@example.org')
      .executeTakeFirst(),
  ).toEqual({ emailVerified: true })
})

test.each(['', 'not an address', `${'a'.repeat(250)}@example.org`])(
  '%j is refused as an address',
  async (email) => {
    expect(await visitor().call('emails-emailPasswordReset', { email })).toMatchObject({
      ok: false,
      refusal: { code: 'bad-input' },
    })
  },
)

test('a mail server that is gone is logged, without the link, and the answer stays the same', async () => {
  const gone = await startTestApp({
    mailer: createSmtpMailer('smtp://127.0.0.1:1', 'Sideout <no-reply@sideout.test>'),
  })
  try {
    await testBrowser(gone.url).post('/api/auth/sign-up/email', {
      email: 'gone@example.org',
      password: oldPassword,
    })
    expect(
      await gone.visitor.must('emails-emailPasswordReset', { email: 'gone@example.org' }),
    ).toEqual({ success: true })
    const line = await until('the log line', () => gone.logs.find((entry) => entry.level >= 50))
    expect(line.msg).toBe('a password reset could not be requested')
    expect(JSON.stringify(line)).not.toMatch(/token=/)
    gone.takeErrors()
  } finally {
    await gone.close()
  }
})
