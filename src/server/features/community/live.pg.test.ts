// The player list of a venue: its players for each viewer, page after page, and what open windows
// see of
// changes.
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LiveOutput } from '#contract/contract.ts'
import { playerFilters, playersPage, type PlayerFilter } from '#domain/player/player-list.ts'
import { aFavorite, aFriend, aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import type { TestSocket } from '#test/support/test-socket.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type List = LiveOutput<'players-list'>
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

async function inOneEvent(location: string, players: readonly string[]): Promise<void> {
  const eventId = await anEvent(app.db, { location, organizer: players[0] ?? '' })
  await app.db
    .insertInto('player_events')
    .values(
      players.map((player_id, index) => ({
        event_id: eventId,
        player_id,
        guests: 0,
        place: 'playing' as const,
        entry_order: index + 1,
        attendance: null,
        start_date: '2026-06-02',
        partner_id: null,
      })),
    )
    .execute()
}

const hide = (playerId: string) =>
  app.db.updateTable('players').set({ hidden: true }).where('player_id', '=', playerId).execute()

test('a row tells the level, what the player is to me, and who runs the venue', async () => {
  const venue = await aLocation(app.db, { name: 'Long Courts' })
  const ann = await app.signedIn('Ann', { skill: 4, activeLocations: [venue] })
  for (const name of ['Ben', 'Cleo', 'Gone'])
    await app.signedIn(name, { skill: name === 'Cleo' ? null : 3.25, activeLocations: [venue] })
  await app.db
    .updateTable('player_locations')
    .set({ removed: true })
    .where('player_id', '=', 'gone')
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

/** What someone is at a venue and to the viewer. */
const someone = fc.record({
  place: fc.constantFrom('active', 'active', 'active', 'active', 'active', 'removed', 'elsewhere'),
  hidden: fc.constantFrom(false, false, true),
  isAdmin: fc.constantFrom(false, false, true),
  blocked: fc.constantFrom('no', 'no', 'no', 'no', 'no', 'no', 'no', 'no', 'by me', 'me', 'both'),
  friend: fc.boolean(),
  favorite: fc.boolean(),
  familiar: fc.constantFrom(
    'no',
    'no',
    'friend of theirs',
    'favorite of theirs',
    'same event',
    'runs their venue',
    'left the event',
  ),
})
type Someone = typeof someone extends fc.Arbitrary<infer T> ? T : never

/** The players on a list, by the rules and not by the query. */
function onList(person: Someone, filter: PlayerFilter, amAdmin: boolean): boolean {
  const isActive = person.place === 'active'
  const isWanted = {
    none: isActive,
    friends: isActive && person.friend,
    favorites: isActive && person.favorite,
    admins: person.isAdmin,
  }[filter]
  const isFamiliar =
    ['friend of theirs', 'favorite of theirs', 'same event', 'runs their venue'].includes(
      person.familiar,
    ) ||
    (amAdmin && isActive)
  return isWanted && person.blocked === 'no' && (!person.hidden || isFamiliar)
}

async function storePeople(
  run: string,
  people: readonly Someone[],
  me: string,
  venue: string,
): Promise<string[]> {
  const { db } = app
  const elsewhere = await aLocation(db)
  await anAdmin(db, elsewhere, me)
  const entries = people.map((person, index) => ({
    ...person,
    playerId: `${run}-${String((index * 37) % 97)}`,
  }))
  const pick = <Row>(fits: (person: Someone) => boolean, row: (playerId: string) => Row): Row[] =>
    entries.filter(fits).map(({ playerId }) => row(playerId))
  const store = async (table: Parameters<typeof db.insertInto>[0], rows: readonly object[]) =>
    rows.length === 0 ? undefined : db.insertInto(table).values(rows).execute()
  await store(
    'players',
    entries.map(({ playerId, hidden }) => ({
      player_id: playerId,
      user_id: null,
      player_name: playerId.slice(0, 12),
      skill_self: null,
      skill_changed_at: null,
      home_location: null,
      hidden,
    })),
  )
  await store(
    'player_locations',
    pick(
      ({ place }) => place !== 'elsewhere',
      (player_id) => ({ location_id: venue, player_id }),
    ),
  )
  await db
    .updateTable('player_locations')
    .set({ removed: true })
    .where('location_id', '=', venue)
    .where('player_id', 'in', [
      '',
      ...pick(
        ({ place }) => place === 'removed',
        (playerId) => playerId,
      ),
    ])
    .execute()
  await store(
    'player_locations',
    pick(
      ({ familiar }) => familiar === 'runs their venue',
      (player_id) => ({ location_id: elsewhere, player_id }),
    ),
  )
  await store(
    'locations_admin',
    pick(
      ({ isAdmin }) => isAdmin,
      (player_id) => ({ location_id: venue, player_id }),
    ),
  )
  await store(
    'player_blocks',
    pick(
      ({ blocked }) => blocked === 'by me' || blocked === 'both',
      (blocked_id) => ({ player_id: me, blocked_id }),
    ),
  )
  await store(
    'player_blocks',
    pick(
      ({ blocked }) => blocked === 'me' || blocked === 'both',
      (player_id) => ({ player_id, blocked_id: me }),
    ),
  )
  await store(
    'player_friends',
    entries.map(({ playerId, friend }) => ({ player_id: me, friend_id: playerId, friend })),
  )
  await store(
    'player_favorites',
    entries.map(({ playerId, favorite }) => ({ player_id: me, favorite_id: playerId, favorite })),
  )
  await store(
    'player_friends',
    entries.map(({ playerId, familiar }) => ({
      player_id: playerId,
      friend_id: me,
      friend: familiar === 'friend of theirs',
    })),
  )
  await store(
    'player_favorites',
    entries.map(({ playerId, familiar }) => ({
      player_id: playerId,
      favorite_id: me,
      favorite: familiar === 'favorite of theirs',
    })),
  )
  await inOneEvent(elsewhere, [
    me,
    ...pick(
      ({ familiar }) => familiar === 'same event' || familiar === 'left the event',
      (playerId) => playerId,
    ),
  ])
  await db
    .updateTable('player_events')
    .set({ removed: true })
    .where('player_id', 'in', [
      '',
      ...pick(
        ({ familiar }) => familiar === 'left the event',
        (playerId) => playerId,
      ),
    ])
    .execute()
  return entries.map(({ playerId }) => playerId)
}

/** Page after page until there are no more. */
async function walk(
  socket: TestSocket,
  locationId: string,
  filter: PlayerFilter,
): Promise<{ ids: string[]; counts: Set<number> }> {
  const ids: string[] = []
  const counts = new Set<number>()
  for (let after: string | null = null; ;) {
    const page: List = await socket.subscribe('players-list', { locationId, filter, after }).next()
    counts.add(page.count)
    // Seen twice: the walk would go round for ever.
    expect(page.players.filter(({ playerId }) => ids.includes(playerId))).toEqual([])
    ids.push(...page.players.map(({ playerId }) => playerId))
    if (page.more) expect(page.players).toHaveLength(playersPage)
    after = page.players.at(-1)?.playerId ?? null
    if (!page.more) return { ids, counts }
  }
}

test(
  'walking the pages of any set of people shows exactly those I may see, in order, and counts them',
  { timeout: 120_000 },
  async () => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(someone, { maxLength: 70, size: 'max' }),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        async (people, amAdmin, amActive, amHidden) => {
          run += 1
          const venue = await aLocation(app.db)
          const me = await app.signedIn(`Seer${run}`, { activeLocations: amActive ? [venue] : [] })
          if (amHidden) await hide(me.playerId)
          if (amAdmin) await anAdmin(app.db, venue, me.playerId)
          const ids = await storePeople(`p${run}`, people, me.playerId, venue)
          const socket = await app.socket(me.token)
          for (const filter of playerFilters) {
            const seesMyself = filter === 'none' ? amActive : filter === 'admins' && amAdmin
            const expected = [
              ...ids.filter(
                (_, index) => people[index] !== undefined && onList(people[index], filter, amAdmin),
              ),
              ...(seesMyself ? [me.playerId] : []),
            ].sort()
            const { ids: walked, counts } = await walk(socket, venue, filter)
            expect({ filter, walked, counts: [...counts] }).toEqual({
              filter,
              walked: expected,
              counts: [expected.length],
            })
          }
          await socket.close()
        },
      ),
      { numRuns: 25 },
    )
  },
)

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
  expect(namesOf(await friends.until(({ count }) => count === 1))).toEqual(['Lea'])
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
