// A venue's screens through the API: pairing by code, what passers-by see, and attempts with new
// accounts or old codes.
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallInput, LiveOutput } from '#contract/contract.ts'
import { screenCodeLifeMs } from '#domain/screen/screen-code.ts'
import { screenBeatMs, screenSeenStepMs, screensMax } from '#domain/screen/screen.ts'
import { openDoors, signUp } from '#test/scenes/event-scene.ts'
import { aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { forgetOldRows } from '../../jobs/forget-old-rows.ts'
import { topics } from '../../live/topics.ts'
import { mergeLocations } from '../operator/merge-queries.ts'

let app: TestApp
let location: string
let olga: TestPlayer, ada: TestPlayer, eve: TestPlayer
let people: TestPlayer[]

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db, { name: 'Pier' })
  olga = await app.signedIn('Olga')
  ada = await app.signedIn('Ada')
  eve = await app.signedIn('Eve')
  people = []
  for (const name of ['Ann', 'Ben', 'Cleo', 'Dan', 'Finn']) people.push(await app.signedIn(name))
  await anAdmin(app.db, location, ada.playerId)
})
beforeEach(() => app.clock.set(testStart))
afterAll(() => app.close())

type Settings = CallInput<'screens-add'>['settings']
const settings: Settings = {
  name: 'Hall left',
  pages: ['venue', 'events', 'queue', 'matches', 'standings'],
  seconds: 15,
  language: 'en',
  theme: 'dark',
}
type Screen = NonNullable<LiveOutput<'screens-show'>['screen']>

const newSecret = () => randomBytes(32).toString('base64url')
const askCode = async (secret: string) =>
  (await app.visitor.must('screens-askCode', { secret })).code?.text ?? ''
const add = (who: TestPlayer, code: string, locationId = location) =>
  who.call('screens-add', { locationId, code, settings })
const read = (answer: { ok: true } | { ok: false; refusal: { code: string } }) =>
  answer.ok ? 'ok' : answer.refusal.code

async function aScreen(locationId = location) {
  const secret = newSecret()
  const { screenId } = await ada.must('screens-add', {
    locationId,
    code: await askCode(secret),
    settings,
  })
  const socket = await app.socket()
  const wall = socket.subscribe('screens-show', { secret })
  const shows = async (test: (screen: Screen) => boolean) =>
    (await wall.until(({ screen }) => screen !== null && test(screen))).screen
  return { secret, screenId, wall, shows, close: () => socket.close() }
}

test('a device shows a code, an admin enters it, and the wall shows the venue at once', async () => {
  const secret = newSecret()
  const socket = await app.socket()
  const wall = socket.subscribe('screens-show', { secret })
  expect(await wall.next()).toEqual({ screen: null })
  const { code } = await app.visitor.must('screens-askCode', { secret })
  expect(code?.leftMs).toBe(screenCodeLifeMs)
  const admins = await app.socket(ada.token)
  const list = admins.subscribe('screens-atLocation', { locationId: location })
  expect((await list.next()).locationName).toBe('Pier')
  expect(read(await add(ada, ` ${code?.text.toLowerCase()} `))).toBe('ok')
  const { screen } = await wall.until((answer) => answer.screen !== null)
  expect(screen).toMatchObject({ ...settings, venue: { locationId: location, name: 'Pier' } })
  const { screens } = await list.until((answer) => answer.screens.length === 1)
  expect(screens).toMatchObject([{ ...settings, seen: new Date(testStart).toISOString() }])
  expect((await app.visitor.must('screens-askCode', { secret })).code).toBeNull()
  await ada.must('screens-remove', { locationId: location, screenId: screens[0]?.screenId ?? '' })
  expect(await wall.until((answer) => answer.screen === null)).toEqual({ screen: null })
  expect(await askCode(secret)).toHaveLength(6)
  await Promise.all([socket.close(), admins.close()])
})

test('neither the secret nor the code stands in the database', async () => {
  const secret = newSecret()
  const code = await askCode(secret)
  const waiting = await app.db.selectFrom('screen_pairings').selectAll().execute()
  expect(JSON.stringify(waiting)).not.toContain(secret)
  expect(JSON.stringify(waiting)).not.toContain(code)
  await ada.must('screens-add', { locationId: location, code, settings })
  const screens = await app.db.selectFrom('screens').selectAll().execute()
  expect(JSON.stringify(screens)).not.toContain(secret)
  await app.db.deleteFrom('screens').execute()
})

test('without the office nobody learns whether a screen shows a code', async () => {
  const code = await askCode(newSecret())
  expect(read(await add(eve, code))).toBe('not-allowed')
  expect(read(await add(eve, 'ACDEFG'))).toBe('not-allowed')
  expect(read(await add(eve, code, 'no-such-venue-0000'))).toBe('location-not-found')
  expect(read(await add(ada, 'ACDEFG'))).toBe('screen-code')
  expect(read(await add(ada, 'nonsense'))).toBe('screen-code')
  expect(read(await add(ada, code))).toBe('ok')
  await app.db.deleteFrom('screens').execute()
})

