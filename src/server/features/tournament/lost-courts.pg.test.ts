// A tournament loses a court, identified by number.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { divisionFieldsFor, enterTeams, tournamentFieldsAt } from '#test/scenes/tournament-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp } from '#test/support/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('nothing is planned or called on a lost court, and everyone reads which it is', async () => {
  const location = await aLocation(app.db)
  const olga = await app.signedIn('Olga')
  const { tournamentId } = await olga.must('tournaments-create', {
    fields: tournamentFieldsAt(location, { courts: 3 }),
  })
  const { eventId } = await olga.must('tournaments-addDivision', {
    tournamentId,
    division: divisionFieldsFor('fixed teams'),
  })
  const players = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      app.signedIn(`Mate${String.fromCodePoint(97 + index)}`),
    ),
  )
  await enterTeams(app.db, eventId, players)
  const socket = await app.socket(olga.token)
  const board = socket.subscribe('tournaments-day', { tournamentId })
  const plan = async () => {
    await olga.must('tournaments-planDay', { tournamentId, day: '2026-06-02' })
    return (await board.next()).slots
  }
  await board.next()
  const courtsIn = (slots: readonly { court: number }[]) =>
    [...new Set(slots.map(({ court }) => court))].toSorted((one, other) => one - other)
  expect(courtsIn(await plan())).toEqual([1, 2, 3])
  await olga.must('tournaments-update', {
    tournamentId,
    fields: tournamentFieldsAt(location, { courts: 3, courtsOut: [2] }),
  })
  const after = await plan()
  expect(courtsIn(after)).toEqual([1, 3])
  app.clock.set('2026-06-02T13:00:00Z')
  const call = (court: number) =>
    olga.call('tournaments-call', { tournamentId, matchId: after[0]?.matchId ?? '', court })
  expect(await call(2)).toMatchObject({ refusal: { code: 'plan-invalid' } })
  expect((await call(3)).ok).toBe(true)
  const shown = await socket.subscribe('tournaments-byId', { tournamentId }).next()
  expect(shown.fields.courtsOut).toEqual([2])
  await socket.close()
})
