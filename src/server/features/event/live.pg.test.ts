// One event in open windows, and who may watch it.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NewEvent } from '#server/db/tables/event.ts'
import { eventFieldsAt, openDoors, signUp } from '#test/scenes/event-scene.ts'
import { aClub, aFavorite, aFriend, aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { resolveAccess, loadViewerFacts, visibleTo } from '../../core/access/visibility-queries.ts'
import { findEvent } from '../../core/event/queries.ts'

let app: TestApp
let location: string
let olga: TestPlayer, ann: TestPlayer, ben: TestPlayer
const nobody = '00000000-0000-4000-8000-000000000000'

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
  ann = await app.signedIn('Ann', { skill: 4 })
  ben = await app.signedIn('Ben')
})
afterAll(() => app.close())

const event = (changes: Partial<NewEvent> = {}) =>
  anEvent(app.db, { location, organizer: olga.playerId }, changes)

test('a sign-up, a promotion and a check-in appear in every open window', async () => {
  const eventId = await event({ maxPlayers: 2 })
  const [one, two] = [await app.socket(ann.token), await app.socket(ben.token)]
  const windows = [
    one.subscribe('events-byId', { eventId }),
    two.subscribe('events-byId', { eventId }),
  ]
  for (const window of windows) expect((await window.next()).roster).toEqual([])
  await signUp(olga, eventId)
  await signUp(ann, eventId)
  await signUp(ben, eventId)
  for (const window of windows) {
    const { roster } = await window.until((value) => value.roster.length === 3)
    expect(roster.map(({ playerId, place }) => `${playerId} ${place}`)).toEqual([
      'olga playing',
      'ann playing',
      'ben waiting',
    ])
    expect(roster[1]).toEqual({
      playerId: 'ann',
      playerName: 'Ann',
      photoURL: '',
      skillSelf: 4,
      guests: 0,
      place: 'playing',
      order: 2,
      isSentOut: false,
      offeredUntil: null,
      attendance: null,
      partnerId: null,
      cutoffHours: 0,
    })
  }
  await olga.must('events-withdraw', { eventId })
  await openDoors(app, eventId)
  await olga.must('events-checkIn', { eventId, playerId: 'ben', attendance: 'here' })
  for (const window of windows)
    expect(
      (await window.until((value) => value.roster[1]?.attendance === 'here')).roster[1],
    ).toMatchObject({ playerId: 'ben', place: 'playing' })
  await Promise.all([one.close(), two.close()])
})

test('an edit and a cancellation appear without a reload', async () => {
  const { eventId } = await olga.must('events-create', {
    fields: eventFieldsAt(location),
    status: 'published',
  })
  const socket = await app.socket(ann.token)
  const window = socket.subscribe('events-byId', { eventId })
  await window.next()
  await olga.must('events-update', {
    eventId,
    fields: eventFieldsAt(location, { title: 'Finals' }),
    publish: false,
  })
  expect((await window.until((value) => value.fields.title === 'Finals')).status).toBe('published')
  await olga.must('events-cancel', { eventId, reason: 'Rain' })
  expect((await window.until((value) => value.status === 'cancelled')).cancelReason).toBe('Rain')
  await socket.close()
})

test('a private event, a draft, a deleted and an unknown one give a stranger the same answer', async () => {
  const socket = await app.socket(ben.token)
  const hidden = [
    await event({ invite: true, invited: 'Friends' }),
    await event({ status: 'draft' }),
    await event({ deleted: true }),
    nobody,
  ]
  for (const eventId of hidden)
    expect(await socket.subscribe('events-byId', { eventId }).refused()).toEqual({
      code: 'event-not-found',
    })
  await socket.close()
})

