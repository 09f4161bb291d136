// Adding and removing one person repeatedly alerts them a few times a day; later changes update the
// last of these alerts.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { repeatAlertsMax } from '#domain/alert/alert.ts'
import { eventFieldsAt } from '#test/scenes/event-scene.ts'
import {
  aReachable,
  hours,
  mailsTo,
  minutes,
  pass,
  pushesTo,
} from '#test/scenes/notification-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp } from '#test/support/test-app.ts'

let app: TestApp
let locationId: string
beforeAll(async () => {
  app = await startTestApp()
  locationId = await aLocation(app.db)
})
afterEach(() => app.clock.set(testStart))
afterAll(() => app.close())

let made = 0
async function aScene() {
  made += 1
  return { olga: await app.signedIn(`Olga${made}f`), ana: await aReachable(app, `Ana${made}f`) }
}
type Ana = Awaited<ReturnType<typeof aScene>>['ana']

const listAlerts = async ({ playerId }: Ana) =>
  app.db
    .selectFrom('alerts')
    .select(['kind', 'read'])
    .where('playerId', '=', playerId)
    .where('kind', 'in', ['club-added', 'club-removed', 'added-to-event', 'removed-from-event'])
    .orderBy('created', 'desc')
    .execute()
const countSent = (ana: Ana) => [pushesTo(app, ana.endpoint).length, mailsTo(app, ana).length]

test('a club that adds and removes someone all evening sends four alerts, and keeps the last right', async () => {
  const { olga, ana } = await aScene()
  const { clubId } = await olga.must('clubs-create', { locationId, clubName: 'In and out' })
  const member = { locationId, clubId, playerId: ana.playerId }
  const turn = async (call: 'clubMembers-add' | 'clubMembers-remove') => {
    await olga.must(call, member)
    await pass(app, minutes(40))
  }
  for (let round = 0; round < 2; round += 1) {
    await turn('clubMembers-add')
    await turn('clubMembers-remove')
  }
  const sent = countSent(ana)
  expect(await listAlerts(ana)).toHaveLength(repeatAlertsMax)
  await ana.must('alerts-markAllRead', {})
  await turn('clubMembers-add')
  expect(await listAlerts(ana)).toHaveLength(repeatAlertsMax)
  expect((await listAlerts(ana))[0]).toEqual({ kind: 'club-added', read: false })
  await turn('clubMembers-remove')
  expect((await listAlerts(ana))[0]).toEqual({ kind: 'club-removed', read: false })
  expect(countSent(ana)).toEqual(sent)
  const other = await olga.must('clubs-create', { locationId, clubName: 'Other' })
  await olga.must('clubMembers-add', { ...member, clubId: other.clubId })
  expect(await listAlerts(ana)).toHaveLength(repeatAlertsMax + 1)
  await pass(app, hours(24))
  await turn('clubMembers-add')
  expect(await listAlerts(ana)).toHaveLength(repeatAlertsMax + 2)
})

test('so does an event, and all who are added once are alerted', async () => {
  const { olga, ana } = await aScene()
  const ben = await aReachable(app, `Ben${made}f`)
  const { eventId } = await olga.must('events-create', {
    fields: eventFieldsAt(locationId, { startDate: '2026-06-08' }),
    status: 'published',
  })
  for (let round = 0; round < 4; round += 1) {
    await olga.must('events-addPlayer', { eventId, playerId: ana.playerId })
    await olga.must('events-removePlayer', { eventId, playerId: ana.playerId })
  }
  await olga.must('events-addPlayer', { eventId, playerId: ana.playerId })
  await olga.must('events-addPlayer', { eventId, playerId: ben.playerId })
  const alerts = await listAlerts(ana)
  expect(alerts).toHaveLength(repeatAlertsMax)
  expect(alerts[0]).toEqual({ kind: 'added-to-event', read: false })
  expect(await listAlerts(ben)).toEqual([{ kind: 'added-to-event', read: false }])
  await olga.must('events-removePlayer', { eventId, playerId: ana.playerId })
  await pass(app, minutes(40))
  expect(mailsTo(app, ana).at(-1)?.text).toMatch(/removed/)
})
