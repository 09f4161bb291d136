// Messages: delivered exactly once and in order; read marks; messages to a roster; one-time
// requests.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '#test/scenes/event-scene.ts'
import { aFriend, aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { collectEffects } from '../../effects.ts'
import { addMessages } from './commands.ts'
import { markRequestUsed } from './request-commands.ts'
import { lockRequest } from './request-queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const people = (...names: string[]): Promise<TestPlayer[]> =>
  Promise.all(names.map((name) => app.signedIn(name)))
const send = (
  from: TestPlayer,
  toId: string,
  message: string,
  messageId = randomUUID(),
  key: string = randomUUID(),
) => from.call('messages-send', { messageId, toId, message }, key)
const done = { ok: true, value: { success: true } }
const refused = (code: string) => ({
  ok: false,
  refusal: expect.objectContaining({ code }) as unknown,
})

const textsTo = async (toId: string): Promise<string[]> =>
  (
    await app.db
      .selectFrom('messages')
      .select('message')
      .where('toId', '=', toId)
      .orderBy('created')
      .orderBy('messageId')
      .execute()
  ).map(({ message }) => message)
const block = (playerId: string, blockedId: string) =>
  app.db.insertInto('player_blocks').values({ playerId, blockedId }).execute()
const hide = (playerId: string) =>
  app.db.updateTable('players').set({ hidden: true }).where('playerId', '=', playerId).execute()

test('a message sent again, at once or later, with its own key or another, is stored once', async () => {
  const [ann, ben] = (await people('Ann', 'Ben')) as [TestPlayer, TestPlayer]
  const [messageId, key] = [randomUUID(), randomUUID()]
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => send(ann, 'ben', 'Once', messageId, key)),
    ...Array.from({ length: 6 }, () => send(ann, 'ben', 'Once', messageId)),
  ])
  for (const answer of answers) expect(answer).toEqual(done)
  expect(await send(ann, 'ben', 'Once', messageId)).toEqual(done)
  expect(await textsTo('ben')).toEqual(['Once'])
  expect(await send(ben, 'ann', 'Mine now', messageId)).toEqual(refused('bad-input'))
  expect(await textsTo('ann')).toEqual([])
})

test('empty messages, messages to oneself and to nobody are refused', async () => {
  const [cleo] = (await people('Cleo')) as [TestPlayer]
  expect(await send(cleo, 'ann', ' \n ')).toEqual(refused('message-empty'))
  expect(await send(cleo, 'cleo', 'Hello me')).toEqual(refused('message-yourself'))
  expect(await send(cleo, 'nobody-here', 'Hello')).toEqual(refused('player-not-found'))
  expect(await send(cleo, 'ann', 'x'.repeat(2001))).toEqual(refused('bad-input'))
  expect(
    await app.visitor.call('messages-send', {
      messageId: randomUUID(),
      toId: 'ann',
      message: 'Hello',
    }),
  ).toEqual(refused('not-signed-in'))
})

test('messages of one millisecond keep one order, in both directions at once', async () => {
  const [dan, eve] = (await people('Dan', 'Eve')) as [TestPlayer, TestPlayer]
  for (let turn = 1; turn <= 5; turn += 1) await send(dan, 'eve', `${turn}`)
  expect(await textsTo('eve')).toEqual(['1', '2', '3', '4', '5'])
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      index % 2 === 0 ? send(dan, 'eve', 'more') : send(eve, 'dan', 'more'),
    ),
  )
  const rows = await app.db
    .selectFrom('messages')
    .select((eb) => [
      eb.fn.countAll<number>().as('all'),
      eb.fn.count<number>('created').distinct().as('instants'),
    ])
    .where('fromId', 'in', ['dan', 'eve'])
    .executeTakeFirstOrThrow()
  expect(rows).toEqual({ all: 15, instants: 15 })
  const last = await app.db
    .selectFrom('message_last as k')
    .select(['k.fromId', 'k.messageId'])
    .where('k.fromId', 'in', ['dan', 'eve'])
    .execute()
  for (const { fromId, messageId } of last) {
    const newest = await app.db
      .selectFrom('messages')
      .select('messageId')
      .where('fromId', '=', fromId)
      .orderBy('created', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(messageId).toBe(newest.messageId)
  }
  expect(last).toHaveLength(2)
})

