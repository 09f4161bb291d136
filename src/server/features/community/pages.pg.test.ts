// Property test of the player list's pages, for any set of people.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { playerFilters, playersPage, type PlayerFilter } from '#domain/player/player-list.ts'
import { type List, app, startCommunity } from '#test/scenes/community-scene.ts'
import { aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import type { TestSocket } from '#test/support/test-socket.ts'

startCommunity()

async function inOneEvent(location: string, players: readonly string[]): Promise<void> {
  const eventId = await anEvent(app.db, { location, organizer: players[0] ?? '' })
  await app.db
    .insertInto('player_events')
    .values(
      players.map((playerId, index) => ({
        eventId,
        playerId,
        guests: 0,
        place: 'playing' as const,
        entryOrder: index + 1,
        attendance: null,
        startDate: '2026-06-02',
        partnerId: null,
      })),
    )
    .execute()
}

const hide = (playerId: string) =>
  app.db.updateTable('players').set({ hidden: true }).where('playerId', '=', playerId).execute()

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
      playerId,
      userId: null,
      playerName: playerId.slice(0, 12),
      skillSelf: null,
      skillChangedAt: null,
      homeLocation: null,
      hidden,
    })),
  )
  await store(
    'player_locations',
    pick(
      ({ place }) => place !== 'elsewhere',
      (playerId) => ({ locationId: venue, playerId }),
    ),
  )
  await db
    .updateTable('player_locations')
    .set({ removed: true })
    .where('locationId', '=', venue)
    .where('playerId', 'in', [
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
      (playerId) => ({ locationId: elsewhere, playerId }),
    ),
  )
  await store(
    'locations_admin',
    pick(
      ({ isAdmin }) => isAdmin,
      (playerId) => ({ locationId: venue, playerId }),
    ),
  )
  await store(
    'player_blocks',
    pick(
      ({ blocked }) => blocked === 'by me' || blocked === 'both',
      (blockedId) => ({ playerId: me, blockedId }),
    ),
  )
  await store(
    'player_blocks',
    pick(
      ({ blocked }) => blocked === 'me' || blocked === 'both',
      (playerId) => ({ playerId, blockedId: me }),
    ),
  )
  await store(
    'player_friends',
    entries.map(({ playerId, friend }) => ({ playerId: me, friendId: playerId, friend })),
  )
  await store(
    'player_favorites',
    entries.map(({ playerId, favorite }) => ({ playerId: me, favoriteId: playerId, favorite })),
  )
  await store(
    'player_friends',
    entries.map(({ playerId, familiar }) => ({
      playerId,
      friendId: me,
      friend: familiar === 'friend of theirs',
    })),
  )
  await store(
    'player_favorites',
    entries.map(({ playerId, familiar }) => ({
      playerId,
      favoriteId: me,
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
    .where('playerId', 'in', [
      '',
      ...pick(
        ({ familiar }) => familiar === 'left the event',
        (playerId) => playerId,
      ),
    ])
    .execute()
  return entries.map(({ playerId }) => playerId)
}

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
    // Fails on a repeated player, which would make the walk endless.
    expect(page.players.filter(({ playerId }) => ids.includes(playerId))).toEqual([])
    ids.push(...page.players.map(({ playerId }) => playerId))
    if (page.more) expect(page.players).toHaveLength(playersPage)
    after = page.players.at(-1)?.playerId ?? null
    if (!page.more) return { ids, counts }
  }
}

test('walking the pages of any set of people shows exactly those I may see, in order, and counts them', async () => {
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
})
