// The operator's repair: it corrects numbers left wrong by an earlier release or by any other
// cause, once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyStore } from '#server/db/backup/verify-store.ts'
import { closeCup, openCup, recordOf, settleRecords } from '#test/scenes/own-act-scene.ts'
import { aLocation, theyActed } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'
import { openCurrentStore } from './open-store.ts'
import { createAdminProgram } from './program.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function run(...options: string[]): Promise<string> {
  let said = ''
  const open = () =>
    openCurrentStore({ databaseUrl: app.databaseUrl, dataDir: '/nowhere', pgOsUser: null })
  await createAdminProgram({
    open,
    now: () => app.clock.now(),
    write: (text) => {
      said += text
    },
  }).parseAsync(['node', 'admin', ...options, 'repair'])
  return said
}

const namesOfFour = ['Ann', 'Ben', 'Cleo', 'Dan']

test('what was counted without own acts goes, what is wrong becomes right, and a second run finds nothing', async () => {
  const location = await aLocation(app.db)
  const organizer = await app.signedIn('Olga')
  const players = await Promise.all(namesOfFour.map((name) => app.signedIn(name)))
  const all = async () => {
    await settleRecords(app)
    return Promise.all(players.map(({ playerId }) => recordOf(app, playerId)))
  }
  const playCup = async (of: readonly TestPlayer[], isPutIn: boolean): Promise<string> => {
    const eventId = await openCup(app, {
      location,
      organizer,
      entrants: of.map((player) => ({ player, isPutIn })),
    })
    if (isPutIn)
      await theyActed(
        app.db,
        eventId,
        of.map(({ playerId }) => playerId),
      )
    await closeCup(app, organizer, eventId)
    return eventId
  }
  app.clock.set('2026-06-02T21:30:00Z')
  await playCup(players, false)
  const honest = await all()
  const forged = await playCup(players, true)
  await app.db.deleteFrom('own_acts').where('eventId', '=', forged).execute()
  await app.db
    .updateTable('players')
    .set({ points: 99, wins: 7 })
    .where('playerId', '=', 'dan')
    .execute()
  await app.db
    .updateTable('player_ratings')
    .set({ rating: 6.5 })
    .where('playerId', '=', 'dan')
    .execute()
  expect((await all())[0]).toMatchObject({ medals: [2, 0, 0] })

  const troubles = async () =>
    (await verifyStore({ connectionString: app.databaseUrl }, app.deps.photos)).troubles
  expect(await troubles()).toEqual([
    expect.stringContaining('did nothing themselves in the event (admin repair): 4'),
  ])
  expect(JSON.parse(await run('--json'))).toMatchObject({
    events: 2,
    changed: [
      {
        playerId: 'ann',
        changes: { gold: [2, 1], points: [expect.any(Number), honest[0]?.points] },
      },
      { playerId: 'ben' },
      { playerId: 'cleo' },
      {
        playerId: 'dan',
        changes: {
          points: [99, honest[3]?.points],
          wins: [7, 0],
          singles: [6.5, honest[3]?.ratings[0]?.rating],
        },
      },
    ],
  })
  expect(await all()).toEqual(honest)
  expect(await troubles()).toEqual([])
  expect(await run()).toBe('Nothing to repair: 2 events and 0 leagues were gone over.\n')
  expect(await app.db.selectFrom('operator_log').select(['command', 'detail']).execute()).toEqual([
    { command: 'repair', detail: '4 players changed' },
  ])
})
