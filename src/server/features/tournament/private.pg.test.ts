// Private tournaments: only those who may see them find them anywhere, and divisions follow.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { topics } from '#server/live/topics.ts'
import { alertKindsOf, eventFieldsAt, signUp } from '#test/scenes/event-scene.ts'
import { divisionFieldsFor, tournamentFieldsAt } from '#test/scenes/tournament-scene.ts'
import { aClub, aFriend, aLocation } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let olga: TestPlayer
let ann: TestPlayer
let sam: TestPlayer
let made = 0
const forClub = { invite: true, invited: 'Dinkers' }

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  ;[olga, ann, sam] = await Promise.all([
    app.signedIn('Olga'),
    app.signedIn('Ann'),
    app.signedIn('Sam'),
  ])
  await aClub(app.db, { location, owner: 'olga', name: 'Dinkers', members: ['ann'] })
})
beforeEach(() => app.clock.set(testStart))
afterAll(() => app.close())

type Changes = Parameters<typeof tournamentFieldsAt>[1]

async function aTournament(changes: Changes = forClub) {
  const name = `Secret ${++made}`
  const { tournamentId } = await olga.must('tournaments-create', {
    fields: tournamentFieldsAt(location, { name, ...changes }),
  })
  const { eventId } = await addDivision(tournamentId)
  return { tournamentId, eventId, name }
}

const addDivision = (tournamentId: string, title = 'Secret: Doubles') =>
  olga.must('tournaments-addDivision', {
    tournamentId,
    division: divisionFieldsFor('singles', { title, play: 'singles' }),
  })

const change = (tournamentId: string, name: string, changes: Changes) =>
  olga.call('tournaments-update', {
    tournamentId,
    fields: tournamentFieldsAt(location, { name, ...changes }),
  })

const codeOf = (result: { ok: boolean; refusal?: { code: string } }): string =>
  result.ok ? 'ok' : (result.refusal?.code ?? '')

const days = { from: '2026-06-01', to: '2026-06-30' }

async function openWindows(who: TestPlayer, tournamentId: string, eventId: string) {
  const socket = await app.socket(who.token)
  const windows = {
    list: socket.subscribe('tournaments-atLocation', { locationId: location }),
    tournament: socket.subscribe('tournaments-byId', { tournamentId }),
    day: socket.subscribe('tournaments-day', { tournamentId }),
    event: socket.subscribe('events-byId', { eventId }),
    card: socket.subscribe('events-publicList', {
      locationId: location,
      ...days,
      limit: 50,
      filters: { type: null, gender: null, time: null, placesLeft: false, fits: null },
    }),
  }
  return { ...windows, close: () => socket.close() }
}

type Windows = Awaited<ReturnType<typeof openWindows>>

/** Waits until every window shows the tournament and its division, or none does. */
async function expectShown(
  { list, tournament, day, event, card }: Windows,
  { tournamentId, eventId }: { tournamentId: string; eventId: string },
  isShown: boolean,
): Promise<void> {
  await list.until(
    ({ tournaments }) => tournaments.some((each) => each.tournamentId === tournamentId) === isShown,
  )
  await card.until(({ events }) => isShown || events.every((each) => each.eventId !== eventId))
  for (const window of [tournament, day, event]) await (isShown ? window.next() : window.refused())
}

async function isSeenBy(who: TestPlayer, tournamentId: string): Promise<boolean> {
  const socket = await app.socket(who.token)
  const list = socket.subscribe('tournaments-atLocation', { locationId: location })
  const { tournaments } = await list.next()
  await socket.close()
  const winners = await who.call('tournaments-winners', { tournamentId })
  const isListed = tournaments.some((each) => each.tournamentId === tournamentId)
  expect(winners.ok).toBe(isListed)
  return isListed
}

test('only those it invites see a private tournament and its divisions', async () => {
  const secret = await aTournament()
  for (const [who, isShown] of [
    [olga, true],
    [ann, true],
    [sam, false],
  ] as const) {
    const windows = await openWindows(who, secret.tournamentId, secret.eventId)
    await expectShown(windows, secret, isShown)
    expect(
      windows.card.latest()?.events.some(({ eventId }) => eventId === secret.eventId) ?? false,
    ).toBe(false)
    expect(await isSeenBy(who, secret.tournamentId)).toBe(isShown)
    await windows.close()
  }
  expect(codeOf(await sam.call('events-signUp', { eventId: secret.eventId, guests: 0 }))).toBe(
    'event-not-found',
  )
})

test('made private, it vanishes from open windows with its divisions; made public, it is back', async () => {
  const open = await aTournament({})
  const windows = await openWindows(sam, open.tournamentId, open.eventId)
  await expectShown(windows, open, true)
  expect(codeOf(await change(open.tournamentId, open.name, forClub))).toBe('ok')
  await expectShown(windows, open, false)
  expect(codeOf(await change(open.tournamentId, open.name, { invite: false }))).toBe('ok')
  await windows.list.until(({ tournaments }) =>
    tournaments.some(({ tournamentId }) => tournamentId === open.tournamentId),
  )
  await windows.card.until(({ events }) => events.some(({ eventId }) => eventId === open.eventId))
  await windows.close()
  expect(await isSeenBy(sam, open.tournamentId)).toBe(true)
})

