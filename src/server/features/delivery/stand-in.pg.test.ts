// Mail replaces push while a player has no live device, once per notice, unless they opted out.
import { expect, test } from 'vitest'
import { notificationGroups } from '#domain/notification/notification.ts'
import { deviceFailuresMax, isWanted } from '#domain/notification/reach.ts'
import { app, startDeliveries } from '#test/scenes/delivery-scene.ts'
import {
  aDevice,
  aReachable,
  deliveriesOf,
  mailsTo,
  minutes,
  pass,
  proveAddress,
  pushesTo,
  seconds,
  tell,
} from '#test/scenes/notification-scene.ts'
import { aLocation, anEvent } from '#test/support/builders.ts'

startDeliveries()

async function aMailReader(name: string) {
  const player = await app.signedIn(name)
  await proveAddress(app, player)
  return player
}

test('what goes by push alone goes by mail to a player without a device, by push from then on', async () => {
  const ada = await aMailReader('Ada')
  await tell(app, { playerId: 'ada', kind: 'reminder-day' })
  expect(await deliveriesOf(app, 'ada')).toEqual(['mail reminder-day waiting'])
  await pass(app, minutes(3))
  expect(mailsTo(app, ada)).toHaveLength(1)
  const endpoint = await aDevice(ada)
  await tell(app, { playerId: 'ada', kind: 'reminder-soon' })
  await pass(app, minutes(10))
  expect([mailsTo(app, ada).length, pushesTo(app, endpoint).length]).toEqual([1, 1])
})

test('a device that comes while the mail waits changes nothing: it is told once', async () => {
  const bea = await aMailReader('Bea')
  await tell(app, { playerId: 'bea', kind: 'reminder-day' })
  const endpoint = await aDevice(bea)
  await pass(app, minutes(10))
  expect([mailsTo(app, bea).length, pushesTo(app, endpoint).length]).toEqual([1, 0])
})

test('a device that turns out to be gone, or refuses for good, has its messages mailed; what another device got is not', async () => {
  const cora = await aReachable(app, 'Cora')
  app.push.outcomes.set(cora.endpoint, 'gone')
  await tell(app, { playerId: 'cora', kind: 'reminder-day' })
  await pass(app, seconds(4))
  await pass(app, seconds(1))
  expect(mailsTo(app, cora)).toHaveLength(1)

  const dora = await aReachable(app, 'Dora')
  const second = await aDevice(dora)
  app.push.outcomes.set(dora.endpoint, 'refused')
  await tell(app, { playerId: 'dora', kind: 'reminder-day' })
  await pass(app, seconds(4))
  await pass(app, minutes(10))
  expect([mailsTo(app, dora).length, pushesTo(app, second).length]).toEqual([0, 1])
  app.push.outcomes.set(second, 'refused')
  await tell(app, { playerId: 'dora', kind: 'reminder-soon' })
  await pass(app, seconds(4))
  await pass(app, minutes(10))
  expect(mailsTo(app, dora)).toHaveLength(1)
})

test('a device that refused too often in a row is not live', async () => {
  await aReachable(app, 'Edda')
  await app.db
    .updateTable('push_devices')
    .set({ failures: deviceFailuresMax })
    .where('playerId', '=', 'edda')
    .execute()
  await tell(app, { playerId: 'edda', kind: 'reminder-day' })
  expect(await deliveriesOf(app, 'edda')).toEqual(['mail reminder-day waiting'])
})

test('mail stands in for nothing where it was switched off, as a whole or for the group', async () => {
  const fia = await aMailReader('Fia')
  await fia.must('notifications-updateSettings', { matrix: { reminders: { mail: false } } })
  await tell(app, { playerId: 'fia', kind: 'reminder-day' })
  await tell(app, { playerId: 'fia', kind: 'results-closed' })
  expect(await deliveriesOf(app, 'fia')).toEqual(['mail results-closed waiting'])
  await fia.must('notifications-updateSettings', { mailInstead: false })
  await pass(app, minutes(3))
  await tell(app, { playerId: 'fia', kind: 'results-closed' })
  expect(await deliveriesOf(app, 'fia')).toEqual(['mail results-closed dropped: off'])
})

test('the statement that writes and the rule that sends agree on every choice', async () => {
  const gil = await aMailReader('Gil')
  const kinds = {
    messages: null,
    reminders: 'reminder-day',
    results: 'results-closed',
    rewards: 'diamond-won',
    signups: 'promoted',
  } as const
  const options = [undefined, true, false]
  for (const push of options)
    for (const mail of options)
      for (const mailInstead of [true, false]) {
        await app.db.deleteFrom('deliveries').where('playerId', '=', 'gil').execute()
        const cells = {
          ...(push !== undefined && { push }),
          ...(mail !== undefined && { mail }),
        }
        const matrix = Object.fromEntries(notificationGroups.map((group) => [group, cells]))
        await app.db
          .insertInto('notification_settings')
          .values({ playerId: 'gil', matrix: JSON.stringify(matrix), mailInstead })
          .onConflict((conflict) =>
            conflict
              .column('playerId')
              .doUpdateSet({ matrix: JSON.stringify(matrix), mailInstead }),
          )
          .execute()
        for (const [group, kind] of Object.entries(kinds)) {
          if (kind === null) continue
          await tell(app, { playerId: 'gil', kind })
          const isWritten = (await deliveriesOf(app, gil.playerId)).some((row) =>
            row.startsWith(`mail ${kind} `),
          )
          const wanted = isWanted(
            { matrix, mailInstead },
            { group: group as 'reminders', channel: 'mail', isPushed: false },
          )
          expect([group, cells, mailInstead, isWritten]).toEqual([
            group,
            cells,
            mailInstead,
            wanted,
          ])
        }
      }
})

test('the end of an event of the same day is mailed within two minutes, that of a later one with what comes with it', async () => {
  const ivy = await aMailReader('Ivy')
  const location = await aLocation(app.db)
  const eventAt = (startDate: string) =>
    anEvent(app.db, { location, organizer: 'ivy' }, { startDate, startTime: '20:00' })
  const today = new Date(app.clock.now()).toISOString().slice(0, 10)
  const later = new Date(app.clock.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  await tell(app, { playerId: 'ivy', kind: 'event-cancelled', eventId: await eventAt(today) })
  await tell(app, { playerId: 'ivy', kind: 'event-cancelled', eventId: await eventAt(later) })
  await pass(app, seconds(25))
  expect(mailsTo(app, ivy)).toHaveLength(1)
  await pass(app, minutes(2))
  expect(mailsTo(app, ivy)).toHaveLength(2)
})
