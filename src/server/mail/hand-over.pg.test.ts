// Mail through a real mail server that refuses, hangs up or loses the response: no mail is lost or
// sent twice, and addresses are suppressed correctly.
import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { deliverDue } from '#server/features/delivery/jobs.ts'
import { createSmtpMailer } from '#server/mail/smtp-mailer.ts'
import {
  deliveriesOf,
  hours,
  minutes,
  pass,
  proveAddress,
  tell,
} from '#test/scenes/notification-scene.ts'
import { startMailServer, type MailAnswer, type MailServer } from '#test/support/mail-server.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { composeMail } from './compose-mail.ts'
import { MailRefusal, type Mail, type Mailer } from './mail.ts'

let server: MailServer
let mailer: Mailer
let app: TestApp
beforeAll(async () => {
  server = await startMailServer()
  mailer = createSmtpMailer(server.url, 'Sideout <no-reply@sideout.test>')
  app = await startTestApp({ mailer, isRateLimited: true })
})
afterEach(async () => {
  server.answer = () => 'take'
  server.received.length = 0
  await app.db.deleteFrom('deliveries').execute()
  app.clock.set(testStart)
})
afterAll(async () => {
  mailer.close?.()
  await app.close()
  await server.close()
})

let count = 0
async function aMailed(): Promise<TestPlayer> {
  count += 1
  const player = await app.signedIn(`Mailed ${count}`)
  await proveAddress(app, player)
  return player
}
const suppressedOf = async ({ userId }: TestPlayer) =>
  (
    await app.db
      .selectFrom('suppressed_addresses')
      .select(['address', 'reason', 'status', 'source'])
      .where('userId', '=', userId)
      .execute()
  )[0] ?? null
const takenBy = ({ email }: TestPlayer) => server.received.filter(({ to }) => to === email)
const healthOf = async (player: TestPlayer) => {
  const window = await app.socket(player.token)
  const health = await window.subscribe('notifications-health', {}).next()
  await window.close()
  return health.mail
}

test.each<[string, MailAnswer, string]>([
  ['an unknown mailbox', { at: 'receiver', code: 550, text: '5.1.1 No such user' }, '5.1.1'],
  ['a mailbox refused without a status', { at: 'receiver', code: 550, text: 'Not here' }, ''],
  ['one refused after the content', { at: 'content', code: 550, text: '5.1.1 Unknown' }, '5.1.1'],
])(
  '%s marks the address, ends the mail, and is never written to again',
  async (_, answer, status) => {
    const ann = await aMailed()
    server.answer = () => answer
    await tell(app, { playerId: ann.playerId, kind: 'promoted' })
    await pass(app, minutes(3))
    server.answer = () => 'take'
    expect(await suppressedOf(ann)).toEqual({
      address: ann.email,
      reason: 'bounced',
      status,
      source: 'hand-over',
    })
    expect(await deliveriesOf(app, ann.playerId)).toEqual(['mail promoted failed: refused'])
    await tell(app, { playerId: ann.playerId, kind: 'event-changed' })
    await pass(app, hours(1))
    expect(takenBy(ann)).toEqual([])
    expect(await healthOf(ann)).toMatchObject({ suppressed: 'bounced' })
    expect(await ann.must('notifications-test', {})).toMatchObject({ mail: 'suppressed' })
  },
)

test.each<[string, MailAnswer]>([
  ['a mailbox that is busy', { at: 'receiver', code: 450, text: '4.2.1 Try later' }],
  ['a server that is busy', { at: 'content', code: 421, text: '4.7.0 Too many' }],
  ['a server that takes no connection', { at: 'connection', code: 421, text: 'Busy' }],
  ['a sender that the relay does not know', { at: 'sender', code: 550, text: '5.1.8 No' }],
  ['a line that goes dead at the receiver', { hangUpAt: 'receiver' }],
  ['a line that goes dead at the content', { hangUpAt: 'content' }],
])('%s marks nothing, and the mail arrives later, once', async (_, answer) => {
  const ben = await aMailed()
  server.answer = () => answer
  await tell(app, { playerId: ben.playerId, kind: 'promoted' })
  await pass(app, minutes(3))
  await pass(app, minutes(1))
  expect(takenBy(ben)).toEqual([])
  server.answer = () => 'take'
  await pass(app, minutes(3))
  await pass(app, hours(24))
  expect([takenBy(ben).length, await suppressedOf(ben)]).toEqual([1, null])
  expect(await deliveriesOf(app, ben.playerId)).toEqual(['mail promoted sent'])
})

