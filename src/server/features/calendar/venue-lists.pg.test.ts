// The shared and the personal part of a venue's list in open windows: together they equal the
// viewer's own list, the shared part holds only public data, and each change costs few loads.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LiveInput, LiveOutput } from '#contract/contract.ts'
import { joinVenueLists } from '#domain/event-list/venue-list.ts'
import type { NewEvent } from '#server/db/tables/event.ts'
import { signUp } from '#test/scenes/event-scene.ts'
import { aClub, aFavorite, aFriend, aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import type { TestSocket } from '#test/support/test-socket.ts'

type Filters = LiveInput<'events-list'>['filters']
type Place = 'playing' | 'waiting'
type Shared = LiveOutput<'events-publicList'>
type Personal = LiveOutput<'events-personalList'>

const names = [
  'Olga',
  'Cohost',
  'Admin',
  'Friend',
  'Favorite',
  'Member',
  'Inside',
  'Walker',
] as const
const others = ['Blocker', 'Blocked', 'Stranger', 'Hidden', 'Newcomer'] as const
const anything: Filters = {
  type: null,
  gender: null,
  time: null,
  fitsLevel: false,
  placesLeft: false,
  friendsGoing: false,
}
const days = { from: '2026-06-01', to: '2026-06-30' }

let app: TestApp
const people = new Map<string, TestPlayer>()
let location: string

const person = (name: string): TestPlayer => {
  const found = people.get(name)
  if (found === undefined) throw new Error(`no ${name}`)
  return found
}
const eventAt = (title: string, changes: Partial<NewEvent> = {}, organizer = 'olga') =>
  anEvent(app.db, { location, organizer }, { title, startDate: '2026-06-02', ...changes })

function sharesOf({ fitsLevel, friendsGoing, ...same }: Filters, level: number | null, limit = 50) {
  const input = {
    locationId: location,
    ...days,
    limit,
    filters: { ...same, fits: fitsLevel ? { level } : null },
  }
  return { shared: friendsGoing ? null : input, own: { ...input, friendsGoing } }
}

async function ask<N extends 'events-publicList' | 'events-personalList' | 'events-list'>(
  window: TestSocket,
  name: N,
  input: LiveInput<N>,
): Promise<LiveOutput<N>> {
  const subscription = window.subscribe(name, input)
  const answer = await subscription.next()
  subscription.close()
  return answer
}

async function askShares(
  window: TestSocket,
  filters: Filters,
  level: number | null,
  limit?: number,
): Promise<{ shared: Shared | null; own: Personal }> {
  const asked = sharesOf(filters, level, limit)
  return {
    shared: asked.shared === null ? null : await ask(window, 'events-publicList', asked.shared),
    own: await ask(window, 'events-personalList', asked.own),
  }
}

async function aWalkIn(eventId: string, playerId: string): Promise<void> {
  await app.db
    .insertInto('match_lists')
    .values({ eventId, courts: [1], watchKey: null, closed: null })
    .execute()
  await app.db
    .insertInto('match_list_players')
    .values({
      eventId,
      number: 0,
      playerId,
      guestOf: null,
      guest: null,
      presence: 'here',
      team: null,
    })
    .execute()
}

beforeAll(async () => {
  app = await startTestApp()
  for (const [n, name] of [...names, ...others].entries())
    people.set(name, await app.signedIn(name, { skill: name === 'Newcomer' ? null : 2 + n / 4 }))
  location = await aLocation(app.db)
  await anAdmin(app.db, location, 'admin')
  await aFriend(app.db, 'olga', 'friend')
  await aFavorite(app.db, 'olga', 'favorite')
  await aClub(app.db, { location, owner: 'olga', name: 'Dinkers', members: ['member'] })
  for (const name of names) await aFriend(app.db, name.toLowerCase(), 'hidden')
  for (const name of [...names, 'Stranger', 'Blocker'].filter((one) => one !== 'Inside'))
    await aFriend(app.db, name.toLowerCase(), 'inside')
  await app.db
    .insertInto('player_blocks')
    .values([
      { playerId: 'blocker', blockedId: 'olga' },
      { playerId: 'olga', blockedId: 'blocked' },
      { playerId: 'stranger', blockedId: 'inside' },
    ])
    .execute()
  await fillVenue()
})
afterAll(() => app.close())

async function fillVenue(): Promise<void> {
  const open = await eventAt('open', { skillMin: 3, minPlayers: 2, maxPlayers: 2 })
  await eventAt('morning', { startTime: '08:00', type: 'king of the court', skillMax: 2.5 })
  await eventAt('of another', { startDate: '2026-06-03', entryBy: 'team' }, 'stranger')
  const cancelled = await eventAt('cancelled', { status: 'cancelled' })
  await eventAt('draft', { status: 'draft' })
  await eventAt('deleted', { deleted: true })
  const closed = [
    await eventAt('for friends', { invite: true, invited: 'Friends' }),
    await eventAt('for favorites', { invite: true, invited: 'Favorites', startTime: '07:00' }),
    await eventAt('for the club', { invite: true, invited: 'Dinkers' }),
    await eventAt('private and cancelled', {
      invite: true,
      invited: 'Friends',
      status: 'cancelled',
    }),
  ]
  const enter = (eventId: string, playerId: string, place: Place = 'playing', entryOrder = 1) =>
    app.db
      .insertInto('player_events')
      .values({
        eventId,
        playerId,
        guests: 0,
        place,
        entryOrder,
        attendance: null,
        startDate: '2026-06-02',
        partnerId: null,
      })
      .execute()
  await enter(open, 'inside', 'playing', 1)
  await enter(open, 'hidden', 'playing', 2)
  await enter(open, 'blocked', 'waiting', 3)
  for (const eventId of [...closed, cancelled]) await enter(eventId, 'inside')
  await app.db.insertInto('event_cohosts').values({ eventId: open, playerId: 'cohost' }).execute()
  await app.db
    .insertInto('event_cohosts')
    .values({ eventId: closed[0] ?? '', playerId: 'cohost' })
    .execute()
  await aWalkIn(closed[1] ?? '', 'walker')
  await app.db
    .updateTable('players')
    .set({ hidden: true })
    .where('playerId', '=', 'hidden')
    .execute()
}

const cases: readonly Partial<Filters>[] = [
  {},
  { type: 'king of the court' },
  { time: 'morning' },
  { time: 'evening', placesLeft: true },
  { fitsLevel: true },
  { friendsGoing: true },
  { friendsGoing: true, fitsLevel: true },
]

test.each([...names, ...others])(
  'joined, the shares are the list that %s would get',
  async (name) => {
    const window = await app.socket(person(name).token)
    const { skillSelf: level } = await app.db
      .selectFrom('players')
      .select('skillSelf')
      .where('playerId', '=', name.toLowerCase())
      .executeTakeFirstOrThrow()
    for (const changes of cases) {
      const filters = { ...anything, ...changes }
      const whole = await ask(window, 'events-list', {
        locationIds: [location],
        ...days,
        limit: 50,
        filters,
      })
      const joined = joinVenueLists([await askShares(window, filters, level)], 50)
      expect({ changes, ...joined }).toEqual({ changes, ...whole })
    }
    await window.close()
  },
)

test('a page of both shares joins to the first events, and says that there are more', async () => {
  const window = await app.socket(person('Friend').token)
  for (const limit of [1, 2, 3]) {
    const whole = await ask(window, 'events-list', {
      locationIds: [location],
      ...days,
      limit,
      filters: anything,
    })
    const shares = await askShares(window, anything, 3, limit)
    expect({ limit, ...joinVenueLists([shares], limit) }).toEqual({ limit, ...whole })
  }
  await window.close()
})

test('what is for all is the same for all, and names nothing of what is not', async () => {
  const asked = sharesOf(anything, null).shared
  const lists = await Promise.all(
    ['Newcomer', 'Member', 'Friend', 'Admin', 'Olga'].map(async (name) => {
      const window = await app.socket(person(name).token)
      const list = asked === null ? null : await ask(window, 'events-publicList', asked)
      await window.close()
      return list
    }),
  )
  expect(new Set(lists.map((list) => JSON.stringify(list))).size).toBe(1)
  expect(lists[0]?.events.map(({ title }) => title)).toEqual(['morning', 'open', 'of another'])
  expect(JSON.stringify(lists)).not.toMatch(/hidden|walker|private|favorites|unseenBy|apartFrom/)
})

test('a friend who signs up or hides, and a block, change what is mine at once', async () => {
  const [ann, ben, olga] = [await app.signedIn('Ann'), await app.signedIn('Ben'), person('Olga')]
  await aFriend(app.db, 'ann', 'ben')
  const here = await aLocation(app.db)
  const eventId = await anEvent(app.db, { location: here, organizer: 'olga' })
  const window = await app.socket(ann.token)
  const input = { ...sharesOf(anything, null).own, locationId: here }
  const { friendsGoing: _friendsGoing, ...same } = input
  const own = window.subscribe('events-personalList', input)
  const shared = window.subscribe('events-publicList', same)
  expect(await own.next()).toEqual({ marks: [], events: [], more: false })
  expect((await shared.next()).events.map(({ playing }) => playing)).toEqual([0])
  await signUp(ben, eventId)
  const friendFaces = [{ playerName: 'Ben', photoURL: '' }]
  const friend = {
    eventId,
    myPlace: null,
    myOffer: null,
    isOrganizer: false,
    friends: 1,
    friendFaces,
  }
  await own.until(({ marks }) => marks.length === 1)
  expect(own.latest()?.marks).toEqual([friend])
  await shared.until(({ events }) => events[0]?.playing === 1)
  await signUp(ann, eventId)
  await own.until(({ marks }) => marks[0]?.myPlace === 'playing')
  await ann.must('events-withdraw', { eventId })
  await own.until(({ marks }) => marks[0]?.myPlace === null)
  await ben.must('players-updatePlayer', { playerId: 'ben', fields: { hidden: true } })
  await own.until(({ marks }) => marks.length === 0)
  await ben.must('players-updatePlayer', { playerId: 'ben', fields: { hidden: false } })
  await own.until(({ marks }) => marks.length === 1)
  await olga.must('players-block', { playerId: 'ann', blocked: true })
  await shared.until(({ events }) => events.length === 0)
  await own.until(({ marks }) => marks.length === 0)
  await olga.must('players-block', { playerId: 'ann', blocked: false })
  await shared.until(({ events }) => events.length === 1)
  await window.close()
})

test('a sign-up costs a crowd that watches one load of each share, and one frame', async () => {
  const here = await aLocation(app.db)
  const eventId = await anEvent(app.db, { location: here, organizer: 'olga' })
  const crowd = await Promise.all(Array.from({ length: 20 }, (_, n) => app.signedIn(`Crowd${n}`)))
  const input = { ...sharesOf(anything, null).own, locationId: here }
  const { friendsGoing: _friendsGoing, ...same } = input
  const windows = await Promise.all(crowd.map(({ token }) => app.socket(token)))
  const shared = windows.map((window) => window.subscribe('events-publicList', same))
  const own = windows.map((window) => window.subscribe('events-personalList', input))
  await Promise.all([...shared, ...own].map((subscription) => subscription.next()))
  const [actor] = crowd
  if (actor === undefined) throw new Error('no crowd')
  const loadsBefore = app.app.hub.stats().loads
  const statements = await statementsOf(async () => {
    await signUp(actor, eventId)
    await Promise.all(shared.map((list) => list.until(({ events }) => events[0]?.playing === 1)))
    await own[0]?.until(({ marks }) => marks.length === 1)
  })
  const loads = statements.filter(
    (text) => text.includes('"unseenBy"') || text.includes('"walkIns"'),
  )
  expect(app.app.hub.stats().loads - loadsBefore).toBeLessThanOrEqual(3)
  expect(loads.length).toBeLessThanOrEqual(6)
  expect(own.slice(1).map((list) => list.latest())).toEqual(
    own.slice(1).map(() => ({ marks: [], events: [], more: false })),
  )
  await Promise.all(windows.map((window) => window.close()))
})
