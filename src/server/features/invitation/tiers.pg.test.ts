// Tiers through the API: a further group is asked once, by one of two servers, when due and while a
// place is free; until then the event doesn't exist for it.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '#contract/contract.ts'
import { toDay } from '#domain/shared/day.ts'
import { eventFieldsAt, signUp, type Fields } from '#test/scenes/event-scene.ts'
import { aClub, aFavorite, aFriend, aLocation } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { inviteDue } from './jobs.ts'

let app: TestApp
let location: string
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
})
afterEach(async () => {
  app.clock.set(testStart)
  await app.db.updateTable('events').set({ deleted: true }).execute()
})
afterAll(() => app.close())

type Tiers = NonNullable<CallInput<'events-create'>['tiers']>
const favorites: Tiers = [{ invited: 'Favorites', hoursBefore: 48 }]
/** The event starts on 5 June at 22:00Z. */
const before = {
  h73: '2026-06-02T21:00:00Z',
  h48: '2026-06-03T22:00:00Z',
  h1: '2026-06-05T21:00:00Z',
}

async function aScene(
  changes: Partial<Fields> = {},
  more: { tiers?: Tiers; repeat?: CallInput<'events-create'>['repeat'] } = {},
) {
  made += 1
  const [olga, fay, ray, sam] = (await Promise.all(
    ['Olga', 'Fay', 'Ray', 'Sam'].map((name) => app.signedIn(`${name}${made}y`)),
  )) as [TestPlayer, TestPlayer, TestPlayer, TestPlayer]
  await aFriend(app.db, olga.playerId, fay.playerId)
  await aFavorite(app.db, olga.playerId, ray.playerId)
  const fields = eventFieldsAt(location, {
    invite: true,
    invited: 'Friends',
    startDate: toDay('2026-06-05'),
    minPlayers: 2,
    maxPlayers: 2,
    ...changes,
  })
  const { eventId } = await olga.must('events-create', {
    fields,
    status: 'published',
    tiers: more.tiers ?? favorites,
    repeat: more.repeat ?? null,
  })
  return { eventId, fields, olga, fay, ray, sam }
}

const toldOf = async ({ playerId }: { playerId: string }): Promise<number> =>
  (
    await app.db
      .selectFrom('alerts')
      .select('alertId')
      .where('playerId', '=', playerId)
      .where('kind', '=', 'event-invited')
      .execute()
  ).length

const lookAt = async (instant: string): Promise<number> => {
  app.clock.set(instant)
  return inviteDue(app.deps)
}
const codeOf = async (player: TestPlayer, eventId: string): Promise<string> => {
  const answer = await player.call('events-signUp', { eventId, guests: 0 })
  return answer.ok ? 'ok' : answer.refusal.code
}
const tiersOf = async (eventId: string) =>
  (
    await app.db
      .selectFrom('event_tiers')
      .select(['invited', 'hoursBefore', 'asked'])
      .where('eventId', '=', eventId)
      .orderBy('place')
      .execute()
  ).map(
    ({ invited, hoursBefore, asked }) =>
      `${invited} ${hoursBefore}${asked === null ? '' : ' asked'}`,
  )

test('before its time the event does not exist for a tier; then its members are told and sign up', async () => {
  const place = await aLocation(app.db)
  const { eventId, olga, ray, sam } = await aScene({ location: place, title: 'Secret' })
  const window = await app.socket(ray.token)
  const strange = await app.socket(sam.token)
  const range = { location: place, from: '2026-06-01' }
  const list = (socket: typeof window) =>
    socket.subscribe('events-personalList', {
      locationId: range.location,
      from: range.from,
      to: '2026-07-31',
      limit: 20,
      filters: { type: null, gender: null, time: null, placesLeft: false, fits: null },
      friendsGoing: false,
    })
  const [hers, theirs] = [list(window), list(strange)]
  const counts = window.subscribe('events-privateCounts', {
    locationIds: [place],
    from: range.from,
  })
  expect((await hers.next()).events).toEqual([])
  expect(await counts.next()).toEqual([])
  expect(await lookAt(before.h73)).toBe(0)
  expect(await codeOf(ray, eventId)).toBe('event-not-found')
  expect(await lookAt(before.h48)).toBe(1)
  expect((await hers.until(({ events }) => events.length === 1)).events[0]?.title).toBe('Secret')
  await counts.until((days) => days.length === 1)
  expect(await toldOf(ray)).toBe(1)
  const question = window.subscribe('events-invitation', { eventId })
  expect(await question.next()).toEqual({ answer: 'none' })
  expect(await codeOf(ray, eventId)).toBe('ok')
  expect(await codeOf(sam, eventId)).toBe('event-not-found')
  expect((await theirs.next()).events).toEqual([])
  await olga.must('playerFavorites-set', { favoriteId: sam.playerId, favorite: true })
  expect(await toldOf(sam)).toBe(1)
  expect(await codeOf(sam, eventId)).toBe('ok')
  await Promise.all([window.close(), strange.close()])
})

