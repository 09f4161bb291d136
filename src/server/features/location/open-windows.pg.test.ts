// Renaming a venue and changing its admins reaches every open window that shows them, and one
// opened meanwhile.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LiveName } from '#contract/contract.ts'
import { eventFieldsAt, signUp } from '#test/scenes/event-scene.ts'
import { leagueFieldsAt, openLeague } from '#test/scenes/league-scene.ts'
import { aLocation, anAdmin } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let count = 0
let ada: TestPlayer, ben: TestPlayer, cleo: TestPlayer
let place: string, eventId: string, leagueSeriesId: string, watchKey: string
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

beforeEach(async () => {
  count += 1
  place = await aLocation(app.db, { name: 'Old Pier' })
  const named = (name: string) => app.signedIn(`${name}${count}`, { homeLocation: place })
  ;[ada, ben, cleo] = [await named('Ada'), await named('Ben'), await named('Cleo')]
  await anAdmin(app.db, place, ada.playerId)
  eventId = (
    await ben.must('events-create', {
      fields: eventFieldsAt(place, { type: 'round robin' }),
      status: 'published',
      repeat: null,
    })
  ).eventId
  await signUp(cleo, eventId)
  await ben.must('eventTeams-request', { eventId, playerId: cleo.playerId })
  leagueSeriesId = await openLeague(ben, leagueFieldsAt(place))
  await ben.must('matchLists-start', { eventId })
  watchKey = (await ben.must('matchLists-setWatch', { eventId, isOn: true })).watchKey ?? ''
})

type Shown = { query: LiveName; input: object }
const shown = (query: LiveName, input: object): Shown => ({ query, input })

async function reach(
  windows: readonly Shown[],
  word: string,
  change: () => Promise<unknown>,
): Promise<void> {
  const says = (answer: unknown): boolean => JSON.stringify(answer).includes(word)
  const open = await Promise.all(
    windows.map(async ({ query, input }) =>
      (await app.socket(cleo.token)).subscribe(query, input as never),
    ),
  )
  for (const [index, window] of open.entries())
    expect([windows[index]?.query, says(await window.next())]).toEqual([
      windows[index]?.query,
      false,
    ])
  await change()
  const late = await Promise.allSettled(open.map((window) => window.until(says)))
  expect(
    windows
      .filter((_window, index) => late[index]?.status !== 'fulfilled')
      .map(({ query }) => query),
  ).toEqual([])
  for (const { query, input } of windows.filter((window) => window.query !== 'messages-thread'))
    expect(says(await (await app.socket(ben.token)).subscribe(query, input as never).next())).toBe(
      true,
    )
}

const namedEverywhere = (): Shown[] => [
  shown('events-byId', { eventId }),
  shown('matchLists-byEvent', { eventId }),
  shown('matchLists-watch', { watchKey }),
  shown('leagues-byId', { leagueSeriesId }),
  shown('leagues-atLocation', { locationId: place }),
  shown('locations-byId', { locationId: place, today: '2026-06-01' }),
  shown('clubs-atLocation', { locationId: place }),
  shown('events-mine', { from: '2026-06-01' }),
  shown('players-byId', { playerId: ada.playerId }),
  shown('messages-thread', { playerId: ben.playerId, limit: 10 }),
  shown('players-me', {}),
]

describe('another name of a venue', () => {
  test('is shown by its events, match lists, leagues, players and conversations', async () => {
    const { fields } = await (
      await app.socket(ada.token)
    )
      .subscribe('locations-byId', { locationId: place, today: '2026-06-01' })
      .next()
    await reach(namedEverywhere(), 'New Pier', () =>
      ada.must('locations-update', { locationId: place, fields: { ...fields, name: 'New Pier' } }),
    )
  })
})

describe('another admin of a venue', () => {
  const invite = async (): Promise<string> => {
    await ada.must('locationsAdmin-invite', { locationId: place, playerId: ben.playerId })
    const { messages } = await (
      await app.socket(ben.token)
    )
      .subscribe('messages-thread', { playerId: ada.playerId, limit: 10 })
      .next()
    return messages[0]?.messageId ?? ''
  }
  const admins = (answer: { locationAdmins: string[] }) => answer.locationAdmins.toSorted()

  test('is known to its events as soon as they are one, and no longer when they have left', async () => {
    const messageId = await invite()
    const watching = (await app.socket(cleo.token)).subscribe('events-byId', { eventId })
    expect(admins(await watching.next())).toEqual([ada.playerId])
    await ben.must('locationsAdmin-accept', { messageId })
    await watching.until((answer) => answer.locationAdmins.length === 2)
    expect(
      admins(await (await app.socket(ben.token)).subscribe('events-byId', { eventId }).next()),
    ).toEqual([ada.playerId, ben.playerId])
    await ada.must('playerLocations-setActive', { locationId: place, active: false })
    await watching.until((answer) => admins(answer).join() === ben.playerId)
    expect(
      admins(await (await app.socket(ada.token)).subscribe('events-byId', { eventId }).next()),
    ).toEqual([ben.playerId])
  })

  test('is none any more when their account is deleted', async () => {
    await anAdmin(app.db, place, ben.playerId)
    const watching = (await app.socket(cleo.token)).subscribe('events-byId', { eventId })
    expect(admins(await watching.next())).toHaveLength(2)
    await app.db
      .updateTable('auth_sessions')
      .set({ createdAt: new Date(app.clock.now()) })
      .where('userId', '=', ada.userId)
      .execute()
    await app.db
      .updateTable('auth_accounts')
      .set({ providerId: 'google' })
      .where('userId', '=', ada.userId)
      .execute()
    await ada.must('account-delete', { playerName: ada.playerId, password: null })
    await watching.until((answer) => admins(answer).join() === ben.playerId)
  })
})
