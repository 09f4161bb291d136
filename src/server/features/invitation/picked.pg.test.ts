// Invitations by name through the API: what a picked player sees and may do, what others don't see,
// refusals, and what is left after withdrawing.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { pickedMax } from '#domain/invitation/picked.ts'
import { eventFieldsAt, rosterInWords, signUp, type Fields } from '#test/scenes/event-scene.ts'
import { aLeagueDay, leagueFieldsAt } from '#test/scenes/league-scene.ts'
import { pushKeys } from '#test/scenes/notification-scene.ts'
import {
  aFriend,
  aLocation,
  anAdmin,
  anEstablishedInstallation,
  aPlayer,
} from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { testClient } from '#test/support/test-client.ts'

let app: TestApp
let location: string
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
})
afterEach(() => app.clock.set(testStart))
afterAll(() => app.close())

async function aPrivateEvent(changes: Partial<Fields> = {}) {
  made += 1
  const [olga, ana, ben] = (await Promise.all(
    ['Olga', 'Ana', 'Ben'].map((name) => app.signedIn(`${name}${made}y`)),
  )) as [TestPlayer, TestPlayer, TestPlayer]
  const { eventId } = await olga.must('events-create', {
    fields: eventFieldsAt(location, { invite: true, invited: 'Friends', ...changes }),
    status: 'published',
  })
  return { eventId, olga, ana, ben }
}

const invite = (organizer: TestPlayer, eventId: string, { playerId }: { playerId: string }) =>
  organizer.call('events-invitePlayer', { eventId, playerId })
const takeBack = (organizer: TestPlayer, eventId: string, { playerId }: { playerId: string }) =>
  organizer.call('events-uninvitePlayer', { eventId, playerId })
const refused = (code: string) => ({ ok: false, refusal: { code } })
const done = { ok: true, value: { success: true } }

const alertsFor = ({ playerId }: { playerId: string }) =>
  app.db
    .selectFrom('alerts')
    .select(['eventId', 'params'])
    .where('playerId', '=', playerId)
    .where('kind', '=', 'event-invited')
    .execute()

const anything = {
  type: null,
  gender: null,
  time: null,
  fitsLevel: false,
  placesLeft: false,
  friendsGoing: false,
}
const from = '2026-06-01'

async function watch(player: TestPlayer, at: string, eventId: string) {
  const window = await app.socket(player.token)
  return {
    list: window.subscribe('events-list', {
      locationIds: [at],
      from,
      to: '2026-07-31',
      limit: 600,
      filters: anything,
    }),
    personal: window.subscribe('events-personalList', {
      locationId: at,
      from,
      to: '2026-07-31',
      limit: 20,
      filters: { type: null, gender: null, time: null, placesLeft: false, fits: null },
      friendsGoing: false,
    }),
    counts: window.subscribe('events-privateCounts', { locationIds: [at], from }),
    event: window.subscribe('events-byId', { eventId }),
    close: () => window.close(),
  }
}

test('a picked player is told, finds the event in every window, and signs up; others find nothing', async () => {
  const place = await aLocation(app.db)
  const { eventId, olga, ana, ben } = await aPrivateEvent({ location: place, title: 'Secret' })
  const [hers, his] = [await watch(ana, place, eventId), await watch(ben, place, eventId)]
  expect(await hers.event.refused()).toEqual({ code: 'event-not-found' })
  expect((await hers.list.next()).events).toEqual([])
  expect((await hers.personal.next()).events).toEqual([])
  expect(await hers.counts.next()).toEqual([])
  expect(await invite(olga, eventId, ana)).toEqual(done)
  expect((await hers.list.until(({ events }) => events.length === 1)).events[0]?.title).toBe(
    'Secret',
  )
  await hers.personal.until(({ events }) => events.length === 1)
  expect(await hers.counts.until((counts) => counts.length === 1)).toEqual([
    { date: '2026-06-02', eventCount: 1 },
  ])
  expect(await alertsFor(ana)).toMatchObject([{ eventId, params: { title: 'Secret' } }])
  expect(await signUp(ana, eventId)).toMatchObject({ place: 'playing' })
  expect(await signUpCode(ben, eventId)).toBe('event-not-found')
  expect(await his.event.refused()).toEqual({ code: 'event-not-found' })
  expect((await his.list.next()).events).toEqual([])
  expect((await his.personal.next()).events).toEqual([])
  expect(await his.counts.next()).toEqual([])
  expect(JSON.stringify([his.list.snapshots, his.personal.snapshots])).not.toContain('Secret')
  await Promise.all([hers.close(), his.close()])
})

async function signUpCode(player: TestPlayer, eventId: string): Promise<string> {
  const answer = await player.call('events-signUp', { eventId, guests: 0 })
  return answer.ok ? 'ok' : answer.refusal.code
}

