// Reads and listeners of the spec's section 7 that no screen uses directly: their content, order,
// page size, and updates in every open window.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { LiveOutput } from '#contract/contract.ts'
import { signUp } from '#test/scenes/event-scene.ts'
import { aTeam } from '#test/scenes/team-scene.ts'
import { aFriend, aLocation, anEvent } from '#test/support/builders.ts'
import { testStart, type TestPlayer } from '#test/support/test-app.ts'
import {
  app,
  ask,
  refusalOf,
  someone,
  today,
  twoWindows,
  startWire,
} from '../scenes/wire-records.ts'

startWire()

describe('alerts', () => {
  const alertsFor = (playerId: string, count: number, read: boolean) =>
    app.db
      .insertInto('alerts')
      .values(
        Array.from({ length: count }, (_, index) => ({
          alertId: randomUUID(),
          playerId,
          kind: 'event-changed' as const,
          params: JSON.stringify({ title: `${index}` }),
          eventId: null,
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
          messageId: randomUUID(),
          fromId: ben.playerId,
          toId: ann.playerId,
          type: 'txt' as const,
          message: `${index}`,
          eventId: null,
          locationId: null,
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
    const later = await anEvent(app.db, place, { startDate: '2026-06-03', title: 'Later' })
    const evening = await anEvent(app.db, place, {
      startTime: '19:30',
      note: 'Bring water',
      guestsPerPlayer: 2,
    })
    const morning = await anEvent(app.db, place, { startTime: '08:00' })
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
    const on = (location: string, startDate: string, changes: Parameters<typeof anEvent>[2] = {}) =>
      anEvent(app.db, { location, organizer: olga.playerId }, { startDate, ...changes })
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
      startDate: string,
      startTime: string,
      changes: Parameters<typeof anEvent>[2] = {},
    ) => anEvent(app.db, place, { startDate, startTime, ...changes })
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
