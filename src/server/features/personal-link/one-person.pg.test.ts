// A contact and an account with the same confirmed address: the account is asked, whichever came
// first, and they never hold two places in one event.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aContact, answerBy, anEventBy, comeIn, mine } from '#test/scenes/contact-scene.ts'
import { rosterInWords } from '#test/scenes/event-scene.ts'
import { proveAddress } from '#test/scenes/notification-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

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

async function aPerson({ isProved = true } = {}): Promise<TestPlayer> {
  made += 1
  const player = await app.signedIn(`Person${made}`)
  if (isProved) await proveAddress(app, player)
  return player
}
const listAsked = async (player: TestPlayer) =>
  (await player.must('contacts-toClaim', {})).contacts.map(({ contactId }) => contactId)

test('whoever proves the address of a contact is asked, and so is who had it when it was noted', async () => {
  const [olga, late, early] = [await aPerson(), await aPerson({ isProved: false }), await aPerson()]
  const me = (await app.socket(early.token)).subscribe('players-me', {})
  expect((await me.next()).claims).toBe(0)
  const [first, second] = [
    await aContact(app, olga, { email: late.email }),
    await aContact(app, olga, { email: early.email }),
  ]
  expect((await me.next()).claims).toBe(1)
  expect(await listAsked(early)).toEqual([second.contactId])
  expect(await listAsked(late)).toEqual([])
  await proveAddress(app, late)
  expect(await listAsked(late)).toEqual([first.contactId])
  const { contactId } = second
  expect(await late.call('contacts-claim', { contactId })).toEqual(refused('link-not-found'))
  expect(await early.call('contacts-claim', { contactId })).toMatchObject({
    value: { state: 'done' },
  })
  expect((await me.next()).claims).toBe(0)
  expect(await listAsked(early)).toEqual([])
})

test('a no is asked once: the two are different people from then on', async () => {
  const [olga, me] = [await aPerson(), await aPerson()]
  const maria = await aContact(app, olga, { email: me.email })
  const { contactId } = maria
  const eventId = await anEventBy(olga, location)
  await olga.must('events-addPlayer', { eventId, playerId: maria.playerId })
  expect(await me.call('events-signUp', { eventId, guests: 0 })).toEqual(refused('in-as-contact'))
  expect(await olga.call('contacts-declineClaim', { contactId })).toEqual(
    refused('contact-not-found'),
  )
  await me.must('contacts-declineClaim', { contactId })
  expect(await listAsked(me)).toEqual([])
  await me.must('events-signUp', { eventId, guests: 0 })
  expect(await rosterInWords(app.db, eventId)).toBe(`${maria.playerId} ${me.playerId}`)
})

test('nobody is asked about a list of their own', async () => {
  const olga = await aPerson()
  await aContact(app, olga, { email: olga.email })
  expect(await listAsked(olga)).toEqual([])
})

test('whoever came first has the only place: by link, by hand, by the organizer, or at once', async () => {
  const [olga, me] = [await aPerson(), await aPerson()]
  const maria = await aContact(app, olga, { email: me.email })
  const eventId = await anEventBy(olga, location)
  await olga.must('events-invitePlayer', { eventId, playerId: maria.playerId })
  await me.must('events-signUp', { eventId, guests: 0 })
  const taken = refused('already-signed-up')
  const { playerId } = maria
  expect(await answerBy(app, maria, eventId, comeIn())).toEqual(taken)
  expect(await olga.call('events-addPlayer', { eventId, playerId })).toEqual(taken)
  expect(
    await olga.call('events-answerFor', { eventId, playerId, answer: 'in', guests: 0 }),
  ).toEqual(taken)
  await me.must('events-withdraw', { eventId })
  const answers = await Promise.all([
    answerBy(app, maria, eventId, comeIn()),
    me.call('events-signUp', { eventId, guests: 0 }),
  ])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect((await rosterInWords(app.db, eventId)).split(' ')).toHaveLength(1)
})

test('the setup begins with what is noted about the address, or behind the link', async () => {
  const olga = await aPerson()
  const noted = { keeper: mine, name: 'Xenia Quill', skillSelf: 4.5 }
  const maria = await aContact(app, olga, noted)
  const eventId = await anEventBy(olga, location)
  await olga.must('events-addPlayer', { eventId, playerId: maria.playerId })
  const someone = await app.signedInUser('Someone', { provider: 'google', email: 'q@example.net' })
  const propose = (key?: string) =>
    someone.must('players-proposeNames', key === undefined ? {} : { key })
  expect(await propose()).toMatchObject({ skillSelf: null, location: null })
  expect(await propose(maria.key)).toMatchObject({
    names: expect.arrayContaining(['Xenia', 'XeniaQuill']) as unknown,
    skillSelf: 4.5,
    location: { locationId: location },
  })
})
