// Who may make an account, at every door: password, link and code by mail, provider; with an
// invitation, a club's link, a contact's link; and those who try to get around it.
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallInput } from '#contract/contract.ts'
import {
  formatTicket,
  registrationModes,
  type RegistrationMode,
  type RegistrationPass,
} from '#domain/registration/registration.ts'
import { aClub, aLocation } from '#test/support/builders.ts'
import { startOAuthProvider, type OAuthProvider } from '#test/support/oauth-provider.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { testBrowser, type TestBrowser } from '#test/support/test-browser.ts'

let app: TestApp
let node: TestApp
let provider: OAuthProvider
let owner: TestPlayer
const password = 'a good password'
const dayMs = 86_400_000

beforeAll(async () => {
  provider = await startOAuthProvider()
  const providers = { google: provider.settings }
  app = await startTestApp({ isLocal: true, providers })
  node = await startTestApp({ beside: app, providers })
  owner = await app.signedIn('Olivia')
  await app.db
    .insertInto('operators')
    .values({ userId: owner.userId, role: 'owner', created: new Date(app.clock.now()) })
    .execute()
})
afterAll(async () => {
  await node.close()
  await app.close()
  await provider.stop()
})
beforeEach(() => setMode('open'))

let count = 0
const newEmail = (): string => `person${(count += 1)}@example.org`
const act = (input: CallInput<'operators-act'>) => owner.must('operators-act', input)
const setMode = (mode: RegistrationMode) => act({ act: 'setRegistration', mode })
async function seeRegistration() {
  const shown = await owner.must('operators-see', { page: 'registration' })
  if (shown.page !== 'registration') throw new Error('another page')
  return shown
}
const hasAccount = async (email: string): Promise<boolean> =>
  (await app.db.selectFrom('auth_users').select('id').where('email', '=', email).execute())
    .length === 1

const withTicket = (pass: RegistrationPass, key: string) => ({
  cookie: `invitation=${formatTicket({ pass, key })}`,
})
type Held = Record<string, string>

async function byPassword(email: string, held: Held = {}, { url } = app) {
  const { status, body } = await testBrowser(url).post(
    '/api/auth/sign-up/email',
    { email, password },
    held,
  )
  return { status, body, isIn: await hasAccount(email) }
}

/** Asks with `held`, and opens the mailed link in another browser. */
async function byMail(email: string, held: Held = {}, from = app) {
  const asked = await testBrowser(from.url).post('/api/auth/sign-in/magic-link', { email }, held)
  const mail = await from.mailbox.next()
  const token = /#link=(\w+)/.exec(mail.text)?.[1]
  const used =
    token === undefined
      ? null
      : await testBrowser(from.url).post('/api/auth/magic-link/verify', { token })
  return { asked: asked.body, subject: mail.subject, used, isIn: await hasAccount(email) }
}

async function walk(email: string, held: Held, isVerified: boolean) {
  const browser: TestBrowser = testBrowser(app.url, undefined, {})
  provider.is({ sub: email.replace('@', '-'), name: 'G', email, email_verified: isVerified })
  const answer = await browser.post('/api/auth/sign-in/social', { provider: 'google' })
  const consent = await fetch((answer.body as { url: string }).url, { redirect: 'manual' })
  const back = new URL(consent.headers.get('location') ?? '')
  const own = [...browser.cookies].map(([name, value]) => `${name}=${value}`)
  const cookie = [...own, ...(held['cookie'] === undefined ? [] : [held['cookie']])].join('; ')
  const { headers } = await browser.get(back.pathname + back.search, { cookie })
  return { location: headers.get('location'), isIn: await hasAccount(email) }
}
const byProvider = (email: string, held: Held = {}) => walk(email, held, true)

async function aLink(uses = 1, days = 14): Promise<string> {
  await act({ act: 'invite', email: null, uses, days })
  const { invitations } = await seeRegistration()
  return invitations[0]?.link ?? ''
}
const heldBy = (link: string): Held => ({
  cookie: /#(invitation=[\w.-]+)$/.exec(link)?.[1] ?? 'invitation=none',
})

async function aClubLink(joining: 'link' | 'request' | 'invitation'): Promise<Held> {
  const { publicKey } = await app.db
    .updateTable('clubs')
    .set({ joining })
    .where('slug', '=', 'dinkers')
    .returning('publicKey')
    .executeTakeFirstOrThrow()
  return withTicket('club', publicKey)
}

const doors = { password: byPassword, mail: byMail, provider: byProvider } as const
type Door = keyof typeof doors
const eachDoor = Object.keys(doors) as Door[]
const enters = async (door: Door, held?: Held): Promise<boolean> =>
  (await doors[door](newEmail(), held)).isIn

