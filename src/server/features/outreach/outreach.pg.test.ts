// Mail to people without an account: confirmed addresses, counting, links in names, reports, and
// dropping a suspended account's queued mail.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { endAccess, saveSuspension } from '#server/features/suspension/commands.ts'
import { aContact, anEventBy, comeIn, mine } from '#test/scenes/contact-scene.ts'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { hours, minutes, pass, proveAddress } from '#test/scenes/notification-scene.ts'
import { aClub, aLocation } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { transact } from '../../db/transaction.ts'
import type { Mail } from '../../mail/mail.ts'
import { createLinkKey } from '../contact/commands.ts'
import { insertContacts } from '../contact/queries.ts'
import { countInstallation } from './queries.ts'

let app: TestApp
let location: string
let made = 0
let seen = 0
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
})
afterEach(() => {
  app.clock.set(testStart)
  seen = app.mailbox.mails.length
})
afterAll(() => app.close())

const refused = (code: string) => ({
  ok: false,
  refusal: expect.objectContaining({ code }) as unknown,
})

async function anOrganizer({ isProved = true } = {}): Promise<TestPlayer> {
  made += 1
  const player = await app.signedIn(`Host${made}`, { created: new Date(testStart - 60_000) })
  if (isProved) await proveAddress(app, player)
  return player
}

async function notePeople({ playerId }: TestPlayer, addresses: readonly string[]): Promise<void> {
  await insertContacts(
    app.db,
    { keeperId: playerId, locationId: null, slug: null },
    addresses.map((email, index) => ({
      contactId: randomUUID(),
      linkKey: createLinkKey(),
      name: `Guest ${index}`,
      email,
      phone: null,
      skillSelf: null,
      language: 'en' as const,
      note: '',
    })),
    { addedBy: playerId, now: app.clock.now() },
  )
}
const strangers = (count: number): string[] =>
  Array.from({ length: count }, () => `s${randomUUID()}@example.org`)
const send = (player: TestPlayer) =>
  player.call('contacts-sendInvitations', { keeper: mine, contactIds: 'all' })
const mails = () => app.mailbox.mails.slice(seen)
const mailsTo = (address: string) => mails().filter(({ to }) => to === address)

test('an account writes to nobody without an account before its address is proved', async () => {
  const eve = await anOrganizer({ isProved: false })
  await notePeople(eve, strangers(3))
  expect(await send(eve)).toEqual(refused('prove-before-inviting'))
  await pass(app, minutes(10))
  expect(mails()).toEqual([])
  await proveAddress(app, eve)
  expect(await send(eve)).toEqual({ ok: true, value: { queued: 3, left: 0 } })
  await pass(app, minutes(10))
  expect(mails()).toHaveLength(3)
})

test('an evening of sixty goes out on the first night, and five hundred strangers don’t', async () => {
  const olga = await anOrganizer()
  await notePeople(olga, strangers(60))
  expect(await send(olga)).toEqual({ ok: true, value: { queued: 60, left: 0 } })
  await pass(app, minutes(10))
  expect(mails()).toHaveLength(60)
  await notePeople(olga, strangers(440))
  expect(await send(olga)).toEqual({ ok: true, value: { queued: 20, left: 420 } })
  expect(await send(olga)).toEqual(refused('too-many-links'))
  await pass(app, minutes(10))
  expect(mails()).toHaveLength(80)
})

async function anInvited(olga: TestPlayer, email = strangers(1)[0] ?? '') {
  const contact = await aContact(app, olga, { email })
  await olga.must('contacts-sendInvitations', { keeper: mine, contactIds: [contact.contactId] })
  await pass(app, minutes(10))
  return { ...contact, mail: mailsTo(email).at(-1) }
}
const findPerson = (senderId: string) =>
  app.db
    .selectFrom('outreach_people')
    .select(['answered', 'stopped', 'bounced', 'reported'])
    .where('senderId', '=', senderId)
    .executeTakeFirst()

