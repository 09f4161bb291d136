// Answers to invitations through the API: In by signing up, Out by a call, and the organizer's
// counts, names and reminder.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventFieldsAt, rosterInWords, signUp, type Fields } from '#test/scenes/event-scene.ts'
import { pushKeys } from '#test/scenes/notification-scene.ts'
import { aFriend, aLocation, anAdmin } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { loadClaimed } from '../delivery/queries.ts'

let app: TestApp
let location: string
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
})
afterEach(() => app.clock.set(testStart))
afterAll(() => app.close())

async function anInvitation(changes: Partial<Fields> = {}) {
  made += 1
  const [olga, ana, ben, cleo] = (await Promise.all(
    ['Olga', 'Ana', 'Ben', 'Cleo'].map((name) => app.signedIn(`${name}${made}x`)),
  )) as [TestPlayer, TestPlayer, TestPlayer, TestPlayer]
  for (const friend of [ana, ben, cleo]) await aFriend(app.db, olga.playerId, friend.playerId)
  const { eventId } = await olga.must('events-create', {
    fields: eventFieldsAt(location, {
      invite: true,
      invited: 'Friends',
      minPlayers: 2,
      maxPlayers: 2,
      ...changes,
    }),
    status: 'published',
  })
  return { eventId, olga, ana, ben, cleo }
}

const decline = (player: TestPlayer, eventId: string) =>
  player.call('events-declineInvitation', { eventId })
const remind = (player: TestPlayer, eventId: string) =>
  player.call('events-remindInvitees', { eventId })
const refused = (code: string) => ({ ok: false, refusal: { code } })

const remindedOf = async (eventId: string): Promise<string[]> =>
  (
    await app.db
      .selectFrom('alerts')
      .select('playerId')
      .where('eventId', '=', eventId)
      .where('kind', '=', 'invitation-reminder')
      .orderBy('playerId')
      .execute()
  ).map(({ playerId }) => playerId.replace(/\d+x$/, ''))

async function panelOf(organizer: TestPlayer, eventId: string) {
  const window = await app.socket(organizer.token)
  const { counts, invitees } = await window.subscribe('events-invitees', { eventId }).next()
  await window.close()
  return {
    counts,
    names: invitees.map(({ playerId, answer }) => `${playerId.replace(/\d+x$/, '')} ${answer}`),
  }
}

test('In is a sign-up, Out is kept, and both windows follow', async () => {
  const { eventId, olga, ana, ben } = await anInvitation()
  const [window, organizers] = [await app.socket(ana.token), await app.socket(olga.token)]
  const mine = window.subscribe('events-invitation', { eventId })
  const panel = organizers.subscribe('events-invitees', { eventId })
  expect(await mine.next()).toEqual({ answer: 'none' })
  expect((await panel.next()).counts).toEqual({ in: 0, waiting: 0, out: 0, none: 3 })
  expect(await decline(ana, eventId)).toMatchObject({ ok: true })
  await mine.until(({ answer }) => answer === 'out')
  await panel.until(({ counts }) => counts.out === 1)
  await signUp(ben, eventId)
  await panel.until(({ counts }) => counts.in === 1)
  await window.close()
  await organizers.close()
  expect(await panelOf(olga, eventId)).toEqual({
    counts: { in: 1, waiting: 0, out: 1, none: 1 },
    names: ['ana out', 'ben in', 'cleo none'],
  })
})

test('Out twice is Out once, and In later takes a place by the order of signing up', async () => {
  const { eventId, olga, ana, ben, cleo } = await anInvitation()
  await decline(ana, eventId)
  expect(await decline(ana, eventId)).toMatchObject({ ok: true })
  await signUp(ben, eventId)
  await signUp(cleo, eventId)
  expect(await signUp(ana, eventId)).toEqual({ place: 'waiting', position: 1 })
  expect((await rosterInWords(app.db, eventId)).replaceAll(/\d+x/g, '')).toBe('ben cleo ana?')
  expect((await panelOf(olga, eventId)).counts).toEqual({ in: 2, waiting: 1, out: 0, none: 0 })
  expect(await decline(ana, eventId)).toMatchObject(refused('already-signed-up'))
})

test('leaving opens the question again, and counts as Out only when they say so', async () => {
  const { eventId, olga, ana } = await anInvitation()
  await decline(ana, eventId)
  await signUp(ana, eventId)
  await ana.must('events-withdraw', { eventId })
  expect((await panelOf(olga, eventId)).names).toContain('ana none')
  await decline(ana, eventId)
  expect((await panelOf(olga, eventId)).names).toContain('ana out')
})

