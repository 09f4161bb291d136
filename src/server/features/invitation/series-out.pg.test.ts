// Out for a whole series: later dates neither ask nor notify, and In on one date takes its Out
// back.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { toDay } from '#domain/shared/day.ts'
import { eventFieldsAt, signUp } from '#test/scenes/event-scene.ts'
import { aFriend, aLocation } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { inviteDue } from './jobs.ts'

let app: TestApp
let location: string
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
})
afterEach(() => app.clock.set(testStart))
afterAll(() => app.close())

async function aSeries() {
  made += 1
  const [olga, ana, ben] = (await Promise.all(
    ['Olga', 'Ana', 'Ben'].map((name) => app.signedIn(`${name}${made}y`)),
  )) as [TestPlayer, TestPlayer, TestPlayer]
  for (const { playerId } of [ana, ben]) await aFriend(app.db, olga.playerId, playerId)
  const { eventId } = await olga.must('events-create', {
    fields: eventFieldsAt(location, {
      invite: true,
      invited: 'Friends',
      startDate: toDay('2026-06-04'),
    }),
    status: 'published',
    repeat: { everyWeeks: 1, weekdays: [], until: null, count: 4 },
  })
  const dates = await app.db
    .selectFrom('events as e')
    .innerJoin('events as o', 'o.seriesId', 'e.seriesId')
    .select('e.eventId')
    .where('o.eventId', '=', eventId)
    .orderBy('e.seriesIndex')
    .execute()
  return { olga, ana, ben, dates: dates.map((row) => row.eventId) }
}

const sayOut = (player: TestPlayer, eventId = '', isOut = true) =>
  player.must('events-declineInvitation', { eventId, scope: 'series', isOut })

async function answersOf(player: TestPlayer, dates: readonly string[]): Promise<(string | null)[]> {
  const window = await app.socket(player.token)
  const answers: (string | null)[] = []
  for (const eventId of dates)
    answers.push((await window.subscribe('events-invitation', { eventId }).next()).answer)
  await window.close()
  return answers
}

const toldOf = async ({ playerId }: TestPlayer): Promise<number> =>
  (
    await app.db
      .selectFrom('alerts')
      .select('alertId')
      .where('playerId', '=', playerId)
      .where('kind', '=', 'event-invited')
      .execute()
  ).length

const runUntil = async (instant: string) => {
  app.clock.set(instant)
  await inviteDue(app.deps)
}

test('Out for the series holds for every coming date, and none of them is told', async () => {
  const { olga, ana, ben, dates } = await aSeries()
  expect(await answersOf(ana, dates)).toEqual(['none', null, null, null])
  await sayOut(ana, dates[0])
  expect(await answersOf(ana, dates)).toEqual(['out', 'out', 'out', 'out'])
  await runUntil('2026-06-11T12:00:00Z')
  await runUntil('2026-06-18T12:00:00Z')
  expect([await toldOf(ana), await toldOf(ben)]).toEqual([1, 3])
  const third = dates[2] ?? ''
  expect(await olga.must('events-remindInvitees', { eventId: third })).toEqual({ reminded: 1 })
  const window = await app.socket(olga.token)
  const panel = window.subscribe('events-invitees', { eventId: third })
  expect((await panel.next()).counts).toMatchObject({ out: 1, none: 1 })
  await window.close()
})

test('In on a date takes its Out back; dates with a place keep it', async () => {
  const { ana, dates } = await aSeries()
  await signUp(ana, dates[2] ?? '')
  await sayOut(ana, dates[0])
  expect(await answersOf(ana, dates)).toEqual(['out', 'out', null, 'out'])
  await signUp(ana, dates[1] ?? '')
  expect(await answersOf(ana, dates)).toEqual(['out', 'in', null, 'out'])
})

test('taken back the question stands again, and later dates ask when their time comes', async () => {
  const { ana, dates } = await aSeries()
  await sayOut(ana, dates[0])
  await sayOut(ana, dates[0], false)
  expect(await answersOf(ana, dates)).toEqual(['none', null, null, null])
  await runUntil('2026-06-11T12:00:00Z')
  expect(await toldOf(ana)).toBe(2)
})

test('it reaches only dates that the player may see and that are still on', async () => {
  const { olga, ana, dates } = await aSeries()
  const [, second = '', third = '', fourth = ''] = dates
  await olga.must('events-cancel', { eventId: second, reason: '' })
  const fields = eventFieldsAt(location, {
    invite: true,
    invited: 'Favorites',
    startDate: toDay('2026-06-18'),
  })
  await olga.must('events-update', { eventId: third, fields, publish: false })
  await sayOut(ana, dates[0])
  const rows = await app.db
    .selectFrom('event_invitees')
    .select(['eventId', 'declinedOrder'])
    .where('playerId', '=', ana.playerId)
    .execute()
  expect(new Set(rows.map(({ eventId }) => eventId))).toEqual(new Set([dates[0], fourth]))
})

test('outside a series it means the one event; without an invitation nothing is said', async () => {
  const { olga, ana, ben, dates } = await aSeries()
  const { eventId } = await olga.must('events-create', {
    fields: eventFieldsAt(location, { invite: true, invited: 'Friends' }),
    status: 'published',
  })
  await sayOut(ana, eventId)
  expect(await answersOf(ana, [eventId, dates[0] ?? ''])).toEqual(['out', 'none'])
  expect(
    await ben.call('events-declineInvitation', { eventId: dates[3] ?? '', scope: 'series' }),
  ).toMatchObject({ refusal: { code: 'not-invited' } })
})

test('of two at once, with a sign-up between them, both end with the same answers', async () => {
  const { ana, ben, dates } = await aSeries()
  await Promise.all([
    sayOut(ana, dates[0]),
    sayOut(ana, dates[0]),
    sayOut(ben, dates[0]),
    ben.call('events-signUp', { eventId: dates[1] ?? '', guests: 0 }),
  ])
  expect(await answersOf(ana, dates)).toEqual(['out', 'out', 'out', 'out'])
  expect((await answersOf(ben, dates)).slice(2)).toEqual(['out', 'out'])
})