test('an event that becomes private closes in the windows of strangers and stays in those of friends', async () => {
  const { eventId } = await olga.must('events-create', {
    fields: eventFieldsAt(location),
    status: 'published',
  })
  await aFriend(app.db, 'olga', 'ann')
  const [friend, stranger] = [await app.socket(ann.token), await app.socket(ben.token)]
  const [kept, lost] = [
    friend.subscribe('events-byId', { eventId }),
    stranger.subscribe('events-byId', { eventId }),
  ]
  await Promise.all([kept.next(), lost.next()])
  await olga.must('events-update', {
    eventId,
    fields: eventFieldsAt(location, { invite: true, invited: 'Friends', title: 'Secret' }),
    publish: false,
  })
  expect(await lost.refused()).toEqual({ code: 'event-not-found' })
  expect((await kept.until((value) => value.fields.title === 'Secret')).fields.invite).toBe(true)
  expect(JSON.stringify(lost.snapshots)).not.toContain('Secret')
  await Promise.all([friend.close(), stranger.close()])
})

test('who is taken out of a private event no longer sees it', async () => {
  const eventId = await event({ invite: true, invited: 'Favorites' })
  await olga.must('events-addPlayer', { eventId, playerId: 'ben' })
  const socket = await app.socket(ben.token)
  const window = socket.subscribe('events-byId', { eventId })
  await window.next()
  await olga.must('events-removePlayer', { eventId, playerId: 'ben' })
  expect(await window.refused()).toEqual({ code: 'event-not-found' })
  await socket.close()
})

test('a deleted event closes in every window', async () => {
  const eventId = await event()
  const socket = await app.socket(ann.token)
  const window = socket.subscribe('events-byId', { eventId })
  await window.next()
  await olga.must('events-delete', { eventId })
  expect(await window.refused()).toEqual({ code: 'event-not-found' })
  await socket.close()
})

async function seenByRule(eventId: string, players: readonly string[]): Promise<string[]> {
  const event = await findEvent(app.db, eventId)
  const viewers = await loadViewerFacts(app.db, eventId, players)
  return players.filter(
    (playerId) => resolveAccess(event, viewers.get(playerId), testStart) !== null,
  )
}

async function seenByList(eventId: string, players: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    players.map((playerId) =>
      sql`select 1 from events e where e.event_id = ${eventId} and ${visibleTo(playerId)}`.execute(
        app.db,
      ),
    ),
  )
  return players.filter((_, index) => (found[index]?.rows.length ?? 0) > 0)
}

