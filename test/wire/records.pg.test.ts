// The reads and listeners of the spec's section 7 that no screen has as they are: what they hold,
// in which order, how much of it at once, and that every open window follows a change.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LiveInput, LiveName, LiveOutput } from '#contract/contract.ts'
import {
  aClub,
  aFavorite,
  aFriend,
  aLocation,
  anAdmin,
  anEvent,
  aPlayer,
} from '#test/support/builders.ts'
import { signUp } from '#test/support/event-scene.ts'
import { statementsOf } from '#test/support/statements.ts'
import { aTeam } from '#test/support/team-scene.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import type { LiveWindow } from '#test/support/test-socket.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

let people = 0
/** A player with a name no one else has; names given one after another sort that way. */
const someone = (options: Parameters<TestApp['signedIn']>[1] = {}): Promise<TestPlayer> =>
  app.signedIn(`p${String((people += 1)).padStart(4, '0')}`, options)
const today = '2026-06-01'

/** The first answer to a question, which costs at most three statements. */
async function ask<N extends LiveName>(
  player: TestPlayer,
  query: N,
  input: LiveInput<N>,
): Promise<LiveOutput<N>> {
  const window = await app.socket(player.token)
  let answer: LiveOutput<N> | undefined
  const statements = await statementsOf(async () => {
    answer = await window.subscribe(query, input).next()
  })
  expect(statements.length).toBeLessThanOrEqual(3)
  await window.close()
  if (answer === undefined) throw new Error(`${query} did not answer`)
  return answer
}

const refusalOf = async <N extends LiveName>(
  player: TestPlayer,
  query: N,
  input: LiveInput<N>,
): Promise<string> => {
  const window = await app.socket(player.token)
  const { code } = await window.subscribe(query, input).refused()
  await window.close()
  return code
}

/** The same question in two open windows of a player: both show what fits. */
async function twoWindows<N extends LiveName>(player: TestPlayer, query: N, input: LiveInput<N>) {
  const sockets = [await app.socket(player.token), await app.socket(player.token)]
  const views: LiveWindow<LiveOutput<N>>[] = sockets.map((socket) => socket.subscribe(query, input))
  return {
    bothShow: async (fits: (answer: LiveOutput<N>) => boolean) => {
      for (const view of views) await view.until(fits)
    },
    close: () => Promise.all(sockets.map((socket) => socket.close())),
  }
}

describe('alerts', () => {
  const alertsFor = (playerId: string, count: number, read: boolean) =>
    app.db
      .insertInto('alerts')
      .values(
        Array.from({ length: count }, (_, index) => ({
          alert_id: randomUUID(),
          player_id: playerId,
          kind: 'event-changed' as const,
          params: JSON.stringify({ title: `${index}` }),
          event_id: null,
          created: new Date(testStart + index),
          read,
        })),
      )
      .execute()

  test('are told unread only when asked so, newest first, at most 99, until they are read', async () => {
    const ann = await someone()
    await alertsFor(ann.playerId, 3, true)
    await alertsFor(ann.playerId, 110, false)
    const { alerts, more } = await ask(ann, 'alerts-list', { limit: 99, unreadOnly: true })
    expect({
      count: alerts.length,
      first: alerts[0]?.params['title'],
      last: alerts.at(-1)?.params['title'],
      more,
    }).toEqual({ count: 99, first: '109', last: '11', more: false })
    expect(alerts.every(({ read }) => !read)).toBe(true)
    const windows = await twoWindows(ann, 'alerts-list', { limit: 10, unreadOnly: true })
    await windows.bothShow((answer) => answer.alerts.length === 10)
    await ann.must('alerts-markAllRead', {})
    await windows.bothShow((answer) => answer.alerts.length === 0)
    expect((await ask(ann, 'alerts-list', { limit: 99 })).alerts).toHaveLength(99)
    await windows.close()
  })
})

