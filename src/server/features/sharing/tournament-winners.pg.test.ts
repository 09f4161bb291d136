// A tournament's winners for shared text: once results are closed, and only with public names.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '#test/scenes/event-scene.ts'
import { divisionFieldsFor, tournamentFieldsAt } from '#test/scenes/tournament-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

const day = '2026-06-02'
let app: TestApp
let olga: TestPlayer
let players: TestPlayer[]
let tournamentId: string
let eventId: string

beforeAll(async () => {
  app = await startTestApp()
  olga = await app.signedIn('Olga')
  players = []
  for (const name of ['Ada', 'Bea', 'Cleo', 'Dina']) players.push(await app.signedIn(name))
  ;({ tournamentId } = await olga.must('tournaments-create', {
    fields: tournamentFieldsAt(await aLocation(app.db)),
  }))
  ;({ eventId } = await olga.must('tournaments-addDivision', {
    tournamentId,
    division: divisionFieldsFor('singles', { play: 'singles' }),
  }))
  for (const player of players) await signUp(player, eventId)
  await olga.must('tournaments-planDay', { tournamentId, day })
  app.clock.set(`${day}T15:00:00Z`)
})
afterAll(() => app.close())

const winners = async (who: TestPlayer) =>
  (await who.must('tournaments-winners', { tournamentId })).winners
const hide = (playerId: string) =>
  app.db.updateTable('players').set({ hidden: true }).where('playerId', '=', playerId).execute()

async function playAll() {
  const matches = await app.db
    .selectFrom('matches as m')
    .innerJoin('match_players as s', 's.matchId', 'm.matchId')
    .innerJoin('match_list_players as k', (join) =>
      join.onRef('k.eventId', '=', 's.eventId').onRef('k.number', '=', 's.number'),
    )
    .select(['m.matchId', 'k.playerId'])
    .where('m.eventId', '=', eventId)
    .where('s.side', '=', 'b')
    .execute()
  for (const { matchId, playerId } of matches)
    await olga.must('matches-decide', {
      matchId,
      games: [playerId === 'ada' ? [5, 11] : [11, 5]],
      walkover: null,
    })
}

test('a division has no winner before its results stand', async () => {
  await playAll()
  expect(await winners(olga)).toEqual([])
})

test('everyone that sees the tournament gets the winners', async () => {
  await olga.must('results-close', { eventId, unplayed: 0, unanswered: 0 })
  const stranger = await app.signedIn('Stranger')
  for (const who of [olga, stranger])
    expect(await winners(who)).toEqual([{ eventId, names: ['Ada'] }])
})

test('a hidden winner is named to nobody, not even to those that played', async () => {
  await hide('ada')
  for (const who of [olga, ...players.slice(1)])
    expect(await winners(who)).toEqual([{ eventId, names: ['Hidden player 1'] }])
})

test('of a division that was deleted nothing is told', async () => {
  await app.db.updateTable('events').set({ deleted: true }).execute()
  expect(await winners(olga)).toEqual([])
})
