// An account that came a minute ago makes tournaments, puts players in that never agreed, marks them here, decides and closes: nothing that is
// kept of them changes, and the account itself earns nothing from them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLocation } from '#test/support/builders.ts'
import { eventFieldsAt } from '#test/support/event-scene.ts'
import { recordOf, settleRecords } from '#test/support/own-act-scene.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { roundInWords } from '#test/support/match-list-scene.ts'

let app: TestApp
let location: string
let victims: TestPlayer[]
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  victims = await Promise.all(['Vera', 'Vic', 'Vito'].map((name) => app.signedIn(name)))
})
afterAll(() => app.close())

const format = { format: 'singles', rounds: 3, points: 11, winBy: 2, scoring: 'rally', bestOf: 1, ranked: true, consolation: false } as const
/** 0 wins every match, 11–0. */
const rounds = ['0 v 3 | 1 v 2', '0 v 2 | 1 v 3', '0 v 1 | 2 v 3']

/** A tournament of the attacker against players they put in, decided and closed. */
async function forge(attacker: TestPlayer, others: readonly TestPlayer[]): Promise<string> {
  const fields = eventFieldsAt(location, { type: 'tournament', play: 'singles', format, title: 'Spring cup' })
  const { eventId } = await attacker.must('events-create', { fields, status: 'published', repeat: null })
  await attacker.must('events-signUp', { eventId, guests: 0 })
  for (const { playerId } of others) await attacker.must('events-addPlayer', { eventId, playerId })
  for (const { playerId } of [attacker, ...others]) await attacker.must('events-checkIn', { eventId, playerId, attendance: 'here' })
  await attacker.must('matchLists-start', { eventId })
  const { revision } = await app.db.selectFrom('match_lists').select('revision').where('event_id', '=', eventId).executeTakeFirstOrThrow()
  await attacker.must('matchLists-plan', { eventId, revision, rounds: rounds.map(roundInWords) })
  const matches = await app.db.selectFrom('matches').select('match_id').where('event_id', '=', eventId).orderBy('round').orderBy('slot').execute()
  for (const { match_id: matchId } of matches) await attacker.must('matches-report', { matchId, games: [[11, 0]], walkover: null })
  await attacker.must('results-close', { eventId, unplayed: 0, unanswered: 0 })
  return eventId
}

test('players whom a stranger puts in, marks and beats lose and win nothing, and the stranger nothing from them', async () => {
  const mal = await app.signedIn('Mal', { created: new Date(app.clock.now() - 60_000) })
  const before = await Promise.all(victims.map(({ playerId }) => recordOf(app, playerId)))
  app.clock.set(new Date('2026-06-02T21:30:00Z').getTime())
  await forge(mal, victims)
  await forge(mal, victims)
  app.clock.set(new Date('2026-06-03T21:30:00Z').getTime())
  await settleRecords(app)
  expect(await Promise.all(victims.map(({ playerId }) => recordOf(app, playerId)))).toEqual(before)
  const { attended, points, ...rest } = await recordOf(app, mal.playerId)
  expect({ attended, points }).toEqual({ attended: 2, points: 2 })
  expect(rest).toMatchObject({ hosted: 0, wins: 0, losses: 0, medals: [0, 0, 0], ratings: [], results: 2 })
})
