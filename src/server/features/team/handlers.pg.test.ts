// Asking for a partner and answering: once, within the deadline, under the event's lock, and never
// for strangers to the event.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { NewEvent } from '#server/db/tables/event.ts'
import { alertKindsOf, signUp } from '#test/scenes/event-scene.ts'
import { ask, aTeam, requestOf, teamsOf } from '#test/scenes/team-scene.ts'
import { aFriend, aLocation, anEvent } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { testClient } from '#test/support/test-client.ts'

let app: TestApp
let beside: TestApp
let location: string
let olga: TestPlayer, ann: TestPlayer, ben: TestPlayer, cleo: TestPlayer, dan: TestPlayer
const nobody = '00000000-0000-4000-8000-000000000000'

beforeAll(async () => {
  app = await startTestApp()
  beside = await startTestApp({ beside: app })
  location = await aLocation(app.db)
  ;[olga, ann, ben, cleo, dan] = (await Promise.all(
    ['Olga', 'Ann', 'Ben', 'Cleo', 'Dan'].map((name) => app.signedIn(name)),
  )) as [TestPlayer, TestPlayer, TestPlayer, TestPlayer, TestPlayer]
})
afterEach(async () => {
  app.clock.set(testStart)
  await app.db.deleteFrom('alerts').execute()
  await app.db.deleteFrom('player_blocks').execute()
})
afterAll(async () => {
  await beside.close()
  await app.close()
})

const event = (changes: Partial<NewEvent> = {}): Promise<string> =>
  anEvent(app.db, { location, organizer: olga.playerId }, changes)
const onOther = (player: TestPlayer) => testClient(beside.url, player.headers)

async function refusal(
  asked: Promise<{
    ok: boolean
    refusal?: { code: string; params?: Record<string, string | number> }
  }>,
): Promise<string> {
  const result = await asked
  return result.ok
    ? 'accepted'
    : [result.refusal?.code, result.refusal?.params?.['player']].filter(Boolean).join(' ')
}
const asking = (from: TestPlayer, to: TestPlayer, eventId: string) =>
  refusal(from.call('eventTeams-request', { eventId, playerId: to.playerId }))
const accepting = (who: TestPlayer, messageId: string) =>
  refusal(who.call('eventTeams-accept', { messageId }))

test('a request is a message to the one asked, who accepts it; the asker is alerted', async () => {
  const eventId = await event({ title: 'Doubles night' })
  const messageId = await ask(app.db, eventId, ben, ann)
  const message = await app.db
    .selectFrom('messages')
    .select(['type', 'message', 'eventId', 'locationId', 'expires', 'used', 'read'])
    .where('messageId', '=', messageId)
    .executeTakeFirstOrThrow()
  expect(message).toMatchObject({
    type: 'teamReq',
    message: 'Doubles night',
    eventId,
    locationId: null,
    used: null,
    read: false,
  })
  expect(await ann.must('eventTeams-accept', { messageId })).toEqual({ success: true })
  expect(await teamsOf(app.db, eventId)).toEqual(['ann&ben'])
  const [alert] = await app.db
    .selectFrom('alerts')
    .select(['playerId', 'kind', 'params', 'eventId'])
    .execute()
  expect(alert).toMatchObject({
    playerId: 'ben',
    kind: 'team-formed',
    eventId,
    params: { player: 'Ann', title: 'Doubles night' },
  })
  expect(await alertKindsOf(app.db, 'ann')).toEqual([])
})

test('a declined request has ended like one that nobody answered: told to nobody, shown to neither, and not made again', async () => {
  const eventId = await event()
  const messageId = await ask(app.db, eventId, ben, ann)
  const windows = await Promise.all(
    [ann, ben].map(async (player) =>
      (await app.socket(player.token)).subscribe('eventTeams-mine', { eventId }),
    ),
  )
  for (const window of windows) await window.next()
  const declining = (who: TestPlayer) => refusal(who.call('messages-decline', { messageId }))
  expect([await declining(ben), await declining(cleo)]).toEqual([
    'request-not-found',
    'request-not-found',
  ])
  expect(await ann.must('messages-decline', { messageId })).toEqual({ success: true })
  for (const window of windows)
    expect(
      await window.until(({ sent, received }) => sent.length + received.length === 0),
    ).toMatchObject({ partner: null })
  expect([await declining(ann), await accepting(ann, messageId)]).toEqual([
    'request-expired',
    'request-expired',
  ])
  expect(await app.db.selectFrom('alerts').select('kind').execute()).toEqual([])
  expect([await asking(ben, ann, eventId), await asking(ann, ben, eventId)]).toEqual([
    'already-requested Ann',
    'accepted',
  ])
})

