// An account with ranked events makes tournaments, puts players in that never agreed, marks
// them here, decides and closes: nothing that is kept of them changes, and the account itself earns
// nothing from them.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeCup, openCup, recordOf, settleRecords } from '#test/scenes/own-act-scene.ts'
import { aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
let location: string
let victims: TestPlayer[]
beforeAll(async () => {
  app = await startTestApp()
  location = await aLocation(app.db)
  victims = await Promise.all(['Vera', 'Vic', 'Vito'].map((name) => app.signedIn(name)))
})
afterAll(() => app.close())

/** A tournament of the attacker against players they put in, decided and closed. */
async function forge(attacker: TestPlayer): Promise<void> {
  const entrants = [
    { player: attacker, isPutIn: false },
    ...victims.map((player) => ({ player, isPutIn: true })),
  ]
  await closeCup(app, attacker, await openCup(app, { location, organizer: attacker, entrants }))
}

test('players whom a stranger puts in, marks and beats lose and win nothing, and the stranger nothing from them', async () => {
  const mal = await app.signedIn('Mal')
  const before = await Promise.all(victims.map(({ playerId }) => recordOf(app, playerId)))
  app.clock.set(new Date('2026-06-02T21:30:00Z').getTime())
  await forge(mal)
  await forge(mal)
  app.clock.set(new Date('2026-06-03T21:30:00Z').getTime())
  await settleRecords(app)
  expect(await Promise.all(victims.map(({ playerId }) => recordOf(app, playerId)))).toEqual(before)
  const { attended, points, ...rest } = await recordOf(app, mal.playerId)
  expect({ attended, points }).toEqual({ attended: 2, points: 2 })
  expect(rest).toMatchObject({
    hosted: 0,
    wins: 0,
    losses: 0,
    medals: [0, 0, 0],
    ratings: [],
    results: 2,
  })
})
