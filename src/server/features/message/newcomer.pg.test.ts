// Who came less than a week ago begins five conversations a day. Answers, friends of old and everybody else are free.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { signUp } from '#test/support/event-scene.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

const hour = 3_600_000
const done = { ok: true, value: { success: true } }
const times = (count: number): object[] => Array.from({ length: count }, () => done)
const tooMany = (seconds: number) => ({ ok: false, refusal: { code: 'too-many-new-threads', params: { n: 5, seconds } } })

let app: TestApp
let players: TestPlayer[]
let others: string[]
let round = 0
beforeAll(async () => {
  app = await startTestApp()
  players = await Promise.all(Array.from({ length: 12 }, (_, index) => app.signedIn(`Other${index}`)))
  others = players.map(({ playerId }) => playerId)
})
beforeEach(() => { app.clock.set(testStart) })
afterAll(() => app.close())

const player = (ageHours: number): Promise<TestPlayer> => app.signedIn(`New${round++}`, { created: new Date(testStart - ageHours * hour) })
const send = (from: TestPlayer, to: string | undefined, messageId = randomUUID()) => from.call('messages-send', { messageId, toId: to ?? '', message: 'Hello' })
const sendToAll = async (from: TestPlayer, to: readonly string[]) => {
  const answers = []
  for (const playerId of to) answers.push(await send(from, playerId))
  return answers
}

test('a newcomer begins five conversations a day, goes on in them, and begins the next when the first is a day old', async () => {
  const newcomer = await player(1)
  expect(await send(newcomer, others[0])).toEqual(done)
  app.clock.advance(hour)
  expect(await sendToAll(newcomer, others.slice(1, 5))).toEqual(times(4))
  expect(await send(newcomer, others[5])).toEqual(tooMany(23 * 3600))
  expect(await send(newcomer, others[0])).toEqual(done)
  app.clock.set(testStart + 24 * hour)
  expect(await send(newcomer, others[5])).toEqual(done)
  expect(await send(newcomer, others[6])).toEqual(tooMany(3600))
})

test('the refusal travels as 429 with Retry-After, and nothing is stored', async () => {
  const newcomer = await player(1)
  await sendToAll(newcomer, others.slice(0, 5))
  const refused = await newcomer.raw('messages-send', { data: { messageId: randomUUID(), toId: others[5], message: 'Hello' } })
  expect(refused).toMatchObject({ status: 429, body: { error: { status: 'RESOURCE_EXHAUSTED', message: 'too-many-new-threads' } } })
  expect(refused.headers.get('retry-after')).toBe('86400')
  expect(await app.db.selectFrom('messages').select('to_id').where('from_id', '=', newcomer.playerId).execute()).toHaveLength(5)
})

test('a week after they came players begin as many as they like', async () => {
  expect(await sendToAll(await player(7 * 24), others)).toEqual(times(12))
  const younger = await player(7 * 24 - 1)
  expect((await sendToAll(younger, others)).filter(({ ok }) => ok)).toHaveLength(5)
})

test('answering begins nothing', async () => {
  const newcomer = await player(1)
  for (const writer of await Promise.all(Array.from({ length: 6 }, () => player(10_000)))) {
    await send(writer, newcomer.playerId)
    expect(await send(newcomer, writer.playerId)).toEqual(done)
  }
  expect(await sendToAll(newcomer, others.slice(0, 6))).toEqual([...times(5), tooMany(86_400)])
})

test('a message to a roster begins nothing, and its receivers can be written to', async () => {
  const newcomer = await player(1)
  const eventId = await anEvent(app.db, { location: await aLocation(app.db), organizer: newcomer.playerId })
  for (const entering of players.slice(0, 7)) await signUp(entering, eventId)
  expect(await newcomer.must('messages-toRoster', { eventId, to: 'all', message: 'See you' })).toEqual({ sent: 7 })
  expect(await send(newcomer, others[0])).toEqual(done)
  expect(await sendToAll(newcomer, others.slice(7, 12))).toEqual(times(5))
})

test('of many begun at once five go out, and a message sent again is none that begins', async () => {
  const newcomer = await player(1)
  const answers = await Promise.all(others.map((playerId) => send(newcomer, playerId)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
  const again = await player(1)
  const messageId = randomUUID()
  await sendToAll(again, others.slice(0, 4))
  expect(await Promise.all(Array.from({ length: 6 }, () => send(again, others[4], messageId)))).toEqual(times(6))
})
