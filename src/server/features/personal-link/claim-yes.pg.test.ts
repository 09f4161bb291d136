// Claims: who approves them, who is notified, and how they are undone.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { rateLimits } from '#domain/shared/rate-limits.ts'
import {
  aContact,
  anEventBy,
  answerBy,
  askToClaim,
  claimBy,
  comeIn,
  mine,
  readerOf,
  type Contact,
} from '#test/scenes/contact-scene.ts'
import { alertKindsOf, expectCountsRight, rosterInWords } from '#test/scenes/event-scene.ts'
import { proveAddress } from '#test/scenes/notification-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'
import { forgetClaims } from './ask-queries.ts'

let app: TestApp
let location: string
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
})
afterEach(() => app.clock.set(testStart))
afterAll(() => app.close())

const dayMs = 86_400_000
const refused = (code: string) => ({
  ok: false,
  refusal: expect.objectContaining({ code }) as unknown,
})
const done = { ok: true, value: expect.objectContaining({ state: 'done' }) as unknown }

async function aPerson({ isProved = true } = {}): Promise<TestPlayer> {
  made += 1
  const player = await app.signedIn(`Person${made}`)
  if (isProved) await proveAddress(app, player)
  return player
}

async function aStory(noted: Parameters<typeof aContact>[2] = {}) {
  const [olga, me] = [await aPerson(), await aPerson()]
  const maria = await aContact(app, olga, noted)
  const eventId = await anEventBy(olga, location)
  await olga.must('events-addPlayer', { eventId, playerId: maria.playerId })
  return { olga, me, maria, eventId }
}
const undoLinkFor = ({ email }: Pick<Contact, 'email'>): Promise<URL> =>
  until('the mail about a claim', () => {
    const { text = '' } = app.mailbox.mails.findLast(({ to }) => to === email) ?? {}
    const [link] = /https?:\S+stop-mails\S+/.exec(text) ?? []
    return link === undefined ? undefined : new URL(link)
  })
const stateOf = async (olga: TestPlayer) => {
  const window = (await app.socket(olga.token)).subscribe('contacts-list', {
    keeper: mine,
    text: '',
    limit: 10,
  })
  return (await window.next()).contacts[0]
}
const openLinkOf = ({ key }: Contact) => app.visitor.call('links-open', { key })

test('a forwarded link alone moves nothing: the code of the contact’s address does', async () => {
  const { me, maria, eventId } = await aStory()
  const claim = (code: string) => me.call('contacts-claim', { key: maria.key, code })
  const { asked, code: right } = await askToClaim(app, me, maria)
  expect(asked).toMatchObject({ ok: true, value: { state: 'code', events: 0 } })
  const wrong = right === '000000' ? '111111' : '000000'
  expect(await claim(wrong)).toEqual(refused('code-wrong'))
  expect(await rosterInWords(app.db, eventId)).toBe(maria.playerId)
  const other = await aPerson()
  expect(await other.call('contacts-claim', { key: maria.key, code: right })).toEqual(
    refused('code-wrong'),
  )
  app.clock.advance(31 * 60_000)
  expect(await claim(right)).toEqual(refused('code-wrong'))
  app.clock.set(testStart)
  expect(await claim(right)).toEqual(done)
  expect(await rosterInWords(app.db, eventId)).toBe(me.playerId)
  expect(await openLinkOf(maria)).toEqual(refused('link-not-found'))
})

test('the account of the contact’s own proved address needs no code; an unproved one mails no one', async () => {
  const { me, maria } = await aStory()
  await app.db
    .updateTable('contacts')
    .set({ email: me.email })
    .where('contactId', '=', maria.contactId)
    .execute()
  expect(await me.call('contacts-claim', { key: maria.key })).toEqual(done)
  const { maria: nina } = await aStory()
  const eve = await aPerson({ isProved: false })
  expect(await eve.call('contacts-claim', { key: nina.key })).toEqual(
    refused('prove-before-inviting'),
  )
})

test('guesses end after five', async () => {
  const limited = await startTestApp({ isRateLimited: true })
  const [olga, me] = [await limited.signedIn('Olga'), await limited.signedIn('Mary')]
  for (const player of [olga, me]) await proveAddress(limited, player)
  const maria = await aContact(limited, olga)
  const { code: right } = await askToClaim(limited, me, maria)
  const wrong = right === '000000' ? '111111' : '000000'
  for (let count = 0; count < rateLimits['address-code'].tries; count += 1)
    expect(await me.call('contacts-claim', { key: maria.key, code: wrong })).toEqual(
      refused('code-wrong'),
    )
  expect(await me.call('contacts-claim', { key: maria.key, code: right })).toEqual(
    refused('code-wrong'),
  )
  await limited.close()
})

test('a keeper never claims from the own list, by whatever address', async () => {
  const { olga, maria, eventId } = await aStory()
  expect(await olga.call('contacts-claim', { key: maria.key })).toEqual(
    refused('claim-own-contact'),
  )
  const self = await aContact(app, olga, { email: olga.email })
  expect(await olga.call('contacts-claim', { key: self.key })).toEqual(refused('claim-own-contact'))
  expect(await rosterInWords(app.db, eventId)).toBe(maria.playerId)
})