describe('messages', () => {
  const write = (from: TestPlayer, to: TestPlayer, message: string) =>
    from.must('messages-send', { messageId: randomUUID(), toId: to.playerId, message })

  test('to me that I have not read come newest first, at most 99, and are gone once read', async () => {
    const [ann, ben] = [await someone(), await someone()]
    await app.db
      .insertInto('messages')
      .values(
        Array.from({ length: 105 }, (_, index) => ({
          message_id: randomUUID(),
          from_id: ben.playerId,
          to_id: ann.playerId,
          type: 'txt' as const,
          message: `${index}`,
          event_id: null,
          location_id: null,
          created: new Date(testStart - 1000 + index),
          expires: null,
          used: null,
        })),
      )
      .execute()
    const { messages } = await ask(ann, 'messages-unread', {})
    expect({
      count: messages.length,
      first: messages[0]?.message,
      last: messages.at(-1)?.message,
    }).toEqual({ count: 99, first: '104', last: '6' })
    expect(messages[0]).toEqual({
      messageId: messages[0]?.messageId,
      type: 'txt',
      fromId: ben.playerId,
      from: ben.playerId,
      toId: ann.playerId,
      to: ann.playerId,
      channel: `${ben.playerId}${ann.playerId}`,
      channelPhotoURL: '',
      message: '104',
      read: false,
      eventId: null,
      locationId: null,
      created: new Date(testStart - 896).toISOString(),
    })
    const windows = await twoWindows(ann, 'messages-unread', {})
    await write(ben, ann, 'newest')
    await windows.bothShow((answer) => answer.messages[0]?.message === 'newest')
    await ann.must('messages-markRead', { playerId: ben.playerId })
    await windows.bothShow((answer) => answer.messages.length === 0)
    await windows.close()
  })

  test('to me have a last one for each sender, newest first, whatever I answered', async () => {
    const [ann, ben, cleo] = [await someone(), await someone(), await someone()]
    await write(ben, ann, 'one')
    await write(cleo, ann, 'two')
    await write(ann, cleo, 'an answer')
    await write(ben, ann, 'three')
    const texts = ({ messageLast }: LiveOutput<'messageLast-toMe'>) =>
      messageLast.map(({ fromId, message }) => `${fromId} ${message}`)
    const all = await ask(ann, 'messageLast-toMe', { limit: 99 })
    expect(texts(all)).toEqual([`${ben.playerId} three`, `${cleo.playerId} two`])
    expect(all.more).toBe(false)
    const first = await ask(ann, 'messageLast-toMe', { limit: 1 })
    expect({ texts: texts(first), more: first.more }).toEqual({
      texts: [`${ben.playerId} three`],
      more: true,
    })
    const windows = await twoWindows(ann, 'messageLast-toMe', { limit: 99 })
    await write(cleo, ann, 'four')
    await windows.bothShow((answer) => texts(answer)[0] === `${cleo.playerId} four`)
    await ann.must('players-block', { playerId: ben.playerId, blocked: true })
    await windows.bothShow((answer) => texts(answer).length === 1)
    await windows.close()
    expect(await refusalOf(ann, 'messageLast-toMe', { limit: 100 })).toBe('bad-input')
  })
})