test('an older screen that saves other fields leaves it private', async () => {
  const secret = await aTournament()
  await change(secret.tournamentId, secret.name, { note: 'Bring water' })
  expect(await isSeenBy(sam, secret.tournamentId)).toBe(false)
})

test('a player invited by name or in a division sees it, and not once that ends', async () => {
  const { tournamentId, eventId } = await aTournament()
  const socket = await app.socket(sam.token)
  const list = socket.subscribe('tournaments-atLocation', { locationId: location })
  const shows = (isShown: boolean) =>
    list.until(
      ({ tournaments }) =>
        tournaments.some((each) => each.tournamentId === tournamentId) === isShown,
    )
  await shows(false)
  await olga.must('events-invitePlayer', { eventId, playerId: 'sam' })
  await shows(true)
  const tournament = socket.subscribe('tournaments-byId', { tournamentId })
  await tournament.next()
  await olga.must('events-uninvitePlayer', { eventId, playerId: 'sam' })
  await shows(false)
  await tournament.refused()
  await olga.must('events-addPlayer', { eventId, playerId: 'sam' })
  await shows(true)
  expect(await isSeenBy(sam, tournamentId)).toBe(true)
  await olga.must('events-removePlayer', { eventId, playerId: 'sam' })
  await shows(false)
  await socket.close()
})

test('its group hears of it once, however many divisions it has', async () => {
  const bea = await app.signedIn('Bea')
  await aClub(app.db, { location, owner: 'olga', name: 'Lobbers', members: ['bea'] })
  const { tournamentId } = await aTournament({ invite: true, invited: 'Lobbers' })
  await addDivision(tournamentId, 'Secret: Women')
  await addDivision(tournamentId, 'Secret: Men')
  expect(await alertKindsOf(app.db, bea.playerId)).toEqual(['event-invited'])
  const open = await aTournament({})
  await addDivision(open.tournamentId, 'Open: Women')
  await change(open.tournamentId, open.name, { invite: true, invited: 'Lobbers' })
  expect(await alertKindsOf(app.db, bea.playerId)).toEqual(['event-invited', 'event-invited'])
})

test('a division stays as private as its tournament', async () => {
  const { tournamentId, eventId, name } = await aTournament()
  const edit = (changes: object) =>
    olga.call('events-update', {
      eventId,
      fields: {
        ...eventFieldsAt(location),
        title: 'Secret: Doubles',
        type: 'tournament',
        play: 'singles',
        ...changes,
      },
      publish: false,
      scope: 'this',
    })
  expect(codeOf(await edit({ invite: false, invited: '' }))).toBe('run-by-tournament')
  expect(codeOf(await edit({ invite: true, invited: 'Friends' }))).toBe('run-by-tournament')
  await change(tournamentId, name, { invite: true, invited: 'Friends' })
  expect(await isSeenBy(ann, tournamentId)).toBe(false)
  await aFriend(app.db, 'olga', 'ann')
  app.deps.bus.publish([topics.relations('ann')])
  expect(await isSeenBy(ann, tournamentId)).toBe(true)
})

test('it invites no club but one of its organizer', async () => {
  await aClub(app.db, { location, owner: 'sam', name: 'Smashers' })
  const { tournamentId, name } = await aTournament()
  const asked = { invite: true, invited: 'Smashers' }
  expect(codeOf(await change(tournamentId, name, asked))).toBe('invited-unknown')
  expect(
    codeOf(await olga.call('tournaments-create', { fields: tournamentFieldsAt(location, asked) })),
  ).toBe('invited-unknown')
})

test('its public link stays with those who run it, and works for those who got it', async () => {
  const { tournamentId, eventId } = await aTournament()
  await signUp(ann, eventId)
  const { watchKey } = await olga.must('tournaments-setWatch', { tournamentId, isOn: true })
  const socket = await app.socket(ann.token)
  const seen = await socket.subscribe('tournaments-byId', { tournamentId }).next()
  expect(seen.watchKey).toBeNull()
  expect(seen.divisions.every((division) => division.watchKey === null)).toBe(true)
  const linked = socket.subscribe('tournaments-watch', { watchKey: watchKey ?? '' })
  expect((await linked.next()).tournamentId).toBe(tournamentId)
  await socket.close()
})

test('it follows the new name of its club, and is for nobody after the end of it', async () => {
  const cal = await app.signedIn('Cal')
  await aClub(app.db, { location, owner: 'olga', name: 'Netters', members: ['cal'] })
  const { tournamentId } = await aTournament({ invite: true, invited: 'Netters' })
  const socket = await app.socket(cal.token)
  const tournament = socket.subscribe('tournaments-byId', { tournamentId })
  await tournament.next()
  await olga.must('clubs-rename', { locationId: location, clubId: 'netters', clubName: 'Poachers' })
  await tournament.until(({ fields }) => fields.invited === 'Poachers')
  await olga.must('clubs-delete', { locationId: location, clubId: 'poachers' })
  await tournament.refused()
  await socket.close()
})