test('without an address the keeper is asked: yes moves it, no ends it, and both are told', async () => {
  const { olga, me, maria, eventId } = await aStory({ email: null })
  const ask = () => me.call('contacts-claim', { key: maria.key })
  for (const _ of [1, 2]) expect(await ask()).toMatchObject({ value: { state: 'keeper' } })
  expect(await alertKindsOf(app.db, olga.playerId)).toEqual(['contact-claim-asked'])
  expect(await stateOf(olga)).toMatchObject({ claims: [{ playerId: me.playerId }] })
  const answer = (isTheirs: boolean, player = olga) =>
    player.call('contacts-answerClaim', {
      contactId: maria.contactId,
      playerId: me.playerId,
      isTheirs,
    })
  expect(await answer(true, me)).toEqual(refused('contact-not-found'))
  expect(await answer(false)).toMatchObject({ ok: true })
  expect(await answer(true)).toEqual(refused('claim-over'))
  await ask()
  expect(await answer(true)).toMatchObject({ ok: true })
  expect(await rosterInWords(app.db, eventId)).toBe(me.playerId)
  expect(await alertKindsOf(app.db, me.playerId)).toEqual(
    expect.arrayContaining(['claim-ended', 'contact-claimed']),
  )
})

test('once an address is noted the keeper’s yes is worth nothing, and the address is asked', async () => {
  const { olga, me, maria, eventId } = await aStory({ email: null })
  const { contactId, playerId, key } = maria
  await me.must('contacts-claim', { key })
  const email = `${contactId}@example.org`
  await olga.must('contacts-edit', {
    contactId,
    email,
    name: 'Maria',
    phone: null,
    skillSelf: null,
    note: '',
    language: 'en',
  })
  const answer = { contactId, playerId: me.playerId, isTheirs: true }
  expect(await olga.call('contacts-answerClaim', answer)).toEqual(refused('claim-over'))
  expect(await rosterInWords(app.db, eventId)).toBe(playerId)
  expect(await stateOf(olga)).toMatchObject({ claims: [] })
  expect(await claimBy(app, me, { key, email })).toEqual(done)
})

test('a keeper hears nothing of someone a block parts them from', async () => {
  const { olga, me, maria } = await aStory({ email: null })
  await app.db
    .insertInto('player_blocks')
    .values({ playerId: olga.playerId, blockedId: me.playerId })
    .execute()
  expect(await me.call('contacts-claim', { key: maria.key })).toEqual(refused('link-not-found'))
  expect(await alertKindsOf(app.db, olga.playerId)).toEqual([])
})

test('what the keeper did with the link is no act of the contact, what came from the mail is', async () => {
  for (const isFromMail of [false, true]) {
    const { olga, me, maria } = await aStory()
    const eventId = await anEventBy(olga, location)
    await olga.must('events-invitePlayer', { eventId, playerId: maria.playerId })
    await app.visitor.must('links-answer', {
      key: maria.key,
      eventId,
      answer: comeIn(),
      ...(isFromMail && { reader: readerOf(app, maria.email) }),
    })
    expect(await claimBy(app, me, maria)).toEqual(done)
    const acts = await app.db
      .selectFrom('own_acts')
      .select('state')
      .where('eventId', '=', eventId)
      .where('playerId', '=', me.playerId)
      .execute()
    expect(acts).toEqual(isFromMail ? [{ state: 'acted' }] : [])
  }
})

test('the mail to the contact’s address takes a claim back for 14 days: place, person and link', async () => {
  const { olga, me, maria, eventId } = await aStory({ phone: '+1 555', note: 'Left-handed' })
  expect(await claimBy(app, me, maria)).toEqual(done)
  expect(await alertKindsOf(app.db, olga.playerId)).toContain('contact-claimed')
  const link = await undoLinkFor(maria)
  const open = async (method: string) =>
    (await fetch(`${app.url}${link.pathname}${link.search}`, { method })).status
  expect(await open('GET')).toBe(200)
  expect(await rosterInWords(app.db, eventId)).toBe(me.playerId)
  app.clock.advance(13 * dayMs)
  expect([await open('POST'), await open('POST')]).toEqual([200, 404])
  app.clock.set(testStart)
  expect(await rosterInWords(app.db, eventId)).toBe(maria.playerId)
  expect(await openLinkOf(maria)).toMatchObject({
    ok: true,
    value: { stored: { email: maria.email, phone: '+1 555' } },
  })
  expect(await stateOf(olga)).toMatchObject({ note: 'Left-handed', claimedBy: null })
  expect(await alertKindsOf(app.db, me.playerId)).toContain('claim-ended')
  await expectCountsRight(app.db)
  expect(await claimBy(app, me, maria)).toEqual(done)
})

