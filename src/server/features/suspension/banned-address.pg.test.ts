// An e-mail address banned by the operator.
import { describe, expect, test } from 'vitest'
import {
  admin,
  app,
  comeBackFromGoogle,
  password,
  post,
  provider,
  registered,
  signIn,
  startSuspensions,
} from '#test/scenes/suspension-scene.ts'
import { until } from '#test/support/until.ts'

startSuspensions()

describe('a banned address', () => {
  const hasAccount = async (email: string): Promise<boolean> =>
    (
      await app.db
        .selectFrom('auth_users')
        .select('id')
        .where('email', '=', email.toLowerCase())
        .execute()
    ).length > 0

  test('registers as any other, and has no account afterwards', async () => {
    expect(await admin('bans', 'add', 'Bad.Example', '--reason', 'spam')).toEqual({
      pattern: 'bad.example',
      accounts: 0,
    })
    const free = await post('sign-up/email', { email: 'zoe@good.example', password })
    const banned = await post('sign-up/email', { email: 'Zoe+1@mail.BAD.example', password })
    expect({ status: banned.status, body: banned.body }).toEqual({
      status: free.status,
      body: free.body,
    })
    expect([
      await hasAccount('zoe@good.example'),
      await hasAccount('zoe+1@mail.bad.example'),
    ]).toEqual([true, false])
    expect(await signIn('zoe+1@mail.bad.example')).toMatchObject({
      status: 401,
      body: { code: 'INVALID_EMAIL_OR_PASSWORD' },
    })
  })

  test('gets no sign-in link, but keeps the account it has', async () => {
    await post('sign-up/email', { email: 'early@late.example', password })
    expect(await admin('bans', 'add', 'late.example')).toEqual({
      pattern: 'late.example',
      accounts: 1,
    })
    const before = app.mailbox.mails.length
    const answers = [
      await post('sign-in/magic-link', { email: 'new@late.example' }),
      await post('sign-in/magic-link', { email: 'early@late.example' }),
    ]
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 200, body: { status: true } },
      { status: 200, body: { status: true } },
    ])
    await until('the one mail', () => app.mailbox.mails.length > before)
    expect(app.mailbox.mails.slice(before).map(({ to }) => to)).toEqual(['early@late.example'])
    expect((await signIn('early@late.example')).status).toBe(200)
  })

  test('makes no account through a provider', async () => {
    await admin('bans', 'add', 'gus@social.example')
    provider.is({ sub: '78', name: 'Gus', email: 'gus@social.example', email_verified: true })
    expect(await comeBackFromGoogle()).toMatch(/\/signin\?error=/)
    expect(await hasAccount('gus@social.example')).toBe(false)
  })

  test('cannot become the address of an account', async () => {
    await admin('bans', 'add', 'never@new.example')
    const ola = await registered('Ola')
    const before = app.mailbox.mails.length
    expect(
      await ola.call('account-changeEmail', { email: 'never+2@new.example', password }),
    ).toEqual({ ok: true, value: { success: true } })
    expect(app.mailbox.mails.slice(before)).toEqual([])
  })

  test('registers again once the ban is taken back; the list and the log tell of it', async () => {
    await admin('bans', 'add', 'pat@back.example')
    await expect(admin('bans', 'add', 'PAT@back.example')).rejects.toThrow('banned already')
    await expect(admin('bans', 'add', 'example')).rejects.toThrow('neither an address nor a domain')
    const { bans } = await admin<{ bans: { pattern: string }[] }>('bans', 'list')
    expect(bans.map(({ pattern }) => pattern)).toContain('pat@back.example')
    await admin('bans', 'remove', 'pat@back.example')
    await expect(admin('bans', 'remove', 'pat@back.example')).rejects.toThrow('not banned')
    await post('sign-up/email', { email: 'pat@back.example', password })
    expect(await hasAccount('pat@back.example')).toBe(true)
    const log = await app.db
      .selectFrom('operator_log')
      .select(['command', 'detail'])
      .where('detail', '=', 'pat@back.example')
      .execute()
    expect(log.map(({ command }) => command)).toEqual(['bans add', 'bans remove'])
  })
})
