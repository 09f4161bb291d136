// Friends and favorites: whom one may mark, repeated marks, and what marks open and close in other
// windows.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let ann: TestPlayer, ben: TestPlayer
beforeAll(async () => {
  app = await startTestApp()
  ann = await app.signedIn('Ann')
  ben = await app.signedIn('Ben')
})
afterAll(() => app.close())

const refusedAs = (code: string) => ({ ok: false, refusal: { code } })
const friendsOf = (playerId: string) =>
  app.db
    .selectFrom('player_friends')
    .select(['friendId', 'friend'])
    .where('playerId', '=', playerId)
    .orderBy('friendId')
    .execute()
const favoritesOf = (playerId: string) =>
  app.db
    .selectFrom('player_favorites')
    .select(['favoriteId', 'favorite'])
    .where('playerId', '=', playerId)
    .orderBy('favoriteId')
    .execute()

test('a mark goes one way and is taken back', async () => {
  await ann.must('playerFriends-set', { friendId: 'ben', friend: true })
  await ann.must('playerFavorites-set', { favoriteId: 'ben', favorite: true })
  expect(await friendsOf('ann')).toEqual([{ friendId: 'ben', friend: true }])
  expect(await favoritesOf('ann')).toEqual([{ favoriteId: 'ben', favorite: true }])
  expect([await friendsOf('ben'), await favoritesOf('ben')]).toEqual([[], []])
  await ann.must('playerFriends-set', { friendId: 'ben', friend: false })
  await ann.must('playerFavorites-set', { favoriteId: 'ben', favorite: false })
  expect(await friendsOf('ann')).toEqual([{ friendId: 'ben', friend: false }])
  expect(await favoritesOf('ann')).toEqual([{ favoriteId: 'ben', favorite: false }])
})

test('nobody marks themself, nor who does not exist, hides, or is parted by a block', async () => {
  expect(await ann.call('playerFriends-set', { friendId: 'ann', friend: true })).toEqual(
    refusedAs('friend-yourself'),
  )
  expect(await ann.call('playerFavorites-set', { favoriteId: 'ann', favorite: true })).toEqual(
    refusedAs('favorite-yourself'),
  )
  for (const name of ['Hidden', 'Blocked', 'Blocker']) await app.signedIn(name)
  await app.db
    .updateTable('players')
    .set({ hidden: true })
    .where('playerId', '=', 'hidden')
    .execute()
  await app.db
    .insertInto('player_blocks')
    .values([
      { playerId: 'ann', blockedId: 'blocked' },
      { playerId: 'blocker', blockedId: 'ann' },
    ])
    .execute()
  for (const other of ['nobody-here', 'hidden', 'blocked', 'blocker']) {
    expect({
      other,
      answer: await ann.call('playerFriends-set', { friendId: other, friend: true }),
    }).toEqual({ other, answer: refusedAs('player-not-found') })
    expect({
      other,
      answer: await ann.call('playerFavorites-set', { favoriteId: other, favorite: true }),
    }).toEqual({ other, answer: refusedAs('player-not-found') })
  }
  expect((await friendsOf('ann')).map(({ friendId }) => friendId)).toEqual(['ben'])
})

test('a visitor and somebody without a player are refused', async () => {
  const user = await app.signedInUser('Newcomer')
  expect(await app.visitor.call('playerFriends-set', { friendId: 'ben', friend: true })).toEqual(
    refusedAs('not-signed-in'),
  )
  expect(await user.call('playerFriends-set', { friendId: 'ben', friend: true })).toEqual(
    refusedAs('not-a-player'),
  )
})

