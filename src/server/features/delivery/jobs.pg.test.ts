// From a change to its notice: written in the same transaction, sent once even if workers are
// killed, never out of date.
import { randomUUID } from 'node:crypto'
import { test, expect } from 'vitest'
import { app, startDeliveries } from '#test/scenes/delivery-scene.ts'
import { signUp } from '#test/scenes/event-scene.ts'
import {
  aReachable,
  deliveriesOf,
  pass,
  seconds,
  pushesTo,
  minutes,
  mailsTo,
  hours,
  tell,
  proveAddress,
  aDevice,
} from '#test/scenes/notification-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { statementsOf } from '#test/support/statements.ts'
import { type TestApp, startTestApp, testStart } from '#test/support/test-app.ts'
import { sendAlerts } from '../../core/alerts/send-alerts.ts'
import { notify } from '../../core/alerts/write-notices.ts'
import { collectEffects } from '../../effects.ts'
import { deliverDue, forgetOldDeliveries } from './jobs.ts'
import { claimDue, loadClaimed } from './queries.ts'

startDeliveries()

const write = (from: { call: TestApp['visitor']['call'] }, toId: string, message: string) =>
  from.call('messages-send', { messageId: randomUUID(), toId, message })

test('who waits for a place is told by push within seconds and by mail within minutes, once', async () => {
  const location = await aLocation(app.db)
  const [olga, ann] = [await app.signedIn('Olga'), await app.signedIn('Ann')]
  const ben = await aReachable(app, 'Ben')
  const eventId = await anEvent(
    app.db,
    { location, organizer: olga.playerId },
    { maxPlayers: 2, title: 'Finals' },
  )
  for (const player of [olga, ann, ben]) await signUp(player, eventId)
  await ann.must('events-withdraw', { eventId })
  expect(await deliveriesOf(app, 'ben')).toEqual(['push promoted waiting', 'mail promoted waiting'])
  expect(await deliverDue(app.deps)).toBe(0)
  await pass(app, seconds(4))
  expect(pushesTo(app, ben.endpoint)).toEqual([
    {
      title: 'You’re in: a place opened at Finals',
      body: 'Tue, Jun 2, 6:00 PM · Riverside Courts',
      url: `/vieweditevent/${eventId}`,
      tag: expect.stringMatching(/^[\w-]{32}$/) as string,
      unread: 1,
    },
  ])
  await pass(app, minutes(3))
  expect(mailsTo(app, ben)).toMatchObject([
    {
      subject: 'You’re in: a place opened at Finals',
      messageId: expect.stringMatching(/^[0-9a-f-]{36}@sideout\.test$/) as string,
    },
  ])
  expect(await pass(app, hours(2))).toBe(0)
  expect(await deliveriesOf(app, 'ben')).toEqual(['push promoted sent', 'mail promoted sent'])
  const kept = await app.db
    .selectFrom('deliveries')
    .select('params')
    .where('playerId', '=', 'ben')
    .execute()
  expect(kept).toEqual([{ params: {} }, { params: {} }])
})

test('a transaction that is taken back tells nobody', async () => {
  const cleo = await aReachable(app, 'Cleo')
  await expect(
    app.db.transaction().execute(async (tx) => {
      await sendAlerts(
        {
          tx,
          effects: collectEffects(),
          newId: randomUUID,
          now: app.clock.now(),
          followers: app.deps.followers,
        },
        [{ playerId: cleo.playerId, kind: 'promoted', eventId: null, params: {} }],
      )
      throw new Error('taken back')
    }),
  ).rejects.toThrow('taken back')
  expect(await deliveriesOf(app, 'cleo')).toEqual([])
})