test.each<[string, MailAnswer]>([
  ['a mail called spam', { at: 'content', code: 554, text: '5.7.1 Looks like spam' }],
  ['a full mailbox', { at: 'receiver', code: 552, text: '5.2.2 Over quota' }],
])('%s ends this mail and marks no address', async (_, answer) => {
  const cy = await aMailed()
  server.answer = () => answer
  await tell(app, { playerId: cy.playerId, kind: 'promoted' })
  await pass(app, minutes(3))
  server.answer = () => 'take'
  await tell(app, { playerId: cy.playerId, kind: 'event-changed' })
  await pass(app, hours(1))
  expect([takenBy(cy).length, await suppressedOf(cy)]).toEqual([1, null])
})

test('an answer that is lost sends the same mail again, by its name the same', async () => {
  const dee = await aMailed()
  server.answer = () => ({ keepAndHangUp: true })
  await tell(app, { playerId: dee.playerId, kind: 'promoted' })
  await pass(app, minutes(3))
  server.answer = () => 'take'
  await pass(app, minutes(1))
  const [first, again, ...more] = takenBy(dee)
  expect([more.length, first?.mail.messageId]).toEqual([0, again?.mail.messageId])
})

test('what a mail server answers is logged without the address it repeats', async () => {
  const eve = await aMailed()
  server.answer = (to) => ({ at: 'receiver', code: 550, text: `5.1.1 <${to}> unknown` })
  await tell(app, { playerId: eve.playerId, kind: 'promoted' })
  await pass(app, minutes(3))
  expect(JSON.stringify(app.logs)).not.toContain(eve.email)
})

test('whatever mail servers do, each mail ends, and arrives once for each time it was taken', async () => {
  const answers: MailAnswer[] = [
    'take',
    { at: 'receiver', code: 550, text: '5.1.1 No such user' },
    { at: 'receiver', code: 450, text: '4.2.1 Later' },
    { at: 'content', code: 421, text: '4.7.0 Busy' },
    { at: 'content', code: 554, text: '5.7.1 Spam' },
    { hangUpAt: 'content' },
    { keepAndHangUp: true },
  ]
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...answers), { minLength: 1, maxLength: 6 }),
      async (said) => {
        const player = await aMailed()
        let next = 0
        let before: MailAnswer = 'take'
        server.answer = () => before
        await tell(app, { playerId: player.playerId, kind: 'promoted' })
        for (const ms of [3, 1, 3, 11, 31, 121, 361, 600].map(minutes)) {
          before = said[next] ?? 'take'
          next += 1
          await pass(app, ms)
        }
        const lost = said.findIndex(
          (answer) => answer !== 'take' && 'at' in answer && answer.code > 500,
        )
        const taken = said.findIndex((answer) => answer === 'take')
        const end = [lost, taken].filter((at) => at >= 0).sort((a, b) => a - b)[0] ?? said.length
        const kept = said.slice(0, end).filter((a) => a !== 'take' && 'keepAndHangUp' in a).length
        const isLost = end === lost
        expect(takenBy(player).length).toBe(kept + (isLost ? 0 : 1))
        expect(new Set(takenBy(player).map(({ mail }) => mail.messageId)).size).toBeLessThan(2)
        expect(await deliveriesOf(app, player.playerId)).toEqual([
          isLost ? 'mail promoted failed: refused' : 'mail promoted sent',
        ])
      },
    ),
    { numRuns: 12 },
  )
})

