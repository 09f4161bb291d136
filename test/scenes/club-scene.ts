// Clubs of a venue, their members and invitations.
import { afterAll, beforeAll } from 'vitest'
import { aClub, aLocation } from '#test/support/builders.ts'
import { startTestApp, type TestApp, type TestPlayer } from '#test/support/test-app.ts'

export let app: TestApp

export let olga: TestPlayer, ann: TestPlayer, ben: TestPlayer

export let location: string

export const refusedAs = (code: string, params?: object) => ({
  ok: false,
  refusal: params === undefined ? { code } : { code, params },
})

export const notFound = refusedAs('club-not-found')

export let count = 0

export async function aClubOf(
  members: readonly string[] = [],
): Promise<{ locationId: string; clubId: string }> {
  count += 1
  return {
    locationId: location,
    clubId: await aClub(app.db, { location, owner: 'olga', name: `Club ${count}`, members }),
  }
}

export const membersOf = async ({ locationId, clubId }: { locationId: string; clubId: string }) =>
  (
    await app.db
      .selectFrom('club_members')
      .select('playerId')
      .where('locationId', '=', locationId)
      .where('slug', '=', clubId)
      .orderBy('playerId')
      .execute()
  ).map(({ playerId }) => playerId)

export const invitedTo = async ({ clubId }: { clubId: string }) =>
  (
    await app.db
      .selectFrom('club_invitations')
      .select('playerId')
      .where('slug', '=', clubId)
      .orderBy('playerId')
      .execute()
  ).map(({ playerId }) => playerId)

export const alertsOf = async (playerId: string) =>
  app.db
    .selectFrom('alerts')
    .select(['kind', 'params'])
    .where('playerId', '=', playerId)
    .orderBy('created')
    .execute()

export function startClubs(): void {
  beforeAll(async () => {
    app = await startTestApp({ poolSize: 10 })
    olga = await app.signedIn('Olga')
    ann = await app.signedIn('Ann')
    ben = await app.signedIn('Ben')
    location = await aLocation(app.db, { name: 'Pier 7' })
  })
  afterAll(() => app.close())
}
