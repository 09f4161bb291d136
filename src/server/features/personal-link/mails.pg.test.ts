// E-mails to contacts: only after "Send invitations", then the link and news of their own events,
// until a stop.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { establishedCredit } from '#domain/contact/outreach.ts'
import { remindUnused, forgetUnused } from '#server/features/personal-link/jobs.ts'
import {
  aContact,
  answerBy,
  anEventBy,
  comeIn,
  mine,
  type Contact,
} from '#test/scenes/contact-scene.ts'
import { deliveriesOf, minutes, pass, proveAddress } from '#test/scenes/notification-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { MailRefusal } from '../../mail/mail.ts'

let app: TestApp
let location: string
let made = 0
beforeAll(async () => {
  app = await startTestApp({ sendsMail: true })
  location = await aLocation(app.db)
})
afterEach(() => app.clock.set(testStart))
afterAll(() => app.close())

const dayMs = 86_400_000
async function aKeeper(): Promise<TestPlayer> {
  made += 1
  const keeper = await app.signedIn(`Mailer${made}`)
  await proveAddress(app, keeper)
  return keeper
}
const mailsTo = ({ email }: Pick<Contact, 'email'>) =>
  app.mailbox.mails.filter(({ to }) => to === email)
const send = (keeper: TestPlayer, contactIds: 'all' | string[] = 'all') =>
  keeper.must('contacts-sendInvitations', { keeper: mine, contactIds })

test('nothing is sent until the invitations are, and then each link once', async () => {
  const olga = await aKeeper()
  const maria = await aContact(app, olga)
  const nobody = await aContact(app, olga, { email: null })
  const eventId = await anEventBy(olga, location)
  await olga.must('events-inviteContacts', {
    eventId,
    keeper: mine,
    contactIds: [maria.contactId, nobody.contactId],
  })
  await pass(app, minutes(10))
  expect(mailsTo(maria)).toEqual([])
  const list = (await app.socket(olga.token)).subscribe('contacts-list', {
    keeper: mine,
    text: 'no one like this',
    limit: 1,
  })
  expect((await list.next()).unsent).toBe(1)
  expect(await send(olga)).toEqual({ queued: 1, left: 0 })
  await list.until(({ unsent }) => unsent === 0)
  await pass(app, minutes(10))
  const [mail, ...more] = mailsTo(maria)
  expect(more).toEqual([])
  expect(mail?.text).toContain(`/i/${maria.key}`)
  expect(mail?.text).toContain('added you')
  expect(mail?.text).not.toContain('/player/settings')
  expect(await olga.call('contacts-sendInvitations', { keeper: mine, contactIds: 'all' })).toEqual({
    ok: false,
    refusal: { code: 'no-one-to-send-to' },
  })
})

test('the first mail names the next event that it invites to, with its day and place', async () => {
  const olga = await aKeeper()
  const [maria, nina] = [await aContact(app, olga), await aContact(app, olga)]
  const eventId = await anEventBy(olga, location, { title: 'Saturday social' })
  await olga.must('events-inviteContacts', { eventId, keeper: mine, contactIds: [maria.contactId] })
  await send(olga)
  await pass(app, minutes(10))
  const [mail] = mailsTo(maria)
  const [other] = mailsTo(nina)
  expect(mail?.subject).toContain('invites you: Saturday social')
  expect(mail?.text).toMatch(/\w{3}, \w{3} \d+, \d+:\d\d [AP]M · /)
  expect(other?.subject).toContain('invites you to play pickleball')
})

test('an invited contact hears of its events in its language, with its link and no push', async () => {
  const olga = await aKeeper()
  const maria = await aContact(app, olga, { language: 'es' })
  await send(olga)
  await pass(app, minutes(10))
  const eventId = await anEventBy(olga, location)
  await olga.must('events-invitePlayer', { eventId, playerId: maria.playerId })
  await pass(app, minutes(10))
  const reader = /#m=([\w.-]+)/.exec(mailsTo(maria)[0]?.text ?? '')?.[1] ?? ''
  await app.visitor.must('links-answer', { key: maria.key, eventId, answer: comeIn(), reader })
  await olga.must('events-removePlayer', { eventId, playerId: maria.playerId })
  await olga.must('events-addPlayer', { eventId, playerId: maria.playerId })
  await pass(app, minutes(10))
  await olga.must('events-cancel', { eventId, reason: 'Rain' })
  await pass(app, minutes(10))
  expect(await deliveriesOf(app, maria.playerId)).toEqual([
    'mail link-invited sent',
    'mail event-invited sent',
    'mail added-to-event sent',
    'mail removed-from-event sent',
    'mail event-cancelled sent',
  ])
  for (const { html, text } of mailsTo(maria)) {
    expect(html).toContain('lang="es"')
    expect(text).toContain(`/i/${maria.key}`)
    expect(text).not.toContain('/vieweditevent/')
  }
})