test('only the one asked may accept, and once: then the team is accepted already', async () => {
  const eventId = await event()
  const messageId = await ask(app.db, eventId, ben, ann)
  expect([
    await accepting(ben, messageId),
    await accepting(cleo, messageId),
    await accepting(ann, nobody),
  ]).toEqual(Array<string>(3).fill('request-not-found'))
  expect([await accepting(ann, messageId), await accepting(ann, messageId)]).toEqual([
    'accepted',
    'team-already-accepted',
  ])
  await ann.must('eventTeams-end', { eventId })
  expect(await accepting(ann, messageId)).toBe('request-used')
})

test('of many acceptances at once, on two servers, one forms the team', async () => {
  const eventId = await event()
  const messageId = await ask(app.db, eventId, ben, ann)
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      refusal((index % 2 === 0 ? ann : onOther(ann)).call('eventTeams-accept', { messageId })),
    ),
  )
  expect(answers.toSorted()).toEqual([
    'accepted',
    ...Array<string>(7).fill('team-already-accepted'),
  ])
  expect(await teamsOf(app.db, eventId)).toEqual(['ann&ben'])
  expect(await alertKindsOf(app.db, 'ben')).toEqual(['team-formed'])
})

test('requests that cross are one team, and both are used up', async () => {
  const eventId = await event()
  expect(
    await Promise.all([
      asking(ann, ben, eventId),
      refusal(onOther(ben).call('eventTeams-request', { eventId, playerId: 'ann' })),
    ]),
  ).toEqual(['accepted', 'accepted'])
  const [toBen, toAnn] = [
    await requestOf(app.db, eventId, ann, ben),
    await requestOf(app.db, eventId, ben, ann),
  ]
  const answers = await Promise.all([
    accepting(ben, toBen),
    refusal(onOther(ann).call('eventTeams-accept', { messageId: toAnn })),
  ])
  expect(answers.toSorted()).toEqual(['accepted', 'team-already-accepted'])
  expect(await teamsOf(app.db, eventId)).toEqual(['ann&ben'])
  expect(
    await app.db
      .selectFrom('messages')
      .select('messageId')
      .where('eventId', '=', eventId)
      .where('used', 'is', null)
      .execute(),
  ).toEqual([])
})

test('who has a partner gets no other one: of two who accept the same player at once the first wins', async () => {
  const eventId = await event()
  const [toBen, toCleo] = [
    await ask(app.db, eventId, ann, ben),
    await ask(app.db, eventId, ann, cleo),
  ]
  const answers = await Promise.all([accepting(ben, toBen), accepting(cleo, toCleo)])
  expect(answers.toSorted()).toEqual(['accepted', 'has-partner Ann'])
  const [team] = await teamsOf(app.db, eventId)
  const [partner, left] = team === 'ann&ben' ? [ben, cleo] : [cleo, ben]
  expect(await asking(ann, left, eventId)).toBe('has-partner Ann')
  expect(await asking(dan, ann, eventId)).toBe('has-partner Ann')
  expect(await asking(ann, partner, eventId)).toBe('team-already-accepted')
  expect(await asking(partner, ann, eventId)).toBe('team-already-accepted')
})

test('a second request to the same player waits for the answer to the first; others may be asked meanwhile', async () => {
  const eventId = await event()
  expect([
    await asking(ann, ben, eventId),
    await asking(ann, ben, eventId),
    await asking(ann, cleo, eventId),
    await asking(ann, ann, eventId),
  ]).toEqual(['accepted', 'already-requested Ben', 'accepted', 'message-yourself'])
})

test('a request is void after 14 days, and at the start of its event if that is sooner', async () => {
  const [late, soon] = [await event({ startDate: '2026-07-20' }), await event()]
  const [toLate, toSoon] = [await ask(app.db, late, ann, ben), await ask(app.db, soon, ann, ben)]
  app.clock.set('2026-06-02T22:00:00Z')
  expect(await accepting(ben, toSoon)).toBe('request-expired')
  app.clock.set(testStart + 14 * 86_400_000)
  expect(await accepting(ben, toLate)).toBe('request-expired')
  expect(await asking(ann, ben, late)).toBe('accepted')
  app.clock.advance(-1)
  expect(await accepting(ben, toLate)).toBe('accepted')
})