test('of two admins that enter one code one gets the screen, and a code works once', async () => {
  const bea = await app.signedIn('Bea')
  const other = await aLocation(app.db, { name: 'Dock' })
  await anAdmin(app.db, other, bea.playerId)
  const code = await askCode(newSecret())
  const both = await Promise.all([add(ada, code), add(bea, code, other)])
  expect(both.map(read).toSorted()).toEqual(['ok', 'screen-code'])
  expect(read(await add(ada, code))).toBe('screen-code')
  await app.db.deleteFrom('screens').execute()
})

test('a code ends after ten minutes and with the next one, and old ones are forgotten', async () => {
  const secret = newSecret()
  const [first, second] = [await askCode(secret), await askCode(secret)]
  expect(read(await add(ada, first))).toBe('screen-code')
  app.clock.advance(screenCodeLifeMs)
  expect(read(await add(ada, second))).toBe('screen-code')
  await forgetOldRows(app.deps)
  expect(await app.db.selectFrom('screen_pairings').select('codeHash').execute()).toEqual([])
})

test('a venue has so many screens and no more', async () => {
  for (let n = 0; n < screensMax; n += 1) await (await aScreen()).close()
  expect(read(await add(ada, await askCode(newSecret())))).toBe('too-many-screens')
  await app.db.deleteFrom('screens').execute()
})

test('an admin changes what a screen shows; strangers and admins of other venues do not', async () => {
  const { screenId, shows, close } = await aScreen()
  const other = await aLocation(app.db, { name: 'Quay' })
  await anAdmin(app.db, other, eve.playerId)
  const next = { ...settings, name: 'Hall right', pages: ['queue' as const], seconds: 30 }
  const change = (who: TestPlayer, locationId: string) =>
    who.call('screens-change', { locationId, screenId, settings: next })
  expect(read(await change(olga, location))).toBe('not-allowed')
  expect(read(await change(eve, other))).toBe('screen-not-found')
  expect(read(await eve.call('screens-remove', { locationId: other, screenId }))).toBe('ok')
  expect(read(await change(ada, location))).toBe('ok')
  expect(await shows(({ seconds }) => seconds === 30)).toMatchObject(next)
  const admins = await app.socket(eve.token)
  const refused = admins.subscribe('screens-atLocation', { locationId: location })
  expect(await refused.refused()).toMatchObject({ code: 'not-allowed' })
  await Promise.all([admins.close(), close()])
  await app.db.deleteFrom('screens').execute()
})

test('a screen says that it is on, and gets the code of self check-in', async () => {
  const { secret, screenId, close } = await aScreen()
  const seen = async () =>
    (
      await app.db
        .selectFrom('screens')
        .select('seen')
        .where('screenId', '=', screenId)
        .executeTakeFirstOrThrow()
    ).seen.getTime()
  app.clock.advance(screenBeatMs)
  const { checkIn, weather } = await app.visitor.must('screens-beat', { secret })
  expect(checkIn?.code).toBe((await ada.must('checkIns-code', { place: location })).code)
  expect(weather).toBeNull()
  expect(await seen()).toBe(testStart)
  app.clock.advance(screenSeenStepMs)
  await app.visitor.must('screens-beat', { secret })
  expect(await seen()).toBe(testStart + screenBeatMs + screenSeenStepMs)
  expect(await app.visitor.must('screens-beat', { secret: newSecret() })).toEqual({
    checkIn: null,
    weather: null,
  })
  await close()
  await app.db.deleteFrom('screens').execute()
})

test('the wall shows public events and an open queue live, and no hidden name', async () => {
  const eventId = await anEvent(
    app.db,
    { location, organizer: olga.playerId },
    { title: 'Open play' },
  )
  const secretId = await anEvent(
    app.db,
    { location, organizer: olga.playerId },
    { title: 'Birthday', invite: true, invited: 'friends' },
  )
  for (const player of people) await signUp(player, eventId)
  await openDoors(app, eventId)
  const { wall, shows, close } = await aScreen()
  const first = await shows(({ events }) => events.length > 0)
  expect(first?.events).toMatchObject([
    { eventId, title: 'Open play', playing: 5, takesCheckIn: true, dayStatus: null },
  ])
  expect(first?.evenings).toEqual([])
  await app.db.updateTable('players').set({ hidden: true }).where('playerId', '=', 'ben').execute()
  for (const { playerId } of people)
    await olga.must('events-checkIn', { eventId, playerId, attendance: 'here' })
  await olga.must('queues-open', {
    eventId,
    rule: { kind: 'four-off', stay: 2, court: 1 },
    levels: [],
    courts: [{ court: 1, lane: null }],
  })
  const open = await shows(({ evenings }) => evenings.some(({ queue }) => queue !== null))
  const names = open?.evenings[0]?.queue?.members.map(({ playerName }) => playerName)
  expect(names).toContain('Ann')
  expect(names).toHaveLength(5)
  const told = JSON.stringify(open)
  expect(told).not.toContain('Ben')
  expect(told).not.toContain('Birthday')
  expect(told).not.toContain(secretId)
  for (const { playerId } of [olga, ada, ...people]) expect(told).not.toContain(`"${playerId}"`)
  const shownGame = (screen: Screen | null) => screen?.evenings[0]?.queue?.courts[0]?.game?.id ?? 0
  const game = shownGame(open)
  await olga.must('queues-step', {
    eventId,
    step: { kind: 'finish', court: 1, game, winner: null, points: null },
  })
  await shows((screen) => shownGame(screen) !== game)
  await ada.must('locations-setDayStatus', {
    locationId: location,
    day: '2026-06-02',
    status: { state: 'off', until: null, note: 'Rain', nextWord: null },
  })
  const off = await shows(({ venue }) => venue.days.length > 0)
  expect(off?.venue.days).toMatchObject([{ day: '2026-06-02', state: 'off', note: 'Rain' }])
  expect(off?.events[0]?.dayStatus).toMatchObject({ state: 'off', by: 'venue' })
  expect(wall.refusal()).toBeNull()
  await olga.must('events-cancel', { eventId, reason: 'Rain' })
  await shows(({ events }) => events.length === 0)
  await close()
  await app.db.updateTable('players').set({ hidden: false }).where('playerId', '=', 'ben').execute()
  await app.db.deleteFrom('screens').execute()
})

