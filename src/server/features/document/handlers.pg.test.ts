// Each row of documentUpdates does what the app's own call does; whatever is in no row or not the
// player's own is not-allowed and changes nothing.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addedFields, changedFields } from '#contract/document.ts'
import type { RefusalCode } from '#domain/shared/refusal.ts'
import { aClub, aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { requestOf, teamsOf } from '#test/support/team-scene.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let ann: TestPlayer, anna: TestPlayer, bob: TestPlayer
let park: string
beforeAll(async () => {
  app = await startTestApp()
  park = await aLocation(app.db, { location_id: 'park', name: 'Park' })
  ann = await app.signedIn('Ann')
  anna = await app.signedIn('Anna')
  bob = await app.signedIn('Bob')
  await app.signedIn('Abob')
})
afterAll(() => app.close())

type Fields = Record<string, unknown>
const update = (who: TestPlayer, collection: string, id: string, fields: Fields) =>
  who.call('documentUpdates-updateDocument', { collection, id, fields })
const set = (who: TestPlayer, collection: string, id: string, fields: Fields, key?: string) =>
  who.call('documentUpdates-setDocument', { collection, id, merge: true, fields }, key)
const add = (who: TestPlayer, collection: string, fields: Fields, key?: string) =>
  who.call('documentUpdates-addDocument', { collection, fields }, key)
const remove = (who: TestPlayer, collection: string, id: string) =>
  who.call('documentUpdates-deleteDocument', { collection, id })

const done = { ok: true, value: { success: true } }
const refusedAs = (code: RefusalCode) => ({ ok: false, refusal: { code } })
const denied = refusedAs('not-allowed')

const messagesTo = (to: string, from: string) =>
  app.db
    .selectFrom('messages')
    .select(['message_id', 'message', 'type', 'read'])
    .where('to_id', '=', to)
    .where('from_id', '=', from)
    .orderBy('created')
    .execute()
const clubsOf = async (owner: string) =>
  (
    await app.db
      .selectFrom('clubs')
      .select(['location_id', 'slug', 'club_name'])
      .where('player_id', '=', owner)
      .orderBy('slug')
      .execute()
  ).map((club) => `${club.location_id}/${club.slug} ${club.club_name}`)
const membersOf = async (slug: string) =>
  (
    await app.db
      .selectFrom('club_members')
      .select('player_id')
      .where('slug', '=', slug)
      .orderBy('player_id')
      .execute()
  ).map(({ player_id }) => player_id)
const activeOf = async (playerId: string) =>
  (
    await app.db
      .selectFrom('player_locations')
      .select('location_id')
      .where('player_id', '=', playerId)
      .where('removed', '=', false)
      .orderBy('location_id')
      .execute()
  ).map(({ location_id }) => location_id)

async function anAlert(playerId: string): Promise<string> {
  const alertId = randomUUID()
  await app.db
    .insertInto('alerts')
    .values({
      alert_id: alertId,
      player_id: playerId,
      kind: 'event-changed',
      params: '{}',
      event_id: null,
      created: new Date(app.clock.now()),
    })
    .execute()
  return alertId
}
const readAlerts = async (playerId: string) =>
  (
    await app.db
      .selectFrom('alerts')
      .select('alert_id')
      .where('player_id', '=', playerId)
      .where('read', '=', true)
      .execute()
  ).map(({ alert_id }) => alert_id)

test("alerts: one of mine is read, in my open window too; another stays unread, somebody else's is refused like one that never was", async () => {
  const dov = await app.signedIn('Dov')
  const [first, second, foreign] = [
    await anAlert('dov'),
    await anAlert('dov'),
    await anAlert('ann'),
  ]
  const window = await app.socket(dov.token)
  const list = window.subscribe('alerts-list', { limit: 10 })
  expect((await list.next()).alerts.filter(({ read }) => read)).toEqual([])
  expect(await set(dov, 'alerts', first, { read: true })).toEqual(done)
  expect(
    (await list.next()).alerts.filter(({ read }) => read).map(({ alertId }) => alertId),
  ).toEqual([first])
  expect(await readAlerts('dov')).toEqual([first])
  expect(await update(dov, 'alerts', second, { read: true })).toEqual(done)
  expect(await update(dov, 'alerts', second, { read: true })).toEqual(done)
  expect(await set(dov, 'alerts', foreign, { read: true })).toEqual(denied)
  expect(await set(dov, 'alerts', randomUUID(), { read: true })).toEqual(denied)
  expect(await set(dov, 'alerts', 'no-uuid', { read: true })).toEqual(denied)
  expect(await set(dov, 'alerts', first, { read: false })).toEqual(denied)
  expect(
    await dov.call('documentUpdates-setDocument', {
      collection: 'alerts',
      id: first,
      fields: { read: true },
    }),
  ).toEqual(denied)
  expect(await readAlerts('ann')).toEqual([])
  await window.close()
})

test('messages: added as their sender, exactly once under one key, and read one by one or as a thread', async () => {
  const key = randomUUID()
  const fields = {
    created: '2026-06-01T12:00:00Z',
    type: 'txt',
    fromId: 'ann',
    from: 'Ann',
    toId: 'bob',
    to: 'Bob',
    channel: 'annbob',
    message: 'Court 3?',
    read: false,
    eventId: null,
  }
  expect(
    await Promise.all(Array.from({ length: 3 }, () => add(ann, 'messages', fields, key))),
  ).toEqual([done, done, done])
  expect(await add(ann, 'messages', fields, key)).toEqual(done)
  expect(await add(ann, 'messages', { toId: 'bob', message: 'Or 4' })).toEqual(done)
  const [first, second] = await messagesTo('bob', 'ann')
  expect([first?.message, second?.message, (await messagesTo('bob', 'ann')).length]).toEqual([
    'Court 3?',
    'Or 4',
    2,
  ])
  expect(await set(bob, 'messages', first?.message_id ?? '', { read: true })).toEqual(done)
  expect((await messagesTo('bob', 'ann')).map(({ read }) => read)).toEqual([true, false])
  // The sender, and anyone else, cannot read it for the receiver.
  expect(await set(ann, 'messages', second?.message_id ?? '', { read: true })).toEqual(denied)
  expect(await set(anna, 'messages', second?.message_id ?? '', { read: true })).toEqual(denied)
  expect(await set(ann, 'messageLast', 'annbob', { read: true })).toEqual(denied)
  expect((await messagesTo('bob', 'ann')).map(({ read }) => read)).toEqual([true, false])
  expect(await set(bob, 'messageLast', 'annbob', { read: true })).toEqual(done)
  expect((await messagesTo('bob', 'ann')).map(({ read }) => read)).toEqual([true, true])
})

test.each([
  ['another sender', { fromId: 'anna' }, denied],
  ['a name that is not mine', { from: 'Anna' }, denied],
  ["a name that is not the receiver's", { to: 'Anna' }, denied],
  ['another channel', { channel: 'annabob' }, denied],
  ['read already', { read: true }, denied],
  ['an unknown field', { urgent: true }, denied],
  ['a number for a text', { message: 5 }, denied],
  ['another type', { type: 'system' }, denied],
  ['an event in a plain message', { eventId: '11111111-2222-4333-8444-555555555555' }, denied],
  ['a text that is too long', { message: 'x'.repeat(2001) }, denied],
  ['half an emoji', { message: '\ud83d' }, denied],
  ['nothing to say', { message: '  ' }, refusedAs('message-empty')],
  ['myself', { toId: 'ann' }, refusedAs('message-yourself')],
  ['nobody', { toId: 'nobody' }, refusedAs('player-not-found')],
] as const)('messages: %s is refused', async (_why, changes, answer) => {
  const before = await app.db.selectFrom('messages').selectAll().execute()
  expect(await add(ann, 'messages', { toId: 'bob', message: 'hi', ...changes })).toEqual(answer)
  expect(await app.db.selectFrom('messages').selectAll().execute()).toEqual(before)
})

test('messages: who is blocked or hidden is written to as little as who does not exist', async () => {
  for (const name of ['Blocker', 'Hidden']) await app.signedIn(name)
  await app.db
    .insertInto('player_blocks')
    .values({ player_id: 'blocker', blocked_id: 'ann' })
    .execute()
  await app.db
    .updateTable('players')
    .set({ hidden: true })
    .where('player_id', '=', 'hidden')
    .execute()
  for (const toId of ['blocker', 'hidden', 'never']) {
    expect({ toId, answer: await add(ann, 'messages', { toId, message: 'hi' }) }).toEqual({
      toId,
      answer: refusedAs('player-not-found'),
    })
    expect({
      toId,
      answer: await set(ann, 'playerFriends', `ann${toId}`, { friend: true }),
    }).toEqual({ toId, answer: refusedAs('player-not-found') })
  }
})

test('messageLast is kept by the server: its sender may say only what is there', async () => {
  const [cat, dee] = [await app.signedIn('Cat'), await app.signedIn('Dee')]
  await add(cat, 'messages', { toId: 'dee', message: 'Hello' })
  const last = {
    created: 1,
    type: 'txt',
    fromId: 'cat',
    from: 'Cat',
    toId: 'dee',
    to: 'Dee',
    channel: 'catdee',
    message: 'Hello',
    read: false,
    channelPhotoURL: '',
  }
  const write = (who: TestPlayer, id: string, fields: Fields) =>
    who.call('documentUpdates-setDocument', { collection: 'messageLast', id, fields })
  expect(await write(cat, 'catdee', last)).toEqual(done)
  expect(await write(cat, 'catdee', { ...last, message: 'Goodbye' })).toEqual(denied)
  expect(
    await write(cat, 'catbob', { ...last, toId: 'bob', to: 'Bob', channel: 'catbob' }),
  ).toEqual(denied)
  expect(await write(dee, 'catdee', last)).toEqual(denied)
  expect(await write(dee, 'catdee', { read: true })).toEqual(denied)
  expect(await messagesTo('dee', 'cat')).toMatchObject([{ message: 'Hello', read: false }])
})

test('playerLocations: a venue becomes active and is left again, under the limit and never by the last admin', async () => {
  expect(
    await set(ann, 'playerLocations', 'annpark', {
      playerId: 'ann',
      userId: ann.userId,
      locationId: 'park',
      removed: false,
      created: 5,
    }),
  ).toEqual(done)
  expect(await activeOf('ann')).toEqual(['park'])
  expect(await update(ann, 'playerLocations', 'annpark', { removed: true })).toEqual(done)
  expect(await activeOf('ann')).toEqual([])
  expect(
    await ann.call('documentUpdates-setDocument', {
      collection: 'playerLocations',
      id: 'annpark',
      fields: { removed: false },
    }),
  ).toEqual(done)
  expect(await set(ann, 'playerLocations', 'annnowhere', { removed: false })).toEqual(
    refusedAs('location-not-found'),
  )
  for (const fields of [
    { locationId: 'elsewhere' },
    { playerId: 'anna' },
    { userId: anna.userId },
    { removed: 'yes' },
    { hidden: true },
  ]) {
    expect({
      fields,
      answer: await set(ann, 'playerLocations', 'annpark', { removed: true, ...fields }),
    }).toEqual({ fields, answer: denied })
  }
  expect(await set(bob, 'playerLocations', 'annpark', { removed: true })).toEqual(denied)
  expect(await activeOf('ann')).toEqual(['park'])
  const venues = await Promise.all(Array.from({ length: 10 }, () => aLocation(app.db)))
  for (const venue of venues.slice(0, 9))
    expect(await set(ann, 'playerLocations', `ann${venue}`, { removed: false })).toEqual(done)
  expect(await set(ann, 'playerLocations', `ann${venues[9] ?? ''}`, { removed: false })).toEqual({
    ok: false,
    refusal: { code: 'active-location-limit', params: { n: 10 } },
  })
  await anAdmin(app.db, 'park', 'ann')
  expect(await set(ann, 'playerLocations', 'annpark', { removed: true })).toEqual(
    refusedAs('last-admin'),
  )
  expect((await activeOf('ann')).length).toBe(10)
})

test('playerFriends and playerFavorites: marks of mine are set and taken back', async () => {
  const marks = async () => [
    await app.db
      .selectFrom('player_friends')
      .select(['player_id', 'friend_id', 'friend'])
      .execute(),
    await app.db
      .selectFrom('player_favorites')
      .select(['player_id', 'favorite_id', 'favorite'])
      .execute(),
  ]
  expect(
    await set(ann, 'playerFriends', 'annbob', {
      playerId: 'ann',
      friendId: 'bob',
      friend: true,
      userId: ann.userId,
      created: '',
    }),
  ).toEqual(done)
  expect(await set(ann, 'playerFavorites', 'annbob', { favorite: true })).toEqual(done)
  expect(await marks()).toEqual([
    [{ player_id: 'ann', friend_id: 'bob', friend: true }],
    [{ player_id: 'ann', favorite_id: 'bob', favorite: true }],
  ])
  expect(await update(ann, 'playerFriends', 'annbob', { friend: false })).toEqual(done)
  expect(await set(ann, 'playerFriends', 'annann', { friend: true })).toEqual(
    refusedAs('friend-yourself'),
  )
  expect(await set(ann, 'playerFavorites', 'annann', { favorite: true })).toEqual(
    refusedAs('favorite-yourself'),
  )
  expect(await set(bob, 'playerFriends', 'annbob', { friend: true })).toEqual(denied)
  expect(await marks()).toEqual([
    [{ player_id: 'ann', friend_id: 'bob', friend: false }],
    [{ player_id: 'ann', favorite_id: 'bob', favorite: true }],
  ])
})

test('an id that reads two ways is always the own record of who asks', async () => {
  // "annabob" is Anna's mark of Bob, or Ann's mark of Abob.
  expect(await set(anna, 'playerFriends', 'annabob', { friend: true })).toEqual(done)
  expect(
    await set(ann, 'playerFriends', 'annabob', {
      playerId: 'anna',
      friendId: 'bob',
      friend: false,
    }),
  ).toEqual(denied)
  expect(await set(ann, 'playerFriends', 'annabob', { friend: false })).toEqual(done)
  const rows = await app.db
    .selectFrom('player_friends')
    .select(['player_id', 'friend_id', 'friend'])
    .where('player_id', 'in', ['ann', 'anna'])
    .where('friend_id', 'in', ['bob', 'abob'])
    .orderBy('player_id')
    .orderBy('friend_id')
    .execute()
  expect(rows).toEqual([
    { player_id: 'ann', friend_id: 'abob', friend: false },
    { player_id: 'ann', friend_id: 'bob', friend: false },
    { player_id: 'anna', friend_id: 'bob', friend: true },
  ])
})

test("players: the home venue, which becomes active; no other field, and nobody else's", async () => {
  const homeOf = async (playerId: string) =>
    (
      await app.db
        .selectFrom('players')
        .select('home_location')
        .where('player_id', '=', playerId)
        .executeTakeFirstOrThrow()
    ).home_location
  expect(await set(anna, 'players', 'anna', { homeLocation: 'park' })).toEqual(done)
  expect([await homeOf('anna'), await activeOf('anna')]).toEqual(['park', ['park']])
  expect(await update(anna, 'players', 'anna', { homeLocation: 'nowhere' })).toEqual(
    refusedAs('location-not-found'),
  )
  expect(await set(anna, 'players', 'bob', { homeLocation: 'park' })).toEqual(denied)
  for (const fields of [
    { medalGold: 9 },
    { homeLocation: 'park', medalGold: 9 },
    { userId: anna.userId },
    { playerName: 'Queen' },
    { homeLocation: null },
    {},
  ]) {
    expect({ fields, answer: await set(anna, 'players', 'anna', fields) }).toEqual({
      fields,
      answer: denied,
    })
  }
  expect(await homeOf('bob')).toBeNull()
})

test('clubs: made, renamed and deleted by their owner', async () => {
  const [eve, fay] = [await app.signedIn('Eve'), await app.signedIn('Fay')]
  expect(
    await add(eve, 'clubs', {
      clubName: 'Dinkers',
      playerId: 'eve',
      location: 'park',
      members: 1,
      owner: true,
      created: 1,
    }),
  ).toEqual(done)
  expect(await set(eve, 'clubs', 'parklobbers', { clubName: 'Lobbers', location: 'park' })).toEqual(
    done,
  )
  expect([await clubsOf('eve'), await membersOf('lobbers')]).toEqual([
    ['park/dinkers Dinkers', 'park/lobbers Lobbers'],
    ['eve'],
  ])
  expect(await update(eve, 'clubs', 'parkdinkers', { clubName: 'Bangers' })).toEqual(done)
  expect(await set(eve, 'clubs', 'parkbangers', { clubName: 'Lobbers' })).toMatchObject({
    refusal: { code: 'club-name-taken', params: { location: 'Park' } },
  })
  expect(await add(fay, 'clubs', { clubName: 'lobbers', location: 'park' })).toMatchObject({
    refusal: { code: 'club-name-taken' },
  })
  expect(await add(fay, 'clubs', { clubName: '***', location: 'park' })).toEqual(
    refusedAs('club-name-characters'),
  )
  expect(await add(fay, 'clubs', { clubName: 'Fays', location: 'park', playerId: 'eve' })).toEqual(
    denied,
  )
  expect(await add(fay, 'clubs', { clubName: 'Fays', location: 'park', members: 50 })).toEqual(
    denied,
  )
  expect(await set(fay, 'clubs', 'parkother', { clubName: 'Fays', location: 'park' })).toEqual(
    denied,
  )
  expect(await set(fay, 'clubs', 'parkbangers', { clubName: 'Mine now' })).toEqual(denied)
  expect(await remove(fay, 'clubs', 'parkbangers')).toEqual(denied)
  expect(await remove(fay, 'clubs', 'parknothing')).toEqual(denied)
  expect(await clubsOf('eve')).toEqual(['park/bangers Bangers', 'park/lobbers Lobbers'])
  expect(await remove(eve, 'clubs', 'parkbangers')).toEqual(done)
  expect([await clubsOf('eve'), await clubsOf('fay')]).toEqual([['park/lobbers Lobbers'], []])
})

test("clubs: an id that reads two ways reaches nobody else's club, and of two of mine neither", async () => {
  await aLocation(app.db, { location_id: 'lo' })
  await aLocation(app.db, { location_id: 'lob' })
  const [gil, hal] = [await app.signedIn('Gil'), await app.signedIn('Hal')]
  await aClub(app.db, { location: 'lo', owner: 'gil', name: 'bx' })
  await aClub(app.db, { location: 'lob', owner: 'hal', name: 'x' })
  expect(await remove(hal, 'clubs', 'lobx')).toEqual(done)
  expect([await clubsOf('gil'), await clubsOf('hal')]).toEqual([['lo/bx bx'], []])
  await aClub(app.db, { location: 'lob', owner: 'gil', name: 'x' })
  expect(await remove(gil, 'clubs', 'lobx')).toEqual(denied)
  expect(await set(gil, 'clubs', 'lobx', { clubName: 'y' })).toEqual(denied)
  expect(await set(gil, 'clubs', 'lobx', { clubName: 'y', location: 'lob' })).toEqual(done)
  expect(await clubsOf('gil')).toEqual(['lo/bx bx', 'lob/y y'])
})

test('clubMembers: the owner takes one out, a member leaves; strangers learn nothing', async () => {
  const [ian, jon, kim] = [
    await app.signedIn('Ian'),
    await app.signedIn('Jon'),
    await app.signedIn('Kim'),
  ]
  await aClub(app.db, {
    location: park,
    owner: 'ian',
    name: 'Aces',
    members: ['jon', 'bob', 'ann'],
  })
  expect(await remove(kim, 'clubMembers', 'parkacesbob')).toEqual(denied)
  expect(await remove(kim, 'clubMembers', 'parkaceskim')).toEqual(denied)
  expect(await remove(jon, 'clubMembers', 'parkacesbob')).toEqual(denied)
  expect(await remove(ian, 'clubMembers', 'parkaceskim')).toEqual(denied)
  expect(await remove(ian, 'clubMembers', 'parkacesian')).toEqual(refusedAs('club-owner-stays'))
  expect(await remove(ian, 'clubMembers', 'parkacesbob')).toEqual(done)
  expect(await remove(jon, 'clubMembers', 'parkacesjon')).toEqual(done)
  expect(await membersOf('aces')).toEqual(['ann', 'ian'])
})

test('eventTeams: a request travels as a message, and who was asked forms the team once', async () => {
  const event = await anEvent(app.db, { location: park, organizer: 'bob' })
  expect(await add(bob, 'eventTeams', { eventId: event, p1: 'ann', p2: 'bob' })).toEqual(denied)
  expect(
    await add(ann, 'messages', {
      type: 'teamReq',
      eventId: event,
      toId: 'bob',
      to: 'Bob',
      message: 'Partner?',
    }),
  ).toEqual(done)
  expect(
    await add(ann, 'messages', {
      type: 'teamReq',
      eventId: event,
      toId: 'bob',
      message: 'Partner?',
    }),
  ).toMatchObject(refusedAs('already-requested'))
  expect(await add(ann, 'eventTeams', { eventId: event, p1: 'ann', p2: 'bob' })).toEqual(denied)
  for (const fields of [
    { p1: 'ann', p2: 'anna' },
    { p1: 'bob', p2: 'bob' },
    { p1: 'ann', p2: 'bob', team: ['ann', 'anna'] },
    { p1: 'ann', p2: 'bob', deleted: true },
  ]) {
    expect({ fields, answer: await add(bob, 'eventTeams', { eventId: event, ...fields }) }).toEqual(
      { fields, answer: denied },
    )
  }
  expect(await teamsOf(app.db, event)).toEqual([])
  const team = {
    eventId: event,
    p1: 'bob',
    p2: 'ann',
    team: ['ann', 'bob'],
    deleted: false,
    created: 1,
  }
  expect(await add(bob, 'eventTeams', team)).toEqual(done)
  expect(await teamsOf(app.db, event)).toEqual(['ann&bob'])
  for (const who of [ann, bob])
    expect(await add(who, 'eventTeams', team)).toEqual(refusedAs('team-already-accepted'))
  expect(
    await add(ann, 'messages', {
      type: 'teamReq',
      eventId: randomUUID(),
      toId: 'bob',
      message: 'Partner?',
    }),
  ).toEqual(denied)
})

test('eventTeams: a request that ran out forms no team', async () => {
  const event = await anEvent(app.db, { location: park, organizer: 'bob' })
  await add(ann, 'messages', { type: 'teamReq', eventId: event, toId: 'bob', message: 'Partner?' })
  await app.db
    .updateTable('messages')
    .set({ expires: new Date(app.clock.now() - 1) })
    .where('message_id', '=', await requestOf(app.db, event, ann, bob))
    .execute()
  expect(await add(bob, 'eventTeams', { eventId: event, p1: 'ann', p2: 'bob' })).toEqual(
    refusedAs('request-expired'),
  )
  expect(await teamsOf(app.db, event)).toEqual([])
})

test('locationsAdmin: only an admin invites, and only who is invited becomes one', async () => {
  const [lea, max] = [await app.signedIn('Lea'), await app.signedIn('Max')]
  const hall = await aLocation(app.db, { name: 'Hall' })
  await anAdmin(app.db, hall, 'lea')
  const adminsOf = async () =>
    (
      await app.db
        .selectFrom('locations_admin')
        .select('player_id')
        .where('location_id', '=', hall)
        .orderBy('player_id')
        .execute()
    ).map(({ player_id }) => player_id)
  expect(await add(max, 'locationsAdmin', { playerId: 'max', locationId: hall })).toEqual(denied)
  expect(
    await add(max, 'messages', {
      type: 'adminReq',
      locationId: hall,
      toId: 'bob',
      message: 'Join us',
    }),
  ).toEqual(refusedAs('admin-only'))
  expect(
    await add(lea, 'messages', {
      type: 'adminReq',
      locationId: hall,
      toId: 'max',
      message: 'Join us',
    }),
  ).toEqual(done)
  expect(await add(bob, 'locationsAdmin', { playerId: 'max', locationId: hall })).toEqual(denied)
  expect(await add(bob, 'locationsAdmin', { locationId: hall })).toEqual(denied)
  expect(await adminsOf()).toEqual(['lea'])
  expect(
    await add(max, 'locationsAdmin', { playerId: 'max', locationId: hall, created: 1 }),
  ).toEqual(done)
  expect(await adminsOf()).toEqual(['lea', 'max'])
  expect(await add(max, 'locationsAdmin', { playerId: 'max', locationId: hall })).toMatchObject({
    refusal: { code: 'already-admin', params: { player: 'Max' } },
  })
})

test('locations: an admin may say the photo that was sent, and nothing else', async () => {
  const photo = `/photos/${randomUUID()}.webp`
  const hall = await aLocation(app.db, { name: 'Hall', photo_url: `${photo}?t=1` })
  await anAdmin(app.db, hall, 'anna')
  expect(await set(anna, 'locations', hall, { photoURL: `${photo}?t=2`, edited: 5 })).toEqual(done)
  for (const [who, fields] of [
    [ann, { photoURL: `${photo}?t=1` }],
    [anna, { photoURL: `/photos/${randomUUID()}.webp?t=1` }],
    [anna, { photoURL: 'https://evil.example/x.webp' }],
    [anna, { name: 'Mine' }],
    [anna, { hidden: true }],
    [anna, { edited: 5 }],
  ] as const)
    expect({ fields, answer: await set(who, 'locations', hall, fields) }).toEqual({
      fields,
      answer: denied,
    })
  expect(
    await app.db
      .selectFrom('locations')
      .select(['name', 'photo_url', 'edited'])
      .where('location_id', '=', hall)
      .executeTakeFirst(),
  ).toEqual({ name: 'Hall', photo_url: `${photo}?t=1`, edited: null })
})

const foreign = [
  'events',
  'playerEvents',
  'playersPrivate',
  'playerStage',
  'version',
  'ppGlobals',
  'auth_users',
  'constructor',
  '__proto__',
  'toString',
  '',
  'Alerts',
  'alerts ',
]

test.each([...foreign, 'eventTeams', 'locationsAdmin', 'clubMembers'])(
  'the collection %j cannot be changed',
  async (collection) => {
    expect(await set(ann, collection, 'ann', { homeLocation: 'park' })).toEqual(denied)
    expect(await update(ann, collection, 'ann', { read: true })).toEqual(denied)
  },
)

test.each([
  ...foreign,
  'players',
  'alerts',
  'playerFriends',
  'playerFavorites',
  'playerLocations',
  'locations',
  'messageLast',
  'clubMembers',
])('the collection %j cannot be added to', async (collection) => {
  expect(await add(ann, collection, { toId: 'bob', message: 'hi' })).toEqual(denied)
})

test.each(
  [...foreign, ...Object.keys(changedFields), ...Object.keys(addedFields)].filter(
    (collection) => collection !== 'clubs',
  ),
)('from the collection %j nothing is deleted', async (collection) => {
  expect(await remove(ann, collection, 'annbob')).toEqual(denied)
})

test.each(['constructor', 'prototype', 'toString', 'hasOwnProperty'])(
  'a field named %j is no field either',
  async (field) => {
    expect(await set(ann, 'players', 'ann', { homeLocation: 'park', [field]: 1 })).toEqual(denied)
  },
)

test('what is no such call at all is bad input, and only players write', async () => {
  const raw = async (name: string, data: unknown) =>
    (await ann.raw(`documentUpdates-${name}`, { data })).body
  for (const [name, data] of [
    [
      'setDocument',
      {
        collection: 'players',
        id: 'ann',
        merge: true,
        fields: { homeLocation: 'park' },
        force: true,
      },
    ],
    ['setDocument', { collection: 'players', id: 'ann', merge: true }],
    ['setDocument', { collection: 'players', id: 5, fields: {} }],
    ['setDocument', { collection: 5, id: 'ann', fields: {} }],
    ['setDocument', { collection: 'players', id: 'ann', merge: 'yes', fields: {} }],
    ['addDocument', { collection: 'messages', id: 'x', fields: {} }],
    ['addDocument', { collection: 'messages', fields: [] }],
    ['deleteDocument', { collection: 'clubs', id: 'x', fields: {} }],
    ['updateDocument', null],
  ] as const)
    expect(await raw(name, data)).toMatchObject({
      error: { status: 'INVALID_ARGUMENT', details: { code: 'bad-input' } },
    })
  const newcomer = await app.signedInUser('Newcomer')
  expect(
    await newcomer.call('documentUpdates-deleteDocument', { collection: 'clubs', id: 'x' }),
  ).toEqual(refusedAs('not-a-player'))
  expect(
    await app.visitor.call('documentUpdates-deleteDocument', { collection: 'clubs', id: 'x' }),
  ).toEqual(refusedAs('not-signed-in'))
})