test('twice is once, on two servers too, and push goes out once', async () => {
  const { eventId, olga, ana } = await aPrivateEvent()
  await ana.must('push-subscribe', {
    endpoint: `https://push.example.com/${ana.playerId}`,
    keys: pushKeys,
    name: 'Phone',
  })
  const other = await startTestApp({ beside: app })
  const olgaThere = testClient(other.url, { authorization: `Bearer ${olga.token}` })
  const answers = await Promise.all([
    invite(olga, eventId, ana),
    olgaThere.call('events-invitePlayer', { eventId, playerId: ana.playerId }),
    invite(olga, eventId, ana),
  ])
  await other.close()
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter(({ ok }) => !ok)).toEqual(
    Array.from({ length: 2 }, () => refused('already-invited')),
  )
  expect(await alertsFor(ana)).toHaveLength(1)
  const sent = await app.db
    .selectFrom('deliveries')
    .select('channel')
    .where('eventId', '=', eventId)
    .where('kind', '=', 'event-invited')
    .where('playerId', '=', ana.playerId)
    .where('channel', '=', 'push')
    .execute()
  expect(sent).toHaveLength(1)
})

test('joining the group afterwards asks nobody again; a member that left it can be picked, and is told again a day after', async () => {
  const { eventId, olga, ana, ben } = await aPrivateEvent()
  await invite(olga, eventId, ana)
  await olga.must('playerFriends-set', { friendId: ana.playerId, friend: true })
  await olga.must('playerFriends-set', { friendId: ben.playerId, friend: true })
  expect([(await alertsFor(ana)).length, (await alertsFor(ben)).length]).toEqual([1, 1])
  expect(await invite(olga, eventId, ben)).toEqual(refused('already-invited'))
  await olga.must('playerFriends-set', { friendId: ben.playerId, friend: false })
  expect(await signUpCode(ben, eventId)).toBe('event-not-found')
  expect(await invite(olga, eventId, ben)).toEqual(done)
  expect(await alertsFor(ben)).toEqual([])
  await takeBack(olga, eventId, ben)
  app.clock.advance(86_400_000)
  expect(await invite(olga, eventId, ben)).toEqual(done)
  expect(await alertsFor(ben)).toHaveLength(1)
  expect(await signUpCode(ben, eventId)).toBe('ok')
})

test('taking it back closes the event and removes the alert; a player with a place stays', async () => {
  const { eventId, olga, ana, ben } = await aPrivateEvent()
  for (const player of [ana, ben]) await invite(olga, eventId, player)
  await signUp(ben, eventId)
  const window = await app.socket(ana.token)
  const event = window.subscribe('events-byId', { eventId })
  await event.next()
  for (const player of [ana, ben]) expect(await takeBack(olga, eventId, player)).toEqual(done)
  expect(await event.refused()).toEqual({ code: 'event-not-found' })
  expect(await alertsFor(ana)).toEqual([])
  expect((await rosterInWords(app.db, eventId)).replaceAll(/\d+y/g, '')).toBe('ben')
  expect(await takeBack(olga, eventId, ana)).toEqual(refused('not-picked'))
  await ben.must('events-withdraw', { eventId })
  expect(await signUpCode(ben, eventId)).toBe('event-not-found')
  await window.close()
})

test('of a friend only the name is taken back: the group still invites them', async () => {
  const { eventId, olga, ana } = await aPrivateEvent()
  await invite(olga, eventId, ana)
  await aFriend(app.db, olga.playerId, ana.playerId)
  expect(await takeBack(olga, eventId, ana)).toEqual(done)
  expect(await signUpCode(ana, eventId)).toBe('ok')
})

test('organizers see picked players among the others, and can remind them', async () => {
  const { eventId, olga, ana, ben } = await aPrivateEvent()
  await aFriend(app.db, olga.playerId, ben.playerId)
  const window = await app.socket(olga.token)
  const panel = window.subscribe('events-invitees', { eventId })
  expect(await panel.next()).toMatchObject({ counts: { none: 0 }, invitesByName: true })
  await invite(olga, eventId, ana)
  expect((await panel.until(({ counts }) => counts.none === 1)).invitees).toMatchObject([
    { playerId: ana.playerId, answer: 'none', isPicked: true },
  ])
  expect(await olga.must('events-remindInvitees', { eventId })).toEqual({ reminded: 1 })
  await window.close()
})