test('a match list is on the wall, and an event that turns private leaves it', async () => {
  const eventId = await anEvent(app.db, { location, organizer: olga.playerId }, { title: 'Ladder' })
  for (const player of people.slice(0, 4)) await signUp(player, eventId)
  await openDoors(app, eventId)
  await olga.must('matchLists-start', { eventId })
  const { shows, close } = await aScreen()
  const open = await shows(({ evenings }) => evenings.length > 0)
  expect(open?.evenings[0]?.matchList?.players.map(({ playerName }) => playerName)).toEqual([
    'Ann',
    'Ben',
    'Cleo',
    'Dan',
  ])
  expect(open?.evenings[0]?.queue).toBeNull()
  await app.db
    .updateTable('events')
    .set({ invite: true, invited: 'friends' })
    .where('eventId', '=', eventId)
    .execute()
  app.deps.bus.publish([`event:${eventId}`])
  await shows(({ events, evenings }) => events.length === 0 && evenings.length === 0)
  await close()
  await app.db.deleteFrom('screens').execute()
})

test('while its venue is hidden a screen shows nothing of it, and everything is back after', async () => {
  const { secret, shows, close } = await aScreen()
  const eventId = await anEvent(app.db, { location, organizer: olga.playerId }, { title: 'Games' })
  app.deps.bus.publish([topics.eventsAt(location)])
  await shows(({ events }) => events.some((event) => event.eventId === eventId))
  const desk = await app.socket(ada.token)
  const { fields } = await desk
    .subscribe('locations-byId', { locationId: location, today: '2026-06-01' })
    .next()
  await ada.must('locations-update', { locationId: location, fields: { ...fields, hidden: true } })
  const hidden = await shows(({ isHidden }) => isHidden)
  expect(hidden).toMatchObject({ ...settings, events: [], evenings: [], venue: { name: '' } })
  expect(JSON.stringify(hidden)).not.toMatch(/Pier|Games/)
  expect((await app.visitor.must('screens-beat', { secret })).checkIn).toBeNull()
  await ada.must('locations-update', { locationId: location, fields })
  const back = await shows(({ isHidden }) => !isHidden)
  expect(back?.venue.name).toBe('Pier')
  expect(back?.events).toMatchObject([{ eventId }])
  expect((await app.visitor.must('screens-beat', { secret })).checkIn).not.toBeNull()
  await desk.close()
  await close()
  await app.db.deleteFrom('screens').execute()
  await app.db.deleteFrom('events').where('eventId', '=', eventId).execute()
})

test('screens follow a merge of their venue', async () => {
  const from = await aLocation(app.db, { name: 'Old pier' })
  await anAdmin(app.db, from, ada.playerId)
  const { secret, close } = await aScreen(from)
  await close()
  await app.db.transaction().execute((tx) => mergeLocations(tx, from, location))
  const socket = await app.socket()
  const { screen } = await socket.subscribe('screens-show', { secret }).next()
  expect(screen?.venue.name).toBe('Pier')
  await socket.close()
  await app.db.deleteFrom('screens').execute()
})

test('an admin that is none anymore has no say, and the screens stay', async () => {
  const bea = await app.signedIn('Bea B')
  await anAdmin(app.db, location, bea.playerId)
  const secret = newSecret()
  const added = await bea.must('screens-add', {
    locationId: location,
    code: await askCode(secret),
    settings,
  })
  await app.db.deleteFrom('locations_admin').where('playerId', '=', bea.playerId).execute()
  const again = { locationId: location, screenId: added.screenId }
  expect(read(await bea.call('screens-remove', again))).toBe('not-allowed')
  const socket = await app.socket()
  expect((await socket.subscribe('screens-show', { secret }).next()).screen?.name).toBe('Hall left')
  await socket.close()
  expect(read(await ada.call('screens-remove', { ...again, screenId: randomUUID() }))).toBe('ok')
  const { screenId } = added
  expect(read(await ada.call('screens-remove', { locationId: location, screenId }))).toBe('ok')
})