test('what has the same source is told once, whoever tells it again', async () => {
  const dan = await aReachable(app, 'Dan')
  await dan.must('notifications-updateSettings', { matrix: { calendar: { mail: true } } })
  const invite = {
    playerId: 'dan',
    kind: 'calendar-request' as const,
    source: 'calendar:1',
    batch: 'calendar:event',
    eventId: null,
    params: { title: 'Finals' },
  }
  for (const source of ['calendar:1', 'calendar:1', 'calendar:2'])
    await notify({ tx: app.db, effects: collectEffects(), now: app.clock.now() }, [
      { ...invite, source },
    ])
  expect(await deliveriesOf(app, 'dan')).toEqual([
    'mail calendar-request waiting',
    'mail calendar-request waiting',
  ])
  await pass(app, minutes(3))
  expect(mailsTo(app, dan)).toHaveLength(1)
})

test('five hundred players are told in one statement', async () => {
  const playerIds = Array.from({ length: 500 }, (_, index) => `crowd-${index}`)
  await app.db
    .insertInto('players')
    .values(
      playerIds.map((playerId) => ({
        playerId,
        playerName: 'Crowd',
        skillSelf: null,
        skillChangedAt: null,
        homeLocation: null,
      })),
    )
    .execute()
  const statements = await statementsOf(() =>
    tell(app, ...playerIds.map((playerId) => ({ playerId, kind: 'event-cancelled' as const }))),
  )
  expect(statements).toHaveLength(1)
})

test('nothing goes to an address nobody proved, nor where a group is switched off; the app itself can be silent too', async () => {
  const eve = await app.signedIn('Eve')
  await tell(app, { playerId: 'eve', kind: 'promoted' })
  expect(await deliveriesOf(app, 'eve')).toEqual([])
  await proveAddress(app, eve)
  await eve.must('notifications-updateSettings', {
    matrix: { signups: { mail: false }, clubs: { inApp: false, mail: true } },
  })
  await tell(
    app,
    { playerId: 'eve', kind: 'promoted' },
    { playerId: 'eve', kind: 'club-added', params: { player: 'Ann', club: 'Dinkers' } },
  )
  expect(await deliveriesOf(app, 'eve')).toEqual(['mail club-added waiting'])
  expect(
    (await app.db.selectFrom('alerts').select('kind').where('playerId', '=', 'eve').execute()).map(
      ({ kind }) => kind,
    ),
  ).toEqual(['promoted', 'promoted'])
  await pass(app, minutes(3))
  expect(mailsTo(app, eve)).toHaveLength(1)
})

test('many workers on two servers send each message once', async () => {
  const other = await startTestApp({ beside: app })
  other.clock.set(testStart + minutes(5))
  const people = await Promise.all(
    Array.from({ length: 12 }, (_, index) => aReachable(app, `Many ${index}`)),
  )
  for (const { playerId } of people)
    for (const kind of ['promoted', 'event-changed'] as const) await tell(app, { playerId, kind })
  const before = app.push.sent.length
  app.clock.advance(minutes(5))
  const counts = await Promise.all(
    [app.deps, other.deps, app.deps, other.deps].map((deps) => deliverDue(deps)),
  )
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(48)
  expect([
    app.push.sent.length - before + other.push.sent.length,
    people.map((player) => mailsTo(app, player).length + mailsTo(other, player).length),
  ]).toEqual([24, people.map(() => 2)])
  await other.close()
})

test('a worker that dies after claiming leaves it to the next one, when its time is over', async () => {
  const gus = await aReachable(app, 'Gus')
  await tell(app, { playerId: 'gus', kind: 'promoted' })
  app.clock.advance(minutes(3))
  const dead = { claim: randomUUID(), now: app.clock.now(), leaseMs: minutes(5), parcels: 10 }
  expect([
    await claimDue(app.db, 'push', dead),
    await claimDue(app.db, 'mail', { ...dead, claim: randomUUID() }),
  ]).toEqual([1, 1])
  expect(await pass(app, minutes(4))).toBe(0)
  expect(await pass(app, minutes(2))).toBe(2)
  expect([pushesTo(app, gus.endpoint).length, mailsTo(app, gus).length]).toEqual([1, 1])
})