test.each([
  ['by who writes', 'fay', 'gus'],
  ['by who is written to', 'gus', 'fay'],
])('a block %s stops messages both ways', async (_who, blocker, blocked) => {
  const suffix = blocker === 'fay' ? '1' : '2'
  const [fay, gus] = (await people(`Fay${suffix}`, `Gus${suffix}`)) as [TestPlayer, TestPlayer]
  expect(await send(fay, gus.playerId, 'Before')).toEqual(done)
  await block(`${blocker}${suffix}`, `${blocked}${suffix}`)
  expect(await send(fay, gus.playerId, 'After')).toEqual(refused('player-not-found'))
  expect(await send(gus, fay.playerId, 'After')).toEqual(refused('player-not-found'))
  expect(await textsTo(gus.playerId)).toEqual(['Before'])
})

test('a hidden player is written to by friends they marked, and by those they wrote to', async () => {
  const [hal, ida, jon, kim] = (await people('Hal', 'Ida', 'Jon', 'Kim')) as [
    TestPlayer,
    TestPlayer,
    TestPlayer,
    TestPlayer,
  ]
  await hide('hal')
  await aFriend(app.db, 'hal', 'ida')
  expect(await send(ida, 'hal', 'From a friend')).toEqual(done)
  expect(await send(jon, 'hal', 'From a stranger')).toEqual(refused('player-not-found'))
  expect(await send(hal, 'jon', 'Hello Jon')).toEqual(done)
  expect(await send(jon, 'hal', 'Hello Hal')).toEqual(done)
  expect(await send(kim, 'hal', 'Me too')).toEqual(refused('player-not-found'))
})

test('reading marks the messages of one player to me and nothing else, once', async () => {
  const [leo, mia, nan] = (await people('Leo', 'Mia', 'Nan')) as [
    TestPlayer,
    TestPlayer,
    TestPlayer,
  ]
  for (const text of ['1', '2']) await send(leo, 'mia', text)
  await send(mia, 'leo', 'answer')
  await send(nan, 'mia', 'hi')
  expect(await mia.must('messages-markRead', { playerId: 'leo' })).toEqual({ marked: 2 })
  expect(await mia.must('messages-markRead', { playerId: 'leo' })).toEqual({ marked: 0 })
  const unread = await app.db
    .selectFrom('messages')
    .select(['fromId', 'toId'])
    .where('read', '=', false)
    .where('toId', 'in', ['mia', 'leo'])
    .orderBy('fromId')
    .execute()
  expect(unread).toEqual([
    { fromId: 'mia', toId: 'leo' },
    { fromId: 'nan', toId: 'mia' },
  ])
})

