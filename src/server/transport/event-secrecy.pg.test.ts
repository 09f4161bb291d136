// A missing event and a hidden one get the same response, byte for byte, over calls and live
// queries.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'

let app: TestApp
let stranger: TestPlayer
let hidden: Record<string, string>
let location: string

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  await app.signedIn('Olga')
  stranger = await app.signedIn('Stranger')
  const place = { location, organizer: 'olga' }
  hidden = {
    'an invitation': await anEvent(app.db, place, { invite: true, invited: 'Friends' }),
    'a draft': await anEvent(app.db, place, { status: 'draft' }),
    'a deleted event': await anEvent(app.db, place, { deleted: true }),
  }
})
afterAll(() => app.close())

const eventCalls = (eventId: string) =>
  [
    ['events-signUp', { eventId, guests: 0 }],
    ['events-setGuests', { eventId, guests: 1 }],
    ['events-withdraw', { eventId }],
    ['events-cancel', { eventId, reason: 'rain' }],
    ['events-delete', { eventId }],
    ['events-update', { eventId, fields: eventFieldsAt(location), publish: false }],
    ['events-addPlayer', { eventId, playerId: 'stranger' }],
    ['events-removePlayer', { eventId, playerId: 'olga' }],
    ['events-movePlayer', { eventId, playerId: 'olga', to: 'waiting' }],
    ['events-swapPlayers', { eventId, playerId: 'olga', withPlayerId: 'stranger' }],
    ['events-checkIn', { eventId, playerId: 'olga', attendance: 'here' }],
    ['events-findPlayers', { eventId, text: 'o' }],
  ] as const

test.each(['an invitation', 'a draft', 'a deleted event'])(
  'every call answers the same for %s as for an unknown id',
  async (kind) => {
    const unknown = eventCalls(randomUUID())
    for (const [index, [name, data]] of eventCalls(hidden[kind] ?? '').entries()) {
      const [there, nowhere] = await Promise.all([
        stranger.raw(name, { data }),
        stranger.raw(name, { data: unknown[index]?.[1] }),
      ])
      expect([name, there.status, there.body]).toEqual([name, nowhere.status, nowhere.body])
      expect(there.body).toMatchObject({ error: { details: { code: 'event-not-found' } } })
    }
  },
)

test.each(['an invitation', 'a draft', 'a deleted event'])(
  'a window on %s is refused as one on an unknown id',
  async (kind) => {
    const window = await app.socket(stranger.token)
    const refusals = await Promise.all(
      [hidden[kind] ?? '', randomUUID()].map((eventId) =>
        window.subscribe('events-byId', { eventId }).refused(),
      ),
    )
    expect(refusals).toEqual([{ code: 'event-not-found' }, { code: 'event-not-found' }])
    expect(window.frames.filter(({ type }) => type === 'subscribed')).toEqual([])
    await window.close()
  },
)

test('an event that closes to guests only disappears from a stranger’s open window', async () => {
  const olga = await app.signedIn('Olga2')
  const { eventId } = await olga.must('events-create', {
    fields: eventFieldsAt(location),
    status: 'published',
  })
  const window = await app.socket(stranger.token)
  const view = window.subscribe('events-byId', { eventId })
  await view.next()
  await olga.must('events-update', {
    eventId,
    fields: eventFieldsAt(location, { invite: true, invited: 'Friends', title: 'Secret' }),
    publish: false,
  })
  expect(await view.refused()).toEqual({ code: 'event-not-found' })
  await until('everything sent', () => window.frames.some(({ type }) => type === 'refused'))
  expect(JSON.stringify(view.snapshots)).not.toContain('Secret')
  await window.close()
})
