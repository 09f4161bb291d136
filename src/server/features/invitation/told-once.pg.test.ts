// An event notifies a player of its invitation at most once a day, however often it is withdrawn
// and repeated.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventFieldsAt, signUp } from '#test/scenes/event-scene.ts'
import {
  aReachable,
  hours,
  mailsTo,
  minutes,
  pass,
  pushesTo,
} from '#test/scenes/notification-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
})
afterEach(() => app.clock.set(testStart))
afterAll(() => app.close())

async function aScene() {
  made += 1
  const olga = await app.signedIn(`Olga${made}y`)
  const ana = await aReachable(app, `Ana${made}y`)
  const { eventId } = await olga.must('events-create', {
    fields: eventFieldsAt(location, { invite: true, invited: 'Friends', startDate: '2026-06-08' }),
    status: 'published',
  })
  return { eventId, olga, ana }
}

const invite = (olga: TestPlayer, eventId: string, playerId: string) =>
  olga.must('events-invitePlayer', { eventId, playerId })
const takeBack = (olga: TestPlayer, eventId: string, playerId: string) =>
  olga.must('events-uninvitePlayer', { eventId, playerId })

const unread = async (playerId: string): Promise<number> =>
  (
    await app.db
      .selectFrom('alerts')
      .select('alertId')
      .where('playerId', '=', playerId)
      .where('kind', '=', 'event-invited')
      .where('read', '=', false)
      .execute()
  ).length

test('invited, taken back and invited again tells once, and again after a day', async () => {
  const { eventId, olga, ana } = await aScene()
  await invite(olga, eventId, ana.playerId)
  await pass(app, minutes(40))
  const first = [pushesTo(app, ana.endpoint).length, mailsTo(app, ana).length]
  expect(first).toEqual([1, 1])
  for (let round = 0; round < 3; round += 1) {
    await takeBack(olga, eventId, ana.playerId)
    await invite(olga, eventId, ana.playerId)
    expect(await unread(ana.playerId)).toBe(0)
    await pass(app, minutes(40))
  }
  expect([pushesTo(app, ana.endpoint).length, mailsTo(app, ana).length]).toEqual(first)
  const window = await app.socket(ana.token)
  expect(await window.subscribe('events-invitation', { eventId }).next()).toEqual({
    answer: 'none',
  })
  await window.close()
  await takeBack(olga, eventId, ana.playerId)
  await pass(app, hours(24))
  await invite(olga, eventId, ana.playerId)
  expect(await unread(ana.playerId)).toBe(1)
  await pass(app, minutes(40))
  expect([pushesTo(app, ana.endpoint).length, mailsTo(app, ana).length]).toEqual([2, 2])
})

test('the group and the name are one invitation: neither tells again what the other told', async () => {
  const { eventId, olga, ana } = await aScene()
  const befriend = (friend: boolean) =>
    olga.must('playerFriends-set', { friendId: ana.playerId, friend })
  await befriend(true)
  await pass(app, minutes(40))
  for (let round = 0; round < 2; round += 1) {
    await befriend(false)
    await invite(olga, eventId, ana.playerId)
    await takeBack(olga, eventId, ana.playerId)
    await befriend(true)
    await pass(app, minutes(40))
  }
  expect(pushesTo(app, ana.endpoint)).toHaveLength(1)
  expect(mailsTo(app, ana)).toHaveLength(1)
  expect(await signUp(ana, eventId)).toMatchObject({ place: 'playing' })
})

test('what was taken back before it went out is told when it is given again', async () => {
  const { eventId, olga, ana } = await aScene()
  await invite(olga, eventId, ana.playerId)
  await takeBack(olga, eventId, ana.playerId)
  await invite(olga, eventId, ana.playerId)
  expect(await unread(ana.playerId)).toBe(1)
  await pass(app, minutes(40))
  expect(pushesTo(app, ana.endpoint)).toHaveLength(1)
  expect(mailsTo(app, ana)).toHaveLength(1)
})

test('an invitation taken back is counted nowhere, and its Out is forgotten', async () => {
  const { eventId, olga, ana } = await aScene()
  await invite(olga, eventId, ana.playerId)
  await ana.must('events-declineInvitation', { eventId })
  await takeBack(olga, eventId, ana.playerId)
  const window = await app.socket(olga.token)
  const panel = window.subscribe('events-invitees', { eventId })
  expect(await panel.next()).toMatchObject({
    counts: { in: 0, waiting: 0, out: 0, none: 0 },
    invitees: [],
  })
  expect(await olga.call('events-remindInvitees', { eventId })).toMatchObject({
    refusal: { code: 'no-one-to-remind' },
  })
  await invite(olga, eventId, ana.playerId)
  await panel.until(({ counts }) => counts.none === 1 && counts.out === 0)
  await window.close()
})
