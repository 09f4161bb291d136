// An Idempotency-Key belongs to one call with one input; with another one it is refused.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#domain/shared/result.ts'
import { topics } from '#server/live/topics.ts'
import { rosterInWords } from '#test/scenes/event-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'

let app: TestApp
let ann: TestPlayer
let location: string

beforeAll(async () => {
  app = await startTestApp()
  ann = await app.signedIn('Ann')
  location = await aLocation(app.db)
})
afterAll(() => app.close())

const reused = refuse('key-reused')
const done = ok({ success: true })
const makeEvent = () =>
  anEvent(app.db, { location, organizer: ann.playerId }, { guestsPerPlayer: 2 })
const setHeadline = (headline: string, key: string) =>
  ann.call('players-updatePlayer', { playerId: ann.playerId, fields: { headline } }, key)

test('a key sent again with another input is refused with 409, and nothing changes', async () => {
  const key = randomUUID()
  expect(await setHeadline('Lefty', key)).toEqual(done)
  expect(await setHeadline('Righty', key)).toEqual(reused)
  const data = { playerId: ann.playerId, fields: { headline: 'Righty' } }
  const answer = await ann.raw('players-updatePlayer', { data }, { 'idempotency-key': key })
  expect(answer).toMatchObject({
    status: 409,
    body: { error: { status: 'ALREADY_EXISTS', message: 'key-reused' } },
  })
  const row = await app.db
    .selectFrom('players')
    .select('headline')
    .where('playerId', '=', ann.playerId)
    .executeTakeFirst()
  expect(row?.headline).toBe('Lefty')
  expect(await setHeadline('Lefty', key)).toEqual(done)
})

test('the order of fields makes no other input', async () => {
  const key = randomUUID()
  const send = (body: string) => ann.raw('players-updatePlayer', body, { 'idempotency-key': key })
  expect(
    await send('{"data":{"playerId":"ann","fields":{"headline":"A","summary":"B"}}}'),
  ).toMatchObject({ status: 200 })
  expect(
    await send('{"data":{"fields":{"summary":"B","headline":"A"},"playerId":"ann"}}'),
  ).toMatchObject({ status: 200 })
  expect(
    await send('{"data":{"fields":{"summary":"A","headline":"B"},"playerId":"ann"}}'),
  ).toMatchObject({ status: 409 })
})

test('so it is in the batches of a roster: before, and in the same batch', async () => {
  const eventId = await makeEvent()
  const key = randomUUID()
  const signUp = (guests: number) => ann.call('events-signUp', { eventId, guests }, key)
  const answers = await Promise.all([signUp(0), signUp(1), signUp(0), signUp(2)])
  expect(answers.filter(({ ok: isOk }) => !isOk)).toEqual([reused, reused])
  expect(await signUp(1)).toEqual(reused)
  expect(await signUp(0)).toEqual(ok({ place: 'playing', position: null }))
  expect(await rosterInWords(app.db, eventId)).toBe('ann')
})

test('an answer kept before inputs were is given whatever the input', async () => {
  const key = randomUUID()
  await setHeadline('Old', key)
  await app.db
    .updateTable('call_answers')
    .set({ inputHash: null })
    .where('requestId', '=', key)
    .execute()
  expect(await setHeadline('New', key)).toEqual(done)
})

test('a retry after its venue was merged into another gets its answer', async () => {
  const [old, into] = [await aLocation(app.db), await aLocation(app.db)]
  const key = randomUUID()
  const activate = () =>
    ann.call('playerLocations-setActive', { locationId: old, active: true }, key)
  const first = await activate()
  expect(first).toMatchObject({ ok: true })
  await app.db
    .updateTable('locations')
    .set({ mergedInto: into, hidden: true })
    .where('locationId', '=', old)
    .execute()
  app.deps.bus.publish([topics.mergedLocations()])
  await until('the old id leads on', async () => {
    await ann.call('playerLocations-setActive', { locationId: old, active: true })
    const rows = await app.db
      .selectFrom('player_locations')
      .select('locationId')
      .where('playerId', '=', ann.playerId)
      .where('locationId', '=', into)
      .execute()
    return rows.length === 1
  })
  expect(await activate()).toEqual(first)
})
