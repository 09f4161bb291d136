// Demo data for an empty store. The same instant gives the same people, events and rosters, ids
// included; only the salted hashes of the three passwords differ. Everything is stored in one
// transaction: a demo is whole or not there.
import { createRandom } from '#domain/shared/random.ts'
import { insertRows } from '../db/insert-rows.ts'
import type { Database } from '../db/open-database.ts'
import { listByIds } from '../features/location/queries.ts'
import type { PhotoStore } from '../uploads/photo-store.ts'
import { accountRows, buildAccounts, ownRows, userIdsByName } from './accounts.ts'
import { buildAlerts } from './alerts.ts'
import { buildDemo } from './build-demo.ts'
import { cities, demoSignIns, type DemoSignIn } from './cast.ts'
import { insertClubLife, insertPhotos } from './insert-club.ts'
import { insertHome, insertDemoPeople, insertPlayed, insertProgram } from './insert-demo.ts'
import { buildMedia } from './media.ts'
import { seedPasses } from './passes.ts'
import { keepPhotos } from './photos.ts'

const seed = 2022
/** What came later draws for itself. */
const mediaSeed = 2024
const photoSeed = 2026
const alertSeed = 2030

/**
 * Fills a store that has the venues of data/venues.json and no players. Everything in it is relative
 * to `now`. `pictures`: the folder of the photos.
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
  const kept = await keepPhotos(createRandom(photoSeed), photos, pictures, now)
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
  })
  return { signIns: demoSignIns }
}

/** The user ids of the demo sign-ins, the same in every store. */
export const listDemoUserIds = (): string[] =>
  buildAccounts(createRandom(seed)).map(({ userId }) => userId)
