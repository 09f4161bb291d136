// The player count stored at a venue equals its rows while players join, leave, hide and are
// deleted concurrently.
import { beforeAll, afterAll, test, expect } from 'vitest'
import { createRandom } from '#domain/shared/random.ts'
import { aLocation } from '#test/support/builders.ts'
import { isProof } from '#test/support/proof.ts'
import { type TestApp, startTestApp, type TestPlayer } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ poolSize: 8 })
})
afterAll(() => app.close())

const keptAt = async (locationId: string) =>
  (
    await app.db
      .selectFrom('location_players')
      .select('players')
      .where('locationId', '=', locationId)
      .executeTakeFirst()
  )?.players ?? 0

async function countedAt(locationId: string): Promise<number> {
  const rows = await app.db
    .selectFrom('player_locations')
    .innerJoin('players', 'players.playerId', 'player_locations.playerId')
    .select('players.playerId')
    .where('locationId', '=', locationId)
    .where('removed', '=', false)
    .where('players.hidden', '=', false)
    .execute()
  return rows.length
}

test('every change of one row counts once, and a change of nothing not at all', async () => {
  const venue = await aLocation(app.db)
  const ann = await app.signedIn('Ann')
  const counts: number[] = []
  const step = async (change: Promise<unknown>) => {
    await change
    counts.push(await keptAt(venue))
  }
  const setActive = (active: boolean) =>
    ann.must('playerLocations-setActive', { locationId: venue, active })
  const setHidden = (hidden: boolean) =>
    ann.must('players-updatePlayer', { playerId: 'ann', fields: { hidden } })
  for (const active of [true, true, false, false, true]) await step(setActive(active))
  for (const hidden of [true, true, false]) await step(setHidden(hidden))
  await step(setHidden(true))
  await step(setActive(false))
  await step(setHidden(false))
  await step(setActive(true))
  await step(app.db.deleteFrom('players').where('playerId', '=', 'ann').execute())
  expect(counts).toEqual([1, 1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 1, 0])
})

test.each(isProof ? [1, 2, 3] : [1])(
  'the kept count equals the rows after many players joined, left, hid and were deleted at once (seed %i)',
  async (seed) => {
    const random = createRandom(seed)
    const venues = [await aLocation(app.db), await aLocation(app.db), await aLocation(app.db)]
    const players = await Promise.all(
      Array.from({ length: 12 }, (_, index) => app.signedIn(`P${seed}x${index}`)),
    )
    const change = (player: TestPlayer): Promise<unknown> =>
      random.chance(0.3)
        ? player.must('players-updatePlayer', {
            playerId: player.playerId,
            fields: { hidden: random.chance(0.5) },
          })
        : player.must('playerLocations-setActive', {
            locationId: random.pick(venues),
            active: random.chance(0.7),
          })
    const windows = (of: readonly TestPlayer[]) =>
      of
        .flatMap((player) => [player, player])
        .map(async (player) => {
          for (let round = 0; round < 6; round += 1) await change(player)
        })
    await Promise.all(windows(players))
    const [deleted, staying] = [players.slice(0, 4), players.slice(4)]
    await Promise.all([
      ...windows(staying),
      ...deleted.map(({ playerId }) =>
        app.db.deleteFrom('players').where('playerId', '=', playerId).execute(),
      ),
    ])
    const kept = await Promise.all(venues.map(keptAt))
    expect(kept).toEqual(await Promise.all(venues.map(countedAt)))
    expect(kept.some((count) => count > 0)).toBe(true)
  },
)
