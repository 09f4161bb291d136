// New cohosts of an event are told.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alertKindsOf, eventFieldsAt } from '#test/scenes/event-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let olga: TestPlayer, ann: TestPlayer

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
  ann = await app.signedIn('Ann')
  await app.signedIn('Ben')
})
afterAll(() => app.close())

const fieldsWith = (cohosts: string[]) => eventFieldsAt(location, { cohosts })
const change = (by: TestPlayer, eventId: string, cohosts: string[]) =>
  by.must('events-update', { eventId, fields: fieldsWith(cohosts), publish: false })

test('a new cohost is told once, of a series too, and a removed one finds no such alert', async () => {
  const eventId = (
    await olga.must('events-create', { fields: fieldsWith(['ann']), status: 'published' })
  ).eventId
  expect(await alertKindsOf(app.db, 'ann')).toEqual(['event-cohost'])
  await change(olga, eventId, ['ann', 'ben'])
  expect(await alertKindsOf(app.db, 'ann')).toEqual(['event-cohost'])
  expect(await alertKindsOf(app.db, 'ben')).toEqual(['event-cohost'])
  await change(ann, eventId, ['ann'])
  expect(await alertKindsOf(app.db, 'ben')).toEqual([])
  await change(olga, eventId, [])
  expect(await alertKindsOf(app.db, 'ann')).toEqual([])
  await olga.must('events-create', {
    fields: fieldsWith(['ben']),
    status: 'published',
    repeat: { everyWeeks: 1, weekdays: [], until: null, count: 3 },
  })
  expect(await alertKindsOf(app.db, 'ben')).toEqual(['event-cohost'])
})
