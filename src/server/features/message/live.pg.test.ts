// Two open windows of a conversation: what is sent, read and used in one shows in the other.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertRows } from '#server/db/insert-rows.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { collectEffects } from '../../effects.ts'
import { addMessages } from './commands.ts'
import { type NewMessage } from './queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const people = (...names: string[]): Promise<TestPlayer[]> =>
  Promise.all(names.map((name) => app.signedIn(name)))
const send = (from: TestPlayer, toId: string, message: string) =>
  from.must('messages-send', { messageId: randomUUID(), toId, message })
const plain = (fromId: string, toId: string, message: string): NewMessage => ({
  messageId: randomUUID(),
  fromId,
  toId,
  type: 'txt',
  message,
  eventId: null,
  locationId: null,
  expires: null,
})
const store = (...messages: NewMessage[]) =>
  addMessages({ tx: app.db, effects: collectEffects(), now: testStart }, messages)
const block = (playerId: string, blockedId: string) =>
  app.db.insertInto('player_blocks').values({ playerId, blockedId }).execute()

test('a message appears in the open thread, summary and badge of the other, and its reading in the window of its sender', async () => {
  const [ann, ben] = (await people('Ann', 'Ben')) as [TestPlayer, TestPlayer]
  const [annWindow, benWindow] = [await app.socket(ann.token), await app.socket(ben.token)]
  const annThread = annWindow.subscribe('messages-thread', { playerId: 'ben', limit: 10 })
  const benThread = benWindow.subscribe('messages-thread', { playerId: 'ann', limit: 10 })
  const benSummary = benWindow.subscribe('messages-summary', { limit: 5 })
  const benMe = benWindow.subscribe('players-me', {})
  expect(await annThread.next()).toEqual({
    playerId: 'ben',
    playerName: 'Ben',
    photoURL: '',
    messages: [],
    more: false,
  })
  expect(await benSummary.next()).toEqual({ threads: [], more: false })
  expect((await benMe.next()).unreadMessages).toBe(0)

  await send(ann, 'ben', 'Court 3 at six?')
  const got = await benThread.until(({ messages }) => messages.length === 1)
  expect(got.messages).toMatchObject([
    {
      type: 'txt',
      message: 'Court 3 at six?',
      created: new Date(testStart).toISOString(),
      fromMe: false,
      fromId: 'ann',
      toId: 'ben',
      channel: 'annben',
      read: false,
      event: null,
      request: null,
    },
  ])
  expect((await annThread.until(({ messages }) => messages.length === 1)).messages).toMatchObject([
    { fromMe: true, fromId: 'ann', toId: 'ben', channel: 'annben', read: false },
  ])
  expect((await benSummary.until(({ threads }) => threads.length === 1)).threads).toEqual([
    {
      playerId: 'ann',
      playerName: 'Ann',
      photoURL: '',
      type: 'txt',
      preview: 'Court 3 at six?',
      created: new Date(testStart).toISOString(),
      fromMe: false,
      unread: true,
    },
  ])
  await benMe.until(({ unreadMessages }) => unreadMessages === 1)

  expect(await ben.must('messages-markRead', { playerId: 'ann' })).toEqual({ marked: 1 })
  await annThread.until(({ messages }) => messages.every(({ read }) => read))
  await benMe.until(({ unreadMessages }) => unreadMessages === 0)
  expect(
    (await benSummary.until(({ threads }) => threads.every(({ unread }) => !unread))).threads,
  ).toHaveLength(1)

  await send(ben, 'ann', 'Yes')
  expect(
    (await annThread.until(({ messages }) => messages.length === 2)).messages.map(
      ({ message }) => message,
    ),
  ).toEqual(['Yes', 'Court 3 at six?'])
  expect(
    (await benSummary.until(({ threads }) => threads.every(({ fromMe }) => fromMe))).threads,
  ).toMatchObject([{ playerId: 'ann', preview: 'Yes' }])
  await Promise.all([annWindow.close(), benWindow.close()])
})

