// Faces on event cards: friends first, at most three, without hidden or blocked players; in both
// parts of a venue's list, in the list for all venues and in My Events.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LiveInput, LiveName, LiveOutput } from '#contract/contract.ts'
import { joinVenueLists } from '#domain/event-list/venue-list.ts'
import { topics } from '#server/live/topics.ts'
import { signUp } from '#test/scenes/event-scene.ts'
import { aFriend, aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let open: string
let closed: string
const people = new Map<string, TestPlayer>()
const inLine = ['Veiled', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay']

const person = (name: string): TestPlayer => {
  const found = people.get(name)
  if (found === undefined) throw new Error(`no ${name}`)
  return found
}
const filters = { type: null, gender: null, time: null, placesLeft: false }
const asked = () => ({
  locationId: location,
  from: '2026-06-01',
  to: '2026-06-30',
  limit: 50,
  filters: { ...filters, fits: null },
})

async function ask<N extends LiveName>(
  viewer: TestPlayer,
  name: N,
  input: LiveInput<N>,
): Promise<LiveOutput<N>> {
  const window = await app.socket(viewer.token)
  const subscription = window.subscribe(name, input)
  const answer = await subscription.next()
  subscription.close()
  return answer
}

const namesOf = (
  events: readonly { eventId: string; faces: readonly { playerName: string }[] }[],
  eventId: string,
) => events.find((event) => event.eventId === eventId)?.faces.map(({ playerName }) => playerName)

async function facesFor(name: string, eventId: string) {
  const viewer = person(name)
  const shares = {
    shared: await ask(viewer, 'events-publicList', asked()),
    own: await ask(viewer, 'events-personalList', { ...asked(), friendsGoing: false }),
  }
  const { locationId, filters: _filters, ...days } = asked()
  const whole = await ask(viewer, 'events-list', {
    ...days,
    locationIds: [locationId],
    filters: { ...filters, fitsLevel: false, friendsGoing: false },
  })
  const joined = namesOf(joinVenueLists([shares], 50).events, eventId)
  expect(namesOf(whole.events, eventId)).toEqual(joined)
  return { joined, shares }
}

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  for (const name of ['Olga', 'Stranger', 'Friend', 'Blocker', ...inLine])
    people.set(name, await app.signedIn(name))
  const place = { location, organizer: 'olga' }
  open = await anEvent(app.db, place, { startDate: '2026-06-02' })
  closed = await anEvent(app.db, place, {
    startDate: '2026-06-03',
    invite: true,
    invited: 'Friends',
  })
  for (const name of inLine) {
    await aFriend(app.db, 'olga', name.toLowerCase())
    await signUp(person(name), open)
    await signUp(person(name), closed)
  }
  await aFriend(app.db, 'olga', 'blocker')
  await app.db
    .updateTable('players')
    .set({ hidden: true })
    .where('playerId', '=', 'veiled')
    .execute()
  for (const friend of ['veiled', 'fay', 'eve']) await aFriend(app.db, 'friend', friend)
  await aFriend(app.db, 'veiled', 'friend')
  await app.db
    .insertInto('player_blocks')
    .values({ playerId: 'blocker', blockedId: 'cleo' })
    .execute()
})
afterAll(() => app.close())

test('the first three that play have a face for everyone, and hidden players none', async () => {
  expect((await facesFor('Stranger', open)).joined).toEqual(['Ben', 'Cleo', 'Dan'])
  expect((await facesFor('Olga', open)).joined).toEqual(['Ben', 'Cleo', 'Dan'])
})

test('friends stand first, those that hide left out, and the shared frame knows of none', async () => {
  const { joined, shares } = await facesFor('Friend', open)
  expect(joined).toEqual(['Eve', 'Fay', 'Ben'])
  expect(shares.shared).toEqual((await facesFor('Stranger', open)).shares.shared)
  expect(JSON.stringify(shares.shared)).not.toMatch(/Eve|Fay|Veiled|apartFrom/)
})

test('across a block there is no face, in either direction', async () => {
  expect((await facesFor('Blocker', open)).joined).toEqual(['Ben', 'Dan'])
  expect((await facesFor('Blocker', closed)).joined).toEqual(['Ben', 'Dan'])
  await app.db.deleteFrom('player_blocks').execute()
  await app.db
    .insertInto('player_blocks')
    .values({ playerId: 'cleo', blockedId: 'blocker' })
    .execute()
  app.deps.bus.publish([topics.relations('blocker'), topics.relations('cleo')])
  expect((await facesFor('Blocker', open)).joined).toEqual(['Ben', 'Dan'])
})

test('a private event shows its faces to the invited alone', async () => {
  expect((await facesFor('Olga', closed)).joined).toEqual(['Ben', 'Cleo', 'Dan'])
  const { joined, shares } = await facesFor('Stranger', closed)
  expect(joined).toBeUndefined()
  expect(shares.own.events).toEqual([])
})

test('my own events have faces by the same rule', async () => {
  const { events } = await ask(person('Cleo'), 'events-mine', { from: '2026-06-01' })
  expect(namesOf(events, open)).toEqual(['Ben', 'Cleo', 'Dan'])
})

test('who hides loses the face in windows that are open', async () => {
  const window = await app.socket(person('Stranger').token)
  const list = window.subscribe('events-publicList', asked())
  expect(namesOf((await list.next()).events, open)).toEqual(['Ben', 'Cleo', 'Dan'])
  await person('Ben').must('players-updatePlayer', { playerId: 'ben', fields: { hidden: true } })
  expect(namesOf((await list.next()).events, open)).toEqual(['Cleo', 'Dan', 'Eve'])
})