describe('without a pass', () => {
  test.each(registrationModes)('%s: every door agrees', async (mode) => {
    await setMode(mode)
    const expected = mode === 'open'
    for (const door of eachDoor)
      expect({ door, isIn: await enters(door) }).toEqual({ door, isIn: expected })
  })

  test('the password form is refused alike for known and unknown addresses, in words of its own', async () => {
    await setMode('invitation')
    const known = await byPassword(owner.email)
    const unknown = await byPassword(newEmail())
    expect(unknown).toMatchObject({ status: 403, body: { code: 'REGISTRATION_CLOSED' } })
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  })

  test('whoever asks for a link gets the same answer, and a mail that says why there is none', async () => {
    await setMode('closed')
    const email = newEmail()
    expect(await byMail(email)).toEqual({
      asked: { status: true },
      subject: 'There’s no Sideout account with this address',
      used: null,
      isIn: false,
    })
    const kim = await app.signedIn('Kim')
    const known = await byMail(kim.email)
    expect(known).toMatchObject({ asked: { status: true }, used: { status: 200 } })
  })

  test('a provider sends the person back with the reason', async () => {
    await setMode('approval')
    expect(await byProvider(newEmail())).toEqual({
      location: 'http://sideout.test/signin?error=registration_closed',
      isIn: false,
    })
  })

  test('accounts that are there sign in whatever the mode', async () => {
    const email = newEmail()
    await byPassword(email)
    await setMode('closed')
    const signedIn = await testBrowser(app.url).post('/api/auth/sign-in/email', { email, password })
    expect(signedIn.status).toBe(200)
  })
})

describe('an invitation', () => {
  test.each(eachDoor)(
    'opens the door %s in the modes that know it, and not when closed',
    async (door) => {
      for (const mode of ['approval', 'invitation', 'closed'] as const) {
        await setMode(mode)
        const held = heldBy(await aLink())
        expect({ mode, isIn: await enters(door, held) }).toEqual({ mode, isIn: mode !== 'closed' })
      }
    },
  )

  test('has as many uses as it says, whichever doors they come through', async () => {
    await setMode('invitation')
    const held = heldBy(await aLink(2))
    expect(await enters('mail', held)).toBe(true)
    expect(await enters('password', held)).toBe(true)
    for (const door of eachDoor) expect(await enters(door, held)).toBe(false)
  })

  test('of one use lets in one of five who come at once', async () => {
    await setMode('invitation')
    const held = heldBy(await aLink())
    const emails = Array.from({ length: 5 }, newEmail)
    const answers = await Promise.all(
      emails.map((email, n) => byPassword(email, held, n % 2 === 0 ? app : node)),
    )
    expect(answers.filter(({ isIn }) => isIn)).toHaveLength(1)
  })

  test('ends by its day, when it is taken back, and was never guessed', async () => {
    await setMode('invitation')
    const short = await aLink(1, 1)
    const taken = await aLink()
    const [newest] = (await seeRegistration()).invitations
    await act({ act: 'uninvite', id: newest?.id ?? '' })
    app.clock.set(app.clock.now() + dayMs + 1)
    const guess = randomBytes(16).toString('base64url')
    const cut = heldBy(taken)['cookie']?.slice(0, -16) ?? ''
    for (const held of [
      heldBy(short),
      heldBy(taken),
      { cookie: cut },
      withTicket('invitation', guess),
      withTicket('contact', guess),
      withTicket('club', '0d5b4f0a-2f3e-4a7e-9d1c-6a5b4c3d2e1f'),
    ])
      for (const door of eachDoor)
        expect({ held, isIn: await enters(door, held) }).toEqual({ held, isIn: false })
  })

  test('keeps its use when someone banned tries it', async () => {
    await setMode('invitation')
    const held = heldBy(await aLink())
    const email = newEmail()
    await app.db
      .insertInto('bans')
      .values({ pattern: email, reason: 'Spam', created: new Date(app.clock.now()) })
      .execute()
    expect((await byPassword(email, held)).isIn).toBe(false)
    expect((await byProvider(email, held)).isIn).toBe(false)
    expect(await enters('password', held)).toBe(true)
  })
})

test('a club’s join link and a contact’s own link count by invitation, and nowhere else', async () => {
  const location = await aLocation(app.db)
  await aClub(app.db, { location, owner: owner.playerId, name: 'Dinkers' })
  const { contactId } = await owner.must('contacts-add', {
    keeper: { kind: 'player' },
    name: 'Nora',
    email: null,
    phone: null,
    skillSelf: null,
    language: 'en',
    note: '',
  })
  const { linkKey } = await app.db
    .selectFrom('contacts')
    .select('linkKey')
    .where('contactId', '=', contactId)
    .executeTakeFirstOrThrow()
  const personal = withTicket('contact', app.deps.linkKeys.show(linkKey))
  for (const mode of ['approval', 'invitation', 'closed'] as const) {
    await setMode(mode)
    const counts = mode === 'invitation'
    for (const door of eachDoor) {
      expect(await enters(door, await aClubLink('link'))).toBe(counts)
      expect(await enters(door, await aClubLink('request'))).toBe(counts)
      expect(await enters(door, await aClubLink('invitation'))).toBe(false)
      expect(await enters(door, personal)).toBe(counts)
    }
  }
})

