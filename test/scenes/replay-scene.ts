// Confirmed matches of eight players and their stored ratings.
import { integer } from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { ratingRules } from '#domain/rating/rating.ts'
import { replayDirty } from '#server/features/rating/jobs.ts'
import { queueAllUnlessMadeBy } from '#server/features/rating/queries.ts'
import { createLocalBus } from '#server/live/bus.ts'
import { aLocation, aPlayer } from '#test/support/builders.ts'
import { testDatabase, type TestDatabase } from '#test/support/test-database.ts'

export let database: TestDatabase

export let place: { location: string; organizer: string }

export const players = ['ann', 'ben', 'cleo', 'dan', 'eve', 'fay', 'gus', 'hal']

const bus = createLocalBus()

export const catchUp = (matchesAtOnce = 3) =>
  replayDirty({ db: database.db, bus, clock: { now: () => Date.UTC(2026, 5, 1) } }, matchesAtOnce)

export async function stored() {
  const { db } = database
  return {
    ratings: await db
      .selectFrom('player_ratings')
      .selectAll()
      .orderBy('playerId')
      .orderBy('discipline')
      .execute(),
    changes: await db
      .selectFrom('rating_changes')
      .selectAll()
      .orderBy('resultOrder')
      .orderBy('place')
      .execute(),
  }
}

export async function storedAfresh() {
  const { db } = database
  await sql`truncate player_ratings, rating_changes, rating_dirty, rating_rules`.execute(db)
  await queueAllUnlessMadeBy(db, ratingRules)
  await catchUp(1_000)
  return stored()
}

export async function emptyStore(): Promise<void> {
  await sql`delete from match_lists`.execute(database.db)
  await sql`truncate player_ratings, rating_changes, rating_seeds, rating_dirty`.execute(
    database.db,
  )
}

export const event = integer({ min: 0, max: 2 })

export function startReplays(): void {
  beforeAll(async () => {
    database = await testDatabase()
    const location = await aLocation(database.db)
    for (const [index, name] of players.entries())
      await aPlayer(database.db, name, { skill: index === 0 ? null : 2.5 + index * 0.25 })
    place = { location, organizer: 'ann' }
  })
  afterAll(() => database.drop())
}