test('what a contact does itself is no news to it', async () => {
  const olga = await aKeeper()
  const maria = await aContact(app, olga)
  await send(olga)
  await pass(app, minutes(10))
  const eventId = await anEventBy(olga, location)
  await olga.must('events-invitePlayer', { eventId, playerId: maria.playerId })
  await pass(app, minutes(10))
  await answerBy(app, maria, eventId, comeIn())
  await pass(app, minutes(10))
  expect(await deliveriesOf(app, maria.playerId)).toEqual([
    'mail link-invited sent',
    'mail event-invited sent',
  ])
})

test('one click of a mail program stops all of it, and so does the page', async () => {
  const olga = await aKeeper()
  const [maria, nina] = [await aContact(app, olga), await aContact(app, olga)]
  await send(olga)
  await pass(app, minutes(10))
  const link = mailsTo(maria)[0]?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? ''
  expect(link).not.toContain(maria.key)
  const path = new URL(link)
  const post = () => fetch(`${app.url}${path.pathname}${path.search}`, { method: 'POST' })
  expect((await fetch(`${app.url}${path.pathname}${path.search}`)).status).toBe(200)
  expect((await app.visitor.must('links-open', { key: maria.key })).isStopped).toBe(false)
  expect((await post()).status).toBe(200)
  expect((await post()).status).toBe(200)
  expect((await app.visitor.must('links-open', { key: maria.key })).isStopped).toBe(true)
  await app.visitor.must('links-stop', { key: nina.key })
  const eventId = await anEventBy(olga, location)
  await olga.must('events-inviteContacts', {
    eventId,
    keeper: mine,
    contactIds: [maria.contactId, nina.contactId],
  })
  await pass(app, minutes(10))
  expect([mailsTo(maria).length, mailsTo(nina).length]).toEqual([1, 1])
})

test('a stop outlasts the contact: added anew, nothing is sent', async () => {
  const olga = await aKeeper()
  const maria = await aContact(app, olga)
  await send(olga)
  await pass(app, minutes(10))
  await app.visitor.must('links-forget', { key: maria.key })
  await aContact(app, olga, { email: maria.email.toUpperCase() })
  await aContact(app, olga, { email: maria.email.replace('@', '+new@') })
  expect(await olga.call('contacts-sendInvitations', { keeper: mine, contactIds: 'all' })).toEqual({
    ok: false,
    refusal: { code: 'no-one-to-send-to' },
  })
})

test('people who were written to count, also where contacts are removed and noted anew', async () => {
  const olga = await aKeeper()
  const contacts: Contact[] = []
  for (let count = 0; count < 3; count += 1) contacts.push(await aContact(app, olga))
  await app.db
    .insertInto('outreach_people')
    .values(
      Array.from({ length: establishedCredit.base - 2 }, (_, index) => ({
        senderId: olga.playerId,
        mailbox: index.toString(16).padStart(64, '0'),
        isFresh: false,
        first: new Date(testStart),
        last: new Date(testStart),
      })),
    )
    .execute()
  expect(await send(olga)).toEqual({ queued: 2, left: 1 })
  await olga.must('contacts-remove', { contactId: contacts[0]?.contactId ?? '' })
  const again = () => olga.call('contacts-sendInvitations', { keeper: mine, contactIds: 'all' })
  expect(await again()).toEqual({
    ok: false,
    refusal: { code: 'too-many-links', params: { n: establishedCredit.base } },
  })
  app.clock.advance(31 * dayMs)
  expect(await send(olga)).toEqual({ queued: 1, left: 0 })
})

test('one reminder after three days, also where a scanner opened the link, and none for one that was read', async () => {
  const olga = await aKeeper()
  const [maria, nina] = [await aContact(app, olga), await aContact(app, olga)]
  await send(olga)
  await pass(app, minutes(10))
  await app.visitor.must('links-open', { key: maria.key })
  await app.visitor.must('links-open', { key: nina.key, isRead: true })
  app.clock.advance(3 * dayMs)
  for (const _ of [1, 2]) {
    await remindUnused(app.deps)
    await pass(app, minutes(10))
  }
  expect([mailsTo(maria).length, mailsTo(nina).length]).toEqual([2, 1])
})

