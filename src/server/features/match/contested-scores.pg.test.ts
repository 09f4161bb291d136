// Players contest scores entered or decided by an organizer for 48 hours, even after results are
// closed; a venue admin settles them, and until then they only count in the event's table.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDoors } from '#test/scenes/event-scene.ts'
import { aMatchList } from '#test/scenes/match-scene.ts'
import { recordOf, settleRecords } from '#test/scenes/own-act-scene.ts'
import { aLocation, anAdmin, anEvent } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

const hourMs = 3_600_000
let app: TestApp
let place: string
type Name = 'olivia' | 'coco' | 'ada' | 'ann' | 'ben' | 'cleo' | 'dan' | 'zed'
let who: Record<Name, TestPlayer>

beforeAll(async () => {
  app = await startTestApp()
  place = await aLocation(app.db)
  const names: Name[] = ['olivia', 'coco', 'ada', 'ann', 'ben', 'cleo', 'dan', 'zed']
  who = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await app.signedIn(name)])),
  ) as Record<Name, TestPlayer>
  // The organizer is also a venue admin, which doesn't let them settle their own decision.
  for (const name of ['ada', 'olivia']) await anAdmin(app.db, place, name)
})
afterAll(() => app.close())

let eventId: string
let matchId: string
beforeEach(async () => {
  await app.db.deleteFrom('alerts').execute()
  app.clock.set(testStart)
  eventId = await anEvent(
    app.db,
    { location: place, organizer: 'olivia' },
    { type: 'round robin', title: 'Tuesday' },
  )
  await app.db.insertInto('event_cohosts').values({ eventId, playerId: 'coco' }).execute()
  ;[matchId = ''] = await aMatchList(
    app.db,
    eventId,
    ['ann', 'ben', 'cleo', 'dan'],
    [{ a: [0, 1], b: [2, 3] }],
  )
  await openDoors(app, eventId)
})

const elevenZero = { games: [[11, 0]] as [number, number][], walkover: null }
const nineEleven = { games: [[9, 11]] as [number, number][], walkover: null }
const row = () =>
  app.db
    .selectFrom('matches')
    .select([
      'state',
      'pointsA',
      'pointsB',
      'disputedBy',
      'dispute',
      'confirmedBy',
      'decided',
      'reported',
    ])
    .where('matchId', '=', matchId)
    .executeTakeFirstOrThrow()
const decidedAt = async () => (await row()).decided?.toISOString() ?? ''
const code = async (
  asked: Promise<{ ok: boolean; refusal?: { code: string } }>,
): Promise<string> => {
  const answer = await asked
  return answer.ok ? 'ok' : (answer.refusal?.code ?? '')
}
const dispute = async (player: TestPlayer) =>
  code(
    player.call('matches-dispute', {
      matchId,
      reported: await decidedAt(),
      dispute: 'We won 11–9',
    }),
  )
const alerts = async () =>
  (
    await app.db
      .selectFrom('alerts')
      .select(['playerId', 'kind'])
      .where('kind', 'in', ['score-disputed', 'score-decided'])
      .execute()
  )
    .map(({ playerId, kind }) => `${playerId} ${kind}`)
    .sort()