test('a block on either side, with the cohost or the organizer, and hidden players are not found', async () => {
  const cora = await app.signedIn('Cora')
  const { eventId, olga, ana, ben } = await aPrivateEvent({ cohosts: ['cora'] })
  const notFound = refused('player-not-found')
  await ana.must('players-block', { playerId: olga.playerId, blocked: true })
  expect(await invite(olga, eventId, ana)).toEqual(notFound)
  expect(await invite(cora, eventId, ana)).toEqual(notFound)
  await cora.must('players-block', { playerId: ben.playerId, blocked: true })
  expect(await invite(cora, eventId, ben)).toEqual(notFound)
  const { playerId } = await aPlayer(app.db, 'Hidden')
  await app.db
    .updateTable('players')
    .set({ hidden: true })
    .where('playerId', '=', playerId)
    .execute()
  expect(await invite(olga, eventId, { playerId })).toEqual(notFound)
  expect(await invite(olga, eventId, { playerId: 'nobody' })).toEqual(notFound)
  expect(await invite(olga, eventId, ben)).toEqual(done)
  await ben.must('players-block', { playerId: olga.playerId, blocked: true })
  expect(await alertsFor(ben)).toEqual([])
  expect(await signUpCode(ben, eventId)).toBe('event-not-found')
})

test('organizers and cohosts invite, to events that are private, published and to come', async () => {
  const [cleo, adam] = [await app.signedIn('Cleo'), await app.signedIn('Adam')]
  await anAdmin(app.db, location, 'adam')
  const { eventId, olga, ana, ben } = await aPrivateEvent({ cohosts: ['cleo'] })
  expect(await invite(ben, eventId, ana)).toEqual(refused('event-not-found'))
  expect(await invite(adam, eventId, ana)).toEqual(refused('not-allowed'))
  expect(await invite(cleo, eventId, ana)).toEqual(done)
  expect(await alertsFor(ana)).toMatchObject([{ params: { player: `Olga${made}y` } }])
  expect(await invite(ana, eventId, ben)).toEqual(refused('not-allowed'))
  expect(await invite(olga, eventId, cleo)).toEqual(refused('already-invited'))
  await signUp(cleo, eventId)
  expect(await invite(olga, eventId, cleo)).toEqual(refused('already-signed-up'))
  app.clock.set('2026-06-02T22:00:00Z')
  expect(await invite(olga, eventId, ben)).toEqual(refused('event-in-past'))
  app.clock.set(testStart)
  await olga.must('events-cancel', { eventId, reason: '' })
  expect(await invite(olga, eventId, ben)).toEqual(refused('event-cancelled'))
  const open = await aPrivateEvent({ invite: false, invited: '' })
  expect(await invite(open.olga, open.eventId, open.ana)).toEqual(refused('event-not-private'))
})

test('an event invites so many by name and no more, and a place there opens again', async () => {
  const { eventId, olga, ana, ben } = await aPrivateEvent()
  await invite(olga, eventId, ana)
  const crowd = Array.from({ length: pickedMax - 1 }, (_, n) => `Crowd${n}`)
  const players = await Promise.all(crowd.map((name) => aPlayer(app.db, name)))
  const asked = new Date(testStart)
  await app.db
    .insertInto('event_invitees')
    .values(players.map(({ playerId }) => ({ eventId, playerId, asked, picked: true })))
    .execute()
  expect(await invite(olga, eventId, ben)).toEqual({
    ok: false,
    refusal: { code: 'too-many-invited', params: { n: pickedMax } },
  })
  await takeBack(olga, eventId, ana)
  expect(await invite(olga, eventId, ben)).toEqual(done)
})

test('game days of a league invite nobody by name', async () => {
  const olga = await app.signedIn('Lena')
  const ana = await app.signedIn('Lara')
  const { leagueSeriesId } = await olga.must('leagues-create', {
    fields: leagueFieldsAt(location, { invite: true, invited: 'Friends' }),
  })
  await olga.must('leagues-setState', { leagueSeriesId, state: 'registration' })
  const members = await Promise.all(['Mia', 'Max', 'Moe', 'May'].map((name) => app.signedIn(name)))
  for (const member of members) {
    await aFriend(app.db, olga.playerId, member.playerId)
    await member.must('leagues-join', { leagueSeriesId, partnerId: null })
  }
  await olga.must('leagues-setState', { leagueSeriesId, state: 'running' })
  const eventId = await aLeagueDay(olga, leagueSeriesId, '2026-06-03')
  expect(await invite(olga, eventId, ana)).toEqual(refused('event-not-private'))
})

test('a newcomer picks those that know them, and no strangers', async () => {
  await anEstablishedInstallation(app.db)
  const created = new Date(testStart - 86_400_000)
  const nell = await app.signedIn('Nell', { created })
  const [kay, sam] = [await app.signedIn('Kay'), await app.signedIn('Sam')]
  const { eventId } = await nell.must('events-create', {
    fields: eventFieldsAt(location, { invite: true, invited: 'Friends' }),
    status: 'published',
  })
  expect(await invite(nell, eventId, sam)).toMatchObject(refused('newcomer-stranger'))
  expect(await alertsFor(sam)).toEqual([])
  await aFriend(app.db, kay.playerId, nell.playerId)
  expect(await invite(nell, eventId, kay)).toEqual(done)
})
