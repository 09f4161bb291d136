// A venue's player list: its pages for each viewer, and how open windows follow changes.
import { expect, test } from 'vitest'
import { playerFilters, type PlayerFilter } from '#domain/player/player-list.ts'
import { type List, app, startCommunity } from '#test/scenes/community-scene.ts'
import { aFavorite, aFriend, aLocation, anAdmin } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { type TestPlayer } from '#test/support/test-app.ts'

startCommunity()

const namesOf = ({ players }: List) => players.map(({ playerName }) => playerName)

async function listOf(
  player: TestPlayer,
  locationId: string,
  filter: PlayerFilter = 'none',
  after: string | null = null,
): Promise<List> {
  const socket = await app.socket(player.token)
  const list = await socket.subscribe('players-list', { locationId, filter, after }).next()
  await socket.close()
  return list
}

test('a row tells the level, what the player is to me, and who runs the venue', async () => {
  const venue = await aLocation(app.db, { name: 'Long Courts' })
  const ann = await app.signedIn('Ann', { skill: 4, activeLocations: [venue] })
  for (const name of ['Ben', 'Cleo', 'Gone'])
    await app.signedIn(name, { skill: name === 'Cleo' ? null : 3.25, activeLocations: [venue] })
  await app.db
    .updateTable('player_locations')
    .set({ removed: true })
    .where('playerId', '=', 'gone')
    .execute()
  await aFriend(app.db, 'ann', 'ben')
  await aFavorite(app.db, 'ann', 'cleo')
  await aFriend(app.db, 'cleo', 'ann')
  await anAdmin(app.db, venue, 'cleo')
  const row = { photoURL: '', friend: false, favorite: false, isAdmin: false }
  expect(await listOf(ann, venue)).toEqual({
    locationName: 'Long Courts',
    count: 3,
    more: false,
    players: [
      { ...row, playerId: 'ann', playerName: 'Ann', skillSelf: 4 },
      { ...row, playerId: 'ben', playerName: 'Ben', skillSelf: 3.25, friend: true },
      {
        ...row,
        playerId: 'cleo',
        playerName: 'Cleo',
        skillSelf: null,
        favorite: true,
        isAdmin: true,
      },
    ],
  })
  expect(namesOf(await listOf(ann, venue, 'friends'))).toEqual(['Ben'])
  expect(namesOf(await listOf(ann, venue, 'favorites'))).toEqual(['Cleo'])
  expect(namesOf(await listOf(ann, venue, 'admins'))).toEqual(['Cleo'])
})

test('an unknown venue is refused, an empty one is empty', async () => {
  const dan = await app.signedIn('Dan')
  const socket = await app.socket(dan.token)
  expect(
    await socket
      .subscribe('players-list', { locationId: 'no-such-venue', filter: 'none', after: null })
      .refused(),
  ).toEqual({ code: 'location-not-found' })
  expect(await listOf(dan, await aLocation(app.db, { name: 'Empty' }))).toEqual({
    locationName: 'Empty',
    count: 0,
    more: false,
    players: [],
  })
  await socket.close()
})

test('an admin is on the list of admins without being active at the venue', async () => {
  const venue = await aLocation(app.db)
  const eve = await app.signedIn('Eve')
  await app.signedIn('Fay')
  await anAdmin(app.db, venue, 'fay')
  expect(await listOf(eve, venue, 'admins')).toMatchObject({
    count: 1,
    players: [{ playerId: 'fay', isAdmin: true }],
  })
  expect(await listOf(eve, venue)).toMatchObject({ count: 0, players: [] })
})