test('a worker that dies between sending and noting it makes the next one send the very same again', async () => {
  const hal = await aReachable(app, 'Hal')
  const dying = {
    ...app.deps,
    mailer: {
      send: async (mail: Parameters<typeof app.deps.mailer.send>[0]) => {
        await app.deps.mailer.send(mail)
        throw new Error('killed')
      },
    },
  }
  await tell(app, {
    playerId: 'hal',
    kind: 'promoted',
    params: { leagueSeriesId: 'l', title: 'First' },
  })
  app.clock.advance(minutes(3))
  await deliverDue(dying)
  await tell(app, {
    playerId: 'hal',
    kind: 'event-changed',
    params: { leagueSeriesId: 'l', title: 'Second' },
  })
  await pass(app, minutes(1))
  const [first, again, ...more] = mailsTo(app, hal)
  expect([again, more]).toEqual([first, []])
  await pass(app, minutes(3))
  expect(mailsTo(app, hal).map(({ subject }) => subject)).toEqual([
    'You’re in: a place opened at First',
    'You’re in: a place opened at First',
    'Second has a new time or place',
  ])
  app.takeErrors()
})

test('what fails is tried again, each time later, and given up in the end', async () => {
  await aReachable(app, 'Ida')
  app.push.outcome = 'later'
  await tell(app, { playerId: 'ida', kind: 'medal-won', params: { medal: 'gold' } })
  const before = app.push.sent.length
  const tries: number[] = []
  for (const ms of [
    seconds(4),
    seconds(20),
    seconds(11),
    minutes(2),
    minutes(10),
    minutes(30),
    hours(2),
    hours(6),
    hours(24),
  ]) {
    await pass(app, ms)
    tries.push(app.push.sent.length - before)
  }
  expect(tries).toEqual([1, 1, 2, 3, 4, 5, 6, 7, 7])
  expect(await deliveriesOf(app, 'ida')).toEqual([
    'push medal-won failed: later',
    'mail medal-won sent',
  ])
  expect(app.logs.some(({ msg }) => msg === 'a notification was given up')).toBe(true)
})

test('a device that is gone is forgotten with all that waits for it, which is mailed; the other one goes on', async () => {
  const jon = await aReachable(app, 'Jon')
  await tell(app, { playerId: 'jon', kind: 'medal-won' })
  app.push.outcome = 'gone'
  await pass(app, seconds(4))
  await pass(app, seconds(1))
  expect(await deliveriesOf(app, 'jon')).toEqual(['mail medal-won sent'])
  expect(mailsTo(app, jon)).toHaveLength(1)
  app.push.outcome = 'sent'
  const next = await aDevice(jon)
  await tell(app, { playerId: 'jon', kind: 'medal-won' })
  await pass(app, seconds(4))
  expect([pushesTo(app, jon.endpoint).length, pushesTo(app, next).length]).toEqual([1, 1])
})

test('what was read, taken back or is over is not sent, nor from whom a block parts', async () => {
  const location = await aLocation(app.db)
  const kim = await aReachable(app, 'Kim')
  const leo = await app.signedIn('Leo')
  const eventId = await anEvent(app.db, { location, organizer: leo.playerId })
  await write(leo, 'kim', 'Hello')
  await kim.must('messages-markRead', { playerId: 'leo' })
  await pass(app, seconds(9))
  await write(leo, 'kim', 'And again')
  await app.db.insertInto('player_blocks').values({ playerId: 'kim', blockedId: 'leo' }).execute()
  await pass(app, seconds(9))
  await tell(app, { playerId: 'kim', kind: 'medal-won' })
  await app.db.deleteFrom('alerts').where('playerId', '=', 'kim').execute()
  await pass(app, seconds(4))
  await tell(app, { playerId: 'kim', kind: 'promoted', eventId })
  await app.db
    .updateTable('events')
    .set({ status: 'cancelled' })
    .where('eventId', '=', eventId)
    .execute()
  await pass(app, seconds(4))
  await tell(app, { playerId: 'kim', kind: 'event-cancelled', eventId })
  await pass(app, seconds(61))
  await tell(app, { playerId: 'kim', kind: 'event-cancelled', eventId })
  await pass(app, hours(48))
  expect(await deliveriesOf(app, 'kim')).toEqual([
    'push message dropped: read',
    'push message dropped: apart',
    'push medal-won dropped: taken back',
    'push promoted dropped: event off',
    'mail promoted dropped: over',
    'push event-cancelled sent',
    'mail event-cancelled dropped: over',
    'push event-cancelled dropped: over',
    'mail event-cancelled dropped: over',
  ])
  expect(pushesTo(app, kim.endpoint).length).toBe(1)
})