test('another address of the same mailbox is the same mailbox, over clubs, edits and accounts', async () => {
  const olga = await anOrganizer()
  const name = `m${randomUUID()}`
  const contact = await aContact(app, olga, { email: `${name}@example.org` })
  const fields = { name: 'Maria', phone: null, skillSelf: null, note: '' }
  for (let count = 0; count < 8; count += 1) {
    await send(olga)
    await pass(app, minutes(10))
    await olga.must('contacts-edit', {
      ...fields,
      contactId: contact.contactId,
      language: 'en',
      email: `${name}+${count}@example.org`,
    })
  }
  expect(mails()).toHaveLength(4)
  expect(await send(olga)).toEqual(refused('mailbox-had-enough'))
  for (const _ of [1, 2, 3]) {
    const other = await anOrganizer()
    await notePeople(other, [`${name}+new@example.org`])
    await send(other)
    await pass(app, minutes(10))
  }
  expect(mails()).toHaveLength(6)
})

test('fifty edits of an event are few mails to one mailbox; what waits goes out together later', async () => {
  const olga = await anOrganizer()
  const { mail, ...maria } = await anInvited(olga)
  const eventId = await anEventBy(olga, location)
  await olga.must('events-addPlayer', { eventId, playerId: maria.playerId })
  await pass(app, minutes(10))
  for (let count = 0; count < 12; count += 1) {
    const startTime = count % 2 === 0 ? '17:30' : '18:00'
    const fields = eventFieldsAt(location, { startTime })
    await olga.must('events-update', { eventId, fields, publish: false })
    await pass(app, minutes(10))
  }
  expect(mail?.subject).toContain('invites you')
  expect(mailsTo(maria.email)).toHaveLength(4)
  expect(
    app.logs.some(({ msg }) => msg === 'mail to people without an account is at a bound'),
  ).toBe(true)
  await pass(app, hours(24))
  await pass(app, hours(6))
  expect(mailsTo(maria.email)).toHaveLength(5)
})

test('an answer from the mail itself counts, one by a link that was copied doesn’t', async () => {
  const olga = await anOrganizer()
  const { mail, ...maria } = await anInvited(olga)
  const eventId = await anEventBy(olga, location)
  await olga.must('events-invitePlayer', { eventId, playerId: maria.playerId })
  await app.visitor.must('links-answer', { key: maria.key, eventId, answer: comeIn() })
  expect(await findPerson(olga.playerId)).toMatchObject({ answered: null })
  const reader = /#m=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  for (const wrong of ['', `${reader}x`, 'a.b'])
    await app.visitor.must('links-answer', {
      key: maria.key,
      eventId,
      answer: comeIn(),
      reader: wrong,
    })
  expect(await findPerson(olga.playerId)).toMatchObject({ answered: null })
  await app.visitor.must('links-answer', { key: maria.key, eventId, answer: comeIn(), reader })
  expect(await findPerson(olga.playerId)).toMatchObject({ answered: new Date(app.clock.now()) })
})

test('names that read as links stand in no mail, and its subject stays in plain words', async () => {
  const olga = await anOrganizer()
  const { mail: _, ...maria } = await anInvited(olga)
  const title = 'Win $500 at evil.example/now'
  const eventId = await anEventBy(olga, location, { title, type: 'round robin' })
  await olga.must('events-addPlayer', { eventId, playerId: maria.playerId })
  await pass(app, minutes(10))
  await olga.must('events-cancel', { eventId, reason: 'See https://evil.example' })
  await pass(app, minutes(10))
  const later = mailsTo(maria.email).slice(1)
  expect(later).toHaveLength(2)
  for (const { subject, text, html } of later) {
    expect(subject).toMatch(/Round robin · Riverside Courts/i)
    expect(`${subject}${text}${html}`).not.toMatch(/evil/)
  }
})

test('a reader reports with one tap and a yes: it counts, and this organizer writes no more', async () => {
  const olga = await anOrganizer()
  const { mail, ...maria } = await anInvited(olga)
  const link = new URL(/Report this as spam: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '')
  const open = (method: string) => fetch(`${app.url}${link.pathname}${link.search}`, { method })
  expect(await (await open('GET')).text()).toContain('Report and stop')
  expect(await findPerson(olga.playerId)).toMatchObject({ reported: null })
  for (const _ of [1, 2]) expect((await open('POST')).status).toBe(200)
  expect(await findPerson(olga.playerId)).toMatchObject({
    reported: new Date(app.clock.now()),
    stopped: new Date(app.clock.now()),
  })
  const lines = app.securityLines.filter(({ security }) => security === 'stranger-mail')
  expect(lines.filter(({ userId }) => userId === olga.userId)).toEqual([
    expect.objectContaining({ outcome: 'done', reason: 'reported' }),
  ])
  const clubId = await aClub(app.db, { location, owner: olga.playerId, name: `Owls${made}` })
  const keeper = { kind: 'club' as const, locationId: location, clubId }
  await aContact(app, olga, { keeper, email: maria.email.replace('@', '+again@') })
  expect(await olga.call('contacts-sendInvitations', { keeper, contactIds: 'all' })).toEqual(
    refused('mailbox-had-enough'),
  )
  await notePeople(olga, strangers(90))
  expect(await send(olga)).toEqual({ ok: true, value: { queued: 49, left: 41 } })
})

