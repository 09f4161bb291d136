// One person in the operators' console: their page, another confirmation, bans, a copy, the end.
import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput, CallOutput } from '#contract/contract.ts'
import { operatorRoles, type OperatorRole } from '#domain/access/operator-roles.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { mailConfirmations } from '../../account/confirmation-commands.ts'

let app: TestApp
let people: Record<OperatorRole, TestPlayer>

beforeAll(async () => {
  app = await startTestApp({ isLocal: true })
  const entries = await Promise.all(
    operatorRoles.map(async (role) => [role, await app.signedIn(role)] as const),
  )
  people = Object.fromEntries(entries) as typeof people
  for (const role of operatorRoles)
    await app.db
      .insertInto('operators')
      .values({ userId: people[role].userId, role, created: new Date(app.clock.now()) })
      .execute()
})
afterAll(() => app.close())

type Act = CallInput<'operators-act'>
const refused = (code: string) => ({ ok: false, refusal: { code } })
const lines = async () =>
  (
    await app.db
      .selectFrom('operator_log')
      .select(['command', 'detail', 'byUserId', 'userId'])
      .orderBy('operatorLogId')
      .execute()
  ).slice(-1)[0]

async function look(by: TestPlayer, userId: string) {
  const shown = await by.must('operators-see', { page: 'person', userId })
  return shown as Extract<CallOutput<'operators-see'>, { page: 'person' }>
}

async function atVenue(organizer: string): Promise<string> {
  const place = await aLocation(app.db)
  return anEvent(
    app.db,
    { location: place, organizer },
    { announced: new Date(app.clock.now() - 1_000) },
  )
}

test('a page tells ways to sign in, devices and memberships, and no word of a message', async () => {
  const [ann, bob] = [await app.signedIn('ann'), await app.signedIn('bob')]
  await ann.must('messages-send', {
    toId: 'bob',
    message: 'a private word',
    messageId: randomUUID(),
  })
  const shown = await look(people.moderator, ann.userId)
  expect(shown).toMatchObject({ email: ann.email, ban: null, loss: { cancelled: 0 } })
  expect(shown.sessions).toHaveLength(1)
  expect(JSON.stringify([shown, await look(people.owner, bob.userId)])).not.toContain('a private')
})

test('no one looks at themselves there, or at a role as high as theirs', async () => {
  const { moderator, operator, owner } = people
  for (const userId of [moderator.userId, operator.userId, owner.userId])
    expect(await moderator.call('operators-see', { page: 'person', userId })).toMatchObject(
      refused('not-allowed'),
    )
  await look(owner, operator.userId)
})

test('the confirmation leaves once more, and only where it is needed', async () => {
  const cal = await app.signedIn('cal')
  await app.db
    .updateTable('auth_users')
    .set({ emailVerified: false })
    .where('id', '=', cal.userId)
    .execute()
  const ask: Act = { act: 'confirmAgain', userId: cal.userId }
  await people.moderator.must('operators-act', ask)
  await people.moderator.must('operators-act', ask)
  expect(await look(people.moderator, cal.userId)).toMatchObject({ isConfirmationDue: true })
  await mailConfirmations(app.deps)
  const mail = await app.mailbox.next()
  expect(mail.to).toBe(cal.email)
  const token = /confirm-address\?t=([\w-]+)/.exec(mail.text)?.[1] ?? ''
  await cal.must('account-confirmEmail', { token })
  await mailConfirmations(app.deps)
  expect(app.mailbox.mails).toHaveLength(1)
  expect(await people.moderator.call('operators-act', ask)).toMatchObject(refused('email-verified'))
  expect(await lines()).toMatchObject({ command: 'players confirm', userId: cal.userId })
})

test('an address is banned and let in again, with lines in the log', async () => {
  const { moderator, viewer } = people
  const ban: Act = { act: 'ban', pattern: 'Spam@Example.net', reason: 'Spam' }
  await moderator.must('operators-act', ban)
  await moderator.must('operators-act', ban)
  expect(await moderator.must('operators-see', { page: 'bans' })).toEqual({
    page: 'bans',
    bans: [{ pattern: 'spam@example.net', reason: 'Spam' }],
    more: false,
  })
  expect(await lines()).toMatchObject({ command: 'bans add', detail: 'spam@example.net: Spam' })
  const lift: Act = { act: 'unban', pattern: 'spam@example.net' }
  expect(await viewer.call('operators-act', lift)).toMatchObject(refused('not-allowed'))
  await moderator.must('operators-act', lift)
  expect(await lines()).toMatchObject({ command: 'bans remove' })
  expect(await moderator.call('operators-act', { ...ban, pattern: 'no address' })).toMatchObject(
    refused('bad-input'),
  )
})

const askCopy = (by: TestPlayer, userId: string) =>
  fetch(`${app.url}/operate/data`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...by.headers },
    body: JSON.stringify({ userId, password: null }),
  })

test('a copy is the person’s own without conversations, and the log says who made it', async () => {
  const [dee, eli] = [await app.signedIn('dee'), await app.signedIn('eli')]
  await dee.must('messages-send', {
    toId: 'eli',
    message: 'a private word',
    messageId: randomUUID(),
  })
  const answer = await askCopy(people.operator, dee.userId)
  expect(answer.status).toBe(200)
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  expect(Object.keys(files)).toContain('tables/players.json')
  const all = Object.values(files).map((file) => strFromU8(file))
  expect(all.join('\n')).not.toContain('a private word')
  expect(Object.keys(files)).not.toContain('tables/messages.json')
  expect(await lines()).toMatchObject({
    command: 'players export',
    userId: dee.userId,
    byUserId: people.operator.userId,
  })
  for (const by of [people.moderator, eli]) expect((await askCopy(by, dee.userId)).status).toBe(403)
  expect((await askCopy(people.operator, people.owner.userId)).status).toBe(403)
})

test('an account ends by the rules of its own deletion, and the log names no one', async () => {
  const [fay, gus] = [await app.signedIn('fay'), await app.signedIn('gus')]
  const eventId = await atVenue('fay')
  await gus.must('events-signUp', { eventId, guests: 0 })
  const window = await app.socket(fay.token)
  expect(await look(people.operator, fay.userId)).toMatchObject({ loss: { cancelled: 1 } })
  const end = (typedName: string): Act => ({
    act: 'deletePerson',
    userId: fay.userId,
    typedName,
    password: null,
  })
  expect(await people.operator.call('operators-act', end('gus'))).toMatchObject(
    refused('name-differs'),
  )
  expect(await people.moderator.call('operators-act', end('fay'))).toMatchObject(
    refused('not-allowed'),
  )
  await people.operator.must('operators-act', end(' Fay'))
  await window.closed
  expect(await lines()).toEqual({
    command: 'players delete',
    detail: 'cancelled 1',
    byUserId: people.operator.userId,
    userId: null,
  })
  const kept = await app.db
    .selectFrom('events')
    .select('status')
    .where('eventId', '=', eventId)
    .executeTakeFirst()
  expect(kept?.status).toBe('cancelled')
  expect(await people.operator.call('operators-act', end('fay'))).toMatchObject(
    refused('player-not-found'),
  )
})

test('an account without a player ends too', async () => {
  const newcomer = await app.signedInUser('Newcomer')
  await people.operator.must('operators-act', {
    act: 'deletePerson',
    userId: newcomer.userId,
    typedName: newcomer.email,
    password: null,
  })
  expect(
    await people.owner.call('operators-see', { page: 'person', userId: newcomer.userId }),
  ).toMatchObject(refused('player-not-found'))
})
