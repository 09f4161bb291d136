// Invitations to private events: everyone in the group is asked once, on publishing, on joining the
// group later, and for a series before each date.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { toDay } from '#domain/shared/day.ts'
import { eventFieldsAt, signUp, type Fields } from '#test/scenes/event-scene.ts'
import { aClub, aFavorite, aFriend, aLocation } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { inviteDue } from './jobs.ts'

let app: TestApp
let olga: TestPlayer
let location: string
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
})
afterEach(() => app.clock.set(testStart))
afterAll(() => app.close())

const create = async (
  organizer: TestPlayer,
  changes: Partial<Fields> = {},
  more: { status?: 'published' | 'draft'; repeat?: object } = {},
) => {
  const { eventId } = await organizer.must('events-create', {
    fields: eventFieldsAt(location, { invite: true, invited: 'Friends', ...changes }),
    status: more.status ?? 'published',
    repeat: (more.repeat ?? null) as never,
  })
  return eventId
}
const invitationsOf = async (playerId: string) =>
  await app.db
    .selectFrom('alerts')
    .select(['eventId', 'params'])
    .where('playerId', '=', playerId)
    .where('kind', '=', 'event-invited')
    .orderBy('created')
    .execute()
const invitedTo = async (eventId: string) =>
  (
    await app.db
      .selectFrom('alerts')
      .select('playerId')
      .where('eventId', '=', eventId)
      .where('kind', '=', 'event-invited')
      .orderBy('playerId')
      .execute()
  ).map(({ playerId }) => playerId)

test('publishing asks friends, favorites or a club, and no one beside them', async () => {
  const [fay, ray, cas, hid, sam] = await Promise.all(
    ['Fay', 'Ray', 'Cas', 'Hid', 'Sam'].map((name) => app.signedIn(name)),
  )
  await aFriend(app.db, 'olga', 'fay')
  await aFavorite(app.db, 'olga', 'ray')
  await aClub(app.db, { location, owner: 'sam', name: 'Dinkers', members: ['cas', 'hid', 'olga'] })
  await app.db.updateTable('players').set({ hidden: true }).where('playerId', '=', 'hid').execute()
  await cas?.must('players-block', { playerId: 'olga', blocked: true })
  const draft = await create(olga, {}, { status: 'draft' })
  expect(await invitedTo(draft)).toEqual([])
  const friends = await create(olga, { title: 'Late doubles' })
  expect(await invitedTo(friends)).toEqual(['fay'])
  expect(await invitationsOf('fay')).toMatchObject([
    { eventId: friends, params: { player: 'Olga', title: 'Late doubles', time: '18:00' } },
  ])
  expect(await invitedTo(await create(olga, { invited: 'Favorites' }))).toEqual(['ray'])
  expect(await invitedTo(await create(olga, { invited: 'Dinkers' }))).toEqual(['hid', 'sam'])
  await olga.must('events-update', {
    eventId: draft,
    fields: eventFieldsAt(location, { invite: true, invited: 'Favorites' }),
    publish: true,
  })
  expect(await invitedTo(draft)).toEqual(['ray'])
  expect([fay, ray, hid, sam].every((player) => player !== undefined)).toBe(true)
})

test('nobody is asked twice, whatever is changed; another group asks those it adds', async () => {
  const [org, one, two] = [
    await app.signedIn('Org'),
    await app.signedIn('One'),
    await app.signedIn('Two'),
  ]
  await aFriend(app.db, 'org', one.playerId)
  await aFavorite(app.db, 'org', one.playerId)
  await aFavorite(app.db, 'org', two.playerId)
  const eventId = await create(org)
  const change = (invited: string, title: string) =>
    org.must('events-update', {
      eventId,
      fields: eventFieldsAt(location, { invite: true, invited, title }),
      publish: false,
    })
  await change('Friends', 'Renamed')
  await change('Favorites', 'Renamed')
  await change('Friends', 'Again')
  await org.must('playerFriends-set', { friendId: 'one', friend: false })
  await org.must('playerFriends-set', { friendId: 'one', friend: true })
  await inviteDue(app.deps)
  const rows = await app.db
    .selectFrom('deliveries')
    .select('playerId')
    .where('eventId', '=', eventId)
    .where('kind', '=', 'event-invited')
    .execute()
  expect(rows.length).toBe(new Set(rows.map(({ playerId }) => playerId)).size)
  expect((await invitationsOf('two')).length).toBeLessThanOrEqual(1)
})

