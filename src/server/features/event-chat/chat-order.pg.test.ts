// A chat's messages have one order for everyone, so a read marker never covers a message that
// appears later.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '#test/scenes/event-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { until } from '#test/support/until.ts'
import { addToChat } from './queries.ts'

let app: TestApp
let olga: TestPlayer, ann: TestPlayer
let eventId: string
beforeAll(async () => {
  app = await startTestApp()
  olga = await app.signedIn('Olga')
  ann = await app.signedIn('Ann')
  eventId = await anEvent(app.db, { location: await aLocation(app.db), organizer: olga.playerId })
  await signUp(ann, eventId)
})
afterAll(() => app.close())

async function chatOf(player: TestPlayer) {
  const window = await app.socket(player.token)
  const chat = await window.subscribe('eventChats-byEvent', { eventId, limit: 50 }).next()
  await window.close()
  return chat
}

test('messages written in one millisecond have different instants', async () => {
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      (index % 2 === 0 ? olga : ann).must('eventChats-send', {
        messageId: randomUUID(),
        eventId,
        message: `number ${index}`,
      }),
    ),
  )
  const { messages } = await chatOf(ann)
  expect(new Set(messages.map(({ created }) => created)).size).toBe(12)
})

const isSomeoneWaiting = async (): Promise<boolean> =>
  (
    await sql<{
      n: number
    }>`select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(
      app.db,
    )
  ).rows[0]?.n !== 0

test('a message that another node wrote at the same time, by a clock behind, is unread behind the one that was read', async () => {
  const now = app.clock.now() + 60_000
  const [first, second] = [randomUUID(), randomUUID()]
  const written = { eventId, playerId: olga.playerId, message: 'at once' }
  let other: Promise<boolean> = Promise.resolve(false)
  await app.db.transaction().execute(async (tx) => {
    await addToChat(tx, { ...written, messageId: first, now: now + 5000 })
    other = app.db
      .transaction()
      .execute((another) => addToChat(another, { ...written, messageId: second, now }))
    await Promise.race([other, until('the second waits', isSomeoneWaiting)])
  })
  await other
  await ann.must('eventChats-markRead', { messageId: first })
  const { messages, unread } = await chatOf(ann)
  expect({ last: messages.at(-1)?.messageId, unread }).toEqual({ last: second, unread: 1 })
})
