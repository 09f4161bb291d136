// An event's chat and its log: who reads and writes, and what organizers see.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDoors, signUp } from '#test/scenes/event-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { deliverDue } from '../delivery/jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const refused = (code: string, params?: object) => ({
  ok: false,
  refusal: params === undefined ? { code } : { code, params },
})

async function scene(names: readonly string[]) {
  const location = await aLocation(app.db)
  const people: TestPlayer[] = []
  for (const name of names) people.push(await app.signedIn(name))
  const [organizer] = people
  if (organizer === undefined) throw new Error('an event needs an organizer')
  const eventId = await anEvent(
    app.db,
    { location, organizer: organizer.playerId },
    { title: 'Finals', maxPlayers: 2 },
  )
  return { eventId, people }
}
const say = (
  from: TestPlayer,
  eventId: string,
  message: string,
  messageId: string = randomUUID(),
) => from.call('eventChats-send', { messageId, eventId, message })

test('what one writes everyone in the event reads at once, in order, and nobody else', async () => {
  const {
    eventId,
    people: [olga, ann, ben],
  } = await scene(['Olga', 'Ann', 'Ben'])
  if (olga === undefined || ann === undefined || ben === undefined) throw new Error('three people')
  await signUp(ann, eventId)
  const window = await app.socket(ann.token)
  const chat = window.subscribe('eventChats-byEvent', { eventId, limit: 2 })
  expect(await chat.next()).toEqual({ isIn: true, more: false, unread: 0, messages: [] })
  const key = randomUUID()
  for (let again = 0; again < 2; again += 1)
    expect((await say(olga, eventId, 'Court 3 is wet', key)).ok).toBe(true)
  await chat.until(({ messages }) => messages.length === 1)
  await say(ann, eventId, 'I bring a towel')
  await say(olga, eventId, 'Thanks')
  const { messages, more } = await chat.until(
    (value) => value.messages.at(-1)?.message === 'Thanks',
  )
  expect({
    more,
    words: messages.map(({ playerName, message, mayRemove }) => [playerName, message, mayRemove]),
  }).toEqual({
    more: true,
    words: [
      ['Ann', 'I bring a towel', true],
      ['Olga', 'Thanks', false],
    ],
  })
  expect(await ann.call('eventChats-send', { messageId: key, eventId, message: 'mine' })).toEqual(
    refused('bad-input', { field: 'messageId' }),
  )

  const outside = await app.socket(ben.token)
  expect(await outside.subscribe('eventChats-byEvent', { eventId, limit: 20 }).next()).toEqual({
    isIn: false,
    more: false,
    unread: 0,
    messages: [],
  })
  expect(await say(ben, eventId, 'hello')).toEqual(refused('not-allowed'))
  expect(await ben.call('eventChats-remove', { messageId: key })).toEqual(
    refused('message-not-found'),
  )
  expect(await ann.call('eventChats-remove', { messageId: key })).toEqual(refused('not-allowed'))
  // Its reload at an unknown time would disturb the counts below.
  await outside.close()
  await olga.must('eventChats-remove', { messageId: messages[0]?.messageId ?? '' })
  await chat.until((value) => value.messages.every(({ message }) => message !== 'I bring a towel'))
  expect(
    (
      await statementsOf(() =>
        window.subscribe('eventChats-byEvent', { eventId, limit: 20 }).next(),
      )
    ).length,
  ).toBeLessThanOrEqual(3)
  await window.close()
})

test('the others are told once outside the app; a block parts two in the chat too', async () => {
  const {
    eventId,
    people: [cleo, dan, eve],
  } = await scene(['Cleo', 'Dan', 'Eve'])
  if (cleo === undefined || dan === undefined || eve === undefined) throw new Error('three people')
  for (const player of [dan, eve]) {
    await signUp(player, eventId)
    await app.db
      .insertInto('push_devices')
      .values({
        deviceId: randomUUID(),
        playerId: player.playerId,
        endpoint: `https://push.example/${player.playerId}`,
        p256dh: 'p',
        auth: 'a',
        name: 'Phone',
        created: new Date(),
      })
      .execute()
  }
  await dan.must('players-block', { playerId: eve.playerId, blocked: true })
  await say(dan, eventId, 'Who has balls?')
  await say(cleo, eventId, 'I do')
  const told = await app.db
    .selectFrom('deliveries')
    .select(['playerId', 'kind', 'batch'])
    .where('eventId', '=', eventId)
    .where('kind', '=', 'event-message')
    .orderBy('playerId')
    .execute()
  expect(told).toEqual(
    ['dan', 'eve'].map((playerId) => ({
      playerId,
      kind: 'event-message',
      batch: `event-chat:${eventId}`,
    })),
  )
  const window = await app.socket(eve.token)
  expect(
    (await window.subscribe('eventChats-byEvent', { eventId, limit: 20 }).next()).messages.map(
      ({ message }) => message,
    ),
  ).toEqual(['I do'])
  await window.close()
})

