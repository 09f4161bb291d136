// A player in two divisions of a tournament checks in once.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
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
  players = await Promise.all(['Ann', 'Ben', 'Cleo', 'Dan'].map((name) => app.signedIn(name)))
})
beforeEach(() => app.clock.set(testStart))
afterAll(() => app.close())

async function divisionsAt(...starts: { startDate: string }[]) {
  const { tournamentId } = await olga.must('tournaments-create', {
    fields: tournamentFieldsAt(location, { endDate: '2026-06-03' }),
  })
  const eventIds: string[] = []
  for (const start of starts) {
    const { eventId } = await olga.must('tournaments-addDivision', {
      tournamentId,
      division: divisionFieldsFor('fixed teams', start),
    })
    await enterTeams(app.db, eventId, players)
    eventIds.push(eventId)
  }
  return { tournamentId, eventIds }
}

const hereIn = async (eventId: string): Promise<string[]> =>
  (
    await app.db
      .selectFrom('player_events')
      .select('playerId')
      .where('eventId', '=', eventId)
      .where('attendance', '=', 'here')
      .orderBy('playerId')
      .execute()
  ).map(({ playerId }) => playerId)

test('whoever checks in to one division is here for the others of that day', async () => {
  const { tournamentId, eventIds } = await divisionsAt(
    { startDate: day },
    { startDate: day },
    { startDate: '2026-06-03' },
  )
  const [one = '', other = '', tomorrow = ''] = eventIds
  await olga.must('tournaments-planDay', { tournamentId, day })
  app.clock.set('2026-06-02T12:45:00Z')
  await olga.must('events-checkIn', { eventId: one, playerId: 'ann', attendance: 'here' })
  expect([await hereIn(one), await hereIn(other), await hereIn(tomorrow)]).toEqual([
    ['ann'],
    ['ann'],
    [],
  ])
  const presences = (await matchListOf(app, olga, other)).players.map(
    ({ playerId, presence }) => `${playerId} ${presence}`,
  )
  expect(presences).toContain('ann here')
  expect(presences).toContain('ben expected')
  const ben = (await matchListOf(app, olga, other)).players.find(
    ({ playerId }) => playerId === 'ben',
  )
  await olga.must('matchLists-setPresence', {
    eventId: other,
    numbers: [ben?.number ?? -1],
    presence: 'here',
  })
  expect(await hereIn(one)).toEqual(['ann', 'ben'])
})

test('what was said of another division stays as it was said', async () => {
  const { eventIds } = await divisionsAt({ startDate: day }, { startDate: day })
  const [one = '', other = ''] = eventIds
  app.clock.set('2026-06-02T12:45:00Z')
  await olga.must('events-checkIn', { eventId: other, playerId: 'ann', attendance: 'no-show' })
  await olga.must('events-checkIn', { eventId: one, playerId: 'ann', attendance: 'here' })
  expect([await hereIn(one), await hereIn(other)]).toEqual([['ann'], []])
  await olga.must('events-checkIn', { eventId: one, playerId: 'ann', attendance: null })
  expect([await hereIn(one), await hereIn(other)]).toEqual([[], []])
})