test('a full event asks when a place becomes free, and an offered place is none', async () => {
  const { eventId, fay, ray, sam, olga } = await aScene({ freedPlaces: 'offered' })
  const wanda = await app.signedIn(`Wanda${made}y`)
  for (const { playerId } of [sam, wanda])
    await olga.must('playerFriends-set', { friendId: playerId, friend: true })
  for (const player of [sam, fay, wanda]) await signUp(player, eventId)
  expect(await lookAt(before.h48)).toBe(0)
  await sam.must('events-withdraw', { eventId })
  expect(await lookAt('2026-06-03T22:01:00Z')).toBe(0)
  await wanda.must('events-answerOffer', { eventId, isTaken: false })
  expect(await lookAt('2026-06-03T22:02:00Z')).toBe(1)
  expect(await toldOf(ray)).toBe(1)
  expect(await codeOf(ray, eventId)).toBe('ok')
})

test('of two servers with clocks that jump one asks, once, and tiers go one after the other', async () => {
  const { eventId, fields, olga, ray, sam } = await aScene()
  await aClub(app.db, { location, owner: olga.playerId, name: 'Dinks', members: [sam.playerId] })
  await olga.must('events-update', {
    eventId,
    fields,
    publish: false,
    tiers: [{ invited: 'Dinks', hoursBefore: 24 }, ...favorites],
  })
  expect(await tiersOf(eventId)).toEqual(['Favorites 48', 'Dinks 24'])
  const other = await startTestApp({ beside: app })
  const lookBoth = async (here: string, there: string) => {
    app.clock.set(here)
    other.clock.set(there)
    const told = await Promise.all([
      inviteDue(app.deps),
      inviteDue(other.deps),
      inviteDue(app.deps),
    ])
    return told.reduce((sum, n) => sum + n, 0)
  }
  expect(await lookBoth(before.h48, before.h48)).toBe(1)
  expect(await tiersOf(eventId)).toEqual(['Favorites 48 asked', 'Dinks 24'])
  expect(await lookBoth(before.h73, before.h73)).toBe(0)
  expect(await lookBoth(before.h73, before.h1)).toBe(1)
  expect(await lookBoth(before.h1, before.h73)).toBe(0)
  await other.close()
  expect([await toldOf(ray), await toldOf(sam)]).toEqual([1, 1])
})

test('cancelled, closed, deleted and started events ask nobody; a moved start moves the time', async () => {
  const cancelled = await aScene()
  await cancelled.olga.must('events-cancel', { eventId: cancelled.eventId, reason: '' })
  const closed = await aScene({ signupCloses: '2026-06-03T20:00:00.000Z' })
  const deleted = await aScene()
  await deleted.olga.must('events-delete', { eventId: deleted.eventId })
  const unopened = await aScene({ signupOpens: '2026-06-04T20:00:00.000Z' })
  const moved = await aScene()
  await moved.olga.must('events-update', {
    eventId: moved.eventId,
    fields: { ...moved.fields, startDate: toDay('2026-06-06') },
    publish: false,
  })
  expect(await lookAt(before.h48)).toBe(0)
  expect(await lookAt('2026-06-04T22:00:00Z')).toBe(2)
  expect([await toldOf(moved.ray), await toldOf(unopened.ray)]).toEqual([1, 1])
  const started = await aScene({}, { tiers: [{ invited: 'Favorites', hoursBefore: 6 }] })
  expect(await lookAt('2026-06-05T22:00:00Z')).toBe(0)
  expect(await toldOf(started.ray)).toBe(0)
  expect(await toldOf(closed.ray)).toBe(0)
})

