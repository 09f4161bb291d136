// A changed or removed address still has to confirm a claim, so keepers can't claim for it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formerAddressesMax } from '#domain/contact/claim.ts'
import {
  aContact,
  anEventBy,
  claimBy,
  keyOf,
  mine,
  type Contact,
} from '#test/scenes/contact-scene.ts'
import { rosterInWords } from '#test/scenes/event-scene.ts'
import { proveAddress } from '#test/scenes/notification-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'

let app: TestApp
let location: string
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
})
afterAll(() => app.close())

const refused = (code: string) => ({
  ok: false,
  refusal: expect.objectContaining({ code }) as unknown,
})
const done = { ok: true, value: expect.objectContaining({ state: 'done' }) as unknown }

async function aPerson(): Promise<TestPlayer> {
  made += 1
  const player = await app.signedIn(`Former${made}`)
  await proveAddress(app, player)
  return player
}

async function aStory() {
  const [olga, friend] = [await aPerson(), await aPerson()]
  const maria = await aContact(app, olga)
  const eventId = await anEventBy(olga, location)
  await olga.must('events-addPlayer', { eventId, playerId: maria.playerId })
  return { olga, friend, maria, eventId }
}

const change = (
  olga: TestPlayer,
  { contactId }: Pick<Contact, 'contactId'>,
  email: string | null,
) =>
  olga.call('contacts-edit', {
    contactId,
    email,
    name: 'Maria',
    phone: null,
    skillSelf: null,
    note: '',
    language: 'en',
  })

const asNow = async ({ contactId }: Contact, email: string) => ({
  email,
  key: await keyOf(app, contactId),
})

const undoLinkTo = (address: string): Promise<URL> =>
  until('the mail about a claim', () => {
    const { text = '' } = app.mailbox.mails.findLast(({ to }) => to === address) ?? {}
    const [link] = /https?:\S+stop-mails\S+/.exec(text) ?? []
    return link === undefined ? undefined : new URL(link)
  })

test('where the keeper takes the address away, that address says yes, and no keeper', async () => {
  const { olga, friend, maria, eventId } = await aStory()
  expect(await change(olga, maria, null)).toMatchObject({ ok: true })
  const { key } = await asNow(maria, maria.email)
  expect(await friend.call('contacts-claim', { key })).toMatchObject({ value: { state: 'code' } })
  const answer = { contactId: maria.contactId, playerId: friend.playerId, isTheirs: true }
  expect(await olga.call('contacts-answerClaim', answer)).toEqual(refused('claim-over'))
  expect(await rosterInWords(app.db, eventId)).toBe(maria.playerId)
  expect(await claimBy(app, friend, { key, email: maria.email })).toEqual(done)
  expect(await rosterInWords(app.db, eventId)).toBe(friend.playerId)
})

test('a question from before the address was noted is not the keeper’s again when it is taken away', async () => {
  const [olga, friend] = [await aPerson(), await aPerson()]
  const maria = await aContact(app, olga, { email: null })
  const eventId = await anEventBy(olga, location)
  await olga.must('events-addPlayer', { eventId, playerId: maria.playerId })
  await friend.must('contacts-claim', { key: maria.key })
  await change(olga, maria, 'asked-before@example.org')
  await change(olga, maria, null)
  const answer = { contactId: maria.contactId, playerId: friend.playerId, isTheirs: true }
  expect(await olga.call('contacts-answerClaim', answer)).toEqual(refused('claim-over'))
  const window = (await app.socket(olga.token)).subscribe('contacts-list', {
    keeper: mine,
    text: '',
    limit: 10,
  })
  expect((await window.next()).contacts[0]).toMatchObject({ claims: [] })
})

test('a changed address hears of a claim, takes it back for 14 days, and is the contact’s again', async () => {
  const { olga, friend, maria, eventId } = await aStory()
  await change(olga, maria, friend.email)
  const contact = await asNow(maria, friend.email)
  expect(await friend.call('contacts-claim', { key: contact.key })).toEqual(done)
  expect(await rosterInWords(app.db, eventId)).toBe(friend.playerId)
  const link = await undoLinkTo(maria.email)
  const open = async () =>
    (await fetch(`${app.url}${link.pathname}${link.search}`, { method: 'POST' })).status
  expect([await open(), await open()]).toEqual([200, 404])
  expect(await rosterInWords(app.db, eventId)).toBe(maria.playerId)
  const { key } = await asNow(maria, maria.email)
  expect(await app.visitor.call('links-open', { key })).toMatchObject({
    value: { stored: { email: maria.email } },
  })
  expect(await friend.call('contacts-claim', { key })).toMatchObject({ value: { state: 'code' } })
})

test('an address that mail came back from, or that stood before there was a place, has no say', async () => {
  const { olga, friend, maria } = await aStory()
  await app.db
    .updateTable('contacts')
    .set({ bounced: new Date(app.clock.now()) })
    .where('contactId', '=', maria.contactId)
    .execute()
  await change(olga, maria, null)
  const key = await keyOf(app, maria.contactId)
  expect(await friend.call('contacts-claim', { key })).toMatchObject({ value: { state: 'keeper' } })
  const nina = await aContact(app, olga)
  await change(olga, nina, null)
  const ninas = await keyOf(app, nina.contactId)
  expect(await friend.call('contacts-claim', { key: ninas })).toMatchObject({
    value: { state: 'keeper' },
  })
})

test('an address is changed five times at most, and one that comes back is no change more', async () => {
  const { olga, maria } = await aStory()
  const addresses = Array.from({ length: formerAddressesMax }, (_, n) => `nth${n}@example.org`)
  for (const email of addresses)
    expect(await change(olga, maria, email)).toMatchObject({ ok: true })
  expect(await change(olga, maria, 'one-more@example.org')).toEqual(
    refused('contact-address-changes'),
  )
  expect(await change(olga, maria, null)).toEqual(refused('contact-address-changes'))
  expect(await change(olga, maria, maria.email)).toMatchObject({ ok: true })
})