test('lists and single events agree on who may see what', async () => {
  const place = await aLocation(app.db)
  const names = [
    'Organizer',
    'Cohost',
    'Admin',
    'Friend',
    'Fan',
    'Favorite',
    'Member',
    'Owner',
    'Player',
    'Stranger',
    'Picked',
    'Apart-picked',
    'Player1',
    'Blocker',
    'Blocked',
    'Apart-friend',
    'Apart-member',
    'Apart-player',
    'Apart-admin',
    'Apart-cohost',
  ]
  const players = await Promise.all(names.map(async (name) => (await app.signedIn(name)).playerId))
  await anAdmin(app.db, place, 'admin')
  await aFriend(app.db, 'organizer', 'friend')
  await aFriend(app.db, 'fan', 'organizer')
  await aFavorite(app.db, 'organizer', 'favorite')
  await aClub(app.db, { location: place, owner: 'owner', name: 'Dinkers', members: ['member'] })
  await aClub(app.db, { location: place, owner: 'stranger', name: 'Friends', members: ['fan'] })
  const apart = [
    'blocked',
    'apartfriend',
    'apartmember',
    'apartpicked',
    'apartplayer',
    'apartadmin',
    'apartcohost',
    'player1',
  ]
  await app.db
    .insertInto('player_blocks')
    .values([
      { playerId: 'blocker', blockedId: 'organizer' },
      ...apart.map((blockedId) => ({ playerId: 'organizer', blockedId })),
    ])
    .execute()
  await aFriend(app.db, 'organizer', 'apartfriend')
  await app.db
    .insertInto('club_members')
    .values({ locationId: place, slug: 'dinkers', playerId: 'apartmember' })
    .execute()
  await anAdmin(app.db, place, 'apartadmin')
  const kinds: Partial<NewEvent>[] = ['Friends', 'Favorites', 'Dinkers', ''].flatMap((invited) =>
    (['published', 'cancelled', 'draft'] as const).map((status) => ({
      invite: invited !== '',
      invited,
      status,
    })),
  )
  const seen: Record<string, string[]> = {}
  for (const kind of kinds) {
    const eventId = await anEvent(app.db, { location: place, organizer: 'organizer' }, kind)
    await app.db
      .insertInto('event_cohosts')
      .values(['cohost', 'apartcohost'].map((playerId) => ({ eventId, playerId })))
      .execute()
    await app.db
      .insertInto('event_invitees')
      .values(
        [
          ...['picked', 'apartpicked'].map((playerId) => ({ playerId, picked: true })),
          { playerId: 'fan', picked: false },
        ].map((invitee) => ({ ...invitee, eventId, asked: new Date(testStart) })),
      )
      .execute()
    const entry = {
      eventId,
      guests: 0,
      place: 'waiting' as const,
      attendance: null,
      startDate: '2026-06-02',
    }
    await app.db
      .insertInto('player_events')
      .values(
        ['player', 'apartplayer'].map((playerId, index) => ({
          ...entry,
          playerId,
          entryOrder: index + 1,
        })),
      )
      .execute()
    const [byRule, byList] = [
      await seenByRule(eventId, players),
      await seenByList(eventId, players),
    ]
    expect({ kind, seen: byList }).toEqual({ kind, seen: byRule })
    if (kind.status === 'published') seen[kind.invited ?? ''] = byRule
  }
  const always = [
    'organizer',
    'cohost',
    'admin',
    'player',
    'player1',
    'apartplayer',
    'apartadmin',
    'apartcohost',
  ]
  const invited = [...always, 'picked']
  expect(seen['Friends']?.sort()).toEqual([...invited, 'friend'].sort())
  expect(seen['Favorites']?.sort()).toEqual([...invited, 'favorite'].sort())
  expect(seen['Dinkers']?.sort()).toEqual([...invited, 'member', 'owner'].sort())
  expect(seen['']?.sort()).toEqual(
    players
      .filter(
        (playerId) =>
          !['blocker', 'blocked', 'apartfriend', 'apartmember', 'apartpicked'].includes(playerId),
      )
      .sort(),
  )
})

test('an event takes three statements to load, and two to know who may', async () => {
  const eventId = await event({ invite: true, invited: 'Friends' })
  for (const player of [olga, ann]) await signUp(player, eventId)
  const [first, second] = [await app.socket(olga.token), await app.socket(ann.token)]
  expect(await statementsOf(() => first.subscribe('events-byId', { eventId }).next())).toHaveLength(
    5,
  )
  expect(
    await statementsOf(() => second.subscribe('events-byId', { eventId }).next()),
  ).toHaveLength(2)
  await Promise.all([first.close(), second.close()])
})

test('who opens an event that someone else has open is told of it as they see people now', async () => {
  const cal = await app.signedIn('Cal')
  const eventId = await event()
  await signUp(ben, eventId)
  const [others, own] = [await app.socket(olga.token), await app.socket(cal.token)]
  await others.subscribe('events-byId', { eventId }).next()
  const nameOf = async (): Promise<string | undefined> => {
    const window = own.subscribe('events-byId', { eventId })
    const { roster } = await window.next()
    window.close()
    return roster[0]?.playerName
  }
  expect(await nameOf()).toBe('Ben')
  await cal.must('players-block', { playerId: 'ben', blocked: true })
  expect(await nameOf()).not.toBe('Ben')
  await cal.must('players-block', { playerId: 'ben', blocked: false })
  expect(await nameOf()).toBe('Ben')
  await Promise.all([others.close(), own.close()])
})
