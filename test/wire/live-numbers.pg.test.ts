// Calls every live query that takes a number with the number at, just beyond and far beyond its
// bounds: each must answer or refuse, without failing or endless retries.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LiveName } from '#contract/contract.ts'
import { liveQueries } from '#contract/live-queries.ts'
import { aClub, aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { listFields, withValue, type BoundedField } from '#test/support/input-bounds.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'

let app: TestApp
let ann: TestPlayer
let locationId: string
let eventId: string
let clubId: string

beforeAll(async () => {
  app = await startTestApp()
  ann = await app.signedIn('Ann')
  await app.signedIn('Ben')
  locationId = await aLocation(app.db)
  await anAdmin(app.db, locationId, ann.playerId)
  clubId = await aClub(app.db, { location: locationId, owner: ann.playerId, name: 'Dinks' })
  eventId = await anEvent(app.db, { location: locationId, organizer: ann.playerId })
})
afterAll(() => app.close())

const day = '2026-06-01'
const filters = {
  type: null,
  gender: null,
  time: null,
  fitsLevel: false,
  placesLeft: false,
  friendsGoing: false,
}

const venueList = () => ({
  locationId,
  from: day,
  to: day,
  limit: 1,
  filters: { type: null, gender: null, time: null, fits: { level: 3 }, placesLeft: false },
})

const inputs: Readonly<Partial<Record<LiveName, () => object>>> = {
  'alerts-list': () => ({ limit: 1 }),
  'clubChats-byClub': () => ({ locationId, clubId, limit: 1 }),
  'clubNotices-list': () => ({ locationId, clubId, limit: 1, counts: false }),
  'contacts-list': () => ({ keeper: { kind: 'player' }, text: '', limit: 1 }),
  'eventChats-byEvent': () => ({ eventId, limit: 1 }),
  'eventLogs-byEvent': () => ({ eventId, limit: 1 }),
  'events-history': () => ({ before: day, limit: 1 }),
  'events-list': () => ({ locationIds: [locationId], from: day, to: day, limit: 1, filters }),
  'events-personalList': () => ({ ...venueList(), friendsGoing: false }),
  'events-publicList': venueList,
  'leaderboards-page': () => ({
    scope: { kind: 'all' },
    window: 'all time',
    metric: 'points',
    discipline: 'doubles',
    after: { value: 1, playerId: 'ben' },
  }),
  'ledger-list': () => ({ unit: 'token', after: 1 }),
  'locationsAdmin-log': () => ({ locationId, limit: 1 }),
  'media-list': () => ({ locationIds: [locationId], limit: 1 }),
  'messageLast-toMe': () => ({ limit: 1 }),
  'messages-summary': () => ({ limit: 1 }),
  'messages-thread': () => ({ playerId: 'ben', limit: 1 }),
}

const numbersOf = (name: LiveName): BoundedField[] =>
  listFields(liveQueries[name].input).filter(({ type }) => type === 'number')
const names = (Object.keys(liveQueries) as LiveName[]).filter((name) => numbersOf(name).length > 0)

const beyond = [2_147_483_648, -2_147_483_649, 2 ** 53, 1e308, -1e308, -1, 0.5]
const valuesFor = ({ min, max }: BoundedField): number[] => {
  const bounds = [min, max].filter((bound) => bound !== null)
  return [...new Set([...bounds.flatMap((bound) => [bound, bound - 1, bound + 1]), ...beyond])]
}

test('every live query that takes a number is asked here', () => {
  expect(Object.keys(inputs).sort()).toEqual(names.toSorted())
})

test.each(names)('%s answers or refuses any number', async (name) => {
  const input = inputs[name]?.()
  const socket = await app.socket(ann.token)
  const plain = socket.subscribe(name, input as never)
  await until('the answer to an ordinary number', () => plain.latest() !== undefined)
  for (const field of numbersOf(name)) {
    for (const value of valuesFor(field)) {
      const isAllowed =
        field.min !== null &&
        field.max !== null &&
        value >= field.min &&
        value <= field.max &&
        Number.isInteger(value)
      const asked = socket.subscribe(name, withValue(input, field.path, value) as never)
      const answer = await until(`an answer to ${value}`, () =>
        asked.latest() === undefined ? asked.refusal()?.code : 'answered',
      )
      expect([value, answer]).toEqual([value, isAllowed ? 'answered' : 'bad-input'])
    }
  }
  await socket.close()
  expect(app.app.hub.stats().waiting).toEqual({ first: 0, refresh: 0 })
})