test('several messages of one thread are one, the last of them shown; the next come a minute later at the earliest', async () => {
  const mia = await aReachable(app, 'Mia')
  const [nan, oli] = [await app.signedIn('Nan'), await app.signedIn('Oli')]
  for (const text of ['One', 'Two', 'Three']) await write(nan, 'mia', text)
  await write(oli, 'mia', 'Hi')
  await pass(app, seconds(9))
  await write(nan, 'mia', 'Four')
  await pass(app, seconds(30))
  const shown = pushesTo(app, mia.endpoint).toSorted((a, b) => a.title.localeCompare(b.title))
  expect(shown).toMatchObject([
    { title: 'Nan', body: 'Three\n+2 more', url: '/messagethread/nan', unread: 4 },
    { title: 'Oli', body: 'Hi', unread: 4 },
  ])
  await pass(app, seconds(31))
  expect(pushesTo(app, mia.endpoint).at(-1)).toEqual({ ...shown[0], body: 'Four', unread: 5 })
})

test('a push carries how much is unread, alerts and messages together, as the app counts it', async () => {
  const ula = await aReachable(app, 'Ula')
  const wes = await app.signedIn('Wes')
  await tell(app, { playerId: 'ula', kind: 'promoted' })
  await pass(app, minutes(5))
  await write(wes, 'ula', 'Hi')
  await pass(app, minutes(5))
  expect(pushesTo(app, ula.endpoint).map(({ unread }) => unread)).toEqual([1, 2])
  await ula.must('alerts-markAllRead', {})
  await write(wes, 'ula', 'Still there?')
  await pass(app, minutes(5))
  expect(pushesTo(app, ula.endpoint).at(-1)?.unread).toBe(2)
})

test('a push message fits into what push services take, whatever was written', async () => {
  const sam = await aReachable(app, 'Sam')
  await tell(app, {
    playerId: 'sam',
    kind: 'event-cancelled',
    params: { title: '🏓'.repeat(400), location: '日'.repeat(400), reason: 'ñ'.repeat(2000) },
  })
  await pass(app, seconds(4))
  const { message } = app.push.sent.at(-1) ?? { message: { payload: '' } }
  expect(Buffer.byteLength(message.payload)).toBeLessThan(3900)
  expect(pushesTo(app, sam.endpoint)[0]?.title.isWellFormed()).toBe(true)
})

test('what ended two weeks ago is forgotten', async () => {
  await aReachable(app, 'Tea')
  await tell(app, { playerId: 'tea', kind: 'promoted' })
  await pass(app, minutes(5))
  await tell(app, { playerId: 'tea', kind: 'promoted' })
  app.clock.advance(15 * hours(24))
  expect(await forgetOldDeliveries(app.deps)).toBe(2)
  await deliverDue(app.deps)
  expect(await deliveriesOf(app, 'tea')).toEqual([
    'push promoted dropped: stale',
    'mail promoted dropped: stale',
  ])
})

test('a claim tells all there is to tell in one statement', async () => {
  await aReachable(app, 'Uma')
  await tell(
    app,
    ...Array.from({ length: 5 }, () => ({ playerId: 'uma', kind: 'promoted' as const })),
  )
  app.clock.advance(minutes(5))
  const claim = randomUUID()
  await claimDue(app.db, 'mail', { claim, now: app.clock.now(), leaseMs: 1000, parcels: 10 })
  expect(await statementsOf(() => loadClaimed(app.db, claim, app.clock.now()))).toHaveLength(1)
})