test('two servers send each mail once through a mail server that fails now and then', async () => {
  const other = await startTestApp({ beside: app, mailer })
  const people = await Promise.all(Array.from({ length: 12 }, () => aMailed()))
  for (const { playerId } of people) await tell(app, { playerId, kind: 'promoted' })
  let asked = 0
  server.answer = (to) => {
    if (to !== '') asked += 1
    return asked % 5 === 0 && asked < 40
      ? { at: 'receiver', code: 450, text: '4.2.1 Later' }
      : 'take'
  }
  for (const ms of [3, 1, 3, 11, 31, 121].map(minutes)) {
    app.clock.advance(ms)
    other.clock.set(app.clock.now())
    await Promise.all([app.deps, other.deps, app.deps].map((deps) => deliverDue(deps)))
  }
  expect(people.map((player) => takenBy(player).length)).toEqual(people.map(() => 1))
  await other.close()
})

const asked = (to: string) => composeMail('signInLink', { to, link: 'https://x', language: 'en' })
const unasked = (to: string) =>
  composeMail('passwordChanged', { to, link: 'https://x', language: 'en' })

test('an address that takes no mail gets only what its owner asks for, three times a day', async () => {
  const fay = await aMailed()
  server.answer = () => ({ at: 'receiver', code: 550, text: '5.1.1 No such user' })
  await expect(app.deps.mailer.send(asked(fay.email))).rejects.toThrow(MailRefusal)
  server.answer = () => 'take'
  await app.deps.mailer.send(unasked(fay.email))
  expect(takenBy(fay)).toEqual([])
  for (let tries = 0; tries < 5; tries += 1) await app.deps.mailer.send(asked(fay.email))
  expect(takenBy(fay)).toHaveLength(3)
})

test('few mails that anyone can ask for go to other forms of a mailbox, warnings and its own all the same', async () => {
  const send = (mail: Mail) => app.deps.mailer.send(mail)
  for (let form = 0; form < 9; form += 1) await send(asked(`many+${form}@example.org`))
  await send(unasked('many+9@example.org'))
  for (const to of ['many@example.org', 'MANY@example.org', 'one+1@example.org'])
    await send(asked(to))
  expect(server.received.map(({ to }) => to)).toEqual([
    ...[0, 1, 2, 3, 4, 5, 9].map((form) => `many+${form}@example.org`),
    'many@example.org',
    'MANY@example.org',
    'one+1@example.org',
  ])
})

test('a letter to the operator neither marks nor is kept back', async () => {
  const gil = await aMailed()
  const letter = { ...unasked(gil.email), purpose: 'operator' as const }
  server.answer = () => ({ at: 'receiver', code: 550, text: '5.1.1 No such user' })
  await expect(app.deps.mailer.send(letter)).rejects.toThrow(MailRefusal)
  expect(await suppressedOf(gil)).toBeNull()
})

test('confirming a marked address again, or choosing another, clears it', async () => {
  const hal = await aMailed()
  const mark = async (): Promise<void> => {
    server.answer = () => ({ at: 'receiver', code: 550, text: '5.1.1 No such user' })
    await app.deps.mailer.send(asked(hal.email)).catch(() => undefined)
    server.answer = () => 'take'
  }
  expect(await hal.call('account-sendVerification', {})).toMatchObject({
    refusal: { code: 'email-verified' },
  })
  await mark()
  expect(await hal.must('account-signInMethods', {})).toMatchObject({ suppressed: 'bounced' })
  const window = await app.socket(hal.token)
  const reached = window.subscribe('notifications-reach', {})
  expect(await reached.next()).toMatchObject({ reach: { mail: 'refused' } })
  await hal.must('account-sendVerification', {})
  await expect.poll(() => takenBy(hal).length).toBe(1)
  const tokenIn = (text = ''): string => /[?&]t=([\w-]+)/.exec(text)?.[1] ?? ''
  await hal.must('account-confirmEmail', { token: tokenIn(takenBy(hal)[0]?.mail.text) })
  expect(await hal.must('account-signInMethods', {})).toMatchObject({ suppressed: null })
  await reached.until(({ reach }) => reach.mail === 'proved')
  await window.close()
  await mark()
  const email = `new-${hal.email}`
  await hal.must('account-changeEmail', { email, password: null })
  await expect.poll(() => server.received.some(({ to }) => to === email)).toBe(true)
  const sent = server.received.find(({ to }) => to === email)
  expect(await hal.must('account-confirmEmail', { token: tokenIn(sent?.mail.text) })).toEqual({
    did: 'changed',
  })
  expect(await suppressedOf(hal)).toBeNull()
})
