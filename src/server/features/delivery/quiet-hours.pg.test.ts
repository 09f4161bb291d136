// Notices held until the end of the night or for the daily digest.
import { test, expect } from 'vitest'
import { app, startDeliveries } from '#test/scenes/delivery-scene.ts'
import {
  aReachable,
  pass,
  seconds,
  pushesTo,
  minutes,
  mailsTo,
  hours,
  tell,
} from '#test/scenes/notification-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'
import { deliverDue } from './jobs.ts'

startDeliveries()

test('quiet hours hold everything back but what begins before they end', async () => {
  const location = await aLocation(app.db)
  const pia = await aReachable(app, 'Pia', { homeLocation: location })
  await pia.must('notifications-updateSettings', { quietHours: { from: '21:30', to: '07:00' } })
  const late = await anEvent(
    app.db,
    { location, organizer: 'pia' },
    { startDate: '2026-06-02', startTime: '06:30', title: 'Dawn' },
  )
  const noon = await anEvent(
    app.db,
    { location, organizer: 'pia' },
    { startDate: '2026-06-02', startTime: '12:00', title: 'Noon' },
  )
  app.clock.set('2026-06-02T02:00:00Z')
  await tell(
    app,
    { playerId: 'pia', kind: 'event-changed', eventId: late, params: { title: 'Dawn' } },
    { playerId: 'pia', kind: 'event-changed', eventId: noon, params: { title: 'Noon' } },
    { playerId: 'pia', kind: 'medal-won', params: { title: 'Cup', medal: 'gold' } },
  )
  await pass(app, minutes(5))
  expect([
    pushesTo(app, pia.endpoint).map(({ title }) => title),
    mailsTo(app, pia).map(({ subject }) => subject),
  ]).toEqual([['Dawn has a new time or place'], ['Dawn has a new time or place']])
  app.clock.set('2026-06-02T10:59:00Z')
  expect(await deliverDue(app.deps)).toBe(0)
  app.clock.set('2026-06-02T11:00:00Z')
  await deliverDue(app.deps)
  expect(pushesTo(app, pia.endpoint).map(({ title }) => title)).toEqual([
    'Dawn has a new time or place',
    'Noon has a new time or place',
    'You won gold at Cup!',
  ])
  await tell(app, { playerId: 'pia', kind: 'results-closed' })
  app.clock.set('2026-06-03T02:00:00Z')
  await tell(app, { playerId: 'pia', kind: 'results-corrected' })
  await pass(app, minutes(5))
  await pia.must('notifications-updateSettings', { quietHours: null })
  expect(await deliverDue(app.deps)).toBe(2)
})

test('quiet hours follow the clocks of the home venue when they change', async () => {
  const location = await aLocation(app.db)
  const quinn = await aReachable(app, 'Quinn', { homeLocation: location })
  await quinn.must('notifications-updateSettings', { quietHours: { from: '01:00', to: '03:30' } })
  const wake = async (from: string): Promise<string | undefined> => {
    app.clock.set(from)
    await tell(app, { playerId: 'quinn', kind: 'medal-won' })
    await pass(app, seconds(4))
    return (
      await app.db
        .selectFrom('deliveries')
        .select('dueAt')
        .where('playerId', '=', 'quinn')
        .where('state', '=', 'waiting')
        .orderBy('created', 'desc')
        .executeTakeFirst()
    )?.dueAt.toISOString()
  }
  // New York: on March 14 the clock skips from 2 to 3, on November 7 it repeats 1.
  expect(await wake('2027-03-14T06:30:00Z')).toBe('2027-03-14T07:30:00.000Z')
  expect(await wake('2027-11-07T05:30:00Z')).toBe('2027-11-07T08:30:00.000Z')
  expect(await wake('2027-11-07T06:30:00Z')).toBe('2027-11-07T08:30:00.000Z')
})

test('the mail of the day holds all that could wait for it, at six in the evening of the home venue', async () => {
  const location = await aLocation(app.db)
  const rex = await aReachable(app, 'Rex', { homeLocation: location })
  await rex.must('notifications-updateSettings', {
    digest: true,
    language: 'es',
    matrix: { results: { mail: true } },
  })
  const [soon, later] = [
    await anEvent(
      app.db,
      { location, organizer: 'rex' },
      { startDate: '2026-06-01', startTime: '17:00' },
    ),
    await anEvent(app.db, { location, organizer: 'rex' }),
  ]
  const params = { date: '2026-06-02', time: '18:00', location: 'Riverside Courts' }
  await tell(
    app,
    { playerId: 'rex', kind: 'event-changed', eventId: soon, params: { title: 'Hoy' } },
    {
      playerId: 'rex',
      kind: 'event-changed',
      eventId: later,
      params: { ...params, title: 'Torneo' },
    },
    { playerId: 'rex', kind: 'results-closed', params: { title: 'Liga' } },
  )
  await pass(app, minutes(5))
  await tell(app, {
    playerId: 'rex',
    kind: 'promoted',
    eventId: later,
    params: { ...params, title: 'Torneo' },
  })
  await pass(app, hours(1))
  expect(mailsTo(app, rex).map(({ subject }) => subject)).toEqual([
    'Hoy tiene nueva hora o nuevo lugar',
  ])
  app.clock.set('2026-06-01T21:59:00Z')
  expect(await deliverDue(app.deps)).toBe(0)
  app.clock.set('2026-06-01T22:00:00Z')
  expect(await deliverDue(app.deps)).toBe(1)
  expect(mailsTo(app, rex).at(-1)).toMatchObject({
    subject: 'Tu día en Sideout: 3 novedades',
    text: expect.stringMatching(
      /Ya están los resultados de Liga[^]*Torneo tiene nueva hora[^]*Tienes plaza: se liberó una en Torneo/,
    ) as string,
  })
  expect(await pass(app, hours(24))).toBe(0)
})
