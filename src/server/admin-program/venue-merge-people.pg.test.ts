// Merging two venues moves signed agreements, contacts and purses with the venue and its clubs.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyStore } from '#server/db/backup/verify-store.ts'
import { aContact } from '#test/scenes/contact-scene.ts'
import { proveAddress } from '#test/scenes/notification-scene.ts'
import { aClub, aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { mergeLocations } from '../features/operator/merge-queries.ts'

let app: TestApp
let bea: TestPlayer, ann: TestPlayer
beforeAll(async () => {
  app = await startTestApp()
  bea = await app.signedIn('Bea')
  ann = await app.signedIn('Ann')
})
afterAll(() => app.close())

const merge = (from: string, into: string) =>
  app.db.transaction().execute((tx) => mergeLocations(tx, from, into))
const waiver = {
  agreementId: null,
  title: 'Waiver',
  textEn: 'Play at your own risk.',
  textEs: '',
  repeats: 'once' as const,
  seasonFrom: null,
  seasonUntil: null,
  forGuests: false,
  forMinors: false,
}
const asked = async (player: TestPlayer, eventId: string) =>
  (await player.must('agreements-asked', { eventId, guests: 0 })).agreements.map(
    ({ title }) => title,
  )
async function sign(player: TestPlayer, eventId: string) {
  const { agreements } = await player.must('agreements-asked', { eventId, guests: 0 })
  const versionIds = agreements.map(({ versionId }) => versionId)
  const signed = { versionIds, typedName: 'Ann Example', guardian: '', guests: [] }
  await player.must('agreements-accept', { eventId, ...signed })
}
async function twoVenues() {
  const [from, into] = [await aLocation(app.db), await aLocation(app.db)]
  for (const venue of [from, into]) await anAdmin(app.db, venue, 'bea')
  return { from, into }
}

test('the agreements of both venues are asked at the one that stays, and what was signed counts', async () => {
  const { from, into } = await twoVenues()
  const eventId = await anEvent(app.db, { location: from, organizer: 'bea' })
  await bea.must('agreements-save', { owner: { kind: 'venue', locationId: from }, ...waiver })
  await sign(ann, eventId)
  await merge(from, into)
  const later = await anEvent(app.db, { location: into, organizer: 'bea' })
  expect(await asked(ann, later)).toEqual([])
  expect(await asked(bea, later)).toEqual(['Waiver'])
  expect(await bea.call('events-signUp', { eventId: later, guests: 0 })).toMatchObject({
    refusal: { code: 'agreement-needed' },
  })
  expect(await ann.call('events-signUp', { eventId: later, guests: 0 })).toMatchObject({ ok: true })
  const { agreements } = await bea.must('agreements-list', {
    owner: { kind: 'venue', locationId: into },
  })
  expect(agreements).toHaveLength(1)
})

test.each(['moves on its own', 'is folded into one of the same owner'])(
  'a club that %s keeps its agreements, its contacts, its prices and what members paid in advance',
  async (kind) => {
    const { from, into } = await twoVenues()
    const name = kind === 'moves on its own' ? 'Movers' : 'Folders'
    const clubId = name.toLowerCase()
    const [moved, kept] = [
      { locationId: from, clubId },
      { locationId: into, clubId },
    ]
    await aClub(app.db, { location: from, owner: 'bea', name, members: ['ann'] })
    if (name === 'Folders') {
      await aClub(app.db, { location: into, owner: 'bea', name, members: ['ann'] })
      await bea.must('purses-sell', { ...kept, playerId: 'ann', entries: 2 })
    }
    await bea.must('agreements-save', { owner: { kind: 'club', ...moved }, ...waiver })
    await aContact(app, bea, { keeper: { kind: 'club', ...moved }, name: 'Rosa' })
    await bea.must('purses-sell', { ...moved, playerId: 'ann', entries: 3 })
    const priced = await anEvent(app.db, { location: from, organizer: 'bea' })
    const price = { kind: 'fixed' as const, currency: 'USD' as const, amount: 800 }
    await bea.must('payments-setPrice', {
      subject: { kind: 'event', eventId: priced },
      price: { ...price, memberAmount: null, refundRule: '' },
      clubId,
      takesEntries: true,
    })
    await merge(from, into)
    const owner = { kind: 'club' as const, ...kept }
    expect((await bea.must('agreements-list', { owner })).agreements).toHaveLength(1)
    const window = await app.socket(bea.token)
    expect(
      await window.subscribe('contacts-list', { keeper: owner, text: '', limit: 10 }).next(),
    ).toMatchObject({ contacts: [{ name: 'Rosa' }] })
    expect(await window.subscribe('purses-holders', kept).next()).toMatchObject({
      holders: expect.arrayContaining([
        expect.objectContaining({ playerId: 'ann', balance: name === 'Folders' ? 5 : 3 }),
      ]) as unknown,
    })
    await window.close()
    expect(
      await app.db
        .selectFrom('prices')
        .select(['locationId', 'slug', 'takesEntries'])
        .where('eventId', '=', priced)
        .execute(),
    ).toEqual([{ locationId: into, slug: clubId, takesEntries: true }])
    const private_ = { invite: true, invited: name }
    const eventId = await anEvent(app.db, { location: into, organizer: 'bea' }, private_)
    expect(await asked(ann, eventId)).toEqual(['Waiver'])
    const { troubles } = await verifyStore({ connectionString: app.databaseUrl }, app.deps.photos)
    expect(troubles).toEqual([])
  },
)

test('both lists of contacts stay, and an address that stopped one of them gets nothing from both', async () => {
  const { from, into } = await twoVenues()
  const clubId = 'doubles'
  for (const location of [from, into])
    await aClub(app.db, { location, owner: 'bea', name: 'Doubles' })
  const email = `${randomUUID()}@example.org`
  for (const locationId of [from, into])
    await aContact(app, bea, { keeper: { kind: 'club', locationId, clubId } })
  const gone = await aContact(app, bea, {
    keeper: { kind: 'club', locationId: from, clubId },
    email,
  })
  await app.visitor.must('links-forget', { key: gone.key })
  await merge(from, into)
  const keeper = { kind: 'club' as const, locationId: into, clubId }
  expect(
    await app.db.selectFrom('contacts').select('locationId').where('slug', '=', clubId).execute(),
  ).toEqual([{ locationId: into }, { locationId: into }])
  const anew = await aContact(app, bea, { keeper, email })
  await proveAddress(app, bea)
  expect(
    await bea.call('contacts-sendInvitations', { keeper, contactIds: [anew.contactId] }),
  ).toEqual({ ok: false, refusal: { code: 'no-one-to-send-to' } })
})
