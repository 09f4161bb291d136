// Overlapping events are one attendance: points, boards, diamonds and tokens count only one of
// them.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { attendedTokens } from '#domain/player-pass/player-pass.ts'
import { collectEffects } from '#server/effects.ts'
import { eventFieldsAt, openDoors } from '#test/scenes/event-scene.ts'
import { recordOf, settleRecords } from '#test/scenes/own-act-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { grantTier, setTiers } from '../player-pass/commands.ts'
import { recountAll } from './jobs.ts'

let app: TestApp
let location: string
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  await setTiers(app.db, [{ tier: 'Rally', weeklyAllowance: 20 }])
})
beforeEach(() => app.clock.set(testStart))
afterAll(() => app.close())

const someone = (name: string): Promise<TestPlayer> => app.signedIn(`${name}${(made += 1)}`)

type Times = { startTime?: string; duration?: number; startDate?: string }

async function anOpenEvent(organizer: TestPlayer, times: Times): Promise<string> {
  const { eventId } = await organizer.must('events-create', {
    fields: eventFieldsAt(location, { title: 'Open play', duration: 15, ...times }),
    status: 'published',
    repeat: null,
  })
  return eventId
}

async function attend(
  organizer: TestPlayer,
  players: readonly TestPlayer[],
  eventIds: readonly string[],
): Promise<void> {
  for (const eventId of eventIds)
    for (const player of players) await player.must('events-signUp', { eventId, guests: 0 })
  for (const eventId of eventIds) {
    await openDoors(app, eventId)
    for (const { playerId } of players)
      await organizer.must('events-checkIn', { eventId, playerId, attendance: 'here' })
  }
}

const settleOn = async (instant: string): Promise<void> => {
  app.clock.set(Date.parse(instant))
  await settleRecords(app)
}

const giveTier = ({ playerId }: TestPlayer) =>
  grantTier(
    {
      tx: app.db,
      effects: collectEffects(),
      newId: randomUUID,
      now: testStart,
      followers: app.deps.followers,
    },
    { playerId, tier: 'Rally' },
  )

test('25 events in one hour are one attendance, one hosting, one reward, and not the tenth event', async () => {
  const [org, ann, ben] = [await someone('Org'), await someone('Ann'), await someone('Ben')]
  await giveTier(ann)
  const eventIds: string[] = []
  for (let count = 0; count < 25; count += 1)
    eventIds.push(
      await anOpenEvent(org, { startTime: `18:${String((count % 12) * 5).padStart(2, '0')}` }),
    )
  await attend(org, [ann, ben], eventIds)
  await settleOn('2026-06-03T12:00:00Z')
  expect(await recordOf(app, ann.playerId)).toMatchObject({
    attended: 1,
    points: 1,
    tokens: attendedTokens,
    diamonds: ['firstAttended'],
  })
  expect(await recordOf(app, org.playerId)).toMatchObject({ hosted: 1, points: 2 })
})

test('a token that was paid for the later of two overlapping events is not paid for the earlier as well', async () => {
  const [org, ann, ben] = [await someone('Org'), await someone('Ann'), await someone('Ben')]
  await giveTier(ann)
  const earlier = await anOpenEvent(org, { startTime: '18:00', duration: 120 })
  const later = await anOpenEvent(org, { startTime: '19:00', duration: 120 })
  for (const player of [ann, ben])
    await player.must('events-signUp', { eventId: earlier, guests: 0 })
  await attend(org, [ann, ben], [later])
  await settleOn('2026-06-03T12:00:00Z')
  const paid = { attended: 1, points: 1, tokens: attendedTokens }
  expect(await recordOf(app, ann.playerId)).toMatchObject(paid)
  for (const { playerId } of [ann, ben])
    await org.must('events-checkIn', { eventId: earlier, playerId, attendance: 'here' })
  await settleOn('2026-06-04T12:00:00Z')
  expect(await recordOf(app, ann.playerId)).toMatchObject(paid)
})

test('events one after another count each, and a short one counts as an hour', async () => {
  const [org, ann] = [await someone('Org'), await someone('Ann')]
  const at = (startTime: string, duration: number) => anOpenEvent(org, { startTime, duration })
  await attend(
    org,
    [ann],
    [
      await at('10:00', 60),
      await at('11:00', 90),
      await at('12:30', 15),
      await at('12:50', 15),
      await at('14:00', 15),
    ],
  )
  await settleOn('2026-06-03T12:00:00Z')
  expect(await recordOf(app, ann.playerId)).toMatchObject({ attended: 4, points: 4 })
})

test('whatever becomes of one of two overlapping events, the other is counted anew', async () => {
  const [org, ann] = [await someone('Org'), await someone('Ann')]
  const first = await anOpenEvent(org, { startTime: '18:00', duration: 120 })
  const second = await anOpenEvent(org, { startTime: '19:00', duration: 120 })
  await attend(org, [ann], [first, second])
  const attended = async (): Promise<number> => {
    await settleRecords(app)
    const kept = (await recordOf(app, ann.playerId)).attended
    await app.db.transaction().execute((tx) => recountAll(tx))
    expect((await recordOf(app, ann.playerId)).attended).toBe(kept)
    return kept
  }
  const mark = (attendance: 'here' | null) =>
    org.must('events-checkIn', { eventId: first, playerId: ann.playerId, attendance })
  expect(await attended()).toBe(1)
  await mark(null)
  expect(await attended()).toBe(1)
  await mark('here')
  expect(await attended()).toBe(1)
  const move = (startsAt: string, endsAt: string) =>
    app.db
      .updateTable('events')
      .set({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) })
      .where('eventId', '=', first)
      .execute()
  await move('2026-06-02T18:00:00Z', '2026-06-02T20:00:00Z')
  expect(await attended()).toBe(2)
  await move('2026-06-02T22:30:00Z', '2026-06-03T00:30:00Z')
  expect(await attended()).toBe(1)
  await org.must('events-cancel', { eventId: first, reason: 'Rain', scope: 'this' })
  expect(await attended()).toBe(1)
})
