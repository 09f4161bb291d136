// Demo data for an empty store, in one transaction. The same instant gives the same people, events
// and rosters, ids included; only the salted password hashes differ.
import { createRandom } from '#domain/shared/random.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Database } from '../db/open-database.ts'
import { listByIds } from '../features/location/queries.ts'
import type { PhotoStore } from '../uploads/photo-store.ts'
import { accountRows, buildAccounts, ownRows, userIdsByName } from './accounts.ts'
import { buildAlerts } from './alerts.ts'
import { buildDemo } from './build-demo.ts'
import { cities, demoSignIns, operatorSignIn, type DemoSignIn } from './cast.ts'
import { insertClubLife, insertPhotos } from './insert-club.ts'
import { insertHome, insertDemoPeople, insertPlayed, insertProgram } from './insert-demo.ts'
import { buildMedia } from './media.ts'
import { buildOperator, insertOperator } from './operator.ts'
import { seedPasses } from './passes.ts'
import { keepPhotos } from './photos.ts'

const seed = 2022
const mediaSeed = 2024
const alertSeed = 2030

/**
 * Requires a store with the venues of data/venues.json and no players. All times are relative to
 * `now`. `pictures`: the folder of the photos.
 */
export async function seedDemo(
  { db, photos }: { db: Database; photos: PhotoStore },
  { now, pictures }: { now: number; pictures: URL },
): Promise<{ signIns: readonly DemoSignIn[] }> {
  const random = createRandom(seed)
  const accounts = buildAccounts(random)
  const venues = await listByIds(
    db,
    cities.flatMap(({ venueIds }) => venueIds),
  )
  const demo = await buildDemo(random, userIdsByName(accounts), venues, now)
  const { startMs, joined, communities, home, program } = demo
  const kept = await keepPhotos(photos, pictures, now)
  const { auth_users, auth_accounts } = await accountRows(accounts, joined)
  const own = ownRows(accounts, joined)

  await db.transaction().execute(async (tx) => {
    await insertRows(tx, 'auth_users', auth_users)
    await insertRows(tx, 'auth_accounts', auth_accounts)
    await insertDemoPeople(tx, demo.people, own)
    await insertProgram(tx, program, joined)
    await insertHome(tx, home, joined)
    await insertPlayed(tx, demo.played)
    await insertRows(tx, 'tournament_slots', home.tournament.slots)
    await insertRows(tx, 'event_reminders', demo.reminders)
    await insertClubLife(tx, home.clubLife)
    await insertPhotos(tx, home.clubLife.club, kept)
    await insertRows(tx, 'media_links', buildMedia(createRandom(mediaSeed), communities, startMs))
    const given = await seedPasses(tx, random, startMs)
    const news = { ...demo, ...home, given, now, venues }
    await insertRows(tx, 'alerts', buildAlerts(createRandom(alertSeed), news))
    await insertOperator(tx, joined)
  })
  return { signIns: [...demoSignIns, operatorSignIn] }
}

export const listDemoUserIds = (): string[] =>
  [...buildAccounts(createRandom(seed)), buildOperator()].map(({ userId }) => userId)