test('players that were not asked, events that are off or have begun take no Out', async () => {
  const { eventId, olga, ana } = await anInvitation()
  const fay = await app.signedIn(`Fay${made}x`)
  expect(await decline(fay, eventId)).toMatchObject(refused('event-not-found'))
  expect(await decline(olga, eventId)).toMatchObject(refused('not-invited'))
  app.clock.set('2026-06-02T22:00:00Z')
  expect(await decline(ana, eventId)).toMatchObject(refused('event-in-past'))
  app.clock.set(testStart)
  await olga.must('events-cancel', { eventId, reason: 'Rain' })
  expect(await decline(ana, eventId)).toMatchObject(refused('event-cancelled'))
  expect(await remind(olga, eventId)).toMatchObject(refused('event-cancelled'))
})

test('a reminder reaches those without an answer alone, once a day', async () => {
  const { eventId, olga, ana, ben } = await anInvitation({ startDate: '2026-06-05' })
  await decline(ana, eventId)
  await signUp(ben, eventId)
  expect(await remind(olga, eventId)).toEqual({ ok: true, value: { reminded: 1 } })
  expect(await remindedOf(eventId)).toEqual(['cleo'])
  expect(await remind(olga, eventId)).toMatchObject(refused('reminded-lately'))
  const sent = await app.db
    .selectFrom('deliveries')
    .select('playerId')
    .distinct()
    .where('eventId', '=', eventId)
    .where('kind', '=', 'invitation-reminder')
    .execute()
  expect(sent.every(({ playerId }) => playerId.startsWith('cleo'))).toBe(true)
  app.clock.set(new Date(app.clock.now() + 86_400_000).toISOString())
  expect(await remind(olga, eventId)).toEqual({ ok: true, value: { reminded: 1 } })
  expect(await remindedOf(eventId)).toEqual(['cleo', 'cleo'])
})

test('players that left the group, left the event or are blocked are not reminded', async () => {
  const { eventId, olga, ana, ben, cleo } = await anInvitation()
  await olga.must('playerFriends-set', { friendId: ana.playerId, friend: false })
  await signUp(ben, eventId)
  await ben.must('events-withdraw', { eventId })
  await cleo.must('players-block', { playerId: olga.playerId, blocked: true })
  expect(await remind(olga, eventId)).toMatchObject(refused('no-one-to-remind'))
  expect(await remindedOf(eventId)).toEqual([])
})

test('of two reminders at once one goes out', async () => {
  const { eventId, olga } = await anInvitation()
  const both = await Promise.all([remind(olga, eventId), remind(olga, eventId)])
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await remindedOf(eventId)).toEqual(['ana', 'ben', 'cleo'])
})

test('an answer drops the push that still waits to ask', async () => {
  const { eventId, olga, ana, ben } = await anInvitation()
  for (const player of [ana, ben])
    await player.must('push-subscribe', {
      endpoint: `https://push.example.com/${player.playerId}`,
      keys: pushKeys,
      name: 'Phone',
    })
  await remind(olga, eventId)
  await decline(ana, eventId)
  const claim = randomUUID()
  await app.db.updateTable('deliveries').set({ claim }).where('eventId', '=', eventId).execute()
  const claimed = await loadClaimed(app.db, claim, app.clock.now())
  expect(claimed.map(({ playerId, isTakenBack }) => [playerId, isTakenBack])).toEqual(
    expect.arrayContaining([
      [ana.playerId, true],
      [ben.playerId, false],
    ]),
  )
})

test('a cohost sees the answers and reminds; an admin of the venue and invitees do not', async () => {
  const cora = await app.signedIn('Cora')
  const adam = await app.signedIn('Adam')
  await anAdmin(app.db, location, 'adam')
  const { eventId, ana } = await anInvitation({ cohosts: ['cora'] })
  for (const player of [adam, ana])
    expect(await remind(player, eventId)).toMatchObject(refused('not-allowed'))
  expect((await panelOf(cora, eventId)).names).toHaveLength(3)
  expect(await remind(cora, eventId)).toMatchObject({ ok: true })
})

test('an account that is deleted is counted no longer', async () => {
  const { eventId, olga, ana } = await anInvitation()
  const window = await app.socket(olga.token)
  const panel = window.subscribe('events-invitees', { eventId })
  await panel.next()
  await ana.must('account-delete', { playerName: ana.playerId, password: null })
  await panel.until(({ counts }) => counts.none === 2)
  await window.close()
})