test('many taps at once and retries leave one row with the last word', async () => {
  const [cat, dov] = [await app.signedIn('Cat'), await app.signedIn('Dov')]
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      (index % 2 === 0 ? cat : dov).must('playerFriends-set', {
        friendId: index % 2 === 0 ? 'dov' : 'cat',
        friend: index % 3 > 0,
      }),
    ),
  )
  const key = '11111111-2222-4333-8444-555555555555'
  for (let round = 0; round < 3; round += 1)
    await cat.must('playerFriends-set', { friendId: 'dov', friend: true }, key)
  expect(await friendsOf('cat')).toEqual([{ friendId: 'dov', friend: true }])
  await cat.must('playerFriends-set', { friendId: 'dov', friend: false })
  await cat.must('playerFriends-set', { friendId: 'dov', friend: true }, key)
  expect(await friendsOf('cat')).toEqual([{ friendId: 'dov', friend: false }])
})

test('a block and a mark at the same time never leave a mark between the two', async () => {
  for (let round = 0; round < 8; round += 1) {
    const [one, two] = [await app.signedIn(`One${round}`), await app.signedIn(`Two${round}`)]
    await Promise.all([
      one.must('players-block', { playerId: two.playerId, blocked: true }),
      two.call('playerFriends-set', { friendId: one.playerId, friend: true }),
      one.call('playerFavorites-set', { favoriteId: two.playerId, favorite: true }),
    ])
    expect(
      [...(await friendsOf(two.playerId)), ...(await favoritesOf(one.playerId))].some((row) =>
        Object.values(row).includes(true),
      ),
    ).toBe(false)
  }
})

test.each([
  ['Friends', 'Eda', 'Fin'],
  ['Favorites', 'Gil', 'Hue'],
] as const)(
  'an event for %s opens and closes in the windows of the other',
  async (invited, organizerName, otherName) => {
    const location = await aLocation(app.db)
    const [organizer, other] = [await app.signedIn(organizerName), await app.signedIn(otherName)]
    const set = (isOn: boolean) =>
      invited === 'Friends'
        ? organizer.must('playerFriends-set', { friendId: other.playerId, friend: isOn })
        : organizer.must('playerFavorites-set', { favoriteId: other.playerId, favorite: isOn })
    const eventId = await anEvent(
      app.db,
      { location, organizer: organizer.playerId },
      { invite: true, invited, title: 'For a few' },
    )
    const socket = await app.socket(other.token)
    const list = socket.subscribe('events-list', {
      locationIds: [location],
      from: '2026-06-01',
      to: '2026-06-30',
      limit: 30,
      filters: {
        type: null,
        gender: null,
        time: null,
        placesLeft: false,
        fitsLevel: false,
        friendsGoing: false,
      },
    })
    const counts = socket.subscribe('events-privateCounts', {
      locationIds: [location],
      from: '2026-06-01',
    })
    expect((await list.next()).events).toEqual([])
    expect(await counts.next()).toEqual([])
    expect(await socket.subscribe('events-byId', { eventId }).refused()).toEqual({
      code: 'event-not-found',
    })

    await set(true)
    await list.until(({ events }) => events.length === 1)
    expect(await counts.until((days) => days.length === 1)).toEqual([
      { date: '2026-06-02', eventCount: 1 },
    ])
    const event = socket.subscribe('events-byId', { eventId })
    expect((await event.next()).fields.title).toBe('For a few')

    await set(false)
    expect(await event.refused()).toEqual({ code: 'event-not-found' })
    await list.until(({ events }) => events.length === 0)
    await counts.until((days) => days.length === 0)
    await socket.close()
  },
)

test('marking another player does not make their own events open to me', async () => {
  const location = await aLocation(app.db)
  const eventId = await anEvent(
    app.db,
    { location, organizer: 'ben' },
    { invite: true, invited: 'Friends' },
  )
  await ann.must('playerFriends-set', { friendId: 'ben', friend: true })
  const socket = await app.socket(ann.token)
  expect(await socket.subscribe('events-byId', { eventId }).refused()).toEqual({
    code: 'event-not-found',
  })
  await ben.must('playerFriends-set', { friendId: 'ann', friend: true })
  expect((await socket.subscribe('events-byId', { eventId }).next()).eventId).toBe(eventId)
  await socket.close()
})
