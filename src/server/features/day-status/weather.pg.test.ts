// A venue's weather through the API: outdoors and near an event only.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

const hourMs = 3_600_000
let app: TestApp
let ann: TestPlayer
const asked: string[] = []

beforeAll(async () => {
  app = await startTestApp({
    weather: {
      forecast: ({ locationId }) => {
        asked.push(locationId)
        return Promise.resolve(
          [-2, 0, 6, 30].map((hours) => ({
            at: testStart + hours * hourMs,
            celsius: 18,
            rain: 60,
          })),
        )
      },
    },
  })
  ann = await app.signedIn('Ann')
})
afterAll(() => app.close())

const aVenue = async (indoor: boolean | null, event: { startDate: string } | null) => {
  const location = await aLocation(app.db)
  await app.db.updateTable('locations').set({ indoor }).where('locationId', '=', location).execute()
  if (event !== null) await anEvent(app.db, { location, organizer: ann.playerId }, event)
  return location
}
const today = { startDate: '2026-06-01' }

test('an outdoor venue with an event soon tells the hours of the coming day', async () => {
  const locationId = await aVenue(false, today)
  const { hours } = await ann.must('locations-weather', { locationId })
  expect(hours).toEqual([
    { at: '2026-06-01T12:00:00.000Z', celsius: 18, rain: 60 },
    { at: '2026-06-01T18:00:00.000Z', celsius: 18, rain: 60 },
  ])
  expect(asked).toEqual([locationId])
})

test.each([
  ['indoors', true, today],
  ['of which nobody said', null, today],
  ['with nothing on', false, null],
  ['with an event in a week', false, { startDate: '2026-06-08' }],
] as const)('a venue %s is never asked about', async (_name, indoor, event) => {
  asked.length = 0
  const locationId = await aVenue(indoor, event)
  expect(await ann.must('locations-weather', { locationId })).toEqual({ hours: [] })
  expect(asked).toEqual([])
})