describe('events', () => {
  test('by id are ten at most, by start, without those that are unknown', async () => {
    const [olga, ann] = [await someone(), await someone()]
    const location = await aLocation(app.db)
    const place = { location, organizer: olga.playerId }
    const later = await anEvent(app.db, place, { start_date: '2026-06-03', title: 'Later' })
    const evening = await anEvent(app.db, place, {
      start_time: '19:30',
      note: 'Bring water',
      guests_per_player: 2,
    })
    const morning = await anEvent(app.db, place, { start_time: '08:00' })
    const gone = await anEvent(app.db, place, { deleted: true })
    const eventIds = [later, gone, randomUUID(), evening, morning]
    const { events } = await ask(ann, 'events-byIds', { eventIds })
    expect(events.map(({ eventId }) => eventId)).toEqual([morning, evening, later])
    expect(events[1]).toEqual({
      eventId: evening,
      playerId: olga.playerId,
      title: '',
      type: 'open play',
      play: 'doubles',
      entryBy: 'player',
      gender: 'Any',
      startDate: '2026-06-02',
      startTime: '19:30',
      time: '19:30',
      duration: 120,
      location,
      courts: 2,
      minPlayers: 2,
      maxPlayers: 8,
      guestsPerPlayer: 2,
      maxWaitlist: 4,
      skillMin: null,
      skillMax: null,
      skillRule: 'block',
      invite: false,
      invited: '',
      note: 'Bring water',
      startsAt: '2026-06-02T23:30:00.000Z',
      timezone: 'America/New_York',
      playing: 0,
      waiting: 0,
      status: 'published',
      deleted: false,
    })
    const many = Array.from({ length: 11 }, () => randomUUID())
    expect((await ask(ann, 'events-byIds', { eventIds: many.slice(1) })).events).toEqual([])
    expect(await refusalOf(ann, 'events-byIds', { eventIds: many })).toBe('bad-input')
    const windows = await twoWindows(ann, 'events-byIds', { eventIds })
    await signUp(ann, morning)
    await windows.bothShow((answer) => answer.events[0]?.playing === 1)
    await olga.must('events-delete', { eventId: morning })
    await windows.bothShow((answer) => answer.events.length === 2)
    await windows.close()
  })

  test('at venues are those from today through sixty days, of thirty venues at most; the public listener leaves out the private', async () => {
    const [olga, ann] = [await someone(), await someone()]
    await aFriend(app.db, olga.playerId, ann.playerId)
    const [here, there] = [await aLocation(app.db), await aLocation(app.db)]
    const on = (
      location: string,
      start_date: string,
      changes: Parameters<typeof anEvent>[2] = {},
    ) => anEvent(app.db, { location, organizer: olga.playerId }, { start_date, ...changes })
    await on(here, '2026-05-31')
    const last = await on(there, '2026-07-31')
    const first = await on(here, '2026-06-01')
    await on(here, '2026-08-01')
    await on(here, '2026-06-02', { status: 'draft' })
    await on(here, '2026-06-02', { status: 'cancelled' })
    const invited = await on(here, '2026-06-02', { invite: true, invited: 'Friends' })
    const ids = ({ events }: { events: { eventId: string }[] }) =>
      events.map(({ eventId }) => eventId)
    const coming = await ask(ann, 'events-byLocations', { locationIds: [here, there], from: today })
    expect({ ids: ids(coming), more: coming.more }).toEqual({
      ids: [first, invited, last],
      more: false,
    })
    expect(
      ids(await ask(await someone(), 'events-byLocations', { locationIds: [here], from: today })),
    ).toEqual([first])
    expect(ids(await ask(ann, 'events-publicAt', { locationId: here, from: today }))).toEqual([
      first,
    ])
    expect(ids(await ask(ann, 'events-publicAt', { locationId: there, from: today }))).toEqual([
      last,
    ])
    expect(
      ids(await ask(ann, 'events-publicAt', { locationId: there, from: '2026-05-31' })),
    ).toEqual([])
    const venues = Array.from({ length: 31 }, (_, index) => `venue-${index}`)
    expect(
      ids(await ask(ann, 'events-byLocations', { locationIds: venues.slice(1), from: today })),
    ).toEqual([])
    expect(await refusalOf(ann, 'events-byLocations', { locationIds: venues, from: today })).toBe(
      'bad-input',
    )
    const windows = await twoWindows(ann, 'events-publicAt', { locationId: here, from: today })
    await windows.bothShow((answer) => ids(answer).length === 1)
    await olga.must('events-cancel', { eventId: first, reason: 'rain' })
    await windows.bothShow((answer) => ids(answer).length === 0)
    await windows.close()
  })

  test('of mine are my entries that stand, from today on, by start', async () => {
    const [olga, ann] = [await someone(), await someone()]
    const place = { location: await aLocation(app.db), organizer: olga.playerId }
    const make = (
      start_date: string,
      start_time: string,
      changes: Parameters<typeof anEvent>[2] = {},
    ) => anEvent(app.db, place, { start_date, start_time, ...changes })
    const [late, early, left, ended] = [
      await make('2026-06-04', '18:00'),
      await make('2026-06-04', '09:05'),
      await make('2026-06-05', '18:00'),
      await make('2026-06-06', '18:00'),
    ]
    for (const eventId of [late, early, left, ended]) await signUp(ann, eventId)
    await ann.must('events-withdraw', { eventId: left })
    const windows = await twoWindows(ann, 'playerEvents-mine', { from: today })
    await windows.bothShow(({ playerEvents }) => playerEvents.length === 3)
    await olga.must('events-delete', { eventId: ended })
    await windows.bothShow(({ playerEvents }) => playerEvents.length === 2)
    await windows.close()
    const entry = {
      playerId: ann.playerId,
      startDate: '2026-06-04',
      removed: false,
      deleted: false,
      userId: ann.userId,
    }
    expect((await ask(ann, 'playerEvents-mine', { from: '2026-06-04' })).playerEvents).toEqual([
      { ...entry, eventId: early, startTimeMil: '0905' },
      { ...entry, eventId: late, startTimeMil: '1800' },
    ])
    expect((await ask(ann, 'playerEvents-mine', { from: '2026-06-05' })).playerEvents).toEqual([])
    expect((await ask(olga, 'playerEvents-mine', { from: today })).playerEvents).toEqual([])
  })

  test('have the team of two players, named in either order, for the two and, once both are in, for everyone', async () => {
    const [ann, ben, cleo] = [await someone(), await someone(), await someone()]
    const eventId = await anEvent(app.db, {
      location: await aLocation(app.db),
      organizer: cleo.playerId,
    })
    await aTeam(app.db, eventId, ann, ben)
    const [p1, p2] = [ann.playerId, ben.playerId]
    const team = { eventId, p1, p2, team: [p1, p2], deleted: false }
    expect(
      (await ask(ben, 'eventTeams-byPlayers', { eventId, p1: p2, p2: p1 })).eventTeam,
    ).toMatchObject(team)
    const windows = await twoWindows(cleo, 'eventTeams-byPlayers', { eventId, p1, p2 })
    await windows.bothShow(({ eventTeam }) => eventTeam === null)
    for (const player of [ann, ben]) await signUp(player, eventId)
    await windows.bothShow(({ eventTeam }) => eventTeam?.p1 === p1)
    await ann.must('eventTeams-end', { eventId })
    await windows.bothShow(({ eventTeam }) => eventTeam === null)
    await windows.close()
  })
})