describe('by approval', () => {
  const ask = (email: string, from = app) =>
    from.visitor.call('auth-askToRegister', { email, sentence: 'I play at the park.' })

  test('someone asks, an operator approves, and the mailed invitation is for that address alone', async () => {
    await setMode('approval')
    const email = newEmail()
    expect(await ask(email, node)).toMatchObject({ ok: true })
    await ask(email.toUpperCase())
    const [request, ...others] = (await seeRegistration()).requests
    expect([request?.email, request?.sentence, others]).toEqual([email, 'I play at the park.', []])
    expect(await byPassword(email)).toMatchObject({ isIn: false })
    await act({ act: 'approve', requestId: request?.requestId ?? '' })
    const mail = await app.mailbox.next()
    expect(mail).toMatchObject({ to: email, subject: 'You’re invited to Sideout' })
    const held = heldBy(/\S+#invitation=\S+/.exec(mail.text)?.[0] ?? '')
    for (const door of eachDoor) expect(await enters(door, held)).toBe(false)
    expect((await byPassword(email)).isIn).toBe(false)
    expect((await walk(email, {}, false)).isIn).toBe(false)
    expect((await byPassword(email, held)).isIn).toBe(true)
    expect((await seeRegistration()).requests).toEqual([])
    const line = await app.db
      .selectFrom('operator_log')
      .select(['command', 'detail', 'byUserId'])
      .orderBy('operatorLogId', 'desc')
      .executeTakeFirst()
    expect(line).toEqual({ command: 'registration approve', detail: email, byUserId: owner.userId })
  })

  test('an approved address that is proven needs no link', async () => {
    await setMode('approval')
    for (const door of ['mail', 'provider'] as const) {
      const email = newEmail()
      await ask(email)
      const [request] = (await seeRegistration()).requests
      await act({ act: 'approve', requestId: request?.requestId ?? '' })
      await app.mailbox.next()
      expect((await doors[door](email)).isIn).toBe(true)
    }
  })

  test('whoever is declined waits no longer, and may ask again', async () => {
    await setMode('approval')
    const email = newEmail()
    await ask(email)
    const [request] = (await seeRegistration()).requests
    const requestId = request?.requestId ?? ''
    await act({ act: 'decline', requestId })
    expect((await seeRegistration()).requests).toEqual([])
    expect(await owner.call('operators-act', { act: 'approve', requestId })).toMatchObject({
      refusal: { code: 'request-not-found' },
    })
    expect(await enters('mail')).toBe(false)
    await ask(email)
    expect((await seeRegistration()).requests).toHaveLength(1)
    await act({
      act: 'decline',
      requestId: (await seeRegistration()).requests[0]?.requestId ?? '',
    })
  })

  test('a known and a banned address get the same answer, and no place in the queue', async () => {
    await setMode('approval')
    const banned = newEmail()
    await app.db
      .insertInto('bans')
      .values({ pattern: banned, reason: 'Spam', created: new Date(app.clock.now()) })
      .execute()
    const answers = [await ask(owner.email), await ask(banned), await ask(newEmail())]
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await app.mailbox.next()).toMatchObject({
      to: owner.email,
      subject: 'You already have a Sideout account',
    })
    const { requests } = await seeRegistration()
    expect(requests).toHaveLength(1)
    await act({ act: 'decline', requestId: requests[0]?.requestId ?? '' })
  })

  test.each(['open', 'invitation', 'closed'] as const)('%s takes no requests', async (mode) => {
    await setMode(mode)
    expect(await ask(newEmail())).toMatchObject({ refusal: { code: 'registration-closed' } })
  })
})

test('a mode that changes between form and submit, or between mail and link, counts at once on every node', async () => {
  const email = newEmail()
  await testBrowser(node.url).post('/api/auth/sign-in/magic-link', { email })
  const token = /#link=(\w+)/.exec((await node.mailbox.next()).text)?.[1]
  await setMode('closed')
  expect(await byPassword(newEmail(), {}, node)).toMatchObject({ status: 403, isIn: false })
  expect(await testBrowser(node.url).post('/api/auth/magic-link/verify', { token })).toMatchObject({
    status: 403,
    body: { code: 'REGISTRATION_CLOSED' },
  })
  expect(await hasAccount(email)).toBe(false)
  expect(await node.visitor.must('auth-methods', {})).toMatchObject({ registration: 'closed' })
  await setMode('open')
  expect(await byPassword(newEmail(), {}, node)).toMatchObject({ status: 200, isIn: true })
})
