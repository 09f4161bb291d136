// A division's draw survives replanning its day; another one is made on request.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { toWallTime } from '#server/time/zone-time.ts'
import { matchListOf } from '#test/scenes/match-list-scene.ts'
import { divisionFieldsFor, enterTeams, tournamentFieldsAt } from '#test/scenes/tournament-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, testStart, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let olga: TestPlayer
let players: TestPlayer[]
const day = '2026-06-02'

beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  olga = await app.signedIn('Olga')
  players = await Promise.all(
    Array.from({ length: 16 }, (_, index) =>
      app.signedIn(`Mate${String.fromCodePoint(97 + index)}`),
    ),
  )
})
beforeEach(() => app.clock.set(testStart))
afterAll(() => app.close())

async function aPlannedDivision(format: Parameters<typeof divisionFieldsFor>[0]) {
  const { tournamentId } = await olga.must('tournaments-create', {
    fields: tournamentFieldsAt(location),
  })
  const { eventId } = await olga.must('tournaments-addDivision', {
    tournamentId,
    division: divisionFieldsFor(format),
  })
  await enterTeams(app.db, eventId, players)
  await olga.must('tournaments-planDay', { tournamentId, day })
  return { tournamentId, eventId }
}

async function planAlertsOf(playerId: string, eventId: string) {
  const rows = await app.db
    .selectFrom('alerts')
    .select('params')
    .where('playerId', '=', playerId)
    .where('eventId', '=', eventId)
    .where('kind', '=', 'day-planned')
    .execute()
  return rows.map(({ params }) => params)
}

const sidesOf = async (eventId: string): Promise<string[]> =>
  (await matchListOf(app, olga, eventId)).matches.map(
    ({ stage, round, slot, a, b }) => `${stage} ${round}.${slot} ${a.join('+')} v ${b.join('+')}`,
  )

test.each(['single elimination', 'pools then bracket', 'fixed teams'] as const)(
  'planning the day again keeps the draw of %s',
  async (format) => {
    const { tournamentId, eventId } = await aPlannedDivision(format)
    const before = await sidesOf(eventId)
    for (let again = 0; again < 3; again += 1)
      await olga.must('tournaments-planDay', { tournamentId, day })
    expect(await sidesOf(eventId)).toEqual(before)
  },
)

const drawAgain = (
  key: { tournamentId: string; eventId: string },
  seed: number,
  isTrial: boolean,
) => olga.must('tournaments-drawAgain', { ...key, seed, isTrial })

test('another draw is shown beside the old one first, then kept and told', async () => {
  const key = await aPlannedDivision('single elimination')
  const { eventId } = key
  const before = await sidesOf(eventId)
  // Some seed gives another draw, because ties are drawn by lot.
  const trial = await drawAgain(key, 7, true)
  expect(trial.before).not.toEqual(trial.after)
  expect(trial.before).toHaveLength(before.length)
  expect(await sidesOf(eventId)).toEqual(before)
  const kept = await drawAgain(key, 7, false)
  expect(kept.after).toEqual(trial.after)
  expect(await sidesOf(eventId)).not.toEqual(before)
  expect(await planAlertsOf('matea', eventId)).toMatchObject([{ state: 'new' }])
})

test('a draw that is taken back brings back the one before with its seed, and everyone hears of it', async () => {
  const key = await aPlannedDivision('single elimination')
  const { eventId, tournamentId } = key
  const seedOf = async () =>
    (
      await app.db
        .selectFrom('match_lists')
        .select('drawSeed')
        .where('eventId', '=', eventId)
        .executeTakeFirstOrThrow()
    ).drawSeed
  const before = { sides: await sidesOf(eventId), seed: await seedOf() }
  const [told] = await planAlertsOf('matea', eventId)
  await drawAgain(key, 7, false)
  const [again] = await planAlertsOf('matea', eventId)
  expect(await seedOf()).toBe(7)
  // Undoing it here would alert no one.
  expect(await olga.call('matchLists-undo', { eventId })).toMatchObject({
    refusal: { code: 'nothing-to-undo' },
  })
  const taken = await olga.must('tournaments-drawAgain', {
    ...key,
    seed: 0,
    isTrial: false,
    takesBack: true,
  })
  expect(taken.before).not.toEqual(taken.after)
  expect({ sides: await sidesOf(eventId), seed: await seedOf() }).toEqual(before)
  const heard = await planAlertsOf('matea', eventId)
  expect(heard).toMatchObject([{ ...told, state: 'new' }])
  expect([told?.state, again?.state]).toEqual(['', 'new'])
  await olga.must('tournaments-planDay', { tournamentId, day })
  expect(await sidesOf(eventId)).toEqual(before.sides)
  expect(
    await olga.call('tournaments-drawAgain', { ...key, seed: 0, isTrial: false, takesBack: true }),
  ).toMatchObject({ refusal: { code: 'nothing-to-undo' } })
})

test('no other draw once a match was called', async () => {
  const key = await aPlannedDivision('fixed teams')
  app.clock.set('2026-06-02T13:00:00Z')
  const [first] = (await matchListOf(app, olga, key.eventId)).matches
  await olga.must('tournaments-call', {
    tournamentId: key.tournamentId,
    matchId: first?.matchId ?? '',
    court: 1,
  })
  expect(
    await olga.call('tournaments-drawAgain', { ...key, seed: 7, isTrial: true }),
  ).toMatchObject({ refusal: { code: 'round-played' } })
})

test('everyone of a division hears once when and where they play first', async () => {
  const { eventId, tournamentId } = await aPlannedDivision('pools then bracket')
  await olga.must('tournaments-planDay', { tournamentId, day })
  const socket = await app.socket(olga.token)
  const { slots, people } = await socket.subscribe('tournaments-day', { tournamentId }).next()
  const { timezone } = await socket.subscribe('tournaments-byId', { tournamentId }).next()
  await socket.close()
  for (const { playerId } of players) {
    const own = slots.filter(({ a, b }) =>
      [...a, ...b].some((at) => people[at]?.playerId === playerId),
    )
    expect(own.length).toBeGreaterThan(1)
    const starts = own.map(({ startsAt }) => Date.parse(startsAt))
    const first = own[starts.indexOf(Math.min(...starts))]
    expect(await planAlertsOf(playerId, eventId)).toMatchObject([
      {
        state: '',
        until: toWallTime(Math.min(...starts), timezone).slice(11),
        court: String(first?.court),
      },
    ])
  }
})

test('a team that comes after the draw is counted, not drawn in', async () => {
  const { eventId, tournamentId } = await aPlannedDivision('fixed teams')
  const late = await Promise.all(['Late', 'Later'].map((name) => app.signedIn(name)))
  await enterTeams(app.db, eventId, late)
  expect(await olga.must('tournaments-planDay', { tournamentId, day })).toMatchObject({
    undrawn: [{ eventId, entrants: 1 }],
  })
})