test('who comes into the group later is asked then, unless they are in already', async () => {
  const [hal, ivy, jon] = [
    await app.signedIn('Hal'),
    await app.signedIn('Ivy'),
    await app.signedIn('Jon'),
  ]
  await aClub(app.db, { location, owner: 'hal', name: 'Smashers' })
  const eventId = await create(hal, { invited: 'Smashers' })
  await hal.must('events-addPlayer', { eventId, playerId: 'jon' })
  expect(await invitedTo(eventId)).toEqual([])
  const club = { locationId: location, clubId: 'smashers' }
  await hal.must('clubMembers-add', { ...club, playerId: 'ivy' })
  await hal.must('clubMembers-add', { ...club, playerId: 'jon' })
  expect(await invitedTo(eventId)).toEqual(['ivy'])
  await hal.must('clubMembers-remove', { ...club, playerId: 'ivy' })
  expect(await invitedTo(eventId)).toEqual([])
  expect([ivy.playerId, jon.playerId]).toEqual(['ivy', 'jon'])
})

test('several events that ask a newcomer of a group are told as one', async () => {
  const [kim, leo] = [await app.signedIn('Kim'), await app.signedIn('Leo')]
  await create(kim, { title: 'First', startTime: '10:00' })
  await create(kim, { title: 'Second', startTime: '14:00' })
  await kim.must('playerFriends-set', { friendId: leo.playerId, friend: true })
  expect(await invitationsOf('leo')).toMatchObject([
    { eventId: null, params: { title: 'First', others: '1', locationId: location } },
  ])
})

test('a series is told of once, and each later date a week before, by one of two servers', async () => {
  const [mia, ned] = [await app.signedIn('Mia'), await app.signedIn('Ned')]
  await aFriend(app.db, 'mia', ned.playerId)
  await create(
    mia,
    { startDate: toDay('2026-06-04'), title: 'Weekly' },
    { repeat: { everyWeeks: 2, weekdays: [], until: null, count: 3 } },
  )
  expect(await invitationsOf('ned')).toMatchObject([{ params: { date: '2026-06-04', dates: '3' } }])
  const other = await startTestApp({ beside: app })
  const runAt = async (instant: string) => {
    for (const each of [app, other]) each.clock.set(instant)
    const told = await Promise.all([inviteDue(app.deps), inviteDue(other.deps)])
    return told.reduce((sum, count) => sum + count, 0)
  }
  expect(await runAt('2026-06-11T21:59:00Z')).toBe(0)
  expect(await runAt('2026-06-11T22:01:00Z')).toBe(1)
  expect(await runAt('2026-06-05T00:00:00Z')).toBe(0)
  expect(await runAt('2026-07-02T12:00:00Z')).toBe(1)
  await other.close()
  expect((await invitationsOf('ned')).map(({ params }) => params)).toMatchObject([
    { date: '2026-06-04' },
    { date: '2026-06-18' },
    { date: '2026-07-02' },
  ])
})

test('a block takes the invitation away, and its push and e-mail with it', async () => {
  const [oda, pat] = [await app.signedIn('Oda'), await app.signedIn('Pat')]
  await aFriend(app.db, 'oda', pat.playerId)
  const eventId = await create(oda)
  expect(await invitedTo(eventId)).toEqual(['pat'])
  await oda.must('players-block', { playerId: 'pat', blocked: true })
  expect(await invitedTo(eventId)).toEqual([])
  expect(await pat.call('events-signUp', { eventId, guests: 0 })).toMatchObject({
    refusal: { code: 'event-not-found' },
  })
})

test('an event that is called off, over, or open to all asks nobody', async () => {
  const [quin, rex] = [await app.signedIn('Quin'), await app.signedIn('Rex')]
  const eventId = await create(quin)
  await quin.must('events-cancel', { eventId, reason: '' })
  await create(quin, { invite: false, invited: '' })
  await quin.must('playerFriends-set', { friendId: rex.playerId, friend: true })
  expect(await invitationsOf('rex')).toEqual([])
  await signUp(quin, await create(quin))
  expect(await invitationsOf('rex')).toHaveLength(1)
})