test('a keeper takes a claim back, and after 14 days no one does', async () => {
  const { olga, me, maria, eventId } = await aStory()
  await claimBy(app, me, maria)
  const undo = (player: TestPlayer) =>
    player.call('contacts-undoClaim', { contactId: maria.contactId })
  expect(await undo(me)).toEqual(refused('contact-not-found'))
  expect(await stateOf(olga)).toMatchObject({ isUndoable: true })
  expect(await undo(olga)).toMatchObject({ ok: true })
  expect(await rosterInWords(app.db, eventId)).toBe(maria.playerId)
  expect(await undo(olga)).toEqual(refused('claim-over'))
  await claimBy(app, me, maria)
  app.clock.advance(14 * dayMs + 1)
  expect(await undo(olga)).toEqual(refused('claim-over'))
  await forgetClaims(app.db, app.clock.now())
  const left = await app.db.selectFrom('contact_claims').select('contactId').execute()
  expect(left.map(({ contactId }) => contactId)).not.toContain(maria.contactId)
})

test('the code proves the claimer’s own address, where it is the contact’s and unproved', async () => {
  const [olga, me] = [await aPerson(), await aPerson({ isProved: false })]
  const maria = await aContact(app, olga, { email: me.email })
  const eventId = await anEventBy(olga, location)
  await olga.must('events-addPlayer', { eventId, playerId: maria.playerId })
  const { asked, code } = await askToClaim(app, me, maria)
  expect(asked).toMatchObject({ ok: true, value: { state: 'code' } })
  expect(await me.call('contacts-claim', { key: maria.key, code })).toEqual(done)
  expect(await rosterInWords(app.db, eventId)).toBe(me.playerId)
  const { emailVerified } = await app.db
    .selectFrom('auth_users')
    .select('emailVerified')
    .where('id', '=', me.userId)
    .executeTakeFirstOrThrow()
  expect(emailVerified).toBe(true)
})

test('a claimed contact of a club is a member, until the claim is taken back', async () => {
  const [olga, me] = [await aPerson(), await aPerson()]
  const locationId = await aLocation(app.db)
  const { clubId } = await olga.must('clubs-create', { locationId, clubName: 'Early birds' })
  const maria = await aContact(app, olga, { keeper: { kind: 'club', locationId, clubId } })
  const listMembers = () =>
    app.db
      .selectFrom('club_members')
      .select('playerId')
      .where('locationId', '=', locationId)
      .where('playerId', '=', me.playerId)
      .execute()
  const pollId = randomUUID()
  const poll = { locationId, clubId, pollId, question: 'Sunday?', options: [], closes: null }
  await olga.must('clubPolls-ask', { ...poll, kind: 'yes-no' })
  await app.visitor.must('links-vote', { key: maria.key, pollId, choices: [0] })
  const voters = async () =>
    (await olga.must('clubPolls-voters', { locationId, clubId, pollId })).voters[0]
  const [named] = (await voters()) ?? []
  await claimBy(app, me, maria)
  expect(await listMembers()).toHaveLength(1)
  expect(await voters()).toHaveLength(1)
  expect(await voters()).not.toEqual([named])
  await olga.must('contacts-undoClaim', { contactId: maria.contactId })
  expect(await listMembers()).toEqual([])
  expect(await voters()).toEqual([named])
  await claimBy(app, me, maria)
  await olga.must('contacts-undoClaim', { contactId: maria.contactId })
  await olga.must('clubMembers-add', { locationId, clubId, playerId: me.playerId })
  await claimBy(app, me, maria)
  await olga.must('contacts-undoClaim', { contactId: maria.contactId })
  expect(await listMembers()).toHaveLength(1)
})

test('of two places the better one stays with its guests, nobody moves up, and it goes back', async () => {
  const { olga, me, maria } = await aStory()
  const eventId = await anEventBy(olga, location, { maxPlayers: 4, guestsPerPlayer: 2 })
  await olga.must('events-invitePlayer', { eventId, playerId: maria.playerId })
  await answerBy(app, maria, eventId, comeIn(1))
  const others = [await aPerson(), await aPerson(), await aPerson()]
  for (const player of [...others, me]) await player.must('events-signUp', { eventId, guests: 0 })
  const [first, second, third] = others.map(({ playerId }) => playerId)
  const withFirst = (playerId: string) => `${playerId}+1 ${first} ${second} ${third}?`
  expect(await rosterInWords(app.db, eventId)).toBe(`${withFirst(maria.playerId)} ${me.playerId}?`)
  expect(await claimBy(app, me, maria)).toEqual(done)
  expect(await rosterInWords(app.db, eventId)).toBe(withFirst(me.playerId))
  await expectCountsRight(app.db)
  await olga.must('contacts-undoClaim', { contactId: maria.contactId })
  expect(await rosterInWords(app.db, eventId)).toBe(withFirst(maria.playerId))
  await expectCountsRight(app.db)
})

test('a claimer who deletes the account gives the contact back', async () => {
  const { me, maria, eventId } = await aStory()
  await claimBy(app, me, maria)
  const { playerName } = await app.db
    .selectFrom('players')
    .select('playerName')
    .where('playerId', '=', me.playerId)
    .executeTakeFirstOrThrow()
  await me.must('account-delete', { playerName, password: null })
  expect(await rosterInWords(app.db, eventId)).toBe(maria.playerId)
  expect(await openLinkOf(maria)).toMatchObject({ ok: true })
})