test('three reports end what an account may write, also what it queued before', async () => {
  const olga = await anOrganizer()
  await notePeople(olga, strangers(5))
  await send(olga)
  const people = await app.db
    .selectFrom('outreach_people')
    .select('mailbox')
    .where('senderId', '=', olga.playerId)
    .limit(3)
    .execute()
  await app.db
    .updateTable('outreach_people')
    .set({ reported: new Date(app.clock.now()) })
    .where('senderId', '=', olga.playerId)
    .where(
      'mailbox',
      'in',
      people.map(({ mailbox }) => mailbox),
    )
    .execute()
  await pass(app, minutes(10))
  expect(mails()).toEqual([])
  await notePeople(olga, strangers(1))
  expect(await send(olga)).toEqual(refused('too-many-links'))
})

test('a suspension takes the account’s queued mails away before the next one leaves', async () => {
  const eve = await anOrganizer()
  await notePeople(eve, strangers(30))
  await send(eve)
  const unit = { suspensionId: randomUUID(), userId: eve.userId, reason: 'Spam', until: null }
  const left: Mail[] = []
  const stopping = await startTestApp({
    beside: app,
    mailer: {
      send: async (mail) => {
        left.push(mail)
        if (left.length === 1)
          await transact(app.deps, app.clock.now(), (work) => saveSuspension(work, unit))
      },
      atOnce: 1,
    },
  })
  stopping.clock.set(app.clock.now())
  await pass(stopping, minutes(10))
  expect(left).toHaveLength(1)
  await stopping.close()
  const [ann, ben] = [await anOrganizer(), await anOrganizer()]
  for (const player of [ann, ben]) await notePeople(player, strangers(3))
  for (const player of [ann, ben]) await send(player)
  await transact(app.deps, app.clock.now(), (work) => endAccess(work, ann.userId))
  const waiting = await app.db
    .selectFrom('deliveries')
    .select('fromId')
    .where('state', '=', 'waiting')
    .where('fromId', 'in', [ann.playerId, ben.playerId])
    .execute()
  expect(waiting).toEqual([1, 2, 3].map(() => ({ fromId: ben.playerId })))
})

test('a stop counts against the officer who wrote, and not against others of the club', async () => {
  const [olga, sam] = [await anOrganizer(), await anOrganizer()]
  const clubId = await aClub(app.db, {
    location,
    owner: olga.playerId,
    name: `Herons${made}`,
    members: [sam.playerId],
  })
  await olga.must('clubMembers-setOffice', {
    locationId: location,
    clubId,
    playerId: sam.playerId,
    office: 'secretary',
  })
  const keeper = { kind: 'club' as const, locationId: location, clubId }
  const { contactId, key } = await aContact(app, olga, { keeper })
  await sam.must('contacts-sendInvitations', { keeper, contactIds: [contactId] })
  await pass(app, minutes(10))
  await app.visitor.must('links-stop', { key })
  expect(await findPerson(sam.playerId)).toMatchObject({ stopped: new Date(app.clock.now()) })
  expect(await findPerson(olga.playerId)).toBeUndefined()
})

test('new people of the day stay counted when the account that wrote to them is deleted', async () => {
  const before = await countInstallation(app.db, app.clock.now())
  const eve = await anOrganizer()
  await notePeople(eve, strangers(3))
  await send(eve)
  await pass(app, minutes(10))
  await eve.must('account-delete', { playerName: eve.playerId, password: null })
  const after = await countInstallation(app.db, app.clock.now())
  expect(after.freshPeople - before.freshPeople).toBe(3)
})
