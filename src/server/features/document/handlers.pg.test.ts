// Each row of documentUpdates does what the app's own call does; anything else, and anything not
// the player's own, is not-allowed and has no effect.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  type Fields,
  add,
  ann,
  anna,
  app,
  bob,
  denied,
  done,
  refusedAs,
  set,
  update,
  startRecords,
} from '#test/scenes/record-scene.ts'
import { aLocation, anAdmin } from '#test/support/builders.ts'
import { type TestPlayer } from '#test/support/test-app.ts'

startRecords()

const messagesTo = (to: string, from: string) =>
  app.db
    .selectFrom('messages')
    .select(['messageId', 'message', 'type', 'read'])
    .where('toId', '=', to)
    .where('fromId', '=', from)
    .orderBy('created')
    .execute()

const activeOf = async (playerId: string) =>
  (
    await app.db
      .selectFrom('player_locations')
      .select('locationId')
      .where('playerId', '=', playerId)
      .where('removed', '=', false)
      .orderBy('locationId')
      .execute()
  ).map(({ locationId }) => locationId)

async function anAlert(playerId: string): Promise<string> {
  const alertId = randomUUID()
  await app.db
    .insertInto('alerts')
    .values({
      alertId,
      playerId,
      kind: 'event-changed',
      params: '{}',
      eventId: null,
      created: new Date(app.clock.now()),
    })
    .execute()
  return alertId
}

const readAlerts = async (playerId: string) =>
  (
    await app.db
      .selectFrom('alerts')
      .select('alertId')
      .where('playerId', '=', playerId)
      .where('read', '=', true)
      .execute()
  ).map(({ alertId }) => alertId)

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
  expect(await set(bob, 'messages', first?.messageId ?? '', { read: true })).toEqual(done)
  expect((await messagesTo('bob', 'ann')).map(({ read }) => read)).toEqual([true, false])
  expect(await set(ann, 'messages', second?.messageId ?? '', { read: true })).toEqual(denied)
  expect(await set(anna, 'messages', second?.messageId ?? '', { read: true })).toEqual(denied)
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
    .values({ playerId: 'blocker', blockedId: 'ann' })
    .execute()
  await app.db
    .updateTable('players')
    .set({ hidden: true })
    .where('playerId', '=', 'hidden')
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
    await app.db.selectFrom('player_friends').select(['playerId', 'friendId', 'friend']).execute(),
    await app.db
      .selectFrom('player_favorites')
      .select(['playerId', 'favoriteId', 'favorite'])
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
    [{ playerId: 'ann', friendId: 'bob', friend: true }],
    [{ playerId: 'ann', favoriteId: 'bob', favorite: true }],
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
    [{ playerId: 'ann', friendId: 'bob', friend: false }],
    [{ playerId: 'ann', favoriteId: 'bob', favorite: true }],
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
    .select(['playerId', 'friendId', 'friend'])
    .where('playerId', 'in', ['ann', 'anna'])
    .where('friendId', 'in', ['bob', 'abob'])
    .orderBy('playerId')
    .orderBy('friendId')
    .execute()
  expect(rows).toEqual([
    { playerId: 'ann', friendId: 'abob', friend: false },
    { playerId: 'ann', friendId: 'bob', friend: false },
    { playerId: 'anna', friendId: 'bob', friend: true },
  ])
})

test("players: the home venue, which becomes active; no other field, and nobody else's", async () => {
  const homeOf = async (playerId: string) =>
    (
      await app.db
        .selectFrom('players')
        .select('homeLocation')
        .where('playerId', '=', playerId)
        .executeTakeFirstOrThrow()
    ).homeLocation
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