test('an event that is unknown, a draft, cancelled, begun or for singles has no teams to form', async () => {
  const cases: [string, string][] = [
    [nobody, 'event-not-found'],
    [await event({ status: 'draft' }), 'event-not-found'],
    [await event({ status: 'cancelled' }), 'event-cancelled'],
    [await event({ startDate: '2026-06-01', startTime: '08:00' }), 'event-in-past'],
    [await event({ play: 'singles' }), 'event-not-doubles'],
  ]
  for (const [eventId, code] of cases) expect(await asking(ann, ben, eventId)).toBe(code)
})

test('who may not see the event or the asker is not there to be asked', async () => {
  const secret = await event({ invite: true, invited: 'Friends' })
  expect(await asking(ann, ben, secret)).toBe('event-not-found')
  await aFriend(app.db, 'olga', 'ann')
  expect(await asking(ann, ben, secret)).toBe('player-not-found')
  const eventId = await event()
  const messageId = await ask(app.db, eventId, ben, cleo)
  await app.db
    .insertInto('player_blocks')
    .values([
      { playerId: 'ben', blockedId: 'ann' },
      { playerId: 'cleo', blockedId: 'ben' },
    ])
    .execute()
  expect([
    await asking(ann, ben, eventId),
    await asking(ben, ann, eventId),
    await refusal(ann.call('eventTeams-request', { eventId, playerId: 'zoe' })),
  ]).toEqual(Array<string>(3).fill('player-not-found'))
  expect(await accepting(cleo, messageId)).toBe('request-not-found')
})

test('a request of someone who lost sight of the event is void', async () => {
  const secret = await event({ invite: true, invited: 'Friends' })
  for (const friend of ['ben', 'dan']) await aFriend(app.db, 'olga', friend)
  const messageId = await ask(app.db, secret, ben, dan)
  await app.db.deleteFrom('player_friends').where('friendId', '=', 'ben').execute()
  expect(await accepting(dan, messageId)).toBe('request-expired')
})

test('a team ends by either, and the other is told; a team that is signed up stays', async () => {
  const eventId = await event({ entryBy: 'team' })
  await aTeam(app.db, eventId, ann, ben)
  await signUp(ann, eventId)
  expect(await refusal(ben.call('eventTeams-end', { eventId }))).toBe('team-in-event')
  await ben.must('events-withdraw', { eventId })
  await app.db.deleteFrom('alerts').execute()
  await ben.must('eventTeams-end', { eventId })
  expect([
    await teamsOf(app.db, eventId),
    await alertKindsOf(app.db, 'ann'),
    await alertKindsOf(app.db, 'ben'),
  ]).toEqual([[], ['team-ended'], []])
  expect(await refusal(ann.call('eventTeams-end', { eventId }))).toBe('team-not-found')
})

test('where players sign up for themselves a team ends while both are in', async () => {
  const eventId = await event()
  await aTeam(app.db, eventId, ann, ben)
  for (const player of [ann, ben]) await signUp(player, eventId)
  expect(await refusal(ann.call('eventTeams-end', { eventId }))).toBe('accepted')
})

test('ended teams can form again, in the same pair or another', async () => {
  const eventId = await event()
  for (let round = 0; round < 2; round += 1) {
    expect(await accepting(ann, await ask(app.db, eventId, ben, ann))).toBe('accepted')
    await ann.must('eventTeams-end', { eventId })
  }
  expect(await accepting(cleo, await ask(app.db, eventId, ann, cleo))).toBe('accepted')
  expect(await teamsOf(app.db, eventId)).toEqual(['ann&cleo'])
})

test('ending and signing up at the same moment leave no half of a team', async () => {
  for (let round = 0; round < 5; round += 1) {
    const eventId = await event({ entryBy: 'team' })
    await aTeam(app.db, eventId, ann, ben)
    const [entered, ended] = await Promise.all([
      refusal(ann.call('events-signUp', { eventId, guests: 0 })),
      refusal(onOther(ben).call('eventTeams-end', { eventId })),
    ])
    const rows = await app.db
      .selectFrom('player_events')
      .select('playerId')
      .where('eventId', '=', eventId)
      .where('removed', '=', false)
      .execute()
    expect([entered, ended, rows.length, (await teamsOf(app.db, eventId)).length]).toEqual(
      entered === 'accepted'
        ? ['accepted', 'team-in-event', 2, 1]
        : ['needs-team', 'accepted', 0, 0],
    )
  }
})