test('an address that mail comes back from gets none anymore, and its keeper sees it', async () => {
  const bouncing = await startTestApp({
    beside: app,
    mailer: { send: () => Promise.reject(new MailRefusal('address', '5.1.1', 'no such user')) },
  })
  const olga = await aKeeper()
  const maria = await aContact(app, olga)
  await send(olga)
  bouncing.clock.set(app.clock.now())
  await pass(bouncing, minutes(10))
  const window = (await app.socket(olga.token)).subscribe('contacts-list', {
    keeper: mine,
    text: '',
    limit: 10,
  })
  expect(await window.next()).toMatchObject({
    contacts: [{ contactId: maria.contactId, state: 'bounced' }],
  })
  await bouncing.close()
})

test('a year without use ends a contact, unless it plays', async () => {
  const olga = await aKeeper()
  const [maria, nina] = [await aContact(app, olga), await aContact(app, olga)]
  app.clock.set(Date.UTC(2027, 5, 10))
  const eventId = await anEventBy(olga, location, { startDate: '2027-06-12' })
  await olga.must('events-addPlayer', { eventId, playerId: nina.playerId })
  await forgetUnused(app.deps)
  const left = await app.db
    .selectFrom('contacts')
    .select('contactId')
    .where('contactId', 'in', [maria.contactId, nina.contactId])
    .execute()
  expect(left).toEqual([{ contactId: nina.contactId }])
})

test('organizers see a contact as reached once its link was sent, and not after its stop', async () => {
  const olga = await aKeeper()
  const [maria, nobody] = [await aContact(app, olga), await aContact(app, olga, { email: null })]
  const eventId = await anEventBy(olga, location)
  for (const { playerId } of [maria, nobody])
    await olga.must('events-addPlayer', { eventId, playerId })
  const window = (await app.socket(olga.token)).subscribe('events-reach', { eventId })
  const unreached = async (...contacts: Contact[]) => {
    const wanted = contacts.map(({ playerId }) => playerId).toSorted()
    await window.until((seen) => JSON.stringify(seen.unreached) === JSON.stringify(wanted))
  }
  await unreached(maria, nobody)
  await send(olga, [maria.contactId])
  await unreached(nobody)
  await app.visitor.must('links-stop', { key: maria.key })
  await unreached(maria, nobody)
})

test('what an organizer writes to a roster reaches contacts by e-mail and stands on their page; who gets none is said', async () => {
  const olga = await aKeeper()
  const [maria, nina] = [await aContact(app, olga), await aContact(app, olga, { email: null })]
  await send(olga)
  await pass(app, minutes(10))
  const eventId = await anEventBy(olga, location, { title: 'Late games' })
  for (const { playerId } of [maria, nina])
    await olga.must('events-addPlayer', { eventId, playerId })
  const reach = (await app.socket(olga.token)).subscribe('events-reach', { eventId })
  expect((await reach.next()).unreached).toEqual([nina.playerId])
  const write = (message: string) => olga.must('messages-toRoster', { eventId, to: 'all', message })
  expect(await write('Bring water')).toEqual({ sent: 2 })
  await pass(app, minutes(30))
  expect(mailsTo(maria).filter(({ text }) => text.includes('Bring water'))).toHaveLength(1)
  expect(await deliveriesOf(app, maria.playerId)).toContain('mail message sent')
  const { messages } = await app.visitor.must('links-open', { key: nina.key })
  expect(messages).toMatchObject([
    { eventId, title: 'Late games', from: expect.stringMatching(/^Mailer/), text: 'Bring water' },
  ])
})

test('a link in a message is read on the page, not in the e-mail', async () => {
  const olga = await aKeeper()
  const maria = await aContact(app, olga)
  await send(olga)
  await pass(app, minutes(10))
  const eventId = await anEventBy(olga, location)
  await olga.must('events-addPlayer', { eventId, playerId: maria.playerId })
  const message = 'Win at https://bad.example/x'
  await olga.must('messages-toRoster', { eventId, to: 'all', message })
  await pass(app, minutes(30))
  expect(await deliveriesOf(app, maria.playerId)).toContain('mail message sent')
  for (const { text } of mailsTo(maria)) expect(text).not.toContain('bad.example')
  expect((await app.visitor.must('links-open', { key: maria.key })).messages[0]?.text).toBe(message)
})

test('an organizer without a proved address reaches no contact, and hears it before sending', async () => {
  const olga = await aKeeper()
  const maria = await aContact(app, olga)
  await send(olga)
  const eventId = await anEventBy(olga, location)
  await olga.must('events-addPlayer', { eventId, playerId: maria.playerId })
  await app.db
    .updateTable('auth_users')
    .set({ emailVerified: false })
    .where('id', '=', olga.userId)
    .execute()
  const reach = (await app.socket(olga.token)).subscribe('events-reach', { eventId })
  expect((await reach.next()).unreached).toEqual([maria.playerId])
})