test('what others wrote is unread until it was read, in every window of who read it; then it is told nowhere else', async () => {
  const {
    eventId,
    people: [jan, kay, lou],
  } = await scene(['Jan', 'Kay', 'Lou'])
  if (jan === undefined || kay === undefined || lou === undefined) throw new Error('three people')
  for (const player of [kay, lou]) await signUp(player, eventId)
  await app.db
    .insertInto('push_devices')
    .values({
      deviceId: randomUUID(),
      playerId: kay.playerId,
      endpoint: 'https://push.example/kay',
      p256dh: 'p',
      auth: 'a',
      name: 'Phone',
      created: new Date(),
    })
    .execute()
  const windows = [
    await app.socket(kay.token),
    await app.socket(kay.token),
    await app.socket(lou.token),
  ]
  const [here, there, other] = windows.map((window) =>
    window.subscribe('eventChats-byEvent', { eventId, limit: 20 }),
  )
  if (here === undefined || there === undefined || other === undefined)
    throw new Error('three windows')
  const ids: string[] = []
  for (const [from, message] of [
    [jan, 'one'],
    [kay, 'mine'],
    [lou, 'two'],
  ] as const) {
    app.clock.advance(1000)
    ids.push(randomUUID())
    await say(from, eventId, message, ids.at(-1))
  }
  const [first = '', , last = ''] = ids
  await Promise.all([here, there].map((chat) => chat.until(({ unread }) => unread === 2)))
  for (const through of [last, first, last])
    await kay.must('eventChats-markRead', { messageId: through })
  await Promise.all([here, there].map((chat) => chat.until(({ unread }) => unread === 0)))
  expect((await other.until(({ messages }) => messages.length === 3)).unread).toBe(2)
  app.clock.advance(1000)
  await say(jan, eventId, 'three')
  await here.until(({ unread }) => unread === 1)
  app.clock.advance(10_000)
  await deliverDue(app.deps)
  expect(
    await app.db
      .selectFrom('deliveries')
      .select(['state', 'outcome'])
      .where('playerId', '=', 'kay')
      .where('kind', '=', 'event-message')
      .orderBy('created')
      .execute(),
  ).toEqual([
    { state: 'dropped', outcome: 'read' },
    { state: 'dropped', outcome: 'read' },
    { state: 'sent', outcome: 'sent' },
  ])
  expect(await kay.call('eventChats-markRead', { messageId: randomUUID() })).toEqual(
    refused('message-not-found'),
  )
  await Promise.all(windows.map((window) => window.close()))
})

test('the log names who did what, newest first, for those who keep the roster only', async () => {
  const {
    eventId,
    people: [fay, gus, hal, ida],
  } = await scene(['Fay', 'Gus', 'Hal', 'Ida'])
  if (fay === undefined || gus === undefined || hal === undefined || ida === undefined)
    throw new Error('four people')
  for (const { playerId } of [gus, ida, hal])
    await fay.must('events-addPlayer', { eventId, playerId })
  await openDoors(app, eventId)
  await fay.must('events-checkIn', { eventId, playerId: gus.playerId, attendance: 'here' })
  await fay.must('events-swapPlayers', {
    eventId,
    playerId: hal.playerId,
    withPlayerId: gus.playerId,
  })
  const window = await app.socket(fay.token)
  const { lines, more } = await window.subscribe('eventLogs-byEvent', { eventId, limit: 2 }).next()
  expect({ more, lines }).toMatchObject({
    more: true,
    lines: [
      { action: 'swap', actorName: 'Fay', playerName: 'Hal', otherName: 'Gus', detail: '' },
      { action: 'check-in', playerName: 'Gus', detail: 'here' },
    ],
  })
  await window.close()
  const theirs = await app.socket(hal.token)
  expect(await theirs.subscribe('eventLogs-byEvent', { eventId, limit: 2 }).refused()).toEqual({
    code: 'not-allowed',
  })
  await theirs.close()
})