describe('players and venues', () => {
  test('active venues are told to their player by venue, and at a venue by player, 99 a page', async () => {
    const venue = await aLocation(app.db)
    const ann = await someone()
    const ids = Array.from({ length: 101 }, (_, index) => `member${String(index).padStart(3, '0')}`)
    for (const id of ids.toReversed()) await aPlayer(app.db, id, { activeLocations: [venue] })
    const first = await ask(ann, 'playerLocations-atLocation', { locationId: venue, after: null })
    expect({
      ids: first.playerLocations.map(({ playerId }) => playerId),
      more: first.more,
    }).toEqual({ ids: ids.slice(0, 99), more: true })
    const second = await ask(ann, 'playerLocations-atLocation', {
      locationId: venue,
      after: 'member098',
    })
    expect({
      ids: second.playerLocations.map(({ playerId }) => playerId),
      more: second.more,
    }).toEqual({ ids: ids.slice(99), more: false })
    const [there, mine] = [
      await twoWindows(ann, 'playerLocations-atLocation', {
        locationId: venue,
        after: 'member098',
      }),
      await twoWindows(ann, 'playerLocations-mine', {}),
    ]
    await mine.bothShow(({ playerLocations }) => playerLocations.length === 0)
    await ann.must('playerLocations-setActive', { locationId: venue, active: true })
    await there.bothShow(({ playerLocations }) => playerLocations.at(-1)?.playerId === ann.playerId)
    await mine.bothShow(
      ({ playerLocations }) =>
        playerLocations[0]?.locationId === venue && playerLocations[0].userId === ann.userId,
    )
    expect(first.playerLocations.every((record) => !('userId' in record))).toBe(true)
    await ann.must('playerLocations-setActive', { locationId: venue, active: false })
    await there.bothShow(({ playerLocations }) => playerLocations.length === 2)
    await mine.bothShow(({ playerLocations }) => playerLocations.length === 0)
    await Promise.all([there.close(), mine.close()])
    expect(
      await refusalOf(ann, 'playerLocations-atLocation', { locationId: 'nowhere', after: null }),
    ).toBe('location-not-found')
  })

  test('offices are told by player, by venue and by both, until they are given up', async () => {
    const [ann, ben, cleo] = [await someone(), await someone(), await someone()]
    const [one, other] = [
      await aLocation(app.db, { location_id: 'office-1' }),
      await aLocation(app.db, { location_id: 'office-2' }),
    ]
    for (const [venue, admin] of [
      [other, ann],
      [one, ann],
      [one, ben],
    ] as const)
      await anAdmin(app.db, venue, admin.playerId)
    const told = async (asked: LiveInput<'locationsAdmin-list'>) =>
      (await ask(cleo, 'locationsAdmin-list', asked)).locationsAdmin.map(
        ({ locationId, playerId }) => `${locationId} ${playerId}`,
      )
    expect(await told({ playerId: ann.playerId })).toEqual([
      `${one} ${ann.playerId}`,
      `${other} ${ann.playerId}`,
    ])
    expect(await told({ locationId: one })).toEqual([
      `${one} ${ann.playerId}`,
      `${one} ${ben.playerId}`,
    ])
    expect(await told({ locationId: one, playerId: ben.playerId })).toEqual([
      `${one} ${ben.playerId}`,
    ])
    expect(await told({ locationId: other, playerId: ben.playerId })).toEqual([])
    expect(
      await refusalOf(cleo, 'locationsAdmin-list', {} as LiveInput<'locationsAdmin-list'>),
    ).toBe('bad-input')
    const [byPlayer, byVenue] = [
      await twoWindows(cleo, 'locationsAdmin-list', { playerId: ann.playerId }),
      await twoWindows(cleo, 'locationsAdmin-list', { locationId: one }),
    ]
    await byPlayer.bothShow(({ locationsAdmin }) => locationsAdmin.length === 2)
    await ann.must('playerLocations-setActive', { locationId: one, active: false })
    await byPlayer.bothShow(({ locationsAdmin }) => locationsAdmin.length === 1)
    await byVenue.bothShow(({ locationsAdmin }) => locationsAdmin.length === 1)
    await Promise.all([byPlayer.close(), byVenue.close()])
  })

  test('friends and favorites are those marked now whom I may see', async () => {
    const [ann, ben, cleo, dan] = [
      await someone(),
      await someone(),
      await someone(),
      await someone(),
    ]
    const venue = await aLocation(app.db)
    await anAdmin(app.db, venue, ann.playerId)
    for (const friend of [cleo, ben, dan]) await aFriend(app.db, ann.playerId, friend.playerId)
    await aFavorite(app.db, ann.playerId, ben.playerId)
    const friends = await twoWindows(ann, 'playerFriends-mine', {})
    const favorites = await twoWindows(ann, 'playerFavorites-mine', {})
    const only =
      (...players: TestPlayer[]) =>
      ({ playerFriends }: LiveOutput<'playerFriends-mine'>) =>
        playerFriends.map(({ friendId }) => friendId).join() ===
        players.map(({ playerId }) => playerId).join()
    await friends.bothShow(only(ben, cleo, dan))
    expect((await ask(ann, 'playerFavorites-mine', {})).playerFavorites).toMatchObject([
      { playerId: ann.playerId, favoriteId: ben.playerId, favorite: true, userId: ann.userId },
    ])
    expect((await ask(ann, 'playerFriends-mine', {})).playerFriends).toMatchObject([
      { userId: ann.userId },
      { userId: ann.userId },
      { userId: ann.userId },
    ])
    await ann.must('playerFriends-set', { friendId: cleo.playerId, friend: false })
    await friends.bothShow(only(ben, dan))
    await dan.must('players-updatePlayer', { playerId: dan.playerId, fields: { hidden: true } })
    await friends.bothShow(only(ben))
    // An admin sees the active players of the venue.
    await dan.must('playerLocations-setActive', { locationId: venue, active: true })
    await friends.bothShow(only(ben, dan))
    await dan.must('playerLocations-setActive', { locationId: venue, active: false })
    await friends.bothShow(only(ben))
    await ben.must('players-block', { playerId: ann.playerId, blocked: true })
    await friends.bothShow(only())
    await favorites.bothShow(({ playerFavorites }) => playerFavorites.length === 0)
    await Promise.all([friends.close(), favorites.close()])
  })

  test('venues that are not hidden come 99 a page, by id, and follow what their admins do', async () => {
    const ann = await someone()
    const prefix = 'zz-page-'
    for (let index = 0; index < 101; index += 1)
      await aLocation(app.db, {
        location_id: `${prefix}${String(index).padStart(3, '0')}`,
        hidden: index === 50,
      })
    const first = await ask(ann, 'locations-list', { after: prefix })
    expect({
      count: first.locations.length,
      first: first.locations[0]?.id,
      last: first.locations.at(-1)?.id,
      more: first.more,
    }).toEqual({ count: 99, first: `${prefix}000`, last: `${prefix}099`, more: true })
    expect(first.locations.some(({ id }) => id === `${prefix}050`)).toBe(false)
    const second = await ask(ann, 'locations-list', { after: `${prefix}099` })
    expect(second).toMatchObject({
      locations: [
        { id: `${prefix}100`, name: 'Riverside Courts', hidden: false, lat: 40.8, lon: -73.97 },
      ],
      more: false,
    })
    expect(
      (await ask(ann, 'locations-list', { after: null })).locations[0]?.id.localeCompare(prefix),
    ).toBe(-1)
    await anAdmin(app.db, `${prefix}100`, ann.playerId)
    const window = await app.socket(ann.token)
    const { fields } = await window
      .subscribe('locations-byId', { locationId: `${prefix}100`, today })
      .next()
    const windows = await twoWindows(ann, 'locations-list', { after: `${prefix}099` })
    await ann.must('locations-update', {
      locationId: `${prefix}100`,
      fields: { ...fields, name: 'Renamed' },
    })
    await windows.bothShow(({ locations }) => locations[0]?.name === 'Renamed')
    await ann.must('locations-update', {
      locationId: `${prefix}100`,
      fields: { ...fields, hidden: true },
    })
    await windows.bothShow(({ locations }) => locations.length === 0)
    await Promise.all([windows.close(), window.close()])
  })

  test('club members are told by club and by player, to those whom the club shows its members', async () => {
    const [olga, ann, ben] = [await someone(), await someone(), await someone()]
    const location = await aLocation(app.db)
    const clubId = await aClub(app.db, {
      location,
      owner: olga.playerId,
      name: 'Dinkers',
      members: [ann.playerId],
    })
    const club = { locationId: location, clubId }
    const { clubMembers } = await ask(ann, 'clubMembers-list', { ...club, playerId: null })
    expect(clubMembers.map(({ playerId }) => playerId)).toEqual([olga.playerId, ann.playerId])
    expect(
      (await ask(ann, 'clubMembers-list', { ...club, playerId: olga.playerId })).clubMembers,
    ).toMatchObject([{ ...club, playerId: olga.playerId }])
    expect(
      (await ask(ann, 'clubMembers-list', { ...club, playerId: ben.playerId })).clubMembers,
    ).toEqual([])
    expect(await refusalOf(ben, 'clubMembers-list', { ...club, playerId: ben.playerId })).toBe(
      'club-not-found',
    )
    const windows = await twoWindows(ann, 'clubMembers-list', { ...club, playerId: null })
    await olga.must('clubMembers-invite', { ...club, playerId: ben.playerId, invited: true })
    expect((await ask(ben, 'clubMembers-list', { ...club, playerId: null })).clubMembers).toEqual(
      [],
    )
    await ben.must('clubMembers-answer', { ...club, accept: true })
    await windows.bothShow((answer) => answer.clubMembers.length === 3)
    await olga.must('players-updatePlayer', { playerId: olga.playerId, fields: { hidden: true } })
    await windows.bothShow((answer) => answer.clubMembers.length === 2)
    await windows.close()
  })

  test('the platform fee is nothing until the operator sets one', async () => {
    const ann = await someone()
    expect(await ask(ann, 'ppGlobals-current', {})).toEqual({ platformFee: 0, tiers: [] })
    await app.db.updateTable('pp_globals').set({ platform_fee: 2.5 }).execute()
    await app.db
      .insertInto('pass_tiers')
      .values({ tier: 'Ace', weekly_allowance: 20, position: 1 })
      .execute()
    expect(await ask(ann, 'ppGlobals-current', {})).toEqual({
      platformFee: 2.5,
      tiers: [{ tier: 'Ace', weeklyAllowance: 20 }],
    })
  })
})
