// Turning self check-in off carries over to later dates of a series, to templates and copies, and
// survives edits from older clients.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { omitFieldsFor } from '#domain/event/event-fields.ts'
import { toDay } from '#domain/shared/day.ts'
import { eventFieldsAt, type Fields } from '#test/scenes/event-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let olga: TestPlayer
let location: string
beforeAll(async () => {
  app = await startTestApp()
  olga = await app.signedIn('Olga')
  location = await aLocation(app.db)
})
afterAll(() => app.close())

const create = async (
  fields: Fields,
  repeat: { everyWeeks: number; weekdays: number[]; until: null; count: number } | null = null,
) => (await olga.must('events-create', { fields, status: 'published', repeat })).eventId
const turn = (eventId: string, isOn: boolean) => olga.must('checkIns-set', { eventId, isOn })

async function detailOf(eventId: string) {
  const window = await app.socket(olga.token)
  const detail = await window.subscribe('events-byId', { eventId }).next()
  await window.close()
  return detail
}
const isOn = async (eventId: string) => (await detailOf(eventId)).selfCheckIn

async function datesOf(eventId: string): Promise<string[]> {
  const rows = await app.db
    .selectFrom('events')
    .innerJoin('events as asked', 'asked.seriesId', 'events.seriesId')
    .select('events.eventId')
    .where('asked.eventId', '=', eventId)
    .orderBy('events.seriesIndex')
    .execute()
  return rows.map((row) => row.eventId)
}

test('a copy and an event from a template take none where their event took none', async () => {
  const first = await create(eventFieldsAt(location))
  await turn(first, false)
  const { fields } = await detailOf(first)
  const startDate = toDay('2026-06-09')
  const whole = fields
  const copied = { ...whole, ...omitFieldsFor('copy', whole), startDate }
  expect(await isOn(await create(copied))).toBe(false)

  const template = { ...omitFieldsFor('template', whole), tiers: [] }
  await olga.must('templates-save', { name: 'Quiet', fields: template })
  const window = await app.socket(olga.token)
  const [kept] = (await window.subscribe('templates-mine', {}).next()).templates
  await window.close()
  const { tiers: _tiers, ...from } = kept?.fields ?? template
  expect(await isOn(await create({ ...whole, ...from, startDate }))).toBe(false)
  expect(await isOn(await create(eventFieldsAt(location)))).toBe(true)
})

test('turned off at one date of a series it is off at those after it, and so on again', async () => {
  const repeat = { everyWeeks: 1, weekdays: [], until: null, count: 4 }
  const [one = '', two = '', three = '', four = ''] = await datesOf(
    await create(eventFieldsAt(location), repeat),
  )
  const states = async () => [await isOn(one), await isOn(two), await isOn(three), await isOn(four)]
  const window = await app.socket(olga.token)
  const last = window.subscribe('events-byId', { eventId: four })
  await last.next()
  await turn(two, false)
  expect((await last.next()).selfCheckIn).toBe(false)
  await window.close()
  expect(await states()).toEqual([true, false, false, false])
  await turn(three, true)
  expect(await states()).toEqual([true, false, true, true])
})

test('a series that is made of such an event takes none at any date', async () => {
  const repeat = { everyWeeks: 1, weekdays: [], until: null, count: 3 }
  const fields = { ...eventFieldsAt(location), selfCheckIn: false }
  for (const eventId of await datesOf(await create(fields, repeat)))
    expect(await isOn(eventId)).toBe(false)
})

test('a form that was opened before, or that knows nothing of it, turns nothing on', async () => {
  const eventId = await create(eventFieldsAt(location))
  const { fields } = await detailOf(eventId)
  await turn(eventId, false)
  const { selfCheckIn: _on, ...older } = fields
  for (const sent of [fields, older])
    await olga.must('events-update', {
      eventId,
      fields: { ...sent, note: 'Bring water' },
      publish: false,
      scope: 'this',
    })
  expect((await detailOf(eventId)).fields.note).toBe('Bring water')
  expect(await isOn(eventId)).toBe(false)
})