test('a player disputes what the organizer decided: it counts for nobody until an admin settles it, and the organizer cannot', async () => {
  await who.olivia.must('matches-decide', { matchId, ...elevenZero })
  await settleRecords(app)
  const [before, winner] = [await recordOf(app, 'dan'), await recordOf(app, 'ann')]
  expect([before.losses, winner.wins, before.ratings.length]).toEqual([1, 1, 1])

  expect(await dispute(who.zed)).toBe('not-allowed')
  expect(await dispute(who.dan)).toBe('ok')
  expect(await row()).toMatchObject({
    state: 'confirmed',
    disputedBy: 'dan',
    dispute: 'We won 11–9',
  })
  expect(await alerts()).toEqual([
    'ada score-disputed',
    'coco score-disputed',
    'olivia score-disputed',
  ])
  await settleRecords(app)
  expect(
    await Promise.all(
      ['dan', 'ann'].map(async (name) => {
        const { wins, losses, ratings } = await recordOf(app, name)
        return [wins, losses, ratings]
      }),
    ),
  ).toEqual([
    [0, 0, []],
    [0, 0, []],
  ])
  for (const player of [who.olivia, who.coco]) {
    expect(await code(player.call('matches-decide', { matchId, ...elevenZero }))).toBe(
      'match-contested',
    )
    expect(await code(player.call('matches-clear', { matchId }))).toBe('match-contested')
  }
  expect(await dispute(who.cleo)).toBe('match-not-reported')

  await who.ada.must('matches-decide', { matchId, ...nineEleven })
  expect(await row()).toMatchObject({
    state: 'confirmed',
    pointsA: [9],
    pointsB: [11],
    disputedBy: null,
    dispute: '',
    confirmedBy: 'ada',
    decided: null,
  })
  await settleRecords(app)
  expect([(await recordOf(app, 'dan')).wins, (await recordOf(app, 'ann')).losses]).toEqual([1, 1])
  expect((await alerts()).filter((line) => line.endsWith('decided'))).toEqual([
    'ann score-decided',
    'ben score-decided',
    'cleo score-decided',
    'dan score-decided',
  ])
  expect(
    await code(
      who.ann.call('matches-dispute', {
        matchId,
        reported: (await row()).reported?.toISOString() ?? '',
        dispute: 'No',
      }),
    ),
  ).toBe('match-not-reported')
})

test('closing does not wait for such a dispute, and one can be raised after it; the score kept by an admin counts again', async () => {
  await who.olivia.must('matches-report', { matchId, ...elevenZero })
  expect(await dispute(who.cleo)).toBe('ok')
  await who.olivia.must('results-close', { eventId, unplayed: 0, unanswered: 0 })
  await who.cleo.must('matches-confirm', { matchId, reported: await decidedAt() })
  expect(await row()).toMatchObject({ disputedBy: null })
  app.clock.advance(24 * hourMs)
  expect(await dispute(who.dan)).toBe('ok')
  await who.ada.must('matches-decide', { matchId, ...elevenZero })
  expect(await row()).toMatchObject({
    pointsA: [11],
    pointsB: [0],
    disputedBy: null,
    decided: null,
  })
  await settleRecords(app)
  expect((await recordOf(app, 'ann')).wins).toBeGreaterThan(0)
})

test('48 hours are 48 hours from the decision, and a new decision begins them again', async () => {
  await who.olivia.must('matches-decide', { matchId, ...elevenZero })
  const first = await decidedAt()
  app.clock.advance(48 * hourMs)
  expect(await dispute(who.dan)).toBe('dispute-too-late')
  await who.coco.must('matches-decide', { matchId, ...nineEleven })
  expect(
    await code(who.ann.call('matches-dispute', { matchId, reported: first, dispute: 'No' })),
  ).toBe('match-reported')
  app.clock.advance(48 * hourMs - 1)
  expect(await dispute(who.ann)).toBe('ok')
})

test('what players agreed on, or nobody answered, is not disputed; what the organizer answers for a side is', async () => {
  const reported = async () => (await row()).reported?.toISOString() ?? ''
  await who.ann.must('matches-report', { matchId, ...elevenZero })
  await who.dan.must('matches-confirm', { matchId, reported: await reported() })
  expect(
    await code(
      who.dan.call('matches-dispute', { matchId, reported: await reported(), dispute: 'No' }),
    ),
  ).toBe('match-not-reported')
  await who.olivia.must('matches-clear', { matchId })
  await who.ann.must('matches-report', { matchId, ...elevenZero })
  await who.olivia.must('matches-confirm', { matchId, reported: await reported() })
  expect(await dispute(who.dan)).toBe('ok')
})

test('an admin who decided it, or plays in it, settles nothing of it', async () => {
  await who.ada.must('matches-decide', { matchId, ...elevenZero })
  expect(await dispute(who.dan)).toBe('ok')
  expect(await code(who.ada.call('matches-decide', { matchId, ...elevenZero }))).toBe(
    'match-contested',
  )
  await anAdmin(app.db, place, 'ann')
  expect(await code(who.ann.call('matches-decide', { matchId, ...elevenZero }))).toBe(
    'match-contested',
  )
  await app.db.deleteFrom('locations_admin').where('playerId', '=', 'ann').execute()
})