test('a contact reads the note, the reason, the price and how to pay on their page, and is reminded', async () => {
  const olga = await aKeeper()
  const maria = await aContact(app, olga)
  await send(olga)
  await pass(app, minutes(10))
  const eventId = await anEventBy(olga, location, { note: 'Gate code 4711' })
  const subject = { kind: 'event' as const, eventId }
  await olga.must('payments-setPrice', {
    subject,
    price: { kind: 'fixed', currency: 'USD', amount: 800, memberAmount: null, refundRule: 'No.' },
    clubId: null,
  })
  await olga.must('payments-setPayTo', { lines: [{ kind: 'venmo', value: '@olga', name: '' }] })
  await olga.must('events-addPlayer', { eventId, playerId: maria.playerId })
  await pass(app, minutes(10))
  const terms = [
    'Note: Gate code 4711',
    'Price: $8 a place',
    'You owe $8',
    'Venmo: @olga',
    'Write this with your payment: SO-',
    'Refunds: No.',
  ]
  for (const line of terms) {
    expect(mailsTo(maria).at(-1)?.text).toContain(line)
    expect(mailsTo(maria).at(-1)?.html).toContain(line)
  }
  const page = () => app.visitor.must('links-open', { key: maria.key })
  expect((await page()).events).toMatchObject([
    {
      note: 'Gate code 4711',
      price: { kind: 'fixed', currency: 'USD', amount: '8.00' },
      payment: { open: '8.00', payTo: [{ kind: 'venmo', value: '@olga' }] },
    },
  ])
  expect(await olga.must('payments-remind', { subject })).toEqual({ reminded: 1, unreached: 0 })
  await pass(app, minutes(30))
  expect(await deliveriesOf(app, maria.playerId)).toContain('mail payment-reminder sent')
  const reminder = mailsTo(maria).at(-1)?.text
  expect(reminder).toContain('Venmo: @olga')
  expect(reminder).not.toContain('Gate code')
  await olga.must('events-cancel', { eventId, reason: 'Rain' })
  await pass(app, minutes(30))
  expect(mailsTo(maria).at(-1)?.text).toContain('Rain')
  expect(mailsTo(maria).at(-1)?.text).not.toContain('You owe')
  expect((await page()).events).toMatchObject([
    { cancelReason: 'Rain', payment: { open: '', payTo: [] } },
  ])
})

test('an invitation brings the note and the price in the contact’s language, and no way to pay yet', async () => {
  const olga = await aKeeper()
  const maria = await aContact(app, olga, { language: 'es' })
  await send(olga)
  await pass(app, minutes(10))
  const eventId = await anEventBy(olga, location, { note: 'Trae agua\nSee www.bad.example' })
  await olga.must('payments-setPrice', {
    subject: { kind: 'event', eventId },
    price: { kind: 'split', currency: 'USD', amount: 4850, memberAmount: null, refundRule: '' },
    clubId: null,
  })
  await olga.must('payments-setPayTo', { lines: [{ kind: 'venmo', value: '@olga', name: '' }] })
  await olga.must('events-invitePlayer', { eventId, playerId: maria.playerId })
  await pass(app, minutes(10))
  const text = mailsTo(maria).at(-1)?.text.replaceAll(/\s/g, ' ') ?? ''
  expect(text).toMatch(/Precio: .*48[.,]50.* en total/)
  expect(text).toContain('La nota tiene un enlace. Léela en tu página.')
  expect(text).not.toMatch(/bad\.example|@olga|Debes/)
})

test('of sixteen who owe, all whom e-mail reaches are reminded, and the others are counted', async () => {
  const olga = await aKeeper()
  const contacts: Contact[] = []
  for (let count = 0; count < 15; count += 1) contacts.push(await aContact(app, olga))
  contacts.push(await aContact(app, olga, { email: null }))
  await send(olga)
  await pass(app, minutes(10))
  const eventId = await anEventBy(olga, location, { maxPlayers: 20 })
  const subject = { kind: 'event' as const, eventId }
  await olga.must('payments-setPrice', {
    subject,
    price: { kind: 'fixed', currency: 'USD', amount: 800, memberAmount: null, refundRule: '' },
    clubId: null,
  })
  for (const { playerId } of contacts) await olga.must('events-addPlayer', { eventId, playerId })
  expect(await olga.must('payments-remind', { subject })).toEqual({ reminded: 15, unreached: 1 })
  await pass(app, minutes(30))
  for (const contact of contacts.slice(0, 15)) {
    const [last] = mailsTo(contact).slice(-1)
    expect(last?.text).toContain('8.00 USD')
  }
})