test('the summary holds each counterpart once by the last message of either direction, newest first', async () => {
  const [cleo] = (await people('Cleo', 'Dan', 'Eve', 'Fay')) as [TestPlayer]
  await store(plain('cleo', 'dan', 'one'))
  await store(plain('eve', 'cleo', 'two'), plain('dan', 'cleo', 'three'))
  app.clock.advance(1000)
  await send(cleo, 'eve', `${'long '.repeat(40)}end`)
  await addMessages({ tx: app.db, effects: collectEffects(), now: testStart + 500 }, [
    plain('fay', 'cleo', 'four'),
  ])
  const window = await app.socket(cleo.token)
  const page = async (limit: number) => {
    const { threads, more } = await window.subscribe('messages-summary', { limit }).next()
    return {
      words: threads.map(
        ({ playerId, fromMe, unread }) =>
          `${fromMe ? 'to' : 'from'} ${playerId}${unread ? '!' : ''}`,
      ),
      more,
    }
  }
  expect(await page(1)).toEqual({ words: ['to eve!'], more: true })
  expect(await page(2)).toEqual({ words: ['to eve!', 'from fay!'], more: true })
  expect(await page(3)).toEqual({ words: ['to eve!', 'from fay!', 'from dan!'], more: false })
  expect(await statementsOf(() => page(4))).toHaveLength(1)
  const { threads } = await window.subscribe('messages-summary', { limit: 5 }).next()
  expect(Array.from(threads[0]?.preview ?? '')).toHaveLength(100)
  await window.close()
})

test('a thread gives as many as asked, newest first, never more than 99, in two statements', async () => {
  const [gus] = (await people('Gus', 'Hal')) as [TestPlayer]
  await store(
    ...Array.from({ length: 120 }, (_, index) =>
      index % 3 === 0 ? plain('gus', 'hal', `${index + 1}`) : plain('hal', 'gus', `${index + 1}`),
    ),
  )
  const window = await app.socket(gus.token)
  const page = async (limit: number) => {
    const { messages, more } = await window
      .subscribe('messages-thread', { playerId: 'hal', limit })
      .next()
    return {
      count: messages.length,
      first: messages[0]?.message,
      last: messages.at(-1)?.message,
      more,
    }
  }
  expect(await page(10)).toEqual({ count: 10, first: '120', last: '111', more: true })
  expect(await page(98)).toEqual({ count: 98, first: '120', last: '23', more: true })
  expect(await page(99)).toEqual({ count: 99, first: '120', last: '22', more: false })
  expect(
    await window.subscribe('messages-thread', { playerId: 'hal', limit: 100 }).refused(),
  ).toMatchObject({ code: 'bad-input' })
  expect(await statementsOf(() => page(11))).toHaveLength(2)
  await window.close()
})

test('the badge stops at 99', async () => {
  const [ida] = (await people('Ida', 'Jon')) as [TestPlayer]
  await store(...Array.from({ length: 120 }, (_, index) => plain('jon', 'ida', `${index}`)))
  const window = await app.socket(ida.token)
  expect((await window.subscribe('players-me', {}).next()).unreadMessages).toBe(99)
  await window.close()
})

test.each([
  ['who blocked me', true],
  ['I blocked', false],
])('the thread of a player %s is gone from thread, summary and badge', async (_who, byOther) => {
  const [me, other] = byOther ? (['kim', 'leo'] as const) : (['mia', 'nan'] as const)
  const [viewer] = (await people(me, other)) as [TestPlayer]
  await store(plain(other, me, 'Hello'), plain(me, other, 'Hi'))
  await (byOther ? block(other, me) : block(me, other))
  const window = await app.socket(viewer.token)
  expect(
    await window.subscribe('messages-thread', { playerId: other, limit: 10 }).refused(),
  ).toMatchObject({ code: 'player-not-found' })
  expect(await window.subscribe('messages-summary', { limit: 5 }).next()).toEqual({
    threads: [],
    more: false,
  })
  expect((await window.subscribe('players-me', {}).next()).unreadMessages).toBe(0)
  await window.close()
})