test('who joins, hides or changes their level shows in an open window, and who leaves is gone', async () => {
  const venue = await aLocation(app.db)
  const [gus, hal] = [
    await app.signedIn('Gus', { activeLocations: [venue] }),
    await app.signedIn('Hal', { skill: null }),
  ]
  const socket = await app.socket(gus.token)
  const shown = socket.subscribe('players-list', { locationId: venue, filter: 'none', after: null })
  expect(namesOf(await shown.next())).toEqual(['Gus'])
  await hal.must('playerLocations-setActive', { locationId: venue, active: true })
  expect(await shown.until(({ count }) => count === 2)).toMatchObject({
    players: [{ playerId: 'gus' }, { playerId: 'hal', skillSelf: null }],
  })
  await hal.must('players-updatePlayer', { playerId: 'hal', fields: { skillSelf: 4.5 } })
  await shown.until(({ players }) => players[1]?.skillSelf === 4.5)
  await hal.must('players-updatePlayer', { playerId: 'hal', fields: { hidden: true } })
  expect(namesOf(await shown.until(({ count }) => count === 1))).toEqual(['Gus'])
  await hal.must('playerFriends-set', { friendId: 'gus', friend: true })
  expect(namesOf(await shown.until(({ count }) => count === 2))).toEqual(['Gus', 'Hal'])
  await hal.must('playerLocations-setActive', { locationId: venue, active: false })
  await shown.until(({ count }) => count === 1)
  await socket.close()
})

test("a block takes two players off each other's lists at once, and lifting it brings them back", async () => {
  const venue = await aLocation(app.db)
  const [ida, jon] = [
    await app.signedIn('Ida', { activeLocations: [venue] }),
    await app.signedIn('Jon', { activeLocations: [venue] }),
  ]
  const sockets = [await app.socket(ida.token), await app.socket(jon.token)]
  const windows = sockets.map((socket) =>
    socket.subscribe('players-list', { locationId: venue, filter: 'none', after: null }),
  )
  for (const window of windows) await window.until(({ count }) => count === 2)
  await ida.must('players-block', { playerId: 'jon', blocked: true })
  expect(
    await Promise.all(
      windows.map(async (window) => namesOf(await window.until(({ count }) => count === 1))),
    ),
  ).toEqual([['Ida'], ['Jon']])
  await ida.must('players-block', { playerId: 'jon', blocked: false })
  for (const window of windows) await window.until(({ count }) => count === 2)
  for (const socket of sockets) await socket.close()
})

test('a mark set in one window shows in another of the same player, and nobody else sees it', async () => {
  const venue = await aLocation(app.db)
  const [kim, lea] = [
    await app.signedIn('Kim', { activeLocations: [venue] }),
    await app.signedIn('Lea', { activeLocations: [venue] }),
  ]
  const [one, two] = [await app.socket(kim.token), await app.socket(lea.token)]
  const mine = one.subscribe('players-list', { locationId: venue, filter: 'none', after: null })
  const friends = one.subscribe('players-list', {
    locationId: venue,
    filter: 'friends',
    after: null,
  })
  const theirs = two.subscribe('players-list', { locationId: venue, filter: 'none', after: null })
  await Promise.all([mine.next(), theirs.next(), friends.next()])
  await kim.must('playerFriends-set', { friendId: 'lea', friend: true })
  await kim.must('playerFavorites-set', { favoriteId: 'lea', favorite: true })
  await mine.until(
    ({ players }) => players[1] !== undefined && players[1].friend && players[1].favorite,
  )
  expect(namesOf(await friends.until(({ players }) => players[0]?.favorite ?? false))).toEqual([
    'Lea',
  ])
  expect(theirs.latest()?.players.map(({ friend, favorite }) => [friend, favorite])).toEqual([
    [false, false],
    [false, false],
  ])
  await Promise.all([one.close(), two.close()])
})

test.each(playerFilters)('a page with filter %s takes two statements', async (filter) => {
  const venue = await aLocation(app.db)
  const viewer = await app.signedIn(`Mia${playerFilters.indexOf(filter)}`, {
    activeLocations: [venue],
  })
  const socket = await app.socket(viewer.token)
  expect(
    await statementsOf(() =>
      socket.subscribe('players-list', { locationId: venue, filter, after: 'a' }).next(),
    ),
  ).toHaveLength(2)
  await socket.close()
})