test('a change that says nothing of tiers leaves them; public events have none', async () => {
  const { eventId, fields, olga } = await aScene()
  const change = (changes: Partial<Fields>, tiers?: Tiers) =>
    olga.call('events-update', {
      eventId,
      fields: { ...fields, ...changes },
      publish: false,
      ...(tiers !== undefined && { tiers }),
    })
  await change({ title: 'Renamed' })
  expect(await tiersOf(eventId)).toEqual(['Favorites 48'])
  expect(await change({}, [{ invited: 'Nowhere', hoursBefore: 6 }])).toMatchObject({
    refusal: { code: 'invited-unknown' },
  })
  await change({}, [{ invited: 'Favorites', hoursBefore: 12 }])
  expect(await tiersOf(eventId)).toEqual(['Favorites 12'])
  await change({ invited: 'Favorites' })
  expect(await tiersOf(eventId)).toEqual([])
  await change({}, favorites)
  await change({ invite: false, invited: '' })
  expect(await tiersOf(eventId)).toEqual([])
})

test('a tier that was asked stays asked when it moves; taken away, it closes the event again', async () => {
  const { eventId, fields, olga, ray } = await aScene()
  await lookAt(before.h48)
  await olga.must('events-update', {
    eventId,
    fields,
    publish: false,
    tiers: [{ invited: 'Favorites', hoursBefore: 6 }],
  })
  expect(await tiersOf(eventId)).toEqual(['Favorites 6 asked'])
  const window = await app.socket(ray.token)
  const event = window.subscribe('events-byId', { eventId })
  await event.next()
  await olga.must('events-update', { eventId, fields, publish: false, tiers: [] })
  expect(await event.refused()).toEqual({ code: 'event-not-found' })
  await window.close()
})

test('a club keeps its tier by its new name; another venue leaves it behind', async () => {
  const scene = await aScene()
  const { eventId, fields, olga } = scene
  const club = await aClub(app.db, { location, owner: olga.playerId, name: 'Aces', members: [] })
  const change = (changes: Partial<Fields>, tiers?: Tiers) =>
    olga.must('events-update', {
      eventId,
      fields: { ...fields, ...changes },
      publish: false,
      ...(tiers !== undefined && { tiers }),
    })
  await change({}, [...favorites, { invited: 'Aces', hoursBefore: 24 }])
  await olga.must('clubs-rename', { locationId: location, clubId: club, clubName: 'Kings' })
  expect(await tiersOf(eventId)).toEqual(['Favorites 48', 'Kings 24'])
  await change({ location: await aLocation(app.db) })
  expect(await tiersOf(eventId)).toEqual(['Favorites 48'])
})

test('each date of a series has its tiers, and takes a change unless it has its own', async () => {
  const { eventId, fields, olga } = await aScene(
    {},
    { repeat: { everyWeeks: 1, weekdays: [], until: null, count: 3 } },
  )
  const dates = (
    await app.db
      .selectFrom('events as e')
      .innerJoin('events as o', 'o.seriesId', 'e.seriesId')
      .select('e.eventId')
      .where('o.eventId', '=', eventId)
      .orderBy('e.seriesIndex')
      .execute()
  ).map((row) => row.eventId)
  const all = async () => Promise.all(dates.map(tiersOf))
  expect(await all()).toEqual([['Favorites 48'], ['Favorites 48'], ['Favorites 48']])
  const third = dates[2] ?? ''
  await olga.must('events-update', {
    eventId: third,
    fields: { ...fields, startDate: toDay('2026-06-19') },
    publish: false,
    tiers: [],
  })
  await olga.must('events-update', {
    eventId,
    fields,
    publish: false,
    scope: 'all',
    tiers: [{ invited: 'Favorites', hoursBefore: 24 }],
  })
  expect(await all()).toEqual([['Favorites 24'], ['Favorites 24'], []])
  expect(await lookAt('2026-06-04T22:00:00Z')).toBe(1)
  expect(await all()).toEqual([['Favorites 24 asked'], ['Favorites 24'], []])
})

test('organizers see the tiers and when each was asked; those invited see none of them', async () => {
  const { eventId, olga, fay } = await aScene()
  const window = await app.socket(olga.token)
  const panel = window.subscribe('events-invitees', { eventId })
  expect((await panel.next()).tiers).toEqual([
    { invited: 'Favorites', hoursBefore: 48, asked: null },
  ])
  await lookAt(before.h48)
  expect((await panel.until(({ tiers }) => tiers[0]?.asked !== null)).tiers[0]?.asked).toBe(
    '2026-06-03T22:00:00.000Z',
  )
  const theirs = await app.socket(fay.token)
  const event = theirs.subscribe('events-byId', { eventId })
  expect(JSON.stringify(await event.next())).not.toContain('Favorites')
  await Promise.all([window.close(), theirs.close()])
})