test('threads with nobody, with oneself and with a hidden stranger are the same refusal; one that exists goes on', async () => {
  const [pia, hidden] = (await people('Pia', 'Otto')) as [TestPlayer, TestPlayer]
  await app.db.updateTable('players').set({ hidden: true }).where('playerId', '=', 'otto').execute()
  const window = await app.socket(pia.token)
  for (const playerId of ['nobody', 'pia', 'otto'])
    expect(await window.subscribe('messages-thread', { playerId, limit: 10 }).refused()).toEqual({
      code: 'player-not-found',
    })
  await send(hidden, 'pia', 'Hello Pia')
  expect(
    (await window.subscribe('messages-thread', { playerId: 'otto', limit: 10 }).next()).messages,
  ).toHaveLength(1)
  expect((await window.subscribe('messages-summary', { limit: 5 }).next()).threads).toMatchObject([
    { playerId: 'otto', playerName: 'Otto' },
  ])
  await window.close()
})

test('a request tells where it stands and what it is about, unless the reader may not see the event', async () => {
  const [quin] = (await people('Quin', 'Rex', 'Sam')) as [TestPlayer]
  const location = await aLocation(app.db, { name: 'Pier 7' })
  const [open, secret] = [
    await anEvent(app.db, { location, organizer: 'rex' }, { title: 'Ladder' }),
    await anEvent(
      app.db,
      { location, organizer: 'sam' },
      { title: 'Secret', invite: true, invited: 'Friends' },
    ),
  ]
  const request = (changes: Partial<NewMessage>): NewMessage => ({
    ...plain('rex', 'quin', 'Partners?'),
    type: 'teamReq',
    expires: testStart + 60_000,
    ...changes,
  })
  const used = request({ eventId: open })
  await store(
    used,
    request({ eventId: secret }),
    request({ type: 'adminReq', locationId: location, expires: testStart }),
  )
  await app.db
    .updateTable('messages')
    .set({ used: new Date(testStart) })
    .where('messageId', '=', used.messageId)
    .execute()
  const window = await app.socket(quin.token)
  const { messages } = await window
    .subscribe('messages-thread', { playerId: 'rex', limit: 10 })
    .next()
  expect(
    await statementsOf(() =>
      window.subscribe('messages-thread', { playerId: 'rex', limit: 11 }).next(),
    ),
  ).toHaveLength(3)
  expect(messages.map(({ type, event, request: about }) => ({ type, event, about }))).toEqual([
    {
      type: 'adminReq',
      event: null,
      about: { state: 'expired', locationId: location, locationName: 'Pier 7' },
    },
    { type: 'teamReq', event: null, about: { state: 'open', locationId: null, locationName: '' } },
    {
      type: 'teamReq',
      event: {
        eventId: open,
        title: 'Ladder',
        type: 'open play',
        locationName: 'Pier 7',
        startDate: '2026-06-02',
        startTime: '18:00',
      },
      about: { state: 'used', locationId: null, locationName: '' },
    },
  ])
  await window.close()
})

test('of a thousand threads the newest come first, whatever the direction', async () => {
  const [tea] = (await people('Tea')) as [TestPlayer]
  const others = Array.from({ length: 1000 }, (_, index) => `other${index}`)
  await insertRows(
    app.db,
    'players',
    others.map((playerId) => ({
      playerId,
      userId: null,
      playerName: playerId,
      skillSelf: null,
      skillChangedAt: null,
      homeLocation: null,
    })),
  )
  await store(
    ...others.map((other, index) =>
      index % 2 === 0 ? plain('tea', other, 'out') : plain(other, 'tea', 'in'),
    ),
  )
  const window = await app.socket(tea.token)
  const { threads, more } = await window.subscribe('messages-summary', { limit: 15 }).next()
  expect(threads.map(({ playerId }) => playerId)).toEqual(others.toReversed().slice(0, 15))
  expect(more).toBe(true)
  await window.close()
})
