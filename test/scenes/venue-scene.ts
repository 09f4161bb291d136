// Shared setup of venue admin tests: a venue with its admin, and the log as text.
import type { Database } from '#server/db/open-database.ts'
import { aLocation, anAdmin, type PlayerOptions } from '../support/builders.ts'
import type { TestApp, TestPlayer } from '../support/test-app.ts'

export type Office = { venue: string; admin: TestPlayer; player: TestPlayer }

export function officesOf(app: () => TestApp) {
  let people = 0
  const someone = (options: PlayerOptions = {}): Promise<TestPlayer> =>
    app().signedIn(`someone${people++}`, options)
  return {
    someone,
    office: async (name = 'Mueller Hall'): Promise<Office> => {
      const venue = await aLocation(app().db, { name })
      const admin = await someone({ activeLocations: [venue] })
      await anAdmin(app().db, venue, admin.playerId)
      return { venue, admin, player: await someone() }
    },
  }
}

/** The log of a venue, oldest first, as 'actor action player detail'. */
export async function locationLogOf(db: Database, locationId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('location_log')
    .select(['actorId', 'action', 'playerId', 'detail'])
    .where('locationId', '=', locationId)
    .orderBy('locationLogId')
    .execute()
  return rows.map((row) =>
    [row.actorId, row.action, row.playerId, row.detail].filter(Boolean).join(' '),
  )
}