test('organizers, cohosts and venue admins write to who plays, who waits, or both; nobody else does', async () => {
  const location = await aLocation(app.db)
  const [olga, otto, vera, pia, pau, quin, rex] = (await people(
    'Olga',
    'Otto',
    'Vera',
    'Pia',
    'Pau',
    'Quin',
    'Rex',
  )) as [TestPlayer, TestPlayer, TestPlayer, TestPlayer, TestPlayer, TestPlayer, TestPlayer]
  await anAdmin(app.db, location, 'vera')
  const eventId = await anEvent(
    app.db,
    { location, organizer: 'olga' },
    { maxPlayers: 2, invite: true, invited: 'Friends' },
  )
  await app.db.insertInto('event_cohosts').values({ eventId, playerId: 'otto' }).execute()
  for (const player of [pia, pau, quin]) await aFriend(app.db, 'olga', player.playerId)
  for (const player of [olga, pia, pau, quin]) await signUp(player, eventId)
  const toRoster = (from: TestPlayer, to: 'playing' | 'waiting' | 'all', message: string) => {
    app.clock.advance(1)
    return from.call('messages-toRoster', { eventId, to, message })
  }

  expect(await toRoster(olga, 'all', 'Bring water')).toEqual({ ok: true, value: { sent: 3 } })
  expect(await toRoster(otto, 'playing', 'See you')).toEqual({ ok: true, value: { sent: 2 } })
  expect(await toRoster(vera, 'waiting', 'A place may come free')).toEqual({
    ok: true,
    value: { sent: 2 },
  })
  expect([await textsTo('pia'), await textsTo('quin'), await textsTo('olga')]).toEqual([
    ['Bring water', 'See you'],
    ['Bring water', 'A place may come free'],
    ['See you'],
  ])
  expect(await toRoster(pia, 'all', 'I am not in charge')).toEqual(refused('not-allowed'))
  expect(await toRoster(rex, 'all', 'I am not even invited')).toEqual(refused('event-not-found'))
  expect(await toRoster(olga, 'all', ' ')).toEqual(refused('message-empty'))
  await block('quin', 'olga')
  expect(await toRoster(olga, 'waiting', 'Only Pau')).toEqual({ ok: true, value: { sent: 1 } })
  expect(await textsTo('pau')).toContain('Only Pau')
})

test('a message to a roster, sent again with its key, arrives once', async () => {
  const location = await aLocation(app.db)
  const [sam, tea] = (await people('Sam', 'Tea')) as [TestPlayer, TestPlayer]
  const eventId = await anEvent(app.db, { location, organizer: 'sam' })
  await signUp(tea, eventId)
  const key = randomUUID()
  for (const answer of await Promise.all(
    [1, 2, 3].map(() =>
      sam.must('messages-toRoster', { eventId, to: 'all', message: 'Rain' }, key),
    ),
  ))
    expect(answer).toEqual({ sent: 1 })
  expect(await textsTo('tea')).toEqual(['Rain'])
})

test('a request is used once, by who received it, while it stands', async () => {
  const [uma, wes] = (await people('Uma', 'Wes', 'Vic')) as [TestPlayer, TestPlayer]
  const location = await aLocation(app.db)
  const [messageId, late, blocked] = [randomUUID(), randomUUID(), randomUUID()]
  const request = (id: string, from: TestPlayer, expires: number) => ({
    messageId: id,
    fromId: from.playerId,
    toId: 'vic',
    type: 'adminReq' as const,
    message: 'Run it with us',
    eventId: null,
    locationId: location,
    expires,
  })
  await addMessages({ tx: app.db, effects: collectEffects(), now: testStart }, [
    request(messageId, uma, testStart + 1000),
    request(late, uma, testStart),
    request(blocked, wes, testStart + 1000),
  ])
  await block('wes', 'vic')

  const use = (id: string, toId: string, type: 'adminReq' | 'teamReq' = 'adminReq') =>
    app.db.transaction().execute(async (tx) => {
      const locked = await lockRequest(tx, { messageId: id, toId, type }, testStart)
      if (locked.ok)
        await markRequestUsed({ tx, effects: collectEffects(), now: testStart }, locked.value)
      return locked.ok ? locked.value : locked.refusal.code
    })
  expect(await use(messageId, 'uma')).toBe('request-not-found')
  expect(await use(messageId, 'vic', 'teamReq')).toBe('request-not-found')
  expect(await use(late, 'vic')).toBe('request-expired')
  expect(await use(blocked, 'vic')).toBe('request-not-found')
  const answers = await Promise.all(Array.from({ length: 5 }, () => use(messageId, 'vic')))
  expect(answers.filter((answer) => answer === 'request-used')).toHaveLength(4)
  expect(answers).toContainEqual({
    messageId,
    fromId: 'uma',
    toId: 'vic',
    eventId: null,
    locationId: location,
  })
})
